//! Trees of tuples and records: of values, types, places.

use crate::list::Items;
use core::fmt;

/// A leaf, or a tuple or struct of trees.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Tree<T> {
    /// A leaf: of a value, one array.
    Leaf(T),
    /// A tuple.
    Tuple(Vec<Tree<T>>),
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
            Tree::Tuple(items) => {
                for item in items {
                    item.collect(leaves);
                }
            }
            Tree::Record(_, fields) => {
                for (_, item) in fields {
                    item.collect(leaves);
                }
            }
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
            Tree::Record(name, fields) => Tree::Record(
                name.clone(),
                fields
                    .iter()
                    .map(|(field, item)| (field.clone(), item.map(of)))
                    .collect_vec(),
            ),
        }
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
            Tree::Record(name, fields) => Tree::Record(
                name.clone(),
                fields
                    .iter()
                    .map(|(field, item)| Ok((field.clone(), item.try_map(of)?)))
                    .collect_ok()?,
            ),
        })
    }

    /// Whether two trees have the same tuples and records around their leaves.
    pub fn same_structure<U>(&self, other: &Tree<U>) -> bool {
        match (self, other) {
            (Tree::Leaf(_), Tree::Leaf(_)) => true,
            (Tree::Tuple(a), Tree::Tuple(b)) => {
                a.len() == b.len()
                    && a.iter()
                        .zip_items(b)
                        .all_items(|(a, b)| a.same_structure(b))
            }
            (Tree::Record(a, fields), Tree::Record(b, others)) => {
                a == b
                    && fields.len() == others.len()
                    && (fields.iter().zip_items(others))
                        .all_items(|((n, a), (m, b))| n == m && a.same_structure(b))
            }
            _ => false,
        }
    }
}

impl<T: fmt::Display> fmt::Display for Tree<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tree::Leaf(leaf) => write!(f, "{leaf}"),
            Tree::Tuple(items) => {
                f.write_str("(")?;
                for (i, item) in items.iter().enumerate() {
                    if i > 0 {
                        f.write_str(", ")?;
                    }
                    write!(f, "{item}")?;
                }
                f.write_str(if items.len() == 1 { ",)" } else { ")" })
            }
            Tree::Record(name, _) => f.write_str(name),
        }
    }
}
