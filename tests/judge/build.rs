//! Writes the computations as Rust: modules of them, and a table of functions that run them on bytes.

use std::path::PathBuf;

use agreement::cases::chosen::{Selection, chosen as chosen_cases};
use agreement::cases::{self, Case};
use agreement::shrink::{chosen, smaller};
use agreement::table::{Entry, modules};
use agreement::{Gradient, Program};

/// The number of random programs, unless the environment variable sets it: a thousand take minutes to compile.
const PROGRAMS: u64 = 100;
const VARIABLE: &str = "JUDGE_PROGRAMS";

/// The number of seeds for each program whose programs are differentiated: one of five has a gradient.
const IN_GRADIENTS: u64 = 2;

/// The seed of the first program; 0 if it is not set.
const FIRST: &str = "JUDGE_FIRST";

/// A seed, followed by the path to a smaller program, as in `17:4:0`. If it is set, the smaller programs of that
/// program replace the random ones.
const SHRINK: &str = "JUDGE_SHRINK";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for variable in [VARIABLE, FIRST, SHRINK, agreement::cases::chosen::VARIABLE] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it"));
    let cases = cases::all();
    let cases = chosen_cases(&cases, Selection::from_environment());
    let cases: Vec<Entry> = cases.into_iter().map(of_case).collect();
    let programs = programs();
    let differentiated = programs.len() as u64 * IN_GRADIENTS;
    let gradients = match programs.first() {
        Some(first) if first.variant.is_none() => first.seed..first.seed + differentiated,
        _ => 0..0,
    };
    let gradients = gradients.filter_map(|seed| Gradient::of(agreement::generate(seed)));
    let gradients = gradients.map(|gradient| of_gradient(&gradient)).collect();
    let programs: Vec<Entry> = programs.iter().map(of_program).collect();
    for (file, table, entries) in [
        ("cases.rs", "CASES", cases),
        ("programs.rs", "PROGRAMS", programs),
        ("gradients.rs", "GRADIENTS", gradients),
    ] {
        std::fs::write(out.join(file), modules(table, &entries)).expect("a writable folder");
    }
}

/// Returns the random programs that the environment selects.
fn programs() -> Vec<Program> {
    if let Ok(path) = std::env::var(SHRINK) {
        return smaller(&chosen(&path));
    }
    let number = |variable: &str, otherwise: u64| {
        let value = std::env::var(variable).ok();
        value.map_or(otherwise, |n| n.parse().expect("a number"))
    };
    let first = number(FIRST, 0);
    let seeds = first..first + number(VARIABLE, PROGRAMS);
    seeds.map(agreement::generate).collect()
}

/// Returns the computation of a case.
fn of_case(case: &Case) -> Entry {
    let parameters = case.parameters.iter();
    let scalars = parameters.map(|spec| spec.dims.is_empty()).collect();
    Entry::new(case.name.clone(), case.source(), scalars, 1)
}

/// Returns the computation of a random program.
fn of_program(program: &Program) -> Entry {
    let results = program.results.len();
    Entry::new(
        program.function(),
        program.source(),
        scalars(program),
        results,
    )
}

/// Returns the gradient of a random program.
fn of_gradient(gradient: &Gradient) -> Entry {
    let (scalars, results) = (scalars(gradient.program()), gradient.elements().len());
    Entry::new(gradient.function(), gradient.source(), scalars, results)
}

/// Returns whether each input of a program is a plain scalar.
fn scalars(program: &Program) -> Vec<bool> {
    let inputs = program.inputs();
    inputs.iter().map(|input| input.dims.is_empty()).collect()
}
