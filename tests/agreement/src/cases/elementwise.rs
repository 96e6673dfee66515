//! Every elementwise operation on every element type that it admits, at special and random elements.

use xla_hlo::ElementType;
use xla_hlo::element::Kind;
use xla_hlo::ops::elementwise::ROWS;

use super::tolerance::tolerance;
use super::{Case, Spec, filled};
use crate::compare::Tolerance;
use crate::number::{Format, Number, decode};
use crate::random::Random;
use crate::values::{self, Bytes, random, special};

/// Comparisons, in Rust and in StableHLO.
const COMPARISONS: [(&str, &str); 6] = [
    ("eq", "EQ"),
    ("ne", "NE"),
    ("ge", "GE"),
    ("gt", "GT"),
    ("le", "LE"),
    ("lt", "LT"),
];

/// As many random elements go with the special ones.
const RANDOM: usize = 300;

pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for row in ROWS {
        let name = row.operation.name;
        for element in ElementType::ALL {
            if !admitted(name, element) {
                continue;
            }
            let operands = if row.operation.params.len() == 1 {
                1
            } else {
                2
            };
            let result = match name {
                "abs" => element.real(),
                "is_finite" => ElementType::Bool,
                _ => element,
            };
            cases.push(case(
                name,
                name,
                &vec![element; operands],
                result,
                |operands, result| {
                    let names = if operands.len() == 1 { "%a" } else { "%a, %b" };
                    let operand = operands[0].stablehlo();
                    let text = row.primitive.text;
                    match name {
                        "abs" | "is_finite" => format!(
                            "%out = {text} {names} : ({operand}) -> {}",
                            result.stablehlo()
                        ),
                        "erf" => format!("%out = {text} {names} : {operand} -> {operand}"),
                        _ => format!("%out = {text} {names} : {operand}"),
                    }
                },
            ));
        }
    }
    for (name, direction) in COMPARISONS {
        for element in ElementType::ALL {
            if element.kind() == Kind::Complex && !matches!(name, "eq" | "ne") {
                continue;
            }
            cases.push(case(name, name, &[element; 2], ElementType::Bool, |operands, result| {
                let operand = operands[0].stablehlo();
                format!("%out = stablehlo.compare {direction}, %a, %b : ({operand}, {operand}) -> {}", result.stablehlo())
            }));
        }
    }
    for from in ElementType::ALL {
        for to in ElementType::ALL {
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
    cases
}

/// Whether an operation takes operands of the type, by its rule.
fn admitted(operation: &str, element: ElementType) -> bool {
    use Kind::{Bool, Complex, Float, Signed, Unsigned};
    let kind = element.kind();
    match operation {
        "add" | "mul" => true,
        "sub" | "div" | "pow" | "neg" => kind != Bool,
        "rem" => matches!(kind, Signed | Unsigned | Float),
        "max" | "min" => kind != Complex,
        "and" | "or" | "xor" | "not" => matches!(kind, Bool | Signed | Unsigned),
        "shift_left" | "shift_right_arithmetic" | "shift_right_logical" => {
            matches!(kind, Signed | Unsigned)
        }
        "abs" | "sign" => matches!(kind, Signed | Float | Complex),
        "ceil" | "floor" | "round_nearest_afz" | "round_nearest_even" | "erf" | "is_finite" => {
            kind == Float
        }
        _ => matches!(kind, Float | Complex),
    }
}

/// A case over vectors of special and random elements; two operands get all pairs of special ones.
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

/// Whether XLA is right about two operands, so that it can judge.
///
/// Its power of integers reads six bits of the exponent, and takes unsigned ones for signed; that of floating-point numbers makes
/// a number of its own of a subnormal base; that of complex ones overflows on the way. Its `erf` stops short of 1 and
/// -1, which shows where `1 + erf(x)` is multiplied by a huge number.
fn is_sound(operation: &str, element: ElementType, a: &[u8], b: &[u8]) -> bool {
    match (operation, decode(element, a)) {
        ("pow", _) => {}
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

/// Shapes of every kind for operations that must not care, in other layouts too.
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
                // One operand in row-major order, the other and the result not.
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
