//! Matrices of scalars, for the rules that compute small real matrices element by element ([`OpTraits::unroll`]).
//!
//! [`OpTraits::unroll`]: crate::operation::OpTraits::unroll

use crate::graph::Value;
use crate::graph::emit::{self, Scope, Term};
use crate::graph::rewriter::{Rewriter, applicable};
use crate::list::Items;
use crate::operation::Unrolled;

/// A matrix whose elements are scalars, by rows; a list is a matrix of one column.
pub(crate) struct Matrix<'s> {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    pub(crate) elements: Vec<Term<'s>>,
}

/// Adds the elements of the results that a formula of the elements of operands computes; returns `None` for operands of
/// other ranks than lists and matrices have.
pub(crate) fn unrolled(
    rw: &mut Rewriter,
    operands: &[Unrolled],
    formula: impl for<'s> FnOnce(Vec<Matrix<'s>>) -> Vec<Matrix<'s>>,
) -> Option<Vec<Vec<Value>>> {
    let scope = Scope::new(rw);
    let matrices = operands.iter().map(|operand| {
        let (rows, columns) = match *operand.dims.as_slice() {
            [rows, columns] => (rows, columns),
            [rows] => (rows, 1),
            _ => return None,
        };
        let elements = operand.elements.iter().map(|&v| scope.term(v));
        Some(Matrix {
            rows,
            columns,
            elements: elements.collect_vec(),
        })
    });
    let results = formula(matrices.collect_some()?);
    applicable(scope.finish())?;
    let results = results.iter().map(|matrix| emit::values(&matrix.elements));
    Some(results.collect_vec())
}

impl<'s> Matrix<'s> {
    /// Returns the list of these scalars.
    pub(crate) fn list(elements: Vec<Term<'s>>) -> Matrix<'s> {
        Matrix {
            rows: elements.len(),
            columns: 1,
            elements,
        }
    }

    pub(crate) fn at(&self, i: usize, j: usize) -> Term<'s> {
        self.elements[i * self.columns + j]
    }

    pub(crate) fn set(&mut self, i: usize, j: usize, value: Term<'s>) {
        self.elements[i * self.columns + j] = value;
    }

    /// Returns the transposed matrix.
    pub(crate) fn transposed(&self) -> Matrix<'s> {
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

impl<'s> Term<'s> {
    /// Returns one of two scalars: the first if this integer is a row's number.
    pub(crate) fn if_row(self, number: usize, [same, other]: [Term<'s>; 2]) -> Term<'s> {
        self.equal(self.index(number as f64)).select(same, other)
    }
}
