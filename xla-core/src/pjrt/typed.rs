//! A compiled program that takes and gives what the function does.

use std::borrow::Cow;
use std::marker::PhantomData;

use xla_hlo::{Shape, Size};

use super::array::{Argument, ResultArray};
use super::{AnyExecutable, Error};
use crate::program::Program;
use crate::tensors::{Content, Leaf, Leaves, Path, Tensors};

/// A computation, compiled: [`Client::compile`](super::Client::compile) makes it.
pub struct Executable<P> {
    any: AnyExecutable,
    program: PhantomData<fn() -> P>,
}

impl<P: Program> Executable<P> {
    /// Holds the types of the text against those of the program, so that a run has nothing left to find out.
    pub(super) fn new(any: AnyExecutable) -> Result<Executable<P>, Error> {
        check::<P>(&any)?;
        Ok(Executable {
            any,
            program: PhantomData,
        })
    }

    /// Copies the arguments to the device, runs the program, and copies what it gives back.
    ///
    /// The arguments are those of the function, in a tuple, or the argument itself where the function has one parameter only:
    /// tensors in the layouts of their types, structs of tensors, tuples, plain scalars. What a `&mut` argument refers to
    /// becomes the new state, as it does in a call of the function.
    ///
    /// # Errors
    ///
    /// [`Error::Call`] when the device has no room, [`Error::Execute`] with the plugin's message when the run fails; state is
    /// then as it was before.
    pub fn run(&self, args: P::Args<'_>) -> Result<P::Output, Error> {
        let leaves = leaves_of(&args);
        let results = self.any.execute(&arguments(&leaves))?;
        drop(leaves);
        assemble::<P>(args, results)
    }

    /// The same executable for arrays on the device whose types are known at run time only.
    pub fn as_any(&self) -> &AnyExecutable {
        &self.any
    }
}

/// Holds the types of a text against those of the program.
pub(super) fn check<P: Program>(any: &AnyExecutable) -> Result<(), Error> {
    let mut results = specs::<P::Output>();
    results.extend(specs::<P::State>());
    let wanted = signature(&specs::<P::Args<'_>>(), &results);
    let came = signature(
        &any.parameters().map(Shape::from).collect::<Vec<_>>(),
        &any.results().map(Shape::from).collect::<Vec<_>>(),
    );
    if wanted == came {
        return Ok(());
    }
    let name = P::NAME;
    Err(Error::Program { name, wanted, came })
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
