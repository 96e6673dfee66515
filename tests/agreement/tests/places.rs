//! Checks that what an operation consists of is listed where it must be: modules, primitives, kernels.

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

#[test]
fn every_file_is_a_module() {
    let lists = [
        ("xla-hlo/src/ops", "xla-hlo/src/ops/mod.rs"),
        ("xla-hlo/src/derived", "xla-hlo/src/derived/mod.rs"),
        ("xla-hlo/src/derivatives", "xla-hlo/src/derivatives/mod.rs"),
        ("xla-core/src/kernels", "xla-core/src/kernels/mod.rs"),
        (
            "xla-core/tests/unit/kernels",
            "xla-core/tests/unit/kernels.rs",
        ),
        ("tests/ops", "tests/ops/main.rs"),
        (
            "tests/agreement/src/cases",
            "tests/agreement/src/cases/mod.rs",
        ),
        (
            "tests/agreement/src/operations",
            "tests/agreement/src/operations/mod.rs",
        ),
    ];
    let mut missing = Vec::new();
    for (folder, list) in lists {
        let text = read(list);
        let words: BTreeSet<&str> = text
            .lines()
            .filter_map(|line| {
                let (_, name) = line.split_once("mod ")?;
                name.strip_suffix(';')
            })
            .collect();
        for module in modules(folder) {
            if !words.contains(module.as_str()) {
                missing.push(format!("{list} lacks `mod {module};`"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Returns the texts between quotes that follow a text.
fn quoted_after<'t>(text: &'t str, before: &str) -> Vec<&'t str> {
    let parts = text.split(before).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

#[test]
fn every_kernel_primitive_and_operation_of_a_rule_exists() {
    let kernels = modules("xla-core/src/kernels");
    let primitives: BTreeSet<&str> = xla_hlo::ops::primitives().map(|p| p.name).collect();
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
        missing.extend(unlisted(
            &text,
            &path,
            "STRUCTURAL in xla-hlo/src/ops/mod.rs",
        ));
        for name in quoted_after(&text, ": Primitive = Primitive { name: \"") {
            if !primitives.contains(name) {
                missing.push(format!(
                    "xla-hlo/src/ops/mod.rs does not list the primitive `{name}` of {path}"
                ));
            }
        }
    }
    for module in modules("xla-hlo/src/derived") {
        let path = format!("xla-hlo/src/derived/{module}.rs");
        let words: Vec<String> = read(&path).split_whitespace().map(str::to_owned).collect();
        let list = "OPERATIONS in xla-hlo/src/derived/mod.rs";
        missing.extend(unlisted(&words.join(" "), &path, list));
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Returns what is missing from a list of operations: those that a file declares, and that no user can call.
fn unlisted(text: &str, path: &str, list: &str) -> Vec<String> {
    let declared = quoted_after(text, ": Operation = Operation { name: \"");
    let declared = declared.into_iter();
    declared
        .filter(|name| xla_hlo::lookup(name).is_none())
        .map(|name| format!("{list} does not list the operation `{name}` of {path}"))
        .collect()
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
