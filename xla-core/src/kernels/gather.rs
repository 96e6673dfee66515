//! `gather`: copies a window of the operand at each of many places, which are computed at run time.

use super::dynamic_slice::Index;
use super::pick::{self, Found};
use super::places::{ArrayVec, GatherDimensions, Indices, OutOfBounds, PLACE, Places, RANK};
use super::scratch;
use crate::array::{Array, ArrayMut};
use crate::element::Element;
use crate::element::width::{Bits, Copying};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Generated, Level};
use crate::loops::copy;

mod inlined;

pub use inlined::small;

/// Writes the window of `operand` at each place that `indices` define, clamped to the operand.
///
/// # Panics
///
/// Panics if sizes and numbers do not match, or there are more than 16 dimensions.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, gather::run};
/// use xla_core::rt::GatherDimensions;
///
/// // Rows 2 and 0 of three.
/// let mut out = [0; 4];
/// let (operand, indices) = (Array::new(&[1, 2, 3, 4, 5, 6], &[3, 2]), Array::new(&[2, 0], &[2]));
/// let numbers = GatherDimensions {
///     offset: &[1],
///     collapsed: &[0],
///     batching: &[],
///     indices_batching: &[],
///     start_index_map: &[0],
///     index_vector: None,
/// };
/// run(&Exec::serial(), ArrayMut::new(&mut out, &[2, 2]), operand, indices, numbers);
/// assert_eq!(out, [5, 6, 1, 2]);
/// ```
pub fn run<T: Element, I: Index>(
    exec: &Exec,
    out: ArrayMut<'_, T>,
    operand: Array<'_, T>,
    indices: Array<'_, I>,
    numbers: GatherDimensions<'_>,
) {
    if out.elements.is_empty() {
        return;
    }
    if operand.elements.is_empty() {
        // As in XLA, the window is empty in a dimension that the result does not have.
        out.elements.fill(T::default());
        return;
    }
    let mut bits = Some(Bits::new([operand.elements, &[]], out.elements));
    let dims = [out.dims, operand.dims, indices.dims];
    I::lend(indices.elements, &mut |indices| {
        if let Some(bits) = bits.take() {
            bits.gather(exec, dims, indices, &numbers);
        }
    });
}

impl Bits<'_> {
    /// Gathers elements of any type, given the sizes of the result, the operand and the indices.
    #[inline(never)]
    fn gather(
        self,
        exec: &Exec,
        dims: [&[usize]; 3],
        indices: Indices<'_>,
        numbers: &GatherDimensions<'_>,
    ) {
        let [out, operand, of_indices] = dims;
        let places = Places::new(
            indices,
            of_indices,
            operand,
            out,
            numbers,
            OutOfBounds::Clamp,
        );
        let (dims, count) = merged(out, operand, numbers);
        self.copy(Windows {
            exec,
            places,
            dims,
            count,
        });
    }
}

/// The windows at all places.
struct Windows<'a> {
    exec: &'a Exec,
    places: Places<'a>,
    dims: ArrayVec<Dim>,
    /// The number of places.
    count: usize,
}

impl Copying for Windows<'_> {
    fn run<B: Copy + Default + Send + Sync + 'static>(
        self,
        [operand, _]: [&[B]; 2],
        out: &mut [B],
    ) {
        let Windows {
            exec,
            places,
            dims,
            count,
        } = self;
        // Windows of one element need no table of starts.
        if let [Dim { place: 1, .. }] = dims.as_slice() {
            let cost = PLACE + size_of::<B>() + ELEMENT;
            let elements = Elements { operand, places };
            return exec.rows(&elements, count, cost, (Out::new(out, 1),));
        }
        // A contiguous window is one row.
        let outer = match dims.as_slice() {
            [] | [Dim { place: 0, .. }] => 1,
            [outer, ..] => outer.size,
        };
        let per_row = out.len() / outer;
        scratch::lend(count, |starts: &mut [usize]| {
            places.starts(exec, 0, starts);
            let starts = Found::new(starts);
            let gather = Gather {
                operand,
                starts,
                dims,
            };
            let cost = per_row * (size_of::<B>() + ELEMENT);
            exec.rows(&gather, outer, cost, (Out::new(out, per_row),));
        });
    }
}

/// The cost of an element in addition to its bytes, in tenths of a nanosecond.
const ELEMENT: usize = 2;

/// One dimension of the result: its size and its stride.
#[derive(Clone, Copy, Debug, Default)]
struct Dim {
    size: usize,
    /// The stride among the places.
    place: usize,
    /// The stride in the operand.
    stride: usize,
}

/// Returns the dimensions of the result, adjacent ones merged if possible, and the number of places.
fn merged(
    sizes: &[usize],
    operand: &[usize],
    numbers: &GatherDimensions<'_>,
) -> (ArrayVec<Dim>, usize) {
    // A dimension of the result either shows a dimension of the operand's window, with that stride, or counts places.
    let mut strides = [None; RANK];
    for d in 0..operand.len() {
        if let Some(shown) = numbers.window(d) {
            assert!(shown < sizes.len().min(RANK), "{} dimensions", sizes.len());
            strides[shown] = Some(operand[d + 1..].iter().product());
        }
    }
    let shows = |d: usize| strides.get(d).copied().flatten();
    let of_places = (0..sizes.len()).filter(|&d| shows(d).is_none());
    let count = of_places.map(|d| sizes[d]).product();
    // Places are row-major: the stride of a dimension among them is the product of the later ones.
    let mut place: usize = count;
    let mut dims = ArrayVec::<Dim>::new();
    for (d, &size) in sizes.iter().enumerate() {
        let dim = match shows(d) {
            Some(stride) => Dim {
                size,
                place: 0,
                stride,
            },
            None => {
                place /= size;
                Dim {
                    size,
                    place,
                    stride: 0,
                }
            }
        };
        if size == 1 {
            continue;
        }
        // `outer` and this dimension are one if a step of `outer` is a whole row of this one, both among places and in
        // the operand.
        match dims.last_mut() {
            Some(outer) if outer.place == size * dim.place && outer.stride == size * dim.stride => {
                *outer = Dim {
                    size: outer.size * size,
                    ..dim
                };
            }
            _ => dims.push(dim),
        }
    }
    (dims, count)
}

struct Gather<'a, T> {
    operand: &'a [T],
    /// The start of the window of each place.
    starts: Found<'a>,
    dims: ArrayVec<Dim>,
}

impl<T: Copy + Send + Sync + 'static> Rows for Gather<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let (operand, starts) = (self.operand, self.starts.places());
        let [around @ .., inner] = self.dims.as_slice() else {
            out[0] = operand[starts[0]];
            return;
        };
        let mut index = [0; RANK];
        let (mut place, mut offset) = (0, 0);
        let mut size = inner.size;
        match around.first() {
            Some(outer) => {
                index[0] = first;
                place = first * outer.place;
                offset = first * outer.stride;
            }
            None if inner.place == 0 => {}
            None => {
                place = first * inner.place;
                size = count;
            }
        }
        for row in out.chunks_exact_mut(size) {
            if inner.place > 0 {
                // Adjacent elements have adjacent places.
                self.starts.read(&operand[offset..], place, row);
            } else {
                let from = &operand[starts[place] + offset..];
                if inner.stride == 1 {
                    copy(row, &from[..size]);
                } else {
                    let from = from.iter().step_by(inner.stride);
                    row.iter_mut().zip(from).for_each(|(x, from)| *x = *from);
                }
            }
            // Advance to the next index.
            for d in (0..around.len()).rev() {
                let (dim, i) = (&around[d], &mut index[d]);
                *i += 1;
                place += dim.place;
                offset += dim.stride;
                if *i < dim.size {
                    break;
                }
                place -= *i * dim.place;
                offset -= *i * dim.stride;
                *i = 0;
            }
        }
    }
}

/// An element for each place, in the order of the places.
struct Elements<'a, B> {
    operand: &'a [B],
    places: Places<'a>,
}

impl<B: Copy + Send + Sync + 'static> Rows for Elements<'_, B> {
    type Outs<'o> = (&'o mut [B],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _: usize, (out,): Self::Outs<'_>) {
        pick::pick(&self.places, first, self.operand, out);
    }
}
