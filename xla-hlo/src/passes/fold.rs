//! Constant folding: replaces instructions on constants by constants, up to a bound on their size.
//!
//! Only operations that are exact in every kernel are folded. An iota stays: it is cheaper to compute than to read.

use crate::graph::rewriter::{Rewriter, Step};
use crate::list::Items;
use crate::literal::Scalar;
use crate::operation::{Form, Point};
use crate::{ElementType, Literal, Shape, Size};

/// The most elements of an array that is computed at compile time.
const ELEMENTS: usize = 1024;

/// The result of an instruction on constants.
pub(super) enum Folded {
    /// One scalar at every index.
    Splat(Literal),
    /// An array.
    Array(Literal),
}

/// Computes an instruction whose operands are constants.
pub(super) fn fold(rw: &Rewriter, step: &Step<'_>) -> Option<Folded> {
    let instr = step.instr;
    if instr.op.traits.fold.is_some() {
        return elementwise(rw, step);
    }
    // Movements of a constant. A result of one element may also be selected from it, as by `slice`.
    let [operand] = instr.operands[..] else {
        return None;
    };
    let literal = rw.literal(operand)?;
    if literal.elements().len() > ELEMENTS {
        return None;
    }
    let sizes = step.shape.dims.clone();
    match rw.form(step) {
        Form::Reshape => literal.reshaped(sizes).map(Folded::Array),
        Form::Broadcast { .. } if step.shape.len().is(1) => {
            literal.reshaped(sizes).map(Folded::Array)
        }
        Form::Transpose { permutation } => transposed(literal, &permutation).map(Folded::Array),
        Form::Kernel(_) if step.shape.len().is(1) => element(rw, step, literal).map(Folded::Array),
        _ => None,
    }
}

/// Returns the one element of a constant that an instruction such as `slice` selects.
fn element(rw: &Rewriter, step: &Step<'_>, literal: &Literal) -> Option<Literal> {
    let (_, from) = rw.origin_of(step, &vec![0; step.shape.rank()])?;
    let dims = literal.shape().known_dims()?;
    let pairs = dims.iter().zip(from);
    let at = pairs.fold(0, |at, (size, i)| at * size + i);
    let bytes = literal.element_bytes().nth(at)?.to_vec();
    Literal::from_bytes(step.shape.clone(), bytes)
}

fn elementwise(rw: &Rewriter, step: &Step<'_>) -> Option<Folded> {
    let instr = step.instr;
    let of = instr.op.traits.fold?;
    let first = *instr.operands.first()?;
    let from = rw.shape(first).element;
    let to = step.shape.element;
    let at = |operands: &[Scalar]| {
        of(&Point {
            attrs: &instr.attrs,
            from,
            to,
            operands,
        })
    };
    // Scalars at every index give a scalar at every index, of any length; nothing is written out.
    let splats: Vec<Option<Scalar>> = instr.operands.iter().map(|&v| rw.scalar(v)).collect_vec();
    if let Some(all) = splats.iter().copied().collect_some() {
        return Some(Folded::Splat(Literal::scalar(to, at(&all)?)));
    }
    // Otherwise each element is computed, with splats repeated to the length.
    let len = step.shape.len().known().filter(|&len| len <= ELEMENTS)?;
    let mut columns = Vec::with_capacity(splats.len());
    for (&operand, splat) in instr.operands.iter().zip(splats) {
        columns.push(match splat {
            Some(all) => vec![all; len],
            None => rw.literal(operand)?.elements().collect_vec(),
        });
    }
    let rows = (0..len).map(|i| columns.iter().map(|column| column[i]).collect_vec());
    let elements = rows.map(|row| at(&row)).collect_some()?;
    array(to, step.shape, &elements).map(Folded::Array)
}

fn array(element: ElementType, shape: &Shape, elements: &[Scalar]) -> Option<Literal> {
    let scalars = elements.iter().map(|&e| Literal::scalar(element, e));
    let bytes = scalars
        .flat_items(|scalar| scalar.bytes().to_vec())
        .collect_vec();
    Literal::from_bytes(shape.with_element(element), bytes)
}

fn transposed(literal: &Literal, permutation: &[usize]) -> Option<Literal> {
    let dims = literal.shape().known_dims()?;
    let mut strides = vec![1; dims.len()];
    for d in (1..dims.len()).rev() {
        strides[d - 1] = strides[d] * dims[d];
    }
    let elements: Vec<&[u8]> = literal.element_bytes().collect_vec();
    let mut bytes = Vec::with_capacity(literal.bytes().len());
    // `i` is the index in the result; its digits by the result's sizes, the last one first, times the operand's
    // strides.
    for i in 0..elements.len() {
        let (mut rest, mut at) = (i, 0);
        for &d in permutation.iter().rev() {
            at += rest % dims[d] * strides[d];
            rest /= dims[d];
        }
        bytes.extend_from_slice(elements[at]);
    }
    let sizes: Vec<Size> = permutation
        .iter()
        .map(|&d| Size::from(dims[d]))
        .collect_vec();
    Literal::from_bytes(Shape::new(literal.shape().element, sizes), bytes)
}
