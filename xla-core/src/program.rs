//! Programs: computations that stand for themselves, so that something else than a call can be done with them.

use std::borrow::Cow;

use xla_hlo::instantiate::Uninstantiable;
use xla_hlo::{Size, text};

use crate::error::Error;
use crate::tensors::{Leaves, Tensors};

/// A computation as a type: what `#[computation(program = Scores)]` makes beside the function.
///
/// An engine that compiles StableHLO runs it on the same types as the function takes and gives. The parameters of the text are
/// the leaves of [`Args`](Program::Args), in order; its results are the leaves of [`Output`](Program::Output), and after them
/// those of [`State`](Program::State).
pub trait Program {
    /// What the function takes: its parameters in a tuple, or the parameter itself where there is one only.
    type Args<'a>: Leaves;

    /// What the function gives.
    type Output: Tensors;

    /// The new states, in a tuple: one for each `&mut` parameter.
    type State: Tensors;

    /// The name of the computation.
    const NAME: &'static str;

    /// The names of its parameters that are feeds, which an engine behind PJRT has no way to.
    const FEEDS: &'static [&'static str];

    /// The sizes that only the arguments of a run tell: of each the argument or the part of it that has it, `x`, `p.w1`, and the
    /// dimension. None where the types tell all.
    const SIZES: &'static [(&'static str, usize)] = &[];

    /// The computation as StableHLO text, with all that it calls. A size of [`SIZES`](Program::SIZES) has its name there, in
    /// braces: `tensor<{?x.0}x64xf32>`.
    fn stablehlo() -> &'static str;

    /// The numbers of [`SIZES`](Program::SIZES) for these arguments.
    ///
    /// # Errors
    ///
    /// The sizes of the arguments do not fit each other, or are too small for an operation: the error that a call of the
    /// function gives, [`Error::ArgumentSize`] or [`Error::ArgumentSizes`].
    fn sizes(args: &Self::Args<'_>) -> Result<Vec<usize>, Error> {
        let _ = args;
        Ok(Vec::new())
    }

    /// The computation as StableHLO text for the sizes of these arguments: every size in it is a number.
    ///
    /// # Errors
    ///
    /// As of [`sizes`](Program::sizes); [`Error::ProgramSizes`] where an array in between would be too large.
    fn stablehlo_for(args: &Self::Args<'_>) -> Result<Cow<'static, str>, Error> {
        text_for::<Self>(&Self::sizes(args)?)
    }

    /// Puts the new states where the `&mut` parameters are.
    fn update(args: Self::Args<'_>, state: Self::State);
}

/// The text with numbers for its sizes.
pub(crate) fn text_for<P: Program + ?Sized>(sizes: &[usize]) -> Result<Cow<'static, str>, Error> {
    if P::SIZES.is_empty() {
        return Ok(Cow::Borrowed(P::stablehlo()));
    }
    let sizes = P::SIZES.iter().zip(sizes);
    let refused = |reason: String| Error::ProgramSizes {
        name: P::NAME,
        sizes: (sizes.clone())
            .map(|(&(operand, dimension), &size)| (operand, dimension, size))
            .collect(),
        reason,
    };
    let module = text::parse(P::stablehlo()).map_err(|unread| refused(unread.to_string()))?;
    let names: Vec<String> = (P::SIZES.iter())
        .map(|&(operand, dimension)| Size::unknown(operand, dimension).to_string())
        .collect();
    let numbers: Vec<(&str, usize)> = (names.iter().map(String::as_str))
        .zip(sizes.clone().map(|(_, &size)| size))
        .collect();
    let closed = module.instantiate(&numbers);
    let text = closed.and_then(|module| text::stablehlo(&module));
    let text = text.map_err(|wrong| match wrong {
        Uninstantiable::Refused { fault, .. } => refused(fault.what.to_string()),
        wrong => refused(wrong.to_string()),
    })?;
    Ok(Cow::Owned(text))
}
