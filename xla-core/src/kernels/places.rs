//! Places of windows, as arrays of indices hold them: what gather and scatter share.

use super::array::Array;
use super::dynamic_slice::Index;
use crate::exec::{Exec, Out, Rows};
use crate::level::{Generated, Level};

/// The most parts of a place, and the most dimensions that are left when neighbours were merged.
pub(super) const RANK: usize = 16;

/// How the window of each place lies in the operand.
///
/// Three numbers for each dimension of the operand: which dimension of the windows it is, which part of a place is for it,
/// which dimension of the indices goes with it; -1 where there is none. Then the dimension of the indices along which the
/// parts of a place lie; their rank where each index is a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roles<'a> {
    numbers: &'a [i64],
    vector: usize,
}

impl<'a> Roles<'a> {
    /// The roles of the dimensions of an operand of this rank.
    ///
    /// # Panics
    ///
    /// When there are more or fewer numbers.
    pub(super) fn new(numbers: &'a [i64], rank: usize) -> Roles<'a> {
        assert_eq!(numbers.len(), 3 * rank + 1, "numbers for {rank} dimensions");
        Roles {
            numbers,
            vector: numbers[3 * rank] as usize,
        }
    }

    /// The roles of a dimension.
    pub(super) fn of(&self, d: usize) -> [Option<usize>; 3] {
        let numbers = &self.numbers[3 * d..3 * d + 3];
        [0, 1, 2].map(|i| usize::try_from(numbers[i]).ok())
    }

    /// The size of a window in a dimension.
    pub(super) fn window(&self, d: usize, windows: &[usize]) -> usize {
        self.of(d)[0].map_or(1, |shown| windows[shown])
    }
}

/// One part of a place.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    /// How far it lies from the first part.
    from_first: usize,
    /// The greatest index at which a window fits.
    most: usize,
    /// How far apart elements of the operand lie in its dimension.
    stride: usize,
}

/// A dimension of the places that goes along with one of the operand.
#[derive(Clone, Copy, Debug, Default)]
struct Along {
    /// How many places one index of it spans.
    span: usize,
    size: usize,
    stride: usize,
}

/// A list of at most [`RANK`] items.
#[derive(Clone, Copy, Debug)]
pub(super) struct Few<T> {
    items: [T; RANK],
    len: usize,
}

impl<T: Copy + Default> Few<T> {
    pub(super) fn new() -> Few<T> {
        Few {
            items: [T::default(); RANK],
            len: 0,
        }
    }

    pub(super) fn push(&mut self, item: T) {
        assert!(
            self.len < RANK,
            "more than {RANK} dimensions that cannot be merged"
        );
        self.items[self.len] = item;
        self.len += 1;
    }

    #[inline(always)]
    pub(super) fn as_slice(&self) -> &[T] {
        &self.items[..self.len]
    }

    pub(super) fn last_mut(&mut self) -> Option<&mut T> {
        self.items[..self.len].last_mut()
    }
}

/// What becomes of a window that does not lie inside the operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outside {
    /// It is moved until it does.
    Moved,
    /// It starts at [`NOWHERE`].
    Dropped,
}

/// Where a window starts that is left out.
const NOWHERE: usize = usize::MAX;

/// Where windows start in an operand.
#[derive(Clone, Copy, Debug)]
pub struct Places<'a, I> {
    indices: &'a [I],
    /// How many indices lie between one place and the next: 1 where the parts of a place lie further apart.
    inner: usize,
    /// How many parts a place has, as the indices have them.
    parts_of_one: usize,
    parts: Few<Part>,
    along: Few<Along>,
    outside: Outside,
}

impl<'a, I: Index> Places<'a, I> {
    /// The places that indices hold, of windows that lie in an array of these sizes.
    pub(super) fn new(
        indices: Array<'a, I>,
        operand: &[usize],
        windows: &[usize],
        roles: Roles<'_>,
        outside: Outside,
    ) -> Self {
        let vector = roles.vector;
        let size = |d: usize| indices.dims.get(d).copied().unwrap_or(1);
        let after = |d: usize, but: Option<usize>| -> usize {
            let dims = indices.dims.iter().enumerate().skip(d + 1);
            let dims = dims.filter(|(e, _)| Some(*e) != but);
            dims.map(|(_, size)| size).product()
        };
        let inner = after(vector, None);
        let mut places = Places {
            indices: indices.elements,
            inner,
            parts_of_one: size(vector),
            parts: Few::new(),
            along: Few::new(),
            outside,
        };
        let mut stride = operand.iter().product::<usize>();
        for (d, &of_operand) in operand.iter().enumerate() {
            stride /= of_operand.max(1);
            let [_, part, along] = roles.of(d);
            if let Some(part) = part {
                assert!(part < size(vector), "a place has {} parts", size(vector));
                places.parts.push(Part {
                    from_first: part * inner,
                    most: of_operand.saturating_sub(roles.window(d, windows)),
                    stride,
                });
            }
            if let Some(along) = along {
                // Places are counted without the dimension in which their parts lie.
                places.along.push(Along {
                    span: after(along, Some(vector)),
                    size: size(along),
                    stride,
                });
            }
        }
        places
    }

    /// Adds to each start, of places from this one on, how far a dimension that goes along leads into the operand.
    #[inline(always)]
    fn go_along(&self, dim: Along, first: usize, starts: &mut [usize]) {
        let mut index = first / dim.span % dim.size;
        let mut left = dim.span - first % dim.span;
        for start in starts {
            *start += index * dim.stride;
            left -= 1;
            if left == 0 {
                left = dim.span;
                index = if index + 1 == dim.size { 0 } else { index + 1 };
            }
        }
    }

    /// Adds how far a part leads, which these indices hold.
    #[inline(always)]
    fn go(&self, part: Part, indices: impl Iterator<Item = I>, starts: &mut [usize]) {
        let steps = starts.iter_mut().zip(indices);
        // Two loops, of which the first has nothing to ask.
        match self.outside {
            Outside::Moved => {
                for (start, index) in steps {
                    *start += index.clamped(part.most) * part.stride;
                }
            }
            Outside::Dropped => {
                for (start, index) in steps {
                    let at = index.clamped(part.most);
                    let inside = index.is(at) & (*start != NOWHERE);
                    let there = start.wrapping_add(at * part.stride);
                    *start = if inside { there } else { NOWHERE };
                }
            }
        }
    }

    /// Where the windows of places from this one on start.
    pub(super) fn starts(&self, exec: &Exec, first: usize, out: &mut [usize]) {
        let (places, count) = (self, out.len());
        exec.rows(&Starts { places, first }, count, PLACE, (Out::new(out, 1),));
    }
}

/// What finding a place costs, in tenths of a nanosecond.
pub(super) const PLACE: usize = 20;

struct Starts<'a, I> {
    places: &'a Places<'a, I>,
    first: usize,
}

impl<I: Index> Rows for Starts<'_, I> {
    type Outs<'o> = (&'o mut [usize],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _: usize, (out,): Self::Outs<'_>) {
        let (places, first) = (self.places, self.first + first);
        let (inner, of_one) = (places.inner, places.parts_of_one);
        out.fill(0);
        for &dim in places.along.as_slice() {
            places.go_along(dim, first, out);
        }
        for &part in places.parts.as_slice() {
            let from = part.from_first;
            match (inner, of_one) {
                // Each index is a place.
                (1, 1) => places.go(part, places.indices[first..].iter().copied(), out),
                (1, 2) => {
                    let (pairs, _) = places.indices[2 * first..].as_chunks::<2>();
                    places.go(part, pairs.iter().map(|pair| pair[from]), out);
                }
                (1, n) => {
                    let indices = places.indices[first * n..].chunks_exact(n);
                    places.go(part, indices.map(|indices| indices[from]), out);
                }
                // The parts of a place lie further apart.
                _ => {
                    let place = |place| place / inner * inner * of_one + place % inner;
                    let indices = (first..).map(|i| places.indices[place(i) + from]);
                    places.go(part, indices, out);
                }
            }
        }
    }
}
