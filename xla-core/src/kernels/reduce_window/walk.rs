//! The choice of the rows to fold, shared by all functions of an element type.

use super::by::{BLOCK, CHAIN, Column, LANES, Order, waits};
use super::running::Folded;
use super::work::{Fold, Work};
use super::{Running, Windows};
use crate::element::Element;
use crate::exec::Rows;
use crate::kernels::window::{Lists, Run};
use crate::level::{Base, Level};
use crate::movement::{Plane, plane};

/// The places of windows, row by row.
pub(super) struct Walk<'a, T> {
    pub(super) operand: &'a [T],
    pub(super) init: T,
    pub(super) windows: Windows,
    pub(super) fold: Fold<T>,
}

impl<T: Element> Rows for Walk<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Base;

    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let places = self.windows.minor().places;
        let mut walk = self.windows.walk(first, count);
        while let Some((run, lists)) = walk.next_and_lists() {
            let out = &mut out[run.number * places..][..run.rows * places];
            self.run(out, &run, 0, lists);
        }
    }
}

impl<T: Element> Walk<'_, T> {
    /// Folds the windows of a run: as many rows as `out` has, at the offset `from` from the starts of the run.
    pub(super) fn run(&self, out: &mut [T], run: &Run<'_>, from: usize, lists: &mut Lists) {
        let axis = self.windows.minor();
        let (mut number, mut piece) = (0, 0);
        while let Some(column) = lists.column(axis, run, from, (number, piece)) {
            // Blocks overlap at the end of a row. In a later piece, a place of two blocks would fold its elements
            // twice, so the places after the last whole block are folded one by one.
            let beside = match column.pieces {
                1 => column.count,
                _ => column.count / BLOCK * BLOCK,
            };
            let mut done = 0;
            while done < column.count {
                let count = if done < beside { beside } else { 1 };
                let out = &mut out[column.place + done..];
                let work = Column {
                    operand: &self.operand[done * axis.stride..],
                    init: self.init,
                    goes_on: piece > 0,
                    taps: column.taps,
                    count,
                    stride: axis.stride,
                    out_row: axis.places,
                    advance: run.advance,
                    pairs: (axis.stride, axis.window, axis.step) == (2, 2, 1),
                };
                (self.fold)(&mut Work::Column(out, work));
                done += count;
            }
            piece += 1;
            if piece == column.pieces {
                (number, piece) = (number + 1, 0);
            }
        }
    }
}

/// Windows that grow by one element from each place to the next: each fold continues from the one before it.
pub(super) struct Runs<'a, T> {
    pub(super) operand: &'a [T],
    pub(super) init: T,
    pub(super) running: Running,
    pub(super) fold: Fold<T>,
}

/// The number of elements of each line that are side by side at a time: some chains.
const STRIP: usize = 2 * CHAIN;

/// The memory of lines side by side, aligned so that no vector crosses a line of the cache.
#[repr(align(64))]
struct Memory<T>([[T; LANES]; STRIP]);

impl<T: Element> Rows for Runs<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Base;

    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let Running {
            size,
            inner,
            reverse,
            ..
        } = self.running;
        let order = if reverse {
            Order::Reverse
        } else {
            Order::Forward
        };
        let each = size * inner;
        let operand = &self.operand[first * each..][..count * each];
        let (mut row, mut memory) = (0, Memory([[self.init; LANES]; STRIP]));
        while row < count {
            // Floating-point lines are folded several at once: a step of one line waits for its last step, steps of
            // different lines do not.
            let beside = const { waits::<T>() } && inner == 1 && count - row >= LANES;
            let rows = if beside { LANES } else { 1 };
            let (from, to) = (row * each, (row + rows) * each);
            let (out, operand) = (&mut out[from..to], &operand[from..to]);
            if beside {
                self.lanes(out, operand, order, &mut memory);
            } else if inner == 1 {
                (self.fold)(&mut Work::Line(out, operand, self.init, order));
            } else {
                (self.fold)(&mut Work::Plane(out, operand, self.init, inner, order));
            }
            row += rows;
        }
    }
}

impl<T: Element> Runs<'_, T> {
    /// Folds adjacent lines: a strip of their elements at a time is transposed side by side.
    fn lanes(&self, out: &mut [T], operand: &[T], order: Order, memory: &mut Memory<T>) {
        let size = self.running.size;
        let (mut done, mut folded) = (0, Folded::new(self.init));
        while done < size {
            let count = STRIP.min(size - done);
            // In reverse, strips are taken from the end, so that each continues the fold of the one before it.
            let at = match order {
                Order::Forward => done,
                Order::Reverse => size - done - count,
            };
            let rows = &mut memory.0[..count];
            let there = Plane {
                rows: count,
                columns: LANES,
                out_row: LANES,
                operand_row: size,
            };
            plane(rows.as_flattened_mut(), &operand[at..], there);
            (self.fold)(&mut Work::Lanes(rows, &mut folded, order));
            let back = Plane {
                rows: LANES,
                columns: count,
                out_row: size,
                operand_row: LANES,
            };
            plane(&mut out[at..], rows.as_flattened(), back);
            done += count;
        }
    }
}
