//! Enumerates the places of all updates in order, independently of the element types, and collects those that are
//! inside a part of the results into batches.

use super::{Dim, Work};
use crate::exec::Exec;
use crate::kernels::places::{Indices, RANK};

/// The number of places that are computed at once: their starts fit in the L1 cache.
const BLOCK: usize = 512;

/// The maximum number of runs in a batch.
const SPOTS: usize = 16;

/// Updates to combine, in this order.
#[derive(Clone, Copy, Debug)]
pub(super) enum Batch<'a> {
    /// One element for each index, which is its place relative to the first place of the part.
    Narrow(u64, &'a [i32]),
    /// The same for 64-bit indices.
    Wide(u64, &'a [i64]),
    /// One element for each start, relative to the first place of the part, of the updates from the last number on.
    Starts(usize, &'a [usize], usize),
    /// A run of elements for each spot.
    Runs(Dim, &'a [Spot]),
}

/// Where a run starts in the part and among the updates.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spot {
    pub(super) input: usize,
    pub(super) update: usize,
}

/// Runs that are collected until their batch is full.
struct Spots<'a> {
    run: Dim,
    spots: [Spot; SPOTS],
    len: usize,
    combine: &'a mut dyn FnMut(Batch<'_>),
}

impl Spots<'_> {
    fn flush(&mut self) {
        (self.combine)(Batch::Runs(self.run, &self.spots[..self.len]));
        self.len = 0;
    }

    fn push(&mut self, spot: Spot) {
        self.spots[self.len] = spot;
        self.len += 1;
        if self.len == SPOTS {
            self.flush();
        }
    }

    /// Adds the runs of a window, or of one index of its split dimension; `around` are the dimensions around a run.
    fn window(&mut self, mut spot: Spot, around: &[Dim]) {
        let mut index = [0; RANK];
        let runs: usize = around.iter().map(|dim| dim.size).product();
        for _ in 0..runs {
            self.push(spot);
            for (dim, i) in around.iter().zip(&mut index).rev() {
                *i += 1;
                spot.input += dim.input;
                spot.update += dim.update;
                if *i < dim.size {
                    break;
                }
                spot.input -= *i * dim.input;
                spot.update -= *i * dim.update;
                *i = 0;
            }
        }
    }
}

impl Work<'_> {
    /// Calls `combine` with the updates inside `count` rows from `first` on, in the order of the places.
    #[inline(never)]
    pub(super) fn walk(&self, first: usize, count: usize, combine: &mut dyn FnMut(Batch<'_>)) {
        let (window, row) = (&self.window, self.row);
        if window.len() == 0 {
            return;
        }
        let (start, end) = (first * row, (first + count) * row);
        if let Some(indices) = self.direct {
            let origin = start as u64;
            return combine(match indices {
                Indices::Narrow(indices) => Batch::Narrow(origin, indices),
                Indices::Wide(indices) => Batch::Wide(origin, indices),
            });
        }
        let (dims, places) = (self.order.0.as_slice(), self.order.count());
        // Single elements whose updates are contiguous need no runs: their starts are passed on as they are.
        let elements = window.len() == 1 && matches!(dims, [] | [Dim { update: 1, .. }]);
        // The innermost dimension of a window is a run.
        let (around, run) = match window.rest.as_slice() {
            [around @ .., run] => (around, *run),
            [] => (
                &[][..],
                Dim {
                    size: 1,
                    update: 1,
                    input: 1,
                },
            ),
        };
        let rows = window.cut.size;
        let mut spots = Spots {
            run,
            spots: [Spot::default(); SPOTS],
            len: 0,
            combine,
        };
        let mut memory = [0; BLOCK];
        let mut index = [0; RANK];
        let mut update = 0;
        for place in (0..places).step_by(BLOCK) {
            let found = &mut memory[..BLOCK.min(places - place)];
            self.places.starts(&Exec::serial(), place, found);
            if elements {
                (spots.combine)(Batch::Starts(start, found, place));
                continue;
            }
            for &at in &*found {
                // `DROPPED` is beyond all rows.
                if at >= end || at + rows * row <= start {
                } else if rows == 1 {
                    // A window with one index in the split dimension is inside the part or not; of others, the indices
                    // inside the part are combined.
                    if let Some(input) = at.checked_sub(start) {
                        spots.window(Spot { input, update }, around);
                    }
                } else {
                    let top = at / row;
                    for line in top.max(first)..(top + rows).min(first + count) {
                        let input = (line - first) * row + at % row;
                        let update = update + (line - top) * window.cut.update;
                        spots.window(Spot { input, update }, around);
                    }
                }
                // Advance to the next index.
                for (dim, i) in dims.iter().zip(&mut index).rev() {
                    *i += 1;
                    update += dim.update;
                    if *i < dim.size {
                        break;
                    }
                    update -= *i * dim.update;
                    *i = 0;
                }
            }
        }
        spots.flush();
    }
}
