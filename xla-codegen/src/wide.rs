//! Checks of generic sizes that are dynamic in a call from plain Rust, before anything is computed.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use xla_hlo::list;
use xla_hlo::{Size, SizeConstraint};

use crate::dynamic::{at_most, value, written};
use crate::emit::size::is_static;
use crate::head::{Written, error_type};
use crate::signature::Signature;

/// Returns the checks: that the arguments agree in the sizes that they share, and the size constraints of the body.
///
/// For static sizes they are constants that hold.
pub(crate) fn checks(
    root: &TokenStream,
    item: &Written,
    signature: &Signature,
    constraints: &[SizeConstraint],
) -> TokenStream {
    let computation = item.sig.ident.to_string();
    let wide = &signature.wide;
    let mut all = TokenStream::new();
    let mut add = |size: &Size, check: TokenStream| {
        let is_static = is_static(root, size, &wide.names);
        let failed = failed(root, item, &check);
        all.extend(quote!(if !(#is_static) { #failed }));
    };
    // A size that two arguments share: rustc compares static sizes by their types, dynamic ones are compared here.
    for other in wide.others() {
        let (size, place) = (&other.size, &other.place);
        let (operand, reason) = (&place.operand, size.to_string());
        let (dimension, found) = (
            Literal::usize_unsuffixed(place.dimension),
            value(signature, place),
        );
        let (added, subtracted) = size.halves();
        let [added, subtracted] =
            list::both([added, subtracted], |half| written(root, signature, &half));
        add(
            size,
            quote! {
                #root::rt::check_size(#computation, (#operand, #dimension), #found, (#added, #subtracted), #reason)
            },
        );
    }
    for constraint in constraints {
        let size = &constraint.size;
        // Those on sizes `?` are checked in any case.
        if size.is_dynamic() || !wide.contains(size) {
            continue;
        }
        let reason = format!("{}: {}", constraint.operation, constraint.fault.what);
        add(size, at_most(root, signature, &computation, size, &reason));
    }
    all
}

/// Returns a statement that returns the error of a check if the computation can, and panics with its text otherwise.
fn failed(root: &TokenStream, item: &Written, check: &TokenStream) -> TokenStream {
    match error_type(item) {
        _ if !item.head().fallible => quote!(#root::rt::or_panic(#check);),
        None => quote!(#check?;),
        // Only rustc knows whether the error converts to the computation's error.
        Some(error) => quote! {
            {
                #[allow(unused_imports)]
                use #root::rt::OrPanic as _;
                #root::rt::Failure::<#error>::of(#check)?;
            }
        },
    }
}
