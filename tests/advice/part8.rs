//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part8.txt");

cases! {
    // `reduce_xor`: reduce(xor, x, 0, [..])
    fn reduce_xor(x: i32[3, 2]) -> [i32[2]] {
        let value = || reduce(xor, x, 0, [0]);
        value()
    }

    // `remat`: checkpoint(f)(x)
    fn remat(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| { let f = |x| sin(x) * x; checkpoint(f)(x) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `detach`: stop_gradient(x)
    fn detach(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| stop_gradient(x) * x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `safe_root_mean_squares`: max(sqrt(mean(x * x)), least)
    fn safe_root_mean_squares(x: f32[3]) -> [f32[], f32[3]] {
        let value = |x| { let least = 0.1; max(sqrt(mean(x * x)), least) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `tree_l2_norm`: global_norm(tree)
    fn tree_l2_norm(x: f32[3]) -> [f32[], f32[3]] {
        let value = |x| global_norm(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `clip_grad_norm_`: g * min(limit / global_norm(g), 1.0)
    fn clip_grad_norm_(g: f32[3]) -> [f32[3], f32[3]] {
        let value = |g| g * min(0.5 / global_norm(g), 1.0);
        let slopes = grad(|g| sum(value(g)))(g);
        (value(g), slopes)
    }

    // `clip_by_block_rms`: tree_map(|g| g * min(limit / global_norm(g), 1.0), gradient)
    fn clip_by_block_rms(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| tree_map(|g| g * min(0.5 / global_norm(g), 1.0), x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `zero_nans`: tree_map(|g| select(is_nan(g), 0.0, g), gradient)
    fn zero_nans(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| tree_map(|g| select(is_nan(g), 0.0, g), x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `scatter_sub`: index_add(x, indices, -updates)
    fn scatter_sub(x: f32[4], updates: f32[2], indices: i32[2]) -> [f32[4], f32[4], f32[2]] {
        let value = |x, updates| index_add(x, indices, -updates);
        let slopes = grad(|x, updates| sum(value(x, updates)), argnums = [0, 1])(x, updates);
        (value(x, updates), slopes.0, slopes.1)
    }

    // `scatter_mul`: scatter(mul, x, indices, updates, ..)
    fn scatter_mul(x: f32[4], updates: f32[2], indices: i32[2]) -> [f32[4]] {
        let value = |x, updates| scatter(mul, x, indices, updates, [], [0], [0], index_vector_dim = 1);
        value(x, updates)
    }

    // `scatter_max`: scatter(max, x, indices, updates, ..)
    fn scatter_max(x: f32[4], updates: f32[2], indices: i32[2]) -> [f32[4], f32[4], f32[2]] {
        let value = |x, updates| scatter(max, x, indices, updates, [], [0], [0], index_vector_dim = 1);
        let slopes = grad(|x, updates| sum(value(x, updates)), argnums = [0, 1])(x, updates);
        (value(x, updates), slopes.0, slopes.1)
    }

    // `scatter_min`: scatter(min, x, indices, updates, ..)
    fn scatter_min(x: f32[4], updates: f32[2], indices: i32[2]) -> [f32[4], f32[4], f32[2]] {
        let value = |x, updates| scatter(min, x, indices, updates, [], [0], [0], index_vector_dim = 1);
        let slopes = grad(|x, updates| sum(value(x, updates)), argnums = [0, 1])(x, updates);
        (value(x, updates), slopes.0, slopes.1)
    }

    // `scatter_apply`: scatter(|old, new| .., x, indices, updates, ..)
    fn scatter_apply(x: f32[4], updates: f32[2], indices: i32[2]) -> [f32[4]] {
        let value = |x, updates| scatter(|old, new| old - 2.0 * new, x, indices, updates, [], [0], [0], index_vector_dim = 1);
        value(x, updates)
    }

    // `index_put`: scatter(|_, new| new, x, indices, updates, ..)
    fn index_put(x: f32[4], updates: f32[2], indices: i32[2]) -> [f32[4], f32[4], f32[2]] {
        let value = |x, updates| scatter(|_, new| new, x, indices, updates, [], [0], [0], index_vector_dim = 1);
        let slopes = grad(|x, updates| sum(value(x, updates)), argnums = [0, 1])(x, updates);
        (value(x, updates), slopes.0, slopes.1)
    }

    // `optax.scale`: rate * g
    fn optax_scale(g: f32[3]) -> [f32[3], f32[3]] {
        let value = |g| 0.5 * g;
        let slopes = grad(|g| sum(value(g)))(g);
        (value(g), slopes)
    }

    // `sign_sgd`: p - rate * sign(g)
    fn sign_sgd(p: f32[3], g: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |p, g| p - 0.5 * sign(g);
        let slopes = grad(|p, g| sum(value(p, g)), argnums = [0, 1])(p, g);
        (value(p, g), slopes.0, slopes.1)
    }

    // `incremental_update`: keep * average + (1.0 - keep) * x
    fn incremental_update(x: f32[3], average: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |x, average| { let keep = 0.9; keep * average + (1.0 - keep) * x };
        let slopes = grad(|x, average| sum(value(x, average)), argnums = [0, 1])(x, average);
        (value(x, average), slopes.0, slopes.1)
    }

    // `update_infinity_moment`: max(keep * u, abs(g))
    fn update_infinity_moment(u: f32[2], g: f32[2]) -> [f32[2], f32[2], f32[2]] {
        let value = |u, g| { let keep = 0.9; max(keep * u, abs(g)) };
        let slopes = grad(|u, g| sum(value(u, g)), argnums = [0, 1])(u, g);
        (value(u, g), slopes.0, slopes.1)
    }

    // `update_moment_per_elem_norm`: keep * average + (1.0 - keep) * g * g
    fn update_moment_per_elem_norm(g: f32[3], average: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |g, average| { let keep = 0.9; keep * average + (1.0 - keep) * g * g };
        let slopes = grad(|g, average| sum(value(g, average)), argnums = [0, 1])(g, average);
        (value(g, average), slopes.0, slopes.1)
    }

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
}
