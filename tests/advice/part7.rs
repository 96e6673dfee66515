//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part7.txt");

cases! {
    // `centralize`: g - mean(g, -1, keep = true)
    fn centralize(g: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |g| g - mean(g, -1, keep = true);
        let slopes = grad(|g| sum(value(g)))(g);
        (value(g), slopes)
    }

    // `wrapcauchy.logpdf`: log1p(-c * c) - log(6.2831855 * (1.0 + c * c - 2.0 * c * cos(x)))
    fn wrapcauchy_logpdf(x: f32[3], c: f32[]) -> [f32[3], f32[3], f32[]] {
        let value = |x, c| log1p(-c * c) - log(6.2831855 * (1.0 + c * c - 2.0 * c * cos(x)));
        let slopes = grad(|x, c| sum(value(x, c)), argnums = [0, 1])(x, c);
        (value(x, c), slopes.0, slopes.1)
    }

    // `vander`: pow(broadcast_in_dim(x, [n, m], [0]), rev(iota(f32, m), [0]).along([1]))
    fn vander(x: f32[3]) -> [f32[3, 4], f32[3]] {
        let value = |x| pow(broadcast_in_dim(x, [3, 4], [0]), rev(iota(f32, 4), [0]).along([1]));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `dct`: dot(cos(outer(iota(f32, n), iota(f32, n) + 0.5) * (pi / n)) * 2.0, x)
    fn dct(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| dot(cos(outer(iota(f32, 5), iota(f32, 5) + 0.5) * (3.1415927 / 5.0)) * 2.0, x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `addmm`: dot(x, w) + b.along([1])
    fn addmm(x: f32[2, 3], w: f32[3, 2], b: f32[2]) -> [f32[2, 2], f32[2, 3], f32[3, 2], f32[2]] {
        let value = |x, w, b| dot(x, w) + b.along([1]);
        let slopes = grad(|x, w, b| sum(value(x, w, b)), argnums = [0, 1, 2])(x, w, b);
        (value(x, w, b), slopes.0, slopes.1, slopes.2)
    }

    // `cosine_distance`: 1.0 - dot(a, b) / sqrt(dot(a, a) * dot(b, b))
    fn cosine_distance(a: f32[3], b: f32[3]) -> [f32[], f32[3], f32[3]] {
        let value = |a, b| 1.0 - dot(a, b) / sqrt(dot(a, a) * dot(b, b));
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `comb`: exp(lgamma(n + 1.0) - lgamma(k + 1.0) - lgamma(n - k + 1.0))
    fn comb(n: f32[2], k: f32[2]) -> [f32[2], f32[2], f32[2]] {
        let value = |n, k| exp(lgamma(n + 1.0) - lgamma(k + 1.0) - lgamma(n - k + 1.0));
        let slopes = grad(|n, k| sum(value(n, k)), argnums = [0, 1])(n, k);
        (value(n, k), slopes.0, slopes.1)
    }

    // `eigvalsh`: eigh(a).0
    fn eigvalsh(a: f32[3, 3]) -> [f32[3], f32[3, 3]] {
        let value = |a| eigh(a).0;
        let slopes = grad(|a| sum(value(a)))(a);
        (value(a), slopes)
    }

    // `solve_triangular`: triangular_solve(a, b, left_side = true, lower = ..)
    fn solve_triangular(a: f32[3, 3], b: f32[3, 2]) -> [f32[3, 2], f32[3, 3], f32[3, 2]] {
        let value = |a, b| triangular_solve(a, b, left_side = true, lower = true);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `lstsq`: triangular_solve(r, dot(transpose(q, [1, 0]), b), left_side = true)
    fn lstsq(a: f32[4, 2], b: f32[4, 1]) -> [f32[2, 1], f32[4, 1]] {
        let value = |b| { let (q, r) = qr(a); triangular_solve(r, dot(transpose(q, [1, 0]), b), left_side = true) };
        let slopes = grad(|b| sum(value(b)))(b);
        (value(b), slopes)
    }

    // `sqrtm`: dot(v * sqrt(w).along([1]), transpose(v, [1, 0]))
    fn sqrtm(a: f32[3, 3]) -> [f32[3, 3]] {
        let value = |a| { let (w, v) = eigh(a); dot(v * sqrt(w).along([1]), transpose(v, [1, 0])) };
        value(a)
    }

    // `expm`: dot(v * exp(w).along([1]), transpose(v, [1, 0]))
    fn expm(a: f32[3, 3]) -> [f32[3, 3]] {
        let value = |a| { let (w, v) = eigh(a); dot(v * exp(w).along([1]), transpose(v, [1, 0])) };
        value(a)
    }

    // `polar`: dot(u, vh)
    fn polar(a: f32[3, 3]) -> [f32[3, 3]] {
        let value = |a| { let (u, s, vh) = svd(a); dot(u, vh) };
        value(a)
    }

    // `matrix_rank`: sum((svd(a).1 > tolerance) as i32)
    fn matrix_rank(a: f32[3, 3]) -> [i32[]] {
        let value = |a| ({ let tolerance = 1e-4; sum((svd(a).1 > tolerance) as i32) }) as i32;
        value(a)
    }

    // `cholesky_update`: cholesky(dot(l, transpose(l, [1, 0])) + outer(x, x), lower = true)
    fn cholesky_update(l: f32[3, 3], x: f32[3]) -> [f32[3, 3], f32[3, 3], f32[3]] {
        let value = |l, x| cholesky(dot(l, transpose(l, [1, 0])) + outer(x, x), lower = true);
        let slopes = grad(|l, x| sum(value(l, x)), argnums = [0, 1])(l, x);
        (value(l, x), slopes.0, slopes.1)
    }

    // `fftfreq`: roll(iota(f32, n) - floor(n / 2.0), [-(n / 2)]) / n
    fn fftfreq(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| x * (roll(iota(f32, 5) - floor(5.0 / 2.0), [-(5 / 2)]) / 5.0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `put_along_axis`: select(one_hot(indices, n) == 1.0, values, x)
    fn put_along_axis(x: f32[2, 3], indices: i32[2]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| { let values = 9.0; select(one_hot(indices, 3) == 1.0, values, x) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `fill_diagonal`: select(eye(f32, [n, n]) == 1.0, value, x)
    fn fill_diagonal(x: f32[3, 3]) -> [f32[3, 3], f32[3, 3]] {
        let value = |x| { let value = 2.0; select(eye(f32, [3, 3]) == 1.0, value, x) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `trapezoid`: sum((y[1..] + y[..n - 1]) * (x[1..] - x[..n - 1])) / 2.0
    fn trapezoid(y: f32[5], x: f32[5]) -> [f32[], f32[5], f32[5]] {
        let value = |y, x| sum((y[1..] + y[..5 - 1]) * (x[1..] - x[..5 - 1])) / 2.0;
        let slopes = grad(|y, x| sum(value(y, x)), argnums = [0, 1])(y, x);
        (value(y, x), slopes.0, slopes.1)
    }

    // `blackman`: 0.42 - 0.5 * cos(t) + 0.08 * cos(2.0 * t)
    fn blackman(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| { let t = 6.2831855 * iota(f32, 5) / (5.0 - 1.0); x * (0.42 - 0.5 * cos(t) + 0.08 * cos(2.0 * t)) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `max_pool`: reduce_window(max, x, f32::NEG_INFINITY, [1, 1, 2, 2], [1, 1, 2, 2])
    fn max_pool(x: f32[1, 1, 4, 4]) -> [f32[1, 1, 2, 2], f32[1, 1, 4, 4]] {
        let value = |x| reduce_window(max, x, f32::NEG_INFINITY, [1, 1, 2, 2], [1, 1, 2, 2]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `avg_pool`: reduce_window(add, x, 0.0, [1, 1, 2, 2], [1, 1, 2, 2]) / 4.0
    fn avg_pool(x: f32[1, 1, 4, 4]) -> [f32[1, 1, 2, 2], f32[1, 1, 4, 4]] {
        let value = |x| reduce_window(add, x, 0.0, [1, 1, 2, 2], [1, 1, 2, 2]) / 4.0;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `powi`: pow(x, n.0)
    fn powi(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| pow(x, 3.0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `sum_axis`: sum(x, dimension = n)
    fn sum_axis(x: f32[2, 3]) -> [f32[2], f32[2, 3]] {
        let value = |x| sum(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `mean_axis`: mean(x, dimension = n)
    fn mean_axis(x: f32[2, 3]) -> [f32[2], f32[2, 3]] {
        let value = |x| mean(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `var_axis`: variance(x, dimension = n)
    fn var_axis(x: f32[2, 3]) -> [f32[2], f32[2, 3]] {
        let value = |x| variance(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `magnitude`: sqrt(sum(x * x))
    fn magnitude(x: f32[3]) -> [f32[], f32[3]] {
        let value = |x| sqrt(sum(x * x));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `norm_squared`: sum(x * x)
    fn norm_squared(x: f32[3]) -> [f32[], f32[3]] {
        let value = |x| sum(x * x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `safe_norm`: max(global_norm(x), least)
    fn safe_norm(x: f32[3]) -> [f32[], f32[3]] {
        let value = |x| { let least = 0.1; max(global_norm(x), least) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `sort_key_val`: sort((keys, values), |a, b, _, _| a < b, dimension = 0)
    fn sort_key_val(keys: f32[4], values: f32[4]) -> [f32[4], f32[4]] {
        let value = |values| sort((keys, values), |a, b, _, _| a < b, dimension = 0).1;
        let slopes = grad(|values| sum(value(values)))(values);
        (value(values), slopes)
    }

    // `dynamic_slice_in_dim`: dynamic_slice(x, (i, 0), [n, m])
    fn dynamic_slice_in_dim(x: f32[4, 3], i: i32[]) -> [f32[2, 3], f32[4, 3]] {
        let value = |x| dynamic_slice(x, (i, 0), [2, 3]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `dynamic_index_in_dim`: x[i]
    fn dynamic_index_in_dim(x: f32[4, 3], i: i32[]) -> [f32[3], f32[4, 3]] {
        let value = |x| x[i];
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `dynamic_update_slice_in_dim`: dynamic_update_slice(x, update, (i, 0))
    fn dynamic_update_slice_in_dim(x: f32[4, 3], update: f32[2, 3], i: i32[]) -> [f32[4, 3], f32[4, 3], f32[2, 3]] {
        let value = |x, update| dynamic_update_slice(x, update, (i, 0));
        let slopes = grad(|x, update| sum(value(x, update)), argnums = [0, 1])(x, update);
        (value(x, update), slopes.0, slopes.1)
    }

    // `linspace`: iota(f32, n) * step + start
    fn linspace(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| { let (step, start) = (0.5, 1.0); x + (iota(f32, 5) * step + start) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `meshgrid`: broadcast_in_dim(x, [n, m], [0])
    fn meshgrid(x: f32[3]) -> [f32[3, 3], f32[3]] {
        let value = |x| broadcast_in_dim(x, [3, 3], [0]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `ger`: outer(a, b)
    fn ger(a: f32[2], b: f32[3]) -> [f32[2, 3], f32[2], f32[3]] {
        let value = |a, b| outer(a, b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `set_to_zero`: zeros_like(g)
    fn set_to_zero(g: f32[3]) -> [f32[3], f32[3]] {
        let value = |g| zeros_like(g);
        let slopes = grad(|g| sum(value(g)))(g);
        (value(g), slopes)
    }

    // `vq`: argmin(sum(square(broadcast_in_dim(x, [n, m, d], [0, 2]) - codes.along([1, 2])), 2), 1)
    fn vq(x: f32[4, 3], codes: f32[2, 3]) -> [i32[4]] {
        let value = |x, codes| (argmin(sum(square(broadcast_in_dim(x, [4, 2, 3], [0, 2]) - codes.along([1, 2])), 2), 1)) as i32;
        value(x, codes)
    }

    // `quantile`: ordered[i] + t * (ordered[i + 1] - ordered[i])
    fn quantile(x: f32[5]) -> [f32[], f32[5]] {
        let value = |x| { let ordered = sort(x); let (i, t) = (1, 0.6); ordered[i] + t * (ordered[i + 1] - ordered[i]) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `scipy.stats.mode`: argmax(sum((broadcast_in_dim(x, [n, n], [0]) == x.along([1])) as i32, 1))
    fn scipy_stats_mode(x: f32[4]) -> [i32[]] {
        let value = |x| (argmax(sum((broadcast_in_dim(x, [4, 4], [0]) == x.along([1])) as i32, 1))) as i32;
        value(x)
    }
}
