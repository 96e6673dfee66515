//! A compiled program that takes and gives what the function does.

use std::borrow::Cow;
use std::sync::Arc;

use xla_shape::unknown::fits;
use xla_shape::{Shape, Size};

use super::array::{Argument, ResultArray};
use super::specialised::Specialised;
use super::{AnyExecutable, Client, Error};
use crate::program::Program;
use crate::tensors::{Content, Leaf, Leaves, Path, Tensors};

/// A computation, compiled: [`Client::compile`] makes it.
///
/// Where the types tell all sizes, that is done once and for all. A computation with sizes that only a call knows is compiled
/// when it runs, for the sizes of the arguments, and again for others; what has been compiled is kept, for any number of sizes, as
/// long as the executable is.
pub struct Executable<P> {
    program: Specialised<P>,
}

impl<P: Program> Executable<P> {
    pub(super) fn new(client: &Client) -> Result<Executable<P>, Error> {
        let program = Specialised::new(client, 1)?;
        Ok(Executable { program })
    }

    /// Copies the arguments to the device, runs the program, and copies what it gives back.
    ///
    /// The arguments are those of the function, in a tuple, or the argument itself where the function has one parameter only:
    /// tensors in the layouts of their types, structs of tensors, tuples, plain scalars. What a `&mut` argument refers to
    /// becomes the new state, as it does in a call of the function.
    ///
    /// Arguments of sizes that it has not met yet are what it is compiled for first; who runs it meanwhile waits.
    ///
    /// # Errors
    ///
    /// [`Error::Call`] when the device has no room, [`Error::Execute`] with the plugin's message when the run fails; where only
    /// the arguments tell the sizes, all of [`as_any`](Executable::as_any) too. State is then as it was before.
    pub fn run(&self, args: P::Args<'_>) -> Result<P::Output, Error> {
        let any = self.as_any(&args)?;
        let leaves = leaves_of(&args);
        let results = any.execute(&arguments(&leaves))?;
        drop(leaves);
        assemble::<P>(args, results)
    }

    /// What runs for arguments of the sizes of these, for arrays on the device whose types are known at run time only.
    ///
    /// # Errors
    ///
    /// Sizes that do not fit each other give the error that a call of the function gives, [`Error::ArgumentSize`] or
    /// [`Error::ArgumentSizes`]; otherwise, where the sizes are new, as [`Client::compile`], and [`Error::ProgramSizes`] where an
    /// array in between would be too large.
    pub fn as_any(&self, args: &P::Args<'_>) -> Result<Arc<AnyExecutable>, Error> {
        self.program.of(P::sizes(args)?)
    }

    /// For how many sets of sizes it has been compiled: once, where the types tell all.
    pub fn compiled(&self) -> usize {
        self.program.count()
    }
}

/// Holds the types of a text against those of the program.
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

/// The arrays in what a program takes.
pub(super) fn leaves_of<A: Leaves>(args: &A) -> Vec<Leaf<'_>> {
    let mut leaves = Vec::new();
    args.visit(Path::ROOT, &mut |_, leaf| leaves.push(leaf));
    leaves
}

/// Arrays as arguments.
pub(super) fn arguments<'a>(leaves: &'a [Leaf<'_>]) -> Vec<Argument<'a>> {
    let leaves = leaves.iter();
    let argument = |leaf: &'a Leaf<'_>| Argument {
        element: leaf.element,
        dims: &leaf.dims,
        bytes: &leaf.bytes,
    };
    leaves.map(argument).collect()
}

/// What a run has made as what the function gives; state goes to its place.
pub(super) fn assemble<P: Program>(
    args: P::Args<'_>,
    results: Vec<ResultArray>,
) -> Result<P::Output, Error> {
    let mut results = results.into_iter();
    // What the text gives was held against the types when it was compiled.
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

/// The types of the leaves.
fn specs<T: Leaves>() -> Vec<Shape> {
    let mut all = Vec::new();
    T::specs(Path::ROOT, &mut |spec| {
        let sizes = spec.dims.iter();
        let sizes = sizes.map(|size| size.map_or_else(Size::open, Size::from));
        all.push(Shape::new(spec.element, sizes.collect::<Vec<_>>()));
    });
    all
}

/// `(f32[2], f32[]) -> (f32[2])`.
fn signature(parameters: &[Shape], results: &[Shape]) -> String {
    let list = |shapes: &[Shape]| {
        let shapes: Vec<String> = shapes.iter().map(Shape::to_string).collect();
        format!("({})", shapes.join(", "))
    };
    format!("{} -> {}", list(parameters), list(results))
}
