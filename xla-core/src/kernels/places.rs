//! Places of windows, as arrays of indices hold them: what gather and scatter share.

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
pub struct Roles<'a> {
    numbers: &'a [i64],
    vector: usize,
}

impl<'a> Roles<'a> {
    /// The roles of the dimensions of an operand of this rank.
    ///
    /// # Panics
    ///
    /// When there are more or fewer numbers.
    pub fn new(numbers: &'a [i64], rank: usize) -> Roles<'a> {
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

/// Indices as numbers of 32 or 64 bits.
#[derive(Clone, Copy, Debug)]
pub enum Indices<'a> {
    /// Numbers of 32 bits, which vectors hold more of.
    Narrow(&'a [i32]),
    /// Numbers of 64 bits.
    Wide(&'a [i64]),
}

/// What an index is when places are found.
pub trait Number: Copy + Send + Sync {
    /// The greatest index up to `most` that the type has.
    fn limit(most: usize) -> Self;

    /// The greatest place up to a limit that is not greater than the index; 0 for one below.
    fn up_to(self, limit: Self) -> usize;

    /// Whether it is a place up to a limit.
    fn is_up_to(self, limit: Self) -> bool;

    /// The index modulo 2^64: what is below zero is beyond the end of any array.
    fn modulo(self) -> u64;
}

macro_rules! numbers {
    ($($t:ident)*) => {$(
        impl Number for $t {
            #[inline(always)]
            fn limit(most: usize) -> $t {
                // Where the type ends before, no index is beyond.
                $t::try_from(most).unwrap_or($t::MAX)
            }

            // In the type of the index, which vectors hold more of.
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
pub enum Outside {
    /// It is moved until it does.
    Moved,
    /// It starts at [`NOWHERE`].
    Dropped,
}

/// Where a window starts that is left out.
pub const NOWHERE: usize = usize::MAX;

/// Where windows start in an operand.
#[derive(Clone, Copy, Debug)]
pub struct Places<'a> {
    pub(super) indices: Indices<'a>,
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

impl<'a> Places<'a> {
    /// The places that indices of the sizes `dims` hold, of windows that lie in an array of these sizes.
    pub fn new(
        indices: Indices<'a>,
        dims: &[usize],
        operand: &[usize],
        windows: &[usize],
        roles: Roles<'_>,
        outside: Outside,
    ) -> Self {
        let vector = roles.vector;
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
    fn go<const NARROW: bool, I: Number>(
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
    fn go_both<I: Number>(&self, parts: [Part; 2], indices: &[[I; 2]], starts: &mut [usize]) {
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

    /// Adds how far all parts of places from this one on lead.
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
                    self.go::<true, I>(part, indices[first..].iter().copied(), starts);
                }
                (1, n, true) => {
                    let indices = indices[first * n..].chunks_exact(n);
                    self.go::<true, I>(part, indices.map(|indices| indices[from]), starts);
                }
                // The parts of a place lie further apart, or the operand has more elements than 32 bits count.
                _ => {
                    let place = |place| place / inner * inner * of_one + place % inner;
                    let indices = (first..).map(|i| indices[place(i) + from]);
                    self.go::<false, I>(part, indices, starts);
                }
            }
        }
    }

    /// The one part of places that are an index each, which is narrow.
    pub(super) fn alone(&self) -> Option<Part> {
        let plain = self.narrow && self.along.len == 0;
        match self.parts.as_slice() {
            &[part] if plain && [self.inner, self.parts_of_one] == [1, 1] => Some(part),
            _ => None,
        }
    }

    /// All indices, where each is a place in an operand of one dimension of this size.
    pub(super) fn whole(&self, len: usize) -> Option<Indices<'a>> {
        let part = self.alone()?;
        (part.stride == 1 && part.most + 1 == len).then_some(self.indices)
    }

    /// Both parts of places that are two indices each, in the order of these.
    pub(super) fn both(&self) -> Option<[Part; 2]> {
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

    /// Where the windows of places from this one on start.
    pub fn starts(&self, exec: &Exec, first: usize, out: &mut [usize]) {
        let (places, count) = (self, out.len());
        exec.rows(&Starts { places, first }, count, PLACE, (Out::new(out, 1),));
    }
}

/// What finding a place costs, in tenths of a nanosecond.
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
