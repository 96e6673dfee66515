//! Operations whose names are also those of computations, or of imports, where a computation is declared.
//!
//! A name without a path means the operation, but by Rust's rules it would mean the item: such a call is refused. The
//! text of the file shows which items a function sees: those of its module, of the blocks around it, and of a glob
//! import from another module of the same file.

use proc_macro2::Ident;
use syn::{ItemUse, UseTree};
use xla_hlo::list::{self, Items};
use xla_hlo::{lookup, transform};

use super::{is_marked, is_word, words};

/// An operation whose name is also that of an item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hidden {
    /// The name.
    pub(crate) name: String,
    /// The path that an import names; `None` for a computation of the file.
    pub(crate) import: Option<String>,
    /// Whether the item is in the body of a function, so that no path leads to it.
    pub(crate) in_body: bool,
}

/// A block of a file whose items see each other: a module, or the body of a function.
#[derive(Debug)]
pub(super) struct Block {
    /// The byte offsets of the block.
    range: (usize, usize),
    /// The block around it.
    parent: Option<usize>,
    kind: BlockKind,
    items: Vec<Hidden>,
    /// The modules of which the block imports all items.
    globs: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum BlockKind {
    /// A module, by its name; the file itself has none.
    Module(Option<String>),
    /// An `impl` or a `trait`, whose functions need a path.
    Associated,
    Body,
}

/// Returns the byte offset of a name in a line of a text, or of the first function of this name if the line is 0.
pub(super) fn offset(text: &str, line: usize, name: &str) -> usize {
    let mut lines = text.split_inclusive('\n');
    let before: usize = lines.by_ref().take(line.max(1) - 1).map(str::len).sum();
    let here = lines.next().and_then(|line| words(line, name).next());
    let first = || {
        let mut all = words(text, name);
        all.find_item(|&at| text[..at].trim_end().ends_with("fn"))
    };
    match here {
        Some(at) if line > 0 => before + at,
        _ => first().unwrap_or(0),
    }
}

/// Returns the items that are visible at a byte offset by their names, the nearest of each name.
pub(super) fn seen(blocks: &[Block], at: usize) -> Vec<Hidden> {
    let inside = |block: &Block| block.range.0 <= at && at < block.range.1;
    let mut next = blocks.iter().rposition(inside);
    let mut all = Vec::new();
    while let Some(index) = next {
        add(blocks, index, &mut Vec::new(), &mut all);
        let block = &blocks[index];
        next = block.parent;
        if matches!(block.kind, BlockKind::Module(_)) {
            break;
        }
    }
    all
}

/// Adds the items of a block, and of the modules that it imports whole.
fn add(blocks: &[Block], index: usize, visited: &mut Vec<usize>, all: &mut Vec<Hidden>) {
    if visited.contains(&index) {
        return;
    }
    visited.push(index);
    let block = &blocks[index];
    for item in &block.items {
        if all.iter().all_items(|other| other.name != item.name) {
            all.push(item.clone());
        }
    }
    for glob in &block.globs {
        let is_module = |block: &Block, name: &str| matches!(&block.kind, BlockKind::Module(Some(module)) if module == name);
        let of = match glob.as_str() {
            "super" => parent_module(blocks, index),
            name => blocks.iter().find_index(|block| is_module(block, name)),
        };
        if let Some(of) = of {
            add(blocks, of, visited, all);
        }
    }
}

/// Returns whether a module of the file declares a function as a computation; `None` if the file does not show it.
pub(super) fn in_module(
    blocks: &[Block],
    text: &str,
    module: &str,
    function: &str,
) -> Option<bool> {
    let is_module =
        |block: &&Block| matches!(&block.kind, BlockKind::Module(Some(name)) if name == module);
    let block = blocks.iter().find_item(is_module)?;
    declares(&text[block.range.0..block.range.1], function)
}

/// Whether a text declares a function as a computation; `None` if it does not declare it.
pub(super) fn declares(text: &str, function: &str) -> Option<bool> {
    let named = words(text, "fn").map(|at| name_after(text, at));
    let mut own = named.filter_items(|(_, name)| *name == function);
    let (place, _) = own.next()?;
    is_marked(text, place)
}

/// Returns the module around the module of a block.
fn parent_module(blocks: &[Block], index: usize) -> Option<usize> {
    let around = |from: Option<usize>| {
        let mut next = from;
        while let Some(index) = next.filter(|&index| !is_module(&blocks[index])) {
            next = blocks[index].parent;
        }
        next
    };
    around(blocks[around(Some(index))?].parent)
}

fn is_module(block: &Block) -> bool {
    matches!(block.kind, BlockKind::Module(_))
}

/// Returns the blocks of a file, each after the blocks around it, with the items that have names of operations.
pub(super) fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = nested(text);
    let innermost = |blocks: &[Block], at: usize| {
        let inside = |block: &Block| block.range.0 <= at && at < block.range.1;
        blocks.iter().rposition(inside).unwrap_or(0)
    };
    for at in words(text, "fn") {
        let (place, name) = name_after(text, at);
        let index = innermost(&blocks, at);
        let block = &mut blocks[index];
        if is_operation(name)
            && block.kind != BlockKind::Associated
            && is_marked(text, place) == Some(true)
        {
            block.items.push(Hidden {
                name: name.to_string(),
                import: None,
                in_body: !is_module(block),
            });
        }
    }
    for at in words(text, "use") {
        let rest = &text[at..];
        let Some(end) = rest.find(';') else {
            continue;
        };
        let rest = &rest[..=end];
        let mut parts = rest.split(|c: char| !is_word(c));
        if !rest.contains('*') && !parts.any_item(is_operation) {
            continue;
        }
        let Ok(item) = syn::parse_str::<ItemUse>(rest) else {
            continue;
        };
        let index = innermost(&blocks, at);
        import(&item.tree, &mut Vec::new(), &mut blocks[index]);
    }
    blocks
}

/// Returns the name after `fn` at a byte offset, with its own offset.
fn name_after(text: &str, at: usize) -> (usize, &str) {
    let rest = text[at + 2..].trim_start();
    (text.len() - rest.len(), first_word(rest))
}

/// Returns the first word of a text.
fn first_word(text: &str) -> &str {
    let text = text.trim_start();
    &text[..text.find(|c: char| !is_word(c)).unwrap_or(text.len())]
}

fn is_operation(name: &str) -> bool {
    lookup(name).is_some() || transform::lookup(name).is_some()
}

/// Adds the names of an import to its block.
fn import(tree: &UseTree, before: &mut Vec<String>, block: &mut Block) {
    // The standard library has no computations, and the modules of this crate's operations only documentation.
    let first = before.first().map(String::as_str);
    if matches!(first, Some("std" | "core" | "alloc"))
        || before.last().is_some_and(|last| last == "operations")
    {
        return;
    }
    let in_body = !is_module(block);
    let mut named = |name: &Ident, of: &Ident| {
        let name = name.to_string();
        if is_operation(&name) {
            let mut path = before.clone();
            path.push(of.to_string());
            block.items.push(Hidden {
                name,
                import: Some(path.join("::")),
                in_body,
            });
        }
    };
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            import(&path.tree, before, block);
            before.pop();
        }
        UseTree::Name(name) => named(&name.ident, &name.ident),
        UseTree::Rename(name) => named(&name.rename, &name.ident),
        UseTree::Group(group) => {
            for tree in &group.items {
                import(tree, before, block);
            }
        }
        UseTree::Glob(_) => block.globs.extend(before.last().cloned()),
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
            let head = &head[head.rfind(';').map_or(0, |semicolon| semicolon + 1)..];
            let module = words(head, "mod").last();
            let name = module.map(|at| first_word(&head[at + 3..]).to_string());
            let is_associated = |word: &&str| words(head, word).next().is_some();
            let kind = match name {
                Some(name) => BlockKind::Module(Some(name)),
                None if words(head, "fn").next().is_some() => BlockKind::Body,
                None if ["impl", "trait"].iter().any_item(is_associated) => BlockKind::Associated,
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the hidden names where the word `here` is, with their imports.
    fn hidden(text: &str) -> Vec<(String, Option<String>, bool)> {
        let all = seen(&blocks(text), text.find("here").unwrap());
        let all = all.into_iter();
        all.map(|item| (item.name, item.import, item.in_body))
            .collect()
    }

    #[test]
    fn a_function_sees_the_items_of_its_module_and_of_the_blocks_around_it() {
        let softmax = "#[computation] fn softmax(x: &f32![2]) {}";
        let cases = [
            (format!("{softmax} fn here() {{}}"), true, false),
            (format!("fn here() {{}} {softmax}"), true, false),
            (
                format!("fn main() {{ {softmax} fn here() {{}} }}"),
                true,
                true,
            ),
            (
                format!("fn other() {{ {softmax} }} fn here() {{}}"),
                false,
                false,
            ),
            (
                format!("mod a {{ {softmax} }} fn here() {{}}"),
                false,
                false,
            ),
            (
                format!("{softmax} mod a {{ fn here() {{}} }}"),
                false,
                false,
            ),
            (
                format!("{softmax} mod a {{ use super::*; fn here() {{}} }}"),
                true,
                false,
            ),
            (
                format!("mod a {{ {softmax} }} mod b {{ use crate::a::*; fn here() {{}} }}"),
                true,
                false,
            ),
            (
                format!("impl S {{ {softmax} fn other() {{}} }} fn here() {{}}"),
                false,
                false,
            ),
            (
                format!("{softmax} impl S {{ fn here() {{}} }}"),
                true,
                false,
            ),
            // An ordinary function is not a computation.
            ("fn softmax() {} fn here() {}".to_string(), false, false),
        ];
        for (text, is_hidden, in_body) in cases {
            let expected = match is_hidden {
                true => vec![("softmax".to_string(), None, in_body)],
                false => Vec::new(),
            };
            assert_eq!(hidden(&text), expected, "{text}");
        }
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
        ];
        for (text, expected) in cases {
            let found = hidden(&format!("{text}\nfn here() {{}}"));
            let found: Vec<_> = found.into_iter().map(|(_, import, _)| import).collect();
            let expected: Vec<_> = expected
                .map(|path| Some(path.to_string()))
                .into_iter()
                .collect();
            assert_eq!(found, expected, "{text}");
        }
    }
}
