//! Elements as unsigned integers of the same order: their bits, some of which are turned around.

use core::ops::{BitAnd, BitXor};

use half::{bf16, f16};

use crate::element::Element;

/// Unsigned integers that stand for elements.
pub trait Key:
    Copy + Ord + Default + BitAnd<Output = Self> + BitXor<Output = Self> + Send + Sync + 'static
{
    /// The largest.
    const MAX: Self;

    /// Its highest bit in every place.
    fn sign(self) -> Self;

    /// Its bits from this one on; of a wide key, those that fit.
    fn digit(self, shift: u32) -> usize;
}

macro_rules! keys {
    ($($t:ident $signed:ident),*) => {$(
        impl Key for $t {
            const MAX: Self = <$t>::MAX;

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

/// Which bits of an element change in its key. Data, so that what works on keys is compiled for each width alone.
#[derive(Clone, Copy, Debug)]
pub struct Coding<K> {
    /// Those that change where the highest one is set. Of floating-point numbers these are all others, since below zero the
    /// larger magnitude is the smaller number.
    below_zero: K,
    /// Those that always change.
    always: K,
}

impl<K: Key> Coding<K> {
    /// The key of an element with these bits.
    #[inline(always)]
    pub(super) fn key(self, bits: K) -> K {
        bits ^ (bits.sign() & self.below_zero) ^ self.always
    }

    /// The bits of the element that a key stands for.
    #[inline(always)]
    pub(super) fn bits(self, key: K) -> K {
        let bits = key ^ self.always;
        bits ^ (bits.sign() & self.below_zero)
    }

    /// The coding whose order is the other way round.
    pub(super) fn reversed(self) -> Self {
        let always = self.always ^ K::MAX;
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

/// Elements that have an order, as a key says it: numbers' own, with NaN at the ends and -0 before +0.
pub trait Keyed: Element {
    /// The unsigned integer.
    type Key: Key;

    #[doc(hidden)]
    const CODING: Coding<Self::Key>;

    #[doc(hidden)]
    fn bits(self) -> Self::Key;

    #[doc(hidden)]
    fn of_bits(bits: Self::Key) -> Self;

    /// What stands for the element.
    #[inline(always)]
    fn key(self) -> Self::Key {
        Self::CODING.key(self.bits())
    }

    /// The element that a key stands for.
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

/// The sign.
macro_rules! sign {
    ($key:ident) => {
        1 << ($key::BITS - 1)
    };
}

keyed! {
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
