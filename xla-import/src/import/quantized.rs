//! Quantised element types: stored integers, which a scale and a zero point map to numbers.

use xla_hlo::element::Kind;
use xla_hlo::error::Fault;
use xla_hlo::literal::Scalar;
use xla_hlo::ops::{broadcast, clamp, convert, elementwise};
use xla_hlo::{Builder, ElementType, Literal, Shape, Size, Value};

use crate::tree::{Element, Type, UniformQuantized, integers};

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
    /// The dimension whose indices have their own scales and zero points.
    pub(super) axis: Option<usize>,
    pub(super) scales: Vec<f64>,
    pub(super) zero_points: Vec<i64>,
}

impl Quantized {
    /// Returns a type of the file, if its scales and zero points suit the types of its integers and numbers.
    pub(super) fn checked(ty: &UniformQuantized<'_>) -> Option<Quantized> {
        // Integers of less than 8 bits are stored in 8; the range bounds them.
        let storage = match (ty.bits, ty.signed) {
            (1..=8, true) => ElementType::I8,
            (1..=8, false) => ElementType::U8,
            (16, true) => ElementType::I16,
            (16, false) => ElementType::U16,
            (32, true) => ElementType::I32,
            (32, false) => ElementType::U32,
            _ => return None,
        };
        let expressed = ElementType::from_stablehlo(ty.expressed)?;
        let (range, [low, high]) = (ty.range, integers(ty.signed, ty.bits));
        let axis = ty.axis.map(usize::try_from).transpose().ok()?;
        // StableHLO requires scales that are positive and finite in the expressed type: 1e-60 is 0 in `f32`.
        let is_scale = |&scale: &f64| {
            let rounded = Literal::from_f64(expressed, scale);
            let rounded = match rounded.elements().next() {
                Some(Scalar::Float(rounded)) => rounded,
                _ => 0.0,
            };
            scale >= least(expressed) && rounded.is_finite()
        };
        let is_known = expressed.kind() == Kind::Float
            && range[0] >= low
            && range[0] < range[1]
            && range[1] <= high
            && (axis.is_some() || ty.scales.len() == 1)
            && ty.scales.iter().all(is_scale)
            && ty
                .zero_points
                .iter()
                .all(|zero| (range[0]..=range[1]).contains(zero));
        is_known.then_some(Quantized {
            storage,
            bits: ty.bits,
            range,
            expressed,
            axis,
            scales: ty.scales.to_vec(),
            zero_points: ty.zero_points.to_vec(),
        })
    }

    /// Returns the element type of an array's type, if it is quantised.
    pub(super) fn of(ty: &Type<'_>) -> Option<Quantized> {
        match ty {
            Type::Tensor(_, Element::Quantized(ty)) => Quantized::checked(ty),
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
        b.formula([value, zeros], |[value, zeros]| value - zeros)
    }

    /// Returns the numbers that integers stand for.
    pub(super) fn dequantize(&self, b: &mut Builder<'_>, value: Value) -> Result<Value, Fault> {
        let value = self.centred(b, value, self.expressed)?;
        let scales = self.numbers(b, value, self.expressed, self.scales.iter().copied())?;
        b.formula([value, scales], |[value, scales]| value * scales)
    }

    /// Returns the integers for numbers that are divided by the scale.
    pub(super) fn stored(&self, b: &mut Builder<'_>, value: Value) -> Result<Value, Fault> {
        let element = b.shape(value).element;
        let rounded = b.formula([value], |[value]| {
            value.apply(&elementwise::round_nearest_even)
        })?;
        let zeros = self.zero_points.iter().map(|&zero| zero as f64);
        let zeros = self.numbers(b, value, element, zeros)?;
        let value = b.formula([rounded, zeros], |[rounded, zeros]| rounded + zeros)?;
        let [low, high] = self.range.map(|n| n as f64);
        let (low, high) = (b.scalar(element, low), b.scalar(element, high));
        let value = b.add1(&clamp::PRIMITIVE, &[low, value, high], Vec::new())?;
        convert::convert(b, value, self.storage)
    }

    /// Returns the integers for numbers.
    pub(super) fn quantize(&self, b: &mut Builder<'_>, value: Value) -> Result<Value, Fault> {
        let value = convert::convert(b, value, self.expressed)?;
        let scales = self.numbers(b, value, self.expressed, self.scales.iter().copied())?;
        let value = b.formula([value, scales], |[value, scales]| value / scales)?;
        self.stored(b, value)
    }
}

/// Returns the least positive number of a floating-point type.
fn least(element: ElementType) -> f64 {
    let least_exponent = 2 - (1 << (element.exponent_bits() - 1));
    2f64.powi(least_exponent - element.mantissa_bits() as i32)
}
