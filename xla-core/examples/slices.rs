//! Measures the functions on slices where memory does not count: on blocks of 512 elements in the first cache.
//!
//! `cargo run --release -p xla-core --example slices` prints, for each, the least time of an element and the cycles of
//! eight elements. The least of many short runs is what the processor needs; a machine that is busy elsewhere shows in the
//! median. A processor with two multipliers of eight lanes needs at least half a cycle for each multiplication, and three
//! halves for a division.

use std::hint::black_box;
use std::time::Instant;

use xla_core::level::{Kernel, Level, dispatch};
use xla_core::{reduce, vector};

/// Elements of a block, as a stage of a loop has them.
const BLOCK: usize = 512;
/// Calls in a sample.
const CALLS: usize = 20;
/// Samples of each, in turns.
const SAMPLES: usize = 4000;

#[repr(align(64))]
#[derive(Clone, Copy)]
struct Block([f32; BLOCK]);

type Function = fn(&mut [f32], &[f32]);

/// Twelve chains of fused multiply-adds of eight lanes for each element of a block.
struct Chains<'a>(&'a mut [f32], &'a [f32]);

impl Kernel for Chains<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        let mut sums = [0.0f32; 96];
        for &x in self.1 {
            for sum in &mut sums {
                *sum = if L::FMA {
                    sum.mul_add(x, 1.0)
                } else {
                    *sum * x + 1.0
                };
            }
        }
        self.0[..96].copy_from_slice(&sums);
    }
}

/// One division for each element.
struct Quotients<'a>(&'a mut [f32], &'a [f32]);

impl Kernel for Quotients<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        for (out, &x) in self.0.iter_mut().zip(self.1) {
            *out = 1.0 / x;
        }
    }
}

const FUNCTIONS: &[(&str, Function)] = &[
    ("exp", |out, x| vector::exp(out, x)),
    ("log", |out, x| vector::log(out, x)),
    ("tanh", |out, x| vector::tanh(out, x)),
    ("logistic", |out, x| vector::logistic(out, x)),
    ("erf", |out, x| vector::erf(out, x)),
    ("max", |out, x| out[0] = reduce::max(f32::NEG_INFINITY, x)),
    ("sum", |out, x| out[0] = reduce::add(0.0, x)),
    ("copy", |out, x| out.copy_from_slice(x)),
    ("1 / x", |out, x| dispatch(Quotients(out, x))),
    ("96 chains", |out, x| dispatch(Chains(out, x))),
];

/// Cycles of a nanosecond: a multiplication of integers takes three and a rotation one, and each waits for the last.
fn clock() -> f64 {
    const STEPS: usize = 20_000;
    let least = (0..200).map(|_| {
        let start = Instant::now();
        let mut x = black_box(3u64);
        for _ in 0..STEPS {
            x = x.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(1);
        }
        black_box(x);
        start.elapsed().as_secs_f64() * 1e9
    });
    4.0 * STEPS as f64 / least.fold(f64::INFINITY, f64::min)
}

fn main() {
    let number = |i: usize| 0.01 + 4.0 * (i as f32 * 0.618_034).fract();
    let x = Block(core::array::from_fn(number));
    let mut out = Block([0.0; BLOCK]);
    let mut times = vec![Vec::with_capacity(SAMPLES); FUNCTIONS.len()];
    for _ in 0..SAMPLES {
        for ((_, function), times) in FUNCTIONS.iter().zip(&mut times) {
            function(&mut out.0, &x.0);
            let start = Instant::now();
            for _ in 0..CALLS {
                function(black_box(&mut out.0), black_box(&x.0));
            }
            times.push(start.elapsed().as_secs_f64() * 1e9 / (CALLS * BLOCK) as f64);
        }
    }
    let clock = clock();
    println!("{clock:.2} cycles in a nanosecond");
    for ((name, _), mut times) in FUNCTIONS.iter().zip(times) {
        times.sort_by(f64::total_cmp);
        let (least, median) = (times[0], times[SAMPLES / 2]);
        let cycles = least * 8.0 * clock;
        println!(
            "{name:10} {least:.3} ns an element, median {median:.3}, {cycles:.2} cycles for eight"
        );
    }
}
