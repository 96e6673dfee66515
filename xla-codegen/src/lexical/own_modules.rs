//! Modules of the user with the name of a family of operations, such as `linalg`: paths into them are the user's.

use std::rc::Rc;

use syn::Path;

use super::modules::Module;
use super::source::{self, Source};
use super::{is_word, item_before, words};

/// Whether the file of a path may have a module of its first name: it declares one, imports the name, or an import of
/// all items of another module brings it.
pub(crate) fn has_module(path: &Path) -> bool {
    let Some(first) = path.segments.first().map(|first| &first.ident) else {
        return false;
    };
    source::of(first.span()).is_some_and(|source| has(&source, &first.to_string()))
}

/// Whether the file has no such module. Where the source cannot be read, it may have one.
pub(crate) fn lacks_module(path: &Path) -> bool {
    path.segments.first().is_some_and(|first| {
        let source = source::of(first.ident.span());
        source.is_some_and(|source| !has(&source, &first.ident.to_string()))
    })
}

fn has(source: &Rc<Source>, name: &str) -> bool {
    let text = source.text();
    let is_declared = words(text, name).any(|at| {
        let item = item_before(text, at);
        item.ends_with("mod") || words(item, "use").any(|at| imports(item, at))
    });
    let blocks = source.blocks().iter().enumerate();
    let mut globs = blocks.flat_map(|(index, block)| {
        let module = Module::around(source, index);
        block.globs.iter().map(move |glob| module.find(&glob.path))
    });
    let own = [name.to_string()];
    is_declared || globs.any(|module| module.is_some_and(|module| module.find(&own).is_some()))
}

/// Whether the word `use` at a byte offset of a text begins an import that the end of the text belongs to:
/// `pub use crate::{random, linalg`.
fn imports(text: &str, at: usize) -> bool {
    let line = text[..at].rsplit('\n').next().unwrap_or_default().trim();
    let mut between = text[at + "use".len()..].chars();
    let is_path = |c: char| is_word(c) || c.is_whitespace() || matches!(c, ':' | '{' | ',');
    (line.is_empty() || line.starts_with("pub")) && between.all(is_path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_is_declared_or_imported() {
        let cases = [
            ("mod linalg;", true),
            ("pub mod linalg { }", true),
            ("use crate::linalg;", true),
            ("pub(crate) use a::{b, linalg};", true),
            ("fn f() {}\nuse linalg::norm;", true),
            ("use a::*; mod a { pub mod linalg {} }", true),
            ("use a::*; mod a { pub mod other {} }", false),
            ("use a::linalg_of;", false),
            ("fn f() { linalg::norm(x) }", false),
            (
                "/// We use linalg::norm here.\nfn f() { linalg::norm(x) }",
                false,
            ),
            ("// They\n// use the word linalg.\nfn f() {}", false),
        ];
        for (text, expected) in cases {
            let source = Rc::new(Source::new(text, None));
            assert_eq!(has(&source, "linalg"), expected, "{text}");
        }
    }
}
