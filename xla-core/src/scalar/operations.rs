//! The table of operations: for each a trait, implemented by the element types it admits, and a function.

use crate::level::Level;
use crate::vector;

/// Rows of `function Trait (operands)`, all of one type, the result too. What is expensive names its trait for slices.
macro_rules! operations {
    ($($(#[doc = $doc:literal])* $name:ident $Trait:ident $(: $Slices:path)? => ($($arg:ident),+);)*) => {$(
        #[doc = concat!("Element types that [`", stringify!($name), "`] admits.")]
        pub trait $Trait: Copy $(+ $Slices)? {
            /// The operation.
            fn call<L: Level>($($arg: Self),+) -> Self;
        }

        $(#[doc = $doc])*
        #[inline(always)]
        pub fn $name<L: Level, T: $Trait>($($arg: T),+) -> T {
            T::call::<L>($($arg),+)
        }
    )*};
}

operations! {
    /// The sum; for `bool` the disjunction.
    add Add => (a, b);
    /// The difference.
    sub Sub => (a, b);
    /// The product; for `bool` the conjunction.
    mul Mul => (a, b);
    /// The quotient; of integers cut towards zero.
    div Div => (a, b);
    /// The remainder, with the sign of the dividend.
    rem Rem: vector::Rem => (a, b);
    /// The greater of two; NaN if either is.
    max Max => (a, b);
    /// The lesser of two; NaN if either is.
    min Min => (a, b);
    /// `a` to the power of `b`.
    pow Pow: vector::Pow => (a, b);
    /// The angle from the x axis to the point `(b, a)`, in radians.
    atan2 Atan2: vector::Atan2 => (a, b);
    /// Logical on `bool`, bitwise on integers.
    and And => (a, b);
    /// Logical on `bool`, bitwise on integers.
    or Or => (a, b);
    /// Logical on `bool`, bitwise on integers.
    xor Xor => (a, b);
    /// Bits of `a` moved up by `b` places.
    shift_left ShiftLeft => (a, b);
    /// Bits of `a` moved down by `b` places, the sign bit moving in, for unsigned integers too.
    shift_right_arithmetic ShiftRightArithmetic => (a, b);
    /// Bits of `a` moved down by `b` places, zeros moving in.
    shift_right_logical ShiftRightLogical => (a, b);
    /// Logical on `bool`, bitwise on integers.
    not Not => (x);
    /// How many bits are 1.
    popcnt Popcnt => (x);
    /// How many bits above the highest 1 are 0; the width for 0.
    clz Clz => (x);
    /// The number with the other sign; integers wrap.
    neg Neg => (x);
    /// -1, 0 or 1 with the operand's sign; for complex numbers `x / abs(x)`.
    sign Sign => (x);
    /// The least integral value that is not less.
    ceil Ceil => (x);
    /// The greatest integral value that is not greater.
    floor Floor => (x);
    /// The nearest integral value, halves away from zero.
    round_nearest_afz RoundNearestAfz => (x);
    /// The nearest integral value, halves to the even one.
    round_nearest_even RoundNearestEven => (x);
    /// The cosine of an angle in radians.
    cos Cos: vector::Cos => (x);
    /// The sine of an angle in radians.
    sin Sin: vector::Sin => (x);
    /// e to the power of `x`.
    exp Exp: vector::Exp => (x);
    /// e to the power of `x`, minus 1, exact near 0 too.
    expm1 Expm1: vector::Expm1 => (x);
    /// The natural logarithm.
    log Log: vector::Log => (x);
    /// The natural logarithm of `1 + x`, exact near 0 too.
    log1p Log1p: vector::Log1p => (x);
    /// The hyperbolic tangent.
    tanh Tanh: vector::Tanh => (x);
    /// `1 / (1 + exp(-x))`.
    logistic Logistic: vector::Logistic => (x);
    /// The error function.
    erf Erf: vector::Erf => (x);
    /// The cube root, with the operand's sign.
    cbrt Cbrt: vector::Cbrt => (x);
    /// The square root.
    sqrt Sqrt => (x);
    /// One divided by the square root.
    rsqrt Rsqrt => (x);
}

/// Element types that [`abs`] admits.
pub trait Abs: Copy {
    /// The type of the distance from zero: the real type under a complex one.
    type Real;

    /// The operation.
    fn call<L: Level>(x: Self) -> Self::Real;
}

/// The distance from zero; of a complex number a real one. Integers wrap: `abs(MIN)` is `MIN`.
#[inline(always)]
pub fn abs<L: Level, T: Abs>(x: T) -> T::Real {
    T::call::<L>(x)
}

/// Element types that [`is_finite`] admits.
pub trait IsFinite: Copy {
    /// The operation.
    fn call<L: Level>(x: Self) -> bool;
}

/// Whether a number is neither infinite nor NaN.
#[inline(always)]
pub fn is_finite<L: Level, T: IsFinite>(x: T) -> bool {
    T::call::<L>(x)
}

/// `min(max(lo, x), hi)`: NaN anywhere gives NaN, and `hi` wins where `lo` is greater.
#[inline(always)]
pub fn clamp<L: Level, T: Clamp>(lo: T, x: T, hi: T) -> T {
    T::clamp::<L>(lo, x, hi)
}

/// Element types that [`clamp`] admits.
pub trait Clamp: Max + Min {
    /// The operation.
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

clamped!(bool i8 i16 i32 i64 u8 u16 u32 u64 half::f16 half::bf16);

/// `a` where the predicate holds, `b` elsewhere.
#[inline(always)]
pub fn select<L: Level, T: Copy>(predicate: bool, a: T, b: T) -> T {
    if predicate { a } else { b }
}
