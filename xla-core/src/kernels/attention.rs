//! `attention`: means of values, weighted by the softmax of the products of queries and keys.
//!
//! A block of queries meets a block of keys at a time: their scores are computed, exponentiated and multiplied with the
//! values while they are in the cache. No array holds the scores of all keys. The largest score and the sum of each
//! query so far are kept, and what was summed is scaled whenever a larger score appears.
//!
//! A query's result does not depend on the other queries of its block, so that threads divide queries or heads anywhere.

mod block;
mod keys;
mod problem;
mod rows;
mod weight;

use crate::array::{Array, ArrayMut};
use crate::exec::{Across, Columns, Exec, Out, Rows};
use crate::level::{Every, Level};
use block::Block;
pub(super) use block::{block_of, product};
pub(super) use keys::{Keys, widened};
pub(super) use problem::{KEYS, Operands, Problem, Sizes, Visible};
pub(super) use rows::{dot, scale, shifted};
pub use weight::{Attended, Weight};

/// The keys that a query sees by its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyRange {
    /// Whether no key behind the query's position is seen.
    pub causal: bool,
    /// The number of keys before the position that are seen; `None` for all.
    pub before: Option<usize>,
    /// The number of keys behind the position that are seen; `None` for all.
    pub behind: Option<usize>,
}

/// Writes the weighted means of `value`, and for each query and head the logarithm of the sum of the exponentials of its
/// scores, which is infinite if no key is seen.
///
/// `query` is `[.., T, N, C]`, `key` is `[.., S, K, C]`, `value` is `[.., S, K, D]`, `result` is `[.., T, N, D]` and `sums`
/// is `[.., T, N]`. `mask` and `bias` are broadcast to `[.., N, T, S]`, `length` and `start` to the batch; each of the four
/// is a scalar if there is none. `scale` is a scalar.
///
/// # Panics
///
/// Panics if the sizes do not match.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::attention::{KeyRange, run};
/// use xla_core::kernels::{Array, ArrayMut};
///
/// let (mut result, mut sums) = ([0.0; 1], [0.0; 1]);
/// run(
///     &Exec::serial(),
///     ArrayMut::new(&mut result, &[1, 1, 1]),
///     ArrayMut::new(&mut sums, &[1, 1]),
///     Array::new(&[0.0_f32], &[1, 1, 1]),
///     Array::new(&[5.0, 6.0], &[2, 1, 1]),
///     Array::new(&[3.0, 4.0], &[2, 1, 1]),
///     Array::new(&[true], &[]),
///     Array::new(&[0.0], &[]),
///     Array::new(&[0], &[]),
///     Array::new(&[0], &[]),
///     Array::new(&[1.0], &[]),
///     KeyRange { causal: false, before: None, behind: None },
/// );
/// assert_eq!(result, [3.5]);
/// ```
#[expect(
    clippy::too_many_arguments,
    reason = "the operands and attributes of the operation"
)]
pub fn run<T: Attended>(
    exec: &Exec,
    result: ArrayMut<'_, T>,
    sums: ArrayMut<'_, T::Wide>,
    query: Array<'_, T>,
    key: Array<'_, T>,
    value: Array<'_, T>,
    mask: Array<'_, bool>,
    bias: Array<'_, T::Wide>,
    length: Array<'_, i32>,
    start: Array<'_, i32>,
    scale: Array<'_, T::Wide>,
    range: KeyRange,
) {
    let operands = Operands {
        query,
        key,
        value,
        mask,
        bias,
        length,
        start,
        scale,
        range,
    };
    let problem = Problem::new(&operands);
    let Sizes {
        batch,
        queries,
        keys,
        heads,
        shared,
        group,
        size,
        width,
    } = problem.sizes;
    assert_eq!(
        (result.elements.len(), sums.elements.len()),
        (batch * queries * heads * width, batch * queries * heads),
        "expected a result and sums of each query"
    );
    if sums.elements.is_empty() {
        return;
    }
    // A multiplication and an addition for each element of a key and of a value, eight at a time.
    let cost = keys * (size + width) / 3 + 1;
    // Blocks of queries need the keys of a head in another order, so that threads divide the heads; few queries do not,
    // nor do many threads.
    if !problem.is_few() && shared >= exec.count() {
        let outs = (
            Across {
                slice: result.elements,
                row: heads * width,
                unit: group * width,
            },
            Across {
                slice: sums.elements,
                row: heads,
                unit: group,
            },
        );
        let cost = cost * batch * queries * group;
        exec.rows_in(1, &Heads(&problem), shared, cost, outs);
    } else {
        let grain = if queries == 1 { group } else { heads };
        let outs = (Out::new(result.elements, width), Out::new(sums.elements, 1));
        let count = batch * queries * heads;
        exec.rows_in(grain, &Positions(&problem), count, cost, outs);
    }
}

/// All queries of some heads of keys.
struct Heads<'a, T: Attended>(&'a Problem<'a, T>);

impl<T: Attended> Rows for Heads<'_, T> {
    type Outs<'o> = (Columns<'o, T>, Columns<'o, T::Wide>);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (mut out, mut sums): Self::Outs<'_>) {
        let Sizes {
            batch,
            queries,
            group,
            width,
            ..
        } = self.0.sizes;
        Block::with(
            self.0,
            #[inline(always)]
            |mut block| {
                for b in 0..batch {
                    for head in first..first + count {
                        let at = (head - first) * group;
                        block.queries::<L>(
                            b,
                            head,
                            0..queries,
                            #[inline(always)]
                            |t, of| {
                                let row = b * queries + t;
                                of.write::<L>(
                                    &mut out.row(row)[at * width..][..group * width],
                                    &mut sums.row(row)[at..][..group],
                                );
                            },
                        );
                    }
                }
            },
        );
    }
}

/// Consecutive rows of the result: all heads of some queries, or some heads of one.
struct Positions<'a, T: Attended>(&'a Problem<'a, T>);

impl<T: Attended> Rows for Positions<'_, T> {
    type Outs<'o> = (&'o mut [T], &'o mut [T::Wide]);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out, sums): Self::Outs<'_>) {
        let Sizes {
            queries,
            heads,
            group,
            width,
            ..
        } = self.0.sizes;
        Block::with(
            self.0,
            #[inline(always)]
            |mut block| {
                let mut done = 0;
                while done < count {
                    let row = first + done;
                    let (b, t) = (row / heads / queries, row / heads % queries);
                    let head = row % heads;
                    // Whole queries of one index of the batch, or some heads of one query.
                    let (last, parts) = if head == 0 && count - done >= heads {
                        let whole = ((count - done) / heads).min(queries - t);
                        (t + whole, 0..heads / group)
                    } else {
                        let some = (heads - head).min(count - done);
                        (t + 1, head / group..(head + some) / group)
                    };
                    for part in parts.clone() {
                        block.queries::<L>(
                            b,
                            part,
                            t..last,
                            #[inline(always)]
                            |at, of| {
                                let to = ((b * queries + at) * heads + part * group) - first;
                                of.write::<L>(
                                    &mut out[to * width..][..group * width],
                                    &mut sums[to..][..group],
                                );
                            },
                        );
                    }
                    done += (last - t) * (parts.len() * group);
                }
            },
        );
    }
}
