//! Parameters that are not arrays: executors and channels.

use std::rc::Rc;

use proc_macro2::Ident;
use syn::{Error, FnArg, Result};
use xla_hlo::list::Items;
use xla_hlo::{Channel, ChannelKind, Tree};

use super::scope::{Scope, reported};
use crate::definition::{Faults, plain_type};
use crate::head::{Mode, Param};
use crate::hir::Type;

/// Returns the channel of a parameter, whose type has this content.
///
/// # Errors
/// The parameter is not borrowed, or the type of its items is wrong or missing.
pub(super) fn channel(
    arg: &FnArg,
    mode: Mode,
    (kind, content): (ChannelKind, &[Type]),
    scope: &Scope,
) -> Result<Channel> {
    let example = if kind.has_content() {
        format!("&{}<f32![2, 3]>", kind.name())
    } else {
        format!("&{}", kind.name())
    };
    if mode != Mode::Ref {
        let what = format!("a channel must be borrowed: write `{example}`");
        return Err(at_type(arg, what));
    }
    if content.len() != usize::from(kind.has_content()) {
        // rustc reports it for the signature.
        return Err(reported());
    }
    let content = content.first().map(|ty| scope.types(ty)).transpose()?;
    Ok(Channel {
        kind,
        content: content.map_or(Tree::Tuple(Vec::new()), |types| plain_type(&types)),
    })
}

/// Returns a mistake at the type of a parameter.
fn at_type(arg: &FnArg, what: impl std::fmt::Display) -> Error {
    match arg {
        FnArg::Typed(arg) => Error::new_spanned(&arg.ty, what),
        FnArg::Receiver(_) => Error::new_spanned(arg, what),
    }
}

/// Returns the name of the executor, if there is one, and reports further ones.
pub(super) fn executor<'a>(
    inputs: impl Iterator<Item = (&'a FnArg, &'a Rc<Param>)>,
    faults: &mut Faults,
) -> Option<Ident> {
    let mut names = Vec::new();
    let execs = inputs.filter_items(|(_, param)| param.is_executor());
    for (arg, param) in execs {
        // An executor named `_` cannot be passed on.
        if param.mode == Mode::Ref && param.name != "_" {
            names.push(param.name.clone());
        } else {
            let what = "the executor must be borrowed: write `exec: &Exec`";
            faults.push(at_type(arg, what));
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
