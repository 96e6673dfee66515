//! Steps for a CPU: how a planned unit becomes loops and calls, and which of them run as one function.
//!
//! - `batch` replaces instructions on the small arrays of a batch by one loop, before units are planned.
//! - `assemble` writes the steps of the planned units, in order: `fuse` and `schedule` a fused loop, its merged dimensions
//!   and its passes over a row; `sides` the operands of a product, `slice_copy` a copy of a contiguous box, `function` the
//!   computations that a kernel applies. `append` appends a loop to the fold of columns that it reads.
//! - `stage` splits rows into blocks on which expensive functions are called. `share` lets loops that differ only in
//!   buffers and constants share one body.
//! - `register_block` joins small steps to one function, `small` decides which calls are inlined there, `condition` under
//!   which generic sizes. `inline` marks the programs that callers inline.

mod append;
mod assemble;
mod batch;
mod condition;
mod function;
mod fuse;
mod inline;
mod register_block;
mod schedule;
mod share;
mod sides;
mod slice_copy;
mod small;
mod stage;

use super::plan::{Memory, lifetimes};
use super::program::{Program, Step};
use super::thresholds::Limits;
use crate::Graph;

/// Lowers a graph to a program whose buffers have lifetimes.
pub(in crate::lower) fn lower(graph: &Graph, memory: &Memory, limits: Limits) -> Program {
    // Each of these marks or groups the steps before it; none changes a value. Lifetimes come last: steps are
    // numbered for them.
    let mut program = assemble::assemble(graph, memory, limits);
    for step in program.loops_mut() {
        stage::stage(step, limits);
    }
    share::share(&mut program);
    register_block::form(&mut program, limits);
    inline::mark(&mut program);
    lifetimes::placed(program)
}

/// Lowers a graph of generic sizes to one register block, for sizes that are small. `program` is the graph lowered for any
/// sizes. Returns `None` if some step cannot be part of the block, or is large for any sizes.
pub(in crate::lower) fn lower_small(
    graph: &Graph,
    memory: &Memory,
    program: &Program,
) -> Option<Program> {
    let limits = Limits {
        small: true,
        ..Limits::DEFAULT
    };
    if !condition::may_hold(program) {
        return None;
    }
    let program = lower(graph, memory, limits);
    match program.steps.as_slice() {
        [Step::Block(block)] if condition::can_hold(&block.conditions) => Some(program),
        _ => None,
    }
}
