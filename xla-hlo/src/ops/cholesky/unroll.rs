//! The factor of a small real matrix, element by element, as the kernel computes it.

use crate::Literal;
use crate::graph::rewriter::Rewriter;
use crate::graph::{Attr, Instr, Value};
use crate::list::Items;
use crate::operation::Unrolled;
use crate::ops::compare;
use crate::ops::elementwise::{and, select, sqrt};
use crate::ops::unrolled::Matrix;

pub(super) fn unroll(
    rw: &mut Rewriter,
    instr: &Instr,
    operands: &[Unrolled],
) -> Option<Vec<Vec<Value>>> {
    let lower = instr.attr("lower") == Some(&Attr::Int(1));
    let mut a = Matrix::of(operands.first()?)?;
    if !lower {
        a = a.transposed();
    }
    let (n, element) = (a.rows, rw.shape(a.at(0, 0)).element);
    let [zero, nan] = [0.0, f64::NAN].map(|x| Literal::from_f64(element, x));
    let (zero, nan) = (rw.constant(zero)?, rw.constant(nan)?);
    let mut definite: Option<Value> = None;
    for i in 0..n {
        for j in 0..=i {
            let mut left = a.at(i, j);
            for k in 0..j {
                left = rw.less_product(left, a.at(i, k), a.at(j, k))?;
            }
            let value = if j < i {
                rw.quotient(left, a.at(j, j))?
            } else {
                let is_positive = compare::with(rw, "GT", left, zero)?;
                definite = Some(match definite {
                    None => is_positive,
                    Some(before) => rw.apply(&and, &[before, is_positive])?,
                });
                rw.apply(&sqrt, &[left])?
            };
            a.set(i, j, value);
        }
        for j in i + 1..n {
            a.set(i, j, zero);
        }
    }
    // A matrix that is not positive definite has no factor.
    let definite = definite?;
    let elements = a.elements.iter();
    a.elements = elements
        .map(|&value| rw.apply(&select::PRIMITIVE, &[definite, value, nan]))
        .collect_some()?;
    if !lower {
        a = a.transposed();
    }
    Some(vec![a.elements])
}
