//! `reduce_precision(x, exponent_bits, mantissa_bits)` rounds elements to a format with fewer bits.
//!
//! The result has the operand's element type; each element is rounded to the nearest value of the format, ties to even.
//! Values above the format's range become infinite, and subnormal ones become zero. NaN stays NaN, but becomes infinity
//! in a format without mantissa bits, which has no NaN.

use crate::attr::{self, Attrs};
use crate::error::{Fault, FaultKind};
use crate::graph::{Attr, Emit};
use crate::operation::InCall;
use crate::operation::{Form, Infer, OpTraits, Operation, Param, Primitive, SyntaxToken, Text};
use crate::ops::checks;
use crate::ops::classes::FLOAT;
use crate::{Shape, Tree, Value};

/// XLA's ReducePrecision.
pub static OPERATION: Operation = Operation {
    name: "reduce_precision",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::int(EXPONENT),
        Param::int(MANTISSA),
    ],
    over_trees: true,
    build: |call| {
        let operand = call.array("operand")?;
        let [exponent, mantissa] = [
            checks::number(call, EXPONENT)?,
            checks::number(call, MANTISSA)?,
        ];
        let value = reduce_precision(call.b, operand, exponent, mantissa);
        value.map(Tree::Leaf).in_call(call)
    },
};

/// Rounds to a format with this number of bits of the exponent and of the mantissa.
///
/// # Errors
/// The elements are not floating-point, or the format has no exponent or less than 0 bits.
pub fn reduce_precision(
    b: &mut dyn Emit,
    operand: Value,
    exponent: i64,
    mantissa: i64,
) -> Result<Value, Fault> {
    let attrs = vec![
        (EXPONENT, Attr::Int(exponent)),
        (MANTISSA, Attr::Int(mantissa)),
    ];
    b.add1(&PRIMITIVE, &[operand], attrs)
}

const EXPONENT: &str = "exponent_bits";
const MANTISSA: &str = "mantissa_bits";

/// StableHLO's reduce_precision.
pub static PRIMITIVE: Primitive = Primitive {
    name: "reduce_precision",
    text: "stablehlo.reduce_precision",
    operands: 1..=1,
    regions: 0,
    attributes: &[(EXPONENT, Text::Digits), (MANTISSA, Text::Digits)],
    syntax: &[
        SyntaxToken::Operands,
        SyntaxToken::Word(", format = e"),
        SyntaxToken::Attribute(EXPONENT),
        SyntaxToken::Word("m"),
        SyntaxToken::Attribute(MANTISSA),
        SyntaxToken::Same,
    ],
    infer,
    form: |_, instr| Form::Map {
        function: "reduce_precision",
        generic_operand: 0,
        generic_result: false,
        cost: 12,
        sliced: false,
        arguments: [EXPONENT, MANTISSA]
            .map(|name| bits(&instr.attrs, name))
            .to_vec(),
    },
    commutative: false,
    traits: OpTraits::NONE,
};

/// Returns a number of bits, clamped to `i32`: more bits than any format has make no difference.
fn bits(attrs: &Attrs, name: &str) -> i32 {
    let bits = attr::int(attrs, name);
    bits.clamp(i32::MIN.into(), i32::MAX.into()) as i32
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    FLOAT.check(0, operand.element)?;
    for (name, least) in [(EXPONENT, 1), (MANTISSA, 0)] {
        let found = bits(infer.attrs, name);
        if found < least {
            let (expected, found) = (format!("{least} or more"), found.to_string());
            return Err(Fault::named(name, FaultKind::Value { expected, found }));
        }
    }
    Ok(vec![operand.clone()])
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_format_has_an_exponent() {
        check(&[
            // C1
            ("reduce_precision(f32[2, N], 5, 10)", "f32[2, N]"),
            (
                "reduce_precision(f16[], exponent_bits = 5, mantissa_bits = 2)",
                "f16[]",
            ),
            // C2
            (
                "reduce_precision(f32[2], 0, 10)",
                "exponent_bits: expected 1 or more, found 0",
            ),
            // C3
            (
                "reduce_precision(f32[2], 5, -1)",
                "mantissa_bits: expected 0 or more, found -1",
            ),
            // I1
            (
                "reduce_precision(i32[2], 5, 10)",
                "operand 0: expected floating-point elements, found i32",
            ),
            (
                "reduce_precision(f32[2], 5)",
                "mantissa_bits: missing argument `mantissa_bits`: expected an integer",
            ),
        ]);
    }
}
