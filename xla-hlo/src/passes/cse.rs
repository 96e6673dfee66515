//! Common subexpressions: an instruction that was made before is not made again.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::rewriter::{Rules, sweep};
use crate::graph::Id;
use crate::{Graph, Instr, Shape, Value};

/// The graph with equal instructions made once.
pub fn run(graph: &Graph) -> Graph {
    let rules = Rules {
        share: true,
        ..Rules::NONE
    };
    sweep(graph, rules).graph
}

/// The instructions of a graph by what they do.
#[derive(Debug, Default)]
pub struct Table {
    made: HashMap<u64, Vec<Id>>,
}

impl Table {
    /// The instruction of the graph that does the same.
    pub fn find(&self, hash: u64, graph: &Graph, instr: &Instr, shapes: &[Shape]) -> Option<Id> {
        let equal = |id: &&Id| {
            let made = graph.instr(**id);
            let results = made.results.iter().map(|&v| graph.shape(v));
            same_instr(made, instr) && results.eq(shapes)
        };
        self.made.get(&hash)?.iter().find(equal).copied()
    }

    /// Notes an instruction of the graph.
    pub fn add(&mut self, hash: u64, id: Id) {
        self.made.entry(hash).or_default().push(id);
    }
}

/// A hash that is equal for instructions that do the same.
pub fn hash(instr: &Instr, shapes: &[Shape]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hash_instr(instr, &mut hasher);
    shapes.hash(&mut hasher);
    hasher.finish()
}

fn hash_instr(instr: &Instr, hasher: &mut DefaultHasher) {
    std::ptr::from_ref(instr.op).hash(hasher);
    arguments(instr).hash(hasher);
    instr.attrs.hash(hasher);
    for region in &instr.regions {
        for (_, inner) in region.instrs() {
            hash_instr(inner, hasher);
        }
    }
}

/// The operands; those that may change places, sorted.
fn arguments(instr: &Instr) -> Vec<Value> {
    let mut operands = instr.operands.clone();
    if instr.op.commutative {
        operands.sort_unstable();
    }
    operands
}

fn same_instr(a: &Instr, b: &Instr) -> bool {
    a.op == b.op
        && arguments(a) == arguments(b)
        && a.attrs == b.attrs
        && a.regions.len() == b.regions.len()
        && a.regions
            .iter()
            .zip(&b.regions)
            .all(|(a, b)| same_graph(a, b))
}

fn same_graph(a: &Graph, b: &Graph) -> bool {
    a.len() == b.len()
        && a.params == b.params
        && a.param_shapes() == b.param_shapes()
        && a.results == b.results
        && a.instrs().zip(b.instrs()).all(|((_, x), (_, y))| {
            let shapes = |graph: &Graph, instr: &Instr| -> Vec<Shape> {
                instr
                    .results
                    .iter()
                    .map(|&v| graph.shape(v).clone())
                    .collect()
            };
            x.results == y.results && same_instr(x, y) && shapes(a, x) == shapes(b, y)
        })
}
