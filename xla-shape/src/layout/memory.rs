//! Conversion of elements to memory in a layout, and back.

use alloc::vec;
use alloc::vec::Vec;

use super::{ArrayShape, Layout, index};
use crate::error::ShapeError;

impl ArrayShape {
    /// Returns the memory of an array with these elements in row-major order: each at the position of the layout, and
    /// `padding` at all other positions.
    ///
    /// # Errors
    /// The shape has another number of elements, or the allocation fails.
    ///
    /// ```
    /// use xla_shape::layout::ArrayShape;
    ///
    /// let columns: ArrayShape = "u8[2,3]{0,1}".parse()?;
    /// assert_eq!(columns.lay_out(b"abcdef", b' ')?, b"adbecf");
    /// assert_eq!(columns.take_out(b"adbecf")?, b"abcdef");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn lay_out<T: Clone>(&self, elements: &[T], padding: T) -> Result<Vec<T>, ShapeError> {
        expected(self.len(), elements.len())?;
        let mut memory = Vec::new();
        let reserved = memory.try_reserve_exact(self.memory_len());
        reserved.map_err(|_| ShapeError::TooManyElements)?;
        memory.resize(self.memory_len(), padding);
        let mut elements = elements.iter();
        self.for_each_place(|place| {
            if let Some(element) = elements.next() {
                memory[place] = element.clone();
            }
        });
        Ok(memory)
    }

    /// Returns the elements of an array in row-major order, from its memory.
    ///
    /// # Errors
    /// The memory is larger or smaller than [`memory_len`](ArrayShape::memory_len).
    pub fn take_out<T: Clone>(&self, memory: &[T]) -> Result<Vec<T>, ShapeError> {
        expected(self.memory_len(), memory.len())?;
        let mut elements = Vec::with_capacity(self.len());
        self.for_each_place(|place| elements.push(memory[place].clone()));
        Ok(elements)
    }

    /// Calls `each` with the position in memory of each element, in row-major order.
    fn for_each_place(&self, mut each: impl FnMut(usize)) {
        let row_major = Layout::row_major(self.rank());
        match self.strides() {
            Some(strides) => {
                index::places(self.sizes(), row_major.minor_to_major(), &strides).for_each(each);
            }
            None => {
                let mut index = vec![0; self.rank()];
                while let Some(place) = self.linear_index(&index) {
                    each(place);
                    if !index::advance_row_major(&mut index, self.sizes()) {
                        return;
                    }
                }
            }
        }
    }
}

fn expected(expected: usize, found: usize) -> Result<(), ShapeError> {
    if expected == found {
        Ok(())
    } else {
        Err(ShapeError::Elements { expected, found })
    }
}
