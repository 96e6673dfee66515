//! The signature that rustc sees, in which an argument for `const L: usize` is a number, and one for `N: Dim` a type.
//!
//! A signature that is read has types, `Net<Size<3>, Size<64>>`, whatever the struct declares. Only the macro of the
//! struct's name knows its parameters, so the type that rustc sees is a call of this macro with both forms of each number.
//! For `struct Net<const L: usize, N: Dim>`, `Net!(@of [Net <] [>] ([3] [Size<3>]) ([64] [Size<64>]))` expands to
//! `Net<3, Size<64>>`. The brackets are the user's, so rustc reports a mistake in the type where it is written.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use syn::{FnArg, GenericArgument, Pat, PathArguments, ReturnType, Signature, Type, parse_quote};
use xla_hlo::list::Items;

use super::generic::operator;
use super::rewrite::digits;
use super::scope::split;
use crate::head;
use crate::hir::{self, BinOp};
use crate::lexical::{File, Known};

/// Makes a signature the one that rustc sees: arguments of structs are as the structs declare them, and parameters are
/// not `mut`, since assignments become part of the graph.
pub(crate) fn for_rustc(sig: &mut Signature) {
    without_mut(sig);
    with_declared_arguments(sig);
}

/// Makes the arguments of structs in a signature numbers or types, as the structs declare them.
pub(crate) fn with_declared_arguments(sig: &mut Signature) {
    let instances = Instances {
        generics: head::names(&sig.generics)
            .map(ToString::to_string)
            .collect_vec(),
        file: File::default(),
    };
    for arg in &mut sig.inputs {
        if let FnArg::Typed(arg) = arg {
            instances.replace(&mut arg.ty);
        }
    }
    if let ReturnType::Type(_, ty) = &mut sig.output {
        instances.replace(ty);
    }
}

/// Returns a type as rustc sees it outside of a signature.
pub(crate) fn type_for_rustc(ty: &Type) -> Type {
    let mut ty = ty.clone();
    let instances = Instances {
        generics: Vec::new(),
        file: File::default(),
    };
    instances.replace(&mut ty);
    ty
}

/// Removes `mut` from the parameters.
pub(crate) fn without_mut(sig: &mut Signature) {
    for arg in &mut sig.inputs {
        if let FnArg::Typed(arg) = arg
            && let Pat::Ident(pat) = &mut *arg.pat
        {
            pat.mutability = None;
        }
    }
}

/// The replacement of structs with numbers among their arguments.
struct Instances {
    /// The names of the generic parameters.
    generics: Vec<String>,
    file: File,
}

impl Instances {
    fn replace(&self, ty: &mut Type) {
        if digits(ty).is_some() {
            return;
        }
        match ty {
            Type::Reference(inner) => self.replace(&mut inner.elem),
            Type::Paren(inner) => self.replace(&mut inner.elem),
            Type::Group(inner) => self.replace(&mut inner.elem),
            Type::Array(inner) => self.replace(&mut inner.elem),
            Type::Tuple(tuple) => {
                for ty in &mut tuple.elems {
                    self.replace(ty);
                }
            }
            Type::Path(path) if path.qself.is_none() => {
                if let Some(last) = path.path.segments.last_mut()
                    && let PathArguments::AngleBracketed(all) = &mut last.arguments
                {
                    for argument in &mut all.args {
                        if let GenericArgument::Type(ty) = argument {
                            self.replace(ty);
                        }
                    }
                }
                if let Some(call) = self.call(&path.path) {
                    *ty = Type::Macro(parse_quote!(#call));
                }
            }
            _ => {}
        }
    }

    /// Returns the call of a struct's macro, if some argument may be a number.
    fn call(&self, path: &syn::Path) -> Option<TokenStream> {
        let arguments = hir::arguments(path);
        let numbers = arguments.iter().map(|argument| match argument {
            GenericArgument::Type(ty) => self.number(ty),
            _ => None,
        });
        let numbers = numbers.collect_vec();
        let last = &path.segments.last()?.ident;
        // The mistake of a name without a definition is reported with the body.
        if numbers.iter().all(Option::is_none)
            || operator(&last.to_string()).is_some()
            || self.file.knows(last) != Known::Perhaps
        {
            return None;
        }
        let pairs = arguments.iter().zip(numbers);
        let pairs = pairs.map(|(ty, number)| {
            let number = number.unwrap_or_else(|| quote!(#ty));
            quote!(([#number] [#ty]))
        });
        let (name, pairs) = (split(path), pairs.collect_vec());
        let PathArguments::AngleBracketed(all) = &path.segments.last()?.arguments else {
            return None;
        };
        let (open, close) = (&all.lt_token, &all.gt_token);
        Some(quote!(#name!(@of [#name #open] [#close] #(#pairs)*)))
    }

    /// Returns the type of a size as a number: `3` for `Size<3>`, `{ (2 * N) }` for a product, `{ LAYERS }` for a name.
    fn number(&self, ty: &Type) -> Option<TokenStream> {
        if let Some(groups) = digits(ty) {
            return number_of(&groups);
        }
        let inner = self.expression(ty)?;
        Some(quote!({ #inner }))
    }

    fn expression(&self, ty: &Type) -> Option<TokenStream> {
        if let Some(groups) = digits(ty) {
            return number_of(&groups);
        }
        let Type::Path(of) = ty else {
            return None;
        };
        let last = of.path.segments.last()?;
        let arguments = hir::arguments(&of.path);
        match (operator(&last.ident.to_string()), arguments.as_slice()) {
            (Some(op), [GenericArgument::Type(a), GenericArgument::Type(b)]) => {
                let (a, b) = (self.expression(a)?, self.expression(b)?);
                Some(match op {
                    BinOp::Add => quote!((#a + #b)),
                    BinOp::Sub => quote!((#a - #b)),
                    BinOp::Mul => quote!((#a * #b)),
                    _ => quote!((#a / #b)),
                })
            }
            // By Rust's convention a constant has no small letters.
            (None, []) if self.is_constant(&last.ident) => {
                let path = &of.path;
                Some(quote!(#path))
            }
            _ => None,
        }
    }

    fn is_constant(&self, name: &Ident) -> bool {
        let name = name.to_string();
        !name.contains(char::is_lowercase) && !self.generics.contains(&name)
    }
}

/// Returns the number of `Size<784>` or `SizeK<50, 257>`.
fn number_of(groups: &[&GenericArgument]) -> Option<TokenStream> {
    let [only] = groups else {
        let digits = groups
            .iter()
            .map(|group| quote!(#group).to_string().parse::<usize>().ok());
        let digits: Vec<usize> = digits.collect_some()?;
        let number = digits.into_iter().fold(0, |all, group| all * 1000 + group);
        let number = Literal::usize_unsuffixed(number);
        return Some(quote!(#number));
    };
    Some(quote!(#only))
}
