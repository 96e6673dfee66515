//! The function that rustc sees of a computation whose calls state `#[known]` values, numbers of dimensions, or numbers
//! of values, `const L: usize`.
//!
//! Rust has no type for its parameters, so each has its own. A bound that nothing satisfies is the error of a call in
//! plain Rust.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::{FnArg, Signature};
use xla_hlo::list::Items;

use crate::attributes::is_of_parameter;

/// Returns the signature that rustc sees. Whether it has parameters `const L: usize` selects the error of a call.
pub(crate) fn never_called(root: &TokenStream, sig: &Signature, counts: bool) -> TokenStream {
    let name = &sig.ident;
    let bound = if counts {
        quote!(CountedByComputations)
    } else {
        quote!(StatedByComputations)
    };
    let (mut types, mut inputs) = (Vec::new(), Vec::new());
    for arg in &sig.inputs {
        inputs.push(match arg {
            FnArg::Receiver(receiver) => receiver.to_token_stream(),
            FnArg::Typed(arg) => {
                let ty = format_ident!("__T{}", types.len());
                let attrs = arg.attrs.iter().filter_items(|attr| !is_of_parameter(attr));
                let (attrs, pat) = (attrs.collect_vec(), &arg.pat);
                types.push(match types.len() {
                    0 => quote!(#ty: #root::rt::#bound),
                    _ => quote!(#ty),
                });
                quote!(#(#attrs)* #pat: #ty)
            }
        });
    }
    quote!(fn #name<#(#types,)* __Result>(#(#inputs),*) -> __Result)
}
