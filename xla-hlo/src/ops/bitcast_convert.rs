//! `bitcast_convert(x, i32)`: reinterprets the bits of elements as another type.
//!
//! Between types of one width the shape is unchanged. For a narrower type each element becomes a row of a new last
//! dimension, the lowest bits first; for a wider one the last dimension becomes one element, so its size must be the
//! ratio of the widths. Complex numbers and `bool` are not supported.

use crate::attr;
use crate::element::Kind;
use crate::error::{Fault, FaultKind};
use crate::graph::rewriter::{Rewriter, Step};
use crate::graph::{Attr, Value};
use crate::operation::InCall;
use crate::operation::{
    Form, Infer, Kernel, OpTraits, Operation, Param, Primitive, SyntaxToken, Text,
};
use crate::ops::batch;
use crate::{ElementType, Shape, Size, Tree};

/// XLA's BitcastConvertType.
pub static OPERATION: Operation = Operation {
    name: "bitcast_convert",
    operator: None,
    params: &[Param::array("operand"), Param::element("element_type")],
    over_trees: true,
    build: |call| {
        let operand = call.array("operand")?;
        let to = call.element("element_type")?;
        let attrs = vec![("element_type", Attr::Element(to))];
        let value = if call.b.shape(operand).element == to {
            Ok(operand)
        } else {
            call.b.add1(&PRIMITIVE, &[operand], attrs)
        };
        value.map(Tree::Leaf).in_call(call)
    },
};

/// StableHLO's bitcast_convert.
pub static PRIMITIVE: Primitive = Primitive {
    name: "bitcast_convert",
    text: "stablehlo.bitcast_convert",
    operands: 1..=1,
    regions: 0,
    attributes: &[("element_type", Text::ResultElement)],
    syntax: &[SyntaxToken::Operands, SyntaxToken::Types],
    infer,
    form: |graph, instr| {
        let from = graph.shape(instr.operands[0]).element;
        let to = attr::element(&instr.attrs, "element_type");
        // Types of one width are part of fused loops; other widths move elements, by a kernel.
        if from.bytes() == to.bytes() {
            Form::Map {
                function: "bitcast_convert",
                generic_operand: 0,
                generic_result: true,
                cost: 1,
                sliced: false,
                arguments: Vec::new(),
            }
        } else {
            Form::Kernel(Kernel {
                name: "bitcast_convert",
                list: None,
                arguments: Vec::new(),
            })
        }
    },
    commutative: false,
    traits: OpTraits {
        simplify: Some(simplify),
        batch: Some(batch::last),
        ..OpTraits::NONE
    },
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    let from = operand.element;
    let to = attr::element(infer.attrs, "element_type");
    let refused = |help: &str| {
        let what = format!("cannot reinterpret the bits of {from} as {to}");
        Err(Fault::operand(0, FaultKind::Other(what)).help(help))
    };
    match (from.kind(), to.kind()) {
        _ if from == to => return Ok(vec![operand.clone()]),
        (Kind::Bool, _) => return refused(&format!("convert it: `{{operand}} as {to}`")),
        (_, Kind::Bool) => return refused("compare it: `{operand} != 0`"),
        (Kind::Complex, _) | (_, Kind::Complex) => {
            return refused("take its parts first: `real({operand})`, `imag({operand})`");
        }
        _ => {}
    }
    let mut dims = operand.dims.clone();
    // `f64[3]` as `u32` is `u32[3, 2]`, and `u32[3, 2]` as `f64` is `f64[3]`.
    if to.bytes() < from.bytes() {
        dims.push(Size::from(from.bytes() / to.bytes()));
    } else if to.bytes() > from.bytes() {
        let ratio = to.bytes() / from.bytes();
        let last = dims.pop();
        if last.as_ref().is_none_or(|last| !last.is(ratio)) {
            let has = match last {
                Some(last) => format!("the last dimension has size {last}"),
                None => "a scalar has no dimensions".to_string(),
            };
            let what = format!("one {to} consists of {ratio} {from}, but {has}");
            return Err(Fault::operand(0, FaultKind::Other(what)));
        }
    }
    Ok(vec![Shape::new(to, dims)])
}

/// Simplifies a bitcast to the same type, or of another bitcast.
fn simplify(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    // Types that cannot be bitcast, `bool` and complex numbers, only occur as their own type.
    if *rw.shape(step.operand(0)) == *step.shape {
        return Some(step.operand(0));
    }
    let inner = rw.made_by(&PRIMITIVE, step.operand(0))?[0];
    let shape = rw.shape(inner).clone();
    if shape == *step.shape {
        return Some(inner);
    }
    let same_width = |element: ElementType| element.bytes() == step.shape.element.bytes();
    let attrs = vec![("element_type", Attr::Element(step.shape.element))];
    let direct = shape.dims == step.shape.dims && same_width(shape.element);
    direct.then(|| rw.emit(&PRIMITIVE, &[inner], attrs, Vec::new()))?
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_number_of_bits_stays() {
        check(&[
            // C1
            ("bitcast_convert(f32[2, N], i32)", "i32[2, N]"),
            ("bitcast_convert(f32[2, N], u8)", "u8[2, N, 4]"),
            ("bitcast_convert(f64[], bf16)", "bf16[4]"),
            ("bitcast_convert(u8[3, 4], f32)", "f32[3]"),
            ("bitcast_convert(f32[2], f32)", "f32[2]"),
            (
                "bitcast_convert(u8[3, 2], f32)",
                "operand 0: one f32 consists of 4 u8, but the last dimension has size 2",
            ),
            (
                "bitcast_convert(u8[], u16)",
                "operand 0: one u16 consists of 2 u8, but a scalar has no dimensions",
            ),
            // C2
            (
                "bitcast_convert(c64[2], f64)",
                "operand 0: cannot reinterpret the bits of c64 as f64 | take its parts first: `real({operand})`, `imag({operand})`",
            ),
            (
                "bitcast_convert(f64[2], c64)",
                "operand 0: cannot reinterpret the bits of f64 as c64 | take its parts first: `real({operand})`, `imag({operand})`",
            ),
            (
                "bitcast_convert(c128[2], c64)",
                "operand 0: cannot reinterpret the bits of c128 as c64 | take its parts first: `real({operand})`, `imag({operand})`",
            ),
            (
                "bitcast_convert(bool[2], u8)",
                "operand 0: cannot reinterpret the bits of bool as u8 | convert it: `{operand} as u8`",
            ),
            (
                "bitcast_convert(u8[2], bool)",
                "operand 0: cannot reinterpret the bits of u8 as bool | compare it: `{operand} != 0`",
            ),
            (
                "bitcast_convert(f32[2])",
                "element_type: missing argument `element_type`: expected an element type such as `f32`",
            ),
        ]);
    }
}
