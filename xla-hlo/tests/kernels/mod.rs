//! Kernels by their definitions, for the evaluators of the tests: of passes, of derivatives, and of StableHLO's programs.
//!
//! This is the one place where a new kernel is added. The evaluators differ in the precision of scalars only.

pub(crate) mod array;
mod convolution;
mod folds;
mod fourier;
mod linear;
mod movement;
mod places;
mod reflections;

use xla_hlo::element::Kind;
use xla_hlo::literal::Scalar;
use xla_hlo::{ElementType, Graph, Instr, Literal, Shape};

use array::Array;

/// The scalar functions of an evaluator.
pub(crate) trait Scalars {
    /// Applies an elementwise function to operands; the first one has the type `from`.
    fn apply(
        &self,
        function: &str,
        from: ElementType,
        to: ElementType,
        operands: &[Scalar],
    ) -> Scalar;

    /// Applies a region to scalars.
    fn region(&self, region: &Graph, scalars: &[Scalar]) -> Vec<Scalar>;
}

/// A call of a kernel.
#[derive(Clone, Copy)]
pub(crate) struct Call<'a> {
    pub(crate) instr: &'a Instr,
    pub(crate) operands: &'a [&'a Array],
    /// The shapes of the results.
    pub(crate) shapes: &'a [&'a Shape],
    pub(crate) scalars: &'a dyn Scalars,
}

impl Call<'_> {
    /// Applies one of the instruction's regions.
    fn region(&self, number: usize, scalars: &[Scalar]) -> Vec<Scalar> {
        self.scalars.region(&self.instr.regions[number], scalars)
    }

    /// Applies an arithmetic function to operands of the result's type.
    fn apply(&self, function: &str, element: ElementType, operands: &[Scalar]) -> Scalar {
        self.scalars.apply(function, element, element, operands)
    }

    /// Rounds a number to the element type of the result.
    fn rounded(&self, number: Scalar) -> Scalar {
        let element = self.shapes[0].element;
        self.scalars
            .apply("convert", wide(element), element, &[number])
    }
}

/// Returns the widest element type of the same kind, if it is of floating-point or complex numbers.
pub(crate) fn wide(element: ElementType) -> ElementType {
    match element.kind() {
        Kind::Float => ElementType::F64,
        Kind::Complex => ElementType::C128,
        _ => element,
    }
}

/// Returns the results of a kernel; `None` if it is not defined here.
pub(crate) fn results(name: &str, call: Call<'_>) -> Option<Vec<Array>> {
    let result = match name {
        "bitcast_convert" => bits(call),
        "concatenate" => movement::concatenate(call),
        "convolution" => convolution::convolution(call),
        "cholesky" => linear::cholesky(call),
        "dynamic_slice" => movement::dynamic_slice(call),
        "dynamic_update_slice" => movement::dynamic_update_slice(call),
        "fft" => fourier::fft(call),
        "gather" => places::gather(call),
        "householder_factors" => return Some(reflections::factors(call)),
        "householder_product" => reflections::product(call),
        "pad" => movement::pad(call),
        "reduce" => return Some(folds::reduce(call)),
        "reduce_window" => return Some(folds::reduce_window(call)),
        "rev" => movement::rev(call),
        "scatter" => return Some(places::scatter(call)),
        "select_and_scatter" => folds::select_and_scatter(call),
        "slice" => movement::slice(call),
        "sort" => return Some(movement::sort(call)),
        "top_k" => return Some(movement::top_k(call)),
        "triangular_solve" => linear::triangular_solve(call),
        _ => return None,
    };
    Some(vec![result])
}

/// Reinterprets the bytes of the operand.
fn bits(call: Call<'_>) -> Array {
    let (operand, shape) = (call.operands[0], call.shapes[0]);
    let bytes = operand.elements.iter();
    let bytes = bytes.flat_map(|&e| Literal::scalar(operand.element, e).bytes().to_vec());
    let literal = Literal::from_bytes(shape.clone(), bytes.collect());
    let literal = literal.expect("the rule compares the numbers of bytes");
    let mut elements = literal.elements();
    Array::new(shape, |_| {
        elements.next().expect("an element for each index")
    })
}
