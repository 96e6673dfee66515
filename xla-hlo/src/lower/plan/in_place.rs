//! Values that one later instruction updates in place.

use super::view;
use crate::graph::{Id, Value, ValueDef};
use crate::list::Items;
use crate::map::IdMap;
use crate::operation::Form;
use crate::{Graph, Instr};

/// Returns the number of leading operands of an instruction that become its results in place: the state of a loop, or
/// the operand that a kernel updates.
pub(in crate::lower) fn changed(graph: &Graph, instr: &Instr) -> usize {
    match (instr.op.form)(graph, instr) {
        Form::While => instr.own(),
        Form::Kernel(_) if instr.op.traits.in_place.is_some() => 1,
        _ => 0,
    }
}

/// The values that only one instruction reads and updates in place, each with that instruction and its result's number.
#[derive(Debug, Default)]
pub(in crate::lower) struct InPlace {
    to: IdMap<Value, (Id, usize)>,
}

impl InPlace {
    pub(in crate::lower) fn of(graph: &Graph, unit_of: &[Option<usize>]) -> InPlace {
        let mut moved = InPlace::default();
        let changes = graph
            .instrs()
            .map(|(id, instr)| (id, changed(graph, instr)));
        let loops: Vec<(Id, usize)> = changes.filter_items(|(_, parts)| *parts > 0).collect_vec();
        if loops.is_empty() {
            return moved;
        }
        let mut reads: IdMap<Value, usize> = IdMap::new();
        let units = graph.instrs().filter_items(|(id, instr)| {
            unit_of[id.0 as usize].is_some() && !view::is_barrier(graph, instr)
        });
        let operands = units.flat_items(|(_, instr)| &instr.operands);
        for &value in operands.chain_items(&graph.results) {
            *reads.or_default(view::producer(graph, value)) += 1;
        }
        for (id, parts) in loops {
            let instr = graph.instr(id);
            for (i, &init) in instr.operands[..parts].iter().enumerate() {
                let root = view::storage(graph, init);
                let made = match graph.source(root) {
                    ValueDef::Result(maker, _) => unit_of[maker.0 as usize].is_some(),
                    ValueDef::Parameter(_) => false,
                };
                if made && reads.get(&root) == Some(&1) {
                    moved.to.insert(root, (id, i));
                }
            }
        }
        moved
    }

    /// Whether the result of an instruction with this number is the value updated in place.
    pub(in crate::lower) fn is(&self, value: Value, id: Id, part: usize) -> bool {
        self.to.get(&value) == Some(&(id, part))
    }

    /// Returns the value that is written first into the buffer that holds this one in the end.
    pub(in crate::lower) fn start(&self, graph: &Graph, mut value: Value) -> Value {
        while let ValueDef::Result(id, part) = graph.source(value)
            && let Some(&init) = graph.instr(id).operands.get(part)
            && let root = view::storage(graph, init)
            && self.is(root, id, part)
        {
            value = root;
        }
        value
    }
}
