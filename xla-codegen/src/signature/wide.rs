//! The bounds of generic sizes that may be dynamic in a call from plain Rust: they are widened from `Dim` to `Extent`.

use proc_macro2::{Ident, TokenStream};
use syn::GenericParam;
use xla_hlo::list::Items;

use super::bounds;
use crate::head::Written;
use crate::tokens::mentions;

/// Replaces the bound `Dim` of the sizes that may be dynamic.
pub(crate) fn widen(root: &TokenStream, wide: &[String], sig: &mut syn::Signature) {
    for param in &mut sig.generics.params {
        if let GenericParam::Type(param) = param
            && wide.contains(&param.ident.to_string())
        {
            param.bounds = syn::parse_quote!(#root::size::Extent);
        }
    }
}

/// Returns the bounds that arithmetic on generic sizes needs, where some sizes may be dynamic.
pub(crate) fn wide_bounds(root: &TokenStream, item: &Written) -> Vec<TokenStream> {
    let wide = item.wide();
    let one = |bound: TokenStream| {
        if mentions(&bound, wide) {
            widened(bound)
        } else {
            bound
        }
    };
    bounds(root, &item.sig).into_iter().map(one).collect_vec()
}

/// Adds bounds to the `where` clause of a signature.
pub(crate) fn add_bounds(sig: &mut syn::Signature, bounds: impl IntoIterator<Item = TokenStream>) {
    for bound in bounds {
        if let Ok(bound) = syn::parse2(bound) {
            sig.generics.make_where_clause().predicates.push(bound);
        }
    }
}

/// Replaces the trait of a bound on arithmetic.
fn widened(bound: TokenStream) -> TokenStream {
    let names = [
        ("DimAdd", "ExtentAdd"),
        ("DimSub", "ExtentSub"),
        ("DimMul", "ExtentMul"),
        ("DimDiv", "ExtentDiv"),
    ];
    let one = |token| match &token {
        proc_macro2::TokenTree::Ident(ident) => {
            let found = names.iter().find(|(dim, _)| ident == dim);
            let found = found.map(|(_, extent)| Ident::new(extent, ident.span()));
            found.map_or(token, Into::into)
        }
        _ => token,
    };
    bound.into_iter().map(one).collect()
}
