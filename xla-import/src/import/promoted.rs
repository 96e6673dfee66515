//! Operations whose regions compute in a larger element type than the arrays have: these are converted first.

use std::rc::Rc;

use xla_hlo::ops::convert;
use xla_hlo::{ElementType, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
use crate::tree::{Element, Op, Region, Type, ValueId};

impl<'t> Body<'_, 't> {
    /// Converts operands to the types of the region that combines their elements. Returns the region in place of the one
    /// that selects elements, which has the types of the operands, if that is needed.
    pub(super) fn promoted(
        &mut self,
        op: &Op<'t>,
        operands: &mut [Value],
    ) -> Result<Option<Region<'t>>, ParseError> {
        let Some(combines) = op.regions.last() else {
            return Ok(None);
        };
        let selects = match &*op.name {
            "stablehlo.reduce"
            | "stablehlo.reduce_window"
            | "stablehlo.scatter"
            | "stablehlo.all_reduce"
            | "stablehlo.reduce_scatter" => None,
            "stablehlo.select_and_scatter" => op.regions.first(),
            _ => return Ok(None),
        };
        let arrays = combines.params.len() / 2;
        // The indices of a scatter are between its arrays and its updates.
        let indices = usize::from(op.name == "stablehlo.scatter");
        let mut is_converted = false;
        for (i, operand) in operands.iter_mut().enumerate() {
            // All operands of `select_and_scatter` have one type, which the first parameter has.
            let param = match i {
                _ if i < arrays => i,
                _ if i < arrays + indices => continue,
                _ if selects.is_some() => 0,
                _ => i - indices,
            };
            let Some((_, ty)) = combines.params.get(param) else {
                continue;
            };
            let (from, to) = (self.shape_of(*operand).element, element(ty));
            let Some(to) = to.filter(|&to| is_promotable(from, to)) else {
                continue;
            };
            let converted = convert::convert(self.b(), *operand, to);
            *operand = converted.map_err(|fault| self.fault(op, fault))?;
            is_converted = true;
        }
        Ok((selects.filter(|_| is_converted)).and_then(|region| converted(region, combines)))
    }
}

/// Returns the element type of an array that has a counterpart of this name.
fn element(ty: &Type<'_>) -> Option<ElementType> {
    match ty {
        Type::Tensor(_, Element::Named(name)) => ElementType::from_stablehlo(name),
        _ => None,
    }
}

/// Whether an element type is a smaller one of the same kind.
fn is_promotable(from: ElementType, to: ElementType) -> bool {
    from.kind() == to.kind() && from.bytes() < to.bytes()
}

/// Returns a region with the parameters of another one, which are converted to its own.
fn converted<'t>(region: &Region<'t>, other: &Region<'t>) -> Option<Region<'t>> {
    let mut ops = Vec::with_capacity(region.params.len() + region.ops.len());
    let mut params = Vec::with_capacity(region.params.len());
    let mut next = u32::MAX;
    for ((own, ty), (_, from)) in region.params.iter().zip(&other.params) {
        // Files have fewer values.
        let param = ValueId(next);
        next -= 1;
        params.push((param, Rc::clone(from)));
        ops.push(Op {
            name: "stablehlo.convert".into(),
            operands: [param].into(),
            attributes: Rc::default(),
            regions: Vec::new(),
            operand_types: None,
            result_types: [Rc::clone(ty)].into(),
            first: *own,
            at: region.ops.first()?.at,
        });
    }
    ops.extend(region.ops.iter().cloned());
    Some(Region { params, ops })
}
