//! Programs: computations that stand for themselves, so that something else than a call can be done with them.

#[cfg(feature = "pjrt")]
use std::borrow::Cow;

use crate::error::Error;
use crate::tensors::{Leaves, Tensors};

#[cfg(feature = "pjrt")]
pub(crate) mod text;

#[cfg(feature = "pjrt")]
pub use text::text_of_sizes;

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

    /// The generic sizes of the computation and their numbers, which this type says. None where it is not generic.
    const GENERICS: &'static [(&'static str, usize)] = &[];

    /// The computation as StableHLO text, with all that it calls. A size of [`SIZES`](Program::SIZES) has its name there, in
    /// braces: `tensor<{?x.0}x64xf32>`. Where there is one, the generic sizes have their names too.
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

    /// Returns the computation as StableHLO text for the sizes of these arguments: every size in it is a number.
    ///
    /// Needs the feature `pjrt`, which brings the compiler that reads the text.
    ///
    /// # Errors
    ///
    /// As of [`sizes`](Program::sizes); [`Error::ProgramSizes`] where an array in between would be too large.
    #[cfg(feature = "pjrt")]
    fn stablehlo_for(args: &Self::Args<'_>) -> Result<Cow<'static, str>, Error> {
        text::text_for::<Self>(&Self::sizes(args)?)
    }

    /// Puts the new states where the `&mut` parameters are.
    fn update(args: Self::Args<'_>, state: Self::State);
}
