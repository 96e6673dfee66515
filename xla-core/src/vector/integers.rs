//! Powers of integers: squares and products, as many for each element of a block as its greatest exponent has bits. And
//! bits that are 1.

use crate::level::Baseline;
use crate::scalar;

/// Elements that are decided on together.
const BLOCK: usize = 512;

/// Rows of a function and its type; how an exponent is shifted, as an unsigned number; and a condition under which that is not
/// the exponent.
macro_rules! powers {
    ($($name:ident $t:ident: |$b:ident| $exponent:expr, $other:expr;)*) => {$(
        #[inline(always)]
        pub(super) fn $name(out: &mut [$t], a: &[$t], b: &[$t]) {
            /// Exponents have at most `BITS` bits. A number that the compiler knows makes this a loop of vectors.
            #[inline(always)]
            fn rounds<const BITS: u32>(out: &mut [$t], a: &[$t], b: &[$t]) {
                for (out, (&a, &$b)) in out.iter_mut().zip(a.iter().zip(b)) {
                    let (mut result, mut square, mut rest) = (1 as $t, a, $exponent);
                    for _ in 0..BITS {
                        let factor = if rest & 1 == 1 { square } else { 1 };
                        result = result.wrapping_mul(factor);
                        square = square.wrapping_mul(square);
                        rest >>= 1;
                    }
                    *out = result;
                }
            }

            let operands = a.chunks(BLOCK).zip(b.chunks(BLOCK));
            for (out, (a, b)) in out.chunks_mut(BLOCK).zip(operands) {
                let all = b.iter().fold(0, |all, &$b| all | $exponent);
                match $t::BITS - all.leading_zeros() {
                    ..=5 => rounds::<5>(out, a, b),
                    6..=16 => rounds::<16>(out, a, b),
                    _ => rounds::<{ $t::BITS }>(out, a, b),
                }
                for (out, (&a, &$b)) in out.iter_mut().zip(a.iter().zip(b)) {
                    if $other {
                        *out = <$t as scalar::Pow>::call::<Baseline>(a, $b);
                    }
                }
            }
        }
    )*};
}

powers! {
    pow_u8 u8: |b| b, false;
    pow_u16 u16: |b| b, false;
    pow_u32 u32: |b| b, false;
    pow_u64 u64: |b| b, false;
    pow_i8 i8: |b| b.max(0) as u8, b < 0;
    pow_i16 i16: |b| b.max(0) as u16, b < 0;
    pow_i32 i32: |b| b.max(0) as u32, b < 0;
    pow_i64 i64: |b| b.max(0) as u64, b < 0;
}

/// Elements whose bits are counted together.
const WORDS: usize = 64;

/// Rows of a function and its type of four bytes.
macro_rules! popcnts {
    ($($name:ident $t:ident;)*) => {$(
        /// Vectors count the bits of bytes by a table. A product adds four of them up in its highest byte, where one
        /// instruction on whole elements takes five to do so.
        #[inline(always)]
        pub(super) fn $name(out: &mut [$t], x: &[$t]) {
            let (blocks, rest) = x.as_chunks::<WORDS>();
            let (out_blocks, out_rest) = out.as_chunks_mut::<WORDS>();
            for (out, x) in out_blocks.iter_mut().zip(blocks) {
                let mut bytes = [0; 4 * WORDS];
                for (bytes, x) in bytes.chunks_exact_mut(4).zip(x) {
                    bytes.copy_from_slice(&x.to_ne_bytes());
                }
                for byte in &mut bytes {
                    *byte = byte.count_ones() as u8;
                }
                for (out, bytes) in out.iter_mut().zip(bytes.as_chunks().0) {
                    *out = (u32::from_ne_bytes(*bytes).wrapping_mul(0x0101_0101) >> 24) as $t;
                }
            }
            for (out, x) in out_rest.iter_mut().zip(rest) {
                *out = x.count_ones() as $t;
            }
        }
    )*};
}

popcnts! {
    popcnt_u32 u32;
    popcnt_i32 i32;
}

#[cfg(test)]
mod tests {
    use super::*;

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
            let want: Vec<u32> = x.iter().map(|x| x.count_ones()).collect();
            let (mut out, mut out_signed) = (vec![77; x.len()], vec![77; x.len()]);
            popcnt_u32(&mut out, &x);
            popcnt_i32(&mut out_signed, &signed);
            assert_eq!(out, want);
            assert!(
                out_signed
                    .iter()
                    .zip(want)
                    .all(|(&out, want)| out as u32 == want)
            );
        }
    }

    #[test]
    fn a_block_is_what_each_of_its_powers_is() {
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
            let want: Vec<i32> = each
                .map(|(&a, &b)| <i32 as scalar::Pow>::call::<Baseline>(a, b))
                .collect();
            assert_eq!(out, want, "exponents up to {most}");
        }
    }
}
