//! Builds graphs; the rule of each instruction checks it when it is added.

use super::function::Module;
use super::{Attr, Graph, Infer, Origin, Primitive, Value};
use crate::Shape;
use crate::error::{Fault, FaultKind};
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
        let shapes = operands.iter().map(|&v| self.graph.shape(v)).collect_vec();
        let shapes = (op.infer)(&Infer::new(shapes, &attrs, &regions, self.module))?;
        if shapes.iter().any(Shape::is_beyond_counting) {
            return Err(Fault::call(FaultKind::SizeOutOfRange));
        }
        let id = self
            .graph
            .add_instr(op, operands.to_vec(), attrs, regions, shapes, self.origin);
        Ok(self.graph.instr(id).results.clone())
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
        Ok(self.add(op, operands, attrs, Vec::new())?[0])
    }

    /// Inlines a computation with these values as its parameters, and returns its results.
    pub fn paste(&mut self, computation: &Graph, arguments: &[Value]) -> Vec<Value> {
        self.graph.paste(computation, arguments)
    }
}
