//! Every operation on every element type beside what XLA gave, which is in the repository.

use agreement::cases;
use agreement::compare::mismatches;
use judge::cases::CASES;
use judge::vectors::{PATH, read, sample};

#[test]
fn every_operation_agrees_with_what_xla_gave() {
    let text = std::fs::read_to_string(PATH).expect("the vectors are in the repository");
    let mut lines = text.lines();
    let mut wrong = Vec::new();
    for (case, runner) in cases::all().iter().zip(CASES.iter().copied().flatten()) {
        let line = lines.next().unwrap_or_default();
        let xla =
            read(case, line).unwrap_or_else(|| panic!("{}: make the vectors again", case.name));
        let of = |arguments: &[Vec<u8>]| {
            let ours = sample(case, &(runner.1)(arguments)[0]);
            mismatches(case.result.element, &ours, &xla, case.tolerance)
        };
        let plain = of(&case.arguments);
        if plain.is_empty() {
            continue;
        }
        // XLA may have flushed a subnormal argument or not.
        let flushed = of(&case.flushed());
        let both = plain
            .iter()
            .find(|a| flushed.iter().any(|b| a.place == b.place));
        wrong.extend(both.map(|mismatch| format!("{}: {mismatch}", case.name)));
    }
    assert_eq!(lines.next(), None, "make the vectors again");
    assert!(
        wrong.is_empty(),
        "{} computations disagree:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
