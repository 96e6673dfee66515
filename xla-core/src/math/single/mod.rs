//! Functions of `f32`.

mod erf;
mod exp;
mod log;
mod pow;
mod tanh;
mod trig;

pub use erf::erf;
pub use exp::{exp, expm1, logistic};
pub use log::{log, log1p};
pub use pow::pow;
pub use tanh::tanh;
pub use trig::{cos, sin};

use super::rounding;
use crate::level::Level;

rounding!(f32, 8_388_608.0);

#[cfg(test)]
mod tests;
