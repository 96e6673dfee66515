//! A function whose body is a computation of each device on its part of the arrays, as `shard_map` of jax writes it: it is
//! imported with these parts as arguments and results.

use std::collections::HashMap;
use std::rc::Rc;

use xla_shape::scan::ParseError;

use super::table::{self, RETURN};
use crate::tree::{Function, Model, Op, Param, Region, ValueId};

const MANUAL: &str = "sdy.manual_computation";

/// Returns the function that each device computes; `None` if the function is no computation of devices.
///
/// # Errors
/// Other operations compute on arrays that are divided among devices, or an argument is divided in two ways.
pub(super) fn local<'t>(
    model: &Model<'t>,
    function: &Function<'t>,
) -> Result<Option<Function<'t>>, ParseError> {
    let ops = &function.body.ops;
    let Some(manual) = ops.iter().find(|op| op.name == MANUAL) else {
        return Ok(None);
    };
    let refused = |op: &Op<'t>, why: &str| Err(model.refused(op.at, why));
    let is_alone = |op: &&Op<'t>| {
        let is_known = op.name == MANUAL || op.name == RETURN || table::is_constant(&op.name);
        !is_known || op.name == MANUAL && op.first != manual.first
    };
    if let Some(other) = ops.iter().find(is_alone) {
        let why = format!(
            "{} is outside of {MANUAL}, on arrays of which a device has a part: expected all operations in it, in jax \
             `jit(shard_map(..))`",
            other.name
        );
        return refused(other, &why);
    }
    let (Some(returned), [region]) = (ops.last(), manual.regions.as_slice()) else {
        return refused(manual, "expected one region and a return");
    };
    // The part of each argument that a device has, as a parameter of the region.
    let mut parts = HashMap::new();
    for (operand, part) in manual.operands.iter().zip(&region.params) {
        let is_param = function.params.iter().any(|param| param.value == *operand);
        if !is_param || parts.insert(*operand, part).is_some() {
            return refused(manual, "expected each argument of the function once");
        }
    }
    let param = |param: &Param<'t>| match parts.get(&param.value) {
        Some((value, ty)) => Param {
            value: *value,
            ty: Rc::clone(ty),
            ..param.clone()
        },
        None => param.clone(),
    };
    // The region becomes the body. It may read constants from outside.
    let mut body: Vec<Op<'t>> = ops
        .iter()
        .filter(|op| table::is_constant(&op.name))
        .cloned()
        .collect();
    body.extend(region.ops.iter().cloned());
    let Some(last) = body.last_mut().filter(|op| op.name == "sdy.return") else {
        return refused(manual, "expected sdy.return at the end");
    };
    // The function returns results of the region in any order.
    let types = last.operand_types.take().unwrap_or_default();
    let (mut results, mut operands): (Vec<_>, Vec<ValueId>) = (Vec::new(), Vec::new());
    for (value, (_, attributes)) in returned.operands.iter().zip(&function.results) {
        let number = value
            .0
            .checked_sub(manual.first.0)
            .map(|number| number as usize);
        let part = number.and_then(|n| Some((last.operands.get(n)?, types.get(n)?)));
        let Some((operand, ty)) = part else {
            return refused(returned, "expected results of the computation of devices");
        };
        operands.push(*operand);
        results.push((Rc::clone(ty), Rc::clone(attributes)));
    }
    last.name = returned.name.clone();
    last.operands = operands.into();
    Ok(Some(Function {
        params: function.params.iter().map(param).collect(),
        results,
        body: Region {
            params: Vec::new(),
            ops: body,
        },
        ..function.clone()
    }))
}
