//! Corrections of the units of a graph, and the last one that may fail.

use super::cluster::Unit;
use super::uses::Uses;
use crate::Graph;
use crate::list::Items;
use crate::lower::thresholds::rows::OUTS;
use crate::passes::outside;

/// Splits loops that would write more than [`OUTS`] arrays; returns the units with their uses.
pub(in crate::lower) fn narrowed(graph: &Graph, mut units: Vec<Unit>) -> (Vec<Unit>, Uses) {
    // Each round splits one loop in the middle. Halves may be too wide still, and the uses change with each split.
    loop {
        let uses = Uses::of(graph, &units);
        let wide = units.iter().position(|unit| match unit {
            Unit::Fused(cluster) => {
                let made = cluster
                    .members
                    .iter()
                    .flat_items(|&id| &graph.instr(id).results);
                made.filter_items(|value| uses.is_needed(graph, **value))
                    .count()
                    > OUTS
            }
            Unit::Single(_) => false,
        });
        let Some(at) = wide else {
            return (units, uses);
        };
        let Unit::Fused(cluster) = &mut units[at] else {
            unreachable!("only loops are wide");
        };
        let mut rest = cluster.clone();
        rest.members = cluster.members.split_off(cluster.members.len() / 2);
        units.insert(at + 1, Unit::Fused(rest));
    }
}

/// Returns the last unit that may fail while it runs. Memory that is visible outside changes only after it.
pub(in crate::lower) fn last_that_fails(graph: &Graph, units: &[Unit]) -> Option<usize> {
    units.iter().rposition(|unit| match unit {
        Unit::Fused(_) => false,
        Unit::Single(id) => outside::can_fail(graph, graph.instr(*id)),
    })
}
