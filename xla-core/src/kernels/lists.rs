//! Arrays of several element types as one list of pairs, `(a, (b, ()))`, written from leaves and read as leaves.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::{Array, ArrayMut};
use crate::element::Element;
use crate::element::bytes::{as_bytes, copy_from_bytes};
use crate::error::Error;
use crate::tensors::{Content, Leaf};

/// The arrays to write.
pub trait Outs {
    /// Returns the sizes of an array, by its index.
    fn dims(&self, array: usize) -> &[usize];

    /// Writes a leaf to each array.
    ///
    /// # Errors
    ///
    /// If a leaf has another number of bytes than its array.
    fn fill<'a>(self, leaves: &mut dyn Iterator<Item = &'a Leaf<'a>>) -> Result<(), Error>;
}

/// The arrays to read.
pub trait Operands<'a> {
    /// Appends the sizes and the bytes of each array.
    fn contents(self, all: &mut Vec<Content<'a>>);
}

impl Outs for () {
    fn dims(&self, _: usize) -> &[usize] {
        &[]
    }

    fn fill<'a>(self, _: &mut dyn Iterator<Item = &'a Leaf<'a>>) -> Result<(), Error> {
        Ok(())
    }
}

impl<T: Element, Rest: Outs> Outs for (ArrayMut<'_, T>, Rest) {
    fn dims(&self, array: usize) -> &[usize] {
        match array.checked_sub(1) {
            Some(array) => self.1.dims(array),
            None => self.0.dims,
        }
    }

    fn fill<'a>(self, leaves: &mut dyn Iterator<Item = &'a Leaf<'a>>) -> Result<(), Error> {
        if let Some(leaf) = leaves.next() {
            copy_from_bytes(self.0.elements, &leaf.bytes)?;
        }
        self.1.fill(leaves)
    }
}

impl<'a> Operands<'a> for () {
    fn contents(self, _: &mut Vec<Content<'a>>) {}
}

impl<'a, T: Element, Rest: Operands<'a>> Operands<'a> for (Array<'a, T>, Rest) {
    fn contents(self, all: &mut Vec<Content<'a>>) {
        all.push(Content {
            dims: Cow::Borrowed(self.0.dims),
            bytes: Cow::Borrowed(as_bytes(self.0.elements)),
        });
        self.1.contents(all);
    }
}
