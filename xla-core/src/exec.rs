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

use core::cell::Cell;
use core::sync::atomic::{AtomicUsize, Ordering};

mod fold;
pub(crate) mod missed;
mod rows;
pub(crate) mod split;
pub(crate) mod team;

pub use fold::Fold;
use missed::Missed;
pub use rows::Rows;
pub(crate) use split::{Across, Columns};
pub use split::{Out, Split};
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

/// The fifths of [`parallel_cost`] from which helpers that poll are used. With a third of it instead, a step of an LSTM takes
/// 1.04 of the time, and 1.12 on processors that need 370 nanoseconds for a signal and its answer; with a half of it, one of
/// LeNet-5 takes 1.19.
const POLLED: usize = 2;

/// The environment variable that replaces [`PARALLEL_COST`] in a program.
const VARIABLE: &str = "TYPED_XLA_PARALLEL_COST";

/// Returns the smallest cost for which helpers are woken.
#[doc(hidden)]
#[inline]
pub fn parallel_cost() -> usize {
    // Zero until it is read.
    static COST: AtomicUsize = AtomicUsize::new(0);
    #[cold]
    fn read() -> usize {
        let cost = match std::env::var_os(VARIABLE) {
            None => PARALLEL_COST,
            Some(word) => match word.to_str().and_then(|word| word.parse().ok()) {
                Some(cost) if cost > 0 => cost,
                _ => panic!("{VARIABLE}={}: expected a positive number", word.display()),
            },
        };
        COST.store(cost, Ordering::Relaxed);
        cost
    }
    match COST.load(Ordering::Relaxed) {
        0 => read(),
        cost => cost,
    }
}

/// Work of a cost for which only helpers that poll are used, while none did.
static MISSED: Missed = Missed::none();

impl Exec {
    /// Runs everything on the calling thread.
    pub const fn serial() -> Exec {
        Exec { threads: 1 }
    }

    /// Uses at most `threads` threads; 0 means 1.
    pub const fn threads(threads: usize) -> Exec {
        Exec {
            threads: if threads == 0 { 1 } else { threads },
        }
    }

    /// Returns the number of threads.
    pub const fn count(self) -> usize {
        self.threads
    }

    /// Whether work of this cost is split among threads.
    pub(crate) fn shares(self, cost: usize) -> bool {
        let least = match self.threads {
            1 => return false,
            _ => parallel_cost(),
        };
        cost >= least || (cost >= polled(least) && team::polls())
    }

    /// Returns how work of this cost is divided: into one piece if helpers are not worth it.
    ///
    /// Several pieces for each thread balance the load when a thread is late.
    #[doc(hidden)]
    pub fn divide(self, cost: usize) -> Division {
        let least = match self.threads {
            1 => return Division::NONE,
            _ => parallel_cost(),
        };
        let polled = polled(least);
        let mut wakes = cost >= least;
        if !wakes && (cost < polled || !team::polls()) {
            wakes = cost >= polled && MISSED.is_enough(missed::now(), cost, least);
            if !wakes {
                return Division::NONE;
            }
        }
        let pieces = (self.threads * 4).min(cost / (polled / 2).max(1)).max(2);
        // As many for each thread, if there are enough.
        let even = pieces / self.threads * self.threads;
        Division {
            pieces: if even > 0 { even } else { pieces },
            wakes,
        }
    }

    /// Calls `piece` with each number below `count`, on this thread and its helpers, which are woken if `wakes`.
    fn each(self, wakes: bool, count: usize, piece: &(dyn Fn(usize) + Sync)) {
        team::run(self.threads.min(processors()) - 1, wakes, count, piece);
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

/// Returns the smallest cost for which helpers that poll are used, by that for which they are woken.
fn polled(least: usize) -> usize {
    (least.div_ceil(5) * POLLED).min(least)
}

/// Returns the number of processors that the system offers, which is queried once.
fn processors() -> usize {
    static AVAILABLE: std::sync::OnceLock<usize> = std::sync::OnceLock::new();
    let query = || std::thread::available_parallelism().map_or(1, usize::from);
    *AVAILABLE.get_or_init(query)
}

thread_local! {
    /// The number of computing threads, such as replicas, among which the processors are divided.
    static AMONG: Cell<usize> = const { Cell::new(1) };
}

/// Calls `work`, which runs at the same time as `count - 1` others: by default, a computation in it uses only its share
/// of the processors.
#[doc(hidden)]
pub fn among<R>(count: usize, work: impl FnOnce() -> R) -> R {
    let before = AMONG.replace(count);
    let result = work();
    AMONG.set(before);
    result
}

impl Default for Exec {
    /// As many threads as the system has processors; on a thread that runs a replica, its share of them.
    fn default() -> Exec {
        Exec::threads(processors() / AMONG.get())
    }
}
