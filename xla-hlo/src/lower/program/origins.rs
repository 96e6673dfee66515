//! The origins of the instructions that a step computes.

use crate::Instr;
use crate::graph::Origin;

/// The origins of the instructions that a step computes, each once, in the order of the graph, with the operations
/// that the user called there.
#[derive(Clone, Debug, Default)]
pub struct Origins(Vec<(Origin, &'static str)>);

impl Origins {
    /// Adds the origin of another instruction.
    pub(in crate::lower) fn add(&mut self, instr: &Instr) {
        let origin = instr.origin;
        self.push((origin, origin.operation.unwrap_or(instr.op.name)));
    }

    fn push(&mut self, of: (Origin, &'static str)) {
        if !self.0.contains(&of) {
            self.0.push(of);
        }
    }

    /// Adds the origins of another step, which becomes a part of this one.
    pub(in crate::lower) fn join(&mut self, others: &Origins) {
        for &of in &others.0 {
            self.push(of);
        }
    }

    /// Returns the origins in order.
    pub fn all(&self) -> &[(Origin, &'static str)] {
        &self.0
    }

    /// Returns the origin of the last instruction, which computes the result of the step.
    pub fn last(&self) -> Option<Origin> {
        self.0.last().map(|(origin, _)| *origin)
    }
}
