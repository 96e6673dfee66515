//! The `Result` type of a computation that may fail.

use quote::ToTokens;
use syn::{GenericArgument, PathArguments, ReturnType, Type};

use crate::head::Written;

/// Returns the `Result` type of a computation with `()` as its value, which is written elsewhere.
pub(crate) fn nothing_in_result(item: &Written) -> Option<Type> {
    instead_in_result(item, &syn::parse_quote!(()))
}

/// Returns the `Result` type of a computation with another type of value; `None` if it does not return a `Result`.
pub(crate) fn instead_in_result(item: &Written, instead: &Type) -> Option<Type> {
    let (Some(declared), ReturnType::Type(_, ty)) = (&item.head().output, &item.sig.output) else {
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
    // `Result<T, E>` may have `T` in another position of an alias, so it is found by its text.
    let declared = declared.to_token_stream().to_string();
    let mut arguments = arguments.args.iter_mut();
    let place = arguments.find(|argument| argument.to_token_stream().to_string() == declared)?;
    *place = GenericArgument::Type(instead.clone());
    Some(ty)
}
