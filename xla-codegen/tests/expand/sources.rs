//! The programs whose expansions are compared: on every page of an operation, in the examples, and in a few tests.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use proc_macro2::{TokenStream, TokenTree};

use crate::{code, for_all, rustc};

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The macros of a file's programs, expanded.
#[derive(Default)]
pub(crate) struct Source {
    /// The computations and the text of their lowered programs.
    pub(crate) lowered: Vec<(String, String)>,
    /// The generated code, each macro below its name.
    pub(crate) code: String,
    /// The number of tokens of the generated code.
    pub(crate) tokens: usize,
    /// The texts of the definitions.
    pub(crate) definitions: Vec<String>,
}

/// Returns all files, by their paths from the root, whose programs are expanded once for all tests.
pub(crate) fn all() -> &'static BTreeMap<String, Source> {
    static ALL: OnceLock<BTreeMap<String, Source>> = OnceLock::new();
    ALL.get_or_init(|| for_all(&paths(), |file| source(&root().join(file))))
}

/// Returns the files whose programs are compared.
fn paths() -> BTreeSet<String> {
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
    // The path of its model is relative to another folder than the folder of this test.
    all.remove("examples/from_jax/main.rs");
    all
}

/// Expands the programs in a file.
fn source(path: &Path) -> Source {
    let mut source = Source::default();
    for program in programs(path) {
        if program.contains("typed_xla") {
            source.expand(&program, path);
        }
    }
    source
}

impl Source {
    fn expand(&mut self, program: &str, path: &Path) {
        let expanded = rustc::expand(program, path.parent());
        if let Some(failure) = expanded.errors.first() {
            panic!("{}: {}", path.display(), failure.message);
        }
        for one in expanded.generated {
            let item = one.of.split(' ').next_back().unwrap_or_default();
            let lowered = one.lowered.into_iter();
            self.lowered
                .extend(lowered.map(|program| (item.to_string(), program)));
            let tokens = code::stable(one.tokens.clone());
            self.tokens += code::count(tokens.clone());
            writeln!(self.code, "== {}\n{tokens}", one.of).unwrap();
            definitions(one.tokens, &mut self.definitions);
        }
        let ours = ["computation", "custom_call", "known", "derive"];
        for left in expanded.left {
            assert!(!ours.contains(&left.as_str()), "{}: {left}", path.display());
        }
    }
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

/// Adds the texts of modules among the string literals of tokens.
pub(crate) fn definitions(tokens: TokenStream, texts: &mut Vec<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => definitions(group.stream(), texts),
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
