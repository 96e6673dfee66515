//! `det(a)`: the determinants of matrices; `slogdet(a)`: their signs and the logarithms of their magnitudes.
//!
//! Both are products of the diagonal that the LU decomposition leaves. Up to 3 rows, `det` is the sum of products along
//! diagonals. The derivative of `det` is defined for singular matrices too, as in JAX: it contains no division by the
//! determinant.

use crate::error::Fault;
use crate::graph::{Term, Value};
use crate::list;
use crate::operation::{InCall, Param};
use crate::ops::custom_derivative::{JVP, Parts, custom_derivative};
use crate::ops::parts::leaf;
use crate::ops::triangular_solve::Equations;
use crate::ops::{cholesky, householder};
use crate::{Builder, Graph, Operation, Shape, Size, Tree};

/// The determinant.
pub static DET: Operation = Operation {
    name: "det",
    operator: None,
    params: &[Param::array("a")],
    over_trees: false,
    build: |call| {
        let a = call.array("a")?;
        let value = det(call.b, a);
        leaf(call, value)
    },
};

/// The sign of the determinant, and the logarithm of its magnitude.
pub static SLOGDET: Operation = Operation {
    name: "slogdet",
    operator: None,
    params: &[Param::array("a")],
    over_trees: false,
    build: |call| {
        let a = call.array("a")?;
        let [sign, magnitude] = slogdet(call.b, a).in_call(call)?;
        Ok(Tree::Tuple(vec![Tree::Leaf(sign), Tree::Leaf(magnitude)]))
    },
};

/// Computes the determinants of the matrices of `a`.
///
/// # Errors
/// The matrices are not square, or the element type is not f32, f64, c64 or c128.
pub fn det(b: &mut Builder<'_>, a: Value) -> Result<Value, Fault> {
    let shape = b.shape(a).clone();
    check(&shape)?;
    match shape.dims[shape.rank() - 1].known() {
        Some(n @ 1..=3) => b.formula([a], |[a]| few(a, n)),
        _ => Ok(with_rule(b, a, |a| vec![Factors::of(a).det()], det_rule)?[0]),
    }
}

/// Computes the signs of the determinants of the matrices of `a`, which are numbers of magnitude 1, and the logarithms of
/// their magnitudes.
///
/// # Errors
/// As for [`det`].
pub fn slogdet(b: &mut Builder<'_>, a: Value) -> Result<[Value; 2], Fault> {
    check(&b.shape(a).clone())?;
    let values = with_rule(b, a, |a| Factors::of(a).slogdet().to_vec(), slogdet_rule)?;
    Ok([values[0], values[1]])
}

fn check(a: &Shape) -> Result<(), Fault> {
    cholesky::square(0, a)?;
    householder::least_size(a).map(drop)
}

/// Adds a function of matrices, and a rule that takes matrices and their tangents.
fn with_rule(
    b: &mut Builder<'_>,
    a: Value,
    function: impl for<'s> FnOnce(Term<'s>) -> Vec<Term<'s>>,
    rule: impl for<'s> FnOnce([Term<'s>; 2]) -> Vec<Term<'s>>,
) -> Result<Vec<Value>, Fault> {
    // Both regions are built with the origin of the call, so that a fault in them names `det`.
    let shape = b.shape(a).clone();
    let mut inside = Builder::new(b.module);
    inside.origin = b.origin;
    let param = inside.graph.add_param(shape.clone());
    inside.graph.results = inside.formula_list(&[param], |params| function(params[0]))?;
    let function = core::mem::replace(&mut inside.graph, Graph::new());
    let params = list::both([(); 2], |()| inside.graph.add_param(shape.clone()));
    inside.graph.results = inside.formula_list(&params, |params| rule([params[0], params[1]]))?;
    let parts = Parts {
        arguments: 1,
        differentiable: vec![0],
    };
    custom_derivative(b, &JVP, &parts, &[a], [function, inside.graph])
}

/// Returns the sums of products along the diagonals of matrices of up to 3 rows.
///
/// The order of the terms is JAX's. The kernel of `inverse` adds the cofactors of a row instead, which it needs anyway.
fn few(a: Term<'_>, n: usize) -> Term<'_> {
    let e = |row, column| element(a, [row, column]);
    match n {
        1 => e(0, 0),
        2 => e(0, 0) * e(1, 1) - e(0, 1) * e(1, 0),
        _ => {
            e(0, 0) * e(1, 1) * e(2, 2) + e(0, 1) * e(1, 2) * e(2, 0) + e(0, 2) * e(1, 0) * e(2, 1)
                - e(0, 2) * e(1, 1) * e(2, 0)
                - e(0, 0) * e(1, 2) * e(2, 1)
                - e(0, 1) * e(1, 0) * e(2, 2)
        }
    }
}

/// Returns one element of each matrix.
fn element(a: Term<'_>, place: [usize; 2]) -> Term<'_> {
    let dims = a.sizes();
    let batch = dims.len() - 2;
    let mut starts = vec![Size::from(0); batch];
    let mut limits = dims[..batch].to_vec();
    for index in place {
        starts.push(Size::from(index));
        limits.push(Size::from(index + 1));
    }
    a.slice(starts, limits).reshape(&dims[..batch])
}

/// The decomposition of matrices, with the parts that determinants are made of.
struct Factors<'s> {
    lu: Term<'s>,
    permutation: Term<'s>,
    /// The diagonals, and the sign of each permutation.
    diagonal: Term<'s>,
    sign: Term<'s>,
    /// The number of batch dimensions.
    batch: usize,
}

impl<'s> Factors<'s> {
    fn of(a: Term<'s>) -> Factors<'s> {
        let [lu, pivots, permutation] = a.lu();
        let batch = a.rank() - 2;
        let diagonal = lu.diagonal().sum(&[batch + 1]);
        // A pivot other than the row itself exchanges two rows, and changes the sign.
        let stays = pivots.equal(a.indices(&pivots.sizes(), batch));
        let signs = stays.select(a.number(1.0), a.number(-1.0));
        Factors {
            lu,
            permutation,
            diagonal,
            sign: signs.product(&[batch]),
            batch,
        }
    }

    fn det(&self) -> Term<'s> {
        self.sign * self.diagonal.product(&[self.batch])
    }

    fn slogdet(&self) -> [Term<'s>; 2] {
        let (diagonal, batch) = (self.diagonal, self.batch);
        let magnitudes = diagonal.abs();
        let is_zero = magnitudes.equal(0.0).any(&[batch]);
        let signs = if diagonal.is_complex() {
            diagonal / magnitudes.complex(0.0)
        } else {
            diagonal.sign()
        };
        let sign = self.sign * signs.product(&[batch]);
        let sign = is_zero.select(sign.number(0.0), sign);
        [sign, magnitudes.log().sum(&[batch])]
    }
}

/// Returns the sums of the diagonals of matrices.
fn trace(matrices: Term<'_>) -> Term<'_> {
    let batch = matrices.rank() - 2;
    matrices.diagonal().sum(&[batch, batch + 1])
}

/// Returns at which places of arrays of these sizes the index along a dimension is the last one.
fn is_last<'s>(of: Term<'s>, sizes: &[Size], dimension: usize) -> Term<'s> {
    let next = of.indices(sizes, dimension) + 1.0;
    next.equal(of.count(&sizes[dimension]))
}

/// Returns the determinant and its tangent, the sum of the diagonal of `det(a) a⁻¹ da`.
///
/// Only the last element of the diagonal of `u` is zero in a matrix that lacks one rank. The product of the others takes
/// its place: `det(a) a⁻¹` is `det(a) u⁻¹` times the rest, in whose last row `det(a)` cancels. A matrix that lacks more
/// than one rank has a tangent of zero.
fn det_rule([a, da]: [Term<'_>; 2]) -> Vec<Term<'_>> {
    let factors = Factors::of(a);
    let batch = factors.batch;
    let sizes = a.sizes();
    let both = [batch, batch + 1];
    let det = factors.det();
    // `u` with `1 / (sign * others)` in its corner: a solution with it has the last row of `det(a) a⁻¹` without a
    // division by `det(a)`.
    let one = a.number(1.0);
    let last = is_last(a, &sizes[..batch + 1], batch);
    let others = last.select(one, factors.diagonal).product(&[batch]);
    let inverse = one / (factors.sign * others);
    let (last_row, last_column) = (is_last(a, &sizes, batch), is_last(a, &sizes, batch + 1));
    let corner = last_row & last_column;
    let lu = corner.select(inverse.spread(&sizes, &both), factors.lu);
    // Matrices that lack more than one rank.
    let upper = Equations::factor(false, false);
    // A solution of ones is infinite or NaN if another element of the diagonal is 0.
    let probe = lu.solve(one.broadcast(&sizes, &[]), upper);
    let finite = probe.abs().is_finite().all(&both).spread(&sizes, &both);
    let zero = a.number(0.0);
    let da = finite.select(da, zero).rows_at(factors.permutation);
    let x = lu.solve(da, Equations::factor(true, false));
    // The rows before the last one are multiplied by the determinant; in the last row it cancels.
    let x = last_row.select(x, x * det.spread(&sizes, &both));
    let x = finite.select(lu.solve(x, upper), zero);
    vec![det, trace(x)]
}

/// Returns the results of `slogdet` and their tangents: the tangent of the logarithm of a determinant is the sum of the
/// diagonal of `a⁻¹ da`, whose imaginary part turns the sign.
fn slogdet_rule([a, da]: [Term<'_>; 2]) -> Vec<Term<'_>> {
    let factors = Factors::of(a);
    let [sign, logarithm] = factors.slogdet();
    let change = trace(factors.lu.lu_solve(factors.permutation, da));
    if !a.is_complex() {
        return vec![sign, logarithm, sign * 0.0, change];
    }
    let (re, im) = (change.real(), change.imag());
    let turn = (im * 0.0).complex(im);
    vec![sign, logarithm, turn * sign, re]
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn a_number_for_each_square_matrix() {
        check(&[
            ("det(f32[3, 3])", "f32[]"),
            ("det(c64[2, N, N])", "c64[2]"),
            ("det(f64[0, 0])", "f64[]"),
            ("slogdet(f64[5, 4, 4])", "(f64[5], f64[5])"),
            ("slogdet(c128[N, N])", "(c128[], f64[])"),
            (
                "det(f32[3, 2])",
                "operand 0: the matrices of f32[3, 2] are not square: 3 by 2",
            ),
            (
                "slogdet(f32[3])",
                "operand 0: expected matrices, which have two dimensions, found f32[3]",
            ),
            (
                "det(f16[2, 2])",
                "operand 0: expected f32, f64 or complex elements, found f16 | convert it first: `{a} as f32`",
            ),
            (
                "slogdet(i32[4, 4])",
                "operand 0: expected f32, f64 or complex elements, found i32 | convert it first: `{a} as f32`",
            ),
        ]);
    }
}
