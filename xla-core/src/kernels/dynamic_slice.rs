//! `dynamic_slice`: a box whose place is known when it is taken.

use super::places::Indices;
use super::{scratch, slice};
use crate::array::{Array, ArrayMut};
use crate::exec::Exec;
use crate::level::Level;
use crate::movement::{Dim, inlined};

mod sealed {
    /// Keeps [`Index`](super::Index) to its list.
    pub trait Index {}
}

/// Element types of indices.
pub trait Index: sealed::Index + Copy + Send + Sync {
    /// Returns the index, clamped to the range from 0 to `most`.
    fn clamped(self, most: usize) -> usize;

    /// Calls `f` once with the indices as numbers of 32 or 64 bits: kernels are compiled for these only. An index
    /// beyond the end of every array remains one.
    #[doc(hidden)]
    fn lend(indices: &[Self], f: &mut dyn FnMut(Indices<'_>));
}

macro_rules! index {
    ($($t:ident: |$indices:ident, $f:ident| $lend:expr;)*) => {$(
        impl sealed::Index for $t {}

        impl Index for $t {
            #[inline]
            fn clamped(self, most: usize) -> usize {
                // If the type cannot represent `most`, no index exceeds it.
                self.max(0).min($t::try_from(most).unwrap_or($t::MAX)) as usize
            }

            #[inline(never)]
            fn lend($indices: &[$t], $f: &mut dyn FnMut(Indices<'_>)) {
                $lend
            }
        }
    )*};
}

index! {
    i8: |indices, f| widened(indices, i32::from, |wide| f(Indices::Narrow(wide)));
    i16: |indices, f| widened(indices, i32::from, |wide| f(Indices::Narrow(wide)));
    i32: |indices, f| f(Indices::Narrow(indices));
    i64: |indices, f| f(Indices::Wide(indices));
    u8: |indices, f| widened(indices, i32::from, |wide| f(Indices::Narrow(wide)));
    u16: |indices, f| widened(indices, i32::from, |wide| f(Indices::Narrow(wide)));
    u32: |indices, f| widened(indices, i64::from, |wide| f(Indices::Wide(wide)));
    u64: |indices, f| widened(indices, saturated, |wide| f(Indices::Wide(wide)));
}

/// Returns the number, or the greatest one of the other type, which is beyond the end of every array too.
fn saturated(index: u64) -> i64 {
    i64::try_from(index).unwrap_or(i64::MAX)
}

/// Lends the same numbers in a wider type.
fn widened<T: Copy, W: Copy + Default + Send + 'static>(
    indices: &[T],
    wide: impl Fn(T) -> W,
    f: impl FnOnce(&[W]),
) {
    scratch::lend(indices.len(), |all: &mut [W]| {
        for (to, &index) in all.iter_mut().zip(indices) {
            *to = wide(index);
        }
        f(all);
    });
}

/// The most dimensions.
const RANK: usize = 16;

/// Returns the place of a box of these sizes: its starts, moved so that it is inside the operand.
///
/// # Panics
///
/// Panics if there is not one scalar for each dimension, there are more than 16, or the box is larger than the operand.
pub(super) fn place<I: Index>(
    operand: &[usize],
    sizes: &[usize],
    starts: &[Array<'_, I>],
) -> [usize; RANK] {
    let rank = operand.len();
    assert!(
        rank <= RANK,
        "expected at most {RANK} dimensions, found {rank}"
    );
    assert_eq!(
        [sizes.len(), starts.len()],
        [rank; 2],
        "expected a number for each of {rank} dimensions"
    );
    let mut place = [0; RANK];
    for (d, start) in starts.iter().enumerate() {
        assert!(start.dims.is_empty(), "expected a scalar start index");
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
/// Panics if there is not one scalar for each dimension, there are more than 16, or the box is larger than the operand.
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

/// Computes [`run`] in line, for small sizes that are constants of the caller.
#[inline(always)]
pub fn small<L: Level, T: Copy>(
    out: ArrayMut<'_, T>,
    operand: Array<'_, T>,
    starts: &[Array<'_, impl Index>],
) {
    let rank = operand.dims.len();
    let (mut first, mut d) = (0, 0);
    while d < rank {
        let most = operand.dims[d] - out.dims[d];
        first += starts[d].elements[0].clamped(most) * operand.stride(d);
        d += 1;
    }
    let dims = inlined::dims(rank, |d| Dim {
        size: out.dims[d],
        stride: operand.stride(d) as isize,
    });
    inlined::small(out.elements, operand.elements, first, dims);
}

/// The maximum number of elements that are copied at once: threads do not pay for them.
const SHORT: usize = 4096;

/// Returns the first element of a box in an array, if the box is contiguous: it has all of the last dimensions, a part
/// of the one before them, and one index in each of the others.
#[doc(hidden)]
pub fn piece(dims: &[usize], sizes: &[usize], place: &[usize]) -> Option<usize> {
    let (mut first, mut stride, mut whole) = (0, 1, true);
    for ((&dim, &size), &start) in dims.iter().zip(sizes).zip(place).rev() {
        // From the last dimension on: after one that is not whole, the box has one index in each.
        if !whole && size != 1 {
            return None;
        }
        whole &= size == dim;
        first += start * stride;
        stride *= dim;
    }
    Some(first)
}
