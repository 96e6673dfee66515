//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part2.txt");

cases! {
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
}
