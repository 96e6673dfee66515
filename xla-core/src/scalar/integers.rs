//! Integers: everything wraps, nothing traps.

use super::*;
use crate::level::Level;

/// Rows of `Trait(operands) value` for every listed type; `$t` is the type, `$u` its unsigned and `$s` its signed twin.
macro_rules! integers {
    ($($t:ident $u:ident $s:ident),*) => {$(
        integers! { @impl $t;
            Add(a, b) a.wrapping_add(b);
            Sub(a, b) a.wrapping_sub(b);
            Mul(a, b) a.wrapping_mul(b);
            Div(a, b) {
                // By one where the quotient is not defined, then the defined answer in its place.
                let one = b == 0;
                let quotient = a.wrapping_div(if one { 1 } else { b });
                if one { !0 } else { quotient }
            };
            Rem(a, b) {
                let one = b == 0;
                let rest = a.wrapping_rem(if one { 1 } else { b });
                if one { a } else { rest }
            };
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
            Clz(x) x.leading_zeros() as $t;
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
                x.signum()
            }
        }
    )*};
}

signed!(i8 u8 i16 u16 i32 u32 i64 u64);
