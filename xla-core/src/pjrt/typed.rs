//! Compiled programs with the types of the computation.

use alloc::borrow::Cow;
use alloc::sync::Arc;
use alloc::vec::Vec;

use super::array::{Argument, ResultArray};
use super::specialised::Specialised;
use super::{AnyExecutable, Client, Error};
use crate::program::Program;
use crate::tensors::{Content, Leaf, Leaves, Path, Tensors};

/// A compiled computation, made by [`Client::compile`].
///
/// A computation with static sizes is compiled once. A computation with dynamic sizes is compiled when it runs, once
/// for each set of sizes of the arguments. All compiled versions are kept as long as
/// the executable.
pub struct Executable<P> {
    program: Specialised<P>,
}

impl Client {
    /// Compiles a computation: the type that `#[computation(program = Scores)]` generates beside the function.
    ///
    /// XLA's CPU compiler gets the settings [`AS_SPECIFIED`](super::AS_SPECIFIED), so that it follows its
    /// specification, as the function does.
    ///
    /// A computation with dynamic sizes, `f32![?, 64]`, is compiled for the sizes of its arguments when it
    /// [runs](Executable::run).
    ///
    /// # Errors
    ///
    /// [`Error::Compile`] with the plugin's message; [`Error::Program`] if the type of a hand-written program differs
    /// from the type of its text.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use xla_core::pjrt::Client;
    /// use xla_core::program::Program;
    /// use xla_core::size::Size;
    /// use xla_core::tensor::Tensor;
    ///
    /// type Pair = Tensor<f32, (Size<2>,)>;
    ///
    /// // Written by `#[computation(program = Scaled)]` for `fn scaled(x: &f32![2], by: f32) -> f32![2]`:
    /// struct Scaled;
    /// impl Program for Scaled {
    ///     type Args<'a> = (&'a Pair, f32);
    ///     type Output = Pair;
    ///     type State = ();
    ///     const NAME: &'static str = "scaled";
    ///     const FEEDS: &'static [&'static str] = &[];
    ///     fn stablehlo() -> &'static str {
    ///         "func.func @main(%x: tensor<2xf32>, %by: tensor<f32>) -> tensor<2xf32> {
    ///              %all = stablehlo.broadcast_in_dim %by, dims = [] : (tensor<f32>) -> tensor<2xf32>
    ///              %y = stablehlo.multiply %x, %all : tensor<2xf32>
    ///              return %y : tensor<2xf32>
    ///          }"
    ///     }
    ///     fn update(_: Self::Args<'_>, (): ()) {}
    /// }
    ///
    /// let scaled = Client::from_env()?.compile::<Scaled>()?;
    /// assert_eq!(scaled.run((&Tensor::from([1.0, 2.0]), 3.0))?, Tensor::from([3.0, 6.0]));
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn compile<P: Program>(&self) -> Result<Executable<P>, Error> {
        let program = Specialised::new(self, 1)?;
        Ok(Executable { program })
    }
}

impl<P: Program> Executable<P> {
    pub(super) fn program(&self) -> &Specialised<P> {
        &self.program
    }

    /// Copies the arguments to the device, runs the program, and copies the results back.
    ///
    /// The arguments are the arguments of the function in a tuple, or the argument itself where the function has only
    /// one parameter: tensors in the layouts of their types, structs of tensors, tuples, scalars. The target of a
    /// `&mut` argument is updated to the new state, as a call of the function does.
    ///
    /// For a new set of sizes the program is compiled first; other threads that run it wait meanwhile.
    ///
    /// # Errors
    ///
    /// [`Error::Call`] if the device is out of memory, [`Error::Execute`] with the plugin's message if the run fails;
    /// for a computation with dynamic sizes, the errors of [`as_any`](Executable::as_any) too. The state is unchanged
    /// then.
    pub fn run(&self, args: P::Args<'_>) -> Result<P::Output, Error> {
        let any = self.as_any(&args)?;
        let leaves = leaves_of(&args);
        let results = any.execute(&arguments(&leaves))?;
        drop(leaves);
        assemble::<P>(args, results)
    }

    /// Returns the executable for the sizes of these arguments, to run it on device arrays whose types are known only
    /// at run time.
    ///
    /// # Errors
    ///
    /// If the sizes do not match each other, the same error as a call of the function: [`Error::DynamicSize`] or
    /// [`Error::ArgumentSizes`]. For a new set of sizes, the errors of [`Client::compile`], and [`Error::ProgramSizes`]
    /// if an intermediate array would be too large.
    pub fn as_any(&self, args: &P::Args<'_>) -> Result<Arc<AnyExecutable>, Error> {
        self.program.of(P::sizes(args)?)
    }

    /// Returns the number of sets of sizes for which the program has been compiled: 1 where all sizes are static.
    pub fn compiled(&self) -> usize {
        self.program.count()
    }
}

/// Collects the arrays of a program's arguments.
pub(super) fn leaves_of<A: Leaves>(args: &A) -> Vec<Leaf<'_>> {
    let mut leaves = Vec::new();
    args.visit(Path::ROOT, &mut |_, leaf| leaves.push(leaf));
    leaves
}

/// Converts leaves to arguments.
pub(super) fn arguments<'a>(leaves: &'a [Leaf<'_>]) -> Vec<Argument<'a>> {
    leaves.iter().map(argument).collect()
}

/// Converts a leaf to an argument.
pub(super) fn argument<'a>(leaf: &'a Leaf<'_>) -> Argument<'a> {
    Argument {
        element: leaf.element,
        dims: &leaf.dims,
        bytes: &leaf.bytes,
    }
}

/// Assembles the function's output from the results of a run, and updates the state.
pub(super) fn assemble<P: Program>(
    args: P::Args<'_>,
    results: Vec<ResultArray>,
) -> Result<P::Output, Error> {
    let mut results = results.into_iter();
    // The types were checked when the program was compiled.
    let mut next = |_: crate::tensors::Spec<'_>| {
        let (dims, bytes) = results
            .next()
            .map_or_else(Default::default, |r| (r.dims, r.bytes));
        Ok(Content {
            dims: Cow::Owned(dims),
            bytes: Cow::Owned(bytes),
        })
    };
    let output = P::Output::assemble(Path::ROOT, &mut next)?;
    let state = P::State::assemble(Path::ROOT, &mut next)?;
    P::update(args, state);
    Ok(output)
}
