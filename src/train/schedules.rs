//! Schedules: the rate of each step, by its number.
//!
//! A constant rate is a number. What Optax has as options is arithmetic: `step - n` begins later, `step / n * n` is a
//! staircase, `max(rate, end)` does not fall below `end`. A schedule joins others by
//! `if step < n { first(step) } else { second(step - n) }`.

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

/// Returns a value that changes from `init` to `end` in a number of steps, along the power of a line, and then stays:
/// `(init - end) * (1 - step / steps)^power + end`. In 0 steps, it stays `init`.
///
/// ```
/// use typed_xla::train::polynomial_schedule;
///
/// let rates = [0, 1, 2, 3].map(|step| polynomial_schedule(step, 1.0, 0.0, 2.0, 2));
/// assert_eq!(rates, [1.0, 0.25, 0.0, 0.0]);
/// ```
#[computation]
pub fn polynomial_schedule(step: i32, init: f64, end: f64, power: f64, steps: i32) -> f64 {
    let left = 1.0 - clamp(step, 0, steps) as f64 / (steps as f64);
    select(steps > 0, (init - end) * pow(left, power) + end, init)
}

/// Returns a value that rises from `peak / div` to `peak` along half a cosine, in the share `start` of the steps, and falls
/// to `peak / (div * final_div)` along half a cosine in the others; then it stays
/// (Smith and Topin, "Super-convergence: very fast training of neural networks using large learning rates", 2018).
///
/// A `start` of 0.3, a `div` of 25 and a `final_div` of 10000 are usual. In 0 steps, it has fallen.
///
/// ```
/// use typed_xla::train::cosine_onecycle_schedule;
///
/// let rates = [0, 1, 2, 6, 10, 11].map(|step| cosine_onecycle_schedule(step, 10, 1.0, 0.2, 4.0, 10.0));
/// assert_eq!(rates.map(|rate| (rate * 1e6).round() / 1e6), [0.25, 0.625, 1.0, 0.5125, 0.025, 0.025]);
/// ```
#[computation]
pub fn cosine_onecycle_schedule(
    step: i32,
    steps: i32,
    peak: f64,
    start: f64,
    div: f64,
    final_div: f64,
) -> f64 {
    let (init, last) = (peak / div, peak / (div * final_div));
    let top = (start * (steps as f64)) as i32;
    let arc = |from, to, share| to + 0.5 * (from - to) * (1.0 + cos(std::f64::consts::PI * share));
    if step < top {
        arc(init, peak, phase(step, 0, top))
    } else {
        arc(peak, last, phase(step, top, steps))
    }
}

/// Returns a value that rises from `peak / div` to `peak` in the share `start` of the steps, falls back to `peak / div`
/// until the share `last` of them, and to `peak / (div * final_div)` in the others, along lines; then it stays.
///
/// A `start` of 0.3, a `last` of 0.85, a `div` of 25 and a `final_div` of 10000 are usual. In 0 steps, it has fallen.
///
/// ```
/// use typed_xla::train::linear_onecycle_schedule;
///
/// let rates = [0, 1, 2, 5, 8, 9, 10, 11].map(|step| linear_onecycle_schedule(step, 10, 1.0, 0.2, 0.8, 4.0, 5.0));
/// assert_eq!(rates.map(|rate| (rate * 1e6).round() / 1e6), [0.25, 0.625, 1.0, 0.625, 0.25, 0.15, 0.05, 0.05]);
/// ```
#[computation]
pub fn linear_onecycle_schedule(
    step: i32,
    steps: i32,
    peak: f64,
    start: f64,
    last: f64,
    div: f64,
    final_div: f64,
) -> f64 {
    let init = peak / div;
    let (top, bottom) = (
        (start * (steps as f64)) as i32,
        (last * (steps as f64)) as i32,
    );
    let line = |from, to, share| from + (to - from) * share;
    if step < top {
        line(init, peak, phase(step, 0, top))
    } else if step < bottom {
        line(peak, init, phase(step, top, bottom))
    } else {
        line(init, init / final_div, phase(step, bottom, steps))
    }
}

/// Returns the share of the steps from `first` to `end` that are done: 0 before them, 1 after them, and 1 where there are
/// none.
#[computation]
fn phase(step: i32, first: i32, end: i32) -> f64 {
    let share = (step - first) as f64 / ((end - first) as f64);
    select(step < end, max(share, 0.0), 1.0)
}

/// Returns a value that falls from `init` to `alpha * init` along half a cosine, again and again
/// (Loshchilov and Hutter, "SGDR: stochastic gradient descent with warm restarts", 2017).
///
/// The first fall has `steps` steps, each later one `factor` times as many as the one before it. Each begins at `shrink`
/// times the value that the one before it began at; an `alpha` of 0 and a `shrink` of 1 are usual. In 0 steps, it has
/// fallen.
///
/// ```
/// use typed_xla::train::sgdr_schedule;
///
/// let rates = [0, 1, 2, 4, 6, 13, 14].map(|step| sgdr_schedule(step, 1.0, 2, 2, 0.5, 0.0));
/// let expected = [1.0, 0.5, 0.5, 0.25, 0.25, 0.00951506, 0.125];
/// assert!(rates.iter().zip(expected).all(|(rate, expected)| (rate - expected).abs() < 1e-8));
/// ```
#[computation]
pub fn sgdr_schedule(
    step: i32,
    init: f64,
    steps: i32,
    factor: i32,
    shrink: f64,
    alpha: f64,
) -> f64 {
    let step = max(step, 0) as f64;
    let (mut start, mut length, mut scale) = (0.0f64, steps as f64, 1.0f64);
    if factor <= 1 {
        // All have the same length.
        let round = floor(step / length);
        start = round * length;
        scale = pow(shrink, round);
    } else {
        while (length > 0.0) & (step >= start + length) {
            start += length;
            length *= factor as f64;
            scale *= shrink;
        }
    }
    let decayed = 0.5 * (1.0 + cos(std::f64::consts::PI * (step - start) / length));
    let now = select(steps > 0, scale * decayed, 0.0);
    init * ((1.0 - alpha) * now + alpha * select(steps > 0, scale, 1.0))
}
