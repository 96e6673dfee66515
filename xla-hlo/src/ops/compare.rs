//! Comparisons: `eq`, `ne`, `ge`, `gt`, `le`, `lt`; the result is an array of bool.
//!
//! A comparison with NaN is false, `ne` with NaN is true. Complex numbers have no order.
//!
//! In a graph, floating-point numbers can also be compared by their total order, as a sort requires: -NaN, negative
//! numbers, -0, +0, positive numbers, NaN. StableHLO calls it TOTALORDER; users cannot request it.

pub use crate::attr::Direction;
use crate::element::Kind;
use crate::error::{At, Error, Fault, FaultKind};
use crate::graph::rewriter::{Rewriter, Step};
use crate::graph::{Attr, Emit, Instr, Values, find};
use crate::list::Items;
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

/// StableHLO's name for the total order.
pub(crate) const TOTAL: &str = "TOTALORDER";

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
        ("comparison_direction", Text::Enum("comparison_direction")),
        ("compare_type", Text::ComparisonType),
    ],
    syntax: &[
        SyntaxToken::Attribute("comparison_direction"),
        SyntaxToken::Word(", "),
        SyntaxToken::Operands,
        SyntaxToken::Optional(&[
            SyntaxToken::Word(", "),
            SyntaxToken::Attribute("compare_type"),
        ]),
        SyntaxToken::Types,
    ],
    infer,
    form: |_, instr| Form::Map {
        function: row(&instr.attrs).map_or("eq", |row| {
            if is_total(&instr.attrs) {
                row.total
            } else {
                row.operation.name
            }
        }),
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
    let is = *instr.op == PRIMITIVE && name(&instr.attrs) == "le" && !is_total(&instr.attrs);
    is.then(|| [instr.operands[0], instr.operands[1]])
}

/// The attributes of an instruction.
type Attrs = [(&'static str, Attr)];

fn row(attrs: &Attrs) -> Option<&'static Row> {
    let Some(Attr::Text(direction)) = find(attrs, "comparison_direction") else {
        return None;
    };
    ROWS.iter()
        .find_item(|row| row.direction.text() == direction)
}

/// Returns the comparison's name as an operation.
fn name(attrs: &Attrs) -> &'static str {
    row(attrs).map_or("eq", |row| row.operation.name)
}

fn is_total(attrs: &Attrs) -> bool {
    find(attrs, "compare_type").is_some()
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let shape = same_shape(&infer.operands)?;
    let Some(row) = row(infer.attrs) else {
        let direction = find(infer.attrs, "comparison_direction");
        let directions: Vec<&str> = ROWS.iter().map(|row| row.direction.text()).collect_vec();
        let what = FaultKind::Value {
            expected: format!("one of {}", directions.join(", ")),
            found: direction.map_or("nothing".to_string(), ToString::to_string),
        };
        return Err(Fault::named("comparison_direction", what));
    };
    match row.operation.name {
        "eq" | "ne" => ANY.check(0, shape.element)?,
        _ => ORDERED.check(0, shape.element)?,
    }
    if let Some(kind) = find(infer.attrs, "compare_type")
        && (*kind != Attr::Text(TOTAL.to_string()) || !shape.element.is_float())
    {
        let what = FaultKind::Value {
            expected: format!("{TOTAL} of floating-point elements, or nothing"),
            found: format!("{} of {}", kind, shape.element),
        };
        return Err(Fault::named("compare_type", what));
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
        attrs.push(("compare_type", Attr::Text(TOTAL.to_string())));
    }
    b.add1(&PRIMITIVE, &[lhs, rhs], attrs)
}

/// Whether a comparison is "less than".
pub(crate) fn is_less(comparison: &Instr) -> bool {
    matches!(comparison.attr("comparison_direction"), Some(Attr::Text(direction)) if direction == "LT")
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
    vec![(
        "comparison_direction",
        Attr::Text(direction.text().to_string()),
    )]
}

/// Returns the comparison that is the negation of the one that defines this value. With NaN only equality has one.
pub(crate) fn opposite(rw: &mut Rewriter, value: Value) -> Option<Value> {
    let operands = rw.made_by(&PRIMITIVE, value)?;
    let (a, b) = (operands[0], operands[1]);
    let attrs = rw.maker(value)?.attrs.clone();
    let ordered = !matches!(rw.shape(a).element.kind(), Kind::Float | Kind::Complex);
    let opposite = match row(&attrs)?.direction {
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
    let holds = match name(attrs) {
        "lt" | "gt" => false,
        "ne" if !apart => false,
        "eq" | "le" | "ge" if !apart => true,
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
    Some(Bool(match name(p.attrs) {
        "eq" => order.is_some_and(|o| o.is_eq()),
        "ne" => order.is_none_or(|o| o.is_ne()),
        "ge" => order.is_some_and(|o| o.is_ge()),
        "gt" => order.is_some_and(|o| o.is_gt()),
        "le" => order.is_some_and(|o| o.is_le()),
        _ => order.is_some_and(|o| o.is_lt()),
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
                "operand 1: element types differ: f32 and f64 | convert one of them: `{rhs} as f32`",
            ),
            (
                "lt(i32[2], 1.5)",
                "rhs: expected a literal of type i32, found `1.5`",
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
