//! The features of the input, which are summed over, in the lanes: they are the batch in the gradient by a kernel.

use core::ops::Range;

use super::super::dims::{self, Dim};
use super::super::element::Kind;
use super::super::geometry::{Axis, Geometry, List, Role};
use super::super::tile::{self, BLOCK, Lanes, Tiles, lanes};
use super::{Blocks, Input, LAID, Spread, bytes};
use crate::exec::{Exec, Out, Rows};
use crate::kernels::dot_general::{Scratch, Step, elements_mut, places, room};
use crate::level::{Base, Level};

/// How many elements of a window are summed at a time, for the blocks of their rows to stay in a first cache.
const CHUNK: usize = 32;

/// A convolution whose rows are those of the result's features.
pub(in super::super) struct Job<'a> {
    kind: &'static Kind,
    kernels: &'static Lanes,
    geometry: Geometry,
    lhs: &'a [u8],
    rhs: &'a [u8],
    input: Input,
    /// The number of features of a group, and the kernel as blocks for whole groups and for those that are left: a group's
    /// features of an element of the window, then of the next; then the next group.
    group: usize,
    kernel: [Blocks; 2],
    /// The dimensions of the result besides the features: their sizes, and steps in the input, in elements of its layout.
    columns: List<Step>,
}

/// How many features of the result have their blocks beside each other, at most: a tile of the widest registers.
const GROUP: usize = 8;

/// The bytes of a kernel's blocks that are read again and again: a second cache, and what the last one adds.
const KERNEL: usize = 2 << 20;

/// Whether this is faster than a product of panels, to which the windows of all columns are copied: so many features are
/// transposed instead, which is slow where they are neighbours in memory. Measured on a processor with AVX-512, one thread, over
/// 849 sizes each: 8 features take 0.2 to 0.4 of the time, 32 take 0.5 to 0.9.
fn pays(geometry: &Geometry, columns: usize, window: usize) -> bool {
    let features = geometry.features;
    let few = match geometry.rhs[1] {
        1 => columns / 2,
        _ => MOST,
    };
    let laid = bytes(features * window);
    (features <= GROUP && laid <= LAID) || (features <= few.min(MOST) && laid <= KERNEL)
}

/// The greatest number of features.
const MOST: usize = 32;

/// A part of the sum: that of the blocks of a few features of the input.
struct Part<'a> {
    kernels: &'static Lanes,
    /// The number of features of a group.
    group: usize,
    lhs: &'a [u8],
    rhs: &'a [u8],
    starts: &'a [usize],
    taps: &'a [usize],
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
        let group = match features <= GROUP {
            true => features,
            false => tile::rows(features, GROUP),
        };
        let window = geometry
            .axes
            .iter()
            .map(|axis| Dim::whole(axis.window, axis.rhs_stride));
        let window: List<Dim> = window.collect();
        let strides = dims::strides(&window);
        let kernel = |groups: usize, group_size: usize| {
            let within = window.iter().zip(strides.iter());
            let within = within.map(|(&dim, &stride)| Spread {
                dim,
                stride: stride * group,
            });
            let over = geometry.rhs[1];
            let features = [
                Spread {
                    dim: Dim::whole(groups, group * over),
                    stride: group * dims::len(&window),
                },
                Spread {
                    dim: Dim::whole(group_size, over),
                    stride: 1,
                },
            ];
            Blocks::new(size, within.chain(features).collect(), geometry.rhs[2])
        };
        Some(Job {
            kind,
            kernels,
            columns: outer.iter().chain(inner).map(step).collect(),
            group,
            kernel: [
                kernel(features / group, group)?,
                kernel(1, features % group)?,
            ],
            geometry,
            lhs,
            rhs,
            input,
        })
    }

    /// All of the result; `cost` is that of an element.
    #[inline(never)]
    pub(in super::super) fn run(self, exec: &Exec, out: &mut [u8], cost: usize) {
        let (geometry, size) = (&self.geometry, self.kind.own.size);
        let (features, lanes) = (geometry.features, lanes(size));
        let group = self.group;
        let columns: usize = self.columns.iter().map(|dim| dim.size).product();
        let window: usize = geometry.axes.iter().map(|axis| axis.window).product();
        let lengths = [
            window * size_of::<usize>(),
            columns * size_of::<usize>(),
            bytes(self.input.len),
            bytes(features.next_multiple_of(group) * window),
            features * columns * BLOCK,
            features * columns * size,
        ];
        let mut scratch = Scratch::of(lengths.map(room).iter().sum());
        let mut memory = scratch.rest();
        let [taps, starts, data, kernel, sums, totals] = lengths.map(|length| memory.bytes(length));
        let (taps, starts) = (elements_mut(taps), elements_mut(starts));
        places(&self.window(), 0, taps);
        places(&self.columns, 0, starts);
        sums.fill(0);
        let mut input = 0;
        while input < geometry.inputs {
            let count = lanes.min(geometry.inputs - input);
            self.input
                .blocks
                .write(data, &self.lhs[input * geometry.lhs[2] * size..], count);
            let from = &self.rhs[input * geometry.rhs[2] * size..];
            let whole = features / group * group;
            let [groups, rest] = &self.kernel;
            groups.write(&mut kernel[..bytes(whole * window)], from, count);
            if whole < features {
                let from = &from[whole * geometry.rhs[1] * size..];
                rest.write(&mut kernel[bytes(whole * window)..], from, count);
            }
            let part = Part {
                kernels: self.kernels,
                group,
                lhs: kernel,
                rhs: data,
                starts,
                taps,
            };
            let outs = (Out::new(&mut *sums, columns * BLOCK),);
            exec.rows(
                &part,
                features,
                columns * cost * lanes / geometry.inputs,
                outs,
            );
            input += lanes;
        }
        if !geometry.features_last() {
            return (self.kernels.totals)(out, sums);
        }
        (self.kernels.totals)(totals, sums);
        for (feature, totals) in totals.chunks_exact(columns * size).enumerate() {
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

impl Rows for Part<'_> {
    type Outs<'o> = (&'o mut [u8],);
    type Levels = Base;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (sums,): Self::Outs<'_>) {
        let window = self.taps.len();
        let row = sums.len() / count;
        let mut sums = sums;
        for (feature, count) in groups(self.group, first..first + count) {
            let start = feature / self.group * self.group;
            let group = self.group;
            let (here, rest) = core::mem::take(&mut sums).split_at_mut(count * row);
            sums = rest;
            for (i, taps) in self.taps.chunks(CHUNK).enumerate() {
                let at = start * window + i * CHUNK * group + feature - start;
                (self.kernels.products)(Tiles {
                    out: &mut *here,
                    steps: [1, row / BLOCK],
                    rows: count,
                    lhs: &self.lhs[bytes(at)..],
                    apart: group,
                    data: self.rhs,
                    starts: self.starts,
                    taps,
                });
            }
        }
    }
}

/// The parts of a range of features that lie in one group: the first, and how many.
fn groups(group: usize, features: Range<usize>) -> impl Iterator<Item = (usize, usize)> {
    let mut first = features.start;
    core::iter::from_fn(move || {
        let count = (group - first % group).min(features.end - first);
        let part = (first, count);
        first += count;
        (count > 0).then_some(part)
    })
}
