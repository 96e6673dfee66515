//! Text that XLA has accepted: `scripts/check_stablehlo.py` compiles these files.
//!
//! `UPDATE_GOLDEN=1 cargo test -p xla-hlo --test text` rewrites them; then check them with the script.

use std::fs;
use std::path::Path;

use xla_hlo::{ops, text};

use crate::modules;

#[test]
fn modules_print_as_xla_accepted_them() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/text/golden");
    for (name, module) in modules::all() {
        let path = folder.join(name).with_extension("mlir");
        let printed = text::stablehlo(&module).unwrap();
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&path, &printed).unwrap();
        }
        let golden = fs::read_to_string(&path).unwrap();
        for (i, (line, golden)) in printed.lines().zip(golden.lines()).enumerate() {
            assert_eq!(line, golden, "line {} of {name}", i + 1);
        }
        assert_eq!(printed.len(), golden.len(), "{name}");
    }
}

#[test]
fn every_primitive_of_stablehlo_stands_in_some_golden_text() {
    let modules = modules::all();
    let both = |(_, m): &(_, xla_hlo::Module)| [text::print(m), text::stablehlo(m).unwrap()];
    let texts: Vec<String> = modules.iter().flat_map(both).collect();
    for primitive in ops::primitives().filter(|p| p.name != "along") {
        let follows = |c: char| c.is_whitespace() || "\"(".contains(c);
        let word = |text: &String| {
            let mut found = text.match_indices(primitive.text);
            found.any(|(at, name)| text[at + name.len()..].starts_with(follows))
        };
        assert!(texts.iter().any(word), "{}", primitive.text);
    }
}
