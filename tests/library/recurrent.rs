//! Recurrent layers and losses of sequences.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/recurrent.txt");

cases! {
    fn gated_units(x: f64[2, 3], h: f64[2, 2], w: f64[3, 6], u: f64[2, 6], b: f64[6]) -> [f64[2, 2], f64[2, 2], f64[2], f64[2, 3], f64[2, 2], f64[3, 6]] {
        let loss = |x, h, w| sum(square(gru_cell(x, h, w, u, b, 2.0 * b)));
        let (dx, dh, dw) = grad(loss, argnums = [0, 1, 2])(x, h, w);
        (gru_cell(x, h, w, u), gru_cell(x, h, w, u, b, c = 2.0 * b), gru_cell(x[0], h[0], w, u), dx, dh, dw)
    }

    fn memories(x: f64[2, 3], h: f64[2, 2], w: f64[3, 8], u: f64[2, 8], b: f64[8]) -> [f64[2, 2], f64[2, 2], f64[2], f64[2], f64[2, 3], f64[2, 2], f64[2, 2]] {
        let c = 2.0 * h;
        let loss = |x, h, c| {
            let (next, _) = lstm_cell(x, h, c, w, u, b);
            sum(next * next)
        };
        let (dx, dh, dc) = grad(loss, argnums = [0, 1, 2])(x, h, c);
        let (hidden, cell) = lstm_cell(x, h, c, w, u);
        let (one, one_cell) = lstm_cell(x[0], h[0], c[0], w, u, b);
        (hidden, cell, one, one_cell, dx, dh, dc)
    }

    fn alignments(x: f64[6, 4]) -> [f64[1], f64[1], f64[1], f64[1], f64[6, 4], f64[6, 4]] {
        let loss = |x| ctc_loss(x, [1i32, 2, 2]);
        let padded = ctc_loss(x, [1i32, 3, 0, 0], steps = 4, count = 2);
        let empty = ctc_loss(x, [1i32, 3], steps = 5, count = 0);
        let last = ctc_loss(x, [0i32, 1], blank = 3);
        let (_, curved) = jvp(grad(loss))(x, x * x);
        (reshape(loss(x), [1]), reshape(padded, [1]), reshape(empty, [1]), reshape(last, [1]), grad(loss)(x), curved)
    }

    fn advantages(r: f64[4, 2], v: f64[5, 2], d: f64[4]) -> [f64[4, 2], f64[4, 2], f64[5, 2]] {
        let d = broadcast_in_dim(d, [4, 2], [0]);
        let dv = grad(|v| sum(square(gae(r, d, v, 0.95))))(v);
        (gae(r, d, v, lambda = 0.95), gae(r, d, v, 0.0), dv)
    }
}

#[computation]
fn too_short(x: &f32![2, 4]) -> (f32, f32![2, 4]) {
    value_and_grad(|x| ctc_loss(x, [1i32, 1]))(x)
}

#[test]
fn labels_that_do_not_fit_have_an_infinite_loss() {
    let (loss, dx) = too_short(&Tensor::ones());
    assert_eq!((loss, dx), (f32::INFINITY, Tensor::zeros()));
}

#[computation]
fn of_batch<B: Dim>(x: &f64![B, 6, 4], labels: &i32![B, 3], steps: &i32![B]) -> f64![B] {
    vmap(|x, labels, steps| ctc_loss(x, labels, steps, 2))(x, labels, steps)
}

#[computation]
fn of_one(x: &f64![6, 4], labels: &i32![3], steps: i32) -> f64 {
    ctc_loss(x, labels, steps, 2)
}

#[test]
fn a_batch_of_sequences_has_its_own_lengths() {
    let x = Tensor::from_fn(|[b, t, c]| (1.3 * t as f64 + 0.7 * c as f64 + b as f64).sin());
    let labels = tensor![[1, 2, 0], [3, 3, 0]];
    let losses = of_batch(&x, &labels, &tensor![4, 6]);
    for (b, steps) in [(0, 4), (1, 6)] {
        let x = Tensor::from_fn(|[t, c]| x[[b, t, c]]);
        let labels = Tensor::from_fn(|[i]| labels[[b, i]]);
        assert!((losses[[b]] - of_one(&x, &labels, steps)).abs() < 1e-12);
    }
}
