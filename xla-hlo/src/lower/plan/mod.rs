//! Decisions on a graph, before any step is written: the units that run together, their order, and their memory.
//!
//! Nothing here depends on how a step computes. The numbers by which it decides are in `thresholds`.
//!
//! - `view` resolves reads through broadcasts, reshapes and barriers. `split` divides reductions over dimensions that are
//!   not adjacent.
//! - `cluster` groups instructions into units: a fused loop over rows, or a call. `recompute` lets loops compute a value
//!   again where that is cheaper than to keep it.
//! - `uses` is the one analysis of what computes and reads a value. `in_place` finds the values that one instruction
//!   updates, `units` corrects the units.
//! - `order` moves updates of state up. `results` decides which result is computed where, `assign` gives results their
//!   buffers, `reuse` lets loops overwrite what they read last, `swap` swaps the buffers of a loop's state.
//! - `lifetimes` finds, once all steps are written, between which of them each part of the arena is in use.

pub(in crate::lower) mod assign;
pub(in crate::lower) mod buffers;
pub(in crate::lower) mod cluster;
mod in_place;
pub(in crate::lower) mod lifetimes;
mod order;
pub(in crate::lower) mod recompute;
pub(in crate::lower) mod results;
pub(in crate::lower) mod reuse;
pub(in crate::lower) mod split;
pub(in crate::lower) mod swap;
mod units;
mod uses;
pub(in crate::lower) mod view;

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
