//! The size constraints of a generic computation, as assertions that rustc evaluates for the sizes of each call.

use proc_macro2::{Literal, Span, TokenStream};
use quote::quote_spanned;
use xla_hlo::list::Items;
use xla_hlo::{Size, SizeConstraint};

use super::size::{is_static, of_types};
use crate::size::contains;

/// Returns an assertion for each size constraint, at the span that requires it. Constraints on dynamic sizes are
/// checked at run time instead, and so are those on the sizes in `wide` where these are dynamic.
pub(crate) fn assertions(
    root: &TokenStream,
    constraints: &[SizeConstraint],
    origins: &[Span],
    wide: &[String],
) -> TokenStream {
    // The assertion is a constant that rustc evaluates for each instance, so a mistake is an error at the caller.
    let one = |constraint: &SizeConstraint| {
        let origin = constraint
            .origin
            .index
            .and_then(|origin| origins.get(origin as usize));
        let at = crate::deep::mixed_at(origin.copied().unwrap_or_else(Span::call_site));
        let text = format!("{}: {}", constraint.operation, constraint.fault.what);
        let text = Literal::string(&text);
        // The message shows the sizes of the instance that fails, which rustc knows only after monomorphisation.
        let mut names = constraint.size.names();
        names.sort_unstable();
        names.dedup();
        let sizes = names.into_iter().map(|name| {
            let size = of_types(root, &Size::name(name), wide);
            quote_spanned!(at=> (#name, #size))
        });
        let message = quote_spanned!(at=> #root::rt::SizeMessage::new(#text, &[#(#sizes),*]));
        // A size is at least 0: `added - subtracted >= 0`, without a subtraction that may overflow.
        let (added, subtracted) = constraint.size.halves();
        let side = |size: &Size| of_types(root, size, wide);
        let (added, subtracted) = (side(&added), side(&subtracted));
        let assertion =
            quote_spanned!(at=> ::core::assert!(#subtracted <= #added, "{}", #message.as_str()));
        // A size that may be dynamic has no constant then: the check at run time covers it.
        if contains(wide, &constraint.size) {
            let is_static = is_static(root, &constraint.size, wide);
            quote_spanned!(at=> const { if #is_static { #assertion } };)
        } else {
            quote_spanned!(at=> const { #assertion };)
        }
    };
    let known = |constraint: &&SizeConstraint| !constraint.size.is_dynamic();
    TokenStream::from_iter(
        constraints
            .iter()
            .filter_items(known)
            .map(one)
            .collect_vec(),
    )
}
