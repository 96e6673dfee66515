//! Slices of concatenations and of broadcasts, which read the operands of these instead.

use super::{PRIMITIVE, attributes, sizes};
use crate::graph::rewriter::{Rewriter, Step};
use crate::list::Items;
use crate::operation::Form;
use crate::ops::concatenate;
use crate::{Size, Value};

/// A slice: its start indices, limits and strides.
struct Slice([Vec<Size>; 3]);

pub(super) fn simplify(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let slice = || {
        let names = ["start_indices", "limit_indices", "strides"];
        Slice(names.map(|name| sizes(&step.instr.attrs, name).to_vec()))
    };
    of_concatenation(rw, step.operand(0), slice()).or_else(|| of_broadcast(rw, step, slice()))
}

/// Slices the one operand of a concatenation that has all elements of the slice.
fn of_concatenation(rw: &mut Rewriter, value: Value, mut slice: Slice) -> Option<Value> {
    let parts = rw.made_by(&concatenate::PRIMITIVE, value)?.to_vec();
    let along = concatenate::dimension(rw.maker(value)?);
    let [starts, limits, _] = &mut slice.0;
    let (start, limit) = (starts[along].known()?, limits[along].known()?);
    let mut first = 0;
    for part in parts {
        let size = rw.shape(part).dims[along].known()?;
        if first <= start && start < limit && limit <= first + size {
            starts[along] = Size::from(start - first);
            limits[along] = Size::from(limit - first);
            return slice.of(rw, part);
        }
        first += size;
    }
    None
}

/// Broadcasts a slice of the operand of a broadcast.
fn of_broadcast(rw: &mut Rewriter, step: &Step<'_>, slice: Slice) -> Option<Value> {
    let (Form::Broadcast { dims }, operand) = rw.made_from(step.operand(0))? else {
        return None;
    };
    let own = rw.shape(operand).dims.clone();
    // A dimension of the operand is sliced where the result has it; in a repeated one, the slice is its only element.
    let repeated = |i: usize| own[i].is(1);
    let [starts, limits, strides] = slice.0;
    let list = |sizes: &[Size], repeated_size: usize| {
        let size = |i: usize| {
            if repeated(i) {
                Size::from(repeated_size)
            } else {
                sizes[dims[i]].clone()
            }
        };
        (0..own.len()).map(size).collect_vec()
    };
    let part = Slice([list(&starts, 0), list(&limits, 1), list(&strides, 1)]);
    let part = part.of(rw, operand)?;
    rw.broadcast(part, &step.shape.dims, &dims)
}

impl Slice {
    /// Returns this slice of a value, or the value if it is all of it.
    fn of(self, rw: &mut Rewriter, value: Value) -> Option<Value> {
        let Slice([starts, limits, strides]) = self;
        let all = starts.iter().all(|start| start.is(0))
            && strides.iter().all(|stride| stride.is(1))
            && limits == rw.shape(value).dims;
        if all {
            Some(value)
        } else {
            rw.emit(
                &PRIMITIVE,
                &[value],
                attributes(starts, limits, strides),
                Vec::new(),
            )
        }
    }
}
