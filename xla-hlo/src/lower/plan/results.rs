//! Assigns memory to results: their own, or the memory of a parameter that is state or donated.
//!
//! [`plan`] decides, result by result, which parameter a result aliases (`Program::aliases`), and [`Placement`]
//! records how the result gets to its memory. A result aliases a parameter in three cases:
//!
//! - It is the new value of a `&mut` parameter.
//! - It is a donated parameter, returned unchanged.
//! - A donated parameter has the same element type and number of elements, and is dead once the result is written.
//!
//! Invariant: memory that is visible outside, which is state and preallocated outputs, changes only after the last
//! unit that may fail. A function of the user may panic, so it counts as one that may fail. A result that is computed
//! earlier is computed elsewhere, and copied at the end.

use super::Memory;
use super::cluster::Unit;
use super::in_place::InPlace;
use super::order::ordered;
use super::swap::{self, BufferSwap};
use super::units::{last_that_fails, narrowed};
use super::uses::Uses;
use super::view;
use crate::Graph;
use crate::graph::{Value, ValueDef};
use crate::list::Items;
use crate::map::IdMap;

/// The units of a graph, and the memory of its results.
pub(in crate::lower) struct Plan {
    /// The units. None writes too many arrays.
    pub(in crate::lower) units: Vec<Unit>,
    /// The units that compute and read each value.
    pub(in crate::lower) uses: Uses,
    /// The values that one later instruction updates in place.
    pub(in crate::lower) in_place: InPlace,
    /// The parameter that each result aliases.
    pub(in crate::lower) aliases: Vec<Option<usize>>,
    /// How each result gets to its memory.
    pub(in crate::lower) placements: Vec<Placement>,
}

/// How a result gets to its memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::lower) enum Placement {
    /// It is a parameter that is there already.
    There,
    /// It is computed there.
    Computed,
    /// It is copied there after all steps, read through its views.
    Copied,
    /// It is a parameter that another result overwrites: it is copied before all steps, and the copy is copied there
    /// after them.
    Kept,
    /// Its buffer is swapped with the one that is there.
    Swapped(BufferSwap),
}

/// Assigns each result its memory: the result is computed there if possible. `nested` is whether the graph is a region
/// of an instruction; `may_swap` marks the results whose buffers may be swapped.
pub(in crate::lower) fn plan(
    graph: &Graph,
    units: &[Unit],
    memory: &Memory,
    nested: bool,
    may_swap: &[bool],
) -> Plan {
    let units = if nested {
        units.to_vec()
    } else {
        ordered(graph, units.to_vec(), memory)
    };
    // The order of these analyses: units first, since uses are numbered by them; then updates in place, which
    // placements follow to the first writer.
    let (units, uses) = narrowed(graph, units);
    let in_place = InPlace::of(graph, &uses);
    let params = |p: usize| graph.params[p];
    let ends_with = |param: Value, writer| uses.end_with(graph, &units, param, writer);
    let roots = graph.results.iter().map(|&v| view::storage(graph, v));
    let roots: Vec<Value> = roots.collect_vec();
    let mut donated = memory.donated.clone();
    let aliases = (0..roots.len()).map(|j| memory.updates.get(j).copied().flatten());
    let mut aliases: Vec<Option<usize>> = aliases.collect_vec();
    // A donated parameter that is returned unchanged keeps its memory.
    for (alias, root) in aliases.iter_mut().zip(&roots) {
        if alias.is_none()
            && let Some(at) = donated.iter().position(|&p| params(p) == *root)
        {
            *alias = Some(donated.remove(at));
        }
    }
    let failing = if nested {
        None
    } else {
        last_that_fails(graph, &units)
    };
    let swaps = swap::swaps(graph, &roots, may_swap, &uses, &ends_with, &in_place);
    // The values that have a buffer.
    let mut placed: IdMap<Value, ()> = IdMap::new();
    for &param in &graph.params {
        placed.insert(param, ());
    }
    let mut placements = Vec::with_capacity(roots.len());
    for (j, &root) in roots.iter().enumerate() {
        if aliases[j].map(params) == Some(root) {
            placements.push(Placement::There);
            continue;
        }
        if let Some(swap) = swaps[j] {
            if let (BufferSwap::Onto(_), true) = (swap, nested) {
                placed.insert(root, ());
            }
            placements.push(Placement::Swapped(swap));
            continue;
        }
        let (id, part) = match graph.source(in_place.start(graph, root)) {
            ValueDef::Result(id, part) => (Some(id), part),
            ValueDef::Parameter(_) => (None, 0),
        };
        // No unit writes a result that is a parameter.
        let unit = id.and_then(|id| uses.unit(id));
        // Memory that is visible outside changes only once nothing can fail any more.
        let early = unit.is_some_and(|unit| Some(unit) <= failing);
        if early && (aliases[j].is_some() || memory.shown) {
            placements.push(Placement::Copied);
            continue;
        }
        placements.push(match unit.map(|unit| (unit, part)) {
            Some(writer) if placed.get(&root).is_none() => {
                // Without a parameter to update, the first donated one of the same size that is dead by then is reused.
                if aliases[j].is_none() {
                    let fits = |&p: &usize| {
                        let (old, new) = (graph.shape(params(p)), graph.shape(root));
                        let same = old.element == new.element && old.len() == new.len();
                        same && ends_with(params(p), writer)
                    };
                    aliases[j] = (donated.iter().position(fits)).map(|at| donated.remove(at));
                } else if !aliases[j].is_some_and(|p| ends_with(params(p), writer)) {
                    // A state whose old content is read later is computed elsewhere.
                    placements.push(Placement::Copied);
                    continue;
                }
                placed.insert(root, ());
                Placement::Computed
            }
            // A result that is a parameter, or a view of one, which another result overwrites: only a copy made first
            // has it.
            None if is_overwritten(graph, memory, view::producer(graph, root)) => Placement::Kept,
            _ => Placement::Copied,
        });
    }
    Plan {
        units,
        uses,
        in_place,
        aliases,
        placements,
    }
}

/// Whether a result overwrites the memory of a parameter.
fn is_overwritten(graph: &Graph, memory: &Memory, value: Value) -> bool {
    let mut updated = memory.updates.iter().flatten();
    updated.any(|&p| graph.params[p] == value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lower::plan::cluster;
    use crate::testing;

    /// Plans `x + y` and further results of these parameters, with this memory.
    fn planned(parameters: &[usize], memory: &Memory) -> Plan {
        let mut graph = testing::graph("add(f32[8], f32[8])");
        let sum = Value(graph.value_count() as u32 - 1);
        graph.results = vec![sum];
        graph
            .results
            .extend(parameters.iter().map(|&p| graph.params[p]));
        let units = cluster::clusters(&graph);
        plan(&graph, &units, memory, false, &[])
    }

    #[test]
    fn results_use_the_memory_of_state_and_of_donated_parameters() {
        use Placement::{Computed, Copied, Kept, There};
        type Case<'a> = (&'a [usize], &'a [usize], &'a [Option<usize>]);
        /// A case, and its aliases and placements.
        type Planned<'a> = (Case<'a>, &'a [Option<usize>], &'a [Placement]);
        let cases: [Planned<'_>; 5] = [
            // Returned parameters, donated ones, and the state of each result.
            ((&[], &[], &[]), &[None], &[Computed]),
            ((&[], &[1], &[]), &[Some(1)], &[Computed]),
            ((&[], &[], &[Some(0)]), &[Some(0)], &[Computed]),
            (
                (&[0], &[0, 1], &[]),
                &[Some(1), Some(0)],
                &[Computed, There],
            ),
            (
                (&[0, 1], &[], &[Some(0)]),
                &[Some(0), None, None],
                &[Copied, Kept, Copied],
            ),
        ];
        for ((parameters, donated, updates), aliases, placements) in cases {
            let memory = Memory {
                donated: donated.to_vec(),
                updates: updates.to_vec(),
                ..Memory::default()
            };
            let plan = planned(parameters, &memory);
            assert_eq!(plan.aliases, aliases, "{parameters:?} {memory:?}");
            assert_eq!(plan.placements, placements, "{parameters:?} {memory:?}");
        }
    }
}
