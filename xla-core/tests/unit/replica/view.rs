//! Tests of `xla-core/src/replica/view.rs`.

use xla_core::testing::replica::view::*;

#[test]
#[should_panic(expected = "expected aligned elements of u32")]
fn bytes_between_elements_are_refused() {
    let (mut a, b) = ([0u32; 2], [0u32; 2]);
    // SAFETY: any bytes are integers.
    unsafe {
        as_bytes_of(&b, &mut a, |b, a| {
            with_combine(
                |_: &mut [u32], _, _| (),
                |combine| combine(&mut a[..4], &b[1..5], &b[..4]),
            );
        });
    }
}
