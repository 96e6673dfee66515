//! The only code here that exists for each element type, function and level: rows of places, and rows that are folded into others.
//!
//! The module [`walk`](super::walk) determines the rows, and calls this code through a function pointer.

use super::by::{By, CHAIN, LANES, Order, all, waits};
use super::running::{lanes, line, plane};
use crate::element::Element;
use crate::level::{Base, Generated, Kernel, Level, Levels};
use crate::loops::{Cascade, copy};

/// Something to fold: where results go, and what they are.
pub(super) enum Work<'a, T> {
    Column(&'a mut [T], Column<'a, T>),
    /// Rows of so many elements, each folded into the one before it; the first of all is there.
    Plane(&'a mut [T], &'a [T], usize, Order),
    /// Elements, each folded into the one before it, the first into the initial value.
    Line(&'a mut [T], &'a [T], T, Order),
    /// The same for up to [`CHAIN`] elements of rows beside each other, in place, and with what was folded of them before.
    Lanes(&'a mut [[T; LANES]], &'a mut Cascade<[T; LANES]>, T, Order),
}

/// Folds by one function, at the level of the processor.
pub(super) type Fold<T> = fn(&mut Work<'_, T>);

/// The same places of some rows, whose windows hold equally many elements.
#[derive(Clone, Copy)]
pub(super) struct Column<'a, T> {
    pub(super) operand: &'a [T],
    pub(super) init: T,
    /// Whether a piece of the elements was folded before: the results are what comes instead of the initial value.
    pub(super) goes_on: bool,
    /// Where the elements of the first window of the first row are, in order.
    pub(super) taps: &'a [usize],
    /// How many places of each row these are, and how far the elements of each next one are.
    pub(super) count: usize,
    pub(super) stride: usize,
    /// How far the results of each next row are, and how far its elements.
    pub(super) out_row: usize,
    pub(super) advance: usize,
    /// Whether the elements are pairs of neighbours, each in one window only.
    pub(super) pairs: bool,
}

/// Folds with code for each common window and for few places: what is folded most often.
pub(super) fn fast<T: Element, F: By<T>>(work: &mut Work<'_, T>, with: F) {
    Generated::dispatch(Rows::<_, _, FAST>(work, with));
}

/// Folds with less code.
pub(super) fn short<T: Element, F: By<T>>(work: &mut Work<'_, T>, with: F) {
    Generated::dispatch(Rows::<_, _, SHORT>(work, with));
}

/// Folds with less code, at one level: for what wider registers make little faster.
pub(super) fn plain<T: Element, F: By<T>>(work: &mut Work<'_, T>, with: F) {
    Base::dispatch(Rows::<_, _, PLAIN>(work, with));
}

/// How much code is compiled: see [`fast`], [`short`] and [`plain`].
const FAST: u8 = 0;
const SHORT: u8 = 1;
const PLAIN: u8 = 2;

/// Work, and how much code is compiled for it.
struct Rows<'w, W, F, const FORM: u8>(&'w mut W, F);

impl<T: Element, F: By<T>, const FORM: u8> Kernel for Rows<'_, Work<'_, T>, F, FORM> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        let with = self.1;
        match self.0 {
            Work::Column(out, of) => column::<L, T, F, FORM>(out, of.operand, of, with),
            Work::Plane(out, x, inner, order) => plane::<L, T, F>(out, x, *inner, *order, with),
            Work::Line(out, x, init, order) => line::<L, T, F>(out, x, *init, *order, with),
            Work::Lanes(rows, before, init, order) => {
                if const { waits::<T>() } {
                    lanes::<L, T, F>(rows, before, *init, *order, with);
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

/// How many places are done at once: four vectors of `f32` where the window moves by 1, one, a half.
const WIDE: usize = 32;
pub(super) const BLOCK: usize = 8;
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
    } else if all && column.pairs && column.taps.len() <= CHAIN {
        rows::<L, T, F, FORM>(out, operand, column, 2, true, with);
    } else if const { knows_strides::<L, FORM>() } && stride == 1 {
        rows::<L, T, F, FORM>(out, operand, column, 1, false, with);
    } else if const { knows_strides::<L, FORM>() } && stride == 2 {
        rows::<L, T, F, FORM>(out, operand, column, 2, false, with);
    } else {
        rows::<L, T, F, FORM>(out, operand, column, stride, false, with);
    }
}

/// Rows of places. The compiler knows the stride of common ones, and whether the windows are pairs of neighbours.
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

/// Several places beside each other at once: what was folded for them stays in registers while the window is gone through.
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
    if column.goes_on {
        copy(&mut folded, out);
    }
    if const { waits::<T>() } && column.taps.len() > CHAIN {
        folded = chained(
            column.taps,
            folded,
            column.goes_on,
            #[inline(always)]
            |tap| {
                let some = &operand[tap + from..][..(N - 1) * stride + 1];
                let mut each = [column.init; N];
                let mut i = 0;
                while i < N {
                    each[i] = some[i * stride];
                    i += 1;
                }
                each
            },
            #[inline(always)]
            |a, b| all::<L, T, F, N>(a, b, with),
        );
    } else {
        for tap in column.taps {
            let some = &operand[tap + from..][..(N - 1) * stride + 1];
            let mut i = 0;
            while i < N {
                folded[i] = with.apply::<L>(folded[i], some[i * stride]);
                i += 1;
            }
        }
    }
    copy(out, &folded);
}

/// Folds the elements at all taps, [`CHAIN`] of them one after another, into `start`: the initial value, into which the first
/// ones are folded, or, if the fold goes on, what was folded before, which meets what all of these are folded to.
#[inline(always)]
fn chained<A: Copy>(
    taps: &[usize],
    start: A,
    goes_on: bool,
    each: impl Fn(usize) -> A,
    both: impl Fn(A, A) -> A,
) -> A {
    let [first, ..] = taps else {
        return start;
    };
    let mut folded = if goes_on { each(*first) } else { start };
    let mut end = CHAIN.min(taps.len());
    for tap in &taps[usize::from(goes_on)..end] {
        folded = both(folded, each(*tap));
    }
    while end < taps.len() {
        let (first, next) = (end, taps.len().min(end + CHAIN));
        let mut chain = each(taps[first]);
        for tap in &taps[first + 1..next] {
            chain = both(chain, each(*tap));
        }
        folded = both(folded, chain);
        end = next;
    }
    if goes_on { both(start, folded) } else { folded }
}

/// The same for pairs of neighbours.
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
    let folded = if column.goes_on { *out } else { column.init };
    *out = chained(
        column.taps,
        folded,
        column.goes_on,
        #[inline(always)]
        |tap| operand[tap + from],
        #[inline(always)]
        |a, b| with.apply::<L>(a, b),
    );
}
