//! The gradients of one head of keys.

use core::ops::Range;

use super::Gradient;
use crate::kernels::attention::{
    Attended, KEYS, Keys, Sizes, Visible, Weight, block_of, dot, product, scale, shifted, widened,
};
use crate::kernels::dot_general::Matrix;
use crate::kernels::scratch::lend;
use crate::level::Level;
use crate::movement::{self, Plane};

/// The memory of one head of keys.
pub(super) struct Part<'g, 'm, T: Attended> {
    gradient: &'g Gradient<'g, T>,
    /// Blocks of keys as `[size, keys]`, and of values as `[keys, width]`.
    copies: Keys<'m, T::Wide>,
    /// Keys as `[keys, size]`, and blocks of values as `[width, keys]`.
    keys: &'m mut [T::Wide],
    values: &'m mut [T::Wide],
    /// The gradients of keys and of values, as `[keys, size]` and `[keys, width]`.
    pub(super) of_key: &'m mut [T::Wide],
    pub(super) of_value: &'m mut [T::Wide],
    /// Of a block of queries: times the scale, their cotangents, and their gradients.
    query: &'m mut [T::Wide],
    cotangent: &'m mut [T::Wide],
    of_query: &'m mut [T::Wide],
    /// The weights, and their gradients, which become the gradients of scores.
    weights: &'m mut [T::Wide],
    of_weights: &'m mut [T::Wide],
    /// The sum of each row's weights times their gradients.
    mean: &'m mut [T::Wide],
    /// The elements of a result.
    result: &'m mut [T::Wide],
}

impl<'g, T: Attended> Part<'g, '_, T> {
    /// Calls a function with the memory of a head.
    #[inline(always)]
    pub(super) fn with(gradient: &'g Gradient<'g, T>, f: impl FnOnce(Part<'g, '_, T>)) {
        let sizes = &gradient.problem.sizes;
        let Sizes {
            keys, size, width, ..
        } = *sizes;
        let rows = block_of(sizes) * sizes.group;
        let copies = Keys::<T::Wide>::elements(sizes);
        let first = copies.iter().sum::<usize>();
        let parts = [
            keys * size,
            keys * width,
            keys * size,
            keys * width,
            rows * size,
            rows * width,
            rows * size,
            rows * KEYS,
            rows * KEYS,
            rows,
            width,
        ];
        lend(
            first + parts.iter().sum::<usize>(),
            #[inline(always)]
            |memory: &mut [T::Wide]| {
                let (of_keys, mut rest) = memory.split_at_mut(first);
                let mut next = |length| {
                    let (part, others) = core::mem::take(&mut rest).split_at_mut(length);
                    rest = others;
                    part
                };
                let [
                    keys,
                    values,
                    of_key,
                    of_value,
                    query,
                    cotangent,
                    of_query,
                    weights,
                    of_weights,
                    mean,
                    result,
                ] = parts.map(&mut next);
                f(Part {
                    gradient,
                    copies: Keys::new(of_keys, copies),
                    keys,
                    values,
                    of_key,
                    of_value,
                    query,
                    cotangent,
                    of_query,
                    weights,
                    of_weights,
                    mean,
                    result,
                });
            },
        );
    }

    /// Computes the gradients of a head of keys, and passes the gradients of each query to a function.
    #[inline(always)]
    pub(super) fn head<L: Level>(
        &mut self,
        b: usize,
        head: usize,
        mut write: impl FnMut(usize, &[T::Wide]),
    ) {
        let problem = &self.gradient.problem;
        let Sizes {
            queries,
            group,
            size,
            ..
        } = problem.sizes;
        let visible = problem.at(b);
        self.copy(b, head, visible.of_all(0..queries), visible);
        self.of_key.fill(T::Wide::ZERO);
        self.of_value.fill(T::Wide::ZERO);
        let step = block_of(&problem.sizes);
        let mut first = 0;
        while first < queries {
            let block = first..queries.min(first + step);
            first = block.end;
            self.block::<L>(b, head, block.clone(), visible);
            for t in block.clone() {
                let row = (t - block.start) * group;
                write(t, &self.of_query[row * size..][..group * size]);
            }
        }
    }

    /// Copies the keys and values of a head in both orders.
    #[inline(always)]
    fn copy(&mut self, b: usize, head: usize, range: Range<usize>, visible: Visible) {
        let problem = &self.gradient.problem;
        let Sizes {
            keys,
            shared,
            size,
            width,
            ..
        } = problem.sizes;
        self.copies.copy(problem, b, head, range.clone());
        for block in visible.blocks(range) {
            for s in block.clone() {
                let from = &problem.key[((b * keys + s) * shared + head) * size..][..size];
                widened(&mut self.keys[s * size..][..size], from);
            }
            let count = block.len();
            let plane = Plane {
                rows: width,
                columns: count,
                out_row: count,
                operand_row: width,
            };
            let part = block.start * width..block.end * width;
            movement::plane(
                &mut self.values[part.clone()],
                &self.copies.values[part],
                plane,
            );
        }
    }

    #[inline(always)]
    fn block<L: Level>(&mut self, b: usize, head: usize, queries: Range<usize>, visible: Visible) {
        let Gradient {
            problem,
            result,
            cotangent,
            ..
        } = self.gradient;
        let Sizes {
            queries: all,
            heads,
            group,
            size,
            width,
            ..
        } = problem.sizes;
        let rows = queries.len() * group;
        for t in queries.clone() {
            let from = (b * all + t) * heads + head * group;
            let to = (t - queries.start) * group;
            let query = &mut self.query[to * size..][..group * size];
            widened(query, &problem.query[from * size..][..group * size]);
            scale(query, problem.scale);
            for i in 0..group {
                let of = &mut self.cotangent[(to + i) * width..][..width];
                widened(of, &cotangent[(from + i) * width..][..width]);
                widened(self.result, &result[(from + i) * width..][..width]);
                // The sum of the weights times their gradients is the product of the result and its cotangent.
                self.mean[to + i] = dot(of, self.result);
            }
        }
        self.of_query[..rows * size].fill(T::Wide::ZERO);
        for block in visible.blocks(visible.of_all(queries.clone())) {
            self.products::<L>(b, head, queries.clone(), block.clone(), visible);
            self.add(rows, block);
        }
        scale(&mut self.of_query[..rows * size], problem.scale);
    }

    /// Computes the weights of a block of keys, and the gradients of scores.
    #[inline(always)]
    fn products<L: Level>(
        &mut self,
        b: usize,
        head: usize,
        queries: Range<usize>,
        block: Range<usize>,
        visible: Visible,
    ) {
        let problem = &self.gradient.problem;
        let Sizes {
            queries: all,
            heads,
            group,
            size,
            width,
            ..
        } = problem.sizes;
        let (rows, count) = (queries.len() * group, block.len());
        let copied = |of: usize| block.start * of..block.end * of;
        times(
            &mut self.weights[..rows * count],
            (&self.query[..rows * size], [size, 1]),
            (&self.copies.keys[copied(size)], [count, 1]),
            [rows, count, size],
            false,
        );
        times(
            &mut self.of_weights[..rows * count],
            (&self.cotangent[..rows * width], [width, 1]),
            (&self.values[copied(width)], [count, 1]),
            [rows, count, width],
            false,
        );
        for row in 0..rows {
            let (t, n) = (queries.start + row / group, head * group + row % group);
            let seen = visible.of(t);
            let seen =
                seen.start.clamp(block.start, block.end)..seen.end.clamp(block.start, block.end);
            let inside = seen.start - block.start..seen.end - block.start;
            let weights = &mut self.weights[row * count..][..count];
            let slopes = &mut self.of_weights[row * count..][..count];
            for row in [&mut *weights, &mut *slopes] {
                row[..inside.start].fill(T::Wide::ZERO);
                row[inside.end..].fill(T::Wide::ZERO);
            }
            if seen.is_empty() {
                continue;
            }
            let (weights, slopes) = (&mut weights[inside.clone()], &mut slopes[inside]);
            problem.row(b, n, t).apply(weights, seen.start);
            let sum = self.gradient.sums[(b * all + t) * heads + n];
            shifted::<L, T::Wide>(weights, slopes, sum, self.mean[row]);
        }
    }

    /// Adds to the gradients of queries, keys and values.
    #[inline(always)]
    fn add(&mut self, rows: usize, block: Range<usize>) {
        let Sizes { size, width, .. } = self.gradient.problem.sizes;
        let count = block.len();
        let copied = |of: usize| block.start * of..block.end * of;
        let (weights, scores) = (
            &self.weights[..rows * count],
            &self.of_weights[..rows * count],
        );
        times(
            &mut self.of_value[copied(width)],
            (weights, [1, count]),
            (&self.cotangent[..rows * width], [width, 1]),
            [count, width, rows],
            true,
        );
        times(
            &mut self.of_key[copied(size)],
            (scores, [1, count]),
            (&self.query[..rows * size], [size, 1]),
            [count, size, rows],
            true,
        );
        times(
            &mut self.of_query[..rows * size],
            (scores, [count, 1]),
            (&self.keys[copied(size)], [size, 1]),
            [rows, size, count],
            true,
        );
    }
}

/// Computes a product of matrices, or adds it.
#[inline(always)]
fn times<W: Weight>(
    out: &mut [W],
    lhs: (&[W], [usize; 2]),
    rhs: (&[W], [usize; 2]),
    sizes: [usize; 3],
    add: bool,
) {
    if out.is_empty() {
        return;
    }
    if sizes[2] == 0 {
        if !add {
            out.fill(W::ZERO);
        }
        return;
    }
    let (lhs, rhs) = (Matrix::new(lhs.0, lhs.1), Matrix::new(rhs.0, rhs.1));
    W::multiply(out, lhs, rhs, product(sizes), add);
}
