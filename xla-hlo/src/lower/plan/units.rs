//! Facts about the units of a graph: which one computes an instruction, and what others read of it.

use super::cluster::Unit;
use super::view;
use crate::Graph;
use crate::graph::{Value, ValueDef};
use crate::list::Items;
use crate::map::IdMap;
use crate::passes::outside;

/// The most outputs of one loop.
const OUTS: usize = 12;

/// Splits loops that would write more than [`OUTS`] arrays.
pub(in crate::lower) fn narrowed(graph: &Graph, mut units: Vec<Unit>) -> Vec<Unit> {
    loop {
        let needed = needed(graph, &units);
        let wide = units.iter().find_index(|unit| match unit {
            Unit::Fused(cluster) => {
                let made = cluster
                    .members
                    .iter()
                    .flat_items(|&id| &graph.instr(id).results);
                made.filter_items(|value| needed.contains_key(value))
                    .count()
                    > OUTS
            }
            Unit::Single(_) => false,
        });
        let Some(at) = wide else {
            return units;
        };
        let Unit::Fused(cluster) = &mut units[at] else {
            unreachable!("only loops are wide");
        };
        let mut rest = cluster.clone();
        rest.members = cluster.members.split_off(cluster.members.len() / 2);
        units.insert(at + 1, Unit::Fused(rest));
    }
}

/// Returns the unit of each instruction that is in one.
pub(in crate::lower) fn owners(graph: &Graph, units: &[Unit]) -> Vec<Option<usize>> {
    let mut unit_of = vec![None; graph.len()];
    for (u, unit) in units.iter().enumerate() {
        let members = match unit {
            Unit::Fused(cluster) => cluster.members.as_slice(),
            Unit::Single(id) => std::slice::from_ref(id),
        };
        for id in members {
            unit_of[id.0 as usize] = Some(u);
        }
    }
    unit_of
}

/// Returns the values that a unit computes and another unit, or the caller, reads.
pub(in crate::lower) fn needed(graph: &Graph, units: &[Unit]) -> IdMap<Value, ()> {
    let unit_of = owners(graph, units);
    let mut needed: IdMap<Value, ()> = graph
        .results
        .iter()
        .map(|&v| (view::producer(graph, v), ()))
        .collect();
    for (id, instr) in graph.instrs() {
        let Some(reader) = unit_of[id.0 as usize] else {
            continue;
        };
        for &operand in &instr.operands {
            let value = view::producer(graph, operand);
            if let ValueDef::Result(maker, _) = graph.source(value)
                && unit_of[maker.0 as usize] != Some(reader)
            {
                needed.insert(value, ());
            }
        }
    }
    needed
}

/// Returns the last unit that may fail while it runs. Memory that is visible outside changes only after it.
pub(in crate::lower) fn last_that_fails(graph: &Graph, units: &[Unit]) -> Option<usize> {
    units.iter().rposition(|unit| match unit {
        Unit::Fused(_) => false,
        Unit::Single(id) => outside::can_fail(graph, graph.instr(*id)),
    })
}
