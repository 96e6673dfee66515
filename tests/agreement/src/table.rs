//! Computations as Rust, as build scripts write them: modules of them, and a table of functions that run them on bytes.

use std::fmt::Write;

/// The number of computations in a module. The table of a module is one function.
const IN_A_MODULE: usize = 50;

/// A computation, and the information that its caller needs.
pub struct Entry {
    /// The name in the table.
    pub name: String,
    /// The name of the function.
    pub function: String,
    /// The declarations of the function, and of what it calls.
    pub source: String,
    /// Whether each argument is a plain scalar.
    pub scalars: Vec<bool>,
    /// The pattern of the results, whose leaves are `r0`, `r1` and so on.
    pub pattern: String,
    /// The numbers of the leaves that the table's function returns, in order.
    pub results: Vec<usize>,
}

impl Entry {
    /// Returns a computation whose name in the table is its own, and which returns a tuple of arrays.
    pub fn new(function: String, source: String, scalars: Vec<bool>, results: usize) -> Entry {
        Entry {
            name: function.clone(),
            function,
            source,
            scalars,
            pattern: leaves(0..results),
            results: (0..results).collect(),
        }
    }

    /// Returns a closure that calls the computation on bytes, by the functions of the package `judge`.
    fn runner(&self) -> String {
        let mut text = String::from("|_arguments| {");
        let mut names = Vec::new();
        for (i, scalar) in self.scalars.iter().enumerate() {
            let _ = write!(text, " let a{i} = judge::leaf(&_arguments[{i}]);");
            names.push(format!("{}a{i}", if *scalar { "" } else { "&" }));
        }
        let _ = write!(
            text,
            " let {} = {}({}); vec![{}] }}",
            self.pattern,
            self.function,
            names.join(", "),
            list(self.results.iter().map(|i| format!("judge::bytes(&r{i})"))),
        );
        text
    }
}

/// Returns modules of computations, and a constant with the tables of all of them.
pub fn modules(table: &str, entries: &[Entry]) -> String {
    let mut text = String::new();
    let mut tables = Vec::new();
    for (number, entries) in entries.chunks(IN_A_MODULE).enumerate() {
        let _ = writeln!(text, "mod m{number} {{\n    use typed_xla::prelude::*;");
        let mut runners = String::new();
        for entry in entries {
            text.push_str(&entry.source);
            let _ = writeln!(runners, "        ({:?}, {}),", entry.name, entry.runner());
        }
        let _ = writeln!(
            text,
            "    pub(super) const TABLE: &[judge::Runner] = &[\n{runners}    ];\n}}"
        );
        tables.push(format!("m{number}::TABLE"));
    }
    let tables = tables.join(", ");
    let _ = writeln!(
        text,
        "pub(crate) const {table}: &[&[judge::Runner]] = &[{tables}];"
    );
    text
}

/// Returns the pattern of results with these numbers.
pub fn leaves(numbers: impl IntoIterator<Item = usize>) -> String {
    tuple(numbers.into_iter().map(|i| format!("r{i}")))
}

/// Joins items by commas.
pub fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

/// Returns the tuple of items, or the only item.
pub fn tuple(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    match items.as_slice() {
        [one] => one.clone(),
        many => format!("({})", many.join(", ")),
    }
}
