//! Memory that a kernel packs into: one block of the pool for each thread, kept from call to call.

use core::cell::Cell;

use num_complex::Complex;

use crate::pool::{ALIGN, Block};

/// An element that any bytes are a value of.
///
/// # Safety
///
/// Every pattern of bits is a value, and the alignment is at most 64.
pub unsafe trait Plain: Copy {}

macro_rules! plain {
    ($($t:ty)*) => {$(
        // SAFETY: every pattern of bits is a number, and no number is aligned to more than 16 bytes.
        unsafe impl Plain for $t {}
    )*};
}

plain!(i8 i16 i32 i64 u8 u16 u32 u64 usize f32 f64 Complex<f32> Complex<f64>);

thread_local! {
    static KEPT: Cell<Option<Block>> = const { Cell::new(None) };
}

/// Lends `N` disjoint slices of these lengths, each at an alignment of 64 bytes; what they hold is anything.
///
/// A call within a call gets memory of its own; the larger of the two is kept.
pub(in crate::kernels) fn lend<T: Plain, const N: usize, R>(
    lengths: [usize; N],
    f: impl FnOnce([&mut [T]; N]) -> R,
) -> R {
    const { assert!(align_of::<T>() <= ALIGN && size_of::<T>() > 0) };
    let bytes = |length: usize| (length * size_of::<T>()).next_multiple_of(ALIGN);
    let total = lengths.into_iter().map(bytes).sum();
    // What is too small goes back first.
    let kept = KEPT.take().filter(|kept| kept.len() >= total);
    let mut block = kept.unwrap_or_else(|| Block::take(total));
    let mut rest = block.bytes_mut();
    let result = f(lengths.map(|length| {
        let (slice, after) = core::mem::take(&mut rest).split_at_mut(bytes(length));
        rest = after;
        // SAFETY: the bytes hold at least `length` elements, start at a multiple of ALIGN as the block does, are
        // initialised, and any bytes are a `T`; the slice takes their place for as long as they are borrowed.
        unsafe { core::slice::from_raw_parts_mut(slice.as_mut_ptr().cast::<T>(), length) }
    }));
    let inner = KEPT.take().filter(|inner| inner.len() > block.len());
    KEPT.set(inner.or(Some(block)));
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_are_aligned_disjoint_and_kept() {
        let first = lend([3, 0, 17], |[a, b, c]: [&mut [f32]; 3]| {
            assert_eq!((a.len(), b.len(), c.len()), (3, 0, 17));
            a.fill(1.0);
            c.fill(2.0);
            assert!(a.iter().all(|x| *x == 1.0));
            let inner = lend([1000], |[d]: [&mut [f64]; 1]| {
                d.fill(3.0);
                d.as_ptr() as usize
            });
            assert!(a.iter().all(|x| *x == 1.0) && c.iter().all(|x| *x == 2.0));
            for p in [a.as_ptr(), c.as_ptr()] {
                assert_eq!(p as usize % 64, 0);
            }
            inner
        });
        assert_eq!(
            first,
            lend([1000], |[d]: [&mut [f64]; 1]| d.as_ptr() as usize),
            "the larger one was kept"
        );
    }
}
