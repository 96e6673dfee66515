//! Runs an example as a user runs it.

use std::process::{Command, Output};

/// Runs an example, which `cargo test` has built.
pub(crate) fn run(example: &str, arguments: &[&str]) -> Output {
    let test = std::env::current_exe().expect("this test has a path");
    let built = test
        .ancestors()
        .nth(2)
        .expect("tests are built in a folder of their profile");
    let program = built.join("examples").join(example);
    let program = program.with_extension(std::env::consts::EXE_EXTENSION);
    let output = Command::new(&program).args(arguments).output();
    output.unwrap_or_else(|error| {
        panic!(
            "{}: {error}; `cargo build --examples` builds it",
            program.display()
        )
    })
}

/// Returns what a successful run prints.
pub(crate) fn printed(example: &str, arguments: &[&str]) -> String {
    let output = run(example, arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{example}: {errors}");
    String::from_utf8(output.stdout).expect("the output is text")
}

/// Whether a line of what an example prints has the time of a step.
pub(crate) fn times_a_step(text: &str) -> bool {
    text.lines().any(|line| line.starts_with("a step takes "))
}
