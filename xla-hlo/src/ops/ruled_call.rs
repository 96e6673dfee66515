//! Calls of computations that make custom calls and have a rule for their derivative.
//!
//! Such a computation is not inlined, but its rule is, so that the call is differentiated by it.

use std::rc::Rc;

use super::call::{self, Called};
use super::custom_derivative::{JVP, Parts, VJP, custom_derivative};
use super::{custom_call, inline};
use crate::error::{Fault, FaultKind};
use crate::graph::{Function, Value, Values};
use crate::list::Items;
use crate::{Builder, Instr, Shape, Tree};

/// Returns the instruction with the rule of a computation, if it consists of this instruction alone.
fn rule(callee: &Function) -> Option<&Instr> {
    let graph = &callee.graph;
    let mut instrs = graph.instrs();
    let (Some((_, instr)), None) = (instrs.next(), instrs.next()) else {
        return None;
    };
    let is_rule = *instr.op == JVP || *instr.op == VJP;
    let whole = instr.operands == graph.params && instr.results == graph.results;
    let rule = instr.regions.last().filter(|_| is_rule && whole)?;
    let captures = Parts::of(instr).arguments < graph.params.len();
    (!captures && !custom_call::is_in(rule)).then_some(instr)
}

/// Calls a custom function, or a computation that calls custom functions, as [`custom_call::call`] does. The rule for its
/// derivative stays, if it has one.
///
/// # Errors
/// As for [`custom_call::call`].
pub fn call(
    b: &mut Builder<'_>,
    callee: &Rc<Function>,
    arguments: &[Values],
    close: &mut dyn FnMut(&mut [Shape]) -> Option<i64>,
) -> Result<Called, Fault> {
    let Some(instr) = rule(callee) else {
        return custom_call::call(b, callee, arguments, close);
    };
    let mut inside = Builder::new(b.module);
    inside.origin = b.origin;
    let param = |v: &Value| inside.graph.add_param(b.shape(*v).clone());
    let mut param = param;
    let params = arguments.iter().map(|tree| tree.map(&mut param));
    let params: Vec<Values> = params.collect_vec();
    let called = custom_call::call(&mut inside, callee, &params, close)?;
    inside.graph.results = called.result.leaves().into_iter().copied().collect_vec();
    let operands = arguments.iter().flat_items(Tree::leaves);
    let operands: Vec<Value> = operands.copied().collect_vec();
    let shapes = operands.iter().map(|&v| b.shape(v)).collect_vec();
    let binding = call::bind(callee, &shapes);
    let binding =
        binding.map_err(|fault| Fault::operand(fault.operand, FaultKind::SizeOutOfRange))?;
    let rule = inline::bound_region(b.module, &instr.regions[1], &binding, b.origin);
    let rule = rule.map_err(|refused| refused.fault)?;
    let parts = Parts::of(instr);
    let made = custom_derivative(b, instr.op, &parts, &operands, [inside.graph, rule])?;
    let mut made = made.into_iter();
    let mut next = |_: &Value| {
        let value = made.next();
        value.unwrap_or_else(|| unreachable!("a call has a value for each leaf"))
    };
    Ok(Called {
        result: called.result.map(&mut next),
        states: Vec::new(),
    })
}
