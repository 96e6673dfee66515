//! The processor's vector instructions, selected once at run time.
//!
//! A program is compiled for the oldest processor of its target. Work that profits from newer instructions is written
//! as a [`Kernel`], generic in a [`Level`], and [`dispatch`] runs the copy that was compiled for the best level of this
//! processor. This depends on inlining: a function or closure that is not inlined into the copy is compiled for the
//! baseline, so [`Kernel::run`] and everything that it calls in a loop is `#[inline(always)]`. A generic function of
//! `core` without `#[inline]`, such as `Iterator::zip`, `[T; N]::map` and `copy_from_slice`, is compiled once for a crate,
//! for the baseline; kernels use the functions of `loops::inline`, or loops over indices.
//!
//! Link-time optimisation between the codegen units of this crate, the default of release builds, inlines most of what
//! lacks an attribute. Debug builds run the kernels without it. To check a kernel, compare its rows of the bench in a
//! build with `CARGO_PROFILE_BENCH_LTO=off` with its rows in a default build, and look for calls by `perf annotate`.
//!
//! The environment variable `TYPED_XLA_LEVEL` selects a lower level, to reproduce the results of another processor or
//! to test its code: `baseline`, `v3` or `v4` on x86-64, `baseline` or `neon` on AArch64, in lower case. A program
//! reads it once. Any other value is a panic that lists the levels of this processor.
//! Integers and random bits are equal at all levels. A level without fused multiply-add rounds floats once more, within
//! the same error bounds.
//! Three dependencies select their instructions themselves: `matrixmultiply`, which multiplies matrices of floats at
//! the baseline, `rustfft` and `faer`.

use core::mem::ManuallyDrop;

mod detect;
#[cfg(feature = "std")]
mod limit;

pub use detect::Detected;

mod sealed {
    pub trait Sealed {}
}

/// A set of vector instructions that code is compiled for.
///
/// Formulas use the constants to choose between two forms; both compile at every level, but one of them is slow there.
pub trait Level: Copy + Default + Send + Sync + 'static + sealed::Sealed {
    /// Whether `f32::mul_add` is a single instruction. Otherwise it is a call into the C library.
    const FMA: bool;
    /// Whether rounding to an integral value is a single instruction.
    const ROUND: bool;
    /// The size of a vector register in bytes.
    const BYTES: usize;
}

macro_rules! levels {
    ($($(#[$doc:meta])* $name:ident { FMA: $fma:expr, ROUND: $round:expr, BYTES: $bytes:expr })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $name;

        impl sealed::Sealed for $name {}

        impl Level for $name {
            const FMA: bool = $fma;
            const ROUND: bool = $round;
            const BYTES: usize = $bytes;
        }
    )*};
}

levels! {
    /// The target that the program was compiled for, and nothing more.
    Baseline {
        FMA: cfg!(target_feature = "fma"),
        ROUND: cfg!(target_feature = "sse4.1"),
        BYTES: 16
    }
    /// x86-64-v3: AVX2, FMA and the other extensions of that level.
    V3 { FMA: true, ROUND: true, BYTES: 32 }
    /// x86-64-v4: AVX-512 F, VL, BW, DQ and CD in addition to [`V3`].
    V4 { FMA: true, ROUND: true, BYTES: 64 }
    /// AArch64, where these instructions are part of the baseline.
    Neon { FMA: true, ROUND: true, BYTES: 16 }
}

/// Work that is compiled once for each [`Level`].
///
/// # Examples
///
/// ```
/// use xla_core::level::{Kernel, Level, dispatch};
///
/// struct Double<'a>(&'a mut [f32]);
///
/// impl Kernel for Double<'_> {
///     type Output = ();
///
///     #[inline(always)]
///     fn run<L: Level>(self) {
///         for x in self.0 {
///             *x *= 2.0;
///         }
///     }
/// }
///
/// let mut x = [1.0, 2.0, 3.0];
/// dispatch(Double(&mut x));
/// assert_eq!(x, [2.0, 4.0, 6.0]);
/// ```
pub trait Kernel {
    /// The result of the work.
    type Output;

    /// Does the work. Implementations carry `#[inline(always)]`: without it the body is compiled for the baseline.
    fn run<L: Level>(self) -> Self::Output;
}

/// The set of levels that a piece of work is compiled for.
pub trait Levels: sealed::Sealed {
    /// Runs `kernel` at the best of these levels that the processor has and the program may use.
    fn dispatch<K: Kernel>(kernel: K) -> K::Output;
}

/// All levels: for kernels, which are compiled once, in this crate, and for generated loops with much arithmetic.
#[derive(Clone, Copy, Debug)]
pub struct Every;

/// The levels of loops that are compiled in a user's crate, where each level costs compile time. 64-byte registers gain
/// nothing where the arithmetic of such a loop is cheap compared to its loads and stores.
#[derive(Clone, Copy, Debug)]
pub struct Generated;

/// The baseline alone: for work whose callees dispatch to a level themselves, or that callers inline.
#[derive(Clone, Copy, Debug)]
pub struct Base;

impl sealed::Sealed for Base {}
impl sealed::Sealed for Every {}
impl sealed::Sealed for Generated {}

impl Levels for Base {
    #[inline(always)]
    fn dispatch<K: Kernel>(kernel: K) -> K::Output {
        kernel.run::<Baseline>()
    }
}

impl Levels for Every {
    #[inline]
    fn dispatch<K: Kernel>(kernel: K) -> K::Output {
        // Without a drop of `kernel` for the case that the first call panics, which it does not: this saves code in
        // each copy.
        let kernel = ManuallyDrop::new(kernel);
        Detected::best().run(ManuallyDrop::into_inner(kernel))
    }
}

impl Levels for Generated {
    #[inline]
    fn dispatch<K: Kernel>(kernel: K) -> K::Output {
        // Without a drop of `kernel` for the case that the first call panics, which it does not: this saves code in
        // each copy.
        let kernel = ManuallyDrop::new(kernel);
        Detected::best().run_generated(ManuallyDrop::into_inner(kernel))
    }
}

/// Runs `kernel` at the level that this program uses, [`Detected::best`].
///
/// The level is chosen once; after that a call costs one relaxed load and one jump.
#[inline]
pub fn dispatch<K: Kernel>(kernel: K) -> K::Output {
    Every::dispatch(kernel)
}
