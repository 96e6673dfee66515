//! Powers of integers by repeated squaring, with as many steps for each block as its largest exponent has bits; and
//! population counts.

use crate::level::Baseline;
use crate::loops::zip;
use crate::scalar;

/// The number of elements that take the same number of steps.
const BLOCK: usize = 512;

/// Rows of a function and its type, the exponent as an unsigned number, and a condition under which that is not the
/// exponent.
macro_rules! powers {
    ($($name:ident $t:ident: |$b:ident| $exponent:expr, $other:expr;)*) => {$(
        #[inline(always)]
        /// Raises each element of `a` to the power of the corresponding element of `b`.
        pub fn $name(out: &mut [$t], a: &[$t], b: &[$t]) {
            /// Computes powers for exponents of at most `BITS` bits. The constant number of steps lets the compiler
            /// vectorise the loop.
            #[inline(always)]
            fn rounds<const BITS: u32>(out: &mut [$t], a: &[$t], b: &[$t]) {
                let (a, b) = (&a[..out.len()], &b[..out.len()]);
                for i in 0..out.len() {
                    let $b = b[i];
                    let (mut result, mut square, mut rest) = (1 as $t, a[i], $exponent);
                    for _ in 0..BITS {
                        let factor = if rest & 1 == 1 { square } else { 1 };
                        result = result.wrapping_mul(factor);
                        square = square.wrapping_mul(square);
                        rest >>= 1;
                    }
                    out[i] = result;
                }
            }

            let operands = zip(a.chunks(BLOCK), b.chunks(BLOCK));
            for (out, (a, b)) in zip(out.chunks_mut(BLOCK), operands) {
                // The bits of all exponents of a block bound its number of squarings.
                let mut all = 0;
                for &$b in b {
                    all |= $exponent;
                }
                match $t::BITS - all.leading_zeros() {
                    ..=5 => rounds::<5>(out, a, b),
                    6..=16 => rounds::<16>(out, a, b),
                    _ => rounds::<{ $t::BITS }>(out, a, b),
                }
                for (out, (&a, &$b)) in zip(out.iter_mut(), zip(a.iter(), b)) {
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

/// The number of elements whose bits are counted together.
const WORDS: usize = 64;

/// Rows of a function and its type of four bytes.
macro_rules! popcnts {
    ($($name:ident $t:ident;)*) => {$(
        /// Counts the bits that are 1 in each element. Vector code counts the bits of bytes with a table. A
        /// multiplication sums the four counts of an element in its highest byte, where separate instructions would
        /// take five.
        #[inline(always)]
        pub fn $name(out: &mut [$t], x: &[$t]) {
            let (blocks, rest) = x.as_chunks::<WORDS>();
            let (out_blocks, out_rest) = out.as_chunks_mut::<WORDS>();
            for (out, x) in zip(out_blocks.iter_mut(), blocks) {
                let mut bytes = [0; 4 * WORDS];
                let words = bytes.as_chunks_mut().0;
                for i in 0..WORDS {
                    words[i] = x[i].to_ne_bytes();
                }
                for byte in &mut bytes {
                    *byte = byte.count_ones() as u8;
                }
                let words = bytes.as_chunks().0;
                for i in 0..WORDS {
                    out[i] = (u32::from_ne_bytes(words[i]).wrapping_mul(0x0101_0101) >> 24) as $t;
                }
            }
            for (out, x) in zip(out_rest.iter_mut(), rest) {
                *out = x.count_ones() as $t;
            }
        }
    )*};
}

popcnts! {
    popcnt_u32 u32;
    popcnt_i32 i32;
}
