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

    // `trunc`: select(x < 0.0, ceil(x), floor(x))
    fn trunc(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| select(x < 0.0, ceil(x), floor(x));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `fix`: select(x < 0.0, ceil(x), floor(x))
    fn fix(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| select(x < 0.0, ceil(x), floor(x));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `sigmoid`: logistic(x)
    fn sigmoid(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| logistic(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `expit`: logistic(x)
    fn expit(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| logistic(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `silu`: x * logistic(x)
    fn silu(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| x * logistic(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `swish`: x * logistic(x)
    fn swish(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| x * logistic(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `softplus`: logsumexp([x, zeros_like(x)], dimension = 0)
    fn softplus(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| logsumexp([x, zeros_like(x)], dimension = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `log_sigmoid`: -logsumexp([-x, zeros_like(x)], dimension = 0)
    fn log_sigmoid(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| -logsumexp([-x, zeros_like(x)], dimension = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `elu`: select(x < 0.0, expm1(min(x, 0.0)), x)
    fn elu(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| select(x < 0.0, expm1(min(x, 0.0)), x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `celu`: select(x < 0.0, alpha * expm1(min(x, 0.0) / alpha), x)
    fn celu(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| { let alpha = 0.5; select(x < 0.0, alpha * expm1(min(x, 0.0) / alpha), x) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `selu`: 1.050701 * select(x > 0.0, x, 1.6732632 * expm1(select(x > 0.0, 0.0, x)))
    fn selu(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| 1.050701 * select(x > 0.0, x, 1.6732632 * expm1(select(x > 0.0, 0.0, x)));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `leaky_relu`: select(x < 0.0, slope * x, x)
    fn leaky_relu(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| { let slope = 0.01; select(x < 0.0, slope * x, x) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `mish`: x * tanh(logsumexp([x, zeros_like(x)], dimension = 0))
    fn mish(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| x * tanh(logsumexp([x, zeros_like(x)], dimension = 0));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `hard_sigmoid`: clamp(x / 6.0 + 0.5, 0.0, 1.0)
    fn hard_sigmoid(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| clamp(x / 6.0 + 0.5, 0.0, 1.0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `hard_swish`: x * clamp(x / 6.0 + 0.5, 0.0, 1.0)
    fn hard_swish(x: f32[12]) -> [f32[12], f32[12]] {
        let value = |x| x * clamp(x / 6.0 + 0.5, 0.0, 1.0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `hard_silu`: x * clamp(x / 6.0 + 0.5, 0.0, 1.0)
    fn hard_silu(x: f32[12]) -> [f32[12], f32[12]] {
        let value = |x| x * clamp(x / 6.0 + 0.5, 0.0, 1.0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `hard_tanh`: select(x > 1.0, 1.0, select(x < -1.0, -1.0, x))
    fn hard_tanh(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| select(x > 1.0, 1.0, select(x < -1.0, -1.0, x));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `relu6`: clamp(x, 0.0, 6.0)
    fn relu6(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| clamp(x, 0.0, 6.0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `squareplus`: (x + sqrt(x * x + 4.0)) / 2.0
    fn squareplus(x: f32[12]) -> [f32[12], f32[12]] {
        let value = |x| (x + sqrt(x * x + 4.0)) / 2.0;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `soft_sign`: x / (1.0 + abs(x))
    fn soft_sign(x: f32[12]) -> [f32[12], f32[12]] {
        let value = |x| x / (1.0 + abs(x));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `softsign`: x / (1.0 + abs(x))
    fn softsign(x: f32[12]) -> [f32[12], f32[12]] {
        let value = |x| x / (1.0 + abs(x));
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

    // `deg2rad`: x * (std::f32::consts::PI / 180.0)
    fn deg2rad(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| x * (std::f32::consts::PI / 180.0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `radians`: x * (std::f32::consts::PI / 180.0)
    fn radians(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| x * (std::f32::consts::PI / 180.0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `rad2deg`: x * (180.0 / std::f32::consts::PI)
    fn rad2deg(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| x * (180.0 / std::f32::consts::PI);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `degrees`: x * (180.0 / std::f32::consts::PI)
    fn degrees(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| x * (180.0 / std::f32::consts::PI);
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
}
