//! The derivatives of the LU decomposition and of the solution of equations by its factors.

use super::rules::{Derivative, Linearised, Rule, Tangents, Transpose};
use crate::Size;
use crate::error::Fault;
use crate::graph::Term;
use crate::ops::lu;
use crate::ops::lu_solve::{self, is_transposed, triangles};
use crate::ops::triangular_solve::Equations;

pub(super) static RULES: &[Rule] = &[
    Rule {
        primitive: &lu::PRIMITIVE,
        derivative: Derivative::Formula(factors),
        transpose: None,
    },
    Rule {
        primitive: &lu_solve::PRIMITIVE,
        derivative: Derivative::Formula(solution),
        transpose: Some(transposed),
    },
];

/// From `p a = l u` follows `l⁻¹ p da u⁻¹ = l⁻¹ dl + du u⁻¹`, the sum of a lower triangle with zeros on its diagonal and
/// an upper one. Square matrices take the place of `l` and `u`: where there are more rows or columns, rows or columns
/// of the identity follow.
fn factors<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let Some(da) = t.tangents[0] else {
        return vec![None, None, None];
    };
    let (lu, permutation) = (t.results[0], t.results[2]);
    let p_da = da.rows_at(permutation);
    let shape = lu.shape();
    let (m, n) = (shape.rank() - 2, shape.rank() - 1);
    let (rows, columns) = (&shape.dims[m], &shape.dims[n]);
    // Square matrices from the stored factors: the identity beyond the stored rows or columns leaves the additional
    // equations as they are.
    let l = lu.with_size(m, rows).with_size(n, rows);
    let u = lu.with_size(m, columns).with_size(n, columns);
    let u = with_ones(u, rows);
    let lower = Equations::factor(true, false);
    let sum = u.solve(l.solve(p_da, lower), Equations::right(false));
    // The sum is divided where the triangles meet: `l⁻¹ dl` is strictly lower, `du u⁻¹` has the diagonal.
    let (lower, upper) = (sum.below(), sum.upper());
    let dl = times_lower(l, lower);
    let du = upper.dot(u.upper());
    vec![Some(dl + du), None, None]
}

/// Returns the product of lower triangles with ones on their diagonals, which are not stored, and other matrices.
fn times_lower<'s>(l: Term<'s>, x: Term<'s>) -> Term<'s> {
    x + l.below().dot(x)
}

/// Puts ones on the diagonals of square upper triangles, behind so many rows.
fn with_ones<'s>(u: Term<'s>, rows: &Size) -> Term<'s> {
    let sizes = u.sizes();
    let at = sizes.len() - 2;
    if sizes[at] == *rows {
        return u;
    }
    let count = u.count(rows);
    let added = u.indices(&sizes, at).at_least(count);
    added.select(u.full(1.0).diagonal(), u)
}

/// From `l u x = p b` follows `l u dx = p db - dl u x - l du x`; the transposed equations are `uᵀ lᵀ p x = b`.
fn solution<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let [lu, permutation] = [t.operands[0], t.operands[1]];
    let x = t.results[0];
    let transpose = is_transposed(t.instr);
    let of_right = t.tangents[2].map(|right| t.again(&[lu, permutation, right]));
    let Some(change) = t.tangents[0] else {
        return vec![of_right];
    };
    let (dl, du) = (change.below(), change.upper());
    let u = lu.upper();
    // The change of the equations is applied to the solution, and the same equations solve for what that adds.
    let moved = if transpose {
        // The change of `uᵀ lᵀ y`, with `y = p x`, where `lᵀ y` is the intermediate unknown.
        let y = x.rows_at(permutation);
        let inner = y + lu.below().dot_with([true, false], y);
        let first = du.dot_with([true, false], inner);
        let second = u.dot_with([true, false], dl.dot_with([true, false], y));
        t.again(&[lu, permutation, first + second])
    } else {
        let first = dl.dot(u.dot(x));
        let second = times_lower(lu, du.dot(x));
        triangles(&lu, first + second, false)
    };
    vec![Some(match of_right {
        Some(of_right) => of_right - moved,
        None => -moved,
    })]
}

/// The cotangent of the right-hand sides solves the transposed equations.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let transpose = !is_transposed(t.instr);
    t.each_linear(|t, _, cotangent| {
        let operands = [t.known(0), t.known(1), cotangent];
        lu_solve::lu_solve(t.b, operands, transpose)
    })
}
