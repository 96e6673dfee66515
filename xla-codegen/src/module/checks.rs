//! Mistakes in a module with `#[computation]` that rustc would report without naming what to write.

use quote::ToTokens;
use syn::{Attribute, Error, Ident, ImplItem, Item, ItemStruct, Type};
use xla_hlo::list::Items;

use super::Group;
use crate::derive::standard::TRAITS;
use crate::message::source;

/// The traits that rustc itself derives.
const BUILT_IN: [&str; 9] = [
    "Clone",
    "Copy",
    "Debug",
    "Default",
    "Eq",
    "Hash",
    "Ord",
    "PartialEq",
    "PartialOrd",
];

/// Whether rustc refuses to derive its traits for a struct: it is generic in types, and a field has a macro as its type.
fn refuses(item: &ItemStruct) -> bool {
    let mut fields = item.fields.iter();
    item.generics.type_params().next().is_some()
        && fields.any_item(|field| field.ty.to_token_stream().to_string().contains('!'))
}

/// Returns the paths in an attribute `#[derive(..)]`; one that cannot be parsed is left to rustc.
pub(super) fn derived(attribute: &Attribute) -> Vec<syn::Path> {
    let mut paths = Vec::new();
    if attribute.path().is_ident("derive") {
        let _ = attribute.parse_nested_meta(|meta| {
            paths.push(meta.path.clone());
            Ok(())
        });
    }
    paths
}

/// Whether the struct keeps a trait among its derives: not one that rustc refuses, which [`derives`] reports.
pub(super) fn is_kept(item: &ItemStruct, path: &syn::Path) -> bool {
    !(refuses(item) && BUILT_IN.iter().any_item(|name| path.is_ident(name)))
}

/// Returns the mistake of deriving rustc's traits for a struct for which it refuses them.
pub(super) fn derives(item: &ItemStruct) -> Option<Error> {
    let all = item.attrs.iter().flat_items(derived);
    let refused = all.filter_items(|path| !is_kept(item, path)).collect_vec();
    let first = refused.first()?;
    let names = |paths: &[syn::Path]| paths.iter().map(source).collect_vec();
    let (can, cannot): (Vec<_>, Vec<_>) = refused
        .iter()
        .cloned()
        .partition(|path| TRAITS.iter().any_item(|name| path.is_ident(name)));
    let help = match (can.as_slice(), cannot.as_slice()) {
        (can, []) => format!("write `#[tensors({})]`", names(can).join(", ")),
        (_, cannot) => format!(
            "implement `{}` without a derive; `#[tensors(..)]` implements `Clone`, `Debug`, `Default` and `PartialEq`",
            names(cannot).join("`, `")
        ),
    };
    let what = format!(
        "rustc derives no trait for a generic struct with a field such as `{}`\n  help: {help}",
        field(item)
    );
    Some(Error::new_spanned(first, what))
}

/// Returns the type of the first field whose type is a macro, as it is written.
fn field(item: &ItemStruct) -> String {
    let mut fields = item.fields.iter();
    let found = fields.find_item(|field| source(&field.ty).contains('!'));
    found.map_or(String::new(), |field| source(&field.ty))
}

/// Returns the mistake of a module in which the structs have functions, none of which is marked.
pub(super) fn unmarked(group: &Group, others: &[Item]) -> Option<Error> {
    if !group.impls.is_empty() {
        return None;
    }
    let function = others.iter().find_map(|item| function_of(group, item))?;
    let what = format!(
        "no function of this module is a computation\n  help: write `#[computation]` at `{function}`, if it is one"
    );
    Some(Error::new(function.span(), what))
}

/// Returns the name of the first function in an `impl` of a struct of the group.
fn function_of(group: &Group, item: &Item) -> Option<Ident> {
    let Item::Impl(item) = item else { return None };
    let Type::Path(ty) = &*item.self_ty else {
        return None;
    };
    let name = &ty.path.segments.last()?.ident;
    let is_own = group.structs.iter().any_item(|item| item.ident == *name);
    if item.trait_.is_some() || !is_own {
        return None;
    }
    item.items.iter().find_map(|part| match part {
        ImplItem::Fn(method) => Some(method.sig.ident.clone()),
        _ => None,
    })
}
