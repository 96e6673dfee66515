//! A block of queries of the heads that share a head of keys.

use core::ops::Range;

use super::keys::{Keys, widened};
use super::problem::{KEYS, Problem, Row, Sizes, Visible};
use super::rows::{exponentials, most, scale};
use super::weight::{Attended, Weight};
use crate::kernels::dot_general::choose::ProductKernel;
use crate::kernels::dot_general::float::Float as _;
use crate::kernels::dot_general::{Matrix, Sizes as ProductSizes};
use crate::kernels::scratch::lend;
use crate::level::Level;
use crate::loops::zip;

/// The rows of a block: queries times heads of a group.
const ROWS: usize = 64;

/// The memory of a block.
pub(super) struct Block<'p, 'm, T: Attended> {
    problem: &'p Problem<'p, T>,
    keys: Keys<'m, T::Wide>,
    /// The queries, times the scale.
    query: &'m mut [T::Wide],
    /// The scores, which become weights.
    scores: &'m mut [T::Wide],
    /// The sums of weights times values.
    sums: &'m mut [T::Wide],
    /// The largest score of each row, and the sum of its weights.
    most: &'m mut [T::Wide],
    total: &'m mut [T::Wide],
    /// The product of one row.
    product: &'m mut [T::Wide],
}

/// The sums of the heads of a group for one query.
pub(super) struct Sums<'a, W> {
    sums: &'a mut [W],
    most: &'a [W],
    total: &'a [W],
}

impl<W: Weight> Sums<'_, W> {
    /// Writes the result and the logarithms of the sums of exponentials.
    #[inline(always)]
    pub(super) fn write<L: Level>(self, out: &mut [impl Attended<Wide = W>], logarithms: &mut [W]) {
        let width = out.len() / logarithms.len();
        for i in 0..logarithms.len() {
            let total = self.total[i];
            // Without a key, the total and the sums are 0.
            let is_empty = total == W::ZERO;
            let factor = W::ONE / if is_empty { W::ONE } else { total };
            let (to, from) = (
                &mut out[i * width..][..width],
                &self.sums[i * width..][..width],
            );
            for j in 0..width {
                to[j] = Attended::narrow(from[j] * factor);
            }
            logarithms[i] = if is_empty {
                W::INFINITY
            } else {
                self.most[i] + W::log::<L>(total)
            };
        }
    }
}

impl<'p, T: Attended> Block<'p, '_, T> {
    /// Calls a function with the memory of a block.
    #[inline(always)]
    pub(super) fn with(problem: &'p Problem<'p, T>, f: impl FnOnce(Block<'p, '_, T>)) {
        let sizes = &problem.sizes;
        let rows = block_of(sizes) * sizes.group;
        let [a, b, c] = if problem.is_few() {
            // A block of keys, and one of values, if their elements are converted.
            [KEYS * sizes.size, KEYS * sizes.width, 0]
        } else {
            Keys::<T::Wide>::elements(sizes)
        };
        let parts = [
            rows * sizes.size,
            rows * KEYS,
            rows * sizes.width,
            rows,
            rows,
            sizes.width,
        ];
        let all = a + b + c + parts.iter().sum::<usize>();
        lend(
            all,
            #[inline(always)]
            |memory: &mut [T::Wide]| {
                let (of_keys, mut rest) = memory.split_at_mut(a + b + c);
                let mut next = |length| {
                    let (part, others) = core::mem::take(&mut rest).split_at_mut(length);
                    rest = others;
                    part
                };
                let [query, scores, sums, most, total, product] = parts.map(&mut next);
                f(Block {
                    problem,
                    keys: Keys::new(of_keys, [a, b, c]),
                    query,
                    scores,
                    sums,
                    most,
                    total,
                    product,
                });
            },
        );
    }

    /// Computes the queries in a range, and passes the sums of each to a function.
    #[inline(always)]
    pub(super) fn queries<L: Level>(
        &mut self,
        b: usize,
        head: usize,
        range: Range<usize>,
        mut write: impl FnMut(usize, Sums<'_, T::Wide>),
    ) {
        let visible = self.problem.at(b);
        let is_few = self.problem.is_few();
        if !is_few {
            self.keys
                .copy(self.problem, b, head, visible.of_all(range.clone()));
        }
        let Sizes { group, width, .. } = self.problem.sizes;
        let step = block_of(&self.problem.sizes);
        let mut first = range.start;
        while first < range.end {
            let queries = first..range.end.min(first + step);
            first = queries.end;
            self.block::<L>(b, head, queries.clone(), visible);
            for t in queries.clone() {
                let row = (t - queries.start) * group;
                let sums = Sums {
                    sums: &mut self.sums[row * width..][..group * width],
                    most: &self.most[row..][..group],
                    total: &self.total[row..][..group],
                };
                write(t, sums);
            }
        }
    }

    #[inline(always)]
    fn block<L: Level>(&mut self, b: usize, head: usize, queries: Range<usize>, visible: Visible) {
        let Sizes {
            queries: all,
            heads,
            group,
            size,
            width,
            ..
        } = self.problem.sizes;
        let rows = queries.len() * group;
        for t in queries.clone() {
            let from = ((b * all + t) * heads + head * group) * size;
            let to = (t - queries.start) * group * size;
            let to = &mut self.query[to..][..group * size];
            widened(to, &self.problem.query[from..][..group * size]);
            scale(to, self.problem.scale);
        }
        self.sums[..rows * width].fill(T::Wide::ZERO);
        self.most[..rows].fill(T::Wide::NONE);
        self.total[..rows].fill(T::Wide::ZERO);
        for block in visible.blocks(visible.of_all(queries.clone())) {
            self.products(b, head, block.clone(), rows);
            for row in 0..rows {
                let (t, n) = (queries.start + row / group, head * group + row % group);
                let seen = visible.of(t);
                let seen = seen.start.clamp(block.start, block.end)
                    ..seen.end.clamp(block.start, block.end);
                let of = self.problem.row(b, n, t);
                self.weigh::<L>(row, &of, block.clone(), seen);
            }
            self.add(b, head, block, rows);
        }
    }

    /// Computes the scores of a block of keys.
    #[inline(always)]
    fn products(&mut self, b: usize, head: usize, block: Range<usize>, rows: usize) {
        let size = self.problem.sizes.size;
        let count = block.len();
        let scores = &mut self.scores[..rows * count];
        if size == 0 {
            return scores.fill(T::Wide::ZERO);
        }
        if !self.problem.is_few() {
            let query = Matrix::new(&self.query[..rows * size], [size, 1]);
            let keys = &self.keys.keys[block.start * size..][..count * size];
            let sizes = product([rows, count, size]);
            return T::Wide::multiply(scores, query, Matrix::new(keys, [count, 1]), sizes, false);
        }
        let (keys, stride) = self.problem.rows_of(
            self.problem.key,
            size,
            [b, head],
            &block,
            &mut *self.keys.keys,
        );
        for row in 0..rows {
            let query = Matrix::new(&self.query[row * size..][..size], [size, 1]);
            let scores = &mut scores[row * count..][..count];
            let sizes = of_row([count, size], ProductKernel::Dots);
            T::Wide::multiply(scores, query, Matrix::new(keys, [1, stride]), sizes, false);
        }
    }

    /// Replaces the scores of a row with a block of keys by weights, and scales what was summed before.
    #[inline(always)]
    fn weigh<L: Level>(
        &mut self,
        row: usize,
        of: &Row<'_, T>,
        block: Range<usize>,
        seen: Range<usize>,
    ) {
        let count = block.len();
        let scores = &mut self.scores[row * count..][..count];
        scores[..seen.start - block.start].fill(T::Wide::ZERO);
        scores[seen.end - block.start..].fill(T::Wide::ZERO);
        if seen.is_empty() {
            return;
        }
        let scores = &mut scores[seen.start - block.start..seen.end - block.start];
        of.apply(scores, seen.start);
        let before = self.most[row];
        let here = most(scores);
        let now = if here > before { here } else { before };
        // Where all scores are -infinity, all exponentials are 0.
        let fixed = if now == T::Wide::NONE {
            T::Wide::ZERO
        } else {
            now
        };
        let added = exponentials::<L, T::Wide>(scores, fixed);
        if now == before {
            self.total[row] += added;
            return;
        }
        let factor = T::Wide::exp::<L>(before - now);
        let width = self.problem.sizes.width;
        self.most[row] = now;
        self.total[row] = self.total[row] * factor + added;
        scale(&mut self.sums[row * width..][..width], factor);
    }

    /// Adds the products of the weights and the values of a block.
    #[inline(always)]
    fn add(&mut self, b: usize, head: usize, block: Range<usize>, rows: usize) {
        let width = self.problem.sizes.width;
        let count = block.len();
        if width == 0 {
            return;
        }
        let sums = &mut self.sums[..rows * width];
        if !self.problem.is_few() {
            let weights = Matrix::new(&self.scores[..rows * count], [count, 1]);
            let values = &self.keys.values[block.start * width..][..count * width];
            let sizes = product([rows, width, count]);
            return T::Wide::multiply(sums, weights, Matrix::new(values, [width, 1]), sizes, true);
        }
        let (values, stride) = self.problem.rows_of(
            self.problem.value,
            width,
            [b, head],
            &block,
            &mut *self.keys.values,
        );
        for row in 0..rows {
            let weights = Matrix::new(&self.scores[row * count..][..count], [count, 1]);
            let sizes = of_row([width, count], ProductKernel::Row);
            let values = Matrix::new(values, [stride, 1]);
            T::Wide::multiply(self.product, weights, values, sizes, false);
            let sums = &mut sums[row * width..][..width];
            for (sum, &part) in zip(sums, &*self.product) {
                *sum += part;
            }
        }
    }
}

/// Returns the number of queries of a block.
pub(in crate::kernels) fn block_of(sizes: &Sizes) -> usize {
    (ROWS / sizes.group.max(1)).clamp(1, sizes.queries.max(1))
}

/// Returns the sizes of a product of blocks.
pub(in crate::kernels) fn product([m, n, k]: [usize; 3]) -> ProductSizes {
    let kernel = ProductKernel::Tiles;
    ProductSizes { m, n, k, kernel }
}

/// Returns the sizes of a product of one row, for a kernel.
fn of_row([n, k]: [usize; 2], kernel: ProductKernel) -> ProductSizes {
    ProductSizes { m: 1, n, k, kernel }
}

impl<T: Attended> Row<'_, T> {
    /// Adds the bias to the scores from a key on, and excludes keys by the mask.
    #[inline(always)]
    pub(in crate::kernels) fn apply(&self, scores: &mut [T::Wide], first: usize) {
        if let Some((bias, stride)) = self.bias {
            let bias = &bias[first * stride..];
            match stride {
                0 => scores.iter_mut().for_each(|score| *score += bias[0]),
                _ => {
                    for i in 0..scores.len().min(bias.len()) {
                        scores[i] += bias[i];
                    }
                }
            }
        }
        if let Some((mask, stride)) = self.mask {
            let mask = &mask[first * stride..];
            match stride {
                0 if mask[0] => {}
                0 => scores.fill(T::Wide::NONE),
                _ => {
                    for i in 0..scores.len().min(mask.len()) {
                        scores[i] = if mask[i] { scores[i] } else { T::Wide::NONE };
                    }
                }
            }
        }
    }
}

impl<T: Attended> Problem<'_, T> {
    /// Returns the rows of a head for a block of keys, and the distance between two of them: where they are, or
    /// converted.
    #[inline(always)]
    fn rows_of<'o>(
        &'o self,
        all: &'o [T],
        size: usize,
        [b, head]: [usize; 2],
        block: &Range<usize>,
        memory: &'o mut [T::Wide],
    ) -> (&'o [T::Wide], usize) {
        let Sizes { keys, shared, .. } = self.sizes;
        let from = &all[((b * keys + block.start) * shared + head) * size..];
        if let Some(rows) = T::as_wide(from) {
            return (rows, shared * size);
        }
        for i in 0..block.len() {
            widened(
                &mut memory[i * size..][..size],
                &from[i * shared * size..][..size],
            );
        }
        (memory, size)
    }
}
