//! Compares computations with dynamic sizes with the same ones with static sizes, at equal sizes:
//! `cargo bench -p speed --bench open_sizes`.
//!
//! Options: `--quick` takes a tenth of the rounds.

#[path = "measure.rs"]
mod measure;

use std::hint::black_box;

use measure::{Runs, medians};
use typed_xla::prelude::*;
use typed_xla::{Error, Exec};

/// A row: the same body for static sizes and for dynamic ones.
macro_rules! rows {
    ($($name:ident: $what:literal ($($x:ident: [$($size:tt)*] [$($open:tt)*]),+) -> [$($out:tt)*] [$($open_out:tt)*] $body:block)*) => {
        fn rows() -> Vec<(&'static str, [Runs<'static>; 2])> {
            vec![$(($what, $name())),*]
        }

        $(fn $name() -> [Runs<'static>; 2] {
            #[computation]
            fn known(exec: &Exec, $($x: &f32![$($size)*]),+) -> f32![$($out)*] $body
            #[computation]
            fn unknown(exec: &Exec, $($x: &f32![$($open)*]),+) -> Result<f32![$($open_out)*], Error> {
                Ok($body)
            }
            let mut place = 0u32;
            $(let $x: f32![$($size)*] = Tensor::from_fn(|_| {
                place = place.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (place >> 8) as f32 / (1 << 24) as f32 - 0.5
            });)+
            let open = ($($x.clone().try_into().expect("sizes of its own"),)+);
            let exec = Exec::threads(1);
            [
                Box::new(move |count| {
                    for _ in 0..count {
                        black_box(known(&exec, $(black_box(&$x)),+));
                    }
                }),
                Box::new(move |count| {
                    let ($($x,)+) = &open;
                    for _ in 0..count {
                        black_box(unknown(&exec, $(black_box($x)),+).expect("sizes that fit"));
                    }
                }),
            ]
        })*
    };
}

rows! {
    small: "x * y + x of 64" (x: [64] [?], y: [64] [?]) -> [64] [?] { x * y + x }
    elementwise: "x * y + x of 1M" (x: [1048576] [?], y: [1048576] [?]) -> [1048576] [?] { x * y + x }
    exponential: "exp of 1M" (x: [1048576] [?]) -> [1048576] [?] { exp(x) }
    soft: "softmax of the rows of [1024, 1024]" (x: [1024, 1024] [?, ?]) -> [1024, 1024] [?, ?] { softmax(x, dimension = 1) }
    normal: "layer normalisation of [1024, 1024]" (x: [1024, 1024] [?, 1024]) -> [1024, 1024] [?, 1024] {
        let centred = x - mean(x, 1).along([0]);
        centred * rsqrt(variance(x, 1) + 1e-5).along([0])
    }
    total: "sum of the columns of [1024, 1024]" (x: [1024, 1024] [?, 1024]) -> [1024] [1024] { sum(x, 0) }
    product: "dot of [32, 784] and [784, 128]" (x: [32, 784] [?, 784], w: [784, 128] [784, 128]) -> [32, 128] [?, 128] { dot(x, w) }
    tiny: "dot of [16, 16] and [16, 16]" (x: [16, 16] [?, ?], w: [16, 16] [?, ?]) -> [16, 16] [?, ?] { dot(x, w) }
    layers: "network of 784, 128 and 10, batch 32" (x: [32, 784] [?, 784], w: [784, 128] [784, 128], b: [128] [128], v: [128, 10] [128, 10]) -> [32, 10] [?, 10] {
        softmax(dot(relu(dot(x, w) + b.along([1])), v), dimension = 1)
    }
    turned: "transpose of [1024, 1024]" (x: [1024, 1024] [?, ?]) -> [1024, 1024] [?, ?] { transpose(x, [1, 0]) }
    filtered: "convolution 3x3 of [8, 16, 28, 28] to 16" (x: [8, 16, 28, 28] [?, 16, 28, 28], w: [16, 16, 3, 3] [16, 16, 3, 3]) -> [8, 16, 28, 28] [?, 16, 28, 28] {
        conv(x, w, window_strides = [1, 1], padding = "SAME")
    }
    sorted: "sort of the rows of [256, 1024]" (x: [256, 1024] [?, ?]) -> [256, 1024] [?, ?] { sort(x) }
}

fn main() {
    let quick = std::env::args().any(|argument| argument == "--quick");
    println!("| | known, us | open, us | known / open |");
    println!("|---|--:|--:|--:|");
    for (what, mut candidates) in rows() {
        let [known, open] = medians(&mut candidates, quick)[..] else {
            unreachable!("a median for each candidate");
        };
        println!(
            "| {what} | {:.2} | {:.2} | {:.2} |",
            1e6 * known,
            1e6 * open,
            known / open
        );
    }
}
