//! The origins of the instructions that a step computes.

use crate::Instr;
use crate::graph::Origin;

use super::Step;

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

/// Adds the origins of steps and of those inside them.
fn inside(steps: &[Step], all: &mut Origins) {
    for step in steps {
        all.join(&step.origins());
        for list in step.lists() {
            inside(list, all);
        }
    }
}

impl Step {
    /// Returns the origins of the instructions that the step computes. A loop over steps, or a choice, is one instruction; a
    /// register block is all instructions of its steps.
    pub fn origins(&self) -> Origins {
        match self {
            Step::Loop(step) => step.origins.clone(),
            Step::Contract(step) => step.origins.clone(),
            Step::Transpose(step) => step.origins.clone(),
            Step::SliceCopy(step) => step.origins.clone(),
            Step::Kernel(step) => step.origins.clone(),
            Step::Batch(step) => step.origins.clone(),
            Step::CustomCall(step) => step.origins.clone(),
            Step::While(step) => step.origins.clone(),
            Step::Branch(step) => step.origins.clone(),
            Step::Block(step) => {
                let mut all = Origins::default();
                inside(&step.steps, &mut all);
                all
            }
        }
    }

    /// Returns the step with these origins.
    pub(in crate::lower) fn with_origins(mut self, origins: Origins) -> Step {
        match &mut self {
            Step::Loop(step) => step.origins = origins,
            Step::Contract(step) => step.origins = origins,
            Step::Transpose(step) => step.origins = origins,
            Step::SliceCopy(step) => step.origins = origins,
            Step::Kernel(step) => step.origins = origins,
            Step::Batch(step) => step.origins = origins,
            Step::CustomCall(step) => step.origins = origins,
            Step::While(step) => step.origins = origins,
            Step::Branch(step) => step.origins = origins,
            Step::Block(_) => {}
        }
        self
    }
}
