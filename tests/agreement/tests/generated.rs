//! Compares the lists of operations with the operations and their pages, and the numbers in documents. `UPDATE=1 cargo test -p xla-agreement --test
//! generated` writes them.

mod pages;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use pages::{Entry, entry as entry_of};
use xla_codegen::library::{FAMILIES, Family};
use xla_hlo::catalogue::call;
use xla_hlo::{ElementType, Operation};

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

/// Returns the entry of an operation on its page.
fn entry(operation: &Operation) -> Entry {
    entry_of(operation).unwrap_or_else(|| {
        panic!(
            "`{0}` has no page docs/operations/{0}.md, and no row `{1}` on the page of a family",
            operation.name,
            call(operation)
        )
    })
}

/// Returns the names of the operations that the language defines, with their rows of the table.
fn defined() -> Vec<(String, String)> {
    let operations = FAMILIES.iter().flat_map(Family::operations);
    let rows = operations.map(|of| {
        let (page, comment) = (of.family.name, of.comment());
        let sentence = comment.lines().next().unwrap().replace('|', "\\|");
        let row = format!(
            "| [`{}`](operations/{page}.md#{}) |  | {sentence} |",
            of.call(),
            anchor(&of.path()),
        );
        (of.path(), row)
    });
    rows.collect()
}

/// Returns the name of a heading in links.
fn anchor(heading: &str) -> String {
    heading.replace(':', "").to_lowercase()
}

#[test]
fn the_pages_of_families_have_the_comments_of_their_operations() {
    for family in FAMILIES {
        let mut page = format!("# {}\n\n{}\n", family.name, family.comment());
        for of in family.operations() {
            let (path, call, comment) = (of.path(), of.call(), of.comment());
            write!(page, "\n## {path}\n\n`{call}`\n\n{comment}\n").unwrap();
        }
        compare(&format!("docs/operations/{}.md", family.name), &page);
    }
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
    let mut rows = defined();
    for operation in operations() {
        let Entry {
            page: file,
            sentence,
            ..
        } = entry(operation);
        let operator = operation.operator.map(|operator| format!("`{operator}`"));
        let row = format!(
            "| [`{}`](operations/{}.md) | {} | {} |",
            call(operation),
            file,
            operator.unwrap_or_default().replace('|', "\\|"),
            sentence.replace('|', "\\|"),
        );
        rows.push((operation.name.to_owned(), row));
    }
    rows.sort();
    for (_, row) in rows {
        page += &row;
        page.push('\n');
    }
    compare("docs/OPERATIONS.md", &page);
}

#[test]
fn the_documentation_has_a_module_for_each_page() {
    let feature = |operation: &Operation| {
        let primitive = xla_hlo::ops::primitives().find(|p| p.name == operation.name);
        primitive.and_then(xla_hlo::Primitive::required_feature)
    };
    // A family's page is found by the name of each of its operations too.
    let mut pages: BTreeMap<String, Vec<&Operation>> = BTreeMap::new();
    for operation in operations() {
        pages
            .entry(entry(operation).page)
            .or_default()
            .push(operation);
    }
    // The page of a family that the language defines has the feature of an operation that its text names.
    let of_family = |family: &Family| {
        let mut words = family
            .text
            .split(|c: char| !c.is_alphanumeric() && c != '_');
        words.find_map(|word| xla_hlo::lookup(word).and_then(feature))
    };
    let families: BTreeMap<&str, Option<&str>> = FAMILIES
        .iter()
        .map(|family| (family.name, of_family(family)))
        .collect();
    for name in families.keys() {
        pages.entry((*name).to_owned()).or_default();
    }
    let mut list = String::new();
    for (page, operations) in pages {
        let feature = operations.iter().find_map(|operation| feature(operation));
        let feature = feature.or_else(|| families.get(page.as_str()).copied().flatten());
        if let Some(feature) = feature {
            writeln!(list, "    #[cfg(feature = \"{feature}\")]").unwrap();
        }
        write!(list, "    {page}").unwrap();
        let others = operations.iter().filter(|operation| operation.name != page);
        for operation in others {
            write!(list, " \"{}\"", operation.name).unwrap();
        }
        list.push('\n');
    }
    let path = "src/operations.rs";
    let text = std::fs::read_to_string(root().join(path)).unwrap();
    let (head, _) = text
        .split_once("pages! {\n")
        .expect("the list of pages is the end of the file");
    compare(path, &format!("{head}pages! {{\n{list}}}\n"));
}

/// Returns the text with another number before these words, which it contains.
fn counted(path: &str, text: &str, number: usize, words: &str) -> String {
    let at = text
        .find(words)
        .unwrap_or_else(|| panic!("{path} lacks the words `{words}`"));
    let before = text[..at].trim_end_matches(|c: char| c.is_ascii_digit());
    format!("{before}{number}{}", &text[at..])
}

/// Returns the number of programs whose messages are compared: sections of pages, and files.
fn programs() -> usize {
    let entries = |folder: PathBuf| {
        let entries = std::fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().path())
    };
    let programs = |path: PathBuf| {
        if path.is_dir() {
            let is_program = |path: &PathBuf| path.extension().is_some_and(|end| end == "rs");
            return entries(path).filter(is_program).count();
        }
        let page = std::fs::read_to_string(path).unwrap();
        page.matches("\n## ").count()
    };
    entries(root().join("ui-tests/cases")).map(programs).sum()
}

/// Returns XLA's times over ours on one thread, with preallocated and with fresh outputs, from `docs/speed.md`.
fn ratios() -> Vec<[f64; 2]> {
    // Columns are counted from the end, since the name of a row may contain a bar.
    const PREALLOCATED: usize = 6;
    let page = std::fs::read_to_string(root().join("docs/speed.md")).unwrap();
    let (_, tables) = page.split_once("\n## 1 thread\n").expect("a section");
    let table = tables.split("\n## ").next().unwrap();
    let rows = table.lines().filter(|line| line.starts_with("| ")).skip(1);
    rows.map(|row| {
        let columns: Vec<&str> = row.rsplit('|').map(str::trim).collect();
        [PREALLOCATED, PREALLOCATED - 1].map(|column| columns[column].parse().expect(row))
    })
    .collect()
}

#[test]
fn numbers_in_documents_are_those_of_their_sources() {
    let ratios = ratios();
    let rows = ratios.len();
    let at_least = |output: usize, ratio: f64| {
        let fast = ratios.iter().filter(|row| row[output] >= ratio);
        fast.count()
    };
    let share = format!(" of the {rows} rows");
    let elements = ElementType::ALL.len();
    let counts = [
        (
            "README.md",
            operations().len() + defined().len(),
            " operations on ",
        ),
        ("README.md", elements, " element types ("),
        ("README.md", programs(), " programs in `ui-tests/cases`"),
        ("README.md", rows, " rows of [docs/speed.md]"),
        ("README.md", at_least(0, 1.0), share.as_str()),
        ("README.md", at_least(0, 2.0), " take at most half as long"),
        ("CHANGELOG.md", elements, " element types, with"),
        ("docs/language/syntax.md", elements, " element types are"),
        ("docs/PERFORMANCE.md", rows, " rows take no longer"),
        ("docs/PERFORMANCE.md", at_least(0, 1.0), share.as_str()),
        (
            "docs/PERFORMANCE.md",
            at_least(0, 2.0),
            " take at most half as long",
        ),
        (
            "docs/PERFORMANCE.md",
            at_least(1, 1.0),
            " rows are no slower with fresh outputs",
        ),
    ];
    for (path, number, words) in counts {
        let text = std::fs::read_to_string(root().join(path)).unwrap();
        compare(path, &counted(path, &text, number, words));
    }
}
