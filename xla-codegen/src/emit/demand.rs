//! The size constraints of a generic computation, as assertions that rustc evaluates for the sizes of each call.

use proc_macro2::{Literal, Span, TokenStream};
use quote::quote_spanned;
use xla_hlo::list::Items;
use xla_hlo::{Demand, Size};

use super::size::of_types;

/// Returns an assertion for each size constraint, at the span that requires it. Constraints on dynamic sizes are
/// checked at run time instead.
pub(crate) fn assertions(root: &TokenStream, demands: &[Demand], origins: &[Span]) -> TokenStream {
    let one = |demand: &Demand| {
        let origin = demand
            .origin
            .0
            .and_then(|origin| origins.get(origin as usize));
        let at = crate::deep::mixed_at(origin.copied().unwrap_or_else(Span::call_site));
        let text = format!("{}: {}", demand.operation, demand.fault.what);
        let text = Literal::string(&text.replace('{', "{{").replace('}', "}}"));
        let (added, subtracted) = demand.size.halves();
        let side = |size: &Size| of_types(root, size);
        let (added, subtracted) = (side(&added), side(&subtracted));
        quote_spanned!(at=> const { ::core::assert!(#subtracted <= #added, #text) };)
    };
    let known = |demand: &&Demand| !demand.size.is_unknown();
    TokenStream::from_iter(demands.iter().filter_items(known).map(one).collect_vec())
}
