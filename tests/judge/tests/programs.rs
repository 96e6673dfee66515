//! Compares random programs of mixed operations with XLA.

use agreement::compare::mismatches;
use agreement::shrink::{chosen, smaller};
use agreement::{Program, generate, graph};
use judge::xla::{XlaArgument, client, run};
use judge::{Runner, in_threads, is_selected, kept};
use typed_xla::pjrt::Client;
use xla_hlo::text;

/// The random programs, from seed 0 on.
#[allow(clippy::all, clippy::pedantic, reason = "generated")]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/programs.rs"));
}

/// Returns the mismatches in the results of a program, with its text, and a test that reproduces them.
fn judged(client: &Client, program: &Program, runner: &Runner) -> Result<(), [String; 2]> {
    let module =
        text::stablehlo(&graph::module(program)).expect("a program without symbolic sizes");
    let (inputs, arguments) = (program.inputs(), program.arguments());
    let supplied: Vec<XlaArgument<'_>> = inputs
        .iter()
        .zip(&arguments)
        .map(|(input, bytes)| (input.element, &input.dims[..], &bytes[..]))
        .collect();
    let fail = |what: String, xla: &[Vec<u8>]| {
        let test = kept::test(&name(program), program, xla);
        [format!("{what}\n{}\n", program.source()), test]
    };
    let xla = run(client, &module, &supplied);
    let xla = xla.map_err(|error| fail(format!("{error}\n{module}"), &[]))?;
    let ours = (runner.1)(&arguments);
    let mut wrong = Vec::new();
    for (number, output) in program.outputs().iter().enumerate() {
        let tolerance = kept::tolerance(output);
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
        Err(fail(wrong.join("\n"), &xla))
    }
}

/// Returns the path of the program whose smaller programs are compiled.
fn path() -> Option<String> {
    std::env::var("JUDGE_SHRINK").ok()
}

/// Returns the name of a program's test: the seed and the path to the program.
fn name(program: &Program) -> String {
    let path = path().map(|path| path.replace(':', "_"));
    match (path, program.variant) {
        (Some(path), Some(variant)) => format!("g{path}_{variant}"),
        _ => program.function(),
    }
}

/// Returns the compiled programs and their computations.
fn programs() -> Vec<(Program, &'static Runner)> {
    let runners: Vec<&Runner> = generated::PROGRAMS.iter().copied().flatten().collect();
    let programs: Vec<Program> = match path() {
        Some(path) => smaller(&chosen(&path)),
        None => {
            let seed = |runner: &&Runner| runner.0[1..].parse().expect("a seed after the letter");
            runners
                .iter()
                .map(|runner| generate(seed(runner)))
                .collect()
        }
    };
    let pairs = programs.into_iter().zip(runners);
    let same = |(program, runner): &(Program, &Runner)| assert_eq!(program.function(), runner.0);
    pairs.inspect(same).collect()
}

#[needs::plugin]
#[test]
fn random_programs_agree_with_xla() {
    let client = client();
    let mut chosen = programs();
    chosen.retain(|(program, _)| is_selected(program.seed));
    let wrong: Vec<[String; 2]> = in_threads(&chosen, |(program, runner)| {
        judged(&client, program, runner).err()
    });
    let Some([_, first]) = wrong.first() else {
        return;
    };
    // The first one is the smallest, if they are the smaller programs of another one.
    if let Some(file) = std::env::var_os("JUDGE_KEEP") {
        std::fs::write(file, first).expect("a writable file");
    }
    let texts: Vec<&str> = wrong.iter().map(|[text, _]| text.as_str()).collect();
    panic!("{} programs disagree:\n{}", wrong.len(), texts.join("\n"));
}
