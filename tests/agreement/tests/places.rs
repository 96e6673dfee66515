//! Checks that what an operation consists of is listed where it must be: modules, operations, primitives, derivatives.
//! `UPDATE=1 cargo test -p xla-agreement --test places` adds the lines that the lists lack.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use xla_hlo::ElementType;
use xla_hlo::ops::{elementwise, formulas};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns the names of the files of Rust in a folder, without their ending.
fn modules(folder: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(root().join(folder)).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names
        .filter_map(|name| name.strip_suffix(".rs").map(str::to_owned))
        .filter(|name| !["mod", "main"].contains(&name.as_str()))
        .collect()
}

/// Fails if a list lacks lines, or adds them: each before the first line of the list that is greater, or after the last.
/// `is_listed` tells the list's lines from others.
fn complete(path: &str, lacking: &[String], is_listed: impl Fn(&str) -> bool) {
    if std::env::var_os("UPDATE").is_none() {
        assert!(
            lacking.is_empty(),
            "{path} lacks {lacking:#?}: UPDATE=1 cargo test -p xla-agreement --test places"
        );
        return;
    }
    let text = read(path);
    let mut lines: Vec<&str> = text.lines().collect();
    let key = |line: &str| line.rsplit(' ').next().unwrap_or_default().to_owned();
    for new in lacking {
        let listed = |i: &usize| is_listed(lines[*i]);
        let greater = (0..lines.len()).find(|i| listed(i) && key(lines[*i]) > key(new));
        let last = (0..lines.len()).rfind(listed).expect("a list");
        let mut at = greater.unwrap_or(last + 1);
        while greater.is_some() && lines[at - 1].starts_with("#[") {
            at -= 1;
        }
        lines.insert(at, new);
    }
    if !lacking.is_empty() {
        std::fs::write(root().join(path), lines.join("\n") + "\n").unwrap();
    }
}

/// The folders whose files are modules of a list: the folder, the file with the list, and how a new one is declared.
const MODULES: [(&str, &str, &str); 8] = [
    ("xla-hlo/src/ops", "xla-hlo/src/ops/mod.rs", "pub mod"),
    (
        "xla-hlo/src/derived",
        "xla-hlo/src/derived/mod.rs",
        "pub mod",
    ),
    (
        "xla-hlo/src/derivatives",
        "xla-hlo/src/derivatives/mod.rs",
        "mod",
    ),
    (
        "xla-core/src/kernels",
        "xla-core/src/kernels/mod.rs",
        "pub mod",
    ),
    (
        "xla-core/tests/unit/kernels",
        "xla-core/tests/unit/kernels.rs",
        "mod",
    ),
    ("tests/ops", "tests/ops/main.rs", "mod"),
    (
        "tests/agreement/src/cases",
        "tests/agreement/src/cases/mod.rs",
        "mod",
    ),
    (
        "tests/agreement/src/operations",
        "tests/agreement/src/operations/mod.rs",
        "mod",
    ),
];

/// Returns the name of the module that a line declares.
fn declared_module(line: &str) -> Option<&str> {
    let line = line.trim_start_matches("pub(crate) ");
    let name = line.trim_start_matches("pub ").strip_prefix("mod ")?;
    name.strip_suffix(';')
}

#[test]
fn every_file_is_a_module() {
    for (folder, list, begins) in MODULES {
        let text = read(list);
        let declared: BTreeSet<&str> = text.lines().filter_map(declared_module).collect();
        let lacking = modules(folder).into_iter();
        let lacking = lacking.filter(|module| !declared.contains(module.as_str()));
        let lacking: Vec<String> = lacking
            .map(|module| format!("{begins} {module};"))
            .collect();
        complete(list, &lacking, |line| declared_module(line).is_some());
    }
}

/// The lists of what the files of a folder declare: the folder, whose `mod.rs` has the list, the end of a declaration's
/// first line, and the end of a listed name.
const DECLARED: [(&str, &str, &str); 4] = [
    ("xla-hlo/src/ops", ": Operation = Operation {", "OPERATION"),
    ("xla-hlo/src/ops", ": Primitive = Primitive {", "PRIMITIVE"),
    (
        "xla-hlo/src/derived",
        ": Operation = Operation {",
        "OPERATION",
    ),
    ("xla-hlo/src/derivatives", ": &[Rule] = &[", "RULES"),
];

#[test]
fn every_operation_primitive_and_derivative_is_listed() {
    for (folder, declares, usual) in DECLARED {
        let list = format!("{folder}/mod.rs");
        let text = read(&list);
        let reference = if usual == "RULES" { "" } else { "&" };
        let mut lacking = Vec::new();
        for module in modules(folder) {
            let file = read(&format!("{folder}/{module}.rs"));
            let declared = file.lines().filter(|line| line.starts_with("pub"));
            let declared = declared.filter_map(|line| line.split_once(declares));
            for (before, _) in declared {
                let name = before.rsplit(' ').next().unwrap_or_default();
                let entry = format!("    {reference}{module}::{name},");
                if !text.contains(&entry) {
                    lacking.push(entry);
                }
            }
        }
        let usual = format!("::{usual},");
        complete(&list, &lacking, |line| {
            line.starts_with("    ") && line.ends_with(&usual)
        });
    }
}

/// Returns the texts between quotes that follow a text.
fn quoted_after<'t>(text: &'t str, before: &str) -> Vec<&'t str> {
    let parts = text.split(before).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

#[test]
fn every_kernel_of_a_rule_exists() {
    let kernels = modules("xla-core/src/kernels");
    let mut missing = Vec::new();
    for module in modules("xla-hlo/src/ops") {
        let path = format!("xla-hlo/src/ops/{module}.rs");
        let words: Vec<String> = read(&path).split_whitespace().map(str::to_owned).collect();
        let text = words.join(" ");
        for name in quoted_after(&text, "Kernel { name: \"") {
            let file = name.split("::").next().unwrap();
            // Tokens are removed before lowering.
            if !kernels.contains(file) && name != "create_token" {
                missing.push(format!(
                    "{path} lowers to `{name}`: xla-core/src/kernels/{file}.rs is missing"
                ));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn elementary_functions_are_sliced_where_the_rule_calls_them_on_slices() {
    let table = read("xla-core/src/scalar/elementary.rs");
    for row in elementwise::ROWS.iter().chain(formulas::ROWS) {
        let name = row.operation.name;
        let line = table
            .lines()
            .find(|line| line.trim_start().starts_with(&format!("{name} ")));
        let Some(line) = line.filter(|line| line.ends_with(';')) else {
            continue;
        };
        let has_slices = !line.ends_with(" inline;");
        assert_eq!(
            (row.is_sliced)(ElementType::F32),
            has_slices,
            "`{name}` is {line} in elementary.rs and differs in xla-hlo/src/ops/elementwise.rs"
        );
    }
}
