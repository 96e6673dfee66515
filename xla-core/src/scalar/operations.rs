//! The table of operations: for each a trait, implemented by the element types it admits, and a function.

use super::elementary::elementary;
use crate::element::types;
use crate::level::Level;

/// Rows of `function Trait (operands)`, with operands and result of one type, as in the table of [`elementary`].
macro_rules! operations {
    ($($(#[doc = $doc:literal])* $name:ident $Trait:ident ($($arg:ident),+) $($slices:ident)?;)*) => {$(
        #[doc = concat!("Element types that [`", stringify!($name), "`] admits.")]
        pub trait $Trait: Copy {
            /// Applies the operation.
            fn call<L: Level>($($arg: Self),+) -> Self;
        }

        $(#[doc = $doc])*
        #[inline(always)]
        pub fn $name<L: Level, T: $Trait>($($arg: T),+) -> T {
            T::call::<L>($($arg),+)
        }
    )*};
}

elementary!(operations!);

operations! {
    /// Returns the sum; for `bool` the disjunction.
    add Add (a, b);
    /// Returns the difference.
    sub Sub (a, b);
    /// Returns the product; for `bool` the conjunction.
    mul Mul (a, b);
    /// Returns the quotient; for integers truncated towards zero.
    div Div (a, b);
    /// Returns the remainder, with the sign of the dividend.
    rem Rem (a, b);
    /// Returns the larger operand; NaN if either is.
    max Max (a, b);
    /// Returns the smaller operand; NaN if either is.
    min Min (a, b);
    /// Returns the conjunction: logical for `bool`, bitwise for integers.
    and And (a, b);
    /// Returns the disjunction: logical for `bool`, bitwise for integers.
    or Or (a, b);
    /// Returns the exclusive disjunction: logical for `bool`, bitwise for integers.
    xor Xor (a, b);
    /// Shifts the bits of `a` left by `b` places.
    shift_left ShiftLeft (a, b);
    /// Shifts the bits of `a` right by `b` places and fills with the sign bit, for unsigned integers too.
    shift_right_arithmetic ShiftRightArithmetic (a, b);
    /// Shifts the bits of `a` right by `b` places and fills with zeros.
    shift_right_logical ShiftRightLogical (a, b);
    /// Returns the negation: logical for `bool`, bitwise for integers.
    not Not (x);
    /// Returns the number of bits that are 1.
    popcnt Popcnt (x);
    /// Returns the number of leading zero bits; the width for 0.
    clz Clz (x);
    /// Returns the number with the opposite sign; integers wrap.
    neg Neg (x);
    /// Returns -1, 0 or 1 with the operand's sign; for complex numbers `x / abs(x)`.
    sign Sign (x);
    /// Returns the square root.
    sqrt Sqrt (x);
    /// Returns one divided by the square root.
    rsqrt Rsqrt (x);
}

/// Element types that [`abs`] admits.
pub trait Abs: Copy {
    /// The type of the absolute value: for a complex type, the type of its parts.
    type Real;

    /// Applies the operation.
    fn call<L: Level>(x: Self) -> Self::Real;
}

/// Returns the absolute value, which is real for a complex number. Integers wrap: `abs(MIN)` is `MIN`.
#[inline(always)]
pub fn abs<L: Level, T: Abs>(x: T) -> T::Real {
    T::call::<L>(x)
}

/// Element types that [`is_finite`] admits.
pub trait IsFinite: Copy {
    /// Applies the operation.
    fn call<L: Level>(x: Self) -> bool;
}

/// Whether a number is neither infinite nor NaN.
#[inline(always)]
pub fn is_finite<L: Level, T: IsFinite>(x: T) -> bool {
    T::call::<L>(x)
}

/// Returns `min(max(lo, x), hi)`: NaN if any operand is NaN, and `hi` if `lo` is greater than `hi`.
#[inline(always)]
pub fn clamp<L: Level, T: Clamp>(lo: T, x: T, hi: T) -> T {
    T::clamp::<L>(lo, x, hi)
}

/// Element types that [`clamp`] admits.
pub trait Clamp: Max + Min {
    /// Applies the operation.
    #[inline(always)]
    fn clamp<L: Level>(lo: Self, x: Self, hi: Self) -> Self {
        min::<L, Self>(max::<L, Self>(lo, x), hi)
    }
}

macro_rules! clamped {
    ($($t:ty)*) => {$(
        impl Clamp for $t {}
    )*};
}

types! { clamped! { @bool @integers @short } }

/// Element types that [`mul_add`] admits.
pub trait MulAdd: Copy {
    /// Applies the operation.
    fn call<L: Level>(a: Self, b: Self, c: Self) -> Self;
}

/// Returns `a * b + c`, rounded once where the level has such an instruction.
#[inline(always)]
pub fn mul_add<L: Level, T: MulAdd>(a: T, b: T, c: T) -> T {
    T::call::<L>(a, b, c)
}

/// Returns `a` if the predicate holds, `b` otherwise.
#[inline(always)]
pub fn select<L: Level, T: Copy>(predicate: bool, a: T, b: T) -> T {
    if predicate { a } else { b }
}
