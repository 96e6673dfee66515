//! Jagged tensors, whose rows differ in length, and tiled tensors: the elements of a [`JaggedShape`], and operations on
//! them block by block.
//!
//! ```
//! use xla_core::exec::Exec;
//! use xla_core::jagged::JaggedTensor;
//! use xla_shape::shapes::jagged;
//!
//! // Rows of two and of three elements.
//! let x = JaggedTensor::new(jagged![2, 3], vec![1.0, 2.0, 3.0, 4.0, 5.0])?;
//! assert_eq!(x.get([1, 2]), Some(5.0));
//! assert_eq!(x.sum(&[1])?.as_slice(), [3.0, 12.0]);
//!
//! // Each row times each row, over the columns that both have.
//! let products = x.contract("i,j", &x, "k,j", "i,k", &Exec::default())?;
//! assert_eq!(products.as_slice(), [5.0, 11.0, 11.0, 50.0]);
//! # Ok::<(), xla_core::error::Error>(())
//! ```

use alloc::vec;
use alloc::vec::Vec;

mod contract;
mod dense;
mod rows;

use xla_shape::error::ShapeError;
use xla_shape::layout::order;
use xla_shape::shapes::{JaggedShape, SmoothShape};

use crate::element::Element;
use crate::error::Error;
use crate::level::Baseline;
use crate::scalar::{Add, Mul, Sub, add, mul, sub};

/// A tensor of a jagged shape, with its elements in the lexicographical order of their indices: row after row.
///
/// Its shape is a value, not a type: shapes are checked at run time, with an [`Error`] if they do not match.
#[derive(Clone, PartialEq, Debug)]
pub struct JaggedTensor<E> {
    shape: JaggedShape,
    elements: Vec<E>,
}

/// A smooth part of a [`JaggedTensor`], contiguous in memory.
#[derive(Clone, PartialEq, Debug)]
pub struct Block<'a, E> {
    /// The index of the row that the block is; empty for the whole tensor.
    pub row: Vec<usize>,
    /// The shape of that row.
    pub shape: &'a SmoothShape,
    /// The elements of the row, row-major.
    pub elements: &'a [E],
    /// The offset of the first element in the tensor.
    start: usize,
}

impl<E: Element> JaggedTensor<E> {
    /// Makes a tensor from its elements in the lexicographical order of their indices.
    ///
    /// # Errors
    /// If their number differs from the size of the shape.
    pub fn new(shape: JaggedShape, elements: Vec<E>) -> Result<JaggedTensor<E>, Error> {
        let (expected, found) = (shape.size(), elements.len());
        if expected == found {
            Ok(JaggedTensor { shape, elements })
        } else {
            Err(ShapeError::Elements { expected, found }.into())
        }
    }

    /// Makes a tensor whose elements all equal `value`.
    pub fn full(shape: JaggedShape, value: E) -> JaggedTensor<E> {
        let elements = vec![value; shape.size()];
        JaggedTensor { shape, elements }
    }

    /// Computes each element from its index.
    ///
    /// ```
    /// use xla_core::jagged::JaggedTensor;
    /// use xla_shape::shapes::jagged;
    ///
    /// let x = JaggedTensor::from_fn(jagged![1, 2], |i| 10 * i[0] as i32 + i[1] as i32);
    /// assert_eq!(x.as_slice(), [0, 10, 11]);
    /// ```
    pub fn from_fn(shape: JaggedShape, of: impl FnMut(Vec<usize>) -> E) -> JaggedTensor<E> {
        let elements = shape.indices().map(of).collect();
        JaggedTensor { shape, elements }
    }

    /// Returns the shape.
    pub fn shape(&self) -> &JaggedShape {
        &self.shape
    }

    /// Returns the elements, in the lexicographical order of their indices.
    pub fn as_slice(&self) -> &[E] {
        &self.elements
    }

    /// Returns the elements mutably, in the lexicographical order of their indices.
    pub fn as_mut_slice(&mut self) -> &mut [E] {
        &mut self.elements
    }

    /// Returns the element with this index, if the shape contains it.
    pub fn get(&self, index: impl AsRef<[usize]>) -> Option<E> {
        self.shape.linear_index(index).map(|at| self.elements[at])
    }

    /// Iterates over the smooth blocks, in order; a smooth tensor is one block.
    ///
    /// ```
    /// use xla_core::jagged::JaggedTensor;
    /// use xla_shape::shapes::{jagged, shape};
    ///
    /// let x = JaggedTensor::new(jagged![2, 3], vec![1, 2, 3, 4, 5])?;
    /// let last = x.blocks().last().unwrap();
    /// assert_eq!((last.row, last.shape, last.elements), (vec![1], &shape![3], &[3, 4, 5][..]));
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn blocks(&self) -> impl Iterator<Item = Block<'_, E>> {
        let mut start = 0;
        self.shape.blocks().into_iter().map(move |(row, shape)| {
            let elements = &self.elements[start..start + shape.size()];
            let block = Block {
                row,
                shape,
                elements,
                start,
            };
            start += shape.size();
            block
        })
    }

    /// Applies a function to each element.
    pub fn map<T: Element>(&self, of: impl FnMut(E) -> T) -> JaggedTensor<T> {
        JaggedTensor {
            shape: self.shape.clone(),
            elements: self.elements.iter().copied().map(of).collect(),
        }
    }

    /// Applies a function to each pair of elements with equal indices.
    ///
    /// # Errors
    /// If the shapes differ.
    pub fn zip<T: Element, R: Element>(
        &self,
        other: &JaggedTensor<T>,
        mut of: impl FnMut(E, T) -> R,
    ) -> Result<JaggedTensor<R>, Error> {
        if self.shape != other.shape {
            return Err(ShapeError::SumDiffers.into());
        }
        let pairs = self.elements.iter().zip(&other.elements);
        Ok(JaggedTensor {
            shape: self.shape.clone(),
            elements: pairs.map(|(&a, &b)| of(a, b)).collect(),
        })
    }

    /// Adds the elements with equal indices.
    ///
    /// # Errors
    /// If the shapes differ.
    pub fn add(&self, other: &JaggedTensor<E>) -> Result<JaggedTensor<E>, Error>
    where
        E: Add,
    {
        self.zip(other, add::<Baseline, E>)
    }

    /// Subtracts the elements with equal indices.
    ///
    /// # Errors
    /// If the shapes differ.
    pub fn sub(&self, other: &JaggedTensor<E>) -> Result<JaggedTensor<E>, Error>
    where
        E: Sub,
    {
        self.zip(other, sub::<Baseline, E>)
    }

    /// Multiplies the elements with equal indices.
    ///
    /// # Errors
    /// If the shapes differ.
    pub fn mul(&self, other: &JaggedTensor<E>) -> Result<JaggedTensor<E>, Error>
    where
        E: Mul,
    {
        self.zip(other, mul::<Baseline, E>)
    }

    /// Reduces the given modes, starting with `init`, in the order of the indices. The other modes remain.
    ///
    /// # Errors
    /// If a mode does not exist or is listed twice, or the remaining indices are not contiguous.
    pub fn reduce<T: Element>(
        &self,
        modes: &[usize],
        init: T,
        mut of: impl FnMut(T, E) -> T,
    ) -> Result<JaggedTensor<T>, Error> {
        order::check_distinct(modes, self.shape.rank())?;
        let left: Vec<usize> = (0..self.shape.rank())
            .filter(|mode| !modes.contains(mode))
            .collect();
        let mut result = JaggedTensor::full(self.shape.onto(&left)?, init);
        for (index, &element) in self.shape.indices().zip(&self.elements) {
            let kept: Vec<usize> = left.iter().map(|&mode| index[mode]).collect();
            if let Some(at) = result.shape.linear_index(kept) {
                result.elements[at] = of(result.elements[at], element);
            }
        }
        Ok(result)
    }

    /// Sums over the given modes, in the order of the indices.
    ///
    /// # Errors
    /// The errors of [`reduce`](JaggedTensor::reduce).
    ///
    /// ```
    /// use xla_core::jagged::JaggedTensor;
    /// use xla_shape::shapes::jagged;
    ///
    /// let x = JaggedTensor::new(jagged![2, 3], vec![1, 2, 3, 4, 5])?;
    /// // Column 2 is in one row only.
    /// assert_eq!(x.sum(&[0])?.as_slice(), [4, 6, 5]);
    /// assert_eq!(x.sum(&[0, 1])?.as_slice(), [15]);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn sum(&self, modes: &[usize]) -> Result<JaggedTensor<E>, Error>
    where
        E: Add,
    {
        self.reduce(modes, E::ZERO, add::<Baseline, E>)
    }
}
