//! Tuples and records of anything: values, types, places.

use core::fmt;

/// One thing, or a tuple or struct of such trees.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Tree<T> {
    /// One thing: for a value, one array.
    Leaf(T),
    /// A tuple.
    Tuple(Vec<Tree<T>>),
    /// A struct, by its name, and its fields in the order of their declaration.
    Record(String, Vec<(String, Tree<T>)>),
}

impl<T> Tree<T> {
    /// The leaves, depth first.
    pub fn leaves(&self) -> Vec<&T> {
        let mut leaves = Vec::new();
        self.collect(&mut leaves);
        leaves
    }

    fn collect<'a>(&'a self, leaves: &mut Vec<&'a T>) {
        match self {
            Tree::Leaf(leaf) => leaves.push(leaf),
            Tree::Tuple(items) => items.iter().for_each(|item| item.collect(leaves)),
            Tree::Record(_, fields) => fields.iter().for_each(|(_, item)| item.collect(leaves)),
        }
    }

    /// The one leaf, when the tree is no more than that.
    pub fn leaf(&self) -> Option<&T> {
        match self {
            Tree::Leaf(leaf) => Some(leaf),
            _ => None,
        }
    }

    /// The same tree with every leaf changed, depth first.
    pub fn map<U>(&self, of: &mut dyn FnMut(&T) -> U) -> Tree<U> {
        match self {
            Tree::Leaf(leaf) => Tree::Leaf(of(leaf)),
            Tree::Tuple(items) => Tree::Tuple(items.iter().map(|item| item.map(of)).collect()),
            Tree::Record(name, fields) => Tree::Record(
                name.clone(),
                fields
                    .iter()
                    .map(|(field, item)| (field.clone(), item.map(of)))
                    .collect(),
            ),
        }
    }

    /// The same tree with every leaf changed, depth first, or the first error.
    ///
    /// # Errors
    /// What `of` returned for the first leaf it refused.
    pub fn try_map<U, E>(&self, of: &mut dyn FnMut(&T) -> Result<U, E>) -> Result<Tree<U>, E> {
        Ok(match self {
            Tree::Leaf(leaf) => Tree::Leaf(of(leaf)?),
            Tree::Tuple(items) => Tree::Tuple(
                items
                    .iter()
                    .map(|item| item.try_map(of))
                    .collect::<Result<_, E>>()?,
            ),
            Tree::Record(name, fields) => Tree::Record(
                name.clone(),
                fields
                    .iter()
                    .map(|(field, item)| Ok((field.clone(), item.try_map(of)?)))
                    .collect::<Result<_, E>>()?,
            ),
        })
    }

    /// Whether two trees have the same tuples and records around their leaves.
    pub fn same_structure<U>(&self, other: &Tree<U>) -> bool {
        match (self, other) {
            (Tree::Leaf(_), Tree::Leaf(_)) => true,
            (Tree::Tuple(a), Tree::Tuple(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.same_structure(b))
            }
            (Tree::Record(a, fields), Tree::Record(b, others)) => {
                a == b
                    && fields.len() == others.len()
                    && (fields.iter().zip(others))
                        .all(|((n, a), (m, b))| n == m && a.same_structure(b))
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
