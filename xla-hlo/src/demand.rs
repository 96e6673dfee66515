//! What the sizes of a generic computation have to satisfy before its rules hold: `x[0..3]` of `f32[N]` needs an `N` of 3
//! at least.
//!
//! A rule refuses what no numbers for the size names can satisfy. What some can and others cannot is a demand: a caller with
//! numbers is refused by it, a generic caller hands it on, and a caller in plain Rust meets it as a constant assertion.

use crate::Size;
use crate::error::{At, Fault, What};
use crate::graph::{Function, Graph, Module, Origin};
use crate::operation::{Form, Infer};
use crate::ops::call::Binding;

/// A size that must not be below zero, for which only numbers can tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Demand {
    /// The size.
    pub size: Size,
    /// The operation or computation whose rule it is.
    pub operation: String,
    /// What is wrong where it does not hold.
    pub fault: Fault,
    /// The instruction of the function that asks.
    pub origin: Origin,
}

impl Infer<'_> {
    /// Requires that one size is at most another; where only numbers can tell, that is demanded of them.
    ///
    /// # Errors
    /// The fault, where it certainly is not so.
    pub fn at_most(
        &self,
        lesser: &Size,
        greater: &Size,
        fault: impl FnOnce() -> Fault,
    ) -> Result<(), Fault> {
        match greater.minus(lesser) {
            Ok(rest) if rest.is_certain() => {}
            Ok(rest) => self.demands.borrow_mut().push((rest, fault())),
            Err(_) => return Err(fault()),
        }
        Ok(())
    }

    /// Requires of this call what the callee's rules demand of its sizes.
    ///
    /// # Errors
    /// A demand that certainly does not hold with the sizes of the call.
    pub(crate) fn inherit(&self, callee: &Function, binding: &Binding) -> Result<(), Fault> {
        for demand in callee.demands(self.module) {
            let of = |name: &str| binding.get(name).cloned();
            let rest = demand.size.substitute(&of);
            if rest.as_ref().is_ok_and(Size::is_certain) {
                continue;
            }
            let names = demand.size.names();
            let sizes = names.iter().filter_map(|name| {
                let size = binding.get(*name)?;
                Some(((*name).to_string(), size.clone()))
            });
            // Of a callee's callee it is the innermost rule that says what is wrong, in the sizes of this call.
            let own = demand.fault.what.with_sizes(&of);
            let (mut path, what) = match own {
                What::Demanded { path, what, .. } => (path, *what),
                own => (Vec::new(), own),
            };
            path.push(demand.operation.clone());
            let what = What::Demanded {
                sizes: sizes.collect(),
                path,
                what: Box::new(what),
            };
            let shows = |shape: &crate::Shape| {
                let shown = shape.dims.iter().flat_map(Size::names);
                shown.into_iter().any(|name| names.contains(&name))
            };
            let at = callee.graph.param_shapes().iter().position(shows);
            let fault = at.map_or_else(
                || Fault::call(what.clone()),
                |i| Fault::operand(i, what.clone()),
            );
            match rest {
                Ok(rest) => self.demands.borrow_mut().push((rest, fault)),
                Err(_) => return Err(fault),
            }
        }
        Ok(())
    }
}

/// What a graph demands of the sizes of its function, each size once.
pub(crate) fn of_graph(module: &Module, graph: &Graph) -> Vec<Demand> {
    let mut all: Vec<Demand> = Vec::new();
    collect(module, graph, &mut all);
    all
}

fn collect(module: &Module, graph: &Graph, all: &mut Vec<Demand>) {
    for (_, instr) in graph.instrs() {
        for region in &instr.regions {
            collect(module, region, all);
        }
        let operands = instr.operands.iter().map(|&v| graph.shape(v)).collect();
        let infer = Infer::new(operands, &instr.attrs, &instr.regions, module);
        // What the rule has accepted before it accepts again.
        let Ok(shapes) = (instr.op.infer)(&infer) else {
            continue;
        };
        let operation = match (instr.op.form)(graph, instr) {
            Form::Call(callee) => module
                .function(&callee)
                .map(|callee| callee.written().to_string()),
            _ => None,
        };
        let operation = operation.unwrap_or_else(|| instr.op.name.to_string());
        let mut add = |size: Size, fault: Fault| {
            if all.iter().all(|known| known.size != size) {
                all.push(Demand {
                    size,
                    operation: operation.clone(),
                    fault,
                    origin: instr.origin,
                });
            }
        };
        for (size, fault) in infer.demands.take() {
            add(size, fault);
        }
        let dims = shapes.iter().flat_map(|shape| &shape.dims);
        for divisor in dims.clone().flat_map(Size::divisors) {
            let Ok(rest) = divisor.minus(&Size::from(1)) else {
                continue;
            };
            if !rest.is_certain() {
                let what = format!("needs {divisor} to be 1 at least: it divides by that");
                add(rest, Fault::call(What::Other(what)));
            }
        }
        for size in dims.flat_map(|size| [size.dividends(), vec![size]].concat()) {
            if !size.is_certain() {
                let what = What::BelowZero(size.clone());
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
