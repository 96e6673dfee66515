//! Lowers units to steps over the buffers that `assign` returns, and over buffers of further arrays between steps.

use std::mem;

use super::{append, batch, fuse};
use crate::graph::{Value, ValueDef};
use crate::list::Items;
use crate::lower::plan::assign::{Copy, assign};
use crate::lower::plan::buffers::Buffers;
use crate::lower::plan::cluster::{self, Cluster, Unit};
use crate::lower::plan::results::{self, Plan};
use crate::lower::plan::swap::Copies;
use crate::lower::plan::view::{self, Access};
use crate::lower::plan::{Memory, recompute, reuse, split};
use crate::lower::program::{
    Buffer, BufferId, Expr, Kind, Loop, Node, NodeId, Origins, Out, Pass, Program, Step, Storage,
};
use crate::lower::thresholds::Limits;
use crate::map::IdMap;
use crate::operation::Form;
use crate::shape::product;
use crate::{ElementType, Graph, Size};

mod control;
mod single;

/// The lowering of a graph's units to steps, which may need further buffers.
struct Assembler<'a> {
    graph: &'a Graph,
    buffers: Buffers,
    /// The steps so far.
    steps: Vec<Step>,
    /// The instructions of the unit whose steps are added.
    origins: Origins,
    /// The parameter that each result of the program aliases.
    aliases: Vec<Option<usize>>,
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

/// Lowers a graph to a program whose buffers have no lifetimes yet. `memory` describes the memory that the results may use.
pub(super) fn assemble(graph: &Graph, memory: &Memory, limits: Limits) -> Program {
    let (graph, units) = units(graph, Some(memory), limits);
    let graph = &graph;
    let mut buffers = Buffers::default();
    for (i, &param) in graph.params.iter().enumerate() {
        let buffer = buffers.add(Buffer::of(graph.shape(param), Storage::Param(i)));
        buffers.places.insert(param, buffer);
    }
    let mut assembler = Assembler {
        graph,
        buffers,
        steps: Vec::new(),
        aliases: Vec::new(),
        nested: false,
        copies: Copies::default(),
        limits,
        origins: Origins::default(),
    };
    let aliases = assembler.run(&units, memory, None).aliases;
    Program {
        buffers: assembler.buffers.all,
        steps: assembler.steps,
        aliases,
    }
}

/// Returns the graph in the form in which it is lowered, and its units. `memory` is `None` for a region, whose parameters
/// may all be overwritten.
fn units(graph: &Graph, memory: Option<&Memory>, limits: Limits) -> (Graph, Vec<Unit>) {
    // Reductions are split before units are formed, because the parts may be fused with different loops.
    let graph = batch::form(split::split(graph), limits);
    let units = cluster::clusters(&graph);
    let (again, units) = recompute::recomputed(&graph, units, memory, limits);
    (again.unwrap_or(graph), units)
}

impl Assembler<'_> {
    /// Adds the steps of the graph, whose results are the results of the program unless they are in `region`.
    fn run(
        &mut self,
        units: &[Unit],
        memory: &Memory,
        region: Option<&RegionResults>,
    ) -> Assembled {
        let may_swap = region.map_or(&[][..], |region| &region.may_swap);
        // Where results are: in the memory of parameters, of the caller, or swapped after a loop.
        let plan = results::plan(self.graph, units, memory, self.nested, may_swap);
        let buffers = mem::take(&mut self.buffers);
        let outputs = region.map(|region| region.buffers.as_slice());
        let assigned = assign(self.graph, &plan, buffers, outputs);
        self.buffers = reuse::assign(self.graph, &plan, assigned.buffers, self.limits);
        if !self.nested {
            self.aliases = plan.aliases.clone();
        }
        // Some parameters are overwritten before their last use: they are copied first.
        for (value, buffer) in assigned.before {
            self.copy(value, buffer);
        }
        for unit in &plan.units {
            self.origins = origins_of(self.graph, unit);
            match unit {
                Unit::Fused(cluster) => self.fused(cluster, &plan),
                Unit::Single(id) => self.single(*id),
            }
        }
        self.origins = Origins::default();
        let swaps = self.finish(assigned.after);
        // A loop that swaps buffers may need a copy before its first round, or after the last one.
        let Copies { before, after } = mem::take(&mut self.copies);
        let copies = before.into_iter();
        let copies = copies.map(|(from, out)| Step::Loop(copy_of(&self.buffers.all, from, out)));
        self.steps.splice(0..0, copies.collect_vec());
        for (from, out) in after {
            self.add(copy_of(&self.buffers.all, from, out));
        }
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
                    let copy = copy_of(&self.buffers.all, from, out);
                    self.add(copy);
                }
                Copy::Swap(value, out) => swaps.push((self.place(value), out)),
            }
        }
        swaps
    }

    /// Adds a buffer in the arena; its lifetime is computed once all steps are known.
    fn arena(&mut self, element: ElementType, len: Size) -> BufferId {
        self.buffers.add(Buffer {
            element,
            len,
            storage: Storage::ARENA,
        })
    }

    /// Returns the buffer that holds a value's elements densely; adds it now if the value is a broadcast or a constant.
    fn place(&mut self, value: Value) -> BufferId {
        let root = view::storage(self.graph, value);
        if let Some(&buffer) = self.buffers.places.get(&root) {
            return buffer;
        }
        // The value is a broadcast, a constant, or something that was computed in loops only.
        let shape = self.graph.shape(root).clone();
        let maker = self.graph.maker(root);
        let form = maker.map(|maker| (maker.op.form)(self.graph, maker));
        let buffer = match form {
            Some(Form::Constant(literal)) => self
                .buffers
                .add(Buffer::of(&shape, Storage::Constant(literal))),
            _ => {
                let buffer = self.arena(shape.element, shape.len());
                self.copy(root, buffer);
                buffer
            }
        };
        self.buffers.places.insert(root, buffer);
        buffer
    }

    /// Adds a step of the current unit.
    fn push(&mut self, step: Step) {
        self.steps.push(step.with_origins(self.origins.clone()));
    }

    /// Adds a loop, which may become a part of the fold of columns before it.
    fn add(&mut self, mut step: Loop) {
        step.origins = self.origins.clone();
        append::add(&mut self.steps, step, &self.buffers.all, &self.aliases);
    }

    /// Adds a loop that writes a value, read through its views, to a buffer.
    fn copy(&mut self, value: Value, buffer: BufferId) {
        // A copy outside of a unit is a part of the instruction whose value it copies.
        let outside = self.origins.all().is_empty();
        if let Some(maker) = self.graph.maker(value)
            && outside
        {
            self.origins.add(maker);
        }
        let shape = self.graph.shape(value);
        let cluster = Cluster::empty(view::domain(shape));
        self.lower(&cluster, vec![(value, buffer)]);
        if outside {
            self.origins = Origins::default();
        }
    }

    fn fused(&mut self, cluster: &Cluster, plan: &Plan) {
        let mut outs = Vec::new();
        for &id in &cluster.members {
            for &value in &self.graph.instr(id).results {
                if plan.uses.is_needed(self.graph, value) {
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
        // Building fails at sources that the loop cannot read with strides. They are laid out by loops before it, and
        // the loop is built again.
        // The copies are laid out for the domain of this cluster only.
        let mut dense: IdMap<Value, Vec<(Access, BufferId)>> = IdMap::new();
        loop {
            let request = fuse::Request {
                graph: self.graph,
                cluster,
                outs: outs.clone(),
                places: &self.buffers.places,
                dense: &dense,
                in_place: self.in_place(&outs),
            };
            let mut promoted: Vec<(ElementType, Size)> = Vec::new();
            let next = self.buffers.all.len();
            let built = fuse::build(&request, &mut |element, len| {
                promoted.push((element, len));
                BufferId(next + promoted.len() - 1)
            });
            match built {
                Ok(step) => {
                    for (element, len) in promoted {
                        self.arena(element, len);
                    }
                    self.add(step);
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

    /// Returns, for each output of a loop that updates memory in place, the other buffer of the same memory.
    fn in_place(&self, outs: &[(Value, BufferId)]) -> IdMap<BufferId, BufferId> {
        let mut in_place = self.buffers.in_place.clone();
        let over = |(value, _): &&(Value, BufferId)| self.buffers.over.contains_key(value);
        for &(_, buffer) in outs.iter().filter_items(over) {
            in_place.insert(buffer, buffer);
        }
        in_place
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
        let copy = fuse::spread(
            self.graph,
            value,
            access,
            cluster,
            buffer,
            &self.buffers.places,
        );
        self.add(copy);
        buffer
    }

    /// Returns the buffer that a value is computed into.
    fn target(&mut self, value: Value) -> BufferId {
        self.buffers.target(self.graph, value)
    }
}

/// Returns the loop that copies a whole buffer.
fn copy_of(buffers: &[Buffer], from: BufferId, out: BufferId) -> Loop {
    let Buffer { element, len, .. } = buffers[from.0].clone();
    let source = crate::lower::program::LoopInput {
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
    Loop {
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
        origins: Origins::default(),
    }
}

/// Returns the origins of the instructions of a unit.
fn origins_of(graph: &Graph, unit: &Unit) -> Origins {
    let members = match unit {
        Unit::Fused(cluster) => cluster.members.as_slice(),
        Unit::Single(id) => core::slice::from_ref(id),
    };
    let mut origins = Origins::default();
    for &id in members {
        origins.add(graph.instr(id));
    }
    origins
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_reads_and_writes_a_whole_buffer() {
        let buffers = [4, 8].map(|len| Buffer {
            element: ElementType::F32,
            len: Size::from(len),
            storage: Storage::ARENA,
        });
        let found = copy_of(&buffers, BufferId(1), BufferId(0));
        let places = (found.sources[0].buffer, found.outs[0].buffer);
        assert_eq!(places, (BufferId(1), BufferId(0)));
        assert_eq!((found.kind, found.inner.known()), (Kind::Flat, Some(8)));
    }
}
