//! Operations on quantised numbers, which are arrays of the storage's element type.
//!
//! Operations that move elements move integers; products of two arrays are computed in integers; all others compute numbers,
//! and quantise their results, as the specification defines them.

use xla_hlo::ops::convert;
use xla_hlo::{Builder, ElementType, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
use super::quantized::Quantized;
use super::{callee, table};
use crate::tree::{Op, Type};

/// Products, whose results are sums of products of two integers.
const PRODUCTS: &[&str] = &["stablehlo.convolution", "stablehlo.dot_general"];

impl<'t> Body<'_, 't> {
    /// Adds the instructions of an operation whose operands or results are quantised.
    pub(super) fn quantized(
        &mut self,
        op: &Op<'t>,
        operands: &[Value],
        types: &[Option<Quantized>],
    ) -> Result<Vec<Value>, ParseError> {
        let results: Vec<_> = op.result_types.iter().map(|ty| Quantized::of(ty)).collect();
        let name = &*op.name;
        match (name, operands, types, results.as_slice()) {
            ("stablehlo.constant" | "stablehlo.bitcast_convert", ..) => {
                return self.imported(op, operands);
            }
            ("stablehlo.uniform_quantize", &[operand], [from], [Some(to)]) => {
                let found = match from {
                    Some(from) => from.expressed,
                    None => self.shape_of(operand).element,
                };
                if found != to.expressed {
                    let why = format!("expected numbers of type {}, found {found}", to.expressed);
                    return Err(self.refused(op.at, why));
                }
                let numbers = match from {
                    Some(from) => from.dequantize(self.b(), operand),
                    None => Ok(operand),
                };
                let value = numbers.and_then(|value| to.quantize(self.b(), value));
                return Ok(vec![value.map_err(|fault| self.fault(op, fault))?]);
            }
            ("stablehlo.uniform_dequantize", &[operand], [Some(from)], [None]) => {
                let value = from.dequantize(self.b(), operand);
                return Ok(vec![value.map_err(|fault| self.fault(op, fault))?]);
            }
            _ => {}
        }
        let all: Vec<&Quantized> = types.iter().chain(&results).flatten().collect();
        let has_axis = all.iter().any(|ty| ty.axis.is_some());
        // The operations of the callee know the quantised types of their own values.
        if callee(op).is_some() {
            return self.imported(op, operands);
        }
        let moved = table::MOVEMENT.iter().find(|(known, _)| *known == name);
        let takes_axis = match moved {
            Some((_, takes_axis)) => *takes_axis,
            None => PRODUCTS.contains(&name),
        };
        if has_axis && !takes_axis {
            let why = format!("{name} of numbers with a scale for each index is not supported");
            return Err(self.refused(op.at, why));
        }
        if !op.regions.is_empty() {
            return self.imported(op, operands);
        }
        if moved.is_some() {
            // The dimension of the scales moves too.
            let mut pairs = all.iter().zip(all.iter().skip(1));
            if pairs.any(|(a, b)| !a.has_integers_of(b)) {
                let why =
                    format!("expected the same scales and zero points of all arrays of {name}");
                return Err(self.refused(op.at, why));
            }
            self.axis_of_reshape(op, types, &results)?;
            return self.imported(op, operands);
        }
        if let ([lhs, rhs], [l, Some(r)], [to]) = (operands, types, results.as_slice())
            && PRODUCTS.contains(&name)
        {
            self.product_types(op, l.as_ref(), r, to.as_ref())?;
            // A product with floating-point numbers on the left side is computed in them, below.
            if let (Some(l), Some(to)) = (l, to)
                && !has_axis
            {
                return self.product(op, [(l, *lhs), (r, *rhs)], to);
            }
        } else if PRODUCTS.contains(&name) {
            let why = "expected that the right side is quantised if another array is";
            return Err(self.refused(op.at, why));
        } else {
            self.one_type(op, operands, types, &results)?;
        }
        // All others: dequantise, compute, quantise.
        let mut numbers = Vec::with_capacity(operands.len());
        for (&operand, ty) in operands.iter().zip(types) {
            let value = match ty {
                Some(ty) => ty.dequantize(self.b(), operand),
                None => Ok(operand),
            };
            numbers.push(value.map_err(|fault| self.fault(op, fault))?);
        }
        let element = |ty: &Option<Quantized>| ty.as_ref().map(|ty| ty.expressed);
        let plain = with_results(op, &results.iter().map(element).collect::<Vec<_>>());
        let mut values = self.imported(&plain, &numbers)?;
        for (value, ty) in values.iter_mut().zip(&results) {
            if let Some(ty) = ty {
                let quantized = ty.quantize(self.b(), *value);
                *value = quantized.map_err(|fault| self.fault(op, fault))?;
            }
        }
        Ok(values)
    }

    /// Adds a product in integers of 32 bits, whose scale is the product of the scales.
    fn product(
        &mut self,
        op: &Op<'t>,
        factors: [(&Quantized, Value); 2],
        to: &Quantized,
    ) -> Result<Vec<Value>, ParseError> {
        let mut integers = Vec::with_capacity(2);
        for (ty, value) in factors {
            let centred = ty.centred(self.b(), value, ElementType::I32);
            integers.push(centred.map_err(|fault| self.fault(op, fault))?);
        }
        let plain = with_results(op, &[Some(ElementType::I32)]);
        let sums = self.imported(&plain, &integers)?;
        // `sum((a - za) * (b - zb)) * sa * sb` are the numbers, and `/ sc` their quantised form before rounding.
        let scale = factors[0].0.scales[0] * factors[1].0.scales[0] / to.scales[0];
        let scaled = |b: &mut Builder<'_>| {
            let sum = convert::convert(b, sums[0], ElementType::F64)?;
            let scale = b.scalar(ElementType::F64, scale);
            let value = b.formula([sum, scale], |[sum, scale]| sum * scale)?;
            to.stored(b, value)
        };
        let value = scaled(self.b());
        Ok(vec![value.map_err(|fault| self.fault(op, fault))?])
    }
}

/// Returns an operation whose results have these element types, where there are any.
fn with_results<'t>(op: &Op<'t>, elements: &[Option<ElementType>]) -> Op<'t> {
    let types = op.result_types.iter().zip(elements);
    let types = types.map(|(ty, element)| match (&**ty, element) {
        (Type::Tensor(dims, _), Some(element)) => {
            Type::Tensor(dims.clone(), element.stablehlo().into()).into()
        }
        _ => ty.clone(),
    });
    Op {
        operand_types: None,
        result_types: types.collect(),
        ..op.clone()
    }
}
