//! Comparisons, which return `bool`.

use super::short::Short;
use crate::element::types;
use crate::element::width::Number;
use crate::element::word::Word;
use crate::level::Level;

macro_rules! comparisons {
    ($($(#[doc = $doc:literal])* $name:ident $Trait:ident)*) => {$(
        $(#[doc = $doc])*
        #[inline(always)]
        pub fn $name<L: Level, T: $Trait>(a: T, b: T) -> bool {
            T::$name(a, b)
        }
    )*};
}

comparisons! {
    /// Whether two elements are equal; NaN equals nothing.
    eq Equal
    /// Whether two elements differ; NaN differs from everything.
    ne Equal
    /// Whether `a >= b`; false with NaN.
    ge Ordered
    /// Whether `a > b`; false with NaN.
    gt Ordered
    /// Whether `a <= b`; false with NaN.
    le Ordered
    /// Whether `a < b`; false with NaN.
    lt Ordered
    /// Whether two floating-point numbers have the same bits.
    eq_total Total
    /// Whether two floating-point numbers differ in a bit.
    ne_total Total
    /// Whether `a >= b` by the total order: -NaN, negative numbers, -0, +0, positive numbers, NaN.
    ge_total Total
    /// Whether `a > b` by the total order.
    gt_total Total
    /// Whether `a <= b` by the total order.
    le_total Total
    /// Whether `a < b` by the total order.
    lt_total Total
}

/// Element types that [`eq`] and [`ne`] admit: all of them.
pub trait Equal: Copy {
    /// See [`eq`].
    fn eq(a: Self, b: Self) -> bool;
    /// See [`ne`].
    fn ne(a: Self, b: Self) -> bool;
}

/// Element types that have an order: all but the complex ones.
pub trait Ordered: Copy {
    /// See [`ge`].
    fn ge(a: Self, b: Self) -> bool;
    /// See [`gt`].
    fn gt(a: Self, b: Self) -> bool;
    /// See [`le`].
    fn le(a: Self, b: Self) -> bool;
    /// See [`lt`].
    fn lt(a: Self, b: Self) -> bool;
}

/// Floating-point element types, whose numbers have a total order besides the usual one.
pub trait Total: Copy {
    /// An integer of the same size.
    type Key: Copy + Ord;

    /// Returns an integer in the same order as the number.
    fn key(self) -> Self::Key;

    /// See [`eq_total`].
    #[inline(always)]
    fn eq_total(a: Self, b: Self) -> bool {
        a.key() == b.key()
    }
    /// See [`ne_total`].
    #[inline(always)]
    fn ne_total(a: Self, b: Self) -> bool {
        a.key() != b.key()
    }
    /// See [`ge_total`].
    #[inline(always)]
    fn ge_total(a: Self, b: Self) -> bool {
        a.key() >= b.key()
    }
    /// See [`gt_total`].
    #[inline(always)]
    fn gt_total(a: Self, b: Self) -> bool {
        a.key() > b.key()
    }
    /// See [`le_total`].
    #[inline(always)]
    fn le_total(a: Self, b: Self) -> bool {
        a.key() <= b.key()
    }
    /// See [`lt_total`].
    #[inline(always)]
    fn lt_total(a: Self, b: Self) -> bool {
        a.key() < b.key()
    }
}

/// Inverts all bits of a negative number but its sign, so that the bits, read as integers, have the order of the
/// numbers.
macro_rules! total {
    ($($t:ty)*) => {$(
        impl Total for $t {
            type Key = <<$t as Number>::Bits as Word>::Signed;

            #[inline(always)]
            fn key(self) -> Self::Key {
                type Bits = <$t as Number>::Bits;
                let bits = Number::bits(self);
                // `sign()` is all ones for a negative number.
                (bits ^ (bits.sign() & (Bits::MAX ^ Bits::SIGN))).signed()
            }
        }
    )*};
}

types! { total! { @short @floats } }

/// Rows of `trait: types, through`, where `through` converts both operands before Rust's own operators compare them.
macro_rules! compared {
    ($($Trait:ident { $($name:ident $op:tt),+ }: $($t:ty)+; $through:expr;)*) => {
        $(compared!(@types $Trait { $($name $op),+ }: [$($t),+]; $through);)*
    };
    (@types $Trait:ident $methods:tt: [$($t:ty),+]; $through:expr) => {
        $(compared!(@impl $Trait $methods: $t; $through);)+
    };
    (@impl $Trait:ident { $($name:ident $op:tt),+ }: $t:ty; $through:expr) => {
        impl $Trait for $t {
            $(
                #[inline(always)]
                fn $name(a: Self, b: Self) -> bool {
                    $through(a) $op $through(b)
                }
            )+
        }
    };
}

types! { compared! {
    Equal { eq ==, ne != }: @bool @integers @floats @complex; core::convert::identity;
    Equal { eq ==, ne != }: @short; Short::widen;
    Ordered { ge >=, gt >, le <=, lt < }: @bool @integers @floats; core::convert::identity;
    Ordered { ge >=, gt >, le <=, lt < }: @short; Short::widen;
} }
