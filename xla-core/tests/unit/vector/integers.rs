//! Tests of `xla-core/src/vector/integers.rs`.

use xla_core::rt::Baseline;
use xla_core::rt::scalar;
use xla_core::testing::vector::integers::*;

#[test]
fn each_bit_of_each_element_counts() {
    for n in [0usize, 1, 63, 64, 65, 200] {
        let x: Vec<u32> = (0..n as u32)
            .map(|i| match i % 3 {
                0 => 1 << (i % 32),
                1 => u32::MAX >> (i % 32),
                _ => i.wrapping_mul(0x9e37_79b1),
            })
            .collect();
        let signed: Vec<i32> = x.iter().map(|&x| x as i32).collect();
        let expected: Vec<u32> = x.iter().map(|x| x.count_ones()).collect();
        let (mut out, mut out_signed) = (vec![77; x.len()], vec![77; x.len()]);
        popcnt_u32(&mut out, &x);
        popcnt_i32(&mut out_signed, &signed);
        assert_eq!(out, expected);
        assert!(
            out_signed
                .iter()
                .zip(expected)
                .all(|(&out, expected)| out as u32 == expected)
        );
    }
}

#[test]
fn a_block_has_the_powers_of_its_elements() {
    // The greatest exponent of a block decides how many rounds it has: 5, 16, or as many as the type has bits.
    for most in [3, 31, 1000, 65_535, i32::MAX] {
        let exponents: Vec<i32> = (0..600)
            .map(|i: i32| i.wrapping_mul(7919) & most)
            .chain([most, -3])
            .collect();
        let bases: Vec<i32> = (0..602).map(|i| i % 9 - 4).collect();
        let mut out = vec![0; 602];
        pow_i32(&mut out, &bases, &exponents);
        let each = bases.iter().zip(&exponents);
        let expected: Vec<i32> = each
            .map(|(&a, &b)| <i32 as scalar::Pow>::call::<Baseline>(a, b))
            .collect();
        assert_eq!(out, expected, "exponents up to {most}");
    }
}
