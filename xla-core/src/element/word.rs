//! The unsigned integers that elements are stored as, for code that works on bits.

use core::ops::{BitAnd, BitXor};

/// An unsigned integer as wide as an element.
pub trait Word:
    Copy + Ord + Default + BitAnd<Output = Self> + BitXor<Output = Self> + Send + Sync + 'static
{
    /// The largest word: all ones.
    const MAX: Self;

    /// The highest bit.
    const SIGN: Self;

    /// The signed integer of the same width.
    type Signed: Ord + Copy;

    /// Returns the signed integer with these bits.
    fn signed(self) -> Self::Signed;

    /// Returns the bits of a signed integer.
    fn of_signed(signed: Self::Signed) -> Self;

    /// Returns the highest bit in every position: zero, or all ones.
    fn sign(self) -> Self;

    /// Returns the bits from bit `shift` upwards, truncated to `usize`.
    fn digit(self, shift: u32) -> usize;
}

macro_rules! words {
    ($($t:ident $signed:ident),*) => {$(
        impl Word for $t {
            const MAX: Self = <$t>::MAX;
            const SIGN: Self = 1 << (<$t>::BITS - 1);

            type Signed = $signed;

            #[inline(always)]
            fn signed(self) -> $signed {
                self as $signed
            }

            #[inline(always)]
            fn of_signed(signed: $signed) -> Self {
                signed as $t
            }

            #[inline(always)]
            fn sign(self) -> Self {
                (self as $signed >> ($t::BITS - 1)) as $t
            }

            #[inline(always)]
            fn digit(self, shift: u32) -> usize {
                (self >> shift) as usize
            }
        }
    )*};
}

words!(u8 i8, u16 i16, u32 i32, u64 i64);
