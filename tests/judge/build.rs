//! Writes the computations as Rust: modules of them, and a table of functions that run them on bytes.

use std::fmt::Write;
use std::path::PathBuf;

use agreement::cases::chosen::{Selection, chosen as chosen_cases};
use agreement::cases::{self, Case};
use agreement::shrink::{chosen, smaller};
use agreement::{Gradient, Program};

/// The number of computations in a module. The table of a module is one function.
const IN_A_MODULE: usize = 50;

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
    let cases: Vec<Item> = cases.into_iter().map(Item::of_case).collect();
    let programs = programs();
    let differentiated = programs.len() as u64 * IN_GRADIENTS;
    let gradients = match programs.first() {
        Some(first) if first.variant.is_none() => first.seed..first.seed + differentiated,
        _ => 0..0,
    };
    let gradients = gradients.filter_map(|seed| Gradient::of(agreement::generate(seed)));
    let gradients = gradients
        .map(|gradient| Item::of_gradient(&gradient))
        .collect();
    let programs: Vec<Item> = programs.iter().map(Item::of_program).collect();
    for (file, table, items) in [
        ("cases.rs", "CASES", cases),
        ("programs.rs", "PROGRAMS", programs),
        ("gradients.rs", "GRADIENTS", gradients),
    ] {
        std::fs::write(out.join(file), modules(table, &items)).expect("a writable folder");
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

/// A computation, and the information that its caller needs.
struct Item {
    function: String,
    source: String,
    /// Whether each argument is a plain scalar.
    scalars: Vec<bool>,
    results: usize,
}

impl Item {
    fn of_case(case: &Case) -> Item {
        Item {
            function: case.name.clone(),
            source: case.source(),
            scalars: case
                .parameters
                .iter()
                .map(|spec| spec.dims.is_empty())
                .collect(),
            results: 1,
        }
    }

    fn of_program(program: &Program) -> Item {
        Item {
            function: program.function(),
            source: program.source(),
            scalars: program
                .inputs()
                .iter()
                .map(|input| input.dims.is_empty())
                .collect(),
            results: program.results.len(),
        }
    }

    fn of_gradient(gradient: &Gradient) -> Item {
        Item {
            function: gradient.function(),
            source: gradient.source(),
            results: gradient.elements().len(),
            ..Item::of_program(gradient.program())
        }
    }

    /// Returns a closure that calls the computation on bytes.
    fn runner(&self) -> String {
        let mut text = String::from("|_arguments| {");
        let mut names = Vec::new();
        for (i, scalar) in self.scalars.iter().enumerate() {
            let _ = write!(text, " let a{i} = judge::leaf(&_arguments[{i}]);");
            names.push(format!("{}a{i}", if *scalar { "" } else { "&" }));
        }
        let results: Vec<String> = (0..self.results).map(|i| format!("r{i}")).collect();
        let bytes: Vec<String> = results
            .iter()
            .map(|r| format!("judge::bytes(&{r})"))
            .collect();
        let pattern = match results.as_slice() {
            [one] => one.clone(),
            many => format!("({})", many.join(", ")),
        };
        let _ = write!(
            text,
            " let {pattern} = {}({}); vec![{}] }}",
            self.function,
            names.join(", "),
            bytes.join(", ")
        );
        text
    }
}

/// Returns modules of computations, and the table of all of them.
fn modules(table: &str, items: &[Item]) -> String {
    let mut text = String::new();
    let mut tables = Vec::new();
    for (number, items) in items.chunks(IN_A_MODULE).enumerate() {
        let _ = writeln!(text, "mod m{number} {{\n    use typed_xla::prelude::*;");
        let mut runners = String::new();
        for item in items {
            text.push_str(&item.source);
            let _ = writeln!(
                runners,
                "        (\"{}\", {}),",
                item.function,
                item.runner()
            );
        }
        let _ = writeln!(
            text,
            "    pub(super) const TABLE: &[judge::Runner] = &[\n{runners}    ];\n}}"
        );
        tables.push(format!("m{number}::TABLE"));
    }
    let _ = writeln!(
        text,
        "pub(crate) const {table}: &[&[judge::Runner]] = &[{}];",
        tables.join(", ")
    );
    text
}
