//! The places of windows that arrays of indices define, for gather and scatter.

use crate::exec::{Exec, Out, Rows};
use crate::level::{Generated, Level};
use crate::loops::zip;

/// The maximum number of coordinates of a place, and of dimensions after adjacent ones have been merged.
pub(super) const RANK: usize = 16;

/// The dimension numbers of a gather or a scatter: how dimensions of the operand, the indices and the array of all
/// windows relate. Names and meaning are the same as in StableHLO's `gather`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GatherDimensions<'a> {
    /// The dimensions of the array of all windows that are dimensions of a window, in the order of those dimensions of
    /// the operand that are neither collapsed nor batching.
    pub offset: &'a [usize],
    /// The dimensions of the operand in which a window has one index, and which the array of all windows lacks.
    pub collapsed: &'a [usize],
    /// The batching dimensions of the operand.
    pub batching: &'a [usize],
    /// The dimension of the indices for each batching dimension of the operand.
    pub indices_batching: &'a [usize],
    /// The dimension of the operand for each coordinate of a place.
    pub start_index_map: &'a [usize],
    /// The dimension of the indices that holds the coordinates of a place; `None` if each index is a place.
    pub index_vector: Option<usize>,
}

impl GatherDimensions<'_> {
    /// Checks the numbers for an operand of this rank.
    ///
    /// # Panics
    ///
    /// Panics if a list has the wrong length.
    pub(super) fn check(&self, rank: usize) {
        let listed = self.offset.len() + self.collapsed.len() + self.batching.len();
        assert_eq!(
            listed, rank,
            "expected a dimension number for each of {rank} dimensions"
        );
        let pairs = [self.batching.len(), self.indices_batching.len()];
        assert_eq!(
            pairs[0], pairs[1],
            "expected as many batching dimensions of the operand as of the indices"
        );
    }

    /// Returns the dimension of the windows for a dimension of the operand.
    pub(super) fn window(&self, d: usize) -> Option<usize> {
        let omitted = |d: &usize| self.collapsed.contains(d) || self.batching.contains(d);
        let shown = (0..d).filter(|d| !omitted(d)).count();
        (!omitted(&d)).then(|| self.offset[shown])
    }

    /// Returns the coordinate of a place for a dimension of the operand.
    fn coordinate(&self, d: usize) -> Option<usize> {
        self.start_index_map.iter().position(|&other| other == d)
    }

    /// Returns the batching dimension of the indices for a dimension of the operand.
    fn batch(&self, d: usize) -> Option<usize> {
        let at = self.batching.iter().position(|&other| other == d);
        at.map(|at| self.indices_batching[at])
    }

    /// Returns the size of a window in a dimension of the operand.
    fn window_size(&self, d: usize, windows: &[usize]) -> usize {
        self.window(d).map_or(1, |shown| windows[shown])
    }
}

/// Indices as 32-bit or 64-bit integers.
#[derive(Clone, Copy, Debug)]
pub enum Indices<'a> {
    /// 32-bit indices: more of them fit in a vector.
    Narrow(&'a [i32]),
    /// 64-bit indices.
    Wide(&'a [i64]),
}

/// The integer type of an index.
pub trait Number: Copy + Send + Sync {
    /// Returns the largest index up to `most` that the type can represent.
    fn limit(most: usize) -> Self;

    /// Clamps the index to the range from 0 to `limit`.
    fn up_to(self, limit: Self) -> usize;

    /// Whether the index is in the range from 0 to `limit`.
    fn is_up_to(self, limit: Self) -> bool;

    /// Returns the index modulo 2^64: negative indices are then beyond the end of any array.
    fn modulo(self) -> u64;
}

macro_rules! numbers {
    ($($t:ident)*) => {$(
        impl Number for $t {
            #[inline(always)]
            fn limit(most: usize) -> $t {
                // If the type cannot represent `most`, no index exceeds it.
                $t::try_from(most).unwrap_or($t::MAX)
            }

            // In the type of the index: more of them fit in a vector.
            #[inline(always)]
            fn up_to(self, limit: $t) -> usize {
                self.max(0).min(limit) as usize
            }

            #[inline(always)]
            fn is_up_to(self, limit: $t) -> bool {
                self.max(0).min(limit) == self
            }

            #[inline(always)]
            fn modulo(self) -> u64 {
                self as i64 as u64
            }
        }
    )*};
}

numbers!(i32 i64);

/// One coordinate of a place.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Coordinate {
    /// The distance from the first coordinate in the list of indices.
    from_first: usize,
    /// The largest index at which a window fits.
    pub(super) most: usize,
    /// The stride of its dimension in the operand.
    stride: usize,
}

impl Coordinate {
    /// Whether indices and the stride fit in 32 bits.
    fn is_narrow(&self) -> bool {
        [self.most, self.stride]
            .iter()
            .all(|&n| u32::try_from(n).is_ok())
    }

    /// Returns the offset in the operand of the largest index.
    pub(super) fn last(&self) -> usize {
        self.most * self.stride
    }

    /// Returns the offset in the operand of an index. Vectors can multiply 32-bit numbers.
    #[inline(always)]
    pub(super) fn leads<const NARROW: bool>(&self, index: usize) -> usize {
        if NARROW {
            (u64::from(index as u32) * u64::from(self.stride as u32)) as usize
        } else {
            index * self.stride
        }
    }
}

/// The coordinates of places of two indices, with the largest index of each.
#[derive(Clone, Copy)]
pub(super) struct Limits<I>([(Coordinate, I); 2]);

impl<I: Number> Limits<I> {
    #[inline(always)]
    pub(super) fn of([a, b]: [Coordinate; 2]) -> Limits<I> {
        Limits([(a, I::limit(a.most)), (b, I::limit(b.most))])
    }

    /// Returns the offset in the operand of clamped indices.
    #[inline(always)]
    pub(super) fn leads(&self, [first, second]: [I; 2]) -> usize {
        let [(a, most), (b, greatest)] = self.0;
        a.leads::<true>(first.up_to(most)) + b.leads::<true>(second.up_to(greatest))
    }

    /// Whether no index is clamped.
    #[inline(always)]
    fn admit(&self, [first, second]: [I; 2]) -> bool {
        let [(_, most), (_, greatest)] = self.0;
        first.is_up_to(most) & second.is_up_to(greatest)
    }
}

/// A batching dimension, shared by the places and the operand.
#[derive(Clone, Copy, Debug, Default)]
struct Along {
    /// The number of places for each of its indices.
    span: usize,
    size: usize,
    stride: usize,
}

/// A list of at most [`RANK`] items.
#[derive(Clone, Copy, Debug)]
pub(super) struct ArrayVec<T> {
    items: [T; RANK],
    len: usize,
}

impl<T: Copy + Default> ArrayVec<T> {
    pub(super) fn new() -> ArrayVec<T> {
        ArrayVec {
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

/// The treatment of windows that are not inside the operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutOfBounds {
    /// The window is clamped to the operand.
    Clamp,
    /// The window is dropped: it starts at [`DROPPED`].
    Drop,
}

/// The start of a window that is dropped.
pub const DROPPED: usize = usize::MAX;

/// The places of windows in an operand.
#[derive(Clone, Copy, Debug)]
pub struct Places<'a> {
    pub(super) indices: Indices<'a>,
    /// The distance between the coordinates of a place among the indices: 1 if the coordinates are the last dimension.
    inner: usize,
    /// The number of coordinates of a place in the indices.
    parts_of_one: usize,
    parts: ArrayVec<Coordinate>,
    /// Whether all coordinates are narrow.
    narrow: bool,
    along: ArrayVec<Along>,
    outside: OutOfBounds,
}

impl<'a> Places<'a> {
    /// Makes the places that indices of the sizes `dims` define, for windows in an array of these sizes.
    pub fn new(
        indices: Indices<'a>,
        dims: &[usize],
        operand: &[usize],
        windows: &[usize],
        numbers: &GatherDimensions<'_>,
        outside: OutOfBounds,
    ) -> Self {
        numbers.check(operand.len());
        let vector = numbers.index_vector.unwrap_or(dims.len());
        let size = |d: usize| dims.get(d).copied().unwrap_or(1);
        let after = |d: usize, but: Option<usize>| -> usize {
            let dims = dims.iter().enumerate().skip(d + 1);
            let dims = dims.filter(|(e, _)| Some(*e) != but);
            dims.map(|(_, size)| size).product()
        };
        let inner = after(vector, None);
        let mut places = Places {
            indices,
            inner,
            parts_of_one: size(vector),
            parts: ArrayVec::new(),
            narrow: true,
            along: ArrayVec::new(),
            outside,
        };
        let mut stride = operand.iter().product::<usize>();
        for (d, &of_operand) in operand.iter().enumerate() {
            stride /= of_operand.max(1);
            if let Some(part) = numbers.coordinate(d) {
                assert!(part < size(vector), "a place has {} parts", size(vector));
                let part = Coordinate {
                    from_first: part * inner,
                    most: of_operand.saturating_sub(numbers.window_size(d, windows)),
                    stride,
                };
                places.narrow &= part.is_narrow();
                places.parts.push(part);
            }
            if let Some(along) = numbers.batch(d) {
                // Places are counted without the dimension that holds their coordinates.
                places.along.push(Along {
                    span: after(along, Some(vector)),
                    size: size(along),
                    stride,
                });
            }
        }
        places
    }

    /// Adds the offset of a batching dimension in the operand to each start, for the places from `first` on.
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

    /// Adds the offset of one coordinate, for these indices, to each start.
    #[inline(always)]
    fn go<'i, const NARROW: bool, I: Number + 'i>(
        &self,
        part: Coordinate,
        indices: impl Iterator<Item = &'i I>,
        starts: &mut [usize],
    ) {
        let limit = I::limit(part.most);
        let steps = zip(starts, indices);
        // Two loops: the first one needs no test.
        match self.outside {
            OutOfBounds::Clamp => {
                for (start, &index) in steps {
                    *start += part.leads::<NARROW>(index.up_to(limit));
                }
            }
            OutOfBounds::Drop => {
                for (start, &index) in steps {
                    // An offset from `DROPPED` wraps around; the sum is not used.
                    let inside = index.is_up_to(limit) & (*start != DROPPED);
                    let there = start.wrapping_add(part.leads::<NARROW>(index.up_to(limit)));
                    *start = if inside { there } else { DROPPED };
                }
            }
        }
    }

    /// Adds the offsets of both coordinates, for places of two indices each.
    #[inline(always)]
    fn go_both<I: Number>(&self, parts: [Coordinate; 2], indices: &[[I; 2]], starts: &mut [usize]) {
        let limits = Limits::of(parts);
        let steps = zip(starts, indices);
        match self.outside {
            OutOfBounds::Clamp => {
                for (start, &at) in steps {
                    *start += limits.leads(at);
                }
            }
            OutOfBounds::Drop => {
                for (start, &at) in steps {
                    let inside = limits.admit(at);
                    *start = if inside {
                        *start + limits.leads(at)
                    } else {
                        DROPPED
                    };
                }
            }
        }
    }

    /// Adds the offsets of all coordinates, for the places from `first` on.
    #[inline(always)]
    fn go_to<I: Number>(&self, indices: &[I], first: usize, starts: &mut [usize]) {
        if let Some(parts) = self.both() {
            return self.go_both(parts, &indices.as_chunks().0[first..], starts);
        }
        let (inner, of_one) = (self.inner, self.parts_of_one);
        for &part in self.parts.as_slice() {
            let from = part.from_first;
            match (inner, of_one, self.narrow) {
                // Each index is a place.
                (1, 1, true) => {
                    self.go::<true, I>(part, indices[first..].iter(), starts);
                }
                (1, n, true) => {
                    let indices = indices[first * n..].chunks_exact(n);
                    let indices = indices.map(
                        #[inline(always)]
                        |indices| &indices[from],
                    );
                    self.go::<true, I>(part, indices, starts);
                }
                // The coordinates of a place are not contiguous, or the operand has more elements than 32 bits can
                // count.
                _ => {
                    let indices = (first..).map(
                        #[inline(always)]
                        |i| &indices[i / inner * inner * of_one + i % inner + from],
                    );
                    self.go::<false, I>(part, indices, starts);
                }
            }
        }
    }

    /// Returns the only coordinate, if each place is one narrow index.
    pub(super) fn alone(&self) -> Option<Coordinate> {
        let plain = self.narrow && self.along.len == 0;
        match self.parts.as_slice() {
            &[part] if plain && [self.inner, self.parts_of_one] == [1, 1] => Some(part),
            _ => None,
        }
    }

    /// Returns all indices, if each is a place in an operand of one dimension of this size.
    pub(super) fn whole(&self, len: usize) -> Option<Indices<'a>> {
        let part = self.alone()?;
        (part.stride == 1 && part.most + 1 == len).then_some(self.indices)
    }

    /// Returns both coordinates, in the order of the indices, if each place is two indices.
    pub(super) fn both(&self) -> Option<[Coordinate; 2]> {
        let plain = self.narrow && self.along.len == 0;
        match self.parts.as_slice() {
            &[a, b] if plain && [self.inner, self.parts_of_one] == [1, 2] => {
                match [a.from_first, b.from_first] {
                    [0, 1] => Some([a, b]),
                    [1, 0] => Some([b, a]),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Computes the starts of the windows of the places from `first` on.
    pub fn starts(&self, exec: &Exec, first: usize, out: &mut [usize]) {
        let (places, count) = (self, out.len());
        exec.rows(&Starts { places, first }, count, PLACE, (Out::new(out, 1),));
    }
}

/// The cost of computing a place, in tenths of a nanosecond.
pub(super) const PLACE: usize = 20;

struct Starts<'a> {
    places: &'a Places<'a>,
    first: usize,
}

impl Rows for Starts<'_> {
    type Outs<'o> = (&'o mut [usize],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _: usize, (out,): Self::Outs<'_>) {
        let (places, first) = (self.places, self.first + first);
        out.fill(0);
        for &dim in places.along.as_slice() {
            places.go_along(dim, first, out);
        }
        match places.indices {
            Indices::Narrow(indices) => places.go_to(indices, first, out),
            Indices::Wide(indices) => places.go_to(indices, first, out),
        }
    }
}
