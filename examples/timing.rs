//! The option `--time` of examples that compare their speed with plain Rust.

use std::process::ExitCode;
use std::time::Instant;

/// The number of measurements, of which the least counts.
const MEASUREMENTS: usize = 50;

/// Runs a program; whether `--time` is on the command line is its argument. Reports any other argument.
pub(crate) fn with_option(run: impl FnOnce(bool)) -> ExitCode {
    let mut time = false;
    for argument in std::env::args().skip(1) {
        if argument != "--time" {
            eprintln!("error: unknown option `{argument}`; the only option is `--time`");
            return ExitCode::from(2);
        }
        time = true;
    }
    run(time);
    ExitCode::SUCCESS
}

/// Prints the nanoseconds that one of `steps` steps takes, here and in plain Rust. The two are measured in turns.
pub(crate) fn compare(steps: usize, mut ours: impl FnMut(), mut plain: impl FnMut()) {
    let nanoseconds = |run: &mut dyn FnMut()| {
        let start = Instant::now();
        run();
        1e9 * start.elapsed().as_secs_f64() / steps as f64
    };
    let (mut here, mut there) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..MEASUREMENTS {
        here = here.min(nanoseconds(&mut ours));
        there = there.min(nanoseconds(&mut plain));
    }
    println!("a step takes {here:.1} ns, in plain Rust {there:.1} ns");
}
