//! Elements from one layout to another.

use core::cmp::Reverse;

use xla_shape::layout::index;

use crate::exec::Exec;
use crate::kernels::movement::{self, Between};
use crate::shape::{Layout, MAX_RANK, Shape};

/// Where in one memory the elements along a dimension lie: in tiles of so many, by one step from tile to tile and by another
/// one inside. Without tiles there is one element in each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Spacing {
    tile: usize,
    outer: usize,
    inner: usize,
}

impl Spacing {
    /// The steps from tile to tile and inside, where the dimension is cut in tiles of so many, which are its own or cut single
    /// elements.
    fn cut(self, tile: usize) -> (usize, usize) {
        match self.tile == tile {
            true => (self.outer, self.inner),
            false => (self.outer * tile, self.outer),
        }
    }
}

/// Where in one memory the elements of an array lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Places {
    dims: [Spacing; MAX_RANK],
    /// The number of elements, with those that stand between.
    len: usize,
}

impl Places {
    /// Those of a layout.
    pub(super) fn of<S: Shape, L: Layout<S>>(shape: &S) -> Places {
        let mut dims = [Spacing::default(); MAX_RANK];
        for (d, &outer) in L::strides_of(shape).as_ref().iter().enumerate() {
            let (tile, inner) = L::TILE.map_or((1, 0), |tile| (tile.sizes[d], tile.steps[d]));
            dims[d] = Spacing { tile, outer, inner };
        }
        let len = L::memory_len(shape);
        Places { dims, len }
    }

    fn row_major(sizes: &[usize], len: usize) -> Places {
        let (mut strides, mut order) = ([0; MAX_RANK], [0; MAX_RANK]);
        let order = &mut order[..sizes.len()];
        xla_shape::layout::order::fill_row_major(order);
        index::fill_strides(sizes, order, &mut strides);
        let dims = strides.map(|outer| Spacing {
            tile: 1,
            outer,
            inner: 0,
        });
        Places { dims, len }
    }
}

/// Part of a dimension: how its elements lie, in at most two steps, and where the first of them.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    dims: [Between; 2],
    rank: usize,
    out: usize,
    operand: usize,
}

/// The parts of a dimension, at most two.
#[derive(Clone, Copy, Debug, Default)]
struct Parts {
    parts: [Part; 2],
    count: usize,
}

/// Copies every element of an array of these sizes from where it stands in one memory to where it stands in the other. What
/// stands between the elements of `out` stays.
pub(super) fn relayout<E: Copy + Send + Sync + 'static>(
    sizes: &[usize],
    (out, to): (&mut [E], Places),
    (operand, from): (&[E], Places),
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
    // Tiles of one size cut the sizes, or lie between single elements; of two sizes they have no common steps.
    let differ =
        |(to, from): (&Spacing, &Spacing)| to.tile != from.tile && to.tile.min(from.tile) != 1;
    if dims.clone().any(differ) {
        let between = Places::row_major(sizes, len);
        let mut rows = vec![operand[0]; len];
        relayout(sizes, (&mut rows, between), (operand, from));
        return relayout(sizes, (out, to), (&rows, between));
    }
    // A small array takes less time than lists on the heap would.
    let (mut parts, mut counts) = ([Parts::default(); MAX_RANK], [0; MAX_RANK]);
    for (d, ((to, from), &size)) in dims.zip(sizes).enumerate() {
        parts[d] = Parts::of(size, *to, *from);
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

impl Parts {
    /// A dimension in parts with steps of their own: whole tiles, and what is left behind them.
    fn of(size: usize, to: Spacing, from: Spacing) -> Parts {
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
        let mut parts = Parts::default();
        if tiles.size > 0 {
            parts.add(Part {
                dims: [tiles, inside(tile)],
                rank: if tile == 1 { 1 } else { 2 },
                out: 0,
                operand: 0,
            });
        }
        if !size.is_multiple_of(tile) {
            parts.add(Part {
                dims: [inside(size % tile), Between::default()],
                rank: 1,
                out: tiles.size * out,
                operand: tiles.size * operand,
            });
        }
        parts
    }

    fn add(&mut self, part: Part) {
        self.parts[self.count] = part;
        self.count += 1;
    }
}
