//! Turns a program on which we disagreed with XLA into a permanent test.

use std::fmt::Write;

use agreement::compare::{Tolerance, mismatches};
use agreement::number::Format;
use agreement::{Output, Program};
use xla_hlo::ElementType;

use crate::{Leaf, bytes};

/// Returns the maximum difference between a result and XLA's.
pub fn tolerance(output: &Output) -> Tolerance {
    match output.tolerance {
        0.0 if Format::of(output.element).is_none() => Tolerance::Exact,
        // Also for exact results: a sum of products that is 0 may have either sign, since no rule specifies its initial
        // value.
        most => Tolerance::Absolute(most),
    }
}

/// Compares a result with XLA's.
///
/// # Panics
/// Panics if they disagree.
#[track_caller]
pub fn agrees<T: Leaf>(element: ElementType, ours: &T, xla: &[u8], tolerance: Tolerance) {
    let wrong = mismatches(element, &bytes(ours), xla, tolerance);
    let first = wrong.first().map(ToString::to_string);
    assert!(
        wrong.is_empty(),
        "{} elements disagree; {}",
        wrong.len(),
        first.unwrap_or_default()
    );
}

/// Returns a Rust file with the program under a name, its arguments, and a test that compares it with XLA's results.
pub fn test(name: &str, program: &Program, xla: &[Vec<u8>]) -> String {
    let source = program.source().replace(&program.function(), name);
    let mut text = format!(
        "use agreement::compare::Tolerance;\nuse typed_xla::prelude::*;\nuse xla_hlo::ElementType;\n\n{source}\n\
         #[test]\nfn agrees() {{\n"
    );
    let mut arguments = Vec::new();
    for ((parameter, ty), bytes) in program.parameters().zip(program.arguments()) {
        let _ = writeln!(text, "    let {parameter}: {ty} = judge::leaf(&{bytes:?});");
        let by = if ty.contains('!') { "&" } else { "" };
        arguments.push(format!("{by}{parameter}"));
    }
    let results: Vec<String> = (0..xla.len()).map(|i| format!("r{i}")).collect();
    let pattern = match results.as_slice() {
        [one] => one.clone(),
        many => format!("({})", many.join(", ")),
    };
    let _ = writeln!(
        text,
        "    let {pattern} = {name}({});",
        arguments.join(", ")
    );
    for ((result, output), xla) in results.iter().zip(program.outputs()).zip(xla) {
        let (element, tolerance) = (output.element, tolerance(&output));
        let _ = writeln!(
            text,
            "    judge::kept::agrees(ElementType::{element:?}, &{result}, &{xla:?}, Tolerance::{tolerance:?});"
        );
    }
    text.push_str("}\n");
    text
}
