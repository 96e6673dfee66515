//! The function that rustc sees, around the emitted body.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{AttrStyle, FnArg, ItemFn, Pat};
use xla_hlo::list::Items;

use super::Body;
use crate::head::Written;
use crate::signature::{add_bounds, for_rustc, never_called, wide_bounds, widen};
use crate::tokens::names;

/// Returns the function that rustc sees, with the emitted body.
pub(crate) fn shell(root: &TokenStream, item: &Written, body: &TokenStream) -> TokenStream {
    // Inner attributes become outer ones, since the body is replaced.
    let outer = |attr: &syn::Attribute| syn::Attribute {
        style: AttrStyle::Outer,
        ..attr.clone()
    };
    let attrs: Vec<syn::Attribute> = item.attrs.iter().map(outer).collect_vec();
    let (vis, mut sig) = (&item.vis, item.sig.clone());
    // A parameter without a bound is reported: with one, rustc does not report its uses again.
    let unbound = sig.generics.where_clause.is_none();
    let params = sig.generics.type_params_mut();
    for param in params.filter(|param| unbound && param.bounds.is_empty()) {
        param.bounds.push(syn::parse_quote!(#root::Dim));
    }
    if item.head().is_stated_by_calls() {
        for_rustc(&mut sig);
        let (sig, uses) = (
            never_called(root, &sig, item.head().has_counts()),
            uses(item),
        );
        return quote! {
            #(#attrs)*
            #[allow(dead_code, clippy::all, clippy::pedantic)]
            #vis #sig { #uses ::core::unreachable!() }
        };
    }
    widen(root, item.wide(), &mut sig);
    add_bounds(&mut sig, wide_bounds(root, item));
    for_rustc(&mut sig);
    let head = item.head();
    let pure = head.output.is_some() && head.states().next().is_none();
    let pure = pure && !(attrs.iter()).any(|attr| attr.path().is_ident("must_use"));
    let must_use = pure.then(|| quote!(#[must_use]));
    // Computations elaborate a template by its definition, so rustc sees no use of the function.
    let unused = head.is_template().then(|| quote!(dead_code,));
    quote! {
        #(#attrs)*
        #must_use
        #[allow(#unused clippy::all, clippy::pedantic)]
        #vis #sig { #body }
    }
}

/// Returns the function that rustc sees, with the attribute by which callers inline it unless the user's has one.
pub(crate) fn with_body(root: &TokenStream, item: &Written, body: &Body) -> TokenStream {
    let function = shell(root, item, &body.statements);
    let mut attrs = item.attrs.iter();
    if attrs.any(|attr| attr.path().is_ident("inline")) {
        function
    } else {
        let inline = &body.inline;
        quote!(#inline #function)
    }
}

/// Returns the body of a function with mistakes, which never runs.
pub(crate) fn without_code(item: &ItemFn) -> TokenStream {
    let uses = uses(item);
    quote!(#uses ::core::unreachable!())
}

/// Returns statements that use the parameters, which avoid lints about a body that the user has not written.
pub(crate) fn uses(item: &ItemFn) -> TokenStream {
    let params = item.sig.inputs.iter().flat_items(|arg| match arg {
        FnArg::Typed(arg) => match &*arg.pat {
            Pat::Ident(pat) => vec![pat.ident.clone()],
            Pat::Tuple(tuple) => names(tuple.to_token_stream()),
            _ => Vec::new(),
        },
        FnArg::Receiver(_) => Vec::new(),
    });
    quote!(#(let _ = &#params;)*)
}
