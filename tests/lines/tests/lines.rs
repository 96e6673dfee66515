//! Code of a computation has the lines of the user's statements, not of the attribute.

use std::backtrace::Backtrace;
use std::process::Command;
use std::sync::Mutex;

use typed_xla::prelude::*;

static TRACE: Mutex<String> = Mutex::new(String::new());

#[custom_call]
fn traced(x: &f32![4]) -> f32![4] {
    *TRACE.lock().unwrap() = Backtrace::force_capture().to_string();
    *x
}

#[computation]
fn calls(x: &f32![4]) -> f32![4] {
    let y = x * 2.0;
    let y = traced(y); // called
    y + 1.0
}

#[computation]
fn nested(x: &f32![4]) -> f32![4] {
    calls(x - 1.0) // inlined
}

#[computation]
fn repeated(x: &f32![4], n: i32) -> f32![4] {
    let mut y = x;
    for _ in 0..n {
        y = traced(y); // in a loop
    }
    y
}

/// The parts of a program, each on a line of its own.
#[computation]
fn parts(x: &f32![256, 256], w: &f32![256, 256], n: i32) -> (f32![256, 256], f32) {
    let y = exp(x * 2.0); // fused
    let mut z = dot(y, w); // product
    z = sort(z, dimension = 1); // kernel
    for _ in 0..n {
        z = sin(z); // repeated loop
    }
    let total = sum(z); // fold
    (z, total)
}

/// Returns the numbers of the lines that end with a comment.
fn lines(comment: &str) -> Vec<usize> {
    let lines = include_str!("lines.rs").lines().enumerate();
    let found = lines.filter(|(_, line)| line.ends_with(&format!("// {comment}")));
    found.map(|(i, _)| i + 1).collect()
}

#[track_caller]
fn assert_traced(comment: &str) {
    let trace = TRACE.lock().unwrap();
    let [line] = lines(comment)[..] else {
        panic!("one line has the comment `{comment}`")
    };
    let place = format!("lines.rs:{line}:");
    assert!(trace.contains(&place), "no {place} in\n{trace}");
}

#[test]
fn a_backtrace_has_the_lines_of_calls() {
    let x = tensor![1.0, 2.0, 3.0, 4.0];
    let _ = calls(&x);
    assert_traced("called");
    let _ = nested(&x);
    assert_traced("inlined");
    let _ = repeated(&x, 1);
    assert_traced("in a loop");
}

/// The line table names all lines of a program whose code runs, and so do profilers and debuggers.
#[needs::objdump]
#[test]
fn the_line_table_has_the_lines_of_steps() {
    // The code must be part of the program.
    let one = Tensor::full(1.0);
    assert!(parts(&one, &one, 1).1.is_finite());
    let program = std::env::current_exe().unwrap();
    let table = Command::new("objdump")
        .arg("--dwarf=decodedline")
        .arg(program)
        .output()
        .unwrap();
    let table = String::from_utf8_lossy(&table.stdout);
    let numbers = table.lines().filter(|line| line.starts_with("lines.rs"));
    let numbers: Vec<usize> = numbers
        .filter_map(|line| line.split_whitespace().nth(1)?.parse().ok())
        .collect();
    for comment in ["fused", "product", "kernel", "repeated loop", "fold"] {
        let [line] = lines(comment)[..] else {
            panic!("one line has the comment `{comment}`")
        };
        assert!(
            numbers.contains(&line),
            "no code of line {line}, `{comment}`"
        );
    }
}
