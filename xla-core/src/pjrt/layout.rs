//! Arrays whose dimensions lie in memory in another order than the row-major one.
//!
//! The C API can convert on the way in and out, but XLA's CPU plugin copies the bytes as they are whatever layout is
//! asked for. So the plugin only ever sees arrays in the device's order, and the conversion is ours: an array of the
//! layout `{0, 1}` lies in memory as the row-major array with its two dimensions exchanged does.

use std::sync::Arc;

use xla_shape::layout::{index, order};

use super::array::{Argument, ArraySpec};

/// An array on the device, as a parameter or result of a program.
#[derive(PartialEq, Debug)]
pub(super) struct Place {
    pub(super) spec: ArraySpec,
    /// The order of its dimensions in memory, the innermost first, unless that is row-major.
    minor_to_major: Option<Vec<usize>>,
}

impl Place {
    /// A place for such an array in the order `minor_to_major`, or in row-major order where that is empty.
    pub(super) fn new(spec: ArraySpec, minor_to_major: Vec<usize>) -> Arc<Place> {
        let row_major = order::is_row_major(&minor_to_major);
        Arc::new(Place {
            spec,
            minor_to_major: (!row_major).then_some(minor_to_major),
        })
    }

    /// Whether the order in memory is row-major.
    pub(super) fn is_row_major(&self) -> bool {
        self.minor_to_major.is_none()
    }

    /// The order of dimensions in memory, the innermost first.
    pub(super) fn order(&self) -> Vec<usize> {
        match &self.minor_to_major {
            Some(order) => order.clone(),
            None => (0..self.spec.dims.len()).rev().collect(),
        }
    }

    /// The dimensions in the order in which they lie in memory, the outermost first.
    pub(super) fn dims_in_memory(&self) -> Vec<usize> {
        self.order()
            .iter()
            .rev()
            .map(|&dim| self.spec.dims[dim])
            .collect()
    }

    /// The elements of a row-major array in the order of memory.
    pub(super) fn to_memory(&self, row_major: &[u8]) -> Vec<u8> {
        let size = self.spec.element.bytes();
        let mut memory = Vec::with_capacity(row_major.len());
        self.for_each_in_memory(|at| memory.extend_from_slice(&row_major[at..at + size]));
        memory
    }

    /// The elements of an array in the order of memory, put into row-major order.
    pub(super) fn to_row_major(&self, memory: &[u8], row_major: &mut [u8]) {
        let size = self.spec.element.bytes();
        let mut elements = memory.chunks_exact(size);
        self.for_each_in_memory(|at| {
            if let Some(element) = elements.next() {
                row_major[at..at + size].copy_from_slice(element);
            }
        });
    }

    /// Gives the place in bytes in the row-major array of each element, in the order of memory.
    fn for_each_in_memory(&self, mut each: impl FnMut(usize)) {
        let dims = &self.spec.dims;
        let row_major: Vec<usize> = (0..dims.len()).rev().collect();
        let mut strides = vec![0; dims.len()];
        index::fill_strides(dims, &row_major, &mut strides);
        let size = self.spec.element.bytes();
        index::places(dims, &self.order(), &strides).for_each(|at| each(at * size));
    }
}

impl Argument<'_> {
    /// Element type and dimensions, in row-major order.
    pub(super) fn place(&self) -> Arc<Place> {
        Place::new(self.spec(), Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use xla_shape::ElementType;

    #[test]
    fn elements_move_between_the_row_major_order_and_that_of_memory() {
        let bytes: Vec<u8> = (0..6).collect();
        for (dims, order, in_memory, memory) in [
            (&[2, 3][..], &[0, 1][..], &[3, 2][..], [0, 3, 1, 4, 2, 5]),
            (&[2, 3], &[1, 0], &[2, 3], [0, 1, 2, 3, 4, 5]),
            (&[1, 2, 3], &[1, 0, 2], &[3, 1, 2], [0, 3, 1, 4, 2, 5]),
            (&[3, 1, 2], &[0, 2, 1], &[1, 2, 3], [0, 2, 4, 1, 3, 5]),
            (&[6], &[0], &[6], [0, 1, 2, 3, 4, 5]),
        ] {
            let place = Place::new(ArraySpec::new(ElementType::U8, dims), order.to_vec());
            assert_eq!(
                place.dims_in_memory(),
                in_memory,
                "{dims:?} in the order {order:?}"
            );
            assert_eq!(
                place.to_memory(&bytes),
                memory,
                "{dims:?} in the order {order:?}"
            );
            let mut back = [0; 6];
            place.to_row_major(&memory, &mut back);
            assert_eq!(back, *bytes);
        }
    }

    #[test]
    fn an_element_of_several_bytes_moves_as_one() {
        let place = Place::new(ArraySpec::new(ElementType::U16, &[2, 2]), vec![0, 1]);
        assert_eq!(
            place.to_memory(&[1, 2, 3, 4, 5, 6, 7, 8]),
            [1, 2, 5, 6, 3, 4, 7, 8]
        );
    }

    #[test]
    fn an_empty_array_has_no_elements_to_move() {
        let place = Place::new(ArraySpec::new(ElementType::F32, &[0, 3]), vec![0, 1]);
        assert_eq!(place.to_memory(&[]), [0u8; 0]);
    }
}
