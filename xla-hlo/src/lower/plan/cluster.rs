//! Clusters instructions into loops.
//!
//! The forward pass adds an instruction to the last loop that computes one of its operands, if it runs over the same
//! indices or over that loop's rows. The backward pass merges a loop into the first one that reads it. Both keep the
//! order of dependent instructions, and both visit each instruction a fixed number of times.

use super::view::{self, Access};
use crate::graph::{Id, Value, ValueDef};
use crate::list::{self, Items};
use crate::lower::program::Kind;
use crate::lower::thresholds::rows::{MEMBERS, ONE_ROW, SOURCES};
use crate::operation::Form;
use crate::ops::reduce;
use crate::{Graph, Size};

/// The instructions of one step.
#[derive(Clone, Debug)]
pub(in crate::lower) enum Unit {
    /// Instructions in one loop.
    Fused(Cluster),
    /// One instruction that is not fused.
    Single(Id),
}

/// Instructions that share a loop.
#[derive(Clone, Debug)]
pub(in crate::lower) struct Cluster {
    /// The sizes that it runs over, except those that are 1.
    pub(in crate::lower) domain: Vec<Size>,
    /// The number of leading dimensions that make the rows; `None` as long as nothing depends on it.
    pub(in crate::lower) split: Option<usize>,
    /// How it iterates over its rows.
    pub(in crate::lower) kind: Kind,
    /// The dimensions of the domain folded by the reduction that started the loop.
    pub(in crate::lower) folded: Vec<usize>,
    /// The instructions, operands first.
    pub(in crate::lower) members: Vec<Id>,
    sources: Vec<Value>,
}

impl Cluster {
    /// Returns a cluster without instructions, for a loop that only copies.
    pub(in crate::lower) fn empty(domain: Vec<Size>) -> Cluster {
        Cluster {
            domain,
            split: None,
            kind: Kind::Flat,
            folded: Vec::new(),
            members: Vec::new(),
            sources: Vec::new(),
        }
    }

    /// Returns the cluster with other instructions.
    pub(in crate::lower) fn with_members(&self, members: Vec<Id>) -> Cluster {
        Cluster {
            domain: self.domain.clone(),
            split: self.split,
            kind: self.kind,
            folded: self.folded.clone(),
            members,
            sources: Vec::new(),
        }
    }

    /// Returns the first and one past the last dimension of the domain that a loop over columns folds.
    pub(in crate::lower) fn folded_range(&self) -> (usize, usize) {
        let ends = self.folded.first().zip(self.folded.last());
        let (&first, &last) = ends.expect("a loop over columns folds a dimension");
        (first, last + 1)
    }

    fn add_sources(&mut self, values: &[Value]) {
        for value in values {
            if !self.sources.contains(value) {
                self.sources.push(*value);
            }
        }
    }
}

struct Builder<'a> {
    graph: &'a Graph,
    units: Vec<Unit>,
    /// The unit of each instruction.
    unit_of: Vec<Option<usize>>,
}

/// Assigns every instruction that computes something to a unit; returns the units in an order in which they may run.
pub(in crate::lower) fn clusters(graph: &Graph) -> Vec<Unit> {
    let mut builder = Builder {
        graph,
        units: Vec::new(),
        unit_of: vec![None; graph.len()],
    };
    // The forward pass, in the order of the graph: operands have their units before their users.
    for (id, instr) in graph.instrs() {
        match (instr.op.form)(graph, instr) {
            Form::Map { .. } => builder.map(id),
            Form::Reduce { dims } => builder.reduce(id, &dims),
            Form::Contract(_)
            | Form::Transpose { .. }
            | Form::Barrier
            | Form::Kernel(_)
            | Form::Batch
            | Form::While
            | Form::CustomCall { .. }
            | Form::Branch => {
                builder.push(id, Unit::Single(id));
            }
            // These are computed where they are read, and have no unit.
            Form::Constant(_)
            | Form::Iota { .. }
            | Form::Size(_)
            | Form::Broadcast { .. }
            | Form::Reshape => {}
            Form::Region | Form::Expanded | Form::Call(_) => {
                unreachable!("calls and regions are inlined before lowering")
            }
        }
    }
    // The backward pass, and the units that it has emptied are dropped.
    builder.merge_into_readers();
    let mut units: Vec<Unit> = Vec::new();
    for unit in builder.units {
        match &unit {
            Unit::Fused(cluster) if cluster.members.is_empty() => {}
            _ => units.push(unit),
        }
    }
    units
}

impl Builder<'_> {
    fn push(&mut self, id: Id, unit: Unit) -> usize {
        self.units.push(unit);
        self.unit_of[id.0 as usize] = Some(self.units.len() - 1);
        self.units.len() - 1
    }

    /// Returns the values that an instruction reads at its own index, with their accesses and the units that compute
    /// them.
    fn reads(&self, id: Id) -> Vec<(Value, Access, Option<usize>)> {
        let instr = self.graph.instr(id);
        let reads = instr.operands.iter().map(|&operand| {
            let access = view::identity(self.graph.shape(operand));
            let (value, access) = view::resolve(self.graph, operand, access);
            (value, access, self.unit_of_value(operand))
        });
        reads.collect_vec()
    }

    /// Returns the unit that must run before a value can be read: its producer, or the barrier behind it.
    fn unit_of_value(&self, value: Value) -> Option<usize> {
        match self.graph.source(view::available(self.graph, value)) {
            ValueDef::Parameter(_) => None,
            ValueDef::Result(id, _) => self.unit_of[id.0 as usize],
        }
    }

    fn open(&self, unit: usize) -> Option<&Cluster> {
        match &self.units[unit] {
            // Folds of columns and of whole arrays are closed: their results are known only after the loop.
            Unit::Fused(cluster) if matches!(cluster.kind, Kind::Flat | Kind::Rows) => {
                Some(cluster)
            }
            _ => None,
        }
    }

    /// Whether an instruction of a cluster can read a value computed there, at the same index or for the same row.
    fn readable(
        &self,
        cluster: &Cluster,
        split: Option<usize>,
        value: Value,
        access: &Access,
    ) -> bool {
        let own = view::domain(self.graph.shape(value));
        let made_here = !matches!(
            self.graph.maker(value).map(|m| (m.op.form)(self.graph, m)),
            Some(Form::Reshape)
        );
        let along = view::along(access);
        // Two ways to read: the element at the loop's own index, or the one element that belongs to the row.
        let full = own == cluster.domain && along.iter().copied().eq(0..own.len());
        let row =
            split.is_some_and(|k| own == cluster.domain[..k] && along.iter().copied().eq(0..k));
        made_here && (full || row)
    }

    fn fits(
        &self,
        unit: usize,
        split: Option<usize>,
        reads: &[(Value, Access, Option<usize>)],
    ) -> bool {
        let Some(cluster) = self.open(unit) else {
            return false;
        };
        // Values that the loop computes are read at its indices; others become sources, which one loop has few of.
        let inside = |maker: &Option<usize>| *maker == Some(unit);
        let fits = reads
            .iter()
            .filter_items(|(_, _, maker)| inside(maker))
            .all(|(value, access, _)| self.readable(cluster, split, *value, access));
        let added = reads
            .iter()
            .filter_items(|(value, _, maker)| !inside(maker) && !cluster.sources.contains(value));
        fits && cluster.members.len() < MEMBERS && cluster.sources.len() + added.count() <= SOURCES
    }

    fn join(&mut self, id: Id, unit: usize, reads: &[(Value, Access, Option<usize>)]) {
        self.unit_of[id.0 as usize] = Some(unit);
        let graph = self.graph;
        let Unit::Fused(cluster) = &mut self.units[unit] else {
            unreachable!("only a loop is joined");
        };
        cluster.members.push(id);
        let outside = reads
            .iter()
            .filter_items(|(_, _, maker)| *maker != Some(unit));
        let arrays = outside.filter_items(|(value, ..)| !view::is_free(graph, *value));
        cluster.add_sources(&arrays.map(|(value, ..)| *value).collect_vec());
    }

    fn start(&mut self, id: Id, cluster: Cluster, reads: &[(Value, Access, Option<usize>)]) {
        let unit = self.push(id, Unit::Fused(cluster));
        self.join(id, unit, reads);
    }

    fn map(&mut self, id: Id) {
        let own = view::domain(self.graph.shape(self.graph.instr(id).results[0]));
        let reads = self.reads(id);
        // The last unit that computes an operand: joining an earlier one would put the instruction before its operand.
        let last = reads.iter().filter_map(|(.., maker)| *maker).max();
        if let Some(cluster) = last.and_then(|unit| self.open(unit)) {
            let same = own == cluster.domain;
            // An element per row can be computed in the loop only if all it reads from there is per row too.
            let row = !same && cluster.split.is_some_and(|k| own == cluster.domain[..k]);
            let split = cluster.split;
            if let Some(unit) = last.filter(|_| same || row) {
                let for_rows = !row
                    || reads.iter().all(|(value, _, maker)| {
                        *maker != Some(unit) || view::domain(self.graph.shape(*value)) == own
                    });
                if for_rows && self.fits(unit, split, &reads) {
                    return self.join(id, unit, &reads);
                }
            }
        }
        self.start(id, Cluster::empty(own), &reads);
    }

    fn reduce(&mut self, id: Id, dims: &[usize]) {
        let instr = self.graph.instr(id);
        let shape = self.graph.shape(instr.operands[0]);
        let along = view::identity(shape);
        // `dims` without dimensions of size 1, as dimensions of the domain.
        let folded: Vec<usize> = dims.iter().filter_map(|&d| along[d]).collect_vec();
        let domain = view::domain(shape);
        let split = domain.len() - folded.len();
        let trailing = folded.iter().copied().eq(split..domain.len());
        let any_order = reduce::recognised(&instr.regions[0]).is_some();
        let short = shape.len().known().is_some_and(|len| len <= ONE_ROW);
        let reads = self.reads(id);
        // A fold over the last dimensions is a pass over a row, over all of them a fold of the whole array, over others
        // a fold of columns. Only a function that may be regrouped folds an array in parts, and a short array is one
        // row.
        let kind = match trailing {
            true if split == 0 && any_order && !short => Kind::Whole,
            true => Kind::Rows,
            false => Kind::Columns,
        };
        // Joins the loop that computes its last operand, if that loop runs over the same rows: the maximum of each row
        // of `a + b` is a further pass of the loop that adds.
        if kind == Kind::Rows {
            let last = reads.iter().filter_map(|(.., maker)| *maker).max();
            if let Some(unit) = last
                && let Some(cluster) = self.open(unit)
                && cluster.domain == domain
                && cluster.split.is_none_or(|k| k == split)
                && self.fits(unit, Some(split), &reads)
            {
                if let Unit::Fused(cluster) = &mut self.units[unit] {
                    cluster.split = Some(split);
                    cluster.kind = Kind::Rows;
                }
                return self.join(id, unit, &reads);
            }
        }
        let cluster = Cluster {
            domain,
            split: Some(split),
            kind,
            folded,
            members: Vec::new(),
            sources: Vec::new(),
        };
        self.start(id, cluster, &reads);
    }

    /// Merges each loop into the first one that reads it, from the last to the first.
    fn merge_into_readers(&mut self) {
        let readers = self.readers();
        // From the last to the first: a loop's reader has found its own place before.
        for unit in (0..self.units.len()).rev() {
            let Unit::Fused(cluster) = &self.units[unit] else {
                continue;
            };
            if !matches!(cluster.kind, Kind::Flat | Kind::Rows) {
                continue;
            }
            let reads: Vec<(Id, Value, Access)> = readers[unit]
                .iter()
                .flat_items(|&id| {
                    let reads = self.reads(id).into_iter();
                    reads
                        .filter_items(|(.., maker)| *maker == Some(unit))
                        .map(move |(v, a, _)| (id, v, a))
                })
                .filter_items(|(id, ..)| self.unit_of[id.0 as usize] != Some(unit))
                .collect_vec();
            // Only the first reader, so that the values are there for the others too.
            let target = reads
                .iter()
                .filter_map(|(id, ..)| self.unit_of[id.0 as usize])
                .min();
            if let Some(target) = target
                && let Some(split) = self.mergeable(unit, target, &reads)
            {
                self.merge(unit, target, split);
            }
        }
    }

    /// Returns, for each unit, the instructions that read its values.
    fn readers(&self) -> Vec<Vec<Id>> {
        let mut readers = vec![Vec::new(); self.units.len()];
        for (id, _) in self.graph.instrs() {
            if self.unit_of[id.0 as usize].is_none() {
                continue;
            }
            for (.., maker) in self.reads(id) {
                if let Some(unit) = maker {
                    readers[unit].push(id);
                }
            }
        }
        for list in &mut readers {
            list.dedup();
        }
        readers
    }

    /// Returns the split of the merged loop if a loop can be merged into another.
    fn mergeable(
        &self,
        unit: usize,
        target: usize,
        reads: &[(Id, Value, Access)],
    ) -> Option<Option<usize>> {
        let (Unit::Fused(from), Unit::Fused(into)) = (&self.units[unit], &self.units[target])
        else {
            return None;
        };
        // The merged loop must stay within the limits of one loop.
        let mut outside = from.sources.clone();
        outside.retain(|value| !into.sources.contains(value));
        if from.members.len() + into.members.len() > MEMBERS
            || outside.len() + into.sources.len() > SOURCES
        {
            return None;
        }
        let in_target = |id: &Id| self.unit_of[id.0 as usize] == Some(target);
        let inside = || reads.iter().filter_items(|(id, ..)| in_target(id));
        match into.kind {
            Kind::Flat | Kind::Rows if from.domain == into.domain => {
                // Loops with rows must agree on them; a flat loop has none, and takes the other loop's rows.
                let split = match (from.split, into.split) {
                    (Some(a), Some(b)) if a != b => return None,
                    (a, b) => a.or(b),
                };
                let fits =
                    inside().all(|(_, value, access)| self.readable(into, split, *value, access));
                fits.then_some(split)
            }
            // A loop over the rows only is computed once per row.
            Kind::Rows if from.kind == Kind::Flat => {
                let split = into.split?;
                let rows = from.domain == into.domain[..split];
                let fits = inside()
                    .all(|(_, value, access)| self.readable(into, Some(split), *value, access));
                (rows && fits).then_some(Some(split))
            }
            // The elements of a fold are not stored: a loop that is computed there may have no other reader, and no
            // result of the graph.
            Kind::Columns | Kind::Whole => {
                let only_there = reads.iter().all(|(id, ..)| in_target(id)) && !self.escapes(unit);
                let plain = from.kind == Kind::Flat && from.domain == into.domain;
                let fits =
                    inside().all(|(_, value, access)| self.readable(into, None, *value, access));
                (only_there && plain && fits).then_some(into.split)
            }
            Kind::Flat | Kind::Rows => None,
        }
    }

    /// Whether a unit computes a result of the graph.
    fn escapes(&self, unit: usize) -> bool {
        let mut results = self.graph.results.iter();
        results.any(|&value| self.unit_of_value(value) == Some(unit))
    }

    fn merge(&mut self, unit: usize, target: usize, split: Option<usize>) {
        // The unit keeps its number, as an empty loop: numbers of other units do not change.
        let moved = std::mem::replace(&mut self.units[unit], Unit::Single(Id(0)));
        let Unit::Fused(mut from) = moved else {
            unreachable!("only loops are merged");
        };
        let members = std::mem::take(&mut from.members);
        for &id in &members {
            self.unit_of[id.0 as usize] = Some(target);
        }
        let sources = std::mem::take(&mut from.sources);
        let rows = from.kind == Kind::Rows;
        self.units[unit] = Unit::Fused(from);
        let graph = self.graph;
        let made =
            |value: &Value| (members.iter()).any(|&id| graph.instr(id).results.contains(value));
        // Values that are computed in the loop now are no sources of it.
        let sources = sources
            .into_iter()
            .filter_items(|value| !made(value))
            .collect_vec();
        let Unit::Fused(into) = &mut self.units[target] else {
            unreachable!("only loops are merged");
        };
        into.sources.retain(|value| !made(value));
        into.add_sources(&sources);
        // By their numbers, so operands come first.
        into.members.splice(0..0, members);
        list::sort(&mut into.members);
        into.split = split;
        if rows && into.kind == Kind::Flat {
            into.kind = Kind::Rows;
        }
    }
}
