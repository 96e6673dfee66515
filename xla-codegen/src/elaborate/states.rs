//! Functions with `&mut` parameters as arguments of transformations. Such a function returns its result, then the new
//! values of these parameters, and the call of the transformed function assigns them.

use std::rc::Rc;

use syn::{Expr, FnArg, ItemFn};
use xla_hlo::list::Items;
use xla_hlo::transform::States;

use super::function::{FunctionBody, FunctionValue};
use super::{Elab, Val};
use crate::definition::Definition;
use crate::message::source;
use crate::template::{is_state, split};

/// A `&mut` parameter of a function.
pub(super) struct StateParam {
    /// Its index among the parameters.
    pub(super) index: usize,
    pub(super) name: String,
    /// The name of the function.
    pub(super) of: String,
}

/// Returns the `&mut` parameters of a function that is written in Rust.
pub(super) fn states_of(item: &ItemFn) -> Vec<StateParam> {
    let inputs = item.sig.inputs.iter().enumerate();
    let states = inputs.filter_map(|(index, input)| {
        let name = match input {
            FnArg::Receiver(receiver) => is_state(receiver).then(|| "self".to_string()),
            FnArg::Typed(typed) => match &*typed.ty {
                syn::Type::Reference(reference) if reference.mutability.is_some() => {
                    Some(source(&typed.pat))
                }
                _ => None,
            },
        };
        Some(StateParam {
            index,
            name: name?,
            of: item.sig.ident.to_string(),
        })
    });
    states.collect_vec()
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
            FunctionBody::Opaque(_) | FunctionBody::Linear(..) => return Vec::new(),
        };
        let Expr::Path(path) = &**expr else {
            return Vec::new();
        };
        let method = self
            .cx
            .within(&function.frame, || self.associated(&path.path));
        if let Some(found) = method {
            return states_of(&found.template.item);
        }
        match function.frame.definitions.get(&split(&path.path).0) {
            Some(Definition::Computation(module)) => {
                let Some(callee) = module.entry() else {
                    return Vec::new();
                };
                let params = callee.signature.params.iter().enumerate();
                let states = params.filter_items(|(_, param)| param.state);
                let states = states.map(|(index, param)| StateParam {
                    index,
                    name: param.name.clone(),
                    of: callee.written().to_string(),
                });
                states.collect_vec()
            }
            Some(Definition::Template(template)) => states_of(&template.item),
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
        let mut lent = Vec::new();
        let mut vals = Vec::with_capacity(arguments.len());
        for (i, argument) in arguments.iter().enumerate() {
            let state = states.iter().find_item(|state| state.index == i);
            vals.push(match state {
                Some(state) => self.lend(&state.of, &state.name, argument, &mut lent),
                None => self.expr(argument),
            });
        }
        if vals.iter().any_item(Val::is_poisoned) {
            return Val::Poison;
        }
        let val = self.enter_function(whole, function, arguments, vals);
        let Val::Tuple(mut parts) = val else {
            return Val::Poison;
        };
        let result = parts.remove(0);
        for (place, state) in lent.iter().zip_items(parts) {
            self.change(place, state);
        }
        result
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

/// Returns a result with the new values of states after it, if there are any.
pub(super) fn with_states(result: Val, states: Vec<Val>) -> Val {
    if states.is_empty() || result.is_poisoned() {
        return result;
    }
    Val::Tuple([vec![result], states].concat())
}
