//! Simplifies broadcasts, reshapes and transposes: each merges with the one before it; those that change nothing are
//! removed.

use super::{aligned, contract, inverse, wide};
use crate::attr;
use crate::graph::rewriter::{Rewriter, Step};
use crate::list::{self, Items};
use crate::operation::Form;
use crate::ops::{dot_general, iota};
use crate::{ElementType, Size, Value};

pub(super) fn transpose(
    rw: &mut Rewriter,
    step: &Step<'_>,
    permutation: &[usize],
) -> Option<Value> {
    let operand = step.operand(0);
    // `transpose(x, [0, 1]) -> x`.
    if permutation.iter().copied().eq(0..permutation.len()) {
        return Some(operand);
    }
    let sizes = rw.shape(operand).dims.clone();
    // `[1, 0]` of a `[1, 3]` array moves no element: it is a reshape.
    let order = permutation.iter().filter_items(|&&d| !sizes[d].is(1));
    if order.is_sorted() {
        return rw.reshape(operand, &step.shape.dims);
    }
    let to = inverse(permutation);
    if let Some((form, inner)) = rw.made_from(operand) {
        match form {
            // `transpose(transpose(x, p), q) -> transpose(x, p then q)`.
            Form::Transpose { permutation: first } => {
                let both: Vec<usize> = permutation.iter().map(|&d| first[d]).collect_vec();
                return rw.transpose(inner, &both);
            }
            // `transpose(broadcast(x)) -> broadcast(x)`, with dimensions in the new order.
            Form::Broadcast { dims } => {
                let dims: Vec<usize> = dims.iter().map(|&d| to[d]).collect_vec();
                return rw.broadcast(inner, &step.shape.dims, &dims);
            }
            // The transpose of a product is the product of exchanged operands: `(a b)^T` reads both where they are.
            Form::Contract(contraction) if rw.may_move(operand) => {
                let rhs = *rw.maker(operand)?.operands.last()?;
                let ranks = list::both([inner, rhs], |v| rw.shape(v).rank());
                if exchanges(
                    permutation,
                    contraction.lhs_batch.len(),
                    ranks[0],
                    sizes.len(),
                    contraction.lhs_contracting.len(),
                ) {
                    let dims = [
                        contraction.rhs_batch,
                        contraction.lhs_batch,
                        contraction.rhs_contracting,
                        contraction.lhs_contracting,
                    ];
                    let attrs = dot_general::attributes(dims);
                    return rw.emit(&dot_general::PRIMITIVE, &[rhs, inner], attrs, Vec::new());
                }
                if let Some(product) = contract::batched(rw, operand, &contraction, permutation) {
                    return Some(product);
                }
            }
            _ => {}
        }
    }
    // A transposed `iota` counts along another dimension.
    let dimension = index(rw, operand)?;
    count(rw, step, to[dimension])
}

/// Whether a permutation swaps the free dimensions of a product's left and right operands.
fn exchanges(
    permutation: &[usize],
    batch: usize,
    lhs: usize,
    rank: usize,
    contracting: usize,
) -> bool {
    // The batch dimensions stay; the right operand's free dimensions come before the left one's.
    let free = lhs - batch - contracting;
    let expected = (0..batch)
        .chain_items(batch + free..rank)
        .chain_items(batch..batch + free);
    permutation.iter().copied().eq(expected)
}

/// Returns the dimension of the iota that a value is, if it is one.
fn index(rw: &Rewriter, value: Value) -> Option<usize> {
    let maker = rw.maker(value)?;
    (*maker.op == iota::PRIMITIVE).then(|| attr::index(&maker.attrs, "iota_dimension"))
}

/// Replaces a slice of an iota by an iota times the stride, plus the start, if the element type has all these numbers.
pub(super) fn slice(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    // `slice(iota, 2..10 step 3) -> iota * 3 + 2`, so that no array is read.
    let dimension = index(rw, step.operand(0))?;
    let number = |name: &str| attr::sizes(&step.instr.attrs, name)[dimension].known();
    let (start, stride) = (number("start_indices")?, number("strides")?);
    if (start, stride) == (0, 1) {
        return count(rw, step, dimension);
    }
    // Up to this number the arithmetic below is exact: the stride and the start are passed as `f64`.
    let most = match step.shape.element {
        ElementType::I32 => i32::MAX as usize,
        ElementType::U32 => u32::MAX as usize,
        ElementType::F32 => 1 << f32::MANTISSA_DIGITS,
        ElementType::I64 | ElementType::U64 | ElementType::F64 => 1 << f64::MANTISSA_DIGITS,
        _ => return None,
    };
    let last = step.shape.dims[dimension].known()?.checked_mul(stride)?;
    if last.checked_add(start)? > most {
        return None;
    }
    let mut at = count(rw, step, dimension)?;
    if stride != 1 {
        at = rw.formula([at], |[at]| at * stride as f64)?;
    }
    if start != 0 {
        at = rw.formula([at], |[at]| at + start as f64)?;
    }
    Some(at)
}

/// Emits the iota along a dimension of an instruction's result.
fn count(rw: &mut Rewriter, step: &Step<'_>, dimension: usize) -> Option<Value> {
    let attrs = iota::attributes(step.shape.element, step.shape.dims.clone(), dimension);
    rw.emit(&iota::PRIMITIVE, &[], attrs, Vec::new())
}

pub(super) fn broadcast(rw: &mut Rewriter, step: &Step<'_>, dims: &[usize]) -> Option<Value> {
    let operand = step.operand(0);
    let sizes = &step.shape.dims;
    let own = rw.shape(operand).dims.clone();
    // `broadcast(x) -> x` if nothing changes.
    if own == *sizes && dims.iter().copied().eq(0..own.len()) {
        return Some(operand);
    }
    // Repeated dimensions of size 1 are dropped from the operand.
    let repeated = |i: usize| own[i].is(1) && !sizes[dims[i]].is(1);
    if (0..own.len()).any(repeated) {
        let kept: Vec<usize> = (0..own.len()).filter_items(|&i| !repeated(i)).collect_vec();
        let plain: Vec<Size> = kept.iter().map(|&i| own[i].clone()).collect_vec();
        let dims: Vec<usize> = kept.iter().map(|&i| dims[i]).collect_vec();
        let operand = rw.reshape(operand, &plain)?;
        return rw.broadcast(operand, sizes, &dims);
    }
    // Nothing is repeated: only the order changes, or dimensions of size 1 are added.
    if (0..sizes.len()).all(|d| dims.contains(&d) || sizes[d].is(1)) {
        let mut order: Vec<usize> = (0..own.len()).collect_vec();
        list::sort_by(&mut order, &mut |&a, &b| dims[a] < dims[b]);
        let operand = rw.transpose(operand, &order)?;
        return rw.reshape(operand, sizes);
    }
    if let Some(dimension) = index(rw, operand) {
        return count(rw, step, dims[dimension]);
    }
    let (form, inner) = rw.made_from(operand)?;
    match form {
        // `broadcast(broadcast(x)) -> broadcast(x)`.
        Form::Broadcast { dims: first } => {
            let both: Vec<usize> = first.iter().map(|&d| dims[d]).collect_vec();
            rw.broadcast(inner, sizes, &both)
        }
        // `broadcast(transpose(x)) -> broadcast(x)`: a broadcast may reorder dimensions by itself.
        Form::Transpose { permutation } => {
            let mut to = vec![0; dims.len()];
            for (i, &d) in permutation.iter().enumerate() {
                to[d] = dims[i];
            }
            rw.broadcast(inner, sizes, &to)
        }
        // `broadcast(reshape(x)) -> broadcast(x)`, if the reshape only adds or drops dimensions of size 1.
        Form::Reshape => {
            let before = rw.shape(inner).dims.clone();
            let place = aligned(&own, &before)?;
            let to: Option<Vec<usize>> = place.into_iter().map(|d| Some(dims[d?])).collect_some();
            rw.broadcast(inner, sizes, &to?)
        }
        _ => None,
    }
}

pub(super) fn reshape(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let operand = step.operand(0);
    let sizes = &step.shape.dims;
    let own = rw.shape(operand).dims.clone();
    // `reshape(x) -> x` to its own sizes.
    if own == *sizes {
        return Some(operand);
    }
    if let Some(dimension) = index(rw, operand) {
        let place = aligned(&own, sizes)?;
        let dimension = place.iter().position(|&d| d == Some(dimension))?;
        return count(rw, step, dimension);
    }
    let (form, inner) = rw.made_from(operand)?;
    match form {
        // `reshape(reshape(x)) -> reshape(x)`, and `reshape(broadcast(scalar)) -> broadcast(scalar)`.
        Form::Reshape => rw.reshape(inner, sizes),
        Form::Broadcast { dims } if dims.is_empty() => rw.broadcast(inner, sizes, &[]),
        // `reshape(broadcast(x)) -> broadcast(x)`, if the reshape only adds or drops dimensions of size 1.
        Form::Broadcast { dims } => {
            let place = aligned(&own, sizes)?;
            let to = |d: usize| place.iter().position(|&from| from == Some(d));
            let dims: Option<Vec<usize>> = dims.into_iter().map(to).collect_some();
            rw.broadcast(inner, sizes, &dims?)
        }
        Form::Transpose { permutation } if rw.may_move(operand) => {
            turned(rw, step, inner, &permutation, &own)
        }
        _ => None,
    }
}

/// Moves a reshape that only adds or drops dimensions of size 1 before the transpose that it follows.
fn turned(
    rw: &mut Rewriter,
    step: &Step<'_>,
    inner: Value,
    permutation: &[usize],
    own: &[Size],
) -> Option<Value> {
    let sizes = &step.shape.dims;
    let place = aligned(own, sizes)?;
    // Before the transpose, dimensions of size 1 come last.
    let mut order: Vec<usize> = wide(sizes);
    let from = |d: usize| place[d].map(|from| permutation[from]);
    list::sort_by(&mut order, &mut |&a, &b| from(a) < from(b));
    for (d, size) in sizes.iter().enumerate() {
        if size.is(1) {
            order.push(d);
        }
    }
    let before: Vec<Size> = order.iter().map(|&d| sizes[d].clone()).collect_vec();
    let reshaped = rw.reshape(inner, &before)?;
    rw.transpose(reshaped, &inverse(&order))
}
