//! Computations over any struct, called from plain Rust: what they compute for each leaf.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::vec::Vec;

use xla_shape::ElementType;

use super::{Content, Leaf, Leaves, Path, Tensors};
use crate::element::Element;
use crate::element::bytes::{as_bytes, copy_from_bytes};
use crate::error::or_panic;
use crate::size::Dynamic;
use crate::tensor::Tensor;

/// A set of element types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Elements(u32);

impl Elements {
    /// No element types.
    pub const NONE: Elements = Elements(0);

    /// All element types.
    pub const ALL: Elements = Elements(u32::MAX);

    /// Returns the set of one element type.
    #[must_use]
    pub const fn of(element: ElementType) -> Elements {
        Elements(1 << element as u32)
    }

    /// Returns the element types in either set.
    #[must_use]
    pub const fn and(self, other: Elements) -> Elements {
        Elements(self.0 | other.0)
    }

    /// Whether all element types are in the other set.
    #[must_use]
    pub const fn are_in(self, other: Elements) -> bool {
        self.0 & !other.0 == 0
    }
}

/// The leaves of several collections of one type.
pub struct Columns<'a>(Vec<Vec<Leaf<'a>>>);

impl<'a> Columns<'a> {
    /// Returns the leaves of these collections.
    #[must_use]
    pub fn of<T: Leaves>(all: &[&'a T]) -> Columns<'a> {
        let leaves = |&collection: &&'a T| {
            let mut leaves = Vec::new();
            collection.visit(Path::ROOT, &mut |_, leaf| leaves.push(leaf));
            leaves
        };
        Columns(all.iter().map(leaves).collect())
    }

    /// Returns the number of leaves of each collection.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.first().map_or(0, Vec::len)
    }

    /// Returns the element type of a leaf.
    #[must_use]
    pub fn element(&self, leaf: usize) -> ElementType {
        self.0[0][leaf].element
    }

    /// Returns the elements of a leaf of one collection in row-major order.
    ///
    /// # Panics
    ///
    /// If the leaf has other elements, or if there is no memory.
    #[must_use]
    pub fn flat<E: Element>(&self, column: usize, leaf: usize) -> Tensor<E, (Dynamic,)> {
        let leaf = &self.0[column][leaf];
        let size = leaf.dims.iter().product();
        let mut flat = or_panic(Tensor::try_alloc_slice(&[size]));
        or_panic(copy_from_bytes(flat.as_mut_slice(), &leaf.bytes));
        flat
    }

    /// Returns a leaf of the result, which has the sizes of the leaf with this number.
    #[must_use]
    pub fn result<E: Element>(&self, leaf: usize, elements: Tensor<E, (Dynamic,)>) -> FlatLeaf {
        FlatLeaf {
            dims: self.0[0][leaf].dims.to_vec(),
            elements: Box::new(elements),
        }
    }
}

/// A leaf of a result.
pub struct FlatLeaf {
    dims: Vec<usize>,
    elements: Box<dyn Bytes>,
}

/// An array whose element type is not known.
trait Bytes {
    fn bytes(&self) -> &[u8];
}

impl<E: Element> Bytes for Tensor<E, (Dynamic,)> {
    fn bytes(&self) -> &[u8] {
        as_bytes(self.as_slice())
    }
}

/// Returns the collection of the leaves with this number among the results for each leaf.
///
/// # Panics
///
/// If the leaves do not match the collection, or if there is no memory.
#[must_use]
pub fn assemble_leaves<T: Tensors, const N: usize>(leaves: &[[FlatLeaf; N]], number: usize) -> T {
    let mut leaves = leaves.iter().map(|leaf| &leaf[number]);
    or_panic(T::assemble(Path::ROOT, &mut |_| {
        let leaf = leaves
            .next()
            .expect("expected a leaf for each leaf of the struct, found fewer");
        Ok(Content {
            dims: Cow::Borrowed(&leaf.dims),
            bytes: Cow::Borrowed(leaf.elements.bytes()),
        })
    }))
}

/// Overwrites the leaves of a collection with those that have this number among the results for each leaf.
///
/// # Panics
///
/// If the leaves do not match the collection.
pub fn write_leaves<T: Tensors, const N: usize>(
    collection: &mut T,
    leaves: &[[FlatLeaf; N]],
    number: usize,
) {
    let mut leaves = leaves.iter().map(|leaf| &leaf[number]);
    collection.visit_mut(Path::ROOT, &mut |_, mut to| {
        let leaf = leaves
            .next()
            .expect("expected a leaf for each leaf of the struct, found fewer");
        or_panic(to.write(leaf.elements.bytes()));
    });
}
