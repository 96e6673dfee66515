//! Functions of `f32`.
//!
//! A function with the suffix `_moderate` or `_normal` is a shorter form for the arguments that its constant of that
//! name admits, and for levels with [`Level::FMA`]; its values equal the function's, bit for bit.

pub(crate) mod atan2;
pub(crate) mod cbrt;
pub(crate) mod erf;
pub(crate) mod exp;
pub(crate) mod log;
pub(crate) mod pow;
pub(crate) mod tanh;
pub(crate) mod trig;

pub use atan2::atan2;
pub use cbrt::cbrt;
pub use erf::erf;
pub use exp::{exp, exp2, expm1, logistic};
pub use log::{log, log1p, log2, log10};
pub use pow::pow;
pub use tanh::tanh;
pub use trig::{cos, sin};

use super::rounding;
#[cfg(not(feature = "std"))]
use super::std_free::FloatMethods as _;
use crate::level::Level;

rounding!(f32, 8_388_608.0);
