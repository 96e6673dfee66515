//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part2.txt");

cases! {
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

    // `poch`: exp(lgamma(z + m) - lgamma(z))
    fn poch(z: f32[3], m: f32[3]) -> [f32[3]] {
        let value = |z, m| exp(lgamma(z + m) - lgamma(z));
        value(z, m)
    }

    // `bessel_i0e`: special::i0e(x)
    fn bessel_i0e(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| special::i0e(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `igamma`: special::gammainc(a, x)
    fn igamma(a: f32[4], x: f32[4]) -> [f32[4], f32[4], f32[4]] {
        let value = |a, x| special::gammainc(a, x);
        let slopes = grad(|a, x| sum(value(a, x)), argnums = [0, 1])(a, x);
        (value(a, x), slopes.0, slopes.1)
    }

    // `igammac`: special::gammaincc(a, x)
    fn igammac(a: f32[4], x: f32[4]) -> [f32[4], f32[4], f32[4]] {
        let value = |a, x| special::gammaincc(a, x);
        let slopes = grad(|a, x| sum(value(a, x)), argnums = [0, 1])(a, x);
        (value(a, x), slopes.0, slopes.1)
    }

    // `igamma_grad_a`: grad(|a| sum(special::gammainc(a, x)))(a)
    fn igamma_grad_a(a: f32[4], x: f32[4]) -> [f32[4]] {
        let value = |a, x| grad(|a| sum(special::gammainc(a, x)))(a);
        value(a, x)
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

    // `remainder`: floor_mod(a, b)
    fn remainder(a: f32[7], b: f32[7]) -> [f32[7]] {
        let value = |a, b| floor_mod(a, b);
        value(a, b)
    }

    // `mod`: floor_mod(a, b)
    fn mod_(a: f32[7], b: f32[7]) -> [f32[7]] {
        let value = |a, b| floor_mod(a, b);
        value(a, b)
    }

    // `remainder`: floor_mod(a, b)
    fn remainder_2(a: i32[8], b: i32[8]) -> [i32[8]] {
        let value = || floor_mod(a, b);
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

    // `left_shift`: a << b
    fn left_shift(a: i32[8], b: i32[8]) -> [i32[8]] {
        let value = || a << b;
        value()
    }

    // `right_shift`: shift_right_arithmetic(a, b)
    fn right_shift(a: i32[8], b: i32[8]) -> [i32[8]] {
        let value = || shift_right_arithmetic(a, b);
        value()
    }

    // `bitwise_and`: a & b
    fn bitwise_and(a: i32[8], b: i32[8]) -> [i32[8]] {
        let value = || a & b;
        value()
    }

    // `bitwise_or`: a | b
    fn bitwise_or(a: i32[8], b: i32[8]) -> [i32[8]] {
        let value = || a | b;
        value()
    }
}
