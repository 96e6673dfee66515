//! Finds programs that are so short that they are inlined into their callers.
//!
//! Code for a SIMD level cannot be inlined into code for the baseline, so a register block is a call, with its operands
//! and results in memory: 13 of the 30 ns in which a filter of two states predicts. A short program is compiled for the
//! target of the user's build instead, as the caller is. Exponentials and the like are no part of it, so that they return
//! the same as elsewhere.

use crate::list::Items;

use super::{Expr, Loop, Pass, Program, Step, kernel};

/// The most instructions of such a program, approximately: with the prediction of four states. No other limit was compared.
const INSTRUCTIONS: usize = 256;

/// The instructions of a kernel for each element of its results: a decomposition of a few rows has some.
const OF_KERNEL: usize = 4;

/// Marks the register block of a program that is one and is short enough.
pub(super) fn mark(program: &mut Program) {
    if let [Step::Block(block)] = program.steps.as_mut_slice() {
        let count = sum(block.steps.iter().map(instructions));
        block.inlined = count.is_some_and(|count| count <= INSTRUCTIONS);
    }
}

/// Returns the approximate number of instructions of a step; `None` if it is not simple.
fn instructions(step: &Step) -> Option<usize> {
    match step {
        Step::Loop(step) => in_loop(step),
        Step::Contract(step) => {
            let kernel::Sizes { batch, m, n, k } = &step.sizes;
            let mut sizes = [batch, m, n, k].into_iter();
            sizes.try_fold(1usize, |all, size| all.checked_mul(size.known()?))
        }
        Step::Transpose(step) => elements(&step.dims),
        Step::SliceCopy(_) => Some(8),
        Step::Branch(step) => sum(step.branches.iter().flatten().map(instructions)),
        Step::Kernel(step) if step.small => {
            let elements = sum(step.outs.iter().map(|array| elements(&array.dims)))?;
            elements.checked_mul(OF_KERNEL)
        }
        Step::Kernel(_) | Step::While(_) | Step::CustomCall(_) | Step::Block(_) => None,
    }
}

fn in_loop(step: &Loop) -> Option<usize> {
    if step
        .passes
        .iter()
        .any_item(|pass| matches!(pass, Pass::Staged(_)))
    {
        return None;
    }
    let one = sum(step.nodes.iter().map(|node| match &node.expr {
        Expr::Apply { sliced: true, .. } => None,
        Expr::Apply { cost, .. } => Some(*cost as usize),
        _ => Some(1),
    }))?;
    step.elements()?.checked_mul(one)
}

fn elements(dims: &[crate::Size]) -> Option<usize> {
    dims.iter()
        .try_fold(1usize, |all, size| all.checked_mul(size.known()?))
}

/// Returns the sum of the counts; `None` if one is unknown.
fn sum(mut counts: impl Iterator<Item = Option<usize>>) -> Option<usize> {
    counts.try_fold(0usize, |all, count| all.checked_add(count?))
}
