//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part5.txt");

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

    // `scipy.stats.mode`: argmax(sum((broadcast_in_dim(x, [n, n], [0]) == x.along([1])) as i32, 1))
    fn scipy_stats_mode(x: f32[4]) -> [i32[]] {
        let value = |x| (argmax(sum((broadcast_in_dim(x, [4, 4], [0]) == x.along([1])) as i32, 1))) as i32;
        value(x)
    }

    // `angle`: atan2(imag(z), real(z))
    fn angle(z: c64[4]) -> [f32[4]] {
        let value = || atan2(imag(z), real(z));
        value()
    }

    // `conjugate`: conj(z)
    fn conjugate(z: c64[4]) -> [c64[4]] {
        let value = || conj(z);
        value()
    }

    // `isreal`: imag(z) == 0.0
    fn isreal(z: c64[4]) -> [i32[4]] {
        let value = || (imag(z) == 0.0) as i32;
        value()
    }

    // `iscomplex`: imag(z) != 0.0
    fn iscomplex(z: c64[4]) -> [i32[4]] {
        let value = || (imag(z) != 0.0) as i32;
        value()
    }

    // `astype`: x as f32
    fn astype(x: i32[3]) -> [f32[3]] {
        let value = || x as f32;
        value()
    }

    // `to`: x as f32
    fn to(x: i32[3]) -> [f32[3]] {
        let value = || x as f32;
        value()
    }

    // `bitcast`: bitcast_convert(x, i32)
    fn bitcast(x: f32[3]) -> [i32[3]] {
        let value = |x| bitcast_convert(x, i32);
        value(x)
    }

    // `clone`: x
    fn clone(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `numpy.copy`: x
    fn numpy_copy(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `nn.identity`: x
    fn nn_identity(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `broadcast_to`: broadcast_in_dim(x, [..], [..])
    fn broadcast_to(x: f32[3]) -> [f32[2, 3], f32[3]] {
        let value = |x| broadcast_in_dim(x, [2, 3], [1]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `broadcast_arrays`: broadcast_in_dim(x, [n, m], [0])
    fn broadcast_arrays(x: f32[2]) -> [f32[2, 3], f32[2]] {
        let value = |x| broadcast_in_dim(x, [2, 3], [0]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }
}
