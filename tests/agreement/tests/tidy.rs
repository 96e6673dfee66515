//! Checks that the repository is laid out as ARCHITECTURE.md describes: every operation has its files, and no file is
//! elsewhere.

mod pages;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Returns every file below a folder whose name has this ending, with its text, by its path from the root.
fn files(folder: &str, end: &str) -> BTreeMap<String, String> {
    fn walk(folder: &Path, end: &str, all: &mut BTreeMap<String, String>) {
        let Ok(entries) = std::fs::read_dir(folder) else {
            return;
        };
        for path in entries.map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                // Builds, and the programs that the test of helps writes.
                if !path.ends_with("target") && !path.ends_with("ui-tests/followed") {
                    walk(&path, end, all);
                }
            } else if path.to_str().unwrap().ends_with(end) {
                let name = path.strip_prefix(root()).unwrap().to_str().unwrap();
                all.insert(
                    name.replace('\\', "/"),
                    std::fs::read_to_string(&path).unwrap(),
                );
            }
        }
    }
    let mut all = BTreeMap::new();
    walk(&root().join(folder), end, &mut all);
    all
}

/// Whether a text contains a word.
fn says(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let part = |c: char| c.is_alphanumeric() || c == '_';
        !text[..at].ends_with(part) && !text[at + word.len()..].starts_with(part)
    })
}

/// Returns the file with the rule of an operation: its own file, or the file of the table with its row.
fn rule(rules: &BTreeMap<String, String>, operation: &str) -> PathBuf {
    let named = format!("name: \"{operation}\",");
    let rows = [format!("{operation} "), format!("\"{operation}\" ")];
    let in_table = |line: &str| {
        let row = line.trim_start();
        line.ends_with(';') && rows.iter().any(|name| row.starts_with(name))
    };
    let has = |text: &str| {
        let table = ["rows! {", "rows!(rows!)"]
            .iter()
            .any(|table| text.contains(table));
        text.contains(&named) || table && text.lines().any(in_table)
    };
    let found: Vec<&String> = rules
        .iter()
        .filter(|(_, text)| has(text))
        .map(|(path, _)| path)
        .collect();
    assert_eq!(
        found.len(),
        1,
        "`{operation}` needs one rule, with `name: \"{operation}\",` or as a row, in xla-hlo/src/ops or xla-hlo/src/derived: \
         {found:?}"
    );
    PathBuf::from(found[0])
}

/// Whether a page runs an operation in an example.
fn shows(page: &str, operation: &str) -> bool {
    let examples = page.split("\n```").skip(1).step_by(2);
    examples
        .filter(|example| example.starts_with('\n'))
        .any(|example| says(example, operation))
}

/// Checks that the places of "Add an operation" in CONTRIBUTING.md are complete: an elementwise operation has a row, a
/// scalar function and a page; a derived one a file, a page and a case; a structural one a rule, a kernel if its form is
/// one, a page, a test file and a case.
#[test]
fn every_operation_has_its_rule_page_test_and_case() {
    let mut rules = files("xla-hlo/src/ops", ".rs");
    rules.extend(files("xla-hlo/src/derived", ".rs"));
    let scalars: String = files("xla-core/src/scalar", ".rs").into_values().collect();
    let tests = files("tests/ops", ".rs");
    let compared = agreement::cases::all();
    // Operations with side effects are tested where there is an environment for them.
    let mut compiled: String = files("tests/judge/tests", ".rs").into_values().collect();
    for test in ["tests/replicas.rs", "tests/printing.rs"] {
        compiled += &std::fs::read_to_string(root().join(test)).unwrap();
    }
    let mut missing = Vec::new();
    for operation in xla_hlo::operations() {
        let name = operation.name;
        let rule = rule(&rules, name);
        let family = rule.file_stem().unwrap().to_str().unwrap();
        let elementwise = ["elementwise", "compare"].contains(&family);
        let formula = family == "formulas";
        let derived = rule.parent().unwrap().ends_with("derived");
        let scalar = [
            format!("pub fn {name}<"),
            format!("\n    {name} "),
            format!("\n            {name} "),
        ];
        let mut test = vec![
            format!("tests/ops/{name}.rs"),
            format!("tests/ops/{family}.rs"),
        ];
        test.dedup();
        let call = xla_hlo::catalogue::call(operation);
        let head = format!("# {name}\n\n`{call}`\n\n");
        let places = [
            (
                format!(
                    "a page docs/operations/{name}.md that begins with {head:?}, or a row `{call}` on the page of a family, \
                     which calls it in an example"
                ),
                pages::entry(operation).is_some_and(|entry| shows(&entry.text, name)),
            ),
            (
                "a row in xla-core/src/scalar/elementary.rs or operations.rs".to_owned(),
                !elementwise || scalar.iter().any(|text| scalars.contains(text)),
            ),
            (
                if operation.reaches_outside() {
                    "a test in tests/judge/tests, tests/replicas.rs or tests/printing.rs".to_owned()
                } else {
                    "a case in tests/agreement/src/cases".to_owned()
                },
                // A text parameter is a label of what is printed, or a part of the value.
                compared.iter().any(|case| case.operation == name)
                    || operation.reaches_outside() && says(&compiled, name),
            ),
            (
                format!("tests in {}, where its name is a word", test.join(" or ")),
                elementwise
                    || formula
                    || derived
                    || test
                        .iter()
                        .any(|path| tests.get(path).is_some_and(|text| says(text, name))),
            ),
        ];
        for (what, _) in places.iter().filter(|(_, there)| !there) {
            missing.push(format!("`{name}` lacks {what}"));
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_kernel_has_a_unit_test_file() {
    for (path, _) in files("xla-core/src/kernels", ".rs") {
        let name = Path::new(&path)
            .file_stem()
            .unwrap()
            .to_str()
            .unwrap()
            .to_string();
        let top = Path::new(&path).parent().unwrap().ends_with("kernels");
        if top
            && ![
                "key",
                "linear",
                "dynamic_size_check",
                "lists",
                "mod",
                "pick",
                "places",
                "scratch",
                "spectral",
                "window",
                // The two primitives of `qr`.
                "householder_factors",
                "householder_product",
                // Of `solve`.
                "cofactors",
                "lu_solve",
                // Of the derivative of `attention`.
                "attention_grad",
            ]
            .contains(&name.as_str())
        {
            assert!(
                root().join(format!("tests/ops/{name}.rs")).exists(),
                "{path} is not tested: add tests/ops/{name}.rs, or `{name}` to the list in this test if operations share it"
            );
        }
    }
}

/// Returns the sources of the library of a manifest, by their paths from the root.
fn library(manifest: &str, section: &str) -> BTreeMap<String, String> {
    let folder = Path::new(manifest).parent().unwrap();
    let path = section
        .lines()
        .find_map(|line| line.strip_prefix("path = "));
    match path {
        Some(path) => {
            let path = folder.join(path.trim_matches('"'));
            let all = files(folder.to_str().unwrap(), ".rs").into_iter();
            all.filter(|(file, _)| Path::new(file) == path).collect()
        }
        None => files(folder.join("src").to_str().unwrap(), ".rs"),
    }
}

#[test]
fn libraries_that_are_not_tested_contain_no_tests() {
    // `test = false` and `doctest = false` in a manifest would silently skip them.
    let mut manifests = BTreeMap::from([(
        "Cargo.toml".to_owned(),
        std::fs::read_to_string(root().join("Cargo.toml")).unwrap(),
    )]);
    manifests.extend((FOLDERS.iter()).flat_map(|folder| files(folder, "Cargo.toml")));
    let is_example = |text: &str| {
        (text.lines().map(str::trim_start))
            .any(|line| line.starts_with("//") && line.contains("```"))
    };
    let mut inside = Vec::new();
    let mut checked = 0;
    for (manifest, text) in manifests {
        let Some((_, section)) = text.split_once("\n[lib]\n") else {
            continue;
        };
        let section = section.split("\n[").next().unwrap();
        let omits = |key: &str| section.lines().any(|line| line == format!("{key} = false"));
        for (path, text) in library(&manifest, section) {
            checked += 1;
            let mut lines = text.lines().map(str::trim_start);
            let has_tests = lines.any(|line| line == "#[test]" || line.starts_with("#[cfg(test)]"));
            if omits("test") && has_tests || omits("doctest") && is_example(&text) {
                inside.push(path);
            }
        }
    }
    assert!(checked > 300, "only {checked} files were read");
    assert!(
        inside.is_empty(),
        "the manifest says that these have no tests or no examples; tests of xla-core belong in xla-core/tests/unit: \
         {inside:#?}"
    );
}

#[test]
fn the_macros_name_no_operation() {
    // Words with another meaning in Rust's own syntax, in a message, in the runtime, or as an attribute.
    const OTHERWISE: &[&str] = &["index", "custom_call", "map", "max", "product", "rev"];
    // Words of Python.
    const OF_PYTHON: &[&str] = &["and", "or", "not"];
    let mut found = Vec::new();
    for (path, text) in files("xla-codegen/src", ".rs") {
        // A cargo feature has the name of the operation that needs it.
        if path.ends_with("tests.rs") || path.ends_with("features.rs") {
            continue;
        }
        let code = text.split("#[cfg(test)]").next().unwrap();
        for name in xla_hlo::operations().map(|operation| operation.name) {
            let is_of_python = path.ends_with("unparsed/python.rs") && OF_PYTHON.contains(&name);
            let is_other = is_of_python || OTHERWISE.contains(&name);
            if code.contains(&format!("\"{name}\"")) && !is_other {
                found.push(format!("{path} names `{name}`"));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn unsafe_is_only_in_the_places_that_the_architecture_lists() {
    let map = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let start = map
        .find("- Unsafe is in `xla-core` only:")
        .expect("the list of places");
    let list = map[start..].split("\n- ").next().unwrap();
    let places: Vec<String> = (list.split('`').skip(1).step_by(2))
        .filter(|place| place.contains('/') || place.ends_with(".rs"))
        .map(|place| format!("xla-core/src/{place}"))
        .collect();
    let mut found = Vec::new();
    for folder in [
        "src",
        "xla-hlo/src",
        "xla-import/src",
        "xla-codegen/src",
        "xla-macros/src",
        "xla-core/src",
    ] {
        for (path, text) in files(folder, ".rs") {
            let uses = [
                "unsafe {",
                "unsafe fn",
                "unsafe impl",
                "unsafe extern",
                "unsafe trait",
            ];
            // Messages quote the user's code between backticks.
            let code =
                |line: &&str| !line.trim_start().starts_with("//") && !line.contains("`unsafe ");
            let used = text
                .lines()
                .filter(code)
                .any(|line| uses.iter().any(|word| line.contains(word)));
            let module = path.replace(".rs", "/");
            if used
                && !places
                    .iter()
                    .any(|place| path.starts_with(place) || module.starts_with(place))
            {
                found.push(path);
            }
        }
    }
    assert!(
        found.is_empty(),
        "unsafe outside of the places in ARCHITECTURE.md: {found:#?}"
    );
}

#[test]
fn every_place_in_the_architecture_exists() {
    let map = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    // Text outside of fenced blocks.
    let text: String = map.split("\n```").step_by(2).collect();
    let mut wrong = Vec::new();
    let mut checked = 0;
    for place in text.split('`').skip(1).step_by(2) {
        let inside = |folder: &&str| place.starts_with(&format!("{folder}/"));
        if FOLDERS.iter().any(inside) {
            checked += 1;
            if !root().join(place).exists() {
                wrong.push(place);
            }
        }
    }
    assert!(checked > 40, "only {checked} places were found");
    assert!(wrong.is_empty(), "ARCHITECTURE.md points to {wrong:?}");
}

/// Checks that ARCHITECTURE.md stays a map: details belong to the `//!` comment of the module that they are about.
#[test]
fn the_architecture_has_at_most_250_lines() {
    const MOST: usize = 250;
    let map = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let lines = map.lines().count();
    assert!(
        lines <= MOST,
        "expected at most {MOST} lines in ARCHITECTURE.md, found {lines}"
    );
}

/// The folders that have Rust.
const FOLDERS: [&str; 11] = [
    "src",
    "xla-shape",
    "xla-hlo",
    "xla-import",
    "xla-codegen",
    "xla-macros",
    "xla-core",
    "tests",
    "ui-tests",
    "examples",
    "benches",
];

#[test]
fn comments_begin_with_a_verb_or_a_noun() {
    let words = ["What", "Which", "Who", "That of"];
    let mut wrong = Vec::new();
    for (path, text) in FOLDERS.iter().flat_map(|folder| files(folder, ".rs")) {
        for (number, line) in text.lines().enumerate() {
            let comment = line.trim_start().strip_prefix("//");
            let comment = comment.map(|text| text.trim_start_matches(['/', '!', ' ']));
            let begins = |word: &&str| {
                let rest = comment.and_then(|comment| comment.strip_prefix(*word));
                rest.is_some_and(|rest| rest.starts_with(' '))
            };
            if words.iter().any(begins) {
                wrong.push(format!("{path}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn files_have_at_most_500_lines() {
    const MOST: usize = 500;
    let long: Vec<String> = FOLDERS
        .iter()
        .flat_map(|folder| files(folder, ".rs"))
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|(_, lines)| *lines > MOST)
        .map(|(path, lines)| format!("{path}: {lines} lines"))
        .collect();
    assert!(
        long.is_empty(),
        "split what has more than {MOST} lines: {long:#?}"
    );
}

#[test]
fn pages_of_the_guide_are_listed_and_linked() {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).unwrap();
    let (modules, labels) = (read("src/guide.rs"), read("src/guide/links.md"));
    let contents = read("docs/guide/README.md") + &read("docs/LANGUAGE.md");
    let mut pages = files("docs/guide", ".md");
    pages.extend(files("docs/language", ".md"));
    pages.insert("docs/LANGUAGE.md".to_owned(), read("docs/LANGUAGE.md"));
    let mut wrong = Vec::new();
    for (path, page) in &pages {
        let (folder, name) = path.rsplit_once('/').unwrap();
        let shown = path.strip_prefix("docs/").unwrap();
        let included = |end: &str| modules.contains(&format!("{shown}\"{end}"));
        if name != "README.md" && !included("\n") && !included(")]\n") {
            wrong.push(format!("src/guide.rs does not include {path}"));
        }
        if name != "README.md" && !contents.contains(&format!("{name}\n")) {
            wrong.push(format!("no table of contents lists {path}"));
        }
        // `[label]: file`, which the documentation replaces by `[label]: module`.
        for line in page.lines().filter(|line| line.starts_with('[')) {
            let Some((label, file)) = line.split_once("]: ") else {
                continue;
            };
            let file = file.split('#').next().unwrap();
            if !root().join(folder).join(file).is_file() {
                wrong.push(format!("{path} links to {file}"));
            }
            if !labels.contains(&format!("{label}]: crate::")) {
                wrong.push(format!("src/guide/links.md lacks {label}] of {path}"));
            }
            if page.matches(&format!("{label}]")).count() < 2 {
                wrong.push(format!("{path} defines {label}] and does not use it"));
            }
        }
        if page.contains(".md)") {
            wrong.push(format!(
                "{path} links to a file in parentheses: use a label"
            ));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
