//! The example `edge`: computations without the standard library, built as a static library and called from C.
//!
//! The library has its own panic handler, so it does not compile if anything in it needs `std`. The test links it in two
//! forms: with an allocator, and with one that does not exist, so that the program does not link if a computation allocates.

#![allow(
    dead_code,
    reason = "rustc does not see which constants a computation uses"
)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

#[path = "../examples/ekf/belief.rs"]
mod belief;
#[path = "../examples/edge/src/model.rs"]
mod model;
#[path = "../examples/ekf/vehicle.rs"]
mod vehicle;
#[path = "../examples/edge/src/weights.rs"]
mod weights;

use typed_xla::Workspace;
use typed_xla::prelude::*;

use belief::filter::Belief;

fn example(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("examples/edge")
        .join(path)
}

fn succeeded(output: Output) -> String {
    let (out, errors) = (output.stdout, output.stderr);
    let errors = String::from_utf8_lossy(&errors);
    assert!(output.status.success(), "{errors}");
    print!("{errors}");
    String::from_utf8(out).expect("text")
}

/// Builds the library with some features and the program with some flags; returns what the program prints.
fn printed(name: &str, features: &str, flags: &[&str]) -> String {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("edge");
    let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
    let mut build = Command::new(cargo);
    build
        .args([
            "build",
            "--release",
            "--locked",
            "--quiet",
            "--features",
            features,
        ])
        .arg("--manifest-path")
        .arg(example("Cargo.toml"))
        .arg("--target-dir")
        .arg(&target);
    succeeded(build.output().expect("cargo runs"));
    let program = target.join(name);
    let mut link = Command::new("cc");
    link.args(["-O2", "-Wall", "-Wextra", "-Werror", "-Wl,--gc-sections"])
        .args(flags)
        .arg(example("c/main.c"))
        .arg(target.join("release/libedge.a"))
        .arg("-o")
        .arg(&program);
    succeeded(link.output().expect("a compiler of C"));
    succeeded(Command::new(&program).output().expect("the program runs"))
}

fn numbers(line: &str) -> Vec<f64> {
    let numbers = line.split([' ', ':']).filter(|word| !word.is_empty());
    numbers
        .map(|word| word.parse().expect("a number"))
        .collect()
}

/// Returns the mean and the covariance after the steps of the program in C.
fn followed() -> [Vec<f64>; 2] {
    let variances = [1.0, 1.0, 0.1, 0.1];
    let mut belief = Belief {
        mean: tensor![0.5, -0.5, 0.3, 0.8],
        covariance: Tensor::from_fn(|[i, j]| if i == j { variances[i] } else { 0.0 }),
    };
    let mut workspace = Workspace::new();
    for i in 0..60 {
        let turn = if i < 30 { 0.1 } else { -0.15 };
        let seen = tensor![1.9 - 0.01 * f64::from(i), 0.7 - 0.01 * f64::from(i)];
        model::Follow::run_into(&mut workspace, &mut belief, turn, &seen);
    }
    [belief.mean.to_vec(), belief.covariance.to_vec()]
}

/// Returns the digit and the scores of each image in the program in C.
fn read() -> Vec<Vec<f64>> {
    let source = std::fs::read_to_string(example("c/main.c")).expect("the program");
    let images = source.split_once("images[3][64] = {").expect("images").1;
    let images = images.split_once("};").expect("the end of the images").0;
    let pixels: Vec<i8> = images
        .split(|c: char| !c.is_ascii_digit())
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().expect("a pixel"))
        .collect();
    let (images, rest) = pixels.as_chunks::<64>();
    assert_eq!((images.len(), rest.len()), (3, 0));
    let read: Vec<(i32, [i32; 10])> = images
        .iter()
        .map(|image| {
            let mut scores = [0; 10];
            (model::digit(&mut scores, image), scores)
        })
        .collect();
    let digits: Vec<i32> = read.iter().map(|(digit, _)| *digit).collect();
    assert_eq!(model::digits(&pixels).to_vec(), digits);
    let all = |(digit, scores): &(i32, [i32; 10])| {
        let numbers = std::iter::once(digit).chain(scores);
        numbers.map(|&x| f64::from(x)).collect()
    };
    read.iter().map(all).collect()
}

/// Compares what the program prints with what the same computations return here.
fn compare(text: &str) -> Vec<f64> {
    let lines: Vec<Vec<f64>> = text.lines().map(numbers).collect();
    for (found, expected) in lines.iter().zip(followed()) {
        assert_eq!(found.len(), expected.len(), "{text}");
        // The level, and the library of cosines and arctangents, differ.
        for (found, expected) in found.iter().zip(&expected) {
            let error = (found - expected).abs();
            assert!(
                error <= 1e-9 * expected.abs().max(1.0),
                "{found} and {expected}"
            );
        }
    }
    assert_eq!(lines[2..5], read());
    let digits: Vec<f64> = lines[2..5].iter().map(|line| line[0]).collect();
    // The labels of the images.
    assert_eq!(digits, [1.0, 7.0, 4.0]);
    lines[5..].concat()
}

#[test]
fn a_library_without_std_and_without_an_allocator_agrees() {
    assert_eq!(compare(&printed("alone", "", &[])), []);
}

/// The program calls a computation that allocates 1000 times, and the allocator never frees: the pool reuses its buffers.
#[test]
fn a_library_without_std_that_allocates_agrees() {
    let digits = compare(&printed("bump", "bump", &["-DBUMP"]));
    assert_eq!(digits, [1.0, 7.0, 4.0]);
}
