//! Parameters that are not arrays: executors and channels.

use proc_macro2::Ident;
use syn::{Error, FnArg, GenericArgument, Pat, PathArguments, PathSegment, Result};
use xla_hlo::list::Items;
use xla_hlo::{Channel, ChannelKind, Tree};

use super::scope::{Scope, reported};
use crate::definition::{Faults, plain_type};
use crate::template::is_executor;

pub(super) fn last_segment(ty: &syn::Type) -> Option<&PathSegment> {
    match ty {
        syn::Type::Path(ty) if ty.qself.is_none() => ty.path.segments.last(),
        _ => None,
    }
}

pub(super) fn type_arguments(segment: &PathSegment) -> Vec<&syn::Type> {
    let PathArguments::AngleBracketed(arguments) = &segment.arguments else {
        return Vec::new();
    };
    let types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    types.collect_vec()
}

/// Returns the types in an executor or channel parameter: `exec: &Exec`, `feed: &Infeed<f32![2]>`, `replica: &Replica`.
/// Returns `None` for an array.
pub(crate) fn outside(arg: &FnArg) -> Option<Vec<&syn::Type>> {
    let FnArg::Typed(typed) = arg else {
        return None;
    };
    if is_executor(arg) {
        return Some(Vec::new());
    }
    let segment = last_segment(borrowed(&typed.ty))?;
    kind(segment).map(|_| type_arguments(segment))
}

fn borrowed(ty: &syn::Type) -> &syn::Type {
    match ty {
        syn::Type::Reference(reference) => &reference.elem,
        ty => ty,
    }
}

fn kind(segment: &PathSegment) -> Option<ChannelKind> {
    ChannelKind::ALL
        .into_iter()
        .find_item(|kind| segment.ident == kind.name())
}

/// Returns the channel of a parameter; `None` for a tensor.
///
/// # Errors
/// The parameter is not borrowed, or the type of its items is wrong or missing.
pub(super) fn channel(ty: &syn::Type, scope: &Scope) -> Option<Result<Channel>> {
    let segment = last_segment(borrowed(ty))?;
    let kind = kind(segment)?;
    let example = if kind.has_content() {
        format!("&{}<f32![2, 3]>", kind.name())
    } else {
        format!("&{}", kind.name())
    };
    let wrong = || {
        let what = format!("a channel must be borrowed: write `{example}`");
        Error::new_spanned(ty, what)
    };
    let borrowed = matches!(ty, syn::Type::Reference(reference) if reference.mutability.is_none());
    if !borrowed {
        return Some(Err(wrong()));
    }
    let arguments = type_arguments(segment);
    if arguments.len() != usize::from(kind.has_content()) {
        // rustc reports it for the signature.
        return Some(Err(reported()));
    }
    let content = arguments.first().map(|ty| scope.types(ty));
    Some(content.transpose().map(|content| Channel {
        kind,
        content: content.map_or(Tree::Tuple(Vec::new()), |types| plain_type(&types)),
    }))
}

/// Returns the name of the executor, if there is one, and reports further ones.
pub(super) fn executor(args: &[&FnArg], faults: &mut Faults) -> Option<Ident> {
    let mut names = Vec::new();
    for arg in args {
        let FnArg::Typed(typed) = arg else {
            continue;
        };
        match (&*typed.pat, &*typed.ty) {
            (Pat::Ident(pat), syn::Type::Reference(ty)) if ty.mutability.is_none() => {
                names.push(pat.ident.clone());
            }
            (_, ty) => {
                let what = "the executor must be borrowed: write `exec: &Exec`";
                faults.push(Error::new_spanned(ty, what));
            }
        }
    }
    for more in names.iter().skip(1) {
        let what = format!(
            "a computation has only one executor, which is already `{}`",
            names[0]
        );
        faults.push(Error::new(more.span(), what));
    }
    names.into_iter().next()
}
