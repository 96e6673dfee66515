//! The `Result` type of a computation that may fail.

use quote::ToTokens;
use syn::{GenericArgument, ItemFn, PathArguments, ReturnType, Type};

use super::output;

/// Returns the `Result` type of a computation with `()` as its value, which is written elsewhere.
pub(crate) fn nothing_in_result(item: &ItemFn) -> Option<Type> {
    instead_in_result(item, &syn::parse_quote!(()))
}

/// Returns the `Result` type of a computation with another type of value; `None` if it does not return a `Result`.
pub(crate) fn instead_in_result(item: &ItemFn, instead: &Type) -> Option<Type> {
    let (declared, ReturnType::Type(_, ty)) = (output(item)?, &item.sig.output) else {
        return None;
    };
    let mut ty = (**ty).clone();
    let Type::Path(path) = &mut ty else {
        return None;
    };
    let PathArguments::AngleBracketed(arguments) = &mut path.path.segments.last_mut()?.arguments
    else {
        return None;
    };
    let declared = declared.to_token_stream().to_string();
    let mut arguments = arguments.args.iter_mut();
    let place = arguments.find(|argument| argument.to_token_stream().to_string() == declared)?;
    *place = GenericArgument::Type(instead.clone());
    Some(ty)
}
