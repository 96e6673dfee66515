//! Compares converting tensors from one layout to another with copying them: `cargo bench -p speed --bench relayout`.
//!
//! The copy is `clone`: its memory comes from the pool, and so does the memory of the tensor in another layout. It runs
//! on one thread; `to_layout` runs on as many as the system offers if the tensor is large enough.
//!
//! Options: `--quick` takes a tenth of the rounds.

#[path = "measure.rs"]
mod measure;

use std::hint::black_box;

use measure::{Runs, medians};
use typed_xla::prelude::*;

/// A row: the type of the tensor, and the type that it is converted to.
macro_rules! rows {
    ($($what:literal: [$($from:tt)*] [$($to:tt)*];)*) => {
        fn rows() -> Vec<(&'static str, [Runs<'static>; 2])> {
            vec![$(($what, {
                let x: f32![$($from)*] = Tensor::ones();
                let copied = x.clone();
                [
                    Box::new(move |count| {
                        for _ in 0..count {
                            black_box(black_box(&copied).clone());
                        }
                    }),
                    Box::new(move |count| {
                        for _ in 0..count {
                            let y: f32![$($to)*] = black_box(&x).to_layout();
                            black_box(y);
                        }
                    }),
                ]
            })),*]
        }
    };
}

rows! {
    "[64, 64], rows to columns": [64, 64] [64, 64; {0, 1}];
    "[1024, 1024], rows to columns": [1024, 1024] [1024, 1024; {0, 1}];
    "[1024, 1024], columns to rows": [1024, 1024; {0, 1}] [1024, 1024];
    "[1000, 1000], rows to columns": [1000, 1000] [1000, 1000; {0, 1}];
    "[8, 64, 56, 56], NCHW to NHWC": [8, 64, 56, 56] [8, 64, 56, 56; {1, 3, 2, 0}];
    "[8, 64, 56, 56], NHWC to NCHW": [8, 64, 56, 56; {1, 3, 2, 0}] [8, 64, 56, 56];
    "[1000, 1000] to padded [1024, 1024]": [1000, 1000] [1000, 1000; {1, 0}, padded = [1024, 1024], value = 0];
    "padded [1024, 1024] to [1000, 1000]": [1000, 1000; {1, 0}, padded = [1024, 1024], value = 0] [1000, 1000];
    "[1000, 1000] to padded columns": [1000, 1000] [1000, 1000; {0, 1}, padded = [1024, 1024], value = 0];
    "[1024, 1024] to tiles of [8, 128]": [1024, 1024] [1024, 1024; {1, 0}, tile = [8, 128]];
    "tiles of [8, 128] to [1024, 1024]": [1024, 1024; {1, 0}, tile = [8, 128]] [1024, 1024];
    "[1000, 1000] to tiles of [8, 128]": [1000, 1000] [1000, 1000; {1, 0}, tile = [8, 128]];
    "columns of [1024, 1024] to tiles of [8, 128]": [1024, 1024; {0, 1}] [1024, 1024; {1, 0}, tile = [8, 128]];
}

fn main() {
    let quick = std::env::args().any(|argument| argument == "--quick");
    println!("| | copy, us | to_layout, us | to_layout / copy |");
    println!("|---|--:|--:|--:|");
    for (what, mut candidates) in rows() {
        let [copy, moved] = medians(&mut candidates, quick)[..] else {
            unreachable!("a median for each candidate");
        };
        println!(
            "| {what} | {:.2} | {:.2} | {:.2} |",
            1e6 * copy,
            1e6 * moved,
            moved / copy
        );
    }
}
