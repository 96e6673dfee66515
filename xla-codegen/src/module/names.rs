//! The names in a module whose definitions its structs and methods need.

use syn::{ImplItem, ItemStruct};
use xla_hlo::list::Items;

use super::{Group, function, is_mark, plain};
use crate::gather;
use crate::head;
use crate::message::source;

/// Returns the names in a group that it does not declare.
pub(super) fn names(group: &Group) -> Vec<syn::Path> {
    let mut all: Vec<syn::Path> = Vec::new();
    for item in &group.structs {
        let generics = head::names(&item.generics);
        let generics = generics.map(ToString::to_string).collect_vec();
        let types = item.fields.iter().map(|field| &field.ty);
        let types = types.chain_items(head::defaults(&item.generics));
        all.extend(gather::types(types, generics));
    }
    for item in &group.impls {
        let types = std::iter::once(&*item.self_ty);
        let generics = head::names(&item.generics);
        let generics = generics.map(ToString::to_string).collect_vec();
        all.extend(gather::types(types, generics));
        for part in &item.items {
            match part {
                ImplItem::Fn(method) if method.attrs.iter().any(is_mark) => {
                    all.extend(gather::function(&function(item, method).into()));
                }
                ImplItem::Const(constant) => all.extend(gather::constant(&plain(constant))),
                _ => {}
            }
        }
    }
    let mut names: Vec<syn::Path> = Vec::new();
    for path in all {
        let own = |item: &ItemStruct| path.is_ident(&item.ident);
        let text = source(&path);
        let known = |other: &syn::Path| source(other) == text;
        if !group.structs.iter().any(own) && !names.iter().any(known) {
            names.push(path);
        }
    }
    names
}
