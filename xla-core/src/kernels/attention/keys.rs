//! The keys and the values of one head, in the order in which products read them.

use core::ops::Range;

use super::Attended;
use super::problem::{KEYS, Problem, Sizes};
use crate::movement::{self, Plane};

/// Copies of blocks of keys and values: keys as `[size, keys]`, values as `[keys, width]`.
pub(in crate::kernels) struct Keys<'m, W> {
    pub(in crate::kernels) keys: &'m mut [W],
    pub(in crate::kernels) values: &'m mut [W],
    /// The elements of a block before it is transposed.
    spare: &'m mut [W],
}

impl<'m, W: Copy> Keys<'m, W> {
    /// Returns the number of elements of the copies.
    pub(in crate::kernels) fn elements(sizes: &Sizes) -> [usize; 3] {
        let Sizes {
            keys, size, width, ..
        } = *sizes;
        [keys * size, keys * width, KEYS * size]
    }

    /// Divides memory into copies of these numbers of elements.
    pub(in crate::kernels) fn new(
        memory: &'m mut [W],
        [of_keys, of_values, spare]: [usize; 3],
    ) -> Self {
        let (keys, rest) = memory.split_at_mut(of_keys);
        let (values, rest) = rest.split_at_mut(of_values);
        Keys {
            keys,
            values,
            spare: &mut rest[..spare],
        }
    }

    /// Copies the blocks of a head that have a key in a range.
    #[inline(always)]
    pub(in crate::kernels) fn copy<T: Attended<Wide = W>>(
        &mut self,
        problem: &Problem<'_, T>,
        b: usize,
        head: usize,
        range: Range<usize>,
    ) {
        let Sizes {
            keys,
            shared,
            size,
            width,
            ..
        } = problem.sizes;
        for block in problem.at(b).blocks(range) {
            let count = block.len();
            let row = |s: usize| (b * keys + s) * shared + head;
            let first = block.start;
            let plane = |operand_row| Plane {
                rows: size,
                columns: count,
                out_row: count,
                operand_row,
            };
            let to = &mut self.keys[first * size..][..count * size];
            let from = &problem.key[row(first) * size..];
            if let Some(from) = T::as_wide(from) {
                movement::plane(to, from, plane(shared * size));
            } else {
                for i in 0..count {
                    let from = &from[i * shared * size..][..size];
                    widened(&mut self.spare[i * size..][..size], from);
                }
                movement::plane(to, self.spare, plane(size));
            }
            for s in block {
                let from = &problem.value[row(s) * width..][..width];
                widened(&mut self.values[s * width..][..width], from);
            }
        }
    }
}

/// Converts elements exactly.
#[inline(always)]
pub(in crate::kernels) fn widened<T: Attended>(out: &mut [T::Wide], from: &[T]) {
    for i in 0..out.len().min(from.len()) {
        out[i] = from[i].widen();
    }
}
