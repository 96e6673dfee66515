//! The numbers that a `for` loop counts: `a..b`, `a..=b`, and these with `.rev()` and `.step_by(k)`.
//!
//! A loop over `a..b` counts its numbers itself; `ops/progression.rs` in `xla-hlo` counts the others.

use xla_hlo::dynamic::is_dynamic;
use xla_hlo::list::{self, Items};
use xla_hlo::ops::progression::Progression;
use xla_hlo::{ElementType, Shape, Type, Value};

use super::{Elab, Val};
use crate::hir::{Expr, Kind, Range};
use crate::message::source;
use crate::outside;

/// The numbers of a loop.
pub(super) enum Counted {
    /// From one scalar up to another, exclusive.
    Between([Value; 2]),
    /// Any other, by the number of the round.
    Rounds(Progression),
}

/// A method that changes the numbers of a range.
pub(super) enum Change<'e> {
    Rev,
    StepBy(&'e Expr),
}

impl Elab<'_> {
    /// Elaborates the numbers of a loop; `None` after a mistake.
    pub(super) fn counted_by(&mut self, expr: &Expr) -> Option<Counted> {
        let mut changes = Vec::new();
        let Some(range) = range_in(expr, &mut changes) else {
            self.no_range(expr);
            return None;
        };
        let ends = self.ends(expr, range)?;
        let closed = range.closed;
        if changes.is_empty() && !closed {
            return Some(Counted::Between(ends));
        }
        let mut numbers = self.with_builder(|b| Progression::range(b, ends, closed));
        for change in changes {
            numbers = match change {
                Change::Rev => numbers.and_then(|numbers| self.with_builder(|b| numbers.rev(b))),
                Change::StepBy(step) => {
                    let by = self.step(step)?;
                    numbers.and_then(|numbers| self.with_builder(|b| numbers.step_by(b, by)))
                }
            };
        }
        match numbers {
            Ok(numbers) => Some(Counted::Rounds(numbers)),
            Err(fault) => {
                self.fault(expr, fault.what);
                None
            }
        }
    }

    /// Reports a loop over anything but a range. A loop over an array reads it by its indices.
    pub(super) fn no_range(&mut self, expr: &Expr) {
        let array = match &expr.kind {
            Kind::MethodCall(call) if call.args.is_empty() => &call.receiver,
            Kind::Reference(reference) => &reference.expr,
            _ => expr,
        };
        let first = match self.peek(array) {
            Some(Val::Array(value)) => self.graph.shape(value).dims.first().cloned(),
            _ => None,
        };
        let what = match first {
            Some(size) => {
                let (array, found) = (source(array), source(expr));
                let is_named = size.names().iter().any(|name| is_dynamic(name));
                let size = if is_named {
                    format!("{array}.dims()[0]")
                } else {
                    size.to_string()
                };
                format!(
                    "expected a range of integers, found `{found}`\n  \
                     help: loop over the indices, `for i in 0..{size}`, and read `{array}[i]`"
                )
            }
            None => outside::RANGE.to_string(),
        };
        self.fault(expr, what);
    }

    /// Returns the bounds of the loop's counter.
    pub(super) fn rounds_of(&mut self, counted: &Counted) -> [Value; 2] {
        match counted {
            Counted::Between(ends) => *ends,
            Counted::Rounds(numbers) => self.with_builder(|b| numbers.bounds(b)),
        }
    }

    /// Returns the number of the round whose counter is the first parameter of this body.
    pub(super) fn number_in(&mut self, counted: &Counted, whole: &dyn quote::ToTokens) -> Val {
        let round = self.graph.params[0];
        let numbers = match counted {
            Counted::Between(_) => return Val::Array(round),
            Counted::Rounds(numbers) => numbers,
        };
        // The first number is computed before the loop: the body captures it.
        let Some(Val::Array(first)) = self.capture(&Val::Array(numbers.first)) else {
            return Val::Poison;
        };
        match self.with_builder(|b| numbers.at(b, first, round)) {
            Ok(number) => Val::Array(number),
            Err(fault) => self.fault(whole.to_token_stream(), fault.what),
        }
    }

    /// Elaborates the two ends of a range as scalars of one integer type.
    fn ends(&mut self, expr: &Expr, range: &Range) -> Option<[Value; 2]> {
        let (Some(start), Some(end)) = (&range.start, &range.end) else {
            self.fault(expr, outside::RANGE);
            return None;
        };
        let vals = list::both([start, end], |end| self.expr(end));
        // As in Rust, a range of literals has the type `i32`.
        let mut element = ElementType::I32;
        for (val, expr) in vals.iter().zip([start, end]) {
            match val {
                Val::Poison => return None,
                Val::Array(value) => {
                    let shape = self.graph.shape(*value).clone();
                    if !shape.is_scalar() || !shape.element.is_integer() {
                        let what = format!("expected an integer range, found {shape}");
                        self.fault(expr, what);
                        return None;
                    }
                    element = shape.element;
                }
                Val::Numbers(_) | Val::Size(_) => {}
                other => {
                    let what =
                        format!("expected an integer range, found {}", self.type_text(other));
                    self.fault(expr, what);
                    return None;
                }
            }
        }
        let expected = Type::array(Shape::scalar(element));
        let mut values = Vec::new();
        for (val, expr) in vals.iter().zip([start, end]) {
            let val = self.expect(val, &expected, expr, "the loop variable is");
            values.extend(val.values()?.leaf().copied());
        }
        values.try_into().ok()
    }

    /// Elaborates the argument of `step_by`.
    fn step(&mut self, expr: &Expr) -> Option<i64> {
        let step = self.counted(expr)?;
        let known = match &step {
            xla_hlo::operation::Int::Size(size) => size.known(),
            xla_hlo::operation::Int::Negative(_) => None,
        };
        let step = known.and_then(|step| i64::try_from(step).ok());
        if step.is_none() {
            let what = "expected a step that is known at compile time";
            self.fault(expr, what);
        }
        step
    }
}

/// Whether an expression is a range, perhaps with methods.
pub(super) fn is_range(expr: &Expr) -> bool {
    match &expr.kind {
        Kind::Range(_) => true,
        Kind::MethodCall(call) => is_range(&call.receiver),
        _ => false,
    }
}

/// Returns the range in `range.rev().step_by(k)`, and adds the methods in their order.
pub(super) fn range_in<'e>(expr: &'e Expr, changes: &mut Vec<Change<'e>>) -> Option<&'e Range> {
    match &expr.kind {
        Kind::Range(range) => Some(range),
        Kind::MethodCall(call) => {
            let range = range_in(&call.receiver, changes)?;
            let arguments: Vec<&Expr> = call.args.iter().collect_vec();
            changes.push(match (call.method.to_string().as_str(), &arguments[..]) {
                ("rev", []) => Change::Rev,
                ("step_by", [step]) => Change::StepBy(step),
                _ => return None,
            });
            Some(range)
        }
        _ => None,
    }
}

/// Returns the message for methods of a range, which is not one of a `for`, and the call that it is about:
/// `(0..n).map(|i| ..)`, also with `.collect()` or another method after it.
pub(super) fn method_of_range(whole: &Expr) -> Option<(Expr, String)> {
    let Kind::MethodCall(call) = &whole.kind else {
        return None;
    };
    let range = call.receiver.bare();
    let Kind::Range(_) = &range.kind else {
        return method_of_range(&range);
    };
    let (range, name) = (source(&range), &call.method);
    let (start, end) = range.split_once("..")?;
    let (start, end) = (start.trim(), end.trim());
    let help = match (name.to_string().as_str(), &call.args[..]) {
        ("map", [function]) if start == "0" && !end.is_empty() && !end.starts_with('=') => {
            format!("write `map({}, iota(i32, {end}))`", source(function))
        }
        ("step_by", [step]) => {
            let step = source(step);
            format!("a part with a step is `slice(.., [{start}], [{end}], [{step}])`")
        }
        _ => format!("write a loop: `for i in {range} {{ .. }}`"),
    };
    let what = format!("a range has no method `{name}` here\n  help: {help}");
    Some((whole.clone(), what))
}
