//! Comparisons: `eq`, `ne`, `ge`, `gt`, `le`, `lt`; the result is an array of bool.
//!
//! A comparison with NaN is false, `ne` with NaN is true. Complex numbers have no order.

use crate::error::{Error, Fault};
use crate::graph::{Attr, Values, find};
use crate::operation::{Call, Form, Infer, Operation, Param, Primitive, Text};
use crate::ops::classes::{ANY, ORDERED};
use crate::ops::elementwise::{binary_operands, same_shape};
use crate::{ElementType, Shape, Tree};

/// One comparison.
pub struct Row {
    /// What a user writes.
    pub operation: &'static Operation,
    /// StableHLO's name of the direction.
    pub direction: &'static str,
}

static PARAMS: &[Param] = &[
    Param::array("lhs"),
    Param::array("rhs"),
    Param::ints("broadcast_dimensions").optional(),
];

macro_rules! rows {
    ($($name:literal $operator:literal $direction:literal $summary:literal;)*) => {
        /// Every comparison.
        pub static ROWS: &[Row] = &[$(Row {
            operation: &Operation {
                name: $name,
                operator: Some($operator),
                params: PARAMS,
                over_trees: false,
                build: |call| build(call, $direction),
                summary: $summary,
            },
            direction: $direction,
        }),*];
    };
}

rows! {
    "eq" "==" "EQ" "Whether the operands are equal.";
    "ne" "!=" "NE" "Whether the operands differ.";
    "ge" ">=" "GE" "Whether the left operand is the greater one or equal.";
    "gt" ">" "GT" "Whether the left operand is the greater one.";
    "le" "<=" "LE" "Whether the left operand is the lesser one or equal.";
    "lt" "<" "LT" "Whether the left operand is the lesser one.";
}

/// StableHLO's compare.
pub static PRIMITIVE: Primitive = Primitive {
    name: "compare",
    text: "stablehlo.compare",
    attributes: &[("comparison_direction", Text::Enum("comparison_direction"))],
    infer,
    form: |_, instr| Form::Map {
        function: function(instr.attr("comparison_direction")),
        generic_operand: 0,
        generic_result: false,
        cost: 1,
    },
    commutative: false,
};

fn function(direction: Option<&Attr>) -> &'static str {
    let row = ROWS
        .iter()
        .find(|row| direction == Some(&Attr::Text(row.direction.to_string())));
    row.map_or("eq", |row| row.operation.name)
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let shape = same_shape(&infer.operands)?;
    match function(find(infer.attrs, "comparison_direction")) {
        "eq" | "ne" => ANY.check(0, shape.element)?,
        _ => ORDERED.check(0, shape.element)?,
    }
    Ok(vec![shape.with_element(ElementType::Bool)])
}

fn build(call: &mut Call<'_, '_>, direction: &'static str) -> Result<Values, Error> {
    let operands = binary_operands(call)?;
    let attrs = vec![("comparison_direction", Attr::Text(direction.to_string()))];
    let value = call.b.add1(&PRIMITIVE, &operands, attrs);
    value.map(Tree::Leaf).map_err(|fault| call.error(fault))
}
