//! `layer_norm`: mean 0 and variance 1 along the last dimensions, then scale and bias.

use crate::common::all;
use typed_xla::prelude::*;

#[computation]
fn normal(
    x: &f32![2, 4],
    scale: &f32![4],
    bias: &f32![4],
) -> (f32![2, 4], f32![2, 4], f32![2, 4], f32![2, 4]) {
    (
        layer_norm(x),
        layer_norm(x, scale, bias),
        layer_norm(x, bias = bias, epsilon = 0.0),
        layer_norm(x, dimensions = [0, 1]),
    )
}

/// Normalises the rows of a matrix in f64.
fn reference(rows: &[&[f64]], epsilon: f64) -> Vec<f32> {
    let normal = rows.iter().flat_map(|row| {
        let n = row.len() as f64;
        let mean = row.iter().sum::<f64>() / n;
        let variance = row.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / n;
        row.iter()
            .map(move |x| ((x - mean) / (variance + epsilon).sqrt()) as f32)
    });
    normal.collect()
}

#[test]
fn rows_are_normalised_then_scaled_and_shifted() {
    let x = tensor![[1.0, 2.0, 3.0, 6.0], [-1.0, 0.5, 0.0, 100.0]];
    let (scale, bias) = (tensor![1.0, 2.0, 0.5, -1.0], tensor![0.0, 1.0, -1.0, 3.0]);
    let (plain, scaled, shifted, whole) = normal(&x, &scale, &bias);
    let rows: [&[f64]; 2] = [&[1.0, 2.0, 3.0, 6.0], &[-1.0, 0.5, 0.0, 100.0]];
    let expected = reference(&rows, 1e-5);
    all("plain", plain.as_slice(), &expected, true);
    let with = |scale: &f32![4], n: &[f32]| -> Vec<f32> {
        n.iter()
            .enumerate()
            .map(|(i, n)| n * scale[[i % 4]] + bias[[i % 4]])
            .collect()
    };
    for (got, want) in scaled.iter().zip(with(&scale, &expected)) {
        assert!((got - want).abs() < 1e-5, "{got} {want}");
    }
    for (got, want) in shifted
        .iter()
        .zip(with(&Tensor::ones(), &reference(&rows, 0.0)))
    {
        assert!((got - want).abs() < 1e-5, "{got} {want}");
    }
    all(
        "whole",
        whole.as_slice(),
        &reference(&[&rows.concat()], 1e-5),
        true,
    );
}

#[computation]
fn constant(x: &f32![1, 3], h: &f16![1, 4]) -> (f32![1, 3], f16![1, 4]) {
    (layer_norm(x), layer_norm(h))
}

#[test]
fn a_constant_row_becomes_0_and_halves_are_taken_wide() {
    let h = Tensor::full(typed_xla::element::f16::from_f32(60000.0));
    let (a, b) = constant(&tensor![[7.0, 7.0, 7.0]], &h);
    assert_eq!(a, tensor![[0.0, 0.0, 0.0]]);
    assert!(b.iter().all(|x| x.to_f32() == 0.0));
}
