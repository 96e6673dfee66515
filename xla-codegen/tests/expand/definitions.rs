//! The texts of definitions, which the callers of a computation read.

use xla_hlo::{ops, text};

use crate::sources;

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
    let mut all = String::new();
    for (file, source) in sources::all() {
        for printed in &source.definitions {
            let read = text::parse(printed).unwrap_or_else(|error| panic!("{file}: {error}"));
            // The text of a program, which only XLA reads, also says which arguments are donated.
            if !printed.contains("tf.aliasing_output") {
                assert_eq!(text::definition(&read), *printed, "{file}");
            }
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
