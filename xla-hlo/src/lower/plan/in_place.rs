//! Values that one later instruction updates in place.

use super::uses::{Uses, changed};
use super::view;
use crate::Graph;
use crate::graph::{Id, Value, ValueDef};
use crate::list::Items;
use crate::map::IdMap;

/// The values that only one instruction reads and updates in place, each with that instruction and its result's number.
#[derive(Debug, Default)]
pub(in crate::lower) struct InPlace {
    to: IdMap<Value, (Id, usize)>,
}

impl InPlace {
    pub(in crate::lower) fn of(graph: &Graph, uses: &Uses) -> InPlace {
        let mut moved = InPlace::default();
        let changes = graph
            .instrs()
            .map(|(id, instr)| (id, changed(graph, instr)));
        let loops: Vec<(Id, usize)> = changes.filter_items(|(_, parts)| *parts > 0).collect_vec();
        if loops.is_empty() {
            return moved;
        }
        for (id, parts) in loops {
            let instr = graph.instr(id);
            // With another reader, or as a result of the graph too, the value must stay as it is.
            for (i, &init) in instr.operands[..parts].iter().enumerate() {
                let root = view::storage(graph, init);
                if uses.maker(graph, root).is_some() && uses.count(root) == 1 {
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
        // A chain of updates: follow each back to the value that it updates.
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
