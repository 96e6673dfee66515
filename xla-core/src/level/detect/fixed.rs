//! The level of a program without the standard library: the best one that the target of the build has.

use super::Detected;

/// Whether the target of the build has a set of instructions.
#[cfg(target_arch = "x86_64")]
macro_rules! has {
    ($feature:tt) => {
        cfg!(target_feature = $feature)
    };
}
#[cfg(target_arch = "x86_64")]
pub(super) use has;

impl Detected {
    /// Returns the level that the program uses: the best that the target of the build has.
    #[inline(always)]
    pub fn best() -> Detected {
        Detected::highest()
    }
}
