//! Arrays with layouts other than row-major.
//!
//! The C API can convert layouts in both directions, but XLA's CPU plugin copies the bytes unchanged whatever layout is
//! requested. So we convert, and pass arrays to the plugin in the device's layout only: an array of the layout `{0, 1}`
//! has the same bytes as the row-major array with its two dimensions exchanged.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use xla_shape::layout::{index, order};

use super::array::{Argument, ArraySpec};

/// A device array, as a parameter or result of a program.
#[derive(PartialEq, Debug)]
pub struct DeviceArray {
    /// The element type and the dimensions.
    pub spec: ArraySpec,
    /// The layout: its dimensions, minor to major; `None` for row-major.
    minor_to_major: Option<Vec<usize>>,
}

impl DeviceArray {
    /// Makes a place for an array with the layout `minor_to_major`; an empty list means row-major.
    pub fn new(spec: ArraySpec, minor_to_major: Vec<usize>) -> Arc<DeviceArray> {
        let row_major = order::is_row_major(&minor_to_major);
        Arc::new(DeviceArray {
            spec,
            minor_to_major: (!row_major).then_some(minor_to_major),
        })
    }

    /// Whether the layout is row-major.
    pub(super) fn is_row_major(&self) -> bool {
        self.minor_to_major.is_none()
    }

    /// Returns the layout: its dimensions, minor to major.
    pub fn order(&self) -> Vec<usize> {
        match &self.minor_to_major {
            Some(order) => order.clone(),
            None => (0..self.spec.dims.len()).rev().collect(),
        }
    }

    /// Returns the sizes of the dimensions in memory order, outermost first.
    pub fn dims_in_memory(&self) -> Vec<usize> {
        self.order()
            .iter()
            .rev()
            .map(|&dim| self.spec.dims[dim])
            .collect()
    }

    /// Copies the elements of a row-major array into memory order.
    pub fn to_memory(&self, row_major: &[u8]) -> Vec<u8> {
        let size = self.spec.element.bytes();
        let mut memory = Vec::with_capacity(row_major.len());
        self.for_each_in_memory(|at| memory.extend_from_slice(&row_major[at..at + size]));
        memory
    }

    /// Copies the elements of an array in memory order into row-major order.
    pub fn to_row_major(&self, memory: &[u8], row_major: &mut [u8]) {
        let size = self.spec.element.bytes();
        let mut elements = memory.chunks_exact(size);
        self.for_each_in_memory(|at| {
            if let Some(element) = elements.next() {
                row_major[at..at + size].copy_from_slice(element);
            }
        });
    }

    /// Calls `each` with every element's offset in bytes in the row-major array, in memory order.
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
    /// Returns the place of an array of this spec in row-major order.
    pub(super) fn place(&self) -> Arc<DeviceArray> {
        DeviceArray::new(self.spec(), Vec::new())
    }
}
