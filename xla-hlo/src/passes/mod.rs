//! The optimiser: passes over graphs, each in time near linear in the number of instructions.
//!
//! A pass reads one graph and makes another. Simplification, folding and sharing of equal instructions run together in
//! one forward sweep ([`rewriter`]): each instruction is rewritten once its operands are as simple as they get, and
//! what a rewriting adds goes the same way, so that one sweep reaches what a fixpoint over separate passes would.

mod control;
pub mod cse;
pub mod dce;
pub mod fold;
pub mod inline;
pub mod layout;
pub(crate) mod outside;
pub mod rewriter;
mod scalars;
pub mod simplify;
pub(crate) mod vectorise;

use crate::graph::{Function, Graph, Instr, Module, Value};
use crate::operation::Form;
pub use inline::Refused;
use rewriter::{Rules, Swept, sweep};

/// The most sweeps of one graph. The second one sees how often values are read after the first.
const ROUNDS: usize = 3;

/// A function ready to be lowered.
#[derive(Clone, Debug)]
pub struct Optimised {
    /// The graph: no call, no map with a region, every parameter and result row-major in its physical order. No value is a
    /// token but parameters.
    ///
    /// Only what is read is there. No constant of more than one element holds equal elements: that is a broadcast.
    pub graph: Graph,
    /// The number of instructions that the passes looked at.
    pub visits: usize,
}

/// Inlines all that a function of a module calls, makes its layouts explicit and simplifies the result.
///
/// # Errors
/// What inlining refuses, and a computation inside an instruction that makes arrays.
pub fn optimise(module: &Module, function: &Function) -> Result<Optimised, Refused> {
    let inlined = inline::inline(module, function)?;
    let physical = layout::physical(&function.signature, &inlined);
    let Swept {
        mut graph,
        mut visits,
        ..
    } = settle(physical, Rules::ALL);
    for _ in 0..ROUNDS {
        if !control::is_there(&graph) {
            break;
        }
        let (smaller, changed) = control::run(&graph);
        if !changed {
            break;
        }
        let settled = settle(smaller, Rules::ALL);
        graph = settled.graph;
        visits += settled.visits;
    }
    scalars::check(&graph)?;
    if !may_sink(&graph) {
        let graph = outside::run(&graph);
        return Ok(Optimised { graph, visits });
    }
    let before = moved(&graph);
    // Transposes of values that are read several times may multiply on their way down, or all cancel: try.
    let sunk = settle(
        graph.clone(),
        Rules {
            sink: true,
            ..Rules::ALL
        },
    );
    let visits = visits + sunk.visits;
    let graph = if moved(&sunk.graph) < before {
        sunk.graph
    } else {
        graph
    };
    let graph = outside::run(&graph);
    Ok(Optimised { graph, visits })
}

/// Sweeps until nothing changes.
fn settle(graph: Graph, rules: Rules) -> Swept {
    let mut all = Swept {
        graph: dce::run(&graph),
        visits: 0,
        rewrites: 0,
    };
    for _ in 0..ROUNDS {
        let swept = sweep(&all.graph, rules);
        all = Swept {
            graph: dce::run(&swept.graph),
            visits: all.visits + swept.visits,
            rewrites: all.rewrites + swept.rewrites,
        };
        if swept.rewrites == 0 {
            break;
        }
    }
    all
}

/// Whether there is a transpose that stays only because something else reads it, or what it moves.
fn may_sink(graph: &Graph) -> bool {
    let uses = graph.use_counts();
    let often = |value: &Value| uses[value.0 as usize] > 1;
    transposes(graph).any(|instr| instr.operands.iter().chain(&instr.results).any(often))
}

fn transposes(graph: &Graph) -> impl Iterator<Item = &Instr> {
    let instrs = graph.instrs().map(|(_, instr)| instr);
    instrs.filter(|instr| matches!((instr.op.form)(graph, instr), Form::Transpose { .. }))
}

/// The number of elements that transposes move; a size known by name only counts as a thousand.
fn moved(graph: &Graph) -> usize {
    let sizes = transposes(graph).map(|instr| {
        let dims = graph.shape(instr.results[0]).dims.iter();
        dims.map(|size| size.known().unwrap_or(1000))
            .fold(1, usize::saturating_mul)
    });
    sizes.fold(0, usize::saturating_add)
}
