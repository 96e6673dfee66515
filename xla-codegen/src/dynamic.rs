//! Dynamic sizes: their constraints, which are checked against the arguments before anything is computed.
//!
//! A size `?` goes through these modules:
//!
//! - `signature/dynamic.rs` gives it a name, such as `?x.0`. Rules, passes and kernels treat it as a generic size.
//! - Where a rule requires two sizes to be equal and one is dynamic, `elaborate` records an equation instead of an
//!   error. `analysis.rs` replaces the size and elaborates the body again.
//! - [`checks`] emits the checks of the equations, which call `xla-core/src/argument.rs`. They run before anything is
//!   computed, and need a `Result`.
//! - A condition that a rule cannot decide, `Infer::at_most`, is a size constraint (`graph/constraint.rs` in
//!   `xla-hlo`). It passes to callers, and ends as a check here or as a `const` assertion (`emit/constraint.rs`).
//! - Sizes of a feed's items and of a custom call's result are compared when they arrive: see `calls.rs`.
//! - `wide.rs` checks generic sizes for which plain Rust passes dynamic ones.
//!
//! The value of a tensor's shape holds its dynamic sizes only, so a `StaticShape` takes no memory.

use proc_macro2::{Literal, Span, TokenStream};
use quote::quote;
use syn::Error;
use syn::ext::IdentExt;
use xla_hlo::dynamic::{Equation, replaced};
use xla_hlo::list::{self, Items};
use xla_hlo::{Function, Size, SizeConstraint};

use crate::definition::Faults;
use crate::emit;
use crate::emit::size::saturating;
use crate::head::Written;
use crate::leaves::{Leaves, leaves, read};
use crate::signature::{DynamicSize, Required, Signature, SizeOrigin};

/// Adds the constraints of one elaboration of the body, and substitutes them in the earlier ones.
pub(crate) fn require(all: &mut Vec<Required>, found: Vec<Required>, equations: &[Equation]) {
    for required in all.iter_mut() {
        let size = &mut required.equation.size;
        *size = replaced(size, equations).unwrap_or_else(|| size.clone());
    }
    all.extend(found);
}

/// Returns the sizes that replaced dynamic ones, each with a line of a message that says why.
pub(crate) fn settled(signature: &Signature, required: &[Required]) -> Vec<(Size, String)> {
    let one = |required: &Required| {
        let condition = signature.condition(&required.equation);
        let line = format!("{condition} because of `{}`", required.reason);
        (required.equation.size.clone(), line)
    };
    required.iter().map(one).collect_vec()
}

/// Reports checks at run time in a computation that does not return a `Result`, and whose body may be a model.
pub(crate) fn infallible(
    is_model: bool,
    signature: &Signature,
    function: &Function,
    required: &[Required],
    constraints: &[SizeConstraint],
    origins: &[Span],
    faults: &mut Faults,
) {
    if signature.fallible {
        return;
    }
    let body = if is_model {
        ""
    } else {
        " and end its body with `Ok(..)`"
    };
    let help = format!(
        "help: declare `{}` as `-> Result<.., typed_xla::Error>`{body}",
        function.name
    );
    // Equations between sizes, each at the operand that requires it.
    for required in required {
        let condition = signature.condition(&required.equation);
        let what = format!("whether {condition} can only be checked at run time\n  {help}");
        faults.push(Error::new_spanned(&required.at, what));
    }
    // Conditions that rules could not decide, such as the bounds of slices.
    for constraint in constraints
        .iter()
        .filter_items(|constraint| constraint.size.is_dynamic())
        // All conditions of a model are reported at its path.
        .take(if is_model { 1 } else { constraints.len() })
    {
        let origin = constraint
            .origin
            .index
            .and_then(|origin| origins.get(origin as usize));
        let at = origin.copied().unwrap_or_else(Span::call_site);
        let (operation, what) = (&constraint.operation, &constraint.fault.what);
        let what = format!("{operation}: {what}: this can only be checked at run time\n  {help}");
        faults.push(Error::new(at, what));
    }
}

/// Reports dynamic sizes of items that nothing known before the first item determines, if there are no other mistakes.
pub(crate) fn undetermined(item: &Written, signature: &Signature, faults: &mut Faults) {
    if !faults.is_empty() {
        return;
    }
    for unknown in signature
        .dynamic_sizes
        .iter()
        .filter_items(|u| u.source == SizeOrigin::Item)
    {
        let param = &signature.params[unknown.param];
        let channel = param.channel.as_ref();
        let mut sizes = (channel.into_iter())
            .flat_items(|channel| channel.content.leaves())
            .flat_items(|leaf| &leaf.shape.dims);
        // The size was replaced by another one, so something determines it.
        if !sizes.any(|size| size.names().contains(&unknown.name.as_str())) {
            continue;
        }
        let (what, name) = (unknown.in_words(), &param.name);
        let example = if name.unraw() == unknown.operand {
            format!(", as in `infeed({name})? - x`")
        } else {
            String::new()
        };
        let what = format!(
            "cannot infer {what}, which must be known before the first item arrives\n  \
             help: combine it with an argument of that size{example}, or write a number or a generic size, `<N: Dim>`, for `?`"
        );
        let inputs = item.sig.inputs.iter().zip(&item.head().inputs);
        let mut inputs = inputs.filter_items(|(_, input)| input.name == *name);
        let at = inputs.next().map(|(arg, _)| arg);
        faults.push(Error::new_spanned(at, what));
    }
}

/// Returns the expressions for the sizes of items, each with the number of the feed's parameter, or for the sizes of
/// results of custom calls, each with the number of the call.
pub(crate) fn later(
    root: &TokenStream,
    signature: &Signature,
    computation: &str,
    required: &[Required],
    source: SizeOrigin,
) -> Vec<(usize, TokenStream)> {
    // Sizes of arguments are checked before the statements, and are not among these.
    let one = |required: &Required| {
        let unknown = &signature.dynamic_sizes[signature.number(&required.equation.name)?];
        let (operand, reason) = (&unknown.operand, &required.reason);
        let [array, dimension] =
            list::both([unknown.leaf, unknown.dimension], Literal::usize_unsuffixed);
        let tokens = quote!(#root::rt::DynamicSizeCheck {
            computation: #computation,
            operand: #operand,
            array: #array,
            dimension: #dimension,
            reason: #reason,
        });
        (unknown.source == source).then_some((unknown.param, tokens))
    };
    required.iter().filter_map(one).collect_vec()
}

/// Returns the checks at the beginning of a body.
pub(crate) fn checks(
    root: &TokenStream,
    signature: &Signature,
    computation: &str,
    required: &[Required],
    constraints: &[SizeConstraint],
) -> TokenStream {
    let mut all = TokenStream::new();
    for Required {
        equation, reason, ..
    } in required
    {
        let Some(number) = signature.number(&equation.name) else {
            continue;
        };
        let unknown = &signature.dynamic_sizes[number];
        let (operand, dimension) = (
            &unknown.operand,
            Literal::usize_unsuffixed(unknown.dimension),
        );
        let (added, subtracted) = equation.size.halves();
        if unknown.source.is_later() {
            // Items and results are checked on arrival; here the size only has to be possible.
            if !subtracted.is(0) {
                let what = signature.condition(equation);
                let reason = format!("{reason}: {what}, which is not a size");
                let check = at_most(root, signature, computation, &equation.size, &reason);
                all.extend(quote!(#check?;));
            }
            continue;
        }
        // `y.dims()[0]` has to equal `x.dims()[0]`: the size is written as a difference, since a size cannot be
        // negative.
        let found = value(signature, unknown);
        let [added, subtracted] =
            list::both([added, subtracted], |half| written(root, signature, &half));
        all.extend(quote! {
            #root::rt::check_size(#computation, (#operand, #dimension), #found, (#added, #subtracted), #reason)?;
        });
    }
    for constraint in constraints
        .iter()
        .filter_items(|constraint| constraint.size.is_dynamic())
    {
        let reason = format!("{}: {}", constraint.operation, constraint.fault.what);
        let check = at_most(root, signature, computation, &constraint.size, &reason);
        all.extend(quote!(#check?;));
    }
    all
}

/// Returns the check that a difference of sizes is not negative.
pub(crate) fn at_most(
    root: &TokenStream,
    signature: &Signature,
    computation: &str,
    size: &Size,
    reason: &str,
) -> TokenStream {
    let sizes = size.names().into_iter().filter_map(|name| {
        let unknown = read_from(signature, name)?;
        let value = value(signature, unknown);
        let (operand, dimension) = (
            &unknown.operand,
            Literal::usize_unsuffixed(unknown.dimension),
        );
        Some(quote!((#operand, #dimension, #value)))
    });
    // `n - 3 >= 0` is compared as `n >= 3`: a difference of `usize` would wrap.
    let (added, subtracted) = size.halves();
    let [added, subtracted] =
        list::both([added, subtracted], |half| written(root, signature, &half));
    quote! {
        #root::rt::check_sizes(#computation, (#added, #subtracted), #reason, &[#(#sizes),*])
    }
}

/// Returns an expression for a size in terms of the arguments.
pub(crate) fn written(root: &TokenStream, signature: &Signature, size: &Size) -> TokenStream {
    let of = |name: &str| Some(value(signature, read_from(signature, name)?));
    saturating(root, size, &of)
}

/// Returns the dimension from which a size is read; `None` for one that its type determines.
fn read_from<'s>(signature: &'s Signature, name: &str) -> Option<&'s DynamicSize> {
    match signature.number(name) {
        Some(number) => Some(&signature.dynamic_sizes[number]),
        None => signature.wide.origin(name),
    }
}

/// Returns an expression for a dynamic size of an argument.
pub(crate) fn value(signature: &Signature, unknown: &DynamicSize) -> TokenStream {
    let place = &read(&signature.params[unknown.param])[unknown.leaf];
    let dimension = Literal::usize_unsuffixed(unknown.dimension);
    quote!(#place.dims()[#dimension])
}

/// Returns the leaves of all parameters, with the statements before their places; leaves of a feed hold the expressions
/// for the dynamic sizes of its items.
pub(crate) fn operands(
    root: &TokenStream,
    signature: &Signature,
    computation: &str,
    required: &[Required],
) -> Leaves {
    let mut before = TokenStream::new();
    let mut places: Vec<Vec<emit::Leaf>> = Vec::new();
    for (number, param) in signature.params.iter().enumerate() {
        let leaves = leaves(number, param);
        before.extend(leaves.before);
        places.push(leaves.all);
    }
    let items = later(root, signature, computation, required, SizeOrigin::Item);
    for (param, item) in items {
        places[param]
            .iter_mut()
            .for_each(|leaf| leaf.items.push(item.clone()));
    }
    Leaves {
        before,
        all: places.concat(),
    }
}
