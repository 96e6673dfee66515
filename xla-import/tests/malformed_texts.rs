//! Texts that repeat short parts, and texts with changed bytes, are read or refused: in memory in proportion to the text,
//! and without a panic.

mod memory;

use std::path::Path;

use memory::bounded;
use xla_import::{entry, import};

/// A text before a part that is repeated, the part, and the text after it.
const REPEATED: &[(&str, &str, &str)] = &[
    ("func.func @f(", "i1,", "i1) { return }"),
    ("func.func @f(", "%a:i1,", "%a:i1) { return }"),
    ("func.func @f() -> (", "i1,", "i1) { return }"),
    ("func.func @f() -> (", "i1{a},", "i1) { return }"),
    ("", "func.func @f()", ""),
    ("func.func @f() {", "\"\"():()->()", " return }"),
    ("func.func @f() {", "a", " return }"),
    ("func.func @f() {", "a ", " return }"),
    ("func.func @f() {", "a{}", " return }"),
    ("func.func @f() {", "\"\"()({}):()->()", " return }"),
    ("func.func @f() {", "%a=a:i1 ", " return }"),
    ("func.func @f() {", "%a=\"\"():()->i1 ", " return }"),
    ("func.func @f() { \"\"()(", "{},", "{}):()->() return }"),
    ("func.func @f() { \"\"():()->(", "i1,", "i1) return }"),
    ("func.func @f() { \"\"():()->(", "i1,", "i1) return }"),
    (
        "func.func @f() { %a, ",
        "%a,",
        "%a = \"\"():()->(i1) return }",
    ),
    (
        "func.func @f() { %a = a : i1 \"\"(",
        "%a,",
        "%a):()->() return }",
    ),
    ("func.func @f() { %a = a : i1 a ", "%a,", "%a : i1 return }"),
    (
        "func.func @f() { %a:4096 = a : i1 ",
        "%a:4096 = a:i1 ",
        " return }",
    ),
    ("func.func @f() { a {", "a,", "a} : i1 return }"),
    ("func.func @f() { a {", "a=1,", "a=1} : i1 return }"),
    ("func.func @f() { a {a = [", "1,", "1]} : i1 return }"),
    ("func.func @f() { a {a = [", "[],", "1]} : i1 return }"),
    ("func.func @f() { a {a = [", "i1,", "1]} : i1 return }"),
    ("func.func @f() { a {a = [", "\"\",", "1]} : i1 return }"),
    ("func.func @f() { a {a = [", "{},", "1]} : i1 return }"),
    (
        "func.func @f() { a {a = array<i64: ",
        "1,",
        "1>} : i1 return }",
    ),
    ("func.func @f() { a ", "1", " : i1 return }"),
    ("func.func @f() { a ", "[]", " : i1 return }"),
    ("func.func @f() { a ", "x=1", " : i1 return }"),
    ("func.func @f() { a ", "x=1,", "x=1 : i1 return }"),
    ("func.func @f() { a : ", "i1,", "i1 return }"),
    ("func.func @f() { a : ", "tuple<>,", "i1 return }"),
    ("func.func @f() { a : tensor<", "1x", "i1> return }"),
    ("func.func @f() { a : ", "tensor<1x1xi1>,", "i1 return }"),
    ("", "#a=1\n", "func.func @f() { return }"),
    ("", "#a=loc()\n", "func.func @f() { return }"),
    ("{-# a : {", "a:\"\",", "} #-} func.func @f() { return }"),
    (
        "module attributes {",
        "a,",
        "a} { func.func @f() { return } }",
    ),
];

/// The bytes of a text with a part that is repeated.
const LEN: usize = 1 << 18;

#[test]
fn texts_take_memory_in_proportion_to_their_length() {
    for (before, part, after) in REPEATED {
        let text = format!("{before}{}{after}", part.repeat(LEN / part.len()));
        let model = bounded(text.as_bytes(), &format!("{before}{part}{after}"));
        if let Err(error) = model {
            let _ = error.to_string();
        }
    }
}

/// Reads texts in which a token is replaced by another one of the text, and imports those that are still read.
#[test]
fn changed_texts_are_read_or_refused() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/text");
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut below = |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as usize % bound
    };
    let (mut reads, mut refusals) = (0, 0);
    for name in ["short.mlir", "generic.mlir"] {
        let text = std::fs::read_to_string(folder.join(name)).unwrap();
        let tokens: Vec<&str> = text
            .split_inclusive([' ', ',', ':', '(', ')', '<', '>', '\n'])
            .collect();
        for _ in 0..500 {
            let (at, other) = (below(tokens.len()), below(tokens.len()));
            let mut changed = tokens.clone();
            changed[at] = tokens[other];
            let changed = changed.concat();
            let what = format!("{name}, {:?} instead of {:?}", tokens[other], tokens[at]);
            match bounded(changed.as_bytes(), &what) {
                Ok(model) => {
                    reads += 1;
                    for function in &model.functions {
                        if let Ok(module) = import(&model, &function.name) {
                            let _ = entry(&model, &module);
                        }
                    }
                }
                Err(_) => refusals += 1,
            }
        }
    }
    assert!(reads > 100 && refusals > 100, "{reads} {refusals}");
}
