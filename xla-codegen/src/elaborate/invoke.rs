//! Calls of functions that are values: of variables, and of the parameters of templates.

use std::rc::Rc;

use proc_macro2::TokenStream;
use xla_hlo::error::{Fault, FaultKind};
use xla_hlo::list::Items;
use xla_hlo::operation::Argument;
use xla_hlo::{Operation, Type, ops};

use super::apply::{ArgumentValue, BoundArgument};
use super::callee::Passed;
use super::coerce::{Site, tail_of};
use super::function::{Declared, FunctionBody, FunctionValue};
use super::hover::block;
use super::item::Item;
use super::stated::Stated;
use super::states::{state_type, with_states};
use super::variables::Variables;
use super::{Access, Elab, Val};
use crate::definition::{Types, plain_type};
use crate::hir::{Closure, Expr, Kind, PatKind, VarId};
use crate::message::{Error, Result, source};

impl Elab<'_> {
    /// Elaborates a call of a variable that is a function.
    pub(super) fn call_value(
        &mut self,
        whole: &Expr,
        function: &Rc<FunctionValue>,
        arguments: &[&Expr],
    ) -> Val {
        let named = |expr: &&&Expr| matches!(expr.kind, Kind::Named(_));
        if let Some(argument) = arguments.iter().find(named)
            && !matches!(function.body, FunctionBody::Transformed(_))
        {
            self.look_at(arguments);
            let what = "the arguments of a function that is a variable have no names: pass them by position";
            return self.fault(argument, what);
        }
        let states = self.states(function);
        if !states.is_empty() && function.declared.is_none() {
            return self.call_with_states(whole, function, &states, arguments);
        }
        let vals = arguments.iter().map(|argument| self.expr(argument));
        let vals = vals.collect_vec();
        self.call_function(whole, function, arguments, vals)
    }

    /// Calls a function with arguments that have been elaborated.
    pub(super) fn call_function(
        &mut self,
        whole: &Expr,
        function: &Rc<FunctionValue>,
        arguments: &[&Expr],
        vals: Vec<Val>,
    ) -> Val {
        if vals.iter().any(Val::is_poisoned) {
            return Val::Poison;
        }
        let states = self.states(function);
        if let Some(state) = states.iter().find(|state| state.captured.is_none()) {
            return self.changes(whole, state);
        }
        let reading = (!states.is_empty()).then(|| Rc::new(function.reading()));
        let function = reading.as_ref().unwrap_or(function);
        let Some(declared) = &function.declared else {
            return self.enter_function(whole, function, arguments, vals);
        };
        let Declared { name, types, .. } = &**declared;
        if types.inputs.len() != vals.len() {
            let (expected, found) = (types.inputs.len(), vals.len());
            let what = FaultKind::Count {
                items: "arguments",
                expected,
                found,
            };
            return self.fault(whole, Fault::call(what).of(name).message(&[]));
        }
        let mut typed = Vec::with_capacity(vals.len());
        for ((val, want), at) in vals.iter().zip(&types.inputs).zip(arguments) {
            typed.push(self.checked(val, &plain_type(want), *at, &format!("{name} takes")));
        }
        if typed.iter().any(Val::is_poisoned) {
            return Val::Poison;
        }
        let val = self.enter_function(whole, function, arguments, typed);
        // A closure has been compared with the type where it is written.
        match &function.body {
            FunctionBody::Expr(expr) if matches!(expr.kind, Kind::Closure(_)) => val,
            _ => self.expect(
                &val,
                &plain_type(&types.output),
                whole,
                &format!("{name} returns"),
            ),
        }
    }

    /// Calls a function. One with `&mut` parameters returns a tuple of the result and the new values of these.
    pub(super) fn enter_function(
        &mut self,
        whole: &Expr,
        function: &Rc<FunctionValue>,
        arguments: &[&Expr],
        vals: Vec<Val>,
    ) -> Val {
        let expr = match (&function.body, &function.declared) {
            (FunctionBody::Opaque(param), Some(declared)) => {
                return self.call_opaque(whole, param, declared, &vals);
            }
            // An opaque function is a parameter of the computation, so it has types.
            (FunctionBody::Opaque(_), None) => return Val::Poison,
            (FunctionBody::Transformed(of), _) => {
                let of = Rc::clone(of);
                return self.apply_transformed(whole, &of, arguments, vals);
            }
            (FunctionBody::Linear(linear, _, residuals), _) => {
                return self.apply_linear(whole, linear, residuals, arguments, &vals);
            }
            (FunctionBody::Expr(expr), _) => expr.clone(),
        };
        match &expr.kind {
            Kind::Closure(closure) => self.call_closure(whole, function, &expr, closure, vals),
            Kind::Path(path) => {
                let (cx, frame) = (self.cx, Rc::clone(&function.frame));
                match frame.item(path) {
                    Some(Item::Computation(callee)) => {
                        let passed = Passed {
                            vals,
                            generics: path.generics().cloned(),
                            ..Passed::default()
                        };
                        // The path of a custom function exists where the function is named.
                        let is_custom = ops::custom_call::is_in(&callee.graph);
                        let within = if is_custom { frame } else { cx.frame() };
                        let plain = path.plain();
                        cx.within(&within, || {
                            self.apply_computation(whole, &plain, &callee, arguments, passed)
                        })
                    }
                    // A template is elaborated where it is named: its frame has the meaning of its generic arguments.
                    Some(Item::Template(template, generics)) => cx.within(&frame, || {
                        let own = match self.stated_owner(path) {
                            Ok(own) => own,
                            Err(fault) => {
                                self.cx.fault(fault);
                                return Val::Poison;
                            }
                        };
                        let stated = Stated {
                            generics: generics.as_ref(),
                            own: own.as_ref(),
                            want: None,
                        };
                        self.instantiate(whole, &template, stated, arguments, Some(vals))
                    }),
                    Some(Item::Operation(operation)) => self.call_operation(whole, operation, vals),
                    _ => Val::Poison,
                }
            }
            _ => Val::Poison,
        }
    }

    /// Calls the Rust function that is the parameter of a computation.
    fn call_opaque(&mut self, whole: &Expr, param: &str, declared: &Declared, vals: &[Val]) -> Val {
        let values = vals.iter().map(Val::values).collect_some();
        let values = values.unwrap_or_default();
        let output = plain_type(&declared.types.output);
        if !self.cx.calls_functions {
            return self.stand_in(&output);
        }
        let origin = self.cx.origin(whole.start());
        let called = self.with_builder(|b| {
            b.origin = origin;
            ops::custom_call::local(b, param, &values, &output)
        });
        match called {
            Ok(result) => Val::of(&result),
            Err(fault) => self.fault(whole, fault.of(&declared.name).message(&[])),
        }
    }

    fn call_operation(
        &mut self,
        whole: &Expr,
        operation: &'static Operation,
        vals: Vec<Val>,
    ) -> Val {
        let needed = operation.params.iter();
        let needed = needed.filter_items(|param| !param.optional).count();
        if vals.len() < needed || vals.len() > operation.params.len() {
            let what = format!(
                "`{}` takes {needed} arguments, found {}",
                operation.name,
                vals.len()
            );
            return self.fault(whole, what);
        }
        let supplied = vals
            .into_iter()
            .map(|val| (whole, ArgumentValue::Val(val)))
            .collect_vec();
        let mut arguments = BoundArgument::list(operation, supplied);
        // The call as a whole is not the syntax of each argument: messages name the parameters instead.
        for argument in &mut arguments {
            if matches!(
                argument.supplied,
                ArgumentValue::Plain(Argument::Missing) | ArgumentValue::Val(_)
            ) {
                argument.expr = None;
            }
        }
        self.apply(operation, whole, arguments)
    }

    fn call_closure(
        &mut self,
        whole: &Expr,
        function: &FunctionValue,
        expr: &Expr,
        closure: &Closure,
        vals: Vec<Val>,
    ) -> Val {
        let changed = function.changed_captures();
        let mut vals = vals;
        if closure.inputs.len() + changed.len() != vals.len() {
            let what = FaultKind::Count {
                items: "parameters",
                expected: vals.len() - changed.len(),
                found: closure.inputs.len(),
            };
            // The mistake is in the closure, which may be written in another function.
            let name = function
                .declared
                .as_ref()
                .map(|declared| declared.name.clone());
            let what = Fault::call(what).of(&name.unwrap_or_else(|| source(whole)));
            let fault = Error::new_spanned(expr, what.message(&[]));
            self.cx.within(&function.frame, || self.cx.fault(fault));
            return Val::Poison;
        }
        let (cx, frame) = (self.cx, &function.frame);
        let changed = changed.into_iter().map(|var| var.id).collect_vec();
        let of_changed = vals.split_off(closure.inputs.len());
        let mut environment: Variables = function.env.iter().cloned().collect();
        for (id, val) in changed.iter().zip(of_changed) {
            if let Some(var) = environment.get_mut(Some(*id)) {
                var.val = val;
            }
        }
        let (val, hover) = cx.within(frame, || {
            self.detached(environment, |elab| {
                elab.closure_body(closure, function.declared.as_deref(), vals, changed)
            })
        });
        // A closure is written once: the copies of its first call stand for all calls.
        let mut first = function.hover.borrow_mut();
        first.get_or_insert_with(|| block(hover));
        val
    }

    fn closure_body(
        &mut self,
        closure: &Closure,
        declared: Option<&Declared>,
        vals: Vec<Val>,
        changed: Vec<VarId>,
    ) -> Val {
        let mut states = Vec::new();
        for (input, val) in closure.inputs.iter().zip(vals) {
            let pat = &input.pat;
            let (val, is_state) = match &input.ty {
                Some(ty) => {
                    let what = format!("`{}` is declared as", source(pat));
                    let state = state_type(ty);
                    let types = self.cx.frame().scope().parameter(state.unwrap_or(ty));
                    (self.declared(types, &val, ty, &what), state.is_some())
                }
                None => (val, false),
            };
            self.hover_let(&input.attrs, pat, &val);
            match &pat.kind {
                PatKind::Ident(name) if is_state => {
                    self.bind_name(name, val, Access::State);
                    states.push(name.id);
                }
                _ => self.bind(pat, val),
            }
        }
        // A declared result type reaches the tail of the body, from which literals take their element type.
        let output = declared.map(|declared| plain_type(&declared.types.output));
        let like = output.as_ref().and_then(Type::leaf);
        let like = like.map(|leaf| leaf.shape.element);
        if matches!(
            closure.body.kind,
            Kind::If(_) | Kind::Match(_) | Kind::Block(_)
        ) {
            self.tail = output;
        }
        let mut val = self.expr_like(&closure.body, like);
        self.tail = None;
        if let Some(ty) = &closure.output {
            let types = self.cx.frame().scope().types(ty);
            val = self.declared(types, &val, &closure.body, "the closure returns");
        }
        // The new values of its `&mut` parameters, and of captured variables, are after its result.
        states.extend(changed);
        let states = states.iter().filter_map(|id| self.vars.get(Some(*id)));
        let states = states.map(|var| var.val.clone()).collect_vec();
        let val = with_states(val, states);
        match declared {
            Some(declared) => {
                let at = tail_of(&closure.body).unwrap_or_else(|| closure.body.clone());
                let what = format!("{} returns", declared.name);
                self.part(&at, &val, &plain_type(&declared.types.output), &what)
            }
            None => val,
        }
    }

    /// Coerces a value to a type that is written in the current function, and reports a type that does not exist.
    fn declared(&mut self, types: Result<Types>, val: &Val, at: &dyn Site, what: &str) -> Val {
        match types {
            Ok(types) => self.checked(val, &plain_type(&types), at, what),
            Err(fault) => {
                self.cx.fault(fault);
                Val::Poison
            }
        }
    }

    /// Coerces a value to a type; one of another type is reported, and poisons what uses it.
    fn checked(&mut self, val: &Val, want: &Type, at: &dyn Site, what: &str) -> Val {
        match self.coerce(val, want) {
            Ok(values) => Val::of(&values),
            Err(_) => {
                self.expect(val, want, at, what);
                Val::Poison
            }
        }
    }

    /// Elaborates a part of another function in this graph, with these variables only. Returns its value, and typed
    /// copies of its variables.
    pub(super) fn detached<T>(
        &mut self,
        mut vars: Variables,
        elaborate: impl FnOnce(&mut Self) -> T,
    ) -> (T, TokenStream) {
        // The first block has the parameters of the function, or what its closure sees.
        vars.open();
        let vars = std::mem::replace(&mut self.vars, vars);
        let outer = std::mem::take(&mut self.outer);
        let (like, tail) = (self.like.take(), self.tail.take());
        let retyped = std::mem::take(&mut self.retyped);
        let hover = std::mem::take(&mut self.hover);
        let done = elaborate(self);
        self.vars = vars;
        self.outer = outer;
        (self.like, self.tail) = (like, tail);
        self.retyped = retyped;
        (done, std::mem::replace(&mut self.hover, hover))
    }
}
