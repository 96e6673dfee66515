//! Bitcasts between types that the language does not reinterpret: `bool`, which is one bit, integers of two and four bits, and
//! complex numbers of two widths. The lowest bits are first in a row, as in StableHLO.

use xla_hlo::error::{Fault, FaultKind};
use xla_hlo::ops::{bitcast_convert, broadcast, concatenate, convert, elementwise, iota, reduce};
use xla_hlo::ops::{reshape, slice};
use xla_hlo::{Builder, ElementType, Literal, Size, Value};

/// Reinterprets complex numbers of one width as complex numbers of the other, and `bool`s as other types or these as
/// `bool`s; `None` for other types.
pub(super) fn reinterpreted(
    b: &mut Builder<'_>,
    operand: Value,
    to: ElementType,
) -> Option<Result<Value, Fault>> {
    let from = b.shape(operand).element;
    match (from, to) {
        (ElementType::C128, ElementType::C64) => Some(halved(b, operand)),
        (ElementType::C64, ElementType::C128) => Some(doubled(b, operand)),
        (ElementType::Bool, ElementType::Bool) => None,
        (ElementType::Bool, other) | (other, ElementType::Bool) if !other.is_complex() => {
            Some(repacked(b, operand, [of(from), of(to)], to))
        }
        _ => None,
    }
}

/// Returns the bits of each part as the parts of one number: two numbers in a new last dimension.
fn halved(b: &mut Builder<'_>, z: Value) -> Result<Value, Fault> {
    // A c128 is a pair of f64, and each f64 has the bits of two f32: `[re, im] -> [[low, high] of re, [low, high] of
    // im]`. So the real part becomes the first c64, the imaginary part the second.
    let mut rows = Vec::with_capacity(2);
    for part in [&elementwise::real, &elementwise::imag] {
        let part = b.formula([z], |[z]| z.apply(part))?;
        let halves = bitcast(b, part, ElementType::F32)?;
        let [low, high] = [of_pair(b, halves, 0)?, of_pair(b, halves, 1)?];
        let number = b.formula([low, high], |[low, high]| low.complex(high))?;
        let mut dims = b.shape(number).dims.clone();
        dims.push(Size::from(1));
        rows.push(reshape::reshape(b, number, dims)?);
    }
    let last = b.shape(rows[0]).rank() - 1;
    concatenate::concatenate(b, &rows, last)
}

/// Returns the bits of two numbers in the last dimension as the parts of one.
fn doubled(b: &mut Builder<'_>, z: Value) -> Result<Value, Fault> {
    let shape = b.shape(z).clone();
    if shape.dims.last().is_none_or(|last| !last.is(2)) {
        let what = format!("one c128 consists of 2 c64, found {shape}");
        return Err(Fault::operand(0, FaultKind::Other(what)));
    }
    let mut parts = [z; 2];
    for (i, part) in parts.iter_mut().enumerate() {
        let number = of_pair(b, z, i)?;
        let mut halves = Vec::with_capacity(2);
        for half in [&elementwise::real, &elementwise::imag] {
            let half = b.formula([number], |[number]| number.apply(half))?;
            let mut dims = b.shape(half).dims.clone();
            dims.push(Size::from(1));
            halves.push(reshape::reshape(b, half, dims)?);
        }
        let halves = concatenate::concatenate(b, &halves, shape.rank() - 1)?;
        *part = bitcast(b, halves, ElementType::F64)?;
    }
    b.formula(parts, |[re, im]| re.complex(im))
}

/// Returns the elements at one index of the last dimension, which they lack.
fn of_pair(b: &mut Builder<'_>, operand: Value, index: usize) -> Result<Value, Fault> {
    let mut limits = b.shape(operand).dims.clone();
    let mut starts = vec![Size::from(0); limits.len()];
    let strides = vec![Size::from(1); limits.len()];
    let (Some(start), Some(limit)) = (starts.last_mut(), limits.last_mut()) else {
        return Ok(operand);
    };
    (*start, *limit) = (Size::from(index), Size::from(index + 1));
    let one = slice::slice(b, operand, starts, limits.clone(), strides)?;
    limits.pop();
    reshape::reshape(b, one, limits)
}

fn bitcast(b: &mut Builder<'_>, operand: Value, to: ElementType) -> Result<Value, Fault> {
    if b.shape(operand).element == to {
        return Ok(operand);
    }
    let attrs = vec![("element_type", xla_hlo::graph::Attr::Element(to))];
    b.add1(&bitcast_convert::PRIMITIVE, &[operand], attrs)
}

/// Returns the bits of an element: a `bool` has one.
pub(super) fn of(element: ElementType) -> u32 {
    match element {
        ElementType::Bool => 1,
        _ => 8 * element.bytes() as u32,
    }
}

/// Returns the unsigned type of at least this many bits.
fn unsigned(bits: u32) -> ElementType {
    match bits {
        0..=8 => ElementType::U8,
        9..=16 => ElementType::U16,
        17..=32 => ElementType::U32,
        _ => ElementType::U64,
    }
}

/// Reinterprets elements of `from` bits as elements of `to` bits, where one number is less than eight; both are stored
/// in a type of the language, whose higher bits are 0 here. A `bool` is stored in its own.
///
/// # Errors
/// Elements are joined, and the last dimension is not as many as one consists of.
pub(super) fn repacked(
    b: &mut Builder<'_>,
    operand: Value,
    [from, to]: [u32; 2],
    result: ElementType,
) -> Result<Value, Fault> {
    let own = b.shape(operand).element;
    // The bits as unsigned integers of the wider of both widths, so that shifts lose none of them.
    let pattern = match own {
        ElementType::Bool => convert::convert(b, operand, ElementType::U8)?,
        _ => bitcast(b, operand, unsigned(from))?,
    };
    let wide = unsigned(from.max(to));
    let pattern = convert::convert(b, pattern, wide)?;
    // From 2 to 8 bits, four elements of the last dimension become one; from 8 to 2, each gets a new dimension of four.
    let (count, step) = (from.max(to) / from.min(to), f64::from(from.min(to)));
    let mut dims = b.shape(pattern).dims.clone();
    if from < to {
        let fits = dims.last().is_some_and(|last| last.is(count as usize));
        if !fits {
            let shape = b.shape(operand).clone();
            let what = format!("{count} elements of {from} bits make one of {to}, found {shape}");
            return Err(Fault::operand(0, FaultKind::Other(what)));
        }
    } else if from > to {
        dims.push(Size::from(count as usize));
    }
    let packed = if from == to {
        pattern
    } else {
        let places = (0..b.shape(pattern).rank()).collect::<Vec<usize>>();
        let rows = broadcast::in_dim(b, pattern, dims.clone(), &places)?;
        let last = dims.len() - 1;
        let indices = iota::iota(b, wide, dims, last)?;
        let step = b.scalar(wide, step);
        let shifts = b.formula([indices, step], |[indices, step]| indices * step)?;
        // Elements are shifted to their places and combined, or shifted back and cut by a mask: the lowest bits come
        // first.
        let shift = if from < to {
            &elementwise::shift_left
        } else {
            &elementwise::shift_right_logical
        };
        let shifted = b.add1(shift, &[rows, shifts], Vec::new())?;
        if from < to {
            reduce::fold(b, shifted, &elementwise::or, Literal::zero(wide), &[last])?
        } else {
            let mask = b.scalar(wide, ((1u64 << to) - 1) as f64);
            b.formula([shifted, mask], |[shifted, mask]| shifted & mask)?
        }
    };
    match result {
        ElementType::Bool => convert::convert(b, packed, result),
        _ => {
            let narrow = convert::convert(b, packed, unsigned(to))?;
            bitcast(b, narrow, result)
        }
    }
}
