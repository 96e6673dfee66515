//! Lowers units to steps, and allocates a buffer for every array that is kept between steps.

use std::mem;

use super::cluster::{Cluster, Unit};
use super::results::{Placement, Plan};
use super::swap::{BufferSwap, Copies};
use super::view::{self, Access};
use super::{
    Buffer, BufferId, Expr, Kind, Limits, Loop, Memory, Node, NodeId, Out, Pass, Program, Step,
    Storage, fuse, results,
};
use crate::graph::{Value, ValueDef};
use crate::list::Items;
use crate::map::IdMap;
use crate::operation::Form;
use crate::shape::product;
use crate::{ElementType, Graph, Shape, Size};

mod control;
mod single;

/// How a result is written after all steps.
enum Copy {
    /// A value is copied to the buffer, read through its views.
    Value(Value, BufferId),
    /// The first buffer, a copy made before anything was overwritten, is copied to the second.
    Buffer(BufferId, BufferId),
    /// Nothing is copied: the value's buffer and this one are swapped.
    Swap(Value, BufferId),
}

/// A program under construction.
struct Assembler<'a> {
    graph: &'a Graph,
    program: Program,
    /// The buffer of each value that has one; a reshape shares its operand's.
    places: IdMap<Value, BufferId>,
    /// For each output that updates memory in place, the other buffer of the same memory.
    in_place: IdMap<BufferId, BufferId>,
    /// Whether the graph is nested in another.
    nested: bool,
    /// The copies around all steps that the swaps of loops need.
    copies: Copies,
    limits: Limits,
}

/// The buffers of the results of a graph that is nested in another.
struct RegionResults {
    buffers: Vec<BufferId>,
    /// Whether each buffer may be swapped; empty if none may.
    may_swap: Vec<bool>,
}

/// The memory of a graph's results once its steps have been added.
struct Assembled {
    /// The parameter that each result aliases.
    aliases: Vec<Option<usize>>,
    /// The swaps after the steps: a buffer, and the one that is to have its content.
    swaps: Vec<(BufferId, BufferId)>,
}

/// Lowers units to a program. `memory` describes the memory that the results may use.
pub fn assemble(graph: &Graph, units: &[Unit], memory: &Memory, limits: Limits) -> Program {
    let mut assembler = Assembler {
        graph,
        program: Program::default(),
        places: IdMap::new(),
        in_place: IdMap::new(),
        nested: false,
        copies: Copies::default(),
        limits,
    };
    for (i, &param) in graph.params.iter().enumerate() {
        let buffer = assembler.buffer(graph.shape(param), Storage::Param(i));
        assembler.places.insert(param, buffer);
    }
    assembler.program.aliases = assembler.run(units, memory, None).aliases;
    assembler.program.lifetimes();
    assembler.program.join_lifetimes();
    assembler.program
}

impl Assembler<'_> {
    /// Adds the steps of the graph, whose results are those of the program unless they are in `region`.
    fn run(
        &mut self,
        units: &[Unit],
        memory: &Memory,
        region: Option<&RegionResults>,
    ) -> Assembled {
        let may_swap = region.map_or(&[][..], |region| &region.may_swap);
        let plan = results::plan(self.graph, units, memory, self.nested, may_swap);
        let copies = self.outputs(&plan, region);
        self.states(&plan);
        for unit in &plan.units {
            match unit {
                Unit::Fused(cluster) => self.fused(cluster, &plan.needed),
                Unit::Single(id) => self.single(*id),
            }
        }
        let swaps = self.finish(copies);
        let steps = mem::take(&mut self.program.steps);
        let copies = mem::take(&mut self.copies);
        self.program.steps = copied_around(&self.program.buffers, steps, copies);
        Assembled {
            aliases: plan.aliases,
            swaps,
        }
    }

    /// Writes the results that are not computed in their memory; returns those that are swapped.
    fn finish(&mut self, copies: Vec<Copy>) -> Vec<(BufferId, BufferId)> {
        let mut swaps = Vec::new();
        for copy in copies {
            match copy {
                Copy::Value(value, out) => self.copy(value, out),
                Copy::Buffer(from, out) => {
                    let copy = copy_of(&self.program.buffers, from, out);
                    self.program.steps.push(copy);
                }
                Copy::Swap(value, out) => swaps.push((self.place(value), out)),
            }
        }
        swaps
    }

    /// Assigns a buffer to each result; returns the copies after all steps.
    fn outputs(&mut self, plan: &Plan, region: Option<&RegionResults>) -> Vec<Copy> {
        let graph = self.graph;
        let mut copies = Vec::new();
        for (j, (&result, placement)) in graph.results.iter().zip(&plan.placements).enumerate() {
            if *placement == Placement::There {
                continue;
            }
            let output = match region {
                Some(region) => region.buffers[j],
                None => self.buffer(graph.shape(result), Storage::Output(j)),
            };
            let root = view::storage(graph, result);
            match placement {
                Placement::There => {}
                Placement::Computed => {
                    self.places.insert(root, output);
                    if let Some(param) = plan.aliases[j] {
                        let old = self.places[&graph.params[param]];
                        self.in_place.insert(output, old);
                    }
                }
                Placement::Copied => copies.push(Copy::Value(result, output)),
                Placement::Kept => {
                    let shape = graph.shape(result);
                    let kept = self.arena(shape.element, shape.len());
                    self.copy(result, kept);
                    copies.push(Copy::Buffer(kept, output));
                }
                Placement::Swapped(swap) => {
                    if let (BufferSwap::Onto(p), Some(region)) = (*swap, region) {
                        let target = region.buffers[p];
                        self.places.insert(root, target);
                        self.in_place.insert(target, target);
                    }
                    copies.push(Copy::Swap(root, output));
                }
            }
        }
        copies
    }

    fn buffer(&mut self, shape: &Shape, storage: Storage) -> BufferId {
        self.raw(shape.element, shape.len(), storage)
    }

    fn raw(&mut self, element: ElementType, len: Size, storage: Storage) -> BufferId {
        self.program.buffers.push(Buffer {
            element,
            len,
            storage,
        });
        BufferId(self.program.buffers.len() - 1)
    }

    /// Adds a buffer in the arena; its lifetime is computed once all steps are known.
    fn arena(&mut self, element: ElementType, len: Size) -> BufferId {
        self.raw(element, len, Storage::Arena { birth: 0, death: 0 })
    }

    /// Returns the buffer that holds a value's elements densely; adds it now if the value is a broadcast or a constant.
    fn place(&mut self, value: Value) -> BufferId {
        let root = view::storage(self.graph, value);
        if let Some(&buffer) = self.places.get(&root) {
            return buffer;
        }
        let shape = self.graph.shape(root).clone();
        let maker = self.graph.maker(root);
        let form = maker.map(|maker| (maker.op.form)(self.graph, maker));
        let buffer = match form {
            Some(Form::Constant(literal)) => self.buffer(&shape, Storage::Constant(literal)),
            _ => {
                let buffer = self.arena(shape.element, shape.len());
                self.copy(root, buffer);
                buffer
            }
        };
        self.places.insert(root, buffer);
        buffer
    }

    /// Adds a loop that writes a value, read through its views, to a buffer.
    fn copy(&mut self, value: Value, buffer: BufferId) {
        let shape = self.graph.shape(value);
        let cluster = Cluster::empty(view::domain(shape));
        self.lower(&cluster, vec![(value, buffer)]);
    }

    fn fused(&mut self, cluster: &Cluster, needed: &IdMap<Value, ()>) {
        let mut outs = Vec::new();
        for &id in &cluster.members {
            for &value in &self.graph.instr(id).results {
                if needed.contains_key(&value) {
                    outs.push((value, self.target(value)));
                }
            }
        }
        self.lower(cluster, outs);
    }

    /// Adds the loop of a cluster, after loops that lay out its awkward sources.
    fn lower(&mut self, cluster: &Cluster, outs: Vec<(Value, BufferId)>) {
        for (value, _) in self.outside(cluster, &outs) {
            self.place(value);
        }
        // The copies are laid out for the domain of this cluster only.
        let mut dense: IdMap<Value, Vec<(Access, BufferId)>> = IdMap::new();
        loop {
            let request = fuse::Request {
                graph: self.graph,
                cluster,
                outs: outs.clone(),
                places: &self.places,
                dense: &dense,
                in_place: self.in_place.clone(),
            };
            let mut promoted: Vec<(ElementType, Size)> = Vec::new();
            let next = self.program.buffers.len();
            let built = fuse::build(&request, &mut |element, len| {
                promoted.push((element, len));
                BufferId(next + promoted.len() - 1)
            });
            match built {
                Ok(step) => {
                    for (element, len) in promoted {
                        self.arena(element, len);
                    }
                    self.program.steps.push(Step::Loop(step));
                    return;
                }
                Err(awkward) => {
                    for fuse::Awkward { value, access } in awkward {
                        let buffer = self.lay_out(cluster, value, &access);
                        dense.or_default(value).push((access, buffer));
                    }
                }
            }
        }
    }

    /// Returns the values that a cluster reads from memory, with their accesses.
    fn outside(&self, cluster: &Cluster, outs: &[(Value, BufferId)]) -> Vec<(Value, Access)> {
        let graph = self.graph;
        let members = cluster
            .members
            .iter()
            .flat_items(|&id| graph.instr(id).operands.clone());
        let read = members.chain_items(outs.iter().map(|(value, _)| *value));
        read.map(|value| view::resolve(graph, value, view::identity(graph.shape(value))))
            .filter_items(|(value, _)| {
                let made_here = match graph.source(*value) {
                    ValueDef::Parameter(_) => false,
                    ValueDef::Result(id, _) => cluster.members.binary_search(&id).is_ok(),
                };
                !made_here && !view::is_free(graph, *value)
            })
            .collect_vec()
    }

    /// Copies a value into a new buffer that is dense over a cluster's whole domain.
    fn lay_out(&mut self, cluster: &Cluster, value: Value, access: &Access) -> BufferId {
        let element = self.graph.shape(value).element;
        let buffer = self.arena(element, product(&cluster.domain));
        let copy = fuse::spread(self.graph, value, access, cluster, buffer, &self.places);
        self.program.steps.push(Step::Loop(copy));
        buffer
    }

    /// Returns the buffer that a value is computed into: the one assigned to it, or a new one in the arena.
    fn target(&mut self, value: Value) -> BufferId {
        if let Some(&buffer) = self.places.get(&value) {
            return buffer;
        }
        let shape = self.graph.shape(value).clone();
        let buffer = self.arena(shape.element, shape.len());
        self.places.insert(value, buffer);
        buffer
    }
}

/// Returns the steps with these copies around them.
fn copied_around(buffers: &[Buffer], steps: Vec<Step>, copies: Copies) -> Vec<Step> {
    let copied = |pairs: Vec<(BufferId, BufferId)>| -> Vec<Step> {
        let pairs = pairs.into_iter();
        pairs
            .map(|(from, out)| copy_of(buffers, from, out))
            .collect_vec()
    };
    let mut all = copied(copies.before);
    all.extend(steps);
    all.extend(copied(copies.after));
    all
}

/// Returns the loop that copies a whole buffer.
fn copy_of(buffers: &[Buffer], from: BufferId, out: BufferId) -> Step {
    let Buffer { element, len, .. } = buffers[from.0].clone();
    let source = super::LoopInput {
        buffer: from,
        outer: Vec::new(),
        middle: Size::from(0),
        inner: Size::from(1),
    };
    let node = Node {
        expr: Expr::Source(0),
        element,
        per_row: false,
    };
    Step::Loop(Loop {
        body: 0,
        constants: Vec::new(),
        kind: Kind::Flat,
        outer: Vec::new(),
        middle: None,
        inner: len,
        sources: vec![source],
        outs: vec![Out {
            buffer: out,
            full: true,
        }],
        nodes: vec![node],
        passes: vec![Pass::Store(vec![(0, NodeId(0))])],
        temps: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_read_and_write_whole_buffers_around_the_steps() {
        let buffer = |len: usize| Buffer {
            element: ElementType::F32,
            len: Size::from(len),
            storage: Storage::Arena { birth: 0, death: 0 },
        };
        let buffers = [4, 4, 8, 8].map(buffer);
        let id = BufferId;
        let copies = Copies {
            before: vec![(id(0), id(1))],
            after: vec![(id(2), id(3)), (id(3), id(2))],
        };
        let steps = vec![copy_of(&buffers, id(1), id(0))];
        let steps = copied_around(&buffers, steps, copies);
        let found = steps.iter().map(|step| {
            let Step::Loop(step) = step else {
                unreachable!("copies are loops");
            };
            let (from, to) = (step.sources[0].buffer.0, step.outs[0].buffer.0);
            (from, to, step.inner.known())
        });
        let found: Vec<_> = found.collect();
        let expected = [(0, 1, 4), (1, 0, 4), (2, 3, 8), (3, 2, 8)];
        assert_eq!(found, expected.map(|(from, to, len)| (from, to, Some(len))));
    }
}
