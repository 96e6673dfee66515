//! The batch of the result in the lanes.

use super::super::columns::fill_taps;
use super::super::dims::Dim;
use super::super::element::Kind;
use super::super::geometry::{Geometry, List, Role};
use super::super::lay;
use super::super::tile::{self, Lanes, Tiles, lanes};
use super::{Input, bytes, transpose};
use crate::exec::{Across, Columns, Exec, Out, Rows};
use crate::kernels::dot_general::{Scratch, Step, elements_mut, places, room};
use crate::level::{Base, Level};
use crate::movement::Plane;

/// The bytes of the sums that are computed before they are transposed: most of a first cache of 48 KiB.
const SUMS: usize = 40 << 10;
/// Places are computed in multiples of this number: whole lines of the result, and whole tiles.
const TOGETHER: usize = 48;

/// Whether this is faster than products of panels: the windows of few features are copied for little work, and those with
/// many elements cost more copies than results do. Measured on a processor with AVX-512, one thread, over 849 sizes each: 16
/// features take 0.5 to 0.8 of the time, 64 with 512 elements in a window 0.8 to 0.9; features last, 32 take 0.3 to 0.9.
fn pays(geometry: &Geometry) -> bool {
    let features = geometry.features;
    let few = if geometry.features_last() { 32 } else { 16 };
    features <= few || (features <= 64 && features * features <= 8 * geometry.terms())
}

/// A convolution whose batch is the first dimension of the result.
pub(in super::super) struct Job<'a> {
    kind: &'static Kind,
    kernels: &'static Lanes,
    geometry: Geometry,
    lhs: &'a [u8],
    rhs: &'a [u8],
    input: Input,
    /// The dimensions of the result's places: their sizes, and steps in the input, in elements of its layout.
    places: List<Step>,
}

impl<'a> Job<'a> {
    /// Returns the convolution, if it can be computed so and that pays.
    pub(in super::super) fn new(
        kind: &'static Kind,
        geometry: Geometry,
        lhs: &'a [u8],
        rhs: &'a [u8],
    ) -> Option<Self> {
        let kernels = kind.lanes.filter(|_| tile::here())?;
        let size = kind.own.size;
        let (outer, inner) = geometry.around();
        let spatial = if inner.is_empty() {
            outer.get(1..)?
        } else {
            inner
        };
        // The last block may have missing lanes, which compute zeros: at most a quarter of the batch.
        let missing = geometry.batch.next_multiple_of(lanes(size)) - geometry.batch;
        let suits = geometry.groups == 1
            && geometry.order[0] == Role::Batch
            && (inner.is_empty() || outer.len() == 1)
            && missing <= geometry.batch / 4
            && pays(&geometry);
        if !suits {
            return None;
        }
        let input = Input::new(size, &geometry, Role::Feature)?;
        let step = |&role: &Role| input.step(&geometry, role);
        Some(Job {
            kind,
            kernels,
            places: spatial.iter().map(step).collect(),
            geometry,
            lhs,
            rhs,
            input,
        })
    }

    /// Computes all of the result; `cost` is the cost of an element.
    pub(in super::super) fn run(self, exec: &Exec, out: &mut [u8], cost: usize) {
        let (geometry, size) = (&self.geometry, self.kind.own.size);
        let (terms, features) = (geometry.terms(), geometry.features);
        let lengths = [terms * size_of::<usize>(), terms * features * size];
        let mut scratch = Scratch::of(lengths.map(room).iter().sum());
        let mut memory = scratch.rest();
        let [taps, weights] = lengths.map(|length| memory.bytes(length));
        let taps = elements_mut(taps);
        fill_taps(taps, geometry, |role| self.input.dim(role));
        lay::lay_out(self.kind, weights, self.rhs, &self.kernel());
        let tables = Tables {
            job: &self,
            taps,
            weights,
        };
        let (lanes, per_batch) = (lanes(size), out.len() / geometry.batch);
        let whole = geometry.batch / lanes;
        // Threads divide whole blocks of lanes. If there are too few, each block is divided by places instead.
        let cost = cost * lanes * per_batch / size;
        // A few blocks are not enough to go round, unless each thread has as many.
        let few = whole < 2 * exec.count() && !whole.is_multiple_of(exec.count());
        let together = if few && exec.shares(cost * whole) {
            0
        } else {
            whole
        };
        let (out, rest) = out.split_at_mut(together * lanes * per_batch);
        let outs = (Out::new(out, lanes * per_batch),);
        exec.rows(&tables, together, cost, outs);
        for (block, out) in (together..).zip(rest.chunks_mut(lanes * per_batch)) {
            tables.across(exec, block, out, cost);
        }
    }

    /// The kernel: all features of an element of the window, then of the next.
    fn kernel(&self) -> List<Dim> {
        let geometry = &self.geometry;
        let taps = geometry.taps();
        let taps = taps.iter().map(|&role| geometry.tap(role));
        let taps = taps.map(|tap| Dim::whole(tap.size, tap.step));
        let features = Dim::whole(geometry.features, geometry.rhs[1]);
        taps.chain(core::iter::once(features)).collect()
    }

    /// The number of places of the window.
    fn count(&self) -> usize {
        self.places.iter().map(|dim| dim.size).product()
    }
}

/// A convolution, and the data that its blocks share.
struct Tables<'a> {
    job: &'a Job<'a>,
    /// The offset of each element of a window from its first place, in the order of the kernel.
    taps: &'a [usize],
    weights: &'a [u8],
}

impl Tables<'_> {
    /// Computes the blocks from `first` on, each of whole lanes.
    #[inline(never)]
    fn part(&self, first: usize, out: &mut [u8]) {
        let length = bytes(self.job.input.len);
        let mut scratch = Scratch::of(room(length));
        let data = scratch.rest().bytes(length);
        let Job { kind, geometry, .. } = self.job;
        let lanes = lanes(kind.own.size);
        let per_block = lanes * self.job.count() * geometry.features * kind.own.size;
        for (block, out) in (first..).zip(out.chunks_exact_mut(per_block)) {
            let places = self.places(&Exec::serial(), block, lanes, data);
            // Sums are blocks of lanes; the result has the batch outermost, so they are transposed back.
            places.each(0, self.job.count(), &mut |sums| {
                places.transpose(out, self.job.count(), sums.first, &sums);
            });
        }
    }

    /// Computes one block, whose places are split among threads.
    fn across(&self, exec: &Exec, block: usize, out: &mut [u8], cost: usize) {
        let Tables { job, .. } = *self;
        let (size, features) = (job.kind.own.size, job.geometry.features);
        let length = bytes(job.input.len);
        let mut scratch = Scratch::of(room(length));
        let data = scratch.rest().bytes(length);
        let batch = out.len() / (job.count() * features * size);
        let places = self.places(exec, block, batch, data);
        let line = job.places.last().map_or(1, |dim| dim.size);
        let lines = job.count() / line;
        let per_place = size
            * if job.geometry.features_last() {
                features
            } else {
                1
            };
        let parts = Across {
            slice: out,
            row: job.count() * per_place,
            unit: line * per_place,
        };
        exec.rows(&places, lines, cost / lines, parts);
    }

    /// Lays out the input of a block with this many lanes.
    fn places<'p>(
        &'p self,
        exec: &Exec,
        block: usize,
        batch: usize,
        data: &'p mut [u8],
    ) -> Places<'p> {
        let size = self.job.kind.own.size;
        let from = block * lanes(size) * self.job.geometry.lhs[1] * size;
        let input = &self.job.input;
        input.write(exec, data, &self.job.lhs[from..], batch);
        Places {
            tables: self,
            batch,
            data,
        }
    }
}

impl Rows for Tables<'_> {
    type Outs<'o> = (&'o mut [u8],);
    type Levels = Base;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _: usize, (out,): Self::Outs<'_>) {
        self.part(first, out);
    }
}

/// The places of a block.
struct Places<'a> {
    tables: &'a Tables<'a>,
    /// The number of lanes in use.
    batch: usize,
    data: &'a [u8],
}

/// Sums of some places, as blocks: of all places for each feature, or of all features for each place if features come
/// last.
struct Found<'a> {
    first: usize,
    count: usize,
    sums: &'a [u8],
}

impl Places<'_> {
    /// Calls `with` with the sums of these places, some at a time.
    fn each(&self, first: usize, count: usize, with: &mut dyn FnMut(Found<'_>)) {
        let Tables { job, taps, weights } = *self.tables;
        // Places in groups whose sums fit the first cache between the product and the transpose.
        let features = job.geometry.features;
        let most = (SUMS / bytes(features) / TOGETHER * TOGETHER).max(TOGETHER);
        let most = most.min(count);
        let lengths = [most * size_of::<usize>(), bytes(most * features)];
        let mut scratch = Scratch::of(lengths.map(room).iter().sum());
        let mut memory = scratch.rest();
        let [starts, sums] = lengths.map(|length| memory.bytes(length));
        let starts = elements_mut(starts);
        let mut done = 0;
        while done < count {
            let found = most.min(count - done);
            let (starts, sums) = (&mut starts[..found], &mut sums[..bytes(found * features)]);
            places(&job.places, first + done, starts);
            (job.kernels.sums)(Tiles {
                out: &mut *sums,
                steps: if job.geometry.features_last() {
                    [features, 1]
                } else {
                    [1, found]
                },
                rows: features,
                lhs: weights,
                apart: features,
                data: self.data,
                starts,
                taps,
            });
            with(Found {
                first: first + done,
                count: found,
                sums,
            });
            done += found;
        }
    }

    /// Writes sums as elements of the batch. Each element has this many places in `out`, the first one at `at`.
    fn transpose(&self, out: &mut [u8], places: usize, at: usize, found: &Found<'_>) {
        let Job { kind, geometry, .. } = self.tables.job;
        let (size, features) = (kind.own.size, geometry.features);
        // Of each of these lines, so many elements follow each other.
        let (lines, columns, at) = if geometry.features_last() {
            (1, found.count * features, at * features)
        } else {
            (features, found.count, at)
        };
        for line in 0..lines {
            let plane = Plane {
                rows: self.batch,
                columns,
                out_row: places * features,
                operand_row: lanes(size),
            };
            let to = &mut out[(line * places + at) * size..];
            transpose(size, to, &found.sums[bytes(line * columns)..], plane);
        }
    }

    /// Computes the places of some lines of the result.
    #[inline(never)]
    fn part(&self, first: usize, count: usize, mut out: Columns<'_, u8>) {
        let Job { kind, geometry, .. } = self.tables.job;
        let (size, features) = (kind.own.size, geometry.features);
        let rows = if geometry.features_last() {
            self.batch
        } else {
            self.batch * features
        };
        let mut done = 0;
        // A part of the places is not contiguous in the result: it is transposed to scratch memory, and copied row by
        // row.
        self.each(first, count, &mut |found| {
            let length = self.batch * found.count * features * size;
            let mut scratch = Scratch::of(room(length));
            let elements = scratch.rest().bytes(length);
            self.transpose(elements, found.count, 0, &found);
            for (row, from) in elements.chunks_exact(length / rows).enumerate() {
                out.row(row)[done..][..from.len()].copy_from_slice(from);
            }
            done += length / rows;
        });
    }
}

impl Rows for Places<'_> {
    type Outs<'o> = Columns<'o, u8>;
    type Levels = Base;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, out: Self::Outs<'_>) {
        let line = self.tables.job.places.last().map_or(1, |dim| dim.size);
        self.part(first * line, count * line, out);
    }
}
