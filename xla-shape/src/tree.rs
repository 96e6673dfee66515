//! Trees of tuples, arrays and records: of values, types, places.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::list::Items;
use core::fmt;

/// A leaf, or a tuple, an array or a struct of trees.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Tree<T> {
    /// A leaf: of a value, one array.
    Leaf(T),
    /// A tuple.
    Tuple(Vec<Tree<T>>),
    /// An array of at least one tree, `[T; N]` in Rust; the trees differ in dynamic sizes at most.
    List(Vec<Tree<T>>),
    /// A struct: its name, and its fields in the order of their declaration.
    Record(String, Vec<(String, Tree<T>)>),
}

impl<T> Tree<T> {
    /// Returns the leaves, depth first.
    pub fn leaves(&self) -> Vec<&T> {
        let mut leaves = Vec::new();
        self.collect(&mut leaves);
        leaves
    }

    fn collect<'a>(&'a self, leaves: &mut Vec<&'a T>) {
        match self {
            Tree::Leaf(leaf) => leaves.push(leaf),
            tree => {
                for part in tree.parts() {
                    part.collect(leaves);
                }
            }
        }
    }

    /// Returns the parts of a tuple, an array or a struct, in order; a leaf has none.
    pub fn parts(&self) -> Vec<&Tree<T>> {
        match self {
            Tree::Leaf(_) => Vec::new(),
            Tree::Tuple(items) | Tree::List(items) => items.iter().collect_vec(),
            Tree::Record(_, fields) => fields.iter().map(|(_, item)| item).collect_vec(),
        }
    }

    /// Returns the Rust syntax after a value that takes its part with this number: `.w`, `.0`, or `[0]` of an array.
    pub fn access(&self, part: usize) -> String {
        match self {
            Tree::List(_) => format!("[{part}]"),
            Tree::Record(_, fields) if part < fields.len() => format!(".{}", fields[part].0),
            _ => format!(".{part}"),
        }
    }

    /// Returns the leaves, each with the fields and indices that lead to it, such as `.head.w` or `.blocks[2]`.
    pub fn paths(&self) -> Vec<(String, &T)> {
        let mut all = Vec::new();
        self.visit(String::new(), &mut all);
        all
    }

    fn visit<'t>(&'t self, path: String, all: &mut Vec<(String, &'t T)>) {
        if let Some(leaf) = self.leaf() {
            all.push((path, leaf));
            return;
        }
        for (i, part) in self.parts().into_iter().enumerate() {
            part.visit(format!("{path}{}", self.access(i)), all);
        }
    }

    /// Returns the leaf, if the tree is a single leaf.
    pub fn leaf(&self) -> Option<&T> {
        match self {
            Tree::Leaf(leaf) => Some(leaf),
            _ => None,
        }
    }

    /// Maps every leaf, depth first.
    pub fn map<U>(&self, of: &mut dyn FnMut(&T) -> U) -> Tree<U> {
        match self {
            Tree::Leaf(leaf) => Tree::Leaf(of(leaf)),
            Tree::Tuple(items) => Tree::Tuple(items.iter().map(|item| item.map(of)).collect_vec()),
            Tree::List(items) => Tree::List(items.iter().map(|item| item.map(of)).collect_vec()),
            Tree::Record(name, fields) => Tree::Record(
                name.clone(),
                fields
                    .iter()
                    .map(|(field, item)| (field.clone(), item.map(of)))
                    .collect_vec(),
            ),
        }
    }

    /// Returns the tree with the next items as its leaves, depth first.
    ///
    /// # Panics
    /// There are fewer items than leaves.
    pub fn with_leaves<U>(&self, items: &mut dyn Iterator<Item = U>) -> Tree<U> {
        self.map(&mut |_| items.next().expect("an item for each leaf of the tree"))
    }

    /// Maps every leaf, depth first, or returns the first error.
    ///
    /// # Errors
    /// The first error that `of` returns.
    pub fn try_map<U, E>(&self, of: &mut dyn FnMut(&T) -> Result<U, E>) -> Result<Tree<U>, E> {
        Ok(match self {
            Tree::Leaf(leaf) => Tree::Leaf(of(leaf)?),
            Tree::Tuple(items) => {
                Tree::Tuple(items.iter().map(|item| item.try_map(of)).collect_ok()?)
            }
            Tree::List(items) => {
                Tree::List(items.iter().map(|item| item.try_map(of)).collect_ok()?)
            }
            Tree::Record(name, fields) => Tree::Record(
                name.clone(),
                fields
                    .iter()
                    .map(|(field, item)| Ok((field.clone(), item.try_map(of)?)))
                    .collect_ok()?,
            ),
        })
    }

    /// Whether two trees have the same tuples, arrays and records around their leaves.
    pub fn same_structure<U>(&self, other: &Tree<U>) -> bool {
        let mut parts = self.parts().into_iter().zip(other.parts());
        self.same_parts(other) && parts.all(|(a, b)| a.same_structure(b))
    }

    /// Whether two trees are both leaves, or have parts of the same number and names.
    pub fn same_parts<U>(&self, other: &Tree<U>) -> bool {
        match (self, other) {
            (Tree::Leaf(_), Tree::Leaf(_)) => true,
            (Tree::Tuple(a), Tree::Tuple(b)) | (Tree::List(a), Tree::List(b)) => a.len() == b.len(),
            (Tree::Record(a, fields), Tree::Record(b, others)) => {
                let mut names = fields.iter().zip(others);
                same_struct(a, b)
                    && fields.len() == others.len()
                    && names.all(|((n, _), (m, _))| n == m)
            }
            _ => false,
        }
    }
}

impl<T: Clone> Tree<T> {
    /// Returns the tree with structs that belong to any definition with these fields: its arrays are slices of the
    /// arrays of the named structs, or stacks of them.
    #[must_use]
    pub fn detached(&self) -> Tree<T> {
        match self {
            Tree::Leaf(leaf) => Tree::Leaf(leaf.clone()),
            Tree::Tuple(items) => Tree::Tuple(items.iter().map(Tree::detached).collect_vec()),
            Tree::List(items) => Tree::List(items.iter().map(Tree::detached).collect_vec()),
            Tree::Record(name, fields) => {
                let name = defined(name);
                let fields = fields.iter();
                let fields = fields.map(|(field, item)| (field.clone(), item.detached()));
                Tree::Record(format!("{name}{DETACHED}"), fields.collect_vec())
            }
        }
    }
}

/// The ending of the name of a struct that belongs to any definition with its fields.
const DETACHED: &str = "<..>";

/// Returns the name of the struct that a detached struct comes from.
pub fn defined(name: &str) -> &str {
    name.strip_suffix(DETACHED).unwrap_or(name)
}

/// Whether structs with these names may be of one type, if their fields are.
pub fn same_struct(a: &str, b: &str) -> bool {
    a == b || a.ends_with(DETACHED) || b.ends_with(DETACHED)
}

/// Formats a struct as its name, and an array as `[T; N]` where its parts have the same text.
impl<T: fmt::Display> fmt::Display for Tree<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let items = match self {
            Tree::Leaf(leaf) => return write!(f, "{leaf}"),
            Tree::Record(name, fields) => {
                let fields = fields.iter();
                let fields = fields.map(|(field, item)| (field.as_str(), item.to_string()));
                return f.write_str(&record(name, &fields.collect_vec()));
            }
            Tree::Tuple(items) | Tree::List(items) => {
                items.iter().map(ToString::to_string).collect_vec()
            }
        };
        match (self, items.as_slice()) {
            (Tree::List(_), items) => f.write_str(&array(items)),
            (_, [one]) => write!(f, "({one},)"),
            (_, many) => write!(f, "({})", many.join(", ")),
        }
    }
}

/// Returns the text of a struct: its name, and the texts of its fields if it is generic, `Linear<I, O>`, or detached.
pub fn record(name: &str, fields: &[(&str, String)]) -> String {
    let Some((plain, _)) = name.split_once('<') else {
        return name.to_string();
    };
    let fields: Vec<String> = fields
        .iter()
        .map(|(field, item)| format!("{field}: {item}"))
        .collect_vec();
    format!("{plain} {{ {} }}", fields.join(", "))
}

/// Returns the text of an array whose parts have these texts: `[T; N]` if they are equal, else `[A, B]`.
pub fn array(parts: &[String]) -> String {
    match parts {
        [first, rest @ ..] if rest.iter().all(|other| other == first) => {
            format!("[{first}; {}]", parts.len())
        }
        many => format!("[{}]", many.join(", ")),
    }
}
