//! The only code here that is compiled for each element type, function and level: folds of rows of places, and of
//! running windows.
//!
//! The module [`walk`](super::walk) determines the rows, and calls this code through a function pointer.

use super::by::{BLOCK, By, Column, LANES, Order, is_chained, waits};
use super::long::{chains, is_long};
use super::running::{Folded, lanes, line, plane};
use crate::element::Element;
use crate::level::{Base, Generated, Kernel, Level, Levels};
use crate::loops::copy;

/// Elements to fold, and the memory of the results.
pub(super) enum Work<'a, T> {
    Column(&'a mut [T], Column<'a, T>),
    /// Rows of this many elements: each is folded with the result before it, the first with the initial value.
    Plane(&'a mut [T], &'a [T], T, usize, Order),
    /// Elements: each is folded with the result before it, the first with the initial value.
    Line(&'a mut [T], &'a [T], T, Order),
    /// Pieces of several such lines side by side, folded in place, and the folds of the pieces before them.
    Lanes(&'a mut [[T; LANES]], &'a mut Folded<T>, Order),
}

/// Folds by one function, at the level of the processor.
pub(super) type Fold<T> = fn(&mut Work<'_, T>);

/// Folds with code for each common window and for few places, the most frequent cases.
pub(super) fn fast<T: Element, F: By<T>>(work: &mut Work<'_, T>, with: F) {
    fold::<T, F, Generated, FAST>(work, with);
}

/// Folds with less code.
pub(super) fn short<T: Element, F: By<T>>(work: &mut Work<'_, T>, with: F) {
    fold::<T, F, Generated, SHORT>(work, with);
}

/// Folds with less code, at one level: for what wider registers make little faster.
pub(super) fn plain<T: Element, F: By<T>>(work: &mut Work<'_, T>, with: F) {
    fold::<T, F, Base, PLAIN>(work, with);
}

/// How much code is compiled: see [`fast`], [`short`] and [`plain`].
const FAST: u8 = 0;
const SHORT: u8 = 1;
const PLAIN: u8 = 2;

/// Folds by one of two kernels: beside other code, the code of short windows is slower.
#[inline(always)]
fn fold<T: Element, F: By<T>, V: Levels, const FORM: u8>(work: &mut Work<'_, T>, with: F) {
    match work {
        Work::Column(out, of) if !is_long::<T, F>(of.taps) => {
            V::dispatch(Rows::<_, _, FORM>(out, of, with));
        }
        _ => V::dispatch(Long(work, with)),
    }
}

/// Places of rows, the function that folds their windows, and how much code is compiled for it.
struct Rows<'a, T, F, const FORM: u8>(&'a mut [T], &'a Column<'a, T>, F);

impl<T: Element, F: By<T>, const FORM: u8> Kernel for Rows<'_, T, F, FORM> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        let Rows(out, of, with) = self;
        column::<L, T, F, FORM>(out, of.operand, of, with);
    }
}

/// Work with many elements, and the function that folds them.
struct Long<'w, W, F>(&'w mut W, F);

impl<T: Element, F: By<T>> Kernel for Long<'_, Work<'_, T>, F> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        let Long(work, with) = self;
        match work {
            Work::Column(out, of) => {
                if const { is_chained::<T, F>() } {
                    chains::<L, T, F>(out, of, with);
                }
            }
            Work::Plane(out, x, init, inner, order) => {
                plane::<L, T, F>(out, x, *init, *inner, *order, with);
            }
            Work::Line(out, x, init, order) => line::<L, T, F>(out, x, *init, *order, with),
            Work::Lanes(rows, folded, order) => {
                if const { waits::<T>() } {
                    lanes::<L, T, F>(rows, folded, *order, with);
                }
            }
        }
    }
}

/// Whether code for common windows and few places is compiled: if it is requested, and the level has fused multiply-add.
const fn is_compiled<L: Level, const FORM: u8>() -> bool {
    FORM == FAST && L::FMA
}

/// Whether strides of 1 and 2 have their own code. The baseline copy of a fold that is compiled for several levels has
/// none, since only processors without AVX2 run it.
const fn knows_strides<L: Level, const FORM: u8>() -> bool {
    FORM == PLAIN || L::FMA
}

/// The number of places that are folded at once beside `BLOCK`, a vector of `f32`: four vectors if windows move by 1,
/// and half a vector.
const WIDE: usize = 32;
const HALF: usize = 4;

#[inline(always)]
fn column<L: Level, T: Element, F: By<T>, const FORM: u8>(
    out: &mut [T],
    operand: &[T],
    column: &Column<'_, T>,
    with: F,
) {
    let (count, stride) = (column.count, column.stride);
    let all = const { is_compiled::<L, FORM>() };
    // Too few places for a block are folded one after another.
    if count < if all { HALF } else { BLOCK } {
        let (mut row, mut first) = (0, 0);
        while row < out.len() {
            let mut place = 0;
            while place < count {
                let from = first + place * stride;
                one::<L, T, F>(&mut out[row + place], operand, column, from, with);
                place += 1;
            }
            first += column.advance;
            row += column.out_row;
        }
    } else if all && column.pairs {
        // The stride is a constant in each of these calls, except for the last.
        rows::<L, T, F, FORM>(out, operand, column, 2, true, with);
    } else if const { knows_strides::<L, FORM>() } && stride == 1 {
        rows::<L, T, F, FORM>(out, operand, column, 1, false, with);
    } else if const { knows_strides::<L, FORM>() } && stride == 2 {
        rows::<L, T, F, FORM>(out, operand, column, 2, false, with);
    } else {
        rows::<L, T, F, FORM>(out, operand, column, stride, false, with);
    }
}

/// Folds the windows of rows of places. Callers pass constants for common strides and for pairs of neighbours, so that
/// each has its own code.
#[inline(always)]
fn rows<L: Level, T: Element, F: By<T>, const FORM: u8>(
    out: &mut [T],
    operand: &[T],
    column: &Column<'_, T>,
    stride: usize,
    pairs: bool,
    with: F,
) {
    let count = column.count;
    let (mut row, mut first) = (0, 0);
    while row < out.len() {
        let out = &mut out[row..][..count];
        let mut place = 0;
        if const { is_compiled::<L, FORM>() || size_of::<T>() == 1 } && stride == 1 {
            while count - place >= WIDE {
                let out = &mut out[place..][..WIDE];
                block::<L, T, F, WIDE>(out, operand, column, first + place, 1, with);
                place += WIDE;
            }
        }
        // The last block overlaps places before it, which are computed again.
        if const { is_compiled::<L, FORM>() } && count < BLOCK {
            for place in [0, count - HALF] {
                let (out, from) = (&mut out[place..][..HALF], first + place * stride);
                if pairs {
                    pair::<L, T, F, HALF>(out, operand, column, from, with);
                } else {
                    block::<L, T, F, HALF>(out, operand, column, from, stride, with);
                }
            }
            place = count;
        }
        while place < count {
            place = place.min(count - BLOCK);
            let (out, from) = (&mut out[place..][..BLOCK], first + place * stride);
            if const { is_compiled::<L, FORM>() } && pairs {
                pair::<L, T, F, BLOCK>(out, operand, column, from, with);
            } else {
                block::<L, T, F, BLOCK>(out, operand, column, from, stride, with);
            }
            place += BLOCK;
        }
        first += column.advance;
        row += column.out_row;
    }
}

/// Folds the windows of `N` adjacent places at once: their folds stay in registers for all elements of the windows.
#[inline(always)]
fn block<L: Level, T: Element, F: By<T>, const N: usize>(
    out: &mut [T],
    operand: &[T],
    column: &Column<'_, T>,
    from: usize,
    stride: usize,
    with: F,
) {
    let mut folded = [column.init; N];
    // A long window is folded in pieces: each continues from the results of the one before it.
    if column.goes_on {
        copy(&mut folded, out);
    }
    for tap in column.taps {
        let some = &operand[tap + from..][..(N - 1) * stride + 1];
        let mut i = 0;
        while i < N {
            folded[i] = with.apply::<L>(folded[i], some[i * stride]);
            i += 1;
        }
    }
    copy(out, &folded);
}

/// Computes [`block`] for windows that are pairs of neighbours.
#[inline(always)]
fn pair<L: Level, T: Element, F: By<T>, const N: usize>(
    out: &mut [T],
    operand: &[T],
    column: &Column<'_, T>,
    from: usize,
    with: F,
) {
    let mut folded = [column.init; N];
    if column.goes_on {
        copy(&mut folded, out);
    }
    for [tap, _] in column.taps.as_chunks::<2>().0 {
        let some = &operand[tap + from..][..2 * N];
        let mut i = 0;
        while i < N {
            let first = with.apply::<L>(folded[i], some[2 * i]);
            folded[i] = with.apply::<L>(first, some[2 * i + 1]);
            i += 1;
        }
    }
    copy(out, &folded);
}

#[inline(always)]
fn one<L: Level, T: Element, F: By<T>>(
    out: &mut T,
    operand: &[T],
    column: &Column<'_, T>,
    from: usize,
    with: F,
) {
    let mut folded = if column.goes_on { *out } else { column.init };
    for tap in column.taps {
        folded = with.apply::<L>(folded, operand[tap + from]);
    }
    *out = folded;
}
