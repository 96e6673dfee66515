//! Size classes: four for each power of two, so that at most a fifth of a buffer is unused.

/// The alignment of every buffer and the unit of the classes.
pub use xla_shape::arena::ALIGN;

/// The number of classes.
pub const CLASSES: usize = 8 + 4 * (usize::BITS as usize - 9);

/// Returns the class of a buffer of `bytes` bytes, and the size in bytes of the class's buffers. `None` if that exceeds
/// the address space.
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
    // Classes of 9 to 16 units are 2 units apart, classes of 17 to 32 units are 4 apart, and so on.
    let shift = (units - 1).ilog2() as usize - 2;
    let steps = units.div_ceil(1 << shift);
    Some((8 + 4 * (shift - 1) + steps - 5, (steps << shift) * ALIGN))
}
