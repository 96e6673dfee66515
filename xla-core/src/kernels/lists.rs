//! Arrays of several element types as one list of pairs, `(a, (b, ()))`, written from leaves and read as leaves.

use std::borrow::Cow;

use super::{Array, ArrayMut};
use crate::element::Element;
use crate::element::bytes::{as_bytes, copy_from_bytes};
use crate::error::Error;
use crate::tensors::Leaf;

/// What is written.
pub trait Outs {
    /// Writes a leaf to each array.
    ///
    /// # Errors
    ///
    /// A leaf has another number of bytes than its array.
    fn fill<'a>(self, leaves: &mut dyn Iterator<Item = &'a Leaf<'a>>) -> Result<(), Error>;
}

/// What is read.
pub trait Operands<'a> {
    /// Adds the bytes of each array.
    fn bytes(self, all: &mut Vec<Cow<'a, [u8]>>);
}

impl Outs for () {
    fn fill<'a>(self, _: &mut dyn Iterator<Item = &'a Leaf<'a>>) -> Result<(), Error> {
        Ok(())
    }
}

impl<T: Element, Rest: Outs> Outs for (ArrayMut<'_, T>, Rest) {
    fn fill<'a>(self, leaves: &mut dyn Iterator<Item = &'a Leaf<'a>>) -> Result<(), Error> {
        if let Some(leaf) = leaves.next() {
            copy_from_bytes(self.0.elements, &leaf.bytes)?;
        }
        self.1.fill(leaves)
    }
}

impl<'a> Operands<'a> for () {
    fn bytes(self, _: &mut Vec<Cow<'a, [u8]>>) {}
}

impl<'a, T: Element, Rest: Operands<'a>> Operands<'a> for (Array<'a, T>, Rest) {
    fn bytes(self, all: &mut Vec<Cow<'a, [u8]>>) {
        all.push(Cow::Borrowed(as_bytes(self.0.elements)));
        self.1.bytes(all);
    }
}
