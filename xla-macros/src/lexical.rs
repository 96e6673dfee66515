//! What the file around a name says about it.
//!
//! A name that nothing announces would be answered by rustc with a macro that cannot be found, which tells a user
//! nothing. Where the text of the file shows that a name is plain, or is not there at all, the message is ours.

use std::cell::OnceCell;

use proc_macro2::{Ident, Span};

use crate::deep;

/// How far the file knows a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    /// It announces itself, or it may: it is imported, or a macro makes it.
    Perhaps,
    /// It is an item without the attribute that announces it.
    Plain,
    /// It does not appear.
    Not,
}

/// What makes an item of a kind announce itself.
const MARKS: [(&str, &str); 6] = [
    ("fn", "computation"),
    ("fn", "custom_call"),
    ("const", "known"),
    ("type", "known"),
    ("struct", "Tensors"),
    ("static", "known"),
];

/// What a prelude brings that announces itself.
const PRELUDE: [&str; 1] = ["Rng"];

/// The file that a function stands in, read when it is asked for the first time.
#[derive(Default)]
pub(crate) struct File(OnceCell<Option<String>>);

impl File {
    /// How far the file knows a name.
    pub(crate) fn knows(&self, name: &Ident) -> Known {
        let text = self.0.get_or_init(|| read(name.span()));
        text.as_ref()
            .map_or(Known::Perhaps, |text| knows(text, &name.to_string()))
    }
}

/// Whether a function stands in an `impl` or a `trait`, where nothing can stand beside it.
pub(crate) fn is_method(name: &Ident) -> bool {
    let Some(text) = read(name.span()) else {
        return false;
    };
    // Braces in literals may deceive; parsing every file for each of its computations would cost too much.
    let name = name.to_string();
    words(&text, &name).any(|at| in_impl(&text[..at])) && only_in_impl(&text, &name)
}

/// Whether the block that is open at the end of a text is that of an `impl` or a `trait`.
fn in_impl(text: &str) -> bool {
    let mut depth = 0;
    let open = text.bytes().rposition(|byte| match byte {
        b'}' => {
            depth += 1;
            false
        }
        b'{' => {
            depth -= 1;
            depth < 0
        }
        _ => false,
    });
    let head = open.map_or("", |open| &text[..open]);
    let head = &head[head.rfind([';', '}', '{']).map_or(0, |end| end + 1)..];
    ["impl", "trait"]
        .iter()
        .any(|word| words(head, word).next().is_some())
}

/// Whether all computations of a name are methods.
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
    impl<'ast> syn::visit::Visit<'ast> for Functions<'_> {
        fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
            self.free += self.counts(&item.attrs, &item.sig);
            syn::visit::visit_item_fn(self, item);
        }
        fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
            self.methods += self.counts(&item.attrs, &item.sig);
        }
        fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
            self.methods += self.counts(&item.attrs, &item.sig);
        }
    }
    let Ok(file) = syn::parse_file(text) else {
        return false;
    };
    let mut functions = Functions {
        name,
        methods: 0,
        free: 0,
    };
    syn::visit::Visit::visit_file(&mut functions, &file);
    functions.methods > 0 && functions.free == 0
}

/// The text of the file without its comments.
fn read(span: Span) -> Option<String> {
    let text = std::fs::read_to_string(deep::local_file(span)?).ok()?;
    let code = |line: &str| {
        let end = line.find("//").unwrap_or(line.len());
        line[..end].to_string()
    };
    Some(text.lines().map(code).collect::<Vec<_>>().join("\n"))
}

fn knows(text: &str, name: &str) -> Known {
    let mut plain = false;
    for at in words(text, name) {
        let before = text[..at].trim_end();
        let item = &before[before.rfind([';', '}']).map_or(0, |end| end + 1)..];
        if words(item, "use").next().is_some() {
            return Known::Perhaps;
        }
        let word = before.rsplit(|c: char| !is_word(c)).next();
        let mut marks = MARKS.iter().filter(|(keyword, _)| word == Some(keyword));
        if marks.clone().next().is_some() {
            // Quotes may hide where an attribute begins, and one before a block of functions stands for all of them.
            let in_block = words(text, "custom_call").next().is_some()
                && words(text, "extern").next().is_some();
            let marked = marks.any(|(_, mark)| words(item, mark).next().is_some());
            if marked || in_block || item.contains('"') {
                return Known::Perhaps;
            }
            plain = true;
        }
    }
    let brought = PRELUDE.contains(&name) && text.contains("prelude::*");
    let made = text.contains("macro_rules!") || text.contains("include!") || globs(text) || brought;
    match (plain, made) {
        (true, _) => Known::Plain,
        (false, true) => Known::Perhaps,
        (false, false) => Known::Not,
    }
}

/// Whether names may come from a glob import of something outside the file.
fn globs(text: &str) -> bool {
    let inline = text.lines().any(|line| {
        let line = line.trim();
        line.ends_with('{') && words(line, "mod").next().is_some()
    });
    text.match_indices("::*").any(|(at, _)| {
        let from = text[..at]
            .rsplit(|c: char| !is_word(c))
            .next()
            .unwrap_or_default();
        from != "prelude" && !(from == "super" && inline)
    })
}

/// Where a word stands.
fn words<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    text.match_indices(word)
        .map(|(at, _)| at)
        .filter(move |&at| {
            !text[..at].ends_with(is_word) && !text[at + word.len()..].starts_with(is_word)
        })
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

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
            let found = words(&text, name).any(|at| in_impl(&text[..at]));
            assert_eq!(found && only_in_impl(&text, name), expected, "{text}");
        }
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
            ("macro_rules! make {} make!(layer);", Known::Perhaps),
            ("#[doc = \"a; b\"] fn layer() {}", Known::Perhaps),
            ("#[known] const layer: usize = 3;", Known::Perhaps),
            ("const layer: usize = 3;", Known::Plain),
            ("#[derive(Clone, Tensors)]\nstruct layer {}", Known::Perhaps),
            ("#[derive(Clone)]\nstruct layer {}", Known::Plain),
            ("fn layers() {}", Known::Not),
        ];
        for (text, expected) in cases {
            assert_eq!(knows(text, "layer"), expected, "{text}");
        }
    }

    #[test]
    fn a_prelude_brings_the_generator() {
        let text = "use typed_xla::prelude::*; fn f(rng: &mut Rng) {}";
        assert_eq!(knows(text, "Rng"), Known::Perhaps);
        assert_eq!(knows("fn f(rng: &mut Rng) {}", "Rng"), Known::Not);
    }
}
