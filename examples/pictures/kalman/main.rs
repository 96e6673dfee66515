//! Tracks a moving object by noisy measurements of its position: `cargo run --release --example kalman`.
//!
//! `filter.rs` is the part to read first. The state estimate is four numbers with their covariance; each measurement
//! requires the solution of equations. `-- --time` also prints the nanoseconds of a step, beside the same by nalgebra
//! (`by_nalgebra.rs`), and `-- --help` lists the options.

#[path = "../../ekf/belief.rs"]
mod belief;
mod by_nalgebra;
mod filter;
mod path;
mod picture;
#[path = "../../timing.rs"]
mod timing;

use std::error::Error;
use std::hint::black_box;
use std::path::PathBuf;
use std::process::ExitCode;

use fastrand::Rng;
use lexopt::prelude::*;
use typed_xla::prelude::*;

use belief::filter::Belief;
use filter::{unknown, update};
use path::{Path, Point, distance};

const HELP: &str = "\
Tracks a noisy path with a Kalman filter, and draws it.

Usage: kalman [options]

  --steps N      how many places are measured [200]
  --error X      how far a measurement is off, as a standard deviation [8]
  --seed N       which path [1]
  --out FILE     the picture [kalman.png]
  --time         print the nanoseconds of a step, here and by nalgebra
  --help         print this
";

/// The standard deviation of the change of velocity between two measurements.
const PUSH: f64 = 0.3;

struct Options {
    steps: usize,
    error: f64,
    seed: u64,
    out: PathBuf,
    time: bool,
}

fn main() -> ExitCode {
    match options().and_then(|options| options.map_or(Ok(()), |options| run(&options))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Parses the command line; `None` if it asks for help, which is printed.
fn options() -> Result<Option<Options>, Box<dyn Error>> {
    let mut options = Options {
        steps: 200,
        error: 8.0,
        seed: 1,
        out: PathBuf::from("kalman.png"),
        time: false,
    };
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("steps") => options.steps = parser.value()?.parse()?,
            Long("error") => options.error = parser.value()?.parse()?,
            Long("seed") => options.seed = parser.value()?.parse()?,
            Long("out") => options.out = parser.value()?.into(),
            Long("time") => options.time = true,
            Long("help") | Short('h') => {
                print!("{HELP}");
                return Ok(None);
            }
            other => return Err(other.unexpected().into()),
        }
    }
    if options.steps == 0 || options.error.is_nan() || options.error <= 0.0 {
        return Err("--steps and --error are above 0".into());
    }
    Ok(Some(options))
}

fn run(options: &Options) -> Result<(), Box<dyn Error>> {
    let mut rng = Rng::with_seed(options.seed);
    let path = Path::random(options.steps, PUSH, options.error, &mut rng);
    let mut belief = unknown();
    let (push, blur) = (PUSH * PUSH, options.error * options.error);
    let believed: Vec<Point> = path
        .measured
        .iter()
        .map(|&point| {
            let place = update(&mut belief, &Tensor::from(point), push, blur);
            [place[[0]], place[[1]]]
        })
        .collect();

    let apart = |places: &[Point]| distance(places, &path.places);
    println!("{} places, each measured once", options.steps);
    println!("measurements are off by {:6.2}", apart(&path.measured));
    println!("the filter is off by    {:6.2}", apart(&believed));
    println!("it believes itself off by {:4.2}", uncertainty(&belief));

    picture::draw(&path, &believed).save_png(&options.out)?;
    println!(
        "picture written to {}: grey dots measured, black the path, red believed",
        options.out.display()
    );
    if options.time {
        time(&path.measured, &believed, push, blur);
    }
    Ok(())
}

/// Prints the nanoseconds of a step, here and by nalgebra, which has to believe the same.
fn time(measured: &[Point], believed: &[Point], push: f64, blur: f64) {
    let by_nalgebra = || {
        let mut belief = by_nalgebra::Belief::unknown();
        let steps = black_box(measured).iter();
        steps
            .map(|&point| belief.update(point, push, blur))
            .collect::<Vec<Point>>()
    };
    let differs = distance(&by_nalgebra(), believed);
    assert!(differs < 1e-6, "nalgebra differs by {differs}");
    timing::compare(
        measured.len(),
        "by nalgebra",
        || {
            let mut belief = unknown();
            let steps = black_box(measured).iter();
            let places = steps.map(|&point| update(&mut belief, &Tensor::from(point), push, blur));
            black_box(places.collect::<Vec<f64![2]>>());
        },
        || drop(black_box(by_nalgebra())),
    );
}

/// Returns the uncertainty of the position: the square root of the sum of both variances.
fn uncertainty(belief: &Belief<Size<4>>) -> f64 {
    (belief.covariance[[0, 0]] + belief.covariance[[1, 1]]).sqrt()
}
