//! Kernels whose results are uninterpreted: numbers that depend on all that they read, and on nothing else.

use std::hash::{DefaultHasher, Hash, Hasher};

use xla_hlo::attr::Attr;
use xla_hlo::element::Kind;
use xla_hlo::literal::Scalar;
use xla_hlo::{Builder, ElementType, Graph, Instr, Module, Shape, Size, Value};

use super::{Bool, Complex, Float, Integer, run};
use crate::kernels::array::{Array, indices, known};
use crate::kernels::{self, Call, Scalars};

/// Returns a number of an element type that depends on a name and on these elements.
pub(super) fn uninterpreted(name: &str, to: ElementType, read: &[Scalar], at: usize) -> Scalar {
    let mut hasher = DefaultHasher::new();
    (name, format!("{read:?}"), at).hash(&mut hasher);
    let number = hasher.finish() % 100;
    match to.kind() {
        Kind::Bool => Bool(number.is_multiple_of(2)),
        Kind::Signed | Kind::Unsigned => Integer(i128::from(number)),
        Kind::Complex => Complex(number as f64, 0.5),
        _ => Float(number as f64 / 4.0),
    }
}

/// The scalars of the evaluator, and the functions that regions call.
struct Evaluated<'m>(&'m Module);

impl Scalars for Evaluated<'_> {
    fn apply(
        &self,
        function: &str,
        from: ElementType,
        to: ElementType,
        operands: &[Scalar],
    ) -> Scalar {
        super::scalar(function, from, to, operands)
    }

    fn region(&self, region: &Graph, scalars: &[Scalar]) -> Vec<Scalar> {
        let params = region.params.iter().zip(scalars);
        let arguments =
            params.map(|(&param, &value)| Array::scalar(region.shape(param).element, value));
        let results = run(self.0, region, &arguments.collect::<Vec<_>>());
        results.iter().map(|result| result.elements[0]).collect()
    }
}

/// Returns the elements at the leading indices `at`.
fn part<'a>(array: &'a Array, at: &[usize]) -> &'a [Scalar] {
    let len: usize = array.dims[at.len()..].iter().product();
    let dims = at.iter().zip(&array.dims);
    let first = dims.fold(0, |first, (i, size)| first * size + i) * len;
    &array.elements[first..first + len]
}

/// Returns the results of a kernel, which have these shapes.
pub(super) fn kernel(
    module: &Module,
    name: &str,
    instr: &Instr,
    operands: &[&Array],
    shapes: &[&Shape],
) -> Vec<Array> {
    let call = Call {
        instr,
        operands,
        shapes,
        scalars: &Evaluated(module),
    };
    match name {
        // No element of a matrix or a state can be computed alone.
        "cholesky" | "householder_factors" | "householder_product" | "lu" => whole(call, 2),
        "fft" => whole(call, instr.dims("fft_length").len()),
        "rng_bit_generator" => whole(call, 1),
        "triangular_solve" | "lu_solve" => vec![solve(call)],
        "attention" | "attention_grad" => composed(module, call),
        _ => kernels::results(name, call).unwrap_or_else(|| {
            panic!(
                "xla-hlo/tests/kernels/mod.rs does not define the kernel `{name}`: add it there, or to the \
                 uninterpreted ones in {}",
                file!()
            )
        }),
    }
}

/// Returns uninterpreted results. Each part depends on the operands' parts at the same leading indices. The
/// parts of the first operand have this rank.
fn whole(call: Call<'_>, rank: usize) -> Vec<Array> {
    let Call {
        instr,
        operands,
        shapes,
        ..
    } = call;
    let batch = operands[0].dims.len() - rank;
    let results = shapes.iter().enumerate().map(|(number, shape)| {
        let sizes = known(shape);
        let len: usize = sizes[batch..].iter().product();
        let elements = indices(&sizes[..batch]).flat_map(|at| {
            let read: Vec<Scalar> = operands
                .iter()
                .flat_map(|o| part(o, &at).to_vec())
                .collect();
            let name = format!("{} {:?} {number}", instr.op.name, instr.attrs);
            (0..len).map(move |i| uninterpreted(&name, shape.element, &read, i))
        });
        Array {
            element: shape.element,
            elements: elements.collect(),
            dims: sizes.clone(),
        }
    });
    results.collect()
}

/// Returns the results of the instructions that compute the same.
fn composed(module: &Module, call: Call<'_>) -> Vec<Array> {
    let mut b = Builder::new(module);
    let shapes = call.operands.iter().map(|operand| {
        let sizes = operand.dims.iter().map(|&size| Size::from(size));
        Shape::new(operand.element, sizes.collect::<Vec<_>>())
    });
    let params: Vec<Value> = shapes.map(|shape| b.graph.add_param(shape)).collect();
    let expand = call.instr.op.traits.expand.unwrap();
    b.graph.results = expand(&mut b, call.instr, &params).unwrap();
    let arguments: Vec<Array> = call
        .operands
        .iter()
        .map(|&operand| operand.clone())
        .collect();
    run(module, &b.graph, &arguments)
}

/// Returns uninterpreted solutions. Each depends on its own right-hand side.
fn solve(call: Call<'_>) -> Array {
    let Call {
        instr, operands, ..
    } = call;
    let (b, matrices) = operands.split_last().unwrap();
    let rank = b.dims.len();
    let along = match instr.attr("left_side") {
        Some(Attr::Bool(false)) => rank - 1,
        _ => rank - 2,
    };
    let mut out = (*b).clone();
    for index in indices(&b.dims) {
        let parts = matrices.iter().map(|a| part(a, &index[..rank - 2]));
        let mut read: Vec<Scalar> = parts.flatten().copied().collect();
        read.extend((0..b.dims[along]).map(|i| {
            let mut at = index.clone();
            at[along] = i;
            b.at(&at)
        }));
        let name = format!("{:?}", instr.attrs);
        *out.at_mut(&index) = uninterpreted(&name, b.element, &read, index[along]);
    }
    out
}
