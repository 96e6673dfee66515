//! `custom_jvp(f, rule)` and `custom_vjp(f, rule)`: functions whose derivatives a rule computes.

use super::application::{Application, Failure, Output, one_or_all};
use super::linearity::check_linear;
use crate::error::{Fault, FaultKind, NonLinear};
use crate::list::{self, Items};
use crate::operation::CapturingGraph;
use crate::ops::control::align;
use crate::ops::custom_derivative::has_tangents;
use crate::ops::custom_derivative::{JVP, Parts, VJP, custom_derivative};
use crate::ops::inline::{self, Refused};
use crate::passes::dce;
use crate::{Primitive, Tree, Type, Value};

/// Applies a function whose rule takes the arguments and their tangents, and returns the result and its tangent.
pub(super) fn custom_jvp(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    ruled(application, &JVP)
}

/// Applies a function whose rule takes the arguments and the cotangent of the result, and returns the cotangents of the
/// arguments.
pub(super) fn custom_vjp(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    ruled(application, &VJP)
}

fn ruled(application: &mut Application<'_, '_>, op: &'static Primitive) -> Result<Output, Failure> {
    let types = application.types();
    // A `&mut` argument has tangents in all of its leaves, or in none.
    for &i in application.states {
        let paths = types[i].paths();
        let some = paths.iter().any(|(_, leaf)| has_tangents(&leaf.shape));
        let mut paths = paths.into_iter().filter_items(|_| some);
        if let Some((path, leaf)) = paths.find(|(_, leaf)| !has_tangents(&leaf.shape)) {
            let found = leaf.shape.clone();
            let what = FaultKind::NotDifferentiable { path, found };
            let help = "pass numbers with derivatives and integers as two parameters, since a rule has tangents of all of a \
                        state, or of nothing";
            return Err(Fault::operand(i, what).help(help).into());
        }
    }
    let rule = application.functions[0];
    let function = application
        .function
        .with_captures(&types, None, &application.b.graph)?;
    let result = function.result.clone();
    let has = |ty: &Type| ty.leaves().iter().all(|leaf| has_tangents(&leaf.shape));
    // The new values of states of integers, such as a generator's, have no tangents.
    let changed = match (&result, application.states) {
        (Tree::Tuple(parts), [_, ..]) => {
            let (of_states, own) = (&parts[1..], &parts[0]);
            super::directional::differentiable(own)?;
            let states = of_states.iter().filter_items(|ty| has(ty));
            one_or_all(list::concat(&[
                std::slice::from_ref(own),
                &states.cloned().collect_vec(),
            ]))
        }
        _ => {
            super::directional::differentiable(&result)?;
            result.clone()
        }
    };
    // Arguments with a part that has no tangent have none.
    let tangents = types.iter().filter_items(|ty| has(ty)).cloned();
    let tangents: Vec<Type> = tangents.collect_vec();
    if tangents.is_empty() {
        let what = "no argument has a derivative, so the function needs no rule".to_string();
        return Err(Fault::named("rule", FaultKind::Other(what)).into());
    }
    let jvp = *op == JVP;
    // The types that the rule must take and return: `rule(x, dx) -> (y, dy)` of `custom_jvp`, `rule(x, dy) -> dx` of
    // `custom_vjp`.
    let (params, expected) = if jvp {
        (
            list::concat(&[types.as_slice(), &tangents]),
            Tree::Tuple(vec![result.clone(), changed]),
        )
    } else {
        (
            list::concat(&[types.as_slice(), std::slice::from_ref(&changed)]),
            one_or_all(tangents.clone()),
        )
    };
    // A fault in the rule's body has been reported there; others are faults of the argument `rule`.
    let at_rule = |fault: Fault| match *fault.what {
        FaultKind::Reported => fault,
        what => Fault::named("rule", what),
    };
    let rule = rule.with_captures(&params, None, &application.b.graph);
    let rule = rule.map_err(at_rule)?;
    if !rule.result.same_structure(&expected)
        || (rule.result.leaves().iter().zip(expected.leaves())).any(|(a, b)| **a != *b)
    {
        let what = FaultKind::RuleResult {
            expected: expected.to_string(),
            found: rule.result.to_string(),
        };
        return Err(Fault::named("rule", what).into());
    }
    if !function.replaced.is_empty() || !rule.replaced.is_empty() {
        return Err(Fault::call(FaultKind::Effects).into());
    }
    let region = |capturing: CapturingGraph| (capturing.graph, capturing.values);
    let b = &mut *application.b;
    // Both functions take the captured values of both, so that one instruction has them as operands.
    let (regions, captured) = align(&b.graph, vec![region(function), region(rule)]);
    let mut flat = Vec::with_capacity(regions.len());
    for region in &regions {
        flat.push(dce::run(&inline::flat_with_rules(b.module, region)?));
    }
    // A rule for tangents that is not linear would have no transpose, so reverse mode would fail later, elsewhere.
    if jvp {
        let (arguments, tangents) = (leaves_of(&types), leaves_of(&tangents));
        let mut linear = vec![false; flat[1].params.len()];
        linear[arguments..arguments + tangents].fill(true);
        let own = flat[0].results.len();
        let name = application.rule_name.as_ref();
        let name = name.map_or(String::new(), |name| format!(" `{name}`"));
        let subject = format!("the rule{name} is not linear in its tangents");
        check_linear(&flat[1], &linear, own, &subject).map_err(linear_help)?;
    }
    let Ok(regions) = flat.try_into() else {
        unreachable!("there are two regions");
    };
    let leaves = application.arguments.iter().flat_items(Tree::leaves);
    let arguments: Vec<Value> = leaves.copied().collect_vec();
    let mut differentiable = Vec::new();
    let mut first = 0;
    for ty in &types {
        let count = ty.leaves().len();
        if has(ty) {
            differentiable.extend(first..first + count);
        }
        first += count;
    }
    let parts = Parts {
        arguments: arguments.len(),
        differentiable,
    };
    let operands = list::concat(&[arguments, captured]);
    let made = custom_derivative(b, op, &parts, &operands, regions)?;
    let value = result.with_leaves(&mut made.into_iter());
    Ok(application.without_states(value))
}

/// Adds how a rule becomes linear.
fn linear_help(refused: Refused) -> Refused {
    let unseen = matches!(
        *refused.fault.what,
        FaultKind::NotLinear {
            operation: Some((_, NonLinear::Unseen)),
            ..
        }
    );
    let help = if unseen {
        "pass only arguments to it, or write the rule of the gradient, `vjp = rule`, which may pass a cotangent to it"
    } else {
        "multiply tangents by values that depend on the arguments only, and select by these: \
         `select(x > 0.0, dx, 0.0)`"
    };
    Refused {
        fault: refused.fault.help(help),
        ..refused
    }
}

fn leaves_of(types: &[Type]) -> usize {
    types.iter().flat_items(Tree::leaves).collect_vec().len()
}
