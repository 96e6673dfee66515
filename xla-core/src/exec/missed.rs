//! Work that one thread does alone because all helpers sleep: once there is enough of it in a short time, helpers are
//! woken.

use core::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use core::time::Duration;
use std::sync::OnceLock;
use std::time::Instant;

use super::team::PATIENCE;

/// The work since the last long pause, or since the last time that there was enough.
///
/// A pause is long if helpers fall asleep in it: for work that follows they would have to be woken again.
#[derive(Debug)]
pub struct Missed {
    cost: AtomicUsize,
    /// The time from which on a pause is long, in nanoseconds.
    until: AtomicU64,
}

impl Missed {
    /// Returns the count of no work.
    pub const fn none() -> Missed {
        Missed {
            cost: AtomicUsize::new(0),
            until: AtomicU64::new(0),
        }
    }

    /// Counts work that begins now, whose cost is in tenths of a nanosecond; returns whether the work costs `least` or
    /// more together.
    pub fn is_enough(&self, now: Duration, cost: usize, least: usize) -> bool {
        let nanoseconds = |time: Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        let end = nanoseconds(now).saturating_add(cost as u64 / 10);
        let until = end.saturating_add(nanoseconds(PATIENCE));
        // Several threads may count at the same time. Where a count is lost, helpers are woken later.
        let is_soon = nanoseconds(now) <= self.until.swap(until, Ordering::Relaxed);
        let before = if is_soon {
            self.cost.load(Ordering::Relaxed)
        } else {
            0
        };
        let missed = before.saturating_add(cost);
        let is_enough = missed >= least;
        let missed = if is_enough { 0 } else { missed };
        self.cost.store(missed, Ordering::Relaxed);
        is_enough
    }
}

/// Returns the time since the first call.
pub(super) fn now() -> Duration {
    static FIRST: OnceLock<Instant> = OnceLock::new();
    FIRST.get_or_init(Instant::now).elapsed()
}
