//! Tests of `xla-core/src/kernels/dot_general/bytes.rs`.

use xla_core::testing::kernels::dot_general::bytes::*;

#[test]
fn elements_are_their_bytes() {
    let mut x = [1_u32, 0x0203_0405];
    assert_eq!(
        bytes(&x),
        [1_u32.to_ne_bytes(), x[1].to_ne_bytes()].concat()
    );
    assert_eq!(elements::<u32>(bytes(&x)), x);
    elements_mut::<u32>(bytes_mut(&mut x))[1] = 7;
    assert_eq!(x, [1, 7]);
    assert_eq!(bits(&[true, false]), [1, 0]);
    let mut flags = [true; 3];
    with_bits(&mut flags, |bytes| bytes.copy_from_slice(&[2, 3, 1]));
    assert_eq!(flags, [false, true, true]);
    assert!(elements::<u64>(&[]).is_empty() && elements_mut::<u64>(&mut []).is_empty());
}

#[test]
#[should_panic(expected = "bytes that are aligned")]
fn bytes_that_are_not_aligned_are_refused() {
    elements::<u32>(&bytes(&[0_u32; 3])[1..9]);
}
