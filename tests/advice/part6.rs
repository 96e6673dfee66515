//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part6.txt");

cases! {
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
}
