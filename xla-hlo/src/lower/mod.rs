//! Lowers an optimised graph to a program: loops and kernel calls over buffers, in the order in which they run.
//!
//! Entry points are [`lower`], and [`lower_small`] for computations of generic sizes. Both run these phases, in this
//! order:
//!
//! - `batch` replaces instructions on the small arrays of a batch by one loop, `split` divides reductions over
//!   dimensions that are not adjacent.
//! - `cluster` groups instructions into units: a fused loop over rows, or a call. `recompute` lets loops compute a
//!   value again where that is cheaper than to keep it.
//! - `assemble` lowers the units to steps over buffers. `order` moves updates of state up, `results` plans the
//!   memory of results, `assign` assigns buffers, and `reuse` lets loops overwrite what they read last.
//! - `fuse` and `schedule` lower one loop: its merged dimensions, and its passes over a row. `sides`, `slice_copy` and
//!   `swap` lower products, copies of contiguous boxes, and buffer swaps.
//! - `append` appends a loop to the fold of columns that it reads. `stage` splits rows into blocks on which expensive
//!   functions are called. `share` lets loops that differ only in buffers and constants share one body.
//! - `register_block` joins small steps to one function, and `inline` marks the programs that callers inline.
//! - `assemble::placed` assigns lifetimes in the arena, once no step is added any more.
//!
//! Invariant: a phase keeps the order of dependent instructions, and no phase after `assemble` adds a buffer between
//! steps. Emission reads the [`Program`] and decides nothing about memory.

mod append;
mod assemble;
mod assign;
mod batch;
mod buffers;
mod cluster;
mod condition;
mod function;
mod fuse;
mod in_place;
mod inline;
mod limits;
mod order;
mod program;
mod readers;
mod recompute;
mod register_block;
mod results;
mod reuse;
mod schedule;
mod share;
mod sides;
mod slice_copy;
mod small;
mod split;
mod stage;
mod swap;
mod units;
mod view;

pub use limits::Limits;
pub use program::{
    BY_SIZE_CONST, BatchArray, BatchLoop, Branch, Buffer, BufferId, Combine, Condition, Expr, Fold,
    Inlined, Kind, Loop, LoopInput, MemoryUse, Node, NodeId, Out, Pass, Program, RegisterBlock,
    SliceCopy, Stage, StageTarget, Staged, Start, Step, Storage, While, kernel,
};
pub use stage::BLOCK;

use crate::Graph;

/// The memory that results may use.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// For each result, the parameter that it updates, if any.
    pub updates: Vec<Option<usize>>,
    /// The donated parameters: the caller does not read them afterwards.
    pub donated: Vec<usize>,
    /// Whether the memory of results is visible outside while the program runs.
    pub shown: bool,
}

/// Lowers a graph whose calls and maps have been inlined.
pub fn lower(graph: &Graph, memory: &Memory) -> Program {
    lower_from(graph, memory, Limits::DEFAULT)
}

/// Lowers a graph of generic sizes for the case that these are small: to one register block, which has conditions.
/// `program` is the result of [`lower`]. Returns `None` if some step cannot be part of the block, or is large for any sizes.
pub fn lower_small(graph: &Graph, memory: &Memory, program: &Program) -> Option<Program> {
    let limits = Limits {
        small: true,
        ..Limits::DEFAULT
    };
    if !condition::may_hold(program) {
        return None;
    }
    let program = lower_from(graph, memory, limits);
    match program.steps.as_slice() {
        [Step::Block(block)] if condition::can_hold(&block.conditions) => Some(program),
        _ => None,
    }
}

/// Lowers a graph as [`lower`] does, with other limits.
pub fn lower_from(graph: &Graph, memory: &Memory, limits: Limits) -> Program {
    let graph = batch::form(split::split(graph), limits);
    let clusters = cluster::clusters(&graph);
    let (again, clusters) = recompute::recomputed(&graph, clusters, Some(memory), limits);
    let graph = again.unwrap_or(graph);
    let mut program = assemble::assemble(&graph, &clusters, memory, limits);
    append::append(&mut program);
    for step in program.loops_mut() {
        stage::stage(step, limits);
    }
    share::share(&mut program);
    register_block::form(&mut program, limits);
    inline::mark(&mut program);
    assemble::placed(program)
}
