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

    /// Where the indices of a place start.
    #[inline(always)]
    fn first(&self, place: usize) -> usize {
        match self.inner {
            1 => place * self.parts_of_one,
            inner => place / inner * inner * self.parts_of_one + place % inner,
        }
    }

    /// How far into the operand the dimensions that go along lead.
    #[inline(always)]
    fn along(&self, place: usize) -> usize {
        let steps = self.along.as_slice().iter();
        steps
            .map(|dim| place / dim.span % dim.size * dim.stride)
            .sum()
    }

    /// Where the window of a place starts.
    #[inline(always)]
    fn start(&self, place: usize) -> usize {
        let first = self.first(place);
        let (mut start, mut inside) = (self.along(place), true);
        for part in self.parts.as_slice() {
            let index = self.indices[first + part.from_first];
            let moved = index.clamped(part.most);
            inside &= index.is(moved);
            start += moved * part.stride;
        }
        match inside || self.outside == Outside::Moved {
            true => start,
            false => NOWHERE,
        }
    }

    /// Where the windows of all places start.
    pub(super) fn starts(&self, exec: &Exec, out: &mut [usize]) {
        let count = out.len();
        exec.rows(&Starts(self), count, PLACE, (Out::new(out, 1),));
    }
}

/// What finding a place costs, in tenths of a nanosecond.
const PLACE: usize = 20;

struct Starts<'a, I>(&'a Places<'a, I>);

impl<I: Index> Rows for Starts<'_, I> {
    type Outs<'o> = (&'o mut [usize],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _: usize, (out,): Self::Outs<'_>) {
        let places = self.0;
        match (places.parts.as_slice(), places.along.as_slice()) {
            // Each index is a place.
            ([part], []) if places.parts_of_one == 1 => {
                let indices = &places.indices[first..][..out.len()];
                let moved = places.outside == Outside::Moved;
                for (start, index) in out.iter_mut().zip(indices) {
                    let at = index.clamped(part.most);
                    let inside = moved || index.is(at);
                    *start = if inside { at * part.stride } else { NOWHERE };
                }
            }
            _ => {
                for (i, start) in out.iter_mut().enumerate() {
                    *start = places.start(first + i);
                }
            }
        }
    }
}
