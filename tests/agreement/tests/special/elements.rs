//! Scalar functions of the runtime at the element types themselves.

use xla_core::rt::{bf16, f16};
use xla_hlo::literal::Scalar;
use xla_hlo::operation::Form;
use xla_hlo::{ElementType, Instr, Shape, Size};

use crate::kernels::array::Array;
use crate::{functions, plain};

/// Returns a number as an element of a type.
pub(crate) fn number(element: ElementType, value: f64) -> Scalar {
    rounded(element, plain::number(element, value))
}

/// Returns a size as an element of a type.
pub(crate) fn size(element: ElementType, size: &Size) -> Scalar {
    plain::size(element, size)
}

/// Returns the results of an instruction that is computed as a whole; here there is none.
pub(crate) fn whole(_: &Form, _: &Instr, _: &[&Array], _: &[&Shape]) -> Option<Vec<Array>> {
    None
}

/// Rounds a number to an element type.
fn rounded(element: ElementType, value: Scalar) -> Scalar {
    let round = |x: f64| match element {
        ElementType::F16 => f16::from_f64(x).to_f64(),
        ElementType::Bf16 => bf16::from_f64(x).to_f64(),
        ElementType::F32 | ElementType::C64 => f64::from(x as f32),
        _ => x,
    };
    match value {
        Scalar::Float(x) => Scalar::Float(round(x)),
        Scalar::Complex(re, im) => Scalar::Complex(round(re), round(im)),
        other => other,
    }
}

/// Applies a scalar function to operands; the first one has the type `from`.
pub(crate) fn apply(
    function: &str,
    from: ElementType,
    to: ElementType,
    operands: &[Scalar],
) -> Scalar {
    let own = functions::apply(function, from, operands);
    let value = own.unwrap_or_else(|| plain::apply(function, from, to, operands));
    match value {
        Scalar::Integer(_) if to.is_integer() => plain::apply("convert", to, to, &[value]),
        other => rounded(to, other),
    }
}
