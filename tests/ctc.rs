//! The loss of connectionist temporal classification (CTC), as a user writes it: the forward recursion in log space.
//!
//! The numbers are JAX's; a sum over all paths and `optax.ctc_loss` return the same.

use typed_xla::prelude::*;

/// The logarithm of zero, as far as arithmetic with it stays finite.
#[known]
const NEVER: f64 = -1e30;

/// The loss of labels for logits of each step; class 0 is the blank. The labels are padded with blanks to `L`, and
/// `count` of them are real.
#[computation]
fn ctc<T: Dim, C: Dim, L: Dim>(logits: &f64![T, C], labels: &i32![L], count: i32) -> f64 {
    let log_probs = log_softmax(logits, -1);
    // Blanks are between the labels: 0, l1, 0, l2, .., 0.
    let blanks = zeros(i32, [L]);
    let extended = concatenate((reshape(stack((blanks, labels), 1), [2 * L]), [0]), 0);
    // A path may skip the blank between two labels that differ.
    let earlier = concatenate(([0, 0], extended[..2 * L - 1]), 0);
    let skips = (extended != 0) & (extended != earlier);
    let emitted = take(log_probs, extended, dimension = 1);
    let start = select(iota(i32, [2 * L + 1]) < 2, emitted[0], NEVER);
    let (last, _) = scan(
        |alpha, emitted| {
            let by_one = concatenate(([NEVER], alpha[..-1]), 0);
            let by_two = concatenate(([NEVER, NEVER], alpha[..-2]), 0);
            let by_two = select(skips, by_two, NEVER);
            let next = logsumexp(stack((alpha, by_one, by_two), 0), 0) + emitted;
            (next, next)
        },
        start,
        emitted[1..],
    );
    // A path ends with the last label or with the blank after it.
    let end = 2 * count;
    -logsumexp(stack((last[end], last[end - 1]), 0))
}

#[computation]
fn gradient<T: Dim, C: Dim, L: Dim>(
    logits: &f64![T, C],
    labels: &i32![L],
    count: i32,
) -> (f64, f64![T, C]) {
    value_and_grad(ctc)(logits, labels, count)
}

/// The mean over a batch.
#[computation]
fn batch<B: Dim, T: Dim, C: Dim, L: Dim>(
    logits: &f64![B, T, C],
    labels: &i32![B, L],
    counts: &i32![B],
) -> f64 {
    mean(vmap(ctc)(logits, labels, counts))
}

fn logits() -> f64![6, 4] {
    Tensor::from_fn(|[t, c]| (1.3 * t as f64 + 0.7 * c as f64).sin() + 0.1 * c as f64)
}

#[test]
fn the_loss_and_its_gradient_are_those_of_jax() {
    let (loss, by_logits) = gradient(&logits(), &tensor![1, 2, 2], 3);
    assert!((loss - 5.7365752387504).abs() < 1e-12, "{loss}");
    let expected: f64![6, 4] = tensor![
        [
            -0.00708845771,
            -0.668723496884,
            0.341663398274,
            0.33414855632
        ],
        [
            0.133236098071,
            0.025908538157,
            -0.285364899568,
            0.12622026334
        ],
        [
            -0.096049893946,
            0.200005059598,
            -0.238613361157,
            0.134658195505
        ],
        [
            -0.352506628027,
            0.166046606358,
            -0.227820782803,
            0.414280804472
        ],
        [
            -0.265029117883,
            0.126712079793,
            -0.388172104731,
            0.526489142821
        ],
        [
            -0.068042692782,
            0.249037334853,
            -0.467664736671,
            0.2866700946
        ]
    ];
    for (found, expected) in by_logits.iter().zip(&expected) {
        assert!((found - expected).abs() < 1e-11);
    }
}

#[test]
fn padding_and_batches_change_nothing() {
    let (loss, by_logits) = gradient(&logits(), &tensor![1, 2, 2, 0, 0], 3);
    let (expected, by_expected) = gradient(&logits(), &tensor![1, 2, 2], 3);
    assert!((loss - expected).abs() < 1e-12);
    for (found, expected) in by_logits.iter().zip(&by_expected) {
        assert!((found - expected).abs() < 1e-12);
    }
    let both: f64![2, 6, 4] = Tensor::from_fn(|[_, t, c]| logits()[[t, c]]);
    let (one, _) = gradient(&logits(), &tensor![3, 0, 0], 1);
    let found = batch(&both, &tensor![[1, 2, 2], [3, 0, 0]], &tensor![3, 1]);
    assert!((found - 0.5 * (expected + one)).abs() < 1e-12);
}
