//! Compares gradients of random programs with XLA, which runs the text of the gradients.

use agreement::compare::{Tolerance, mismatches};
use agreement::number::Number;
use agreement::number::decode;
use agreement::{Gradient, generate};
use judge::xla::{XlaArgument, client, run};
use judge::{Runner, in_threads, is_selected};
use typed_xla::pjrt::Client;
use xla_hlo::{ElementType, text};

/// The gradients of the random programs that have one, by rising seed.
#[allow(unused_variables, clippy::all, clippy::pedantic, reason = "generated")]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/gradients.rs"));
}

/// The maximum difference between two gradients of a program, as a part of the largest number in a gradient or of 1: a
/// program is well-conditioned, but no bound of its slopes is known.
const PRECISION: f64 = 1e-4;

/// Returns the mismatches of a gradient with its text.
fn judged(client: &Client, gradient: &Gradient, runner: &Runner) -> Result<(), String> {
    let module = gradient
        .module()
        .map_err(|failure| format!("{failure:?}"))?;
    let module = text::stablehlo(&module).expect("a program without symbolic sizes");
    let (inputs, arguments) = (gradient.program().inputs(), gradient.program().arguments());
    let supplied: Vec<XlaArgument<'_>> = inputs
        .iter()
        .zip(&arguments)
        .map(|(input, bytes)| (input.element, &input.dims[..], &bytes[..]))
        .collect();
    let xla = run(client, &module, &supplied);
    let xla = xla.map_err(|error| format!("{error}\n{module}"))?;
    let ours = (runner.1)(&arguments);
    let mut wrong = Vec::new();
    for (number, element) in gradient.elements().into_iter().enumerate() {
        let tolerance = Tolerance::Absolute(PRECISION * largest(element, &xla[number]).max(1.0));
        let apart = mismatches(element, &ours[number], &xla[number], tolerance);
        if let Some(first) = apart.first() {
            wrong.push(format!(
                "result {number}: {} elements beyond {tolerance:?}; {first}",
                apart.len()
            ));
        }
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(format!("{}\n{}\n", wrong.join("\n"), gradient.source()))
    }
}

/// Returns the largest magnitude of finite elements.
fn largest(element: ElementType, bytes: &[u8]) -> f64 {
    let elements = bytes.chunks_exact(element.bytes());
    let magnitudes = elements.map(|bytes| match decode(element, bytes) {
        Number::Float(x) => x.abs(),
        Number::Complex(re, im) => re.abs().max(im.abs()),
        Number::Integer(x) => x as f64,
    });
    let finite = magnitudes.filter(|x| x.is_finite());
    finite.fold(0.0, f64::max)
}

#[needs::plugin]
#[test]
fn gradients_of_random_programs_agree_with_xla() {
    let client = client();
    let runners = generated::GRADIENTS.iter().copied().flatten();
    let seed = |runner: &Runner| runner.0[2..].parse::<u64>().expect("a seed after `dg`");
    let runners = runners.filter(|runner| is_selected(seed(runner)));
    let runners: Vec<&Runner> = runners.collect();
    let wrong: Vec<String> = in_threads(&runners, |runner| {
        let gradient = Gradient::of(generate(seed(runner))).expect("as when it was written");
        judged(&client, &gradient, runner).err()
    });
    println!("{} gradients", runners.len());
    assert!(
        wrong.is_empty(),
        "{} gradients disagree:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
