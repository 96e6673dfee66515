//! Mistakes in a module with `#[computation]` that rustc would report without naming what to write.

use quote::ToTokens;
use syn::{
    Attribute, Error, Ident, ImplItem, Item, ItemImpl, ItemStruct, Result, Type, parse_quote,
};
use xla_hlo::list::Items;

use super::{Group, is_mark};
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
        && fields.any(|field| field.ty.to_token_stream().to_string().contains('!'))
}

/// Returns the paths in an attribute `#[derive(..)]`.
///
/// # Errors
/// The list cannot be parsed.
pub(super) fn derived(attribute: &Attribute) -> Result<Vec<syn::Path>> {
    let mut paths = Vec::new();
    if attribute.path().is_ident("derive") {
        attribute.parse_nested_meta(|meta| {
            paths.push(meta.path.clone());
            Ok(())
        })?;
    }
    Ok(paths)
}

/// Whether the struct keeps a trait among its derives: not one that rustc refuses, which [`derives`] reports.
pub(super) fn is_kept(item: &ItemStruct, path: &syn::Path) -> bool {
    !(refuses(item) && BUILT_IN.iter().any(|name| path.is_ident(name)))
}

/// Returns the mistake of a list of derives that cannot be parsed, or of deriving rustc's traits for a struct for which it
/// refuses them.
pub(super) fn derives(item: &ItemStruct) -> Option<Error> {
    let mut all = Vec::new();
    for attribute in &item.attrs {
        match derived(attribute) {
            Ok(paths) => all.extend(paths),
            Err(fault) => return Some(fault),
        }
    }
    let all = all.into_iter();
    let refused = all.filter_items(|path| !is_kept(item, path)).collect_vec();
    let first = refused.first()?;
    let names = |paths: &[syn::Path]| paths.iter().map(source).collect_vec();
    // `#[tensors(..)]` implements some of rustc's traits, and the help lists these first.
    let (can, cannot): (Vec<_>, Vec<_>) = refused
        .iter()
        .cloned()
        .partition(|path| TRAITS.iter().any(|name| path.is_ident(name)));
    let help = match (can.as_slice(), cannot.as_slice()) {
        (can, []) => {
            let names = names(can).join(", ");
            format!("remove `{names}` here, and write `#[tensors({names})]` below the derive")
        }
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
    let found = fields.find(|field| source(&field.ty).contains('!'));
    found.map_or(String::new(), |field| source(&field.ty))
}

/// Returns the mistake of a module in which the structs have functions, all without the attribute.
pub(super) fn unmarked(group: &Group, others: &[Item]) -> Option<Error> {
    let marked = |item: &Item| matches!(item, Item::Fn(item) if item.attrs.iter().any(is_mark));
    if !group.impls.is_empty() || others.iter().any(marked) {
        return None;
    }
    let functions = others.iter().flat_items(|item| functions_of(group, item));
    let functions = functions.collect_vec();
    let first = functions.first()?;
    let names = functions.iter().map(ToString::to_string).collect_vec();
    let what = format!(
        "no function of this module is a computation\n  help: write `#[computation]` at those that are computations (`{}`), or remove it from the module",
        names.join("`, `")
    );
    Some(Error::new(first.span(), what))
}

/// Returns the names of the functions in an `impl` of a struct of the group.
fn functions_of(group: &Group, item: &Item) -> Vec<Ident> {
    let functions = impl_of(group, item).map(|item| {
        let functions = item.items.iter().filter_map(|part| match part {
            ImplItem::Fn(method) => Some(method.sig.ident.clone()),
            _ => None,
        });
        functions.collect_vec()
    });
    functions.unwrap_or_default()
}

/// Returns the item as an `impl` of a struct of the group, without a trait.
fn impl_of<'a>(group: &Group, item: &'a Item) -> Option<&'a ItemImpl> {
    let Item::Impl(item) = item else { return None };
    let Type::Path(ty) = &*item.self_ty else {
        return None;
    };
    let name = &ty.path.segments.last()?.ident;
    let is_own = group.structs.iter().any(|item| item.ident == *name);
    (item.trait_.is_none() && is_own).then_some(item)
}

/// Replaces the bodies of the functions that [`unmarked`] reports: they are not plain Rust.
pub(super) fn without_bodies(group: &Group, others: &mut [Item]) {
    for item in others {
        if impl_of(group, item).is_none() {
            continue;
        }
        let Item::Impl(item) = item else { continue };
        for part in &mut item.items {
            if let ImplItem::Fn(method) = part {
                method.attrs.push(parse_quote!(#[allow(unused_variables)]));
                method.block = parse_quote!({ ::core::unreachable!() });
            }
        }
    }
}
