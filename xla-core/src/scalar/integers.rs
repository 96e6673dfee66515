//! Integers: everything wraps, nothing traps.

use super::*;
use crate::level::Level;
use crate::math;

/// Rows of `Trait(operands) value` for every listed type; `$t` is the type, `$u` its unsigned and `$s` its signed twin.
macro_rules! integers {
    ($($t:ident $u:ident $s:ident),*) => {$(
        integers! { @impl $t;
            Add(a, b) a.wrapping_add(b);
            Sub(a, b) a.wrapping_sub(b);
            Mul(a, b) a.wrapping_mul(b);
            Max(a, b) if a > b { a } else { b };
            Min(a, b) if a < b { a } else { b };
            And(a, b) a & b;
            Or(a, b) a | b;
            Xor(a, b) a ^ b;
            // A negative distance is a great one when it is read as unsigned.
            ShiftLeft(a, b) if (b as $u) < $u::BITS as $u { a << (b as $u & ($u::BITS - 1) as $u) } else { 0 };
            ShiftRightLogical(a, b) {
                let moved = (a as $u) >> (b as $u & ($u::BITS - 1) as $u);
                if (b as $u) < $u::BITS as $u { moved as $t } else { 0 }
            };
            ShiftRightArithmetic(a, b) {
                let last = ($u::BITS - 1) as $u;
                let by = if (b as $u) < last { b as $u } else { last };
                ((a as $s) >> by) as $t
            };
            Not(x) !x;
            Popcnt(x) x.count_ones() as $t;
            Neg(x) x.wrapping_neg();
        }
    )*};
    (@impl $t:ident; $($Trait:ident($($arg:ident),+) $value:expr;)*) => {$(
        impl $Trait for $t {
            #[inline(always)]
            fn call<L: Level>($($arg: $t),+) -> $t {
                $value
            }
        }
    )*};
}

integers!(i8 u8 i8, i16 u16 i16, i32 u32 i32, i64 u64 i64, u8 u8 i8, u16 u16 i16, u32 u32 i32, u64 u64 i64);

/// Division by the processor's own instruction, one at a time.
macro_rules! divided {
    ($($t:ident)*) => {$(
        impl Div for $t {
            #[inline(always)]
            fn call<L: Level>(a: $t, b: $t) -> $t {
                // By one where the quotient is not defined, then the defined answer in its place.
                let quotient = a.wrapping_div(if b == 0 { 1 } else { b });
                if b == 0 { !0 } else { quotient }
            }
        }

        impl Rem for $t {
            #[inline(always)]
            fn call<L: Level>(a: $t, b: $t) -> $t {
                let rest = a.wrapping_rem(if b == 0 { 1 } else { b });
                if b == 0 { a } else { rest }
            }
        }
    )*};
}

divided!(i8 i16 i64 u8 u16 u64);

/// Division through `f64`, which vectors have: a quotient of two integers of 32 bits that is no integer differs from every
/// integer by more than its rounding. `$last` is a number whose last place is 1, so that the low bits of its sum with the
/// quotient are the quotient's.
macro_rules! through_double {
    ($($t:ident $last:literal;)*) => {$(
        impl Div for $t {
            #[inline(always)]
            fn call<L: Level>(a: $t, b: $t) -> $t {
                // Of a division by 0 any number, which is not used.
                let quotient = math::double::trunc::<L>(f64::from(a) / f64::from(b)) + $last;
                if b == 0 { !0 } else { quotient.to_bits() as $t }
            }
        }

        impl Rem for $t {
            #[inline(always)]
            fn call<L: Level>(a: $t, b: $t) -> $t {
                let whole = <$t as Div>::call::<L>(a, b).wrapping_mul(b);
                // Nothing is whole of a division by 0.
                a.wrapping_sub(whole)
            }
        }
    )*};
}

through_double! {
    i32 6_755_399_441_055_744.0;
    u32 4_503_599_627_370_496.0;
}

macro_rules! leading {
    ($($t:ident)*) => {$(
        impl Clz for $t {
            #[inline(always)]
            fn call<L: Level>(x: $t) -> $t {
                x.leading_zeros() as $t
            }
        }
    )*};
}

leading!(i8 i16 i64 u8 u16 u64);

/// By the exponent of the number as `f32`, which vectors have where they cannot count. Without the bit below its highest one
/// it is not rounded up to the next power of two; from 2^31 on it is negative, and its exponent with the sign is great.
macro_rules! by_exponent {
    ($($t:ident)*) => {$(
        impl Clz for $t {
            #[inline(always)]
            fn call<L: Level>(x: $t) -> $t {
                let high = x as u32 & !(x as u32 >> 1);
                let exponent = (high as i32 as f32).to_bits() >> 23;
                (158 - exponent as i32).clamp(0, 32) as $t
            }
        }
    )*};
}

by_exponent!(i32 u32);

macro_rules! unsigned {
    ($($t:ident)*) => {$(
        impl Pow for $t {
            /// Square and multiply over the exponent's bits.
            #[inline(always)]
            fn call<L: Level>(a: $t, b: $t) -> $t {
                let (mut result, mut square, mut rest) = (1 as $t, a, b);
                while rest != 0 {
                    let factor = if rest & 1 == 1 { square } else { 1 };
                    result = result.wrapping_mul(factor);
                    square = square.wrapping_mul(square);
                    rest >>= 1;
                }
                result
            }
        }
    )*};
}

unsigned!(u8 u16 u32 u64);

macro_rules! signed {
    ($($t:ident $u:ident)*) => {$(
        impl Pow for $t {
            #[inline(always)]
            fn call<L: Level>(a: $t, b: $t) -> $t {
                let odd = if b & 1 == 1 { a } else { 1 };
                if b >= 0 {
                    <$u as Pow>::call::<L>(a as $u, b as $u) as $t
                } else if a == 1 || a == -1 {
                    odd
                } else {
                    0
                }
            }
        }

        impl Abs for $t {
            type Real = $t;

            #[inline(always)]
            fn call<L: Level>(x: $t) -> $t {
                x.wrapping_abs()
            }
        }

        impl Sign for $t {
            #[inline(always)]
            fn call<L: Level>(x: $t) -> $t {
                $t::from(x > 0) - $t::from(x < 0)
            }
        }
    )*};
}

signed!(i8 u8 i16 u16 i32 u32 i64 u64);
