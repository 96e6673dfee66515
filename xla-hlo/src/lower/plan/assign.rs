//! Assigns buffers to the results of a graph, and to the values that are updated in place, before any step is lowered.
//!
//! Only buffers of values between steps remain: they are added with the steps, which determine whether they are needed.

use super::buffers::Buffers;
use super::results::{Placement, Plan};
use super::swap::BufferSwap;
use super::uses::changed;
use super::view;
use crate::Graph;
use crate::graph::{Id, Value};
use crate::list::Items;
use crate::lower::program::{Buffer, BufferId, Storage};

/// How a result is written after all steps.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::lower) enum Copy {
    /// A value is copied to the buffer, read through its views.
    Value(Value, BufferId),
    /// The first buffer, a copy made before anything was overwritten, is copied to the second.
    Buffer(BufferId, BufferId),
    /// Nothing is copied: the value's buffer and this one are swapped.
    Swap(Value, BufferId),
}

/// The buffers of a graph's results, and the copies that they need.
#[derive(Debug)]
pub(in crate::lower) struct Assigned {
    /// The buffers.
    pub(in crate::lower) buffers: Buffers,
    /// The values that are copied to a buffer before all steps.
    pub(in crate::lower) before: Vec<(Value, BufferId)>,
    /// The copies after all steps.
    pub(in crate::lower) after: Vec<Copy>,
}

/// Assigns a buffer to each result, as planned: one of `region` if the graph is nested, or an output of the program.
pub(in crate::lower) fn assign(
    graph: &Graph,
    plan: &Plan,
    mut buffers: Buffers,
    region: Option<&[BufferId]>,
) -> Assigned {
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for (j, (&result, placement)) in graph.results.iter().zip(&plan.placements).enumerate() {
        if *placement == Placement::There {
            continue;
        }
        let shape = graph.shape(result);
        let output = match region {
            Some(region) => region[j],
            None => buffers.add(Buffer::of(shape, Storage::Output(j))),
        };
        // `before` and `after` collect the copies around the steps. A result that is computed in its memory needs no
        // copy.
        let root = view::storage(graph, result);
        match placement {
            Placement::There => {}
            Placement::Computed => {
                buffers.places.insert(root, output);
                // An update of a parameter reads the old content through the other name of the same memory.
                if let Some(param) = plan.aliases[j] {
                    let old = buffers.places[&graph.params[param]];
                    buffers.in_place.insert(output, old);
                }
            }
            Placement::Copied => after.push(Copy::Value(result, output)),
            Placement::Kept => {
                let copy = buffers.add(Buffer::of(shape, Storage::ARENA));
                before.push((result, copy));
                after.push(Copy::Buffer(copy, output));
            }
            Placement::Swapped(swap) => {
                // The body writes this value over another part's old value, in that part's buffer, and the swap at the
                // end of the round exchanges the two.
                if let (BufferSwap::Onto(p), Some(region)) = (*swap, region) {
                    let target = region[p];
                    buffers.places.insert(root, target);
                    buffers.in_place.insert(target, target);
                }
                after.push(Copy::Swap(root, output));
            }
        }
    }
    Assigned {
        buffers: states(graph, plan, buffers),
        before,
        after,
    }
}

/// Assigns buffers to results that are updated in place, and the same buffers to the values that they update.
fn states(graph: &Graph, plan: &Plan, mut buffers: Buffers) -> Buffers {
    // From the last instruction back: an update of an update gives its own operand the same buffer, so a chain of
    // updates has one.
    let changes = graph.instrs().rev();
    let loops: Vec<Id> = changes
        .filter_items(|(id, instr)| plan.uses.unit(*id).is_some() && changed(graph, instr) > 0)
        .map(|(id, _)| id)
        .collect_vec();
    for id in loops {
        let instr = graph.instr(id);
        let parts = instr.operands.iter().zip(&instr.results);
        for (part, (&init, &result)) in parts.enumerate() {
            let root = view::storage(graph, init);
            if plan.in_place.is(root, id, part) {
                let buffer = buffers.target(graph, result);
                buffers.places.insert(root, buffer);
            }
        }
    }
    buffers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lower::Memory;
    use crate::lower::plan::{cluster, results};
    use crate::ops::dynamic_update_slice::dynamic_update_slice;
    use crate::ops::elementwise;
    use crate::{Builder, ElementType, Module, Shape, Size, testing};

    /// Assigns buffers to the results of a graph, whose parameters have the first buffers.
    fn assigned(graph: &Graph, memory: &Memory) -> Assigned {
        let plan = results::plan(graph, &cluster::clusters(graph), memory, false, &[]);
        let mut buffers = Buffers::default();
        for (i, &param) in graph.params.iter().enumerate() {
            let buffer = buffers.add(Buffer::of(graph.shape(param), Storage::Param(i)));
            buffers.places.insert(param, buffer);
        }
        assign(graph, &plan, buffers, None)
    }

    /// Returns a graph of `x + y` that returns the sum.
    fn sum() -> Graph {
        let mut graph = testing::graph("add(f32[8], f32[8])");
        graph.results = vec![Value(graph.value_count() as u32 - 1)];
        graph
    }

    fn storages(assigned: &Assigned) -> Vec<Storage> {
        let buffers = assigned.buffers.all.iter();
        buffers.map(|buffer| buffer.storage.clone()).collect()
    }

    #[test]
    fn a_result_is_computed_in_its_output_over_its_state() {
        let graph = sum();
        for state in [None, Some(1)] {
            let memory = Memory {
                updates: vec![state],
                ..Memory::default()
            };
            let found = assigned(&graph, &memory);
            let expected = [Storage::Param(0), Storage::Param(1), Storage::Output(0)];
            assert_eq!(storages(&found), expected);
            assert_eq!(found.buffers.places[&graph.results[0]], BufferId(2));
            let old = found.buffers.in_place.get(&BufferId(2)).copied();
            assert_eq!(old, state.map(BufferId));
            assert_eq!((found.before, found.after), (Vec::new(), Vec::new()));
        }
    }

    #[test]
    fn a_parameter_that_a_result_overwrites_is_copied_before_all_steps() {
        let mut graph = sum();
        graph.results.extend(graph.params.clone());
        let memory = Memory {
            updates: vec![Some(0)],
            ..Memory::default()
        };
        let found = assigned(&graph, &memory);
        let outputs = [0, 1].map(Storage::Output);
        let expected = [Storage::Param(0), Storage::Param(1)]
            .into_iter()
            .chain(outputs)
            .chain([Storage::ARENA, Storage::Output(2)]);
        assert_eq!(storages(&found), expected.collect::<Vec<_>>());
        let [sum, x, y] = graph.results[..] else {
            unreachable!("three results");
        };
        let id = BufferId;
        assert_eq!(found.before, [(x, id(4))]);
        let after = [
            Copy::Value(sum, id(2)),
            Copy::Buffer(id(4), id(3)),
            Copy::Value(y, id(5)),
        ];
        assert_eq!(found.after, after);
    }

    #[test]
    fn an_array_that_is_updated_in_place_has_the_buffer_of_the_result() {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let shape = |element, dims: &[usize]| {
            let dims = dims.iter().map(|&size| Size::from(size));
            Shape::new(element, dims.collect::<Vec<_>>())
        };
        let x = b.graph.add_param(shape(ElementType::F32, &[8]));
        let update = b.graph.add_param(shape(ElementType::F32, &[2]));
        let start = b.graph.add_param(shape(ElementType::I32, &[]));
        let negated = b.add1(&elementwise::neg, &[x], Vec::new()).unwrap();
        let updated = dynamic_update_slice(&mut b, negated, update, &[start]).unwrap();
        let twice = b.add1(&elementwise::neg, &[updated], Vec::new()).unwrap();
        b.graph.results = vec![updated, twice];
        let found = assigned(&b.graph, &Memory::default());
        let places = &found.buffers.places;
        assert_eq!(places[&negated], places[&updated]);
        assert_eq!(
            found.buffers.all[places[&updated].0].storage,
            Storage::Output(0)
        );
    }
}
