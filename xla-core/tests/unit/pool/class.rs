//! Tests of `xla-core/src/pool/class.rs`.

use xla_core::testing::pool::class::*;

#[test]
fn a_class_is_at_most_a_quarter_larger_than_its_buffers() {
    let mut sizes = std::collections::BTreeMap::new();
    let small = 0..100_000usize;
    let large =
        (17..55).flat_map(|bits| [(1 << bits) - 1, 1 << bits, (1 << bits) + 1, 5 << (bits - 2)]);
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
