//! Compiled programs with the types of the computation.

use std::borrow::Cow;
use std::sync::Arc;

use xla_shape::unknown::fits;
use xla_shape::{Shape, Size};

use super::array::{Argument, ResultArray};
use super::specialised::Specialised;
use super::{AnyExecutable, Client, Error};
use crate::program::Program;
use crate::tensors::{Content, Leaf, Leaves, Path, Tensors};

/// A compiled computation, made by [`Client::compile`].
///
/// A computation with static sizes is compiled once. A computation with dynamic sizes is compiled when it runs, once
/// for each set of sizes of the arguments. The compiled versions, of which there may be any number, are kept as long as
/// the executable.
pub struct Executable<P> {
    program: Specialised<P>,
}

impl<P: Program> Executable<P> {
    pub(super) fn new(client: &Client) -> Result<Executable<P>, Error> {
        let program = Specialised::new(client, 1)?;
        Ok(Executable { program })
    }

    /// Copies the arguments to the device, runs the program, and copies the results back.
    ///
    /// The arguments are those of the function, in a tuple, or the argument itself where the function has only one
    /// parameter: tensors in the layouts of their types, structs of tensors, tuples, scalars. The target of a `&mut`
    /// argument is updated to the new state, as a call of the function does.
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
    /// If the sizes do not match each other, the same error as a call of the function: [`Error::ArgumentSize`] or
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

/// Checks the types of a text against those of the program.
pub(super) fn check<P: Program>(any: &AnyExecutable) -> Result<(), Error> {
    let parameters = specs::<P::Args<'_>>();
    let mut results = specs::<P::Output>();
    results.extend(specs::<P::State>());
    let came_parameters: Vec<Shape> = any.parameters().map(Shape::from).collect();
    let came_results: Vec<Shape> = any.results().map(Shape::from).collect();
    let fit = |came: &[Shape], wanted: &[Shape]| {
        let mut pairs = came.iter().zip(wanted);
        came.len() == wanted.len() && pairs.all(|(came, wanted)| fits(came, wanted))
    };
    if fit(&came_parameters, &parameters) && fit(&came_results, &results) {
        return Ok(());
    }
    Err(Error::Program {
        name: P::NAME,
        wanted: signature(&parameters, &results),
        came: signature(&came_parameters, &came_results),
    })
}

/// Collects the arrays of a program's arguments.
pub(super) fn leaves_of<A: Leaves>(args: &A) -> Vec<Leaf<'_>> {
    let mut leaves = Vec::new();
    args.visit(Path::ROOT, &mut |_, leaf| leaves.push(leaf));
    leaves
}

/// Converts leaves to arguments.
pub(super) fn arguments<'a>(leaves: &'a [Leaf<'_>]) -> Vec<Argument<'a>> {
    let leaves = leaves.iter();
    let argument = |leaf: &'a Leaf<'_>| Argument {
        element: leaf.element,
        dims: &leaf.dims,
        bytes: &leaf.bytes,
    };
    leaves.map(argument).collect()
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

/// Collects the types of the leaves.
fn specs<T: Leaves>() -> Vec<Shape> {
    let mut all = Vec::new();
    T::specs(Path::ROOT, &mut |spec| {
        let sizes = spec.dims.iter();
        let sizes = sizes.map(|size| size.map_or_else(Size::open, Size::from));
        all.push(Shape::new(spec.element, sizes.collect::<Vec<_>>()));
    });
    all
}

/// Formats a signature: `(f32[2], f32[]) -> (f32[2])`.
fn signature(parameters: &[Shape], results: &[Shape]) -> String {
    let list = |shapes: &[Shape]| {
        let shapes: Vec<String> = shapes.iter().map(Shape::to_string).collect();
        format!("({})", shapes.join(", "))
    };
    format!("{} -> {}", list(parameters), list(results))
}
