//! Rebuilds a graph and its units with values computed again in the loops that read them.

use super::{is_map, view};
use crate::Graph;
use crate::graph::{Id, Instr, Value, ValueDef};
use crate::list::Items;
use crate::lower::plan::cluster::Unit;
use crate::lower::plan::uses::Uses;

/// A graph under construction.
struct Rebuild<'a> {
    from: &'a Graph,
    /// The values that each unit computes again.
    again: &'a [Vec<Value>],
    graph: Graph,
    /// The members of each unit.
    members: Vec<Vec<Id>>,
    /// The new value of each old one, where its own unit computes it.
    new: Vec<Value>,
    /// The new values of those that each unit computes again, and of views of them.
    copies: Vec<Vec<(Value, Value)>>,
}

/// Returns the graph and its units. Each unit of `again` computes these values before it reads them; instructions that
/// nothing reads any more are removed.
pub(super) fn rebuilt(
    from: &Graph,
    units: &[Unit],
    uses: &Uses,
    again: &[Vec<Value>],
) -> (Graph, Vec<Unit>) {
    let mut all = Rebuild {
        from,
        again,
        graph: Graph::new(),
        members: vec![Vec::new(); units.len()],
        new: vec![Value(0); from.value_count()],
        copies: vec![Vec::new(); units.len()],
    };
    let live = all.live(uses);
    for &param in &from.params {
        all.new[param.0 as usize] = all.graph.add_param(from.shape(param).clone());
    }
    // `operand` returns the copy of a value that a unit computes again, and adds the copy when the unit first reads it.
    for (id, instr) in from.instrs().filter_items(|(id, _)| live[id.0 as usize]) {
        let unit = uses.unit(id);
        let mut operands = Vec::with_capacity(instr.operands.len());
        for &operand in &instr.operands {
            operands.push(all.operand(operand, unit));
        }
        let made = all.add(instr, operands, unit);
        for (old, value) in instr.results.iter().zip(made) {
            all.new[old.0 as usize] = value;
        }
    }
    let results = from.results.iter().map(|v| all.new[v.0 as usize]);
    all.graph.results = results.collect_vec();
    // If all values of a unit are computed again elsewhere, it has no members left.
    let mut rebuilt = Vec::with_capacity(units.len());
    for (unit, members) in units.iter().zip(all.members) {
        match (unit, members.as_slice()) {
            (_, []) => {}
            (Unit::Fused(cluster), _) => rebuilt.push(Unit::Fused(cluster.with_members(members))),
            (Unit::Single(_), &[id, ..]) => rebuilt.push(Unit::Single(id)),
        }
    }
    (all.graph, rebuilt)
}

impl Rebuild<'_> {
    /// Returns which instructions are read, or have an effect.
    fn live(&self, uses: &Uses) -> Vec<bool> {
        let from = self.from;
        let mut read = vec![false; from.value_count()];
        for value in &from.results {
            read[value.0 as usize] = true;
        }
        for (unit, values) in self.again.iter().enumerate() {
            for &value in values {
                for &operand in from
                    .maker(value)
                    .into_iter()
                    .flat_map(|maker| &maker.operands)
                {
                    read[operand.0 as usize] |= !self.is_again(operand, Some(unit));
                }
            }
        }
        let mut live = vec![false; from.len()];
        for (id, instr) in from.instrs().rev() {
            let read_here = instr.results.iter().any(|v| read[v.0 as usize]);
            if !read_here && !instr.has_effect() {
                continue;
            }
            live[id.0 as usize] = true;
            for &operand in &instr.operands {
                read[operand.0 as usize] |= !self.is_again(operand, uses.unit(id));
            }
        }
        live
    }

    /// Whether a unit computes a value again, or the value that this is a view of.
    fn is_again(&self, value: Value, unit: Option<usize>) -> bool {
        let Some(again) = unit.map(|unit| &self.again[unit]) else {
            return false;
        };
        !again.is_empty() && again.contains(&view::available(self.from, value))
    }

    /// Returns the new value of an operand of an instruction in a unit.
    fn operand(&mut self, value: Value, unit: Option<usize>) -> Value {
        match unit {
            Some(unit) if self.is_again(value, Some(unit)) => self.copied(value, unit),
            _ => self.new[value.0 as usize],
        }
    }

    /// Returns the new value of one that a unit computes again.
    fn copied(&mut self, value: Value, unit: usize) -> Value {
        let copies = self.copies[unit].iter();
        if let Some(&(_, copy)) = copies.clone().find(|(old, _)| *old == value) {
            return copy;
        }
        let from = self.from;
        let ValueDef::Result(id, _) = from.source(value) else {
            unreachable!("a unit computes instructions again");
        };
        let instr = from.instr(id);
        let mut operands = Vec::with_capacity(instr.operands.len());
        for &operand in &instr.operands {
            operands.push(self.operand(operand, Some(unit)));
        }
        let copy = self.add(instr, operands, is_map(from, id).then_some(unit))[0];
        self.copies[unit].push((value, copy));
        copy
    }

    /// Adds an instruction of the old graph to the new one and to a unit, and returns its results.
    fn add(&mut self, instr: &Instr, operands: Vec<Value>, unit: Option<usize>) -> Vec<Value> {
        let shapes = instr.results.iter().map(|&v| self.from.shape(v).clone());
        let id = self.graph.add_instr(
            instr.op,
            operands,
            instr.attrs.clone(),
            instr.regions.clone(),
            shapes.collect_vec(),
            instr.origin,
        );
        if let Some(unit) = unit {
            self.members[unit].push(id);
        }
        self.graph.instr(id).results.clone()
    }
}
