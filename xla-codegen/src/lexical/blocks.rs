//! The blocks of a file, in which items see each other, with the items that have the names of operations.

use proc_macro2::Ident;
use syn::{ItemUse, UseTree};
use xla_hlo::list::{self, Items};
use xla_hlo::transform;

use super::{is_marked, is_word, words};
use crate::library;

/// A block of a file whose items see each other: a module, or the body of a function.
#[derive(Debug)]
pub(super) struct Block {
    /// The byte offsets of the block.
    pub(super) range: (usize, usize),
    /// The block around it.
    pub(super) parent: Option<usize>,
    pub(super) kind: BlockKind,
    pub(super) items: Vec<Named>,
    pub(super) globs: Vec<Glob>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum BlockKind {
    /// A module, by its name; the file itself has none.
    Module(Option<String>),
    /// An `impl` or a `trait`, whose functions need a path.
    Associated,
    Body,
}

/// A computation, or an import, with the name of an operation.
#[derive(Debug)]
pub(super) struct Named {
    pub(super) name: String,
    /// The path that an import names; `None` for a computation of the block.
    pub(super) import: Option<Vec<String>>,
    /// Whether other modules see it.
    pub(super) is_public: bool,
}

/// An import of all items of a module.
#[derive(Debug)]
pub(super) struct Glob {
    /// The path of the module.
    pub(super) path: Vec<String>,
    /// Whether other modules see the items through this import.
    pub(super) is_public: bool,
}

impl Block {
    pub(super) fn is_module(&self) -> bool {
        matches!(self.kind, BlockKind::Module(_))
    }

    pub(super) fn contains(&self, at: usize) -> bool {
        self.range.0 <= at && at < self.range.1
    }
}

/// Returns the innermost block at a byte offset.
pub(super) fn innermost(blocks: &[Block], at: usize) -> usize {
    blocks
        .iter()
        .rposition(|block| block.contains(at))
        .unwrap_or(0)
}

/// Returns the blocks of a file, each after the blocks around it, with the items that have names of operations.
pub(super) fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = nested(text);
    for at in words(text, "fn") {
        let (place, name) = name_after(text, at);
        let index = innermost(&blocks, at);
        let block = &mut blocks[index];
        if is_operation(name)
            && block.kind != BlockKind::Associated
            && is_marked(text, place) == Some(true)
        {
            block.items.push(Named {
                name: name.to_string(),
                import: None,
                is_public: is_public(text, at),
            });
        }
    }
    for at in words(text, "use") {
        let rest = &text[at..];
        let Some(end) = rest.find(';') else {
            continue;
        };
        let rest = &rest[..=end];
        // Only imports that may bring an operation's name are parsed.
        let mut parts = rest.split(|c: char| !is_word(c));
        if !rest.contains('*') && !parts.any(is_operation) {
            continue;
        }
        // With a leading `::` a path begins at another crate.
        let Ok(ItemUse {
            tree,
            leading_colon: None,
            ..
        }) = syn::parse_str(rest)
        else {
            continue;
        };
        let index = innermost(&blocks, at);
        import(
            &tree,
            &mut Vec::new(),
            is_public(text, at),
            &mut blocks[index],
        );
    }
    blocks
}

/// Returns the modules in other files that a text declares, `mod name;`, each with its byte offset.
pub(super) fn declarations(text: &str) -> Vec<(usize, String)> {
    let modules = words(text, "mod").filter_map(|at| {
        let rest = &text[at + 3..];
        let name = first_word(rest);
        let rest = &rest.trim_start()[name.len()..];
        (rest.trim_start().starts_with(';')).then(|| (at, name.to_string()))
    });
    modules.collect_vec()
}

/// Whether the item whose keyword is at a byte offset is visible outside of its module.
fn is_public(text: &str, at: usize) -> bool {
    let before = text[..at].trim_end();
    let start = before.rfind([';', '{', '}', ']']).map_or(0, |end| end + 1);
    let modifiers = &before[start..];
    words(modifiers, "pub").next().is_some() && words(modifiers, "self").next().is_none()
}

/// Returns the name after a keyword of two letters at a byte offset, with its own offset.
pub(super) fn name_after(text: &str, at: usize) -> (usize, &str) {
    let rest = text[at + 2..].trim_start();
    (text.len() - rest.len(), first_word(rest))
}

/// Returns the first word of a text.
pub(super) fn first_word(text: &str) -> &str {
    let text = text.trim_start();
    &text[..text.find(|c: char| !is_word(c)).unwrap_or(text.len())]
}

fn is_operation(name: &str) -> bool {
    library::is_operation(name) || transform::lookup(name).is_some()
}

/// Adds the names of an import to its block.
fn import(tree: &UseTree, before: &mut Vec<String>, is_public: bool, block: &mut Block) {
    // The standard library has no computations, and the modules of this crate's operations only documentation.
    let first = before.first().map(String::as_str);
    if matches!(first, Some("std" | "core" | "alloc"))
        || before.last().is_some_and(|last| last == "operations")
    {
        return;
    }
    let mut named = |name: &Ident, of: &Ident| {
        let name = name.to_string();
        if is_operation(&name) {
            let mut path = before.clone();
            path.push(of.to_string());
            block.items.push(Named {
                name,
                import: Some(path),
                is_public,
            });
        }
    };
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            import(&path.tree, before, is_public, block);
            before.pop();
        }
        UseTree::Name(name) => named(&name.ident, &name.ident),
        UseTree::Rename(name) => named(&name.rename, &name.ident),
        UseTree::Group(group) => {
            for tree in &group.items {
                import(tree, before, is_public, block);
            }
        }
        UseTree::Glob(_) => block.globs.push(Glob {
            path: before.clone(),
            is_public,
        }),
    }
}

/// Returns the blocks in braces of a text without their items; the first one is the file.
fn nested(text: &str) -> Vec<Block> {
    let mut braces: Vec<usize> = text
        .match_indices(['{', '}'])
        .map(|(at, _)| at)
        .collect_vec();
    list::sort(&mut braces);
    let new = |start, parent, kind| Block {
        range: (start, text.len()),
        parent,
        kind,
        items: Vec::new(),
        globs: Vec::new(),
    };
    let mut blocks = vec![new(0, None, BlockKind::Module(None))];
    let (mut open, mut end) = (vec![0], 0);
    for at in braces {
        if text[at..].starts_with('{') {
            let head = &text[end..at];
            // The text between the last brace or semicolon and this brace: `mod inner`, `impl T for U`.
            let head = &head[head.rfind(';').map_or(0, |semicolon| semicolon + 1)..];
            let module = words(head, "mod").last();
            let name = module.map(|at| first_word(&head[at + 3..]).to_string());
            let is_associated = |word: &&str| words(head, word).next().is_some();
            let kind = match name {
                Some(name) => BlockKind::Module(Some(name)),
                None if words(head, "fn").next().is_some() => BlockKind::Body,
                None if ["impl", "trait"].iter().any(is_associated) => BlockKind::Associated,
                None => BlockKind::Body,
            };
            blocks.push(new(at, open.last().copied(), kind));
            open.push(blocks.len() - 1);
        } else if open.len() > 1
            && let Some(index) = open.pop()
        {
            blocks[index].range.1 = at;
        }
        end = at + 1;
    }
    blocks
}
