//! L-BFGS, which minimises functions that are the same in each step: fits, and networks on all their data at once.
//!
//! The line search is the one of Nocedal and Wright, "Numerical optimization", 2006, algorithms 3.5 and 3.6.

use crate::Tensors;
use crate::prelude::*;
use crate::train::leaves::{add_scaled, floats, inner, scale};

/// The state of [`scale_by_lbfgs`]: the last `M` steps and the changes of the gradient in them, the newest first.
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
pub struct Lbfgs<T: Tensors, const M: usize> {
    /// The parameters before the last step.
    pub p: T,
    /// The gradient at these parameters.
    pub gradient: T,
    /// The steps.
    pub moves: [T; M],
    /// The changes of the gradient.
    pub changes: [T; M],
    /// The inverses of the inner products of each step and its change; 0 for steps that did not happen.
    pub inverses: [f64; M],
    /// The number of steps.
    pub step: i32,
}

/// Returns the direction of L-BFGS for the gradient at `p`, and stores both: the product of the gradient and an
/// approximation of the inverse of the Hessian, from the last `M` steps
/// (Liu and Nocedal, "On the limited memory BFGS method for large scale optimization", 1989).
///
/// The parameters may have moved in any way since the last call; a step in which the slope along it fell does not count.
/// The first direction has a length of at most 1.
/// [`lbfgs`] searches along the direction; `sgd(p, scale_by_lbfgs(p, state, gradient), rate)` does not.
#[computation]
pub fn scale_by_lbfgs<T: Tensors, const M: usize>(
    p: &T,
    state: &mut Lbfgs<T, M>,
    gradient: &T,
) -> T {
    let gradient = floats(gradient);
    let first = state.step == 0;
    let kept = |x| select(first, 0.0, x);
    let moved = tree_map(kept, add_scaled(p, -1.0, state.p));
    let changed = tree_map(kept, add_scaled(gradient, -1.0, state.gradient));
    let (product, square) = (inner(moved, changed), inner(changed, changed));
    remember(&mut state.moves, moved);
    remember(&mut state.changes, changed);
    let mut inverse = select(product > 0.0, 1.0 / product, 0.0);
    for stored in &mut state.inverses {
        let older = *stored;
        *stored = inverse;
        inverse = older;
    }
    state.p = p;
    state.gradient = gradient;
    state.step += 1;

    let mut direction = gradient;
    let mut shares = state.inverses;
    for i in 0..M {
        shares[i] = state.inverses[i] * inner(state.moves[i], direction);
        direction = add_scaled(direction, -shares[i], state.changes[i]);
    }
    let start = min(1.0, 1.0 / sqrt(inner(gradient, gradient)));
    let later = select(product > 0.0, product / square, 1.0);
    direction = scale(direction, select(first, start, later));
    for i in (0..M).rev() {
        let share = state.inverses[i] * inner(state.changes[i], direction);
        direction = add_scaled(direction, shares[i] - share, state.moves[i]);
    }
    direction
}

/// Puts a value before others, and drops the last one.
#[computation]
fn remember<T: Tensors, const M: usize>(all: &mut [T; M], newest: &T) {
    let mut next = newest;
    for stored in all.iter_mut() {
        let older = *stored;
        *stored = next;
        next = older;
    }
}

/// Takes a step of L-BFGS: a line search along the direction of [`scale_by_lbfgs`]. Returns the value before the step.
///
/// The step decreases the value, and decreases the slope along the direction to nine tenths or less (the strong Wolfe
/// conditions), in at most 20 evaluations of the function and its gradient. Where no such step is found, it takes the
/// best one that decreases the value, or none.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{Lbfgs, lbfgs};
///
/// /// Rosenbrock's function, whose minimum is at (1, 1).
/// #[computation]
/// fn valley(p: &f64![2]) -> f64 {
///     let (x, y) = (p[0], p[1]);
///     (1.0 - x) * (1.0 - x) + 100.0 * (y - x * x) * (y - x * x)
/// }
///
/// #[computation]
/// fn step(p: &mut f64![2], state: &mut Lbfgs<f64![2], 10>) -> f64 {
///     lbfgs(valley, p, state)
/// }
///
/// let (mut p, mut state) = (tensor![-1.2, 1.0], Lbfgs::default());
/// let values: Vec<f64> = (0..40).map(|_| step(&mut p, &mut state)).collect();
/// assert!(values[39] < 1e-15 && (p[[0]] - 1.0).abs() < 1e-7);
/// ```
#[computation]
pub fn lbfgs<T: Tensors, E: Float, const M: usize>(
    f: impl Fn(&T) -> E,
    p: &mut T,
    state: &mut Lbfgs<T, M>,
) -> E {
    let (value, gradient) = value_and_grad(f)(*p);
    let direction = scale(scale_by_lbfgs(*p, state, gradient), -1.0);
    let (length, _, _) = line_search(f, *p, direction, value as f64, gradient);
    *p = add_scaled(*p, length, direction);
    value
}

/// The end of [`minimize`].
#[derive(Clone, Debug, Default, PartialEq, Tensors)]
pub struct Minimum {
    /// The value of the function.
    pub value: f64,
    /// The norm of its gradient.
    pub norm: f64,
    /// The number of steps.
    pub steps: i32,
    /// The number of evaluations of the function and its gradient.
    pub evaluations: i32,
}

/// Minimises a function by L-BFGS with the memory of 10 steps, from the parameters `p`, which become those of the minimum.
///
/// It ends when the norm of the gradient is at most `tolerance`, after `steps` steps, or when no step decreases the value.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{Minimum, minimize};
///
/// #[computation]
/// fn fit(line: &mut (f64, f64), x: &f64![4], y: &f64![4]) -> Minimum {
///     let loss = |line: &(f64, f64)| {
///         let error = line.0 * x + line.1 - y;
///         mean(error * error)
///     };
///     minimize(loss, line, 100, 1e-9)
/// }
///
/// let mut line = (0.0, 0.0);
/// let found = fit(&mut line, &tensor![0.0, 1.0, 2.0, 3.0], &tensor![1.0, 3.0, 5.0, 7.0]);
/// assert!((line.0 - 2.0).abs() < 1e-8 && (line.1 - 1.0).abs() < 1e-8);
/// assert!(found.norm <= 1e-9 && found.steps < 20);
/// ```
#[computation]
pub fn minimize<T: Tensors, E: Float>(
    f: impl Fn(&T) -> E,
    p: &mut T,
    steps: i32,
    tolerance: f64,
) -> Minimum {
    let (value, mut gradient) = value_and_grad(f)(*p);
    let mut value = value as f64;
    let mut norm = sqrt(inner(gradient, gradient));
    let zero = zeros_like(*p);
    let mut state: Lbfgs<T, 10> = Lbfgs {
        p: zero,
        gradient: zero,
        moves: [zero; 10],
        changes: [zero; 10],
        inverses: [0.0; 10],
        step: 0,
    };
    let mut evaluations = 1i32;
    let mut moved = true;
    while moved & (norm > tolerance) & (state.step < steps) {
        let direction = scale(scale_by_lbfgs(*p, &mut state, gradient), -1.0);
        let (length, tried, found) = line_search(f, *p, direction, value, gradient);
        *p = add_scaled(*p, length, direction);
        (value, gradient) = found;
        norm = sqrt(inner(gradient, gradient));
        evaluations += tried;
        moved = length > 0.0;
    }
    Minimum {
        value,
        norm,
        steps: state.step,
        evaluations,
    }
}

/// Returns the length of a step along a direction that satisfies the strong Wolfe conditions, the number of evaluations,
/// and the value and the gradient after the step.
///
/// Lengths between `low` and `high` contain a good one: `low` has the least value so far, and the function falls from it
/// towards `high`, which is infinite until the function rises. A point is a length, a value and a slope.
#[computation]
fn line_search<T: Tensors, E: Float>(
    f: impl Fn(&T) -> E,
    p: &T,
    direction: &T,
    value: f64,
    gradient: &T,
) -> (f64, i32, (f64, T)) {
    let start = (0.0f64, value, inner(gradient, direction));
    let (mut low, mut high, mut older) = (start, (f64::INFINITY, value, start.2), start);
    // The best length that decreases the value.
    let (mut safe, mut safe_value) = (0.0f64, value);
    let (mut last, mut at) = (gradient, value);
    let mut length = 1.0f64;
    let mut tried = 0i32;
    // 0 while it searches, 1 for the evaluation of the safe length, 2 at the end.
    let mut phase = 0i32;
    while phase < 2 {
        let (found, slopes) = value_and_grad(f)(add_scaled(p, length, direction));
        let new = (length, found as f64, inner(slopes, direction));
        (at, last) = (new.1, slopes);
        tried += 1;

        let decreases = decrease(start, new);
        let good = decreases & (abs(new.2) <= 0.9 * abs(start.2));
        let open = is_inf(high.0);
        let better = decreases & (open | (new.1 < safe_value));
        safe = select(better, length, safe);
        safe_value = select(better, new.1, safe_value);
        let width = abs(high.0 - low.0);
        let ends = (tried >= 20) | ((width <= 1e-5) & (safe > 0.0));

        let rises = !decreases | ((new.1 >= low.1) & ((tried > 1) | !open));
        let turned = new.2 * (high.0 - low.0) >= 0.0;
        let (before_low, before_high) = (low, high);
        if rises {
            high = new;
        } else {
            if turned {
                high = before_low;
            }
            low = new;
        }
        if open {
            older = low;
        } else if rises | turned {
            older = before_high;
        } else {
            older = before_low;
        }

        if good | (phase == 1) {
            phase = 2;
        } else if ends {
            phase = select(safe == length, 2i32, 1);
            length = safe;
        } else {
            length = select(is_inf(high.0), 2.0 * length, between(low, high, older));
        }
    }
    (length, tried, (at, last))
}

/// Whether a point decreases the value enough: by Armijo's condition, or by the slope where the value changes by less than
/// its rounding (Hager and Zhang, "Algorithm 851: CG_DESCENT", 2006).
#[computation]
fn decrease(start: (f64, f64, f64), new: (f64, f64, f64)) -> bool {
    let below = new.1 <= start.1 + 1e-4 * new.0 * start.2;
    let flat = (new.1 <= start.1 + 1e-6 * abs(start.1)) & (new.2 <= (2e-4 - 1.0) * start.2);
    below | flat
}

/// Returns a length between two points: the minimum of the cubic through three points with the slope at `low`, of the
/// parabola through two of them, or the middle, whichever is the first not near an end.
#[computation]
fn between(low: (f64, f64, f64), high: (f64, f64, f64), older: (f64, f64, f64)) -> f64 {
    let (width, left, right) = (abs(high.0 - low.0), min(low.0, high.0), max(low.0, high.0));
    let (h, k) = (high.0 - low.0, older.0 - low.0);
    let (of_h, of_k) = (high.1 - low.1 - low.2 * h, older.1 - low.1 - low.2 * k);

    let parts = h * h * k * k * (h - k);
    let a = (k * k * of_h - h * h * of_k) / parts;
    let b = (h * h * h * of_k - k * k * k * of_h) / parts;
    let cubic = low.0 + (sqrt(b * b - 3.0 * a * low.2) - b) / (3.0 * a);
    let parabola = low.0 - low.2 * h * h / (2.0 * of_h);

    let is_cubic = (cubic > left + 0.2 * width) & (cubic < right - 0.2 * width);
    let is_parabola = (parabola > left + 0.1 * width) & (parabola < right - 0.1 * width);
    let middle = (low.0 + high.0) / 2.0;
    select(is_cubic, cubic, select(is_parabola, parabola, middle))
}
