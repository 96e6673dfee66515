//! Who does the work: this thread, or all threads of the pool, at borders that do not depend on how many they are.

mod fold;
mod rows;
mod split;

pub use fold::Fold;
pub use rows::Rows;
pub use split::{Out, Rest, Split};

/// How many threads a computation may use.
///
/// Threads come from the global pool of `rayon-core`, which starts on first use, when work is worth it. Results never
/// depend on the number of threads. A computation takes one as a parameter, `exec: &Exec`; without it, it has the default.
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

/// The least cost for which other threads are asked: about 50 microseconds, what waking them costs twice over.
const WORTH_IT: usize = 500_000;

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

    /// Into how many pieces work of this cost is cut: one where it is not worth more.
    ///
    /// A few pieces for each thread even out threads that are late; where the pool has more threads than we may use,
    /// the number of pieces is what holds the others back.
    fn pieces(self, cost: usize) -> usize {
        if self.threads == 1 || cost < WORTH_IT {
            return 1;
        }
        let spare = if self.threads < rayon_core::current_num_threads() {
            1
        } else {
            4
        };
        (self.threads * spare).min(cost / (WORTH_IT / 4))
    }
}

impl Default for Exec {
    /// As many threads as the system offers, asked once.
    fn default() -> Exec {
        static AVAILABLE: std::sync::OnceLock<usize> = std::sync::OnceLock::new();
        let ask = || std::thread::available_parallelism().map_or(1, usize::from);
        Exec::threads(*AVAILABLE.get_or_init(ask))
    }
}

#[cfg(test)]
mod tests;
