//! Every operation on every element type beside XLA.

use agreement::cases::{self, Case};
use agreement::compare::{Mismatch, mismatches};
use judge::Runner;
use judge::cases::CASES;
use judge::xla::{client, given, run};

/// The elements that disagree with XLA's, of arguments as they are and of arguments without subnormal numbers.
fn disagreement(case: &Case, runner: &Runner, xla: &[u8]) -> Vec<Mismatch> {
    let of = |arguments: &[Vec<u8>]| {
        mismatches(
            case.result.element,
            &runner.1(arguments)[0],
            xla,
            case.tolerance,
        )
    };
    let plain = of(&case.arguments);
    if plain.is_empty() {
        return plain;
    }
    // XLA may have flushed a subnormal argument or not.
    let flushed = of(&case.flushed());
    plain
        .into_iter()
        .filter(|a| flushed.iter().any(|b| a.place == b.place))
        .collect()
}

#[test]
fn every_operation_agrees_with_xla() {
    let Some(client) = client("every_operation_agrees_with_xla") else {
        return;
    };
    let runners = CASES.iter().copied().flatten();
    let only = std::env::var("CASE").unwrap_or_default();
    let mut report = String::new();
    let mut count = 0;
    for (case, runner) in cases::all().iter().zip(runners) {
        assert_eq!(case.name, runner.0);
        if !case.name.contains(&only) {
            continue;
        }
        let wrong = match run(&client, &case.module(), &given(case)) {
            Ok(results) => disagreement(case, runner, &results[0]),
            Err(error) => {
                report += &format!("{}: {error}\n{}\n", case.name, case.module());
                count += 1;
                continue;
            }
        };
        let Some(worst) = wrong
            .iter()
            .max_by(|a, b| a.distance.total_cmp(&b.distance))
        else {
            continue;
        };
        count += 1;
        report += &format!(
            "{}: {} of {} elements beyond {:?}; {worst}{}\n",
            case.name,
            wrong.len(),
            case.result.len(),
            case.tolerance,
            at(case, worst.place)
        );
    }
    assert!(count == 0, "{count} computations disagree:\n{report}");
}

/// The arguments of an elementwise operation at a place.
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
