//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part4.txt");

cases! {
    // `nancumsum`: cumulative_sum(select(is_nan(x), 0.0, x), dimension = ..)
    fn nancumsum(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| cumulative_sum(select(is_nan(x), 0.0, x), dimension = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `nancumprod`: cumulative_product(select(is_nan(x), 1.0, x), dimension = ..)
    fn nancumprod(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| cumulative_product(select(is_nan(x), 1.0, x), dimension = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `nanvar`: nanvariance(x, dimensions = ..)
    fn nanvar(x: f32[4]) -> [f32[], f32[4]] {
        let value = |x| nanvariance(x, dimensions = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `cumsum`: cumulative_sum(x, dimension = ..)
    fn cumsum(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| cumulative_sum(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `cumprod`: cumulative_product(x, dimension = ..)
    fn cumprod(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| cumulative_product(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `cummax`: cumulative_max(x, dimension = ..)
    fn cummax(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| cumulative_max(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `cummin`: cumulative_min(x, dimension = ..)
    fn cummin(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| cumulative_min(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `cumlogsumexp`: cumulative_logsumexp(x, dimension = ..)
    fn cumlogsumexp(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| cumulative_logsumexp(x, dimension = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `log_sum_exp`: logsumexp(x, dimension = ..)
    fn log_sum_exp(x: f32[2, 3]) -> [f32[2], f32[2, 3]] {
        let value = |x| logsumexp(x, dimension = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `rankdata`: sum((rows > x.along([1])) as f32, 1) + (sum((rows == x.along([1])) as f32, 1) + 1.0) / 2.0
    fn rankdata(x: f32[4]) -> [f32[4]] {
        let value = |x| { let rows = broadcast_in_dim(x, [4, 4], [0]); sum((rows > x.along([1])) as f32, 1) + (sum((rows == x.along([1])) as f32, 1) + 1.0) / 2.0 };
        value(x)
    }

    // `isin`: any(broadcast_in_dim(x, [n, m], [0]) == values.along([1]), dimension = 1)
    fn isin(x: f32[2], values: f32[3]) -> [i32[2]] {
        let value = |x, values| (any(broadcast_in_dim(x, [2, 3], [0]) == values.along([1]), dimension = 1)) as i32;
        value(x, values)
    }

    // `array_equal`: all(a == b)
    fn array_equal(a: f32[2], b: f32[2]) -> [i32[]] {
        let value = |a, b| (all(a == b)) as i32;
        value(a, b)
    }

    // `diagonal`: diag(x)
    fn diagonal(x: f32[3, 3]) -> [f32[3], f32[3, 3]] {
        let value = |x| diag(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `normalize`: x / sqrt(max(sum(x * x), 1e-24))
    fn normalize(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| x / sqrt(max(sum(x * x), 1e-24));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `mse_loss`: mean((a - b) * (a - b))
    fn mse_loss(a: f32[3], b: f32[3]) -> [f32[], f32[3], f32[3]] {
        let value = |a, b| mean((a - b) * (a - b));
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `l1_loss`: mean(abs(a - b))
    fn l1_loss(a: f32[3], b: f32[3]) -> [f32[], f32[3], f32[3]] {
        let value = |a, b| mean(abs(a - b));
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `cosine_similarity`: dot(a, b) / sqrt(max(dot(a, a) * dot(b, b), 1e-16))
    fn cosine_similarity(a: f32[3], b: f32[3]) -> [f32[], f32[3], f32[3]] {
        let value = |a, b| dot(a, b) / sqrt(max(dot(a, a) * dot(b, b), 1e-16));
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

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
}
