//! Rows times rows: the product of two jagged matrices by their rows, as one dense product where that is worth its padding.

use xla_shape::shapes::Label;

use super::JaggedTensor;
use super::dense::runs;
use crate::element::{Element, Value, sealed};
use crate::exec::Exec;
use crate::kernels::dot_general::{self, Contract, Product};

/// So many times as many elements padding may make of the rows.
const MOST: usize = 4;

/// With fewer products of rows than this a call for each is no matter.
const FEW: usize = 16;

/// Writes to `result` the product of `"i,j"` and `"k,j"`, and says whether it has: the operands are matrices that share the
/// label of their last mode, which alone the result does not have, and the padding is worth it.
///
/// Zeros that stand where a row has no element add nothing, unless they meet what is not finite: then nothing is done here.
pub(super) fn multiply<E: Element + Product>(
    exec: &Exec,
    result: &mut JaggedTensor<E>,
    operands: [&JaggedTensor<E>; 2],
    labels: [&[Label]; 3],
) -> bool {
    let [&[i, j], &[k, l], given] = labels else {
        return false;
    };
    let [lhs, rhs] = match *given {
        _ if j != l => return false,
        [row, column] if (row, column) == (i, k) => operands,
        [row, column] if (row, column) == (k, i) => [operands[1], operands[0]],
        _ => return false,
    };
    let products = lhs.blocks().count().saturating_mul(rhs.blocks().count());
    let (Some(a), Some(b)) = (sizes(lhs), sizes(rhs)) else {
        return false;
    };
    let dense = a[0].saturating_mul(b[0]) == result.elements.len();
    let finite = |x: &JaggedTensor<E>| x.elements.iter().all(|&element| is_finite(element));
    if products < FEW || !dense || !finite(lhs) || !finite(rhs) {
        return false;
    }
    // A label that both have stands for the same indices in both.
    let ([m, k], [n, _]) = (a, b);
    let contract = Contract {
        batch: 1,
        m,
        n,
        k,
        lhs_strides: [0, k, 1],
        rhs_strides: [0, 1, k],
    };
    let (a, b) = (padded(lhs, a), padded(rhs, b));
    dot_general::run(exec, &mut result.elements, &a, &b, &contract);
    true
}

/// The sizes of rows that are padded to one length, where that is not much more than they are.
fn sizes<E>(rows: &JaggedTensor<E>) -> Option<[usize; 2]> {
    let bounds = rows.shape.bounds();
    let [of, columns] = bounds.as_slice() else {
        return None;
    };
    let sizes = [of.len(), columns.len()];
    let most = rows.elements.len().saturating_mul(MOST);
    let all = sizes[0].checked_mul(sizes[1])?;
    (0 < all && all <= most).then_some(sizes)
}

/// The rows, with zeros where they have no element.
fn padded<E: Element>(rows: &JaggedTensor<E>, sizes: [usize; 2]) -> Vec<E> {
    let mut elements = vec![<E as Element>::ZERO; sizes[0] * sizes[1]];
    let mut from = rows.elements.as_slice();
    for (place, length) in runs(&rows.shape, &sizes) {
        let (run, rest) = from.split_at(length);
        elements[place..place + length].copy_from_slice(run);
        from = rest;
    }
    elements
}

fn is_finite<E: Element>(element: E) -> bool {
    match sealed::Element::value(element) {
        Value::Bool(_) | Value::Integer(_) => true,
        Value::Float(x) => x.is_finite(),
        Value::Complex(re, im) => re.is_finite() && im.is_finite(),
    }
}
