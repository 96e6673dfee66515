//! Derived operations, and primitives that move elements.

use typed_xla::prelude::*;

use crate::VECTORS;

cases! {
    fn softmaxes(x: f64[2, 4], w: f64[2, 4]) -> [f64[2, 4], f64[2, 4], f64[2, 4], f64[2], f64[2, 4]] {
        let first = grad(|x| sum(softmax(x, dimension = 1) * w))(x);
        let second = grad(|x| sum(log_softmax(x, dimension = 1) * w))(x);
        let whole = |x| sum(softmax(x, dimension = 1) * log_softmax(x, dimension = 1) * w);
        let (_, curved) = jvp(grad(whole))(x, w);
        let (_, rows) = jvp(|x| logsumexp(x, 1))(x, w);
        (first, second, curved, rows, grad(|x| sum(logsumexp(x, 1)))(x))
    }

    fn ties_of_logits(x: f64[3, 3], w: f64[3, 3]) -> [f64[3, 3], f64[3, 3], f64[3, 3]] {
        let first = grad(|x| sum(softmax(x, dimension = 1) * w))(x);
        let second = grad(|x| sum(logsumexp(x, 1)))(x);
        (first, second, grad(|x| sum(log_softmax(x, dimension = 1) * w))(x))
    }

    fn large_logits(x: f32[2, 3], w: f32[2, 3]) -> [f32[2, 3], f32[2, 3], f32[2, 3]] {
        let first = grad(|x| sum(softmax(x, dimension = 1) * w))(x);
        let second = grad(|x| sum(logsumexp(x, 1)))(x);
        (first, second, grad(|x| sum(log_softmax(x, dimension = 1) * w))(x))
    }

    fn masked_logits(x: f64[3, 3], w: f64[3, 3]) -> [f64[3, 3], f64[3, 3]] {
        let rows = iota(i32, [3, 3], 0);
        let seen = rows >= iota(i32, [3, 3], 1);
        let hide = |x| select(seen, x, -1.0 / 0.0 * ones(f64, [3, 3]));
        let first = grad(|x| sum(softmax(hide(x), dimension = 1) * w))(x);
        (first, grad(|x| sum(logsumexp(hide(x), 1)))(x))
    }

    fn norms_at_zero(x: f64[3]) -> [f64[3], f64[3]] {
        (grad(|x| global_norm(x))(x), grad(|x| sum(variance(x) * x))(x))
    }

    fn losses(x: f64[3, 4], classes: i32[3], p: f64[3, 4]) -> [f64[3, 4], f64[3, 4], f64[3, 4], f64[3, 4]] {
        let hard = |x| mean(cross_entropy(x, classes));
        let soft = |x, p| sum(cross_entropy(x, p));
        let (dx, dp) = grad(soft, argnums = [0, 1])(x, p);
        let (_, curved) = jvp(grad(hard))(x, p);
        (grad(hard)(x), dx, dp, curved)
    }

    fn layer_norms(x: f64[2, 5], scale: f64[5], bias: f64[5], w: f64[2, 5]) -> [f64[2, 5], f64[5], f64[5], f64[2, 5]] {
        let loss = |x, scale, bias| sum(layer_norm(x, scale, bias) * w);
        let (dx, ds, db) = grad(loss, argnums = [0, 1, 2])(x, scale, bias);
        let (_, curved) = jvp(|x| grad(loss)(x, scale, bias))(x, w);
        (dx, ds, db, curved)
    }

    fn batch_norms(x: f64[4, 3], scale: f64[3], offset: f64[3], w: f64[4, 3]) -> [f64[4, 3], f64[3], f64[3], f64[4, 3], f64[4, 3]] {
        let loss = |x, scale, offset| {
            let (y, m, v) = batch_norm_training(x, scale, offset, 0.001, 1);
            sum(y * w) + sum(m * m) + sum(sin(v))
        };
        let (dx, ds, doff) = grad(loss, argnums = [0, 1, 2])(x, scale, offset);
        let (_, curved) = jvp(|x| grad(loss)(x, scale, offset))(x, w);
        let inference = |x| sum(sin(batch_norm_inference(x, scale, offset, offset, scale * scale, 0.001, 1)));
        (dx, ds, doff, curved, grad(inference)(x))
    }

    fn activations(x: f64[7]) -> [f64[7], f64[7], f64[7], f64[7], f64[7]] {
        let exact = |x| grad(|x| sum(gelu(x)))(x);
        let by_tanh = |x| grad(|x| sum(gelu(x, approximate = "tanh")))(x);
        let one = ones(f64, [7]);
        let (a, b) = jvp(exact)(x, one);
        let (c, d) = jvp(by_tanh)(x, one);
        (a, b, c, d, grad(|x| sum(relu(x)))(x))
    }

    fn activations_of_large(x: f32[6]) -> [f32[6], f32[6], f32[6]] {
        let a = grad(|x| sum(gelu(x)))(x);
        let b = grad(|x| sum(gelu(x, approximate = "tanh")))(x);
        (a, b, grad(|x| sum(logistic(x)))(x))
    }

    fn statistics(x: f64[3, 4]) -> [f64[3, 4], f64[3, 4], f64[3, 4], f64[3, 4]] {
        let spread = |x| sum(sin(variance(x, 1)) + variance(x, 0, correction = 1).slice([0], [3]));
        let centre = |x| sum(exp(mean(x, 0))) + mean(x);
        let (_, curved) = jvp(grad(spread))(x, x);
        (grad(spread)(x), curved, grad(centre)(x), grad(|x| global_norm(x) * global_norm((x, x)))(x))
    }

    fn reductions(x: f64[3, 4], w: f64[4]) -> [f64[3, 4], f64[3, 4], f64[3, 4], f64[3, 4]] {
        let a = grad(|x| sum(reduce_max(x, 0) * w))(x);
        let b = grad(|x| reduce_min(x) * sum(w))(x);
        let c = grad(|x| sum(sin(sum(x, 0, keep = true))))(x);
        let (_, d) = jvp(grad(|x| sum(exp(sum(x * x, 0)) * w)))(x, x);
        (a, b, c, d)
    }

    fn classes(x: f64[4], k: i32[3]) -> [f64[4], f64[4]] {
        let chosen = one_hot(k, 4, f64);
        let loss = |x| sum(sin(dot(chosen, x)));
        let (_, curved) = jvp(grad(loss))(x, x);
        (grad(loss)(x), curved)
    }

    fn indices(x: f64[4, 3], k: i32[]) -> [f64[4, 3], f64[4, 3], f64[4, 3]] {
        let known = |x| sum(sin(x[1..3]) * x[(..2, 0..3)]) + x[(3, 2)] * x[(0, 0)];
        let computed = |x| sum(x[k] * x[k] * x[0]);
        let (_, curved) = jvp(grad(computed))(x, x);
        (grad(known)(x), grad(computed)(x), curved)
    }

    fn updates(x: f64[4, 3], y: f64[3], k: i32[]) -> [f64[4, 3], f64[3]] {
        let loss = |x, y| {
            let mut z = x * x;
            z[k] = y * z[1];
            z[(0, 2)] = y[0];
            sum(sin(z))
        };
        grad(loss, argnums = [0, 1])(x, y)
    }

    fn movements(x: f64[2, 3], y: f64[2, 3]) -> [f64[2, 3], f64[2, 3]] {
        let loss = |x, y| {
            let a = stack((x, y, x * y), dimension = 1);
            let b = concatenate((x, y), 1);
            let c = pad(x, y[(0, 0)], [1, -1], [0, 2], [1, 0]);
            let d = rev(transpose(x, [1, 0]), [0]).reshape([2, 3]);
            let e = slice(y, [0, 0], [2, 3], [1, 2]);
            let f = reduce_max(broadcast(x, [2]), 0) * y;
            sum(sin(a)) + sum(cos(b)) + sum(sin(c)) + sum(d * y) + sum(e * e) + sum(f)
        };
        grad(loss, argnums = [0, 1])(x, y)
    }

    fn dividing_windows(x: f64[4, 6]) -> [f64[4, 6], f64[4, 6], f64[4, 6]] {
        let sums = |x| reduce_window(add, x * x, 0.0, [2, 3], [2, 3]);
        let largest = |x| reduce_window(max, x, f64::NEG_INFINITY, [2, 3], [2, 3]);
        let rows = |x| reduce_window(add, x, 0.0, [1, 2], [1, 2]);
        (
            grad(|x| sum(sin(sums(x))))(x),
            grad(|x| sum(exp(largest(x))))(x),
            grad(|x| sum(cos(rows(x))))(x)
        )
    }

    fn neighbouring_slices(x: f64[3, 6]) -> [f64[3, 6], f64[3, 6], f64[3, 6]] {
        let apart = |x| sum(sin(x[(.., 3..4)])) + sum(exp(x[(.., 0..2)]));
        let all = |x| sum(x[(.., 2..6)] * x[(.., 2..6)]) + sum(cos(x[(.., 0..2)]));
        let over = |x| sum(x[(.., 1..4)] * x[(.., 3..6)]) + sum(exp(x[(1..2, ..)]) * x[(0..1, ..)]);
        (grad(apart)(x), grad(all)(x), grad(over)(x))
    }

    fn cumulative_ties(x: f64[3, 7], w: f64[3, 7]) -> [f64[3, 7], f64[3, 7], f64[3, 7], f64[3, 7], f64[3, 7]] {
        let largest = |x| sum(exp(cumulative_max(x, 1)) * w);
        let (_, rows) = jvp(|x| cumulative_max(x, 1))(x, w);
        let (_, curved) = jvp(grad(largest))(x, w);
        (
            rows,
            grad(largest)(x),
            curved,
            grad(|x| sum(cumulative_max(x, 0, reverse = true) * w))(x),
            grad(|x| sum(cumulative_min(x, 1, reverse = true) * w))(x),
        )
    }

    fn extremes_from_zero(x: f64[4, 6], w: f64[3, 5]) -> [f64[4, 6], f64[4, 6], f64[3, 5], f64[4, 6]] {
        let largest = |x| reduce_window(max, x, 0.0, [2, 3], [2, 3]);
        let smallest = |x| reduce_window(min, x, 0.25, [2, 2], [1, 1]);
        let (_, tangent) = jvp(smallest)(x, x * x);
        let loss = |x| sum(exp(smallest(x)) * w);
        let (_, curved) = jvp(grad(loss))(x, x * x);
        (grad(|x| sum(exp(largest(x))))(x), grad(loss)(x), tangent, curved)
    }

    fn reduced_together(x: f64[2, 7], y: f64[2, 7], w: f64[2]) -> [f64[2, 7], f64[2, 7], f64[2, 7], f64[2], f64[2, 7]] {
        let product = |x, y| reduce(|a, b, c, d| (a * c - b * d, a * d + b * c), (x, y), (1.0f64, 0.0f64), 1);
        let loss = |x, y| {
            let (re, im) = product(x, y);
            sum(re * w) + sum(im * im)
        };
        let (dx, dy) = grad(loss, argnums = [0, 1])(x, y);
        let (_, curved) = jvp(|x| grad(loss)(x, y))(x, y);
        let composed = |x, y, s| {
            let step = |f, s, g, t| (f * g, s * g + t);
            let (_, last) = reduce(step, (y, x), (1.0f64, s), 1);
            sum(last * w)
        };
        let ds = grad(|s| composed(x, y, s))(w[0]);
        (dx, dy, curved, w * ds, grad(composed)(x, y, 0.5))
    }

    fn largest_with_its_index(x: f64[3, 4], w: f64[3]) -> [f64[3, 4], f64[3, 4]] {
        let places = iota(i32, [3, 4], 1);
        let found = |x| {
            let pick = |a, i, b, j| {
                let keeps = (a > b) | ((a == b) & (i < j));
                (select(keeps, a, b), select(keeps, i, j))
            };
            reduce(pick, (x, places), (f64::NEG_INFINITY, -1i32), 1)
        };
        let loss = |x| {
            let (most, place) = found(x);
            sum(exp(most) * w * place as f64)
        };
        let (_, curved) = jvp(grad(loss))(x, x);
        (grad(loss)(x), curved)
    }

    fn letters(a: f64[2, 3], b: f64[3, 4], c: f64[3]) -> [f64[2, 4], f64[2, 4], f64[4], f64[1], f64[3, 2], f64[3], f64[2, 3], f64[3, 4], f64[3]] {
        let loss = |a, b, c| sum(square(einsum("ij,jk,j->ki", a, b, c)));
        let (by_a, by_b, by_c) = grad(loss, argnums = [0, 1, 2])(a, b, c);
        (
            einsum("ij,jk->ik", a, b),
            einsum("ij, jk", a, b),
            einsum("ij,jk,j->k", a, b, c),
            reshape(einsum("i,i,i->", c, c, c), [1]),
            einsum("ba", a),
            einsum("ij->j", a),
            by_a,
            by_b,
            by_c,
        )
    }

    fn letters_and_dots(b: f64[3, 4], d: f64[2, 2, 3, 3]) -> [f64[2, 2, 3], f64[3, 2, 2], f64[2, 2, 3, 4], f64[2, 2, 3, 3]] {
        (
            einsum("...ii->...i", d),
            einsum("...ij->j...", d),
            einsum("abij,jc->abic", d, b),
            einsum("...ij,...jk", d, d),
        )
    }
}
