//! The library to train with: its values are Optax's, its states are saved with a model, and its steps are fused.

mod clipping;
mod deep;
mod further;
mod fused;
mod half;
mod initialisers;
mod lbfgs;
mod losses;
mod memory;
mod optimisers;
mod precision;
mod resumed;
mod schedules;
mod steps;

/// Returns the numbers of a line of `vectors.txt`, which `scripts/train_vectors.py` computes by Optax.
fn vector(name: &str) -> Vec<f64> {
    let mut lines = include_str!("vectors.txt").lines();
    let line = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let line = line.unwrap_or_else(|| panic!("no line `{name}`"));
    line.split(' ').map(|x| x.parse().unwrap()).collect()
}

/// Compares numbers with a line of `vectors.txt`.
#[track_caller]
fn assert_vector(name: &str, found: &[f64], tolerance: f64) {
    let expected = vector(name);
    assert_eq!(expected.len(), found.len(), "{name}");
    for (i, (expected, found)) in expected.iter().zip(found).enumerate() {
        let close = (expected - found).abs() <= tolerance * expected.abs().max(1.0);
        assert!(close, "{name}, {i}: expected {expected}, found {found}");
    }
}
