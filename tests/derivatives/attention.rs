//! Attention, its gradients and second derivatives, beside `jax.nn.dot_product_attention`.

use typed_xla::prelude::*;

use crate::VECTORS;

cases! {
    fn attention_of_groups(q: f32[2, 3, 4, 4], k: f32[2, 5, 2, 4], v: f32[2, 5, 2, 4], w: f32[2, 3, 4, 4]) -> [f32[2, 3, 4, 4], f32[2, 3, 4, 4], f32[2, 3, 4, 4], f32[2, 5, 2, 4], f32[2, 5, 2, 4], f32[2, 3, 4, 4], f32[2, 5, 2, 4], f32[2, 5, 2, 4]] {
        let of = |q, k, v| attention(q, k, v);
        let loss = |q, k, v| sum(attention(q, k, v) * w);
        let (y, dy) = jvp(of)((q, k, v), (cos(q), cos(k), cos(v)));
        let ((a, b, c), (d, e, f)) = jvp(grad(loss, argnums = [0, 1, 2]))((q, k, v), (cos(q), cos(k), cos(v)));
        (y, dy, a, b, c, d, e, f)
    }

    fn attention_causal(q: f32[5, 2, 4], k: f32[3, 2, 4], v: f32[3, 2, 4], w: f32[5, 2, 4]) -> [f32[5, 2, 4], f32[5, 2, 4], f32[5, 2, 4], f32[3, 2, 4], f32[3, 2, 4], f32[5, 2, 4], f32[3, 2, 4], f32[3, 2, 4]] {
        let of = |q, k, v| attention(q, k, v, causal = true, scale = 0.3);
        let loss = |q, k, v| sum(attention(q, k, v, causal = true, scale = 0.3) * w);
        let (y, dy) = jvp(of)((q, k, v), (cos(q), cos(k), cos(v)));
        let ((a, b, c), (d, e, f)) = jvp(grad(loss, argnums = [0, 1, 2]))((q, k, v), (cos(q), cos(k), cos(v)));
        (y, dy, a, b, c, d, e, f)
    }

    fn attention_in_windows(q: f32[5, 2, 4], k: f32[7, 1, 4], v: f32[7, 1, 4], w: f32[5, 2, 4]) -> [f32[5, 2, 4], f32[5, 2, 4], f32[5, 2, 4], f32[7, 1, 4], f32[7, 1, 4], f32[5, 2, 4], f32[7, 1, 4], f32[7, 1, 4], f32[5, 2, 4], f32[5, 2, 4]] {
        let of = |q, k, v| attention(q, k, v, window = [2, 1]);
        let loss = |q, k, v| sum(attention(q, k, v, window = [2, 1]) * w);
        let (y, dy) = jvp(of)((q, k, v), (cos(q), cos(k), cos(v)));
        let ((a, b, c), (d, e, f)) = jvp(grad(loss, argnums = [0, 1, 2]))((q, k, v), (cos(q), cos(k), cos(v)));
        let both = |q, k, v| attention(q, k, v, window = 1, causal = true);
        let z = both(q, k, v);
        let dq = grad(|q| sum(attention(q, k, v, window = 1, causal = true) * w))(q);
        (y, dy, a, b, c, d, e, f, z, dq)
    }

    fn attention_masked(q: f32[2, 3, 4, 4], k: f32[2, 5, 2, 4], v: f32[2, 5, 2, 4], w: f32[2, 3, 4, 4], m: f32[2, 3, 5], lengths: i32[2]) -> [f32[2, 3, 4, 4], f32[2, 3, 4, 4], f32[2, 3, 4, 4], f32[2, 5, 2, 4], f32[2, 5, 2, 4], f32[2, 3, 4, 4], f32[2, 5, 2, 4], f32[2, 5, 2, 4]] {
        let seen = reshape((m > 0.0) | (iota(i32, [2, 3, 5], 2) == 0), [2, 1, 3, 5]);
        let of = |q, k, v| attention(q, k, v, mask = seen, length = lengths);
        let loss = |q, k, v| sum(attention(q, k, v, mask = seen, length = lengths) * w);
        let (y, dy) = jvp(of)((q, k, v), (cos(q), cos(k), cos(v)));
        let ((a, b, c), (d, e, f)) = jvp(grad(loss, argnums = [0, 1, 2]))((q, k, v), (cos(q), cos(k), cos(v)));
        (y, dy, a, b, c, d, e, f)
    }

    fn attention_biased(q: f32[2, 3, 4, 4], k: f32[2, 5, 2, 4], v: f32[2, 5, 2, 4], w: f32[2, 3, 4, 4], a: f32[4, 3, 5], b: f32[2, 1, 1, 5]) -> [f32[2, 3, 4, 4], f32[4, 3, 5], f32[2, 1, 1, 5], f32[1], f32[4, 3, 5], f32[2, 1, 1, 5]] {
        let loss = |q, a, b| {
            let all = broadcast_in_dim(b, [2, 4, 3, 5], [0, 1, 2, 3]) + a.along([1, 2, 3]);
            sum(attention(q, k, v, bias = all, causal = true) * w)
        };
        let (dq, da, db) = grad(loss, argnums = [0, 1, 2])(q, a, b);
        let (_, change) = jvp(loss)((q, a, b), (cos(q), cos(a), cos(b)));
        let of_a = grad(|c| sum(attention(q, k, v, bias = c) * w))(a);
        let of_b = grad(|c| sum(attention(q, k, v, bias = c) * w))(b);
        (dq, da, db, reshape(change, [1]), of_a, of_b)
    }
}
