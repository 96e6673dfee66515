//! Checks the quantised types of operands and results, which the rules of operations do not know.

use xla_hlo::Value;
use xla_shape::scan::ParseError;

use super::body::Body;
use super::quantized::Quantized;
use crate::tree::{Attribute, Op, Type};

impl<'t> Body<'_, 't> {
    /// Requires that all numbers of an operation are quantised, with integers and numbers of one type.
    pub(super) fn one_type(
        &mut self,
        op: &Op<'t>,
        operands: &[Value],
        types: &[Option<Quantized>],
        results: &[Option<Quantized>],
    ) -> Result<(), ParseError> {
        let mut all = types.iter().chain(results).flatten();
        let Some(first) = all.next() else {
            return Ok(());
        };
        let type_of = |ty: &Quantized| (ty.storage, ty.bits, ty.expressed);
        if all.any(|ty| type_of(ty) != type_of(first)) {
            let why = format!(
                "expected one type of integers and one of numbers of {}",
                op.name
            );
            return Err(self.refused(op.at, why));
        }
        // Integers and conditions may be beside quantised numbers, such as indices.
        let mut plain = Vec::with_capacity(operands.len() + results.len());
        for (&operand, ty) in operands.iter().zip(types) {
            plain.extend(ty.is_none().then(|| self.shape_of(operand).element));
        }
        for (ty, quantized) in op.result_types.iter().zip(results) {
            if quantized.is_none() {
                plain.push(self.shape(ty, op.at)?.element);
            }
        }
        match plain.into_iter().find(|element| element.is_float()) {
            Some(element) => {
                let why = format!("expected quantised numbers, found {element}");
                Err(self.refused(op.at, why))
            }
            None => Ok(()),
        }
    }

    /// Requires of a reshape that the dimension with the scales and the dimensions before it keep their sizes.
    pub(super) fn axis_of_reshape(
        &mut self,
        op: &Op<'t>,
        types: &[Option<Quantized>],
        results: &[Option<Quantized>],
    ) -> Result<(), ParseError> {
        let ([Some(from)], [Some(to)]) = (types, results) else {
            return Ok(());
        };
        let (Some(from), Some(to)) = (from.axis, to.axis) else {
            return Ok(());
        };
        let (Some(operand), [result]) = (&op.operand_types, &*op.result_types) else {
            return Ok(());
        };
        let (Some(Type::Tensor(before, _)), Type::Tensor(after, _)) =
            (operand.first().map(|ty| &**ty), &**result)
        else {
            return Ok(());
        };
        if op.name != "stablehlo.reshape" {
            return Ok(());
        }
        // `2x6x4` with scales along dimension 1 may become `2x6x2x2`, but not `12x4`: the scale of an element follows
        // from its index there.
        let place = |dims: &[Option<u64>], axis: usize| {
            let outer: Option<u64> = dims.get(..axis)?.iter().copied().product();
            Some((outer?, dims.get(axis).copied()??))
        };
        let (before, after) = (place(before, from), place(after, to));
        if before.is_some() && before == after {
            Ok(())
        } else {
            let why = "expected that the dimension with the scales keeps its size, and the number of elements \
                       before it";
            Err(self.refused(op.at, why))
        }
    }

    /// Checks the types of a product of two arrays with a quantised right side.
    pub(super) fn product_types(
        &self,
        op: &Op<'t>,
        lhs: Option<&Quantized>,
        rhs: &Quantized,
        result: Option<&Quantized>,
    ) -> Result<(), ParseError> {
        // StableHLO's rules of `dot_general` and `convolution` on quantised operands: the first broken one is reported. If
        // the right side alone is quantised, the result is not.
        let is_dot = op.name == "stablehlo.dot_general";
        let wrong = if lhs.is_some() != result.is_some() {
            Some("expected that both the left side and the result are quantised")
        } else if lhs.is_some_and(|lhs| lhs.axis.is_some()) {
            Some("expected one scale of the left side")
        } else if result.is_some_and(|result| {
            rhs.axis.is_some() != result.axis.is_some() || rhs.expressed != result.expressed
        }) {
            Some("expected as many scales of the result as of the right side, of one type")
        } else if lhs
            .is_some_and(|lhs| lhs.storage != rhs.storage || lhs.expressed != rhs.expressed)
        {
            Some("expected the same types of both sides")
        } else if is_dot && rhs.zero_points.iter().any(|&zero| zero != 0) {
            Some("expected the zero point 0 of the right side")
        } else if is_dot && rhs.axis.is_some_and(|axis| self.contracts(op, axis)) {
            Some("expected the same scale along the contracting dimensions of the right side")
        } else if !is_dot {
            let [kernel, output] = self.features(op);
            let wrong = |ty: &Quantized, feature| ty.axis.is_some() && ty.axis != feature;
            if wrong(rhs, kernel) {
                Some("expected the scales of the right side along its output features")
            } else if result.is_some_and(|result| wrong(result, output)) {
                Some("expected the scales of the result along its features")
            } else {
                None
            }
        } else {
            None
        };
        match wrong {
            Some(why) => Err(self.refused(op.at, why)),
            None => Ok(()),
        }
    }

    /// Whether a dimension of the right side of `dot_general` is contracted.
    fn contracts(&self, op: &Op<'t>, axis: usize) -> bool {
        let Some(Attribute::Record(_, fields)) = (op.attribute("dot_dimension_numbers"))
            .map(|numbers| self.known.model.resolved(numbers))
        else {
            return false;
        };
        let mut fields = fields.iter();
        let contracting = fields.find(|field| field.name == "rhs_contracting_dimensions");
        let contracting = contracting.and_then(|written| self.ints(written).ok());
        contracting.is_some_and(|dims| dims.contains(&(axis as i64)))
    }

    /// Returns the output features of a convolution's kernel, and the features of its result.
    fn features(&self, op: &Op<'t>) -> [Option<usize>; 2] {
        let numbers = op.attribute("dimension_numbers");
        let numbers = numbers.map(|numbers| self.known.model.resolved(numbers));
        let Some(Attribute::Wrapped(_, lists)) = numbers else {
            return [None; 2];
        };
        let Attribute::Lists(lists) = &**lists else {
            return [None; 2];
        };
        let place = |list: Option<&Attribute<'t>>, letter| match list {
            Some(Attribute::List(items)) => items
                .iter()
                .position(|item| *item == Attribute::Word(letter)),
            _ => None,
        };
        [place(lists.get(1), "o"), place(lists.get(2), "f")]
    }
}
