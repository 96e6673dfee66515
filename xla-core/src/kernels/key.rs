//! Maps elements to unsigned integers that have the same order, by inverting some of their bits.

use crate::element::width::Number;
use crate::element::word::Word;
use crate::element::{Element, types};

/// The bits of an element that are inverted in its key. They are data, so that a sort is compiled once for each width.
#[derive(Clone, Copy, Debug)]
pub struct Coding<K> {
    /// The bits that are inverted where the sign is set: all others of a floating-point number, because of two negative
    /// numbers the one with the larger magnitude is the smaller one.
    below_zero: K,
    /// The bits that are always inverted.
    always: K,
}

impl<K: Word> Coding<K> {
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
    type Key: Word;

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

/// Rows of types, with the bits that are inverted where the sign is set and those that always are.
macro_rules! keyed {
    ($($($t:ty)* => $below_zero:expr, $always:expr;)*) => {$($(
        impl Keyed for $t {
            type Key = <$t as Number>::Bits;

            const CODING: Coding<Self::Key> = Coding {
                below_zero: $below_zero,
                always: $always,
            };

            #[inline(always)]
            fn bits(self) -> Self::Key {
                Number::bits(self)
            }

            #[inline(always)]
            fn of_bits(bits: Self::Key) -> $t {
                Number::of_bits(bits)
            }
        }
    )*)*};
}

// The keys of unsigned integers are their bits. The sign of signed ones is inverted, so that negative numbers come first;
// of negative floating-point numbers all other bits too.
types! { keyed! {
    @unsigned => 0, 0;
    @signed => 0, Word::SIGN;
    @short @floats => !<Self::Key as Word>::SIGN, Word::SIGN;
} }

impl Keyed for bool {
    type Key = u8;

    const CODING: Coding<u8> = Coding {
        below_zero: 0,
        always: 0,
    };

    #[inline(always)]
    fn bits(self) -> u8 {
        self.into()
    }

    #[inline(always)]
    fn of_bits(bits: u8) -> bool {
        bits != 0
    }
}
