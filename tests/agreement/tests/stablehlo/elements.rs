//! Scalar functions of the runtime at the element types themselves, and operations on whole arrays.

use xla_core::rt::{Baseline, bf16, f16, scalar};
use xla_hlo::element::Kind;
use xla_hlo::literal::Scalar;
use xla_hlo::operation::Form;
use xla_hlo::{ElementType, Graph, Instr, Literal, Shape, Size};

use crate::eval::contract;
use crate::kernels::array::{Array, int, known};
use crate::kernels::{self, Call, Scalars, wide};
use crate::{drawn, functions, parallel, plain};

use Scalar::{Float, Integer};

/// Returns a number as an element of a type.
pub(crate) fn number(element: ElementType, value: f64) -> Scalar {
    rounded(element, plain::number(element, value))
}

/// Returns a size as an element of a type.
pub(crate) fn size(element: ElementType, size: &Size) -> Scalar {
    plain::size(element, size)
}

/// Rounds a number to an element type.
pub(crate) fn rounded(element: ElementType, value: Scalar) -> Scalar {
    let round = |x: f64| match element {
        ElementType::F16 => f16::from_f64(x).to_f64(),
        ElementType::Bf16 => bf16::from_f64(x).to_f64(),
        ElementType::F32 | ElementType::C64 => f64::from(x as f32),
        _ => x,
    };
    match value {
        Float(x) => Float(round(x)),
        Scalar::Complex(re, im) => Scalar::Complex(round(re), round(im)),
        other => other,
    }
}

/// The scalars of sums, which are rounded once.
struct Unrounded;

impl Scalars for Unrounded {
    fn apply(&self, function: &str, _: ElementType, to: ElementType, all: &[Scalar]) -> Scalar {
        plain::apply(function, wide(to), wide(to), all)
    }

    fn region(&self, _: &Graph, scalars: &[Scalar]) -> Vec<Scalar> {
        let element = match scalars[0] {
            Scalar::Complex(..) => ElementType::C128,
            _ => ElementType::F64,
        };
        vec![plain::apply("add", element, element, scalars)]
    }
}

/// Whether an instruction reduces one array of floating-point or complex numbers by addition.
fn is_sum(instr: &Instr, element: ElementType) -> bool {
    let mut instrs = instr.regions[0].instrs();
    let only =
        matches!((instrs.next(), instrs.next()), (Some((_, only)), None) if only.op.name == "add");
    only && instr.results.len() == 1 && matches!(element.kind(), Kind::Float | Kind::Complex)
}

/// Returns the results of an instruction that is computed as a whole.
pub(crate) fn whole(
    form: &Form,
    instr: &Instr,
    operands: &[&Array],
    shapes: &[&Shape],
) -> Option<Vec<Array>> {
    if let (Some(operand), Some(shape)) = (operands.first(), shapes.first())
        && let Some(result) = parallel::collective(form, instr, operand, &known(shape))
    {
        return Some(vec![result]);
    }
    if let Some(results) = drawn::bits(form, operands, shapes) {
        return Some(results);
    }
    match form {
        Form::Reduce { .. } if is_sum(instr, shapes[0].element) => {
            let call = Call {
                instr,
                operands,
                shapes,
                scalars: &Unrounded,
            };
            let mut sums = kernels::results("reduce", call)?;
            for element in &mut sums[0].elements {
                *element = rounded(shapes[0].element, *element);
            }
            Some(sums)
        }
        Form::Contract(contraction) => {
            // Sums are rounded once.
            let element = shapes[0].element;
            if element.is_integer() || element.kind() == Kind::Bool {
                return None;
            }
            let wide = shapes[0].with_element(wide(element));
            let mut sums = contract(contraction, operands, &wide);
            sums.element = shapes[0].element;
            for element in &mut sums.elements {
                *element = rounded(sums.element, *element);
            }
            Some(vec![sums])
        }
        Form::Map {
            function: "reduce_precision",
            ..
        } => {
            let bits = ["exponent_bits", "mantissa_bits"].map(|name| int(instr, name) as i32);
            let mut array = operands[0].clone();
            for element in &mut array.elements {
                if let Float(x) = element {
                    *x = reduced(array.element, *x, bits);
                }
            }
            Some(vec![array])
        }
        _ => None,
    }
}

fn reduced(element: ElementType, x: f64, [exponent, mantissa]: [i32; 2]) -> f64 {
    match element {
        ElementType::F16 => {
            let x = f16::from_f64(x);
            scalar::reduce_precision::<Baseline, f16>(x, exponent, mantissa).to_f64()
        }
        ElementType::Bf16 => {
            let x = bf16::from_f64(x);
            scalar::reduce_precision::<Baseline, bf16>(x, exponent, mantissa).to_f64()
        }
        ElementType::F32 => f64::from(scalar::reduce_precision::<Baseline, f32>(
            x as f32, exponent, mantissa,
        )),
        _ => scalar::reduce_precision::<Baseline, f64>(x, exponent, mantissa),
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
    let value = own.unwrap_or_else(|| match function {
        "bitcast_convert" => bitcast(operands[0], from, to),
        _ => plain::apply(function, from, to, operands),
    });
    match value {
        Integer(_) if to.is_integer() => plain::apply("convert", to, to, &[value]),
        other => rounded(to, other),
    }
}

/// Returns the element of another type with the same bytes.
fn bitcast(element: Scalar, from: ElementType, to: ElementType) -> Scalar {
    let bytes = Literal::scalar(from, element).bytes().to_vec();
    let literal = Literal::from_bytes(Shape::scalar(to), bytes);
    let literal = literal.expect("the rule compares the numbers of bytes");
    literal.elements().next().expect("a scalar has an element")
}
