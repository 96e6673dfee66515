//! Builds a graph from another, rewriting each instruction on its way.

use super::{cse, dce, fold, simplify};
use crate::graph::{Attr, Id, Origin};
use crate::literal::Scalar;
use crate::operation::{Form, Infer};
use crate::ops::{broadcast, constant, reduce, reshape, transpose};
use crate::{Graph, Instr, Literal, Module, Primitive, Shape, Size, Value};

/// Which rewritings a sweep does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Replace instructions by simpler ones.
    pub simplify: bool,
    /// Compute instructions on constants.
    pub fold: bool,
    /// Use an equal instruction's results again.
    pub share: bool,
    /// Move transposes down even where that may make more of them.
    pub sink: bool,
}

impl Rules {
    /// A plain copy.
    pub const NONE: Rules = Rules {
        simplify: false,
        fold: false,
        share: false,
        sink: false,
    };
    /// Everything that never costs.
    pub const ALL: Rules = Rules {
        simplify: true,
        fold: true,
        share: true,
        sink: false,
    };
}

/// What a sweep made.
#[derive(Clone, Debug)]
pub struct Swept {
    /// The new graph. Values that nothing reads any more are still in it.
    pub graph: Graph,
    /// The number of instructions looked at.
    pub visits: usize,
    /// The number of instructions that were replaced.
    pub rewrites: usize,
}

/// An instruction about to be added, and the shape of its one result.
pub struct Step<'a> {
    /// The instruction; its operands are values of the new graph, its results are not made yet.
    pub instr: &'a Instr,
    /// The result's shape.
    pub shape: &'a Shape,
}

impl Step<'_> {
    /// An operand.
    pub fn operand(&self, i: usize) -> Value {
        self.instr.operands[i]
    }
}

/// A graph while it is built, by rules.
pub struct Rewriter {
    graph: Graph,
    rules: Rules,
    /// How often each value of the graph will be read, as far as the source tells; more where it is not sure.
    uses: Vec<u32>,
    made: cse::Table,
    /// Calls are gone before anything is rewritten.
    module: Module,
    origin: Origin,
    visits: usize,
    rewrites: usize,
}

/// Rebuilds a graph by rules, the computations inside its instructions too.
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
            regions: regions.collect(),
            operands: instr.operands.iter().map(|v| new[v.0 as usize]).collect(),
            attrs: instr.attrs.clone(),
            results: Vec::new(),
            origin: instr.origin,
        };
        let shapes = instr.results.iter().map(|&v| source.shape(v).clone());
        let values = rw.place(moved, shapes.collect());
        for (old, value) in instr.results.iter().zip(values) {
            new[old.0 as usize] = value;
            rw.count(value, counts[old.0 as usize]);
        }
    }
    rw.finish(source.results.iter().map(|v| new[v.0 as usize]).collect())
}

impl Rewriter {
    /// A rewriter of an empty graph.
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

    /// A rewriter that adds to a graph, by no rules.
    pub(crate) fn resume(graph: Graph) -> Rewriter {
        Rewriter {
            graph,
            ..Rewriter::new(Rules::NONE)
        }
    }

    /// The graph with these results.
    pub fn finish(mut self, results: Vec<Value>) -> Swept {
        self.graph.results = results;
        Swept {
            graph: self.graph,
            visits: self.visits,
            rewrites: self.rewrites,
        }
    }

    /// Says what the instructions emitted from now on come from.
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

    /// Adds an instruction without results, or what the rules make of it; `shapes` are those of its results.
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

    /// Adds an instruction of one result by the rules; nothing when its own rule refuses it.
    pub fn emit(
        &mut self,
        op: &'static Primitive,
        operands: &[Value],
        attrs: Vec<(&'static str, Attr)>,
        regions: Vec<Graph>,
    ) -> Option<Value> {
        let shapes = operands.iter().map(|&v| self.graph.shape(v)).collect();
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
        // What was asked for on the way to an instruction comes from where that one comes from.
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

    /// A scalar constant, at every index of a shape.
    pub fn splat(&mut self, scalar: Literal, shape: &Shape) -> Option<Value> {
        let scalar = self.constant(scalar)?;
        self.broadcast(scalar, &shape.dims, &[])
    }

    /// A number at every index of a shape, as an element of the shape's type.
    pub fn number(&mut self, value: f64, shape: &Shape) -> Option<Value> {
        self.splat(Literal::from_f64(shape.element, value), shape)
    }

    /// The operand, its dimension `i` as dimension `dims[i]` of these sizes.
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

    /// The operand under other sizes.
    pub fn reshape(&mut self, operand: Value, sizes: &[Size]) -> Option<Value> {
        if self.shape(operand).dims == sizes {
            return Some(operand);
        }
        let attrs = vec![("sizes", Attr::Sizes(sizes.to_vec()))];
        self.emit(&reshape::PRIMITIVE, &[operand], attrs, Vec::new())
    }

    /// The operand with its dimensions reordered.
    pub fn transpose(&mut self, operand: Value, permutation: &[usize]) -> Option<Value> {
        if permutation.iter().copied().eq(0..permutation.len()) {
            return Some(operand);
        }
        let attrs = vec![("permutation", numbers(permutation))];
        self.emit(&transpose::PRIMITIVE, &[operand], attrs, Vec::new())
    }

    /// A value's shape.
    pub fn shape(&self, value: Value) -> &Shape {
        self.graph.shape(value)
    }

    /// The instruction that makes a value.
    pub fn maker(&self, value: Value) -> Option<&Instr> {
        self.graph.maker(value)
    }

    /// What an instruction that is not added yet lowers to.
    pub fn form(&self, step: &Step<'_>) -> Form {
        (step.instr.op.form)(&self.graph, step.instr)
    }

    /// What the instruction that makes a value lowers to.
    pub fn form_of(&self, value: Value) -> Option<Form> {
        let maker = self.graph.maker(value)?;
        Some((maker.op.form)(&self.graph, maker))
    }

    /// The form of the instruction that makes a value from others, and the first of these.
    pub fn made_from(&self, value: Value) -> Option<(Form, Value)> {
        let maker = self.graph.maker(value)?;
        let first = *maker.operands.first()?;
        Some(((maker.op.form)(&self.graph, maker), first))
    }

    /// The operands of the instruction that makes a value, when it is one of this operation.
    pub fn made_by(&self, op: &'static Primitive, value: Value) -> Option<&[Value]> {
        let maker = self.graph.maker(value)?;
        (*maker.op == *op).then_some(maker.operands.as_slice())
    }

    /// The constant that a value is.
    pub fn literal(&self, value: Value) -> Option<&Literal> {
        let maker = self.graph.maker(value)?;
        match maker.attr("value") {
            Some(Attr::Literal(literal)) if *maker.op == constant::PRIMITIVE => Some(literal),
            _ => None,
        }
    }

    /// The scalar constant that a value is at every index.
    pub fn splatted(&self, value: Value) -> Option<Literal> {
        let value = match self.graph.maker(value) {
            Some(maker) if *maker.op == broadcast::PRIMITIVE => maker.operands[0],
            _ => value,
        };
        let literal = self.literal(value)?;
        (literal.elements().len() == 1).then(|| literal.reshaped(Vec::new()))?
    }

    /// The number that a value is at every index.
    pub fn scalar(&self, value: Value) -> Option<Scalar> {
        self.splatted(value)?.splat()
    }

    /// Whether nothing else than the instruction now looked at reads a value, or moving it down is wanted anyway.
    pub fn may_move(&self, value: Value) -> bool {
        self.rules.sink
            || self
                .uses
                .get(value.0 as usize)
                .is_none_or(|&uses| uses <= 1)
    }
}

/// Dimension numbers as an attribute.
pub(crate) fn numbers(dims: &[usize]) -> Attr {
    Attr::Ints(dims.iter().map(|&d| d as i64).collect())
}
