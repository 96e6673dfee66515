//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part4.txt");

cases! {
    // `smooth_l1_loss`: mean(select(abs(d) < 1.0, 0.5 * d * d, abs(d) - 0.5))
    fn smooth_l1_loss(a: f32[3], b: f32[3]) -> [f32[], f32[3], f32[3]] {
        let value = |a, b| { let d = a - b; mean(select(abs(d) < 1.0, 0.5 * d * d, abs(d) - 0.5)) };
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `binary_cross_entropy_with_logits`: mean(softplus(x) - x * y)
    fn binary_cross_entropy_with_logits(x: f32[4], y: f32[4]) -> [f32[], f32[4], f32[4]] {
        let value = |x, y| mean(softplus(x) - x * y);
        let slopes = grad(|x, y| sum(value(x, y)), argnums = [0, 1])(x, y);
        (value(x, y), slopes.0, slopes.1)
    }

    // `vecdot`: sum(a * b, dimension = -1)
    fn vecdot(a: f32[2, 3], b: f32[2, 3]) -> [f32[2], f32[2, 3], f32[2, 3]] {
        let value = |a, b| sum(a * b, dimension = -1);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `convex_kl_divergence`: sum(exp(y) * (y - x) - exp(y) + exp(x), -1)
    fn convex_kl_divergence(x: f32[2, 3], y: f32[2, 3]) -> [f32[2], f32[2, 3], f32[2, 3]] {
        let value = |x, y| sum(exp(y) * (y - x) - exp(y) + exp(x), -1);
        let slopes = grad(|x, y| sum(value(x, y)), argnums = [0, 1])(x, y);
        (value(x, y), slopes.0, slopes.1)
    }

    // `matmul`: dot(a, b)
    fn matmul(a: f32[2, 3], b: f32[3, 2]) -> [f32[2, 2], f32[2, 3], f32[3, 2]] {
        let value = |a, b| dot(a, b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `vdot`: dot(a, b)
    fn vdot(a: f32[3], b: f32[3]) -> [f32[], f32[3], f32[3]] {
        let value = |a, b| dot(a, b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `bmm`: dot_general(a, b, [0], [0], [2], [1])
    fn bmm(a: f32[2, 3, 4], b: f32[2, 4, 2]) -> [f32[2, 3, 2], f32[2, 3, 4], f32[2, 4, 2]] {
        let value = |a, b| dot_general(a, b, [0], [0], [2], [1]);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `multi_dot`: dot(dot(a, b), c)
    fn multi_dot(a: f32[2, 3], b: f32[3, 2], c: f32[2, 2]) -> [f32[2, 2], f32[2, 3], f32[3, 2], f32[2, 2]] {
        let value = |a, b, c| dot(dot(a, b), c);
        let slopes = grad(|a, b, c| sum(value(a, b, c)), argnums = [0, 1, 2])(a, b, c);
        (value(a, b, c), slopes.0, slopes.1, slopes.2)
    }

    // `symmetric_product`: dot(a, transpose(a, [1, 0])) + c
    fn symmetric_product(a: f32[2, 3], c: f32[2, 2]) -> [f32[2, 2], f32[2, 3], f32[2, 2]] {
        let value = |a, c| dot(a, transpose(a, [1, 0])) + c;
        let slopes = grad(|a, c| sum(value(a, c)), argnums = [0, 1])(a, c);
        (value(a, c), slopes.0, slopes.1)
    }

    // `swapaxes`: transpose(x, [1, 0])
    fn swapaxes(x: f32[2, 3]) -> [f32[3, 2], f32[2, 3]] {
        let value = |x| transpose(x, [1, 0]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `flip`: rev(x, [..])
    fn flip(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| rev(x, [1]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `squeeze`: reshape(x, [..])
    fn squeeze(x: f32[1, 3]) -> [f32[3], f32[1, 3]] {
        let value = |x| reshape(x, [3]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `expand_dims`: reshape(x, [..])
    fn expand_dims(x: f32[3]) -> [f32[1, 3], f32[3]] {
        let value = |x| reshape(x, [1, 3]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `flatten`: collapse(x, [0, 1])
    fn flatten(x: f32[2, 3]) -> [f32[6], f32[2, 3]] {
        let value = |x| collapse(x, [0, 1]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `permute`: transpose(x, [..])
    fn permute(x: f32[2, 3]) -> [f32[3, 2], f32[2, 3]] {
        let value = |x| transpose(x, [1, 0]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `column_stack`: stack((a, b), 1)
    fn column_stack(a: f32[3], b: f32[3]) -> [f32[3, 2], f32[3], f32[3]] {
        let value = |a, b| stack((a, b), 1);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `block`: concatenate((concatenate((a, b), 1), concatenate((c, d), 1)), 0)
    fn block(a: f32[2, 2], b: f32[2, 1], c: f32[1, 2], d: f32[1, 1]) -> [f32[3, 3], f32[2, 2], f32[2, 1], f32[1, 2], f32[1, 1]] {
        let value = |a, b, c, d| concatenate((concatenate((a, b), 1), concatenate((c, d), 1)), 0);
        let slopes = grad(|a, b, c, d| sum(value(a, b, c, d)), argnums = [0, 1, 2, 3])(a, b, c, d);
        (value(a, b, c, d), slopes.0, slopes.1, slopes.2, slopes.3)
    }

    // `identity`: eye(f32, n)
    fn identity(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| dot(x, eye(f32, 3));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `tri`: tril(ones(f32, [n, n]))
    fn tri(x: f32[3, 3]) -> [f32[3, 3], f32[3, 3]] {
        let value = |x| x * tril(ones(f32, [3, 3]));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `polyadd`: a + b
    fn polyadd(a: f32[3], b: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |a, b| a + b;
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `polysub`: a - b
    fn polysub(a: f32[3], b: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |a, b| a - b;
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

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
}
