//! Layers of networks.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/layers.txt");

cases! {
    fn rms_norms(x: f64[2, 3, 4], scale: f64[4], w: f64[2, 3, 4]) -> [f64[2, 3, 4], f64[2, 3, 4], f64[2, 3, 4], f64[2, 3, 4], f64[4], f64[2, 3, 4]] {
        let loss = |x, scale| sum(rms_norm(x, scale) * w);
        let (dx, dscale) = grad(loss, argnums = [0, 1])(x, scale);
        let (_, curved) = jvp(|x| grad(loss)(x, scale))(x, w);
        (rms_norm(x), x.rms_norm(scale), rms_norm(x, scale, epsilon = 0.5), dx, dscale, curved)
    }

    fn rms_norms_of_zeros(x: f64[2, 4], w: f64[2, 4]) -> [f64[2, 4], f64[2, 4]] {
        (rms_norm(x), grad(|x| sum(rms_norm(x) * w))(x))
    }

    fn gated(x: f64[3, 4], w: f64[3, 4]) -> [f64[3, 2], f64[2, 3], f64[3, 4], f64[3, 4]] {
        let half = w[(.., ..2)];
        let loss = |x| sum(glu(x) * half);
        let (_, curved) = jvp(grad(loss))(x, w);
        (glu(x), glu(transpose(x, [1, 0]), 0), grad(loss)(x), curved)
    }
}
