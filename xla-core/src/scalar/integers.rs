//! Integers: operations wrap and never trap.

use super::*;
use crate::level::Level;
use crate::math;

/// Rows of `Trait(operands) value` for every listed type; `$t` is the type, `$u` and `$s` its unsigned and signed
/// counterparts.
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
            // A negative distance is large when it is read as unsigned.
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

/// Divides by the processor's own instruction, one element at a time.
macro_rules! divided {
    ($($t:ident)*) => {$(
        impl Div for $t {
            #[inline(always)]
            fn call<L: Level>(a: $t, b: $t) -> $t {
                // Divides by one where the quotient is undefined, and selects the defined result afterwards.
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

/// Divides in `f64`, for which vector instructions exist: a quotient of two 32-bit integers that is not an integer
/// differs from every integer by more than its rounding error. `$last` is a number whose last place is 1, so that the
/// low bits of its sum with the quotient are the low bits of the quotient.
macro_rules! through_double {
    ($($t:ident $last:literal;)*) => {$(
        impl Div for $t {
            #[inline(always)]
            fn call<L: Level>(a: $t, b: $t) -> $t {
                // A division by 0 yields an arbitrary number, which is not used.
                let quotient = math::double::trunc::<L>(f64::from(a) / f64::from(b)) + $last;
                if b == 0 { !0 } else { quotient.to_bits() as $t }
            }
        }

        impl Rem for $t {
            #[inline(always)]
            fn call<L: Level>(a: $t, b: $t) -> $t {
                let whole = <$t as Div>::call::<L>(a, b).wrapping_mul(b);
                // A division by 0 subtracts 0.
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

/// Counts by the exponent of the number as `f32`, where no vector instruction counts. Clearing the bit below the
/// highest one avoids rounding up to the next power of two. From 2^31 on the float is negative, and its exponent with
/// the sign bit is large.
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
            /// Squares and multiplies over the exponent's bits.
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
