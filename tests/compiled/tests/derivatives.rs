//! Compares the derivatives of imported functions with the numbers that Enzyme's tests of its rules state.

use std::collections::BTreeMap;
use std::path::Path;

use agreement::closeness::{Closeness, compare};
use agreement::number::{Number, decode};
use compiled::enzyme::{Derivative, VARIABLE, derivatives, files};
use judge::Runner;
use xla_hlo::ElementType;

/// The derivatives that the build script has found.
#[allow(unused_variables, clippy::all, clippy::pedantic, reason = "generated")]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/derivatives.rs"));
}

/// Derivatives whose numbers differ: the file and the numbers of the derivatives in it, and the reason.
const EXCUSED: &[(&str, &[usize], &str)] = &[
    (
        "stablehlo/abs.mlir",
        &[3, 4],
        "Enzyme's derivatives of |z| have z in place of its conjugate: at 3 - 4i in the direction of i it changes by -0.8",
    ),
    (
        "stablehlo/clamp.mlir",
        &[0, 1],
        "at a bound the derivative is 0 here, as in JAX, and 1 in Enzyme",
    ),
    (
        "stablehlo/maximum.mlir",
        &[0, 1, 2],
        "equal operands share the derivative here, as in JAX; in Enzyme one of them has it",
    ),
    (
        "stablehlo/minimum.mlir",
        &[0, 1, 2],
        "equal operands share the derivative here, as in JAX; in Enzyme one of them has it",
    ),
    (
        "stablehlo/sqrt.mlir",
        &[0, 1],
        "the slope of the square root at 0 is infinite here, as in JAX, and 0 in Enzyme",
    ),
];

/// Whether a derivative is excused.
fn is_excused(file: &str, number: usize) -> bool {
    let mut all = EXCUSED.iter();
    all.any(|(name, numbers, _)| *name == file && numbers.contains(&number))
}

/// Compares the results of a derivative with the expected ones.
fn judged(runner: &Runner, derivative: &Derivative) -> Result<(), String> {
    let elements = elements(derivative);
    let mut operands = derivative.operands.clone();
    let mut changes = 0..0;
    if !derivative.forward {
        // Cotangents are transposes here, as in JAX, and adjoints in Enzyme.
        let seeds = operands[derivative.params.len()..].iter_mut();
        for (seed, (shape, _)) in seeds.zip(&derivative.results) {
            conjugate(shape.element, seed);
        }
        let active = derivative.params.iter().filter(|(_, is_active)| *is_active);
        changes = elements.len() - active.count()..elements.len();
    }
    let results = (runner.1)(&operands);
    for (number, expected, check) in &derivative.expected {
        let element = elements[*number];
        let mut found = results[*number].clone();
        if changes.contains(number) {
            conjugate(element, &mut found);
        }
        let [found, expected] = [&found, expected].map(|bytes| numbers(element, bytes));
        let closeness = if element.is_integer() {
            Closeness::Equal
        } else {
            Closeness::Almost
        };
        let close = compare(element, &found, &expected, closeness);
        close.map_err(|why| format!("result {number} of {check}: {why}"))?;
    }
    Ok(())
}

/// Conjugates elements, if they are complex: the last bit of each is the sign of the imaginary part.
fn conjugate(element: ElementType, bytes: &mut [u8]) {
    if element.is_complex() {
        for number in bytes.chunks_exact_mut(element.bytes()) {
            number[element.bytes() - 1] ^= 0x80;
        }
    }
}

/// Returns the element types of the results of a derivative.
fn elements(derivative: &Derivative) -> Vec<ElementType> {
    let mut elements = Vec::new();
    for (shape, wanted) in &derivative.results {
        let count = usize::from(*wanted) + usize::from(derivative.forward);
        elements.extend(std::iter::repeat_n(shape.element, count));
    }
    if !derivative.forward {
        let active = derivative.params.iter().filter(|(_, is_active)| *is_active);
        elements.extend(active.map(|(shape, _)| shape.element));
    }
    elements
}

fn numbers(element: ElementType, bytes: &[u8]) -> Vec<Number> {
    let elements = bytes.chunks_exact(element.bytes());
    elements.map(|bytes| decode(element, bytes)).collect()
}

#[needs::variable(ENZYME_TESTS)]
#[test]
fn derivatives_have_the_values_that_enzyme_states() {
    let folder = std::env::var_os(VARIABLE).expect("ENZYME_TESTS is not set");
    let runners = generated::DERIVATIVES.iter().copied().flatten();
    let runners: BTreeMap<&str, &Runner> = runners.map(|runner| (runner.0, runner)).collect();
    let (mut count, mut wrong, mut left) = (0, Vec::new(), Vec::new());
    for path in files(folder.as_ref()) {
        let text = std::fs::read_to_string(&path).expect("a test is text");
        let name = path
            .strip_prefix(&folder)
            .unwrap_or(Path::new(""))
            .display()
            .to_string();
        let all = match derivatives(&text) {
            Ok(all) => all,
            Err(why) => {
                left.push(format!("{name}: {why}"));
                continue;
            }
        };
        for (number, derivative) in all.iter().enumerate() {
            let runner = runners.get(&*format!("{}#{number}", path.display()));
            match (derivative, runner) {
                (Ok(derivative), Some(runner)) => {
                    count += 1;
                    let excused = is_excused(&name, number);
                    match (judged(runner, derivative), excused) {
                        (Err(why), false) => wrong.push(format!("{name} {number}: {why}")),
                        (Ok(()), true) => {
                            wrong.push(format!("{name} {number} agrees: it needs no excuse"));
                        }
                        (Err(_), true) | (Ok(()), false) => {}
                    }
                }
                (Err(why), _) => left.push(format!("{name} {number}: {why}")),
                (Ok(_), None) => left.push(format!("{name} {number}: it is not compiled")),
            }
        }
    }
    println!("{count} derivatives, left:\n{}", left.join("\n"));
    assert!(count > 0, "the folder has no derivatives");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
