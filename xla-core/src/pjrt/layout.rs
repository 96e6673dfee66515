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
pub struct Place {
    /// The element type, sizes and layout.
    pub spec: ArraySpec,
    /// The order of its dimensions in memory, the innermost first, unless that is row-major.
    minor_to_major: Option<Vec<usize>>,
}

impl Place {
    /// A place for such an array in the order `minor_to_major`, or in row-major order where that is empty.
    pub fn new(spec: ArraySpec, minor_to_major: Vec<usize>) -> Arc<Place> {
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
    pub fn order(&self) -> Vec<usize> {
        match &self.minor_to_major {
            Some(order) => order.clone(),
            None => (0..self.spec.dims.len()).rev().collect(),
        }
    }

    /// The dimensions in the order in which they lie in memory, the outermost first.
    pub fn dims_in_memory(&self) -> Vec<usize> {
        self.order()
            .iter()
            .rev()
            .map(|&dim| self.spec.dims[dim])
            .collect()
    }

    /// The elements of a row-major array in the order of memory.
    pub fn to_memory(&self, row_major: &[u8]) -> Vec<u8> {
        let size = self.spec.element.bytes();
        let mut memory = Vec::with_capacity(row_major.len());
        self.for_each_in_memory(|at| memory.extend_from_slice(&row_major[at..at + size]));
        memory
    }

    /// The elements of an array in the order of memory, put into row-major order.
    pub fn to_row_major(&self, memory: &[u8], row_major: &mut [u8]) {
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
