//! Comparison of the types of a program with its text.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use xla_shape::dynamic::fits;
use xla_shape::{Shape, Size};

use super::{AnyExecutable, Error};
use crate::program::Program;
use crate::tensors::{Leaves, Path};

/// Checks the types of a text against the types of the program.
pub(super) fn check<P: Program>(any: &AnyExecutable) -> Result<(), Error> {
    let parameters = specs::<P::Args<'_>>();
    let mut results = specs::<P::Output>();
    results.extend(specs::<P::State>());
    let found_parameters: Vec<Shape> = any.parameters().map(Shape::from).collect();
    let found_results: Vec<Shape> = any.results().map(Shape::from).collect();
    let fit = |found: &[Shape], expected: &[Shape]| {
        let mut pairs = found.iter().zip(expected);
        found.len() == expected.len() && pairs.all(|(found, expected)| fits(found, expected))
    };
    if fit(&found_parameters, &parameters) && fit(&found_results, &results) {
        return Ok(());
    }
    Err(Error::Program {
        name: P::NAME,
        expected: signature(&parameters, &results),
        found: signature(&found_parameters, &found_results),
    })
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
