//! The cases as text: a program that must not compile, and the messages about it.
//!
//! The tests of `xla-codegen` include this file.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The page of the cases of a topic, or one of the cases that are files.
#[derive(Clone, Debug, PartialEq)]
enum Place {
    Page,
    File,
}

/// A program that must not compile.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The program.
    pub program: String,
    /// The messages as rustc prints them; empty for a new case.
    pub message: String,
    /// The lines of the program that change if a user follows the help, as a difference; empty if none is recorded.
    pub fix: String,
    place: Place,
}

impl Case {
    /// Whether the case has files of its own, which rustc compiles.
    pub fn has_files(&self) -> bool {
        self.place == Place::File
    }

    /// Returns the program with the help followed.
    ///
    /// Each part of the difference, which end in a line `@@`, replaces the first lines that are equal to its lines with
    /// `-`.
    ///
    /// # Panics
    ///
    /// Panics if the program does not contain these lines.
    pub fn fixed(&self) -> String {
        let mut program = format!("\n{}", self.program);
        for part in self.fix.split("@@\n") {
            let lines = |sign: char| -> String {
                let lines = part.lines().filter_map(|line| line.strip_prefix(sign));
                lines.map(|line| format!("{line}\n")).collect()
            };
            let (old, new) = (format!("\n{}", lines('-')), format!("\n{}", lines('+')));
            assert!(program.contains(&old), "expected the lines{old}in{program}");
            program = program.replacen(&old, &new, 1);
        }
        program.split_off(1)
    }
}

/// Returns the folder of this package, which contains `cases`.
pub fn folder(package: &str) -> PathBuf {
    Path::new(package).join("../ui-tests")
}

/// Returns all cases in a folder by their names, `cases/TOPIC/NAME.rs`, in which messages refer to them.
///
/// `cases/TOPIC.md` has a section `## NAME` for each case that is expanded in process, and `cases/TOPIC/NAME.rs` is a
/// case that rustc compiles.
///
/// # Panics
///
/// Panics if a page has text besides sections, or a message has no program.
pub fn all(folder: &Path) -> BTreeMap<String, Case> {
    let mut all = BTreeMap::new();
    for path in entries(&folder.join("cases")) {
        let topic = path.file_stem().unwrap().to_str().unwrap();
        let cases = if path.is_dir() {
            files(&path)
        } else {
            sections(&path)
        };
        for (name, case) in cases {
            let name = format!("cases/{topic}/{name}.rs");
            assert_eq!(all.insert(name.clone(), case), None, "{name} exists twice");
        }
    }
    all
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder of the cases");
    entries.map(|entry| entry.unwrap().path()).collect()
}

/// Returns the cases that are files in the folder of a topic, by their names.
fn files(folder: &Path) -> Vec<(String, Case)> {
    let mut cases = Vec::new();
    for path in entries(folder) {
        let program = path.with_extension("rs");
        let is = |end: &str| path.extension().is_some_and(|found| found == end);
        assert!(
            !is("stderr") || program.exists(),
            "{} is missing",
            program.display()
        );
        if is("rs") {
            let message = std::fs::read_to_string(path.with_extension("stderr"));
            let fix = std::fs::read_to_string(path.with_extension("diff"));
            let case = Case {
                program: std::fs::read_to_string(&program).unwrap(),
                message: message.unwrap_or_default(),
                fix: fix.unwrap_or_default(),
                place: Place::File,
            };
            let name = program.file_stem().unwrap().to_str().unwrap();
            cases.push((name.to_owned(), case));
        }
    }
    cases
}

/// Returns the cases on the page of a topic, by their names.
fn sections(page: &Path) -> Vec<(String, Case)> {
    let text = std::fs::read_to_string(page).unwrap();
    let sections = text.split("\n## ").skip(1);
    let case = |section: &str| {
        let (name, text) = section.split_once('\n')?;
        let (program, text) = block(text, "```rust\n")?;
        let (message, text) = block(text, "```text\n").unwrap_or(("", text));
        let (fix, rest) = block(text, "```diff\n").unwrap_or(("", text));
        rest.trim().is_empty().then(|| {
            let case = Case {
                program: program.to_owned(),
                message: message.to_owned(),
                fix: fix.to_owned(),
                place: Place::Page,
            };
            (name.to_owned(), case)
        })
    };
    let cases = sections.map(|section| {
        case(section).unwrap_or_else(|| {
            let page = page.display();
            panic!("{page}: expected a name, a block of Rust, one of text and one of a difference, found\n## {section}")
        })
    });
    cases.collect()
}

/// Returns the content of the block of code at the beginning of a text, and the text after it.
fn block<'a>(text: &'a str, fence: &str) -> Option<(&'a str, &'a str)> {
    let text = text.trim_start().strip_prefix(fence)?;
    let end = text.find("```")?;
    Some((&text[..end], &text[end + 3..]))
}

/// Writes the messages of cases.
pub fn write(folder: &Path, cases: &BTreeMap<String, Case>) {
    let mut pages: BTreeMap<&str, String> = BTreeMap::new();
    for (case, content) in cases {
        let (topic, name) = parts(case);
        if content.has_files() {
            let path = folder.join(case);
            std::fs::write(path.with_extension("stderr"), &content.message).unwrap();
            if !content.fix.is_empty() {
                std::fs::write(path.with_extension("diff"), &content.fix).unwrap();
            }
            continue;
        }
        let page = pages.entry(topic).or_insert_with(|| format!("# {topic}\n"));
        let (program, message) = (&content.program, &content.message);
        write!(page, "\n## {name}\n\n```rust\n{program}```\n").unwrap();
        if !message.is_empty() {
            write!(page, "\n```text\n{message}```\n").unwrap();
        }
        if !content.fix.is_empty() {
            write!(page, "\n```diff\n{}```\n", content.fix).unwrap();
        }
    }
    for (topic, page) in pages {
        std::fs::write(folder.join("cases").join(topic).with_extension("md"), page).unwrap();
    }
}

/// Writes every case as files to `all/TOPIC/NAME.rs` in a folder, for rustc.
pub fn write_files(folder: &Path, cases: &BTreeMap<String, Case>) {
    let all = folder.join("all");
    if all.exists() {
        std::fs::remove_dir_all(all).unwrap();
    }
    for (case, content) in cases {
        let name = case.replacen("cases/", "all/", 1);
        let path = folder.join(&name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &content.program).unwrap();
        let message = content.message.replace(case, &name);
        std::fs::write(path.with_extension("stderr"), message).unwrap();
    }
}

/// Writes one program to a folder, `all.rs`, whose modules are the programs that the helps of cases lead to, and which has a
/// mistake in its last line. rustc reports it alone if all modules compile. Cases of the topics in `without` are omitted.
pub fn write_followed(folder: &Path, cases: &BTreeMap<String, Case>, without: &[&str]) {
    if folder.exists() {
        std::fs::remove_dir_all(folder).unwrap();
    }
    std::fs::create_dir_all(folder).unwrap();
    let mut all = String::from("#![allow(warnings)]\n");
    for (case, content) in cases {
        let (topic, name) = parts(case);
        if content.fix.is_empty() || without.contains(&topic) {
            continue;
        }
        let name = format!("{topic}__{name}");
        std::fs::write(folder.join(&name).with_extension("rs"), content.fixed()).unwrap();
        writeln!(all, "#[path = \"{name}.rs\"]\nmod {name};").unwrap();
    }
    let (mistake, line) = ("const MISTAKE: u8 = true;", all.lines().count() + 2);
    write!(all, "fn main() {{}}\n{mistake}\n").unwrap();
    std::fs::write(folder.join("all.rs"), all).unwrap();
    let gutter = " ".repeat(line.to_string().len());
    let message = format!(
        "error[E0308]: mismatched types\n{gutter}--> followed/all.rs:{line}:21\n{gutter} |\n{line} | {mistake}\n\
         {gutter} |                     ^^^^ expected `u8`, found `bool`\n"
    );
    std::fs::write(folder.join("all.stderr"), message).unwrap();
}

/// Returns the topic and the name of a case.
fn parts(case: &str) -> (&str, &str) {
    let parts = case
        .strip_prefix("cases/")
        .and_then(|case| case.strip_suffix(".rs"));
    parts
        .and_then(|parts| parts.split_once('/'))
        .expect("cases/TOPIC/NAME.rs")
}
