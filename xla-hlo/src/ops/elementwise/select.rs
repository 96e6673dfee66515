//! `select(pred, on_true, on_false)` selects each element from one of two arrays.
//!
//! The predicate is broadcast like an operand of `add`, or is a scalar that selects a whole array, tuple or struct.

use crate::error::{At, Error, Fault, FaultKind};
use crate::graph::rewriter::{Rewriter, Step};
use crate::graph::{Emit, Value, Values};
use crate::list;
use crate::literal::Scalar;
use crate::operation::InCall;
use crate::operation::{
    Argument, Call, Form, Infer, OpTraits, Operation, Param, Point, Primitive, SyntaxToken,
};
use crate::ops::elementwise;
use crate::ops::elementwise::is_untyped;
use crate::ops::{broadcast, compare, conversion, join};
use crate::{ElementType, Shape, Size, Tree};

/// XLA's Select.
pub static OPERATION: Operation = Operation {
    name: "select",
    operator: None,
    params: &[
        Param::array("pred"),
        Param::value("on_true"),
        Param::value("on_false"),
    ],
    over_trees: false,
    build,
};

/// StableHLO's select.
pub static PRIMITIVE: Primitive = Primitive {
    name: "select",
    text: "stablehlo.select",
    operands: 3..=3,
    regions: 0,
    attributes: &[],
    syntax: &[SyntaxToken::Operands, SyntaxToken::Types],
    infer,
    form: |_, _| Form::Map {
        function: "select",
        generic_operand: 1,
        generic_result: false,
        cost: 1,
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
    let pred = infer.operands[0];
    check_pred(pred)?;
    let shape = join::same_shape(&infer.operands[1..]).map_err(of_branches)?;
    if !pred.is_scalar() && pred.dims != shape.dims {
        return Err(pred_shape(pred, shape));
    }
    Ok(vec![shape.clone()])
}

fn check_pred(pred: &Shape) -> Result<(), Fault> {
    if pred.element == ElementType::Bool {
        return Ok(());
    }
    let what = FaultKind::ElementNotAdmitted {
        admitted: "bool",
        found: pred.element,
    };
    Err(Fault::operand(0, what).help("compare to get a bool: `{pred} != 0`"))
}

fn pred_shape(pred: &Shape, shape: &Shape) -> Fault {
    let what = FaultKind::ShapeExpected {
        expected: shape.with_element(ElementType::Bool),
        found: pred.clone(),
    };
    let help = if pred.rank() < shape.rank() {
        join::where_along("{pred}", &pred.dims, &shape.dims)
    } else {
        "the predicate is a scalar or has the shape of the arrays".to_string()
    };
    Fault::operand(0, what).help(help)
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let pred = call.typed("pred", ElementType::Bool)?;
    let shape = call.b.shape(pred).clone();
    check_pred(&shape).in_call(call)?;
    // Tuples and structs are selected as wholes, each array by the same predicate.
    if let [Argument::Value(a), Argument::Value(b)] = &call.arguments[1..]
        && a.leaf().is_none()
    {
        let (a, b) = (a.clone(), b.clone());
        return trees(call, pred, &shape, &a, &b);
    }
    if is_untyped(&call.arguments[1]) && is_untyped(&call.arguments[2]) {
        return Err(call.error(
            Fault::call(FaultKind::Untyped).help("write the type on one of them: `2.0f32`"),
        ));
    }
    let arrays = call.unified(&["on_true", "on_false"])?;
    let [a, b] = [arrays[0], arrays[1]];
    let elements = list::both([a, b], |v| call.b.shape(v).element);
    if elements[0] != elements[1] {
        let what = FaultKind::ElementsDiffer {
            first: elements[0],
            other: elements[1],
        };
        let help = conversion::of_one([("on_true", elements[0]), ("on_false", elements[1])]);
        return Err(call.error(Fault::named("on_false", what).help(help)));
    }
    let value = select(call.b, pred, a, b);
    value.map(Tree::Leaf).in_call(call)
}

fn trees(
    call: &mut Call<'_, '_>,
    pred: Value,
    shape: &Shape,
    a: &Values,
    b: &Values,
) -> Result<Values, Error> {
    if !shape.is_scalar() {
        let what = FaultKind::Rank {
            expected: "a scalar predicate for tuples and structs".to_string(),
            found: shape.clone(),
        };
        return Err(call.error(Fault::operand(0, what)));
    }
    if !a.same_structure(b) {
        let what = FaultKind::Other("the two values have different structures".to_string());
        return Err(call.error(Fault::named("on_false", what)));
    }
    let others = b.leaves();
    let mut next = 0;
    a.try_map(&mut |&value| {
        let other = *others[next];
        next += 1;
        select(call.b, pred, value, other)
    })
    .map_err(|fault| fault.of(call.operation.name))
}

/// Selects elements of `a` where the predicate holds, and of `b` elsewhere; the three are broadcast to one shape.
///
/// # Errors
/// The shapes or element types differ, or the predicate is not a bool.
pub fn select(builder: &mut dyn Emit, pred: Value, a: Value, b: Value) -> Result<Value, Fault> {
    let mut operands = [pred, a, b];
    // `.along` of the predicate refers to the rank of the branches, so all three are laid out together.
    join::lay_marked(builder, &mut operands)?;
    let [pred, a, b] = operands;
    let mut arrays = [a, b];
    join::join(builder, &mut arrays).map_err(of_branches)?;
    let shape = builder.shape(pred).clone();
    let sizes = builder.shape(arrays[0]).dims.clone();
    // A scalar predicate selects whole arrays, scalar branches are spread to the predicate.
    if shape.is_scalar() || sizes.is_empty() {
        let sizes = if sizes.is_empty() { shape.dims } else { sizes };
        let pred = spread(builder, pred, &sizes)?;
        let [a, b] = arrays;
        let arrays = [spread(builder, a, &sizes)?, spread(builder, b, &sizes)?];
        return builder.add1(&PRIMITIVE, &[pred, arrays[0], arrays[1]], Vec::new());
    }
    let mut operands = [pred, arrays[0], arrays[1]];
    join::join(builder, &mut operands).map_err(|_| pred_shape(&shape, builder.shape(arrays[0])))?;
    builder.add1(&PRIMITIVE, &operands, Vec::new())
}

/// Broadcasts a scalar to the sizes; returns an array as it is.
fn spread(builder: &mut dyn Emit, value: Value, sizes: &[Size]) -> Result<Value, Fault> {
    if builder.shape(value).is_scalar() {
        broadcast::in_dim(builder, value, sizes.to_vec(), &[])
    } else {
        Ok(value)
    }
}

/// Renames the operands in a fault of the two arrays.
fn of_branches(fault: Fault) -> Fault {
    let fault = join::renamed(fault, ["on_true", "on_false"]);
    Fault {
        at: match fault.at {
            At::Operand(i) => At::Operand(i + 1),
            at => at,
        },
        ..fault
    }
}

fn simplify(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let [pred, a, b] = [step.operand(0), step.operand(1), step.operand(2)];
    // `select(p, a, a) -> a`, `select(true, a, b) -> a`
    if a == b {
        return Some(a);
    }
    match rw.scalar(pred) {
        Some(Scalar::Bool(true)) => return Some(a),
        Some(Scalar::Bool(false)) => return Some(b),
        _ => {}
    }
    // After this the predicate has the arrays' shape.
    if rw.shape(pred).is_scalar() && !step.shape.is_scalar() {
        return rw.formula([pred, a, b], |[pred, a, b]| pred.select(a, b));
    }
    // `select(!p, a, b) -> select(p, b, a)`
    if let Some(operands) = rw.made_by(&elementwise::not, pred) {
        let pred = operands[0];
        return rw.formula([pred, a, b], |[pred, a, b]| pred.select(b, a));
    }
    // `select(p, true, false) -> p`, `select(x <= 0, 0, x) -> max(x, 0)`
    match list::both([a, b], |v| rw.scalar(v)) {
        [Some(Scalar::Bool(true)), Some(Scalar::Bool(false))] => Some(pred),
        [Some(Scalar::Bool(false)), Some(Scalar::Bool(true))] => rw.formula([pred], |[pred]| !pred),
        [Some(least), _] if is_at_most(rw, pred, b, least) => rw.formula([b, a], |[b, a]| b.max(a)),
        _ => None,
    }
}

/// Whether a predicate is `value <= limit`, and the value where it does not hold is the maximum of the two. For -0.0 the
/// choice is -0.0 where the value is 0.0, but the maximum is 0.0.
fn is_at_most(rw: &Rewriter, pred: Value, value: Value, limit: Scalar) -> bool {
    let ordered = match limit {
        Scalar::Integer(_) => true,
        Scalar::Float(limit) => !(limit.is_nan() || limit == 0.0 && limit.is_sign_negative()),
        Scalar::Bool(_) | Scalar::Complex(..) => false,
    };
    let operands = compare::at_most(rw, pred);
    ordered
        && operands
            .is_some_and(|[lesser, greater]| lesser == value && rw.scalar(greater) == Some(limit))
}

fn fold(p: &Point<'_>) -> Option<Scalar> {
    match *p.operands {
        [Scalar::Bool(pred), a, b] => Some(if pred { a } else { b }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_predicate_is_a_scalar_or_of_the_arrays_shape() {
        check(&[
            // C1
            (
                "select(bool[3], f32[2, 3], f32[2, 3])",
                "operand 0: expected bool[2, 3], found bool[3] | write `{pred}.along([1])`",
            ),
            (
                "select(i32[2], f32[2], f32[2])",
                "operand 0: expected bool elements, found i32 | compare to get a bool: `{pred} != 0`",
            ),
            // C2
            (
                "select(bool[2], f32[2], f64[2])",
                "on_false: element types differ: f32 and f64 | convert one of them: `{on_true} as f64` or `{on_false} as f32`",
            ),
            (
                "select(bool[2], f32[2], f32[3])",
                "operand 2: sizes of dimension 0 differ: 2 in f32[2] and 3 in f32[3]",
            ),
            (
                "select(bool[], 1.0, 2.0)",
                "call: cannot infer the element type of these literals | write the type on one of them: `2.0f32`",
            ),
            (
                "select(bool[2, 4], f32[2, 3], f32[2, 3])",
                "operand 0: expected bool[2, 3], found bool[2, 4] | the predicate is a scalar or has the shape of the arrays",
            ),
            (
                "select(bool[], f32[3], f32[2, 3])",
                "operand 1: ranks differ: f32[3] has 1 dimension, f32[2, 3] has 2 | write `{on_true}.along([1])`",
            ),
            ("select(bool[2, 1], f32[2, 3], f32[1, 3])", "f32[2, 3]"),
            ("select(bool[2, 3], f32[2, 3], f32[2, 3])", "f32[2, 3]"),
            ("select(bool[], f32[2, 3], f32[2, 3])", "f32[2, 3]"),
            ("select(bool[2, 3], 0.0, f32[2, 3])", "f32[2, 3]"),
            ("select(bool[2, 3], f32[], f32[])", "f32[2, 3]"),
            ("select(true, f32[2], 0.0)", "f32[2]"),
            (
                "select(bool[], (f32[2], i8[]), (f32[2], i8[]))",
                "(f32[2], i8[])",
            ),
            (
                "select(bool[2], (f32[2], i8[]), (f32[2], i8[]))",
                "operand 0: expected a scalar predicate for tuples and structs, found bool[2]",
            ),
            (
                "select(bool[], (f32[2], i8[]), (f32[2],))",
                "on_false: the two values have different structures",
            ),
            (
                "select(bool[], (f32[2], i8[]), (f32[3], i8[]))",
                "operand 2: sizes of dimension 0 differ: 2 in f32[2] and 3 in f32[3]",
            ),
        ]);
    }
}
