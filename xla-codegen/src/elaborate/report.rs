//! Reports of errors of operations, each at the argument that caused it.

use proc_macro2::TokenStream;
use quote::ToTokens;
use xla_hlo::aliases;
use xla_hlo::error::{At, FaultKind, Operand};
use xla_hlo::list::Items;
use xla_hlo::literal::NumberFault;
use xla_hlo::operation::ParamKind;

use super::apply::{ArgumentValue, BoundArgument, takes_values};
use super::habits::listed;
use super::{Elab, Val};
use crate::advice;
use crate::hir::{Array, Expr, Kind, Part, Tuple};
use crate::message::{self, Error};

impl Elab<'_> {
    /// Reports a literal in a tuple that has no element type.
    pub(super) fn untyped_part(&mut self, whole: &Expr, arguments: &[BoundArgument]) -> Val {
        let mut found: Option<Expr> = None;
        for expr in arguments.iter().filter_map(|argument| argument.expr) {
            if let (Kind::Tuple(_) | Kind::Struct(_), None) = (&expr.kind, &found) {
                Part::Expr(expr).search(&mut |part| {
                    if let (Part::Expr(part), None) = (&part, &found)
                        && let Kind::Lit(lit) = &part.kind
                        && lit.scalar().is_some_and(|scalar| scalar.suffix.is_none())
                    {
                        found = Some((*part).clone());
                    }
                    found.is_none()
                });
            }
        }
        let what = "cannot infer the element type of a literal in a tuple";
        match found {
            Some(literal) => {
                let help = self.suffixed_literal(&literal);
                self.fault(&literal, format!("{what}\n  help: write {help}"))
            }
            None => {
                let help = self.suffixed();
                self.fault(whole, format!("{what}\n  help: add a type suffix: {help}"))
            }
        }
    }

    /// Reports an error at the argument that caused it.
    pub(super) fn report(
        &mut self,
        error: &xla_hlo::Error,
        whole: &Expr,
        arguments: &[BoundArgument],
    ) -> Val {
        let unequal = error.fault.what.unequal();
        // Sizes that differ may become equal if one is dynamic: then the body is elaborated again.
        if *error.fault.what == FaultKind::Reported || self.cx.equate(&unequal, whole) {
            return Val::Poison;
        }
        let values: Vec<&BoundArgument> = arguments
            .iter()
            .filter_items(|a| takes_values(a.param.kind))
            .collect_vec();
        let operands: Vec<Operand> = values
            .iter()
            .flat_items(|argument| argument.operands(self, argument.param.name))
            .collect_vec();
        let at = match error.fault.at {
            At::Call => None,
            At::Operand(n) => match values.as_slice() {
                [one] if one.param.kind == ParamKind::Arrays => one.expr.map(|expr| item(expr, n)),
                many => many
                    .get(n)
                    .and_then(|argument| argument.expr)
                    .map(ToTokens::to_token_stream),
            },
            At::Named(name, index) => {
                let argument = arguments
                    .iter()
                    .find(|argument| argument.param.name == name);
                let expr = argument.and_then(|argument| argument.expr);
                expr.map(|expr| match index {
                    Some(index) => item(expr, index),
                    None => expr.to_token_stream(),
                })
            }
        };
        let at = at.unwrap_or_else(|| whole.to_token_stream());
        let called = match (&*error.fault.what, &error.fault.help) {
            // The missing argument may not be the one that the user forgot.
            (FaultKind::Missing { .. }, None) => xla_hlo::lookup(&error.operation),
            _ => None,
        };
        let form = called.map(|operation| {
            let texts = values
                .iter()
                .filter_map(|value| value.expr.map(message::source));
            let meant = advice::of_count(operation.name, &texts.collect_vec());
            let form = || format!("call it as `{}`", xla_hlo::catalogue::call(operation));
            format!("\n  help: {}", meant.unwrap_or_else(form))
        });
        let moved = match (&*error.fault.what, arguments) {
            (FaultKind::MisplacedAlong { moves: true }, [argument, ..]) => argument
                .expr
                .and_then(|operand| method_last(whole, operand)),
            _ => None,
        };
        let help = moved.map(|moved| format!("\n  help: write `{moved}`"));
        let mut error = error.clone();
        if let (FaultKind::NoSuchDimension { .. }, Some(operation)) =
            (&*error.fault.what, xla_hlo::lookup(&error.operation))
        {
            let exprs = arguments.iter().filter_map(|argument| argument.expr);
            let meant = listed(operation, whole, &exprs.collect_vec());
            error.fault = error.fault.or_help(meant);
        }
        // PyTorch's `x.max(1)` reduces a dimension.
        let first = arguments.first().and_then(|first| match &first.supplied {
            ArgumentValue::Val(Val::Array(value)) => Some(self.graph.shape(*value).rank()),
            _ => None,
        });
        let has_dimensions = first.is_some_and(|rank| rank > 0);
        if let FaultKind::Literal {
            fault: NumberFault::Kind { .. },
            ..
        } = &*error.fault.what
            && has_dimensions
            && matches!(whole.kind, Kind::Call(_) | Kind::MethodCall(_))
        {
            let exprs = arguments.iter().filter_map(|argument| argument.expr);
            let texts = exprs.map(message::source).collect_vec();
            let reduced = aliases::of_count(&format!("numpy.{}", error.operation), &texts);
            error.fault = match (reduced, error.fault.help.take()) {
                (Some(reduced), Some(number)) => {
                    let number = number.trim_start_matches("write ");
                    let help = format!("{reduced} along a dimension, or the number {number}");
                    error.fault.help(help)
                }
                (reduced, help) => error.fault.or_help(help.or(reduced)),
            };
        }
        let error = with_texts(&error, &operands, &values);
        let message = error.message(&operands)
            + &form.or(help).unwrap_or_default()
            + &self.cx.reasons(&unequal);
        // In a template the one operand that is the user's is at fault.
        let own = match error.fault.at {
            At::Call | At::Operand(_) => self.only_argument(&values),
            At::Named(..) => None,
        };
        let argument = self.argument_at(&at).or(own);
        self.cx.fault_in(Error::new_spanned(at, message), argument);
        Val::Poison
    }

    /// Returns the argument of the user's call of a template that is an operand, if it is the only one.
    fn only_argument(&self, values: &[&BoundArgument]) -> Option<TokenStream> {
        let operands = values.iter().filter_map(|value| value.expr);
        let own = operands.filter_map(|operand| self.argument_at(&operand.to_token_stream()));
        let own = own.collect_vec();
        (own.len() == 1).then(|| own[0].clone())
    }
}

/// Returns the error with the user's texts in its help, also of operands that its lines do not show: literals, and
/// operands with a longer text.
fn with_texts(
    error: &xla_hlo::Error,
    operands: &[Operand],
    values: &[&BoundArgument],
) -> xla_hlo::Error {
    let mut error = error.clone();
    if let Some(help) = &mut error.fault.help {
        let shown = |name: &str| {
            let mut shown = operands.iter();
            shown.any(|operand| operand.parameter == name && operand.text.is_some())
        };
        let others = values.iter().filter_items(|value| !shown(value.param.name));
        let others = others.filter_map(|value| {
            Some(Operand {
                parameter: value.param.name.to_string(),
                text: Some(message::source(value.expr?)),
                ty: String::new(),
                place: None,
            })
        });
        let known = operands
            .iter()
            .filter_items(|operand| operand.text.is_some());
        let all = known.cloned().chain(others).collect_vec();
        *help = xla_hlo::error::named(help, &all);
    }
    error
}

/// Returns `f(x).along([1])` for `f(x.along([1]))`, if the operand is the call of a method.
fn method_last(whole: &Expr, operand: &Expr) -> Option<String> {
    let Kind::MethodCall(call) = &operand.kind else {
        return None;
    };
    let (receiver, written) = (message::source(&call.receiver), message::source(operand));
    let marker = written.strip_prefix(&receiver)?.to_string();
    let inner = message::source(whole).replacen(&written, &receiver, 1);
    Some(match whole.kind {
        Kind::Call(_) | Kind::MethodCall(_) => format!("{inner}{marker}"),
        _ => format!("({inner}){marker}"),
    })
}

/// Returns the tokens of one item of a list or nested lists, or of the whole expression if it is not a list.
fn item(expr: &Expr, index: usize) -> proc_macro2::TokenStream {
    fn leaves<'e>(expr: &'e Expr, all: &mut Vec<&'e Expr>) {
        match &expr.kind {
            Kind::Array(Array { elems, .. }) | Kind::Tuple(Tuple { elems, .. }) => {
                for elem in elems {
                    leaves(elem, all);
                }
            }
            _ => all.push(expr),
        }
    }
    let mut all = Vec::new();
    leaves(expr, &mut all);
    all.get(index)
        .map_or_else(|| expr.to_token_stream(), ToTokens::to_token_stream)
}
