//! Two dimensions that change places: squares in registers, blocks that fit in the first cache.

use core::mem::MaybeUninit;

#[cfg(target_arch = "x86_64")]
use super::lines;

/// One plane: `out[a * out_row + b] = operand[b * operand_row + a]` for `a` below `rows` and `b` below `columns`.
#[derive(Clone, Copy, Debug)]
pub(in crate::kernels) struct Plane {
    /// Rows of `out`.
    pub(in crate::kernels) rows: usize,
    /// Columns of `out`.
    pub(in crate::kernels) columns: usize,
    pub(in crate::kernels) out_row: usize,
    pub(in crate::kernels) operand_row: usize,
}

/// Elements along each side of a block. In a buffer, as many as leave room in the first cache; straight into the result,
/// one line of the cache.
const fn side<T>(buffered: bool) -> usize {
    let line = 64
        / if size_of::<T>() == 0 {
            1
        } else {
            size_of::<T>()
        };
    match (buffered, size_of::<T>()) {
        (true, 0..=4) => 64,
        (true, _) => 32,
        (false, 0..=63) => line,
        (false, _) => 1,
    }
}

/// From this many bytes on, a block may be gathered in a buffer and then written row by row.
///
/// Rows that lie a power of two apart meet in the same sets of the caches; written in whole rows they are there only
/// once. [1024, 1024] of f32 takes 0.6 of the time this way; [784, 128], which fits in the second cache with its result,
/// 1.4 times as long.
const BUFFERED: usize = 512 << 10;

/// Rows so many bytes apart, or a multiple of it, meet in so few sets that the lines of a block drive each other out.
const MEETING: usize = 1 << 10;

impl Plane {
    /// # Panics
    ///
    /// When it does not lie within slices of such lengths.
    fn check(&self, out: usize, operand: usize) {
        let Plane {
            rows,
            columns,
            out_row,
            operand_row,
        } = *self;
        assert!(
            (rows - 1) * out_row + columns <= out && (columns - 1) * operand_row + rows <= operand,
            "{self:?} in slices of {out} and {operand}"
        );
    }

    /// Whether rows meet in few sets of the caches.
    pub(super) fn meets<T>(&self) -> bool {
        let meet = |row: usize| (row * size_of::<T>()).is_multiple_of(MEETING);
        meet(self.out_row) || meet(self.operand_row)
    }

    /// Whether blocks of it go through a buffer.
    fn buffered<T>(&self) -> bool {
        self.rows * self.columns * size_of::<T>() >= BUFFERED && self.meets::<T>()
    }
}

/// Moves one plane.
///
/// # Panics
///
/// When it does not lie within both slices.
pub(in crate::kernels) fn run<T: Copy>(out: &mut [T], operand: &[T], plane: Plane) {
    if plane.rows == 0 || plane.columns == 0 {
        return;
    }
    plane.check(out.len(), operand.len());
    #[cfg(target_arch = "x86_64")]
    if lines::fit::<T>() {
        // SAFETY: the plane was checked for both slices, and the processor for the elements.
        return unsafe { lines::run(out.as_mut_ptr(), operand.as_ptr(), plane) };
    }
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has AVX2.
        return unsafe { run_avx2(out, operand, plane) };
    }
    run_with::<T, false>(out, operand, plane);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn run_avx2<T: Copy>(out: &mut [T], operand: &[T], plane: Plane) {
    run_with::<T, true>(out, operand, plane);
}

#[inline(always)]
fn run_with<T: Copy, const AVX2: bool>(out: &mut [T], operand: &[T], plane: Plane) {
    let Plane {
        rows,
        columns,
        out_row,
        operand_row,
    } = plane;
    plane.check(out.len(), operand.len());
    let mut buffer = [const { MaybeUninit::<T>::uninit() }; 64 * 64];
    let buffered = plane.buffered::<T>();
    let side = if buffered {
        const { side::<T>(true) }
    } else {
        const { side::<T>(false) }
    };
    for b in (0..columns).step_by(side) {
        let width = side.min(columns - b);
        for a in (0..rows).step_by(side) {
            let height = side.min(rows - a);
            // SAFETY: a block ends at `rows` and `columns`, for which both slices were checked; the buffer holds
            // `side` rows of `side` elements, and only what `block` wrote to it is copied from it.
            unsafe {
                let from = operand.as_ptr().add(b * operand_row + a);
                let to = out.as_mut_ptr().add(a * out_row + b);
                if buffered {
                    let buffer = buffer.as_mut_ptr().cast::<T>();
                    block::<T, AVX2>(from, operand_row, buffer, side, height, width);
                    for row in 0..height {
                        core::ptr::copy_nonoverlapping(
                            buffer.add(row * side),
                            to.add(row * out_row),
                            width,
                        );
                    }
                } else {
                    block::<T, AVX2>(from, operand_row, to, out_row, height, width);
                }
            }
        }
    }
}

/// Moves `height` rows of `width`, in squares as far as they fit.
///
/// # Safety
///
/// `width` rows of `height` elements can be read from `from`, `height` rows of `width` written to `to`; they do not overlap.
#[inline(always)]
unsafe fn block<T: Copy, const AVX2: bool>(
    from: *const T,
    from_row: usize,
    to: *mut T,
    to_row: usize,
    height: usize,
    width: usize,
) {
    let (tall, wide) = square_size::<T, AVX2>();
    let (whole_height, whole_width) = (height / tall * tall, width / wide * wide);
    // SAFETY: a square lies within the whole squares; the rest is moved one by one, within `height` and `width`.
    unsafe {
        // Along the rows of the operand: where these lie a power of two apart, a line of the cache is gone before the
        // second visit.
        for b in (0..whole_width).step_by(wide) {
            for a in (0..whole_height).step_by(tall) {
                square::<T, AVX2>(
                    from.add(b * from_row + a),
                    from_row,
                    to.add(a * to_row + b),
                    to_row,
                );
            }
        }
        for a in 0..height {
            for b in if a < whole_height { whole_width } else { 0 }..width {
                *to.add(a * to_row + b) = *from.add(b * from_row + a);
            }
        }
    }
}

/// Rows and columns of what [`square`] writes.
#[inline(always)]
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

/// Moves as many rows and columns as [`square_size`] says.
///
/// # Safety
///
/// That many elements can be read and written; with `AVX2` the processor has it.
#[inline(always)]
unsafe fn square<T: Copy, const AVX2: bool>(
    from: *const T,
    from_row: usize,
    to: *mut T,
    to_row: usize,
) {
    // SAFETY: what this function asks of its caller, with N as `square_size` has it for elements of this size.
    unsafe {
        #[cfg(target_arch = "x86_64")]
        match (size_of::<T>(), AVX2) {
            (1, false) => return x86::square::<T, 16>(from, from_row, to, to_row),
            (2, false) => return x86::square::<T, 8>(from, from_row, to, to_row),
            (4, false) => return x86::square::<T, 4>(from, from_row, to, to_row),
            (8, false) => return x86::square::<T, 2>(from, from_row, to, to_row),
            (1, true) => return x86::two_squares::<T, 16>(from, from_row, to, to_row),
            (2, true) => return x86::two_squares::<T, 8>(from, from_row, to, to_row),
            (4, true) => return x86::two_squares::<T, 4>(from, from_row, to, to_row),
            (8, true) => return x86::two_squares::<T, 2>(from, from_row, to, to_row),
            _ => {}
        }
        let _ = (from_row, to_row);
        *to = *from;
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::*;
    use core::array::from_fn;

    /// Transposes `N` rows of one vector: log2(N) perfect shuffles of rows, each an interleaving of elements.
    macro_rules! transposed {
        ($n:ident, $rows:ident, $lo:ident, $hi:ident) => {
            for _ in 0..$n.ilog2() {
                $rows = from_fn(
                    #[inline(always)]
                    |i| {
                        let (a, b) = ($rows[i / 2], $rows[i / 2 + $n / 2]);
                        if i % 2 == 0 { $lo(a, b) } else { $hi(a, b) }
                    },
                );
            }
        };
    }

    /// `N` rows of `N` elements, which are one vector of 128 bits.
    ///
    /// # Safety
    ///
    /// `N` elements of `T` are 16 bytes; so much can be read from `N` rows and written to `N` rows.
    #[inline(always)]
    pub(super) unsafe fn square<T, const N: usize>(
        from: *const T,
        from_row: usize,
        to: *mut T,
        to_row: usize,
    ) {
        // SAFETY: what this function asks of its caller.
        unsafe {
            let mut rows: [__m128i; N] = from_fn(
                #[inline(always)]
                |b| _mm_loadu_si128(from.add(b * from_row).cast()),
            );
            match N {
                16 => transposed!(N, rows, _mm_unpacklo_epi8, _mm_unpackhi_epi8),
                8 => transposed!(N, rows, _mm_unpacklo_epi16, _mm_unpackhi_epi16),
                4 => transposed!(N, rows, _mm_unpacklo_epi32, _mm_unpackhi_epi32),
                _ => transposed!(N, rows, _mm_unpacklo_epi64, _mm_unpackhi_epi64),
            }
            for (a, row) in rows.into_iter().enumerate() {
                _mm_storeu_si128(to.add(a * to_row).cast(), row);
            }
        }
    }

    /// Two squares side by side in the result: `2 * N` rows of `N` elements become `N` rows of `2 * N`.
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
        // SAFETY: what this function asks of its caller.
        unsafe {
            let mut rows: [__m256i; N] = from_fn(
                #[inline(always)]
                |b| {
                    _mm256_loadu2_m128i(
                        from.add((b + N) * from_row).cast(),
                        from.add(b * from_row).cast(),
                    )
                },
            );
            match N {
                16 => transposed!(N, rows, _mm256_unpacklo_epi8, _mm256_unpackhi_epi8),
                8 => transposed!(N, rows, _mm256_unpacklo_epi16, _mm256_unpackhi_epi16),
                4 => transposed!(N, rows, _mm256_unpacklo_epi32, _mm256_unpackhi_epi32),
                _ => transposed!(N, rows, _mm256_unpacklo_epi64, _mm256_unpackhi_epi64),
            }
            for (a, row) in rows.into_iter().enumerate() {
                _mm256_storeu_si256(to.add(a * to_row).cast(), row);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_avx2<T: Copy>(out: &mut [T], operand: &[T], plane: Plane) {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has AVX2.
            return unsafe { run_avx2(out, operand, plane) };
        }
        run(out, operand, plane);
    }

    #[test]
    fn a_plane_touches_its_own_elements_only() {
        fn check<T: Copy + PartialEq + core::fmt::Debug>(from: impl Fn(usize) -> T, mark: T) {
            for (rows, columns) in [
                (1, 1),
                (2, 3),
                (16, 32),
                (17, 33),
                (40, 9),
                (70, 130),
                (300, 310),
                // Large enough for a buffer, with rows that meet.
                (520, 253),
            ] {
                let (out_row, operand_row) = (columns + 3, rows + 5);
                let operand: Vec<T> = (0..columns * operand_row).map(&from).collect();
                let plane = Plane {
                    rows,
                    columns,
                    out_row,
                    operand_row,
                };
                for f in [run, run_with::<T, false>, with_avx2] {
                    let mut out = vec![mark; rows * out_row];
                    f(&mut out, &operand, plane);
                    for (i, x) in out.into_iter().enumerate() {
                        let (a, b) = (i / out_row, i % out_row);
                        let want = if b < columns {
                            operand[b * operand_row + a]
                        } else {
                            mark
                        };
                        assert_eq!(x, want, "{a} {b} of {plane:?}");
                    }
                }
            }
        }
        check(|i| (i % 251) as u8, 255);
        check(|i| (i % 65521) as u16, 65535);
        check(|i| i as f32, -1.0);
        check(|i| i as u64, u64::MAX);
        check(|i| i as u128, u128::MAX);
        check(|i| [i, 7, 9], [0; 3]);
    }

    #[test]
    #[should_panic(expected = "in slices of 6 and 5")]
    fn a_short_slice_is_refused() {
        run(
            &mut [0; 6],
            &[0; 5],
            Plane {
                rows: 2,
                columns: 3,
                out_row: 3,
                operand_row: 2,
            },
        );
    }
}
