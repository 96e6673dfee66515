//! `cross_entropy` against class numbers and probabilities.

use crate::common::all;
use typed_xla::prelude::*;

#[computation]
fn losses(
    x: &f32![2, 3],
    labels: &i32![2],
    p: &f32![2, 3],
    columns: &u8![3],
) -> (f32![2], f32![2], f32![3], f32) {
    (
        cross_entropy(x, labels),
        cross_entropy(x, p),
        cross_entropy(x, columns, dimension = 0),
        mean(x.cross_entropy(labels)),
    )
}

#[test]
fn the_loss_is_minus_the_logarithm_of_the_probability() {
    let x = tensor![[0.0, 1.0, 2.0], [1000.0, 0.0, 0.0]];
    let p = tensor![[0.0, 0.5, 0.5], [1.0, 0.0, 0.0]];
    let (a, b, c, d) = losses(&x, &tensor![2, 1], &p, &tensor![1, 0, 5]);
    let total = (1.0 + 1f32.exp() + 2f32.exp()).ln();
    all("labels", a.as_slice(), &[total - 2.0, 1000.0], true);
    all("probabilities", b.as_slice(), &[total - 1.5, 0.0], true);
    let second = (1.0 + 1f32.exp()).ln() - 1.0;
    all("columns", c.as_slice(), &[0.0, second, 0.0], true);
    all("mean", &[d], &[(total - 2.0 + 1000.0) / 2.0], true);
}

#[computation]
fn impossible(x: &f32![1, 2], p: &f32![1, 2]) -> f32![1] {
    cross_entropy(x, p)
}

#[test]
fn a_class_of_probability_0_adds_nothing_however_unlikely_its_logit() {
    let y = impossible(&tensor![[0.0, f32::NEG_INFINITY]], &tensor![[1.0, 0.0]]);
    assert_eq!(y[[0]].to_bits(), 0, "and not -0");
}
