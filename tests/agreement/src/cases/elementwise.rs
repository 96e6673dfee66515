//! Every elementwise operation on every admitted element type, at special and random elements.

use xla_hlo::element::Kind;
use xla_hlo::graph::Value;
use xla_hlo::ops::{elementwise, formulas};
use xla_hlo::{Builder, ElementType, Module, Primitive, Shape};

use super::expansion::expansion_of;
use super::tolerance::tolerance;
use super::{Case, Spec, filled};
use crate::compare::Tolerance;
use crate::number::{ELEMENTS, Format, Number, decode};
use crate::random::Random;
use crate::values::{self, Bytes, random, special};

/// The comparisons, in Rust and in StableHLO.
const COMPARISONS: [(&str, &str); 6] = [
    ("eq", "EQ"),
    ("ne", "NE"),
    ("ge", "GE"),
    ("gt", "GT"),
    ("le", "LE"),
    ("lt", "LT"),
];

/// The number of random elements that are added to the special ones.
const RANDOM: usize = 300;

pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for row in elementwise::ROWS.iter().chain(formulas::ROWS) {
        let primitive = row.primitive;
        let (name, count) = (row.operation.name, *primitive.operands.end());
        for element in ELEMENTS {
            let Some(result) = result(primitive, &vec![element; count]) else {
                continue;
            };
            let mut case = case(
                name,
                name,
                &vec![element; count],
                result,
                |operands, result| {
                    if primitive.text.starts_with("typed_xla.") {
                        return expansion_of(name, operands);
                    }
                    let names = if count == 1 { "%a" } else { "%a, %b" };
                    let (operand, result) = (operands[0].stablehlo(), result.stablehlo());
                    let text = primitive.text;
                    let types = match text.strip_prefix("stablehlo.") {
                        None => format!("{} -> {result}", vec![operand; count].join(", ")),
                        Some("complex") => result,
                        Some(_) if operand == result => operand,
                        Some(_) => format!("({operand}) -> {result}"),
                    };
                    format!("%out = {text} {names} : {types}")
                },
            );
            if name == "sinc" && element.is_complex() {
                without_large_parts(element, &mut case.arguments[0]);
            }
            cases.push(case);
        }
    }
    for (name, direction) in COMPARISONS {
        for element in ELEMENTS {
            if element.kind() == Kind::Complex && !matches!(name, "eq" | "ne") {
                continue;
            }
            cases.push(case(name, name, &[element; 2], ElementType::Bool, |operands, result| {
                let operand = operands[0].stablehlo();
                format!("%out = stablehlo.compare {direction}, %a, %b : ({operand}, {operand}) -> {}", result.stablehlo())
            }));
        }
    }
    for from in ELEMENTS {
        for to in ELEMENTS {
            if from.is_complex() && !to.is_complex() {
                continue;
            }
            let name = format!("convert_to_{to}");
            let mut case = case(&name, "convert", &[from], to, |operands, result| {
                format!(
                    "%out = stablehlo.convert %a : ({}) -> {}",
                    operands[0].stablehlo(),
                    result.stablehlo()
                )
            });
            case.rust = format!("a as {to}");
            cases.push(case);
        }
    }
    cases.extend(pointwise());
    cases.extend(reduced());
    cases.extend(bits());
    cases
}

/// Returns cases of derived operations of few instructions.
fn pointwise() -> Vec<Case> {
    let mut cases = Vec::new();
    for element in ELEMENTS {
        if matches!(element.kind(), Kind::Bool | Kind::Token) {
            continue;
        }
        cases.push(case(
            "square",
            "square",
            &[element],
            element,
            |_, result| format!("%out = stablehlo.multiply %a, %a : {}", result.stablehlo()),
        ));
        if element.is_float() {
            let bools = ElementType::Bool;
            cases.push(case(
                "is_nan",
                "is_nan",
                &[element],
                bools,
                |operands, result| {
                    let (ty, result) = (operands[0].stablehlo(), result.stablehlo());
                    format!("%out = stablehlo.compare NE, %a, %a : ({ty}, {ty}) -> {result}")
                },
            ));
        }
        if element.is_float() || element.is_complex() {
            cases.push(case(
                "conj",
                "conj",
                &[element],
                element,
                |operands, result| {
                    let parts = Spec::new(element.real(), &operands[0].dims).stablehlo();
                    let ty = result.stablehlo();
                    if element.is_complex() {
                        format!(
                            "%re = stablehlo.real %a : ({ty}) -> {parts}
                     %im = stablehlo.imag %a : ({ty}) -> {parts}
                     %minus = stablehlo.negate %im : {parts}
                     %out = stablehlo.complex %re, %minus : {ty}"
                        )
                    } else {
                        format!("%out = stablehlo.reshape %a : ({ty}) -> {ty}")
                    }
                },
            ));
        }
    }
    cases
}

/// Formats as numbers of bits of the exponent and the mantissa: with fewer bits of one or both, with as many, with
/// more, and without a mantissa.
const FORMATS: [[u32; 2]; 8] = [
    [5, 2],
    [4, 3],
    [8, 7],
    [5, 10],
    [8, 23],
    [11, 52],
    [3, 0],
    [20, 60],
];

fn reduced() -> Vec<Case> {
    let floats = ELEMENTS.into_iter().filter(|e| e.is_float());
    let of = |element: ElementType| {
        FORMATS.map(|[exponent, mantissa]| {
            let name = format!("reduce_precision_e{exponent}m{mantissa}");
            let mut case = case(&name, "reduce_precision", &[element], element, |operands, _| {
                let ty = operands[0].stablehlo();
                format!("%out = stablehlo.reduce_precision %a, format = e{exponent}m{mantissa} : {ty}")
            });
            case.rust = format!("reduce_precision(a, {exponent}, {mantissa})");
            if mantissa == 0 {
                without_nan(element, &mut case.arguments[0]);
            }
            case
        })
    };
    floats.flat_map(of).collect()
}

/// Replaces NaN by the first element. A format without a mantissa has no NaN: StableHLO's interpreter and XLA's
/// constant folding make it infinity, but the code that XLA compiles for processors keeps it.
fn without_nan(element: ElementType, bytes: &mut Bytes) {
    let size = element.bytes();
    let first = bytes[..size].to_vec();
    for bytes in bytes.chunks_exact_mut(size) {
        if matches!(decode(element, bytes), Number::Float(x) if x.is_nan()) {
            bytes.copy_from_slice(&first);
        }
    }
}

/// Replaces complex numbers whose `sinc` overflows by the first element. Which parts of it are infinite and which are NaN
/// depends on how XLA divides an infinite number.
fn without_large_parts(element: ElementType, bytes: &mut Bytes) {
    let largest = match element {
        ElementType::C64 => f64::from(f32::MAX),
        _ => f64::MAX,
    };
    // The sine is about `exp(pi y) / 2`; the quotient still has a finite value for the next imaginary parts `y`.
    let bound = largest.ln() / std::f64::consts::PI + 1.0;
    let size = element.bytes();
    let first = bytes[..size].to_vec();
    for bytes in bytes.chunks_exact_mut(size) {
        if matches!(decode(element, bytes), Number::Complex(re, im) if !(re.is_finite() && im.abs() < bound))
        {
            bytes.copy_from_slice(&first);
        }
    }
}

/// Returns cases that reinterpret bits as another type, of the same width and from and to rows of narrower elements.
fn bits() -> Vec<Case> {
    let mut cases = Vec::new();
    for from in ELEMENTS {
        for to in ELEMENTS {
            let bool_in = from == ElementType::Bool || to == ElementType::Bool;
            if from == to || bool_in || from.is_complex() || to.is_complex() {
                continue;
            }
            let name = format!("bitcast_convert_to_{to}");
            let mut case = case(&name, "bitcast_convert", &[from], to, |_, _| String::new());
            if from.bytes() < to.bytes() {
                // As many elements as fill whole rows, cycling through the elements of the case.
                let (row, bytes) = (to.bytes() / from.bytes(), from.bytes());
                let rows = case.parameters[0].dims[0].div_ceil(row);
                let all = case.arguments[0].iter().copied().cycle();
                case.arguments[0] = all.take(rows * row * bytes).collect();
                case.parameters[0].dims = vec![rows, row];
                case.result.dims = vec![rows];
            } else if from.bytes() > to.bytes() {
                case.result.dims.push(from.bytes() / to.bytes());
            }
            case.rust = format!("bitcast_convert(a, {to})");
            case.stablehlo = format!(
                "%out = stablehlo.bitcast_convert %a : ({}) -> {}",
                case.parameters[0].stablehlo(),
                case.result.stablehlo()
            );
            case.tolerance = Tolerance::Exact;
            cases.push(case);
        }
    }
    cases
}

/// Returns the element type of the result of a primitive, if its rule admits operands of these types.
fn result(primitive: &'static Primitive, operands: &[ElementType]) -> Option<ElementType> {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let params: Vec<Value> = operands
        .iter()
        .map(|&element| b.graph.add_param(Shape::scalar(element)))
        .collect();
    let result = b.add1(primitive, &params, Vec::new()).ok()?;
    Some(b.shape(result).element)
}

/// Returns a case over vectors of special and random elements; two operands have all pairs of special ones.
pub(super) fn case(
    name: &str,
    operation: &'static str,
    elements: &[ElementType],
    result: ElementType,
    text: impl Fn(&[Spec], &Spec) -> String,
) -> Case {
    let first = elements[0];
    let mut random_numbers = Random::new(elements.len() as u64);
    let mut arguments = vec![Bytes::new(); elements.len()];
    let specials = special(first);
    let mut count = 0;
    let mut push = |items: &[&Bytes]| {
        count += 1;
        arguments
            .iter_mut()
            .zip(items)
            .for_each(|(argument, item)| argument.extend(*item));
    };
    for a in &specials {
        match elements.len() {
            1 if is_sound(operation, first, a, a) => push(&[a]),
            1 => {}
            _ => {
                let pairs = specials.iter().filter(|b| is_sound(operation, first, a, b));
                pairs.for_each(|b| push(&[a, b]));
            }
        }
    }
    for _ in 0..RANDOM {
        let items: Vec<Bytes> = elements
            .iter()
            .map(|&e| random(&mut random_numbers, e))
            .collect();
        if let [a, b] = &items[..]
            && !is_sound(operation, first, a, b)
        {
            continue;
        }
        push(&items.iter().collect::<Vec<_>>());
    }
    let parameters: Vec<Spec> = elements.iter().map(|&e| Spec::new(e, &[count])).collect();
    let result = Spec::new(result, &[count]);
    Case {
        name: format!("{name}_{first}"),
        operation,
        rust: match elements.len() {
            1 => format!("{operation}(a)"),
            _ => format!("{operation}(a, b)"),
        },
        stablehlo: text(&parameters, &result),
        tolerance: tolerance(operation, first, result.element),
        parameters,
        arguments,
        result,
    }
}

/// Whether XLA's result for two operands is correct, so that ours can be compared with it.
///
/// Its power of integers reads six bits of the exponent, and takes unsigned exponents for signed ones; its power of
/// floating-point numbers returns an arbitrary number for a subnormal base; its power of complex numbers overflows in
/// intermediate results. Its `erf` does not reach 1 and -1, which is visible where `1 + erf(x)` is multiplied by a huge
/// number. Its sums of powers lose digits to the left of 0, and underflow, and a factorial of 34 overflows. Its complex
/// logarithm of 0 has an infinite part, which a product with a real number makes NaN. Its flushing of subnormal numbers is visible
/// in an angle, a cube root, a quotient, a step and a root, which are not small. Its `expm1` of f16 loses the sign of 0. An angle of complex numbers is undefined where the sum of their
/// squares is 0, and has either sign at half a turn and where their root is.
fn is_sound(operation: &str, element: ElementType, a: &[u8], b: &[u8]) -> bool {
    match (operation, decode(element, a)) {
        ("pow", _) => {}
        (
            "atan2" | "cbrt" | "celu" | "floor_divide" | "floor_mod" | "heaviside",
            Number::Float(x),
        ) => {
            let normal = Format::of(element).map_or(0.0, |format| format.normal);
            let flushed = |x: f64| x != 0.0 && x.abs() < normal;
            let other = match decode(element, b) {
                Number::Float(y) => y,
                _ => x,
            };
            let quotient_flushed = operation == "celu" && flushed(x / other);
            return !flushed(x)
                && !flushed(other)
                && !quotient_flushed
                && !loses_sign(operation, element, x);
        }
        ("elu" | "selu", Number::Float(x)) => return !loses_sign(operation, element, x),
        ("squareplus", _) => {
            let normal = Format::of(element).map_or(0.0, |format| format.normal);
            return match decode(element, b) {
                Number::Float(y) => y == 0.0 || y.is_nan() || y.abs() > 4.0 * normal,
                _ => true,
            };
        }
        ("atan2", Number::Complex(re, im)) => {
            let Number::Complex(x, y) = decode(element, b) else {
                return false;
            };
            let squares = (re * re - im * im + x * x - y * y, 2.0 * (re * im + x * y));
            let mild = re.hypot(im) < 8.0 && x.hypot(y) < 8.0;
            // The real part of the angle is the real part of (x + iy) / sqrt(x^2 + y^2), which jumps from pi to -pi.
            let turn = (y + re).atan2(x - im) - squares.1.atan2(squares.0) / 2.0;
            let jumps = turn.cos() < -0.99;
            let root_jumps = squares.0 < 0.0 && squares.1.abs() < 0.1;
            return mild && squares.0.hypot(squares.1) > 0.1 && !jumps && !root_jumps;
        }
        ("log2" | "log10", Number::Complex(re, im)) => return re != 0.0 || im != 0.0,
        ("polygamma", Number::Float(order)) => {
            return match decode(element, b) {
                Number::Float(x) if x < 0.0 => order.is_nan() || order < 4.0 && x >= -2.0,
                Number::Float(x) => order.is_nan() || order < 30.0 && x < 1000.0,
                _ => true,
            };
        }
        ("zeta", Number::Float(order)) => {
            return match decode(element, b) {
                Number::Float(x) => order.is_nan() || order < 64.0 && (-2.0..1000.0).contains(&x),
                _ => true,
            };
        }
        ("gelu", Number::Float(x)) => return x.is_nan() || x == f64::INFINITY || x.abs() <= 1000.0,
        _ => return true,
    }
    match (decode(element, a), decode(element, b)) {
        (_, Number::Integer(exponent)) => exponent < 64,
        (Number::Float(base), _) => {
            let normal = Format::of(element).map_or(0.0, |format| format.normal);
            base == 0.0 || base.abs() >= normal || base.is_nan()
        }
        (Number::Complex(re, im), Number::Complex(x, y)) => re.hypot(im) < 8.0 && x.hypot(y) < 8.0,
        _ => true,
    }
}

/// Whether XLA loses the sign of a zero, as its `expm1` of f16 does.
fn loses_sign(operation: &str, element: ElementType, x: f64) -> bool {
    let is_exponential = matches!(operation, "celu" | "elu" | "selu");
    is_exponential && element == ElementType::F16 && x == 0.0 && x.is_sign_negative()
}

/// Returns cases with shapes of every kind for operations that work elementwise, in other layouts too.
pub(super) fn shapes() -> Vec<Case> {
    const SHAPES: [(&[usize], Option<&[usize]>); 8] = [
        (&[], None),
        (&[0], None),
        (&[1], None),
        (&[3, 0, 2], None),
        (&[7, 5], Some(&[0, 1])),
        (&[2, 3, 4], Some(&[1, 2, 0])),
        (&[2, 1, 2, 1, 3, 1, 2, 1], None),
        (&[33, 65], Some(&[0, 1])),
    ];
    let mut cases = Vec::new();
    for (number, (dims, layout)) in SHAPES.into_iter().enumerate() {
        for element in [
            ElementType::F32,
            ElementType::I8,
            ElementType::C64,
            ElementType::Bool,
        ] {
            let plain = Spec::new(element, dims);
            let laid = layout.map_or(plain.clone(), |layout| plain.clone().laid(layout));
            let name = format!("add_shape{number}_{element}");
            let ty = plain.stablehlo();
            cases.push(Case {
                arguments: vec![
                    filled(&name, &plain, values::mild),
                    filled(&format!("{name}b"), &plain, values::mild),
                ],
                name,
                operation: "add",
                // One operand is row-major, the other one and the result are not.
                parameters: vec![laid.clone(), plain],
                result: laid,
                rust: "a + b".to_owned(),
                stablehlo: format!("%out = stablehlo.add %a, %b : {ty}"),
                tolerance: Tolerance::Exact,
            });
        }
    }
    cases
}
