//! Compares every operation on every element type with XLA, and with XLA's results in the repository.

use agreement::cases::{self, Case, together};
use agreement::compare::{Mismatch, mismatches};
use judge::vectors::{PATH, read, sample};
use judge::xla::{client, run, xla_arguments};
use judge::{Runner, in_threads};
use typed_xla::pjrt::Client;

/// How many cases XLA compiles as one program.
const TOGETHER: usize = 8;

/// The computations of [`agreement::cases`], in their order.
#[allow(clippy::all, clippy::pedantic, reason = "generated")]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/cases.rs"));
}

/// Iterates over every compiled case with its computation: the cases of [`cases::chosen`], in the order of all cases.
fn cases() -> impl Iterator<Item = (Case, &'static Runner)> {
    let mut runners = generated::CASES.iter().copied().flatten().peekable();
    let cases = cases::all().into_iter();
    cases
        .filter_map(move |case| Some((runners.next_if(|runner| runner.0 == case.name)?, case)))
        .map(|(runner, case)| (case, runner))
}

#[test]
fn every_computation_that_is_compiled_is_a_case() {
    let compiled = generated::CASES.iter().copied().flatten().count();
    assert_eq!(cases().count(), compiled);
}

/// Returns the elements that disagree with XLA's, for the arguments as they are and without subnormal numbers.
fn disagreement(
    case: &Case,
    runner: &Runner,
    xla: &[u8],
    part: fn(&Case, &[u8]) -> Vec<u8>,
) -> Vec<Mismatch> {
    let of = |arguments: &[Vec<u8>]| {
        let ours = part(case, &runner.1(arguments)[0]);
        mismatches(case.result.element, &ours, xla, case.tolerance)
    };
    let plain = of(&case.arguments);
    if plain.is_empty() {
        return plain;
    }
    // XLA may or may not have flushed a subnormal argument.
    let flushed = of(&case.flushed());
    plain
        .into_iter()
        .filter(|a| flushed.iter().any(|b| a.place == b.place))
        .collect()
}

/// Returns which groups of cases XLA runs: `JUDGE_SHARE=3` selects every third one, from number `JUDGE_SEED` on.
fn share() -> (usize, usize) {
    let number = |variable: &str, otherwise: usize| {
        let value = std::env::var(variable).ok();
        value.map_or(otherwise, |n| n.parse().expect("a number"))
    };
    (number("JUDGE_SHARE", 1).max(1), number("JUDGE_SEED", 0))
}

#[needs::plugin]
#[test]
fn every_operation_agrees_with_xla() {
    let client = client();
    let only = std::env::var("CASE").unwrap_or_default();
    let chosen: Vec<(Case, &Runner)> = cases()
        .filter(|(case, _)| case.name.contains(&only))
        .collect();
    let (share, seed) = share();
    let groups = chosen.chunks(TOGETHER).skip(seed % share).step_by(share);
    let groups: Vec<&[(Case, &Runner)]> = groups.collect();
    let wrong: Vec<String> = in_threads(&groups, |group| Some(judged(&client, group))).concat();
    assert!(
        wrong.is_empty(),
        "{} computations disagree, beyond the tolerances of tests/agreement/src/cases/tolerance.rs:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// Returns the disagreements of a group of cases, which are one program, as most of the time that XLA takes for a small
/// one is the same for any. A group with a case that XLA refuses is judged case by case.
fn judged(client: &Client, group: &[(Case, &Runner)]) -> Vec<String> {
    let cases: Vec<&Case> = group.iter().map(|(case, _)| case).collect();
    let arguments = cases
        .iter()
        .flat_map(|case| xla_arguments(case))
        .collect::<Vec<_>>();
    let text = together(&cases);
    match run(client, &text, &arguments) {
        Ok(results) => {
            let pairs = group.iter().zip(&results);
            pairs
                .filter_map(|((case, runner), xla)| worst(case, runner, xla))
                .collect()
        }
        Err(error) => match group {
            [_] => vec![format!("{}: {error}\n{text}", cases[0].name)],
            _ => group
                .chunks(1)
                .flat_map(|one| judged(client, one))
                .collect(),
        },
    }
}

/// Returns the largest disagreement, if there is one.
fn worst(case: &Case, runner: &Runner, xla: &[u8]) -> Option<String> {
    let wrong = disagreement(case, runner, xla, |_, all| all.to_vec());
    let worst = wrong
        .iter()
        .max_by(|a, b| a.distance.total_cmp(&b.distance))?;
    Some(format!(
        "{}: {} of {} elements beyond {:?}; {worst}{}",
        case.name,
        wrong.len(),
        case.result.len(),
        case.tolerance,
        at(case, worst.place)
    ))
}

/// Formats the arguments of an elementwise operation at an index.
fn at(case: &Case, place: usize) -> String {
    let mut text = String::new();
    for (spec, bytes) in case.parameters.iter().zip(&case.arguments) {
        if spec.dims == case.result.dims {
            let element = bytes.chunks_exact(spec.element.bytes()).nth(place);
            text += &format!(
                ", of {:?}",
                element.map(|bytes| agreement::number::decode(spec.element, bytes))
            );
        }
    }
    text
}

#[test]
fn every_case_has_a_line_in_the_recorded_results_of_xla() {
    let text = std::fs::read_to_string(PATH).expect("the vectors are in the repository");
    let named = text
        .lines()
        .map(|line| line.split(' ').next().unwrap_or_default());
    let cases = cases::all();
    assert!(
        named.eq(cases.iter().map(|case| case.name.as_str())),
        "tests/judge/vectors.txt has no line of a case, or one of a case that is gone: \
         cargo run -p judge --example make_vectors -- --missing"
    );
}

#[test]
fn every_operation_agrees_with_the_recorded_results_of_xla() {
    let text = std::fs::read_to_string(PATH).expect("the vectors are in the repository");
    let mut lines = text.lines();
    let mut wrong = Vec::new();
    for (case, runner) in cases() {
        // Cases that are not compiled have lines too, in the same order.
        let xla = lines.find_map(|line| read(&case, line));
        let xla = xla.unwrap_or_else(|| panic!("{}: make the vectors again", case.name));
        let first = disagreement(&case, runner, &xla, sample).into_iter().next();
        wrong.extend(first.map(|mismatch| format!("{}: {mismatch}", case.name)));
    }
    assert!(
        wrong.is_empty(),
        "{} computations disagree, beyond the tolerances of tests/agreement/src/cases/tolerance.rs:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
