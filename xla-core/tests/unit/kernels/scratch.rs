//! Tests of `xla-core/src/kernels/scratch.rs`.

use xla_core::testing::kernels::scratch::*;

#[test]
fn memory_is_kept_for_each_type() {
    let place = |length| lend(length, |x: &mut [u32]| x.as_ptr().addr());
    let first = place(1000);
    lend(3, |x: &mut [(f32, i8)]| x.fill((1.0, 2)));
    assert_eq!(place(10), first);
    lend(10, |outer: &mut [u32]| {
        outer.fill(7);
        lend(10, |inner: &mut [u32]| inner.fill(8));
        assert_eq!(outer, [7; 10]);
    });
}

#[test]
fn memory_of_any_length_has_that_length_and_is_separate() {
    for length in [0, 32, 33, 96, 97, 320, 321] {
        lend_small(length, |outer: &mut [u64]| {
            outer.fill(7);
            lend_small(length, |inner: &mut [u64]| inner.fill(8));
            assert_eq!(outer, vec![7; length]);
        });
    }
}

#[test]
#[should_panic(expected = "the kernel `scratch` needs 4611686018427387904 bytes of scratch memory")]
fn a_failed_allocation_names_the_kernel_and_the_bytes() {
    lend(1 << 59, |_: &mut [u64]| ());
}
