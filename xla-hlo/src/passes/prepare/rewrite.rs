//! A copy of a graph in which some instructions are replaced.

use crate::graph::{Graph, Instr, Value};
use crate::list::Items;
use crate::{Builder, Module};

/// The copy, while it is built.
pub(super) struct Rewritten<'a> {
    b: Builder<'a>,
    of: &'a Graph,
    /// The new value of each value.
    new: Vec<Value>,
}

impl<'a> Rewritten<'a> {
    /// Returns a graph with the parameters of another one.
    pub(super) fn new(of: &'a Graph, module: &'a Module) -> Rewritten<'a> {
        let mut b = Builder::new(module);
        let mut new = vec![Value(0); of.value_count()];
        for &param in &of.params {
            new[param.0 as usize] = b.graph.add_param(of.shape(param).clone());
        }
        Rewritten { b, of, new }
    }

    /// Returns the value that replaces a value of the old graph, whose instruction was copied or replaced.
    pub(super) fn new_of(&self, value: Value) -> Value {
        self.new[value.0 as usize]
    }

    /// Returns the builder, whose instructions have the origin of another one.
    pub(super) fn at(&mut self, instr: &Instr) -> &mut Builder<'a> {
        self.b.origin = instr.origin;
        &mut self.b
    }

    /// Copies an instruction.
    pub(super) fn copy(&mut self, instr: &Instr) {
        self.b.graph.copy(self.of, instr, &mut self.new);
    }

    /// Copies an instruction with another operand.
    pub(super) fn copy_with(&mut self, instr: &Instr, operand: usize, value: Value) {
        let old = instr.operands[operand].0 as usize;
        let own = std::mem::replace(&mut self.new[old], value);
        self.copy(instr);
        self.new[old] = own;
    }

    /// Replaces a value, instead of copying its instruction.
    pub(super) fn replace(&mut self, value: Value, new: Value) {
        self.new[value.0 as usize] = new;
    }

    /// Returns the graph.
    pub(super) fn graph(self) -> Graph {
        let results = self.of.results.iter().map(|v| self.new[v.0 as usize]);
        let results = results.collect_vec();
        let mut graph = self.b.graph;
        graph.results = results;
        graph
    }
}
