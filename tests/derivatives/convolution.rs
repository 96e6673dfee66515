//! Convolutions: the gradients of both operands, and second derivatives.

use typed_xla::prelude::*;

use crate::VECTORS;

#[computation]
fn of_any_size<N: Dim, M: Dim>(
    x: &f64![N, 1, M],
    k: &f64![2, 1, 3],
) -> (f64![N, 1, M], f64![2, 1, 3]) {
    let loss = |x, k| {
        let y = conv_with_general_padding(x, k, [1], [(2, -1)], [2], [2]);
        sum(sin(y)) + sum(cos(conv(x, k)))
    };
    grad(loss, argnums = [0, 1])(x, k)
}

cases! {
    fn conv_generic_sizes(x: f64[2, 1, 6], k: f64[2, 1, 3]) -> [f64[2, 1, 6], f64[2, 1, 3]] {
        of_any_size(x, k)
    }

    fn conv_plain(x: f64[2, 3, 5, 4], k: f64[4, 3, 3, 2]) -> [f64[2, 3, 5, 4], f64[4, 3, 3, 2], f64[2, 3, 5, 4], f64[4, 3, 3, 2]] {
        let loss = |x, k| sum(sin(conv(x, k)));
        let gradient = grad(loss, argnums = [0, 1]);
        let (dx, dk) = gradient(x, k);
        let (_, (ddx, ddk)) = jvp(gradient)((x, k), (x, k));
        (dx, dk, ddx, ddk)
    }

    fn conv_strides(x: f64[2, 2, 9, 8], k: f64[3, 2, 2, 3]) -> [f64[2, 2, 9, 8], f64[3, 2, 2, 3], f64[2, 2, 9, 8], f64[3, 2, 2, 3]] {
        let (dx, dk) = grad(|x, k| sum(sin(conv(x, k, [3, 2]))), argnums = [0, 1])(x, k);
        let same = |x, k| sum(sin(conv(x, k, [2, 3], "SAME")));
        let (ex, ek) = grad(same, argnums = [0, 1])(x, k);
        (dx, dk, ex, ek)
    }

    fn conv_padding(x: f64[1, 1, 7], k: f64[2, 1, 3]) -> [f64[1, 1, 7], f64[2, 1, 3], f64[1, 1, 7], f64[2, 1, 3]] {
        let negative = |x, k| sum(sin(conv_with_general_padding(x, k, [2], [(-1, 3)])));
        let (dx, dk) = grad(negative, argnums = [0, 1])(x, k);
        let cut = |x, k| sum(sin(conv_with_general_padding(x, k, [1], [(4, -2)])));
        let (ex, ek) = grad(cut, argnums = [0, 1])(x, k);
        (dx, dk, ex, ek)
    }

    fn conv_dilations(x: f64[2, 1, 6], k: f64[2, 1, 3]) -> [f64[2, 1, 6], f64[2, 1, 3], f64[2, 1, 6], f64[2, 1, 3]] {
        let loss = |x, k| sum(sin(conv_with_general_padding(x, k, [3], [(2, -1)], [2], [2])));
        let gradient = grad(loss, argnums = [0, 1]);
        let (_, (ddx, ddk)) = jvp(gradient)((x, k), (x, k));
        let (dx, dk) = gradient(x, k);
        (dx, dk, ddx, ddk)
    }

    fn conv_reversal(x: f64[1, 2, 5, 6], k: f64[2, 2, 2, 3]) -> [f64[1, 2, 5, 6], f64[2, 2, 2, 3]] {
        let loss = |x, k| {
            let y = conv_with_general_padding(x, k, [2, 1], [(1, 0), (0, 2)], [1, 2], [2, 1], [true, false]);
            let z = conv_with_general_padding(x, k, window_reversal = [true, true]);
            sum(sin(y)) + sum(cos(z))
        };
        grad(loss, argnums = [0, 1])(x, k)
    }

    fn conv_feature_groups(x: f64[2, 4, 6], k: f64[6, 2, 3]) -> [f64[2, 4, 6], f64[6, 2, 3], f64[2, 4, 6], f64[6, 2, 3]] {
        let loss = |x, k| sum(sin(conv(x, k, [2], feature_group_count = 2)));
        let gradient = grad(loss, argnums = [0, 1]);
        let (_, (ddx, ddk)) = jvp(gradient)((x, k), (x, k));
        let (dx, dk) = gradient(x, k);
        (dx, dk, ddx, ddk)
    }

    fn conv_batch_groups(x: f64[6, 2, 5], k: f64[4, 2, 2]) -> [f64[6, 2, 5], f64[4, 2, 2], f64[6, 2, 5], f64[4, 2, 2]] {
        let loss = |x, k| sum(sin(conv(x, k, [2], batch_group_count = 2)));
        let gradient = grad(loss, argnums = [0, 1]);
        let (_, (ddx, ddk)) = jvp(gradient)((x, k), (x, k));
        let (dx, dk) = gradient(x, k);
        (dx, dk, ddx, ddk)
    }

    fn conv_features_last(x: f64[2, 5, 4, 4], k: f64[2, 3, 2, 6]) -> [f64[2, 5, 4, 4], f64[2, 3, 2, 6]] {
        let loss = |x, k| {
            let y = conv(x, k, [2, 1], "SAME", "b01f_01io->b01f", feature_group_count = 2);
            sum(sin(y))
        };
        grad(loss, argnums = [0, 1])(x, k)
    }

    fn conv_mixed_dimensions(x: f64[5, 4, 2], k: f64[3, 2, 2]) -> [f64[5, 4, 2], f64[3, 2, 2]] {
        let loss = |x, k| {
            let y = conv(x, k, dimension_numbers = "0bf_0io->f0b", batch_group_count = 2);
            let z = conv(x, k, [2], dimension_numbers = "0bf_0oi->bf0");
            sum(sin(y)) + sum(z * z)
        };
        grad(loss, argnums = [0, 1])(x, k)
    }

    fn conv_complex(x: c128[1, 2, 5], k: c128[2, 2, 2]) -> [c128[1, 2, 5], c128[2, 2, 2]] {
        let loss = |x, k| {
            let y = conv(x, k, [2]);
            sum(real(y * y)) + sum(imag(y))
        };
        grad(loss, argnums = [0, 1])(x, k)
    }

    fn conv_without_places(x: f64[1, 1, 2], k: f64[1, 1, 3]) -> [f64[1, 1, 2], f64[1, 1, 3]] {
        grad(|x, k| sum(conv(x, k)) + sum(x) * sum(k), argnums = [0, 1])(x, k)
    }

    fn conv_single_precision(x: f32[2, 3, 8, 8], k: f32[4, 3, 3, 3]) -> [f32[2, 3, 8, 8], f32[4, 3, 3, 3]] {
        grad(|x, k| sum(tanh(conv(x, k, [2, 2], "SAME"))), argnums = [0, 1])(x, k)
    }
}
