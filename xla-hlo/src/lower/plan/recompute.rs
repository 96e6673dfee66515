//! Computes values again in the loops that read them late, instead of keeping them.
//!
//! A value that one loop computes and others read is written, kept, and read again. A gradient reads many such values
//! long after they are made. If every reader is a loop over the same indices, the readers may compute the value from
//! arrays that are in memory anyway. They do so where that costs less than the traffic; then the value has no buffer.
//! An operand that nothing else reads as late is kept instead, if it needs no more memory than the value.
//!
//! So this pass decides which values of a forward computation reverse mode keeps, outside of loops;
//! `transform/split/again.rs` decides it for the residuals of loops.

mod rebuild;

use super::Memory;
use super::cluster::{Cluster, Unit};
use super::uses::{Uses, changed};
use super::view::{self, Access};
use crate::graph::{Id, Value, ValueDef};
use crate::list::Items;
use crate::lower::program::Kind;
use crate::lower::thresholds::Limits;
use crate::lower::thresholds::recompute::{GENERIC, INSTRUCTIONS, RUN};
use crate::lower::thresholds::rows::{MEMBERS, SOURCES};
use crate::map::IdMap;
use crate::operation::Form;
use crate::{Graph, Shape};

/// Returns the graph and its units with values computed again where that is cheaper than to keep them. `memory` describes
/// the memory that the results may use; it is `None` for a region, whose parameters may all be overwritten.
pub(in crate::lower) fn recomputed(
    graph: &Graph,
    units: Vec<Unit>,
    memory: Option<&Memory>,
    limits: Limits,
) -> (Option<Graph>, Vec<Unit>) {
    let mut all = Recompute::new(graph, &units, memory);
    // In the order of the graph: a decision for an operand is made before the values that could be computed from it.
    for (id, instr) in graph.instrs() {
        if let [value] = instr.results[..]
            && let Some(unit) = all.uses.unit(id)
            && is_large(graph.shape(value), limits)
        {
            all.decide(value, unit);
        }
    }
    if all.again.iter().all(Vec::is_empty) {
        return (None, units);
    }
    let Recompute { uses, again, .. } = all;
    let (graph, units) = rebuild::rebuilt(graph, &units, &uses, &again);
    (Some(graph), units)
}

/// The decisions so far, and what they depend on.
struct Recompute<'a> {
    graph: &'a Graph,
    units: &'a [Unit],
    uses: Uses,
    /// The last unit that reads each value; the largest number for one that is read after all units.
    last: IdMap<Value, usize>,
    /// The values that have a buffer.
    stored: IdMap<Value, ()>,
    /// The values whose buffers the readers of others rely on.
    pinned: IdMap<Value, ()>,
    /// The arrays that each unit reads.
    sources: Vec<Vec<Value>>,
    /// The values that each unit computes again.
    again: Vec<Vec<Value>>,
}

/// How a unit computes a value again.
#[derive(Clone, Default)]
struct Plan {
    /// The values that it computes, operands first.
    values: Vec<Value>,
    /// The cost of an element, in instructions for elements of one byte.
    cost: usize,
    /// The arrays that it reads for this only.
    arrays: Vec<Value>,
    /// The arrays among them that nothing else reads as late.
    extended: Vec<Value>,
    /// The arrays among them that have a buffer for this only.
    added: Vec<Value>,
}

impl<'a> Recompute<'a> {
    fn new(graph: &'a Graph, units: &'a [Unit], memory: Option<&Memory>) -> Recompute<'a> {
        let uses = Uses::of(graph, units);
        // The arrays that each unit reads as it is; an array that is among them costs nothing to read.
        let mut sources = vec![Vec::new(); units.len()];
        for (id, instr) in graph.instrs() {
            let Some(unit) = uses.unit(id) else {
                continue;
            };
            for &operand in &instr.operands {
                let value = view::producer(graph, operand);
                let outside = uses.maker(graph, value) != Some(unit);
                if outside && !view::is_free(graph, value) && !sources[unit].contains(&value) {
                    sources[unit].push(value);
                }
            }
        }
        // Reads decide how long an array lives; one that a result may overwrite lives up to its last read only.
        let mut last = uses.last_reads();
        // Parameters stay as they are, unless a result may overwrite them.
        for (number, &param) in graph.params.iter().enumerate() {
            let stays = memory.is_some_and(|memory| {
                let mut updates = memory.updates.iter().flatten();
                updates.all(|&p| p != number) && !memory.donated.contains(&number)
            });
            last.insert(param, if stays { usize::MAX } else { 0 });
        }
        Recompute {
            graph,
            units,
            last,
            stored: uses.needed(graph),
            pinned: IdMap::new(),
            sources,
            again: vec![Vec::new(); units.len()],
            uses,
        }
    }

    /// Decides whether a value of a unit is computed again wherever it is read.
    fn decide(&mut self, value: Value, unit: usize) {
        let graph = self.graph;
        let Unit::Fused(from) = &self.units[unit] else {
            return;
        };
        // Only values over the whole domain are worth it, and values that live to the end, or that others rely on, are
        // kept.
        let full = view::domain(graph.shape(value)) == from.domain;
        let kept = self.last.get(&value) == Some(&usize::MAX) || self.pinned.contains_key(&value);
        if !full || kept || !self.stored.contains_key(&value) {
            return;
        }
        let Some(readers) = self.readers(value, unit) else {
            return;
        };
        let whole = self.bytes(value);
        // A loop over rows may evaluate an expression once in each pass.
        let passes = |unit: usize| match self.cluster(unit).kind {
            Kind::Rows => {
                let members = self.cluster(unit).members.iter();
                1 + members.filter_items(|id| !is_map(graph, **id)).count()
            }
            Kind::Flat | Kind::Columns | Kind::Whole => 1,
        };
        // A value without a buffer saves its write here, and one read in each reader.
        let mut saved = whole;
        let mut spent = 0;
        let (mut extended, mut added): (Vec<Value>, Vec<Value>) = (Vec::new(), Vec::new());
        let mut plans = Vec::with_capacity(readers.len());
        for &reader in &readers {
            let mut plan = Plan::default();
            let follows = self.follow(value, reader, whole, &mut plan);
            let into = self.cluster(reader);
            if !follows
                || into.members.len() + self.again[reader].len() + plan.values.len() > MEMBERS
                || self.sources[reader].len() + plan.arrays.len() > SOURCES
            {
                return;
            }
            saved += whole;
            spent += plan.cost * passes(reader) * elements(graph.shape(value)) / INSTRUCTIONS;
            spent += plan.arrays.iter().map(|&v| self.bytes(v)).sum::<usize>();
            extend(&mut extended, &plan.extended);
            extend(&mut added, &plan.added);
            plans.push(plan);
        }
        let bytes = |values: &[Value]| values.iter().map(|&v| self.bytes(v)).sum::<usize>();
        spent += bytes(&added);
        // Arrays that live longer, or only for this, must not need more memory than the value.
        if spent >= saved || bytes(&extended) + bytes(&added) > whole {
            return;
        }
        for (reader, plan) in readers.into_iter().zip(plans) {
            self.take(reader, plan);
        }
        self.stored.remove(&value);
    }

    /// Records a decision for one of the readers.
    fn take(&mut self, reader: usize, plan: Plan) {
        for &array in &plan.arrays {
            let last = self.last.or_default(array);
            *last = reader.max(*last);
            self.stored.insert(array, ());
            self.pinned.insert(array, ());
        }
        extend(&mut self.sources[reader], &plan.arrays);
        extend(&mut self.again[reader], &plan.values);
    }

    /// Returns the units that read a value of another unit, if each is a loop that reads it at its own index.
    fn readers(&self, value: Value, unit: usize) -> Option<Vec<usize>> {
        let graph = self.graph;
        let own = view::domain(graph.shape(value));
        let mut readers = Vec::new();
        for read in self.uses.all_reads(value) {
            let (reader, operand) = (read.unit, graph.instr(read.id).operands[read.operand]);
            if reader == unit {
                continue;
            }
            let Unit::Fused(cluster) = &self.units[reader] else {
                return None;
            };
            let access = view::identity(graph.shape(operand));
            let (read, access) = view::resolve(graph, operand, access);
            let same = read == value
                && cluster.domain == own
                && view::along(&access).into_iter().eq(0..own.len());
            if !same {
                return None;
            }
            extend(&mut readers, &[reader]);
        }
        (!readers.is_empty()).then_some(readers)
    }

    /// Adds the instructions to a plan by which a unit computes a value of an earlier loop over the same indices; returns
    /// `false` if it cannot, or if that is expensive for a value of these bytes.
    fn follow(&self, value: Value, reader: usize, whole: usize, plan: &mut Plan) -> bool {
        let graph = self.graph;
        if self.again[reader].contains(&value) || plan.values.contains(&value) {
            return true;
        }
        let Some(instr) = graph.maker(value) else {
            return false;
        };
        let Form::Map {
            cost,
            sliced: false,
            ..
        } = (instr.op.form)(graph, instr)
        else {
            return false;
        };
        // The cost is counted for elements of one byte, so that it is comparable with traffic in bytes: a vector holds
        // fewer wide elements.
        let operands = instr.operands.iter().chain_items(&instr.results);
        let widths = operands.map(|&v| graph.shape(v).element.bytes());
        plan.cost += (cost.max(1) as usize) * widths.max().expect("a map has a result");
        // Recursion ends where the value costs more than twice its traffic: no plan of several readers could pay.
        if plan.cost * elements(graph.shape(value)) / INSTRUCTIONS > 2 * whole {
            return false;
        }
        for &operand in &instr.operands {
            let access = view::identity(graph.shape(operand));
            let (read, access) = view::resolve(graph, operand, access);
            if !view::is_free(graph, read) && !self.reach(read, &access, reader, whole, plan) {
                return false;
            }
        }
        extend(&mut plan.values, &[value]);
        true
    }

    /// Adds to a plan how a unit gets an operand: it reads it, or computes it again.
    fn reach(
        &self,
        read: Value,
        access: &Access,
        reader: usize,
        whole: usize,
        plan: &mut Plan,
    ) -> bool {
        let graph = self.graph;
        let array = view::storage(graph, read);
        let cluster = self.cluster(reader);
        let full = view::domain(graph.shape(read)) == cluster.domain
            && view::along(access).into_iter().eq(0..cluster.domain.len());
        let walks = full || walks(cluster, access);
        // The reader reads the array already.
        if walks && (self.sources[reader].contains(&array) || plan.arrays.contains(&array)) {
            return true;
        }
        // The rest is in order of preference: an array that is read anyway, one that is in memory then, computing
        // it again, one that is kept longer, one that gets a buffer.
        let stored = self.stored.contains_key(&array)
            || match graph.source(array) {
                ValueDef::Parameter(_) => true,
                ValueDef::Result(id, _) => is_constant(graph, id),
            };
        let late = is_constant_value(graph, array)
            || self.last.get(&array).is_some_and(|&last| last >= reader);
        // The array is in memory then anyway.
        if walks && stored && late {
            plan.arrays.push(array);
            return true;
        }
        let again = full && array == read;
        if again {
            // To compute it again is better than an array that lives longer for it.
            let before = plan.clone();
            let shorter = |plan: &Plan| {
                plan.extended.len() == before.extended.len()
                    && plan.added.len() == before.added.len()
            };
            if self.follow(read, reader, whole, plan) && shorter(plan) {
                return true;
            }
            *plan = before;
        }
        // Otherwise the array is kept until the reader has run.
        if walks && stored && self.may_extend(array) {
            plan.arrays.push(array);
            plan.extended.push(array);
            return true;
        }
        if again {
            return self.follow(read, reader, whole, plan);
        }
        // A value for each row, which has no buffer yet.
        let fused = match graph.source(array) {
            ValueDef::Parameter(_) => false,
            ValueDef::Result(id, _) => {
                let unit = self.uses.unit(id);
                unit.is_some_and(|unit| matches!(self.units[unit], Unit::Fused(_)))
            }
        };
        let adds = walks && !full && fused && !self.stored.contains_key(&array);
        if adds {
            plan.arrays.push(array);
            plan.added.push(array);
        }
        adds
    }

    /// Whether an array may be kept longer: it is computed here, and nothing updates it in place.
    fn may_extend(&self, array: Value) -> bool {
        let graph = self.graph;
        let made = matches!(graph.source(array), ValueDef::Result(..));
        let mut reads = self.uses.all_reads(array);
        made && reads.all(|read| changed(graph, graph.instr(read.id)) == 0)
    }

    fn cluster(&self, unit: usize) -> &'a Cluster {
        match &self.units[unit] {
            Unit::Fused(cluster) => cluster,
            Unit::Single(_) => unreachable!("only loops compute values again"),
        }
    }

    fn bytes(&self, value: Value) -> usize {
        let shape = self.graph.shape(value);
        elements(shape).saturating_mul(shape.element.bytes())
    }
}

/// Whether an array has at least as many bytes as those that are computed again.
fn is_large(shape: &Shape, limits: Limits) -> bool {
    let bytes = shape.len().known().map(|len| len * shape.element.bytes());
    limits.reaches(bytes, limits.recomputed)
}

/// Returns the number of elements, for a comparison of arrays.
fn elements(shape: &Shape) -> usize {
    let sizes = shape.dims.iter();
    let sizes = sizes.map(|size| size.known().unwrap_or(GENERIC));
    sizes.fold(1, usize::saturating_mul)
}

/// Adds the values that a list does not have yet.
fn extend<T: Copy + PartialEq>(list: &mut Vec<T>, values: &[T]) {
    for &value in values {
        if !list.contains(&value) {
            list.push(value);
        }
    }
}

fn is_map(graph: &Graph, id: Id) -> bool {
    let instr = graph.instr(id);
    matches!((instr.op.form)(graph, instr), Form::Map { .. })
}

fn is_constant(graph: &Graph, id: Id) -> bool {
    let instr = graph.instr(id);
    matches!((instr.op.form)(graph, instr), Form::Constant(_))
}

fn is_constant_value(graph: &Graph, value: Value) -> bool {
    matches!(graph.source(value), ValueDef::Result(id, _) if is_constant(graph, id))
}

/// Whether a loop can read an array that is broadcast along some dimensions of its domain without a copy of it, by long runs.
fn walks(cluster: &Cluster, access: &Access) -> bool {
    let rank = cluster.domain.len();
    let along = view::along(access);
    let increases = along.windows(2).all(|pair| pair[0] < pair[1]);
    let uniform = |from: usize, to: usize| {
        let mut dims = from..to;
        let first = along.contains(&from);
        dims.all(|d| along.contains(&d) == first)
    };
    let runs = match (cluster.kind, cluster.split) {
        (Kind::Flat, _) => {
            let first = (0..rank).rev().find(|&d| !uniform(d, rank));
            let run = cluster.domain[first.map_or(0, |d| d + 1)..].iter();
            let long = run.map(|size| size.known().unwrap_or(GENERIC));
            long.fold(1, usize::saturating_mul) >= RUN
        }
        (Kind::Rows, Some(k)) => uniform(k, rank),
        (Kind::Columns, _) => {
            let (first, last) = cluster.folded_range();
            uniform(first, last) && uniform(last, rank)
        }
        _ => uniform(0, rank),
    };
    increases && runs
}
