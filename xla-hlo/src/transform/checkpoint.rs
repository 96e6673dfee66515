//! `checkpoint(f)`: reverse mode keeps the arguments of a function, and computes it again for its gradient.

use super::application::{Application, Failure, Output};
use super::tangents;
use crate::error::{Fault, FaultKind};
use crate::graph::Refused;
use crate::list::Items;
use crate::operation::CapturingGraph;
use crate::ops::checkpoint;
use crate::ops::{inline, inspect};
use crate::{Graph, Tree};

/// Applies a function that reverse mode computes again.
pub(super) fn checkpoint(application: &mut Application<'_, '_>) -> Result<Output, Failure> {
    let types = application.types();
    let CapturingGraph {
        graph,
        result,
        values,
        replaced,
    } = application
        .function
        .with_captures(&types, None, &application.b.graph)?;
    let b = &mut *application.b;
    if !replaced.is_empty() {
        return Err(Fault::call(FaultKind::Effects).into());
    }
    let flat = inline::flat_with_rules(b.module, &graph)?;
    // Steps that print or assert are not executed again.
    if let Some(refused) = effect(&inspect::without(&flat)) {
        return Err(refused.into());
    }
    let leaves = application.arguments.iter().flat_items(Tree::leaves);
    let operands = leaves.copied().chain_items(values).collect_vec();
    let made = checkpoint::checkpoint(b, &operands, flat, false)?;
    let value = result.with_leaves(&mut made.into_iter());
    Ok(application.without_states(value))
}

/// Returns the fault of the first instruction with a side effect.
fn effect(graph: &Graph) -> Option<Refused> {
    let mut instrs = graph.instrs();
    let (_, instr) = instrs.find(|(_, instr)| instr.has_effect())?;
    let inside = instr.regions.iter().find_map(effect);
    inside.or_else(|| {
        let name = tangents::name(graph, instr);
        let what = format!("`{name}` has side effects, which the gradient would repeat");
        let help = "call it before, and pass its results to the function";
        Some(Refused {
            origin: instr.origin,
            fault: Fault::call(FaultKind::Other(what)).help(help),
        })
    })
}
