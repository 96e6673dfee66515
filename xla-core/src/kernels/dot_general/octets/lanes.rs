//! Vectors of sums of 32 bits, and the instructions that add products of integers of 8 bits to them.
//!
//! A lane of 32 bits of an operand holds a *group* of consecutive contracted elements: four bytes, or two integers of
//! 16 bits. A value of a type that is [`Dots`] proves that the processor has its instructions.

/// The instructions that add the products of two groups to each lane.
///
/// # Safety
///
/// Values exist only where the processor has every instruction that the methods use; `load` and `store` touch exactly
/// `LANES` lanes.
pub unsafe trait Dots: Copy {
    /// `LANES` lanes.
    type Vector: Copy;
    /// Lanes of one vector.
    const LANES: usize;
    /// Rows of the largest tile: with three vectors of columns its sums fill the registers.
    const ROWS: usize;
    /// Vectors of columns of the widest tile.
    const VECTORS: usize;
    /// Contracted elements of a group: 4 bytes, where those of the left operand are signed and those of the right one are
    /// not, or 2 signed integers of 16 bits.
    const GROUP: usize;

    /// Runs `f`, which is inlined, in code compiled for these instructions.
    fn run<R>(self, f: impl FnOnce() -> R) -> R;
    /// All lanes the same.
    fn splat(self, lane: u32) -> Self::Vector;
    /// Adds the products of two groups to each lane of `sums`; everything wraps.
    fn dot(self, sums: Self::Vector, left: Self::Vector, right: Self::Vector) -> Self::Vector;
    /// `a + b` in each lane, which wraps.
    fn add(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// `a ^ b`.
    fn xor(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// # Safety
    ///
    /// `LANES` lanes can be read at `from`, which need not be aligned.
    unsafe fn load(self, from: *const u32) -> Self::Vector;
    /// # Safety
    ///
    /// `LANES` lanes can be written at `to`, which need not be aligned.
    unsafe fn store(self, to: *mut u32, x: Self::Vector);
}

/// Plain integers, for processors without instructions of ours, and as the reference of the others.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

// SAFETY: it has no instructions, and loads and stores whole arrays of `LANES` lanes.
unsafe impl Dots for Plain {
    type Vector = [u32; 4];
    const LANES: usize = 4;
    const ROWS: usize = 4;
    const VECTORS: usize = 2;
    const GROUP: usize = 4;

    #[inline(always)]
    fn run<R>(self, f: impl FnOnce() -> R) -> R {
        f()
    }

    #[inline(always)]
    fn splat(self, lane: u32) -> [u32; 4] {
        [lane; 4]
    }

    #[inline(always)]
    fn dot(self, mut sums: [u32; 4], left: [u32; 4], right: [u32; 4]) -> [u32; 4] {
        let mut i = 0;
        while i < 4 {
            let (left, right) = (left[i].to_le_bytes(), right[i].to_le_bytes());
            let mut p = 0;
            while p < 4 {
                let product = i32::from(left[p].cast_signed()) * i32::from(right[p]);
                sums[i] = sums[i].wrapping_add(product.cast_unsigned());
                p += 1;
            }
            i += 1;
        }
        sums
    }

    #[inline(always)]
    fn add(self, mut a: [u32; 4], b: [u32; 4]) -> [u32; 4] {
        let mut i = 0;
        while i < 4 {
            a[i] = a[i].wrapping_add(b[i]);
            i += 1;
        }
        a
    }

    #[inline(always)]
    fn xor(self, mut a: [u32; 4], b: [u32; 4]) -> [u32; 4] {
        let mut i = 0;
        while i < 4 {
            a[i] ^= b[i];
            i += 1;
        }
        a
    }

    #[inline(always)]
    unsafe fn load(self, from: *const u32) -> [u32; 4] {
        // SAFETY: the caller has the lanes.
        unsafe { from.cast::<[u32; 4]>().read_unaligned() }
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut u32, x: [u32; 4]) {
        // SAFETY: the caller has the lanes.
        unsafe { to.cast::<[u32; 4]>().write_unaligned(x) }
    }
}

#[cfg(target_arch = "x86_64")]
pub use x86::{Avx2, Avx512, Sse2, Vnni};

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::*;

    use super::Dots;
    use crate::level::Detected;

    /// SSE2, which every processor of this architecture has.
    #[derive(Clone, Copy, Debug)]
    pub struct Sse2;

    /// AVX2.
    #[derive(Clone, Copy, Debug)]
    pub struct Avx2(());

    /// AVX-512 F and BW.
    #[derive(Clone, Copy, Debug)]
    pub struct Avx512(());

    /// AVX-512 F, BW and VNNI.
    #[derive(Clone, Copy, Debug)]
    pub struct Vnni(());

    impl Avx2 {
        /// Returns the token where the level has these instructions.
        pub fn of(level: Detected) -> Option<Avx2> {
            level.has_avx2().then_some(Avx2(()))
        }
    }

    impl Avx512 {
        /// Returns the token where the level has these instructions.
        pub fn of(level: Detected) -> Option<Avx512> {
            level.has_avx512().then_some(Avx512(()))
        }
    }

    impl Vnni {
        /// Returns the token where the level has AVX-512 and the processor VNNI, which no level includes.
        pub fn of(level: Detected) -> Option<Vnni> {
            level.has_vnni().then_some(Vnni(()))
        }
    }

    #[target_feature(enable = "avx2")]
    fn run_avx2<R>(f: impl FnOnce() -> R) -> R {
        f()
    }

    #[target_feature(enable = "avx512f,avx512bw")]
    fn run_avx512<R>(f: impl FnOnce() -> R) -> R {
        f()
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
    fn run_vnni<R>(f: impl FnOnce() -> R) -> R {
        f()
    }

    #[inline(always)]
    fn run_sse2<R>(f: impl FnOnce() -> R) -> R {
        f()
    }

    /// Multiplies pairs of integers of 16 bits, adds the two products of a pair, which cannot overflow, and adds that to the
    /// sums.
    macro_rules! pairs {
        ($($name:ident $features:literal $vector:ty: $add:ident $madd:ident;)*) => {$(
            #[target_feature(enable = $features)]
            #[inline]
            fn $name(sums: $vector, left: $vector, right: $vector) -> $vector {
                $add(sums, $madd(left, right))
            }
        )*};
    }

    pairs! {
        dot_sse2 "sse2" __m128i: _mm_add_epi32 _mm_madd_epi16;
        dot_avx2 "avx2" __m256i: _mm256_add_epi32 _mm256_madd_epi16;
        dot_avx512 "avx512f,avx512bw" __m512i: _mm512_add_epi32 _mm512_madd_epi16;
    }

    /// The instruction has the unsigned bytes first.
    #[target_feature(enable = "avx512f,avx512vnni")]
    #[inline]
    fn dot_vnni(sums: __m512i, left: __m512i, right: __m512i) -> __m512i {
        _mm512_dpbusd_epi32(sums, right, left)
    }

    macro_rules! dots {
        ($($token:ident: $vector:ty, $lanes:literal lanes, $rows:literal rows, $vectors:literal vectors, group $group:literal,
            $run:ident $splat:ident $dot:ident $add:ident $xor:ident $load:ident $store:ident;)*) => {$(
            // SAFETY: a token comes from `of` alone, for a processor that has every feature that is used here, or it needs
            // those of the baseline only; a load or a store touches whole vectors.
            unsafe impl Dots for $token {
                type Vector = $vector;
                const LANES: usize = $lanes;
                const ROWS: usize = $rows;
                const VECTORS: usize = $vectors;
                const GROUP: usize = $group;

                #[inline(always)]
                fn run<R>(self, f: impl FnOnce() -> R) -> R {
                    // SAFETY: the token proves the features.
                    #[allow(unused_unsafe)]
                    unsafe { $run(f) }
                }

                #[inline(always)]
                fn splat(self, lane: u32) -> $vector {
                    // SAFETY: as above.
                    unsafe { $splat(lane.cast_signed()) }
                }

                #[inline(always)]
                fn dot(self, sums: $vector, left: $vector, right: $vector) -> $vector {
                    // SAFETY: as above.
                    unsafe { $dot(sums, left, right) }
                }

                #[inline(always)]
                fn add(self, a: $vector, b: $vector) -> $vector {
                    // SAFETY: as above.
                    unsafe { $add(a, b) }
                }

                #[inline(always)]
                fn xor(self, a: $vector, b: $vector) -> $vector {
                    // SAFETY: as above.
                    unsafe { $xor(a, b) }
                }

                #[inline(always)]
                unsafe fn load(self, from: *const u32) -> $vector {
                    // SAFETY: as above; the caller has the lanes.
                    unsafe { $load(from.cast()) }
                }

                #[inline(always)]
                unsafe fn store(self, to: *mut u32, x: $vector) {
                    // SAFETY: as above; the caller has the lanes.
                    unsafe { $store(to.cast(), x) }
                }
            }
        )*};
    }

    dots! {
        Sse2: __m128i, 4 lanes, 4 rows, 2 vectors, group 2,
            run_sse2 _mm_set1_epi32 dot_sse2 _mm_add_epi32 _mm_xor_si128 _mm_loadu_si128 _mm_storeu_si128;
        Avx2: __m256i, 8 lanes, 6 rows, 2 vectors, group 2,
            run_avx2 _mm256_set1_epi32 dot_avx2 _mm256_add_epi32 _mm256_xor_si256 _mm256_loadu_si256 _mm256_storeu_si256;
        Avx512: __m512i, 16 lanes, 8 rows, 3 vectors, group 2,
            run_avx512 _mm512_set1_epi32 dot_avx512 _mm512_add_epi32 _mm512_xor_si512 _mm512_loadu_si512 _mm512_storeu_si512;
        Vnni: __m512i, 16 lanes, 8 rows, 3 vectors, group 4,
            run_vnni _mm512_set1_epi32 dot_vnni _mm512_add_epi32 _mm512_xor_si512 _mm512_loadu_si512 _mm512_storeu_si512;
    }
}
