//! Simplifies matrix products of transposed operands, which the product reads where they are, and slices of products.
//!
//! A small matrix may multiply a dimension in the middle of a large array. It becomes a batch of products that repeats
//! the matrix, so that the array is not transposed. `lower/cpu/assemble/single.rs` reads an operand that is broadcast
//! along batch dimensions with a stride of 0, and `kernels/dot_general/repeated.rs` in `xla-core` computes such
//! batches.

use super::inverse;
use crate::ElementType::{C64, C128, F32, F64};
use crate::attr;
use crate::graph::Value;
use crate::graph::rewriter::{Rewriter, Step};
use crate::list::{self, Items};
use crate::operation::{Contraction, Form};
use crate::ops::{dot_general, slice};
use crate::shape::product;
use crate::{Shape, Size};

pub(super) fn simplify(
    rw: &mut Rewriter,
    step: &Step<'_>,
    contraction: &Contraction,
) -> Option<Value> {
    let c = contraction;
    // `dot(transpose(a), b)`: the product contracts the dimension that the transpose put there, where it is.
    let mut operands = step.instr.operands.clone();
    let mut dims = [
        c.lhs_batch.clone(),
        c.rhs_batch.clone(),
        c.lhs_contracting.clone(),
        c.rhs_contracting.clone(),
    ];
    for (side, operand) in operands.iter_mut().enumerate() {
        let Some((Form::Transpose { permutation }, inner)) = rw.made_from(*operand) else {
            continue;
        };
        let gone = |d: &usize| dims[side].contains(d) || dims[side + 2].contains(d);
        let free = (0..permutation.len()).filter_items(|d| !gone(d));
        // The result has the free dimensions in the operand's order.
        if free.map(|d| permutation[d]).is_sorted() {
            *operand = inner;
            for which in [side, side + 2] {
                for d in &mut dims[which] {
                    *d = permutation[*d];
                }
            }
        }
    }
    if operands == step.instr.operands {
        return None;
    }
    rw.emit(
        step.instr.op,
        &operands,
        dot_general::attributes(dims),
        Vec::new(),
    )
}

/// The most rows, and the most columns, of a matrix that [`batched`] repeats.
const REPEATED: [usize; 2] = [8, 8];

/// Replaces a transpose that moves the dimensions of a small operand between the dimensions of a large one: by a batch
/// of products, which repeats the small operand. For `g("a,b") * x("l,b,r")` it has the order `l,a,r`, without a
/// transpose of `x` or of the result.
pub(super) fn batched(
    rw: &mut Rewriter,
    value: Value,
    contraction: &Contraction,
    permutation: &[usize],
) -> Option<Value> {
    let maker = rw.maker(value)?.clone();
    let shapes = list::both([0, 1], |side| rw.shape(maker.operands[side]).clone());
    if !contraction.lhs_batch.is_empty() || !matches!(shapes[0].element, F32 | F64 | C64 | C128) {
        return None;
    }
    let contracted = [&contraction.lhs_contracting, &contraction.rhs_contracting];
    let free = list::both([0, 1], |side: usize| {
        let dims = 0..shapes[side].rank();
        let dims = dims.filter_items(|d| !contracted[side].contains(d));
        dims.collect_vec()
    });
    // The dimensions of the result that are the left operand's, and the right operand's.
    let places = [0..free[0].len(), free[0].len()..permutation.len()];
    (0..2).find_map(|small| {
        let large = 1 - small;
        let first = permutation.iter().position(|d| places[small].contains(d))?;
        let own = free[small].len();
        let expected = places[large].clone().take(first);
        let expected = expected.chain_items(places[small].clone());
        let expected = expected.chain_items(places[large].clone().skip(first));
        let between = first > 0 && first + own < permutation.len();
        if !between || !permutation.iter().copied().eq(expected) {
            return None;
        }
        let size = |dims: &[usize]| product(dims.iter().map(|&d| &shapes[small].dims[d])).known();
        let [rows, columns] = [size(&free[small])?, size(contracted[small])?];
        if rows > REPEATED[0] || !(2..=REPEATED[1]).contains(&columns) {
            return None;
        }
        // In the large operand, the contracted dimensions are adjacent and between its outer and its inner ones.
        let (outer, inner) = free[large].split_at(first);
        let order = outer.iter().chain_items(contracted[large]);
        let order = order.chain_items(inner).copied();
        if !order.eq(0..shapes[large].rank()) {
            return None;
        }
        // In the small operand, each group is adjacent, so that the product reads it where it is.
        let groups = [&free[small], contracted[small]];
        if groups
            .iter()
            .any(|dims| dims.windows(2).any(|pair| pair[0] + 1 != pair[1]))
        {
            return None;
        }
        let order = list::concat(&[free[small].clone(), contracted[small].clone()]);
        let sizes = outer.iter().map(|&d| shapes[large].dims[d].clone());
        let sizes = sizes.chain_items(order.iter().map(|&d| shapes[small].dims[d].clone()));
        let sizes = sizes.collect_vec();
        let dims = inverse(&order).into_iter().map(|d| first + d).collect_vec();
        let matrices = rw.broadcast(maker.operands[small], &sizes, &dims)?;
        let batch = (0..first).collect_vec();
        let dims = [
            batch.clone(),
            batch,
            (first + own..sizes.len()).collect_vec(),
            contracted[large].clone(),
        ];
        let operands = [matrices, maker.operands[large]];
        rw.emit(
            maker.op,
            &operands,
            dot_general::attributes(dims),
            Vec::new(),
        )
    })
}

/// Replaces a slice of at most half of a product by the product of slices.
pub(super) fn sliced(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let whole = step.operand(0);
    let Form::Contract(contraction) = rw.form_of(whole).filter(|_| rw.may_move(whole))? else {
        return None;
    };
    let sizes = |name: &str| attr::sizes(&step.instr.attrs, name);
    let (starts, limits) = (sizes("start_indices"), sizes("limit_indices"));
    let count = |shape: &Shape| product(&shape.dims).known();
    // At most half of the product: copies of sliced operands would cost more than they save otherwise.
    let halves = count(step.shape)?.checked_mul(2)? <= count(rw.shape(whole))?;
    if !halves || !sizes("strides").iter().all(|stride| stride.is(1)) {
        return None;
    }
    let maker = rw.maker(whole)?.clone();
    let c = &contraction;
    // The dimensions of the result are the batch, the free dimensions of the left operand, then of the right one.
    let mut free = c.lhs_batch.len();
    let mut operands = Vec::with_capacity(2);
    let sides = [
        (&c.lhs_batch, &c.lhs_contracting),
        (&c.rhs_batch, &c.rhs_contracting),
    ];
    for (&operand, (batch, contracting)) in maker.operands.iter().zip(sides) {
        let own = rw.shape(operand).dims.clone();
        let (mut from, mut to) = (vec![Size::from(0); own.len()], own.clone());
        let mut cut = |d: usize, at: usize| {
            from[d] = starts[at].clone();
            to[d] = limits[at].clone();
        };
        for (at, &d) in batch.iter().enumerate() {
            cut(d, at);
        }
        for d in 0..own.len() {
            if !batch.contains(&d) && !contracting.contains(&d) {
                cut(d, free);
                free += 1;
            }
        }
        let one = vec![Size::from(1); own.len()];
        operands.push(if from.iter().all(|start| start.is(0)) && to == own {
            operand
        } else {
            rw.emit(
                &slice::PRIMITIVE,
                &[operand],
                slice::attributes(from, to, one),
                Vec::new(),
            )?
        });
    }
    rw.emit(maker.op, &operands, maker.attrs, Vec::new())
}
