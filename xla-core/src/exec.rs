//! Who does the work: this thread, or all threads of the pool, at borders that do not depend on how many they are.

use core::cell::Cell;

mod fold;
mod rows;
pub(crate) mod split;
pub(crate) mod team;

pub use fold::Fold;
pub use rows::Rows;
pub(crate) use split::{Across, Columns};
pub use split::{Out, Split};
pub(crate) use team::patient;

/// How many threads a computation may use.
///
/// Besides the calling thread these are helpers, which the process starts on first use, when work is worth it, no more than
/// there are processors. They help one computation at a time; another thread's goes on alone meanwhile. Results never depend
/// on the number of threads. A computation takes one as a parameter, `exec: &Exec`; without it, it has the default.
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

/// The least cost for which other threads are asked: about 50 microseconds, of which a thread that has to be woken first
/// saves nothing, and one that still looks for work almost a half.
#[doc(hidden)]
pub const WORTH_IT: usize = 500_000;

impl Exec {
    /// Everything on the calling thread.
    pub const fn serial() -> Exec {
        Exec { threads: 1 }
    }

    /// At most `threads` threads; 0 means 1.
    pub const fn threads(threads: usize) -> Exec {
        Exec {
            threads: if threads == 0 { 1 } else { threads },
        }
    }

    /// How many threads this is.
    pub const fn count(self) -> usize {
        self.threads
    }

    /// Whether work of this cost is worth other threads.
    pub(crate) fn shares(self, cost: usize) -> bool {
        self.pieces(cost) > 1
    }

    /// Into how many pieces work of this cost is cut: one where it is not worth more.
    ///
    /// A few pieces for each thread even out threads that are late.
    #[doc(hidden)]
    pub fn pieces(self, cost: usize) -> usize {
        if self.threads == 1 || cost < WORTH_IT {
            return 1;
        }
        (self.threads * 4).min(cost / (WORTH_IT / 4))
    }

    /// Calls `piece` with each number below `count`, on this thread and its helpers.
    fn each(self, count: usize, piece: &(dyn Fn(usize) + Sync)) {
        team::run(self.threads.min(processors()) - 1, count, piece);
    }
}

/// How many threads the system offers, asked once.
fn processors() -> usize {
    static AVAILABLE: std::sync::OnceLock<usize> = std::sync::OnceLock::new();
    let ask = || std::thread::available_parallelism().map_or(1, usize::from);
    *AVAILABLE.get_or_init(ask)
}

thread_local! {
    /// Among how many threads that compute on their own the processors are shared out.
    static AMONG: Cell<usize> = const { Cell::new(1) };
}

/// Calls `work`, which is one of so many that go on at the same time: by default a computation in it has its share of the
/// processors only.
#[doc(hidden)]
pub fn among<R>(count: usize, work: impl FnOnce() -> R) -> R {
    let before = AMONG.replace(count);
    let result = work();
    AMONG.set(before);
    result
}

impl Default for Exec {
    /// As many threads as the system offers, asked once; on a thread that runs a replica, its share of them.
    fn default() -> Exec {
        Exec::threads(processors() / AMONG.get())
    }
}
