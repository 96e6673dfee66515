//! Operations of chlo that broadcast their operands as NumPy does, and its constants with the shape of an array.

use xla_hlo::ops::broadcast;
use xla_hlo::{Shape, Size, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
use crate::constant::{self, Elements};
use crate::tree::{Attribute, Op};

/// The attribute with the dimensions of the operand of lower rank.
const DIMENSIONS: &str = "broadcast_dimensions";

impl<'t> Body<'_, 't> {
    /// Adds the instructions of an operation of this kind; `None` if it is another one.
    pub(super) fn implicit(
        &mut self,
        op: &Op<'t>,
        name: &str,
        operands: &[Value],
        results: &[Shape],
    ) -> Option<Result<Vec<Value>, ParseError>> {
        match (name, operands, results) {
            ("chlo.constant_like", &[like], [result]) => Some(self.constant_like(op, like, result)),
            (_, _, [result]) if !operands.is_empty() => {
                let own = name.strip_prefix("chlo.broadcast_")?;
                Some(self.broadcasting(op, own, operands, result))
            }
            _ => None,
        }
    }

    fn broadcasting(
        &mut self,
        op: &Op<'t>,
        own: &str,
        operands: &[Value],
        result: &Shape,
    ) -> Result<Vec<Value>, ParseError> {
        // `chlo.broadcast_add` is `stablehlo.add`, and `chlo.broadcast_next_after` is `chlo.next_after`.
        let dialects = ["stablehlo", "chlo"].map(|dialect| format!("{dialect}.{own}"));
        let mut known = dialects
            .iter()
            .filter_map(|name| self.known.primitives.get(&**name));
        let Some(&primitive) = known.next() else {
            return Err(self.refused(op.at, format!("the operation {} is not supported", op.name)));
        };
        if result.dims.iter().any(Size::is_open) {
            let why = format!("expected a result of {} without `?`", op.name);
            return Err(self.refused(op.at, why));
        }
        // `broadcast_dimensions` belongs to the operand of lower rank; without it, dimensions match from the last one.
        let written = op.attributes.iter().find(|named| named.name == DIMENSIONS);
        let written = match written {
            Some(written) => Some(self.ints(written)?),
            None => None,
        };
        let rank = result.rank();
        let mut arrays = Vec::with_capacity(operands.len());
        for &operand in operands {
            let own = self.shape_of(operand).rank();
            let places: Option<Vec<usize>> = match &written {
                Some(dims) if own == dims.len() => {
                    dims.iter().map(|&d| usize::try_from(d).ok()).collect()
                }
                // Operands of lower rank lack the first dimensions.
                _ if own <= rank => Some((rank - own..rank).collect()),
                _ => None,
            };
            let Some(places) = places else {
                return Err(self.refused(op.at, "an operand has more dimensions than the result"));
            };
            let array = broadcast::in_dim(self.b(), operand, result.dims.clone(), &places);
            arrays.push(array.map_err(|fault| self.fault(op, fault))?);
        }
        // The elementwise primitive has no such attribute, and would refuse it.
        let attributes = op
            .attributes
            .iter()
            .filter(|named| named.name != DIMENSIONS);
        let elementwise = Op {
            attributes: attributes.cloned().collect(),
            ..op.clone()
        };
        let results = std::slice::from_ref(result);
        self.primitive(&elementwise, primitive, &arrays, results, &[])
    }

    fn constant_like(
        &mut self,
        op: &Op<'t>,
        like: Value,
        result: &Shape,
    ) -> Result<Vec<Value>, ParseError> {
        let value = op
            .attribute("value")
            .map(|value| self.known.model.resolved(value));
        let Some(Attribute::Number(digits, _)) = value else {
            return Err(self.refused(op.at, "expected a number as value"));
        };
        let scalar = Shape::scalar(result.element);
        let number = constant::dense(self.known.model, digits, &scalar, op.at)?;
        let (Elements::All(number) | Elements::Splat(number)) = number;
        let dims = self.shape_of(like).dims;
        let number = self.b().constant(number);
        let all = broadcast::in_dim(self.b(), number, dims, &[]);
        Ok(vec![all.map_err(|fault| self.fault(op, fault))?])
    }
}
