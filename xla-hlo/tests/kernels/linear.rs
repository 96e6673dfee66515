//! Factors of matrices and triangular systems.

use xla_hlo::attr::{self, Transposition};
use xla_hlo::literal::Scalar;

use super::array::{Array, indices, zero};
use super::{Call, wide};

/// Calls a function with each matrix: the leading indices.
fn matrices(dims: &[usize]) -> Vec<Vec<usize>> {
    indices(&dims[..dims.len() - 2]).collect()
}

fn at(batch: &[usize], i: usize, j: usize) -> Vec<usize> {
    [batch, &[i, j]].concat()
}

fn conjugate(x: Scalar) -> Scalar {
    match x {
        Scalar::Complex(re, im) => Scalar::Complex(re, -im),
        other => other,
    }
}

#[allow(clippy::needless_range_loop)]
pub(super) fn cholesky(call: Call<'_>) -> Array {
    let (instr, a) = (call.instr, call.operands[0]);
    let lower = attr::bool(&instr.attrs, "lower");
    let (n, ty) = (a.dims[a.dims.len() - 1], wide(a.element));
    let mut out = a.clone();
    for batch in matrices(&a.dims) {
        let mut l = vec![vec![zero(ty); n]; n];
        for i in 0..n {
            for j in 0..=i {
                let own = if lower {
                    a.at(&at(&batch, i, j))
                } else {
                    conjugate(a.at(&at(&batch, j, i)))
                };
                let mut sum = own;
                for k in 0..j {
                    let term = call.apply("mul", ty, &[l[i][k], conjugate(l[j][k])]);
                    sum = call.apply("sub", ty, &[sum, term]);
                }
                l[i][j] = if i == j {
                    call.apply("sqrt", ty, &[sum])
                } else {
                    call.apply("div", ty, &[sum, l[j][j]])
                };
            }
        }
        for i in 0..n {
            for j in 0..n {
                let value = if lower { l[i][j] } else { conjugate(l[j][i]) };
                *out.at_mut(&at(&batch, i, j)) = call.rounded(value);
            }
        }
    }
    out
}

pub(super) fn triangular_solve(call: Call<'_>) -> Array {
    let instr = call.instr;
    let [a, b] = call.operands else {
        unreachable!("two operands");
    };
    let is = |name: &str| attr::bool(&instr.attrs, name);
    let transpose: Transposition = attr::word(&instr.attrs, "transpose_a");
    let (n, ty, left) = (a.dims[a.dims.len() - 1], wide(a.element), is("left_side"));
    let mut out = (*b).clone();
    let other = b.dims[b.dims.len() - if left { 1 } else { 2 }];
    for batch in matrices(&a.dims) {
        // The matrix of the equations `m x = c`, for each column `c` of a solution from the left.
        let element = |i: usize, j: usize| {
            let (i, j) = if left { (i, j) } else { (j, i) };
            match transpose {
                Transposition::Transpose => a.at(&at(&batch, j, i)),
                Transposition::Adjoint => conjugate(a.at(&at(&batch, j, i))),
                Transposition::None => a.at(&at(&batch, i, j)),
            }
        };
        let lower = (is("lower") == (transpose == Transposition::None)) == left;
        let order: Vec<usize> = if lower {
            (0..n).collect()
        } else {
            (0..n).rev().collect()
        };
        for c in 0..other {
            let place = |i: usize| {
                if left {
                    at(&batch, i, c)
                } else {
                    at(&batch, c, i)
                }
            };
            let mut x = vec![zero(ty); n];
            for (step, &i) in order.iter().enumerate() {
                let mut sum = b.at(&place(i));
                for &j in &order[..step] {
                    let term = call.apply("mul", ty, &[element(i, j), x[j]]);
                    sum = call.apply("sub", ty, &[sum, term]);
                }
                x[i] = if is("unit_diagonal") {
                    sum
                } else {
                    call.apply("div", ty, &[sum, element(i, i)])
                };
            }
            for (i, value) in x.into_iter().enumerate() {
                *out.at_mut(&place(i)) = call.rounded(value);
            }
        }
    }
    out
}
