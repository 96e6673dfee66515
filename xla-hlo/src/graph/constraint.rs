//! Size constraints: the conditions on the sizes of a generic computation under which its rules hold. `x[0..3]` of
//! `f32[N]` needs an `N` of at least 3.
//!
//! A rule rejects a computation that no values of the size names can satisfy. A condition that only some values satisfy
//! is a size constraint: a call with known sizes that violates it is rejected, a generic caller inherits it, and for a
//! caller in plain Rust it is a constant assertion.

use super::function::{Function, Module, SizeConstraint};
use super::{Attr, Form, Graph, Infer, find};
use crate::Size;
use crate::binding::Binding;
use crate::error::{At, Fault, FaultKind};
use crate::list::{self, Items};

/// The attribute with the text of an asserted condition.
pub const CONDITION: &str = "condition";

impl Infer<'_> {
    /// Requires that one size is at most another; if that depends on size names, records a size constraint.
    ///
    /// # Errors
    /// The fault, if one size is certainly greater than the other.
    pub fn at_most(
        &self,
        lesser: &Size,
        greater: &Size,
        fault: impl FnOnce() -> Fault,
    ) -> Result<(), Fault> {
        match greater.minus(lesser) {
            Ok(rest) if rest.is_certain() => {}
            Ok(rest) => self.constraints.borrow_mut().push((rest, fault())),
            Err(_) => return Err(fault()),
        }
        Ok(())
    }

    /// Requires that a size is a multiple of another, and that the other is at least 1.
    ///
    /// # Errors
    /// It is certainly no multiple, or the divisor is certainly 0.
    pub fn multiple(&self, dividend: &Size, divisor: &Size) -> Result<(), Fault> {
        let one = Size::from(1);
        self.at_most(&one, divisor, || {
            let (least, of) = (one.clone(), "the divisor".to_string());
            let found = divisor.clone();
            Fault::call(FaultKind::AtLeast { least, of, found })
        })?;
        let fault = || {
            let (of, found) = (divisor.clone(), dividend.clone());
            Fault::call(FaultKind::Multiple { of, found })
        };
        let whole = dividend.divided_by(divisor);
        let whole = whole.and_then(|quotient| divisor.times(&quotient));
        // Nothing is larger than `divisor * (dividend / divisor)`, except for a multiple, which is equal.
        self.at_most(dividend, &whole.map_err(|_| fault())?, fault)
    }

    /// Checks the callee's size constraints for this call, and records those that remain symbolic.
    ///
    /// # Errors
    /// A constraint that the sizes of the call certainly violate.
    pub(crate) fn inherit(&self, callee: &Function, binding: &Binding) -> Result<(), Fault> {
        for constraint in callee.constraints(self.module) {
            let of = |name: &str| binding.get(name).cloned();
            // `N - 3 >= 0` with `N = 5` is certain, with `N = 2 * M` is inherited, and with `N = 2` fails.
            let rest = constraint.size.substitute(&of);
            if rest.as_ref().is_ok_and(Size::is_certain) {
                continue;
            }
            let names = constraint.size.names();
            let sizes = names.iter().filter_map(|name| {
                let size = binding.get(*name)?;
                Some(((*name).to_string(), size.clone()))
            });
            // For nested calls, reports the fault of the innermost rule in terms of the sizes of this call.
            let own = constraint.fault.what.with_sizes(&of);
            let (mut path, what) = match own {
                FaultKind::Unsatisfied { path, what, .. } => (path, *what),
                own => (Vec::new(), own),
            };
            path.push(constraint.operation.clone());
            let what = FaultKind::Unsatisfied {
                sizes: sizes.collect_vec(),
                path,
                what: Box::new(what),
            };
            // The first argument with one of the sizes is shown: the user can see the size there.
            let shows = |shape: &crate::Shape| {
                let shown = shape.dims.iter().flat_items(Size::names);
                shown.into_iter().any(|name| names.contains(&name))
            };
            let at = callee.graph.param_shapes().iter().position(shows);
            let fault = at.map_or_else(
                || Fault::call(what.clone()),
                |i| Fault::operand(i, what.clone()),
            );
            match rest {
                Ok(rest) => self.constraints.borrow_mut().push((rest, fault)),
                Err(_) => return Err(fault),
            }
        }
        Ok(())
    }
}

impl Function {
    /// Returns the constraints on the function's sizes; `module` holds its callees.
    pub fn constraints(&self, module: &Module) -> &[SizeConstraint] {
        self.constraints
            .get_or_init(|| of_graph(module, &self.graph))
    }
}

/// Returns the size constraints of a graph, each size once.
fn of_graph(module: &Module, graph: &Graph) -> Vec<SizeConstraint> {
    let mut all: Vec<SizeConstraint> = Vec::new();
    collect(module, graph, &mut Vec::new(), &mut all);
    all
}

/// Adds the constraints of a graph that do not follow from `positive`, the sizes that are at least 1 where it is applied:
/// the body of a loop over `N` rows reads a row only if there is one.
fn collect(
    module: &Module,
    graph: &Graph,
    positive: &mut Vec<Size>,
    all: &mut Vec<SizeConstraint>,
) {
    for (_, instr) in graph.instrs() {
        for (i, region) in instr.regions.iter().enumerate() {
            // Inside a loop over `N` rows, `N` is at least 1. The list is a stack of such facts.
            let outside = positive.len();
            positive.extend(instr.op.traits.positive.and_then(|of| of(graph, instr, i)));
            collect(module, region, positive, all);
            positive.truncate(outside);
        }
        let operands = instr.operands.iter().map(|&v| graph.shape(v)).collect_vec();
        // Constraints are not stored: the rule computes them again from the finished graph, as passes may change it.
        let infer = Infer::new(operands, &instr.attrs, &instr.regions, module);
        // The rule has already accepted the instruction, so an error cannot occur here.
        let Ok(shapes) = (instr.op.infer)(&infer) else {
            continue;
        };
        let operation = match (instr.op.form)(graph, instr) {
            Form::Call(callee) => module
                .function(&callee)
                .map(|callee| callee.written().to_string()),
            _ => None,
        };
        // A derived operation is named as the user wrote it, `mean`, and not by its primitive.
        let own = instr.origin.operation.unwrap_or(instr.op.name);
        // An assertion is shown as it is written.
        let asserted = match find(&instr.attrs, CONDITION) {
            Some(Attr::Text(condition)) => condition,
            _ => own,
        };
        let operation = operation.unwrap_or_else(|| asserted.to_string());
        // `size >= 0` follows from `p >= 1` if `size + 1 - p >= 0` holds for all sizes.
        let follows = |size: &Size| {
            positive.iter().any(|positive| {
                let rest = size
                    .plus(&Size::from(1))
                    .and_then(|size| size.minus(positive));
                rest.is_ok_and(|rest| rest.is_certain())
            })
        };
        let mut add = |size: Size, fault: Fault| {
            if !follows(&size) && all.iter().all(|known| known.size != size) {
                all.push(SizeConstraint {
                    size,
                    operation: operation.clone(),
                    fault,
                    origin: instr.origin,
                });
            }
        };
        for (size, fault) in infer.constraints.take() {
            add(size, fault);
        }
        // Results state further conditions: divisors are at least 1, and dividends and sizes at least 0.
        let dims = shapes.iter().flat_items(|shape| &shape.dims);
        for divisor in dims.clone().flat_items(Size::divisors) {
            let Ok(rest) = divisor.minus(&Size::from(1)) else {
                continue;
            };
            if !rest.is_certain() {
                let what = format!("the divisor {divisor} must be at least 1");
                add(rest, Fault::call(FaultKind::Other(what)));
            }
        }
        for size in dims.flat_items(|size| list::concat(&[size.dividends(), vec![size]])) {
            if !size.is_certain() {
                let what = FaultKind::BelowZero(size.clone());
                add(
                    size.clone(),
                    Fault {
                        at: At::Call,
                        what: Box::new(what),
                        help: None,
                    },
                );
            }
        }
    }
}

#[cfg(test)]
mod tests;
