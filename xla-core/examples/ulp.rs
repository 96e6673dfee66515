//! Measures the elementary functions of `f32` over every argument: the worst error in ULP, signs of zeros, NaN and
//! infinities, at the baseline and at the processor's best level.
//!
//! `cargo run --release -p xla-core --example ulp` takes a few minutes, and fails where a function is worse than its
//! documentation says; `-- NAME` measures one. The power has too many arguments, so a dense sample of them is taken.
//!
//! Exact results are computed in `f64`, whose errors do not count here and are tested in their own module.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use xla_core::level::{Detected, Kernel, Level};
use xla_core::math::{double, single};
use xla_core::vector;

/// Arguments that a thread takes at a time: what it knows of them stays in its nearest caches.
const CHUNK: usize = 1 << 12;
/// Bit patterns of an `f32`, in chunks.
const CHUNKS: usize = (1 << 32) / CHUNK;
/// Samples of the power, in chunks.
const SAMPLES: usize = (1 << 27) / CHUNK;

/// A measurement: its name, its bound in ULP, the number of chunks, and the function that measures one.
struct Function {
    name: &'static str,
    bound: f64,
    chunks: usize,
    measure: fn(usize, &mut [AtLevel]),
}

/// The greatest error at a level, and what it was found at.
#[derive(Clone, Copy)]
struct AtLevel {
    level: Detected,
    worst: f64,
    at: (f32, f32),
}

/// The distance in units of the last place of the exact value, at least in units of the subnormal numbers.
///
/// Infinity counts as the power of two that it stands for. A NaN too many or too few is infinitely wrong, and so is the
/// other zero.
#[inline(always)]
fn ulps(got: f32, exact: f64) -> f64 {
    const TOP: f64 = 340_282_366_920_938_463_463_374_607_431_768_211_456.0;
    let exponent = (exact.to_bits() >> 52) & 0x7ff;
    let exponent = if exponent < 1023 - 126 {
        1023 - 126
    } else {
        exponent
    };
    let exponent = if exponent > 1023 + 127 {
        1023 + 127
    } else {
        exponent
    };
    let scale = f64::from_bits((1023 + 23 + 1023 - exponent) << 52);
    let error = (f64::from(got).clamp(-TOP, TOP) - exact.clamp(-TOP, TOP)).abs() * scale;
    let wrong = (got.is_nan() != exact.is_nan())
        | ((got == 0.0) & (got.is_sign_negative() != exact.is_sign_negative()));
    let error = if got.is_nan() { 0.0 } else { error };
    if wrong { f64::INFINITY } else { error }
}

impl AtLevel {
    /// Takes the worst of these results, where it is worse than all before.
    fn update(&mut self, got: &[f32], exact: &[f64], argument: impl Fn(usize) -> (f32, f32)) {
        struct Greatest<'a>(&'a [f32], &'a [f64]);

        impl Kernel for Greatest<'_> {
            type Output = f64;

            #[inline(always)]
            fn run<L: Level>(self) -> f64 {
                // Bits of positive numbers are ordered as they are, and integers become vector code.
                let mut worst = 0;
                for (&got, &exact) in self.0.iter().zip(self.1) {
                    let error = ulps(got, exact).to_bits() as i64;
                    worst = if error > worst { error } else { worst };
                }
                f64::from_bits(worst as u64)
            }
        }
        let error = Detected::best().run(Greatest(got, exact));
        if error > self.worst {
            let is_it = |i: &usize| ulps(got[*i], exact[*i]) == error;
            self.at = argument((0..got.len()).find(is_it).expect("it was found before"));
            self.worst = error;
        }
    }
}

macro_rules! functions {
    ($($name:ident $bound:literal)*) => {
        const FUNCTIONS: &[Function] = &[
            $(Function {
                name: stringify!($name),
                bound: $bound,
                chunks: CHUNKS,
                measure: |chunk, levels| {
                    struct Each<'a>(&'a [f32], Vec<f32>);

                    impl Kernel for Each<'_> {
                        type Output = Vec<f32>;

                        #[inline(always)]
                        fn run<L: Level>(mut self) -> Vec<f32> {
                            for (out, &x) in self.1.iter_mut().zip(self.0) {
                                *out = single::$name::<L>(x);
                            }
                            self.1
                        }
                    }

                    struct Exact<'a>(&'a [f32], Vec<f64>);

                    impl Kernel for Exact<'_> {
                        type Output = Vec<f64>;

                        #[inline(always)]
                        fn run<L: Level>(mut self) -> Vec<f64> {
                            for (out, &x) in self.1.iter_mut().zip(self.0) {
                                *out = double::$name::<L>(x.into());
                            }
                            self.1
                        }
                    }
                    let x: Vec<f32> = (0..CHUNK).map(|i| f32::from_bits((chunk * CHUNK + i) as u32)).collect();
                    let exact = Detected::best().run(Exact(&x, vec![0.0; CHUNK]));
                    for level in levels {
                        let mut got = level.level.run(Each(&x, vec![0.0; CHUNK]));
                        if level.level == Detected::best() {
                            let mut slice = vec![0.0; CHUNK];
                            vector::$name(&mut slice, &x);
                            // A slice that differs from the scalar function has the greatest error.
                            for (got, slice) in got.iter_mut().zip(slice) {
                                let same = (got.to_bits() == slice.to_bits()) | (got.is_nan() & slice.is_nan());
                                let other = if got.is_nan() { 0.0 } else { f32::NAN };
                                *got = if same { *got } else { other };
                            }
                        }
                        level.update(&got, &exact, |i| (x[i], 0.0));
                    }
                },
            },)*
            Function { name: "pow", bound: 1.0, chunks: SAMPLES, measure: pow },
        ];
    };
}

functions! {
    exp 2.5
    exp2 0.8
    expm1 1.6
    log 1.5
    log2 0.51
    log10 0.51
    log1p 2.3
    tanh 6.3
    logistic 3.6
    erf 7.2
    sin 2.0
    cos 2.0
    cbrt 0.51
}

/// Bases of every size and sign, with exponents for which the results cover the whole range and subnormal numbers.
fn pow(chunk: usize, levels: &mut [AtLevel]) {
    struct Each<'a>(&'a [(f32, f32)]);

    impl Kernel for Each<'_> {
        type Output = Vec<f32>;

        #[inline(always)]
        fn run<L: Level>(self) -> Vec<f32> {
            self.0
                .iter()
                .map(
                    #[inline(always)]
                    |&(x, y)| single::pow::<L>(x, y),
                )
                .collect()
        }
    }
    let hash = |i: usize| (i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let sample = |i: usize| {
        let x = f32::from_bits((hash(i) >> 32) as u32);
        let t = (hash(hash(i) as usize) >> 11) as f64 / (1u64 << 53) as f64 * 194.0 - 104.0;
        let y = (t / f64::from(x).abs().ln()) as f32;
        // A negative base has a power when the exponent is integral.
        (x, if x < 0.0 { y.round() } else { y })
    };
    let all: Vec<(f32, f32)> = (0..CHUNK).map(|i| sample(chunk * CHUNK + i)).collect();
    let exact: Vec<f64> = all
        .iter()
        .map(|&(x, y)| f64::from(x).powf(y.into()))
        .collect();
    for level in levels {
        level.update(&level.level.run(Each(&all)), &exact, |i| all[i]);
    }
}

/// Looks at all chunks with all processors.
fn measure(function: &Function, levels: &mut [AtLevel]) {
    let next = AtomicUsize::new(0);
    let all = Mutex::new(levels);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut mine = all.lock().expect("no thread panics").to_vec();
                loop {
                    let chunk = next.fetch_add(1, Ordering::Relaxed);
                    if chunk >= function.chunks {
                        break;
                    }
                    (function.measure)(chunk, &mut mine);
                }
                let mut all = all.lock().expect("no thread panics");
                for (all, mine) in all.iter_mut().zip(mine) {
                    if mine.worst > all.worst {
                        *all = mine;
                    }
                }
            });
        }
    });
}

fn main() -> ExitCode {
    let only = std::env::args().nth(1);
    let mut within = true;
    for function in FUNCTIONS {
        if only.as_deref().is_some_and(|name| name != function.name) {
            continue;
        }
        let mut levels = vec![Detected::all()[0], Detected::best()];
        levels.dedup();
        let start = |level| AtLevel {
            level,
            worst: 0.0,
            at: (0.0, 0.0),
        };
        let mut levels: Vec<AtLevel> = levels.into_iter().map(start).collect();
        measure(function, &mut levels);
        for AtLevel {
            level,
            worst,
            at: (x, y),
        } in levels
        {
            let verdict = if worst <= function.bound {
                "within"
            } else {
                "MORE THAN"
            };
            let arguments = if function.name == "pow" {
                format!("{x:e}, {y:e}")
            } else {
                format!("{x:e}")
            };
            println!(
                "{:8} {:8} {worst:.3} ULP at {arguments}, {verdict} {}",
                function.name,
                level.name(),
                function.bound
            );
            within &= worst <= function.bound;
        }
    }
    ExitCode::from(u8::from(!within))
}
