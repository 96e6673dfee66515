//! The reads of a graph's parameters: when the memory of one may be overwritten.

use super::cluster::Unit;
use super::in_place::changed;
use super::view::{self, Access};
use crate::Graph;
use crate::graph::{Id, Value, ValueDef};
use crate::list::Items;
use crate::lower::program::Kind;
use crate::map::IdMap;
use crate::operation::Form;

/// A read of a parameter's memory.
struct Read {
    unit: usize,
    id: Id,
    /// The number of the operand.
    operand: usize,
    value: Value,
    access: Access,
}

/// The unit that writes a value first, and the number of the result that becomes the value.
pub(in crate::lower) type Writer = (usize, usize);

/// The reads of each parameter.
pub(in crate::lower) struct Readers<'a> {
    graph: &'a Graph,
    units: &'a [Unit],
    of: IdMap<Value, Vec<Read>>,
}

impl<'a> Readers<'a> {
    pub(in crate::lower) fn of(
        graph: &'a Graph,
        units: &'a [Unit],
        unit_of: &[Option<usize>],
    ) -> Readers<'a> {
        let mut of: IdMap<Value, Vec<Read>> = IdMap::new();
        for (id, instr) in graph.instrs() {
            let Some(unit) = unit_of[id.0 as usize].filter(|_| !view::is_barrier(graph, instr))
            else {
                continue;
            };
            for (number, &operand) in instr.operands.iter().enumerate() {
                let param = view::producer(graph, operand);
                if let ValueDef::Parameter(_) = graph.source(param) {
                    let access = view::identity(graph.shape(operand));
                    let (value, access) = view::resolve(graph, operand, access);
                    let read = Read {
                        unit,
                        id,
                        operand: number,
                        value,
                        access,
                    };
                    of.or_default(param).push(read);
                }
            }
        }
        Readers { graph, units, of }
    }

    /// Whether nothing reads the parameter after this unit, and the unit can update it in place.
    pub(in crate::lower) fn end_with(&self, param: Value, (writer, part): Writer) -> bool {
        let graph = self.graph;
        let reads = || self.of.get(&param).into_iter().flatten();
        let once = || reads().filter_items(|read| read.unit == writer).count() == 1;
        let in_place = |read: &Read| match &self.units[writer] {
            // A choice updates a captured value, a loop or kernel a leading operand; both detect it by the buffer.
            Unit::Single(id) => {
                let instr = graph.instr(*id);
                let whole = view::storage(graph, instr.operands[read.operand]) == param;
                whole
                    && match (instr.op.form)(graph, instr) {
                        Form::Branch => read.operand >= instr.own() && once(),
                        _ => {
                            let changed = changed(graph, instr);
                            read.operand == part && part < changed && once()
                        }
                    }
            }
            Unit::Fused(cluster) => {
                let made = graph.instr(read.id).results[0];
                let shape = graph.shape(read.value);
                matches!(cluster.kind, Kind::Flat | Kind::Rows)
                    && view::storage(graph, read.value) == param
                    && read.access == view::identity(shape)
                    && view::domain(graph.shape(made)) == cluster.domain
                    && view::domain(shape) == cluster.domain
            }
        };
        let mut results = graph.results.iter();
        reads().all_items(|read| read.unit < writer || (read.unit == writer && in_place(read)))
            && results.all_items(|&result| view::producer(graph, result) != param)
    }
}
