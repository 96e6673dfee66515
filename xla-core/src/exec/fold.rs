//! Reductions to one value.

use super::{Exec, WORTH_IT};
use crate::level::{Kernel, Level, Levels};

/// A reduction over items that is cut at fixed places, so that its value does not depend on the number of threads.
pub trait Fold: Sync {
    /// The value.
    type Acc: Copy + Send;

    /// What it is compiled for.
    type Levels: Levels;

    /// The value of items `first` to `first + count`. Carries `#[inline(always)]`.
    fn fold<L: Level>(&self, first: usize, count: usize) -> Self::Acc;

    /// The value of two neighbouring ranges. Carries `#[inline(always)]`.
    fn combine<L: Level>(&self, a: Self::Acc, b: Self::Acc) -> Self::Acc;
}

struct Chunk<'a, F> {
    fold: &'a F,
    first: usize,
    count: usize,
}

impl<F: Fold> Kernel for Chunk<'_, F> {
    type Output = F::Acc;

    #[inline(always)]
    fn run<L: Level>(self) -> F::Acc {
        self.fold.fold::<L>(self.first, self.count)
    }
}

struct Combine<'a, F: Fold>(&'a F, F::Acc, F::Acc);

impl<F: Fold> Kernel for Combine<'_, F> {
    type Output = F::Acc;

    #[inline(always)]
    fn run<L: Level>(self) -> F::Acc {
        self.0.combine::<L>(self.1, self.2)
    }
}

impl Exec {
    /// Folds `n` items, each of which costs about `cost_per_item` tenths of a nanosecond.
    ///
    /// Chunks are cut, and their values combined in order, by `n` and `cost_per_item` alone.
    #[inline]
    pub fn fold<F: Fold>(&self, fold: &F, n: usize, cost_per_item: usize) -> F::Acc {
        // A chunk is worth about 12 microseconds, and a multiple of every number of lanes.
        let chunk = (WORTH_IT / 4 / cost_per_item.max(1))
            .max(1)
            .next_multiple_of(1024);
        let value = |first, count| F::Levels::dispatch(Chunk { fold, first, count });
        let both = |a, b| F::Levels::dispatch(Combine(fold, a, b));
        let tree = Tree {
            value: &value,
            both: &both,
            chunk,
        };
        tree.of(0, n, self.pieces(n.saturating_mul(cost_per_item)))
    }
}

/// A tree of chunks. Generic in the value only: loops of one element type share it.
struct Tree<'a, A> {
    value: &'a (dyn Fn(usize, usize) -> A + Sync),
    both: &'a (dyn Fn(A, A) -> A + Sync),
    chunk: usize,
}

impl<A: Copy + Send> Tree<'_, A> {
    /// Halves the range at a border of chunks until one chunk is left; the tree is the same for every `parallel`.
    fn of(&self, first: usize, count: usize, parallel: usize) -> A {
        let chunks = count.div_ceil(self.chunk);
        if chunks <= 1 {
            return (self.value)(first, count);
        }
        let left = chunks / 2 * self.chunk;
        let (a, b) = if parallel > 1 {
            let half = parallel / 2;
            rayon_core::join(
                || self.of(first, left, half),
                || self.of(first + left, count - left, parallel - half),
            )
        } else {
            (
                self.of(first, left, 1),
                self.of(first + left, count - left, 1),
            )
        };
        (self.both)(a, b)
    }
}
