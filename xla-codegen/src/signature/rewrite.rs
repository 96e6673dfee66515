//! Sizes among the arguments of types, `Linear<784, 10>`: rustc reads them as `Linear<Size<784>, Size<10>>`.

use std::cell::RefCell;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use syn::{
    Error, FnArg, GenericArgument, Generics, ItemFn, Pat, PathArguments, Result, ReturnType, Type,
    parse_quote,
};
use xla_hlo::operation::Int;

use super::generic::is_size;
use super::scope::{NO_TYPE, unknown_macro};
use crate::hir;
use crate::message::{Spanned, source};
use crate::size::{self, Names};

/// Replaces the numbers among the arguments of types in a signature by the types of these numbers, and macros that are
/// no types by `__no_type!`, about which rustc reports nothing else.
pub(crate) fn rewrite(root: &TokenStream, item: &mut ItemFn) {
    let generics = &item.sig.generics;
    let one = |ty: &mut Type| {
        refuse_macros(root, generics, ty);
        rewrite_type(root, ty);
    };
    for arg in &mut item.sig.inputs {
        if let FnArg::Typed(arg) = arg {
            one(&mut arg.ty);
        }
    }
    if let ReturnType::Type(_, ty) = &mut item.sig.output {
        one(ty);
    }
}

/// Removes `mut` from the parameters: assignments become part of the graph.
pub(crate) fn without_mut(sig: &mut syn::Signature) {
    for arg in &mut sig.inputs {
        if let FnArg::Typed(arg) = arg
            && let Pat::Ident(pat) = &mut *arg.pat
        {
            pat.mutability = None;
        }
    }
}

/// Replaces macros that are no types of the language.
fn refuse_macros(root: &TokenStream, generics: &Generics, ty: &mut Type) {
    match ty {
        Type::Reference(inner) => refuse_macros(root, generics, &mut inner.elem),
        Type::Paren(inner) => refuse_macros(root, generics, &mut inner.elem),
        Type::Group(inner) => refuse_macros(root, generics, &mut inner.elem),
        Type::Array(inner) => refuse_macros(root, generics, &mut inner.elem),
        Type::Tuple(tuple) => {
            for ty in &mut tuple.elems {
                refuse_macros(root, generics, ty);
            }
        }
        Type::Macro(mac) => {
            if let Some(what) = unknown_macro(generics, &mac.mac) {
                let name = Ident::new(NO_TYPE, mac.mac.path.span());
                let mut text = Literal::string(&what);
                text.set_span(mac.mac.delimiter.span().join());
                *ty = Type::Macro(parse_quote!(#root::#name![#text]));
            }
        }
        _ => {}
    }
}

/// Checks that no argument of a type is a number, where rustc reads the type as it is written.
///
/// # Errors
/// A number, with a message that shows the type to write.
pub(crate) fn without_numbers(ty: &Type) -> Result<()> {
    let mut written = ty.clone();
    rewrite_type(&quote!(typed_xla), &mut written);
    if source(&written) == source(ty) {
        return Ok(());
    }
    // The prelude has `Size`, and no other type of a size.
    let changes = [
        (" ", ""),
        (",", ", "),
        (";", "; "),
        ("typed_xla::size::Size<", "Size<"),
    ];
    let text = changes
        .iter()
        .fold(source(&written), |text, (from, to)| text.replace(from, to));
    let what = format!("a size in the type of a field is a type too\n  help: write `{text}`");
    Err(Error::new_spanned(ty, what))
}

/// Replaces the numbers among the arguments of a type.
pub(crate) fn rewrite_type(root: &TokenStream, ty: &mut Type) {
    match ty {
        Type::Reference(inner) => rewrite_type(root, &mut inner.elem),
        Type::Paren(inner) => rewrite_type(root, &mut inner.elem),
        Type::Group(inner) => rewrite_type(root, &mut inner.elem),
        Type::Array(inner) => rewrite_type(root, &mut inner.elem),
        Type::Tuple(tuple) => {
            for ty in &mut tuple.elems {
                rewrite_type(root, ty);
            }
        }
        Type::Path(path) => {
            for segment in &mut path.path.segments {
                let sizes = is_size(&segment.ident.to_string());
                let PathArguments::AngleBracketed(arguments) = &mut segment.arguments else {
                    continue;
                };
                // The arguments of `Size<..>` are numbers already.
                for argument in arguments.args.iter_mut().filter(|_| !sizes) {
                    if let GenericArgument::Type(ty) = argument {
                        rewrite_type(root, ty);
                    } else if let Some(ty) = size_of(root, argument) {
                        *argument = GenericArgument::Type(ty);
                    }
                }
            }
        }
        _ => {}
    }
}

/// Returns the type of a size; `None` if it is not one, which the reader of the type reports.
fn size_of(root: &TokenStream, argument: &GenericArgument) -> Option<Type> {
    let expr = hir::constant(argument)?;
    let written = RefCell::new(Names::default());
    let names = size::names(|path| Ok(Int::Size(written.borrow_mut().name(path))));
    let size = size::size(&expr.into(), &names).ok()?;
    drop(names);
    let ty = size::type_of(root, &size, &written.into_inner(), &mut Vec::new());
    syn::parse2(ty).ok()
}
