//! Products of two jagged matrices by their rows, as one dense product where that is worth the padding.

use alloc::vec;
use alloc::vec::Vec;

use xla_shape::shapes::Label;

use super::JaggedTensor;
use super::dense::runs;
use crate::element::{Element, Value, sealed};
use crate::exec::Exec;
use crate::kernels::dot_general::{self, Contract, Product};

/// The maximum ratio of padded to actual elements.
const MOST: usize = 4;

/// The number of row products below which a dense product is not worth its overhead.
const FEW: usize = 16;

/// Writes the product of `"i,j"` and `"k,j"` to `result`, and returns whether it did: the operands must be matrices
/// that share the label of their last mode, the only one that the result lacks, and the padding must be worth it.
///
/// Zeros in place of missing elements add nothing, unless they meet a non-finite value: then nothing is written.
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
    // A label has the same indices in both operands, so `k` is also the length of the rows of `b`.
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

/// Returns the sizes of the rows padded to one length, if that does not take much more memory.
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

/// Returns the rows padded with zeros.
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
