//! Programs: computations that stand for themselves, so that something else than a call can be done with them.

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

    /// The computation as StableHLO text, with all that it calls.
    fn stablehlo() -> &'static str;

    /// Puts the new states where the `&mut` parameters are.
    fn update(args: Self::Args<'_>, state: Self::State);
}
