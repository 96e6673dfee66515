//! Comparisons: `eq`, `ne`, `ge`, `gt`, `le`, `lt`; the result is an array of bool.
//!
//! A comparison with NaN is false, `ne` with NaN is true. Complex numbers have no order.
//!
//! In a graph, floating-point numbers can also be compared by their total order, as a sort requires: -NaN, negative
//! numbers, -0, +0, positive numbers, NaN. StableHLO calls it TOTALORDER; users cannot request it.

pub use crate::attr::Direction;
use crate::attr::{self, Attrs, Order, Words};
use crate::element::Kind;
use crate::error::{At, Error, Fault, FaultKind};
use crate::graph::rewriter::{Rewriter, Step};
use crate::graph::{Attr, Emit, Instr, Values, find};
use crate::literal::Scalar;
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, OpTraits, Operation, Param, Point, Primitive, SyntaxToken, Text,
};
use crate::ops::classes::{ANY, ORDERED};
use crate::ops::join::{binary_operands, join, same_shape};
use crate::{ElementType, Literal, Shape, Tree, Value};

/// One comparison.
pub struct Row {
    /// The operation that a user calls.
    pub operation: &'static Operation,
    /// The direction.
    pub direction: Direction,
    /// The scalar function that compares by the total order of floating-point numbers.
    total: &'static str,
}

/// The attribute with the order that is asked for.
pub const DIRECTION: &str = "comparison_direction";

/// The attribute of comparisons by the total order, which others lack.
pub const ORDER: &str = "compare_type";

static PARAMS: &[Param] = &[
    Param::array("lhs"),
    Param::array("rhs"),
    Param::ints("broadcast_dimensions").optional(),
];

macro_rules! rows {
    ($($name:literal $operator:literal $direction:ident $total:literal;)*) => {
        /// Every comparison.
        pub static ROWS: &[Row] = &[$(Row {
            operation: &Operation {
                name: $name,
                operator: Some($operator),
                params: PARAMS,
                over_trees: false,
                build: |call| build(call, Direction::$direction),
            },
            direction: Direction::$direction,
            total: $total,
        }),*];
    };
}

rows! {
    "eq" "==" Eq "eq_total";
    "ne" "!=" Ne "ne_total";
    "ge" ">=" Ge "ge_total";
    "gt" ">" Gt "gt_total";
    "le" "<=" Le "le_total";
    "lt" "<" Lt "lt_total";
}

/// StableHLO's compare.
pub static PRIMITIVE: Primitive = Primitive {
    name: "compare",
    text: "stablehlo.compare",
    operands: 2..=2,
    regions: 0,
    attributes: &[
        (DIRECTION, Text::Word(Words::Direction)),
        (ORDER, Text::ComparisonType),
    ],
    syntax: &[
        SyntaxToken::Attribute(DIRECTION),
        SyntaxToken::Word(", "),
        SyntaxToken::Operands,
        SyntaxToken::Optional(&[SyntaxToken::Word(", "), SyntaxToken::Attribute(ORDER)]),
        SyntaxToken::Types,
    ],
    infer,
    form: |_, instr| Form::Map {
        function: {
            let row = row(&instr.attrs);
            if is_total(&instr.attrs) {
                row.total
            } else {
                row.operation.name
            }
        },
        generic_operand: 0,
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

/// Returns the operands of an instruction `a <= b` without the total order.
pub(crate) fn at_most(rw: &Rewriter, value: Value) -> Option<[Value; 2]> {
    let instr = rw.maker(value)?;
    let is = direction(instr) == Some(Direction::Le) && !is_total(&instr.attrs);
    is.then(|| [instr.operands[0], instr.operands[1]])
}

/// Returns the order that an instruction asks for, if it is a comparison.
pub fn direction(instr: &Instr) -> Option<Direction> {
    (*instr.op == PRIMITIVE).then(|| attr::word(&instr.attrs, DIRECTION))
}

fn row(attrs: &Attrs) -> &'static Row {
    let direction: Direction = attr::word(attrs, DIRECTION);
    let row = ROWS.iter().find(|row| row.direction == direction);
    row.expect("each direction has a row")
}

fn is_total(attrs: &Attrs) -> bool {
    find(attrs, ORDER).is_some()
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let shape = same_shape(&infer.operands)?;
    match attr::word(infer.attrs, DIRECTION) {
        Direction::Eq | Direction::Ne => ANY.check(0, shape.element)?,
        _ => ORDERED.check(0, shape.element)?,
    }
    if is_total(infer.attrs) && !shape.element.is_float() {
        let total = Order::Total.text();
        let what = FaultKind::Value {
            expected: format!("{total} of floating-point elements, or nothing"),
            found: format!("{total} of {}", shape.element),
        };
        return Err(Fault::named(ORDER, what));
    }
    Ok(vec![shape.with_element(ElementType::Bool)])
}

fn build(call: &mut Call<'_, '_>, direction: Direction) -> Result<Values, Error> {
    let operands = binary_operands(call).map_err(|error| with_predicate(error, direction))?;
    let value = call.b.add1(&PRIMITIVE, &operands, attributes(direction));
    value.map(Tree::Leaf).in_call(call)
}

/// Adds the help for a comparison of `bool` with 0 or 1, as C and NumPy have it: `mask != 0` is `mask`, `mask == 0` is
/// `!mask`.
fn with_predicate(mut error: Error, direction: Direction) -> Error {
    let FaultKind::Literal {
        text,
        element: ElementType::Bool,
        ..
    } = &*error.fault.what
    else {
        return error;
    };
    use Direction::{Eq, Ge, Gt, Le, Lt, Ne};
    // The literal may be on either side: `0 < mask` is `mask > 0`.
    let (operand, direction) = match (error.fault.at, direction) {
        (At::Named("rhs", None), direction) => ("lhs", direction),
        (At::Named("lhs", None), Lt) => ("rhs", Gt),
        (At::Named("lhs", None), Le) => ("rhs", Ge),
        (At::Named("lhs", None), Gt) => ("rhs", Lt),
        (At::Named("lhs", None), Ge) => ("rhs", Le),
        (At::Named("lhs", None), same) => ("rhs", same),
        _ => return error,
    };
    let number = match text.as_str() {
        "0" | "0.0" => 0,
        "1" | "1.0" => 1,
        _ => return error,
    };
    // `false < true`, so `mask > 0` and `mask >= 1` are `mask`.
    let not = match (direction, number) {
        (Ne | Gt, 0) | (Eq | Ge, 1) => "",
        (Eq | Le, 0) | (Ne | Lt, 1) => "!",
        // The comparison holds for both values or for neither.
        _ => return error,
    };
    let help = format!("write `{not}{{{operand}}}`, whose elements are bool");
    error.fault.help = Some(help);
    error
}

/// Computes whether `lhs` is less than `rhs`, for floating-point numbers by their total order.
///
/// # Errors
/// The shapes differ, or the element types do not allow it.
pub(crate) fn less(b: &mut dyn Emit, lhs: Value, rhs: Value) -> Result<Value, Fault> {
    let mut attrs = attributes(Direction::Lt);
    if b.shape(lhs).element.is_float() {
        attrs.push((ORDER, Order::Total.into()));
    }
    b.add1(&PRIMITIVE, &[lhs, rhs], attrs)
}

/// Compares two arrays at each index; either may be a scalar.
///
/// # Errors
/// The shapes differ, or the elements have no such order.
pub fn compare(
    b: &mut dyn Emit,
    direction: Direction,
    lhs: Value,
    rhs: Value,
) -> Result<Value, Fault> {
    let mut operands = [lhs, rhs];
    join(b, &mut operands)?;
    b.add1(&PRIMITIVE, &operands, attributes(direction))
}

fn attributes(direction: Direction) -> Vec<(&'static str, Attr)> {
    vec![(DIRECTION, direction.into())]
}

/// Returns the comparison that is the negation of the one that defines this value. With NaN only equality has one.
pub(crate) fn opposite(rw: &mut Rewriter, value: Value) -> Option<Value> {
    let operands = rw.made_by(&PRIMITIVE, value)?;
    let (a, b) = (operands[0], operands[1]);
    let attrs = rw.maker(value)?.attrs.clone();
    let ordered = !matches!(rw.shape(a).element.kind(), Kind::Float | Kind::Complex);
    let opposite = match attr::word(&attrs, DIRECTION) {
        _ if is_total(&attrs) => return None,
        Direction::Eq => Direction::Ne,
        Direction::Ne => Direction::Eq,
        _ if !ordered => return None,
        Direction::Lt => Direction::Ge,
        Direction::Ge => Direction::Lt,
        Direction::Gt => Direction::Le,
        Direction::Le => Direction::Gt,
    };
    rw.formula([a, b], |[a, b]| a.is(opposite, b))
}

/// Simplifies the comparison of a value with itself, unless it may be NaN.
fn simplify(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let [a, b] = [step.operand(0), step.operand(1)];
    let attrs = &step.instr.attrs;
    let apart =
        matches!(rw.shape(a).element.kind(), Kind::Float | Kind::Complex) && !is_total(attrs);
    let holds = match attr::word(attrs, DIRECTION) {
        Direction::Lt | Direction::Gt => false,
        Direction::Ne if !apart => false,
        Direction::Eq | Direction::Le | Direction::Ge if !apart => true,
        _ => return None,
    };
    let holds = Literal::scalar(ElementType::Bool, Scalar::Bool(holds));
    (a == b).then(|| rw.splat(holds, step.shape))?
}

fn fold(p: &Point<'_>) -> Option<Scalar> {
    use Scalar::{Bool, Float, Integer};
    let order = match *p.operands {
        [Bool(a), Bool(b)] => Some(a.cmp(&b)),
        [Integer(a), Integer(b)] => Some(a.cmp(&b)),
        // A scalar does not preserve the sign and payload of a NaN.
        [Float(a), Float(b)] if is_total(p.attrs) => {
            (!a.is_nan() && !b.is_nan()).then_some(())?;
            Some(a.total_cmp(&b))
        }
        [Float(a), Float(b)] => a.partial_cmp(&b),
        _ => return None,
    };
    Some(Bool(match attr::word(p.attrs, DIRECTION) {
        Direction::Eq => order.is_some_and(std::cmp::Ordering::is_eq),
        Direction::Ne => order.is_none_or(std::cmp::Ordering::is_ne),
        Direction::Ge => order.is_some_and(std::cmp::Ordering::is_ge),
        Direction::Gt => order.is_some_and(std::cmp::Ordering::is_gt),
        Direction::Le => order.is_some_and(std::cmp::Ordering::is_le),
        Direction::Lt => order.is_some_and(std::cmp::Ordering::is_lt),
    }))
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn operands_have_one_shape_and_an_order_where_one_is_needed() {
        check(&[
            // C1
            (
                "eq(f32[2], f64[2])",
                "operand 1: element types differ: f32 and f64 | convert one of them: `{lhs} as f64` or `{rhs} as f32`",
            ),
            (
                "lt(i32[2], 1.5)",
                "rhs: expected a literal of type i32, found `1.5` | convert the integers: `{lhs} as f32`",
            ),
            // C2
            (
                "lt(f32[2, 3], f32[2, 4])",
                "operand 1: sizes of dimension 1 differ: 3 in f32[2, 3] and 4 in f32[2, 4]",
            ),
            (
                "lt(f32[2, 3], f32[3])",
                "operand 1: ranks differ: f32[2, 3] has 2 dimensions, f32[3] has 1 | write `{rhs}.along([1])`",
            ),
            // Complex numbers have no order.
            (
                "ge(c64[2], c64[2])",
                "operand 0: expected bool, integer or floating-point elements, found c64",
            ),
            ("lt(f32[2, 3], f32[2, 3])", "bool[2, 3]"),
            ("gt(f32[2, 3], 0.0)", "bool[2, 3]"),
            ("le(u8[N], u8[N])", "bool[N]"),
            ("ne(c64[2], c64[2])", "bool[2]"),
            ("ge(bool[2], bool[])", "bool[2]"),
            (
                "eq(f32[2, 3], f32[3], broadcast_dimensions = [1])",
                "bool[2, 3]",
            ),
        ]);
    }
}
