//! Checks of generic sizes that are dynamic in a call from plain Rust, before anything is computed.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use syn::{GenericArgument, ItemFn, PathArguments, ReturnType, Type};
use xla_hlo::list::{self, Items};
use xla_hlo::{Size, SizeConstraint};

use crate::dynamic::{at_most, value, written};
use crate::emit::size::is_static;
use crate::signature::Signature;

/// Returns the checks: that the arguments agree in the sizes that they share, and the size constraints of the body.
///
/// For static sizes they are constants that hold.
pub(crate) fn checks(
    root: &TokenStream,
    item: &ItemFn,
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
fn failed(root: &TokenStream, item: &ItemFn, check: &TokenStream) -> TokenStream {
    match error(item) {
        None => quote!(#root::rt::or_panic(#check);),
        Some(None) => quote!(#check?;),
        // Only rustc knows whether the error converts to the computation's error.
        Some(Some(error)) => quote! {
            {
                #[allow(unused_imports)]
                use #root::rt::OrPanic as _;
                #root::rt::Failure::<#error>::of(#check)?;
            }
        },
    }
}

/// Returns the error type of a computation that returns a `Result`, if it is written.
fn error(item: &ItemFn) -> Option<Option<&Type>> {
    let ReturnType::Type(_, ty) = &item.sig.output else {
        return None;
    };
    let Type::Path(ty) = &**ty else {
        return None;
    };
    let last = ty
        .path
        .segments
        .last()
        .filter(|last| last.ident == "Result")?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    let types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    Some(types.collect_vec().get(1).copied())
}
