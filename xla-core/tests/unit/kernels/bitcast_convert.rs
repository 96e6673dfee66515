//! Tests of `xla-core/src/kernels/bitcast_convert.rs`.

use xla_core::kernels::bitcast_convert::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

#[test]
fn an_element_is_a_row_of_narrower_ones_with_the_lowest_bits_first() {
    let operand = [0x0807_0605_0403_0201u64, 0x1817_1615_1413_1211];
    let mut out = [0u8; 16];
    run(
        &Exec::serial(),
        ArrayMut::new(&mut out, &[2, 8]),
        Array::new(&operand, &[2]),
    );
    let expected: Vec<u8> = (0x01..=0x08).chain(0x11..=0x18).collect();
    assert_eq!(out.as_slice(), expected);
    let mut back = [0u64; 2];
    run(
        &Exec::serial(),
        ArrayMut::new(&mut back, &[2]),
        Array::new(&out, &[2, 8]),
    );
    assert_eq!(back, operand);
}
