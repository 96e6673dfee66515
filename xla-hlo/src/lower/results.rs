//! Assigns memory to results: their own, or that of a parameter that is state or donated.

use std::mem;

use super::buffers::{Assembler, owners};
use super::cluster::Unit;
use super::control::{self, Moved};
use super::exchange::{self, Turn};
use super::view::{self, Access};
use super::{BufferId, Home, Kind, Memory};
use crate::Graph;
use crate::graph::{Id, Source, Value};
use crate::list::Items;
use crate::map::IdMap;
use crate::operation::Form;
use crate::passes::outside;

/// How a result is written after all steps.
pub(super) enum Copy {
    /// A value is copied to the buffer, read through its views.
    Value(Value, BufferId),
    /// The first buffer, a copy made before anything was overwritten, is copied to the second.
    Buffer(BufferId, BufferId),
    /// Nothing is copied: the value's buffer and this one are swapped.
    Exchange(Value, BufferId),
}

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
type Writer = (usize, usize);

/// The reads of each parameter.
pub(super) struct Readers<'a> {
    graph: &'a Graph,
    units: &'a [Unit],
    of: IdMap<Value, Vec<Read>>,
}

impl Assembler<'_> {
    /// Assigns each result its buffer: the result is computed there if possible, and copied there after all steps
    /// otherwise. Returns the parameter that each result aliases, and the copies.
    pub(super) fn outputs(
        &mut self,
        units: &[Unit],
        memory: &Memory,
    ) -> (Vec<Option<usize>>, Vec<Copy>) {
        let graph = self.graph;
        let params = |p: usize| graph.params[p];
        let unit_of = owners(graph, units);
        self.moved = Moved::of(graph, &unit_of);
        let readers = Readers::of(graph, units, &unit_of);
        let roots = graph.results.iter().map(|&v| view::storage(graph, v));
        let roots: Vec<Value> = roots.collect_vec();
        let mut given = memory.given.clone();
        let over = (0..roots.len()).map(|j| memory.updates.get(j).copied().flatten());
        let mut over: Vec<Option<usize>> = over.collect_vec();
        // A donated parameter that is returned unchanged keeps its memory.
        for (over, root) in over.iter_mut().zip_items(&roots) {
            if over.is_none()
                && let Some(at) = given.iter().find_index(|&p| params(p) == *root)
            {
                *over = Some(given.remove(at));
            }
        }
        let mut copies = Vec::new();
        let failing = self.last_that_fails(units);
        let may = mem::take(&mut self.may_exchange);
        let turns = exchange::turns(graph, &roots, &may, &readers, &unit_of, &self.moved);
        for (j, (&result, &root)) in graph.results.iter().zip_items(&roots).enumerate() {
            if over[j].map(params) == Some(root) {
                continue;
            }
            let output = match &self.outs {
                Some(outs) => outs[j],
                None => self.buffer(graph.shape(result), Home::Output(j)),
            };
            if let Some(turn) = turns[j] {
                if let (Turn::Over(p), Some(outs)) = (turn, &self.outs) {
                    self.places.insert(root, outs[p]);
                    self.in_place.insert(outs[p], outs[p]);
                }
                copies.push(Copy::Exchange(root, output));
                continue;
            }
            let (id, part) = match graph.source(self.moved.start(graph, root)) {
                Source::Result(id, part) => (Some(id), part),
                Source::Parameter(_) => (None, 0),
            };
            let unit = id.and_then(|id| unit_of[id.0 as usize]);
            // Memory that is visible outside changes only once nothing can fail any more.
            let early = unit.is_some_and(|unit| Some(unit) <= failing);
            if early && (over[j].is_some() || memory.shown) {
                copies.push(Copy::Value(result, output));
                continue;
            }
            match unit.map(|unit| (unit, part)) {
                Some(writer) if !self.places.contains_key(&root) => {
                    if over[j].is_none() {
                        let fits = |&p: &usize| {
                            let (old, new) = (graph.shape(params(p)), graph.shape(root));
                            let same = old.element == new.element && old.len() == new.len();
                            same && readers.end_with(params(p), writer)
                        };
                        over[j] = (given.iter().find_index(fits)).map(|at| given.remove(at));
                    } else if !over[j].is_some_and(|p| readers.end_with(params(p), writer)) {
                        copies.push(Copy::Value(result, output));
                        continue;
                    }
                    self.places.insert(root, output);
                    if let Some(param) = over[j] {
                        self.in_place.insert(output, self.places[&params(param)]);
                    }
                }
                // A parameter that another result overwrites is copied before any unit runs.
                None if self.is_overwritten(memory, view::producer(graph, root)) => {
                    let shape = graph.shape(result);
                    let kept = self.arena(shape.element, shape.len());
                    self.copy(result, kept);
                    copies.push(Copy::Buffer(kept, output));
                }
                _ => copies.push(Copy::Value(result, output)),
            }
        }
        (over, copies)
    }

    /// Returns the last unit that may fail while it runs; `None` for a graph nested in another.
    fn last_that_fails(&self, units: &[Unit]) -> Option<usize> {
        let fails = |unit: &Unit| match unit {
            Unit::Fused(_) => false,
            Unit::Single(id) => outside::can_fail(self.graph, self.graph.instr(*id)),
        };
        match self.outs {
            Some(_) => None,
            None => units.iter().rposition(fails),
        }
    }

    fn is_overwritten(&self, memory: &Memory, value: Value) -> bool {
        let mut updated = memory.updates.iter().flatten();
        updated.any_item(|&p| self.graph.params[p] == value)
    }
}

impl<'a> Readers<'a> {
    fn of(graph: &'a Graph, units: &'a [Unit], unit_of: &[Option<usize>]) -> Readers<'a> {
        let mut of: IdMap<Value, Vec<Read>> = IdMap::new();
        for (id, instr) in graph.instrs() {
            let Some(unit) = unit_of[id.0 as usize] else {
                continue;
            };
            for (number, &operand) in instr.operands.iter().enumerate() {
                let param = view::producer(graph, operand);
                if let Source::Parameter(_) = graph.source(param) {
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
    pub(super) fn end_with(&self, param: Value, (writer, part): Writer) -> bool {
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
                            let changed = control::changed(graph, instr);
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
