//! Graphs under construction, whose instructions are rewritten as they are added.
//!
//! A [`Rewriter`] receives its rule as a function. Operations therefore rewrite graphs without knowing the passes that
//! call them.

use super::emit::{Emit, Scope, Term};
use super::function::Module;
use super::share::{self, Table};
use super::{Attr, Form, Graph, Id, Infer, Instr, Origin, Primitive, Value};
use crate::Shape;
use crate::error::{Fault, FaultKind};
use crate::list::Items;

/// Returns the value to use instead of an instruction that is about to be added; `None` if it is added as it is.
pub type Rewrite = fn(&mut Rewriter, &Step<'_>) -> Option<Value>;

/// Returns the values to use instead of the results of an instruction that is about to be added, as [`Rewrite`] does.
pub type RewriteAll = fn(&mut Rewriter, &Instr) -> Option<Vec<Value>>;

/// The rules by which a rewriter adds instructions.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The rule that replaces instructions, if any.
    pub rewrite: Option<Rewrite>,
    /// The rule that replaces instructions with several results, if any.
    pub rewrite_all: Option<RewriteAll>,
    /// Whether the results of an equal instruction are reused.
    pub share: bool,
    /// Whether transposes move down even where that may add some.
    pub sink: bool,
}

impl Rules {
    /// No rules: instructions are added as they are.
    pub const NONE: Rules = Rules {
        rewrite: None,
        rewrite_all: None,
        share: false,
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
    made: Table,
    /// An empty module: calls are inlined before anything is rewritten.
    module: Module,
    origin: Origin,
    visits: usize,
    rewrites: usize,
}

impl Rewriter {
    /// Returns a rewriter of an empty graph.
    pub fn new(rules: Rules) -> Rewriter {
        Rewriter {
            graph: Graph::new(),
            rules,
            uses: Vec::new(),
            made: Table::default(),
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

    /// Sets the origin of the instructions emitted from now on, and returns the previous one.
    pub fn at(&mut self, origin: Origin) -> Origin {
        core::mem::replace(&mut self.origin, origin)
    }

    /// Adds a parameter.
    pub fn param(&mut self, shape: Shape) -> Value {
        self.graph.add_param(shape)
    }

    /// Returns the rules.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Counts the visits and the rewrites of a sweep over a region.
    pub fn counted(&mut self, swept: &Swept) {
        self.visits += swept.visits;
        self.rewrites += swept.rewrites;
    }

    /// Adds to the number of reads of a value.
    pub fn count(&mut self, value: Value, reads: u32) {
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
        // Instructions with side effects keep their place and their number.
        if let (true, [shape]) = (pure, shapes.as_slice()) {
            let step = Step {
                instr: &instr,
                shape,
            };
            let rewritten = self.rules.rewrite.and_then(|rule| rule(self, &step));
            if let Some(value) = rewritten {
                self.rewrites += 1;
                return vec![value];
            }
        }
        if pure && shapes.len() > 1 {
            let rewritten = self.rules.rewrite_all.and_then(|rule| rule(self, &instr));
            if let Some(values) = rewritten {
                self.rewrites += 1;
                return values;
            }
        }
        // Some passes rewrite without sharing: they keep the instructions of the source apart.
        if !(self.rules.share && pure) {
            return self.push(instr, shapes);
        }
        // The id of the instruction is known before it is added: graphs only grow.
        let hash = share::hash(&instr);
        if let Some(id) = self.made.find(hash, &self.graph, &instr, &shapes) {
            self.rewrites += 1;
            return self.graph.instr(id).results.clone();
        }
        self.made.add(hash, Id(self.graph.len() as u32));
        self.push(instr, shapes)
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

    /// Adds an instruction by the rules, and returns its first result; returns `None` if its shape inference refuses it.
    pub fn emit(
        &mut self,
        op: &'static Primitive,
        operands: &[Value],
        attrs: Vec<(&'static str, Attr)>,
        regions: Vec<Graph>,
    ) -> Option<Value> {
        let values = self.emit_all(op, operands, attrs, regions)?;
        values.first().copied()
    }

    /// Adds an instruction by the rules, and returns its results; returns `None` if its shape inference refuses it.
    pub fn emit_all(
        &mut self,
        op: &'static Primitive,
        operands: &[Value],
        attrs: Vec<(&'static str, Attr)>,
        regions: Vec<Graph>,
    ) -> Option<Vec<Value>> {
        let shapes = operands.iter().map(|&v| self.graph.shape(v)).collect_vec();
        let shapes = (op.infer)(&Infer::new(shapes, &attrs, &regions, &self.module));
        // A rewrite whose result does not pass its own rule is a mistake in the rewrite. In a release the instruction
        // stays as it was.
        debug_assert!(
            shapes.is_ok(),
            "a rewriting made what {op:?} refuses: {shapes:?}"
        );
        Some(Emit::place(
            self,
            op,
            operands,
            attrs,
            regions,
            shapes.ok()?,
        ))
    }

    /// Adds the instructions of a formula of these values by the rules, and returns its result; returns `None` if one is
    /// refused.
    pub fn formula<const N: usize>(
        &mut self,
        values: [Value; N],
        formula: impl for<'s> FnOnce([Term<'s>; N]) -> Term<'s>,
    ) -> Option<Value> {
        let scope = Scope::new(self);
        applicable(scope.result(formula(scope.terms(values))))
    }

    /// Adds the instructions of a formula of lists, as [`formula`](Self::formula) does.
    pub fn formula_list(
        &mut self,
        values: &[Value],
        formula: impl for<'s> FnOnce(&[Term<'s>]) -> Vec<Term<'s>>,
    ) -> Option<Vec<Value>> {
        let scope = Scope::new(self);
        applicable(scope.results(&formula(&scope.list(values))))
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

    /// Returns the operand and its index whose element an instruction that is not added yet has at an index; `None` if the
    /// instruction does more than to move elements.
    pub fn origin_of(&self, step: &Step<'_>, index: &[usize]) -> Option<(usize, Vec<usize>)> {
        let origin = step.instr.op.traits.origin?;
        origin(&self.graph, step.instr, index)
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

    /// Whether only the current instruction reads a value, or the rules move it down anyway.
    pub fn may_move(&self, value: Value) -> bool {
        self.rules.sink
            || self
                .uses
                .get(value.0 as usize)
                .is_none_or(|&uses| uses <= 1)
    }
}

impl Emit for Rewriter {
    fn graph(&self) -> &Graph {
        &self.graph
    }

    fn module(&self) -> &Module {
        &self.module
    }

    fn place(
        &mut self,
        op: &'static Primitive,
        operands: &[Value],
        attrs: Vec<(&'static str, Attr)>,
        regions: Vec<Graph>,
        shapes: Vec<Shape>,
    ) -> Vec<Value> {
        let origin = self.origin;
        let instr = Instr {
            op,
            operands: operands.to_vec(),
            attrs,
            regions,
            results: Vec::new(),
            origin,
        };
        let values = self.place(instr, shapes);
        // Rewriting the instruction may have changed the origin.
        self.origin = origin;
        values
    }
}

/// Returns the result of a formula of a rule; a refused instruction is a mistake in the rule, which then does not apply.
pub(crate) fn applicable<R>(result: Result<R, Fault>) -> Option<R> {
    if let Err(fault) = &result {
        debug_assert!(
            matches!(
                *fault.what,
                FaultKind::TooManyBytes(_) | FaultKind::SizeRange(_)
            ),
            "expected instructions that their rules accept, found one that a rewriting made and its rule refuses: {fault:?}"
        );
    }
    result.ok()
}
