//! A filter of a signal that arrives sample by sample.

use std::hint::black_box;

use typed_xla::prelude::*;

use super::{Row, runs};

const TAPS: usize = 64;
const SAMPLES: usize = 10_000;

/// The window of the last samples moves by one for each sample.
#[computation]
fn filter(taps: &f32![64], samples: &f32![10000]) -> f32![10000] {
    let (_, filtered) = scan(
        |window, sample| {
            let window = concatenate((window[1..], reshape(sample, [1])), 0);
            (window, dot(taps, window))
        },
        zeros(f32, [64]),
        samples,
    );
    filtered
}

/// The same in plain Rust, with sums in eight parts that the compiler vectorises.
fn filter_by_hand(taps: &[f32; TAPS], samples: &[f32]) -> Vec<f32> {
    let mut window = [0.0; TAPS];
    let filtered = samples.iter().map(|&sample| {
        window.copy_within(1.., 0);
        window[TAPS - 1] = sample;
        let mut sums = [0.0; 8];
        for (taps, window) in taps.chunks_exact(8).zip(window.chunks_exact(8)) {
            for ((sum, tap), sample) in sums.iter_mut().zip(taps).zip(window) {
                *sum += tap * sample;
            }
        }
        sums.iter().sum()
    });
    filtered.collect()
}

pub(super) fn rows() -> Vec<Row> {
    let taps: [f32; TAPS] = core::array::from_fn(|i| 1.0 / (1 + i) as f32);
    let samples: Vec<f32> = (0..SAMPLES).map(|i| (i % 17) as f32 * 0.1 - 0.8).collect();
    let ours = (Tensor::from(taps), Tensor::from_fn(|[i]| samples[i]));
    vec![runs(
        "64 taps over 10,000 samples in a scan",
        move || filter(black_box(&ours.0), black_box(&ours.1)),
        move || filter_by_hand(black_box(&taps), black_box(&samples)),
    )]
}
