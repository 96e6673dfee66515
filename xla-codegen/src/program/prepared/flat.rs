//! The signature of a call of a prepared program.

use proc_macro2::Ident;
use quote::format_ident;
use xla_hlo::Tree;
use xla_hlo::list::Items;

use super::stored::{Stored, local};
use crate::bindings::Bindings;
use crate::definition::{Leaf, Types};
use crate::signature::{DynamicSize, Mode, Param, Signature, SizeOrigin, Wide};

/// Returns the signature of a call: each array of a prepared parameter is a parameter, whose place has its sizes if they
/// are dynamic.
pub(super) fn flat(signature: &Signature, chosen: &[bool], stored: &Stored) -> Signature {
    let mut params = Vec::new();
    // The number of the first new parameter for each parameter.
    let mut first = Vec::new();
    let mut sized = stored.sized.iter().enumerate();
    for (param, &is_chosen) in signature.params.iter().zip(chosen) {
        first.push(params.len());
        let leaves = match &param.types {
            Some(types) if is_chosen => types.leaves(),
            _ => {
                params.push(Param {
                    name: param.name.clone(),
                    mutable: param.mutable,
                    types: param.types.clone(),
                    mode: param.mode,
                    channel: param.channel.clone(),
                    function: param.function.clone(),
                    given: param.given.clone(),
                });
                continue;
            }
        };
        for leaf in leaves {
            let Some((i, field)) = sized.next() else {
                break;
            };
            let (name, mode) = match field {
                Some(field) => (local(field), Mode::Ref),
                None => (unread_leaf(i), Mode::Value),
            };
            params.push(Param {
                name,
                mutable: false,
                types: Some(stored_leaf(leaf, field.is_some())),
                mode,
                channel: None,
                function: None,
                given: None,
            });
        }
    }
    let dynamic_sizes = signature.dynamic_sizes.iter();
    let dynamic_sizes = dynamic_sizes.map(|size| match size.source {
        SizeOrigin::Call => size.clone(),
        _ if chosen[size.param] => DynamicSize {
            param: first[size.param] + size.leaf,
            leaf: 0,
            ..size.clone()
        },
        _ => DynamicSize {
            param: first[size.param],
            ..size.clone()
        },
    });
    Signature {
        sizes: signature.sizes.clone(),
        wide: Wide::default(),
        bindings: Bindings::default(),
        params,
        dynamic_sizes: dynamic_sizes.collect_vec(),
        exec: signature.exec.clone(),
        result: signature.result.clone(),
        fallible: signature.fallible,
    }
}

/// Returns the name of the place of a prepared array that is not read.
pub(super) fn unread_leaf(number: usize) -> Ident {
    format_ident!("unread{number}", span = crate::deep::mixed_site())
}

/// Returns the type of an array of a prepared parameter in a call. Only its sizes are read, and only if they are dynamic.
fn stored_leaf(leaf: &Leaf, is_sized: bool) -> Types {
    Tree::Leaf(Leaf {
        array: leaf.array.clone(),
        plain: !is_sized,
    })
}
