//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part5.txt");

cases! {
    // `detrend`: x - mean(x)
    fn detrend(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| x - mean(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `sem`: sqrt(variance(x, correction = 1) / n)
    fn sem(x: f32[5]) -> [f32[], f32[5]] {
        let value = |x| sqrt(variance(x, correction = 1) / 5.0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `logmeanexp`: logsumexp(x) - log(n)
    fn logmeanexp(x: f32[5]) -> [f32[], f32[5]] {
        let value = |x| logsumexp(x) - log(5.0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `approx_min_k`: -top_k(-x, k).0
    fn approx_min_k(x: f32[5]) -> [f32[2], f32[5]] {
        let value = |x| -top_k(-x, 2).0;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `cat`: concatenate((a, b), dimension)
    fn cat(a: f32[2, 3], b: f32[2, 3]) -> [f32[2, 6], f32[2, 3], f32[2, 3]] {
        let value = |a, b| concatenate((a, b), 1);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `scatter_add`: index_add(x, indices, updates)
    fn scatter_add(x: f32[4], updates: f32[2], indices: i32[2]) -> [f32[4], f32[4], f32[2]] {
        let value = |x, updates| index_add(x, indices, updates);
        let slopes = grad(|x, updates| sum(value(x, updates)), argnums = [0, 1])(x, updates);
        (value(x, updates), slopes.0, slopes.1)
    }

    // `take_along_axis`: take_along_dimension(x, indices, dimension)
    fn take_along_axis(x: f32[2, 3], indices: i32[2, 1]) -> [f32[2, 1], f32[2, 3]] {
        let value = |x| take_along_dimension(x, indices, 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `index_select`: take(x, indices, dimension)
    fn index_select(x: f32[2, 3], indices: i32[2]) -> [f32[2, 2], f32[2, 3]] {
        let value = |x| take(x, indices, 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `hilbert`: 1.0 / (iota(f32, [n, n], 0) + iota(f32, [n, n], 1) + 1.0)
    fn hilbert(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| dot(x, 1.0 / (iota(f32, [3, 3], 0) + iota(f32, [3, 3], 1) + 1.0));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `polyder`: p[..n - 1] * rev(iota(f32, n - 1) + 1.0, [0])
    fn polyder(p: f32[4]) -> [f32[3], f32[4]] {
        let value = |p| p[..4 - 1] * rev(iota(f32, 4 - 1) + 1.0, [0]);
        let slopes = grad(|p| sum(value(p)))(p);
        (value(p), slopes)
    }

    // `polyint`: pad(p / rev(iota(f32, n) + 1.0, [0]), 0.0, [0], [1])
    fn polyint(p: f32[4]) -> [f32[5], f32[4]] {
        let value = |p| pad(p / rev(iota(f32, 4) + 1.0, [0]), 0.0, [0], [1]);
        let slopes = grad(|p| sum(value(p)))(p);
        (value(p), slopes)
    }

    // `divmod`: (floor_divide(a, b), floor_mod(a, b))
    fn divmod(a: f32[7], b: f32[7]) -> [f32[7]] {
        let value = |a, b| (floor_divide(a, b), floor_mod(a, b)).1;
        value(a, b)
    }

    // `modf`: x - whole
    fn modf(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| { let whole = sign(x) * floor(abs(x)); x - whole };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `safe_increment`: min(n, 2147483646) + 1
    fn safe_increment(n: i32[2]) -> [i32[2]] {
        let value = || min(n, 2147483646) + 1;
        value()
    }

    // `bias_correction`: x / (1.0 - pow(keep, step))
    fn bias_correction(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| { let (keep, step) = (0.9f32, 3.0f32); x / (1.0 - pow(keep, step)) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `optax.clip`: clamp(g, -limit, limit)
    fn optax_clip(g: f32[3]) -> [f32[3], f32[3]] {
        let value = |g| { let limit = 1.0; clamp(g, -limit, limit) };
        let slopes = grad(|g| sum(value(g)))(g);
        (value(g), slopes)
    }

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

    // `sqrtm`: dot(v * sqrt(w).along([1]), transpose(v, [1, 0]))
    fn sqrtm(a: f32[3, 3]) -> [f32[3, 3]] {
        let value = |a| { let (w, v) = eigh(a); dot(v * sqrt(w).along([1]), transpose(v, [1, 0])) };
        value(a)
    }

    // `polar`: dot(u, vh)
    fn polar(a: f32[3, 3]) -> [f32[3, 3]] {
        let value = |a| { let (u, s, vh) = svd(a); dot(u, vh) };
        value(a)
    }

    // `cholesky_update`: cholesky(dot(l, transpose(l, [1, 0])) + outer(x, x), lower = true)
    fn cholesky_update(l: f32[3, 3], x: f32[3]) -> [f32[3, 3], f32[3, 3], f32[3]] {
        let value = |l, x| cholesky(dot(l, transpose(l, [1, 0])) + outer(x, x), lower = true);
        let slopes = grad(|l, x| sum(value(l, x)), argnums = [0, 1])(l, x);
        (value(l, x), slopes.0, slopes.1)
    }

    // `put_along_axis`: put_along_dimension(x, indices, values, dimension)
    fn put_along_axis(x: f32[2, 3], values: f32[2, 1], indices: i32[2, 1]) -> [f32[2, 3], f32[2, 3], f32[2, 1]] {
        let value = |x, values| put_along_dimension(x, indices, values, 1);
        let slopes = grad(|x, values| sum(value(x, values)), argnums = [0, 1])(x, values);
        (value(x, values), slopes.0, slopes.1)
    }

    // `fill_diagonal`: select(eye(f32, [n, n]) == 1.0, value, x)
    fn fill_diagonal(x: f32[3, 3]) -> [f32[3, 3], f32[3, 3]] {
        let value = |x| { let value = 2.0; select(eye(f32, [3, 3]) == 1.0, value, x) };
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

    // `magnitude`: linalg::norm(x)
    fn magnitude(x: f32[3]) -> [f32[], f32[3]] {
        let value = |x| linalg::norm(x);
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

    // `sort_key_val`: sort_by_key(keys, values)
    fn sort_key_val(keys: f32[4], values: f32[4]) -> [f32[4], f32[4]] {
        let value = |values| sort_by_key(keys, values).1;
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
}
