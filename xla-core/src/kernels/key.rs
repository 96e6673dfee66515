//! Maps elements to unsigned integers that have the same order, by inverting some of their bits.

use core::ops::{BitAnd, BitXor};

use half::{bf16, f16};

use crate::element::Element;

/// An unsigned integer that represents an element.
pub trait Key:
    Copy + Ord + Default + BitAnd<Output = Self> + BitXor<Output = Self> + Send + Sync + 'static
{
    /// The largest key.
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

macro_rules! keys {
    ($($t:ident $signed:ident),*) => {$(
        impl Key for $t {
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

keys!(u8 i8, u16 i16, u32 i32, u64 i64);

/// The bits of an element that are inverted in its key. They are data, so that a sort is compiled once for each width.
#[derive(Clone, Copy, Debug)]
pub struct Coding<K> {
    /// The bits that are inverted where the sign is set: all others of a floating-point number, because of two negative
    /// numbers the one with the larger magnitude is the smaller one.
    below_zero: K,
    /// The bits that are always inverted.
    always: K,
}

impl<K: Key> Coding<K> {
    /// Returns the key of the element with these bits.
    #[inline(always)]
    pub(super) fn key(self, bits: K) -> K {
        bits ^ (bits.sign() & self.below_zero) ^ self.always
    }

    /// Returns the bits of the element that `key` represents.
    #[inline(always)]
    pub(super) fn bits(self, key: K) -> K {
        // `below_zero` does not have the sign, so this is the sign of the element again.
        let bits = key ^ self.always;
        bits ^ (bits.sign() & self.below_zero)
    }

    /// Returns the coding for the reversed order.
    pub(super) fn reversed(self) -> Self {
        let always = self.always ^ K::MAX;
        Coding { always, ..self }
    }

    /// Returns the coding whose keys have the same order as signed integers: of floating-point numbers, it inverts no
    /// bit of those that are positive.
    #[inline(always)]
    pub(super) fn signed(self) -> Self {
        let always = self.always ^ K::SIGN;
        Coding { always, ..self }
    }

    /// Whether two elements with different keys equal 0.
    pub(super) fn has_two_zeros(self) -> bool {
        self.below_zero != K::default()
    }

    /// Whether an element with these bits is one of two that equal 0.
    #[inline(always)]
    pub(super) fn is_zero(self, bits: K) -> bool {
        bits & self.below_zero == K::default()
    }
}

/// An element type with a total order: NaN at both ends, and -0 before +0.
pub trait Keyed: Element {
    /// The unsigned integer of the same width.
    type Key: Key;

    #[doc(hidden)]
    const CODING: Coding<Self::Key>;

    #[doc(hidden)]
    fn bits(self) -> Self::Key;

    #[doc(hidden)]
    fn of_bits(bits: Self::Key) -> Self;

    /// Returns the key of the element.
    #[inline(always)]
    fn key(self) -> Self::Key {
        Self::CODING.key(self.bits())
    }

    /// Returns the element that `key` represents.
    #[inline(always)]
    fn of_key(key: Self::Key) -> Self {
        Self::of_bits(Self::CODING.bits(key))
    }
}

macro_rules! keyed {
    ($($t:ident => $key:ident: $below_zero:expr, $always:expr, |$x:ident| $to:expr, |$bits:ident| $from:expr;)*) => {$(
        impl Keyed for $t {
            type Key = $key;

            const CODING: Coding<$key> = Coding {
                below_zero: $below_zero,
                always: $always,
            };

            #[inline(always)]
            fn bits(self) -> $key {
                let $x = self;
                $to
            }

            #[inline(always)]
            fn of_bits($bits: $key) -> $t {
                $from
            }
        }
    )*};
}

/// The sign bit.
macro_rules! sign {
    ($key:ident) => {
        1 << ($key::BITS - 1)
    };
}

keyed! {
    // The keys of unsigned integers are their bits. The sign of signed ones is inverted, so that negative numbers come
    // first; of negative floating-point numbers all other bits too.
    bool => u8: 0, 0, |x| x.into(), |bits| bits != 0;
    u8 => u8: 0, 0, |x| x, |bits| bits;
    u16 => u16: 0, 0, |x| x, |bits| bits;
    u32 => u32: 0, 0, |x| x, |bits| bits;
    u64 => u64: 0, 0, |x| x, |bits| bits;
    i8 => u8: 0, sign!(u8), |x| x as u8, |bits| bits as i8;
    i16 => u16: 0, sign!(u16), |x| x as u16, |bits| bits as i16;
    i32 => u32: 0, sign!(u32), |x| x as u32, |bits| bits as i32;
    i64 => u64: 0, sign!(u64), |x| x as u64, |bits| bits as i64;
    f16 => u16: !sign!(u16), sign!(u16), |x| x.to_bits(), |bits| f16::from_bits(bits);
    bf16 => u16: !sign!(u16), sign!(u16), |x| x.to_bits(), |bits| bf16::from_bits(bits);
    f32 => u32: !sign!(u32), sign!(u32), |x| x.to_bits(), |bits| f32::from_bits(bits);
    f64 => u64: !sign!(u64), sign!(u64), |x| x.to_bits(), |bits| f64::from_bits(bits);
}
