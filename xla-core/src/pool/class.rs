//! Size classes: four for each doubling, so that at most a fifth of a buffer is never used.

/// What every buffer is aligned to, and the unit of the classes: one cache line, one vector of the widest kind.
pub(crate) const ALIGN: usize = 64;

/// How many classes there are.
pub(super) const CLASSES: usize = 8 + 4 * (usize::BITS as usize - 9);

/// The class of a buffer of so many bytes, and how many bytes each buffer of the class has. `None` where that is more than
/// memory can hold.
pub(super) const fn class_of(bytes: usize) -> Option<(usize, usize)> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_holds_its_buffers_and_little_more() {
        let mut sizes = std::collections::BTreeMap::new();
        let small = 0..100_000usize;
        let large = (17..55)
            .flat_map(|bits| [(1 << bits) - 1, 1 << bits, (1 << bits) + 1, 5 << (bits - 2)]);
        let (mut class_before, mut size_before) = (0, ALIGN);
        for bytes in small.chain(large) {
            let (class, size) = class_of(bytes).unwrap();
            assert!(class < CLASSES);
            assert!(size >= bytes && size % ALIGN == 0, "{bytes} in {size}");
            assert!(size <= bytes + bytes / 4 + ALIGN, "{bytes} in {size}");
            assert_eq!(
                *sizes.entry(class).or_insert(size),
                size,
                "all buffers of a class have one size"
            );
            assert!(class >= class_before || bytes < size_before, "{bytes}");
            (class_before, size_before) = (class, size);
        }
        assert_eq!(
            sizes
                .values()
                .collect::<std::collections::BTreeSet<_>>()
                .len(),
            sizes.len()
        );
    }

    #[test]
    fn more_than_memory_holds_has_no_class() {
        assert_eq!(class_of(usize::MAX), None);
        assert_eq!(class_of(isize::MAX as usize), None);
        assert!(class_of(1 << 60).is_some_and(|(class, _)| class < CLASSES));
    }
}
