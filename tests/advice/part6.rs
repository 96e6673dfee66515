//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part6.txt");

cases! {
    // `broadcasted_iota`: iota(i32, [n, m], dimension)
    fn broadcasted_iota(x: i32[2, 3]) -> [i32[2, 3]] {
        let value = || x + iota(i32, [2, 3], 1);
        value()
    }

    // `chunk`: split(x, [..], dimension)
    fn chunk(x: f32[2, 3]) -> [f32[2, 1], f32[2, 3]] {
        let value = |x| split(x, [1, 2], 1).0;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `conv1d`: conv(x, kernel, padding = "SAME")
    fn conv1d(x: f32[1, 1, 4, 4], kernel: f32[1, 1, 3, 3]) -> [f32[1, 1, 4, 4], f32[1, 1, 4, 4], f32[1, 1, 3, 3]] {
        let value = |x, kernel| conv(x, kernel, padding = "SAME");
        let slopes = grad(|x, kernel| sum(value(x, kernel)), argnums = [0, 1])(x, kernel);
        (value(x, kernel), slopes.0, slopes.1)
    }

    // `conv_general_dilated`: conv_with_general_padding(x, kernel, strides, [(1, 1), (1, 1)], ..)
    fn conv_general_dilated(x: f32[1, 1, 4, 4], kernel: f32[1, 1, 3, 3]) -> [f32[1, 1, 2, 7], f32[1, 1, 4, 4], f32[1, 1, 3, 3]] {
        let value = |x, kernel| conv_with_general_padding(x, kernel, [2, 1], [(1, 1), (1, 1)], lhs_dilation = [1, 2]);
        let slopes = grad(|x, kernel| sum(value(x, kernel)), argnums = [0, 1])(x, kernel);
        (value(x, kernel), slopes.0, slopes.1)
    }

    // `convolve2d`: conv(reshape(a, [1, 1, h, w]), reshape(rev(v, [0, 1]), [1, 1, m, n]), padding = "SAME")
    fn convolve2d(a: f32[4, 4], v: f32[3, 3]) -> [f32[1, 1, 4, 4], f32[4, 4], f32[3, 3]] {
        let value = |a, v| conv(reshape(a, [1, 1, 4, 4]), reshape(rev(v, [0, 1]), [1, 1, 3, 3]), padding = "SAME");
        let slopes = grad(|a, v| sum(value(a, v)), argnums = [0, 1])(a, v);
        (value(a, v), slopes.0, slopes.1)
    }

    // `correlate2d`: conv(reshape(a, [1, 1, h, w]), reshape(v, [1, 1, m, n]), padding = "SAME")
    fn correlate2d(a: f32[4, 4], v: f32[3, 3]) -> [f32[1, 1, 4, 4], f32[4, 4], f32[3, 3]] {
        let value = |a, v| conv(reshape(a, [1, 1, 4, 4]), reshape(v, [1, 1, 3, 3]), padding = "SAME");
        let slopes = grad(|a, v| sum(value(a, v)), argnums = [0, 1])(a, v);
        (value(a, v), slopes.0, slopes.1)
    }

    // `conv_general_dilated_patches`: conv(x, reshape(eye(f32, [n, n]), [n, 1, h, w]))
    fn conv_general_dilated_patches(x: f32[1, 1, 4, 4]) -> [f32[1, 4, 3, 3], f32[1, 1, 4, 4]] {
        let value = |x| conv(x, reshape(eye(f32, [4, 4]), [4, 1, 2, 2]));
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `conv_general_dilated_local`: (patches("b,i,p") * kernel("i,p,o"))("b,i,o")
    fn conv_general_dilated_local(patches: f32[2, 3, 4], kernel: f32[3, 4, 2]) -> [f32[2, 3, 2], f32[2, 3, 4], f32[3, 4, 2]] {
        let value = |patches, kernel| (patches("b,i,p") * kernel("i,p,o"))("b,i,o");
        let slopes = grad(|patches, kernel| sum(value(patches, kernel)), argnums = [0, 1])(patches, kernel);
        (value(patches, kernel), slopes.0, slopes.1)
    }

    // `depthwise_conv2d`: conv(x, kernel, feature_group_count = features)
    fn depthwise_conv2d(x: f32[1, 2, 4, 4], kernel: f32[2, 1, 3, 3]) -> [f32[1, 2, 2, 2], f32[1, 2, 4, 4], f32[2, 1, 3, 3]] {
        let value = |x, kernel| conv(x, kernel, feature_group_count = 2);
        let slopes = grad(|x, kernel| sum(value(x, kernel)), argnums = [0, 1])(x, kernel);
        (value(x, kernel), slopes.0, slopes.1)
    }

    // `ragged_dot_general`: ragged_dot(lhs, rhs, group_sizes)
    fn ragged_dot_general(lhs: f32[4, 2], rhs: f32[2, 2, 3], group_sizes: i32[2]) -> [f32[4, 3], f32[4, 2], f32[2, 2, 3]] {
        let value = |lhs, rhs| ragged_dot(lhs, rhs, group_sizes);
        let slopes = grad(|lhs, rhs| sum(value(lhs, rhs)), argnums = [0, 1])(lhs, rhs);
        (value(lhs, rhs), slopes.0, slopes.1)
    }

    // `scaled_matmul`: dot(a as f32 * scale, b as f32)
    fn scaled_matmul(a: f32[2, 3], b: f32[3, 2]) -> [f32[2, 2], f32[2, 3], f32[3, 2]] {
        let value = |a, b| { let scale = 2.0f32; dot(a as f32 * scale, b as f32) };
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `dot_product_attention`: attention(query, key, value)
    fn dot_product_attention(q: f32[1, 3, 2, 4], k: f32[1, 3, 2, 4], v: f32[1, 3, 2, 4]) -> [f32[1, 3, 2, 4], f32[1, 3, 2, 4], f32[1, 3, 2, 4], f32[1, 3, 2, 4]] {
        let value = |q, k, v| attention(q, k, v);
        let slopes = grad(|q, k, v| sum(value(q, k, v)), argnums = [0, 1, 2])(q, k, v);
        (value(q, k, v), slopes.0, slopes.1, slopes.2)
    }

    // `empty`: zeros(f32, [..])
    fn empty(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| x + zeros(f32, [3]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `empty_like`: zeros_like(x)
    fn empty_like(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| zeros_like(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `full_like`: full(f32, [..], value)
    fn full_like(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| x * full(f32, [3], 2.0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `geomspace`: start * pow(ratio, iota(f32, n))
    fn geomspace(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| { let (start, ratio) = (1.0, 2.0); x * (start * pow(ratio, iota(f32, 4))) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `gcd`: while any(b != 0) { (a, b) = (select(b == 0, a, b), select(b == 0, b, a % max(b, 1))); }
    fn gcd(a: i32[5], b: i32[5]) -> [i32[5]] {
        let value = || { let (mut a, mut b) = (a, b); while any(b != 0) { (a, b) = (select(b == 0, a, b), select(b == 0, b, a % max(b, 1))); } a };
        value()
    }

    // `lcm`: a / gcd * b
    fn lcm(a: i32[3], b: i32[3]) -> [i32[3]] {
        let value = || { let gcd = { let (mut a, mut b) = (a, b); while any(b != 0) { (a, b) = (select(b == 0, a, b), select(b == 0, b, a % max(b, 1))); } a }; a / gcd * b };
        value()
    }

    // `insert`: concatenate((x[..i], x[i + 1..]), 0)
    fn insert(x: f32[4]) -> [f32[3], f32[4]] {
        let value = |x| concatenate((x[..1], x[1 + 1..]), 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `insert_axis`: reshape(x, [..])
    fn insert_axis(x: f32[3]) -> [f32[1, 3], f32[3]] {
        let value = |x| reshape(x, [1, 3]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `into_shape`: reshape(x, [..])
    fn into_shape(x: f32[2, 3]) -> [f32[3, 2], f32[2, 3]] {
        let value = |x| reshape(x, [3, 2]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `view`: reshape(x, [..])
    fn view(x: f32[2, 3]) -> [f32[3, 2], f32[2, 3]] {
        let value = |x| reshape(x, [3, 2]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `iter`: sum(x)
    fn iter(x: f32[2, 3]) -> [f32[], f32[2, 3]] {
        let value = |x| sum(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `jacobian`: jacrev(loss)(x)
    fn jacobian(x: f32[3]) -> [f32[3, 3], f32[3]] {
        let value = |x| { let loss = |x| sin(x) * sum(x); jacrev(loss)(x) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

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
}
