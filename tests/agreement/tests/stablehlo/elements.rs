//! Scalar functions of the runtime at the element types themselves, and operations on whole arrays.

use xla_core::rt::{Baseline, bf16, c64, c128, f16, scalar};
use xla_hlo::element::Kind;
use xla_hlo::literal::Scalar;
use xla_hlo::operation::Form;
use xla_hlo::{ElementType, Instr, Shape, Size};

use crate::eval::{Array, contract, int};
use crate::{kernels, plain};

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

/// Returns the results of an instruction that is computed as a whole.
pub(crate) fn whole(
    form: &Form,
    instr: &Instr,
    operands: &[&Array],
    shapes: &[&Shape],
) -> Option<Vec<Array>> {
    match form {
        Form::Contract(contraction) => {
            // Sums are rounded once.
            let wide = match shapes[0].element.kind() {
                Kind::Float => shapes[0].with_element(ElementType::F64),
                Kind::Complex => shapes[0].with_element(ElementType::C128),
                _ => return None,
            };
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
        Form::Kernel(kernel) => kernels::kernel(kernel.name, instr, operands, shapes),
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

/// Calls a function of the runtime by its name; `None` if it is not one of these.
macro_rules! named {
    ($function:expr, $ty:ty, $args:tt, $($name:ident)*) => {
        match $function {
            $(stringify!($name) => Some(scalar::$name::<Baseline, $ty> $args),)*
            _ => None,
        }
    };
}

macro_rules! one {
    ($function:expr, $ty:ty, $x:expr) => {
        named!($function, $ty, ($x), neg abs sign ceil floor round_nearest_afz round_nearest_even cos sin exp expm1
            log log1p tanh logistic erf cbrt sqrt rsqrt)
    };
}

macro_rules! two {
    ($function:expr, $ty:ty, $a:expr, $b:expr) => {
        named!($function, $ty, ($a, $b), add sub mul div rem max min pow atan2)
    };
}

macro_rules! one_complex {
    ($function:expr, $ty:ty, $x:expr) => {
        named!($function, $ty, ($x), neg sign cos sin exp expm1 log log1p tanh logistic sqrt rsqrt)
    };
}

macro_rules! two_complex {
    ($function:expr, $ty:ty, $a:expr, $b:expr) => {
        named!($function, $ty, ($a, $b), add sub mul div pow atan2)
    };
}

/// Applies a scalar function to operands of which the first has the type `from`.
pub(crate) fn apply(
    function: &str,
    from: ElementType,
    to: ElementType,
    operands: &[Scalar],
) -> Scalar {
    let own = match operands {
        &[Float(x)] => float(function, from, x),
        &[Float(a), Float(b)] => floats(function, from, a, b),
        &[Scalar::Complex(re, im)] => complex(function, from, re, im),
        &[Scalar::Complex(a, b), Scalar::Complex(c, d)] => {
            complexes(function, from, [a, b], [c, d])
        }
        integers => integer(function, from, integers),
    };
    let own = own.or_else(|| match function {
        "bitcast_convert" => Some(kernels::bitcast(operands[0], from, to)),
        _ => None,
    });
    let value = own.unwrap_or_else(|| plain::apply(function, from, to, operands));
    match value {
        Integer(_) if to.is_integer() => plain::apply("convert", to, to, &[value]),
        other => rounded(to, other),
    }
}

fn float(function: &str, from: ElementType, x: f64) -> Option<Scalar> {
    let value = match from {
        ElementType::F16 => one!(function, f16, f16::from_f64(x))?.to_f64(),
        ElementType::Bf16 => one!(function, bf16, bf16::from_f64(x))?.to_f64(),
        ElementType::F32 => f64::from(one!(function, f32, x as f32)?),
        _ => one!(function, f64, x)?,
    };
    Some(Float(value))
}

fn floats(function: &str, from: ElementType, a: f64, b: f64) -> Option<Scalar> {
    let value = match from {
        ElementType::F16 => two!(function, f16, f16::from_f64(a), f16::from_f64(b))?.to_f64(),
        ElementType::Bf16 => two!(function, bf16, bf16::from_f64(a), bf16::from_f64(b))?.to_f64(),
        ElementType::F32 => f64::from(two!(function, f32, a as f32, b as f32)?),
        _ => two!(function, f64, a, b)?,
    };
    Some(Float(value))
}

fn narrow(re: f64, im: f64) -> c64 {
    let (re, im) = (re as f32, im as f32);
    c64 { re, im }
}

fn complex(function: &str, from: ElementType, re: f64, im: f64) -> Option<Scalar> {
    let (re, im) = match (from, function) {
        (ElementType::C64, "abs") => {
            return Some(Float(f64::from(scalar::abs::<Baseline, c64>(narrow(
                re, im,
            )))));
        }
        (ElementType::C64, _) => {
            let value = one_complex!(function, c64, narrow(re, im))?;
            (f64::from(value.re), f64::from(value.im))
        }
        _ => {
            let value = one_complex!(function, c128, c128 { re, im })?;
            (value.re, value.im)
        }
    };
    Some(Scalar::Complex(re, im))
}

fn complexes(function: &str, from: ElementType, a: [f64; 2], b: [f64; 2]) -> Option<Scalar> {
    let (re, im) = match from {
        ElementType::C64 => {
            let (a, b) = (narrow(a[0], a[1]), narrow(b[0], b[1]));
            let value = two_complex!(function, c64, a, b)?;
            (f64::from(value.re), f64::from(value.im))
        }
        _ => {
            let [a, b] = [a, b].map(|[re, im]| c128 { re, im });
            let value = two_complex!(function, c128, a, b)?;
            (value.re, value.im)
        }
    };
    Some(Scalar::Complex(re, im))
}

/// Applies the functions of integers that depend on their width.
fn integer(function: &str, from: ElementType, operands: &[Scalar]) -> Option<Scalar> {
    let width = i128::from(from.bytes() as u32) * 8;
    let bits = |a: i128| a.rem_euclid(1 << width);
    let shift = |b: i128| (0..width).contains(&b);
    let value = match *operands {
        [Integer(a)] => match function {
            "popcnt" => i128::from(bits(a).count_ones()),
            "clz" => i128::from(bits(a).leading_zeros()) - (128 - width),
            _ => return None,
        },
        [Integer(a), Integer(b)] => match function {
            "shift_left" => {
                if shift(b) {
                    bits(a) << b & ((1 << width) - 1)
                } else {
                    0
                }
            }
            "shift_right_logical" => {
                if shift(b) {
                    bits(a) >> b
                } else {
                    0
                }
            }
            "shift_right_arithmetic" => {
                let signed = bits(a) - ((bits(a) >> (width - 1)) << width);
                signed >> if shift(b) { b } else { width - 1 }
            }
            "pow" => power(a, b),
            _ => return None,
        },
        _ => return None,
    };
    Some(Integer(value))
}

/// Returns a power of integers of 64 bits; that with a negative exponent is 0 unless the base is 1 or -1.
fn power(base: i128, exponent: i128) -> i128 {
    match (base, exponent) {
        (1, _) => 1,
        (-1, e) => 1 - 2 * (e & 1),
        (_, e) if e < 0 => 0,
        (base, mut e) => {
            let (mut value, mut square) = (1i128, base);
            let mask = |x: i128| x & i128::from(u64::MAX);
            while e > 0 {
                if e & 1 == 1 {
                    value = mask(mask(value).wrapping_mul(mask(square)));
                }
                square = mask(mask(square).wrapping_mul(mask(square)));
                e >>= 1;
            }
            value
        }
    }
}
