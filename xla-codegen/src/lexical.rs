//! Searches the source file of a name for its definition.
//!
//! For a name without a definition macro rustc reports a macro that cannot be found, which does not help a user. If
//! the text of the file shows that a name has no attribute, or does not occur at all, this crate reports it instead.
//! `hidden` finds items with the names of operations, which hide these, and `modules` the modules of glob imports.

use std::cell::OnceCell;
use std::rc::Rc;

use proc_macro2::Ident;
use syn::visit::Visit;
use syn::{ItemFn, Path};
use xla_hlo::list::Items;

use crate::deep;
use crate::syntax::{Search, Syntax, Walk};

mod blocks;
mod hidden;
mod imports;
mod modules;
mod own_modules;
mod recursion;
mod source;

use modules::Module;
pub(crate) use own_modules::{has_module, lacks_module};
pub(crate) use source::{Source, own_place, remember};

/// The evidence in a file that a name has a definition macro.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    /// It has one, or may have: it is imported, or a macro declares it.
    Perhaps,
    /// It is an item without the attribute that defines one.
    Plain,
    /// It is used, and not defined.
    Not,
}

/// The keywords of items, and the attributes and derives that define their macros.
const MARKS: [(&str, &str); 6] = [
    ("fn", "computation"),
    ("fn", "custom_call"),
    ("const", "known"),
    ("type", "known"),
    ("struct", "Tensors"),
    ("static", "known"),
];

/// The names with definition macros in a prelude.
const PRELUDE: [&str; 1] = ["Rng"];

/// The source file of a name, read on first use.
#[derive(Default)]
pub(crate) struct File(OnceCell<Option<Rc<Source>>>);

impl File {
    /// Returns the evidence for a name.
    pub(crate) fn knows(&self, name: &Ident) -> Known {
        let source = self.0.get_or_init(|| source::of(name.span()));
        source
            .as_ref()
            .map_or(Known::Perhaps, |source| knows(source, &name.to_string()))
    }
}

/// Returns a path with the import of its first part from the standard library written out, `std::f32::consts::PI` for `PI`.
pub(crate) fn standard(path: &Path) -> Option<Path> {
    let first = &path.segments.first()?.ident;
    let source = source::of(first.span())?;
    imports::resolved(path, source.imports())
}

/// Whether names of the prelude are visible where a name is: not below `#![no_implicit_prelude]`.
pub(crate) fn has_prelude(name: &Ident) -> bool {
    let mut next = source::of(name.span()).map(|source| Module::around(&source, 0));
    while let Some(module) = next {
        if words(module.source.text(), "no_implicit_prelude")
            .next()
            .is_some()
        {
            return false;
        }
        next = module.parent();
    }
    true
}

/// Returns the computations of the file that call each other, if a computation and one that it calls are among them.
pub(crate) fn circle(own: Option<&str>, callee: &Ident) -> Option<Vec<String>> {
    let own = own?;
    let source = source::of(callee.span())?;
    let callee = callee.to_string();
    let mut all = source.circles().iter();
    let found =
        all.find(|circle| circle.iter().any(|name| name == own) && circle.contains(&callee));
    found.cloned()
}

/// Returns the keyword of an item of the file that lacks the attribute or the derive that defines its macro.
pub(crate) fn unmarked(name: &Ident) -> Option<&'static str> {
    let source = source::of(name.span())?;
    let text = source.text();
    let name = name.to_string();
    // A glob import or a macro may define the name: then the text proves nothing.
    if knows(&source, &name) != Known::Plain {
        return None;
    }
    words(text, &name).find_map(|at| {
        // `struct Params` without the derive: the word before the name is a keyword that `MARKS` lists.
        let word = text[..at].trim_end();
        let word = word.rsplit(|c: char| !is_word(c)).next();
        let mut marks = MARKS.iter();
        Some(marks.find(|(keyword, _)| word == Some(keyword))?.0)
    })
}

/// Returns the traits in the `derive`s of a struct, as its file shows them.
pub(crate) fn derived(name: &Ident) -> Vec<String> {
    let Some(source) = source::of(name.span()) else {
        return Vec::new();
    };
    let text = source.text();
    let at = hidden::offset(text, line_of(name), &name.to_string());
    let before = text
        .get(..at)
        .and_then(|before| before.trim_end().strip_suffix("struct"));
    let mut rest = before.unwrap_or_default();
    // The visibility, then the attributes from the last to the first.
    rest = rest.trim_end();
    let visible = rest
        .strip_suffix(')')
        .and_then(|rest| rest.rsplit_once("pub("));
    rest = match visible {
        Some((rest, _)) => rest,
        None => rest.strip_suffix("pub").unwrap_or(rest),
    };
    let mut traits = Vec::new();
    while let Some((start, attribute)) = rest
        .trim_end()
        .strip_suffix(']')
        .and_then(|rest| rest.rsplit_once("#["))
    {
        if let Some(list) = attribute.trim_end().strip_prefix("derive(") {
            let names = list.trim_end_matches(')').split(',');
            // `std::default::Default` is named by its last part.
            let names = names.map(|name| name.rsplit("::").next().unwrap_or(name).trim());
            traits.extend(names.map(str::to_string));
        }
        rest = start;
    }
    traits
}

/// Whether a function is in an `impl` or a `trait`, which cannot hold its definition macro.
pub(crate) fn is_method(name: &Ident) -> bool {
    let Some(source) = source::of(name.span()) else {
        return false;
    };
    // The search for braces may be wrong about literals; only then the file is parsed, which is too slow for every
    // computation.
    let name = name.to_string();
    source.in_impl(&name) && only_in_impl(source.text(), &name)
}

/// Returns the number of the line of a name; 0 if it is not known.
fn line_of(name: &Ident) -> usize {
    let place = deep::place(name.span());
    let line = place.rsplit(':').nth(1).and_then(|line| line.parse().ok());
    line.unwrap_or(0)
}

/// Returns the operations whose names items have that a function sees.
pub(crate) fn hidden_operations(name: &Ident) -> Vec<String> {
    let Some(source) = source::of(name.span()) else {
        return Vec::new();
    };
    let at = hidden::offset(source.text(), line_of(name), &name.to_string());
    hidden::seen(&source, at)
}

/// Returns the free function of a name, if its file can be read and declares one function of this name.
pub(crate) fn function(name: &Ident) -> Option<ItemFn> {
    let source = source::of(name.span())?;
    function_in(source.text(), &name.to_string())
}

fn function_in(text: &str, name: &str) -> Option<ItemFn> {
    let mut starts = words(text, "fn").filter_items(|at| {
        let rest = text[at + 2..].trim_start();
        (rest.strip_prefix(name)).is_some_and(|rest| !rest.starts_with(is_word))
    });
    let (Some(start), None) = (starts.next(), starts.next()) else {
        return None;
    };
    let mut open = 0usize;
    let ends = text[start..].char_indices().find_map(|(at, c)| {
        match c {
            '{' => open += 1,
            '}' => open = open.saturating_sub(1),
            _ => return None,
        }
        (open == 0).then_some(start + at + 1)
    });
    // A brace in a literal or in a constant size ends the text too early, which then is not a function.
    syn::parse_str(&text[start..ends?]).ok()
}

/// Whether all computations with a name are methods.
fn only_in_impl(text: &str, name: &str) -> bool {
    struct Functions<'a> {
        name: &'a str,
        methods: usize,
        free: usize,
    }
    impl Functions<'_> {
        fn counts(&self, attrs: &[syn::Attribute], sig: &syn::Signature) -> usize {
            let mark = |attr: &syn::Attribute| {
                let last = attr.path().segments.last();
                last.is_some_and(|last| last.ident == "computation")
            };
            usize::from(sig.ident == self.name && attrs.iter().any(mark))
        }
    }
    impl<'ast> Search<'ast> for Functions<'_> {
        fn enters(&mut self, node: Syntax<'ast>) -> bool {
            match node {
                Syntax::Item(syn::Item::Fn(item)) => {
                    self.free += self.counts(&item.attrs, &item.sig);
                    true
                }
                Syntax::ImplItemFn(item) => {
                    self.methods += self.counts(&item.attrs, &item.sig);
                    false
                }
                Syntax::TraitItemFn(item) => {
                    self.methods += self.counts(&item.attrs, &item.sig);
                    false
                }
                _ => true,
            }
        }
    }
    // A file that does not parse proves nothing: the computation counts as a function outside of `impl`.
    let Ok(file) = syn::parse_file(text) else {
        return false;
    };
    let mut functions = Functions {
        name,
        methods: 0,
        free: 0,
    };
    Walk(&mut functions).visit_file(&file);
    functions.methods > 0 && functions.free == 0
}

fn knows(source: &Rc<Source>, name: &str) -> Known {
    let text = source.text();
    let brought = PRELUDE.contains(&name) && text.contains("prelude::*");
    match occurrence(text, name) {
        Occurrence::Marked => Known::Perhaps,
        Occurrence::Plain => Known::Plain,
        _ if brought || source.makes_names() => Known::Perhaps,
        // A file without the name itself is not its source: rustdoc takes the first part of a documentation whose parts
        // are of several files.
        Occurrence::None => Known::Perhaps,
        Occurrence::Used if globs_bring(source, name, &mut Vec::new()) => Known::Perhaps,
        Occurrence::Used => Known::Not,
    }
}

/// How a name occurs in a text.
enum Occurrence {
    None,
    /// It is used, and not declared.
    Used,
    /// An item without the attribute that defines its macro.
    Plain,
    /// An import, or an item that may have such an attribute.
    Marked,
}

fn occurrence(text: &str, name: &str) -> Occurrence {
    let mut found = Occurrence::None;
    for at in words(text, name) {
        if words(item_before(text, at), "use").next().is_some() {
            return Occurrence::Marked;
        }
        // One marked occurrence is enough, since rustc then finds the macro.
        match (is_marked(text, at), &found) {
            (Some(true), _) => return Occurrence::Marked,
            (Some(false), _) => found = Occurrence::Plain,
            (None, Occurrence::None) => found = Occurrence::Used,
            (None, _) => {}
        }
    }
    found
}

/// Whether a glob import of a file may bring a name: not if the imported modules can be read, and declare no such item.
fn globs_bring(source: &Rc<Source>, name: &str, visited: &mut Vec<Rc<Source>>) -> bool {
    // Modules may import each other by globs.
    if visited.iter().any(|file| Rc::ptr_eq(file, source)) {
        return false;
    }
    visited.push(Rc::clone(source));
    let blocks = source.blocks().iter().enumerate();
    let mut globs =
        blocks.flat_map(|(index, block)| block.globs.iter().map(move |glob| (index, glob)));
    globs.any(|(index, glob)| {
        let Some(module) = Module::around(source, index).find(&glob.path) else {
            // A module that cannot be read may bring any name. A prelude brings only the names of `PRELUDE`, and an `enum`
            // no computation.
            let last = glob.path.last().map_or("", String::as_str);
            let is_enum = || {
                let mut enums = words(source.text(), "enum");
                enums.any(|at| blocks::first_word(&source.text()[at + 4..]) == last)
            };
            return last != "prelude" && !is_enum();
        };
        let file = &module.source;
        if visited.iter().any(|other| Rc::ptr_eq(other, file)) {
            return false;
        }
        let declares = matches!(
            occurrence(file.text(), name),
            Occurrence::Plain | Occurrence::Marked
        );
        declares || file.makes_names() || file.calls_macros() || globs_bring(file, name, visited)
    })
}

/// Returns the text of the item to which a byte offset belongs, up to there.
fn item_before(text: &str, at: usize) -> &str {
    let before = text[..at].trim_end();
    &before[before.rfind([';', '}']).map_or(0, |end| end + 1)..]
}

/// Whether the item whose name is at a byte offset may have a definition macro; `None` if there is no item.
fn is_marked(text: &str, at: usize) -> Option<bool> {
    let item = item_before(text, at);
    let word = item.rsplit(|c: char| !is_word(c)).next();
    let mut marks = MARKS
        .iter()
        .filter_items(|(keyword, _)| word == Some(keyword));
    marks.clone().next()?;
    // Quotes may hide the start of an attribute, and `#[custom_call]` before a block applies to all its functions.
    let in_block =
        words(text, "custom_call").next().is_some() && words(text, "extern").next().is_some();
    let marked = marks.any(|(_, mark)| words(item, mark).next().is_some());
    Some(marked || in_block || item.contains('"'))
}

/// Whether a name that does not occur may still come from a macro or another file.
fn makes_names(text: &str) -> bool {
    text.contains("macro_rules!") || text.contains("include!")
}

/// Returns the byte offsets of a word.
fn words<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    text.match_indices(word)
        .map(|(at, _)| at)
        .filter_items(move |&at| {
            !text[..at].ends_with(is_word) && !text[at + word.len()..].starts_with(is_word)
        })
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> Rc<Source> {
        Rc::new(Source::new(text, None))
    }

    #[test]
    fn methods_are_told_from_functions() {
        let cases = [
            ("impl S { #[computation] fn f(x) {} }", "f", true),
            ("impl S {} #[computation] fn f(x) {}", "f", false),
            (
                "impl S { fn g() { '{'; } } #[computation] fn f(x: &f32![2]) {}",
                "f",
                false,
            ),
            (
                "trait T { fn g() {} #[computation] fn f(x: &f32![2]) {} }",
                "f",
                true,
            ),
            (
                "mod m { impl S { #[computation] fn f() {} } fn f() {} }",
                "f",
                true,
            ),
            (
                "impl S { #[computation] fn f() {} } #[computation] fn f() {}",
                "f",
                false,
            ),
        ];
        for (text, name, expected) in cases {
            let text = text.replace("(x)", "(x: f32)");
            let found = file(&text).in_impl(name);
            assert_eq!(found && only_in_impl(&text, name), expected, "{text}");
        }
    }

    #[test]
    fn a_function_is_found_with_its_body() {
        let text = "#[computation]\nfn f(x: f64) -> f64 { { x } }\nfn ff() {}\nfn g() { f(1.0) }";
        let found = |text, name| {
            let item = function_in(text, name);
            item.map(|item| item.block.stmts.len())
        };
        assert_eq!(found(text, "f"), Some(1));
        assert_eq!(found(text, "ff"), Some(0));
        assert_eq!(found(text, "h"), None);
        assert_eq!(found("fn f() {} mod m { fn f() {} }", "f"), None);
        assert_eq!(found("fn f(c: char) { if c == '{' {} }", "f"), None);
    }

    #[test]
    fn items_are_known_by_their_attribute() {
        let cases = [
            ("#[computation]\npub fn layer(x) {}", Known::Perhaps),
            ("#[computation(program = P)] fn layer(x) {}", Known::Perhaps),
            ("fn other() {}\nfn layer(x) {}", Known::Plain),
            ("#[computation] fn f(x) { layer(x) }", Known::Not),
            ("use a::{b, layer}; fn f() { layer(x) }", Known::Perhaps),
            ("pub(crate) use a::layer;", Known::Perhaps),
            ("use a::b as layer;", Known::Perhaps),
            ("use typed_xla::prelude::*; fn f() { layer(x) }", Known::Not),
            ("use layers::*; fn f() { layer(x) }", Known::Perhaps),
            ("use super::*; fn f() { layer(x) }", Known::Perhaps),
            (
                "fn f() {}\nmod tests {\n use super::*; fn g() { layer(x) } }",
                Known::Not,
            ),
            (
                "use helpers::*; mod helpers { pub fn other() {} } fn f() { layer(x) }",
                Known::Not,
            ),
            (
                "use helpers::*; mod helpers { pub use others::*; } fn f() { layer(x) }",
                Known::Perhaps,
            ),
            (
                "use Kind::*; enum Kind { A, B } fn f() { layer(x) }",
                Known::Not,
            ),
            ("use std::f32::consts::*; fn f() { layer(x) }", Known::Not),
            ("macro_rules! make {} make!(layer);", Known::Perhaps),
            ("#[doc = \"a; b\"] fn layer() {}", Known::Perhaps),
            ("#[known] const layer: usize = 3;", Known::Perhaps),
            ("const layer: usize = 3;", Known::Plain),
            ("#[derive(Clone, Tensors)]\nstruct layer {}", Known::Perhaps),
            ("#[derive(Clone)]\nstruct layer {}", Known::Plain),
            ("fn layers() { layer(x) }", Known::Not),
            (
                "//! The documentation of an example of another file.",
                Known::Perhaps,
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(knows(&file(text), "layer"), expected, "{text}");
        }
    }

    #[test]
    fn a_prelude_imports_the_type_rng() {
        let text = "use typed_xla::prelude::*; fn f(rng: &mut Rng) {}";
        assert_eq!(knows(&file(text), "Rng"), Known::Perhaps);
        let text = "fn f(rng: &mut Rng) {}";
        assert_eq!(knows(&file(text), "Rng"), Known::Not);
    }
}
