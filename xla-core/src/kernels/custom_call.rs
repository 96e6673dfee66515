//! Arrays as functions that are no computations take them, and what those give as arrays.

use super::{Array, Outs};
use crate::element::Element;
use crate::shape::Shape;
use crate::tensor::TensorView;
use crate::tensors::{Leaves, Path};

impl<T: Copy> Array<'_, T> {
    /// The element of a scalar.
    ///
    /// # Panics
    ///
    /// When there is none.
    #[must_use]
    pub fn item(&self) -> T {
        self.elements[0]
    }
}

/// An array as a tensor.
///
/// # Panics
///
/// When the tensor's shape is another one: generated code hands over what the types say.
#[must_use]
pub fn viewed<E: Element, S: Shape>(array: Array<'_, E>) -> TensorView<'_, E, S> {
    match TensorView::new(array.elements) {
        Ok(view) => view,
        Err(error) => panic!("{error}"),
    }
}

/// Writes the leaves of a result to arrays.
///
/// # Panics
///
/// When they are others: generated code has an array for each leaf.
pub fn fill(outs: impl Outs, result: &impl Leaves) {
    let mut leaves = Vec::new();
    result.visit(Path::ROOT, &mut |_, leaf| leaves.push(leaf));
    if let Err(error) = outs.fill(&mut leaves.iter()) {
        panic!("{error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernels::ArrayMut;
    use crate::size::Size;
    use crate::tensor::Tensor;

    #[test]
    fn an_array_is_seen_as_a_tensor_and_a_result_becomes_arrays() {
        let elements = [1.0f32, 2.0, 3.0, 4.0];
        let view = viewed::<f32, (Size<2>, Size<2>)>(Array::new(&elements, &[2, 2]));
        let x: &Tensor<f32, (Size<2>, Size<2>)> = &view;
        let (mut sum, mut copy) = ([0.0f32], [0.0f32; 4]);
        let outs = (
            ArrayMut::new(&mut sum, &[]),
            (ArrayMut::new(&mut copy, &[2, 2]), ()),
        );
        fill(outs, &(10.0f32, x));
        assert_eq!((sum, copy), ([10.0], elements));
    }
}
