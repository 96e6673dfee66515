//! Layers: their values and gradients are Flax's and PyTorch's, by formulas in JAX.

use typed_xla::prelude::*;
use typed_xla::tensors::Path;

mod conv;
mod defaults;
mod linear;
mod names;
mod sequences;
mod training;

/// Returns the numbers of a line of `vectors.txt`, which `scripts/layer_vectors.py` computes.
fn vector(name: &str) -> Vec<f64> {
    let mut lines = include_str!("vectors.txt").lines();
    let line = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let line = line.unwrap_or_else(|| panic!("no line `{name}`"));
    line.split(' ').map(|x| x.parse().unwrap()).collect()
}

/// Compares the numbers of all leaves with a line of `vectors.txt`.
#[track_caller]
fn assert_vector(name: &str, found: &impl Tensors) {
    let expected = vector(name);
    let found = numbers(found);
    assert_eq!(expected.len(), found.len(), "{name}");
    for (i, (expected, found)) in expected.iter().zip(found).enumerate() {
        let close = (expected - found).abs() <= 1e-10 * expected.abs().max(1.0);
        assert!(close, "{name}, {i}: expected {expected}, found {found}");
    }
}

/// Returns the elements of all leaves, which are `f64`.
fn numbers(all: &impl Tensors) -> Vec<f64> {
    let mut numbers = Vec::new();
    all.visit(Path::ROOT, &mut |_, leaf| {
        let parts = leaf.bytes.chunks_exact(8);
        numbers.extend(parts.map(|part| f64::from_le_bytes(part.try_into().unwrap())));
    });
    numbers
}

/// Returns a struct whose element `k` of all leaves together is `cos(k + 1) / 2`.
fn filled<T: Tensors + Default>() -> T {
    let (mut all, mut k) = (T::default(), 0);
    all.visit_mut(Path::ROOT, &mut |_, mut leaf| {
        let range = k + 1..=k + leaf.dims.iter().product::<usize>();
        k = *range.end();
        let bytes = range.flat_map(|k| ((k as f64).cos() / 2.0).to_le_bytes());
        leaf.write(&bytes.collect::<Vec<u8>>()).unwrap();
    });
    all
}

/// Returns the sum of the elements times `sin(j + 1)`.
#[computation]
fn loss(y: &f64![..S]) -> f64 {
    let count = y.dims().iter().product();
    sum(reshape(y, [count]) * sin(iota(f64, [count]) + 1.0))
}

/// Returns the result of a layer for its parameters and its input, and the gradients by them.
#[computation]
fn both<A: Tensors, Y: Tensors>(f: impl Fn(&A) -> Y, a: &A) -> (Y, A) {
    (f(a), grad(|a| loss(f(a)))(a))
}

/// Compares the result and the gradients of a layer with two lines of `vectors.txt`.
#[track_caller]
fn check<A: Tensors + Default, Y: Tensors>(name: &str, layer: fn(&A) -> (Y, A)) {
    let (y, gradients) = layer(&filled());
    assert_vector(name, &y);
    assert_vector(&format!("{name} gradient"), &gradients);
}
