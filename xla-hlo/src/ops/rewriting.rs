//! Constants and movement of data in a graph that is rewritten.

use crate::graph::rewriter::{Rewriter, Step};
use crate::graph::{Attr, Emit, Value};
use crate::list::Items;
use crate::literal::Scalar;
use crate::ops::{broadcast, constant, convert, reshape, transpose};
use crate::{ElementType, Literal, Shape, Size};

impl Rewriter {
    /// Adds a constant.
    pub fn constant(&mut self, literal: Literal) -> Option<Value> {
        let attrs = vec![("value", Attr::Literal(literal))];
        self.emit(&constant::PRIMITIVE, &[], attrs, Vec::new())
    }

    /// Adds a scalar constant, broadcast to a shape.
    pub fn splat(&mut self, scalar: Literal, shape: &Shape) -> Option<Value> {
        let scalar = self.constant(scalar)?;
        self.broadcast(scalar, &shape.dims, &[])
    }

    /// Adds a number of the shape's element type, broadcast to the shape.
    pub fn number(&mut self, value: f64, shape: &Shape) -> Option<Value> {
        self.splat(Literal::from_f64(shape.element, value), shape)
    }

    /// Broadcasts an operand to these sizes: its dimension `i` becomes dimension `dims[i]`.
    pub fn broadcast(&mut self, operand: Value, sizes: &[Size], dims: &[usize]) -> Option<Value> {
        if self.shape(operand).dims == sizes && dims.iter().copied().eq(0..sizes.len()) {
            return Some(operand);
        }
        let attrs = vec![
            ("broadcast_dimensions", numbers(dims)),
            ("sizes", Attr::Sizes(sizes.to_vec())),
        ];
        self.emit(&broadcast::PRIMITIVE, &[operand], attrs, Vec::new())
    }

    /// Reshapes an operand to these sizes.
    pub fn reshape(&mut self, operand: Value, sizes: &[Size]) -> Option<Value> {
        if self.shape(operand).dims == sizes {
            return Some(operand);
        }
        let attrs = vec![("sizes", Attr::Sizes(sizes.to_vec()))];
        self.emit(&reshape::PRIMITIVE, &[operand], attrs, Vec::new())
    }

    /// Reorders the dimensions of an operand.
    pub fn transpose(&mut self, operand: Value, permutation: &[usize]) -> Option<Value> {
        if permutation.iter().copied().eq(0..permutation.len()) {
            return Some(operand);
        }
        let attrs = vec![("permutation", numbers(permutation))];
        self.emit(&transpose::PRIMITIVE, &[operand], attrs, Vec::new())
    }

    /// Returns the constant that a value is, if it is one.
    pub fn literal(&self, value: Value) -> Option<&Literal> {
        constant::literal(Emit::graph(self), value)
    }

    /// Returns the scalar constant that a value is at every index, if there is one.
    pub fn splatted(&self, value: Value) -> Option<Literal> {
        let value = match self.maker(value) {
            Some(maker) if *maker.op == broadcast::PRIMITIVE => maker.operands[0],
            _ => value,
        };
        let literal = self.literal(value)?;
        (literal.elements().len() == 1).then(|| literal.reshaped(Vec::new()))?
    }

    /// Returns the number that a value is at every index, if there is one.
    pub fn scalar(&self, value: Value) -> Option<Scalar> {
        self.splatted(value)?.splat()
    }
}

/// Computes an instruction in `f32` if its kernel lacks its element type, a floating-point number of 8 bits: converts the
/// operands, and the result back.
pub(crate) fn widened(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let (instr, element) = (step.instr, step.shape.element);
    if !element.is_quarter() {
        return None;
    }
    let mut wide = Vec::with_capacity(instr.operands.len());
    for &operand in &instr.operands {
        wide.push(convert::convert(rw, operand, ElementType::F32).ok()?);
    }
    let value = rw.emit(instr.op, &wide, instr.attrs.clone(), Vec::new())?;
    convert::convert(rw, value, element).ok()
}

/// Converts dimension numbers to an attribute.
pub(crate) fn numbers(dims: &[usize]) -> Attr {
    Attr::Ints(dims.iter().map(|&d| d as i64).collect_vec())
}
