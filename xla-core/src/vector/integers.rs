//! Powers of integers: squares and products of a block at a time, as many as its greatest exponent has bits.

use crate::level::Baseline;
use crate::scalar;

/// Elements whose exponents are gone through together.
const BLOCK: usize = 64;

/// Rows of a type and its unsigned twin, in which exponents are shifted; and the exponent of which nothing is multiplied.
macro_rules! powers {
    ($($name:ident $t:ident $u:ident: |$b:ident| $exponent:expr;)*) => {$(
        #[inline(always)]
        pub(super) fn $name(out: &mut [$t], a: &[$t], b: &[$t]) {
            let operands = a.chunks(BLOCK).zip(b.chunks(BLOCK));
            for (out, (a, b)) in out.chunks_mut(BLOCK).zip(operands) {
                let (mut squares, mut rests) = ([1 as $t; BLOCK], [0 as $u; BLOCK]);
                for (rest, &$b) in rests.iter_mut().zip(b) {
                    *rest = $exponent as $u;
                }
                squares[..a.len()].copy_from_slice(a);
                let mut results = [1 as $t; BLOCK];
                while rests.iter().fold(0, |all, rest| all | rest) != 0 {
                    for ((result, square), rest) in results.iter_mut().zip(&mut squares).zip(&mut rests) {
                        let factor = if *rest & 1 == 1 { *square } else { 1 };
                        *result = result.wrapping_mul(factor);
                        *square = square.wrapping_mul(*square);
                        *rest >>= 1;
                    }
                }
                out.copy_from_slice(&results[..out.len()]);
            }
        }
    )*};
}

powers! {
    pow_u8 u8 u8: |b| b;
    pow_u16 u16 u16: |b| b;
    pow_u32 u32 u32: |b| b;
    pow_u64 u64 u64: |b| b;
    whole_i8 i8 u8: |b| b.max(0);
    whole_i16 i16 u16: |b| b.max(0);
    whole_i32 i32 u32: |b| b.max(0);
    whole_i64 i64 u64: |b| b.max(0);
}

/// Rows of a signed type: the powers, and then those of negative exponents.
macro_rules! signed {
    ($($name:ident $t:ident $whole:ident;)*) => {$(
        #[inline(always)]
        pub(super) fn $name(out: &mut [$t], a: &[$t], b: &[$t]) {
            $whole(out, a, b);
            if b.iter().any(|b| *b < 0) {
                for (out, (&a, &b)) in out.iter_mut().zip(a.iter().zip(b)) {
                    if b < 0 {
                        *out = <$t as scalar::Pow>::call::<Baseline>(a, b);
                    }
                }
            }
        }
    )*};
}

signed! {
    pow_i8 i8 whole_i8;
    pow_i16 i16 whole_i16;
    pow_i32 i32 whole_i32;
    pow_i64 i64 whole_i64;
}
