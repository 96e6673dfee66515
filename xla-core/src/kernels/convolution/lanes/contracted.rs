//! The features of the input, which are summed over, in the lanes: they are the batch in the gradient by a kernel.

use super::super::dims::{self, Dim};
use super::super::element::Kind;
use super::super::geometry::{Axis, Geometry, List, Role};
use super::super::tile::{self, Lanes, Tiles, lanes};
use super::{Blocks, Input, LAID, Spread, bytes};
use crate::exec::{Exec, Out, Rows};
use crate::kernels::dot_general::{Scratch, Step, elements_mut, places, room};
use crate::level::{Base, Level};

/// The number of elements of a window that are summed at a time: the blocks of their rows stay in the first cache.
const CHUNK: usize = 32;

/// The number of chunks that are added one after another: longer sums would have larger errors.
const CHUNKS: usize = 64;

/// A convolution whose rows are the features of the result.
pub(in super::super) struct Job<'a> {
    kind: &'static Kind,
    kernels: &'static Lanes,
    geometry: Geometry,
    lhs: &'a [u8],
    rhs: &'a [u8],
    input: Input,
    /// The number of features of a group, and the kernel as blocks for a whole group and for one of the features that are
    /// left: the features of an element of the window, then of the next.
    group: usize,
    kernel: [Blocks; 2],
    /// The dimensions of the result besides the features: their sizes, and steps in the input, in elements of its layout.
    columns: List<Step>,
}

/// The maximum number of features of the result whose blocks are neighbours: a tile of the widest registers.
const GROUP: usize = 8;

/// The maximum number of bytes of a kernel's blocks, which are read again and again: a second cache, and the share that
/// the last one adds.
const KERNEL: usize = 2 << 20;

/// Whether this is faster than a product of panels, to which the windows of all columns are copied: here the features
/// are transposed instead, which is slow if they are neighbours in memory. Measured on a processor with AVX-512, one
/// thread, over 849 sizes each: 8 features take 0.2 to 0.4 of the time, 32 take 0.5 to 0.9.
fn pays(geometry: &Geometry, columns: usize, window: usize) -> bool {
    let features = geometry.features;
    let few = match geometry.rhs[1] {
        1 => columns / 2,
        _ => MOST,
    };
    let laid = bytes(features * window);
    (features <= GROUP && laid <= LAID) || (features <= few.min(MOST) && laid <= KERNEL)
}

/// The greatest number of features: 32 take 0.59 to 0.91 of the time of panels.
const MOST: usize = 32;

/// The fewest features of a group that keep the multipliers busy.
const FEW: usize = 3;

/// Returns the number of features whose blocks are neighbours: as many as a tile has rows, or fewer so that each
/// thread has a group.
fn group(features: usize, threads: usize) -> usize {
    let most = features.div_ceil(threads).clamp(FEW, GROUP);
    if features <= most {
        features
    } else {
        tile::rows(features, most)
    }
}

impl<'a> Job<'a> {
    /// Returns the convolution, if it can be computed so and that pays.
    pub(in super::super) fn new(
        exec: &Exec,
        kind: &'static Kind,
        geometry: Geometry,
        lhs: &'a [u8],
        rhs: &'a [u8],
    ) -> Option<Self> {
        // The lanes of a vector are features of the input, so its last vector may waste a quarter of the lanes at most.
        let kernels = kind.lanes.filter(|_| tile::here())?;
        let size = kind.own.size;
        let inputs = geometry.inputs;
        let (outer, inner) = geometry.around();
        let suits = geometry.groups == 1
            && (outer.is_empty() || inner.is_empty())
            && !geometry.axes.iter().any(|axis| axis.reversed)
            && inputs.next_multiple_of(lanes(size)) - inputs <= inputs / 4;
        if !suits {
            return None;
        }
        let input = Input::new(size, &geometry, Role::Batch)?;
        let columns = outer
            .iter()
            .chain(inner)
            .map(|&role| geometry.size(role))
            .product();
        let window = geometry
            .axes
            .iter()
            .map(|axis| axis.window)
            .product::<usize>();
        if !pays(&geometry, columns, window) {
            return None;
        }
        let step = |&role: &Role| input.step(&geometry, role);
        let features = geometry.features;
        let group = group(features, exec.count());
        // The kernel as blocks: for each element of the window, the vectors of a group of features beside each other.
        let window = geometry
            .axes
            .iter()
            .map(|axis| Dim::whole(axis.window, axis.rhs_stride));
        let window: List<Dim> = window.collect();
        let strides = dims::strides(&window);
        let kernel = |features: usize| {
            let within = window.iter().zip(strides.iter());
            let within = within.map(|(&dim, &stride)| Spread {
                dim,
                stride: stride * group,
            });
            let features = Spread {
                dim: Dim::whole(features, geometry.rhs[1]),
                stride: 1,
            };
            let dims = within.chain(core::iter::once(features));
            Blocks::new(size, dims.collect(), geometry.rhs[2])
        };
        Some(Job {
            kind,
            kernels,
            columns: outer.iter().chain(inner).map(step).collect(),
            group,
            // The last group may have fewer features.
            kernel: [kernel(group)?, kernel(features % group)?],
            geometry,
            lhs,
            rhs,
            input,
        })
    }

    /// Computes the whole result; `cost` is the cost of an element.
    #[inline(never)]
    pub(in super::super) fn run(self, exec: &Exec, out: &mut [u8], cost: usize) {
        let (geometry, size) = (&self.geometry, self.kind.own.size);
        let (features, lanes) = (geometry.features, lanes(size));
        // The outer loop is over the input's features, a vector at a time; each round is divided among threads by
        // groups.
        let groups = features.div_ceil(self.group);
        let columns: usize = self.columns.iter().map(|dim| dim.size).product();
        let window: usize = geometry.axes.iter().map(|axis| axis.window).product();
        let [per_kernel, per_sums] = [window, columns].map(|count| bytes(self.group * count));
        let per_totals = self.group * columns * size;
        // Scratch memory: the offsets of the window, the offsets of columns, the input, and for each group its kernel,
        // its two rows of sums, and its totals.
        let lengths = [
            window * size_of::<usize>(),
            columns * size_of::<usize>(),
            bytes(self.input.len),
            groups * per_kernel,
            groups * 2 * per_sums,
            groups * per_totals,
        ];
        let mut scratch = Scratch::of(lengths.map(room).iter().sum());
        let mut memory = scratch.rest();
        let [taps, starts, data, kernel, sums, totals] = lengths.map(|length| memory.bytes(length));
        let (taps, starts) = (elements_mut(taps), elements_mut(starts));
        places(&self.window(), 0, taps);
        places(&self.columns, 0, starts);
        let mut input = 0;
        while input < geometry.inputs {
            let count = lanes.min(geometry.inputs - input);
            let from = &self.lhs[input * geometry.lhs[2] * size..];
            self.input.write(exec, data, from, count);
            let part = Part {
                job: &self,
                input,
                count,
                data,
                starts,
                taps,
            };
            let outs = (
                Out::new(&mut *kernel, per_kernel),
                Out::new(&mut *sums, 2 * per_sums),
                Out::new(&mut *totals, per_totals),
            );
            // A round computes `lanes` of the `inputs` products of each element.
            let cost = self.group * columns * cost * lanes / geometry.inputs;
            exec.rows(&part, groups, cost, outs);
            input += lanes;
        }
        // Totals are `[features, columns]`, the result may be `[columns, features]`.
        if !geometry.features_last() {
            return out.copy_from_slice(&totals[..out.len()]);
        }
        for (feature, totals) in totals
            .chunks_exact(columns * size)
            .take(features)
            .enumerate()
        {
            for (column, total) in totals.chunks_exact(size).enumerate() {
                out[(column * features + feature) * size..][..size].copy_from_slice(total);
            }
        }
    }

    /// The steps of a window's elements, in elements of the input's layout.
    fn window(&self) -> List<Step> {
        let axes = self.geometry.axes.iter().enumerate();
        let step = |(d, axis): (usize, &Axis)| Step {
            size: axis.window,
            step: axis.rhs_dilation * self.input.dim(Role::Spatial(d)).1,
        };
        axes.map(step).collect()
    }
}

/// A part of the sum, over the blocks of a few features of the input. Its rows are groups of the result's features,
/// each with memory for its kernel as blocks, its sums, the sums of chunks before, and
/// their totals after the last part.
struct Part<'a> {
    job: &'a Job<'a>,
    /// The first feature of the input, and how many.
    input: usize,
    count: usize,
    /// The input as blocks.
    data: &'a [u8],
    starts: &'a [usize],
    taps: &'a [usize],
}

impl Part<'_> {
    /// Adds to the sums of a group.
    #[inline(never)]
    fn group(&self, number: usize, kernel: &mut [u8], sums: &mut [u8], totals: &mut [u8]) {
        let Job {
            kernels,
            geometry,
            group,
            kernel: [whole, rest],
            ..
        } = self.job;
        let (size, group) = (self.job.kind.own.size, *group);
        let first = number * group;
        let rows = group.min(geometry.features - first);
        let blocks = if rows == group { whole } else { rest };
        let at = self.input * geometry.rhs[2] + first * geometry.rhs[1];
        blocks.write(kernel, &self.job.rhs[at * size..], self.count);
        // The first round begins all sums.
        if self.input == 0 {
            sums.fill(0);
        }
        // One half holds the sums of the current chunks, the other the sums of the chunks before, so that no sum has
        // many terms one after another. The halves are added after every `CHUNKS` chunks, counted over all rounds.
        let half = sums.len() / 2;
        let (sums, before) = sums.split_at_mut(half);
        let inputs = self.input / lanes(size) * self.taps.len().div_ceil(CHUNK);
        for (i, taps) in self.taps.chunks(CHUNK).enumerate() {
            if inputs + i > 0 && (inputs + i).is_multiple_of(CHUNKS) {
                (kernels.add)(before, sums);
                sums.fill(0);
            }
            (kernels.products)(Tiles {
                out: &mut *sums,
                steps: [1, self.starts.len()],
                rows,
                lhs: &kernel[bytes(i * CHUNK * group)..],
                apart: group,
                data: self.data,
                starts: self.starts,
                taps,
            });
        }
        // The last round adds both halves, and the lanes of each sum.
        if self.input + self.count == geometry.inputs {
            (kernels.add)(sums, before);
            (kernels.totals)(totals, sums);
        }
    }
}

impl Rows for Part<'_> {
    type Outs<'o> = (&'o mut [u8], &'o mut [u8], &'o mut [u8]);
    type Levels = Base;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (kernel, sums, totals): Self::Outs<'_>) {
        let lengths = [kernel.len(), sums.len(), totals.len()].map(|length| length / count);
        let kernels = kernel.chunks_exact_mut(lengths[0]);
        let sums = sums.chunks_exact_mut(lengths[1]);
        let totals = totals.chunks_exact_mut(lengths[2]);
        for (number, ((kernel, sums), totals)) in (first..).zip(kernels.zip(sums).zip(totals)) {
            self.group(number, kernel, sums, totals);
        }
    }
}
