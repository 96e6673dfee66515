//! Reductions to a single value.

use super::split::{Out, Split};
use super::{Division, Exec, PARALLEL_COST};
use crate::level::{Kernel, Level, Levels};

/// A reduction over items in fixed chunks, so that its value does not depend on the number of threads.
pub trait Fold: Sync {
    /// The type of the value.
    type Acc: Copy + Send;

    /// The levels that the reduction is compiled for.
    type Levels: Levels;

    /// Folds the items `first` to `first + count`. Implementations carry `#[inline(always)]`.
    fn fold<L: Level>(&self, first: usize, count: usize) -> Self::Acc;

    /// Combines the values of two adjacent ranges. Implementations carry `#[inline(always)]`.
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
    /// Only `n` and `cost_per_item` determine the chunks and the order in which their values are combined.
    #[inline]
    pub fn fold<F: Fold>(&self, fold: &F, n: usize, cost_per_item: usize) -> F::Acc {
        // A chunk costs about 12 microseconds, and its length is a multiple of every number of lanes.
        let chunk = (PARALLEL_COST / 4 / cost_per_item.max(1))
            .max(1)
            .next_multiple_of(1024);
        let value = |first, count| F::Levels::dispatch(Chunk { fold, first, count });
        let both = |a, b| F::Levels::dispatch(Combine(fold, a, b));
        let tree = Tree {
            value: &value,
            both: &both,
            chunk,
        };
        let Division { pieces, wakes } = self.divide(n.saturating_mul(cost_per_item));
        match pieces {
            0 | 1 => tree.of(0, n),
            _ => {
                let depth = pieces.next_power_of_two().ilog2().min(DEPTH);
                tree.with(self, wakes, n, depth)
            }
        }
    }
}

/// The depth down to which the branches of a tree are distributed to threads.
const DEPTH: u32 = 6;

/// A balanced binary tree of chunks. Generic only in the value, so that loops over one element type share the code.
struct Tree<'a, A> {
    value: &'a (dyn Fn(usize, usize) -> A + Sync),
    both: &'a (dyn Fn(A, A) -> A + Sync),
    chunk: usize,
}

impl<A: Copy + Send> Tree<'_, A> {
    /// Returns the number of items in the left branch, a multiple of the chunk size; `None` for a single chunk.
    fn left(&self, count: usize) -> Option<usize> {
        let chunks = count.div_ceil(self.chunk);
        (chunks > 1).then(|| chunks / 2 * self.chunk)
    }

    /// Computes the value of a range, on this thread.
    fn of(&self, first: usize, count: usize) -> A {
        match self.left(count) {
            None => (self.value)(first, count),
            Some(left) => {
                let a = self.of(first, left);
                (self.both)(a, self.of(first + left, count - left))
            }
        }
    }

    /// Computes the value of all items; the branches at `depth` are pieces of work for several threads.
    fn with(&self, exec: &Exec, wakes: bool, n: usize, depth: u32) -> A {
        let (mut branches, mut values) = ([(0, 0); 1 << DEPTH], [None; 1 << DEPTH]);
        let mut count = 0;
        self.each(0, n, depth, &mut |branch| {
            branches[count] = branch;
            count += 1;
        });
        let shared = <(&mut [Option<A>],)>::share((Out::new(&mut values[..count], 1),), count);
        exec.each(wakes, count, &|i| {
            // SAFETY: `share` checked that there are as many rows as branches, and each row is taken by one piece.
            let (value,) = unsafe { <(&mut [Option<A>],)>::rows(shared, i, 1) };
            value[0] = Some(self.of(branches[i].0, branches[i].1));
        });
        let mut values = values.into_iter().flatten();
        self.joined(n, depth, &mut values)
            .expect("each branch of the tree has computed a value")
    }

    /// Calls `f` with the first item and the number of items of each branch, in order.
    fn each(&self, first: usize, count: usize, depth: u32, f: &mut dyn FnMut((usize, usize))) {
        match self.left(count) {
            Some(left) if depth > 0 => {
                self.each(first, left, depth - 1, f);
                self.each(first + left, count - left, depth - 1, f);
            }
            _ => f((first, count)),
        }
    }

    /// Combines the values of the branches into the value of a range.
    fn joined(&self, count: usize, depth: u32, values: &mut dyn Iterator<Item = A>) -> Option<A> {
        match self.left(count) {
            Some(left) if depth > 0 => {
                let a = self.joined(left, depth - 1, values)?;
                Some((self.both)(
                    a,
                    self.joined(count - left, depth - 1, values)?,
                ))
            }
            _ => values.next(),
        }
    }
}
