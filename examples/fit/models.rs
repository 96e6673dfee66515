//! The models: functions of their parameters and one variable.

use typed_xla::prelude::*;

/// A damped oscillation: amplitude, decay, frequency and phase.
#[computation]
pub(crate) fn oscillation(p: &f64![4], x: f64) -> f64 {
    p[0] * exp(-p[1] * x) * cos(p[2] * x + p[3])
}

/// A peak on a slope: height, centre and width, then the line below it.
#[computation]
pub(crate) fn peak(p: &f64![5], x: f64) -> f64 {
    let distance = (x - p[1]) / p[2];
    p[0] * exp(-0.5 * distance * distance) + p[3] + p[4] * x
}
