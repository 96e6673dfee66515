//! Sizes among the arguments of types, `Linear<784, 10>`: rustc reads them as `Linear<Size<784>, Size<10>>`.

use std::cell::RefCell;

use proc_macro2::{Group, Ident, Literal, Span, TokenStream, TokenTree};
use syn::{
    FnArg, GenericArgument, Generics, Path, PathArguments, ReturnType, Signature, Type, parse_quote,
};
use xla_hlo::list::Items;
use xla_hlo::operation::Int;

use super::generic::is_size;
use super::scope::{NO_TYPE, split, unknown_macro};
use crate::deep::mixed_at;
use crate::hir;
use crate::message::Spanned;
use crate::size::{self, Names};

/// A visit of an argument of a path.
type Visit<'v> = dyn FnMut((&Path, usize), &mut GenericArgument) + 'v;

/// Replaces the numbers among the arguments of types in a signature by the types of these numbers, and macros that are
/// no types by `__no_type!`, about which rustc reports nothing else.
pub(crate) fn rewrite(root: &TokenStream, sig: &mut Signature) {
    let generics = &sig.generics;
    let one = |ty: &mut Type| {
        refuse_macros(root, generics, ty);
        rewrite_type(root, ty);
    };
    for arg in &mut sig.inputs {
        if let FnArg::Typed(arg) = arg {
            one(&mut arg.ty);
        }
    }
    if let ReturnType::Type(_, ty) = &mut sig.output {
        one(ty);
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

/// Replaces the numbers among the arguments of a type.
pub(crate) fn rewrite_type(root: &TokenStream, ty: &mut Type) {
    arguments(ty, &mut |_, argument| {
        if let Some(ty) = size_of(root, argument) {
            *argument = GenericArgument::Type(ty);
        }
    });
}

/// Visits the arguments of the paths in a type that are numbers, or types of numbers such as `Size<784>`, each with the
/// path without arguments and its number among them.
pub(super) fn arguments(ty: &mut Type, visit: &mut Visit) {
    match ty {
        Type::Reference(inner) => arguments(&mut inner.elem, visit),
        Type::Paren(inner) => arguments(&mut inner.elem, visit),
        Type::Group(inner) => arguments(&mut inner.elem, visit),
        Type::Array(inner) => arguments(&mut inner.elem, visit),
        Type::Tuple(tuple) => {
            for ty in &mut tuple.elems {
                arguments(ty, visit);
            }
        }
        Type::Path(path) => {
            let plain = split(&path.path);
            for segment in &mut path.path.segments {
                let PathArguments::AngleBracketed(all) = &mut segment.arguments else {
                    continue;
                };
                for (i, argument) in all.args.iter_mut().enumerate() {
                    match argument {
                        GenericArgument::Type(ty) if digits(ty).is_none() => arguments(ty, visit),
                        argument => visit((&plain, i), argument),
                    }
                }
            }
        }
        _ => {}
    }
}

/// Returns the arguments of the type of a number: `Size<784>`, `SizeK<50, 257>`.
pub(super) fn digits(ty: &Type) -> Option<Vec<&GenericArgument>> {
    let Type::Path(path) = ty else {
        return None;
    };
    let last = path.path.segments.last()?;
    match &last.arguments {
        PathArguments::AngleBracketed(all) if is_size(&last.ident.to_string()) => {
            Some(all.args.iter().collect_vec())
        }
        _ => None,
    }
}

/// Returns the type of a size; `None` if it is not one, which the reader of the type reports.
pub(super) fn size_of(root: &TokenStream, argument: &GenericArgument) -> Option<Type> {
    let expr = hir::constant(argument)?;
    let written = RefCell::new(Names::default());
    let names = size::names(|path| Ok(Int::Size(written.borrow_mut().name(path))));
    let size = size::size(&expr.into(), &names).ok()?;
    drop(names);
    let ty = size::type_of(root, &size, &written.into_inner(), &mut Vec::new());
    // rustc's messages about the type are at the number.
    syn::parse2(spanned(ty, mixed_at(argument.span()))).ok()
}

/// Returns tokens with a span.
fn spanned(tokens: TokenStream, span: Span) -> TokenStream {
    let tokens = tokens.into_iter().map(|mut token| {
        if let TokenTree::Group(group) = &token {
            let mut new = Group::new(group.delimiter(), spanned(group.stream(), span));
            new.set_span(span);
            return new.into();
        }
        token.set_span(span);
        token
    });
    tokens.collect_vec().into_iter().collect()
}
