//! Folds of windows that grow by one element from each place to the next: each goes on from the one before it.

use super::by::{By, CHAIN, LANES, Order, all, waits};
use crate::element::Element;
use crate::level::Level;
use crate::loops::{Blocks, Cascade, Row, copy};

/// Rows of elements, each folded into the one before it.
#[inline(always)]
pub(super) fn plane<L: Level, T: Element, F: By<T>>(
    out: &mut [T],
    x: &[T],
    inner: usize,
    order: Order,
    with: F,
) {
    if const { waits::<T>() } {
        return columns::<L, T, F>(out, x, inner, order, with);
    }
    let mut out = out;
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

/// How many columns are folded at a time: what was folded of them stays in the first cache.
const COLUMNS: usize = 512;

/// Does what [`plane`] does for elements that are rounded: blocks of [`CHAIN`] rows, each with what was folded before it.
#[inline(always)]
fn columns<L: Level, T: Element, F: By<T>>(
    out: &mut [T],
    x: &[T],
    inner: usize,
    order: Order,
    with: F,
) {
    let rows = out.len() / inner;
    let mut column = 0;
    while column < inner {
        let count = COLUMNS.min(inner - column);
        let mut blocks = Blocks::<T, COLUMNS>::new(count);
        let [mut chain, mut before] = [(); 2].map(|()| Row::<T, COLUMNS>::new());
        let (chain, before) = (chain.fill(count, T::ZERO), before.fill(count, T::ZERO));
        copy(chain, &out[order.row(0, rows) * inner + column..][..count]);
        let mut done = 1;
        while done < rows {
            let at = order.row(done, rows) * inner + column;
            let (out, x) = (&mut out[at..][..count], &x[at..][..count]);
            if done % CHAIN == 0 {
                blocks.push(
                    chain,
                    #[inline(always)]
                    |a, b| with.apply::<L>(a, b),
                );
                blocks.total(
                    before,
                    #[inline(always)]
                    |a, b| with.apply::<L>(a, b),
                );
                copy(chain, x);
            } else {
                let mut i = 0;
                while i < count {
                    chain[i] = with.apply::<L>(chain[i], x[i]);
                    i += 1;
                }
            }
            if done < CHAIN {
                copy(out, chain);
            } else {
                let mut i = 0;
                while i < count {
                    out[i] = with.apply::<L>(before[i], chain[i]);
                    i += 1;
                }
            }
            done += 1;
        }
        column += count;
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

/// Elements, each folded into the one before it.
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
    let chain = if const { waits::<T>() } { CHAIN } else { count };
    let mut blocks = Cascade::new(init);
    let (mut done, mut before) = (0, init);
    while done < count {
        let end = count.min(done + chain);
        let mut folded = x[order.row(done, count)];
        out[order.row(done, count)] = with.apply::<L>(before, folded);
        done += 1;
        while done < end {
            let at = order.row(done, count);
            folded = with.apply::<L>(folded, x[at]);
            out[at] = with.apply::<L>(before, folded);
            done += 1;
        }
        if done < count {
            blocks.push(
                folded,
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

/// Up to [`CHAIN`] elements of some rows beside each other.
#[inline(always)]
pub(super) fn lanes<L: Level, T: Element, F: By<T>>(
    rows: &mut [[T; LANES]],
    blocks: &mut Cascade<[T; LANES]>,
    init: T,
    order: Order,
    with: F,
) {
    let before = match blocks.is_empty() {
        true => [init; LANES],
        false => {
            let before = blocks.total(
                #[inline(always)]
                |a, b| all::<L, T, F, LANES>(a, b, with),
            );
            all::<L, T, F, LANES>([init; LANES], before, with)
        }
    };
    let count = rows.len();
    let mut folded = rows[order.row(0, count)];
    rows[order.row(0, count)] = all::<L, T, F, LANES>(before, folded, with);
    let mut done = 1;
    while done < count {
        let row = &mut rows[order.row(done, count)];
        folded = all::<L, T, F, LANES>(folded, *row, with);
        *row = all::<L, T, F, LANES>(before, folded, with);
        done += 1;
    }
    blocks.push(
        folded,
        #[inline(always)]
        |a, b| all::<L, T, F, LANES>(a, b, with),
    );
}
