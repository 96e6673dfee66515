//! Folds of windows that grow by one element from each place to the next: each continues from the one before it.

use super::by::{By, CHAIN, LANES, Order, all, is_chained};
use crate::element::Element;
use crate::level::Level;
use crate::loops::{Blocks, Cascade, Row};

/// Folds each row with the result before it, the first row with the initial value.
#[inline(always)]
pub(super) fn plane<L: Level, T: Element, F: By<T>>(
    out: &mut [T],
    x: &[T],
    init: T,
    inner: usize,
    order: Order,
    with: F,
) {
    // Sums are folded in chains, some columns at a time, so that the state of the chains stays in the first cache.
    let mut column = 0;
    while const { is_chained::<T, F>() } && column < inner {
        let count = COLUMNS.min(inner - column);
        columns::<L, T, F>(&mut *out, x, [column, count, inner], init, order, with);
        column += count;
    }
    if const { is_chained::<T, F>() } {
        return;
    }
    // Without chains, each row of the result is the one before it, combined with a row of `x`.
    let (mut out, rows) = (out, x.len() / inner);
    let first = order.row(0, rows) * inner;
    let (to, from) = (&mut out[first..][..inner], &x[first..][..inner]);
    let mut i = 0;
    while i < inner {
        to[i] = with.apply::<L>(init, from[i]);
        i += 1;
    }
    while out.len() > inner {
        let left = out.len() - inner;
        match order {
            Order::Forward => {
                let (before, others) = out.split_at_mut(inner);
                next::<L, T, F>(others, before, &x[x.len() - left..], with);
                out = others;
            }
            Order::Reverse => {
                let (others, before) = out.split_at_mut(left);
                next::<L, T, F>(
                    &mut others[left - inner..],
                    before,
                    &x[left - inner..],
                    with,
                );
                out = others;
            }
        }
    }
}

#[inline(always)]
fn next<L: Level, T: Element, F: By<T>>(to: &mut [T], before: &[T], x: &[T], with: F) {
    let count = before.len();
    let (to, x) = (&mut to[..count], &x[..count]);
    let mut i = 0;
    while i < count {
        to[i] = with.apply::<L>(before[i], x[i]);
        i += 1;
    }
}

/// The number of columns that are folded at a time: their folds stay in the first cache, and a row of `f32` is a page.
const COLUMNS: usize = 1024;
/// The number of rows that are read side by side: the fold of a column is loaded and stored once for both. Rows of some
/// pages share their sets of the first cache, so that four take longer than one.
const STREAMS: usize = 2;
/// The number of columns of these rows whose folds are in registers.
const WIDE: usize = 32;

/// Computes [`plane`] for some columns, in chains of [`CHAIN`] rows, each with the fold of all rows before it.
#[inline(always)]
fn columns<L: Level, T: Element, F: By<T>>(
    out: &mut [T],
    x: &[T],
    [column, count, inner]: [usize; 3],
    init: T,
    order: Order,
    with: F,
) {
    let rows = out.len() / inner;
    let mut blocks = Blocks::<T, COLUMNS>::new(count);
    // `chain` is the fold of the current chain's rows, `before` of all earlier chains. The result of a row combines
    // both, so that no value has more than a chain's roundings in sequence.
    let [mut chain, mut before] = [(); 2].map(|()| Row::<T, COLUMNS>::new());
    let (chain, before) = (chain.fill(count, init), before.fill(count, init));
    let mut done = 0;
    while done < rows {
        let end = rows.min(done + CHAIN);
        let mut is_first = true;
        while done < end {
            let one = order.row(done, rows) * inner + column;
            let parts = (&mut *chain, &*before, is_first);
            if end - done >= STREAMS {
                let other = order.row(done + 1, rows) * inner + column;
                beside::<L, T, F, STREAMS>(out, x, [one, other], parts, with);
                done += STREAMS;
            } else {
                beside::<L, T, F, 1>(out, x, [one], parts, with);
                done += 1;
            }
            is_first = false;
        }
        // A finished chain joins `blocks`, which combine chains in pairs, and `before` is their total.
        if done < rows {
            blocks.push(
                chain,
                #[inline(always)]
                |a, b| with.apply::<L>(a, b),
            );
            blocks.total(
                before,
                init,
                #[inline(always)]
                |a, b| with.apply::<L>(a, b),
            );
        }
    }
}

/// The folds of columns in the current chain and before it, and whether the chain begins.
type Parts<'a, T> = (&'a mut [T], &'a [T], bool);

/// Folds some rows, which begin there.
#[inline(always)]
fn beside<L: Level, T: Element, F: By<T>, const N: usize>(
    out: &mut [T],
    x: &[T],
    starts: [usize; N],
    (chain, before, is_first): Parts<'_, T>,
    with: F,
) {
    let (mut i, count) = (0, chain.len());
    while i + WIDE <= count {
        let parts = (&mut chain[i..], &before[i..], is_first);
        some::<L, T, F, N, WIDE>(&mut out[i..], &x[i..], starts, parts, with);
        i += WIDE;
    }
    while i < count {
        let parts = (&mut chain[i..], &before[i..], is_first);
        some::<L, T, F, N, 1>(&mut out[i..], &x[i..], starts, parts, with);
        i += 1;
    }
}

/// The message of [`some`] where a slice is too short.
const COLUMNS_LEFT: &str = "expected as many columns as are folded at a time";

/// Folds `W` columns of some rows.
#[inline(always)]
fn some<L: Level, T: Element, F: By<T>, const N: usize, const W: usize>(
    out: &mut [T],
    x: &[T],
    starts: [usize; N],
    (chain, before, is_first): Parts<'_, T>,
    with: F,
) {
    let chain = chain.first_chunk_mut::<W>().expect(COLUMNS_LEFT);
    let before = before.first_chunk::<W>().expect(COLUMNS_LEFT);
    let mut folded = *chain;
    let mut r = 0;
    while r < N {
        let items = x[starts[r]..].first_chunk::<W>().expect(COLUMNS_LEFT);
        let to = out[starts[r]..].first_chunk_mut::<W>().expect(COLUMNS_LEFT);
        let mut i = 0;
        // The first row of a chain is its fold so far; the initial value is in `before`.
        if is_first && r == 0 {
            while i < W {
                folded[i] = items[i];
                to[i] = with.apply::<L>(before[i], items[i]);
                i += 1;
            }
        } else {
            while i < W {
                folded[i] = with.apply::<L>(folded[i], items[i]);
                to[i] = with.apply::<L>(before[i], folded[i]);
                i += 1;
            }
        }
        r += 1;
    }
    *chain = folded;
}

/// Folds each element with the result before it.
#[inline(always)]
pub(super) fn line<L: Level, T: Element, F: By<T>>(
    out: &mut [T],
    x: &[T],
    init: T,
    order: Order,
    with: F,
) {
    let count = out.len();
    let x = &x[..count];
    let (mut done, mut before) = (0, init);
    if const { !is_chained::<T, F>() } {
        while done < count {
            let at = order.row(done, count);
            before = with.apply::<L>(before, x[at]);
            out[at] = before;
            done += 1;
        }
        return;
    }
    // Each result combines the chain so far with `before`, the total of the finished chains.
    let mut blocks = Cascade::new(init);
    while done < count {
        let end = count.min(done + CHAIN);
        let mut chain = x[order.row(done, count)];
        out[order.row(done, count)] = with.apply::<L>(before, chain);
        done += 1;
        while done < end {
            let at = order.row(done, count);
            chain = with.apply::<L>(chain, x[at]);
            out[at] = with.apply::<L>(before, chain);
            done += 1;
        }
        if done < count {
            blocks.push(
                chain,
                #[inline(always)]
                |a, b| with.apply::<L>(a, b),
            );
            let all = blocks.total(
                #[inline(always)]
                |a, b| with.apply::<L>(a, b),
            );
            before = with.apply::<L>(init, all);
        }
    }
}

/// The folds of adjacent rows.
pub(super) struct Folded<T> {
    init: T,
    all: [T; LANES],
    /// The finished chains, if the fold has chains.
    chains: Cascade<[T; LANES]>,
}

impl<T: Copy> Folded<T> {
    /// Makes the fold of no element.
    pub(super) fn new(init: T) -> Folded<T> {
        Folded {
            init,
            all: [init; LANES],
            chains: Cascade::new([init; LANES]),
        }
    }
}

/// Folds pieces of several lines side by side: whole chains, except at the end.
#[inline(always)]
pub(super) fn lanes<L: Level, T: Element, F: By<T>>(
    rows: &mut [[T; LANES]],
    folded: &mut Folded<T>,
    order: Order,
    with: F,
) {
    let (mut done, count) = (0, rows.len());
    let mut before = folded.all;
    while const { !is_chained::<T, F>() } && done < count {
        let row = &mut rows[order.row(done, count)];
        before = all::<L, T, F, LANES>(before, *row, with);
        *row = before;
        done += 1;
    }
    while done < count {
        let end = count.min(done + CHAIN);
        let mut chain = rows[order.row(done, count)];
        rows[order.row(done, count)] = all::<L, T, F, LANES>(before, chain, with);
        done += 1;
        while done < end {
            let row = &mut rows[order.row(done, count)];
            chain = all::<L, T, F, LANES>(chain, *row, with);
            *row = all::<L, T, F, LANES>(before, chain, with);
            done += 1;
        }
        folded.chains.push(
            chain,
            #[inline(always)]
            |a, b| all::<L, T, F, LANES>(a, b, with),
        );
        let total = folded.chains.total(
            #[inline(always)]
            |a, b| all::<L, T, F, LANES>(a, b, with),
        );
        before = all::<L, T, F, LANES>([folded.init; LANES], total, with);
    }
    folded.all = before;
}
