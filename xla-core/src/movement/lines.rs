//! Two dimensions that change places, by squares whose sides are one line of the cache, in registers of that length.
//!
//! A line is read once as a whole and written once as a whole. So it does not matter that rows a power of two apart meet in
//! the same sets of the first cache, which holds eight of the sixteen lines of such a square: none is needed again. For
//! [1024, 1024] of f32 on one thread that takes twice as long as a copy of its bytes; in blocks through a buffer it takes 2.7
//! times as long.

use core::arch::x86_64::*;

use super::plane::Plane;
use crate::level::Detected;

/// Bytes of a vector, and of a line of the cache.
const LINE: usize = 64;

/// Rows of the operand whose squares are moved before others, two lines of each where they meet and more where not: what the
/// processor fetches beside a line is still there when its turn comes.
const BAND: usize = 256;

/// Whether this processor has such registers, and the program may use them.
pub(super) fn fit() -> bool {
    Detected::best().has_avx512()
}

/// Moves one plane.
///
/// # Safety
///
/// [`fit`] says so, `T` has 4 or 8 bytes, and `plane` lies within what may be read from `from` and written to `to`, which do not overlap.
#[target_feature(enable = "avx512f")]
pub(super) unsafe fn run<T: Copy>(to: *mut T, from: *const T, plane: Plane) {
    let side = const { LINE / size_of::<T>() };
    let together = if plane.meets(size_of::<T>()) { 32 } else { 128 };
    for first in (0..plane.columns).step_by(BAND) {
        for around in (0..plane.rows).step_by(together) {
            for b in (first..plane.columns.min(first + BAND)).step_by(side) {
                for a in (around..plane.rows.min(around + together)).step_by(side) {
                    // SAFETY: `a` and `b` are in the plane.
                    unsafe { square(to, from, plane, a, b) };
                }
            }
        }
    }
}

/// Moves the square that begins at an element of the plane, or what is left of it there. Inside of the loops the compiler would
/// have a pointer for each of its rows, and advance them all.
///
/// # Safety
///
/// As for [`run`], and the element is in the plane.
#[inline(never)]
#[target_feature(enable = "avx512f")]
unsafe fn square<T: Copy>(to: *mut T, from: *const T, plane: Plane, a: usize, b: usize) {
    let side = const { LINE / size_of::<T>() };
    let apart = (plane.operand_row, plane.out_row);
    let (height, width) = (side.min(plane.rows - a), side.min(plane.columns - b));
    let whole = height == side && width == side;
    // SAFETY: the square ends at `rows` and `columns`; the size of `T` is 4 or 8 bytes.
    unsafe {
        let from = from.add(b * plane.operand_row + a);
        let to = to.add(a * plane.out_row + b);
        // A constant, so that one of both is compiled.
        if const { size_of::<T>() == 4 } {
            match whole {
                true => square_of_4::<T, true>(from, to, apart, height, width),
                false => square_of_4::<T, false>(from, to, apart, height, width),
            }
        } else {
            match whole {
                true => square_of_8::<T, true>(from, to, apart, height, width),
                false => square_of_8::<T, false>(from, to, apart, height, width),
            }
        }
    }
}

/// A function that moves one square, or the part of one that is left at an edge: as many vectors as a vector has elements,
/// `$inside` of them in each quarter of one.
macro_rules! square {
    ($name:ident, $side:literal, $inside:literal, $mask:ty, $load:ident, $load_part:ident, $store:ident, $store_part:ident, $transposed:expr) => {
        /// # Safety
        ///
        /// An element is as long as the name says. `width` rows of `height` elements can be read, `height` rows of `width` be
        /// written, `apart` from each other;
        /// `WHOLE` says that both are the side of a square.
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
            // SAFETY: of a row that can be read or written, the elements below `height` or `width`.
            unsafe {
                let mut read = [_mm512_setzero_si512(); $side];
                let mut b = 0;
                while b < $side && (WHOLE || b < width) {
                    let row = from.add(b * apart.0).cast();
                    read[b] = match WHOLE {
                        true => $load(row),
                        false => $load_part(part(height), row),
                    };
                    b += 1;
                }
                let written =
                    inside::<$side, $inside>(quarters::<$side, $inside>(read), $transposed);
                let mut a = 0;
                while a < $side && (WHOLE || a < height) {
                    let row = to.add(a * apart.1).cast();
                    match WHOLE {
                        true => $store(row, written[a]),
                        false => $store_part(row, part(width), written[a]),
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

/// Exchanges quarters of vectors: quarter `q` of the vector `p * INSIDE + i` becomes quarter `p` of `q * INSIDE + i`.
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
