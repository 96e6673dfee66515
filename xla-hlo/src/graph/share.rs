//! Equal instructions, for common subexpression elimination.

use crate::list::{self, Items};
use std::collections::HashMap;
use std::hash::{Hash, Hasher};

use super::{Graph, Id, Instr};
use crate::Shape;

/// The instructions of a graph by their hashes.
#[derive(Debug, Default)]
pub(super) struct Table {
    made: HashMap<u64, Vec<Id>>,
}

impl Table {
    /// Returns an equal instruction of the graph, if there is one.
    pub(super) fn find(
        &self,
        hash: u64,
        graph: &Graph,
        instr: &Instr,
        shapes: &[Shape],
    ) -> Option<Id> {
        let equal = |id: &&Id| {
            let made = graph.instr(**id);
            let results = made.results.iter().map(|&v| graph.shape(v));
            same_instr(made, instr) && results.eq(shapes)
        };
        self.made.get(&hash)?.iter().find(equal).copied()
    }

    /// Records an instruction of the graph.
    pub(super) fn add(&mut self, hash: u64, id: Id) {
        self.made.entry(hash).or_default().push(id);
    }
}

/// Returns a hash that is equal for equal instructions. It omits what follows from the rest, such as shapes.
pub(super) fn hash(instr: &Instr) -> u64 {
    let mut mix = Mix(0);
    hash_instr(instr, &mut mix);
    mix.finish()
}

fn hash_instr(instr: &Instr, mix: &mut Mix) {
    mix.write_usize(std::ptr::from_ref(instr.op).addr());
    if instr.op.commutative {
        // The sum does not depend on the order of the operands.
        let parts = instr
            .operands
            .iter()
            .map(|v| u64::from(v.0).wrapping_mul(ODD));
        mix.write_u64(parts.fold(0, u64::wrapping_add));
    } else {
        for value in &instr.operands {
            mix.write_u32(value.0);
        }
    }
    for (_, attr) in &instr.attrs {
        attr.hash(mix);
    }
    for region in &instr.regions {
        for (_, inner) in region.instrs() {
            hash_instr(inner, mix);
        }
    }
}

const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

/// A hasher of few steps: in unoptimised builds, the standard one takes most of the passes' time.
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(u64::from(n));
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(ODD);
    }
}

/// Whether two instructions read the same operands, in any order if the operation is commutative.
fn same_operands(a: &Instr, b: &Instr) -> bool {
    if a.operands == b.operands || !a.op.commutative {
        return a.operands == b.operands;
    }
    let [mut a, mut b] = [a.operands.clone(), b.operands.clone()];
    list::sort(&mut a);
    list::sort(&mut b);
    a == b
}

fn same_instr(a: &Instr, b: &Instr) -> bool {
    a.op == b.op
        && same_operands(a, b)
        && a.attrs == b.attrs
        && a.regions.len() == b.regions.len()
        && a.regions
            .iter()
            .zip(&b.regions)
            .all(|(a, b)| same_graph(a, b))
}

pub(crate) fn same_graph(a: &Graph, b: &Graph) -> bool {
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
                    .collect_vec()
            };
            x.results == y.results && same_instr(x, y) && shapes(a, x) == shapes(b, y)
        })
}
