//! Products that read integers of 8 bits, signed or not, and add in 32 bits.
//!
//! `dot(x, y, preferred_element_type = i32)` converts both operands and multiplies in `i32`, which passes know and XLA
//! reads. The last rule, [`OpTraits::finish`], omits the conversions:
//!
//! ```text
//! dot_general(convert(x: i8), convert(y: i8)): i32   ->   dot_general(x, y): i32
//! ```
//!
//! The kernel is `dot_general/octets.rs` in `xla-core`.

use crate::attr;
use crate::error::Fault;
use crate::graph::rewriter::{Rewriter, Step};
use crate::graph::{Attr, Value};
use crate::list::Items;
use crate::literal::Scalar;
use crate::operation::{Contraction, Form, Infer, OpTraits, Primitive, Text};
use crate::ops::{convert, elementwise};
use crate::shape::product as sizes_product;
use crate::{ElementType, Literal, Shape};

/// The element type of the sums.
pub(crate) const ELEMENT: &str = "element_type";

/// The fewest products for which operands of 8 bits are read: fewer are computed in registers.
const FEWEST: usize = 512;

/// A product of integers of 8 bits.
static PRODUCT: Primitive = Primitive {
    name: super::PRIMITIVE.name,
    text: super::PRIMITIVE.text,
    operands: 2..=2,
    regions: 0,
    attributes: &[(ELEMENT, Text::ResultElement)],
    syntax: &[],
    infer: |infer| widened(infer, super::PRIMITIVE.infer),
    form: |graph, instr| (super::PRIMITIVE.form)(graph, instr),
    commutative: false,
    traits: OpTraits::NONE,
};

/// Infers the shape of the result as if the operands had its element type.
pub(crate) fn widened(
    infer: &Infer<'_>,
    rule: fn(&Infer<'_>) -> Result<Vec<Shape>, Fault>,
) -> Result<Vec<Shape>, Fault> {
    let element = attr::element(infer.attrs, ELEMENT);
    let wide = infer.operands.iter();
    let wide = wide.map(|shape| shape.with_element(element)).collect_vec();
    let operands = wide.iter().collect_vec();
    rule(&Infer::new(
        operands,
        infer.attrs,
        infer.regions,
        infer.module,
    ))
}

/// Replaces a product in integers of 32 bits by one that reads integers of 8 bits, if the operands are such values, or their
/// differences from a constant.
pub(super) fn product(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let Form::Contract(contraction) = rw.form(step) else {
        return None;
    };
    let sizes = rw.shape(step.operand(0)).dims.clone();
    let sizes = contraction.lhs_contracting.iter().map(|&d| &sizes[d]);
    let terms = sizes_product(sizes).known();
    let products = terms.and_then(|terms| terms.checked_mul(step.shape.len().known()?));
    if !has_sums(step) || products.is_some_and(|products| products < FEWEST) {
        return None;
    }
    let (lhs, lhs_zero) = centred(rw, step.operand(0))?;
    let (rhs, rhs_zero) = centred(rw, step.operand(1))?;
    let value = sums(rw, step, [lhs, rhs])?;
    if lhs_zero == 0 && rhs_zero == 0 {
        return Some(value);
    }
    // sum((a - s) * (b - t)) = sum(a * b) - s * sum(b) - t * (sum(a) - k * s)
    let terms = match (lhs_zero, rhs_zero) {
        (0, _) | (_, 0) => 0,
        _ => i128::try_from(terms?).ok()?,
    };
    let of_rhs = scaled(rw, step, &contraction, 1, rhs, lhs_zero, 0)?;
    let of_lhs = scaled(rw, step, &contraction, 0, lhs, rhs_zero, terms * lhs_zero)?;
    [of_rhs, of_lhs]
        .into_iter()
        .flatten()
        .try_fold(value, |value, part| {
            rw.formula([value, part], |[value, part]| value - part)
        })
}

/// Returns `factor` times the sums of an operand over its contracting dimensions less `offset`, at each index of the result;
/// `None` inside if the factor is 0.
fn scaled(
    rw: &mut Rewriter,
    step: &Step<'_>,
    contraction: &Contraction,
    side: usize,
    operand: Value,
    factor: i128,
    offset: i128,
) -> Option<Option<Value>> {
    if factor == 0 {
        return Some(None);
    }
    // The sums are the product with an array of ones, which has the contracting and the batch dimensions alone.
    let sides = [
        (&contraction.lhs_batch, &contraction.lhs_contracting),
        (&contraction.rhs_batch, &contraction.rhs_contracting),
    ];
    let (batch, contracting) = sides[side];
    let dims = &rw.shape(operand).dims;
    let own = batch.iter().chain_items(contracting);
    let sizes = own.map(|&d| dims[d].clone()).collect_vec();
    let (rank, batches) = (dims.len(), batch.len());
    let ones = rw.number(1.0, &Shape::new(ElementType::I8, sizes))?;
    let of_ones = [
        (0..batches).collect_vec(),
        (batches..batches + contracting.len()).collect_vec(),
    ];
    let [ones_batch, ones_contracting] = of_ones;
    let (operands, lists) = match side {
        0 => (
            [operand, ones],
            [
                batch.clone(),
                ones_batch,
                contracting.clone(),
                ones_contracting,
            ],
        ),
        _ => (
            [ones, operand],
            [
                ones_batch,
                batch.clone(),
                ones_contracting,
                contracting.clone(),
            ],
        ),
    };
    let mut attrs = super::attributes(lists);
    attrs.push((ELEMENT, Attr::Element(step.shape.element)));
    let all = rw.emit(&PRODUCT, &operands, attrs, Vec::new())?;
    let (factor, offset) = (wrapped(factor), wrapped(offset));
    let part = rw.formula([all], |[all]| (all - all.full(offset)) * all.full(factor))?;
    // The result has the batch dimensions, then the left operand's others, then the right operand's.
    let own = rank - batches - contracting.len();
    let first = match side {
        0 => batches,
        _ => step.shape.rank() - own,
    };
    let dims = (0..batches).chain_items(first..first + own).collect_vec();
    rw.broadcast(part, &step.shape.dims, &dims).map(Some)
}

/// Returns an integer as one of 32 bits, which wraps.
fn wrapped(number: i128) -> f64 {
    f64::from(number as i32)
}

/// Whether the result has the element type of the kernels' sums.
pub(crate) fn has_sums(step: &Step<'_>) -> bool {
    step.shape.element == ElementType::I32
}

/// Adds the product of operands of 8 bits instead of a product.
fn sums(rw: &mut Rewriter, step: &Step<'_>, operands: [Value; 2]) -> Option<Value> {
    let mut attrs = step.instr.attrs.clone();
    attrs.push((ELEMENT, Attr::Element(step.shape.element)));
    rw.emit(&PRODUCT, &operands, attrs, Vec::new())
}

/// Returns the integers of 8 bits and the number whose differences a value consists of, if it does.
fn centred(rw: &mut Rewriter, value: Value) -> Option<(Value, i128)> {
    let Some(&[integers, zero]) = rw.made_by(&elementwise::sub, value) else {
        return Some((narrow(rw, value)?, 0));
    };
    match rw.scalar(zero)? {
        Scalar::Integer(zero) => Some((narrow(rw, integers)?, zero)),
        _ => None,
    }
}

/// Returns the integers of 8 bits that a value consists of, if it does.
pub(crate) fn narrow(rw: &mut Rewriter, value: Value) -> Option<Value> {
    if let Some(literal) = rw.literal(value) {
        let literal = narrow_literal(literal)?;
        return rw.constant(literal);
    }
    if let Some(&[operand]) = rw.made_by(&convert::PRIMITIVE, value) {
        return is_octet(rw.shape(operand).element).then_some(operand);
    }
    // Operations that move or repeat elements read and write fewer bytes in 8 bits.
    match rw.form_of(value)? {
        Form::Broadcast { .. } | Form::Reshape | Form::Transpose { .. } => {
            let maker = rw.maker(value)?.clone();
            let operand = narrow(rw, maker.operands[0])?;
            rw.emit(maker.op, &[operand], maker.attrs, Vec::new())
        }
        _ => None,
    }
}

fn is_octet(element: ElementType) -> bool {
    matches!(element, ElementType::I8 | ElementType::U8)
}

/// Returns the constant in 8 bits, if all its elements are integers of 8 bits.
fn narrow_literal(literal: &Literal) -> Option<Literal> {
    let (mut bytes, mut least, mut greatest) = (Vec::new(), 0, 0);
    for element in literal.elements() {
        let Scalar::Integer(element) = element else {
            return None;
        };
        (least, greatest) = (element.min(least), element.max(greatest));
        bytes.push(element as u8);
    }
    let element = if least >= -128 && greatest <= 127 {
        ElementType::I8
    } else if least >= 0 && greatest <= 255 {
        ElementType::U8
    } else {
        return None;
    };
    Literal::from_bytes(literal.shape().with_element(element), bytes)
}
