//! Transposes two dimensions by squares whose sides are one cache line, in registers of that length.
//!
//! Each line is read once as a whole and written once as a whole. It therefore does not matter that rows a power of two
//! apart map to the same sets of the L1 cache, which holds eight of the sixteen lines of such a square: none is needed
//! again. For [1024, 1024] of f32 on one thread this takes twice as long as a copy of its bytes; in blocks through a
//! buffer it takes 2.7 times as long.

use core::arch::x86_64::*;

use super::plane::Plane;
use crate::level::Detected;

/// The bytes of a vector, and of a cache line.
const LINE: usize = 64;

/// The number of rows of the operand whose squares are moved before others: two lines of each row if rows map to the
/// same sets, and more otherwise. The lines that the processor prefetches are then still in the cache when they are
/// read.
const BAND: usize = 256;

/// Whether the processor has such registers, and the program may use them.
pub(super) fn fit() -> bool {
    Detected::best().has_avx512()
}

/// Transposes one plane.
///
/// # Safety
///
/// [`fit`] returned true, `T` has 4 or 8 bytes, and `plane` is inside the memory that may be read from `from` and
/// written to `to`, which do not overlap.
#[target_feature(enable = "avx512f")]
pub(super) unsafe fn run<T: Copy>(to: *mut T, from: *const T, plane: Plane) {
    let side = const { LINE / size_of::<T>() };
    let together = if plane.meets(size_of::<T>()) { 32 } else { 128 };
    for first in (0..plane.columns).step_by(BAND) {
        for around in (0..plane.rows).step_by(together) {
            for b in (first..plane.columns.min(first + BAND)).step_by(side) {
                for a in (around..plane.rows.min(around + together)).step_by(side) {
                    // SAFETY: `a` and `b` are inside the plane by the bounds of the loops; the rest is this function's
                    // contract.
                    unsafe { square(to, from, plane, a, b) };
                }
            }
        }
    }
}

/// Transposes the square that begins at an element of the plane, or the part of it that is inside. It is not inlined:
/// inside the loops the compiler would keep a pointer for each row, and advance them all.
///
/// # Safety
///
/// As for [`run`], and the element is inside the plane.
#[inline(never)]
#[target_feature(enable = "avx512f")]
unsafe fn square<T: Copy>(to: *mut T, from: *const T, plane: Plane, a: usize, b: usize) {
    let side = const { LINE / size_of::<T>() };
    let apart = (plane.operand_row, plane.out_row);
    let (height, width) = (side.min(plane.rows - a), side.min(plane.columns - b));
    let whole = height == side && width == side;
    // SAFETY: `height` and `width` end the square at `rows` and `columns`; the size of `T` is 4 or 8 bytes by this
    // function's contract.
    unsafe {
        let from = from.add(b * plane.operand_row + a);
        let to = to.add(a * plane.out_row + b);
        // A constant, so that only one branch is compiled.
        if const { size_of::<T>() == 4 } {
            if whole {
                square_of_4::<T, true>(from, to, apart, height, width);
            } else {
                square_of_4::<T, false>(from, to, apart, height, width);
            }
        } else {
            if whole {
                square_of_8::<T, true>(from, to, apart, height, width);
            } else {
                square_of_8::<T, false>(from, to, apart, height, width);
            }
        }
    }
}

/// A function that transposes one square, or the part of one at an edge, with as many vectors as a vector has elements,
/// `$inside` of them in each quarter of one.
macro_rules! square {
    ($name:ident, $side:literal, $inside:literal, $mask:ty, $load:ident, $load_part:ident, $store:ident, $store_part:ident, $transposed:expr) => {
        /// # Safety
        ///
        /// An element has the size in the name. `width` rows of `height` elements can be read and `height` rows of
        /// `width` elements can be written, `apart` elements from each other. If `WHOLE`, `height` and `width` are both
        /// the side of a square.
        #[inline]
        #[target_feature(enable = "avx512f")]
        unsafe fn $name<T, const WHOLE: bool>(
            from: *const T,
            to: *mut T,
            apart: (usize, usize),
            height: usize,
            width: usize,
        ) {
            let part = |size: usize| <$mask>::MAX >> ($side - size);
            // SAFETY: of each row, only the elements below `height` or `width` are accessed, which the caller makes
            // readable and writable.
            unsafe {
                // A loop that ended early would not be unrolled, and the vectors would not stay in registers.
                let mut read = [_mm512_setzero_si512(); $side];
                let mut b = 0;
                while b < $side {
                    if WHOLE {
                        read[b] = $load(from.add(b * apart.0).cast());
                    } else if b < width {
                        read[b] = $load_part(part(height), from.add(b * apart.0).cast());
                    }
                    b += 1;
                }
                let written =
                    inside::<$side, $inside>(quarters::<$side, $inside>(read), $transposed);
                let mut a = 0;
                while a < $side {
                    if WHOLE {
                        $store(to.add(a * apart.1).cast(), written[a]);
                    } else if a < height {
                        $store_part(to.add(a * apart.1).cast(), part(width), written[a]);
                    }
                    a += 1;
                }
            }
        }
    };
}

square!(
    square_of_4,
    16,
    4,
    u16,
    _mm512_loadu_epi32,
    _mm512_maskz_loadu_epi32,
    _mm512_storeu_epi32,
    _mm512_mask_storeu_epi32,
    #[inline(always)]
    |[a, b, c, d]: [__m512i; 4]| {
        let (ab, ab_high) = (_mm512_unpacklo_epi32(a, b), _mm512_unpackhi_epi32(a, b));
        let (cd, cd_high) = (_mm512_unpacklo_epi32(c, d), _mm512_unpackhi_epi32(c, d));
        [
            _mm512_unpacklo_epi64(ab, cd),
            _mm512_unpackhi_epi64(ab, cd),
            _mm512_unpacklo_epi64(ab_high, cd_high),
            _mm512_unpackhi_epi64(ab_high, cd_high),
        ]
    }
);
square!(
    square_of_8,
    8,
    2,
    u8,
    _mm512_loadu_epi64,
    _mm512_maskz_loadu_epi64,
    _mm512_storeu_epi64,
    _mm512_mask_storeu_epi64,
    #[inline(always)]
    |[a, b]: [__m512i; 2]| [_mm512_unpacklo_epi64(a, b), _mm512_unpackhi_epi64(a, b)]
);

/// Exchanges quarters of vectors: quarter `q` of vector `p * INSIDE + i` becomes quarter `p` of vector
/// `q * INSIDE + i`.
#[inline]
#[target_feature(enable = "avx512f")]
fn quarters<const SIDE: usize, const INSIDE: usize>(rows: [__m512i; SIDE]) -> [__m512i; SIDE] {
    let mut exchanged = rows;
    for i in 0..INSIDE {
        let at = |p: usize| rows[p * INSIDE + i];
        let (a, b, c, d) = (at(0), at(1), at(2), at(3));
        // The even quarters of two vectors, and the odd ones.
        let even = |a, b| _mm512_shuffle_i32x4::<0b10_00_10_00>(a, b);
        let odd = |a, b| _mm512_shuffle_i32x4::<0b11_01_11_01>(a, b);
        let (ab, cd) = (even(a, b), even(c, d));
        (exchanged[i], exchanged[2 * INSIDE + i]) = (even(ab, cd), odd(ab, cd));
        let (ab, cd) = (odd(a, b), odd(c, d));
        (exchanged[INSIDE + i], exchanged[3 * INSIDE + i]) = (even(ab, cd), odd(ab, cd));
    }
    exchanged
}

/// Transposes the squares in the quarters of each `INSIDE` vectors.
#[inline(always)]
fn inside<const SIDE: usize, const INSIDE: usize>(
    mut rows: [__m512i; SIDE],
    transposed: impl Fn([__m512i; INSIDE]) -> [__m512i; INSIDE],
) -> [__m512i; SIDE] {
    for group in rows.as_chunks_mut::<INSIDE>().0 {
        *group = transposed(*group);
    }
    rows
}
