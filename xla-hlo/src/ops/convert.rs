//! `convert`, written `x as f32`: converts elements to another type.
//!
//! For an integer type, fractions are truncated, values out of range become the nearest bound, and NaN becomes 0. For
//! `bool`, nonzero values become `true`. A narrower integer keeps the low bits. A complex number cannot be converted to
//! a real one: take its `abs`.

use crate::attr;
use crate::element::Kind;
use crate::error::{Fault, FaultKind};
use crate::graph::rewriter::{Rewriter, Step};
use crate::graph::{Attr, Emit, Value};
use crate::literal::integer_range;
use crate::operation::InCall;
use crate::operation::{Form, Infer, OpTraits, Operation, Param, Primitive, SyntaxToken, Text};
use crate::ops::elementwise::exact;
use crate::{ElementType, Shape, Tree};

/// XLA's ConvertElementType.
pub static OPERATION: Operation = Operation {
    name: "convert",
    operator: Some("as"),
    params: &[Param::array("operand"), Param::element("element_type")],
    over_trees: true,
    build: |call| {
        let element = call.element("element_type")?;
        let operand = call.typed("operand", element)?;
        let value = convert(call.b, operand, element);
        value.map(Tree::Leaf).in_call(call)
    },
};

/// StableHLO's convert.
pub static PRIMITIVE: Primitive = Primitive {
    name: "convert",
    text: "stablehlo.convert",
    operands: 1..=1,
    regions: 0,
    attributes: &[("element_type", Text::ResultElement)],
    syntax: &[SyntaxToken::Operands, SyntaxToken::Types],
    infer,
    form: |_, _| Form::Map {
        function: "convert",
        generic_operand: 0,
        generic_result: true,
        cost: 1,
        sliced: false,
        arguments: Vec::new(),
    },
    commutative: false,
    traits: OpTraits {
        simplify: Some(simplify),
        fold: Some(exact::convert),
        ..OpTraits::NONE
    },
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    let to = attr::element(infer.attrs, "element_type");
    if operand.element.is_complex() && !to.is_complex() {
        let what = FaultKind::Conversion {
            from: operand.element,
            to,
        };
        return Err(Fault::operand(0, what).help("take its magnitude first: `abs({operand})`"));
    }
    Ok(vec![operand.with_element(to)])
}

/// Converts the operand's elements to another type; returns the operand if they already have it.
///
/// # Errors
/// A complex number cannot become a real one.
pub fn convert(b: &mut dyn Emit, operand: Value, element: ElementType) -> Result<Value, Fault> {
    if b.shape(operand).element == element {
        return Ok(operand);
    }
    b.add1(
        &PRIMITIVE,
        &[operand],
        vec![("element_type", Attr::Element(element))],
    )
}

fn simplify(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let (operand, to) = (step.operand(0), step.shape.element);
    let through = rw.shape(operand).element;
    if through == to {
        return Some(operand);
    }
    let inner = rw.made_by(&PRIMITIVE, operand)?[0];
    let from = rw.shape(inner).element;
    if !skips(from, through, to) {
        return None;
    }
    if from == to {
        return Some(inner);
    }
    let attrs = vec![("element_type", Attr::Element(to))];
    rw.emit(&PRIMITIVE, &[inner], attrs, Vec::new())
}

/// Whether converting through an intermediate type is the same as converting directly.
fn skips(from: ElementType, through: ElementType, to: ElementType) -> bool {
    let integers = [from, through, to].into_iter().all(ElementType::is_integer);
    if integers && to.bytes() <= through.bytes() {
        // The low bits of the low bits.
        return true;
    }
    if !keeps(from, through) {
        return false;
    }
    // Integers out of range wrap, floating-point numbers saturate.
    !(from.is_integer() && through.is_float() && to.is_integer()) || keeps(from, to)
}

/// Whether a type can represent every value of another exactly.
fn keeps(from: ElementType, to: ElementType) -> bool {
    // The number of bits of the significand.
    let precision = |element: ElementType| element.mantissa_bits() + 1;
    match (from.kind(), to.kind()) {
        _ if from == to => true,
        (Kind::Bool, _) => true,
        (Kind::Signed | Kind::Unsigned, Kind::Signed | Kind::Unsigned) => {
            let ((low, high), (least, greatest)) = (integer_range(from), integer_range(to));
            least <= low && high <= greatest
        }
        (Kind::Signed | Kind::Unsigned, Kind::Float) => {
            let (low, high) = integer_range(from);
            high.max(-low) <= 1 << precision(to)
        }
        (Kind::Float, Kind::Float) => {
            precision(from) <= precision(to) && from.exponent_bits() <= to.exponent_bits()
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn everything_converts_but_complex_numbers_to_real_ones() {
        check(&[
            // C1
            ("convert(f32[2, N], i8)", "i8[2, N]"),
            ("convert(bool[3], f64)", "f64[3]"),
            ("convert(f32[2], f32)", "f32[2]"),
            ("convert(f64[2], c64)", "c64[2]"),
            ("convert(c128[2], c64)", "c64[2]"),
            (
                "convert(c64[2], f32)",
                "operand 0: cannot convert c64 to f32 | take its magnitude first: `abs({operand})`",
            ),
            (
                "convert(c64[2], bool)",
                "operand 0: cannot convert c64 to bool | take its magnitude first: `abs({operand})`",
            ),
        ]);
    }
}
