//! The tangents of cumulative extremes of a known size: as JAX, which combines neighbours first, then the pairs of them.
//!
//! Equal elements share the tangent equally wherever two of them, or their pairs, are combined. An element of the result
//! depends on the blocks of a power of two elements that its prefix consists of, so that three equal elements have
//! the shares 1/4, 1/4 and 1/2.

use super::recurrence::Running;
use crate::error::Fault;
use crate::list::{self, Items};
use crate::ops::{concatenate, pad, rev, slice};
use crate::{Builder, Primitive, Size, Value};

/// A cumulative extreme along a dimension.
pub(super) struct Prefixes {
    /// The operation that selects the larger or the smaller one of two elements.
    pub(super) op: &'static Primitive,
    pub(super) running: Running,
}

impl Prefixes {
    /// Returns the tangent of the result for the tangent of the operand, whose dimension has `size` elements.
    pub(super) fn tangent(
        &self,
        b: &mut Builder<'_>,
        [operand, result, tangent]: [Value; 3],
        size: usize,
    ) -> Result<Value, Fault> {
        let Running { d, reverse } = self.running;
        if !reverse {
            return self.level(b, [operand, result, tangent], size);
        }
        let mut turned = [operand, result, tangent];
        for value in &mut turned {
            *value = rev::rev(b, *value, &[d])?;
        }
        let tangent = self.level(b, turned, size)?;
        rev::rev(b, tangent, &[d])
    }

    fn level(
        &self,
        b: &mut Builder<'_>,
        [operand, result, tangent]: [Value; 3],
        size: usize,
    ) -> Result<Value, Fault> {
        if size < 2 {
            return Ok(tangent);
        }
        // Recursively: pairs `op(x[0], x[1]), op(x[2], x[3]), ..` have half the length. Their prefixes are the result
        // at odd indices; the result at an even index combines the prefix before it with its own element.
        let (odd, later) = (size / 2, (size - 1) / 2);
        let firsts = self.every_second(b, [operand, tangent], 0, odd)?;
        let seconds = self.every_second(b, [operand, tangent], 1, odd)?;
        let op = self.op;
        let pairs = b.formula([firsts[0], seconds[0]], |[x, y]| x.with(op, y))?;
        let of_pairs = combined(b, firsts, seconds, pairs)?;
        // Up to each odd index, the elements are whole pairs.
        let [reached] = self.every_second(b, [result], 1, odd)?;
        let of_reached = self.level(b, [pairs, reached, of_pairs], odd)?;
        let [first] = self.part(b, [tangent], 0, 1, 1)?;
        let mut of_even = first;
        if later > 0 {
            let before = self.part(b, [reached, of_reached], 0, later, 1)?;
            let next = self.every_second(b, [operand, tangent], 2, later)?;
            let [even] = self.every_second(b, [result], 2, later)?;
            let of_later = combined(b, before, next, even)?;
            of_even = concatenate::concatenate(b, &[first, of_later], self.running.d)?;
        }
        // Interleaves the tangents of even and of odd indices: each is padded with zeros between its elements, and both
        // are added.
        let [even, odd] = list::both([(of_even, 0), (of_reached, 1)], |(tangents, from)| {
            let own = if from == 0 { later + 1 } else { odd };
            let (mut low, mut high) = (self.along(b, tangents, 0), self.along(b, tangents, 0));
            low[self.running.d] = from;
            high[self.running.d] = size as i64 - 2 * own as i64 + 1 - from;
            let between = self.along(b, tangents, 1);
            let zero = b.scalar(b.shape(tangents).element, 0.0);
            pad::pad(b, tangents, zero, [low, high, between])
        });
        b.formula([even?, odd?], |[x, y]| x + y)
    }

    /// Returns a number for the dimension, and 0 for all others.
    fn along(&self, b: &Builder<'_>, of: Value, number: i64) -> Vec<i64> {
        let mut all = vec![0; b.shape(of).rank()];
        all[self.running.d] = number;
        all
    }

    /// Returns every second element of arrays, from an index on.
    fn every_second<const K: usize>(
        &self,
        b: &mut Builder<'_>,
        arrays: [Value; K],
        from: usize,
        count: usize,
    ) -> Result<[Value; K], Fault> {
        self.part(b, arrays, from, from + 2 * count - 1, 2)
    }

    fn part<const K: usize>(
        &self,
        b: &mut Builder<'_>,
        mut arrays: [Value; K],
        from: usize,
        to: usize,
        stride: usize,
    ) -> Result<[Value; K], Fault> {
        let d = self.running.d;
        for array in &mut arrays {
            let mut limits = b.shape(*array).dims.clone();
            let mut starts = limits.iter().map(|_| Size::from(0)).collect_vec();
            let mut strides = limits.iter().map(|_| Size::from(1)).collect_vec();
            (starts[d], limits[d], strides[d]) = (from.into(), to.into(), stride.into());
            *array = slice::slice(b, *array, starts, limits, strides)?;
        }
        Ok(arrays)
    }
}

/// Returns the tangent of the larger or the smaller one of two elements with their tangents.
fn combined(
    b: &mut Builder<'_>,
    one: [Value; 2],
    other: [Value; 2],
    result: Value,
) -> Result<Value, Fault> {
    let values = [one[0], one[1], other[0], other[1], result];
    b.formula(values, |[one, of_one, other, of_other, result]| {
        let [zero, half, whole] = [0.0, 0.5, 1.0].map(|share| result.full(share));
        let [is_one, is_other] = list::both([one, other], |element| element.equal(result));
        let of_one = is_one.select(is_other.select(half, whole), zero) * of_one;
        let of_other = is_other.select(is_one.select(half, whole), zero) * of_other;
        of_one + of_other
    })
}
