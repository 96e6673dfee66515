//! Memory that a kernel packs into: one buffer for each thread, kept from call to call.

use core::cell::Cell;

/// An element that any bytes are a value of.
///
/// # Safety
///
/// Every pattern of bits is a value, and the alignment is at most 64.
pub(super) unsafe trait Plain: Copy {}

// SAFETY: every pattern of bits is a number.
unsafe impl Plain for f32 {}
// SAFETY: as above.
unsafe impl Plain for f64 {}

#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u8; 64]);

thread_local! {
    static BUFFER: Cell<Vec<Line>> = const { Cell::new(Vec::new()) };
}

/// Lends `N` disjoint slices of these lengths, each at an alignment of 64 bytes; what they hold is anything.
///
/// A call within a call gets memory of its own; the larger of the two is kept.
pub(super) fn lend<T: Plain, const N: usize, R>(
    lengths: [usize; N],
    f: impl FnOnce([&mut [T]; N]) -> R,
) -> R {
    const { assert!(align_of::<T>() <= 64 && size_of::<T>() > 0) };
    let lines = |length: usize| (length * size_of::<T>()).div_ceil(64);
    let mut buffer = BUFFER.take();
    let total = lengths.into_iter().map(lines).sum();
    if buffer.len() < total {
        buffer.resize(total, Line([0; 64]));
    }
    let mut rest = &mut buffer[..];
    let result = f(lengths.map(|length| {
        let (slice, after) = core::mem::take(&mut rest).split_at_mut(lines(length));
        rest = after;
        // SAFETY: the lines hold at least `length` elements, are aligned to 64, initialised, and any bytes are a `T`;
        // the slice takes their place for as long as they are borrowed.
        unsafe { core::slice::from_raw_parts_mut(slice.as_mut_ptr().cast::<T>(), length) }
    }));
    let kept = BUFFER.take();
    BUFFER.set(if kept.len() > buffer.len() {
        kept
    } else {
        buffer
    });
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
