//! Builds graphs; the rule of each instruction checks it when it is added.

use super::emit::{Emit, Scope, Term};
use super::function::Module;
use super::{Attr, Graph, Origin, Primitive, Value};
use crate::Shape;
use crate::error::Fault;
use crate::list::Items;

/// Adds instructions to a graph.
pub struct Builder<'a> {
    /// The graph so far.
    pub graph: Graph,
    /// The functions that instructions may call.
    pub module: &'a Module,
    /// The origin of the instructions that are added next.
    pub origin: Origin,
    /// The values that computations of operations have replaced, each with its replacement.
    pub replaced: Vec<(Value, Value)>,
}

impl<'a> Builder<'a> {
    /// Creates a builder of an empty graph that may call the module's functions.
    pub fn new(module: &'a Module) -> Builder<'a> {
        Builder {
            graph: Graph::new(),
            module,
            origin: Origin::default(),
            replaced: Vec::new(),
        }
    }

    /// Returns a value's shape.
    pub fn shape(&self, value: Value) -> &Shape {
        self.graph.shape(value)
    }

    /// Adds an instruction if its rule accepts it, and returns its results.
    ///
    /// # Errors
    /// The fault that the rule reports, or a result whose size in bytes overflows.
    pub fn add(
        &mut self,
        op: &'static Primitive,
        operands: &[Value],
        attrs: Vec<(&'static str, Attr)>,
        regions: Vec<Graph>,
    ) -> Result<Vec<Value>, Fault> {
        <dyn Emit>::add(self, op, operands, attrs, regions)
    }

    /// Adds an instruction without regions and returns its first result.
    ///
    /// # Errors
    /// The fault that the rule reports.
    pub fn add1(
        &mut self,
        op: &'static Primitive,
        operands: &[Value],
        attrs: Vec<(&'static str, Attr)>,
    ) -> Result<Value, Fault> {
        <dyn Emit>::add1(self, op, operands, attrs)
    }

    /// Adds the instructions of a formula of these values, and returns its result.
    ///
    /// # Errors
    /// The first fault of an instruction.
    pub fn formula<const N: usize>(
        &mut self,
        values: [Value; N],
        formula: impl for<'s> FnOnce([Term<'s>; N]) -> Term<'s>,
    ) -> Result<Value, Fault> {
        let scope = Scope::new(self);
        scope.result(formula(scope.terms(values)))
    }

    /// Adds the instructions of a formula with several results.
    ///
    /// # Errors
    /// The first fault of an instruction.
    pub fn formulas<const N: usize, const M: usize>(
        &mut self,
        values: [Value; N],
        formula: impl for<'s> FnOnce([Term<'s>; N]) -> [Term<'s>; M],
    ) -> Result<[Value; M], Fault> {
        let scope = Scope::new(self);
        let terms = formula(scope.terms(values));
        scope.finish()?;
        Ok(terms.map(Term::value))
    }

    /// Adds the instructions of a formula of lists.
    ///
    /// # Errors
    /// The first fault of an instruction.
    pub fn formula_list(
        &mut self,
        values: &[Value],
        formula: impl for<'s> FnOnce(&[Term<'s>]) -> Vec<Term<'s>>,
    ) -> Result<Vec<Value>, Fault> {
        let scope = Scope::new(self);
        scope.results(&formula(&scope.list(values)))
    }

    /// Inlines a computation with these values as its parameters, and returns its results.
    pub fn paste(&mut self, computation: &Graph, arguments: &[Value]) -> Vec<Value> {
        self.graph.paste(computation, arguments)
    }
}

impl dyn Emit + '_ {
    /// Returns a computation with parameters of these shapes, whose results a formula of them computes.
    ///
    /// # Errors
    /// The first fault of an instruction.
    pub fn region(
        &self,
        shapes: &[Shape],
        formula: impl for<'s> FnOnce(&[Term<'s>]) -> Vec<Term<'s>>,
    ) -> Result<Graph, Fault> {
        let mut b = Builder::new(self.module());
        let params = shapes.iter().map(|shape| b.graph.add_param(shape.clone()));
        let params = params.collect_vec();
        b.graph.results = b.formula_list(&params, formula)?;
        Ok(b.graph)
    }
}

impl Emit for Builder<'_> {
    fn graph(&self) -> &Graph {
        &self.graph
    }

    fn module(&self) -> &Module {
        self.module
    }

    fn place(
        &mut self,
        op: &'static Primitive,
        operands: &[Value],
        attrs: Vec<(&'static str, Attr)>,
        regions: Vec<Graph>,
        shapes: Vec<Shape>,
    ) -> Vec<Value> {
        let operands = operands.to_vec();
        let id = self
            .graph
            .add_instr(op, operands, attrs, regions, shapes, self.origin);
        self.graph.instr(id).results.clone()
    }
}
