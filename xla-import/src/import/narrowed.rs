//! Operations on integers of less than eight bits.
//!
//! Comparisons, conversions from them and movement need nothing else than those in storage. The result of any other
//! operation is reduced to its bits, since sums, products and powers are modulo 2^8 here.

use xla_hlo::Value;
use xla_shape::scan::ParseError;

use super::bits;
use super::body::Body;
use super::narrow::{Narrow, STORED};
use super::{callee, table};
use crate::tree::Op;

/// Operations that read the bits of their first operand from the highest one, or count them.
const BITS: [&str; 3] = [
    "stablehlo.count_leading_zeros",
    "stablehlo.popcnt",
    "stablehlo.shift_right_logical",
];

impl<'t> Body<'_, 't> {
    /// Adds the instructions of an operation whose operands or results are narrow integers.
    pub(super) fn narrow(
        &mut self,
        op: &Op<'t>,
        operands: &[Value],
        types: &[Option<Narrow>],
    ) -> Result<Vec<Value>, ParseError> {
        let name = &*op.name;
        let results: Vec<_> = op.result_types.iter().map(|ty| Narrow::of(ty)).collect();
        // Where a text has one type, all arrays but a predicate have it.
        if self.known.model.text.is_some()
            && op.operand_types.is_none()
            && let [result] = &*op.result_types
        {
            let predicates = usize::from(name == "stablehlo.select");
            let mut operands = types.iter().skip(predicates);
            if operands.any(|ty| *ty != results[0]) {
                return Err(self.refused(op.at, format!("an operand is not of type {result}")));
            }
        }
        // Movement keeps elements as they are. Operations in a region, or in a called function, are narrowed one by
        // one.
        let moves = table::MOVEMENT.iter().any(|(known, _)| *known == name);
        if moves || !op.regions.is_empty() || callee(op).is_some() {
            return self.imported(op, operands);
        }
        let mut operands = operands.to_vec();
        let bits = |ty: Option<&Option<Narrow>>| ty.copied().flatten().map(|ty| ty.bits);
        if name == "stablehlo.bitcast_convert"
            && bits(types.first()) != bits(results.first())
            && let ([ty], [operand], [result]) =
                (types, operands.as_mut_slice(), results.as_slice())
        {
            return self.joined(op, operand, [*ty, *result]);
        }
        // Storage extends the sign to 8 bits; these operations must see zeros there.
        if BITS.contains(&name)
            && let ([Some(ty), ..], Some(first)) = (types, operands.first_mut())
        {
            let pattern = ty.pattern(self.b(), *first);
            *first = pattern.map_err(|fault| self.fault(op, fault))?;
        }
        let mut values = self.imported(op, &operands)?;
        for (value, ty) in values.iter_mut().zip(&results) {
            let Some(ty) = ty else { continue };
            let result = match name {
                // Stored in 8 bits, the number 1 has 7 leading zeros; as `i4` it has 3.
                "stablehlo.count_leading_zeros" => {
                    let b = self.b();
                    let absent = b.scalar(ty.storage(), f64::from(STORED - ty.bits));
                    b.formula([*value, absent], |[x, absent]| x - absent)
                }
                _ => ty.wrapped(self.b(), *value),
            };
            *value = result.map_err(|fault| self.fault(op, fault))?;
        }
        Ok(values)
    }

    /// Reinterprets the bits of integers as a type of another width.
    fn joined(
        &mut self,
        op: &Op<'t>,
        operand: &mut Value,
        [from, to]: [Option<Narrow>; 2],
    ) -> Result<Vec<Value>, ParseError> {
        let result = self.shape(&op.result_types[0], op.at)?.element;
        let element = self.shape_of(*operand).element;
        let b = self.b();
        let bits = |narrow: Option<Narrow>, element| match narrow {
            Some(narrow) => narrow.bits,
            None => bits::of(element),
        };
        let widths = [bits(from, element), bits(to, result)];
        let pattern = match from {
            Some(from) => from.pattern(b, *operand),
            None => Ok(*operand),
        };
        let value = pattern.and_then(|pattern| {
            let value = bits::repacked(b, pattern, widths, result)?;
            match to {
                Some(to) => to.wrapped(b, value),
                None => Ok(value),
            }
        });
        Ok(vec![value.map_err(|fault| self.fault(op, fault))?])
    }
}
