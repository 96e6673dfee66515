//! The steps of a program in the order in which they run, including nested ones, and the lifetimes of its buffers.

use super::{BufferId, Loop, Program, RegisterBlock, Step, While};
use crate::list::Items;

impl Program {
    /// Whether a step runs on the program's threads.
    pub fn takes_threads(&self) -> bool {
        self.steps.iter().any_item(|step| step.takes_threads(false))
    }

    /// Returns the steps that contain no others, in order.
    pub fn leaves(&self) -> Vec<&Step> {
        let mut all = Vec::new();
        for step in &self.steps {
            step.collect(&mut all);
        }
        all
    }

    /// Returns the fused loops, in order.
    pub fn loops(&self) -> Vec<&Loop> {
        let loops = self.leaves().into_iter().filter_map(|step| match step {
            Step::Loop(step) => Some(step),
            _ => None,
        });
        loops.collect_vec()
    }

    /// Returns the fused loops, in order.
    pub(in crate::lower) fn loops_mut(&mut self) -> Vec<&mut Loop> {
        fn collect<'p>(steps: &'p mut [Step], all: &mut Vec<&'p mut Loop>) {
            for step in steps {
                match step {
                    Step::Loop(step) => all.push(step),
                    Step::While(step) => {
                        collect(&mut step.condition, all);
                        collect(&mut step.body, all);
                    }
                    Step::Branch(step) => {
                        for branch in &mut step.branches {
                            collect(branch, all);
                        }
                    }
                    Step::Block(step) => collect(&mut step.steps, all),
                    Step::Contract(_)
                    | Step::Transpose(_)
                    | Step::SliceCopy(_)
                    | Step::Kernel(_)
                    | Step::Batch(_)
                    | Step::CustomCall(_) => {}
                }
            }
        }
        let mut all = Vec::new();
        collect(&mut self.steps, &mut all);
        all
    }
}

impl RegisterBlock {
    /// Whether a step of the block runs on the program's threads: what is inlined does not.
    pub fn takes_threads(&self) -> bool {
        self.steps.iter().any_item(|step| step.takes_threads(true))
    }
}

impl Step {
    /// Whether the step runs on the program's threads. `inside` is whether it is in a register block.
    fn takes_threads(&self, inside: bool) -> bool {
        match self {
            Step::Loop(_) | Step::Batch(_) => !inside,
            Step::Contract(step) => !(inside && step.small),
            Step::Transpose(step) => !(inside && step.small),
            Step::Kernel(step) => !(inside && step.small.is_some()),
            Step::SliceCopy(_) => !inside,
            Step::CustomCall(_) => true,
            Step::While(step) => step.steps().any(|step| step.takes_threads(inside)),
            Step::Branch(step) => {
                let mut steps = step.branches.iter().flatten();
                steps.any_item(|step| step.takes_threads(inside))
            }
            Step::Block(block) => block.takes_threads(),
        }
    }
}

impl While {
    /// Returns the steps of the condition and the body.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.condition.iter().chain_items(&self.body)
    }

    /// Returns the buffers that the loop reads.
    pub fn reads(&self) -> Vec<BufferId> {
        self.steps()
            .flat_items(Step::reads)
            .chain_items([self.go])
            .collect_vec()
    }

    /// Returns the buffers that the loop writes or swaps.
    pub fn writes(&self) -> Vec<BufferId> {
        let written = self.steps().flat_items(Step::writes);
        let swapped = self.swapped.iter().flat_items(|&(a, b)| [a, b]);
        written.chain_items(swapped).collect_vec()
    }
}

impl Step {
    /// Returns the steps that contain no others.
    pub fn leaves(&self) -> Vec<&Step> {
        let mut all = Vec::new();
        self.collect(&mut all);
        all
    }

    /// Whether it may end the program with an error.
    pub fn can_fail(&self) -> bool {
        self.leaves().into_iter().any_item(|step| match step {
            Step::Kernel(call) => call.kernel.can_fail(),
            Step::CustomCall(step) => step.may_fail || step.call.is_some(),
            _ => false,
        })
    }

    fn collect<'p>(&'p self, all: &mut Vec<&'p Step>) {
        match self {
            Step::While(step) => {
                for step in step.steps() {
                    step.collect(all);
                }
            }
            Step::Branch(step) => {
                for step in step.branches.iter().flatten() {
                    step.collect(all);
                }
            }
            Step::Block(step) => {
                for step in &step.steps {
                    step.collect(all);
                }
            }
            leaf => all.push(leaf),
        }
    }

    /// Returns the buffers that the step reads.
    pub fn reads(&self) -> Vec<BufferId> {
        match self {
            Step::Loop(step) => step
                .sources
                .iter()
                .map(|source| source.buffer)
                .collect_vec(),
            Step::Contract(step) => vec![step.lhs, step.rhs],
            Step::Transpose(step) => vec![step.operand],
            Step::SliceCopy(step) => step.reads(),
            Step::Kernel(step) => step.operands.iter().map(|array| array.buffer).collect_vec(),
            Step::Batch(step) => step.operands.iter().map(|array| array.buffer).collect_vec(),
            Step::CustomCall(step) => step.operands.iter().map(|array| array.buffer).collect_vec(),
            Step::While(step) => step.reads(),
            Step::Branch(step) => {
                let read = step.branches.iter().flatten().flat_items(Step::reads);
                read.chain_items([step.index]).collect_vec()
            }
            Step::Block(step) => step.steps.iter().flat_items(Step::reads).collect_vec(),
        }
    }

    /// Returns the buffers that the step writes.
    pub fn writes(&self) -> Vec<BufferId> {
        match self {
            Step::Loop(step) => step.outs.iter().map(|out| out.buffer).collect_vec(),
            Step::Contract(step) => vec![step.out],
            Step::Transpose(step) => vec![step.out],
            Step::SliceCopy(step) => vec![step.writes()],
            Step::Kernel(step) => step.outs.iter().map(|array| array.buffer).collect_vec(),
            Step::Batch(step) => step.outs.iter().map(|array| array.buffer).collect_vec(),
            Step::CustomCall(step) => step.outs.iter().map(|array| array.buffer).collect_vec(),
            Step::While(step) => step.writes(),
            Step::Branch(step) => {
                let steps = step.branches.iter().flatten();
                steps.flat_items(Step::writes).collect_vec()
            }
            Step::Block(step) => step.steps.iter().flat_items(Step::writes).collect_vec(),
        }
    }
}

/// Returns the pairs of buffers that are swapped in some steps, except in register blocks, which swap their local arrays.
pub(in crate::lower) fn swapped<'a>(
    steps: impl IntoIterator<Item = &'a Step>,
) -> Vec<(BufferId, BufferId)> {
    let of = |step: &'a Step| match step {
        Step::While(step) => step.all_swapped(),
        Step::Branch(step) => swapped(step.branches.iter().flatten()),
        _ => Vec::new(),
    };
    steps.into_iter().flat_items(of).collect_vec()
}

impl While {
    /// Returns the pairs of buffers that are swapped in this loop and in the loops inside it.
    pub fn all_swapped(&self) -> Vec<(BufferId, BufferId)> {
        let mut pairs = swapped(self.steps());
        pairs.extend(&self.swapped);
        pairs
    }
}

impl RegisterBlock {
    /// Returns the pairs of buffers that are swapped in its loops.
    pub fn all_swapped(&self) -> Vec<(BufferId, BufferId)> {
        swapped(&self.steps)
    }
}

impl Program {
    /// Returns the pairs of arena buffers that are swapped.
    pub fn swapped(&self) -> Vec<(BufferId, BufferId)> {
        swapped(&self.steps)
    }
}
