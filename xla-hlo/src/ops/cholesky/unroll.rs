//! The factor of a small real matrix, element by element.
//!
//! Products are subtracted in the order of the kernel for small matrices, so that the factors are the same bits. It is the
//! only decomposition of this crate by itself: in text `cholesky` is an operation of StableHLO.

use super::is_lower;
use crate::graph::rewriter::Rewriter;
use crate::graph::{Instr, Term, Value};
use crate::list;
use crate::operation::Unrolled;
use crate::ops::unrolled::{Matrix, unrolled};

pub(super) fn unroll(
    rw: &mut Rewriter,
    instr: &Instr,
    operands: &[Unrolled],
) -> Option<Vec<Vec<Value>>> {
    let lower = is_lower(instr);
    unrolled(rw, operands, |mut operands| {
        let a = operands.remove(0);
        vec![if lower {
            factor(a)
        } else {
            factor(a.transposed()).transposed()
        }]
    })
}

/// Returns the lower triangle `l` with `l lᵀ = a`.
fn factor(mut a: Matrix<'_>) -> Matrix<'_> {
    let n = a.rows;
    let [zero, nan] = list::both([0.0, f64::NAN], |x| a.at(0, 0).number(x));
    let mut definite: Option<Term<'_>> = None;
    // Row by row, each element from those before it: `l[i][j] = (a[i][j] - sum(l[i][k] * l[j][k])) / l[j][j]`.
    for i in 0..n {
        for j in 0..=i {
            let mut left = a.at(i, j);
            for k in 0..j {
                left = left - a.at(i, k) * a.at(j, k);
            }
            let value = if j < i {
                left / a.at(j, j)
            } else {
                // The square root of a negative number is NaN, but a zero would pass: both lack a factor.
                let is_positive = left.greater(zero);
                definite = Some(definite.map_or(is_positive, |before| before & is_positive));
                left.sqrt()
            };
            a.set(i, j, value);
        }
        // Only the lower triangle was read; the upper one still has elements of `a`.
        for j in i + 1..n {
            a.set(i, j, zero);
        }
    }
    // A matrix that is not positive definite has no factor.
    if let Some(definite) = definite {
        for element in &mut a.elements {
            *element = definite.select(*element, nan);
        }
    }
    a
}
