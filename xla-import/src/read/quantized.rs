//! Reads quantised types.

use std::rc::Rc;

use xla_shape::scan::ParseError;

use super::Reader;
use super::memory::EMPTY;
use crate::tree::{QUANTIZED_BITS, UniformQuantized, integers};

impl<'t> Reader<'t> {
    /// Returns the quantised type with this text, such as `!quant.uniform<i8<-127:127>:f32:0, {0.1:-30, 0.5}>`, or
    /// nothing if it is another type.
    pub(super) fn quantized(
        &mut self,
        text: &'t str,
    ) -> Result<Option<Rc<UniformQuantized<'t>>>, ParseError> {
        let Some(inside) = text.strip_prefix("!quant.uniform<") else {
            return Ok(None);
        };
        let count = inside.split(',').count();
        self.reserve(EMPTY + size_of::<UniformQuantized<'t>>())?;
        self.reserve(count * size_of::<(f64, i64)>())?;
        Ok(uniform(inside, count).map(Rc::new))
    }
}

/// Reads the text after `!quant.uniform<`, which has fewer scales than `count`.
fn uniform(inside: &str, count: usize) -> Option<UniformQuantized<'_>> {
    let (types, numbers) = inside.strip_suffix('>')?.split_once(',')?;
    // `i8<-128:127>:f32:1, {0.5:3, 0.25}`: the range, the dimension and each zero point may be omitted.
    let (storage, written, types) = match types.split_once('<') {
        Some((storage, rest)) => {
            let (range, rest) = rest.split_once('>')?;
            (storage, Some(range), rest.trim_start().strip_prefix(':')?)
        }
        None => {
            let (storage, rest) = types.split_once(':')?;
            (storage, None, rest)
        }
    };
    let storage = storage.trim();
    // Only storage types have a sign here: `i8` is signed, `u8` is not.
    let signed = storage.starts_with('i');
    let bits: u32 = storage.strip_prefix(['i', 'u'])?.parse().ok()?;
    if !(1..=QUANTIZED_BITS).contains(&bits) {
        return None;
    }
    let range = match written {
        Some(written) => {
            let (low, high) = written.split_once(':')?;
            [low.trim().parse().ok()?, high.trim().parse().ok()?]
        }
        None => integers(signed, bits),
    };
    let (expressed, axis) = match types.split_once(':') {
        Some((expressed, axis)) => (expressed, Some(axis.trim().parse().ok()?)),
        None => (types, None),
    };
    let numbers = numbers.trim().trim_start_matches('{').trim_end_matches('}');
    let (mut scales, mut zero_points) = (Vec::with_capacity(count), Vec::with_capacity(count));
    for number in numbers.split(',') {
        // `0.25` alone has the zero point 0.
        let (scale, zero) = number.split_once(':').unwrap_or((number, "0"));
        scales.push(scale.trim().parse().ok()?);
        zero_points.push(zero.trim().parse().ok()?);
    }
    Some(UniformQuantized {
        signed,
        bits,
        range,
        expressed: expressed.trim(),
        axis,
        scales: scales.into(),
        zero_points: zero_points.into(),
    })
}
