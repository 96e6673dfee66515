//! Trains the network for a while.

use spiral::{Training, map, start, step};
use typed_xla::prelude::*;

#[test]
fn the_loss_decreases() {
    let (mut training, mut rng) = (Training::default(), Rng::new(1));
    start(&mut training, &mut rng);
    let losses: Vec<f32> = (0..1000).map(|_| step(&mut training, &mut rng)).collect();
    let mean = |losses: &[f32]| losses.iter().sum::<f32>() / losses.len() as f32;
    assert!(mean(&losses[900..]) < 0.5 * mean(&losses[..100]));
}

#[test]
fn the_map_has_probabilities() {
    let map = map(&Training::default().network);
    assert_eq!(map, Tensor::full(0.5));
}
