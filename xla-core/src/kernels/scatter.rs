//! `scatter`: windows of updates combined with an array, each at its place, in the order of the places.
//!
//! The results are cut between threads, each of which looks at all places and combines what falls on its part: so the
//! order stays, and results do not depend on the number of threads.

use super::array::Array;
use super::dynamic_slice::Index;
use super::items::Items;
use super::places::{Few, Outside, Places, RANK, Roles};
use crate::exec::{Exec, Rows};
use crate::function::Function;
use crate::level::{Generated, Level};

mod known;

pub use known::{Combine, Known};

/// Writes `inputs`, with windows of `updates` combined by `with` at the places that `indices` hold. A window that does not
/// lie inside is left out.
///
/// `roles` are three numbers for each dimension of the inputs: the dimension of `updates` that it is, the part of a place
/// that is for it, the dimension of `indices` that goes along with it; -1 where there is none. Then follows the dimension
/// of the indices along which the parts of a place lie; their rank where each index is a place.
///
/// # Panics
///
/// When sizes and numbers do not fit each other, or there are more than 16 dimensions.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::function::add;
/// use xla_core::kernels::{Array, ArrayMut, scatter::run};
///
/// let mut out = [0; 3];
/// let (to, input) = (ArrayMut::new(&mut out, &[3]), Array::new(&[10, 20, 30], &[3]));
/// let updates = Array::new(&[1, 2, 3], &[3]);
/// let places = Array::new(&[2, 0, 2], &[3]);
/// run(&Exec::serial(), (to, ()), (input, ()), (updates, ()), places, &[-1, 0, -1, 1], add);
/// assert_eq!(out, [12, 20, 34]);
/// ```
pub fn run<'a, I: Known, X: Index, F: Function<I, Output = I>>(
    exec: &Exec,
    outs: I::Outs<'_>,
    inputs: I::Arrays<'a>,
    updates: I::Arrays<'a>,
    indices: Array<'_, X>,
    roles: &[i64],
    with: F,
) {
    let (dims, windows) = (I::dims(&outs), I::sizes(&updates));
    let len: usize = dims.iter().product();
    if len == 0 {
        return;
    }
    let roles = Roles::new(roles, dims.len());
    let places = Places::new(indices, dims, windows, roles, Outside::Dropped);
    // The first dimension of more than one index is cut.
    let cut = dims.iter().position(|&size| size > 1);
    let rows = cut.map_or(1, |cut| dims[cut]);
    let (window, order) = layout(dims, windows, roles, cut);
    let count = order.count();
    let work = Work {
        inputs: I::slices(inputs, dims),
        updates: I::slices(updates, windows),
        direct: places
            .whole(len)
            .filter(|_| window.len() == 1)
            .and_then(X::direct),
        starts: &|first, starts| X::starts(&Exec::serial(), &places, first, starts),
        order,
        window,
        row: len / rows,
    };
    // Each thread looks at all places; where that is most of the work, one does it alone.
    let looks = count * LOOK;
    let all = len * COPY + window.len() * count * COMBINE + looks;
    let exec = match looks * 8 <= all {
        true => *exec,
        false => Exec::serial(),
    };
    let parts = I::parts(outs, dims, len / rows);
    if let Some(parts) = I::known(&exec, work, parts, rows, all / rows, F::NAME) {
        exec.rows(&Scatter { work, with }, rows, all / rows, parts);
    }
}

/// How many places are found at once: what is known of them stays in the first cache.
const BLOCK: usize = 512;

/// How many indices a round of the loop takes that reads them as they are.
const GROUP: usize = 4;

/// What it costs to look at a place, to copy an element, and to combine one, in tenths of a nanosecond.
const LOOK: usize = 10;
const COPY: usize = 5;
const COMBINE: usize = 5;

/// A dimension: its size, and how far apart its elements lie among the updates and in the inputs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Dim {
    size: usize,
    update: usize,
    input: usize,
}

/// The dimensions of a window: the one that is cut, and the others, neighbours merged.
#[derive(Clone, Copy, Debug)]
struct Window {
    cut: Dim,
    rest: Few<Dim>,
}

impl Window {
    fn len(&self) -> usize {
        let rest = self.rest.as_slice().iter().map(|dim| dim.size);
        self.cut.size * rest.product::<usize>()
    }
}

/// The dimensions that count places: how many there are, and how far apart their windows lie among the updates.
#[derive(Clone, Copy, Debug)]
struct Order(Few<Dim>);

impl Order {
    fn count(&self) -> usize {
        self.0.as_slice().iter().map(|dim| dim.size).product()
    }
}

/// Adds a dimension inside of those before it.
fn push(dims: &mut Few<Dim>, dim: Dim) {
    if dim.size == 1 {
        return;
    }
    match dims.last_mut() {
        Some(outer)
            if outer.update == dim.size * dim.update && outer.input == dim.size * dim.input =>
        {
            *outer = Dim {
                size: outer.size * dim.size,
                ..dim
            };
        }
        _ => dims.push(dim),
    }
}

fn layout(
    dims: &[usize],
    windows: &[usize],
    roles: Roles<'_>,
    cut: Option<usize>,
) -> (Window, Order) {
    let stride = |sizes: &[usize], d: usize| sizes[d + 1..].iter().product::<usize>();
    let mut window = Window {
        cut: Dim {
            size: 1,
            ..Dim::default()
        },
        rest: Few::new(),
    };
    for d in 0..dims.len() {
        let Some(at) = roles.of(d)[0] else {
            continue;
        };
        let dim = Dim {
            size: windows[at],
            update: stride(windows, at),
            input: stride(dims, d),
        };
        match cut == Some(d) {
            true => window.cut = dim,
            false => push(&mut window.rest, dim),
        }
    }
    let mut order = Few::new();
    let shown = |at: usize| (0..dims.len()).any(|d| roles.of(d)[0] == Some(at));
    for (d, &size) in windows.iter().enumerate().filter(|(d, _)| !shown(*d)) {
        let update = stride(windows, d);
        let dim = Dim {
            size,
            update,
            // Places are numbered in this order, so that they merge as their windows do.
            input: update,
        };
        push(&mut order, dim);
    }
    (window, Order(order))
}

/// Indices of the types that are common.
#[derive(Clone, Copy, Debug)]
pub enum Direct<'a> {
    /// Signed.
    I32(&'a [i32]),
    /// Signed and wide.
    I64(&'a [i64]),
    /// Unsigned.
    U32(&'a [u32]),
    /// Unsigned and wide.
    U64(&'a [u64]),
}

/// What there is to do.
pub struct Work<'a, 's, I: Items> {
    inputs: I::Slices<'a>,
    updates: I::Slices<'a>,
    /// The indices, where each is a place in the one dimension of the inputs.
    direct: Option<Direct<'s>>,
    /// Writes where the windows of places from this one on start.
    starts: &'s (dyn Fn(usize, &mut [usize]) + Sync),
    order: Order,
    window: Window,
    /// How many elements each index of the dimension that is cut has.
    row: usize,
}

impl<I: Items> Clone for Work<'_, '_, I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Items> Copy for Work<'_, '_, I> {}

/// Combines by a function.
struct Scatter<'a, 's, I: Items, F> {
    work: Work<'a, 's, I>,
    with: F,
}

impl<I: Items, F: Function<I, Output = I>> Rows for Scatter<'_, '_, I, F> {
    type Outs<'o> = I::SlicesMut<'o>;
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, mut outs: Self::Outs<'_>) {
        let Work {
            inputs,
            starts,
            order,
            window,
            row,
            ..
        } = self.work;
        let all = first * row..(first + count) * row;
        I::copy(&mut outs, I::part(inputs, all.start, all.len()));
        if window.len() == 0 {
            return;
        }
        if let Some(direct) = self.work.direct {
            let origin = all.start as u64;
            return match direct {
                Direct::I32(indices) => self.directly::<L, _>(&mut outs, origin, indices),
                Direct::I64(indices) => self.directly::<L, _>(&mut outs, origin, indices),
                Direct::U32(indices) => self.directly::<L, _>(&mut outs, origin, indices),
                Direct::U64(indices) => self.directly::<L, _>(&mut outs, origin, indices),
            };
        }
        let dims = order.0.as_slice();
        let mut index = [0; RANK];
        let mut update = 0;
        let (rows, rest) = (window.cut.size, window.rest.as_slice());
        let (mut memory, places) = ([0; BLOCK], order.count());
        for place in (0..places).step_by(BLOCK) {
            let found = &mut memory[..BLOCK.min(places - place)];
            starts(place, found);
            if let ([] | [Dim { update: 1, .. }], 1) = (dims, window.len()) {
                self.elements::<L>(&mut outs, all.start, place, found);
                continue;
            }
            for &start in &*found {
                // What lies nowhere is behind all rows.
                if start >= all.end || start + rows * row <= all.start {
                } else if rows == 1 {
                    if let Some(at) = start.checked_sub(all.start) {
                        self.window::<L>(&mut outs, at, update, rest);
                    }
                } else {
                    let top = start / row;
                    for line in top.max(first)..(top + rows).min(first + count) {
                        let at = (line - first) * row + start % row;
                        let update = update + (line - top) * window.cut.update;
                        self.window::<L>(&mut outs, at, update, rest);
                    }
                }
                // The next place, as an odometer counts.
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
    }
}

impl<I: Items, F: Function<I, Output = I>> Scatter<'_, '_, I, F> {
    /// Combines an element for each index with that in its place among those that lie from `origin` on.
    #[inline(always)]
    fn directly<L: Level, X: Index>(
        &self,
        outs: &mut I::SlicesMut<'_>,
        origin: u64,
        indices: &[X],
    ) {
        match origin {
            0 => self.numbered::<L, _>(outs, indices, X::number),
            // What lies before this part wraps around and is behind it.
            _ => self.numbered::<L, _>(outs, indices, |index| index.number().wrapping_sub(origin)),
        }
    }

    /// The same for the number that each index has in this part.
    #[inline(always)]
    fn numbered<L: Level, X: Index>(
        &self,
        outs: &mut I::SlicesMut<'_>,
        indices: &[X],
        number: impl Fn(X) -> u64,
    ) {
        let updates = I::part(self.work.updates, 0, indices.len());
        let (groups, rest) = indices.as_chunks::<GROUP>();
        for (i, group) in groups.iter().enumerate() {
            let updates = I::part(updates, i * GROUP, GROUP);
            for (k, &index) in group.iter().enumerate() {
                self.one::<L>(outs, number(index), I::get(updates, k));
            }
        }
        for (i, &index) in (groups.len() * GROUP..).zip(rest) {
            self.one::<L>(outs, number(index), I::get(updates, i));
        }
    }

    /// Combines an element with that in this place, if there is one.
    #[inline(always)]
    fn one<L: Level>(&self, outs: &mut I::SlicesMut<'_>, at: u64, update: I) {
        if at < I::len(outs) as u64 {
            let at = at as usize;
            let item = I::look(outs, at);
            I::set(outs, at, self.with.call::<L>(item, update));
        }
    }

    /// Combines an element for each of these places, of which `place` is the first, with those that lie from `origin` on.
    #[inline(always)]
    fn elements<L: Level>(
        &self,
        outs: &mut I::SlicesMut<'_>,
        origin: usize,
        place: usize,
        starts: &[usize],
    ) {
        let updates = I::part(self.work.updates, place, starts.len());
        for (i, start) in starts.iter().enumerate() {
            // What lies before this part wraps around and is behind it.
            let at = start.wrapping_sub(origin);
            self.one::<L>(outs, at as u64, I::get(updates, i));
        }
    }

    /// Combines a window, or one index of its dimension that is cut, with what lies from `at` on.
    #[inline(always)]
    fn window<L: Level>(
        &self,
        outs: &mut I::SlicesMut<'_>,
        mut at: usize,
        mut update: usize,
        dims: &[Dim],
    ) {
        let [around @ .., inner] = dims else {
            return self.run::<L>(outs, at, update, 1);
        };
        let mut index = [0; RANK];
        let runs: usize = around.iter().map(|dim| dim.size).product();
        for _ in 0..runs {
            if inner.update == 1 && inner.input == 1 {
                self.run::<L>(outs, at, update, inner.size);
            } else {
                for i in 0..inner.size {
                    self.run::<L>(outs, at + i * inner.input, update + i * inner.update, 1);
                }
            }
            for (dim, i) in around.iter().zip(&mut index).rev() {
                *i += 1;
                at += dim.input;
                update += dim.update;
                if *i < dim.size {
                    break;
                }
                at -= *i * dim.input;
                update -= *i * dim.update;
                *i = 0;
            }
        }
    }

    /// Combines neighbours with neighbours.
    #[inline(always)]
    fn run<L: Level>(&self, outs: &mut I::SlicesMut<'_>, at: usize, update: usize, count: usize) {
        let mut outs = I::part_mut(outs, at, count);
        let updates = I::part(self.work.updates, update, count);
        for i in 0..count {
            let items = (I::look(&outs, i), I::get(updates, i));
            I::set(&mut outs, i, self.with.call::<L>(items.0, items.1));
        }
    }
}

#[cfg(test)]
mod tests;
