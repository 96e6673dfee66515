//! Checks that every mistake in `ui-tests/cases` is reported with exactly the text beside it, which rustc would print.
//!
//! rustc takes a third of a second for each case, so the tests of `ui-tests` compile only a selection. Here a program
//! is expanded in the test's own process, and `report` prints `compile_error!` like rustc. Both harnesses read the same
//! cases, and share the list in `ui-tests/compiled.txt`, which also states which messages are rustc's own.
//!
//! `UPDATE=1 cargo test -p xla-codegen --test expand` writes the messages; read them as a newcomer would before you commit
//! them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use crate::cases::{self, Case};
use crate::{for_all, report, rustc};

/// Returns the folder of the cases and of the list.
fn folder() -> PathBuf {
    cases::folder(env!("CARGO_MANIFEST_DIR"))
}

/// Returns every program that must not compile, by its name, `cases/topic/name.rs`.
pub(crate) fn all() -> BTreeMap<String, Case> {
    cases::all(&folder())
}

/// Returns the listed cases under each heading.
fn listed() -> BTreeMap<String, Vec<String>> {
    let text = std::fs::read_to_string(folder().join("compiled.txt")).unwrap();
    let mut sections: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut heading = String::new();
    for line in text.lines().map(str::trim) {
        if let Some(name) = line.strip_prefix("== ") {
            heading = name.to_string();
        } else if !line.is_empty() && !line.starts_with('#') {
            let of_heading = sections.entry(heading.clone()).or_default();
            of_heading.push(line.to_string());
        }
    }
    sections
}

/// Returns the errors that the macros report about a case, in the format of rustc.
fn reported(case: &str, program: &str) -> String {
    let expanded = rustc::expand(program, None);
    report::reports(&expanded.errors, program, &expanded.file, case)
}

#[test]
fn messages_are_as_recorded() {
    let update = std::env::var_os("UPDATE").is_some();
    let rustc: BTreeSet<String> = listed()
        .remove("rustc")
        .unwrap_or_default()
        .into_iter()
        .collect();
    let mut all = all();
    let names = all.keys().cloned().collect();
    let reports = for_all(&names, |case| reported(case, &all[case].program));
    let mut wrong = String::new();
    for (case, report) in reports {
        let of = all.get_mut(&case).unwrap();
        let same = report == of.message;
        match (rustc.contains(&case), same) {
            (true, true) => {
                wrong +=
                    &format!("{case} needs no rustc: take it off the list in compiled.txt\n\n");
            }
            (false, false) if report.is_empty() => {
                wrong += &format!(
                    "{case}: the macros report nothing. If rustc does, list it in compiled.txt; expected:\n{}\n",
                    of.message
                );
            }
            (false, false) if update => of.message = report,
            (false, false) => {
                wrong += &format!("{case}: expected\n{}\nfound\n{report}\n", of.message);
            }
            (true, false) | (false, true) => {}
        }
    }
    if update {
        cases::write(&folder(), &all);
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn the_listed_cases_are_files_and_listed_once() {
    let mut seen = BTreeSet::new();
    for case in listed().into_values().flatten() {
        assert!(seen.insert(case.clone()), "{case} is listed twice");
    }
    let files = all().into_iter().filter(|(_, case)| case.has_files());
    let files: BTreeSet<String> = files.map(|(name, _)| name).collect();
    let rule = "a case is a file in `cases/TOPIC` if compiled.txt lists it, otherwise a section of `cases/TOPIC.md`";
    assert_eq!(files, seen, "{rule}");
}
