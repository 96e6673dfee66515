//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part3.txt");

cases! {
    // `factorial`: exp(lgamma(n + 1.0))
    fn factorial(n: f32[4]) -> [f32[4], f32[4]] {
        let value = |n| exp(lgamma(n + 1.0));
        let slopes = grad(|n| sum(value(n)))(n);
        (value(n), slopes)
    }

    // `special.beta`: exp(lgamma(a) + lgamma(b) - lgamma(a + b))
    fn special_beta(a: f32[3], b: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |a, b| exp(lgamma(a) + lgamma(b) - lgamma(a + b));
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `betaln`: lgamma(a) + lgamma(b) - lgamma(a + b)
    fn betaln(a: f32[3], b: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |a, b| lgamma(a) + lgamma(b) - lgamma(a + b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `poch`: exp(lgamma(z + m) - lgamma(z))
    fn poch(z: f32[3], m: f32[3]) -> [f32[3]] {
        let value = |z, m| exp(lgamma(z + m) - lgamma(z));
        value(z, m)
    }

    // `multigammaln`: sum(lgamma(a - iota(f32, d) / 2.0)) + d * (d - 1.0) / 4.0 * 1.1447299
    fn multigammaln(a: f32[]) -> [f32[]] {
        let value = |a| sum(lgamma(a - iota(f32, 3) / 2.0)) + 3.0 * (3.0 - 1.0) / 4.0 * 1.1447299;
        value(a)
    }

    // `i1e`: bessel_i1e(x)
    fn i1e(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| bessel_i1e(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `i1`: bessel_i1e(x) * exp(abs(x))
    fn i1(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| bessel_i1e(x) * exp(abs(x));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `subtract`: a - b
    fn subtract(a: f32[12], b: f32[12]) -> [f32[12], f32[12], f32[12]] {
        let value = |a, b| a - b;
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `multiply`: a * b
    fn multiply(a: f32[12], b: f32[12]) -> [f32[12], f32[12], f32[12]] {
        let value = |a, b| a * b;
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `divide`: a / b
    fn divide(a: f32[12], b: f32[12]) -> [f32[12], f32[12], f32[12]] {
        let value = |a, b| a / b;
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `true_divide`: a / b
    fn true_divide(a: f32[12], b: f32[12]) -> [f32[12], f32[12], f32[12]] {
        let value = |a, b| a / b;
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `floor_divide`: floor(a / b)
    fn floor_divide(a: f32[7], b: f32[7]) -> [f32[7]] {
        let value = |a, b| floor(a / b);
        value(a, b)
    }

    // `floor_divide`: (a - floor_mod) / b
    fn floor_divide_2(a: i32[8], b: i32[8]) -> [i32[8]] {
        let value = || { let floor_mod = ((a % b) + b) % b; (a - floor_mod) / b };
        value()
    }

    // `remainder`: ((a % b) + b) % b
    fn remainder(a: f32[7], b: f32[7]) -> [f32[7]] {
        let value = |a, b| ((a % b) + b) % b;
        value(a, b)
    }

    // `mod`: ((a % b) + b) % b
    fn mod_(a: f32[7], b: f32[7]) -> [f32[7]] {
        let value = |a, b| ((a % b) + b) % b;
        value(a, b)
    }

    // `remainder`: ((a % b) + b) % b
    fn remainder_2(a: i32[8], b: i32[8]) -> [i32[8]] {
        let value = || ((a % b) + b) % b;
        value()
    }

    // `fmod`: a % b
    fn fmod(a: f32[7], b: f32[7]) -> [f32[7]] {
        let value = |a, b| a % b;
        value(a, b)
    }

    // `power`: pow(a, b)
    fn power(a: f32[4], b: f32[4]) -> [f32[4], f32[4], f32[4]] {
        let value = |a, b| pow(a, b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `float_power`: pow(a, b)
    fn float_power(a: f32[4], b: f32[4]) -> [f32[4], f32[4], f32[4]] {
        let value = |a, b| pow(a, b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `integer_pow`: pow(a, b)
    fn integer_pow(a: f32[4], b: f32[4]) -> [f32[4], f32[4], f32[4]] {
        let value = |a, b| pow(a, b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `powf`: pow(x, y)
    fn powf(x: f32[4], y: f32[4]) -> [f32[4], f32[4], f32[4]] {
        let value = |x, y| pow(x, y);
        let slopes = grad(|x, y| sum(value(x, y)), argnums = [0, 1])(x, y);
        (value(x, y), slopes.0, slopes.1)
    }

    // `maximum`: max(a, b)
    fn maximum(a: f32[12], b: f32[12]) -> [f32[12], f32[12], f32[12]] {
        let value = |a, b| max(a, b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `minimum`: min(a, b)
    fn minimum(a: f32[12], b: f32[12]) -> [f32[12], f32[12], f32[12]] {
        let value = |a, b| min(a, b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `fmax`: select(is_nan(a), b, select(is_nan(b), a, max(a, b)))
    fn fmax(a: f32[4], b: f32[4]) -> [f32[4]] {
        let value = |a, b| select(is_nan(a), b, select(is_nan(b), a, max(a, b)));
        value(a, b)
    }

    // `fmin`: select(is_nan(a), b, select(is_nan(b), a, min(a, b)))
    fn fmin(a: f32[4], b: f32[4]) -> [f32[4]] {
        let value = |a, b| select(is_nan(a), b, select(is_nan(b), a, min(a, b)));
        value(a, b)
    }

    // `equal`: a == b
    fn equal(a: f32[3], b: f32[3]) -> [i32[3]] {
        let value = |a, b| (a == b) as i32;
        value(a, b)
    }

    // `not_equal`: a != b
    fn not_equal(a: f32[3], b: f32[3]) -> [i32[3]] {
        let value = |a, b| (a != b) as i32;
        value(a, b)
    }

    // `greater`: a > b
    fn greater(a: f32[3], b: f32[3]) -> [i32[3]] {
        let value = |a, b| (a > b) as i32;
        value(a, b)
    }

    // `greater_equal`: a >= b
    fn greater_equal(a: f32[3], b: f32[3]) -> [i32[3]] {
        let value = |a, b| (a >= b) as i32;
        value(a, b)
    }

    // `less`: a < b
    fn less(a: f32[3], b: f32[3]) -> [i32[3]] {
        let value = |a, b| (a < b) as i32;
        value(a, b)
    }

    // `less_equal`: a <= b
    fn less_equal(a: f32[3], b: f32[3]) -> [i32[3]] {
        let value = |a, b| (a <= b) as i32;
        value(a, b)
    }

    // `isclose`: abs(a - b) <= 1e-8 + 1e-5 * abs(b)
    fn isclose(a: f32[4], b: f32[4]) -> [i32[4]] {
        let value = |a, b| (abs(a - b) <= 1e-8 + 1e-5 * abs(b)) as i32;
        value(a, b)
    }

    // `logaddexp`: logsumexp([a, b], dimension = 0)
    fn logaddexp(a: f32[4], b: f32[4]) -> [f32[4], f32[4], f32[4]] {
        let value = |a, b| logsumexp([a, b], dimension = 0);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `logaddexp2`: log2(exp2(a - max(a, b)) + exp2(b - max(a, b))) + max(a, b)
    fn logaddexp2(a: f32[4], b: f32[4]) -> [f32[4], f32[4], f32[4]] {
        let value = |a, b| log2(exp2(a - max(a, b)) + exp2(b - max(a, b))) + max(a, b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `hypot`: abs(complex(x, y))
    fn hypot(x: f32[2], y: f32[2]) -> [f32[2], f32[2], f32[2]] {
        let value = |x, y| abs(complex(x, y));
        let slopes = grad(|x, y| sum(value(x, y)), argnums = [0, 1])(x, y);
        (value(x, y), slopes.0, slopes.1)
    }

    // `arctan2`: atan2(y, x)
    fn arctan2(y: f32[3], x: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |y, x| atan2(y, x);
        let slopes = grad(|y, x| sum(value(y, x)), argnums = [0, 1])(y, x);
        (value(y, x), slopes.0, slopes.1)
    }

    // `nextafter`: next_after(from, towards)
    fn nextafter(from: f32[2], towards: f32[2]) -> [f32[2]] {
        let value = |from, towards| next_after(from, towards);
        value(from, towards)
    }

    // `copysign`: select((bitcast_convert(x, i32) ^ bitcast_convert(y, i32)) < 0, -x, x)
    fn copysign(x: f32[4], y: f32[4]) -> [f32[4]] {
        let value = |x, y| select((bitcast_convert(x, i32) ^ bitcast_convert(y, i32)) < 0, -x, x);
        value(x, y)
    }

    // `heaviside`: select(x == 0.0, h, (x > 0.0) as f32)
    fn heaviside(x: f32[3], h: f32[3]) -> [f32[3]] {
        let value = |x, h| select(x == 0.0, h, (x > 0.0) as f32);
        value(x, h)
    }

    // `left_shift`: a << b
    fn left_shift(a: i32[8], b: i32[8]) -> [i32[8]] {
        let value = || a << b;
        value()
    }
}
