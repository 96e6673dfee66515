//! Functions of `f64`.
//!
//! `exp`, `exp2`, `expm1`, `logistic`, `tanh`, `log`, `log2`, `log10`, `log1p`, `erf`, `sin` and `cos` are written like
//! the functions of `f32`; `std` computes
//! `sin` and `cos` of large angles. `pow`, `atan2` and `cbrt` call `std`, whose error is about 1 ULP and which do not
//! compile to vector code.

pub(crate) mod erf;
mod exp;
mod log;
pub(crate) mod trig;

pub use erf::erf;
pub use exp::{exp, exp2, expm1, logistic, tanh};
pub use log::{log, log1p, log2, log10};
pub use trig::{cos, sin};

use super::rounding;
use crate::level::Level;
#[cfg(not(feature = "std"))]
use crate::math::std_free::FloatMethods as _;

rounding!(f64, 4_503_599_627_370_496.0);

/// Returns `x` to the power of `y`, as `std` computes it, with IEEE 754's special cases.
#[inline(always)]
pub fn pow<L: Level>(x: f64, y: f64) -> f64 {
    x.powf(y)
}

/// Returns the angle of the point `(x, y)`, as `std` computes it.
#[inline(always)]
pub fn atan2<L: Level>(y: f64, x: f64) -> f64 {
    y.atan2(x)
}

/// Returns the cube root, as `std` computes it.
#[inline(always)]
pub fn cbrt<L: Level>(x: f64) -> f64 {
    x.cbrt()
}
