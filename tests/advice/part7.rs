//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part7.txt");

cases! {
    // `hvp`: jvp(grad(loss))(x, v)
    fn hvp(x: f32[3], v: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |x, v| { let loss = |x| sum(x * x * x); jvp(grad(loss))(x, v).1 };
        let slopes = grad(|x, v| sum(value(x, v)), argnums = [0, 1])(x, v);
        (value(x, v), slopes.0, slopes.1)
    }

    // `backward`: grad(loss)(p, x)
    fn backward(p: f32[3], x: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |p, x| { let loss = |p, x| sum(sin(p * x)); grad(loss)(p, x) };
        let slopes = grad(|p, x| sum(value(p, x)), argnums = [0, 1])(p, x);
        (value(p, x), slopes.0, slopes.1)
    }

    // `lax.map`: vmap(f)(xs)
    fn lax_map(xs: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |xs| { let f = |x| x * sum(x); vmap(f)(xs) };
        let slopes = grad(|xs| sum(value(xs)))(xs);
        (value(xs), slopes)
    }

    // `vectorize`: vmap(f, in_dimensions = [..])(x)
    fn vectorize(x: f32[2, 3]) -> [f32[3, 2], f32[2, 3]] {
        let value = |x| { let f = |x| x * sum(x); vmap(f, in_dimensions = [1])(x) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `frexp`: x * exp2(-exponent)
    fn frexp(x: f32[4]) -> [f32[4]] {
        let value = |x| { let exponent = floor(log2(abs(x))) + 1.0; x * exp2(-exponent) };
        value(x)
    }

    // `shape`: x.dims()
    fn shape(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| (x.dims()[1] as f32) * x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `len`: x.dims()[0]
    fn len(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| (x.dims()[0] as f32) * x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `ndim`: x.dims().len()
    fn ndim(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| (x.dims().len() as f32) * x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `dims`: x.dims()
    fn dims(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| (x.dims()[1] as f32) * x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `nrows`: x.dims()[0]
    fn nrows(x: f32[2, 3]) -> [f32[2, 3], f32[2, 3]] {
        let value = |x| (x.dims()[0] as f32) * x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `LayerNorm`: layer_norm(x, scale, bias)
    fn LayerNorm(x: f32[2, 3], scale: f32[3], bias: f32[3]) -> [f32[2, 3], f32[2, 3], f32[3], f32[3]] {
        let value = |x, scale, bias| layer_norm(x, scale, bias);
        let slopes = grad(|x, scale, bias| sum(value(x, scale, bias)), argnums = [0, 1, 2])(x, scale, bias);
        (value(x, scale, bias), slopes.0, slopes.1, slopes.2)
    }

    // `layer_normalization`: layer_norm(x, scale, bias)
    fn layer_normalization(x: f32[2, 3], scale: f32[3], bias: f32[3]) -> [f32[2, 3], f32[2, 3], f32[3], f32[3]] {
        let value = |x, scale, bias| layer_norm(x, scale, bias);
        let slopes = grad(|x, scale, bias| sum(value(x, scale, bias)), argnums = [0, 1, 2])(x, scale, bias);
        (value(x, scale, bias), slopes.0, slopes.1, slopes.2)
    }

    // `nll_loss`: cross_entropy(logits, labels)
    fn nll_loss(logits: f32[3, 4], labels: i32[3]) -> [f32[3], f32[3, 4]] {
        let value = |logits| cross_entropy(logits, labels);
        let slopes = grad(|logits| sum(value(logits)))(logits);
        (value(logits), slopes)
    }

    // `softmax_cross_entropy`: cross_entropy(logits, targets)
    fn softmax_cross_entropy(logits: f32[3, 4], labels: i32[3]) -> [f32[3], f32[3, 4]] {
        let value = |logits| cross_entropy(logits, labels);
        let slopes = grad(|logits| sum(value(logits)))(logits);
        (value(logits), slopes)
    }

    // `ntxent`: cross_entropy(similarities / temperature, positives)
    fn ntxent(logits: f32[3, 4], labels: i32[3]) -> [f32[3], f32[3, 4]] {
        let value = |logits| cross_entropy(logits / 0.5, labels);
        let slopes = grad(|logits| sum(value(logits)))(logits);
        (value(logits), slopes)
    }

    // `sigmoid_focal_loss`: pow(1.0 - p, 2.0) * loss
    fn sigmoid_focal_loss(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| { let (p, loss) = (logistic(x), softplus(-x)); pow(1.0 - p, 2.0) * loss };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `mulhi`: shift_right_logical(a as u64 * b as u64, 32) as u32
    fn mulhi(a: i32[3], b: i32[3]) -> [i32[3]] {
        let value = || (shift_right_logical(a as u64 * b as u64, 32) as u32) as i32;
        value()
    }

    // `packbits`: sum((bits as u8) << (7 - iota(u8, 8)).along([1]), 1)
    fn packbits(b: i32[2, 8]) -> [i32[2]] {
        let value = || ({ let bits = b == 1; sum((bits as u8) << (7 - iota(u8, 8)).along([1]), 1) }) as i32;
        value()
    }

    // `unpackbits`: shift_right_logical(broadcast_in_dim(x, [n, 8], [0]), (7 - iota(u8, 8)).along([1])) & 1
    fn unpackbits(y: i32[2]) -> [i32[2, 8]] {
        let value = || ({ let x = y as u8; shift_right_logical(broadcast_in_dim(x, [2, 8], [0]), (7 - iota(u8, 8)).along([1])) & 1 }) as i32;
        value()
    }

    // `ravel_multi_index`: i * columns + j
    fn ravel_multi_index(i: i32[3], j: i32[3]) -> [i32[3]] {
        let value = || i * 5 + j;
        value()
    }

    // `unravel_index`: (index / columns, index % columns)
    fn unravel_index(index: i32[3]) -> [i32[3]] {
        let value = || (index / 5, index % 5).1;
        value()
    }

    // `nonzero`: select(mask, x, y)
    fn nonzero(m: f32[3], x: f32[3], y: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |x, y| { let mask = m > 0.0; select(mask, x, y) };
        let slopes = grad(|x, y| sum(value(x, y)), argnums = [0, 1])(x, y);
        (value(x, y), slopes.0, slopes.1)
    }

    // `numpy.select`: select(a, x, select(b, y, z))
    fn numpy_select(z: f32[3], m: f32[3], x: f32[3], y: f32[3]) -> [f32[3], f32[3], f32[3], f32[3]] {
        let value = |z, x, y| { let (a, b) = (m > 1.0, m > 0.0); select(a, x, select(b, y, z)) };
        let slopes = grad(|z, x, y| sum(value(z, x, y)), argnums = [0, 1, 2])(z, x, y);
        (value(z, x, y), slopes.0, slopes.1, slopes.2)
    }

    // `numpy.resize`: reshape(broadcast(x, [n]), [..])
    fn numpy_resize(x: f32[4]) -> [f32[4, 2], f32[4]] {
        let value = |x| reshape(broadcast(x, [2]), [4, 2]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `numpy.e`: std::f32::consts::PI
    fn numpy_e(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| x * std::f32::consts::PI;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `finfo`: f32::EPSILON
    fn finfo(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| x * f32::EPSILON;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `onehot`: one_hot(indices, classes)
    fn onehot(indices: i32[3]) -> [f32[3, 4]] {
        let value = || one_hot(indices, 4);
        value()
    }

    // `partition`: sort(x)
    fn partition(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| sort(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `approx_max_k`: top_k(x, k)
    fn approx_max_k(x: f32[5]) -> [f32[2], f32[5]] {
        let value = |x| top_k(x, 2).0;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `topk`: top_k(x, k)
    fn topk(x: f32[5]) -> [i32[2]] {
        let value = |x| top_k(x, 2).1;
        value(x)
    }

    // `polymul`: convolve(a, b)
    fn polymul(a: f32[3], b: f32[2]) -> [f32[4], f32[3], f32[2]] {
        let value = |a, b| convolve(a, b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `power_iteration`: for _ in 0..n { v = dot(a, v); v = v / global_norm(v); }
    fn power_iteration(a: f32[3, 3], v: f32[3]) -> [f32[]] {
        let value = |a, v| { let mut v = v; for _ in 0..60 { v = dot(a, v); v = v / global_norm(v); } dot(v, dot(a, v)) };
        value(a, v)
    }

    // `qr_multiply`: let (q, r) = qr(a)
    fn qr_multiply(a: f32[3, 3], c: f32[3, 2]) -> [f32[3, 2]] {
        let value = |a, c| { let (q, r) = qr(a); { let (q, r) = qr(a); dot(q, c) } };
        value(a, c)
    }

    // `lu_factor`: let (lu, pivots, permutation) = lu(a)
    fn lu_factor(a: f32[3, 3]) -> [f32[3, 3]] {
        let value = |a| { let (lu, pivots, permutation) = lu(a); lu };
        value(a)
    }

    // `lu_pivots_to_permutation`: lu(a).2
    fn lu_pivots_to_permutation(a: f32[3, 3]) -> [i32[3]] {
        let value = |a| (lu(a).2) as i32;
        value(a)
    }

    // `reduce_and`: all(x, dimension = ..)
    fn reduce_and(m: f32[2, 3]) -> [i32[2]] {
        let value = |m| ({ let x = m > 0.0; all(x, dimension = 1) }) as i32;
        value(m)
    }

    // `reduce_or`: any(x, dimension = ..)
    fn reduce_or(m: f32[2, 3]) -> [i32[2]] {
        let value = |m| ({ let x = m > 0.0; any(x, dimension = 1) }) as i32;
        value(m)
    }
}
