//! Compares the expansions of computations of all kinds, byte for byte: the tokens of their code and their lowered
//! programs.
//!
//! The computations are those on every page of an operation, in the examples, and in a few tests. `tests/golden/` holds
//! a file for each of these sources. `UPDATE_GOLDEN=1 cargo test -p xla-codegen --test expand` writes them; their diff
//! shows in a review how a change affects generated code.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use xla_hlo::{ops, text};

use crate::tokens::punct;
use crate::{for_all, rustc};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The file of which only the lowered programs are compared: their memory is that of training steps.
const LOWERED: &str = "train/memory.rs";

/// Returns the files whose computations are compared, as paths from the root.
fn sources() -> BTreeSet<String> {
    let entries = |folder: &'static str| {
        let names = std::fs::read_dir(root().join(folder)).unwrap();
        names.map(move |entry| {
            let name = entry.unwrap().file_name().into_string().unwrap();
            format!("{folder}/{name}")
        })
    };
    // Features that pages and examples do not cover: donation, labels, dynamic sizes, optimisers.
    let tests = [
        "donation",
        "labels",
        "dynamic_records",
        "train/fused",
        "train/memory",
    ];
    let mut all: BTreeSet<String> = tests.map(|test| format!("tests/{test}.rs")).into();
    all.extend(entries("docs/operations"));
    for folder in ["examples", "examples/pictures"] {
        all.extend(entries(folder).filter(|file| file.ends_with(".rs")));
        all.extend(entries(folder).map(|folder| format!("{folder}/main.rs")));
    }
    all.retain(|file| root().join(file).is_file());
    // The path of its model is relative to another folder than that of this test.
    all.remove("examples/from_jax/main.rs");
    all
}

/// Returns the programs in a file: the whole file, or each block of code on a page that compiles.
fn programs(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap();
    if path.extension().is_some_and(|ext| ext == "rs") {
        return vec![text];
    }
    let mut programs = Vec::new();
    let mut block: Option<String> = None;
    for line in text.lines() {
        match (&mut block, line.strip_prefix("```")) {
            (None, Some("" | "rust")) => block = Some(String::new()),
            // Another language: skip to its end.
            (None, Some(_)) => block = Some("\0".to_string()),
            (Some(code), None) => {
                let hidden = line.strip_prefix("# ").unwrap_or(line);
                writeln!(code, "{}", if line == "#" { "" } else { hidden }).unwrap();
            }
            (Some(_), Some(_)) => programs.extend(block.take()),
            (None, None) => {}
        }
    }
    programs.retain(|code| !code.starts_with('\0'));
    programs
}

/// Replaces the numbers of parsed texts, which depend on the order in which they were parsed.
fn numbered_apart(text: &str) -> String {
    let mut parts = text.split("<parsed string ");
    let mut out = parts.next().unwrap_or_default().to_string();
    for part in parts {
        out.push_str("<parsed string");
        out.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    out
}

/// Returns the code that the macros generate for a file.
fn generated(path: &Path) -> String {
    let mut out = String::new();
    for program in programs(path) {
        if !program.contains("typed_xla") {
            continue;
        }
        let expanded = rustc::expand(&program, path.parent());
        if let Some(failure) = expanded.errors.first() {
            panic!("{}: {}", path.display(), failure.message);
        }
        for one in expanded.generated {
            let tokens = match path.ends_with(LOWERED) {
                true if one.lowered.is_empty() => continue,
                true => String::new(),
                false => numbered_apart(&lines(&one.tokens)),
            };
            writeln!(out, "== {}\n{tokens}", one.of).unwrap();
            for program in one.lowered {
                writeln!(out, "== lowered\n{program}").unwrap();
            }
        }
        let ours = ["computation", "custom_call", "known", "derive"];
        for left in expanded.left {
            assert!(!ours.contains(&left.as_str()), "{}: {left}", path.display());
        }
    }
    out
}

#[test]
fn generated_code_stays() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let all: BTreeMap<String, String> = for_all(&sources(), |file| generated(&root().join(file)))
        .into_iter()
        .filter(|(_, text)| !text.is_empty())
        .map(|(file, text)| (format!("{}.txt", file.replace('/', "-")), text))
        .collect();
    let computations = |text: &String| text.matches("== computation ").count();
    let count: usize = all.values().map(computations).sum();
    assert!(count >= 150, "{count} computations");
    let files: BTreeSet<String> = std::fs::read_dir(&golden)
        .map(|entries| {
            let names = entries.map(|entry| entry.unwrap().file_name());
            names.map(|name| name.into_string().unwrap()).collect()
        })
        .unwrap_or_default();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(&golden).unwrap();
        for old in files.iter().filter(|file| !all.contains_key(*file)) {
            std::fs::remove_file(golden.join(old)).unwrap();
        }
        for (file, text) in &all {
            std::fs::write(golden.join(file), text).unwrap();
        }
        return;
    }
    let names: BTreeSet<String> = all.keys().cloned().collect();
    assert_eq!(files, names, "UPDATE_GOLDEN=1 writes these files");
    let mut wrong = String::new();
    for (file, text) in &all {
        let expected = std::fs::read_to_string(golden.join(file)).unwrap();
        let differs = expected.lines().zip(text.lines()).position(|(a, b)| a != b);
        if expected != *text {
            let line =
                differs.unwrap_or_else(|| expected.lines().count().min(text.lines().count()));
            let of = |text: &str| text.lines().nth(line).unwrap_or("the end").to_string();
            let (line, expected, found) = (line + 1, of(&expected), of(text));
            writeln!(
                wrong,
                "{file}:{line}: expected\n{expected}\nfound\n{found}\n"
            )
            .unwrap();
        }
    }
    assert!(
        wrong.is_empty(),
        "{wrong}UPDATE_GOLDEN=1 writes what is found"
    );
}

/// Primitives that no text of a definition contains: calls and maps are inlined before, tokens of channels are created
/// in text for XLA.
const NEVER_WRITTEN: [&str; 7] = [
    "create_token",
    "guard",
    "map",
    "along",
    "needed",
    "pullback",
    "size_assertion",
];

#[test]
fn definitions_of_all_pages_read_back_and_contain_every_primitive() {
    let modules = for_all(&sources(), |file| {
        let path = root().join(file);
        let programs = programs(&path).into_iter();
        let programs = programs.filter(|program| program.contains("typed_xla"));
        let expanded = programs.map(|program| rustc::expand(&program, path.parent()));
        let generated = expanded.flat_map(|expanded| expanded.generated);
        let mut texts = Vec::new();
        generated.for_each(|one| modules(one.tokens, &mut texts));
        texts
    });
    let mut all = String::new();
    for (file, texts) in &modules {
        for printed in texts {
            let read = text::parse(printed).unwrap_or_else(|error| panic!("{file}: {error}"));
            assert_eq!(text::definition(&read), *printed, "{file}");
            all.push_str(printed);
        }
    }
    let written = |name: &str| {
        let follows = |c: char| c.is_whitespace() || "\"(".contains(c);
        all.match_indices(name)
            .any(|(at, name)| all[at + name.len()..].starts_with(follows))
    };
    let missing: Vec<&str> = ops::primitives()
        .filter(|primitive| !NEVER_WRITTEN.contains(&primitive.name))
        .filter(|&primitive| !ops::formulas::SLOPES.contains(&primitive))
        .map(|primitive| primitive.text)
        .filter(|text| !written(text))
        .collect();
    assert!(
        missing.is_empty(),
        "no example in docs/operations contains {missing:?}: write one, or list it in NEVER_WRITTEN of {}",
        file!()
    );
}

/// Adds the texts of modules among the string literals of tokens.
pub(crate) fn modules(tokens: TokenStream, texts: &mut Vec<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => modules(group.stream(), texts),
            TokenTree::Literal(literal) => {
                if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
                    let text = Some(text.value()).filter(|text| text.starts_with("module "));
                    texts.extend(text);
                }
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}

/// Formats tokens as lines.
pub(crate) fn lines(tokens: &TokenStream) -> String {
    let mut printer = Printer::default();
    printer.tokens(tokens.clone());
    printer.end_line();
    printer.text
}

#[derive(Default)]
struct Printer {
    text: String,
    line: String,
    depth: usize,
    joint: bool,
}

impl Printer {
    fn tokens(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            if punct(&token, '#') && tokens.next_if(is_doc).is_some() {
                continue;
            }
            match token {
                TokenTree::Group(group) => self.group(group.delimiter(), group.stream()),
                TokenTree::Punct(mark) => {
                    let (c, joint) = (mark.as_char(), mark.spacing() == Spacing::Joint);
                    // `a::b`, `a.b`, `a, b`, `f::<T>(&x)`: without spaces, which does not parse again in all cases but
                    // is easier to read.
                    self.joint |=
                        matches!(c, ',' | ';' | '.' | '?' | '<' | '>') || c == ':' && joint;
                    self.word(&c.to_string());
                    let path = c == ':' && self.line.ends_with("::");
                    self.joint = joint || path || matches!(c, '.' | '&' | '!' | '#' | '<');
                    if c == ';' {
                        self.end_line();
                    }
                }
                TokenTree::Ident(name) => self.word(&numberless(&name.to_string())),
                TokenTree::Literal(literal) => {
                    let text = literal.to_string();
                    let mut parts = text.split("\\n");
                    self.word(parts.next().unwrap_or_default());
                    for part in parts {
                        self.end_line();
                        self.line.push_str(part);
                    }
                }
            }
        }
    }

    fn group(&mut self, delimiter: Delimiter, inside: TokenStream) {
        let (open, close) = match delimiter {
            Delimiter::Parenthesis => ("(", ")"),
            Delimiter::Bracket => ("[", "]"),
            Delimiter::Brace => ("{", "}"),
            Delimiter::None => ("", ""),
        };
        // Parentheses of a call, and brackets of an index.
        self.joint |= self
            .line
            .ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '>')
            && delimiter != Delimiter::Brace;
        self.word(open);
        let block = delimiter == Delimiter::Brace && !inside.is_empty();
        if block {
            self.end_line();
            self.depth += 1;
        }
        self.joint = true;
        self.tokens(inside);
        if block {
            self.end_line();
            self.depth -= 1;
        }
        self.joint = true;
        self.word(close);
        if block {
            self.end_line();
        }
    }

    fn word(&mut self, word: &str) {
        if self.line.len() > 100 && !self.joint {
            self.end_line();
        }
        if !self.line.is_empty() && !self.joint {
            self.line.push(' ');
        }
        self.joint = false;
        self.line.push_str(word);
    }

    fn end_line(&mut self) {
        if !self.line.is_empty() {
            let line = std::mem::take(&mut self.line);
            writeln!(self.text, "{}{}", "  ".repeat(self.depth), line.trim_end()).unwrap();
        }
        self.joint = false;
    }
}

/// Whether this is the body of a `#[doc]` attribute, which is not code.
fn is_doc(token: &TokenTree) -> bool {
    let TokenTree::Group(group) = token else {
        return false;
    };
    let mut inside = group.stream().into_iter();
    let name = inside.next().map(|name| name.to_string());
    let is = inside.next().is_some_and(|token| punct(&token, '='));
    is && name.as_deref() == Some("doc")
}

/// Returns the name of a macro that announces, without the number that makes it unique in a process.
fn numberless(name: &str) -> String {
    match name.strip_prefix("__typed_xla_") {
        Some(_) => name
            .trim_end_matches(|c: char| c.is_ascii_digit())
            .to_string(),
        None => name.to_string(),
    }
}
