//! Copying elements from one layout to another.

use alloc::vec;
use core::cmp::Reverse;

use xla_shape::layout::index;

use crate::exec::Exec;
use crate::movement::{self, Between};
use crate::shape::{Layout, MAX_RANK, Shape};

/// The spacing of a dimension's elements in memory: tiles of `tile` elements, `outer` apart, with elements `inner`
/// apart within a tile. Without tiling, each tile is one element.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Spacing {
    tile: usize,
    outer: usize,
    inner: usize,
}

impl Spacing {
    /// Returns the steps from tile to tile and within a tile, for tiles of size `tile`: either this spacing's own tile
    /// size, or groups of single elements.
    fn cut(self, tile: usize) -> (usize, usize) {
        if self.tile == tile {
            (self.outer, self.inner)
        } else {
            (self.outer * tile, self.outer)
        }
    }
}

/// The offsets of an array's elements in one memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct ElementOffsets {
    dims: [Spacing; MAX_RANK],
    /// The number of elements in memory, padding included.
    len: usize,
}

impl ElementOffsets {
    /// Returns the offsets that a layout defines.
    pub(super) fn of<S: Shape, L: Layout<S>>(shape: &S) -> ElementOffsets {
        let mut dims = [Spacing::default(); MAX_RANK];
        for (d, &outer) in L::strides_of(shape).as_ref().iter().enumerate() {
            let (tile, inner) = L::TILE.map_or((1, 0), |tile| (tile.sizes[d], tile.steps[d]));
            dims[d] = Spacing { tile, outer, inner };
        }
        let len = L::memory_len(shape);
        ElementOffsets { dims, len }
    }

    fn row_major(sizes: &[usize], len: usize) -> ElementOffsets {
        let (mut strides, mut order) = ([0; MAX_RANK], [0; MAX_RANK]);
        let order = &mut order[..sizes.len()];
        xla_shape::layout::order::fill_row_major(order);
        index::fill_strides(sizes, order, &mut strides);
        let dims = strides.map(|outer| Spacing {
            tile: 1,
            outer,
            inner: 0,
        });
        ElementOffsets { dims, len }
    }
}

/// A part of a dimension: its steps in the two memories, at most two of each, and the offsets of its first element.
#[derive(Clone, Copy, Debug, Default)]
struct DimensionPart {
    dims: [Between; 2],
    rank: usize,
    out: usize,
    operand: usize,
}

/// The parts of a dimension, at most two.
#[derive(Clone, Copy, Debug, Default)]
struct DimensionParts {
    parts: [DimensionPart; 2],
    count: usize,
}

/// Copies every element of an array of these sizes from its offset in one memory to its offset in the other. The
/// padding of `out` keeps its content.
pub(super) fn relayout<E: Copy + Send + Sync + 'static>(
    sizes: &[usize],
    (out, to): (&mut [E], ElementOffsets),
    (operand, from): (&[E], ElementOffsets),
) {
    let Some(len @ 1..) = index::count(sizes) else {
        return;
    };
    let rank = sizes.len();
    let dims = to.dims.iter().zip(&from.dims).take(rank);
    let dense = to.len == len && from.len == len;
    if dense && dims.clone().all(|(to, from)| to == from) {
        out.copy_from_slice(operand);
        return;
    }
    // Two dimensions with different tile sizes have no common steps, unless one of them is untiled.
    let differ =
        |(to, from): (&Spacing, &Spacing)| to.tile != from.tile && to.tile.min(from.tile) != 1;
    if dims.clone().any(differ) {
        let between = ElementOffsets::row_major(sizes, len);
        let mut rows = vec![operand[0]; len];
        relayout(sizes, (&mut rows, between), (operand, from));
        return relayout(sizes, (out, to), (&rows, between));
    }
    // Arrays on the stack: for a small array, allocating lists would take longer than the copy.
    let (mut parts, mut counts) = ([DimensionParts::default(); MAX_RANK], [0; MAX_RANK]);
    for (d, ((to, from), &size)) in dims.zip(sizes).enumerate() {
        parts[d] = DimensionParts::of(size, *to, *from);
        counts[d] = parts[d].count;
    }
    let mut chosen = [0; MAX_RANK];
    let exec = Exec::default();
    loop {
        let mut dims = [Between::default(); 2 * MAX_RANK];
        let (mut used, mut first, mut at) = (0, 0, 0);
        for (parts, &number) in parts[..rank].iter().zip(&chosen) {
            let part = &parts.parts[number];
            dims[used..][..part.rank].copy_from_slice(&part.dims[..part.rank]);
            used += part.rank;
            first += part.out;
            at += part.operand;
        }
        let dims = &mut dims[..used];
        dims.sort_by_key(|dim| Reverse(dim.out));
        movement::between(&exec, (&mut *out, first), (operand, at), dims);
        if !index::advance_row_major(&mut chosen[..rank], &counts[..rank]) {
            return;
        }
    }
}

impl DimensionParts {
    /// Splits a dimension into parts of uniform steps: the whole tiles, and the remainder.
    fn of(size: usize, to: Spacing, from: Spacing) -> DimensionParts {
        let tile = to.tile.max(from.tile);
        let ((out, out_inside), (operand, operand_inside)) = (to.cut(tile), from.cut(tile));
        let tiles = Between {
            size: size / tile,
            out,
            operand: operand as isize,
        };
        let inside = |size| Between {
            size,
            out: out_inside,
            operand: operand_inside as isize,
        };
        let mut parts = DimensionParts::default();
        if tiles.size > 0 {
            parts.add(DimensionPart {
                dims: [tiles, inside(tile)],
                rank: if tile == 1 { 1 } else { 2 },
                out: 0,
                operand: 0,
            });
        }
        if !size.is_multiple_of(tile) {
            parts.add(DimensionPart {
                dims: [inside(size % tile), Between::default()],
                rank: 1,
                out: tiles.size * out,
                operand: tiles.size * operand,
            });
        }
        parts
    }

    fn add(&mut self, part: DimensionPart) {
        self.parts[self.count] = part;
        self.count += 1;
    }
}
