//! `scatter`: combines windows of updates with an array at given places, in the order of the places.
//!
//! The results are split between threads. Each thread tests all places and combines the elements in its part, so the
//! order is preserved and the results do not depend on the number of threads.

use super::dynamic_slice::Index;
use super::places::{ArrayVec, GatherDimensions, Indices, Number, OutOfBounds, Places};
use crate::array::Array;
use crate::exec::{Exec, Rows};
use crate::function::Function;
use crate::items::Items;
use crate::level::{Base, Generated, Kernel, Level, Levels};

mod known;
mod walk;

pub use known::{Known, Sum};
use walk::Batch;

/// Writes `inputs`, with windows of `updates` combined into it by `with` at the places that `indices` define. Windows
/// that are not inside the inputs are dropped.
///
/// `numbers` are the dimension numbers of the gather that reads the updates back.
///
/// # Panics
///
/// Panics if sizes and numbers do not match, or there are more than 16 dimensions.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::function::add;
/// use xla_core::kernels::{Array, ArrayMut, scatter::run};
/// use xla_core::rt::GatherDimensions;
///
/// let mut out = [0; 3];
/// let (to, input) = (ArrayMut::new(&mut out, &[3]), Array::new(&[10, 20, 30], &[3]));
/// let updates = Array::new(&[1, 2, 3], &[3]);
/// let places = Array::new(&[2, 0, 2], &[3]);
/// let numbers = GatherDimensions {
///     offset: &[],
///     collapsed: &[0],
///     batching: &[],
///     indices_batching: &[],
///     start_index_map: &[0],
///     index_vector: None,
/// };
/// run(&Exec::serial(), (to, ()), (input, ()), (updates, ()), places, numbers, add);
/// assert_eq!(out, [12, 20, 34]);
/// ```
pub fn run<'a, I: Known, X: Index, F: Function<I, Output = I>>(
    exec: &Exec,
    outs: I::Outs<'_>,
    inputs: I::Arrays<'a>,
    updates: I::Arrays<'a>,
    indices: Array<'_, X>,
    numbers: GatherDimensions<'_>,
    with: F,
) {
    let (dims, windows) = (I::dims(&outs), I::sizes(&updates));
    let (inputs, updates) = (I::slices(inputs, dims), I::slices(updates, windows));
    let (mut outs, sizes) = (Some(outs), [dims, windows, indices.dims]);
    X::lend(indices.elements, &mut |indices| {
        let (Some(work), Some(outs)) = (Work::new(indices, sizes, &numbers), outs.take()) else {
            return;
        };
        if let Some(outs) = I::known(exec, &work, outs, [inputs, updates], F::NAME) {
            let parts = I::parts(outs, dims, work.row);
            work.combine::<I, F>(exec, [inputs, updates], parts, with);
        }
    });
}

/// The number of indices that an iteration of the loop over direct places reads.
const GROUP: usize = 4;

/// The costs of testing a place, of copying an element, and of combining one, in tenths of a nanosecond.
const LOOK: usize = 10;
const COPY: usize = 5;
const COMBINE: usize = 5;

/// A dimension: its size, and its strides in the updates and in the inputs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Dim {
    size: usize,
    update: usize,
    input: usize,
}

/// The dimensions of a window: the one that is split between threads, and the others, adjacent ones merged.
#[derive(Clone, Copy, Debug)]
struct Window {
    cut: Dim,
    rest: ArrayVec<Dim>,
}

impl Window {
    fn len(&self) -> usize {
        let rest = self.rest.as_slice().iter().map(|dim| dim.size);
        self.cut.size * rest.product::<usize>()
    }
}

/// The dimensions that enumerate places: their sizes, and the strides of their windows in the updates.
#[derive(Clone, Copy, Debug)]
struct Order(ArrayVec<Dim>);

impl Order {
    fn count(&self) -> usize {
        self.0.as_slice().iter().map(|dim| dim.size).product()
    }
}

/// Appends a dimension as the innermost one, merged with the previous one if possible.
fn push(dims: &mut ArrayVec<Dim>, dim: Dim) {
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
    numbers: &GatherDimensions<'_>,
    cut: Option<usize>,
) -> (Window, Order) {
    let stride = |sizes: &[usize], d: usize| sizes[d + 1..].iter().product::<usize>();
    let mut window = Window {
        cut: Dim {
            size: 1,
            ..Dim::default()
        },
        rest: ArrayVec::new(),
    };
    for d in 0..dims.len() {
        let Some(at) = numbers.window(d) else {
            continue;
        };
        let dim = Dim {
            size: windows[at],
            update: stride(windows, at),
            input: stride(dims, d),
        };
        if cut == Some(d) {
            window.cut = dim;
        } else {
            push(&mut window.rest, dim);
        }
    }
    let mut order = ArrayVec::new();
    let of_places = |(d, _): &(usize, &usize)| !numbers.offset.contains(d);
    for (d, &size) in windows.iter().enumerate().filter(of_places) {
        let update = stride(windows, d);
        let dim = Dim {
            size,
            update,
            // Places are numbered in this order, so that their dimensions merge like the dimensions of their windows.
            input: update,
        };
        push(&mut order, dim);
    }
    (window, Order(order))
}

/// The parts of a scatter that do not depend on the element types.
#[derive(Debug)]
pub struct Work<'a> {
    places: Places<'a>,
    /// The indices, if each is a place in the only dimension of the inputs.
    direct: Option<Indices<'a>>,
    order: Order,
    window: Window,
    /// The number of indices in the split dimension, and the number of elements in each of them.
    rows: usize,
    row: usize,
    /// The cost of a row, in tenths of a nanosecond.
    cost: usize,
    /// Whether a single thread does all the work.
    alone: bool,
}

impl<'a> Work<'a> {
    /// Returns the work; `None` if there are no elements. The sizes belong to the results, the updates and the
    /// indices.
    #[inline(never)]
    fn new(
        indices: Indices<'a>,
        sizes: [&[usize]; 3],
        numbers: &GatherDimensions<'_>,
    ) -> Option<Work<'a>> {
        let [dims, windows, of_indices] = sizes;
        let len: usize = dims.iter().product();
        if len == 0 {
            return None;
        }
        let places = Places::new(
            indices,
            of_indices,
            dims,
            windows,
            numbers,
            OutOfBounds::Drop,
        );
        // Split the first dimension with more than one index.
        let cut = dims.iter().position(|&size| size > 1);
        let rows = cut.map_or(1, |cut| dims[cut]);
        let (window, order) = layout(dims, windows, numbers, cut);
        let count = order.count();
        let direct = places.whole(len).filter(|_| window.len() == 1);
        // Each thread tests all places; if that is most of the work, a single thread does everything.
        let looks = count * LOOK;
        let all = len * COPY + window.len() * count * COMBINE + looks;
        Some(Work {
            places,
            direct,
            order,
            window,
            rows,
            row: len / rows,
            cost: all / rows,
            alone: looks * 8 > all,
        })
    }

    /// Combines all elements.
    fn combine<'s, I: Items, F: Function<I, Output = I>>(
        &self,
        exec: &Exec,
        [inputs, updates]: [I::Slices<'s>; 2],
        outs: I::Parts<'_>,
        with: F,
    ) {
        let exec = if self.alone { Exec::serial() } else { *exec };
        let scatter = Scatter::<I, F> {
            work: self,
            inputs,
            updates,
            with,
        };
        exec.rows(&scatter, self.rows, self.cost, outs);
    }
}

/// A scatter that combines with a function.
struct Scatter<'a, 's, I: Items, F> {
    work: &'a Work<'a>,
    inputs: I::Slices<'s>,
    updates: I::Slices<'s>,
    with: F,
}

impl<I: Items, F: Function<I, Output = I>> Rows for Scatter<'_, '_, I, F> {
    type Outs<'o> = I::SlicesMut<'o>;
    // Each batch dispatches to the processor's level itself.
    type Levels = Base;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, mut outs: Self::Outs<'_>) {
        let row = self.work.row;
        I::copy(&mut outs, I::part(self.inputs, first * row, count * row));
        self.work.walk(first, count, &mut |batch| {
            Generated::dispatch(Combine::<I, F> {
                outs: &mut outs,
                updates: self.updates,
                with: self.with,
                batch,
            });
        });
    }
}

/// Combines a batch.
struct Combine<'a, 'o, 's, I: Items, F> {
    outs: &'a mut I::SlicesMut<'o>,
    updates: I::Slices<'s>,
    with: F,
    batch: Batch<'a>,
}

impl<I: Items, F: Function<I, Output = I>> Kernel for Combine<'_, '_, '_, I, F> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        let Combine {
            outs,
            updates,
            with,
            batch,
        } = self;
        // Copying the slices keeps their pointers in registers, instead of reading them again after each written
        // element.
        let len = I::len(outs);
        let mut outs = I::part_mut(outs, 0, len);
        match batch {
            Batch::Narrow(origin, indices) => {
                direct::<L, I, F, _>(&mut outs, updates, with, origin, indices);
            }
            Batch::Wide(origin, indices) => {
                direct::<L, I, F, _>(&mut outs, updates, with, origin, indices);
            }
            Batch::Starts(origin, starts, first) => {
                let updates = I::part(updates, first, starts.len());
                for (i, start) in starts.iter().enumerate() {
                    let at = start.wrapping_sub(origin) as u64;
                    inside::<L, I, F>(&mut outs, at, I::get(updates, i), with);
                }
            }
            Batch::Runs(run, spots) if run.update == 1 && run.input == 1 => {
                for spot in spots {
                    let mut outs = I::part_mut(&mut outs, spot.input, run.size);
                    let updates = I::part(updates, spot.update, run.size);
                    for i in 0..run.size {
                        put::<L, I, F>(&mut outs, i, I::get(updates, i), with);
                    }
                }
            }
            Batch::Runs(run, spots) => {
                for spot in spots {
                    for i in 0..run.size {
                        let at = spot.input + i * run.input;
                        let update = I::get(updates, spot.update + i * run.update);
                        put::<L, I, F>(&mut outs, at, update, with);
                    }
                }
            }
        }
    }
}

/// Combines an element for each index, whose place in the part is the index minus `origin`.
#[inline(always)]
fn direct<L: Level, I: Items, F: Function<I, Output = I>, X: Number>(
    outs: &mut I::SlicesMut<'_>,
    updates: I::Slices<'_>,
    with: F,
    origin: u64,
    indices: &[X],
) {
    match origin {
        0 => numbered::<L, I, F, X>(outs, updates, with, indices, X::modulo),
        _ => numbered::<L, I, F, X>(outs, updates, with, indices, |index| {
            index.modulo().wrapping_sub(origin)
        }),
    }
}

/// Combines an element for each index, whose place in the part is `number` of the index.
#[inline(always)]
fn numbered<L: Level, I: Items, F: Function<I, Output = I>, X: Number>(
    outs: &mut I::SlicesMut<'_>,
    updates: I::Slices<'_>,
    with: F,
    indices: &[X],
    number: impl Fn(X) -> u64,
) {
    let updates = I::part(updates, 0, indices.len());
    let (groups, rest) = indices.as_chunks::<GROUP>();
    for (i, group) in groups.iter().enumerate() {
        let updates = I::part(updates, i * GROUP, GROUP);
        for (k, &index) in group.iter().enumerate() {
            inside::<L, I, F>(outs, number(index), I::get(updates, k), with);
        }
    }
    for (i, &index) in (groups.len() * GROUP..).zip(rest) {
        inside::<L, I, F>(outs, number(index), I::get(updates, i), with);
    }
}

/// Combines an element into this place, if it is inside the part. Places before the part have wrapped around and are
/// beyond its end.
#[inline(always)]
fn inside<L: Level, I: Items, F: Function<I, Output = I>>(
    outs: &mut I::SlicesMut<'_>,
    at: u64,
    update: I,
    with: F,
) {
    if at < I::len(outs) as u64 {
        put::<L, I, F>(outs, at as usize, update, with);
    }
}

/// Combines an element into this place.
#[inline(always)]
fn put<L: Level, I: Items, F: Function<I, Output = I>>(
    outs: &mut I::SlicesMut<'_>,
    at: usize,
    update: I,
    with: F,
) {
    let item = I::look(outs, at);
    I::set(outs, at, with.call::<L>(item, update));
}
