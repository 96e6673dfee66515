//! Scalar functions for the evaluator: the runtime's, at `f64` whatever the floating-point type.

use xla_core::rt::{Baseline, bf16, f16, scalar};
use xla_hlo::element::Kind;
use xla_hlo::literal::{Scalar, integer_range};
use xla_hlo::operation::Form;
use xla_hlo::{ElementType, Instr, Shape, Size};

use crate::functions;
use crate::kernels::array::Array;
use crate::kernels::wide;

use Scalar::{Bool, Complex, Float, Integer};

/// Returns a number as an element of a type.
pub(crate) fn number(element: ElementType, value: f64) -> Scalar {
    match element.kind() {
        Kind::Bool => Bool(value != 0.0),
        Kind::Signed | Kind::Unsigned => Integer(value as i128),
        Kind::Complex => Complex(value, 0.0),
        _ => Float(value),
    }
}

/// Returns a size as an element of a type.
pub(crate) fn size(element: ElementType, size: &Size) -> Scalar {
    let size = size.known().expect("a case has known sizes");
    number(element, size as f64)
}

/// Returns the results of an instruction that is computed as a whole; here there is none.
pub(crate) fn whole(_: &Form, _: &Instr, _: &[&Array], _: &[&Shape]) -> Option<Vec<Array>> {
    None
}

/// Applies a scalar function to operands; the first one has the type `from`.
pub(crate) fn apply(
    function: &str,
    from: ElementType,
    to: ElementType,
    operands: &[Scalar],
) -> Scalar {
    if let ("bitcast_convert", &[Float(x)]) = (function, operands) {
        return bits(from, x);
    }
    let value = functions::apply(function, wide(from), operands);
    match value.unwrap_or_else(|| structural(function, to, operands)) {
        Integer(v) => {
            let (low, high) = integer_range(to);
            Integer((v - low).rem_euclid(high - low + 1) + low)
        }
        other => other,
    }
}

/// Applies the function of an elementwise operation that has a file of its own.
fn structural(function: &str, to: ElementType, operands: &[Scalar]) -> Scalar {
    match (function, operands) {
        ("select", &[Bool(choice), a, b]) => [b, a][usize::from(choice)],
        ("clamp", &[Float(low), Float(x), Float(high)]) => {
            Float(scalar::clamp::<Baseline, f64>(low, x, high))
        }
        ("clamp", &[Integer(low), Integer(x), Integer(high)]) => Integer(x.max(low).min(high)),
        // The rounding of floating-point numbers has no part in a derivative.
        ("reduce_precision", &[x]) => x,
        ("convert", &[x]) => convert(x, to),
        (_, &[a, b]) if let Some(holds) = compare(function, a, b) => Bool(holds),
        _ => panic!(
            "no row of xla-hlo/src/ops/elementwise.rs has the function `{function}` of {operands:?} to {to}: what it \
             computes must be in tests/agreement/tests/derivatives/elements.rs"
        ),
    }
}

/// Returns the bits of a floating-point number of a type as a signed integer.
fn bits(from: ElementType, x: f64) -> Scalar {
    Integer(match from {
        ElementType::F16 => i128::from(f16::from_f64(x).to_bits().cast_signed()),
        ElementType::Bf16 => i128::from(bf16::from_f64(x).to_bits().cast_signed()),
        ElementType::F32 => i128::from((x as f32).to_bits().cast_signed()),
        _ => i128::from(x.to_bits().cast_signed()),
    })
}

fn convert(x: Scalar, to: ElementType) -> Scalar {
    let real = match x {
        Bool(x) => f64::from(u8::from(x)),
        Float(x) | Complex(x, _) => x,
        Integer(x) => match to.kind() {
            Kind::Signed | Kind::Unsigned => return Integer(x),
            _ => x as f64,
        },
    };
    match (x, to.kind()) {
        (Complex(..), Kind::Complex) => x,
        (Complex(re, im), Kind::Bool) => Bool(re != 0.0 || im != 0.0),
        (Float(x) | Complex(x, _), Kind::Signed | Kind::Unsigned) => {
            let (low, high) = integer_range(to);
            // NaN becomes 0.
            Integer((x as i128).clamp(low, high))
        }
        _ => number(to, real),
    }
}

/// Compares two elements; returns `None` if the function is not a comparison.
fn compare(function: &str, a: Scalar, b: Scalar) -> Option<bool> {
    let (name, total) = match function.strip_suffix("_total") {
        Some(name) => (name, true),
        None => (function, false),
    };
    let order = match (a, b) {
        (Bool(a), Bool(b)) => Some(a.cmp(&b)),
        (Integer(a), Integer(b)) => Some(a.cmp(&b)),
        (Float(a), Float(b)) if total => Some(a.total_cmp(&b)),
        (Float(a), Float(b)) => a.partial_cmp(&b),
        _ if a == b => Some(core::cmp::Ordering::Equal),
        _ => None,
    };
    Some(match name {
        "eq" => order.is_some_and(std::cmp::Ordering::is_eq),
        "ne" => !order.is_some_and(std::cmp::Ordering::is_eq),
        "lt" => order.is_some_and(std::cmp::Ordering::is_lt),
        "le" => order.is_some_and(std::cmp::Ordering::is_le),
        "gt" => order.is_some_and(std::cmp::Ordering::is_gt),
        "ge" => order.is_some_and(std::cmp::Ordering::is_ge),
        _ => return None,
    })
}
