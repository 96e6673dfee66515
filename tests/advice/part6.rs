//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part6.txt");

cases! {
    // `inv`: inverse(a)
    fn inv(a: f32[3, 3]) -> [f32[3, 3], f32[3, 3]] {
        let value = |a| inverse(a);
        let slopes = grad(|a| sum(value(a)))(a);
        (value(a), slopes)
    }

    // `svdvals`: svd(a).1
    fn svdvals(a: f32[3, 3]) -> [f32[3], f32[3, 3]] {
        let value = |a| svd(a).1;
        let slopes = grad(|a| sum(value(a)))(a);
        (value(a), slopes)
    }

    // `lu_solve`: solve(a, b)
    fn lu_solve(a: f32[3, 3], b: f32[3]) -> [f32[3], f32[3, 3], f32[3]] {
        let value = |a, b| solve(a, b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `matrix_power`: dot(a, dot(a, a))
    fn matrix_power(a: f32[3, 3]) -> [f32[3, 3], f32[3, 3]] {
        let value = |a| dot(a, dot(a, a));
        let slopes = grad(|a| sum(value(a)))(a);
        (value(a), slopes)
    }

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

    // `median`: let ordered = sort(x);
    fn median(x: f32[5]) -> [f32[], f32[5]] {
        let value = |x| { let ordered = sort(x); (ordered[(5 - 1) / 2] + ordered[5 / 2]) / 2.0 };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `convolve`: conv(reshape(a, [1, 1, n]), reshape(rev(v, [0]), [1, 1, m]), padding = "SAME")
    fn convolve(a: f32[6], v: f32[3]) -> [f32[1, 1, 6], f32[6], f32[3]] {
        let value = |a, v| conv(reshape(a, [1, 1, 6]), reshape(rev(v, [0]), [1, 1, 3]), padding = "SAME");
        let slopes = grad(|a, v| sum(value(a, v)), argnums = [0, 1])(a, v);
        (value(a, v), slopes.0, slopes.1)
    }

    // `correlate`: conv(reshape(a, [1, 1, n]), reshape(v, [1, 1, m]), padding = "VALID")
    fn correlate(a: f32[6], v: f32[3]) -> [f32[1, 1, 4], f32[6], f32[3]] {
        let value = |a, v| conv(reshape(a, [1, 1, 6]), reshape(v, [1, 1, 3]), padding = "VALID");
        let slopes = grad(|a, v| sum(value(a, v)), argnums = [0, 1])(a, v);
        (value(a, v), slopes.0, slopes.1)
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

    // `bincount`: index_add(zeros(i32, [n]), x, 1)
    fn bincount(x: i32[4]) -> [i32[4]] {
        let value = || index_add(zeros(i32, [4]), x, 1);
        value()
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

    // `diff`: x[1..] - x[..n - 1]
    fn diff(x: f32[5]) -> [f32[4], f32[5]] {
        let value = |x| x[1..] - x[..5 - 1];
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `numpy.gradient`: (x[2..] - x[..n - 2]) / 2.0
    fn numpy_gradient(x: f32[5]) -> [f32[3], f32[5]] {
        let value = |x| (x[2..] - x[..5 - 2]) / 2.0;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `tile`: reshape(broadcast(x, [3]), [3 * n])
    fn tile(x: f32[4]) -> [f32[12], f32[4]] {
        let value = |x| reshape(broadcast(x, [3]), [3 * 4]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `repeat`: reshape(broadcast_in_dim(x, [n, 3], [0]), [3 * n])
    fn repeat(x: f32[4]) -> [f32[12], f32[4]] {
        let value = |x| reshape(broadcast_in_dim(x, [4, 3], [0]), [3 * 4]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `fftshift`: roll(x, [n / 2])
    fn fftshift(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| roll(x, [5 / 2]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `ifftshift`: roll(x, [-(n / 2)])
    fn ifftshift(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| roll(x, [-(5 / 2)]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `arange`: iota(f32, n) * step + start
    fn arange(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| { let (step, start) = (0.5, 1.0); x + (iota(f32, 4) * step + start) };
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

    // `cov`: dot(centred, transpose(centred, [1, 0])) / (n - 1.0)
    fn cov(x: f32[2, 3]) -> [f32[2, 2], f32[2, 3]] {
        let value = |x| { let centred = x - mean(x, 1, keep = true); dot(centred, transpose(centred, [1, 0])) / (3.0 - 1.0) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `corrcoef`: dot(unit, transpose(unit, [1, 0]))
    fn corrcoef(x: f32[2, 3]) -> [f32[2, 2], f32[2, 3]] {
        let value = |x| { let centred = x - mean(x, 1, keep = true); let unit = centred / sqrt(sum(centred * centred, 1, keep = true)); dot(unit, transpose(unit, [1, 0])) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `pinv`: dot(transpose(vh, [1, 0]) / s.along([1]), transpose(u, [1, 0]))
    fn pinv(a: f32[3, 3]) -> [f32[3, 3], f32[3, 3]] {
        let value = |a| { let (u, s, vh) = svd(a); dot(transpose(vh, [1, 0]) / s.along([1]), transpose(u, [1, 0])) };
        let slopes = grad(|a| sum(value(a)))(a);
        (value(a), slopes)
    }

    // `linalg.cond`: reduce_max(s) / reduce_min(s)
    fn linalg_cond(a: f32[3, 3]) -> [f32[], f32[3, 3]] {
        let value = |a| { let s = svd(a).1; reduce_max(s) / reduce_min(s) };
        let slopes = grad(|a| sum(value(a)))(a);
        (value(a), slopes)
    }

    // `cho_solve`: triangular_solve(l, y, left_side = true, lower = true, transpose_a = "TRANSPOSE")
    fn cho_solve(l: f32[3, 3], b: f32[3, 1]) -> [f32[3, 1], f32[3, 3], f32[3, 1]] {
        let value = |l, b| { let y = triangular_solve(l, b, left_side = true, lower = true); triangular_solve(l, y, left_side = true, lower = true, transpose_a = "TRANSPOSE") };
        let slopes = grad(|l, b| sum(value(l, b)), argnums = [0, 1])(l, b);
        (value(l, b), slopes.0, slopes.1)
    }

    // `divmod`: (floor(a / b), a - floor(a / b) * b)
    fn divmod(a: f32[7], b: f32[7]) -> [f32[7]] {
        let value = |a, b| (floor(a / b), a - floor(a / b) * b).1;
        value(a, b)
    }

    // `modf`: x - whole
    fn modf(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| { let whole = sign(x) * floor(abs(x)); x - whole };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `nanstd`: sqrt(sum(d * d) / n)
    fn nanstd(x: f32[4]) -> [f32[]] {
        let value = |x| { let n = sum(!is_nan(x) as f32); let mean = sum(select(is_nan(x), 0.0, x)) / n; let d = select(is_nan(x), 0.0, x - mean); sqrt(sum(d * d) / n) };
        value(x)
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
}
