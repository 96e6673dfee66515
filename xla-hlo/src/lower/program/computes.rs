//! The instructions that a step computes: its own, or those of the steps inside it.

use super::{Origins, Step};

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
