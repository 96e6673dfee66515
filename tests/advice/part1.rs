//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part1.txt");

cases! {
    // `absolute`: abs(x)
    fn absolute(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| abs(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `fabs`: abs(x)
    fn fabs(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| abs(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `negative`: -x
    fn negative(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| -x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `negate`: -x
    fn negate(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| -x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `numpy.positive`: x
    fn numpy_positive(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `reciprocal`: 1.0 / x
    fn reciprocal(x: f32[10], special: f32[3]) -> [f32[10], f32[10], f32[3]] {
        let value = |x| 1.0 / x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `round`: round_nearest_even(x)
    fn round(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| round_nearest_even(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `rint`: round_nearest_even(x)
    fn rint(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| round_nearest_even(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `around`: round_nearest_even(x)
    fn around(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| round_nearest_even(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `fix`: trunc(x)
    fn fix(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| trunc(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `sigmoid`: logistic(x)
    fn sigmoid(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| logistic(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `hard_silu`: hard_swish(x)
    fn hard_silu(x: f32[12]) -> [f32[12], f32[12]] {
        let value = |x| hard_swish(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `softsign`: soft_sign(x)
    fn softsign(x: f32[12]) -> [f32[12], f32[12]] {
        let value = |x| soft_sign(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `sparse_plus`: select(x <= -1.0, 0.0, select(x >= 1.0, x, (x + 1.0) * (x + 1.0) / 4.0))
    fn sparse_plus(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| select(x <= -1.0, 0.0, select(x >= 1.0, x, (x + 1.0) * (x + 1.0) / 4.0));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `sparse_sigmoid`: min(max(x + 1.0, 0.0), 2.0) / 2.0
    fn sparse_sigmoid(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| min(max(x + 1.0, 0.0), 2.0) / 2.0;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `log1mexp`: select(x < 0.6931472, log(-expm1(-x)), log1p(-exp(-x)))
    fn log1mexp(x: f32[8]) -> [f32[8], f32[8]] {
        let value = |x| select(x < 0.6931472, log(-expm1(-x)), log1p(-exp(-x)));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `log_cosh`: abs(x) + log1p(exp(-2.0 * abs(x))) - 0.6931472
    fn log_cosh(x: f32[12]) -> [f32[12], f32[12]] {
        let value = |x| abs(x) + log1p(exp(-2.0 * abs(x))) - 0.6931472;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `radians`: deg2rad(x)
    fn radians(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| deg2rad(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `degrees`: rad2deg(x)
    fn degrees(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| rad2deg(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `isfinite`: is_finite(x)
    fn isfinite(x: f32[12], special: f32[3]) -> [i32[12], i32[3]] {
        let value = |x| (is_finite(x)) as i32;
        (value(x), value(special))
    }

    // `isnan`: is_nan(x)
    fn isnan(x: f32[12], special: f32[3]) -> [i32[12], i32[3]] {
        let value = |x| (is_nan(x)) as i32;
        (value(x), value(special))
    }

    // `isinf`: is_inf(x)
    fn isinf(x: f32[12], special: f32[3]) -> [i32[12], i32[3]] {
        let value = |x| (is_inf(x)) as i32;
        (value(x), value(special))
    }

    // `isposinf`: is_pos_inf(x)
    fn isposinf(x: f32[12], special: f32[3]) -> [i32[12], i32[3]] {
        let value = |x| (is_pos_inf(x)) as i32;
        (value(x), value(special))
    }

    // `isneginf`: is_neg_inf(x)
    fn isneginf(x: f32[12], special: f32[3]) -> [i32[12], i32[3]] {
        let value = |x| (is_neg_inf(x)) as i32;
        (value(x), value(special))
    }

    // `spacing`: next_after(abs(x), f32::INFINITY) - abs(x)
    fn spacing(x: f32[5]) -> [f32[5]] {
        let value = |x| next_after(abs(x), f32::INFINITY) - abs(x);
        value(x)
    }

    // `ln`: log(x)
    fn ln(x: f32[5], special: f32[3]) -> [f32[5], f32[5], f32[3]] {
        let value = |x| log(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `sine`: sin(x)
    fn sine(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| sin(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `cosine`: cos(x)
    fn cosine(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| cos(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `exponential`: exp(x)
    fn exponential(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| exp(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `tangent`: tan(x)
    fn tangent(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| tan(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `arcsin`: asin(x)
    fn arcsin(x: f32[3], special: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |x| asin(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `arccos`: acos(x)
    fn arccos(x: f32[3], special: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |x| acos(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `arctan`: atan(x)
    fn arctan(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| atan(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `arcsinh`: asinh(x)
    fn arcsinh(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| asinh(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `arccosh`: acosh(x)
    fn arccosh(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| acosh(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `arctanh`: atanh(x)
    fn arctanh(x: f32[3], special: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |x| atanh(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `signum`: sign(x)
    fn signum(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| sign(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `recip`: 1.0 / x
    fn recip(x: f32[10], special: f32[3]) -> [f32[10], f32[10], f32[3]] {
        let value = |x| 1.0 / x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `inv_mut`: 1.0 / x
    fn inv_mut(x: f32[10], special: f32[3]) -> [f32[10], f32[10], f32[3]] {
        let value = |x| 1.0 / x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `to_degrees`: rad2deg(x)
    fn to_degrees(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| rad2deg(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }
}
