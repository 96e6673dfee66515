//! Names in tokens that are not parsed, or not yet.

use proc_macro2::{Ident, TokenStream, TokenTree};
use xla_hlo::list::Items;

/// Returns every name in a pattern; names of types among them do no harm.
pub(crate) fn names(pattern: TokenStream) -> Vec<Ident> {
    let names = pattern.into_iter().flat_items(|token| match token {
        TokenTree::Ident(ident) => vec![ident],
        TokenTree::Group(group) => names(group.stream()),
        _ => Vec::new(),
    });
    names.collect_vec()
}

/// Whether one of the names occurs in the tokens.
pub(crate) fn mentions(tokens: &TokenStream, names: &[String]) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(ident) => names.contains(&ident.to_string()),
        TokenTree::Group(group) => mentions(&group.stream(), names),
        _ => false,
    })
}
