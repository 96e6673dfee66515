//! Compares a sum over replicas with a plain sum of the same arrays by as many threads:
//! `cargo bench -p speed --bench replicas`.
//!
//! Two replicas have an array each, and both need the sum. The plain sum has access to both arrays and both results
//! from the start: each thread adds one half, writes it into both results, and does not wait for the other before the
//! last round. In both cases threads are started once for a sample. The goal is at most 1.5 times the time of the plain
//! sum for large arrays.
//!
//! Options: `--quick` takes a tenth of the rounds.

#[path = "measure.rs"]
mod measure;

use std::hint::black_box;
use std::thread;

use measure::{Runs, medians};
use typed_xla::Error;
use typed_xla::prelude::*;

/// A row: the number of elements of a replica's array.
macro_rules! rows {
    ($($what:literal $size:literal;)*) => {
        fn rows() -> Vec<(&'static str, [Runs<'static>; 2])> {
            vec![$(($what, {
                #[computation]
                fn total(x: &f32![$size], replica: &Replica) -> Result<f32![$size], Error> {
                    Ok(cross_replica_sum(x, replica)?)
                }
                let operands: [f32![$size]; 2] = [Tensor::ones(), Tensor::full(2.0)];
                let [a, b] = operands.clone();
                let mut results: [f32![$size]; 2] = [Tensor::zeros(), Tensor::zeros()];
                [
                    Box::new(move |count| {
                        let rounds = |replica: &Replica| {
                            for _ in 0..count {
                                black_box(total(black_box(&operands[replica.id()]), replica)?);
                            }
                            Ok(())
                        };
                        Replicas::new(2).run(rounds).expect("nobody is missing");
                    }),
                    Box::new(move |count| {
                        let results = results.each_mut().map(|result| result.as_mut_slice());
                        plain([a.as_slice(), b.as_slice()], results, count);
                    }),
                ]
            })),*]
        }
    };
}

rows! {
    "64 elements" 64;
    "64 KB" 16384;
    "4 MB" 1048576;
}

/// Computes the same sum without replicas, `count` times.
fn plain([a, b]: [&[f32]; 2], [first, second]: [&mut [f32]; 2], count: usize) {
    let half = a.len() / 2;
    let halves = first.chunks_mut(half).zip(second.chunks_mut(half));
    let operands = a.chunks(half).zip(b.chunks(half));
    thread::scope(|scope| {
        for ((first, second), (a, b)) in halves.zip(operands) {
            scope.spawn(move || {
                for _ in 0..count {
                    let results = first.iter_mut().zip(&mut *second);
                    let operands = black_box(a).iter().zip(black_box(b));
                    for ((first, second), (a, b)) in results.zip(operands) {
                        let sum = a + b;
                        (*first, *second) = (sum, sum);
                    }
                    black_box((&mut *first, &mut *second));
                }
            });
        }
    });
}

fn main() {
    let quick = std::env::args().any(|argument| argument == "--quick");
    println!("| | cross_replica_sum, us | plain sum, us | cross_replica_sum / plain |");
    println!("|---|--:|--:|--:|");
    for (what, mut candidates) in rows() {
        let [replicas, plain] = medians(&mut candidates, quick)[..] else {
            unreachable!("a median for each candidate");
        };
        println!(
            "| {what} | {:.2} | {:.2} | {:.2} |",
            1e6 * replicas,
            1e6 * plain,
            replicas / plain
        );
    }
}
