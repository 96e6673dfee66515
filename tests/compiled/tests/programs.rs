//! Compares programs of JAX's tests, which are compiled here, with XLA's results in their archive.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use agreement::closeness::{Closeness, compare};
use agreement::excused::excuse;
use agreement::number::{Number, decode};
use compiled::archive::program;
use judge::{Runner, in_threads};
use xla_hlo::ElementType;

/// The programs that the build script has selected.
#[allow(unused_variables, clippy::all, clippy::pedantic, reason = "generated")]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/programs.rs"));
}

/// Compares the results of a program with the expected ones.
fn judged(runner: &Runner) -> Result<(), String> {
    let text = std::fs::read_to_string(runner.0).expect("the archive is unpacked");
    let program = program(&text).expect("as when it was compiled");
    let results = catch_unwind(AssertUnwindSafe(|| (runner.1)(&program.arguments)));
    let results = results.map_err(|_| "it panics".to_string())?;
    for (number, expected) in &program.expected {
        let element = program.results[*number].element;
        let [found, expected] = [&results[*number], expected].map(|bytes| numbers(element, bytes));
        if found.len() != expected.len() {
            return Err(format!("result {number} has {} elements", found.len()));
        }
        let close = compare(element, &found, &expected, Closeness::Close);
        let close = close.or_else(|why| match excuse(&name(runner)) {
            Some((excuse, _)) => match excuse.closeness() {
                Some(closeness) => compare(element, &found, &expected, closeness),
                None => Ok(()),
            },
            None => Err(why),
        });
        close.map_err(|why| format!("result {number}: {why}"))?;
    }
    Ok(())
}

fn numbers(element: ElementType, bytes: &[u8]) -> Vec<Number> {
    let elements = bytes.chunks_exact(element.bytes());
    elements.map(|bytes| decode(element, bytes)).collect()
}

/// Returns the folder and the file of a program.
fn name(runner: &Runner) -> String {
    let path = Path::new(runner.0).with_extension("");
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    parts[parts.len() - 2..].join("/")
}

#[needs::variable(JAX_TESTS)]
#[test]
fn programs_of_jax_have_the_results_of_xla() {
    let runners: Vec<&Runner> = generated::PROGRAMS.iter().copied().flatten().collect();
    let wrong = in_threads(&runners, |runner| {
        let why = judged(runner).err()?;
        Some(format!("{}: {why}", name(runner)))
    });
    println!("{} programs, {} differ", runners.len(), wrong.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
