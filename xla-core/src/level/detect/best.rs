//! The level of a program with the standard library: the processor is queried once.

use alloc::vec::Vec;
use core::sync::atomic::{AtomicU8, Ordering};

use super::Detected;
use crate::level::limit;

/// Whether the processor has a set of instructions.
#[cfg(target_arch = "x86_64")]
macro_rules! has {
    ($feature:tt) => {
        std::is_x86_feature_detected!($feature)
    };
}
#[cfg(target_arch = "x86_64")]
pub(super) use has;

/// The number of the level that the program uses; zero until it is selected.
static BEST: AtomicU8 = AtomicU8::new(0);

impl Detected {
    /// Returns the level that the program uses: the best of this processor, or the one that `TYPED_XLA_LEVEL` names.
    ///
    /// # Panics
    /// Panics if `TYPED_XLA_LEVEL` does not name a level of this processor.
    #[inline]
    pub fn best() -> Detected {
        match BEST.load(Ordering::Relaxed) {
            0 => Detected::query(),
            best => Detected(best),
        }
    }

    #[cold]
    fn query() -> Detected {
        // Without a limit this allocates nothing: computations on small arrays need no memory, not even the first one.
        let best = match std::env::var_os(limit::VARIABLE) {
            None => Detected::highest(),
            Some(word) => {
                let all = Detected::all();
                let names: Vec<&str> = all.iter().map(|level| level.name()).collect();
                match limit::chosen(&names, &word) {
                    Ok(named) => all[named],
                    Err(message) => panic!("{message}"),
                }
            }
        };
        BEST.store(best.0, Ordering::Relaxed);
        best
    }
}
