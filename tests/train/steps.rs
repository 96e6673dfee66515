//! A training that is interrupted, and its program.

use typed_xla::prelude::*;
use typed_xla::safetensors;
use typed_xla::train::Adam;

use crate::fused::{Network, step};

/// Everything that a training changes.
#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Training {
    network: Network,
    adam: Adam<Network>,
}

impl Training {
    fn new() -> Training {
        let wave = |i: usize| (i as f32 * 1.3).sin() * 0.3;
        let mut training = Training::default();
        training.network.w1 = Tensor::from_fn(|[i, j]| wave(32 * i + j));
        training.network.w2 = Tensor::from_fn(|[i, j]| wave(4 * i + j));
        training
    }

    /// Takes steps, and returns the last loss.
    fn run(&mut self, steps: usize) -> f32 {
        let x = Tensor::from_fn(|[i, j]| ((i * 16 + j) as f32 * 0.7).cos());
        let labels = tensor![0, 1, 2, 3, 3, 2, 1, 0];
        let mut loss = f32::NAN;
        for _ in 0..steps {
            loss = step(&mut self.network, &mut self.adam, &x, &labels, 0.02);
        }
        loss
    }
}

#[test]
fn a_network_learns() {
    let mut training = Training::new();
    let before = training.run(1);
    let after = training.run(100);
    assert!(before > 1.0 && after < 0.05, "{before} {after}");
}

#[test]
fn a_training_is_saved_and_resumed() {
    let path = std::env::temp_dir().join(format!("training-{}.safetensors", std::process::id()));
    let mut training = Training::new();
    training.run(3);
    safetensors::save(&training, &path).unwrap();
    let mut resumed: Training = safetensors::load(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!((&resumed, resumed.adam.step), (&training, 3));
    assert_eq!(resumed.run(2).to_bits(), training.run(2).to_bits());
    assert_eq!(resumed, training);
}
