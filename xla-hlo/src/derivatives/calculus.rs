//! Shared code of derivative rules: zeros, sums of tangents and cotangents, and arithmetic.

use super::rules::{Tangent, Transpose};
use crate::error::Fault;
use crate::graph::{Term, Value};
use crate::list::Items;
use crate::ops::parts::widened;
use crate::ops::{broadcast, elementwise, reduce};
use crate::{Builder, Literal, Shape};

/// Returns zeros of a shape.
///
/// # Errors
/// None for the shape of a value.
pub(crate) fn zeros(b: &mut Builder<'_>, shape: &Shape) -> Result<Value, Fault> {
    let zero = b.constant(Literal::zero(shape.element));
    broadcast::in_dim(b, zero, shape.dims.clone(), &[])
}

/// Returns a number of a shape's element type at each of its indices.
///
/// # Errors
/// None for the shape of a value.
pub(crate) fn number(b: &mut Builder<'_>, shape: &Shape, number: f64) -> Result<Value, Fault> {
    let number = b.scalar(shape.element, number);
    broadcast::in_dim(b, number, shape.dims.clone(), &[])
}

/// Returns the sum of two tangents or cotangents.
pub(crate) fn sum(
    b: &mut Builder<'_>,
    one: Option<Value>,
    other: Option<Value>,
) -> Result<Option<Value>, Fault> {
    match (one, other) {
        (Some(one), Some(other)) => b
            .add1(&elementwise::add, &[one, other], Vec::new())
            .map(Some),
        (one, other) => Ok(one.or(other)),
    }
}

/// Returns the sums over dimensions, which are accumulated as the operation `sum` does.
///
/// # Errors
/// The operand has no sums.
pub(crate) fn sum_over(
    b: &mut Builder<'_>,
    operand: Value,
    dims: &[usize],
) -> Result<Value, Fault> {
    if dims.is_empty() {
        return Ok(operand);
    }
    widened(b, operand, |b, operand| {
        let zero = Literal::zero(b.shape(operand).element);
        reduce::fold(b, operand, &elementwise::add, zero, dims)
    })
}

/// Returns the sums over dimensions, which are accumulated as the operation `sum` does.
pub(super) fn sums<'s>(operand: Term<'s>, dims: &[usize]) -> Term<'s> {
    if dims.is_empty() {
        return operand;
    }
    operand.widened(|operand| operand.sum(dims))
}

/// Returns 1 where an operand equals a result, an extreme of operands, and 0 elsewhere.
pub(super) fn share<'s>(operand: Term<'s>, result: Term<'s>) -> Term<'s> {
    let is = operand.equal(result);
    let (one, zero) = (operand.full(1.0), operand.full(0.0));
    is.select(one, zero)
}

/// Returns the sum of all elements.
///
/// # Errors
/// The operand has no sums.
pub(crate) fn sum_all(b: &mut Builder<'_>, operand: Value) -> Result<Value, Fault> {
    let dims = (0..b.shape(operand).rank()).collect_vec();
    sum_over(b, operand, &dims)
}

/// Returns the next value for each flag that is set, and nothing for the others.
///
/// # Panics
/// There are fewer values than flags that are set.
pub(crate) fn where_set(flags: &[bool], values: Vec<Value>) -> Vec<Option<Value>> {
    let mut values = values.into_iter();
    let mut next = || values.next().expect("a value for each flag that is set");
    let all = flags.iter().map(|&is| is.then(&mut next));
    all.collect_vec()
}

/// Returns the inverse of a permutation.
pub(crate) fn inverse(permutation: &[usize]) -> Vec<usize> {
    let mut inverse = vec![0; permutation.len()];
    for (i, &d) in permutation.iter().enumerate() {
        inverse[d] = i;
    }
    inverse
}

impl Tangent<'_, '_> {
    /// Returns the sum over the operands that have tangents of what a function makes of an operand's index and tangent.
    pub(crate) fn sum_of(
        &mut self,
        mut part: impl FnMut(&mut Self, usize, Value) -> Result<Value, Fault>,
    ) -> Result<Vec<Option<Value>>, Fault> {
        let mut all = None;
        for (i, &tangent) in self.tangents.iter().enumerate() {
            if let Some(tangent) = tangent {
                let part = part(self, i, tangent)?;
                all = sum(self.b, all, Some(part))?;
            }
        }
        Ok(vec![all])
    }

    /// Returns the tangent of an operand, zeros if it is zero.
    pub(crate) fn tangent_or_zeros(&mut self, operand: usize) -> Result<Value, Fault> {
        match self.tangents[operand] {
            Some(tangent) => Ok(tangent),
            None => {
                let shape = self.b.shape(self.operands[operand]).clone();
                zeros(self.b, &shape)
            }
        }
    }
}

impl Transpose<'_, '_> {
    /// Adds to the cotangent of a linear operand.
    pub(crate) fn accumulate(&mut self, operand: usize, cotangent: Value) -> Result<(), Fault> {
        self.sums[operand] = sum(self.b, self.sums[operand], Some(cotangent))?;
        Ok(())
    }

    /// Adds what a function makes of the cotangent of the only result to the cotangent of each linear operand.
    pub(crate) fn each_linear(
        &mut self,
        mut part: impl FnMut(&mut Self, usize, Value) -> Result<Value, Fault>,
    ) -> Result<(), Fault> {
        let Some(cotangent) = self.cotangents[0] else {
            return Ok(());
        };
        for operand in 0..self.operands.len() {
            if self.is_linear(operand) {
                let part = part(self, operand, cotangent)?;
                self.accumulate(operand, part)?;
            }
        }
        Ok(())
    }

    /// Returns the cotangent of a result, zeros if it is zero.
    pub(crate) fn cotangent_or_zeros(&mut self, result: usize) -> Result<Value, Fault> {
        match self.cotangents[result] {
            Some(cotangent) => Ok(cotangent),
            None => zeros(self.b, &self.results[result]),
        }
    }

    /// Returns the cotangent of the sum so far of a linear operand, zeros if it is zero.
    pub(crate) fn sum_or_zeros(&mut self, operand: usize) -> Result<Value, Fault> {
        match self.sums[operand] {
            Some(sum) => Ok(sum),
            None => zeros(self.b, &self.shapes[operand]),
        }
    }

    /// Returns an operand in which the instruction is not linear.
    pub(crate) fn known(&self, operand: usize) -> Value {
        let known = self.operands[operand];
        known.unwrap_or_else(|| unreachable!("operand {operand} of {:?} is linear", self.instr.op))
    }

    /// Returns the indices of the linear operands.
    pub(crate) fn linear(&self) -> Vec<usize> {
        (0..self.operands.len())
            .filter_items(|&i| self.is_linear(i))
            .collect_vec()
    }
}
