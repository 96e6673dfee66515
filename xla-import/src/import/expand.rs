//! Operations that are composed of others: the functions of chlo, most by identities that keep their accuracy.

use std::f64::consts::{LN_2, PI};

use xla_hlo::error::Fault;
use xla_hlo::graph::Attr;
use xla_hlo::ops::{bitcast_convert, convert, elementwise as e};
use xla_hlo::{Builder, ElementType, Literal, Shape, Value};

use super::error_function::{erf_inv, erfc};
use super::gamma::{digamma, lgamma};
use super::steps::{choose, is, is_number, number, one, two, with};

/// Adds the instructions of an operation with these operands and result shapes.
pub(super) type Expand = fn(&mut Builder<'_>, &[Value], &[Shape]) -> Result<Vec<Value>, Fault>;

/// Returns the expansion of an operation.
pub(super) fn of(name: &str) -> Option<Expand> {
    let known = EXPANSIONS.iter().find(|(known, _)| *known == name);
    known.map(|(_, expand)| *expand)
}

/// The operations; functions of 16-bit floats are computed in `f32`.
const EXPANSIONS: &[(&str, Expand)] = &[
    ("chlo.acos", |b, x, _| wide(b, x, acos)),
    ("chlo.acosh", |b, x, _| wide(b, x, acosh)),
    ("chlo.asin", |b, x, _| wide(b, x, asin)),
    ("chlo.asinh", |b, x, _| wide(b, x, asinh)),
    ("chlo.atan", |b, x, _| wide(b, x, atan)),
    ("chlo.atanh", |b, x, _| wide(b, x, atanh)),
    ("chlo.cosh", |b, x, _| wide(b, x, cosh)),
    ("chlo.digamma", |b, x, _| wide(b, x, digamma)),
    ("chlo.erfc", |b, x, _| wide(b, x, erfc)),
    ("chlo.erf_inv", |b, x, _| wide(b, x, erf_inv)),
    ("chlo.is_inf", |b, x, _| infinite(b, x[0], None)),
    ("chlo.is_neg_inf", |b, x, _| {
        infinite(b, x[0], Some(f64::NEG_INFINITY))
    }),
    ("chlo.is_pos_inf", |b, x, _| {
        infinite(b, x[0], Some(f64::INFINITY))
    }),
    ("chlo.lgamma", |b, x, _| wide(b, x, lgamma)),
    ("chlo.next_after", |b, x, _| {
        next_after(b, x[0], x[1]).map(|v| vec![v])
    }),
    ("chlo.sinh", |b, x, _| wide(b, x, sinh)),
    ("chlo.square", |b, x, _| {
        two(b, &e::mul, x[0], x[0]).map(|v| vec![v])
    }),
    ("chlo.tan", |b, x, _| wide(b, x, tan)),
    ("stablehlo.tan", |b, x, _| wide(b, x, tan)),
];

/// Applies a function in `f32` or a wider type.
fn wide(
    b: &mut Builder<'_>,
    x: &[Value],
    function: fn(&mut Builder<'_>, Value) -> Result<Value, Fault>,
) -> Result<Vec<Value>, Fault> {
    let element = b.shape(x[0]).element;
    let through = match element {
        ElementType::F16 | ElementType::Bf16 => ElementType::F32,
        other => other,
    };
    let x = convert::convert(b, x[0], through)?;
    let y = function(b, x)?;
    Ok(vec![convert::convert(b, y, element)?])
}

/// Returns `sqrt((1 - x) (1 + x))`, which keeps its accuracy near 1 and -1.
fn cofunction(b: &mut Builder<'_>, x: Value) -> Result<[Value; 2], Fault> {
    let unit = number(b, x, 1.0);
    let less = two(b, &e::sub, unit, x)?;
    let more = two(b, &e::add, unit, x)?;
    // Separate roots keep the branches of complex numbers.
    let (less_root, more_root) = (one(b, &e::sqrt, less)?, one(b, &e::sqrt, more)?);
    Ok([two(b, &e::mul, less_root, more_root)?, more])
}

fn acos(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    if b.shape(x).element.is_complex() {
        // i log(x + i sqrt(1 - x^2)) with the opposite sign.
        let right = asin(b, x)?;
        let quarter = number(b, x, PI / 2.0);
        return two(b, &e::sub, quarter, right);
    }
    let [root, more] = cofunction(b, x)?;
    let half = two(b, &e::atan2, root, more)?;
    let value = with(b, &e::mul, half, 2.0)?;
    let is_least = is_number(b, "EQ", x, -1.0)?;
    let pi = number(b, x, PI);
    choose(b, is_least, pi, value)
}

fn asin(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    if b.shape(x).element.is_complex() {
        // asin(z) = -i asinh(i z).
        let turned = turn(b, x, 1.0)?;
        let value = asinh(b, turned)?;
        return turn(b, value, -1.0);
    }
    let [root, _] = cofunction(b, x)?;
    let below = with(b, &e::add, root, 1.0)?;
    let half = two(b, &e::atan2, x, below)?;
    with(b, &e::mul, half, 2.0)
}

fn atan(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    if b.shape(x).element.is_complex() {
        let turned = turn(b, x, 1.0)?;
        let value = atanh(b, turned)?;
        return turn(b, value, -1.0);
    }
    with(b, &e::atan2, x, 1.0)
}

/// Multiplies a complex number by `i` or `-i`.
fn turn(b: &mut Builder<'_>, x: Value, sign: f64) -> Result<Value, Fault> {
    let (re, im) = (one(b, &e::real, x)?, one(b, &e::imag, x)?);
    let minus = |b: &mut Builder<'_>, v: Value| one(b, &e::neg, v);
    let (re, im) = match sign > 0.0 {
        true => (minus(b, im)?, re),
        false => (im, minus(b, re)?),
    };
    two(b, &e::complex, re, im)
}

fn acosh(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    // log1p(t + sqrt(t (t + 2))) with t = x - 1; log(x) + log(2) where the product overflows.
    let t = with(b, &e::sub, x, 1.0)?;
    let more = with(b, &e::add, t, 2.0)?;
    let (a, c) = (one(b, &e::sqrt, t)?, one(b, &e::sqrt, more)?);
    let root = two(b, &e::mul, a, c)?;
    let sum = two(b, &e::add, t, root)?;
    let value = one(b, &e::log1p, sum)?;
    if b.shape(x).element.is_complex() {
        return Ok(value);
    }
    let log = one(b, &e::log, x)?;
    let large = with(b, &e::add, log, LN_2)?;
    let most = largest(b.shape(x).element) / 2.0;
    let is_large = is_number(b, "GE", x, most)?;
    choose(b, is_large, large, value)
}

fn asinh(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    let element = b.shape(x).element;
    if element.is_complex() {
        // log(z + sqrt(1 + i z) sqrt(1 - i z)), of z or -z so that the terms do not cancel.
        let re = one(b, &e::real, x)?;
        let is_left = is_number(b, "LT", re, 0.0)?;
        let opposite = one(b, &e::neg, x)?;
        let z = choose(b, is_left, opposite, x)?;
        let turned = turn(b, z, 1.0)?;
        let [root, _] = cofunction(b, turned)?;
        let sum = two(b, &e::add, z, root)?;
        let value = one(b, &e::log, sum)?;
        let opposite = one(b, &e::neg, value)?;
        return choose(b, is_left, opposite, value);
    }
    // sign(x) log1p(a + a^2 / (1 + sqrt(a^2 + 1))) with a = |x|.
    let a = one(b, &e::abs, x)?;
    let square = two(b, &e::mul, a, a)?;
    let above = with(b, &e::add, square, 1.0)?;
    let root = one(b, &e::sqrt, above)?;
    let below = with(b, &e::add, root, 1.0)?;
    let part = two(b, &e::div, square, below)?;
    let sum = two(b, &e::add, a, part)?;
    let value = one(b, &e::log1p, sum)?;
    let log = one(b, &e::log, a)?;
    let large = with(b, &e::add, log, LN_2)?;
    let is_large = is_number(b, "GE", a, largest(element).sqrt() / 2.0)?;
    let value = choose(b, is_large, large, value)?;
    let sign = one(b, &e::sign, x)?;
    two(b, &e::mul, sign, value)
}

fn atanh(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    let opposite = one(b, &e::neg, x)?;
    let (more, less) = (one(b, &e::log1p, x)?, one(b, &e::log1p, opposite)?);
    let twice = two(b, &e::sub, more, less)?;
    with(b, &e::mul, twice, 0.5)
}

/// Returns `exp(x + log(1/2))`, which overflows only where the half of `exp(x)` does.
fn half_exp(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    let less = with(b, &e::sub, x, LN_2)?;
    one(b, &e::exp, less)
}

fn cosh(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    let opposite = one(b, &e::neg, x)?;
    let (up, down) = (half_exp(b, x)?, half_exp(b, opposite)?);
    two(b, &e::add, up, down)
}

fn sinh(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    let opposite = one(b, &e::neg, x)?;
    let (up, down) = (half_exp(b, x)?, half_exp(b, opposite)?);
    let large = two(b, &e::sub, up, down)?;
    if b.shape(x).element.is_complex() {
        return Ok(large);
    }
    // (t + t / (t + 1)) / 2 with t = exp(x) - 1 where the terms above cancel.
    let t = one(b, &e::expm1, x)?;
    let above = with(b, &e::add, t, 1.0)?;
    let part = two(b, &e::div, t, above)?;
    let sum = two(b, &e::add, t, part)?;
    let small = with(b, &e::mul, sum, 0.5)?;
    let a = one(b, &e::abs, x)?;
    let is_small = is_number(b, "LT", a, 1.0)?;
    choose(b, is_small, small, large)
}

fn tan(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    if b.shape(x).element.is_complex() {
        // tan(z) = -i tanh(i z).
        let turned = turn(b, x, 1.0)?;
        let value = one(b, &e::tanh, turned)?;
        return turn(b, value, -1.0);
    }
    let (sin, cos) = (one(b, &e::sin, x)?, one(b, &e::cos, x)?);
    two(b, &e::div, sin, cos)
}

fn infinite(b: &mut Builder<'_>, x: Value, only: Option<f64>) -> Result<Vec<Value>, Fault> {
    let of = match only {
        Some(_) => x,
        None => one(b, &e::abs, x)?,
    };
    Ok(vec![is_number(b, "EQ", of, only.unwrap_or(f64::INFINITY))?])
}

/// Returns the largest finite number of a type.
fn largest(element: ElementType) -> f64 {
    match element {
        ElementType::F64 => f64::MAX,
        _ => f64::from(f32::MAX),
    }
}

/// Returns the number after `x` towards `y`, by the integers that have their bits.
fn next_after(b: &mut Builder<'_>, x: Value, y: Value) -> Result<Value, Fault> {
    let element = b.shape(x).element;
    let signed = match element.bytes() {
        2 => ElementType::I16,
        4 => ElementType::I32,
        _ => ElementType::I64,
    };
    let bits = |b: &mut Builder<'_>, v: Value, to: ElementType| {
        let attrs = vec![("element_type", Attr::Element(to))];
        b.add1(&bitcast_convert::PRIMITIVE, &[v], attrs)
    };
    let of_x = bits(b, x, signed)?;
    let a = one(b, &e::abs, x)?;
    let from_zero = is_number(b, "EQ", a, 0.0)?;
    // Away from zero the bits grow: towards a larger number if `x` is positive, else towards a smaller one.
    let is_negative = is_number(b, "LT", x, 0.0)?;
    let up = is(b, "LT", x, y)?;
    let grows = two(b, &e::xor, up, is_negative)?;
    let (more, less) = (with(b, &e::add, of_x, 1.0)?, with(b, &e::sub, of_x, 1.0)?);
    let next = choose(b, grows, more, less)?;
    let next = bits(b, next, element)?;
    // Beside zero is the smallest number, with the sign of `y`.
    let least = Literal::from_f64(signed, 1.0);
    let least = b.constant(least);
    let least = bits(b, least, element)?;
    let opposite = one(b, &e::neg, least)?;
    let beside = choose(b, up, least, opposite)?;
    let next = choose(b, from_zero, beside, next)?;
    let equal = is(b, "EQ", x, y)?;
    let next = choose(b, equal, y, next)?;
    let is_nan = is(b, "NE", x, x)?;
    let other_is_nan = is(b, "NE", y, y)?;
    let either = two(b, &e::or, is_nan, other_is_nan)?;
    let nan = number(b, x, f64::NAN);
    choose(b, either, nan, next)
}
