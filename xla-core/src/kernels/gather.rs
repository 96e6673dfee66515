//! `gather`: a window of the operand at each of many places, which are known when it is done.

use super::array::{Array, ArrayMut};
use super::dynamic_slice::Index;
use super::pick::{self, Found};
use super::places::{Few, Indices, Outside, PLACE, Places, RANK, Roles};
use super::scratch;
use crate::element::Element;
use crate::element::width::{Bits, Copying};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Generated, Level};

/// Writes the window of `operand` at each place that `indices` hold, moved so that it lies inside.
///
/// `roles` are three numbers for each dimension of the operand: the dimension of `out` that it is, the part of a place that
/// is for it, the dimension of `indices` that goes along with it; -1 where there is none. Then follows the dimension of the
/// indices along which the parts of a place lie; their rank where each index is a place.
///
/// # Panics
///
/// When sizes and numbers do not fit each other, or there are more than 16 dimensions.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, gather::run};
///
/// // Rows 2 and 0 of three.
/// let mut out = [0; 4];
/// let (operand, indices) = (Array::new(&[1, 2, 3, 4, 5, 6], &[3, 2]), Array::new(&[2, 0], &[2]));
/// let roles = [-1, 0, -1, 1, -1, -1, 1];
/// run(&Exec::serial(), ArrayMut::new(&mut out, &[2, 2]), operand, indices, &roles);
/// assert_eq!(out, [5, 6, 1, 2]);
/// ```
pub fn run<T: Element, I: Index>(
    exec: &Exec,
    out: ArrayMut<'_, T>,
    operand: Array<'_, T>,
    indices: Array<'_, I>,
    roles: &[i64],
) {
    if out.elements.is_empty() {
        return;
    }
    if operand.elements.is_empty() {
        // As XLA has it: the window has no index in some dimension, which the result does not show.
        out.elements.fill(T::default());
        return;
    }
    let mut bits = Some(Bits::new([operand.elements, &[]], out.elements));
    let dims = [out.dims, operand.dims, indices.dims];
    I::lend(indices.elements, &mut |indices| {
        if let Some(bits) = bits.take() {
            bits.gather(exec, dims, indices, roles);
        }
    });
}

impl Bits<'_> {
    /// The same for elements of any type, with the sizes of the result, the operand and the indices.
    #[inline(never)]
    fn gather(self, exec: &Exec, dims: [&[usize]; 3], indices: Indices<'_>, roles: &[i64]) {
        let [out, operand, of_indices] = dims;
        let roles = Roles::new(roles, operand.len());
        let places = Places::new(indices, of_indices, operand, out, roles, Outside::Moved);
        let (dims, count) = merged(out, operand, roles);
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
    dims: Few<Dim>,
    /// How many places there are.
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
        if let [Dim { place: 1, .. }] = dims.as_slice() {
            let cost = PLACE + size_of::<B>() + ELEMENT;
            let elements = Elements { operand, places };
            return exec.rows(&elements, count, cost, (Out::new(out, 1),));
        }
        // A window in one piece is one row.
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

/// What an element costs besides its bytes, in tenths of a nanosecond.
const ELEMENT: usize = 2;

/// One dimension of the result: its size, and how far it leads on.
#[derive(Clone, Copy, Debug, Default)]
struct Dim {
    size: usize,
    /// Among the places.
    place: usize,
    /// In the operand.
    stride: usize,
}

/// The dimensions of the result, neighbours that can be read as one merged; and the number of places.
fn merged(sizes: &[usize], operand: &[usize], roles: Roles<'_>) -> (Few<Dim>, usize) {
    let mut strides = [None; RANK];
    for d in 0..operand.len() {
        if let [Some(shown), ..] = roles.of(d) {
            assert!(shown < sizes.len().min(RANK), "{} dimensions", sizes.len());
            strides[shown] = Some(operand[d + 1..].iter().product());
        }
    }
    let shows = |d: usize| strides.get(d).copied().flatten();
    let of_places = (0..sizes.len()).filter(|&d| shows(d).is_none());
    let count = of_places.map(|d| sizes[d]).product();
    let mut place: usize = count;
    let mut dims = Few::<Dim>::new();
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
    /// Where the window of each place starts.
    starts: Found<'a>,
    dims: Few<Dim>,
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
                // The places of neighbours are neighbours.
                self.starts.read(&operand[offset..], place, row);
            } else {
                let from = &operand[starts[place] + offset..];
                if inner.stride == 1 {
                    row.copy_from_slice(&from[..size]);
                } else {
                    let from = from.iter().step_by(inner.stride);
                    row.iter_mut().zip(from).for_each(|(x, from)| *x = *from);
                }
            }
            // The next index, as an odometer counts.
            for (dim, i) in around.iter().zip(&mut index).rev() {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::{c64, c128, f16};
    use crate::kernels::testing::{WINDOWS, Windows, indices, numbered};

    #[test]
    fn each_element_comes_from_the_window_of_its_place() {
        for case in WINDOWS {
            let &Windows {
                operand: dims,
                indices: index_dims,
                windows: out_dims,
                roles,
                ..
            } = case;
            let operand = numbered(dims);
            let places: Vec<i32> = case.places().collect();
            let want: Vec<u32> = indices(out_dims)
                .map(|index| operand[case.source(&places, &index, true).unwrap()])
                .collect();
            let mut out = numbered(out_dims);
            run(
                &Exec::serial(),
                ArrayMut::new(&mut out, out_dims),
                Array::new(&operand, dims),
                Array::new(&places, index_dims),
                roles,
            );
            assert_eq!(out, want, "{case:?}");
        }
    }

    #[test]
    fn nothing_is_read_of_an_empty_operand() {
        let mut out = [7.0; 3];
        let (operand, places) = (Array::new(&[], &[0]), Array::new(&[0u8, 1, 2], &[3]));
        let to = ArrayMut::new(&mut out, &[3]);
        run(&Exec::serial(), to, operand, places, &[-1, 0, -1, 1]);
        assert_eq!(out, [0.0; 3]);
    }

    #[test]
    fn elements_of_every_width_are_read() {
        fn read<T: Element>(element: impl Fn(usize) -> T) {
            // Blocks of places and what is left of one, by one index each, by two, and by one that goes along.
            const N: usize = 333;
            let dims = [N, 7];
            let operand: Vec<T> = (0..N * 7).map(element).collect();
            let places: Vec<i16> = (0..2 * N as i16).map(|i| i * 31 % 401 - 30).collect();
            let clamped = |i: usize, most: usize| (places[i].max(0) as usize).min(most);
            type Case<'a> = (&'a [usize], [i64; 7], &'a dyn Fn(usize) -> usize);
            let cases: [Case<'_>; 3] = [
                (&[N], [-1, 0, -1, -1, -1, -1, 1], &|n| 7 * clamped(n, N - 1)),
                (&[N, 2], [-1, 0, -1, -1, 1, -1, 1], &|n| {
                    7 * clamped(2 * n, N - 1) + clamped(2 * n + 1, 6)
                }),
                (&[N, 1], [-1, -1, 0, -1, 0, -1, 1], &|n| {
                    7 * n + clamped(n, 6)
                }),
            ];
            for (sizes, roles, want) in cases {
                let mut out = [T::ZERO; N];
                let places = &places[..sizes.iter().product()];
                let (from, places) = (Array::new(&operand, &dims), Array::new(places, sizes));
                run(
                    &Exec::serial(),
                    ArrayMut::new(&mut out, &[N]),
                    from,
                    places,
                    &roles,
                );
                assert!(
                    (0..N).all(|n| out[n] == operand[want(n)]),
                    "{} by {sizes:?}",
                    T::TYPE
                );
            }
        }
        read(|i| i % 3 == 0);
        read(|i| i as u8);
        read(|i| i as u16);
        read(|i| f16::from_bits(i as u16));
        read(|i| i as f32);
        read(|i| i as f64);
        read(|i| i as i64);
        read(|i| c64::new(i as f32, -1.0));
        read(|i| c128::new(i as f64, -1.0));
    }

    #[test]
    #[should_panic(expected = "a place outside of the operand")]
    fn a_dimension_that_goes_along_beyond_the_operand_is_refused() {
        let (operand, places) = (
            Array::new(&[1, 2, 3, 4], &[2, 2]),
            Array::new(&[0; 5], &[5]),
        );
        let mut out = [0; 5];
        let to = ArrayMut::new(&mut out, &[5]);
        run(
            &Exec::serial(),
            to,
            operand,
            places,
            &[-1, -1, 0, -1, 0, -1, 1],
        );
    }

    #[test]
    fn elements_come_from_where_all_parts_of_a_place_lead() {
        const N: usize = 1300;
        let dims = [N, 7, 5];
        let operand = numbered(&dims);
        let places: Vec<i32> = (0..3 * N as i32).map(|i| i * 7919 % 1500 - 90).collect();
        let clamped = |i: usize, d: usize| (places[i].max(0) as usize).min(dims[d] - 1);
        let index = |[i, j, k]: [usize; 3]| operand[(i * dims[1] + j) * dims[2] + k];
        // A place has three parts, side by side or apart, or two beside a dimension that goes along, or one.
        let three = |n: usize| index([0, 1, 2].map(|d| clamped(3 * n + d, d)));
        let apart = |n: usize| index([0, 1, 2].map(|d| clamped(n + d * N, d)));
        let two = |n: usize| index([n, clamped(2 * n + 1, 1), clamped(2 * n, 2)]);
        type Case<'a> = (&'a [usize], [i64; 10], &'a dyn Fn(usize) -> u32);
        let cases: [Case<'_>; 3] = [
            (&[N, 3], [-1, 0, -1, -1, 1, -1, -1, 2, -1, 1], &three),
            (&[3, N], [-1, 0, -1, -1, 1, -1, -1, 2, -1, 0], &apart),
            (&[N, 2], [-1, -1, 0, -1, 1, -1, -1, 0, -1, 1], &two),
        ];
        for (index_dims, roles, want) in cases {
            let places = &places[..index_dims.iter().product()];
            for exec in [Exec::serial(), Exec::threads(3)] {
                let mut out = [0; N];
                let to = ArrayMut::new(&mut out, &[N]);
                let (operand, places) =
                    (Array::new(&operand, &dims), Array::new(places, index_dims));
                run(&exec, to, operand, places, &roles);
                assert!((0..N).all(|n| out[n] == want(n)), "{index_dims:?}");
            }
        }
    }

    #[test]
    fn threads_gather_the_same_way() {
        let operand = numbered(&[900, 40]);
        let places: Vec<i64> = (0..5000).map(|i| i * 7919 % 1000 - 50).collect();
        // Rows, elements of a column, and rows that stand upright.
        for (out_dims, roles) in [
            (&[5000, 40][..], [-1, 0, -1, 1, -1, -1, 1]),
            (&[40, 5000], [-1, 0, -1, 0, -1, -1, 1]),
            (&[5000], [-1, 0, -1, -1, -1, -1, 1]),
        ] {
            let mut outs = [numbered(out_dims), numbered(out_dims)];
            for (out, exec) in outs.iter_mut().zip([Exec::serial(), Exec::threads(3)]) {
                run(
                    &exec,
                    ArrayMut::new(out, out_dims),
                    Array::new(&operand, &[900, 40]),
                    Array::new(&places, &[5000]),
                    &roles,
                );
            }
            assert_eq!(outs[0], outs[1]);
            let row = |place: i64| place.clamp(0, 899) as u32 * 40;
            assert_eq!(outs[0].last().map(|x| x / 40 * 40), Some(row(places[4999])));
        }
    }
}
