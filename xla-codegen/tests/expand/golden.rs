//! Compares the lowered programs and the generated code of computations of all kinds with the files in `tests/golden`.
//!
//! `golden/code` shows the code of a dozen small programs, each for a kind of step. A file there is a program, and below
//! a line what the compiler makes of it. `golden/programs` shows the lowered programs of all operations' pages, of the
//! examples and of a few tests, with the number of tokens of their code and its digest.
//!
//! `UPDATE_GOLDEN=1 cargo test -p xla-codegen --test expand` writes the files; their diff shows in a review how a change
//! affects programs and code. Where only digests differ, `GOLDEN_CODE=folder` writes the code itself, to compare the
//! folders of two revisions.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use xla_hlo::{operations, ops};

use crate::sources::{self, Source};
use crate::{code, for_all, rustc};

/// The longest lowered program that is shown, in lines; the memory and a digest stand for a longer one.
const LINES: usize = 60;

/// The longest line of a golden file, in bytes.
const WIDTH: usize = 300;

/// The line above the output of the compiler in a file of `golden/code`.
const OUTPUT: &str = "// == Output, written by UPDATE_GOLDEN=1.\n";

fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Returns the golden file with the programs of a source.
fn group(path: &str) -> &'static str {
    let Some(page) = path.strip_prefix("docs/operations/") else {
        return if path.starts_with("examples") {
            "examples"
        } else {
            "tests"
        };
    };
    let name = page.trim_end_matches(".md");
    let rows = ops::elementwise::ROWS.iter().map(|row| row.operation);
    let mut rows = rows.chain(ops::compare::ROWS.iter().map(|row| row.operation));
    let mut formulas = ops::formulas::ROWS.iter().map(|row| row.operation);
    if rows.any(|operation| operation.name == name) {
        "elementwise"
    } else if formulas.any(|operation| operation.name == name) {
        "formulas"
    } else if ops::operations().any(|operation| operation.name == name) {
        "structural"
    } else if operations().any(|operation| operation.name == name) {
        "derived"
    } else {
        "families"
    }
}

/// Returns the lines of a program, long ones in parts.
fn wrapped(program: &str) -> impl Iterator<Item = String> {
    program.lines().flat_map(|line| {
        let mut parts = vec![String::new()];
        for word in line.split_inclusive(' ') {
            if parts.last().unwrap().len() + word.len() > 120 {
                parts.push("      ".to_string());
            }
            parts.last_mut().unwrap().push_str(word);
        }
        parts.into_iter().map(|part| part.trim_end().to_string())
    })
}

/// Writes the programs of a source.
fn write_programs(out: &mut String, path: &str, source: &Source) {
    writeln!(out, "== {path}").unwrap();
    for (of, program) in &source.lowered {
        writeln!(out, "-- {of}").unwrap();
        let lines = program.lines().count();
        if lines <= LINES {
            wrapped(program).for_each(|line| writeln!(out, "{line}").unwrap());
            continue;
        }
        let digest = code::digest(program);
        let memory = program.lines().filter(|line| line.starts_with("memory: "));
        writeln!(out, "{lines} lines, {digest:016x}").unwrap();
        memory.for_each(|line| writeln!(out, "{line}").unwrap());
    }
    let (tokens, digest) = (source.tokens, code::digest(&source.code));
    writeln!(out, "code: {tokens} tokens, {digest:016x}\n").unwrap();
}

/// Returns a program of `golden/code` with the output of the compiler.
fn with_output(file: &str) -> String {
    let text = std::fs::read_to_string(golden().join(file)).unwrap();
    let program = text.split(OUTPUT).next().unwrap_or_default().trim_end();
    let expanded = rustc::expand(program, None);
    if let Some(failure) = expanded.errors.first() {
        panic!("{file}: {}", failure.message);
    }
    let mut out = format!("{program}\n\n{OUTPUT}");
    for one in expanded.generated {
        let code = code::readable(&one.of, one.tokens);
        if !code.trim().is_empty() {
            writeln!(out, "\n// == {}", one.of).unwrap();
            let lines = one.lowered.iter().flat_map(|program| wrapped(program));
            lines.for_each(|line| writeln!(out, "// {line}").unwrap());
            out.push_str(&code);
        }
    }
    out
}

/// Returns the names of the files in a folder of golden files.
fn files(folder: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(golden().join(folder))
        .into_iter()
        .flatten();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.map(|name| format!("{folder}/{name}")).collect()
}

/// Compares files with these texts, or writes them.
fn compare(folder: &str, all: &BTreeMap<String, String>) {
    let files = files(folder);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(golden().join(folder)).unwrap();
        for old in files.iter().filter(|file| !all.contains_key(*file)) {
            std::fs::remove_file(golden().join(old)).unwrap();
        }
        for (file, text) in all {
            std::fs::write(golden().join(file), text).unwrap();
        }
        return;
    }
    let names: BTreeSet<String> = all.keys().cloned().collect();
    assert_eq!(files, names, "UPDATE_GOLDEN=1 writes these files");
    let mut wrong = String::new();
    for (file, text) in all {
        let long = text.lines().find(|line| line.len() > WIDTH);
        assert_eq!(long, None, "{file} has a line of more than {WIDTH} bytes");
        let expected = std::fs::read_to_string(golden().join(file)).unwrap();
        if expected == *text {
            continue;
        }
        let both = expected.lines().zip(text.lines());
        let same = both.take_while(|(a, b)| a == b).count();
        let of = |text: &str| text.lines().nth(same).unwrap_or("the end").to_string();
        let (line, expected, found) = (same + 1, of(&expected), of(text));
        writeln!(
            wrong,
            "{file}:{line}: expected\n{expected}\nfound\n{found}\n"
        )
        .unwrap();
    }
    assert!(
        wrong.is_empty(),
        "{wrong}UPDATE_GOLDEN=1 writes what is found"
    );
}

#[test]
fn generated_code_is_as_recorded() {
    let all = for_all(&files("code"), with_output);
    assert!(all.len() >= 12, "{} programs", all.len());
    compare("code", &all);
}

#[test]
fn lowered_programs_are_as_recorded() {
    let mut all: BTreeMap<String, String> = BTreeMap::new();
    for (path, source) in sources::all() {
        if !source.code.is_empty() {
            let file = format!("programs/{}.txt", group(path));
            write_programs(all.entry(file).or_default(), path, source);
        }
    }
    if let Some(folder) = std::env::var_os("GOLDEN_CODE") {
        std::fs::create_dir_all(&folder).unwrap();
        for (path, source) in sources::all() {
            let file = Path::new(&folder).join(path.replace('/', "-"));
            let lines = source.code.replace("{ ", "{\n").replace("; ", ";\n");
            std::fs::write(file, lines).unwrap();
        }
    }
    compare("programs", &all);
}
