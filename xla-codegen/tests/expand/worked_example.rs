//! Compares the worked example of ARCHITECTURE.md with the output of the compiler, stage by stage.

use std::path::Path;

use xla_hlo::{passes, text};

use crate::sources::definitions;
use crate::{code, rustc};

/// Stands for omitted text in a block of the page.
const OMITTED: char = '…';

fn page(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    std::fs::read_to_string(root.join(name)).unwrap()
}

/// Returns the blocks of code in a section of ARCHITECTURE.md.
fn blocks() -> Vec<String> {
    let page = page("ARCHITECTURE.md");
    let (_, section) = page.split_once("\n## A worked example\n").unwrap();
    let section = section.split("\n## ").next().unwrap();
    let blocks = section.split("\n```").skip(1).step_by(2);
    blocks
        .map(|block| block.split_once('\n').unwrap().1.to_owned())
        .collect()
}

/// Returns the texts of the stages, in the order of the page: macros, elaborated graph, optimised graph, lowered program,
/// emitted code.
fn stages(program: &str) -> [String; 5] {
    let expanded = rustc::expand(program, None);
    assert!(expanded.errors.is_empty(), "the example has mistakes");
    let [mut macros, mut lowered, mut emitted] = [const { String::new() }; 3];
    let mut texts = Vec::new();
    for one in expanded.generated {
        // Definitions are texts of several lines.
        let tokens = code::stable(one.tokens.clone())
            .to_string()
            .replace("\\n", "\n");
        match one.of.as_str() {
            "derive Params" | "computation scores" => macros += &tokens,
            "__graph scores" => definitions(one.tokens, &mut texts),
            "__body scores" => (lowered, emitted) = (one.lowered.concat(), tokens),
            other => panic!("an unexpected macro: {other}"),
        }
    }
    // The macro of the definition has its text in each of its two rules.
    let elaborated = texts.pop().expect("`scores` has a definition");
    let module = text::parse(&elaborated).unwrap();
    let function = module.entry().unwrap();
    let optimised = passes::optimise(&module, function, |_| true).unwrap();
    [
        macros,
        elaborated,
        optimised.graph.to_string(),
        lowered,
        emitted,
    ]
}

/// Returns a text as it is compared: without white space, commas before a closing bracket, the paths that the page omits
/// and the suffix of numbers.
fn compared(text: &str) -> String {
    let mut text: String = text.split_whitespace().collect();
    for (long, short) in [
        ("::typed_xla::", ""),
        ("::core::primitive::", ""),
        (",)", ")"),
        (",}", "}"),
        (",]", "]"),
    ] {
        text = text.replace(long, short);
    }
    for digit in '0'..='9' {
        text = text.replace(&format!("{digit}usize"), &digit.to_string());
    }
    text
}

/// Returns the first part of a block, between omissions, that a text does not contain after the parts before it.
fn missing<'a>(block: &'a str, text: &str) -> Option<&'a str> {
    let text = compared(text);
    let mut rest = text.as_str();
    let parts: Vec<&str> = block.split(OMITTED).collect();
    for (i, part) in parts.iter().enumerate() {
        let wanted = compared(part);
        let at = rest.find(&wanted);
        let at = at.filter(|&at| i > 0 || at == 0);
        let Some(at) = at else {
            return Some(part);
        };
        rest = &rest[at + wanted.len()..];
    }
    let last = parts.last().copied().unwrap_or_default();
    let ends = text.ends_with(&compared(last));
    (!ends).then_some(last)
}

#[test]
fn the_example_of_the_architecture_is_what_the_compiler_prints() {
    let blocks = blocks();
    let [example, shown @ ..] = blocks.as_slice() else {
        panic!("ARCHITECTURE.md has no example");
    };
    assert!(
        page("README.md").contains(example),
        "expected the example of README.md, found\n{example}"
    );
    let stages = stages(&format!("use typed_xla::prelude::*;\n{example}"));
    assert_eq!(shown.len(), stages.len(), "blocks of the example");
    for (block, text) in shown.iter().zip(&stages) {
        if let Some(part) = missing(block, text) {
            panic!("expected in this order, in ARCHITECTURE.md:\n{part}\n\nfound:\n{text}");
        }
    }
}
