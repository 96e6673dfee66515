//! Functions with `&mut` parameters as arguments of transformations. Such a function returns its result, then the new
//! values of these parameters, and the call of the transformed function assigns them.

use std::rc::Rc;

use xla_hlo::list::Items;
use xla_hlo::transform::{Arguments, States};

use super::captured_state::states_of_captures;
use super::function::{FunctionBody, FunctionValue, StateParam, Transformed};
use super::item::Item;
use super::{Elab, Val};
use crate::definition::Template;
use crate::hir::{Closure, ClosureInput, Expr, Kind, Place, Type};
use crate::message::source;
use crate::rule;

/// Returns the `&mut` parameters of a template.
pub(super) fn states_of(template: &Template) -> Vec<StateParam> {
    let states = template.item.head().states();
    let states = states.map(|(index, param)| StateParam {
        index,
        name: param.name.to_string(),
        of: template.item.sig.ident.to_string(),
        captured: None,
    });
    states.collect_vec()
}

/// Returns the parameters of a closure that it assigns to.
pub(super) fn states_of_closure(closure: &Closure) -> Vec<StateParam> {
    let inputs = closure.inputs.iter().enumerate();
    let is_state =
        |input: &ClosureInput| input.ty.as_ref().is_some_and(|ty| state_type(ty).is_some());
    let states = inputs.filter_items(|(_, input)| is_state(input));
    let states = states.map(|(index, input)| StateParam {
        index,
        name: source(&input.pat),
        of: "the closure".to_string(),
        captured: None,
    });
    states.collect_vec()
}

/// Returns the type of the value behind a parameter of a closure that is assigned to, `T` of `&'state mut T`: the closures
/// of users have none, those of [`rule`](crate::rule) have this lifetime.
pub(super) fn state_type(ty: &Type) -> Option<&Type> {
    ty.behind_state(rule::STATE)
}

impl Transformed {
    /// Returns the arguments of a function that takes tangents too, with captured values after them.
    fn with_captures(&self, arguments: Val, captured: &[Val]) -> Val {
        if captured.is_empty() || arguments.is_poisoned() {
            return arguments;
        }
        let parameters = self.function.parameters().unwrap_or_default();
        let own = match arguments {
            // A function of one tuple takes the tuple.
            Val::Tuple(own) if parameters > captured.len() + 1 || own.len() == 1 => own,
            one => vec![one],
        };
        Val::Tuple([own.as_slice(), captured].concat())
    }
}

impl Elab<'_> {
    /// Returns the `&mut` parameters that a call of a function assigns to.
    pub(super) fn states(&self, function: &FunctionValue) -> Vec<StateParam> {
        let expr = match &function.body {
            FunctionBody::Expr(expr) => expr,
            FunctionBody::Transformed(of) => {
                return match of.by.states {
                    States::Assigned => self.states(&of.function),
                    States::Refused => Vec::new(),
                };
            }
            FunctionBody::Linear(_, states, _) => return states.to_vec(),
            FunctionBody::Opaque(_) => return Vec::new(),
        };
        // The name of a method, a computation or a template, whose signature lists them.
        let path = match &expr.kind {
            Kind::Path(path) => path,
            Kind::Closure(closure) => {
                let captured = states_of_captures(function, closure.inputs.len());
                return [states_of_closure(closure), captured].concat();
            }
            _ => return Vec::new(),
        };
        match function.frame.item(path) {
            Some(Item::Computation(callee)) => {
                let params = callee.signature.params.iter().enumerate();
                let states = params.filter_items(|(_, param)| param.state);
                let states = states.map(|(index, param)| StateParam {
                    index,
                    name: param.name.clone(),
                    of: callee.written().to_string(),
                    captured: None,
                });
                states.collect_vec()
            }
            Some(Item::Template(template, _)) => states_of(&template),
            _ => Vec::new(),
        }
    }

    /// Elaborates a call of a function that changes these parameters, and assigns the new values.
    pub(super) fn call_with_states(
        &mut self,
        whole: &Expr,
        function: &Rc<FunctionValue>,
        states: &[StateParam],
        arguments: &[&Expr],
    ) -> Val {
        if let Some(inner) = tangents_within(function, false) {
            let what = format!(
                "expected a function whose `&mut` parameters are arguments, found `{}` of `{}`, which takes `{}` in a tuple\n  \
                 help: transform a computation that calls `{}({})`",
                inner, states[0].of, states[0].name, inner, states[0].of,
            );
            return self.fault(whole, what);
        }
        // The values of captured variables are the last arguments, and their new values the last results.
        let Some(captured) = self.values_of_captures(whole, states) else {
            return Val::Poison;
        };
        let (passed, last) = states.split_at(states.len() - captured.len());
        // `lent` collects the places of `&mut` arguments, in the order in which the function returns their new values.
        let mut lent = Vec::new();
        let vals = match &function.body {
            FunctionBody::Transformed(of) if of.by.arguments == Arguments::WithTangents => {
                let [first, second] = arguments else {
                    return self.expected_tangents(whole, of);
                };
                let mut vals = self.lend_with_tangents(of, passed, first, second, &mut lent);
                vals[0] = of.with_captures(vals[0].clone(), &captured);
                vals
            }
            FunctionBody::Linear(..) => {
                let of = source(whole.callee());
                let named = states.iter().map(|state| StateParam {
                    of: of.clone(),
                    ..state.clone()
                });
                self.lend_arguments(&named.collect_vec(), arguments, &mut lent)
            }
            _ => [self.lend_arguments(passed, arguments, &mut lent), captured].concat(),
        };
        if vals.iter().any(Val::is_poisoned) {
            return Val::Poison;
        }
        let val = self.enter_function(whole, function, arguments, vals);
        let Val::Tuple(mut parts) = val else {
            return Val::Poison;
        };
        let result = parts.remove(0);
        let of_captures = parts.split_off(parts.len() - last.len());
        for (place, state) in lent.iter().zip(parts) {
            self.change(place, state);
        }
        let ids = last.iter().filter_map(|state| state.captured);
        for (id, val) in ids.zip(of_captures) {
            self.change_capture(id, val);
        }
        result
    }

    /// Elaborates arguments. The places of those that are changed are added to `lent`.
    fn lend_arguments<'e>(
        &mut self,
        states: &[StateParam],
        arguments: &[&'e Expr],
        lent: &mut Vec<Place<'e>>,
    ) -> Vec<Val> {
        let mut vals = Vec::with_capacity(arguments.len());
        for (i, argument) in arguments.iter().enumerate() {
            let state = states.iter().find(|state| state.index == i);
            vals.push(match state {
                Some(state) => self.lend(&state.of, &state.name, argument, lent),
                None => self.expr(argument),
            });
        }
        vals
    }

    /// Elaborates the arguments of a function and their tangents: two tuples, or two values.
    fn lend_with_tangents<'e>(
        &mut self,
        of: &Transformed,
        states: &[StateParam],
        first: &'e Expr,
        second: &'e Expr,
        lent: &mut Vec<Place<'e>>,
    ) -> Vec<Val> {
        let parts = |expr: &'e Expr| match &expr.kind {
            Kind::Tuple(tuple) => Some(tuple.elems.iter().collect_vec()),
            _ => None,
        };
        let own = parts(first);
        let last = states.iter().map(|state| state.index).max();
        if own.is_none() && last > Some(0) {
            let what = format!(
                "{}: expected a tuple of the arguments, as in `{}(f)((x, &mut y), dx)`, since `{}` changes `{}`",
                of.by.name, of.by.name, states[0].of, states[0].name
            );
            return vec![self.fault(first, what)];
        }
        let count = own.as_ref().map_or(1, Vec::len);
        let listed = of.listed(count, states);
        // The tangent of a listed `&mut` argument is `&mut` too: it is numbered by its place among the tangents.
        let of_tangents = listed.iter().enumerate().map(|(index, argument)| {
            let state = states.iter().find(|state| state.index == *argument)?;
            Some(StateParam {
                index,
                of: of.by.name.to_string(),
                ..state.clone()
            })
        });
        let of_tangents = of_tangents.collect_vec().into_iter().flatten();
        // With one listed argument, a tuple of several parts is the tangent of a tuple.
        let tangents = parts(second).filter(|parts| listed.len() != 1 || parts.len() == 1);
        let mut lend =
            |states: &[StateParam], expr: &'e Expr, parts: Option<Vec<&'e Expr>>| match parts {
                Some(parts) => Val::Tuple(self.lend_arguments(states, &parts, lent)),
                None => self
                    .lend_arguments(states, &[expr], lent)
                    .pop()
                    .unwrap_or(Val::Poison),
            };
        let x = lend(states, first, own);
        let dx = lend(&of_tangents.collect_vec(), second, tangents);
        let poisoned = |val: &Val| match val {
            Val::Tuple(parts) => parts.iter().any(Val::is_poisoned),
            val => val.is_poisoned(),
        };
        if poisoned(&x) || poisoned(&dx) {
            vec![Val::Poison]
        } else {
            vec![x, dx]
        }
    }

    /// Reports that a function that is passed on changes a parameter.
    pub(super) fn changes(&mut self, whole: &Expr, state: &StateParam) -> Val {
        let what = format!(
            "expected a function without `&mut` parameters, found `{}`, which changes `{}`\n  \
             help: let it return the new value too, or draw random numbers before and capture them in a closure",
            state.of, state.name
        );
        self.fault(whole, what)
    }
}

/// Returns the name of a transformation with tangents whose function is transformed further.
fn tangents_within(function: &FunctionValue, further: bool) -> Option<&'static str> {
    let FunctionBody::Transformed(of) = &function.body else {
        return None;
    };
    match of.by.arguments {
        Arguments::WithTangents if further => Some(of.by.name),
        _ => tangents_within(&of.function, true),
    }
}

/// Returns a result with the new values of states after it, if there are any.
pub(super) fn with_states(result: Val, states: Vec<Val>) -> Val {
    if states.is_empty() || result.is_poisoned() {
        return result;
    }
    Val::Tuple([vec![result], states].concat())
}
