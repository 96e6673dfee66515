//! Matrices of scalars, for the rules that compute small real matrices element by element ([`OpTraits::unroll`]).
//!
//! [`OpTraits::unroll`]: crate::operation::OpTraits::unroll

use crate::graph::Value;
use crate::graph::rewriter::Rewriter;
use crate::list::Items;
use crate::literal::Scalar;
use crate::operation::Unrolled;
use crate::ops::compare;
use crate::ops::elementwise::{div, mul, select, sub};
use crate::{ElementType, Literal};

/// A matrix whose elements are scalars, by rows.
pub(crate) struct Matrix {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    pub(crate) elements: Vec<Value>,
}

impl Matrix {
    /// Returns the matrix that an operand is; `None` for an array of another rank.
    pub(crate) fn of(operand: &Unrolled) -> Option<Matrix> {
        let &[rows, columns] = operand.dims.as_slice() else {
            return None;
        };
        let elements = operand.elements.clone();
        Some(Matrix {
            rows,
            columns,
            elements,
        })
    }

    pub(crate) fn at(&self, i: usize, j: usize) -> Value {
        self.elements[i * self.columns + j]
    }

    pub(crate) fn set(&mut self, i: usize, j: usize, value: Value) {
        self.elements[i * self.columns + j] = value;
    }

    /// Returns the transposed matrix.
    pub(crate) fn transposed(&self) -> Matrix {
        let elements = (0..self.columns).flat_items(|j| {
            let column = (0..self.rows).map(|i| self.at(i, j));
            column.collect_vec()
        });
        Matrix {
            rows: self.columns,
            columns: self.rows,
            elements: elements.collect_vec(),
        }
    }
}

impl Rewriter {
    /// Returns `a - b * c`.
    pub(crate) fn less_product(&mut self, a: Value, b: Value, c: Value) -> Option<Value> {
        let product = self.apply(&mul, &[b, c])?;
        self.apply(&sub, &[a, product])
    }

    /// Returns the quotient of two numbers.
    pub(crate) fn quotient(&mut self, a: Value, b: Value) -> Option<Value> {
        self.apply(&div, &[a, b])
    }

    /// Adds a scalar integer, the number of a row.
    pub(crate) fn row(&mut self, number: usize) -> Option<Value> {
        let number = Scalar::Integer(number as i128);
        self.constant(Literal::scalar(ElementType::I32, number))
    }

    /// Returns one of two scalars: the first if an integer is a row's number.
    pub(crate) fn if_row(
        &mut self,
        row: Value,
        number: usize,
        [same, other]: [Value; 2],
    ) -> Option<Value> {
        let number = self.row(number)?;
        let is_same = compare::with(self, "EQ", row, number)?;
        self.apply(&select::PRIMITIVE, &[is_same, same, other])
    }
}
