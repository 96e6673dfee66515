//! Work on several threads: when it is split, and how many processors there are.

use core::cell::Cell;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::OnceLock;

use super::missed::{self, Missed};
use super::{Division, Exec, PARALLEL_COST, team};

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
    /// Uses at most `threads` threads; 0 means 1.
    pub const fn threads(threads: usize) -> Exec {
        Exec {
            threads: if threads == 0 { 1 } else { threads },
        }
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
    pub(super) fn each(self, wakes: bool, count: usize, piece: &(dyn Fn(usize) + Sync)) {
        team::run(self.threads.min(processors()) - 1, wakes, count, piece);
    }
}

/// Returns the smallest cost for which helpers that poll are used, by that for which they are woken.
fn polled(least: usize) -> usize {
    (least.div_ceil(5) * POLLED).min(least)
}

/// Returns the number of processors that the system offers, which is queried once.
fn processors() -> usize {
    static AVAILABLE: OnceLock<usize> = OnceLock::new();
    let query = || std::thread::available_parallelism().map_or(1, usize::from);
    *AVAILABLE.get_or_init(query)
}

std::thread_local! {
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
