//! `eigh(a)`: the eigenvalues and eigenvectors of symmetric and Hermitian matrices, `(values, vectors)`.
//!
//! `a v = v diag(values)` with ascending real `values`, and orthonormal eigenvectors in the columns of `v`. The matrices
//! are the last two dimensions of `a`; only their lower triangles are read.
//!
//! It is a loop of rotations, in programs and in StableHLO's text: Jacobi's method on the matrix plus a multiple of the
//! identity that makes all eigenvalues positive and of similar size. The eigenvalues are then the quotients of Rayleigh.

use crate::error::{Error, Fault};
use crate::graph::{Term, Value, Values};
use crate::operation::InCall;
use crate::operation::{Call, Infer, OpTraits, Operation, Param, Primitive};
use crate::ops::{batch, cholesky, elementwise, jacobi, sort};
use crate::{Builder, Shape, Tree};

/// The eigenvalues and eigenvectors.
pub static OPERATION: Operation = Operation {
    name: "eigh",
    operator: None,
    params: &[Param::array("a")],
    over_trees: false,
    build,
};

/// The decomposition as an instruction, with two results.
pub static PRIMITIVE: Primitive = Primitive {
    name: "eigh",
    text: "typed_xla.eigh",
    operands: 1..=1,
    regions: 0,
    attributes: &[],
    syntax: &[],
    infer,
    form: |graph, instr| jacobi::form("eigh", graph, instr),
    commutative: false,
    traits: OpTraits {
        batch: Some(batch::last),
        expand: Some(|b, _, operands| {
            let count = jacobi::known_rows(b.shape(operands[0]))?;
            b.formula_list(operands, |operands| expanded(operands[0], count))
        }),
        ruled: true,
        feature: Some("faer"),
        ..OpTraits::NONE
    },
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let a = infer.operands[0];
    cholesky::square(0, a)?;
    jacobi::known_rows(a)?;
    let mut values = a.with_element(a.element.real());
    values.dims.pop();
    Ok(vec![values, a.clone()])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let a = call.array("a")?;
    let [values, vectors] = eigh(call.b, a).in_call(call)?;
    Ok(Tree::Tuple(vec![Tree::Leaf(values), Tree::Leaf(vectors)]))
}

/// Returns the eigenvalues and the eigenvectors of Hermitian matrices.
///
/// # Errors
/// There are no square matrices of f32, f64, c64 or c128, or their size is not known.
pub fn eigh(b: &mut Builder<'_>, a: Value) -> Result<[Value; 2], Fault> {
    let parts = b.add(&PRIMITIVE, &[a], Vec::new(), Vec::new())?;
    Ok([parts[0], parts[1]])
}

/// Returns the Hermitian matrices with the lower triangles of other matrices.
pub(crate) fn hermitian(a: Term<'_>) -> Term<'_> {
    let below = a.below();
    let above = below.adjoint();
    let diagonal = a.diagonal().real_part().convert(a.element());
    below + above + diagonal
}

fn expanded(a: Term<'_>, count: usize) -> Vec<Term<'_>> {
    let rank = a.rank();
    let last = rank - 1;
    if count == 0 {
        return vec![a.abs().sum(&[last]), a];
    }
    let matrix = hermitian(a);
    let scale = jacobi::scale(matrix);
    let matrix = matrix / scale.like(a, &[rank - 2, last]);
    // No eigenvalue is larger than the largest sum of a row, so that the eigenvalues of the sum with three times it
    // differ by a factor of at most two.
    let bound = matrix.abs().real_sums();
    let bound = bound.fold(&elementwise::max, 0.0, &[rank - 2]) * 3.0;
    let positive = matrix + bound.like(a, &[rank - 2, last]).diagonal();
    // The function turns rows of the transpose, which for Hermitian matrices is the conjugate.
    let [_, turns] = jacobi::turned(positive.conjugate(), count);
    // Row i of the turns is eigenvector i.
    let images = turns.dot_with([false, true], matrix);
    let values = (turns.conjugate() * images).real_sums();
    let [values, order] = ascending(values);
    let values = values * scale.like(values, &[rank - 2]);
    vec![values, turns.rows_at(order).adjoint().conjugate()]
}

/// Sorts numbers along the last dimension; returns them and the indices from which they are.
pub(super) fn ascending(numbers: Term<'_>) -> [Term<'_>; 2] {
    let shape = numbers.shape();
    let last = shape.rank() - 1;
    let indices = numbers.indices(&shape.dims, last);
    let comparator = sort::ascending(&[&shape, &indices.shape()]);
    let sorted = numbers.emit_all(&[numbers, indices], |b| {
        sort::sort(
            b,
            &[numbers.value(), indices.value()],
            comparator,
            last,
            true,
        )
    });
    [sorted[0], sorted[1]]
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn there_is_a_real_value_for_each_row() {
        check(&[
            ("eigh(f32[3, 3])", "(f32[3], f32[3, 3])"),
            ("eigh(f64[4, 5, 5])", "(f64[4, 5], f64[4, 5, 5])"),
            ("eigh(c64[N, 2, 2])", "(f32[N, 2], c64[N, 2, 2])"),
            ("eigh(c128[0, 0])", "(f64[0], c128[0, 0])"),
            (
                "eigh(f32[3, 4])",
                "operand 0: the matrices of f32[3, 4] are not square: 3 by 4",
            ),
            (
                "eigh(f32[N, N])",
                "operand 0: the sizes of the matrices of f32[N, N] must be numbers",
            ),
            (
                "eigh(i32[3, 3])",
                "operand 0: expected f32, f64 or complex elements, found i32 | convert it first: `{a} as f32`",
            ),
        ]);
    }
}
