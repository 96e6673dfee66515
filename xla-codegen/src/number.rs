//! Arithmetic on constants, with the semantics of Rust.

use syn::{BinOp, Error, Expr, Path, Result, UnOp};
use xla_hlo::literal::{Numbers, Scalar};
use xla_hlo::operation::Int;
use xla_hlo::{ElementType, Literal, Shape, Size};

use crate::definition::{Definition, Definitions, Known};
use crate::hir::scalar;
use crate::message::source;

/// A value of an element type that is a primitive type of Rust.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Number {
    Bool(bool),
    Int(ElementType, i128),
    F32(f32),
    F64(f64),
}

impl Number {
    /// Returns zero, if the element type is a primitive type of Rust.
    pub(crate) fn zero(element: ElementType) -> Option<Number> {
        match element {
            ElementType::Bool => Some(Number::Bool(false)),
            ElementType::F32 => Some(Number::F32(0.0)),
            ElementType::F64 => Some(Number::F64(0.0)),
            _ if element.is_integer() => Some(Number::Int(element, 0)),
            _ => None,
        }
    }

    fn element(self) -> ElementType {
        match self {
            Number::Bool(_) => ElementType::Bool,
            Number::Int(element, _) => element,
            Number::F32(_) => ElementType::F32,
            Number::F64(_) => ElementType::F64,
        }
    }

    fn of(literal: &Literal) -> Option<Number> {
        let element = literal.shape().element;
        match (literal.elements().next()?, element) {
            (Scalar::Bool(b), _) => Some(Number::Bool(b)),
            (Scalar::Integer(n), _) => Some(Number::Int(element, n)),
            // Exact, since the value was an `f32`.
            (Scalar::Float(x), ElementType::F32) => Some(Number::F32(x as f32)),
            (Scalar::Float(x), ElementType::F64) => Some(Number::F64(x)),
            _ => None,
        }
    }

    /// Returns the value as a constant of a graph.
    pub(crate) fn literal(self) -> Literal {
        let scalar = match self {
            Number::Bool(b) => Scalar::Bool(b),
            Number::Int(_, n) => Scalar::Integer(n),
            Number::F32(x) => Scalar::Float(f64::from(x)),
            Number::F64(x) => Scalar::Float(x),
        };
        Literal::scalar(self.element(), scalar)
    }

    /// Computes `self as element`.
    fn cast(self, element: ElementType) -> Option<Number> {
        let number = match (self, Number::zero(element)?) {
            (same, zero) if same.element() == zero.element() => same,
            (Number::Bool(b), Number::Int(..)) => Number::Int(element, i128::from(b)),
            (Number::Int(_, n), Number::F32(_)) => Number::F32(n as f32),
            (Number::Int(_, n), Number::F64(_)) => Number::F64(n as f64),
            (Number::F32(x), Number::F64(_)) => Number::F64(f64::from(x)),
            (Number::F64(x), Number::F32(_)) => Number::F32(x as f32),
            (Number::Int(_, n), Number::Int(..)) => checked(element, n)?,
            _ => return None,
        };
        Some(number)
    }
}

/// Returns the integer, if it is in the range of the element type.
fn checked(element: ElementType, n: i128) -> Option<Number> {
    let literal = Literal::scalar(element, Scalar::Integer(n));
    (literal.elements().next() == Some(Scalar::Integer(n))).then_some(Number::Int(element, n))
}

/// Evaluates a constant's expression.
///
/// # Errors
/// The expression is not arithmetic on numbers, `#[known]` constants and constants of the standard library, or it
/// overflows.
pub(crate) fn evaluate(
    expr: &Expr,
    element: ElementType,
    definitions: &Definitions,
) -> Result<Number> {
    let fault = |what: &str| Error::new_spanned(expr, what);
    let of = |expr: &Expr| evaluate(expr, element, definitions);
    match expr {
        Expr::Paren(inner) => of(&inner.expr),
        Expr::Group(inner) => of(&inner.expr),
        Expr::Lit(lit) => literal(expr, &lit.lit, element, ""),
        Expr::Path(path) => {
            let number = named(&path.path, definitions)?;
            // Rust converts no constant implicitly, so another type is a mistake here too.
            if number.element() == element {
                return Ok(number);
            }
            let (name, found) = (source(path), number.element());
            Err(fault(&format!(
                "the constant is {element}, but `{name}` is {found}"
            )))
        }
        Expr::Cast(cast) => {
            let number = match &*cast.expr {
                Expr::Path(path) => named(&path.path, definitions)?,
                inner => of(inner)?,
            };
            (number.cast(element))
                .filter(|_| source(&cast.ty) == element.name())
                .ok_or_else(|| fault(&format!("cannot cast `{}` to {element}", source(expr))))
        }
        Expr::Unary(unary) => match (&unary.op, &*unary.expr) {
            // `-128i8` is in range, and 128 is not.
            (UnOp::Neg(_), Expr::Lit(lit)) => literal(expr, &lit.lit, element, "-"),
            (UnOp::Neg(_), inner) => {
                let zero = Number::zero(element).ok_or_else(|| fault(ARITHMETIC))?;
                let value = of(inner)?;
                match value {
                    // Not `0 - x`, which is 0 instead of -0.
                    Number::F32(x) => Ok(Number::F32(-x)),
                    Number::F64(x) => Ok(Number::F64(-x)),
                    _ => arithmetic(zero, &BinOp::Sub(Default::default()), value)
                        .ok_or_else(|| fault(OVERFLOW)),
                }
            }
            (UnOp::Not(_), inner) => match of(inner)? {
                Number::Bool(b) => Ok(Number::Bool(!b)),
                _ => Err(fault(ARITHMETIC)),
            },
            _ => Err(fault(ARITHMETIC)),
        },
        Expr::Binary(binary) => {
            let (a, b) = (of(&binary.left)?, of(&binary.right)?);
            match binary.op {
                BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_) | BinOp::Rem(_) => {}
                _ => return Err(fault(ARITHMETIC)),
            }
            arithmetic(a, &binary.op, b).ok_or_else(|| fault(OVERFLOW))
        }
        _ => Err(fault(ARITHMETIC)),
    }
}

/// Evaluates the numbers of an array of these sizes, `[[1.0, 2.0], [0.0; 2]]`, and adds their bytes.
///
/// # Errors
/// As for [`evaluate`]; the expression is not an array of these sizes.
pub(crate) fn elements(
    expr: &Expr,
    element: ElementType,
    dims: &[Size],
    definitions: &Definitions,
    bytes: &mut Vec<u8>,
) -> Result<()> {
    let Some((first, inner)) = dims.split_first() else {
        let number = evaluate(expr, element, definitions)?;
        bytes.extend(number.literal().bytes());
        return Ok(());
    };
    let shape = Shape::new(element, dims);
    match expr {
        Expr::Paren(paren) => elements(&paren.expr, element, dims, definitions, bytes),
        Expr::Group(group) => elements(&group.expr, element, dims, definitions, bytes),
        Expr::Path(path) => match definitions.get(&path.path) {
            Some(Definition::Known(Known::Array(literal))) if *literal.shape() == shape => {
                bytes.extend(literal.bytes());
                Ok(())
            }
            Some(Definition::Broken) => Err(Error::new_spanned(path, "")),
            _ => {
                let what = format!(
                    "`{}` is not a `#[known]` constant of type {shape}",
                    source(path)
                );
                Err(Error::new_spanned(path, what))
            }
        },
        Expr::Array(array) if first.is(array.elems.len()) => {
            let mut each = array.elems.iter();
            each.try_for_each(|expr| elements(expr, element, inner, definitions, bytes))
        }
        Expr::Repeat(repeat) => {
            // `[x; 3]`: evaluated once, and its bytes repeated.
            let start = bytes.len();
            elements(&repeat.expr, element, inner, definitions, bytes)?;
            let one = bytes[start..].to_vec();
            // rustc compares the length with the type's.
            for _ in 1..first.known().unwrap_or_default() {
                bytes.extend_from_slice(&one);
            }
            if first.is(0) {
                bytes.truncate(start);
            }
            Ok(())
        }
        Expr::Array(array) => {
            let count = array.elems.len();
            let what = format!("expected {first} elements, found {count}");
            Err(Error::new_spanned(array, what))
        }
        other => Err(Error::new_spanned(
            other,
            "expected an array of numbers, `[1.0, 2.0]`",
        )),
    }
}

const ARITHMETIC: &str = "expected a number, a `#[known]` constant, or `+ - * / %` of them";
const OVERFLOW: &str = "this value is out of range for the type of the constant";

fn literal(at: &Expr, lit: &syn::Lit, element: ElementType, sign: &str) -> Result<Number> {
    let fault = || {
        let what = format!(
            "expected a literal of type {element}, found `{}`",
            source(at)
        );
        Error::new_spanned(at, what)
    };
    let mut value = scalar(lit).ok_or_else(fault)?;
    if value.suffix.is_some_and(|suffix| suffix != element.name()) {
        return Err(fault());
    }
    // The sign is part of the number: 128 is not in the range of `i8`, and -128 is.
    value.number.text.insert_str(0, sign);
    let numbers = Numbers {
        dims: Vec::new(),
        numbers: vec![value.number],
    };
    let literal = Literal::from_numbers(element, &numbers).map_err(|_| fault())?;
    Number::of(&literal).ok_or_else(fault)
}

/// Returns the number of a path; a size is a `u64`.
fn named(path: &Path, definitions: &Definitions) -> Result<Number> {
    let fault = |what: String| Error::new_spanned(path, what);
    match definitions.get(path) {
        Some(Definition::Known(Known::Array(literal))) if literal.shape().is_scalar() => {
            Number::of(literal)
        }
        Some(Definition::Known(Known::Size(Int::Size(size)))) => size
            .known()
            .map(|n| Number::Int(ElementType::U64, n as i128)),
        Some(Definition::Broken) => return Err(fault(String::new())),
        Some(_) => return Err(fault(format!("`{}` is not a number", source(path)))),
        None => standard(path),
    }
    .ok_or_else(|| {
        fault(format!(
            "`{}` is not a `#[known]` constant\n  help: mark the constant with `#[known]`",
            source(path)
        ))
    })
}

fn arithmetic(a: Number, op: &BinOp, b: Number) -> Option<Number> {
    // Rust's operators on the element type itself, so that `f32` rounds as in plain Rust.
    macro_rules! float {
        ($of:expr, $a:ident, $b:ident) => {
            Some($of(match op {
                BinOp::Add(_) => $a + $b,
                BinOp::Sub(_) => $a - $b,
                BinOp::Mul(_) => $a * $b,
                BinOp::Div(_) => $a / $b,
                _ => $a % $b,
            }))
        };
    }
    match (a, b) {
        (Number::F32(a), Number::F32(b)) => float!(Number::F32, a, b),
        (Number::F64(a), Number::F64(b)) => float!(Number::F64, a, b),
        (Number::Int(element, a), Number::Int(other, b)) if element == other => {
            let n = match op {
                BinOp::Add(_) => a.checked_add(b),
                BinOp::Sub(_) => a.checked_sub(b),
                BinOp::Mul(_) => a.checked_mul(b),
                BinOp::Div(_) => a.checked_div(b),
                _ => a.checked_rem(b),
            };
            checked(element, n?)
        }
        _ => None,
    }
}

/// Returns a constant of the standard library: `f32::MAX`, `std::f64::consts::PI`.
pub(crate) fn standard(path: &Path) -> Option<Number> {
    macro_rules! table {
        ($($name:ident)* ; $($math:ident)*) => {
            [
                $((stringify!($name), f32::$name, f64::$name),)*
                $((
                    concat!("consts::", stringify!($math)),
                    std::f32::consts::$math,
                    std::f64::consts::$math,
                ),)*
            ]
        };
    }
    let table = table! {
        EPSILON INFINITY MAX MIN MIN_POSITIVE NAN NEG_INFINITY;
        E FRAC_1_PI FRAC_1_SQRT_2 FRAC_2_PI FRAC_2_SQRT_PI FRAC_PI_2 FRAC_PI_3 FRAC_PI_4 FRAC_PI_6 FRAC_PI_8
        LN_2 LN_10 LOG2_10 LOG2_E LOG10_2 LOG10_E PI SQRT_2 TAU
    };
    // `std::f32::consts::PI`, `f32::consts::PI` and `core::f32::consts::PI` are one constant.
    let text = source(path);
    let text = text.trim_start_matches("::");
    let text = ["std::", "core::"]
        .iter()
        .find_map(|prefix| text.strip_prefix(prefix))
        .unwrap_or(text);
    let (element, name) = text.split_once("::")?;
    let (_, single, double) = table.iter().find(|(known, ..)| *known == name)?;
    match element {
        "f32" => Some(Number::F32(*single)),
        "f64" => Some(Number::F64(*double)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str, element: ElementType) -> std::result::Result<Number, String> {
        let mut definitions = Definitions::default();
        let third = Number::F32(1.0 / 3.0).literal();
        let scalar = Known::Array(third);
        let size = Known::Size(Int::Size(784.into()));
        definitions.add(&syn::parse_quote!(THIRD), Definition::Known(scalar));
        definitions.add(&syn::parse_quote!(m::N), Definition::Known(size));
        let expr = syn::parse_str(text).unwrap();
        evaluate(&expr, element, &definitions).map_err(|fault| fault.to_string())
    }

    #[test]
    fn constants_have_the_values_that_rustc_gives_them() {
        let cases = [
            ("0.1 + 0.2", Number::F32(0.1 + 0.2)),
            ("0.1 + 0.2", Number::F64(0.1 + 0.2)),
            ("-(2.0 / 3.0) % 0.5f32", Number::F32(-(2.0 / 3.0) % 0.5)),
            ("1.0 / m::N as f32", Number::F32(1.0 / 784.0)),
            ("THIRD * 2.0", Number::F32(1.0 / 3.0 * 2.0)),
            ("THIRD as f64", Number::F64(f64::from(1.0f32 / 3.0))),
            (
                "std::f32::consts::PI / 2.0",
                Number::F32(std::f32::consts::PI / 2.0),
            ),
            ("-f64::INFINITY", Number::F64(-f64::INFINITY)),
            ("-128", Number::Int(ElementType::I8, -128)),
            (
                "7 / -2 * 3 % 5",
                Number::Int(ElementType::I32, 7 / -2 * 3 % 5),
            ),
            ("!true", Number::Bool(false)),
        ];
        for (text, value) in cases {
            assert_eq!(of(text, value.element()), Ok(value), "{text}");
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        let cases = [
            (
                "1",
                ElementType::F32,
                "expected a literal of type f32, found `1`",
            ),
            ("200 + 100", ElementType::U8, OVERFLOW),
            ("1 - 2", ElementType::U64, OVERFLOW),
            ("1 / 0", ElementType::I32, OVERFLOW),
            ("x.sqrt()", ElementType::F32, ARITHMETIC),
            (
                "THIRD",
                ElementType::F64,
                "the constant is f64, but `THIRD` is f32",
            ),
            (
                "X",
                ElementType::F32,
                "`X` is not a `#[known]` constant\n  help: mark the constant with `#[known]`",
            ),
        ];
        for (text, element, message) in cases {
            assert_eq!(of(text, element), Err(message.to_string()), "{text}");
        }
    }
}
