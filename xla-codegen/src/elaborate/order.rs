//! Advice for calls that pass a function after the operands, as StableHLO and iterators do: `map(x, f)`.

use xla_hlo::Operation;
use xla_hlo::error::{Fault, FaultKind};
use xla_hlo::list::Items;
use xla_hlo::operation::ParamKind;

use super::{Elab, Val};
use crate::hir::{Expr, Kind};
use crate::message::source;

/// The length in characters from which the advice omits the body of a closure.
const LONG: usize = 40;

impl Elab<'_> {
    /// Reports an operand where an operation takes a function, if the function follows it.
    pub(super) fn late_function(
        &mut self,
        operation: &Operation,
        is_method: bool,
        positional: &[&Expr],
    ) -> Option<Val> {
        let (receiver, arguments) = positional.split_at(usize::from(is_method));
        let expected = operation.functions();
        let early = arguments.iter().take(expected);
        let operand = early.copied().find(|expr| !self.is_function(expr))?;
        let all = arguments.iter().copied();
        let functions = all.clone().filter_items(|expr| self.is_function(expr));
        let functions = functions.collect_vec();
        if functions.len() < expected {
            return None;
        }
        let operands = all
            .filter_items(|expr| !self.is_function(expr))
            .collect_vec();
        let ordered = functions.iter().chain_items(&operands);
        let texts = ordered.map(|expr| short(expr)).collect_vec();
        let receiver = receiver.first().map(|expr| source(expr) + ".");
        let taken = if expected == 1 {
            "function"
        } else {
            "functions"
        };
        let what = FaultKind::Kind {
            expected: ParamKind::Computation,
            found: format!("`{}`", short(operand)),
        };
        let name = operation.name;
        let help = format!(
            "`{name}` takes the {taken} first: `{}{name}({})`",
            receiver.unwrap_or_default(),
            texts.join(", ")
        );
        self.look_at(&operands);
        Some(self.fault(operand, Fault::call(what).help(help).of(name).message(&[])))
    }

    /// Reports a text after the operands of an operation that takes it first: `einsum(a, b, "ij,jk->ik")`.
    pub(super) fn late_text(
        &mut self,
        operation: &Operation,
        is_method: bool,
        positional: &[&Expr],
    ) -> Option<Val> {
        let is_text = |expr: &&Expr| matches!(&expr.kind, Kind::Lit(lit) if lit.text().is_some());
        let takes_text = |kind| matches!(kind, ParamKind::Word | ParamKind::Text);
        let first = operation
            .params
            .first()
            .filter(|param| takes_text(param.kind))?;
        let early = positional.first().filter(|expr| !is_text(expr))?;
        let text = positional
            .iter()
            .find(|expr| is_text(expr))
            .filter(|_| !is_method)?;
        let others = positional.iter().filter_items(|expr| !is_text(expr));
        let texts = [text]
            .into_iter()
            .chain_items(others)
            .map(|expr| short(expr));
        let what = FaultKind::Kind {
            expected: first.kind,
            found: format!("`{}`", short(early)),
        };
        let name = operation.name;
        let help = format!(
            "`{name}` takes the text first: `{name}({})`",
            texts.collect_vec().join(", ")
        );
        Some(self.fault(early, Fault::call(what).help(help).of(name).message(&[])))
    }

    /// Whether an expression is a closure, a transformed function, or the name of a function.
    fn is_function(&self, expr: &Expr) -> bool {
        match &expr.kind {
            Kind::Closure(_) => true,
            Kind::Path(path) => {
                let var = self.variable_of(path);
                let holds = var.is_some_and(|var| matches!(var.val, Val::Function(_)));
                holds || self.names_computation(path)
            }
            _ => self.is_transformation(expr),
        }
    }
}

/// Returns the text of an argument, without the body of a long closure.
fn short(expr: &Expr) -> String {
    let text = source(expr);
    match &expr.kind {
        Kind::Closure(closure) if text.chars().count() > LONG => {
            format!("|{}| ..", source(closure.parameters()))
        }
        _ => text,
    }
}
