//! `eigh(a)`: the eigenvalues and eigenvectors of symmetric and Hermitian matrices, `(values, vectors)`.
//!
//! `a v = v diag(values)` with ascending real `values`, and orthonormal eigenvectors in the columns of `v`. The matrices
//! are the last two dimensions of `a`, of which only the lower triangle is read.
//!
//! It is a loop of rotations, in programs and in StableHLO's text: Jacobi's method on the matrix plus a multiple of the
//! identity that makes all eigenvalues positive and of similar size. The eigenvalues are then the quotients of Rayleigh.

use crate::error::{Error, Fault};
use crate::graph::{Value, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{Call, Infer, OpTraits, Operation, Param, Primitive};
use crate::ops::elementwise::{self, abs, add, div, mul};
use crate::ops::lu::rows_at;
use crate::ops::parts::{adjoint, binary, conjugate, triangle, with_constant};
use crate::ops::{batch, cholesky, convert, dot_general, iota, jacobi, reduce, sort};
use crate::{Builder, ElementType, Literal, Shape, Tree};

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
        expand: Some(|b, _, operands| expanded(b, operands[0])),
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

/// Returns the Hermitian matrices whose lower triangles are those of other matrices.
pub(crate) fn hermitian(b: &mut Builder<'_>, a: Value) -> Result<Value, Fault> {
    let below = triangle(b, "GT", a, 0)?;
    let above = adjoint(b, below)?;
    let diagonal = triangle(b, "EQ", a, 0)?;
    let diagonal = if b.shape(a).element.is_complex() {
        let real = elementwise::apply(b, &elementwise::real, &[diagonal])?;
        convert::convert(b, real, b.shape(a).element)?
    } else {
        diagonal
    };
    let both = binary(b, &add, below, above)?;
    binary(b, &add, both, diagonal)
}

fn expanded(b: &mut Builder<'_>, a: Value) -> Result<Vec<Value>, Fault> {
    let shape = b.shape(a).clone();
    let (rank, count) = (shape.rank(), jacobi::known_rows(&shape)?);
    let last = rank - 1;
    if count == 0 {
        let values = elementwise::apply(b, &abs, &[a])?;
        let zero = Literal::zero(shape.element.real());
        let values = reduce::fold(b, values, &add, zero, &[last])?;
        return Ok(vec![values, a]);
    }
    let matrix = hermitian(b, a)?;
    let scale = jacobi::scale(b, matrix)?;
    let scales = jacobi::like(b, scale, a, &[rank - 2, last])?;
    let matrix = binary(b, &div, matrix, scales)?;
    // No eigenvalue is larger than the largest sum of a row, so that those of the sum with three times it differ by a factor of
    // at most two.
    let sizes = elementwise::apply(b, &abs, &[matrix])?;
    let sums = jacobi::real_sums(b, sizes)?;
    let zero = Literal::zero(shape.element.real());
    let bound = reduce::fold(b, sums, &elementwise::max, zero, &[rank - 2])?;
    let bound = with_constant(b, &mul, bound, 3.0)?;
    let bounds = jacobi::like(b, bound, a, &[rank - 2, last])?;
    let bounds = triangle(b, "EQ", bounds, 0)?;
    let positive = binary(b, &add, matrix, bounds)?;
    // The rows are those of the transpose, which for Hermitian matrices is the conjugate.
    let rows = conjugate(b, positive)?;
    let [_, turns] = jacobi::turned(b, rows, count)?;
    // Row i of the turns is eigenvector i.
    let all = (0..rank - 2).collect_vec();
    let dims = [all.clone(), all, vec![last], vec![last]];
    let images = dot_general::dot_general(b, turns, matrix, dims)?;
    let turned = conjugate(b, turns)?;
    let products = binary(b, &mul, turned, images)?;
    let values = jacobi::real_sums(b, products)?;
    let order = ascending(b, values)?;
    let values =
        jacobi::like(b, scale, order[0], &[rank - 2]).and_then(|s| binary(b, &mul, order[0], s))?;
    let rows = rows_at(b, turns, order[1])?;
    let vectors = adjoint(b, rows)?;
    Ok(vec![values, conjugate(b, vectors)?])
}

/// Sorts numbers along the last dimension; returns them and the indices from which they are.
pub(super) fn ascending(b: &mut Builder<'_>, numbers: Value) -> Result<[Value; 2], Fault> {
    let shape = b.shape(numbers).clone();
    let last = shape.rank() - 1;
    let indices = iota::iota(b, ElementType::I32, shape.dims.clone(), last)?;
    let of = shape.with_element(ElementType::I32);
    let comparator = sort::ascending(&[&shape, &of]);
    let sorted = sort::sort(b, &[numbers, indices], comparator, last, true)?;
    Ok([sorted[0], sorted[1]])
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
