//! Scalar functions for the evaluator: those of the runtime, at `f64` whatever the floating-point type.

use xla_core::rt::{Baseline, c128, scalar};
use xla_hlo::element::Kind;
use xla_hlo::literal::{Scalar, integer_range};
use xla_hlo::operation::Form;
use xla_hlo::{ElementType, Instr, Shape, Size};

use crate::eval::Array;

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

/// Applies a scalar function to operands of which the first has the type `from`.
pub(crate) fn apply(
    function: &str,
    from: ElementType,
    to: ElementType,
    operands: &[Scalar],
) -> Scalar {
    let value = match (function, operands) {
        ("select", &[Bool(choice), a, b]) => [b, a][usize::from(choice)],
        ("clamp", &[Float(low), Float(x), Float(high)]) => {
            Float(scalar::clamp::<Baseline, f64>(low, x, high))
        }
        ("clamp", &[Integer(low), Integer(x), Integer(high)]) => Integer(x.max(low).min(high)),
        // The rounding of floating-point numbers has no part in a derivative.
        ("reduce_precision", &[x]) => x,
        ("convert", &[x]) => convert(x, to),
        ("complex", &[Float(a), Float(b)]) => Complex(a, b),
        ("is_finite", &[Float(x)]) => Bool(x.is_finite()),
        ("real", &[Float(_)]) => operands[0],
        ("imag", &[Float(_)]) => Float(0.0),
        ("real", &[Complex(re, _)]) => Float(re),
        ("imag", &[Complex(_, im)]) => Float(im),
        ("abs", &[Complex(re, im)]) => Float(re.hypot(im)),
        (_, &[Float(a)]) => Float(of_float(function, a)),
        (_, &[Complex(re, im)]) => {
            let value = of_complex(function, c128 { re, im });
            Complex(value.re, value.im)
        }
        (_, &[Integer(a)]) => Integer(match function {
            "neg" => -a,
            "abs" => a.abs(),
            "sign" => a.signum(),
            "not" => !a,
            _ => panic!("{function} of an integer"),
        }),
        ("not", &[Bool(a)]) => Bool(!a),
        (_, &[a, b]) => match compare(function, a, b) {
            Some(holds) => Bool(holds),
            None => of_two(function, a, b),
        },
        _ => panic!("{function} of {operands:?} ({from} to {to})"),
    };
    match value {
        Integer(v) => {
            let (low, high) = integer_range(to);
            Integer((v - low).rem_euclid(high - low + 1) + low)
        }
        other => other,
    }
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
        "eq" => order.is_some_and(|o| o.is_eq()),
        "ne" => !order.is_some_and(|o| o.is_eq()),
        "lt" => order.is_some_and(|o| o.is_lt()),
        "le" => order.is_some_and(|o| o.is_le()),
        "gt" => order.is_some_and(|o| o.is_gt()),
        "ge" => order.is_some_and(|o| o.is_ge()),
        _ => return None,
    })
}

macro_rules! dispatch {
    ($function:expr, $ty:ty, $args:tt, $($name:ident)*) => {
        match $function {
            $(stringify!($name) => scalar::$name::<Baseline, $ty> $args,)*
            other => panic!("{other} of {}", stringify!($ty)),
        }
    };
}

fn of_float(function: &str, x: f64) -> f64 {
    dispatch!(function, f64, (x), neg abs sign ceil floor round_nearest_afz round_nearest_even cos sin exp expm1 log
        log1p tanh logistic erf cbrt sqrt rsqrt)
}

fn of_complex(function: &str, x: c128) -> c128 {
    dispatch!(function, c128, (x), neg sign cos sin exp expm1 log log1p tanh logistic sqrt rsqrt)
}

fn of_two(function: &str, a: Scalar, b: Scalar) -> Scalar {
    match (a, b) {
        (Float(a), Float(b)) => {
            Float(dispatch!(function, f64, (a, b), add sub mul div rem max min pow atan2))
        }
        (Complex(re, im), Complex(other, imag)) => {
            let (a, b) = (
                c128 { re, im },
                c128 {
                    re: other,
                    im: imag,
                },
            );
            let value = dispatch!(function, c128, (a, b), add sub mul div pow atan2);
            Complex(value.re, value.im)
        }
        (Bool(a), Bool(b)) => Bool(match function {
            "add" | "or" | "max" => a | b,
            "mul" | "and" | "min" => a & b,
            "xor" => a ^ b,
            _ => panic!("{function} of bool"),
        }),
        (Integer(a), Integer(b)) => Integer(match function {
            "add" => a + b,
            "sub" => a - b,
            "mul" => a.wrapping_mul(b),
            "div" => a.checked_div(b).unwrap_or(-1),
            "rem" => a.checked_rem(b).unwrap_or(a),
            "max" => a.max(b),
            "min" => a.min(b),
            "and" => a & b,
            "or" => a | b,
            "xor" => a ^ b,
            "shift_left" if (0..64).contains(&b) => a << b,
            "shift_right_logical" if a >= 0 && (0..64).contains(&b) => a >> b,
            "shift_left" | "shift_right_logical" if a >= 0 => 0,
            _ => panic!("{function} of integers"),
        }),
        _ => panic!("{function} of {a:?} and {b:?}"),
    }
}
