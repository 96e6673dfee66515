//! Tests of `xla-core/src/kernels/sort/merge.rs`.

use xla_core::testing::kernels::sort::merge::*;

fn sorted(mut items: Vec<(u32, usize)>, less: impl Fn(u32, u32) -> bool) -> Vec<(u32, usize)> {
    let mut spare = items.clone();
    sort(&mut items, &mut spare, |a, b| less(a.0, b.0));
    items
}

fn items(n: usize) -> Vec<(u32, usize)> {
    let value = |i: usize| (i as u32).wrapping_mul(0x9E37_79B1) >> 27;
    (0..n).map(|i| (value(i), i)).collect()
}

#[test]
fn equal_items_keep_their_order() {
    for n in [0, 1, 2, 7, 8, 9, 16, 17, 100, 1000] {
        let mut expected = items(n);
        expected.sort_by_key(|(value, _)| *value);
        assert_eq!(sorted(items(n), |a, b| a < b), expected, "{n}");
    }
}

#[test]
fn a_comparison_that_is_no_order_loses_no_item() {
    for n in [2, 9, 100, 1000] {
        for less in [|_, _| true, |a, b| a % 3 < b % 2, |a, b| a != b] {
            let mut some = sorted(items(n), less);
            some.sort_by_key(|(_, place)| *place);
            assert_eq!(some, items(n), "{n}");
        }
    }
}
