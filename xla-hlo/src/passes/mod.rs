//! The optimiser: passes over graphs, each in nearly linear time in the number of instructions.
//!
//! [`optimise`] runs them, in this order:
//!
//! - `ops/inline` inlines calls, maps and expansions, and `layout` makes layouts explicit.
//! - [`mod@sweep`] simplifies until nothing changes, at most three times.
//! - `control` simplifies loops and choices, after which the sweep runs again.
//! - `outside` removes the tokens of channels.
//! - The last rules of instructions, `OpTraits::finish`, select kernels that read other element types.
//!
//! [`prepare`] splits an optimised graph into the part that depends on prepared parameters, and the rest.
//!
//! A pass reads one graph and builds another. Simplification, folding and sharing of equal instructions run together
//! in one forward sweep: each instruction is rewritten once its operands are as simple as they get, and the
//! instructions that a rewriting adds are rewritten too. One sweep reaches the fixpoint of separate passes.
//!
//! Passes know instructions by their `Form` and `OpTraits`. Only `simplify`, `layout` and `prepare` also name operations
//! that they rewrite or add, such as `slice`, `pad` and `dot_general`.

mod control;
pub mod dce;
mod fold;
pub mod layout;
pub(crate) mod outside;
pub mod prepare;
mod scalars;
mod simplify;
pub mod sweep;
mod unroll;

use crate::graph::rewriter::{Rules, Swept};
use crate::graph::{Function, Graph, Instr, Module, Selected, Value};
use crate::list::Items;
use crate::operation::Form;
use crate::ops::inline;
pub use crate::ops::inline::Refused;
use sweep::sweep;

/// The most sweeps of one graph. Each sweep uses the read counts that the one before it left.
const ROUNDS: usize = 3;

/// A function ready to be lowered.
#[derive(Clone, Debug)]
pub struct Optimised {
    /// The graph, without calls and without maps that have a region. Every parameter and result is row-major in its
    /// physical order. Only parameters are tokens.
    ///
    /// Every instruction is read or has an effect. A constant of several equal elements is a broadcast scalar.
    pub graph: Graph,
    /// The number of instructions that the passes visited.
    pub visits: usize,
}

/// Inlines all calls of a function of a module, makes its layouts explicit and simplifies the result. `selected`
/// decides which instructions have kernels.
///
/// # Errors
/// Inlining fails, or an instruction applies a computation that must be scalar but makes arrays.
pub fn optimise(
    module: &Module,
    function: &Function,
    selected: Selected,
) -> Result<Optimised, Refused> {
    // After these two the graph has no calls, and all its arrays are dense and row-major.
    let inlined = inline::inline(module, function, selected)?;
    let physical = layout::physical(&function.signature, &inlined);
    let Swept {
        mut graph,
        mut visits,
        ..
    } = settle(physical, sweep::ALL);
    // A smaller loop may make other loops smaller, so both alternate until nothing changes.
    for _ in 0..ROUNDS {
        if !control::is_there(&graph) {
            break;
        }
        // A loop whose body became simpler may lose parts of its state, and what computes them outside is dead then.
        let (smaller, changed) = control::run(&graph);
        if !changed {
            break;
        }
        let settled = settle(smaller, sweep::ALL);
        graph = settled.graph;
        visits += settled.visits;
    }
    scalars::check(&graph)?;
    // Without such transposes, sinking would not change the graph.
    if !may_sink(&graph) {
        let graph = finish(outside::run(&graph));
        return Ok(Optimised { graph, visits });
    }
    let before = moved(&graph);
    // Transposes of values that are read several times may multiply as they move down, or all cancel: compare both.
    let sunk = settle(
        graph.clone(),
        Rules {
            sink: true,
            ..sweep::ALL
        },
    );
    let visits = visits + sunk.visits;
    let graph = if moved(&sunk.graph) < before {
        sunk.graph
    } else {
        graph
    };
    let graph = finish(outside::run(&graph));
    Ok(Optimised { graph, visits })
}

/// Applies the last rules of instructions whose result is an integer; no others have any.
fn finish(graph: Graph) -> Graph {
    if !may_finish(&graph) {
        return graph;
    }
    dce::run(&sweep(&graph, sweep::FINISH).graph)
}

/// Whether an instruction has a last rule, also in loops.
fn may_finish(graph: &Graph) -> bool {
    let mut instrs = graph.instrs();
    instrs.any(|(_, instr)| {
        let is_integer = |value: &Value| graph.shape(*value).element.is_integer();
        let itself = instr.op.traits.finish.is_some() && instr.results.iter().any(is_integer);
        itself || instr.regions.iter().any(may_finish)
    })
}

/// Sweeps until nothing changes, at most [`ROUNDS`] times.
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

/// Whether there is a transpose whose result or operand is read more than once, which keeps it from moving down.
fn may_sink(graph: &Graph) -> bool {
    let uses = graph.use_counts();
    let often = |value: &Value| uses[value.0 as usize] > 1;
    transposes(graph).any(|instr| instr.operands.iter().chain_items(&instr.results).any(often))
}

fn transposes(graph: &Graph) -> impl Iterator<Item = &Instr> {
    let instrs = graph.instrs().map(|(_, instr)| instr);
    instrs.filter_items(|instr| matches!((instr.op.form)(graph, instr), Form::Transpose { .. }))
}

/// Counts the elements that transposes move; a dynamic size counts as a thousand.
// Elements moved, not the number of transposes, decide between the two graphs: one transpose of a large array outweighs
// several small ones.
fn moved(graph: &Graph) -> usize {
    let sizes = transposes(graph).map(|instr| {
        let dims = graph.shape(instr.results[0]).dims.iter();
        dims.map(|size| size.known().unwrap_or(1000))
            .fold(1, usize::saturating_mul)
    });
    sizes.fold(0, usize::saturating_add)
}
