//! Conversions between arrays and the arguments and results of functions that are not computations.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::dynamic_size_check::{DynamicSizeCheck, check};
use super::lists::Operands;
use super::{Array, Outs};
use crate::element::Element;
use crate::error::{Error, SizeOrigin};
use crate::shape::Shape;
use crate::tensor::TensorView;
use crate::tensors::{Content, Leaves, Path, Spec, Tensors};

impl<T: Copy> Array<'_, T> {
    /// Returns the element of a scalar.
    ///
    /// # Panics
    ///
    /// Panics if the array is empty.
    #[must_use]
    pub fn item(&self) -> T {
        self.elements[0]
    }
}

/// Converts an array to a tensor.
///
/// # Panics
///
/// Panics if the tensor has another shape; generated code passes arrays of the declared types.
#[must_use]
pub fn viewed<E: Element, S: Shape>(array: Array<'_, E>) -> TensorView<'_, E, S> {
    match TensorView::of_sizes(array.elements, array.dims) {
        Ok(view) => view,
        Err(error) => panic!("{error}"),
    }
}

/// Assembles a collection of tensors from arrays: a tuple, a struct, a tensor in another layout.
///
/// # Panics
///
/// Panics if the arrays do not match the collection; generated code passes arrays of the declared types.
#[must_use]
pub fn assembled<'a, T: Tensors>(operands: impl Operands<'a>) -> T {
    match leaves::<T>(operands) {
        Ok(whole) => whole,
        Err(error) => panic!("{error}"),
    }
}

/// Assembles a collection of tensors from arrays, or returns the error.
pub(super) fn leaves<'a, T: Tensors>(operands: impl Operands<'a>) -> Result<T, Error> {
    let mut all = Vec::new();
    operands.contents(&mut all);
    let mut all = all.into_iter();
    let nothing = Content {
        dims: Cow::Borrowed(&[]),
        bytes: Cow::Borrowed(&[]),
    };
    let mut next = |_: Spec<'_>| Ok(all.next().unwrap_or_else(|| nothing.clone()));
    T::assemble(Path::ROOT, &mut next)
}

/// Writes the leaves of a result to arrays.
///
/// # Panics
///
/// Panics if the leaves do not match; generated code passes an array for each leaf.
pub fn fill(outs: impl Outs, result: &impl Leaves) {
    let mut leaves = Vec::new();
    result.visit(Path::ROOT, &mut |_, leaf| leaves.push(leaf));
    if let Err(error) = outs.fill(&mut leaves.iter()) {
        panic!("{error}");
    }
}

/// Writes the leaves of a result with dynamic sizes to arrays.
///
/// # Errors
///
/// [`Error::DynamicSize`] if one of `sizes` differs from its array's; nothing is written then.
pub fn fill_open(
    outs: impl Outs,
    result: &impl Leaves,
    sizes: &[DynamicSizeCheck],
) -> Result<(), Error> {
    let mut leaves = Vec::new();
    result.visit(Path::ROOT, &mut |_, leaf| leaves.push(leaf));
    check(sizes, SizeOrigin::Call, &outs, &leaves)?;
    outs.fill(&mut leaves.iter())
}
