//! StableHLO's own test programs: all are read, programs of our types are imported and evaluated, and their results are
//! compared with the expected ones that they contain.
//!
//! `STABLEHLO_TESTDATA` is the path of an archive with the folder `testdata` of StableHLO, or others whose programs state
//! what they expect, such as `tests/math` with functions at special points; `JAX_TESTS` of one with programs of JAX's tests
//! in the same form. `STABLEHLO_SHARE=10` selects one of ten programs, by the number `STABLEHLO_SEED`.
//!
//! `STABLEHLO_TESTS` is the path of an archive with the folder `tests` of StableHLO, whose programs with mistakes are
//! refused, and whose functions in bytecode of each version are compared with their text.
//!
//! `STABLEHLO_BYTECODE` is the path of an archive with these programs as MLIR bytecode and as jax prints that, by
//! `scripts/stablehlo_bytecode.py`; their graphs are compared.

#[path = "../derivatives/eval.rs"]
mod eval;
#[path = "../derivatives/functions.rs"]
mod functions;
#[path = "../../../../xla-hlo/tests/kernels/mod.rs"]
mod kernels;
#[path = "../derivatives/elements.rs"]
#[allow(dead_code)]
mod plain;

mod compare;
mod drawn;
mod elements;
mod left;
mod parallel;
mod programs;
mod refused;
mod versions;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use programs::{Outcome, Program};
use xla_import::read_file;

/// The number of threads that programs are divided between.
const THREADS: usize = 2;

/// The stack of a thread: without optimisation, regions need more than the default.
const STACK: usize = 64 << 20;

/// Returns the path of the archive that a variable names.
fn archive(variable: &str) -> PathBuf {
    let archive = std::env::var_os(variable);
    archive
        .unwrap_or_else(|| panic!("{variable} is not set"))
        .into()
}

#[needs::variable(STABLEHLO_TESTDATA)]
#[test]
fn programs_of_stablehlo_have_the_expected_results() {
    evaluate(&archive("STABLEHLO_TESTDATA"));
}

#[needs::variable(JAX_TESTS)]
#[test]
fn programs_of_jax_have_the_expected_results() {
    evaluate(&archive("JAX_TESTS"));
}

/// Evaluates the programs of an archive, and compares their results with the expected ones.
fn evaluate(archive: &Path) {
    let programs = programs::unpacked(archive);
    assert!(!programs.is_empty(), "the archive has no programs");
    let outcomes: Mutex<BTreeMap<(String, Outcome), Vec<String>>> = Mutex::default();
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let outcome = program.outcome();
            let mut all = outcomes.lock().unwrap_or_else(PoisonError::into_inner);
            let names = all.entry((program.folder.clone(), outcome)).or_default();
            names.push(program.name.clone());
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            let thread = std::thread::Builder::new().stack_size(STACK);
            thread.spawn_scoped(scope, work).expect("a thread starts");
        }
    });
    let outcomes = outcomes
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner);
    report(&programs, &outcomes);
    let wrong: Vec<_> = (outcomes.iter())
        .filter(|((_, outcome), _)| programs::is_unexpected(outcome))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[needs::variable(STABLEHLO_TESTS)]
#[test]
fn programs_that_the_verifier_of_stablehlo_refuses_are_refused() {
    let archive = archive("STABLEHLO_TESTS");
    let programs = programs::unpacked(&archive);
    let (mut count, mut accepted) = (0, Vec::new());
    for program in programs.iter().filter(|program| program.has_mistakes()) {
        count += program.refused(&mut accepted);
    }
    println!(
        "{count} functions with mistakes, {} accepted",
        accepted.len()
    );
    assert!(count > 0, "the archive has no program with a mistake");
    let wrong = accepted.iter().filter(|one| !refused::is_excused(one));
    let wrong: Vec<String> = wrong.map(ToString::to_string).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[needs::variable(STABLEHLO_TESTS)]
#[test]
fn functions_are_the_same_in_bytecode_of_each_version() {
    let archive = archive("STABLEHLO_TESTS");
    let programs = programs::unpacked(&archive);
    let (mut files, mut imported, mut wrong) = (0, 0, Vec::new());
    let mut refused: BTreeMap<(String, String), usize> = BTreeMap::new();
    for program in &programs {
        let Some(bytecode) = &program.bytecode else {
            continue;
        };
        match program.functions(bytecode) {
            Ok(compared) => {
                files += 1;
                imported += compared.imported;
                for (name, why) in compared.refused {
                    *refused.entry((why, name)).or_default() += 1;
                }
            }
            Err(_) if program.is_invalid() && read_file(bytecode).is_err() => {}
            Err(why) => wrong.push(format!("{}: {why}", program.name)),
        }
    }
    let count: usize = refused.values().sum();
    println!("{files} files, {imported} functions are equal graphs, {count} are refused:");
    for ((why, name), count) in &refused {
        println!("{count:5} {name}: {why}");
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(imported > 0, "the archive has no bytecode");
}

#[needs::variable(STABLEHLO_BYTECODE)]
#[test]
fn programs_are_the_same_graphs_as_bytecode() {
    let archive = archive("STABLEHLO_BYTECODE");
    let programs = programs::unpacked(&archive);
    assert!(!programs.is_empty(), "the archive has no programs");
    let (mut graphs, mut wrong) = (0, Vec::new());
    for program in &programs {
        match program.compared() {
            Ok(count) => graphs += count,
            Err(why) => wrong.push(format!("{}: {why}", program.name)),
        }
    }
    println!("{} programs, {graphs} graphs", programs.len());
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Prints how many programs of each folder were read, imported and had the expected results, and why the others did
/// not.
fn report(programs: &[Program], outcomes: &BTreeMap<(String, Outcome), Vec<String>>) {
    let mut folders: Vec<&String> = programs.iter().map(|program| &program.folder).collect();
    folders.sort();
    folders.dedup();
    for folder in folders {
        let count = |of: &dyn Fn(&Outcome) -> bool| -> usize {
            let all = outcomes
                .iter()
                .filter(|((f, outcome), _)| f == folder && of(outcome));
            all.map(|(_, names)| names.len()).sum()
        };
        let read = count(&|o| !matches!(o, Outcome::NotRead(_)));
        let imported = count(&|o| !matches!(o, Outcome::NotRead(_) | Outcome::NotImported(_)));
        println!(
            "{folder}: {} programs, {read} read, {imported} imported, {} as expected",
            count(&|_| true),
            count(&|o| *o == Outcome::Expected),
        );
    }
    println!("left:");
    for ((folder, outcome), names) in outcomes {
        if *outcome != Outcome::Expected {
            println!("{:5} {folder}: {outcome} ({})", names.len(), names[0]);
        }
    }
}
