//! A function that divides its arguments among devices by calls of `SPMDFullToShardShape`, as `shard_map` of older versions of
//! jax writes it: it is imported with each device's part of the arrays as arguments and results.

use std::collections::HashMap;
use std::rc::Rc;

use xla_shape::scan::ParseError;

use super::table::RETURN;
use crate::tree::{Attribute, Function, Model, Op, Param, Region, Type, ValueId};

const TO_SHARD: &str = "SPMDFullToShardShape";
const TO_FULL: &str = "SPMDShardToFullShape";

/// Returns the function that each device computes; `None` if the function does not divide arrays.
///
/// # Errors
/// Other operations compute on arrays that are divided among devices, or an argument is divided in two ways.
pub(super) fn local<'t>(
    model: &Model<'t>,
    function: &Function<'t>,
) -> Result<Option<Function<'t>>, ParseError> {
    if !divides(function) {
        return Ok(None);
    }
    let mut shards = Shards {
        model,
        full: function.params.iter().map(|p| (p.value, p.value)).collect(),
        parts: HashMap::new(),
        gathered: HashMap::new(),
        types: HashMap::new(),
    };
    // Calls between the shapes of the whole and of the parts disappear; the operations between them stay.
    let mut ops = Vec::with_capacity(function.body.ops.len());
    let mut results = Vec::new();
    for op in &function.body.ops {
        if op.name != RETURN {
            ops.extend(shards.inside(op)?);
            continue;
        }
        let mut returned = op.clone();
        for (operand, (_, attributes)) in returned.operands.iter_mut().zip(&function.results) {
            let Some((part, ty)) = shards.gathered.get(operand) else {
                let why = format!("expected results of {TO_FULL}");
                return Err(model.refused(op.at, why));
            };
            *operand = *part;
            results.push((Rc::clone(ty), Rc::clone(attributes)));
        }
        returned.operand_types = None;
        ops.push(returned);
    }
    // A parameter has the shape of the part that its call returned.
    let param = |param: &Param<'t>| match shards.parts.get(&param.value) {
        Some((value, ty)) => Param {
            value: *value,
            ty: Rc::clone(ty),
            ..param.clone()
        },
        None => param.clone(),
    };
    let params = Vec::new();
    Ok(Some(Function {
        params: function.params.iter().map(param).collect(),
        results,
        body: Region { params, ops },
        ..function.clone()
    }))
}

/// Whether a function has calls that change shapes to a device's part.
fn divides(function: &Function<'_>) -> bool {
    let params = function.params.iter().map(|param| (param.value, &param.ty));
    let mut types: HashMap<ValueId, &Rc<Type<'_>>> = params.collect();
    // A call that keeps the type of its operand divides nothing.
    for op in &function.body.ops {
        let changes = || match (&*op.operands, &*op.result_types) {
            ([operand], [ty]) => types.get(operand).is_some_and(|known| *known != ty),
            _ => false,
        };
        if matches!(target(op), Some(TO_SHARD | TO_FULL)) && changes() {
            return true;
        }
        types.extend(op.results().zip(&op.result_types));
    }
    false
}

/// Returns the target of a custom call.
fn target<'a>(op: &'a Op<'_>) -> Option<&'a str> {
    match op.attribute("call_target_name") {
        Some(Attribute::Symbol(name) | Attribute::Text(name)) => Some(name),
        _ => None,
    }
}

/// The arrays that are divided among devices.
struct Shards<'a, 't> {
    model: &'a Model<'t>,
    /// The arguments, also with annotations.
    full: HashMap<ValueId, ValueId>,
    /// The part of each argument, and its type.
    parts: HashMap<ValueId, (ValueId, Rc<Type<'t>>)>,
    /// The arrays that consist of parts, each with a device's part and its type.
    gathered: HashMap<ValueId, (ValueId, Rc<Type<'t>>)>,
    /// The types of all values so far.
    types: HashMap<ValueId, Rc<Type<'t>>>,
}

impl<'t> Shards<'_, 't> {
    /// Returns an operation as each device computes it; `None` if it only divides or joins arrays.
    fn inside(&mut self, op: &Op<'t>) -> Result<Option<Op<'t>>, ParseError> {
        let refused = |why: String| Err(self.model.refused(op.at, why));
        let typed = op.result_types.iter().cloned();
        self.types.extend(op.results().zip(typed));
        if let (Some(name), [operand], [ty]) = (target(op), &*op.operands, &*op.result_types) {
            match name {
                "Sharding" if self.full.contains_key(operand) => {
                    self.full.insert(op.first, self.full[operand]);
                    return Ok(None);
                }
                "Sharding" if self.gathered.contains_key(operand) => {
                    let part = self.gathered[operand].clone();
                    self.gathered.insert(op.first, part);
                    return Ok(None);
                }
                // The first call of an argument makes its part the new argument; another call must divide it alike.
                TO_SHARD => {
                    let Some(&param) = self.full.get(operand) else {
                        return refused(format!("expected {name} of an argument"));
                    };
                    let part = self.parts.entry(param);
                    let (first, known) = part.or_insert((op.first, Rc::clone(ty)));
                    if known != ty {
                        return refused(format!(
                            "an argument has two parts, of type {known} and {ty}"
                        ));
                    }
                    // A second name of the part.
                    let again = (*first != op.first).then(|| Op {
                        operands: [*first].into(),
                        operand_types: None,
                        ..op.clone()
                    });
                    return Ok(again);
                }
                // Only the return of the function may read the joined array; `reads_full` refuses other operations.
                TO_FULL => {
                    let Some(local) = self.types.get(operand) else {
                        return refused(format!("expected {name} of a result"));
                    };
                    self.gathered.insert(op.first, (*operand, Rc::clone(local)));
                    return Ok(None);
                }
                _ => {}
            }
        }
        if self.reads_full(op) {
            return refused(format!(
                "{} is outside of {TO_SHARD} and {TO_FULL}, on arrays of which a device has a part: expected all operations \
                 between them, in jax `jit(shard_map(..))`",
                op.name
            ));
        }
        Ok(Some(op.clone()))
    }

    /// Whether an operation, or one in its regions, reads an array that is divided among devices.
    fn reads_full(&self, op: &Op<'t>) -> bool {
        let is_full = |value| self.full.contains_key(value) || self.gathered.contains_key(value);
        // The reader bounds the depth.
        let mut inner = op.regions.iter().flat_map(|region| &region.ops);
        op.operands.iter().any(is_full) || inner.any(|op| self.reads_full(op))
    }
}
