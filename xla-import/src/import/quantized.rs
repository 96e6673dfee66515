//! Quantised element types: integers in storage, each of which stands for a number by a scale and a zero point.

use xla_hlo::element::Kind;
use xla_hlo::error::Fault;
use xla_hlo::literal::{Scalar, integer_range};
use xla_hlo::ops::{broadcast, clamp, convert, elementwise};
use xla_hlo::{Builder, ElementType, Literal, Shape, Size, Value};

use crate::tree::Type;

/// A quantised element type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Quantized {
    /// The element type of the array: integers of less than eight bits take eight.
    pub(crate) storage: ElementType,
    /// The bits of an integer in the file.
    pub(super) bits: u32,
    /// The least and the largest integer.
    range: [i64; 2],
    /// The element type of the numbers.
    pub(super) expressed: ElementType,
    /// The dimension of which each index has its own scale and zero point.
    pub(super) axis: Option<usize>,
    pub(super) scales: Vec<f64>,
    pub(super) zero_points: Vec<i64>,
}

impl Quantized {
    /// Reads `!quant.uniform<i8<-127:127>:f32:0, {0.1:-30, 0.5}>`.
    pub(crate) fn read(text: &str) -> Option<Quantized> {
        let text = text.strip_prefix("!quant.uniform<")?.strip_suffix('>')?;
        let (types, numbers) = text.split_once(',')?;
        let (storage, types) = match types.split_once('<') {
            Some((storage, rest)) => {
                let (range, rest) = rest.split_once('>')?;
                ((storage, Some(range)), rest.strip_prefix(':')?)
            }
            None => {
                let (storage, rest) = types.split_once(':')?;
                ((storage, None), rest)
            }
        };
        let (storage, written) = storage;
        let storage = storage.trim();
        let signed = !storage.starts_with('u');
        let bits: u32 = storage.trim_start_matches(['u', 's', 'i']).parse().ok()?;
        let (storage, range) = match bits {
            1..8 => {
                let (low, high) = if signed {
                    (-(1 << (bits - 1)), 1 << (bits - 1))
                } else {
                    (0, 1 << bits)
                };
                let storage = if signed {
                    ElementType::I8
                } else {
                    ElementType::U8
                };
                (storage, [low, high - 1])
            }
            8 | 16 | 32 => {
                let storage =
                    ElementType::from_stablehlo(&storage.replace('u', "ui").replace("uii", "ui"))?;
                let (low, high) = integer_range(storage);
                (
                    storage,
                    [i64::try_from(low).ok()?, i64::try_from(high).ok()?],
                )
            }
            _ => return None,
        };
        let range = match written {
            Some(written) => {
                let (low, high) = written.split_once(':')?;
                [low.trim().parse().ok()?, high.trim().parse().ok()?]
            }
            None => range,
        };
        let (expressed, axis) = match types.split_once(':') {
            Some((expressed, axis)) => (expressed, Some(axis.trim().parse().ok()?)),
            None => (types, None),
        };
        let expressed = ElementType::from_stablehlo(expressed.trim())?;
        let numbers = numbers.trim().trim_start_matches('{').trim_end_matches('}');
        let (mut scales, mut zero_points) = (Vec::new(), Vec::new());
        for number in numbers.split(',') {
            let (scale, zero) = number.split_once(':').unwrap_or((number, "0"));
            scales.push(scale.trim().parse().ok()?);
            zero_points.push(zero.trim().parse().ok()?);
        }
        let is_scale = |&scale: &f64| {
            let rounded = Literal::from_f64(expressed, scale);
            let rounded = match rounded.elements().next() {
                Some(Scalar::Float(rounded)) => rounded,
                _ => 0.0,
            };
            scale >= least(expressed) && rounded.is_finite()
        };
        let is_known = expressed.kind() == Kind::Float
            && (axis.is_some() || scales.len() == 1)
            && scales.iter().all(is_scale)
            && zero_points
                .iter()
                .all(|zero| (range[0]..=range[1]).contains(zero));
        is_known.then_some(Quantized {
            storage,
            bits,
            range,
            expressed,
            axis,
            scales,
            zero_points,
        })
    }

    /// Returns the element type of an array's type, if it is quantised.
    pub(super) fn of(ty: &Type<'_>) -> Option<Quantized> {
        match ty {
            Type::Tensor(_, element) => Quantized::read(element),
            _ => None,
        }
    }

    /// Whether equal integers stand for equal numbers, except that the axis may have another number.
    pub(super) fn has_integers_of(&self, other: &Quantized) -> bool {
        let axis = self.axis;
        *self
            == Quantized {
                axis,
                ..other.clone()
            }
            && axis.is_some() == other.axis.is_some()
    }

    /// Adds numbers, one for all elements or one for each index of the axis, in the shape of an array.
    fn numbers(
        &self,
        b: &mut Builder<'_>,
        like: Value,
        element: ElementType,
        numbers: impl Iterator<Item = f64>,
    ) -> Result<Value, Fault> {
        let mut bytes = Vec::new();
        let mut count = 0;
        for number in numbers {
            bytes.extend_from_slice(Literal::from_f64(element, number).bytes());
            count += 1;
        }
        let shape = match self.axis {
            Some(_) => Shape::new(element, [Size::from(count)]),
            None => Shape::scalar(element),
        };
        let literal = Literal::from_bytes(shape, bytes);
        let literal = literal.unwrap_or_else(|| unreachable!("the elements have one type"));
        let value = b.constant(literal);
        let sizes = b.shape(like).dims.clone();
        broadcast::in_dim(b, value, sizes, &self.axis.into_iter().collect::<Vec<_>>())
    }

    /// Returns the difference of each integer and the zero point, in another element type.
    pub(super) fn centred(
        &self,
        b: &mut Builder<'_>,
        value: Value,
        element: ElementType,
    ) -> Result<Value, Fault> {
        let value = convert::convert(b, value, element)?;
        if self.zero_points.iter().all(|&zero| zero == 0) {
            return Ok(value);
        }
        let zeros = self.zero_points.iter().map(|&zero| zero as f64);
        let zeros = self.numbers(b, value, element, zeros)?;
        elementwise::apply(b, &elementwise::sub, &[value, zeros])
    }

    /// Returns the numbers that integers stand for.
    pub(super) fn dequantize(&self, b: &mut Builder<'_>, value: Value) -> Result<Value, Fault> {
        let value = self.centred(b, value, self.expressed)?;
        let scales = self.numbers(b, value, self.expressed, self.scales.iter().copied())?;
        elementwise::apply(b, &elementwise::mul, &[value, scales])
    }

    /// Returns the integers for numbers that are divided by the scale.
    pub(super) fn stored(&self, b: &mut Builder<'_>, value: Value) -> Result<Value, Fault> {
        let element = b.shape(value).element;
        let rounded = elementwise::apply(b, &elementwise::round_nearest_even, &[value])?;
        let zeros = self.zero_points.iter().map(|&zero| zero as f64);
        let zeros = self.numbers(b, value, element, zeros)?;
        let value = elementwise::apply(b, &elementwise::add, &[rounded, zeros])?;
        let [low, high] = self.range.map(|n| n as f64);
        let (low, high) = (b.scalar(element, low), b.scalar(element, high));
        let value = b.add1(&clamp::PRIMITIVE, &[low, value, high], Vec::new())?;
        convert::convert(b, value, self.storage)
    }

    /// Returns the integers for numbers.
    pub(super) fn quantize(&self, b: &mut Builder<'_>, value: Value) -> Result<Value, Fault> {
        let value = convert::convert(b, value, self.expressed)?;
        let scales = self.numbers(b, value, self.expressed, self.scales.iter().copied())?;
        let value = elementwise::apply(b, &elementwise::div, &[value, scales])?;
        self.stored(b, value)
    }
}

/// Returns the least positive number of a floating-point type.
fn least(element: ElementType) -> f64 {
    match element {
        ElementType::F16 => 2f64.powi(-24),
        ElementType::Bf16 => 2f64.powi(-133),
        ElementType::F32 => 2f64.powi(-149),
        _ => f64::from_bits(1),
    }
}
