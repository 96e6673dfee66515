//! `solve(a, b)`: the unknowns `x` of the equations `a x = b`; `inverse(a)`: the matrix with `a inverse(a) = 1`.
//!
//! `a` has square matrices in its last two dimensions. Uses the LU decomposition with partial pivoting. For a singular
//! matrix the result is infinite, NaN or meaningless; for a positive definite one `cholesky` and `triangular_solve` are
//! faster.

use crate::derived::eye::eye;
use crate::error::{Fault, FaultKind};
use crate::graph::Value;
use crate::list::Items;
use crate::operation::Param;
use crate::ops::implicit::{LINEAR_SOLVE, ROOT, implicit};
use crate::ops::parts::leaf;
use crate::ops::{
    broadcast, cholesky, cofactors, dot_general, lu, lu_solve, reshape, stop_gradient,
    triangular_solve,
};
use crate::{Builder, Graph, Operation, Size};

/// The solution of equations.
pub static SOLVE: Operation = Operation {
    name: "solve",
    operator: None,
    params: &[Param::array("a"), Param::array("b")],
    over_trees: false,
    build: |call| {
        let operands = [call.array("a")?, call.array("b")?];
        let value = solve(call.b, operands);
        leaf(call, value)
    },
};

/// The inverse.
pub static INVERSE: Operation = Operation {
    name: "inverse",
    operator: None,
    params: &[Param::array("a")],
    over_trees: false,
    build: |call| {
        let a = call.array("a")?;
        let value = inverse(call.b, a);
        leaf(call, value)
    },
};

/// Solves the equations `a x = b` for a vector for each matrix of `a`, or a matrix of columns.
///
/// # Errors
/// The matrices are not square, `b` has no vectors or vectors of another size, or the element type is not f32, f64, c64
/// or c128.
pub fn solve(b: &mut Builder<'_>, [matrix, right]: [Value; 2]) -> Result<Value, Fault> {
    let (a, sizes) = (b.shape(matrix).clone(), b.shape(right).clone());
    cholesky::square(0, &a)?;
    // A vector for each matrix is a matrix of one column during the computation.
    let vectors = sizes.rank() + 1 == a.rank();
    let mut columns = sizes.clone();
    if vectors {
        columns.dims.push(Size::from(1));
    }
    triangular_solve::equations(&a, &columns, true).map_err(|fault| match &*fault.what {
        FaultKind::RanksDiffer { .. } => fault.help(format!(
            "{{b}} is a vector or a matrix for each matrix of {{a}}: expected {} or {} dimensions",
            a.rank() - 1,
            a.rank()
        )),
        FaultKind::Other(_) | FaultKind::SizesDiffer { .. } if vectors => {
            let mut expected = a.clone();
            expected.dims.pop();
            Fault::operand(
                1,
                FaultKind::ShapeExpected {
                    expected,
                    found: sizes.clone(),
                },
            )
        }
        _ => fault,
    })?;
    let right = reshape::reshape(b, right, columns.dims)?;
    // The decomposition is not differentiated: the implicit derivative below has the factors as constants.
    let constant = stop_gradient::stop_gradient(b, matrix)?;
    let [lu, _, permutation] = lu::lu(b, constant)?;
    let operands = [right, matrix, lu, permutation];
    // The derivative solves `a dx = db - da x` by the same decomposition.
    let regions = [
        region(b, &operands, |b, [right, _, lu, permutation]| {
            lu_solve::lu_solve(b, [lu, permutation, right], false)
        })?,
        region(b, &operands, |b, [x, a, ..]| product(b, (a, false), x))?,
        region(b, &operands, |b, [right, _, lu, permutation]| {
            lu_solve::lu_solve(b, [lu, permutation, right], true)
        })?,
        region(b, &operands, |b, [x, a, ..]| product(b, (a, true), x))?,
    ];
    let found = implicit(b, &LINEAR_SOLVE, 1, &operands, regions.to_vec())?;
    reshape::reshape(b, found[0], sizes.dims)
}

/// Returns the products of the matrices in the last two dimensions; the first matrix may be transposed.
fn product(
    b: &mut Builder<'_>,
    (lhs, transposed): (Value, bool),
    rhs: Value,
) -> Result<Value, Fault> {
    let batch = b.shape(lhs).rank() - 2;
    let all = (0..batch).collect_vec();
    let columns = if transposed { batch } else { batch + 1 };
    dot_general::dot_general(b, lhs, rhs, [all.clone(), all, vec![columns], vec![batch]])
}

/// Returns a computation of values of the shapes of these.
fn region<const N: usize>(
    b: &Builder<'_>,
    like: &[Value; N],
    of: impl FnOnce(&mut Builder<'_>, [Value; N]) -> Result<Value, Fault>,
) -> Result<Graph, Fault> {
    let mut inside = Builder::new(b.module);
    inside.origin = b.origin;
    let params = like.map(|value| inside.graph.add_param(b.shape(value).clone()));
    let result = of(&mut inside, params)?;
    inside.graph.results = vec![result];
    Ok(inside.graph)
}

/// The most rows of an identity matrix that is a constant: to compute it takes as long as to solve for it.
const CONSTANT: usize = 8;

/// Computes the inverses of the matrices of `a`.
///
/// # Errors
/// The matrices are not square, or the element type is not f32, f64, c64 or c128.
pub fn inverse(b: &mut Builder<'_>, a: Value) -> Result<Value, Fault> {
    let shape = b.shape(a).clone();
    cholesky::square(0, &shape)?;
    let constant = stop_gradient::stop_gradient(b, a)?;
    let found = if cofactors::is_direct(&shape) {
        b.add1(&cofactors::PRIMITIVE, &[constant], Vec::new())?
    } else {
        let rank = shape.rank();
        let n = shape.dims[rank - 1].clone();
        let one = match n.known() {
            Some(n) if n <= CONSTANT => cofactors::identity(b, shape.element, n),
            _ => eye(b, shape.element, n.clone(), n)?,
        };
        let ones = broadcast::in_dim(b, one, shape.dims, &[rank - 2, rank - 1])?;
        cofactors::eliminated(b, constant, ones)?
    };
    // From `a x = 1` follows `a dx = -da x`, which the inverse solves: `dx = x (-da x)`.
    let operands = [found, a];
    let regions = [
        region(b, &operands, |_, [x, _]| Ok(x))?,
        region(b, &operands, |b, [x, a]| product(b, (a, false), x))?,
        region(b, &[found, found, a], |b, [x, right, _]| {
            product(b, (x, false), right)
        })?,
    ];
    Ok(implicit(b, &ROOT, 1, &operands, regions.to_vec())?[0])
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn there_are_as_many_equations_as_unknowns() {
        check(&[
            ("solve(f32[3, 3], f32[3])", "f32[3]"),
            ("solve(f64[3, 3], f64[3, 2])", "f64[3, 2]"),
            ("solve(c64[5, N, N], c64[5, N])", "c64[5, N]"),
            ("solve(c128[5, 3, 3], c128[5, 3, 1])", "c128[5, 3, 1]"),
            ("inverse(f32[2, N, N])", "f32[2, N, N]"),
            (
                "solve(f32[3, 2], f32[3])",
                "operand 0: the matrices of f32[3, 2] are not square: 3 by 2",
            ),
            (
                "solve(f32[3, 3], f32[4])",
                "operand 1: expected f32[3], found f32[4]",
            ),
            (
                "solve(f32[3, 3], f32[4, 3])",
                "operand 1: expected size 3 in dimension 0 of f32[4, 3], because f32[3, 3] is on the left of the unknowns, found 4",
            ),
            (
                "solve(f32[2, 3, 3], f32[4, 3])",
                "operand 1: expected f32[2, 3], found f32[4, 3]",
            ),
            (
                "solve(f32[3, 3], f32[2, 3, 3])",
                "operand 1: ranks differ: f32[3, 3] has 2 dimensions, f32[2, 3, 3] has 3 | {b} is a vector or a matrix for each matrix of {a}: expected 1 or 2 dimensions",
            ),
            (
                "solve(f32[3, 3], f64[3])",
                "operand 1: element types differ: f32 and f64 | convert one of them: `{a} as f64` or `{b} as f32`",
            ),
            (
                "solve(bf16[3, 3], bf16[3])",
                "operand 0: expected f32, f64 or complex elements, found bf16 | convert it first: `{a} as f32`",
            ),
            (
                "inverse(f32[3, 2])",
                "operand 0: the matrices of f32[3, 2] are not square: 3 by 2",
            ),
            (
                "inverse(i32[3, 3])",
                "operand 0: expected f32, f64 or complex elements, found i32 | convert it first: `{a} as f32`",
            ),
        ]);
    }
}
