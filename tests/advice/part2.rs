//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part2.txt");

cases! {
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

    // `signbit`: bitcast_convert(x, i32) < 0
    fn signbit(x: f32[12], special: f32[3]) -> [i32[12], i32[3]] {
        let value = |x| (bitcast_convert(x, i32) < 0) as i32;
        (value(x), value(special))
    }

    // `nan_to_num`: select(is_nan(x), 0.0, clamp(x, f32::MIN, f32::MAX))
    fn nan_to_num(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| select(is_nan(x), 0.0, clamp(x, f32::MIN, f32::MAX));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
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

    // `to_degrees`: x * (180.0 / std::f32::consts::PI)
    fn to_degrees(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| x * (180.0 / std::f32::consts::PI);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `erfinv`: erf_inv(x)
    fn erfinv(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| erf_inv(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `gammaln`: lgamma(x)
    fn gammaln(x: f32[6]) -> [f32[6], f32[6]] {
        let value = |x| lgamma(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `loggamma`: lgamma(x)
    fn loggamma(x: f32[6]) -> [f32[6], f32[6]] {
        let value = |x| lgamma(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `psi`: digamma(x)
    fn psi(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| digamma(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `trigamma`: polygamma(1.0, x)
    fn trigamma(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| polygamma(1.0, x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `ndtr`: 0.5 * erfc(-x * 0.70710677)
    fn ndtr(x: f32[7], special: f32[3]) -> [f32[7], f32[7], f32[3]] {
        let value = |x| 0.5 * erfc(-x * 0.70710677);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `ndtri`: 1.4142135 * erf_inv(2.0 * p - 1.0)
    fn ndtri(p: f32[4]) -> [f32[4], f32[4]] {
        let value = |p| 1.4142135 * erf_inv(2.0 * p - 1.0);
        let slopes = grad(|p| sum(value(p)))(p);
        (value(p), slopes)
    }

    // `log_ndtr`: log(0.5 * erfc(-x * 0.70710677))
    fn log_ndtr(x: f32[6]) -> [f32[6], f32[6]] {
        let value = |x| log(0.5 * erfc(-x * 0.70710677));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `logit`: log(p) - log1p(-p)
    fn logit(p: f32[5]) -> [f32[5], f32[5]] {
        let value = |p| log(p) - log1p(-p);
        let slopes = grad(|p| sum(value(p)))(p);
        (value(p), slopes)
    }

    // `xlogy`: x * log(select((x == 0.0) & (y == 0.0), 1.0, y))
    fn xlogy(x: f32[5], y: f32[5]) -> [f32[5], f32[5], f32[5]] {
        let value = |x, y| x * log(select((x == 0.0) & (y == 0.0), 1.0, y));
        let slopes = grad(|x, y| sum(value(x, y)), argnums = [0, 1])(x, y);
        (value(x, y), slopes.0, slopes.1)
    }

    // `xlogy`: x * log(select((x == 0.0) & (y == 0.0), 1.0, y))
    fn xlogy_2(x: f32[1], y: f32[1]) -> [f32[1]] {
        let value = |x, y| x * log(select((x == 0.0) & (y == 0.0), 1.0, y));
        value(x, y)
    }

    // `xlog1py`: x * log1p(select((x == 0.0) & (y == -1.0), 0.0, y))
    fn xlog1py(x: f32[5], y: f32[5]) -> [f32[5], f32[5], f32[5]] {
        let value = |x, y| x * log1p(select((x == 0.0) & (y == -1.0), 0.0, y));
        let slopes = grad(|x, y| sum(value(x, y)), argnums = [0, 1])(x, y);
        (value(x, y), slopes.0, slopes.1)
    }

    // `entr`: select(x == 0.0, 0.0, -x * log(select(x == 0.0, 1.0, x)))
    fn entr(x: f32[4], special: f32[3]) -> [f32[4], f32[4], f32[3]] {
        let value = |x| select(x == 0.0, 0.0, -x * log(select(x == 0.0, 1.0, x)));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `rel_entr`: select(x == 0.0, 0.0, x * (log(select(x == 0.0, 1.0, x)) - log(y)))
    fn rel_entr(x: f32[3], y: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |x, y| select(x == 0.0, 0.0, x * (log(select(x == 0.0, 1.0, x)) - log(y)));
        let slopes = grad(|x, y| sum(value(x, y)), argnums = [0, 1])(x, y);
        (value(x, y), slopes.0, slopes.1)
    }

    // `kl_div`: select(x == 0.0, 0.0, x * (log(select(x == 0.0, 1.0, x)) - log(y))) - x + y
    fn kl_div(x: f32[3], y: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |x, y| select(x == 0.0, 0.0, x * (log(select(x == 0.0, 1.0, x)) - log(y))) - x + y;
        let slopes = grad(|x, y| sum(value(x, y)), argnums = [0, 1])(x, y);
        (value(x, y), slopes.0, slopes.1)
    }

    // `boxcox`: select(l == 0.0, log(x), expm1(l * log(x)) / select(l == 0.0, 1.0, l))
    fn boxcox(x: f32[4], l: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| select(l == 0.0, log(x), expm1(l * log(x)) / select(l == 0.0, 1.0, l));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `boxcox1p`: select(l == 0.0, log1p(x), expm1(l * log1p(x)) / select(l == 0.0, 1.0, l))
    fn boxcox1p(x: f32[4], l: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| select(l == 0.0, log1p(x), expm1(l * log1p(x)) / select(l == 0.0, 1.0, l));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `special.gamma`: exp(lgamma(x))
    fn special_gamma(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| exp(lgamma(x));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `gammasgn`: select(x < 0.0, 1.0 - 2.0 * abs(floor(x) % 2.0), 1.0)
    fn gammasgn(x: f32[5]) -> [f32[5]] {
        let value = |x| select(x < 0.0, 1.0 - 2.0 * abs(floor(x) % 2.0), 1.0);
        value(x)
    }
}
