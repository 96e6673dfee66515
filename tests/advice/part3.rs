//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part3.txt");

cases! {
    // `bitwise_xor`: a ^ b
    fn bitwise_xor(a: i32[8], b: i32[8]) -> [i32[8]] {
        let value = || a ^ b;
        value()
    }

    // `bitwise_not`: !x
    fn bitwise_not(x: i32[8]) -> [i32[8]] {
        let value = || !x;
        value()
    }

    // `population_count`: popcnt(x)
    fn population_count(x: i32[8]) -> [i32[8]] {
        let value = || popcnt(x);
        value()
    }

    // `count_leading_zeros`: clz(x)
    fn count_leading_zeros(x: i32[8]) -> [i32[8]] {
        let value = || clz(x);
        value()
    }

    // `lerp`: a + t * (b - a)
    fn lerp(a: f32[2], b: f32[2], t: f32[2]) -> [f32[2], f32[2], f32[2], f32[2]] {
        let value = |a, b, t| a + t * (b - a);
        let slopes = grad(|a, b, t| sum(value(a, b, t)), argnums = [0, 1, 2])(a, b, t);
        (value(a, b, t), slopes.0, slopes.1, slopes.2)
    }

    // `mul_add`: x * y + z
    fn mul_add(x: f32[2], y: f32[2], z: f32[2]) -> [f32[2], f32[2], f32[2], f32[2]] {
        let value = |x, y, z| x * y + z;
        let slopes = grad(|x, y, z| sum(value(x, y, z)), argnums = [0, 1, 2])(x, y, z);
        (value(x, y, z), slopes.0, slopes.1, slopes.2)
    }

    // `clip`: clamp(x, low, high)
    fn clip(x: f32[3], low: f32[], high: f32[]) -> [f32[3], f32[3]] {
        let value = |x| clamp(x, low, high);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `where`: select(pred, x, y)
    fn where_(m: f32[2], x: f32[2], y: f32[2]) -> [f32[2], f32[2], f32[2]] {
        let value = |x, y| { let pred = m > 0.0; select(pred, x, y) };
        let slopes = grad(|x, y| sum(value(x, y)), argnums = [0, 1])(x, y);
        (value(x, y), slopes.0, slopes.1)
    }

    // `select_n`: select(pred, y, x)
    fn select_n(m: f32[2], x: f32[2], y: f32[2]) -> [f32[2], f32[2], f32[2]] {
        let value = |x, y| { let pred = m > 0.0; select(pred, y, x) };
        let slopes = grad(|x, y| sum(value(x, y)), argnums = [0, 1])(x, y);
        (value(x, y), slopes.0, slopes.1)
    }

    // `masked_fill`: select(mask, value, x)
    fn masked_fill(m: f32[2], x: f32[2]) -> [f32[2], f32[2]] {
        let value = |x| { let (mask, value) = (m > 0.0, -1.0); select(mask, value, x) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `l2_loss`: 0.5 * (a - b) * (a - b)
    fn l2_loss(a: f32[2], b: f32[2]) -> [f32[2], f32[2], f32[2]] {
        let value = |a, b| 0.5 * (a - b) * (a - b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `amax`: reduce_max(x, dimension = ..)
    fn amax(x: f32[2, 3]) -> [f32[2], f32[2, 3]] {
        let value = |x| reduce_max(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `amin`: reduce_min(x, dimension = ..)
    fn amin(x: f32[2, 3]) -> [f32[2], f32[2, 3]] {
        let value = |x| reduce_min(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `reduce_sum`: sum(x, dimension = ..)
    fn reduce_sum(x: f32[2, 3]) -> [f32[2], f32[2, 3]] {
        let value = |x| sum(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `var`: variance(x, dimension = ..)
    fn var(x: f32[2, 3]) -> [f32[2], f32[2, 3]] {
        let value = |x| variance(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `numpy.max`: reduce_max(x, dimension = ..)
    fn numpy_max(x: f32[2, 3]) -> [f32[3], f32[2, 3]] {
        let value = |x| reduce_max(x, dimension = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `numpy.min`: reduce_min(x, dimension = ..)
    fn numpy_min(x: f32[2, 3]) -> [f32[3], f32[2, 3]] {
        let value = |x| reduce_min(x, dimension = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `prod`: product(x, ..)
    fn prod(x: f32[2, 3]) -> [f32[], f32[2, 3]] {
        let value = |x| product(x, [0, 1]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `ptp`: reduce_max(x) - reduce_min(x)
    fn ptp(x: f32[2, 3]) -> [f32[], f32[2, 3]] {
        let value = |x| reduce_max(x) - reduce_min(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `norm`: linalg::norm(x)
    fn norm(x: f32[5]) -> [f32[], f32[5]] {
        let value = |x| linalg::norm(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `nanprod`: nanproduct(x, dimensions = ..)
    fn nanprod(x: f32[4]) -> [f32[], f32[4]] {
        let value = |x| nanproduct(x, dimensions = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `nanargmax`: argmax(select(is_nan(x), f32::NEG_INFINITY, x), dimension = ..)
    fn nanargmax(x: f32[4]) -> [i32[]] {
        let value = |x| (argmax(select(is_nan(x), f32::NEG_INFINITY, x), dimension = 0)) as i32;
        value(x)
    }

    // `nanargmin`: argmin(select(is_nan(x), f32::INFINITY, x), dimension = ..)
    fn nanargmin(x: f32[4]) -> [i32[]] {
        let value = |x| (argmin(select(is_nan(x), f32::INFINITY, x), dimension = 0)) as i32;
        value(x)
    }

    // `nancumsum`: cumulative_sum(select(is_nan(x), 0.0, x), dimension = ..)
    fn nancumsum(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| cumulative_sum(select(is_nan(x), 0.0, x), dimension = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `nancumprod`: cumulative_product(select(is_nan(x), 1.0, x), dimension = ..)
    fn nancumprod(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| cumulative_product(select(is_nan(x), 1.0, x), dimension = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `nanvar`: nanvariance(x, dimensions = ..)
    fn nanvar(x: f32[4]) -> [f32[], f32[4]] {
        let value = |x| nanvariance(x, dimensions = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `cumsum`: cumulative_sum(x, dimension = ..)
    fn cumsum(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| cumulative_sum(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `cumprod`: cumulative_product(x, dimension = ..)
    fn cumprod(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| cumulative_product(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `cummax`: cumulative_max(x, dimension = ..)
    fn cummax(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| cumulative_max(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `cummin`: cumulative_min(x, dimension = ..)
    fn cummin(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| cumulative_min(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `cumlogsumexp`: cumulative_logsumexp(x, dimension = ..)
    fn cumlogsumexp(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| cumulative_logsumexp(x, dimension = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `log_sum_exp`: logsumexp(x, dimension = ..)
    fn log_sum_exp(x: f32[2, 3]) -> [f32[2], f32[2, 3]] {
        let value = |x| logsumexp(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `rankdata`: sum((rows > x.along([1])) as f32, 1) + (sum((rows == x.along([1])) as f32, 1) + 1.0) / 2.0
    fn rankdata(x: f32[4]) -> [f32[4]] {
        let value = |x| { let rows = broadcast_in_dim(x, [4, 4], [0]); sum((rows > x.along([1])) as f32, 1) + (sum((rows == x.along([1])) as f32, 1) + 1.0) / 2.0 };
        value(x)
    }

    // `isin`: any(broadcast_in_dim(x, [n, m], [0]) == values.along([1]), dimension = 1)
    fn isin(x: f32[2], values: f32[3]) -> [i32[2]] {
        let value = |x, values| (any(broadcast_in_dim(x, [2, 3], [0]) == values.along([1]), dimension = 1)) as i32;
        value(x, values)
    }

    // `array_equal`: all(a == b)
    fn array_equal(a: f32[2], b: f32[2]) -> [i32[]] {
        let value = |a, b| (all(a == b)) as i32;
        value(a, b)
    }

    // `diagonal`: diag(x)
    fn diagonal(x: f32[3, 3]) -> [f32[3], f32[3, 3]] {
        let value = |x| diag(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `normalize`: x / sqrt(max(sum(x * x), 1e-24))
    fn normalize(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| x / sqrt(max(sum(x * x), 1e-24));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `mse_loss`: mean((a - b) * (a - b))
    fn mse_loss(a: f32[3], b: f32[3]) -> [f32[], f32[3], f32[3]] {
        let value = |a, b| mean((a - b) * (a - b));
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `l1_loss`: mean(abs(a - b))
    fn l1_loss(a: f32[3], b: f32[3]) -> [f32[], f32[3], f32[3]] {
        let value = |a, b| mean(abs(a - b));
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }
}
