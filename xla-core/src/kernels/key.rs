//! Elements as unsigned integers of the same order.

use half::{bf16, f16};

use crate::element::Element;
use crate::scalar::Total;

/// Unsigned integers that stand for elements.
pub trait Key: Copy + Ord + Default + Send + Sync + 'static {
    /// The largest.
    const MAX: Self;

    /// Turns the order around.
    fn flipped(self) -> Self;

    /// Its bits from this one on; of a wide key, those that fit.
    fn digit(self, shift: u32) -> usize;
}

macro_rules! keys {
    ($($t:ty)*) => {$(
        impl Key for $t {
            const MAX: Self = <$t>::MAX;

            #[inline(always)]
            fn flipped(self) -> Self {
                !self
            }

            #[inline(always)]
            fn digit(self, shift: u32) -> usize {
                (self >> shift) as usize
            }
        }
    )*};
}

keys!(u8 u16 u32 u64);

/// Elements that have an order, as a key says it.
pub trait Keyed: Element {
    /// The unsigned integer.
    type Key: Key;

    /// What stands for the element.
    fn key(self) -> Self::Key;

    /// The element that a key stands for.
    fn of_key(key: Self::Key) -> Self;

    /// Whether it equals 0 though another element with another key does so too.
    fn is_zero(self) -> bool {
        false
    }
}

macro_rules! keyed {
    ($($t:ty => $key:ty: |$x:ident| $to:expr, |$k:ident| $from:expr, |$z:ident| $zero:expr;)*) => {$(
        impl Keyed for $t {
            type Key = $key;

            #[inline(always)]
            fn key(self) -> $key {
                let $x = self;
                $to
            }

            #[inline(always)]
            fn of_key($k: $key) -> $t {
                $from
            }

            #[inline(always)]
            fn is_zero(self) -> bool {
                let $z = self;
                $zero
            }
        }
    )*};
}

keyed! {
    bool => u8: |x| x.into(), |k| k != 0, |_x| false;
    u8 => u8: |x| x, |k| k, |_x| false;
    u16 => u16: |x| x, |k| k, |_x| false;
    u32 => u32: |x| x, |k| k, |_x| false;
    u64 => u64: |x| x, |k| k, |_x| false;
    i8 => u8: |x| (x ^ i8::MIN) as u8, |k| k as i8 ^ i8::MIN, |_x| false;
    i16 => u16: |x| (x ^ i16::MIN) as u16, |k| k as i16 ^ i16::MIN, |_x| false;
    i32 => u32: |x| (x ^ i32::MIN) as u32, |k| k as i32 ^ i32::MIN, |_x| false;
    i64 => u64: |x| (x ^ i64::MIN) as u64, |k| k as i64 ^ i64::MIN, |_x| false;
    f16 => u16: |x| Total::key(x).key(), |k| Total::of_key(i16::of_key(k)), |x| x.to_bits() << 1 == 0;
    bf16 => u16: |x| Total::key(x).key(), |k| Total::of_key(i16::of_key(k)), |x| x.to_bits() << 1 == 0;
    f32 => u32: |x| Total::key(x).key(), |k| Total::of_key(i32::of_key(k)), |x| x == 0.0;
    f64 => u64: |x| Total::key(x).key(), |k| Total::of_key(i64::of_key(k)), |x| x == 0.0;
}
