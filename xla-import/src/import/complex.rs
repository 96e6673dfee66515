//! Operations on complex numbers that StableHLO has and the language refuses, since they drop a part or choose an order.

use xla_hlo::error::Fault;
use xla_hlo::ops::convert;
use xla_hlo::{Builder, ElementType, Value};

/// Adds the instructions of an operation of this kind; `None` if it is another one. `result` is its element type.
pub(super) fn complex(
    b: &mut Builder<'_>,
    name: &str,
    operands: &[Value],
    result: ElementType,
) -> Option<Result<Value, Fault>> {
    let element = b.shape(*operands.first()?).element;
    if !element.is_complex() {
        return None;
    }
    match (name, operands) {
        ("stablehlo.convert", &[z]) if !result.is_complex() => {
            let part = b.formula([z], |[z]| z.real());
            Some(part.and_then(|part| convert::convert(b, part, result)))
        }
        ("stablehlo.cbrt", &[z]) => Some(root(b, z)),
        ("stablehlo.maximum", &[lhs, rhs]) => Some(larger(b, lhs, rhs, [lhs, rhs])),
        ("stablehlo.minimum", &[lhs, rhs]) => Some(larger(b, lhs, rhs, [rhs, lhs])),
        _ => None,
    }
}

/// Returns the principal cube root.
fn root(b: &mut Builder<'_>, z: Value) -> Result<Value, Fault> {
    let third = b.scalar(b.shape(z).element, 1.0 / 3.0);
    b.formula([z, third], |[z, third]| z.pow(third))
}

/// Selects from a pair by the order of the real parts, and of the imaginary parts where those are equal: the first
/// where the left side is larger.
fn larger(
    b: &mut Builder<'_>,
    lhs: Value,
    rhs: Value,
    [if_larger, otherwise]: [Value; 2],
) -> Result<Value, Fault> {
    // The real parts of both sides, then the imaginary parts of both.
    let mut parts = [lhs; 4];
    for (i, part) in parts.iter_mut().enumerate() {
        let of = if i % 2 == 0 { lhs } else { rhs };
        *part = if i < 2 {
            b.formula([of], |[of]| of.real())?
        } else {
            b.formula([of], |[of]| of.imag())?
        };
    }
    let [l, r, l_imag, r_imag] = parts;
    b.formula(
        [l, r, l_imag, r_imag, if_larger, otherwise],
        |[l, r, l_imag, r_imag, if_larger, otherwise]| {
            (l.greater(r) | l.equal(r) & l_imag.greater(r_imag)).select(if_larger, otherwise)
        },
    )
}
