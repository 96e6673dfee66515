//! Source files. Each is read once for all its computations.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::fs::Metadata;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::SystemTime;

use proc_macro2::Span;
use xla_hlo::list::{self, Items};

use super::blocks::{self, Block};
use super::{imports, is_word, makes_names, recursion, words};
use crate::deep;

/// The code of a file, with cached facts about it.
pub(crate) struct Source {
    text: String,
    /// The path of the file; `None` of a text that no compiler has opened.
    file: Option<PathBuf>,
    makes_names: OnceCell<bool>,
    calls_macros: OnceCell<bool>,
    impls: OnceCell<Vec<(usize, bool)>>,
    blocks: OnceCell<Vec<Block>>,
    declarations: OnceCell<Vec<(usize, String)>>,
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
    let source = Rc::new(Source::new(text, None));
    SOURCES.with_borrow_mut(|sources| sources.insert(file, (None, source)));
}

/// Returns the place of a span for a message, unless it is in a dependency, whose text the user does not change.
pub(crate) fn own_place(span: Span) -> Option<String> {
    deep::stated(span).filter(|place| !is_of_dependency(place))
}

/// Whether a place, `src/model.rs:12:5`, is in a package that cargo has downloaded, or in a text that has no file and was
/// not stored.
fn is_of_dependency(place: &str) -> bool {
    let mut parts = place.rsplitn(3, ':');
    let file = parts.nth(2).unwrap_or(place);
    if file.starts_with('<') {
        return SOURCES.with_borrow(|sources| !sources.contains_key(file));
    }
    let file = file.replace('\\', "/");
    file.contains("/registry/src/") || file.contains("/git/checkouts/")
}

/// Returns the file of a span, if it can be read.
pub(super) fn of(span: Span) -> Option<Rc<Source>> {
    match deep::local_file(span) {
        Some(path) => at(&path),
        None => known(&span.file(), None),
    }
}

/// Returns the file of a path, if it can be read.
pub(super) fn at(path: &Path) -> Option<Rc<Source>> {
    let name = path.display().to_string();
    // An editor keeps the process for hours: a file is read again when its time or length changes.
    let version = std::fs::metadata(path)
        .ok()
        .and_then(|metadata: Metadata| Some((metadata.modified().ok()?, metadata.len())));
    if let Some(source) = known(&name, version) {
        return Some(source);
    }
    let text = std::fs::read_to_string(path).ok()?;
    let source = Rc::new(Source::new(&text, Some(path.to_path_buf())));
    let entry = (version, Rc::clone(&source));
    SOURCES.with_borrow_mut(|sources| sources.insert(name, entry));
    Some(source)
}

/// Returns a file that was read before, if its version is the same.
fn known(name: &str, version: Version) -> Option<Rc<Source>> {
    let known = SOURCES.with_borrow(|sources| sources.get(name).cloned());
    known
        .filter(|(known, _)| *known == version)
        .map(|(_, source)| source)
}

impl Source {
    /// Returns the code of a text, without its comments.
    pub(super) fn new(text: &str, file: Option<PathBuf>) -> Source {
        // Strings with `//` are cut as well.
        let code = |line| str::split(line, "//").next().unwrap_or_default();
        Source {
            text: text.lines().map(code).collect_vec().join("\n"),
            file,
            makes_names: OnceCell::new(),
            calls_macros: OnceCell::new(),
            impls: OnceCell::new(),
            blocks: OnceCell::new(),
            declarations: OnceCell::new(),
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

    /// Returns the path of the file, if it was read.
    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Returns the code.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Whether a name that does not occur may still exist.
    pub(super) fn makes_names(&self) -> bool {
        *self.makes_names.get_or_init(|| makes_names(&self.text))
    }

    /// Whether macros make items of the file, whose names its text does not show.
    pub(super) fn calls_macros(&self) -> bool {
        *self
            .calls_macros
            .get_or_init(|| calls_macros(&self.text, self.blocks()))
    }

    /// Returns the blocks of the file, with the items that have names of operations.
    pub(super) fn blocks(&self) -> &[Block] {
        self.blocks.get_or_init(|| blocks::blocks(&self.text))
    }

    /// Returns the byte offset in a range of the declaration of a module in another file.
    pub(super) fn declares_module(
        &self,
        (start, end): (usize, usize),
        name: &str,
    ) -> Option<usize> {
        let all = self
            .declarations
            .get_or_init(|| blocks::declarations(&self.text));
        let is_here = |(at, module): &&(usize, String)| start <= *at && *at < end && module == name;
        Some(all.iter().find(is_here)?.0)
    }

    /// Whether a word occurs directly in the block of an `impl` or a `trait`.
    pub(super) fn in_impl(&self, word: &str) -> bool {
        let impls = self.impls.get_or_init(|| impls(&self.text));
        let inside = |at: usize| {
            let braces = impls.partition_point(|(brace, _)| *brace < at);
            braces > 0 && impls[braces - 1].1
        };
        impls.iter().any(|(_, inside)| *inside) && words(&self.text, word).any(inside)
    }
}

/// Whether a macro is called among the items of a module.
fn calls_macros(text: &str, blocks: &[Block]) -> bool {
    let is_path = |c: char| is_word(c) || c == ':';
    text.match_indices('!').any(|(at, _)| {
        let before = text[..at].trim_end_matches(is_path).trim_end();
        let begins = before.is_empty() || before.ends_with([';', '{', '}', ']']);
        let is_call = text[..at].ends_with(is_word);
        is_call && begins && blocks[blocks::innermost(blocks, at)].is_module()
    })
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
            // The text between the last brace or semicolon and this brace, such as `impl T for U`.
            let head = &text[end..at];
            let head = &head[head.rfind(';').map_or(0, |semicolon| semicolon + 1)..];
            let is_impl = |word: &&str| words(head, word).next().is_some();
            open.push(["impl", "trait"].iter().any(is_impl));
        } else {
            open.pop();
        }
        all.push((at, open.last() == Some(&true)));
        end = at + 1;
    }
    all
}
