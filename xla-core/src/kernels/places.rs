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
pub(super) struct Part {
    /// How far it lies from the first part.
    from_first: usize,
    /// The greatest index at which a window fits.
    pub(super) most: usize,
    /// How far apart elements of the operand lie in its dimension.
    stride: usize,
}

impl Part {
    /// Whether indices and the stride are numbers of 32 bits.
    fn is_narrow(&self) -> bool {
        [self.most, self.stride]
            .iter()
            .all(|&n| u32::try_from(n).is_ok())
    }

    /// How far the greatest index leads.
    pub(super) fn last(&self) -> usize {
        self.most * self.stride
    }

    /// How far an index leads. Of numbers of 32 bits vectors have the product.
    #[inline(always)]
    pub(super) fn leads<const NARROW: bool>(&self, index: usize) -> usize {
        match NARROW {
            true => (u64::from(index as u32) * u64::from(self.stride as u32)) as usize,
            false => index * self.stride,
        }
    }
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
    /// Whether all parts are narrow.
    narrow: bool,
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
            narrow: true,
            along: Few::new(),
            outside,
        };
        let mut stride = operand.iter().product::<usize>();
        for (d, &of_operand) in operand.iter().enumerate() {
            stride /= of_operand.max(1);
            let [_, part, along] = roles.of(d);
            if let Some(part) = part {
                assert!(part < size(vector), "a place has {} parts", size(vector));
                let part = Part {
                    from_first: part * inner,
                    most: of_operand.saturating_sub(roles.window(d, windows)),
                    stride,
                };
                places.narrow &= part.is_narrow();
                places.parts.push(part);
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
    fn go<const NARROW: bool>(
        &self,
        part: Part,
        indices: impl Iterator<Item = I>,
        starts: &mut [usize],
    ) {
        let limit = I::limit(part.most);
        let steps = starts.iter_mut().zip(indices);
        // Two loops, of which the first has nothing to ask.
        match self.outside {
            Outside::Moved => {
                for (start, index) in steps {
                    *start += part.leads::<NARROW>(index.up_to(limit));
                }
            }
            Outside::Dropped => {
                for (start, index) in steps {
                    let inside = index.is_up_to(limit) & (*start != NOWHERE);
                    let there = start.wrapping_add(part.leads::<NARROW>(index.up_to(limit)));
                    *start = if inside { there } else { NOWHERE };
                }
            }
        }
    }

    /// The same for both parts of places that are two indices each.
    #[inline(always)]
    fn go_both(&self, parts: [Part; 2], indices: &[[I; 2]], starts: &mut [usize]) {
        let limits = parts.map(|part| I::limit(part.most));
        let leads = |at: [I; 2]| {
            let [a, b] = [0, 1].map(|i| parts[i].leads::<true>(at[i].up_to(limits[i])));
            a + b
        };
        let steps = starts.iter_mut().zip(indices);
        match self.outside {
            Outside::Moved => {
                for (start, &at) in steps {
                    *start += leads(at);
                }
            }
            Outside::Dropped => {
                for (start, &at) in steps {
                    let inside = at[0].is_up_to(limits[0]) & at[1].is_up_to(limits[1]);
                    *start = if inside { *start + leads(at) } else { NOWHERE };
                }
            }
        }
    }

    /// The one part of places that are an index each, which is narrow, and all indices.
    pub(super) fn alone(&self) -> Option<(Part, &'a [I])> {
        let plain = self.narrow && self.along.len == 0;
        match self.parts.as_slice() {
            &[part] if plain && [self.inner, self.parts_of_one] == [1, 1] => {
                Some((part, self.indices))
            }
            _ => None,
        }
    }

    /// All indices, where each is a place in an operand of one dimension of this size.
    pub(super) fn whole(&self, len: usize) -> Option<&'a [I]> {
        let (part, indices) = self.alone()?;
        (part.stride == 1 && part.most + 1 == len).then_some(indices)
    }

    /// Both parts of places that are two indices each, in the order of these, and all indices.
    pub(super) fn both(&self) -> Option<([Part; 2], &'a [[I; 2]])> {
        let plain = self.narrow && self.along.len == 0;
        match self.parts.as_slice() {
            &[a, b] if plain && [self.inner, self.parts_of_one] == [1, 2] => {
                let parts = match [a.from_first, b.from_first] {
                    [0, 1] => [a, b],
                    [1, 0] => [b, a],
                    _ => return None,
                };
                Some((parts, self.indices.as_chunks().0))
            }
            _ => None,
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
        if let Some((parts, pairs)) = places.both() {
            return places.go_both(parts, &pairs[first..], out);
        }
        for &part in places.parts.as_slice() {
            let from = part.from_first;
            match (inner, of_one, places.narrow) {
                // Each index is a place.
                (1, 1, true) => {
                    places.go::<true>(part, places.indices[first..].iter().copied(), out);
                }
                (1, n, true) => {
                    let indices = places.indices[first * n..].chunks_exact(n);
                    places.go::<true>(part, indices.map(|indices| indices[from]), out);
                }
                // The parts of a place lie further apart, or the operand has more elements than 32 bits count.
                _ => {
                    let place = |place| place / inner * inner * of_one + place % inner;
                    let indices = (first..).map(|i| places.indices[place(i) + from]);
                    places.go::<false>(part, indices, out);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNT: usize = 100;

    /// Finds places whose parts are all of these indices in turn; `order` is the part for each dimension.
    fn found<I: Index + Into<i128>>(indices: &[I], dims: &[usize], order: &[usize]) {
        let value =
            |place: usize, part: usize| indices[(place * (part + 1) + part) % indices.len()];
        let parts = 0..dims.len();
        let all = (0..COUNT).flat_map(|place| parts.clone().map(move |part| value(place, part)));
        let all: Vec<I> = all.collect();
        let roles: Vec<i64> = (order.iter())
            .flat_map(|&part| [-1, part as i64, -1])
            .chain([1])
            .collect();
        for outside in [Outside::Moved, Outside::Dropped] {
            let want = |place: usize| {
                let mut parts = dims.iter().zip(order);
                parts.try_fold(0, |at, (&size, &part)| {
                    let index: i128 = value(place, part).into();
                    let inside = index.clamp(0, size as i128 - 1);
                    let drops = outside == Outside::Dropped && inside != index;
                    (!drops).then(|| at * size + inside as usize)
                })
            };
            let sizes = [COUNT, dims.len()];
            let places = Array::new(&all, &sizes);
            let roles = Roles::new(&roles, dims.len());
            let places = Places::new(places, dims, &[COUNT], roles, outside);
            for first in [0, 3] {
                let mut starts = [7; COUNT];
                let starts = &mut starts[first..];
                I::starts(&Exec::serial(), &places, first, starts);
                for (place, start) in (first..).zip(starts) {
                    let want = want(place).unwrap_or(NOWHERE);
                    assert_eq!(*start, want, "place {place} of {dims:?}, {outside:?}");
                }
            }
        }
    }

    /// More indices than 32 bits count, where addresses have 64.
    const WIDE: usize = usize::MAX / 8;

    #[test]
    fn places_of_every_type_lie_inside_or_nowhere() {
        macro_rules! of {
            ($($t:ident)*) => {$(
                let indices = [$t::MIN, $t::MAX, 0, 1, 4, 5, 6, 99, 100, $t::MAX - 1, 127, 3, 2];
                for size in [1, 5, 100, 200, 70_000, WIDE] {
                    found(&indices, &[size], &[0]);
                    found(&indices, &[6, size], &[0, 1]);
                    found(&indices, &[5, size], &[1, 0]);
                    found(&indices, &[3, size, 2], &[2, 0, 1]);
                }
            )*};
        }
        of!(i8 i16 i32 i64 u8 u16 u32 u64);
    }
}
