//! Vectors of `f32` and `f64` with a fused multiply-add, as the tiles need them.
//!
//! A value of a type that is [`Simd`] proves that the processor has its instructions: it comes from `detect` alone.

/// The vector instructions for elements of type `T`.
///
/// # Safety
///
/// Values exist only where the processor has every instruction that the methods use; `load` and `store` touch exactly
/// `LANES` elements, the masked forms exactly those that the mask names.
pub unsafe trait Simd<T: Copy>: Copy {
    /// `LANES` elements.
    type Vector: Copy;
    /// The first few lanes.
    type Mask: Copy;
    /// Elements of one vector.
    const LANES: usize;
    /// Rows of the tile that keeps every multiplier busy without running out of registers.
    const ROWS: usize;

    /// Runs `f`, which is inlined, in code compiled for these instructions.
    fn run<R>(self, f: impl FnOnce() -> R) -> R;
    /// All lanes the same.
    fn splat(self, x: T) -> Self::Vector;
    /// `a * b + c`, rounded once.
    fn mul_add(self, a: Self::Vector, b: Self::Vector, c: Self::Vector) -> Self::Vector;
    /// `a + b`.
    fn add(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// The sum of all lanes.
    fn sum(self, a: Self::Vector) -> T;
    /// The [`sum`](Simd::sum) of each vector.
    #[inline(always)]
    fn sums(self, all: [Self::Vector; 4]) -> [T; 4] {
        let [a, b, c, d] = all;
        [self.sum(a), self.sum(b), self.sum(c), self.sum(d)]
    }
    /// The first `n` lanes.
    fn mask(self, n: usize) -> Self::Mask;
    /// Asks for the cache line at this address, which need not be one.
    fn prefetch(self, at: *const T);
    /// As `prefetch`, for the second cache only.
    fn prefetch_far(self, at: *const T);
    /// # Safety
    ///
    /// `LANES` elements can be read at `from`.
    unsafe fn load(self, from: *const T) -> Self::Vector;
    /// # Safety
    ///
    /// `LANES` elements can be written at `to`.
    unsafe fn store(self, to: *mut T, x: Self::Vector);
    /// Lanes outside of the mask are zero.
    ///
    /// # Safety
    ///
    /// The elements that the mask names can be read at `from`.
    unsafe fn load_masked(self, from: *const T, mask: Self::Mask) -> Self::Vector;
    /// # Safety
    ///
    /// The elements that the mask names can be written at `to`.
    unsafe fn store_masked(self, to: *mut T, mask: Self::Mask, x: Self::Vector);
}

#[cfg(target_arch = "x86_64")]
pub use x86::{Avx2, Avx512};

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::*;

    use super::Simd;
    use crate::level::Detected;

    /// AVX2 and FMA.
    #[derive(Clone, Copy, Debug)]
    pub struct Avx2(());

    /// The foundation of AVX-512.
    #[derive(Clone, Copy, Debug)]
    pub struct Avx512(());

    impl Avx2 {
        #[inline]
        /// Returns the token where the level has these instructions.
        pub fn of(level: Detected) -> Option<Avx2> {
            level.has_avx2().then_some(Avx2(()))
        }
    }

    impl Avx512 {
        #[inline]
        /// Returns the token where the level has these instructions.
        pub fn of(level: Detected) -> Option<Avx512> {
            level.has_avx512().then_some(Avx512(()))
        }
    }

    #[target_feature(enable = "avx2,fma")]
    fn run_avx2<R>(f: impl FnOnce() -> R) -> R {
        f()
    }

    #[target_feature(enable = "avx512f,avx2,fma")]
    fn run_avx512<R>(f: impl FnOnce() -> R) -> R {
        f()
    }

    /// The first `n` of 8 lanes of 32 bits.
    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn first_avx2_ps(n: usize) -> __m256i {
        _mm256_cmpgt_epi32(
            _mm256_set1_epi32(n as i32),
            _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7),
        )
    }

    /// The first `n` of 4 lanes of 64 bits.
    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn first_avx2_pd(n: usize) -> __m256i {
        _mm256_cmpgt_epi64(_mm256_set1_epi64x(n as i64), _mm256_setr_epi64x(0, 1, 2, 3))
    }

    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn sum_avx2_ps(x: __m256) -> f32 {
        let x = _mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps::<1>(x));
        let x = _mm_add_ps(x, _mm_movehl_ps(x, x));
        _mm_cvtss_f32(_mm_add_ss(x, _mm_movehdup_ps(x)))
    }

    #[target_feature(enable = "avx2,fma")]
    #[inline]
    fn sum_avx2_pd(x: __m256d) -> f64 {
        let x = _mm_add_pd(_mm256_castpd256_pd128(x), _mm256_extractf128_pd::<1>(x));
        _mm_cvtsd_f64(_mm_add_sd(x, _mm_unpackhi_pd(x, x)))
    }

    /// Adds what `_mm512_reduce_add_ps` adds, in the same order, for four vectors at once: 9 shuffles instead of 18.
    #[target_feature(enable = "avx512f")]
    #[inline]
    fn sums_avx512_ps([a, b, c, d]: [__m512; 4]) -> [f32; 4] {
        // Halves of two vectors, then quarters of four: each quarter has the sums of one vector.
        let halves = |x, y| {
            let low = _mm512_shuffle_f32x4::<0b01_00_01_00>(x, y);
            _mm512_add_ps(low, _mm512_shuffle_f32x4::<0b11_10_11_10>(x, y))
        };
        let (ab, cd) = (halves(a, b), halves(c, d));
        let even = _mm512_shuffle_f32x4::<0b10_00_10_00>(ab, cd);
        let all = _mm512_add_ps(even, _mm512_shuffle_f32x4::<0b11_01_11_01>(ab, cd));
        let all = _mm512_add_ps(all, _mm512_permute_ps::<0b01_00_11_10>(all));
        let all = _mm512_add_ps(all, _mm512_permute_ps::<0b10_11_00_01>(all));
        let first = _mm512_setr_epi32(0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12);
        let mut sums = [0.0; 4];
        // SAFETY: four elements of `f32` are 16 bytes.
        unsafe {
            let all = _mm512_castps512_ps128(_mm512_permutexvar_ps(first, all));
            _mm_storeu_ps(sums.as_mut_ptr(), all);
        }
        sums
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn first_avx512_ps(n: usize) -> __mmask16 {
        ((1_u32 << n) - 1) as __mmask16
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn first_avx512_pd(n: usize) -> __mmask8 {
        ((1_u32 << n) - 1) as __mmask8
    }

    macro_rules! simd {
        ($($token:ident $element:ident: $vector:ty, $mask:ty, $lanes:literal lanes, $rows:literal rows, $run:ident
            $splat:ident $fma:ident $add:ident $sum:ident $first:ident $load:ident $store:ident
            |$from:ident, $bits:ident| $load_masked:expr, $store_masked:ident $($sums:ident)?;)*) => {$(
            // SAFETY: a token comes from `of` alone, for a level that has every feature that is used here; a load or a
            // store touches the lanes that the trait says.
            unsafe impl Simd<$element> for $token {
                type Vector = $vector;
                type Mask = $mask;
                const LANES: usize = $lanes;
                const ROWS: usize = $rows;

                #[inline(always)]
                fn run<R>(self, f: impl FnOnce() -> R) -> R {
                    // SAFETY: the token proves the features.
                    unsafe { $run(f) }
                }

                #[inline(always)]
                fn splat(self, x: $element) -> $vector {
                    // SAFETY: as above.
                    unsafe { $splat(x) }
                }

                #[inline(always)]
                fn mul_add(self, a: $vector, b: $vector, c: $vector) -> $vector {
                    // SAFETY: as above.
                    unsafe { $fma(a, b, c) }
                }

                #[inline(always)]
                fn add(self, a: $vector, b: $vector) -> $vector {
                    // SAFETY: as above.
                    unsafe { $add(a, b) }
                }

                #[inline(always)]
                fn sum(self, a: $vector) -> $element {
                    // SAFETY: as above.
                    unsafe { $sum(a) }
                }

                $(
                    #[inline(always)]
                    fn sums(self, all: [$vector; 4]) -> [$element; 4] {
                        // SAFETY: as above.
                        unsafe { $sums(all) }
                    }
                )?

                #[inline(always)]
                fn mask(self, n: usize) -> $mask {
                    // SAFETY: as above.
                    unsafe { $first(n) }
                }

                #[inline(always)]
                fn prefetch(self, at: *const $element) {
                    // SAFETY: a hint that reads nothing, at whatever address.
                    unsafe { _mm_prefetch::<_MM_HINT_T0>(at.cast()) }
                }

                #[inline(always)]
                fn prefetch_far(self, at: *const $element) {
                    // SAFETY: a hint that reads nothing, at whatever address.
                    unsafe { _mm_prefetch::<_MM_HINT_T1>(at.cast()) }
                }

                #[inline(always)]
                unsafe fn load(self, from: *const $element) -> $vector {
                    // SAFETY: as above; the caller has the elements.
                    unsafe { $load(from) }
                }

                #[inline(always)]
                unsafe fn store(self, to: *mut $element, x: $vector) {
                    // SAFETY: as above; the caller has the elements.
                    unsafe { $store(to, x) }
                }

                #[inline(always)]
                unsafe fn load_masked(self, $from: *const $element, $bits: $mask) -> $vector {
                    // SAFETY: as above; the caller has the elements that the mask names, no other is touched.
                    unsafe { $load_masked }
                }

                #[inline(always)]
                unsafe fn store_masked(self, to: *mut $element, mask: $mask, x: $vector) {
                    // SAFETY: as above; the caller has the elements that the mask names, no other is touched.
                    unsafe { $store_masked(to, mask, x) }
                }
            }
        )*};
    }

    simd! {
        Avx2 f32: __m256, __m256i, 8 lanes, 6 rows, run_avx2
            _mm256_set1_ps _mm256_fmadd_ps _mm256_add_ps sum_avx2_ps first_avx2_ps _mm256_loadu_ps _mm256_storeu_ps
            |from, mask| _mm256_maskload_ps(from, mask), _mm256_maskstore_ps;
        Avx2 f64: __m256d, __m256i, 4 lanes, 6 rows, run_avx2
            _mm256_set1_pd _mm256_fmadd_pd _mm256_add_pd sum_avx2_pd first_avx2_pd _mm256_loadu_pd _mm256_storeu_pd
            |from, mask| _mm256_maskload_pd(from, mask), _mm256_maskstore_pd;
        Avx512 f32: __m512, __mmask16, 16 lanes, 8 rows, run_avx512
            _mm512_set1_ps _mm512_fmadd_ps _mm512_add_ps _mm512_reduce_add_ps first_avx512_ps _mm512_loadu_ps _mm512_storeu_ps
            |from, mask| _mm512_maskz_loadu_ps(mask, from), _mm512_mask_storeu_ps sums_avx512_ps;
        Avx512 f64: __m512d, __mmask8, 8 lanes, 8 rows, run_avx512
            _mm512_set1_pd _mm512_fmadd_pd _mm512_add_pd _mm512_reduce_add_pd first_avx512_pd _mm512_loadu_pd _mm512_storeu_pd
            |from, mask| _mm512_maskz_loadu_pd(mask, from), _mm512_mask_storeu_pd;
    }
}
