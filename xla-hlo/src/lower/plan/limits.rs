//! The sizes from which optimisations are worthwhile.

/// The sizes from which optimisations are worthwhile.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The least number of elements of a row for which expensive functions are calls on slices.
    pub staged: usize,
    /// The least number of bytes of a part of a loop's state for which buffers are swapped instead of copied.
    pub swapped: usize,
    /// The most steps of a register block, of which tiny ones count less than others; 0 for none. Longer functions take
    /// longer to compile than their parts.
    pub block: usize,
    /// The least number of bytes of an array that a loop overwrites once nothing reads it any more.
    pub reused: usize,
    /// The least number of bytes of an array that is computed again where loops read it late, instead of being kept.
    pub recomputed: usize,
    /// The least number of indices of a batch whose small arrays are computed in one loop.
    pub batch: usize,
    /// Whether generic sizes are less than any limit, which is a condition of the program.
    pub small: bool,
}

impl Limits {
    /// The limits of [`lower`](super::lower). A smaller part of a state than the one that is swapped fits the registers of a register
    /// block, where a copy costs nothing; of smaller arrays than are reused, all of a step fit the first cache, and a smaller
    /// array than is computed again stays in it.
    pub const DEFAULT: Limits = Limits {
        staged: 32,
        swapped: 512,
        block: 64,
        reused: 4096,
        recomputed: 32768,
        batch: 64,
        small: false,
    };

    /// The limits that keep all steps separate: small programs have the steps of large ones.
    pub const SEPARATE: Limits = Limits {
        block: 0,
        ..Limits::DEFAULT
    };

    /// Whether a number, which is `None` for generic sizes, is at least as large as a limit.
    pub(in crate::lower) fn reaches(&self, number: Option<usize>, limit: usize) -> bool {
        number.map_or(!self.small, |number| number >= limit)
    }
}
