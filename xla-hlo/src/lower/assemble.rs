//! Lowers units to steps, and allocates a buffer for every array that is kept between steps.

use std::mem;

use super::cluster::{Cluster, Unit};
use super::in_place::InPlace;
use super::kernel::{self, Contract, Sizes, Transpose};
use super::results::{Placement, Plan};
use super::swap::BufferSwap;
use super::units::{narrowed, needed, owners};
use super::view::{self, Access};
use super::{
    Buffer, BufferId, Expr, Kind, Limits, Loop, Memory, Node, NodeId, Out, Pass, Program,
    SliceCopy, Step, Storage, fuse, results, swap,
};
use crate::graph::{Id, Value, ValueDef};
mod control;
use crate::list::{self, Items};
use crate::map::IdMap;
use crate::operation::{Form, Kernel};
use crate::shape::product;
use crate::{ElementType, Graph, Instr, Shape, Size};

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
    /// The buffers of the results, for a graph nested in another.
    outs: Option<Vec<BufferId>>,
    /// The values that one later instruction updates in place.
    moved: InPlace,
    /// Whether the buffer of each result of a loop's body may be swapped.
    may_swap: Vec<bool>,
    /// The swaps at the end of a round: a buffer, and the one that is to have its content.
    swaps: Vec<(BufferId, BufferId)>,
    /// The copies before all steps: source and destination.
    first: Vec<(BufferId, BufferId)>,
    /// The copies after all steps: source and destination.
    last: Vec<(BufferId, BufferId)>,
    limits: Limits,
}

/// Lowers units to a program. `memory` describes the memory that the results may use.
pub fn assemble(graph: &Graph, units: &[Unit], memory: &Memory, limits: Limits) -> Program {
    let mut assembler = Assembler {
        graph,
        program: Program::default(),
        places: IdMap::new(),
        in_place: IdMap::new(),
        outs: None,
        moved: InPlace::default(),
        may_swap: Vec::new(),
        swaps: Vec::new(),
        first: Vec::new(),
        last: Vec::new(),
        limits,
    };
    for (i, &param) in graph.params.iter().enumerate() {
        let buffer = assembler.buffer(graph.shape(param), Storage::Param(i));
        assembler.places.insert(param, buffer);
    }
    assembler.program.over = assembler.run(units, memory);
    assembler.program.lifetimes();
    assembler.program.join_lifetimes();
    assembler.program
}

impl Assembler<'_> {
    /// Adds the steps of the graph; returns, for each result, the parameter that it aliases.
    fn run(&mut self, units: &[Unit], memory: &Memory) -> Vec<Option<usize>> {
        let units = &narrowed(self.graph, units.to_vec());
        let needed = needed(self.graph, units);
        let unit_of = owners(self.graph, units);
        self.moved = InPlace::of(self.graph, &unit_of);
        let may_swap = mem::take(&mut self.may_swap);
        let (nested, moved) = (self.outs.is_some(), &self.moved);
        let plan = results::plan(
            self.graph, units, &unit_of, moved, memory, nested, &may_swap,
        );
        let copies = self.outputs(&plan);
        self.states(&unit_of);
        for unit in units {
            match unit {
                Unit::Fused(cluster) => self.fused(cluster, &needed),
                Unit::Single(id) => self.single(*id),
            }
        }
        for copy in copies {
            match copy {
                Copy::Value(value, out) => self.copy(value, out),
                Copy::Buffer(from, out) => self.copy_buffer(from, out),
                Copy::Swap(value, out) => {
                    let place = self.place(value);
                    self.swaps.push((place, out));
                }
            }
        }
        for (from, out) in mem::take(&mut self.last) {
            self.copy_buffer(from, out);
        }
        let count = self.first.len();
        for (from, out) in mem::take(&mut self.first) {
            self.copy_buffer(from, out);
        }
        self.program.steps.rotate_right(count);
        plan.over
    }

    /// Assigns a buffer to each result; returns the copies after all steps.
    fn outputs(&mut self, plan: &Plan) -> Vec<Copy> {
        let graph = self.graph;
        let mut copies = Vec::new();
        for (j, (&result, placement)) in graph.results.iter().zip(&plan.placements).enumerate() {
            if *placement == Placement::There {
                continue;
            }
            let output = match &self.outs {
                Some(outs) => outs[j],
                None => self.buffer(graph.shape(result), Storage::Output(j)),
            };
            let root = view::storage(graph, result);
            match placement {
                Placement::There => {}
                Placement::Computed => {
                    self.places.insert(root, output);
                    if let Some(param) = plan.over[j] {
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
                    if let (BufferSwap::Over(p), Some(outs)) = (*swap, &self.outs) {
                        let over = outs[p];
                        self.places.insert(root, over);
                        self.in_place.insert(over, over);
                    }
                    copies.push(Copy::Swap(root, output));
                }
            }
        }
        copies
    }

    /// Prepares the buffers of a state for swaps; returns the pairs of buffers to swap after a round.
    ///
    /// A part that updates a parameter in place starts as a copy of it instead, and is copied back once.
    fn swap(&mut self, moves: &[(BufferId, BufferId)]) -> Vec<(BufferId, BufferId)> {
        for &(_, part) in moves {
            let buffers = &mut self.program.buffers;
            if let Storage::Output(_) = buffers[part.0].storage {
                buffers.push(buffers[part.0].clone());
                buffers[part.0].storage = Storage::Arena { birth: 0, death: 0 };
                self.last.push((part, BufferId(buffers.len() - 1)));
                if let Some(param) = self.in_place.remove(&part) {
                    self.first.push((param, part));
                }
            }
        }
        swap::pairs(moves)
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

    /// Adds a loop that copies a whole buffer.
    fn copy_buffer(&mut self, from: BufferId, out: BufferId) {
        let Buffer { element, len, .. } = self.program.buffers[from.0].clone();
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
        self.program.steps.push(Step::Loop(Loop {
            body: 0,
            given: Vec::new(),
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
        }));
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

    fn single(&mut self, id: Id) {
        let instr = self.graph.instr(id);
        let form = (instr.op.form)(self.graph, instr);
        match form {
            Form::While => return self.repeated(id),
            Form::Branch => return self.chosen(id),
            _ => {}
        }
        let outs: Vec<BufferId> = instr.results.iter().map(|&v| self.target(v)).collect_vec();
        let over = instr
            .op
            .traits
            .over
            .filter(|_| self.is_there(instr.operands[0], outs[0]));
        let graph = self.graph;
        let place = &mut |value| self.place(value);
        if let Some(&out) = outs.first()
            && let Some(slice_copy) = SliceCopy::of(graph, instr, over.is_some(), out, place)
        {
            self.program.steps.push(Step::SliceCopy(slice_copy));
            return;
        }
        let operands: Vec<BufferId> = instr.operands.iter().map(|&v| self.place(v)).collect_vec();
        match form {
            Form::Kernel(kernel) => {
                let call = self.call(instr, kernel, over, operands, outs);
                self.program.steps.push(Step::Kernel(call));
                return;
            }
            Form::Foreign {
                function,
                may_fail,
                sizes,
                call,
            } => {
                let call = kernel::Foreign {
                    function,
                    may_fail,
                    sizes,
                    call,
                    operands: self.arrays(&instr.operands, operands),
                    outs: self.arrays(&instr.results, outs),
                };
                self.program.steps.push(Step::Foreign(call));
                return;
            }
            _ => {}
        }
        let (out, shape) = (outs[0], self.graph.shape(instr.results[0]).clone());
        let step = match form {
            Form::Contract(dims) => {
                let shapes = list::both([0, 1], |i| self.graph.shape(instr.operands[i]).clone());
                let sides = kernel::sides(&dims, &shapes[0], &shapes[1]);
                let [lhs, rhs] =
                    list::both([0, 1], |i| self.side(operands[i], &shapes[i], &sides[i]));
                let size = |i: usize, group| sides[i].size(&shapes[i], group);
                let [batch, free, contracting] = rhs.1;
                Step::Contract(Contract {
                    element: shape.element,
                    lhs: lhs.0,
                    rhs: rhs.0,
                    out,
                    sizes: Sizes {
                        batch: size(0, 0),
                        m: size(0, 1),
                        n: size(1, 1),
                        k: size(0, 2),
                    },
                    lhs_strides: lhs.1,
                    rhs_strides: [batch, contracting, free],
                })
            }
            Form::Transpose { permutation } => Step::Transpose(Transpose {
                element: shape.element,
                operand: operands[0],
                out,
                dims: self.graph.shape(instr.operands[0]).dims.clone(),
                permutation,
            }),
            form => unreachable!("{form:?} is no kernel's"),
        };
        self.program.steps.push(step);
    }

    /// Returns the call of a kernel, or of its in-place version `over`, which updates the first operand.
    fn call(
        &self,
        instr: &Instr,
        mut kernel: Kernel,
        over: Option<&'static str>,
        mut operands: Vec<BufferId>,
        outs: Vec<BufferId>,
    ) -> kernel::Call {
        let mut values = instr.operands.as_slice();
        if let Some(name) = over {
            (values, kernel.name) = (&values[1..], name);
            operands.remove(0);
            kernel.list = kernel.list.map(|first| first - 1);
        }
        kernel::Call {
            kernel,
            operands: self.arrays(values, operands),
            outs: self.arrays(&instr.results, outs),
            regions: instr.regions.iter().map(kernel::Region::of).collect_vec(),
        }
    }

    /// Returns the buffers of values with their sizes.
    fn arrays(&self, values: &[Value], buffers: Vec<BufferId>) -> Vec<kernel::Array> {
        let pairs = values.iter().zip_items(buffers);
        let array = |(&value, buffer)| kernel::Array {
            buffer,
            dims: self.graph.shape(value).dims.clone(),
        };
        pairs.map(array).collect_vec()
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

    /// Returns an operand of a product with its strides; transposes it first if an index cannot walk along a group.
    fn side(
        &mut self,
        operand: BufferId,
        shape: &Shape,
        side: &kernel::Side,
    ) -> (BufferId, [Size; 3]) {
        if let Some(strides) = &side.strides {
            return (operand, strides.clone());
        }
        let out = self.arena(shape.element, shape.len());
        self.program.steps.push(Step::Transpose(Transpose {
            element: shape.element,
            operand,
            out,
            dims: shape.dims.clone(),
            permutation: side.permutation(),
        }));
        let [free, contracting] = list::both([1, 2], |group| side.size(shape, group));
        (
            out,
            [free * contracting.clone(), contracting, Size::from(1)],
        )
    }
}
