//! Simplifies reductions of empty arrays, over dimensions of size 1, and of transposed operands.

use crate::graph::rewriter::{Rewriter, Step};
use crate::list::{self, Items};
use crate::operation::{Form, MaybeBatched};
use crate::ops::rewriting::numbers;
use crate::ops::{inline, vectorise};
use crate::{Size, Value};

pub(super) fn simplify(rw: &mut Rewriter, step: &Step<'_>, dims: &[usize]) -> Option<Value> {
    let [operand, init] = step.instr.operands[..] else {
        return None;
    };
    let shape = rw.shape(operand).clone();
    // The sum of nothing is its initial value.
    if shape.is_empty() {
        return rw.broadcast(init, &step.shape.dims, &[]);
    }
    let again = |rw: &mut Rewriter, operand, dims: &[usize]| {
        let attrs = vec![("dimensions", numbers(dims))];
        rw.emit(
            step.instr.op,
            &[operand, init],
            attrs,
            step.instr.regions.clone(),
        )
    };
    // The order of the list has no meaning. Sorted lists make equal reductions equal, so that they are shared.
    if !dims.is_sorted() {
        let mut sorted = dims.to_vec();
        list::sort(&mut sorted);
        return again(rw, operand, &sorted);
    }
    if dims.iter().all(|&d| shape.dims[d].is(1)) {
        return once(rw, step, operand, init);
    }
    let (Form::Transpose { permutation }, inner) = rw.made_from(operand)? else {
        return None;
    };
    // `sum(transpose(x), [0]) -> sum(x, [p[0]])`, then the transpose of the smaller result.
    let mut folded: Vec<usize> = dims.iter().map(|&d| permutation[d]).collect_vec();
    list::sort(&mut folded);
    // The remaining dimensions in the order of the result: in the transpose's operand, then in the new result.
    let left = (0..shape.rank())
        .filter_items(|d| !dims.contains(d))
        .map(|d| permutation[d]);
    let left: Vec<usize> = left.collect_vec();
    let rank = |d: usize| left.iter().filter_items(|&&other| other < d).count();
    let order: Vec<usize> = left.iter().map(|&d| rank(d)).collect_vec();
    if !order.is_sorted() && !rw.may_move(operand) {
        return None;
    }
    let value = again(rw, inner, &folded)?;
    rw.transpose(value, &order)
}

/// Combines a single element with the initial value once.
fn once(rw: &mut Rewriter, step: &Step<'_>, operand: Value, init: Value) -> Option<Value> {
    let sizes: &[Size] = &step.shape.dims;
    let operand = rw.reshape(operand, sizes)?;
    let operands = [
        MaybeBatched::Unbatched(init),
        inline::element(sizes, operand),
    ];
    let results = vectorise::apply(rw, &step.instr.regions[0], &operands, sizes);
    results.ok()?.first()?.spread(rw, sizes)
}
