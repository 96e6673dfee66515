//! Transposes two dimensions, by squares in registers and blocks that fit in the L1 cache.

use core::mem::MaybeUninit;

#[cfg(target_arch = "x86_64")]
use super::lines;
use super::plane::Plane;
#[cfg(target_arch = "x86_64")]
use crate::level::Detected;

/// Returns the side of a block in elements: for a buffer, as many as leave room in the L1 cache; directly into the
/// result, one cache line.
const fn side<T>(buffered: bool) -> usize {
    let line = match size_of::<T>() {
        0 => 64,
        bytes => 64 / bytes,
    };
    match (buffered, size_of::<T>()) {
        (true, 0..=4) => 64,
        (true, _) => 32,
        (false, 0..=63) => line,
        (false, _) => 1,
    }
}

/// Transposes one plane.
///
/// # Panics
///
/// Panics if the plane is not inside both slices.
pub fn run<T: Copy>(out: &mut [T], operand: &[T], plane: Plane) {
    if plane.rows == 0 || plane.columns == 0 {
        return;
    }
    plane.check(out.len(), operand.len());
    // SAFETY: `check` established that the plane is inside both slices, whose elements have this size; they do not
    // overlap, because one is borrowed mutably.
    unsafe {
        run_bytes(
            out.as_mut_ptr().cast(),
            operand.as_ptr().cast(),
            plane,
            size_of::<T>(),
        );
    }
}

/// An element with a known size and an unknown type.
type Bytes<const SIZE: usize> = [MaybeUninit<u8>; SIZE];

/// Transposes one plane of elements of `size` bytes. It is not generic, so that it is compiled once for each size and
/// not for each type.
///
/// # Safety
///
/// The plane is inside the memory that may be read from `operand` and written to `out`, which do not overlap.
#[inline(never)]
unsafe fn run_bytes(
    out: *mut MaybeUninit<u8>,
    operand: *const MaybeUninit<u8>,
    plane: Plane,
    size: usize,
) {
    // SAFETY: this function's contract, for elements of this size.
    unsafe {
        match size {
            1 => run_sized::<1>(out.cast(), operand.cast(), plane),
            2 => run_sized::<2>(out.cast(), operand.cast(), plane),
            #[cfg(target_arch = "x86_64")]
            4 if lines::fit() => lines::run::<Bytes<4>>(out.cast(), operand.cast(), plane),
            #[cfg(target_arch = "x86_64")]
            8 if lines::fit() => lines::run::<Bytes<8>>(out.cast(), operand.cast(), plane),
            4 => run_sized::<4>(out.cast(), operand.cast(), plane),
            8 => run_sized::<8>(out.cast(), operand.cast(), plane),
            16 => run_sized::<16>(out.cast(), operand.cast(), plane),
            _ => one_by_one(out, operand, plane, size),
        }
    }
}

/// Transposes a plane of elements of a size for which there is no square.
///
/// # Safety
///
/// As for [`run_bytes`].
unsafe fn one_by_one(
    out: *mut MaybeUninit<u8>,
    operand: *const MaybeUninit<u8>,
    plane: Plane,
    size: usize,
) {
    for a in 0..plane.rows {
        for b in 0..plane.columns {
            let (to, from) = (a * plane.out_row + b, b * plane.operand_row + a);
            // SAFETY: the element is inside the plane by the bounds of the loops.
            unsafe {
                core::ptr::copy_nonoverlapping(operand.add(from * size), out.add(to * size), size);
            }
        }
    }
}

/// # Safety
///
/// As for `run_bytes`.
pub unsafe fn run_sized<const SIZE: usize>(
    out: *mut Bytes<SIZE>,
    operand: *const Bytes<SIZE>,
    plane: Plane,
) {
    #[cfg(target_arch = "x86_64")]
    if Detected::best().has_avx2() {
        // SAFETY: the processor has AVX2, as checked above; the rest is this function's contract.
        return unsafe { run_avx2(out, operand, plane) };
    }
    // SAFETY: this function's contract.
    unsafe { run_baseline(out, operand, plane) }
}

/// Transposes the plane at the baseline level. Not inlined: its buffer would be in the stack frame of its caller for
/// every size, and each page of the frame is touched.
///
/// # Safety
///
/// As for [`run_bytes`].
#[inline(never)]
unsafe fn run_baseline<const SIZE: usize>(
    out: *mut Bytes<SIZE>,
    operand: *const Bytes<SIZE>,
    plane: Plane,
) {
    // SAFETY: this function's contract.
    unsafe { run_with::<Bytes<SIZE>, false>(out, operand, plane) }
}

/// # Safety
///
/// As for [`run_bytes`], and the processor has AVX2.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
unsafe fn run_avx2<const SIZE: usize>(
    out: *mut Bytes<SIZE>,
    operand: *const Bytes<SIZE>,
    plane: Plane,
) {
    // SAFETY: this function's contract.
    unsafe { run_with::<Bytes<SIZE>, true>(out, operand, plane) }
}

/// A block whose rows begin at a cache line.
#[repr(align(64))]
struct Buffer<T>([MaybeUninit<T>; 64 * 64]);

/// # Safety
///
/// As for `run_bytes`; if `AVX2`, the processor has it.
#[inline(always)]
pub unsafe fn run_with<T: Copy, const AVX2: bool>(out: *mut T, operand: *const T, plane: Plane) {
    let Plane {
        rows,
        columns,
        out_row,
        operand_row,
    } = plane;
    let mut buffer = Buffer([const { MaybeUninit::<T>::uninit() }; 64 * 64]);
    let buffered = plane.buffered(size_of::<T>());
    let side = if buffered {
        const { side::<T>(true) }
    } else {
        const { side::<T>(false) }
    };
    let mut b = 0;
    while b < columns {
        let width = side.min(columns - b);
        let mut a = 0;
        while a < rows {
            let height = side.min(rows - a);
            // SAFETY: a block ends at `rows` and `columns`, which are inside both arrays; the buffer holds `side` rows
            // of `side` elements, and only elements that `block` wrote to it are copied from it.
            unsafe {
                let from = operand.add(b * operand_row + a);
                let to = out.add(a * out_row + b);
                if buffered {
                    let buffer = buffer.0.as_mut_ptr().cast::<T>();
                    block::<T, AVX2>(from, operand_row, buffer, side, height, width);
                    let mut row = 0;
                    while row < height {
                        let to = to.add(row * out_row);
                        core::ptr::copy_nonoverlapping(buffer.add(row * side), to, width);
                        row += 1;
                    }
                } else {
                    block::<T, AVX2>(from, operand_row, to, out_row, height, width);
                }
            }
            a += height;
        }
        b += width;
    }
}

/// Transposes `height` rows of `width` elements, in squares as far as they fit.
///
/// # Safety
///
/// `width` rows of `height` elements can be read from `from`, and `height` rows of `width` elements can be written to
/// `to`; they do not overlap.
#[inline(always)]
unsafe fn block<T: Copy, const AVX2: bool>(
    from: *const T,
    from_row: usize,
    to: *mut T,
    to_row: usize,
    height: usize,
    width: usize,
) {
    let (tall, wide) = const { square_size::<T, AVX2>() };
    let (whole_height, whole_width) = (height / tall * tall, width / wide * wide);
    // SAFETY: the whole squares end at `whole_height` and `whole_width`; the rest is moved element by element, below
    // `height` and `width`.
    unsafe {
        // The inner loop is along the rows of the operand: if these are a power of two apart, a cache line is evicted
        // before a second visit.
        let mut b = 0;
        while b < whole_width {
            let mut a = 0;
            while a < whole_height {
                square::<T, AVX2>(
                    from.add(b * from_row + a),
                    from_row,
                    to.add(a * to_row + b),
                    to_row,
                );
                a += tall;
            }
            b += wide;
        }
        if (whole_height, whole_width) == (height, width) {
            return;
        }
        let mut a = 0;
        while a < height {
            let mut b = if a < whole_height { whole_width } else { 0 };
            while b < width {
                *to.add(a * to_row + b) = *from.add(b * from_row + a);
                b += 1;
            }
            a += 1;
        }
    }
}

/// Returns the numbers of rows and columns that [`square`] writes.
const fn square_size<T, const AVX2: bool>() -> (usize, usize) {
    if !cfg!(target_arch = "x86_64") {
        return (1, 1);
    }
    let double = if AVX2 { 2 } else { 1 };
    match size_of::<T>() {
        1 => (16, 16 * double),
        2 => (8, 8 * double),
        4 => (4, 4 * double),
        8 => (2, 2 * double),
        _ => (1, 1),
    }
}

/// Transposes as many rows and columns as [`square_size`] returns.
///
/// # Safety
///
/// That many elements can be read and written; if `AVX2`, the processor has it.
#[inline(always)]
unsafe fn square<T: Copy, const AVX2: bool>(
    from: *const T,
    from_row: usize,
    to: *mut T,
    to_row: usize,
) {
    // SAFETY: this function's contract, where N is `square_size` of elements of this size.
    unsafe {
        #[cfg(target_arch = "x86_64")]
        {
            // Constants, so that only one branch is compiled.
            macro_rules! of {
                ($($bytes:literal: $n:literal;)*) => {$(
                    if const { AVX2 && size_of::<T>() == $bytes } {
                        return x86::two_squares::<T, $n>(from, from_row, to, to_row);
                    }
                    if const { !AVX2 && size_of::<T>() == $bytes } {
                        return x86::square::<T, $n>(from, from_row, to, to_row);
                    }
                )*};
            }
            of! { 1: 16; 2: 8; 4: 4; 8: 2; }
        }
        let _ = (from_row, to_row);
        *to = *from;
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::*;

    /// Transposes `N` rows of one vector by log2(N) perfect shuffles of rows, each of which interleaves elements.
    macro_rules! transposed {
        ($n:ident, $rows:ident, $lo:ident, $hi:ident) => {
            for _ in 0..$n.ilog2() {
                let (before, mut i) = ($rows, 0);
                while i < $n {
                    let (a, b) = (before[i / 2], before[i / 2 + $n / 2]);
                    $rows[i] = $lo(a, b);
                    $rows[i + 1] = $hi(a, b);
                    i += 2;
                }
            }
        };
    }

    /// Transposes `N` rows of `N` elements, each row one vector of 128 bits.
    ///
    /// # Safety
    ///
    /// `N` elements of `T` are 16 bytes, which can be read from `N` rows and written to `N` rows.
    #[inline(always)]
    pub(super) unsafe fn square<T, const N: usize>(
        from: *const T,
        from_row: usize,
        to: *mut T,
        to_row: usize,
    ) {
        // SAFETY: this function's contract.
        unsafe {
            let mut rows = [_mm_setzero_si128(); N];
            let mut b = 0;
            while b < N {
                rows[b] = _mm_loadu_si128(from.add(b * from_row).cast());
                b += 1;
            }
            match N {
                16 => transposed!(N, rows, _mm_unpacklo_epi8, _mm_unpackhi_epi8),
                8 => transposed!(N, rows, _mm_unpacklo_epi16, _mm_unpackhi_epi16),
                4 => transposed!(N, rows, _mm_unpacklo_epi32, _mm_unpackhi_epi32),
                _ => transposed!(N, rows, _mm_unpacklo_epi64, _mm_unpackhi_epi64),
            }
            let mut a = 0;
            while a < N {
                _mm_storeu_si128(to.add(a * to_row).cast(), rows[a]);
                a += 1;
            }
        }
    }

    /// Transposes two squares that are adjacent in the result: `2 * N` rows of `N` elements become `N` rows of `2 * N`.
    ///
    /// # Safety
    ///
    /// As for [`square`], and the processor has AVX2.
    #[inline(always)]
    pub(super) unsafe fn two_squares<T, const N: usize>(
        from: *const T,
        from_row: usize,
        to: *mut T,
        to_row: usize,
    ) {
        // SAFETY: this function's contract.
        unsafe {
            let mut rows = [_mm256_setzero_si256(); N];
            let mut b = 0;
            while b < N {
                let (low, high) = (from.add(b * from_row), from.add((b + N) * from_row));
                rows[b] = _mm256_loadu2_m128i(high.cast(), low.cast());
                b += 1;
            }
            match N {
                16 => transposed!(N, rows, _mm256_unpacklo_epi8, _mm256_unpackhi_epi8),
                8 => transposed!(N, rows, _mm256_unpacklo_epi16, _mm256_unpackhi_epi16),
                4 => transposed!(N, rows, _mm256_unpacklo_epi32, _mm256_unpackhi_epi32),
                _ => transposed!(N, rows, _mm256_unpacklo_epi64, _mm256_unpackhi_epi64),
            }
            let mut a = 0;
            while a < N {
                _mm256_storeu_si256(to.add(a * to_row).cast(), rows[a]);
                a += 1;
            }
        }
    }
}
