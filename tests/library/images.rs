//! Operations on images and other grids.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/images.txt");

cases! {
    fn max_pools(x: f64[2, 4, 5], w: f64[2, 3, 2]) -> [f64[2, 2, 2], f64[2, 3, 2], f64[2, 2, 3], f64[2, 4, 4], f64[2, 4, 5], f64[2, 3, 2]] {
        let pooled = |x| max_pool(x, [2, 3], strides = [1, 2]);
        let same = max_pool(x, [3, 3], strides = [2, 2], padding = "SAME");
        let padded = max_pool(x, [2], padding = [(1, 2)]);
        let (_, tangent) = jvp(pooled)(x, x * x);
        (max_pool(x, [2, 2]), pooled(x), same, padded, grad(|x| sum(pooled(x) * w))(x), tangent)
    }

    fn avg_pools(x: f64[2, 4, 5], w: f64[2, 2, 3]) -> [f64[2, 2, 2], f64[2, 2, 3], f64[2, 2, 3], f64[2, 3, 3], f64[2, 3, 3], f64[2, 4, 5]] {
        let counted = |x| avg_pool(x, [3, 3], strides = [2, 2], padding = "SAME", count_include_pad = false);
        let padded = avg_pool(x, [2, 2], padding = [(1, 1), (0, 1)]);
        let padded_alone = avg_pool(x, [2, 2], padding = [(1, 1), (0, 1)], count_include_pad = false);
        let same = avg_pool(x, [3, 3], strides = [2, 2], padding = "SAME");
        (avg_pool(x, [2, 2]), same, counted(x), padded, padded_alone, grad(|x| sum(counted(x) * w))(x))
    }

    fn borders(x: f64[2, 4, 3], w: f64[2, 8, 5]) -> [f64[2, 8, 5], f64[2, 8, 5], f64[4, 8, 3], f64[3, 8, 6], f64[2, 4, 3], f64[2, 4, 3]] {
        let edge = |x| pad_mode(x, [(0, 0), (3, 1), (1, 1)], mode = "edge");
        let reflect = |x| pad_mode(x, [(0, 0), (1, 3), (0, 2)], "reflect");
        let symmetric = x.pad_mode([(1, 1), (4, 0), (0, 0)], "symmetric");
        let wrap = pad_mode(x, [(0, 1), (0, 4), (2, 1)], "wrap");
        let of_edge = grad(|x| sum(edge(x) * w))(x);
        let of_reflect = grad(|x| sum(reflect(x) * w))(x);
        (edge(x), reflect(x), symmetric, wrap, of_edge, of_reflect)
    }

    fn shuffled(x: f64[2, 8, 2, 3], y: f64[4, 6]) -> [f64[2, 2, 4, 6], f64[2, 8, 2, 3], f64[1, 4, 6], f64[6, 2, 2]] {
        let back = pixel_unshuffle(pixel_shuffle(x, 2), factor = 2);
        let columns = reshape(y, [1, 4, 6]);
        (pixel_shuffle(x, factor = 2), back, pixel_shuffle(columns, 1), pixel_unshuffle(reshape(y, [6, 2, 2]), 1))
    }

    fn resizes(x: f64[2, 5, 4], w: f64[2, 8, 3]) -> [f64[2, 8, 3], f64[2, 3, 2], f64[2, 7, 2], f64[2, 2, 9], f64[2, 3, 6], f64[2, 5, 7], f64[2, 5, 4]] {
        let linear = |x| resize(x, [8, 3]);
        let down = resize(x, [3, 2], antialias = false);
        let cubic = resize(x, [7, 2], "cubic");
        let sharp = resize(x, [2, 2, 9], "cubic", antialias = false);
        let (three, five) = (resize(x, [3, 6], "lanczos3"), resize(x, [7], "lanczos5"));
        (linear(x), down, cubic, sharp, three, five, grad(|x| sum(linear(x) * w))(x))
    }

    fn nearest_resizes(x: f64[2, 5, 4]) -> [f64[2, 10, 8], f64[2, 7, 3], f64[2, 2, 2], f64[2, 5, 1], f64[2, 1, 12]] {
        (
            resize(x, [10, 8], "nearest"),
            resize(x, [7, 3], "nearest"),
            resize(x, [2, 2], "nearest"),
            resize(x, [5, 1], method = "nearest"),
            resize(x, [1, 12], "nearest"),
        )
    }

    fn transposed_convolutions(x: f64[2, 2, 3, 4], k: f64[3, 2, 2, 3], y: f64[1, 2, 5], l: f64[2, 2, 4]) -> [f64[2, 3, 6, 8], f64[2, 3, 6, 16], f64[2, 3, 5, 9], f64[1, 2, 5], f64[1, 2, 8], f64[2, 2, 3, 4]] {
        let same = |x| conv_transpose(x, k, strides = [2, 2]);
        let valid = conv_transpose(x, k, [2, 4], "VALID");
        let padded = conv_transpose(x, k, [2, 2], padding = [(1, 0), (2, 2)]);
        let dx = grad(|x| sum(square(same(x))))(x);
        (same(x), valid, padded, conv_transpose(y, l), conv_transpose(y, l, padding = "VALID"), dx)
    }
}

#[computation]
fn pooled_integers(x: &i8![2, 4], y: &u32![4]) -> (i8![2, 2], i8![2, 5], u32![3]) {
    let padded = max_pool(x, [2], strides = [1], padding = [(1, 1)]);
    (max_pool(x, [2]), padded, max_pool(y, [2], strides = [1]))
}

#[test]
fn max_pool_of_integers_pads_below_all_of_them() {
    let x = tensor![[-5, -7, -128, 3], [-1, -2, -3, -4]];
    let (pooled, padded, unsigned) = pooled_integers(&x, &tensor![0, 4294967295, 7, 8]);
    assert_eq!(pooled, tensor![[-5, 3], [-1, -3]]);
    assert_eq!(padded, tensor![[-5, -5, -7, 3, 3], [-1, -1, -2, -3, -4]]);
    assert_eq!(unsigned, tensor![4294967295, 4294967295, 8]);
}
