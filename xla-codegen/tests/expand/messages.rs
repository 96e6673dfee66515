//! Checks that every mistake in `ui-tests/cases/` is reported with exactly the text beside it, which rustc would print.
//!
//! rustc takes a third of a second for each case, so the tests of `ui-tests` compile only a selection. Here a program
//! is expanded in the test's own process, and `report` prints `compile_error!` like rustc. Both harnesses read the same
//! files, `ui-tests/cases/*/*.rs` and `.stderr`, and share the list in `ui-tests/compiled.txt`, which also states which
//! messages are rustc's own.
//!
//! `UPDATE=1 cargo test -p xla-codegen --test expand` writes the messages; read them as a newcomer would before you commit
//! them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::{for_all, report, rustc};

/// Returns the folder of the cases and of the list.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui-tests")
}

/// Returns every program that must not compile, `cases/topic/name.rs`.
fn cases() -> BTreeSet<String> {
    let entries = |folder: PathBuf| {
        std::fs::read_dir(folder)
            .unwrap()
            .map(|e| e.unwrap().path())
    };
    entries(folder().join("cases"))
        .filter(|topic| topic.is_dir())
        .flat_map(entries)
        .filter(|path| path.extension().is_some_and(|ext| ext == "rs"))
        .map(|path| {
            let case = path.strip_prefix(folder()).unwrap();
            case.to_str().unwrap().to_string()
        })
        .collect()
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
fn reported(case: &str) -> String {
    let text = std::fs::read_to_string(folder().join(case)).unwrap();
    let expanded = rustc::expand(&text, None);
    report::reports(&expanded.errors, &text, &expanded.file, case)
}

#[test]
fn messages_stay() {
    let update = std::env::var_os("UPDATE").is_some();
    let rustc: BTreeSet<String> = listed()
        .remove("rustc")
        .unwrap_or_default()
        .into_iter()
        .collect();
    let all = cases();
    let reports = for_all(&all, reported);
    let mut wrong = String::new();
    for (case, report) in &reports {
        let path = folder().join(case).with_extension("stderr");
        let expected = std::fs::read_to_string(&path).unwrap_or_default();
        let same = *report == expected;
        match (rustc.contains(case), same) {
            (true, true) => {
                wrong +=
                    &format!("{case} needs no rustc: take it off the list in compiled.txt\n\n");
            }
            (false, false) if report.is_empty() => {
                wrong += &format!(
                    "{case}: the macros report nothing. If rustc does, list it in compiled.txt; expected:\n{expected}\n"
                );
            }
            (false, false) if update => std::fs::write(&path, report).unwrap(),
            (false, false) => {
                wrong += &format!("{case}: expected\n{expected}\nfound\n{report}\n");
            }
            (true, false) | (false, true) => {}
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn every_message_has_its_program() {
    let topics: BTreeSet<PathBuf> = (cases().iter())
        .filter_map(|case| Some(folder().join(case).parent()?.to_path_buf()))
        .collect();
    for topic in topics {
        for file in std::fs::read_dir(topic).unwrap().map(|e| e.unwrap().path()) {
            let program = file.with_extension("rs");
            assert!(program.exists(), "{} is missing", program.display());
        }
    }
}

#[test]
fn every_case_on_the_list_exists_and_is_listed_once() {
    let all = cases();
    let mut seen = BTreeSet::new();
    for case in listed().into_values().flatten() {
        assert!(all.contains(&case), "compiled.txt lists {case}");
        assert!(seen.insert(case.clone()), "{case} is listed twice");
    }
}
