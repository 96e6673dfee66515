//! The paths of items that need no definition, or the definition of another item.

use std::collections::HashSet;

use syn::Path;

use crate::signature::split;

/// Returns `Linear` of `Linear::zeros`: the part of a path that names a struct.
pub(super) fn struct_of(path: &Path) -> Option<Path> {
    let count = path.segments.len();
    let before = path.segments.iter().rev().nth(1)?;
    let name = before.ident.to_string();
    if count < 2 || !name.starts_with(char::is_uppercase) || name == "Self" {
        return None;
    }
    let mut of = path.clone();
    of.segments.pop();
    of.segments.pop_punct();
    Some(split(&of))
}

/// Whether a generic type is one of sizes or of the standard library.
pub(super) fn is_std(path: &Path) -> bool {
    // `Size<784>` and sums of sizes are types of this library, so they have no definition macro.
    const NAMES: [&str; 18] = [
        "Size",
        "SizeK",
        "SizeM",
        "SizeG",
        "SizeT",
        "SizeP",
        "SizeSum",
        "SizeDiff",
        "SizeProduct",
        "SizeQuotient",
        "Vec",
        "Option",
        "Box",
        "Tensor",
        "TensorMut",
        "TensorView",
        "View",
        "ViewMut",
    ];
    let last = path.segments.last().map(|last| last.ident.to_string());
    last.is_some_and(|last| NAMES.contains(&last.as_str()))
}

/// Returns the functions that a block declares, which are known in the whole block. They are refused later.
pub(super) fn functions_in(block: &syn::Block) -> HashSet<String> {
    let functions = block.stmts.iter().filter_map(|stmt| match stmt {
        syn::Stmt::Item(syn::Item::Fn(function)) => Some(function.sig.ident.to_string()),
        _ => None,
    });
    functions.collect()
}
