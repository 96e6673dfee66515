//! Sums of windows that hold many elements, in chains.

use super::by::{BLOCK, By, CHAIN, Column, all, is_chained};
use crate::element::Element;
use crate::level::Level;
use crate::loops::copy;

/// Whether the elements of a window are folded in several chains.
#[inline(always)]
pub(super) fn is_long<T: Element, F: By<T>>(taps: &[usize]) -> bool {
    taps.len() > CHAIN && const { is_chained::<T, F>() }
}

/// Folds the windows of some rows of places.
#[inline(always)]
pub(super) fn chains<L: Level, T: Element, F: By<T>>(
    out: &mut [T],
    column: &Column<'_, T>,
    with: F,
) {
    match column.stride {
        1 => rows::<L, T, F>(out, column, 1, with),
        stride => rows::<L, T, F>(out, column, stride, with),
    }
}

/// Folds the windows of rows of places. Callers pass a constant for the most common stride.
#[inline(always)]
fn rows<L: Level, T: Element, F: By<T>>(
    out: &mut [T],
    column: &Column<'_, T>,
    stride: usize,
    with: F,
) {
    let count = column.count;
    let (mut row, mut first) = (0, 0);
    while row < out.len() {
        let mut place = 0;
        while place < count {
            if count < BLOCK {
                let from = first + place * stride;
                block::<L, T, F, 1>(&mut out[row + place..], column, from, stride, with);
                place += 1;
            } else {
                // The last block overlaps places before it, which are computed again.
                place = place.min(count - BLOCK);
                let from = first + place * stride;
                block::<L, T, F, BLOCK>(&mut out[row + place..], column, from, stride, with);
                place += BLOCK;
            }
        }
        first += column.advance;
        row += column.out_row;
    }
}

/// Folds the windows of `N` adjacent places at once.
///
/// The first chain begins with the initial value. If the fold goes on, the fold before is combined with the
/// fold of all chains.
#[inline(always)]
fn block<L: Level, T: Element, F: By<T>, const N: usize>(
    out: &mut [T],
    column: &Column<'_, T>,
    from: usize,
    stride: usize,
    with: F,
) {
    let out = &mut out[..N];
    let mut folded = [column.init; N];
    for (number, taps) in column.taps.chunks(CHAIN).enumerate() {
        let is_first = number == 0;
        let mut chain = folded;
        // Each later chain begins with its first element, as does every chain of a fold that goes on: the initial value
        // is folded once.
        let mut begins = !is_first || column.goes_on;
        for tap in taps {
            let some = &column.operand[tap + from..][..(N - 1) * stride + 1];
            let mut i = 0;
            if begins {
                while i < N {
                    chain[i] = some[i * stride];
                    i += 1;
                }
            } else {
                while i < N {
                    chain[i] = with.apply::<L>(chain[i], some[i * stride]);
                    i += 1;
                }
            }
            begins = false;
        }
        folded = if is_first {
            chain
        } else {
            all::<L, T, F, N>(folded, chain, with)
        };
    }
    if column.goes_on {
        // `out` holds the fold of the elements before, which is the first operand.
        let mut before = [column.init; N];
        copy(&mut before, out);
        folded = all::<L, T, F, N>(before, folded, with);
    }
    copy(out, &folded);
}
