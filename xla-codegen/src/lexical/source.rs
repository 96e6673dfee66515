//! Source files, each of which is read once for all its computations.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::fs::Metadata;
use std::path::Path;
use std::rc::Rc;
use std::time::SystemTime;

use proc_macro2::Span;
use xla_hlo::list::{self, Items};

use super::hidden::{self, Block};
use super::{imports, makes_names, recursion, words};
use crate::deep;

/// The code of a file, with cached facts about it.
pub(crate) struct Source {
    text: String,
    makes_names: OnceCell<bool>,
    impls: OnceCell<Vec<(usize, bool)>>,
    blocks: OnceCell<Vec<Block>>,
    imports: OnceCell<Vec<(String, String)>>,
    circles: OnceCell<Vec<Vec<String>>>,
}

/// The modification time and the length of a file; an editor's macro server outlives many versions of a file.
type Version = Option<(SystemTime, u64)>;

thread_local! {
    static SOURCES: RefCell<HashMap<String, (Version, Rc<Source>)>> = RefCell::default();
}

/// Stores the text of a file that no compiler has opened.
pub(crate) fn remember(file: String, text: &str) {
    let source = Rc::new(Source::new(text));
    SOURCES.with_borrow_mut(|sources| sources.insert(file, (None, source)));
}

/// Returns the file of a span, if it can be read.
pub(super) fn of(span: Span) -> Option<Rc<Source>> {
    let path = deep::local_file(span);
    let name = (path.as_ref()).map_or_else(|| span.file(), |path| path.display().to_string());
    let known = SOURCES.with_borrow(|sources| sources.get(&name).cloned());
    let version = path.as_ref().and_then(|path| {
        let metadata: Metadata = std::fs::metadata(path).ok()?;
        Some((metadata.modified().ok()?, metadata.len()))
    });
    match known {
        Some((known, source)) if known == version => Some(source),
        _ => {
            let source = Rc::new(Source::new(&std::fs::read_to_string(path?).ok()?));
            let entry = (version, Rc::clone(&source));
            SOURCES.with_borrow_mut(|sources| sources.insert(name, entry));
            Some(source)
        }
    }
}

/// Returns the file of a module of the package, if one beside the file of a span, or above it, has the module's name.
pub(super) fn of_module(span: Span, module: &str) -> Option<Source> {
    let file = deep::local_file(span)?;
    let own = file.with_extension("");
    let package = |folder: &&Path| folder.join("Cargo.toml").exists();
    let depth = own.ancestors().find_index(|folder| package(&folder))?;
    let folders = own.ancestors().take(depth + 1);
    let texts = folders.flat_map(|folder| {
        let file = folder.join(format!("{module}.rs"));
        [file, folder.join(module).join("mod.rs")]
    });
    let text = texts.map(std::fs::read_to_string).find_map(Result::ok)?;
    Some(Source::new(&text))
}

impl Source {
    /// Returns the code of a text, without its comments.
    pub(super) fn new(text: &str) -> Source {
        let code = |line| str::split(line, "//").next().unwrap_or_default();
        Source {
            text: text.lines().map(code).collect_vec().join("\n"),
            makes_names: OnceCell::new(),
            impls: OnceCell::new(),
            blocks: OnceCell::new(),
            imports: OnceCell::new(),
            circles: OnceCell::new(),
        }
    }

    /// Returns the names that the file imports from the standard library, each with its path.
    pub(super) fn imports(&self) -> &[(String, String)] {
        self.imports.get_or_init(|| imports::standard(&self.text))
    }

    /// Returns the computations that call each other.
    pub(super) fn circles(&self) -> &[Vec<String>] {
        self.circles.get_or_init(|| recursion::circles(&self.text))
    }

    /// Returns the code.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Whether a name that does not occur may still exist.
    pub(super) fn makes_names(&self) -> bool {
        *self.makes_names.get_or_init(|| makes_names(&self.text))
    }

    /// Returns the blocks of the file, with the items that have names of operations.
    pub(super) fn blocks(&self) -> &[Block] {
        self.blocks.get_or_init(|| hidden::blocks(&self.text))
    }

    /// Whether a word occurs directly in the block of an `impl` or a `trait`.
    pub(super) fn in_impl(&self, word: &str) -> bool {
        let impls = self.impls.get_or_init(|| impls(&self.text));
        let inside = |at: usize| {
            let braces = impls.partition_point(|(brace, _)| *brace < at);
            braces > 0 && impls[braces - 1].1
        };
        impls.iter().any_item(|(_, inside)| *inside) && words(&self.text, word).any_item(inside)
    }
}

/// Returns the byte offsets of all braces, each with whether the innermost open block after it is an `impl` or a
/// `trait`.
fn impls(text: &str) -> Vec<(usize, bool)> {
    let mut braces: Vec<usize> = text.match_indices('{').map(|(at, _)| at).collect_vec();
    braces.extend(text.match_indices('}').map(|(at, _)| at));
    list::sort(&mut braces);
    let mut open = Vec::new();
    let mut end = 0;
    let mut all = Vec::with_capacity(braces.len());
    for at in braces {
        if text[at..].starts_with('{') {
            let head = &text[end..at];
            let head = &head[head.rfind(';').map_or(0, |semicolon| semicolon + 1)..];
            let is_impl = |word: &&str| words(head, word).next().is_some();
            open.push(["impl", "trait"].iter().any_item(is_impl));
        } else {
            open.pop();
        }
        all.push((at, open.last() == Some(&true)));
        end = at + 1;
    }
    all
}
