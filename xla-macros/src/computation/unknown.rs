//! Sizes that only a call knows: what they have to be, compared with the arguments before anything is computed.

use proc_macro2::{Literal, Span, TokenStream};
use quote::quote;
use syn::Error;
use xla_hlo::unknown::{Equation, is_unknown, replaced};
use xla_hlo::{Demand, Function, Size};

use super::leaves;
use crate::definition::Faults;
use crate::emit::size::saturating;
use crate::signature::{Required, Signature, Unknown};

/// Adds what a reading of the body has found, and puts it into what was found before.
pub(super) fn require(all: &mut Vec<Required>, found: Vec<Required>, equations: &[Equation]) {
    for required in all.iter_mut() {
        let size = &mut required.equation.size;
        *size = replaced(size, equations).unwrap_or_else(|| size.clone());
    }
    all.extend(found);
}

/// What has been found: each size, and why an unknown one has become it.
pub(super) fn settled(signature: &Signature, required: &[Required]) -> Vec<(Size, String)> {
    let one = |required: &Required| {
        let told = signature.told(&required.equation);
        let line = format!("{told} because of `{}`", required.reason);
        (required.equation.size.clone(), line)
    };
    required.iter().map(one).collect()
}

/// Reports what only a call can tell where the computation gives no `Result` that could say so.
pub(super) fn infallible(
    signature: &Signature,
    function: &Function,
    required: &[Required],
    demands: &[Demand],
    origins: &[Span],
    faults: &mut Faults,
) {
    if signature.fallible {
        return;
    }
    let help = format!(
        "help: let `{}` give a `Result`, `-> Result<.., Error>`, and end its body with `Ok(..)`",
        function.name
    );
    for required in required {
        let told = signature.told(&required.equation);
        let what = format!("only a call can tell whether {told}\n  {help}");
        faults.push(Error::new_spanned(&required.at, what));
    }
    for demand in demands.iter().filter(|demand| demand.size.is_unknown()) {
        let origin = demand
            .origin
            .0
            .and_then(|origin| origins.get(origin as usize));
        let at = origin.copied().unwrap_or_else(Span::call_site);
        let (operation, what) = (&demand.operation, &demand.fault.what);
        let what = format!("{operation}: {what}: only a call can tell\n  {help}");
        faults.push(Error::new(at, what));
    }
}

/// The checks at the beginning of a body.
pub(super) fn checks(
    root: &TokenStream,
    signature: &Signature,
    computation: &str,
    required: &[Required],
    demands: &[Demand],
) -> TokenStream {
    let of = |name: &str| {
        let number = signature.number(name)?;
        Some(value(signature, &signature.unknowns[number]))
    };
    let written = |size: &Size| saturating(root, size, &of);
    let mut all = TokenStream::new();
    for Required {
        equation, reason, ..
    } in required
    {
        let Some(number) = signature.number(&equation.name) else {
            continue;
        };
        let unknown = &signature.unknowns[number];
        let (operand, dimension) = (
            &unknown.operand,
            Literal::usize_unsuffixed(unknown.dimension),
        );
        let came = value(signature, unknown);
        let (added, subtracted) = equation.size.halves();
        let (added, subtracted) = (written(&added), written(&subtracted));
        all.extend(quote! {
            #root::rt::check_size(#computation, (#operand, #dimension), #came, (#added, #subtracted), #reason)?;
        });
    }
    for demand in demands.iter().filter(|demand| demand.size.is_unknown()) {
        let reason = format!("{}: {}", demand.operation, demand.fault.what);
        let names = demand
            .size
            .names()
            .into_iter()
            .filter(|name| is_unknown(name));
        let sizes = names.filter_map(|name| {
            let unknown = &signature.unknowns[signature.number(name)?];
            let value = value(signature, unknown);
            let (operand, dimension) = (
                &unknown.operand,
                Literal::usize_unsuffixed(unknown.dimension),
            );
            Some(quote!((#operand, #dimension, #value)))
        });
        let (added, subtracted) = demand.size.halves();
        let (added, subtracted) = (written(&added), written(&subtracted));
        all.extend(quote! {
            #root::rt::check_sizes(#computation, (#added, #subtracted), #reason, &[#(#sizes),*])?;
        });
    }
    all
}

/// The unknown size as an argument has it.
fn value(signature: &Signature, unknown: &Unknown) -> TokenStream {
    let leaves = leaves(&signature.params[unknown.param]);
    let place = &leaves[unknown.leaf].place;
    let dimension = Literal::usize_unsuffixed(unknown.dimension);
    quote!(#place.dims()[#dimension])
}
