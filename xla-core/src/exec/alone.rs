//! Work without threads: it is never split.

use super::{Division, Exec};

impl Exec {
    /// Whether work of this cost is split among threads.
    pub(crate) const fn shares(self, _: usize) -> bool {
        false
    }

    /// Returns how work of this cost is divided: not at all.
    #[doc(hidden)]
    pub const fn divide(self, _: usize) -> Division {
        Division::NONE
    }

    /// Calls `piece` with each number below `count`.
    pub(super) fn each(self, _: bool, count: usize, piece: &(dyn Fn(usize) + Sync)) {
        (0..count).for_each(piece);
    }
}

impl Default for Exec {
    /// The calling thread alone.
    fn default() -> Exec {
        Exec::serial()
    }
}
