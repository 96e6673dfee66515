//! `convert`, written `x as f32`: elements of another type.
//!
//! Towards an integer a fraction is cut off, a value out of range is the nearest bound, NaN is 0. Towards `bool`,
//! whether it is not zero. A narrower integer keeps the low bits. A complex number does not become a real one by
//! itself: take `real` or `abs`.

use crate::error::{Fault, What};
use crate::graph::{Attr, Value, find};
use crate::operation::{Form, Infer, Operation, Param, Primitive, Text};
use crate::{Builder, ElementType, Shape, Tree};

/// XLA's ConvertElementType.
pub static OPERATION: Operation = Operation {
    name: "convert",
    operator: None,
    params: &[Param::array("operand"), Param::element("element_type")],
    over_trees: true,
    build: |call| {
        let element = call.element("element_type")?;
        let operand = call.typed("operand", element)?;
        let value = convert(call.b, operand, element);
        value.map(Tree::Leaf).map_err(|fault| call.error(fault))
    },
    summary: "Elements of another type; `x as f32` means the same.",
};

/// StableHLO's convert.
pub static PRIMITIVE: Primitive = Primitive {
    name: "convert",
    text: "stablehlo.convert",
    attributes: &[("element_type", Text::ResultElement)],
    infer,
    form: |_, _| Form::Map {
        function: "convert",
        generic_operand: 0,
        generic_result: true,
        cost: 1,
    },
    commutative: false,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    let Some(Attr::Element(to)) = find(infer.attrs, "element_type") else {
        return Err(Fault::call(What::SizeOutOfRange));
    };
    if operand.element.is_complex() && !to.is_complex() {
        let what = What::Conversion {
            from: operand.element,
            to: *to,
        };
        return Err(Fault::operand(0, what).help("take its real part: `real({operand})`"));
    }
    Ok(vec![operand.with_element(*to)])
}

/// The operand's elements as another type; itself when they are of it.
///
/// # Errors
/// A complex number cannot become a real one.
pub fn convert(b: &mut Builder<'_>, operand: Value, element: ElementType) -> Result<Value, Fault> {
    if b.shape(operand).element == element {
        return Ok(operand);
    }
    b.add1(
        &PRIMITIVE,
        &[operand],
        vec![("element_type", Attr::Element(element))],
    )
}
