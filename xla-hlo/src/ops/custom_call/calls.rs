//! Calls of custom functions, and of computations that make custom calls.
//!
//! A computation is inlined, so that it is transformed as any other; callers reach the custom functions through its
//! adapter. It is called as a whole if these may fail, since only its own `?` converts their errors, or if their results
//! have sizes that its own body determines. Then only the rule for its derivative, if it has one, is inlined.

use std::rc::Rc;

use super::{add_targets, bound, checked, is_declared, is_fallible, with_leaves};
use crate::error::Fault;
use crate::graph::{Function, Values};
use crate::list::Items;
use crate::ops::call::Called;
use crate::ops::custom_derivative::{JVP, Parts, VJP, custom_derivative};
use crate::ops::{inline, inspect};
use crate::{Builder, Instr, Shape};

/// Whether a function that makes custom calls is called as a whole.
pub fn is_whole(callee: &Function) -> bool {
    is_declared(callee) || callee.signature.fallible || is_fallible(&callee.graph)
}

/// Returns the names of the custom functions that callers of a function call, besides itself.
pub fn targets(callee: &Function) -> Vec<String> {
    let mut all = Vec::new();
    if is_whole(callee) {
        if let Some(instr) = rule(callee) {
            add_targets(&instr.regions[1], &mut all);
        }
    } else {
        add_targets(&callee.graph, &mut all);
    }
    all
}

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
    (!captures && !is_fallible(rule)).then_some(instr)
}

/// Calls a function: as a whole, inlined where it makes custom calls, prints or asserts, else by a call that is inlined
/// later.
///
/// # Errors
/// As for [`call`].
pub fn any(
    b: &mut Builder<'_>,
    callee: &Rc<Function>,
    arguments: &[Values],
    close: &mut dyn FnMut(&mut [Shape]) -> Option<i64>,
) -> Result<Called, Fault> {
    if super::is_in(&callee.graph) {
        call(b, callee, arguments, close)
    } else if inspect::is_in(&callee.graph) {
        inlined(b, callee, arguments)
    } else {
        crate::ops::call::call(b, callee, arguments)
    }
}

/// Calls a custom function, or a computation that makes custom calls.
///
/// `close` replaces the dynamic sizes of the callee's results, which are checked when it returns, and then returns the
/// number of the call.
///
/// # Errors
/// As for [`crate::ops::call::call()`], and for [`super::call()`] of a function that is called as a whole.
pub fn call(
    b: &mut Builder<'_>,
    callee: &Rc<Function>,
    arguments: &[Values],
    close: &mut dyn FnMut(&mut [Shape]) -> Option<i64>,
) -> Result<Called, Fault> {
    if is_whole(callee) {
        whole(b, callee, arguments, close)
    } else {
        inlined(b, callee, arguments)
    }
}

fn inlined(
    b: &mut Builder<'_>,
    callee: &Rc<Function>,
    arguments: &[Values],
) -> Result<Called, Fault> {
    let (_, called) = checked(b, callee, arguments)?;
    let (leaves, binding) = bound(b, callee, arguments);
    let graph = inline::bound_region(b.module, &callee.graph, &binding, b.origin);
    let graph = graph.map_err(|refused| refused.fault)?;
    let mut values = b.paste(&graph, &leaves).into_iter();
    let result = called.result.with_leaves(&mut values);
    let states = called.states.iter();
    let states = states.map(|state| state.with_leaves(&mut values));
    Ok(Called {
        result,
        states: states.collect_vec(),
    })
}

fn whole(
    b: &mut Builder<'_>,
    callee: &Rc<Function>,
    arguments: &[Values],
    close: &mut dyn FnMut(&mut [Shape]) -> Option<i64>,
) -> Result<Called, Fault> {
    let Some(instr) = rule(callee) else {
        return super::call(b, callee, arguments, close);
    };
    // The call is the function of the rule, so that callers can differentiate it.
    let mut inside = Builder::new(b.module);
    inside.origin = b.origin;
    let param = |v: &_| inside.graph.add_param(b.shape(*v).clone());
    let params = with_leaves(arguments, param);
    let called = super::call(&mut inside, callee, &params, close)?;
    inside.graph.results = called.result.leaves().into_iter().copied().collect_vec();
    let (operands, binding) = bound(b, callee, arguments);
    let rule = inline::bound_region(b.module, &instr.regions[1], &binding, b.origin);
    let rule = rule.map_err(|refused| refused.fault)?;
    let parts = Parts::of(instr);
    let made = custom_derivative(b, instr.op, &parts, &operands, [inside.graph, rule])?;
    Ok(Called {
        result: called.result.with_leaves(&mut made.into_iter()),
        states: Vec::new(),
    })
}
