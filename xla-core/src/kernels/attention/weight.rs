//! The element types of attention, and the exponentials of scores.

use crate::element::types;
use crate::kernels::dot_general::Plain;
use crate::kernels::dot_general::float::Float;
use crate::level::Level;
use crate::math::{double, single};
use crate::scalar::short::Short;

/// An element of queries, keys and values.
pub trait Attended: Plain + Send + Sync + 'static {
    /// The type in which scores and sums are computed.
    type Wide: Weight;

    /// Converts exactly.
    fn widen(self) -> Self::Wide;
    /// Rounds to the nearest number.
    fn narrow(x: Self::Wide) -> Self;
    /// Returns the elements if they are of the wide type.
    fn as_wide(elements: &[Self]) -> Option<&[Self::Wide]>;
}

/// A type in which scores and sums are computed.
pub trait Weight:
    Float
    + PartialOrd
    + core::ops::Add<Output = Self>
    + core::ops::Sub<Output = Self>
    + core::ops::Mul<Output = Self>
    + core::ops::Div<Output = Self>
    + core::ops::MulAssign
    + Send
    + Sync
    + 'static
{
    /// The number 0.
    const ZERO: Self;
    /// The number 1.
    const ONE: Self;
    /// Infinity.
    const INFINITY: Self;
    /// The score of a key that is not seen.
    const NONE: Self;

    /// Returns the exponential of a number that is not positive, or NaN.
    fn exp<L: Level>(x: Self) -> Self;
    /// Returns the natural logarithm.
    fn log<L: Level>(x: Self) -> Self;
}

macro_rules! weights {
    ($($t:ident $exp:path, $log:path;)*) => {$(
        impl Attended for $t {
            type Wide = $t;

            #[inline(always)]
            fn widen(self) -> $t {
                self
            }

            #[inline(always)]
            fn narrow(x: $t) -> $t {
                x
            }

            #[inline(always)]
            fn as_wide(elements: &[$t]) -> Option<&[$t]> {
                Some(elements)
            }
        }

        impl Weight for $t {
            const ZERO: $t = 0.0;
            const ONE: $t = 1.0;
            const INFINITY: $t = <$t>::INFINITY;
            const NONE: $t = <$t>::NEG_INFINITY;

            #[inline(always)]
            fn exp<L: Level>(x: $t) -> $t {
                $exp(x)
            }

            #[inline(always)]
            fn log<L: Level>(x: $t) -> $t {
                $log(x)
            }
        }
    )*};
}

weights! {
    f32 short::<L>, single::log::<L>;
    f64 double::exp::<L>, double::log::<L>;
}

/// Returns the exponential of a number that is not positive: 0 where it is below 1.7e-38.
#[inline(always)]
fn short<L: Level>(x: f32) -> f32 {
    let y = single::exp::exp_moderate::<L>(x);
    // Arithmetic on the bits may lose NaN; the product restores it.
    if x < -single::exp::MODERATE {
        0.0
    } else {
        y + x * 0.0
    }
}

macro_rules! halves {
    ($($t:ty)*) => {$(
        impl Attended for $t {
            type Wide = f32;

            #[inline(always)]
            fn widen(self) -> f32 {
                Short::widen(self)
            }

            #[inline(always)]
            fn narrow(x: f32) -> $t {
                Short::narrow(x)
            }

            #[inline(always)]
            fn as_wide(_: &[$t]) -> Option<&[f32]> {
                None
            }
        }
    )*};
}

types! { halves! { @halves } }
