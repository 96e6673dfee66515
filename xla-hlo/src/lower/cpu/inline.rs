//! Finds programs that are so short that they are inlined into their callers.
//!
//! Code for a SIMD level cannot be inlined into code for the baseline, so a register block is a call, with its
//! operands and results in memory: 13 of the 30 ns in which a filter of two states predicts. A short program, which is
//! one block, is compiled for the target of the user's build instead, as the caller is. It contains no exponentials or
//! similar functions, so its results are the same as elsewhere.
//!
//! The function gets an attribute `inline` only where its body is expanded together with it (`computation::with_body`
//! in `xla-codegen`). The body of a function that names definitions is expanded later, by a macro inside the function,
//! when the attributes are already fixed.

use crate::Size;
use crate::list::Items;

use super::condition::Conditions;
use crate::lower::program::kernel::Sizes;
use crate::lower::program::{Expr, Inlined, Loop, Pass, Program, Step};
use crate::lower::thresholds::inline::{EVERYWHERE, INSTRUCTIONS};

/// Marks the register block of a program that is one and is short enough, with the conditions under which it is.
pub(super) fn mark(program: &mut Program) {
    // A program of several steps has slices, threads and levels between them: only a single block can be inlined.
    if let [Step::Block(block)] = program.steps.as_mut_slice() {
        let count = sum(block.steps.iter().map(instructions));
        block.inlined = count.and_then(|count| {
            let mut conditions = Conditions::default();
            conditions.at_most(count.clone(), INSTRUCTIONS);
            let fits = count.known().is_none_or(|count| count <= INSTRUCTIONS);
            fits.then(|| Inlined {
                conditions: conditions.0,
                everywhere: count.known().is_some_and(|count| count <= EVERYWHERE),
            })
        });
    }
}

/// Returns the approximate number of instructions of a step; `None` if it is not simple.
fn instructions(step: &Step) -> Option<Size> {
    match step {
        Step::Loop(step) => in_loop(step),
        Step::Contract(step) => {
            let Sizes { batch, m, n, k } = &step.sizes;
            times([batch, m, n, k], 1)
        }
        Step::Transpose(step) => times(&step.dims, 1),
        Step::SliceCopy(_) => Some(Size::from(8)),
        Step::Branch(step) => sum(step.branches.iter().flatten().map(instructions)),
        Step::Kernel(step) => {
            let cost = step.small?.cost;
            match &step.moved {
                Some(moved) => times(&moved.dims, cost),
                None => sum(step.outs.iter().map(|array| times(&array.dims, cost))),
            }
        }
        Step::Batch(step) => times([&step.size], step.cost()),
        // A loop has any number of rounds, and calls are not simple.
        Step::While(_) | Step::CustomCall(_) | Step::Block(_) => None,
    }
}

fn in_loop(step: &Loop) -> Option<Size> {
    if step
        .passes
        .iter()
        .any(|pass| matches!(pass, Pass::Staged(_)))
    {
        return None;
    }
    // The instructions of one element, times the elements: vectors are not taken into account.
    let mut one = 0;
    for node in &step.nodes {
        one += match &node.expr {
            Expr::Apply { sliced: true, .. } => return None,
            Expr::Apply { cost, .. } => *cost as usize,
            _ => 1,
        };
    }
    let sizes = step.outer.iter().chain_items(&step.middle);
    times(sizes.chain_items([&step.inner]), one)
}

/// Returns the product of sizes and a number; `None` if it is too large.
fn times<'a>(sizes: impl IntoIterator<Item = &'a Size>, number: usize) -> Option<Size> {
    let mut all = Size::from(number);
    for size in sizes {
        all = all.times(size).ok()?;
    }
    Some(all)
}

/// Returns the sum of the counts; `None` if one is unknown, or the sum is too large.
fn sum(counts: impl Iterator<Item = Option<Size>>) -> Option<Size> {
    let mut all = Size::from(0);
    for count in counts {
        all = all.plus(&count?).ok()?;
    }
    Some(all)
}
