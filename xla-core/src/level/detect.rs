//! Detection of the processor's levels. The only module that calls code compiled for more than the baseline.

use alloc::vec::Vec;
#[cfg(feature = "std")]
mod best;
#[cfg(not(feature = "std"))]
mod fixed;

#[cfg(all(feature = "std", target_arch = "x86_64"))]
use best::has;
#[cfg(all(not(feature = "std"), target_arch = "x86_64"))]
use fixed::has;

use super::{Baseline, Kernel, Level};

/// A level that this processor has, as a number: the proof that its code may run. Better levels are greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Detected(u8);

const BASELINE: u8 = 1;
#[cfg(target_arch = "x86_64")]
const V3: u8 = 2;
#[cfg(target_arch = "x86_64")]
const V4: u8 = 3;
#[cfg(target_arch = "aarch64")]
const NEON: u8 = 4;

/// The levels of this architecture, from the baseline up.
const LEVELS: &[u8] = &[
    BASELINE,
    #[cfg(target_arch = "x86_64")]
    V3,
    #[cfg(target_arch = "x86_64")]
    V4,
    #[cfg(target_arch = "aarch64")]
    NEON,
];

/// Lists each level's features once, so that detection and compilation use the same list.
///
/// The copies of a kernel are methods of a trait, since rustc generates such a method in the codegen unit of the kernel's
/// module. As functions of this module all copies of all kernels were one unit, and the last quarter of a release
/// build waited for it on one thread.
macro_rules! copies {
    ($($run:ident $detect:ident $level:ident [$first:tt $(, $feature:tt)*])*) => {
        trait Copies: Kernel + Sized {
            /// Runs the kernel at a level that the target of the build has.
            #[inline(never)]
            fn run_as<L: Level>(self) -> Self::Output {
                self.run::<L>()
            }

            $(
                /// Runs the kernel at this level.
                ///
                /// # Safety
                /// The processor has the level.
                #[cfg(target_arch = "x86_64")]
                #[target_feature(enable = $first $(, enable = $feature)*)]
                unsafe fn $run(self) -> Self::Output {
                    self.run::<super::$level>()
                }
            )*
        }

        $(
            #[cfg(target_arch = "x86_64")]
            fn $detect() -> bool {
                has!($first) $(&& has!($feature))*
            }
        )*
    };
}

copies! {
    run_v3 has_v3 V3 [
        "avx2", "fma", "f16c", "bmi1", "bmi2", "lzcnt", "popcnt", "movbe", "avx", "sse4.2", "sse4.1", "ssse3", "sse3"
    ]
    run_v4 has_v4 V4 [
        "avx512f", "avx512vl", "avx512bw", "avx512dq", "avx512cd",
        "avx2", "fma", "f16c", "bmi1", "bmi2", "lzcnt", "popcnt", "movbe", "avx", "sse4.2", "sse4.1", "ssse3", "sse3"
    ]
}

impl<K: Kernel> Copies for K {}

impl Detected {
    /// Whether the processor has AVX2 and FMA, and the program may use them.
    #[cfg(target_arch = "x86_64")]
    #[inline]
    pub(crate) fn has_avx2(self) -> bool {
        self.0 >= V3
    }

    /// Whether the processor has AVX-512 F, and the program may use it.
    #[cfg(target_arch = "x86_64")]
    #[inline]
    pub(crate) fn has_avx512(self) -> bool {
        self.0 >= V4
    }

    /// Whether the processor has AVX-512 VNNI, which belongs to no level, and the program may use AVX-512.
    #[cfg(target_arch = "x86_64")]
    #[inline]
    pub(crate) fn has_vnni(self) -> bool {
        self.has_avx512() && has!("avx512vnni")
    }

    /// Returns the best level of this processor, whatever limit the program has.
    fn highest() -> Detected {
        #[allow(unused_mut)]
        let mut highest = BASELINE;
        #[cfg(target_arch = "x86_64")]
        if has_v3() {
            highest = if has_v4() { V4 } else { V3 };
        }
        #[cfg(target_arch = "aarch64")]
        {
            highest = NEON;
        }
        Detected(highest)
    }

    /// Returns every level of this processor, from the baseline to the best, whatever limit the program has.
    pub fn all() -> Vec<Detected> {
        let highest = Detected::highest();
        let levels = LEVELS.iter().filter(|&&level| level <= highest.0);
        levels.copied().map(Detected).collect()
    }

    /// Returns the name of the level's type.
    pub fn name(self) -> &'static str {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            V3 => "V3",
            #[cfg(target_arch = "x86_64")]
            V4 => "V4",
            #[cfg(target_arch = "aarch64")]
            NEON => "Neon",
            _ => "Baseline",
        }
    }

    /// Runs `kernel` at this level; tests and benchmarks use it to compare levels.
    #[inline]
    pub fn run<K: Kernel>(self, kernel: K) -> K::Output {
        match self.0 {
            // SAFETY: `all` and `best` construct a `Detected` of this level only after `has_v3` has returned true.
            #[cfg(target_arch = "x86_64")]
            V3 => unsafe { kernel.run_v3() },
            // SAFETY: as above, after `has_v4` has returned true.
            #[cfg(target_arch = "x86_64")]
            V4 => unsafe { kernel.run_v4() },
            #[cfg(target_arch = "aarch64")]
            NEON => kernel.run_as::<super::Neon>(),
            _ => kernel.run_as::<Baseline>(),
        }
    }

    /// Runs `kernel` at this level, or at the next lower one that [`Generated`](super::Generated) code is compiled for.
    #[inline]
    pub(super) fn run_generated<K: Kernel>(self, kernel: K) -> K::Output {
        match self.0 {
            // SAFETY: a `Detected` of V3 is constructed only after `has_v3` has returned true, and one of V4 only after
            // that.
            #[cfg(target_arch = "x86_64")]
            V3 | V4 => unsafe { kernel.run_v3() },
            #[cfg(target_arch = "aarch64")]
            NEON => kernel.run_as::<super::Neon>(),
            _ => kernel.run_as::<Baseline>(),
        }
    }
}
