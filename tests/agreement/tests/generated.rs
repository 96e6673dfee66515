//! Compares the lists of operations with the operations and their pages. `UPDATE=1 cargo test -p xla-agreement --test
//! generated` writes them.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use xla_hlo::Operation;
use xla_hlo::catalogue::call;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns all operations in the order of their names.
fn operations() -> Vec<&'static Operation> {
    let mut all: Vec<&Operation> = xla_hlo::operations().collect();
    all.sort_by_key(|operation| operation.name);
    all
}

/// Compares a file with its expected text, or writes it.
fn compare(path: &str, expected: &str) {
    let file = root().join(path);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&file, expected).unwrap();
    }
    assert!(
        std::fs::read_to_string(&file).unwrap() == expected,
        "{path} is out of date: UPDATE=1 cargo test -p xla-agreement --test generated"
    );
}

/// Returns the first sentence of an operation's page, the line after its call.
fn summary(operation: &Operation) -> String {
    let path = root().join(format!("docs/operations/{}.md", operation.name));
    let page = std::fs::read_to_string(&path);
    let page =
        page.unwrap_or_else(|_| panic!("`{}` has no page docs/operations/{0}.md", operation.name));
    let line = page.lines().nth(4);
    line.unwrap_or_else(|| panic!("line 5 of {} is not a sentence", path.display()))
        .to_owned()
}

#[test]
fn the_table_of_operations_has_the_first_sentence_of_each_page() {
    let mut page = String::from(
        "# Operations\n\n\
         Each operation is a function, and a method of its first operand.\n\
         Parameters in square brackets are optional.\n\
         Attributes may be passed by name, `dimension = 1`.\n\
         A list of one number may be written as that number.\n\n\
         | operation | operator | |\n|---|---|---|\n",
    );
    for operation in operations() {
        let operator = operation.operator.map(|operator| format!("`{operator}`"));
        writeln!(
            page,
            "| [`{}`](operations/{}.md) | {} | {} |",
            call(operation),
            operation.name,
            operator.unwrap_or_default().replace('|', "\\|"),
            summary(operation).replace('|', "\\|"),
        )
        .unwrap();
    }
    compare("docs/OPERATIONS.md", &page);
}

#[test]
fn the_documentation_has_a_module_for_each_page() {
    let feature = |operation: &Operation| {
        let primitive = xla_hlo::ops::primitives().find(|p| p.name == operation.name);
        primitive.and_then(|primitive| primitive.required_feature())
    };
    let mut list = String::new();
    for operation in operations() {
        if let Some(feature) = feature(operation) {
            writeln!(list, "    #[cfg(feature = \"{feature}\")]").unwrap();
        }
        writeln!(list, "    {}", operation.name).unwrap();
    }
    let path = "src/operations.rs";
    let text = std::fs::read_to_string(root().join(path)).unwrap();
    let (head, _) = text
        .split_once("pages! {\n")
        .expect("the list of pages is the end of the file");
    compare(path, &format!("{head}pages! {{\n{list}}}\n"));
}

/// Returns the text with another number before these words, which it contains.
fn counted(text: &str, number: usize, words: &str) -> String {
    let at = text
        .find(words)
        .unwrap_or_else(|| panic!("README.md lacks the words `{words}`"));
    let before = text[..at].trim_end_matches(|c: char| c.is_ascii_digit());
    format!("{before}{number}{}", &text[at..])
}

#[test]
fn the_readme_counts_operations_and_programs() {
    let cases = std::fs::read_dir(root().join("ui-tests/cases")).unwrap();
    let programs = cases
        .flat_map(|folder| std::fs::read_dir(folder.unwrap().path()).unwrap())
        .filter(|file| {
            let path = file.as_ref().unwrap().path();
            path.extension().is_some_and(|end| end == "rs")
        });
    let text = std::fs::read_to_string(root().join("README.md")).unwrap();
    let text = counted(&text, operations().len(), " operations on 15 element types");
    let text = counted(&text, programs.count(), " programs in `ui-tests/cases`");
    compare("README.md", &text);
}
