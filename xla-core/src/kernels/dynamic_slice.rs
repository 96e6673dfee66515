//! `dynamic_slice`: a box whose place is known when it is taken.

use super::array::{Array, ArrayMut};
use super::pick::Bits;
use super::places::Places;
use super::scatter::Direct;
use super::slice;
use crate::exec::Exec;

mod sealed {
    /// Keeps [`Index`](super::Index) to its list: that no index is beyond its limit is what reading at places relies on.
    pub trait Index {}
}

/// Element types of indices.
pub trait Index: sealed::Index + Copy + Send + Sync {
    /// The greatest index up to `most` that the type has.
    #[doc(hidden)]
    fn limit(most: usize) -> Self;

    /// The greatest place up to a limit that is not greater than the index; 0 for one below.
    #[doc(hidden)]
    fn up_to(self, limit: Self) -> usize;

    /// Whether it is a place up to a limit.
    #[doc(hidden)]
    fn is_up_to(self, limit: Self) -> bool;

    /// The greatest place up to `most` that is not greater than the index; 0 for one below.
    #[inline(always)]
    fn clamped(self, most: usize) -> usize {
        self.up_to(Self::limit(most))
    }

    /// The index as a number of 64 bits, modulo so many: what is below zero is beyond the end of any array.
    #[doc(hidden)]
    fn number(self) -> u64;

    /// The same indices under the name of their type, where scatter has a loop of its own for it.
    #[doc(hidden)]
    fn direct(_: &[Self]) -> Option<Direct<'_>> {
        None
    }

    /// Where the windows at places from this one on start, compiled once.
    #[doc(hidden)]
    fn starts(exec: &Exec, places: &Places<'_, Self>, first: usize, out: &mut [usize]);

    /// Reads the elements at places from this one on, compiled once.
    #[doc(hidden)]
    fn pick(places: &Places<'_, Self>, first: usize, elements: Bits<'_>);
}

macro_rules! index {
    ($($t:ident $($direct:ident)?;)*) => {$(
        impl sealed::Index for $t {}

        impl Index for $t {
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
            fn number(self) -> u64 {
                self as i64 as u64
            }

            $(
                #[inline]
                fn direct(indices: &[$t]) -> Option<Direct<'_>> {
                    Some(Direct::$direct(indices))
                }
            )?

            #[inline(never)]
            fn starts(exec: &Exec, places: &Places<'_, $t>, first: usize, out: &mut [usize]) {
                places.starts(exec, first, out);
            }

            #[inline(never)]
            fn pick(places: &Places<'_, $t>, first: usize, elements: Bits<'_>) {
                elements.pick(places, first);
            }
        }
    )*};
}

index! {
    i8;
    i16;
    i32 I32;
    i64 I64;
    u8;
    u16;
    u32 U32;
    u64 U64;
}

/// The most dimensions.
const RANK: usize = 16;

/// The place of a box of these sizes: its starts, moved so that it lies inside the operand.
///
/// # Panics
///
/// When there is not one scalar for each dimension, there are more than 16, or the box is larger than the operand.
pub(super) fn place<I: Index>(
    operand: &[usize],
    sizes: &[usize],
    starts: &[Array<'_, I>],
) -> [usize; RANK] {
    let rank = operand.len();
    assert!(rank <= RANK, "{rank} dimensions, {RANK} at most");
    assert_eq!(
        [sizes.len(), starts.len()],
        [rank; 2],
        "numbers for {rank} dimensions"
    );
    let mut place = [0; RANK];
    for (d, start) in starts.iter().enumerate() {
        assert!(start.dims.is_empty(), "a start is a scalar");
        let most = operand[d].checked_sub(sizes[d]).unwrap_or_else(|| {
            panic!(
                "a box of {} in dimension {d}, which has {}",
                sizes[d], operand[d]
            )
        });
        place[d] = start.elements[0].clamped(most);
    }
    place
}

/// Writes the box of the sizes of `out` that starts at `starts`, moved so that it lies inside `operand`.
///
/// # Panics
///
/// When there is not one scalar for each dimension, there are more than 16, or the box is larger than the operand.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, dynamic_slice::run};
///
/// let mut out = [0; 2];
/// let (operand, start) = (Array::new(&[1, 2, 3, 4], &[4]), Array::new(&[9], &[]));
/// run(&Exec::serial(), ArrayMut::new(&mut out, &[2]), operand, &[start]);
/// assert_eq!(out, [3, 4]);
/// ```
pub fn run<T: Copy + Send + Sync + 'static, I: Index>(
    exec: &Exec,
    out: ArrayMut<'_, T>,
    operand: Array<'_, T>,
    starts: &[Array<'_, I>],
) {
    let rank = operand.dims.len();
    let place = place(operand.dims, out.dims, starts);
    if let Some(first) = piece(operand.dims, out.dims, &place[..rank])
        && out.elements.len() <= SHORT
    {
        let piece = &operand.elements[first..][..out.elements.len()];
        out.elements.copy_from_slice(piece);
        return;
    }
    slice::run(exec, out, operand, &place[..rank], &[1; RANK][..rank]);
}

/// Elements that are copied at once: less than what is worth threads.
const SHORT: usize = 4096;

/// Where a box begins among the elements of an array, if it lies in one piece: all of the last dimensions, and one index of
/// those before the one in front of them.
pub(super) fn piece(dims: &[usize], sizes: &[usize], place: &[usize]) -> Option<usize> {
    let (mut first, mut stride, mut whole) = (0, 1, true);
    for ((&dim, &size), &start) in dims.iter().zip(sizes).zip(place).rev() {
        if !whole && size != 1 {
            return None;
        }
        whole &= size == dim;
        first += start * stride;
        stride *= dim;
    }
    Some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_of_every_type_are_moved_inside() {
        assert_eq!(
            [(-3i8).clamped(5), 3i8.clamped(5), 127i8.clamped(5)],
            [0, 3, 5]
        );
        assert_eq!([i64::MIN.clamped(5), i64::MAX.clamped(5)], [0, 5]);
        assert_eq!(
            [0u64.clamped(5), 5u64.clamped(5), u64::MAX.clamped(5)],
            [0, 5, 5]
        );
    }

    #[test]
    fn the_box_is_moved_inside() {
        let operand: Vec<u32> = (0..12).collect();
        for (starts, want) in [
            ([0, 0], [0, 1, 4, 5]),
            ([1, 2], [6, 7, 10, 11]),
            ([-4, 1], [1, 2, 5, 6]),
            ([9, 9], [6, 7, 10, 11]),
        ] {
            let mut out = [0; 4];
            let starts: Vec<Array<i32>> = starts
                .iter()
                .map(|start| Array::new(std::slice::from_ref(start), &[]))
                .collect();
            run(
                &Exec::serial(),
                ArrayMut::new(&mut out, &[2, 2]),
                Array::new(&operand, &[3, 4]),
                &starts,
            );
            assert_eq!(out, want);
        }
    }

    #[test]
    fn a_box_in_one_piece_begins_where_its_place_is() {
        for (dims, sizes, place, want) in [
            (&[5, 4][..], &[2, 4][..], &[3, 0][..], Some(12)),
            (&[5, 4], &[1, 2], &[3, 1], Some(13)),
            (&[5, 4], &[2, 2], &[3, 1], None),
            (&[3, 5, 4], &[1, 2, 4], &[2, 1, 0], Some(44)),
            (&[3, 5, 4], &[2, 1, 4], &[0, 1, 0], None),
            (&[3, 1, 4], &[2, 1, 4], &[1, 0, 0], Some(4)),
            (&[], &[], &[], Some(0)),
        ] {
            assert_eq!(piece(dims, sizes, place), want, "{sizes:?} of {dims:?}");
        }
    }

    #[test]
    #[should_panic(expected = "a box of 3 in dimension 0, which has 2")]
    fn a_box_larger_than_the_operand_is_refused() {
        let start = Array::new(&[0], &[]);
        let operand = Array::new(&[1, 2], &[2]);
        run(
            &Exec::serial(),
            ArrayMut::new(&mut [0; 3], &[3]),
            operand,
            &[start],
        );
    }
}
