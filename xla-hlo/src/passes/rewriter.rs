//! Builds a graph from another, and rewrites each instruction on the way.

use super::{cse, dce, fold, simplify};
use crate::graph::{Attr, Id, Origin};
use crate::list::Items;
use crate::literal::Scalar;
use crate::operation::{Form, Infer};
use crate::ops::{broadcast, constant, reduce, reshape, transpose};
use crate::{Graph, Instr, Literal, Module, Primitive, Shape, Size, Value};

/// The rules by which a sweep rewrites instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Whether instructions are replaced by simpler ones.
    pub simplify: bool,
    /// Whether instructions on constants are computed.
    pub fold: bool,
    /// Whether the results of an equal instruction are reused.
    pub share: bool,
    /// Whether transposes move down even where that may add some.
    pub sink: bool,
}

impl Rules {
    /// No rules: a sweep copies the graph.
    pub const NONE: Rules = Rules {
        simplify: false,
        fold: false,
        share: false,
        sink: false,
    };
    /// All rules that never add cost.
    pub const ALL: Rules = Rules {
        simplify: true,
        fold: true,
        share: true,
        sink: false,
    };
}

/// The result of a sweep.
#[derive(Clone, Debug)]
pub struct Swept {
    /// The new graph. Values that nothing reads any more are still in it.
    pub graph: Graph,
    /// The number of instructions that were visited.
    pub visits: usize,
    /// The number of instructions that were replaced.
    pub rewrites: usize,
}

/// An instruction about to be added, and the shape of its one result.
pub struct Step<'a> {
    /// The instruction; its operands are values of the new graph, and it has no results yet.
    pub instr: &'a Instr,
    /// The result's shape.
    pub shape: &'a Shape,
}

impl Step<'_> {
    /// Returns the operand with this number.
    pub fn operand(&self, i: usize) -> Value {
        self.instr.operands[i]
    }
}

/// A graph under construction, whose instructions are rewritten by rules.
pub struct Rewriter {
    graph: Graph,
    rules: Rules,
    /// The number of reads of each value, taken from the source graph; it may be too high.
    uses: Vec<u32>,
    made: cse::Table,
    /// An empty module: calls are inlined before anything is rewritten.
    module: Module,
    origin: Origin,
    visits: usize,
    rewrites: usize,
}

/// Rebuilds a graph by rules, including the computations inside its instructions.
pub fn sweep(source: &Graph, rules: Rules) -> Swept {
    let counts = source.use_counts();
    let mut rw = Rewriter::new(rules);
    let mut new = vec![Value(0); source.value_count()];
    for &param in &source.params {
        new[param.0 as usize] = rw.param(source.shape(param).clone());
        rw.count(new[param.0 as usize], counts[param.0 as usize]);
    }
    for (_, instr) in source.instrs() {
        let regions = instr.regions.iter().map(|region| rw.region(region));
        let moved = Instr {
            op: instr.op,
            regions: regions.collect_vec(),
            operands: instr
                .operands
                .iter()
                .map(|v| new[v.0 as usize])
                .collect_vec(),
            attrs: instr.attrs.clone(),
            results: Vec::new(),
            origin: instr.origin,
        };
        let shapes = instr.results.iter().map(|&v| source.shape(v).clone());
        let values = rw.place(moved, shapes.collect_vec());
        for (old, value) in instr.results.iter().zip_items(values) {
            new[old.0 as usize] = value;
            rw.count(value, counts[old.0 as usize]);
        }
    }
    rw.finish(
        source
            .results
            .iter()
            .map(|v| new[v.0 as usize])
            .collect_vec(),
    )
}

impl Rewriter {
    /// Returns a rewriter of an empty graph.
    pub fn new(rules: Rules) -> Rewriter {
        Rewriter {
            graph: Graph::new(),
            rules,
            uses: Vec::new(),
            made: cse::Table::default(),
            module: Module::default(),
            origin: Origin::default(),
            visits: 0,
            rewrites: 0,
        }
    }

    /// Returns a rewriter that adds to a graph, without rules.
    pub(crate) fn resume(graph: Graph) -> Rewriter {
        Rewriter {
            graph,
            ..Rewriter::new(Rules::NONE)
        }
    }

    /// Returns the graph with these results.
    pub fn finish(mut self, results: Vec<Value>) -> Swept {
        self.graph.results = results;
        Swept {
            graph: self.graph,
            visits: self.visits,
            rewrites: self.rewrites,
        }
    }

    /// Sets the origin of the instructions emitted from now on.
    pub fn at(&mut self, origin: Origin) {
        self.origin = origin;
    }

    /// Adds a parameter.
    pub fn param(&mut self, shape: Shape) -> Value {
        self.graph.add_param(shape)
    }

    fn region(&mut self, region: &Graph) -> Graph {
        if self.rules == Rules::NONE || reduce::recognised(region).is_some() {
            return region.clone();
        }
        let swept = sweep(&dce::run(region), self.rules);
        self.visits += swept.visits;
        self.rewrites += swept.rewrites;
        dce::run(&swept.graph)
    }

    fn count(&mut self, value: Value, reads: u32) {
        let at = value.0 as usize;
        if self.uses.len() <= at {
            self.uses.resize(at + 1, 0);
        }
        self.uses[at] += reads;
    }

    /// Adds an instruction, or what the rules replace it by, and returns its results, which have the given shapes.
    pub fn place(&mut self, instr: Instr, shapes: Vec<Shape>) -> Vec<Value> {
        self.visits += 1;
        self.origin = instr.origin;
        let pure = !instr.has_effect();
        if let (true, [shape]) = (pure, shapes.as_slice()) {
            let step = Step {
                instr: &instr,
                shape,
            };
            if let Some(value) = self.rewritten(&step) {
                self.rewrites += 1;
                return vec![value];
            }
        }
        if !(self.rules.share && pure) {
            return self.push(instr, shapes);
        }
        let hash = cse::hash(&instr);
        if let Some(id) = self.made.find(hash, &self.graph, &instr, &shapes) {
            self.rewrites += 1;
            return self.graph.instr(id).results.clone();
        }
        self.made.add(hash, Id(self.graph.len() as u32));
        self.push(instr, shapes)
    }

    fn rewritten(&mut self, step: &Step<'_>) -> Option<Value> {
        if self.rules.fold
            && let Some(folded) = fold::fold(self, step)
        {
            return Some(match folded {
                fold::Folded::Splat(scalar) => self.splat(scalar, step.shape)?,
                fold::Folded::Array(literal) => self.constant(literal)?,
            });
        }
        if !self.rules.simplify {
            return None;
        }
        let own = step.instr.op.laws.simplify;
        own.and_then(|law| law(self, step))
            .or_else(|| simplify::by_form(self, step))
    }

    fn push(&mut self, instr: Instr, shapes: Vec<Shape>) -> Vec<Value> {
        let Instr {
            op,
            operands,
            attrs,
            regions,
            origin,
            ..
        } = instr;
        let id = self
            .graph
            .add_instr(op, operands, attrs, regions, shapes, origin);
        self.graph.instr(id).results.clone()
    }

    /// Adds an instruction of one result by the rules; returns `None` if its shape inference refuses it.
    pub fn emit(
        &mut self,
        op: &'static Primitive,
        operands: &[Value],
        attrs: Vec<(&'static str, Attr)>,
        regions: Vec<Graph>,
    ) -> Option<Value> {
        let shapes = operands.iter().map(|&v| self.graph.shape(v)).collect_vec();
        let shapes = (op.infer)(&Infer::new(shapes, &attrs, &regions, &self.module));
        debug_assert!(
            shapes.is_ok(),
            "a rewriting made what {op:?} refuses: {shapes:?}"
        );
        let origin = self.origin;
        let operands = operands.to_vec();
        let instr = Instr {
            op,
            operands,
            attrs,
            regions,
            results: Vec::new(),
            origin,
        };
        let values = self.place(instr, shapes.ok()?);
        // Rewriting the instruction may have changed the origin.
        self.origin = origin;
        values.first().copied()
    }

    /// Adds an elementwise instruction without attributes.
    pub fn apply(&mut self, op: &'static Primitive, operands: &[Value]) -> Option<Value> {
        self.emit(op, operands, Vec::new(), Vec::new())
    }

    /// Adds a constant.
    pub fn constant(&mut self, literal: Literal) -> Option<Value> {
        let attrs = vec![("value", Attr::Literal(literal))];
        self.emit(&constant::PRIMITIVE, &[], attrs, Vec::new())
    }

    /// Adds a scalar constant, broadcast to a shape.
    pub fn splat(&mut self, scalar: Literal, shape: &Shape) -> Option<Value> {
        let scalar = self.constant(scalar)?;
        self.broadcast(scalar, &shape.dims, &[])
    }

    /// Adds a number of the shape's element type, broadcast to the shape.
    pub fn number(&mut self, value: f64, shape: &Shape) -> Option<Value> {
        self.splat(Literal::from_f64(shape.element, value), shape)
    }

    /// Broadcasts an operand to these sizes: its dimension `i` becomes dimension `dims[i]`.
    pub fn broadcast(&mut self, operand: Value, sizes: &[Size], dims: &[usize]) -> Option<Value> {
        if self.shape(operand).dims == sizes && dims.iter().copied().eq(0..sizes.len()) {
            return Some(operand);
        }
        let attrs = vec![
            ("broadcast_dimensions", numbers(dims)),
            ("sizes", Attr::Sizes(sizes.to_vec())),
        ];
        self.emit(&broadcast::PRIMITIVE, &[operand], attrs, Vec::new())
    }

    /// Reshapes an operand to these sizes.
    pub fn reshape(&mut self, operand: Value, sizes: &[Size]) -> Option<Value> {
        if self.shape(operand).dims == sizes {
            return Some(operand);
        }
        let attrs = vec![("sizes", Attr::Sizes(sizes.to_vec()))];
        self.emit(&reshape::PRIMITIVE, &[operand], attrs, Vec::new())
    }

    /// Reorders the dimensions of an operand.
    pub fn transpose(&mut self, operand: Value, permutation: &[usize]) -> Option<Value> {
        if permutation.iter().copied().eq(0..permutation.len()) {
            return Some(operand);
        }
        let attrs = vec![("permutation", numbers(permutation))];
        self.emit(&transpose::PRIMITIVE, &[operand], attrs, Vec::new())
    }

    /// Returns the shape of a value.
    pub fn shape(&self, value: Value) -> &Shape {
        self.graph.shape(value)
    }

    /// Returns the instruction that computes a value.
    pub fn maker(&self, value: Value) -> Option<&Instr> {
        self.graph.maker(value)
    }

    /// Returns the form of an instruction that is not added yet.
    pub fn form(&self, step: &Step<'_>) -> Form {
        (step.instr.op.form)(&self.graph, step.instr)
    }

    /// Returns the form of the instruction that computes a value.
    pub fn form_of(&self, value: Value) -> Option<Form> {
        let maker = self.graph.maker(value)?;
        Some((maker.op.form)(&self.graph, maker))
    }

    /// Returns the form of the instruction that computes a value from operands, and the first of these.
    pub fn made_from(&self, value: Value) -> Option<(Form, Value)> {
        let maker = self.graph.maker(value)?;
        let first = *maker.operands.first()?;
        Some(((maker.op.form)(&self.graph, maker), first))
    }

    /// Returns the operands of the instruction that computes a value, if it is of this operation.
    pub fn made_by(&self, op: &'static Primitive, value: Value) -> Option<&[Value]> {
        let maker = self.graph.maker(value)?;
        (*maker.op == *op).then_some(maker.operands.as_slice())
    }

    /// Returns the constant that a value is, if it is one.
    pub fn literal(&self, value: Value) -> Option<&Literal> {
        let maker = self.graph.maker(value)?;
        match maker.attr("value") {
            Some(Attr::Literal(literal)) if *maker.op == constant::PRIMITIVE => Some(literal),
            _ => None,
        }
    }

    /// Returns the scalar constant that a value is at every index, if there is one.
    pub fn splatted(&self, value: Value) -> Option<Literal> {
        let value = match self.graph.maker(value) {
            Some(maker) if *maker.op == broadcast::PRIMITIVE => maker.operands[0],
            _ => value,
        };
        let literal = self.literal(value)?;
        (literal.elements().len() == 1).then(|| literal.reshaped(Vec::new()))?
    }

    /// Returns the number that a value is at every index, if there is one.
    pub fn scalar(&self, value: Value) -> Option<Scalar> {
        self.splatted(value)?.splat()
    }

    /// Whether only the current instruction reads a value, or the rules move it down anyway.
    pub fn may_move(&self, value: Value) -> bool {
        self.rules.sink
            || self
                .uses
                .get(value.0 as usize)
                .is_none_or(|&uses| uses <= 1)
    }
}

/// Converts dimension numbers to an attribute.
pub(crate) fn numbers(dims: &[usize]) -> Attr {
    Attr::Ints(dims.iter().map(|&d| d as i64).collect_vec())
}
