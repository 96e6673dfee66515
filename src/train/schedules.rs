//! Schedules: the rate of each step, by its number.
//!
//! A constant rate is a number. What Optax has as options is arithmetic: `step - n` begins later, `step / n * n` is a
//! staircase, `max(rate, end)` does not fall below `end`, and `if step < n { .. } else { .. }` joins two schedules.

use crate::prelude::*;

/// Returns a value that changes from `init` to `end` in a number of steps, and then stays. In 0 steps, it stays `init`.
///
/// ```
/// use typed_xla::train::linear_schedule;
///
/// let rates: Vec<f64> = (0..6).map(|step| linear_schedule(step, 0.0, 1.0, 4)).collect();
/// assert_eq!(rates, [0.0, 0.25, 0.5, 0.75, 1.0, 1.0]);
/// ```
#[computation]
pub fn linear_schedule(step: i32, init: f64, end: f64, steps: i32) -> f64 {
    let left = 1.0 - clamp(step, 0, steps) as f64 / (steps as f64);
    select(steps > 0, (init - end) * left + end, init)
}

/// Returns a value that falls from `init` to `alpha * init` along half a cosine, and then stays
/// (Loshchilov and Hutter, "SGDR: stochastic gradient descent with warm restarts", 2017). In 0 steps, it has fallen.
///
/// ```
/// use typed_xla::train::cosine_decay_schedule;
///
/// let rates = [0, 50, 100, 200].map(|step| cosine_decay_schedule(step, 0.1, 100, 0.5));
/// assert_eq!(rates.map(|rate| (rate * 1e6).round() / 1e6), [0.1, 0.075, 0.05, 0.05]);
/// ```
#[computation]
pub fn cosine_decay_schedule(step: i32, init: f64, steps: i32, alpha: f64) -> f64 {
    let done = select(steps > 0, min(step, steps) as f64 / (steps as f64), 1.0);
    let decayed = 0.5 * (1.0 + cos(std::f64::consts::PI * done));
    init * ((1.0 - alpha) * decayed + alpha)
}

/// Returns a value that rises from `init` to `peak` in the first `warmup` steps, and falls to `end` along half a cosine
/// until step `steps`.
///
/// ```
/// use typed_xla::train::warmup_cosine_decay_schedule;
///
/// let rates = [0, 1, 2, 4, 6].map(|step| warmup_cosine_decay_schedule(step, 0.0, 1.0, 2, 6, 0.0));
/// assert_eq!(rates.map(|rate| (rate * 1e6).round() / 1e6), [0.0, 0.5, 1.0, 0.5, 0.0]);
/// ```
#[computation]
pub fn warmup_cosine_decay_schedule(
    step: i32,
    init: f64,
    peak: f64,
    warmup: i32,
    steps: i32,
    end: f64,
) -> f64 {
    if step < warmup {
        linear_schedule(step, init, peak, warmup)
    } else {
        let alpha = select(peak == 0.0, 0.0, end / peak);
        cosine_decay_schedule(step - warmup, peak, steps - warmup, alpha)
    }
}

/// Returns a value that starts as `init` and is multiplied by `rate` in each `steps` steps: `init * rate^(step / steps)`.
/// With 0 steps, or a rate of 0, it stays `init`.
///
/// ```
/// use typed_xla::train::exponential_decay;
///
/// assert_eq!([0, 10, 20].map(|step| exponential_decay(step, 0.4, 10, 0.5)), [0.4, 0.2, 0.1]);
/// // Constant between steps: a staircase.
/// assert_eq!(exponential_decay(19 / 10 * 10, 0.4, 10, 0.5), 0.2);
/// ```
#[computation]
pub fn exponential_decay(step: i32, init: f64, steps: i32, rate: f64) -> f64 {
    let decayed = init * pow(rate, max(step, 0) as f64 / (steps as f64));
    select((steps > 0) & (rate != 0.0), decayed, init)
}

/// Returns a value that starts as `init` and is multiplied by each scale from the step at its boundary on.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::piecewise_constant_schedule;
///
/// #[computation]
/// fn rate(step: i32) -> f64 {
///     piecewise_constant_schedule(step, 1.0, [30, 60], [0.5, 0.25])
/// }
///
/// assert_eq!([0, 29, 30, 59, 60].map(rate), [1.0, 1.0, 0.5, 0.5, 0.125]);
/// ```
#[computation]
pub fn piecewise_constant_schedule<N: Dim>(
    step: i32,
    init: f64,
    boundaries: &i32![N],
    scales: &f64![N],
) -> f64 {
    init * product(select(boundaries <= step, scales, 1.0))
}
