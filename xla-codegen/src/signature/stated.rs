//! The function that rustc sees of a computation whose calls state `#[known]` values or numbers of dimensions.
//!
//! Rust has no type for its parameters, so each has its own. A bound that nothing satisfies is the error of a call in
//! plain Rust.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::{FnArg, Signature};
use xla_hlo::list::Items;

use crate::attributes::is_of_parameter;

/// Returns the signature that rustc sees.
pub(crate) fn never_called(root: &TokenStream, sig: &Signature) -> TokenStream {
    let name = &sig.ident;
    let (mut types, mut inputs) = (Vec::new(), Vec::new());
    for arg in &sig.inputs {
        inputs.push(match arg {
            FnArg::Receiver(receiver) => receiver.to_token_stream(),
            FnArg::Typed(arg) => {
                let ty = format_ident!("__T{}", types.len());
                let attrs = arg.attrs.iter().filter_items(|attr| !is_of_parameter(attr));
                let (attrs, pat) = (attrs.collect_vec(), &arg.pat);
                types.push(match types.len() {
                    0 => quote!(#ty: #root::rt::StatedByComputations),
                    _ => quote!(#ty),
                });
                quote!(#(#attrs)* #pat: #ty)
            }
        });
    }
    quote!(fn #name<#(#types,)* __Result>(#(#inputs),*) -> __Result)
}
