//! Size classes: four for each doubling, so that at most a fifth of a buffer is never used.

/// What every buffer is aligned to, and the unit of the classes: one cache line, one vector of the widest kind.
pub const ALIGN: usize = 64;

/// How many classes there are.
pub const CLASSES: usize = 8 + 4 * (usize::BITS as usize - 9);

/// The class of a buffer of so many bytes, and how many bytes each buffer of the class has. `None` where that is more than
/// memory can hold.
pub const fn class_of(bytes: usize) -> Option<(usize, usize)> {
    let units = bytes.div_ceil(ALIGN);
    if units > isize::MAX as usize / ALIGN / 2 {
        return None;
    }
    if units <= 8 {
        return Some((
            units.saturating_sub(1),
            if units == 0 { ALIGN } else { units * ALIGN },
        ));
    }
    // Nine to sixteen units go up in steps of two, seventeen to thirty-two in steps of four, and so on.
    let shift = (units - 1).ilog2() as usize - 2;
    let steps = units.div_ceil(1 << shift);
    Some((8 + 4 * (shift - 1) + steps - 5, (steps << shift) * ALIGN))
}
