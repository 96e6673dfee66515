//! Lowers an optimised graph to a program: loops and kernel calls over buffers, in the order in which they run.
//!
//! Each module uses only those before it:
//!
//! - [`thresholds`] has all numbers by which the lowering and emission decide, with their measurements.
//! - `program` is the form: buffers, steps, fused loops and calls, and their text.
//! - `plan` groups instructions into units, orders them, and gives values their memory.
//! - `cpu` writes the steps of the planned units, and joins small ones to functions.
//!
//! Emission (`xla-codegen/src/emit`) reads the [`Program`] and decides nothing about memory.
//!
//! Programs are for CPUs only. Other devices are reached through PJRT with the graph's StableHLO text, since their
//! compilers cluster, order and place memory themselves.
//!
//! Invariant: each phase keeps the order of dependent instructions, and none after `cpu::assemble` adds a buffer between
//! steps.

mod cpu;
mod plan;
mod program;
pub mod thresholds;

pub use plan::Memory;
pub use program::{
    Access, Accesses, BY_SIZE_CONST, BatchArray, BatchLoop, Branch, Buffer, BufferId, Combine,
    Condition, Expr, Fold, Inlined, Kind, Loop, LoopInput, MemoryUse, Node, NodeId, Origins, Out,
    Pass, Program, RegisterBlock, SliceCopy, Stage, StageTarget, Staged, Start, Step, Storage,
    While, Work, explain, kernel,
};

pub use thresholds::{BLOCK, Limits};

use crate::Graph;

/// Lowers a graph whose calls and maps have been inlined.
pub fn lower(graph: &Graph, memory: &Memory) -> Program {
    lower_from(graph, memory, Limits::DEFAULT)
}

/// Lowers a graph of generic sizes for the case that these are small: to one register block, which has conditions.
/// `program` is the result of [`lower`]. Returns `None` if some step cannot be part of the block, or is large for any sizes.
pub fn lower_small(graph: &Graph, memory: &Memory, program: &Program) -> Option<Program> {
    cpu::lower_small(graph, memory, program)
}

/// Lowers a graph as [`lower`] does, with other limits.
pub fn lower_from(graph: &Graph, memory: &Memory, limits: Limits) -> Program {
    cpu::lower(graph, memory, limits)
}
