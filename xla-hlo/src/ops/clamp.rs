//! `clamp(x, min, max)` limits every element to a range: `min(max(x, low), high)`.
//!
//! If `low` is greater than `high`, the result is `high`. NaN stays NaN. The bounds are scalars or have the operand's
//! shape. A call may omit one of them: `clamp(x, min = 0.0)`.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::rewriter::{Rewriter, Step};
use crate::graph::{Emit, Value, Values};
use crate::list::{self, Items};
use crate::literal::{Scalar, extremes};
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, OpTraits, Operation, Param, Point, Primitive, SyntaxToken,
};
use crate::ops::broadcast;
use crate::ops::classes::ORDERED;
use crate::ops::elementwise::exact;
use crate::{Literal, Shape, Tree};

/// XLA's Clamp, the operand first.
pub static OPERATION: Operation = Operation {
    name: "clamp",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::array("min").optional(),
        Param::array("max").optional(),
    ],
    over_trees: false,
    build,
};

/// StableHLO's clamp, whose operands are min, operand, max.
pub static PRIMITIVE: Primitive = Primitive {
    name: "clamp",
    text: "stablehlo.clamp",
    operands: 3..=3,
    regions: 0,
    attributes: &[],
    syntax: &[SyntaxToken::Operands, SyntaxToken::Same],
    infer,
    form: |_, _| Form::Map {
        function: "clamp",
        generic_operand: 0,
        generic_result: false,
        cost: 3,
        sliced: false,
        arguments: Vec::new(),
    },
    commutative: false,
    traits: OpTraits {
        simplify: Some(simplify),
        fold: Some(fold),
        ..OpTraits::NONE
    },
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let shape = infer.operands[1];
    ORDERED.check(1, shape.element)?;
    for i in [0, 2] {
        check_bound(shape, infer.operands[i]).map_err(|what| Fault::operand(i, what))?;
    }
    Ok(vec![shape.clone()])
}

/// Checks that a bound has the operand's element type, and is a scalar or has its shape.
fn check_bound(shape: &Shape, bound: &Shape) -> Result<(), FaultKind> {
    if bound.element != shape.element {
        return Err(FaultKind::ElementsDiffer {
            first: shape.element,
            other: bound.element,
        });
    }
    if !bound.is_scalar() && bound != shape {
        return Err(FaultKind::ShapeExpected {
            expected: shape.clone(),
            found: bound.clone(),
        });
    }
    Ok(())
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let bounds = ["min", "max"].into_iter();
    let bounds = bounds
        .filter_items(|name| call.is_passed(name))
        .collect_vec();
    if bounds.is_empty() {
        let what = FaultKind::Other("expected a bound".to_string());
        let help = "write `clamp({operand}, min = ..)`, `clamp({operand}, max = ..)` or both";
        return Err(call.error(Fault::call(what).help(help)));
    }
    let operands = call.unified(&list::concat(&[&["operand"][..], &bounds]))?;
    let shape = call.b.shape(operands[0]).clone();
    ORDERED.check(0, shape.element).in_call(call)?;
    for (&name, &bound) in bounds.iter().zip(&operands[1..]) {
        if let Err(what) = check_bound(&shape, call.b.shape(bound)) {
            let help = match what {
                FaultKind::ElementsDiffer { .. } => {
                    format!("convert it: `{{{name}}} as {}`", shape.element)
                }
                _ => "a bound is a scalar or has the operand's shape".to_string(),
            };
            return Err(call.error(Fault::named(name, what).help(help)));
        }
    }
    // The bound that is omitted is the least or the greatest value of the type.
    let ends = extremes(shape.element);
    let [min, max] = list::both([("min", 0), ("max", 1)], |(name, end)| {
        let passed = bounds.iter().position(|&bound| bound == name);
        match (passed, ends) {
            (Some(i), _) => operands[i + 1],
            (None, Some(ends)) => call.b.constant(Literal::scalar(shape.element, ends[end])),
            (None, None) => operands[0],
        }
    });
    let value = clamp(call.b, min, operands[0], max);
    value.map(Tree::Leaf).in_call(call)
}

/// Limits the operand to two bounds: scalars, or arrays of its shape.
///
/// # Errors
/// The shapes differ, or the element type has no order.
pub fn clamp(b: &mut dyn Emit, min: Value, operand: Value, max: Value) -> Result<Value, Fault> {
    let sizes = b.shape(operand).dims.clone();
    let [min, max] = list::both([min, max], |bound| {
        if b.shape(bound).is_scalar() {
            broadcast::in_dim(b, bound, sizes.clone(), &[])
        } else {
            Ok(bound)
        }
    });
    b.add1(&PRIMITIVE, &[min?, operand, max?], Vec::new())
}

/// Broadcasts scalar bounds.
fn simplify(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let [min, operand, max] = [step.operand(0), step.operand(1), step.operand(2)];
    let is_scalar = |v| rw.shape(v).is_scalar();
    if step.shape.is_scalar() || ![min, max].into_iter().any(is_scalar) {
        return None;
    }
    rw.formula([min, operand, max], |[min, operand, max]| {
        operand.clamp(min, max)
    })
}

fn fold(p: &Point<'_>) -> Option<Scalar> {
    let [min, operand, max] = *p.operands else {
        return None;
    };
    let raised = exact::max(&Point {
        operands: &[operand, min],
        ..*p
    })?;
    exact::min(&Point {
        operands: &[raised, max],
        ..*p
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn bounds_are_scalars_or_of_the_operands_shape() {
        check(&[
            // C1
            (
                "clamp(f32[2, 3], f32[3], 1.0)",
                "min: expected f32[2, 3], found f32[3] | a bound is a scalar or has the operand's shape",
            ),
            // C2
            (
                "clamp(f32[2, 3], 0.0, f32[2])",
                "max: expected f32[2, 3], found f32[2] | a bound is a scalar or has the operand's shape",
            ),
            // C3
            (
                "clamp(f32[2, 3], f64[], 1.0)",
                "min: element types differ: f32 and f64 | convert it: `{min} as f32`",
            ),
            (
                "clamp(f32[2, 3], 0.0, i32[2, 3])",
                "max: element types differ: f32 and i32 | convert it: `{max} as f32`",
            ),
            (
                "clamp(i32[2], 0.0, 1)",
                "min: expected a literal of type i32, found `0.0` | write `0`",
            ),
            // Only types with an order can be clamped.
            (
                "clamp(c64[2], c64[], c64[])",
                "operand 0: expected bool, integer or floating-point elements, found c64",
            ),
            (
                "clamp(f32[2])",
                "call: expected a bound | write `clamp({operand}, min = ..)`, `clamp({operand}, max = ..)` or both",
            ),
            (
                "clamp(f32[2], max = f64[])",
                "max: element types differ: f32 and f64 | convert it: `{max} as f32`",
            ),
            ("clamp(f32[2, 3], 0.0)", "f32[2, 3]"),
            ("clamp(i8[N], max = 3)", "i8[N]"),
            ("clamp(0.5, min = f32[])", "f32[]"),
            ("clamp(f32[2, 3], 0.0, 1.0)", "f32[2, 3]"),
            ("clamp(f32[2, 3], f32[2, 3], f32[])", "f32[2, 3]"),
            ("clamp(u8[N], 0, 255)", "u8[N]"),
            ("clamp(bool[2], false, true)", "bool[2]"),
            ("clamp(0.5, f32[], f32[])", "f32[]"),
        ]);
    }
}
