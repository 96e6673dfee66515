//! Execution on the calling thread or on a pool of threads. Work is split at boundaries that do not depend on the
//! number of threads.
//!
//! Results are therefore the same for any number of threads: the order of a floating-point sum depends on sizes, types
//! and costs alone.
//!
//! - [`Exec::fold`] combines fixed chunks as a balanced tree. One thread computes each element of any other result.
//! - No sum has many additions one after another: folds combine blocks (`loops/cascade.rs`), and products with a long
//!   contraction are sums of products (`kernels/dot_general/long.rs`). `tests/sums` bounds their errors.
//! - Each thread of a `scatter` visits all indices in order, and combines those in its part of the result.
//! - A register block folds at most 1024 elements, which this module does not split either.
//! - An inlined product adds its terms in order, each with one rounding at a level with fused multiply-add; a dot
//!   product of 16 terms and more has 8 or 16 partial sums.
//! - Random bits are a function of the generator's state, and collectives combine operands in the order of the group.

#[cfg(not(feature = "std"))]
mod alone;
mod fold;
#[cfg(feature = "std")]
pub(crate) mod missed;
#[cfg(feature = "std")]
mod parallel;
mod rows;
pub(crate) mod split;
#[cfg(feature = "std")]
pub(crate) mod team;

pub use fold::Fold;
#[cfg(feature = "std")]
pub use parallel::{among, parallel_cost};
pub use rows::Rows;
pub(crate) use split::{Across, Columns};
pub use split::{Out, Split};
#[cfg(feature = "std")]
pub(crate) use team::patient;

/// Calls a part of a long program, which is not inlined into the others.
///
/// The part is compiled for the baseline, so it contains no arithmetic: its steps dispatch to a level themselves.
#[inline(never)]
pub fn part<R>(steps: impl FnOnce() -> R) -> R {
    steps()
}

/// The number of threads that a computation may use.
///
/// The threads besides the calling one are helpers, which the process starts when work first needs them, at most one
/// for each further processor. They help one computation at a time; a computation on another thread meanwhile runs on
/// that thread alone. Results never depend on the number of threads. A computation takes an `Exec` as a parameter,
/// `exec: &Exec`; without one, it uses the default.
///
/// Work is split if its cost, in tenths of a nanosecond, is estimated at 500,000 or more. Helpers poll for work for 40
/// microseconds before they sleep, and meanwhile work of a cost from 200,000 on is split, too. The environment variable
/// `TYPED_XLA_PARALLEL_COST` sets another limit for a program; two fifths of it count while helpers poll. The program
/// reads it once: with 1, all work is split, to test that results stay. Anything but a positive number is a panic.
///
/// # Examples
///
/// ```
/// use xla_core::exec::Exec;
///
/// assert_eq!(Exec::serial().count(), 1);
/// assert_eq!(Exec::threads(4).count(), 4);
/// assert_eq!(Exec::threads(0), Exec::serial());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exec {
    threads: usize,
}

/// The smallest cost for which helpers are woken: about 50 microseconds. At that cost a helper that has to be woken
/// saves nothing, and one that still polls for work saves almost half.
const PARALLEL_COST: usize = 500_000;

impl Exec {
    /// Runs everything on the calling thread.
    pub const fn serial() -> Exec {
        Exec { threads: 1 }
    }

    /// Returns the number of threads.
    pub const fn count(self) -> usize {
        self.threads
    }
}

/// How work is divided among threads.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Division {
    /// The number of pieces.
    pub pieces: usize,
    /// Whether the work is worth waking helpers.
    pub wakes: bool,
}

impl Division {
    /// Work that is not divided.
    const NONE: Division = Division {
        pieces: 1,
        wakes: false,
    };
}
