//! What the file around a name says about it.
//!
//! A name that nothing announces would be answered by rustc with a macro that cannot be found, which tells a user
//! nothing. Where the text of the file shows that a name is plain, or is not there at all, the message is ours.

use std::cell::OnceCell;

use proc_macro2::{Ident, Span};

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
const MARKS: [(&str, &str); 5] = [
    ("fn", "computation"),
    ("const", "known"),
    ("type", "known"),
    ("struct", "Tensors"),
    ("static", "known"),
];

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

/// The text of the file without its comments.
fn read(span: Span) -> Option<String> {
    let text = std::fs::read_to_string(span.local_file()?).ok()?;
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
        if let Some((_, mark)) = MARKS.iter().find(|(keyword, _)| word == Some(keyword)) {
            // Quotes may hide where an attribute begins.
            if words(item, mark).next().is_some() || item.contains('"') {
                return Known::Perhaps;
            }
            plain = true;
        }
    }
    let made = text.contains("macro_rules!") || text.contains("include!") || globs(text);
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
}
