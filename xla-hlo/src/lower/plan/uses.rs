//! The one analysis of uses: which unit computes a value, and which units read it, through views.
//!
//! A read is recorded for the value that it is a view of ([`view::producer`]): an array may be overwritten, kept or
//! dropped by its reads, and not by the reads of its broadcasts and reshapes. A barrier is a read too, since its unit
//! comes after the value; but it reads no elements, so most questions leave it out.

use super::cluster::Unit;
use super::view;
use crate::Graph;
use crate::Instr;
use crate::graph::{Id, Value, ValueDef};
use crate::list::Items;
use crate::lower::program::Kind;
use crate::map::IdMap;
use crate::operation::Form;

/// A read of an array by an instruction of a unit.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) struct Read {
    /// The unit that reads.
    pub(in crate::lower) unit: usize,
    /// The instruction that reads.
    pub(in crate::lower) id: Id,
    /// The number of its operand.
    pub(in crate::lower) operand: usize,
    /// Whether the instruction is a barrier, which reads no elements.
    is_barrier: bool,
}

/// The unit that writes a value first, and the number of the result that becomes the value.
pub(in crate::lower) type Writer = (usize, usize);

/// The units that compute and read each value of a graph.
#[derive(Debug, Default)]
pub(in crate::lower) struct Uses {
    /// The unit of each instruction that is in one.
    unit_of: Vec<Option<usize>>,
    /// The reads of each array, in the order of the instructions.
    reads: IdMap<Value, Vec<Read>>,
    /// How many results of the graph each array is, which are read after all units.
    results: IdMap<Value, usize>,
}

impl Uses {
    pub(in crate::lower) fn of(graph: &Graph, units: &[Unit]) -> Uses {
        let mut uses = Uses {
            unit_of: owners(graph, units),
            ..Uses::default()
        };
        for (id, instr) in graph.instrs() {
            let Some(unit) = uses.unit(id) else {
                continue;
            };
            let is_barrier = view::is_barrier(graph, instr);
            for (operand, &value) in instr.operands.iter().enumerate() {
                uses.reads
                    .or_default(view::producer(graph, value))
                    .push(Read {
                        unit,
                        id,
                        operand,
                        is_barrier,
                    });
            }
        }
        for &result in &graph.results {
            *uses.results.or_default(view::producer(graph, result)) += 1;
        }
        uses
    }

    /// Returns the unit of an instruction.
    pub(in crate::lower) fn unit(&self, id: Id) -> Option<usize> {
        self.unit_of[id.0 as usize]
    }

    /// Returns the unit that computes a value.
    pub(in crate::lower) fn maker(&self, graph: &Graph, value: Value) -> Option<usize> {
        match graph.source(value) {
            ValueDef::Result(id, _) => self.unit(id),
            ValueDef::Parameter(_) => None,
        }
    }

    /// Returns the reads of an array, also by barriers.
    pub(in crate::lower) fn all_reads(&self, value: Value) -> impl Iterator<Item = &Read> {
        self.reads.get(&value).into_iter().flatten()
    }

    /// Returns the reads of the elements of an array.
    pub(in crate::lower) fn reads(&self, value: Value) -> impl Iterator<Item = &Read> {
        self.all_reads(value).filter_items(|read| !read.is_barrier)
    }

    /// Whether an array is a result of the graph, or a result is a view of it.
    pub(in crate::lower) fn is_result(&self, value: Value) -> bool {
        self.results.contains_key(&value)
    }

    /// Returns how often an array is read, as an operand or as a result.
    pub(in crate::lower) fn count(&self, value: Value) -> usize {
        self.reads(value).count() + self.results.get(&value).copied().unwrap_or(0)
    }

    /// Whether an array is read outside the unit that computes it, so that it needs a buffer.
    pub(in crate::lower) fn is_needed(&self, graph: &Graph, value: Value) -> bool {
        let maker = self.maker(graph, value);
        let mut reads = self.all_reads(value);
        self.is_result(value) || reads.any(|read| Some(read.unit) != maker)
    }

    /// Returns the computed values that need a buffer.
    pub(in crate::lower) fn needed(&self, graph: &Graph) -> IdMap<Value, ()> {
        let results = graph.instrs().flat_items(|(_, instr)| &instr.results);
        let needed = results.filter_items(|&&value| self.is_needed(graph, value));
        needed.map(|&value| (value, ())).collect()
    }

    /// Returns the last unit that reads each array; the largest number for one that is read after all units.
    pub(in crate::lower) fn last_reads(&self) -> IdMap<Value, usize> {
        let reads = self.reads.iter().filter_map(|(value, reads)| {
            let last = reads.iter().map(|read| read.unit).max();
            Some((value, last?))
        });
        let mut last: IdMap<Value, usize> = reads.collect();
        last.extend(self.results.iter().map(|(value, _)| (value, usize::MAX)));
        last
    }

    /// Whether nothing reads a parameter after a unit, and the unit can update it in place.
    pub(in crate::lower) fn end_with(
        &self,
        graph: &Graph,
        units: &[Unit],
        param: Value,
        (writer, part): Writer,
    ) -> bool {
        let reads = || self.reads(param);
        // An instruction that reads the old content twice, once in place and once elsewhere, would read it while it
        // changes.
        let once = || reads().filter_items(|read| read.unit == writer).count() == 1;
        let in_place = |read: &Read| match &units[writer] {
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
            // A fused loop reads and writes the element at its own index only.
            Unit::Fused(cluster) => {
                let instr = graph.instr(read.id);
                let operand = instr.operands[read.operand];
                let access = view::identity(graph.shape(operand));
                let (value, access) = view::resolve(graph, operand, access);
                let shape = graph.shape(value);
                matches!(cluster.kind, Kind::Flat | Kind::Rows)
                    && view::storage(graph, value) == param
                    && access == view::identity(shape)
                    && view::domain(graph.shape(instr.results[0])) == cluster.domain
                    && view::domain(shape) == cluster.domain
            }
        };
        let mut all = reads();
        !self.is_result(param)
            && all.all(|read| read.unit < writer || (read.unit == writer && in_place(read)))
    }
}

/// Returns the unit of each instruction that is in one.
fn owners(graph: &Graph, units: &[Unit]) -> Vec<Option<usize>> {
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

/// Returns the number of leading operands of an instruction that become its results in place: the state of a loop, or
/// the operand that a kernel updates.
pub(in crate::lower) fn changed(graph: &Graph, instr: &Instr) -> usize {
    match (instr.op.form)(graph, instr) {
        Form::While => instr.own(),
        Form::Kernel(_) if instr.op.traits.in_place.is_some() => 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lower::plan::cluster;
    use crate::ops::{dot_general::dot_general, elementwise, optimization_barrier};
    use crate::{Builder, ElementType, Module, Shape, Size};

    /// A product `p` of two parameters, a barrier of it, and the sum of the barrier's result and `p`, which is a result.
    #[test]
    fn a_read_through_a_barrier_is_a_read_of_the_array_behind_it() {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let shape = Shape::new(ElementType::F32, vec![Size::from(8); 2]);
        let [x, y] = [(); 2].map(|()| b.graph.add_param(shape.clone()));
        let dims = [vec![], vec![], vec![1], vec![0]];
        let product = dot_general(&mut b, x, y, dims).unwrap();
        let held = optimization_barrier::optimization_barrier(&mut b, &[product]).unwrap();
        let sum = b
            .add1(&elementwise::add, &[held[0], product], Vec::new())
            .unwrap();
        b.graph.results = vec![sum];
        let units = cluster::clusters(&b.graph);
        let uses = Uses::of(&b.graph, &units);
        let read = |value| {
            uses.reads(value)
                .map(|read| (read.unit, read.operand))
                .collect::<Vec<_>>()
        };
        assert_eq!(read(x), [(0, 0)]);
        assert_eq!(read(y), [(0, 1)]);
        // The barrier is unit 1, and reads no elements; the sum, unit 2, reads the product twice.
        assert_eq!(read(product), [(2, 0), (2, 1)]);
        assert_eq!(uses.all_reads(product).count(), 3);
        assert_eq!((uses.count(product), uses.count(sum)), (2, 1));
        let last = uses.last_reads();
        assert_eq!(
            [x, product, sum].map(|value| last[&value]),
            [0, 2, usize::MAX]
        );
        assert!(
            [product, sum]
                .iter()
                .all(|&value| uses.is_needed(&b.graph, value))
        );
    }
}
