//! Convolutions of few features: the lanes of a vector are elements of the batch.
//!
//! The windows of few features are read for few products each, so copying them to the panels of a matrix product takes
//! longer than the product. Here the input is transposed once, so that the elements of [`lanes`] elements of the batch
//! are neighbours, a *block*; then every element of every window is a block that is read in place. In `batch` the
//! result has that batch, and is transposed back. In `contracted`, the gradient by a kernel, sums run over the batch:
//! each lane has its own sum.

pub(super) mod batch;
pub(super) mod contracted;

use core::cmp::Reverse;

use super::dims::{self, Dim};
use super::geometry::{Geometry, List, Role};
use super::tile::{BLOCK, lanes};
use crate::exec::{Exec, Out, Rows};
use crate::kernels::dot_general::{Plain, Step, elements, elements_mut};
use crate::level::{Base, Level};
use crate::movement::{self, Plane};

/// The key that sorts dimensions by their order in the array; dimensions of one element come before the others of their
/// step.
fn in_memory(dim: &Dim) -> (Reverse<usize>, usize) {
    (Reverse(dim.from_step), dim.from)
}

/// The most bytes of an array as blocks. Beyond the caches, two features of 32 channels of 112 by 112 take 1.07 of the time of
/// panels, and each thread would keep as much memory as 16 pictures have.
const LAID: usize = 16 << 20;

/// The bytes of `count` blocks.
fn bytes(count: usize) -> usize {
    count * BLOCK
}

/// A dimension of an array that is laid out as blocks.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    dim: Dim,
    /// By how many blocks the layout advances with it.
    stride: usize,
}

/// An array as blocks.
#[derive(Clone, Copy, Debug)]
struct Blocks {
    /// The bytes of an element.
    size: usize,
    /// The dimensions besides the one that the lanes are taken from, the one that varies slowest in the array first.
    dims: List<Spread>,
    /// The distance in the array between elements that become neighbouring lanes, in elements.
    lane: usize,
}

impl Blocks {
    /// Returns the layout, or `None` where no dimension's elements are neighbours in the array.
    fn new(size: usize, mut dims: List<Spread>, lane: usize) -> Option<Blocks> {
        // The order of memory, so that the innermost loop reads neighbours.
        dims.sort_by_key(|spread| in_memory(&spread.dim));
        let last = dims.last()?.dim;
        (last.from_step == 1).then_some(Blocks { size, dims, lane })
    }

    /// Writes the blocks of `count` lanes, zeros for those that are missing and where the array has no element.
    fn write(&self, to: &mut [u8], from: &[u8], count: usize) {
        let is_full = |spread: &Spread| spread.dim.is_full();
        if count < lanes(self.size) || !self.dims.iter().all(is_full) {
            to.fill(0);
        }
        self.level(to, from, count, &self.dims);
    }

    /// Writes the blocks of these dimensions.
    fn level(&self, to: &mut [u8], from: &[u8], count: usize, dims: &[Spread]) {
        let Some((&Spread { dim, stride }, inner)) = dims.split_first() else {
            return;
        };
        let (first, end) = dim.within();
        // The innermost dimension is a transpose: its elements times the lanes.
        if inner.is_empty() && first < end {
            let plane = Plane {
                rows: end - first,
                columns: count,
                out_row: dim.step * stride * lanes(self.size),
                operand_row: self.lane,
            };
            let to = &mut to[bytes(dim.place_of(first) * stride)..];
            return transpose(self.size, to, &from[first * self.size..], plane);
        }
        for i in first..end {
            let to = &mut to[bytes(dim.place_of(i) * stride)..];
            self.level(to, &from[i * dim.from_step * self.size..], count, inner);
        }
    }
}

/// The input as blocks, in the order of its memory.
#[derive(Clone, Copy, Debug)]
struct Input {
    blocks: Blocks,
    /// The number of blocks.
    len: usize,
    /// The roles of the dimensions, their sizes, and their strides.
    roles: List<Role>,
    dims: List<Dim>,
    strides: List<usize>,
}

impl Input {
    /// Returns the layout of the spatial dimensions and `other`: the features if the batch is in the lanes, or the batch if the
    /// features are. There is none where no dimension's elements are neighbours, or beyond [`LAID`].
    fn new(size: usize, geometry: &Geometry, other: Role) -> Option<Input> {
        let [_, over_batch, over_inputs] = geometry.lhs;
        let (whole, lane) = match other {
            Role::Batch => (Dim::whole(geometry.batch, over_batch), over_inputs),
            _ => (Dim::whole(geometry.inputs, over_inputs), over_batch),
        };
        let dim = |role: Role| match role {
            Role::Spatial(d) => Dim::padded(&geometry.axes[d]),
            _ => whole,
        };
        let spatial = (0..geometry.axes.len()).map(Role::Spatial);
        let mut roles: List<Role> = core::iter::once(other).chain(spatial).collect();
        roles.sort_by_key(|&role| in_memory(&dim(role)));
        let dims: List<Dim> = roles.iter().map(|&role| dim(role)).collect();
        let strides = dims::strides(&dims);
        let len = dims::len(&dims);
        if bytes(len) > LAID {
            return None;
        }
        let spread = |(&dim, &stride)| Spread { dim, stride };
        let spreads = dims.iter().zip(strides.iter()).map(spread).collect();
        Some(Input {
            blocks: Blocks::new(size, spreads, lane)?,
            len,
            roles,
            dims,
            strides,
        })
    }

    /// Writes the blocks of `count` lanes as [`Blocks::write`] does, by several threads if that is worth it.
    fn write(&self, exec: &Exec, to: &mut [u8], from: &[u8], count: usize) {
        // Threads divide the lines of the two outermost dimensions.
        let (outer, inner) = self.blocks.dims.split_at(2.min(self.dims.len() - 1));
        let lines = outer.iter().map(|spread| spread.dim.size).product();
        let per_line = bytes(self.len / lines);
        if !exec.shares(to.len() * BYTE) {
            return self.blocks.write(to, from, count);
        }
        let blocks = &self.blocks;
        let job = Lines {
            blocks,
            outer,
            inner,
            from,
            count,
        };
        exec.rows(&job, lines, per_line * BYTE, (Out::new(to, per_line),));
    }

    /// Returns a dimension, and by how many elements the layout advances with it.
    fn dim(&self, role: Role) -> (Dim, usize) {
        let at = self.roles.iter().position(|other| *other == role);
        let at = at.unwrap_or(0);
        (self.dims[at], self.strides[at] * lanes(self.blocks.size))
    }

    /// Returns the steps of a window over a dimension of the result, in elements of the layout.
    fn step(&self, geometry: &Geometry, role: Role) -> Step {
        let stride = match role {
            Role::Spatial(d) => geometry.axes[d].stride,
            _ => 1,
        };
        Step {
            size: geometry.size(role),
            step: stride * self.dim(role).1,
        }
    }
}

/// The cost of a byte that is laid out.
const BYTE: usize = 1;

/// The input as lines of blocks, which several threads write, each the lines of some indices of its outer dimensions.
struct Lines<'a> {
    blocks: &'a Blocks,
    outer: &'a [Spread],
    inner: &'a [Spread],
    from: &'a [u8],
    /// The number of lanes.
    count: usize,
}

impl Lines<'_> {
    #[inline(never)]
    fn part(&self, first: usize, count: usize, out: &mut [u8]) {
        let size = self.blocks.size;
        let inner_is_full = self.inner.iter().all(|spread| spread.dim.is_full());
        let is_full = self.count == lanes(size) && inner_is_full;
        let per_line = out.len() / count;
        for (line, to) in (first..).zip(out.chunks_exact_mut(per_line)) {
            let (mut start, mut rest) = (Some(0), line);
            // The element of each outer index; a place of padding has none, and its line is zeros.
            for Spread { dim, .. } in self.outer.iter().rev() {
                let element = dim.element(rest % dim.size);
                start = start.zip(element).map(|(at, i)| at + i * dim.from_step);
                rest /= dim.size;
            }
            if !is_full || start.is_none() {
                to.fill(0);
            }
            if let Some(start) = start {
                let from = &self.from[start * size..];
                self.blocks.level(to, from, self.count, self.inner);
            }
        }
    }
}

impl Rows for Lines<'_> {
    type Outs<'o> = (&'o mut [u8],);
    type Levels = Base;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        self.part(first, count, out);
    }
}

/// Transposes a plane of elements of 4 or 8 bytes.
fn transpose(size: usize, to: &mut [u8], from: &[u8], plane: Plane) {
    fn of<T: Plain>(to: &mut [u8], from: &[u8], plane: Plane) {
        movement::plane(elements_mut::<T>(to), elements::<T>(from), plane);
    }
    match size {
        4 => of::<u32>(to, from, plane),
        _ => of::<u64>(to, from, plane),
    }
}
