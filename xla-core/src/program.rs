//! Programs: computations that stand for themselves, so that something else than a call can be done with them.

use crate::tensors::{Leaves, Tensors};

/// A computation as a type: what `#[computation(program = Scores)]` makes beside the function.
///
/// An engine that compiles StableHLO runs it on the same types as the function takes and gives: the parameters of the
/// text are the leaves of [`Args`](Program::Args), its results those of [`Output`](Program::Output), each in order.
pub trait Program {
    /// The parameters, as a tuple; state is borrowed like everything else that is not changed.
    type Args<'a>: Leaves;

    /// The result. Of a computation with state, a tuple of the result, if there is one, and each new state.
    type Output: Tensors;

    /// The name of the computation.
    const NAME: &'static str;

    /// The computation as StableHLO text, with all that it calls.
    fn stablehlo() -> &'static str;
}
