//! Programs: computations as types, which other engines can compile.

#[cfg(feature = "pjrt")]
use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::error::Error;
use crate::tensors::{Leaves, Tensors};

mod explanation;
#[cfg(feature = "pjrt")]
pub(crate) mod text;

pub use explanation::Explanation;

#[cfg(feature = "pjrt")]
pub use text::text_of_sizes;

/// The sizes of an array that a prepared program does not keep.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Sizes<const RANK: usize>([usize; RANK]);

impl<const RANK: usize> Sizes<RANK> {
    /// Returns these sizes.
    #[must_use]
    pub fn new(dims: [usize; RANK]) -> Self {
        Sizes(dims)
    }

    /// Returns the sizes, as the array's own method of this name does.
    #[must_use]
    pub fn dims(&self) -> [usize; RANK] {
        self.0
    }
}

/// A computation as a type, which `#[computation(program = Scores)]` generates beside the function.
///
/// An engine that compiles StableHLO runs it with the same argument and result types as the function. The parameters of
/// the text are the leaves of [`Args`](Program::Args), in order; its results are the leaves of
/// [`Output`](Program::Output), then the leaves of [`State`](Program::State).
pub trait Program {
    /// The arguments of the function: its parameters in a tuple, or the parameter itself if there is only one.
    type Args<'a>: Leaves;

    /// The result of the function.
    type Output: Tensors;

    /// The new state, in a tuple: one for each `&mut` parameter.
    type State: Tensors;

    /// The name of the computation.
    const NAME: &'static str;

    /// The names of its feed parameters, which PJRT engines do not support.
    const FEEDS: &'static [&'static str];

    /// The dynamic sizes, each as the argument or its part, `x`, `p.w1`, and the dimension. Empty where all sizes are
    /// static.
    const SIZES: &'static [(&'static str, usize)] = &[];

    /// The generic sizes of the computation and their values for this type. Empty where it is not generic.
    const GENERICS: &'static [(&'static str, usize)] = &[];

    /// The first output or assertion of the program, and its place: `prints at src/model.rs:12:5`. StableHLO has neither,
    /// so such a program has no text.
    const INSPECTS: Option<&'static str> = None;

    /// Returns the computation as StableHLO text, with all functions that it calls. A size of [`SIZES`](Program::SIZES)
    /// is a name in braces: `tensor<{?x.0}x64xf32>`. Where there is one, the generic sizes are names too.
    ///
    /// # Panics
    ///
    /// The program prints or asserts ([`INSPECTS`](Program::INSPECTS)).
    fn stablehlo() -> &'static str;

    /// Returns the values of [`SIZES`](Program::SIZES) for these arguments.
    ///
    /// # Errors
    ///
    /// If the sizes of the arguments do not match, or are too small for an operation, the same error as a call of the
    /// function: [`Error::DynamicSize`] or [`Error::ArgumentSizes`].
    fn sizes(args: &Self::Args<'_>) -> Result<Vec<usize>, Error> {
        let _ = args;
        Ok(Vec::new())
    }

    /// Returns the computation as StableHLO text for the sizes of these arguments: every size in it is a number.
    ///
    /// Needs the feature `pjrt`, which includes the compiler that parses the text.
    ///
    /// # Errors
    ///
    /// The errors of [`sizes`](Program::sizes); [`Error::Inspects`] if the program prints or asserts; [`Error::ProgramSizes`] if an intermediate array would be too large.
    #[cfg(feature = "pjrt")]
    fn stablehlo_for(args: &Self::Args<'_>) -> Result<Cow<'static, str>, Error> {
        text::text_for::<Self>(&Self::sizes(args)?)
    }

    /// Stores the new state in the `&mut` parameters.
    fn update(args: Self::Args<'_>, state: Self::State);
}
