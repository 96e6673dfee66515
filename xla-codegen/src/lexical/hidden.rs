//! Operations whose names computations or imports have too, where a computation is declared.
//!
//! Operations are names of a prelude, so a name without a path means the item, as by Rust's rules: a new operation never
//! changes what a program means. The text of the file shows which items a function sees: of its module, of the blocks
//! around it, and of glob imports from the modules of its package.

use std::rc::Rc;

use xla_hlo::list::Items;

use super::blocks::{Glob, Named, innermost, name_after};
use super::modules::Module;
use super::source::Source;
use super::{is_marked, words};

/// Returns the byte offset of a name in a line of a text, or of the first function of this name if the line is 0.
pub(super) fn offset(text: &str, line: usize, name: &str) -> usize {
    let mut lines = text.split_inclusive('\n');
    let before: usize = lines.by_ref().take(line.max(1) - 1).map(str::len).sum();
    let here = lines.next().and_then(|line| words(line, name).next());
    let first = || {
        let mut all = words(text, name);
        all.find(|&at| text[..at].trim_end().ends_with("fn"))
    };
    match here {
        Some(at) if line > 0 => before + at,
        _ => first().unwrap_or(0),
    }
}

/// Returns the operations whose names are those of items that are visible at a byte offset.
pub(super) fn seen(source: &Rc<Source>, at: usize) -> Vec<String> {
    let blocks = source.blocks();
    let mut index = innermost(blocks, at);
    let module = Module::around(source, index);
    let mut all = Vec::new();
    // From the innermost block outwards.
    loop {
        let block = &blocks[index];
        let is_computation = |item: &&Named| match &item.import {
            None => true,
            Some(path) => imports_computation(&module, path),
        };
        let items = block.items.iter().filter_items(is_computation);
        all.extend(items.map(|item| item.name.clone()));
        for glob in &block.globs {
            brought(&module, glob, &module, &mut Vec::new(), &mut all);
        }
        // Names do not pass into a module from the modules around it.
        match block.parent {
            Some(parent) if !block.is_module() => index = parent,
            _ => return all,
        }
    }
}

/// Adds the names of the items that an import of all items of a module shows to another module.
fn brought(
    around: &Module,
    glob: &Glob,
    to: &Module,
    visited: &mut Vec<Module>,
    names: &mut Vec<String>,
) {
    let Some(module) = around.find(&glob.path) else {
        return;
    };
    // Modules may import each other by globs.
    if visited.contains(&module) {
        return;
    }
    visited.push(module.clone());
    let sees_all = to.is_within(&module);
    let block = module.block();
    let sees = |item: &&Named| {
        let is_computation = match &item.import {
            None => true,
            Some(path) => imports_computation(&module, path),
        };
        (item.is_public || sees_all) && is_computation
    };
    let here = block.items.iter().filter_items(sees);
    names.extend(here.map(|item| item.name.clone()));
    for glob in &block.globs {
        if glob.is_public || sees_all {
            brought(&module, glob, to, visited, names);
        }
    }
}

/// Whether an import may name a computation: not if its module can be read, and declares an ordinary function.
fn imports_computation(from: &Module, path: &[String]) -> bool {
    let Some((function, module)) = path.split_last() else {
        return true;
    };
    let Some(module) = from.find(module) else {
        return true;
    };
    declares(module.text(), function).unwrap_or(true)
}

/// Whether a text declares a function as a computation; `None` if it does not declare it.
fn declares(text: &str, function: &str) -> Option<bool> {
    let named = words(text, "fn").map(|at| name_after(text, at));
    let mut own = named.filter_items(|(_, name)| *name == function);
    let (place, _) = own.next()?;
    is_marked(text, place)
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    /// Returns the hidden names where the word `here` is.
    fn hidden(text: &str) -> Vec<String> {
        let source = Rc::new(Source::new(text, None));
        seen(&source, text.find("here").unwrap())
    }

    /// Returns the name, if it is hidden.
    fn softmax(is_hidden: bool) -> Vec<String> {
        if is_hidden {
            vec!["softmax".to_string()]
        } else {
            Vec::new()
        }
    }

    const SOFTMAX: &str = "#[computation] fn softmax(x: &f32![2]) {}";

    #[test]
    fn a_function_sees_the_items_of_its_module_and_of_the_blocks_around_it() {
        let cases = [
            ("{s} fn here() {}", true),
            ("fn here() {} {s}", true),
            ("fn main() { {s} fn here() {} }", true),
            ("fn other() { {s} } fn here() {}", false),
            ("mod a { {s} } fn here() {}", false),
            ("{s} mod a { fn here() {} }", false),
            ("impl S { {s} fn other() {} } fn here() {}", false),
            ("{s} impl S { fn here() {} }", true),
            // An ordinary function is not a computation.
            ("fn softmax() {} fn here() {}", false),
        ];
        for (text, is_hidden) in cases {
            let found = hidden(&text.replace("{s}", SOFTMAX));
            assert_eq!(found, softmax(is_hidden), "{text}");
        }
    }

    #[test]
    fn a_function_sees_what_globs_import() {
        let cases = [
            ("{s} mod a { use super::*; fn here() {} }", Some("super")),
            (
                "mod a { pub {s} } mod b { use crate::a::*; fn here() {} }",
                Some("crate::a"),
            ),
            (
                "use self::a::*; mod a { pub {s} } fn here() {}",
                Some("self::a"),
            ),
            (
                "use a::{b::*, c}; mod a { pub mod b { pub(crate) {s} } pub mod c {} } fn here() {}",
                Some("a::b"),
            ),
            // Other modules see public items, and inner modules all.
            ("use a::*; mod a { {s} } fn here() {}", None),
            (
                "use a::*; mod a { pub use b::*; mod b { pub {s} } } fn here() {}",
                Some("a"),
            ),
            (
                "use a::*; mod a { use b::*; mod b { pub {s} } } fn here() {}",
                None,
            ),
            (
                "use a::*; mod a { pub use b::softmax; mod b { pub {s} } } fn here() {}",
                Some("a"),
            ),
            (
                "use a::*; mod a { pub use b::softmax; mod b { pub fn softmax() {} } } fn here() {}",
                None,
            ),
            (
                "use a::softmax; mod a { pub {s} } mod b { use super::*; fn here() {} }",
                Some("super"),
            ),
            // A module of another parent, and modules that import each other.
            (
                "use a::*; mod b { pub mod a { pub {s} } } fn here() {}",
                None,
            ),
            (
                "use a::*; mod a { pub use super::b::*; } mod b { pub use super::a::*; pub {s} } fn here() {}",
                Some("a"),
            ),
            ("use ::a::*; mod a { pub {s} } fn here() {}", None),
            ("use layers::*; fn here() {}", None),
        ];
        for (text, module) in cases {
            // The attribute is before the visibility.
            let text = ["pub ", "pub(crate) ", ""]
                .iter()
                .fold(text.to_string(), |text, vis| {
                    let item = format!("#[computation] {vis}fn softmax(x: &f32![2]) {{}}");
                    text.replace(&format!("{vis}{{s}}"), &item)
                });
            let found = hidden(&text);
            assert_eq!(found, softmax(module.is_some()), "{text}");
        }
        let in_body =
            "mod a { #[computation] pub fn softmax() {} } fn main() { use a::*; fn here() {} }";
        assert_eq!(hidden(in_body), softmax(true));
    }

    #[test]
    fn globs_import_modules_of_other_files() {
        let folder = std::env::temp_dir().join(format!("typed_xla_globs_{}", std::process::id()));
        let softmax_of = "#[computation] pub fn softmax(x: &f32![2]) {}";
        // The files of a package, where `here` is, and the module by which it sees the item.
        type Case<'a> = (&'a [(&'a str, &'a str)], Option<&'a str>);
        let cases: [Case; 8] = [
            (
                &[
                    ("src/main.rs", "mod ops; use ops::*; fn here() {}"),
                    ("src/ops.rs", softmax_of),
                ],
                Some("ops"),
            ),
            (
                &[
                    ("src/lib.rs", "mod ops; use ops::*; fn here() {}"),
                    ("src/ops/mod.rs", softmax_of),
                ],
                Some("ops"),
            ),
            (
                &[
                    ("src/lib.rs", "mod a; mod b;"),
                    ("src/a.rs", "use crate::b::c::*; fn here() {}"),
                    ("src/b.rs", "pub mod c;"),
                    ("src/b/c.rs", softmax_of),
                ],
                Some("crate::b::c"),
            ),
            (
                &[
                    ("src/lib.rs", "mod a; #[computation] fn softmax() {}"),
                    ("src/a.rs", "use super::*; fn here() {}"),
                ],
                Some("super"),
            ),
            (
                &[
                    (
                        "src/lib.rs",
                        "mod ops { pub mod inner; } use ops::inner::*; fn here() {}",
                    ),
                    ("src/ops/inner.rs", softmax_of),
                ],
                Some("ops::inner"),
            ),
            (
                &[
                    (
                        "src/lib.rs",
                        "#[path = \"other.rs\"] mod ops; use ops::*; fn here() {}",
                    ),
                    ("src/other.rs", softmax_of),
                ],
                Some("ops"),
            ),
            (
                &[
                    ("tests/all.rs", "mod ops; use ops::*; fn here() {}"),
                    ("tests/ops.rs", softmax_of),
                ],
                Some("ops"),
            ),
            // A file that no module declares.
            (
                &[
                    ("src/lib.rs", "use ops::*; fn here() {}"),
                    ("src/ops.rs", softmax_of),
                ],
                None,
            ),
        ];
        for (i, (files, module)) in cases.into_iter().enumerate() {
            let package = folder.join(i.to_string());
            let mut found = Vec::new();
            for (name, text) in files {
                let file = package.join(name);
                std::fs::create_dir_all(file.parent().unwrap()).unwrap();
                std::fs::write(file, text).unwrap();
            }
            for (name, text) in files {
                if let Some(at) = text.find("here") {
                    found = seen(&source::at(&package.join(name)).unwrap(), at);
                }
            }
            assert_eq!(found, softmax(module.is_some()), "{files:?}");
        }
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn imports_hide_operations() {
        let cases = [
            ("use layers::softmax;", Some("layers::softmax")),
            (
                "use layers::{dense, soft as softmax};",
                Some("layers::soft"),
            ),
            ("use layers::softmax as soft;", None),
            ("use std::softmax;", None),
            ("use typed_xla::operations::softmax;", None),
            ("use layers::*;", None),
            ("fn softmax_of() { use layers::softmax; }", None),
            (
                "use layers::softmax; mod layers { pub fn softmax() {} }",
                None,
            ),
        ];
        for (text, path) in cases {
            let found = hidden(&format!("{text}\nfn here() {{}}"));
            assert_eq!(found, softmax(path.is_some()), "{text}");
        }
    }
}
