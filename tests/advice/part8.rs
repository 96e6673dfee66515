//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part8.txt");

cases! {
    // `sort_complex`: sort((re, im), |a, b, c, d| (a < b) | ((a == b) & (c < d)), dimension = 0)
    fn sort_complex(re: f32[4], im: f32[4]) -> [f32[4]] {
        let value = |re, im| sort((re, im), |a, b, c, d| (a < b) | ((a == b) & (c < d)), dimension = 0).1;
        value(re, im)
    }

    // `switch`: match index { 0 => .., 1 => .., _ => .. }
    fn switch(x: f32[3], index: i32[]) -> [f32[3], f32[3]] {
        let value = |x| match index { 0 => x, 1 => 2.0 * x, _ => 3.0 * x };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `fori_loop`: for i in 0..n { .. }
    fn fori_loop(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| { let mut y = x; for i in 0..3 { y = 2.0 * y + (i as f32); } y };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `tensorsolve`: solve(reshape(a, [n, n]), reshape(b, [n]))
    fn tensorsolve(a: f32[2, 2, 2, 2], b: f32[2, 2]) -> [f32[4], f32[2, 2, 2, 2], f32[2, 2]] {
        let value = |a, b| solve(reshape(a, [4, 4]), reshape(b, [4]));
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `tridiagonal`: eigh(a)
    fn tridiagonal(a: f32[3, 3]) -> [f32[3], f32[3, 3]] {
        let value = |a| eigh(a).0;
        let slopes = grad(|a| sum(value(a)))(a);
        (value(a), slopes)
    }

    // `truncnorm.pdf`: stats::norm_pdf(x) / (stats::norm_cdf(b) - stats::norm_cdf(a))
    fn truncnorm_pdf(x: f32[3], a: f32[], b: f32[]) -> [f32[3], f32[3]] {
        let value = |x| stats::norm_pdf(x) / (stats::norm_cdf(b) - stats::norm_cdf(a));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `stats.pareto.pdf`: exp(stats::pareto_logpdf(x, b))
    fn stats_pareto_pdf(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| exp(stats::pareto_logpdf(x, 2.0));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `stats.pareto.cdf`: -expm1(-b * log(max(x, 1.0)))
    fn stats_pareto_cdf(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| -expm1(-2.0 * log(max(x, 1.0)));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `stats.pareto.sf`: -b * log(max(x, 1.0))
    fn stats_pareto_sf(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| -2.0 * log(max(x, 1.0));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `stats.pareto.ppf`: exp(-log1p(-p) / b)
    fn stats_pareto_ppf(p: f32[3]) -> [f32[3], f32[3]] {
        let value = |p| exp(-log1p(-p) / 2.0);
        let slopes = grad(|p| sum(value(p)))(p);
        (value(p), slopes)
    }

    // `gennorm.pdf`: log(p / 2.0) - lgamma(1.0 / p) - pow(abs(x), p)
    fn gennorm_pdf(x: f32[3], p: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |x, p| log(p / 2.0) - lgamma(1.0 / p) - pow(abs(x), p);
        let slopes = grad(|x, p| sum(value(x, p)), argnums = [0, 1])(x, p);
        (value(x, p), slopes.0, slopes.1)
    }

    // `gumbel_l.pdf`: stats::gumbel_r_logpdf(-x, -mode, scale)
    fn gumbel_l_pdf(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| stats::gumbel_r_logpdf(-x, -0.5, 2.0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `gumbel_r.logsf`: log(stats::gumbel_r_sf(x, mode, scale))
    fn gumbel_r_logsf(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| log(stats::gumbel_r_sf(x, 0.5, 2.0));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `bernoulli.cdf`: select(k < 0.0, 0.0, select(k < 1.0, 1.0 - p, 1.0))
    fn bernoulli_cdf(k: f32[5], p: f32[5]) -> [f32[5]] {
        let value = |k, p| select(k < 0.0, 0.0, select(k < 1.0, 1.0 - p, 1.0));
        value(k, p)
    }

    // `geom.pmf`: exp(stats::geom_logpmf(k, p))
    fn geom_pmf(k: f32[3]) -> [f32[3]] {
        let value = |k| exp(stats::geom_logpmf(k, 0.3f32));
        value(k)
    }

    // `RegularGridInterpolator`: take(x, i) + t * (take(x, i + 1) - take(x, i))
    fn RegularGridInterpolator(x: f32[4], position: f32[3]) -> [f32[3], f32[4], f32[3]] {
        let value = |x, position| { let i = floor(position) as i32; let t = position - floor(position); take(x, i) + t * (take(x, i + 1) - take(x, i)) };
        let slopes = grad(|x, position| sum(value(x, position)), argnums = [0, 1])(x, position);
        (value(x, position), slopes.0, slopes.1)
    }

    // `Rotation`: dot(rotation, v)
    fn Rotation(rotation: f32[3, 3], v: f32[3]) -> [f32[3], f32[3, 3], f32[3]] {
        let value = |rotation, v| dot(rotation, v);
        let slopes = grad(|rotation, v| sum(value(rotation, v)), argnums = [0, 1])(rotation, v);
        (value(rotation, v), slopes.0, slopes.1)
    }

    // `gaussian_kde`: mean(exp(-0.5 * d * d), 1) / (width * 2.5066283)
    fn gaussian_kde(x: f32[3], data: f32[4]) -> [f32[3], f32[3], f32[4]] {
        let value = |x, data| { let width = 0.5; let d = (broadcast_in_dim(x, [3, 4], [0]) - data.along([1])) / width; mean(exp(-0.5 * d * d), 1) / (width * 2.5066283) };
        let slopes = grad(|x, data| sum(value(x, data)), argnums = [0, 1])(x, data);
        (value(x, data), slopes.0, slopes.1)
    }

    // `unwrap`: x - step * cumulative_sum(round_nearest_even(difference / step))
    fn unwrap(x: f32[6]) -> [f32[6]] {
        let value = |x| { let step = 6.2831855; let difference = concatenate((zeros(f32, [1]), diff(x)), 0); x - step * cumulative_sum(round_nearest_even(difference / step)) };
        value(x)
    }

    // `narrow`: slice(x, [..], [..])
    fn narrow(x: f32[2, 3]) -> [f32[2, 2], f32[2, 3]] {
        let value = |x| slice(x, [0, 1], [2, 3]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `x[i..i + n]`: dynamic_slice(x, i, [n])
    fn x_i__i___n_(x: f32[4], i: i32[]) -> [f32[2], f32[4]] {
        let value = |x| dynamic_slice(x, i, [2]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `dynamic_update_index_in_dim`: x[i] = update;
    fn dynamic_update_index_in_dim(x: f32[4, 3], update: f32[3], i: i32[]) -> [f32[4, 3], f32[4, 3], f32[3]] {
        let value = |x, update| { let mut x = x; x[i] = update; x };
        let slopes = grad(|x, update| sum(value(x, update)), argnums = [0, 1])(x, update);
        (value(x, update), slopes.0, slopes.1)
    }

    // `wald`: select(u <= 1.0 / (1.0 + x), x, 1.0 / x)
    fn wald(u: f32[3], x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| select(u <= 1.0 / (1.0 + x), x, 1.0 / x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `ball`: x * (pow(u, 1.0 / d) / sqrt(sum(square(x), 1))).along([0])
    fn ball(x: f32[2, 3], u: f32[2]) -> [f32[2, 3], f32[2, 3], f32[2]] {
        let value = |x, u| x * (pow(u, 1.0 / 3.0) / sqrt(sum(square(x), 1))).along([0]);
        let slopes = grad(|x, u| sum(value(x, u)), argnums = [0, 1])(x, u);
        (value(x, u), slopes.0, slopes.1)
    }

    // `random.triangular`: low + (high - low) * select(u < c, sqrt(u * c), 1.0 - sqrt((1.0 - u) * (1.0 - c)))
    fn random_triangular(u: f32[4]) -> [f32[4], f32[4]] {
        let value = |u| { let (low, high, c) = (1.0, 3.0, 0.3); low + (high - low) * select(u < c, sqrt(u * c), 1.0 - sqrt((1.0 - u) * (1.0 - c))) };
        let slopes = grad(|u| sum(value(u)))(u);
        (value(u), slopes)
    }

    // `mapv`: map(f, x)
    fn mapv(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| map(|a| sin(a) * a, x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `tensordot`: einsum("ij,jk->ik", a, b)
    fn tensordot(a: f32[2, 3], b: f32[3, 2]) -> [f32[2, 2], f32[2, 3], f32[3, 2]] {
        let value = |a, b| einsum("ij,jk->ik", a, b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `avg_pool1d`: avg_pool(x, [2, 2])
    fn avg_pool1d(x: f32[1, 1, 4, 4]) -> [f32[1, 1, 2, 2], f32[1, 1, 4, 4]] {
        let value = |x| avg_pool(x, [2, 2]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `max_pool1d`: max_pool(x, [2, 2])
    fn max_pool1d(x: f32[1, 1, 4, 4]) -> [f32[1, 1, 2, 2], f32[1, 1, 4, 4]] {
        let value = |x| max_pool(x, [2, 2]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `ediff1d`: diff(x)
    fn ediff1d(x: f32[5]) -> [f32[4], f32[5]] {
        let value = |x| diff(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `funm`: let (w, v) = eigh(a)
    fn funm(a: f32[3, 3]) -> [f32[3, 3]] {
        let value = |a| { let (w, v) = eigh(a); { let (w, v) = eigh(a); dot(v * exp(w).along([1]), transpose(v, [1, 0])) } };
        value(a)
    }

    // `expm_frechet`: jvp(|a| linalg::expm(a))(a, e).1
    fn expm_frechet(a: f32[3, 3], e: f32[3, 3]) -> [f32[3, 3]] {
        let value = |a, e| jvp(|a| linalg::expm(a))(a, e).1;
        value(a, e)
    }

    // `hanning`: signal::hann::<f32>(n)
    fn hanning(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| x * signal::hann::<f32>(5);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `hardsigmoid`: hard_sigmoid(x)
    fn hardsigmoid(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| hard_sigmoid(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `hardtanh`: hard_tanh(x)
    fn hardtanh(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| hard_tanh(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `logsigmoid`: log_sigmoid(x)
    fn logsigmoid(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| log_sigmoid(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `mgrid`: meshgrid(a, b)
    fn mgrid(a: f32[2], b: f32[3]) -> [f32[3, 2], f32[2], f32[3]] {
        let value = |a, b| meshgrid(a, b).0;
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `range`: arange(0, n)
    fn range(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| x + arange(0, 4);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `repeat_interleave`: repeat(x, times, dimension = 0)
    fn repeat_interleave(x: f32[2, 3]) -> [f32[4, 3], f32[2, 3]] {
        let value = |x| repeat(x, 2, dimension = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `stddev`: std(x, dimensions = ..)
    fn stddev(x: f32[2, 3]) -> [f32[2], f32[2, 3]] {
        let value = |x| std(x, dimensions = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }
}
