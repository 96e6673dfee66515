//! Tests of `xla-core/src/kernels/sort/radix.rs`.

use xla_core::testing::element::word::Word;
use xla_core::testing::kernels::sort::radix::*;

fn check<K: Word + core::fmt::Debug, const BITS: u32, const DIGITS: usize>(of: impl Fn(u64) -> K) {
    for n in [0, 1, 2, 3, 100, 5001] {
        let key = |i: u64| of(i.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut keys: Vec<K> = (0..n).map(key).collect();
        let (mut expected, mut spare) = (keys.clone(), keys.clone());
        expected.sort_unstable();
        let swapped = sort::<K, BITS, DIGITS>(&mut keys, &mut spare);
        assert_eq!(if swapped { spare } else { keys }, expected, "{n}");
    }
}

#[test]
fn keys_of_every_width_are_sorted() {
    check::<_, 8, 256>(|bits| (bits >> 56) as u8);
    check::<_, 8, 256>(|bits| (bits >> 48) as u16);
    check::<_, 8, 256>(|bits| (bits >> 32) as u32);
    check::<_, 11, 2048>(|bits| (bits >> 32) as u32);
    check::<_, 8, 256>(|bits| bits);
    check::<_, 11, 2048>(|bits| bits);
    // Digits that do not differ.
    check::<_, 8, 256>(|bits| bits >> 60);
    check::<_, 8, 256>(|bits| bits & !0xFF00);
    check::<_, 11, 2048>(|_| 7u32);
}
