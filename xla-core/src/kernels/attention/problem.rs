//! The operands of attention, and the keys that each query sees.

use core::ops::Range;

use super::{Attended, KeyRange};
use crate::array::Array;

/// The operands and the attributes.
pub(in crate::kernels) struct Operands<'a, T: Attended> {
    pub(in crate::kernels) query: Array<'a, T>,
    pub(in crate::kernels) key: Array<'a, T>,
    pub(in crate::kernels) value: Array<'a, T>,
    pub(in crate::kernels) mask: Array<'a, bool>,
    pub(in crate::kernels) bias: Array<'a, T::Wide>,
    pub(in crate::kernels) length: Array<'a, i32>,
    pub(in crate::kernels) start: Array<'a, i32>,
    pub(in crate::kernels) scale: Array<'a, T::Wide>,
    pub(in crate::kernels) range: KeyRange,
}

/// The sizes: the product of the batch, the numbers of queries, keys, heads, heads of keys and heads that share one, and
/// the sizes of a head of keys and of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::kernels) struct Sizes {
    pub(in crate::kernels) batch: usize,
    pub(in crate::kernels) queries: usize,
    pub(in crate::kernels) keys: usize,
    pub(in crate::kernels) heads: usize,
    pub(in crate::kernels) shared: usize,
    pub(in crate::kernels) group: usize,
    pub(in crate::kernels) size: usize,
    pub(in crate::kernels) width: usize,
}

/// The operands with checked sizes.
pub(in crate::kernels) struct Problem<'a, T: Attended> {
    pub(in crate::kernels) query: &'a [T],
    pub(in crate::kernels) key: &'a [T],
    pub(in crate::kernels) value: &'a [T],
    pub(super) mask: Option<Aligned<'a, bool>>,
    pub(super) bias: Option<Aligned<'a, T::Wide>>,
    length: Option<Aligned<'a, i32>>,
    start: Option<Aligned<'a, i32>>,
    pub(in crate::kernels) scale: T::Wide,
    range: KeyRange,
    dims: &'a [usize],
    pub(in crate::kernels) sizes: Sizes,
}

/// The number of keys of a block, whose scores with a block of queries stay in the second cache.
pub(in crate::kernels) const KEYS: usize = 128;

/// The most rows of a block, queries times heads of a group, for which keys and values are read where they are.
const FEW: usize = 4;

impl<'a, T: Attended> Problem<'a, T> {
    /// Checks the sizes.
    ///
    /// # Panics
    ///
    /// Panics if they do not match.
    pub(in crate::kernels) fn new(operands: &Operands<'a, T>) -> Self {
        let &Operands {
            query,
            key,
            value,
            mask,
            bias,
            length,
            start,
            scale,
            range,
        } = operands;
        let ([dims @ .., queries, heads, size], [of_keys @ .., keys, shared, of_key]) =
            (query.dims, key.dims)
        else {
            panic!(
                "expected at least three dimensions, found {:?} and {:?}",
                query.dims, key.dims
            );
        };
        let [of_values @ .., values, of_value, width] = value.dims else {
            panic!("expected at least three dimensions, found {:?}", value.dims);
        };
        assert_eq!(
            (dims, size, of_keys, keys, shared),
            (of_keys, of_key, of_values, values, of_value),
            "expected queries, keys and values of one batch"
        );
        let group = heads.checked_div(*shared).unwrap_or(1);
        assert_eq!(
            group * shared,
            *heads,
            "expected heads that share heads of keys"
        );
        let sizes = Sizes {
            batch: dims.iter().product(),
            queries: *queries,
            keys: *keys,
            heads: *heads,
            shared: *shared,
            group,
            size: *size,
            width: *width,
        };
        Problem {
            query: query.elements,
            key: key.elements,
            value: value.elements,
            mask: Aligned::new(mask, dims, &[*heads, *queries, *keys]),
            bias: Aligned::new(bias, dims, &[*heads, *queries, *keys]),
            length: Aligned::new(length, dims, &[]),
            start: Aligned::new(start, dims, &[]),
            scale: scale.elements[0],
            range,
            dims,
            sizes,
        }
    }

    /// Whether there are few queries for each head of keys.
    pub(in crate::kernels) fn is_few(&self) -> bool {
        self.sizes.queries * self.sizes.group <= FEW
    }

    /// Returns the keys and positions at an index of the batch.
    pub(in crate::kernels) fn at(&self, b: usize) -> Visible {
        let number = |of: &Option<Aligned<'_, i32>>| {
            let element = |of: &Aligned<'_, i32>| i64::from(of.elements[of.batch(self.dims, b)]);
            of.as_ref().map(element)
        };
        let all = self.sizes.keys as i64;
        Visible {
            keys: number(&self.length).map_or(all, |length| length.clamp(0, all)),
            start: number(&self.start).unwrap_or(0),
            range: self.range,
        }
    }

    /// Returns the mask and the bias of a query at an index of the batch.
    pub(in crate::kernels) fn row(&self, b: usize, head: usize, t: usize) -> Row<'a, T> {
        let dims = self.dims;
        Row {
            mask: self.mask.as_ref().map(|mask| mask.row(dims, b, [head, t])),
            bias: self.bias.as_ref().map(|bias| bias.row(dims, b, [head, t])),
        }
    }
}

/// The mask and the bias of one query: the elements from its first key on, and the distance between two of them.
pub(in crate::kernels) struct Row<'a, T: Attended> {
    pub(super) mask: Option<(&'a [bool], usize)>,
    pub(super) bias: Option<(&'a [T::Wide], usize)>,
}

/// The keys that queries see at an index of the batch.
#[derive(Clone, Copy)]
pub(in crate::kernels) struct Visible {
    /// The number of keys.
    keys: i64,
    /// The position of the first query.
    start: i64,
    range: KeyRange,
}

impl Visible {
    /// Returns the keys that a query sees.
    pub(in crate::kernels) fn of(&self, t: usize) -> Range<usize> {
        let position = self.start + t as i64;
        let (mut first, mut last) = (0, self.keys);
        if let Some(before) = self.range.before {
            first = first.max(position - before as i64);
        }
        if let Some(behind) = self.range.behind {
            last = last.min(position + behind as i64 + 1);
        }
        if self.range.causal {
            last = last.min(position + 1);
        }
        let last = last.max(0);
        first.min(last) as usize..last as usize
    }

    /// Returns the blocks that contain a key of a range. The last block of all may have fewer keys, none of which is behind
    /// the length.
    pub(in crate::kernels) fn blocks(
        &self,
        range: Range<usize>,
    ) -> impl Iterator<Item = Range<usize>> + use<> {
        let keys = self.keys as usize;
        let last = if range.is_empty() {
            0
        } else {
            range.end.div_ceil(KEYS)
        };
        (range.start / KEYS..last).map(move |block| block * KEYS..((block + 1) * KEYS).min(keys))
    }

    /// Returns a range with all keys that some of these queries see.
    pub(in crate::kernels) fn of_all(&self, queries: Range<usize>) -> Range<usize> {
        if queries.is_empty() {
            return 0..0;
        }
        // Both ends grow with the position.
        self.of(queries.start).start..self.of(queries.end - 1).end
    }
}

/// An operand whose last dimensions are those of a larger array, or repeat them.
pub(super) struct Aligned<'a, X> {
    elements: &'a [X],
    dims: &'a [usize],
    /// The distances along the last three dimensions of the larger array.
    strides: [usize; 3],
    /// The number of dimensions of the larger array behind those of the batch.
    last: usize,
}

impl<'a, X: Copy> Aligned<'a, X> {
    /// Returns the operand; `None` for a scalar.
    fn new(operand: Array<'a, X>, batch: &[usize], last: &[usize]) -> Option<Self> {
        let (elements, dims) = (operand.elements, operand.dims);
        if dims.is_empty() {
            return None;
        }
        // One number for all indices may have a dimension without a batch.
        let all = (batch.len() + last.len()).max(1);
        assert!(
            dims.len() <= all,
            "expected at most {all} dimensions, found {dims:?}"
        );
        let mut strides = [0; 3];
        let mut stride = 1;
        for (back, &own) in dims.iter().rev().enumerate() {
            let size = match back {
                back if back < last.len() => last[last.len() - 1 - back],
                back => batch
                    .iter()
                    .rev()
                    .nth(back - last.len())
                    .copied()
                    .unwrap_or(1),
            };
            assert!(
                own == size || own == 1,
                "expected sizes of {batch:?} and {last:?}, found {dims:?}"
            );
            if back < last.len() && own > 1 {
                strides[2 - back] = stride;
            }
            stride *= own;
        }
        Some(Aligned {
            elements,
            dims,
            strides,
            last: last.len(),
        })
    }

    /// Returns the place of the first element at an index of the batch.
    fn batch(&self, batch: &[usize], mut b: usize) -> usize {
        let (mut place, mut stride) = (0, 1);
        let mut own = self.dims.iter().rev();
        for _ in 0..self.last {
            stride *= own.next().copied().unwrap_or(1);
        }
        for (&size, &own) in batch.iter().rev().zip(own) {
            if own > 1 {
                place += b % size * stride;
            }
            b /= size;
            stride *= own;
        }
        place
    }

    /// Returns the elements of a row from its first on, and the distance between two of them.
    fn row(&self, batch: &[usize], b: usize, [head, t]: [usize; 2]) -> (&'a [X], usize) {
        let place = self.batch(batch, b) + head * self.strides[0] + t * self.strides[1];
        (&self.elements[place..], self.strides[2])
    }
}
