//! Calls of operations: each argument by the kind of its parameter.

use quote::ToTokens;
use xla_hlo::list::Items;
use xla_hlo::operation::{Argument, Param, ParamKind};
use xla_hlo::{Channel, Operation, Type, operation};

use super::apply::{ArgumentValue, BoundArgument};
use super::coerce::Mismatch;
use super::habits::{Written, is_none, is_number, listed, without_none};
use super::{Elab, Val};
use crate::advice;
use crate::hir::{Expr, Kind, Named};
use crate::message::source;

impl Elab<'_> {
    /// Elaborates the arguments of an operation by the kinds of its parameters, and applies it.
    pub(super) fn operation(
        &mut self,
        operation: &'static Operation,
        whole: &Expr,
        arguments: &[&Expr],
    ) -> Val {
        let can_fail = operation.can_fail() || self.function_can_fail(operation, whole, arguments);
        self.tries(whole, operation.name, can_fail);
        let written = arguments.iter().map(|expr| match &expr.kind {
            Kind::Named(Named { name, value }) => Written {
                name: Some(name),
                expr: value,
            },
            _ => Written { name: None, expr },
        });
        let written: Vec<Written> = written.collect_vec();
        // Positional arguments come first, as in Python, so that each has the number of its parameter.
        let positional = written
            .iter()
            .position(|w| w.name.is_some())
            .unwrap_or(written.len());
        if let Some(late) = written[positional..].iter().find(|w| w.name.is_none()) {
            let what = format!(
                "{}: positional arguments must come before named ones",
                operation.name
            );
            return self.fault(late.expr, what);
        }
        let is_method = matches!(whole.kind, Kind::MethodCall(_));
        let ordered = written[..positional].iter().map(|w| w.expr).collect_vec();
        let meant = self
            .late_function(operation, is_method, &ordered)
            .or_else(|| self.late_text(operation, is_method, &ordered));
        if let Some(val) = meant.or_else(|| self.without_element(operation, &written)) {
            return val;
        }
        let meant = self.dimension_first(operation, &ordered);
        if let Some(val) = meant.or_else(|| self.open_size(operation, &ordered)) {
            return val;
        }
        let names: Vec<String> = written[positional..]
            .iter()
            .filter_map(|w| Some(w.name?.to_string()))
            .collect_vec();
        let bound = operation::bind(
            operation,
            positional,
            is_method,
            &names,
            |argument, _, at| Some((argument, at)),
            || None,
        );
        let bound = match bound {
            Ok(bound) => bound,
            Err((argument, fault)) => {
                for (i, expr) in ordered.iter().enumerate() {
                    let param = operation.params.get(operation.param_of(i, is_method));
                    param.map(|param| self.argument(operation.name, param, expr));
                }
                let at = match written.get(argument) {
                    Some(Written {
                        name: Some(name), ..
                    }) => name.to_token_stream(),
                    Some(Written { expr, .. }) => expr.to_token_stream(),
                    None => whole.to_token_stream(),
                };
                let fault = match self.of_other_name(operation, whole, &written, argument) {
                    Some(help) => fault.help(help),
                    None => {
                        let texts = ordered.iter().map(source).collect_vec();
                        let meant = self.reshaped(operation.name, None, &ordered);
                        let meant = meant.or_else(|| advice::of_count(operation.name, &texts));
                        let is_long = texts.len() > operation.params.len();
                        let meant = meant.filter(|_| is_long);
                        fault.or_help(meant.or_else(|| listed(operation, whole, &ordered)))
                    }
                };
                return self.fault(at, fault.of(operation.name).message(&[]));
            }
        };
        // Unless an argument determines the element type, arrays have that of the expected result.
        let says = |param: &Param| {
            matches!(
                param.kind,
                ParamKind::Element | ParamKind::Computation | ParamKind::Computations
            )
        };
        let like = self.like.filter(|_| !operation.params.iter().any(says));
        let before = self.cx.faults.borrow().count();
        let mut arguments = Vec::with_capacity(bound.len());
        let mut lent = Vec::new();
        let mut item: Option<Type> = None;
        for (at, (param, bound)) in operation.params.iter().zip(bound).enumerate() {
            arguments.push(match bound {
                Some((argument, _)) => {
                    let expr = written[argument].expr;
                    let supplied = match param.kind {
                        // An attribute at the place of an operand whose mistake has been reported.
                        ParamKind::Ints | ParamKind::Sizes | ParamKind::Bool
                            if self.cx.faults.borrow().count() > before =>
                        {
                            ArgumentValue::Poison
                        }
                        ParamKind::Bool if listed(operation, whole, &ordered).is_some() => {
                            let help = listed(operation, whole, &ordered);
                            self.wrong_kind_with(operation.name, param, expr, help)
                        }
                        ParamKind::Int | ParamKind::Ints | ParamKind::Sizes if is_none(expr) => {
                            let help = without_none(operation.name, whole, expr, &ordered);
                            self.wrong_kind_with(operation.name, param, expr, Some(help))
                        }
                        ParamKind::Ints if param.name == "permutation" && is_number(expr) => {
                            let help = self.permutation(arguments.first());
                            self.wrong_kind_with(operation.name, param, expr, help)
                        }
                        ParamKind::State if param.name == "rng" && expr.place().is_none() && !matches!(expr.kind, Kind::Reference(_)) => {
                            let help = self.generator(
                                operation.name,
                                &ordered,
                                at,
                                (written.len() == operation.params.len(), false),
                            );
                            let what = format!("{}: expected a generator of random numbers for `rng`, found `{}`\n  help: {help}", operation.name, source(expr));
                            ArgumentValue::Val(self.fault(expr, what))
                        }
                        ParamKind::Array => ArgumentValue::Val(self.expr_like(expr, like)),
                        ParamKind::State => ArgumentValue::Val(self.lend(
                            operation.name,
                            param.name,
                            expr,
                            &mut lent,
                        )),
                        ParamKind::Channel(kind) => {
                            let what = format!("{}: `{}`", operation.name, param.name);
                            match self.reach(&what, kind, expr, &mut lent) {
                                Some((token, channel)) => {
                                    item = Some(channel.content.clone());
                                    Argument::Channel(token, Channel::clone(&channel)).into()
                                }
                                None => ArgumentValue::Poison,
                            }
                        }
                        ParamKind::Value if item.is_some() => {
                            let val = self.expr_like(expr, like);
                            let typed = item.as_ref().map(|item| self.coerce(&val, item));
                            match (typed, &item) {
                                (Some(Ok(values)), _) => ArgumentValue::Val(Val::of(&values)),
                                (Some(Err(Mismatch::Type(_))), Some(item))
                                    if self.cx.equate(&self.unequal(&val, item), whole) =>
                                {
                                    ArgumentValue::Poison
                                }
                                (Some(Err(Mismatch::Literal(_))), Some(item)) => {
                                    let what =
                                        format!("{}: an item of the feed is", operation.name);
                                    self.part(expr, &val, item, &what);
                                    ArgumentValue::Poison
                                }
                                _ => ArgumentValue::Val(val),
                            }
                        }
                        _ => self.argument(operation.name, param, expr),
                    };
                    BoundArgument::new(param, Some(expr), supplied)
                }
                None => BoundArgument::missing(param),
            });
        }
        self.like = like;
        let val = self.apply(operation, whole, arguments);
        let (false, Val::Tuple(mut parts)) = (lent.is_empty(), val.clone()) else {
            return val;
        };
        // New states precede the result.
        let result = parts.pop().expect("a result follows the states");
        for (place, state) in lent.iter().zip(parts) {
            self.change(place, state);
        }
        result
    }

    /// Whether the function that is an argument of an operation may fail.
    fn function_can_fail(&self, operation: &Operation, whole: &Expr, arguments: &[&Expr]) -> bool {
        let is_method = matches!(whole.kind, Kind::MethodCall(_));
        let function = |param: &Param| param.kind == ParamKind::Function;
        let place = operation.params.iter().position(function);
        let supplied = arguments
            .iter()
            .enumerate()
            .find_map(|(i, expr)| match &expr.kind {
                Kind::Named(Named { name, value }) => {
                    let named = place.map(|place| operation.params[place].name);
                    named.is_some_and(|named| name == named).then_some(value)
                }
                _ => (Some(operation.param_of(i, is_method)) == place).then_some(*expr),
            });
        supplied.is_some_and(|expr| self.names_fallible(expr))
    }

    /// Whether an expression is the name of a fallible function.
    pub(super) fn names_fallible(&self, expr: &Expr) -> bool {
        (expr.path().and_then(|path| self.cx.frame().item(path))).is_some_and(|of| of.is_fallible())
    }
}
