//! Random programs of mixed operations beside XLA.

use agreement::compare::{Tolerance, mismatches};
use agreement::number::Format;
use agreement::{Program, generate, graph};
use judge::xla::{Given, client, run};
use judge::{Runner, in_threads};
use typed_xla::pjrt::Client;
use xla_hlo::text;

/// The random programs, that of seed 0 first.
#[allow(clippy::all, clippy::pedantic, reason = "generated")]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/programs.rs"));
}

/// What is wrong with the results of a program, with its text.
fn judged(client: &Client, program: &Program, runner: &Runner) -> Result<(), String> {
    let module =
        text::stablehlo(&graph::module(program)).expect("a program without symbolic sizes");
    let (inputs, arguments) = (program.inputs(), program.arguments());
    let given: Vec<Given<'_>> = inputs
        .iter()
        .zip(&arguments)
        .map(|(input, bytes)| (input.element, &input.dims[..], &bytes[..]))
        .collect();
    let fail = |what: String| format!("{what}\n{}\n", program.source());
    let xla = run(client, &module, &given).map_err(|error| fail(format!("{error}\n{module}")))?;
    let ours = (runner.1)(&arguments);
    let mut wrong = Vec::new();
    for (number, output) in program.outputs().iter().enumerate() {
        let tolerance = match output.tolerance {
            0.0 if Format::of(output.element).is_none() => Tolerance::Exact,
            // Also where nothing is rounded: a sum of products that is 0 has either sign, as no rule says what it starts from.
            most => Tolerance::Absolute(most),
        };
        let apart = mismatches(output.element, &ours[number], &xla[number], tolerance);
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
        Err(fail(wrong.join("\n")))
    }
}

#[test]
fn random_programs_agree_with_xla() {
    let Some(client) = client("random_programs_agree_with_xla") else {
        return;
    };
    let only: Option<usize> = std::env::var("SEED")
        .ok()
        .map(|seed| seed.parse().expect("a seed"));
    let runners = generated::PROGRAMS.iter().copied().flatten();
    let chosen: Vec<(usize, &Runner)> = runners
        .enumerate()
        .filter(|(seed, _)| only.is_none_or(|only| only == *seed))
        .collect();
    let wrong: Vec<String> = in_threads(&chosen, |(seed, runner)| {
        judged(&client, &generate(*seed as u64), runner).err()
    });
    assert!(
        wrong.is_empty(),
        "{} programs disagree:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
