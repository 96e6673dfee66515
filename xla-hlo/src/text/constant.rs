//! Constants as text: `dense<[1.0, 0x7FC00000]> : tensor<2xf32>`.
//!
//! A floating-point number is written in decimal if that parses back to the same bits, else as its bits in hexadecimal.
//! An array of equal elements is written as one value.

use std::fmt::Write;

use super::ParseError;
use super::types;
use crate::element::Kind;
use crate::list::Items;
use crate::literal::{Scalar, integer_range};
use crate::{ElementType, Literal, Shape};
use xla_shape::rounding;
use xla_shape::scan::Scanner;

/// The most bytes of a constant that is read: text must not control how much memory is allocated.
const BYTES: usize = 1 << 28;

pub(super) fn print(literal: &Literal) -> String {
    let shape = literal.shape();
    let mut out = String::from("dense<");
    let mut elements = literal.element_bytes().zip(literal.elements());
    if literal.splat().is_some() {
        if let Some((bytes, value)) = elements.next() {
            out.push_str(&element(shape.element, bytes, value));
        }
    } else if elements.len() > 0 {
        let dims = shape.known_dims();
        let dims = dims.expect("the sizes of a constant are numbers");
        nest(&mut out, &dims, &mut || {
            let next = elements.next();
            let (bytes, value) = next.expect("an element at each index of the constant");
            element(shape.element, bytes, value)
        });
    }
    write!(out, "> : {}", types::Tensor(shape)).unwrap_or_default();
    out
}

fn nest(out: &mut String, dims: &[usize], next: &mut dyn FnMut() -> String) {
    let Some((&n, inner)) = dims.split_first() else {
        out.push_str(&next());
        return;
    };
    out.push('[');
    for i in 0..n {
        if i > 0 {
            out.push_str(", ");
        }
        nest(out, inner, next);
    }
    out.push(']');
}

fn element(ty: ElementType, bytes: &[u8], value: Scalar) -> String {
    match value {
        Scalar::Bool(v) => v.to_string(),
        Scalar::Integer(v) => v.to_string(),
        Scalar::Float(v) => float(ty, bytes, v),
        Scalar::Complex(re, im) => {
            let (first, second) = bytes.split_at(bytes.len() / 2);
            let (re, im) = (float(ty.real(), first, re), float(ty.real(), second, im));
            format!("({re},{im})")
        }
    }
}

fn float(ty: ElementType, bytes: &[u8], value: f64) -> String {
    let decimals = if ty == ElementType::F64 {
        format!("{value:?}")
    } else {
        format!("{:?}", value as f32)
    };
    // MLIR requires a point before an exponent.
    let decimals = match decimals.split_once('e') {
        Some((digits, exponent)) if !digits.contains('.') => format!("{digits}.0e{exponent}"),
        _ => decimals,
    };
    let back = decimals.parse::<f64>().ok().filter(|v| v.is_finite());
    if back.is_some_and(|v| encode(ty, v) == bytes) {
        return decimals;
    }
    let digits: Vec<String> = bytes.iter().rev().map(|b| format!("{b:02X}")).collect_vec();
    format!("0x{}", digits.concat())
}

/// Returns a number's bytes, rounded once from a double as MLIR does it.
fn encode(ty: ElementType, value: f64) -> Vec<u8> {
    match ty {
        short if short.is_short() => {
            rounding::to_short(short, value).to_le_bytes()[..short.bytes()].to_vec()
        }
        ElementType::F32 => (value as f32).to_le_bytes().to_vec(),
        _ => value.to_le_bytes().to_vec(),
    }
}

/// Formats a scalar with its type: `0.5 : f32`.
pub(super) fn print_scalar(literal: &Literal) -> String {
    let ty = literal.shape().element;
    let parts = literal.element_bytes().zip(literal.elements());
    let texts: Vec<String> = parts
        .map(|(bytes, value)| element(ty, bytes, value))
        .collect_vec();
    format!("{} : {}", texts.concat(), ty.stablehlo())
}

/// Parses the text that [`print_scalar`] writes for type `f32`.
pub(super) fn parse_scalar(s: &mut Scanner<'_>) -> Result<Literal, ParseError> {
    let start = s.at();
    let mut bytes = Vec::new();
    read_element(s, ElementType::F32, &mut bytes)?;
    s.expect(":")?;
    s.expect("f32")?;
    let literal = Literal::from_bytes(Shape::scalar(ElementType::F32), bytes);
    literal.ok_or_else(|| s.expected_at(start, "a number of type f32"))
}

/// Parses the text that [`print`] writes.
pub(super) fn parse(s: &mut Scanner<'_>) -> Result<Literal, ParseError> {
    let start = s.at();
    if !s.eat("dense") {
        return Err(s.expected("a constant such as dense<1.0> : tensor<f32>"));
    }
    s.expect("<")?;
    // The elements are parsed once the type after them is known.
    let mut elements = s.clone();
    let Some(end) = s.rest().find('>') else {
        return Err(s.expected_at(start, "a constant that ends with >"));
    };
    s.skip(end);
    s.expect(">")?;
    s.expect(":")?;
    let type_start = s.at();
    let shape = types::tensor(s)?;
    let Some((dims, len)) = shape.known_dims().zip(shape.len().known()) else {
        return Err(s.expected_at(type_start, "sizes that are numbers"));
    };
    let size = shape.element.bytes();
    if len.checked_mul(size).is_none_or(|bytes| bytes > BYTES) {
        return Err(s.error(type_start, "a smaller constant", &shape.to_string()));
    }
    let mut bytes = Vec::new();
    // One value without brackets is repeated, and an array without elements has no text.
    if elements.peek() == Some('[') {
        bytes.reserve(len * size);
        read_nest(&mut elements, shape.element, &dims, &mut bytes)?;
    } else if !elements.sees(">") {
        read_element(&mut elements, shape.element, &mut bytes)?;
        bytes = bytes.repeat(len);
    }
    elements.expect(">")?;
    let found = bytes.len() / size;
    let literal = Literal::from_bytes(shape, bytes);
    literal.ok_or_else(|| s.error(start, &format!("{len} elements"), &found.to_string()))
}

fn read_nest(
    s: &mut Scanner<'_>,
    ty: ElementType,
    dims: &[usize],
    bytes: &mut Vec<u8>,
) -> Result<(), ParseError> {
    let Some((&n, inner)) = dims.split_first() else {
        return read_element(s, ty, bytes);
    };
    let start = s.at();
    s.expect("[")?;
    let items = s.list("]", |s| read_nest(s, ty, inner, bytes))?;
    if items.len() != n {
        return Err(s.error(start, &format!("{n} items"), &items.len().to_string()));
    }
    Ok(())
}

fn read_element(
    s: &mut Scanner<'_>,
    ty: ElementType,
    bytes: &mut Vec<u8>,
) -> Result<(), ParseError> {
    let start = s.at();
    match ty.kind() {
        Kind::Bool => match s.word() {
            Some("true") => bytes.push(1),
            Some("false") => bytes.push(0),
            _ => return Err(s.expected_at(start, "true or false")),
        },
        Kind::Signed | Kind::Unsigned => {
            let value = s.number().and_then(|n| n.parse::<i128>().ok());
            let (low, high) = integer_range(ty);
            let Some(value) = value.filter(|v| (low..=high).contains(v)) else {
                return Err(s.expected_at(start, &format!("a number of type {ty}")));
            };
            bytes.extend_from_slice(&value.to_le_bytes()[..ty.bytes()]);
        }
        Kind::Float => read_float(s, ty, bytes)?,
        Kind::Token => return Err(s.expected_at(start, "no constant of this type")),
        // `(1.0, 2.0)`.
        Kind::Complex => {
            s.expect("(")?;
            read_float(s, ty.real(), bytes)?;
            s.expect(",")?;
            read_float(s, ty.real(), bytes)?;
            s.expect(")")?;
        }
    }
    Ok(())
}

fn read_float(s: &mut Scanner<'_>, ty: ElementType, bytes: &mut Vec<u8>) -> Result<(), ParseError> {
    let start = s.at();
    let number = s.number().unwrap_or_default();
    let encoded = match number.strip_prefix("0x") {
        Some(digits) => {
            let bits = u64::from_str_radix(digits, 16).ok();
            let bits = bits.filter(|_| digits.len() == 2 * ty.bytes());
            bits.map(|bits| bits.to_le_bytes()[..ty.bytes()].to_vec())
        }
        // Rust also parses `inf` and `1`, which are not floating-point numbers in MLIR.
        None if number.contains('.') => number.parse().ok().map(|value| encode(ty, value)),
        None => None,
    };
    let expected = || {
        s.expected_at(
            start,
            &format!("a number of type {ty}, or its bits as 0x.."),
        )
    };
    bytes.extend(encoded.ok_or_else(expected)?);
    Ok(())
}
