//! Builds graphs; the rule of each instruction checks it when it is added.

use crate::error::{Error, Fault, What};
use crate::graph::{Attr, Graph, Module, Origin, Value, Values};
use crate::list::Items;
use crate::operation::{Argument, Call, Infer, Operation, Param, ParamKind, Primitive};
use crate::ops::constant;
use crate::{ElementType, Literal, Shape};

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
        if shapes.iter().any_item(Shape::is_beyond_counting) {
            return Err(Fault::call(What::SizeOutOfRange));
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

    /// Adds a constant.
    pub fn constant(&mut self, literal: Literal) -> Value {
        constant::constant(self, literal)
    }

    /// Adds a scalar constant, rounded to the element type.
    pub fn scalar(&mut self, element: ElementType, value: f64) -> Value {
        self.constant(Literal::from_f64(element, value))
    }

    /// Calls an operation.
    ///
    /// # Errors
    /// The error that the operation reports.
    pub fn apply(
        &mut self,
        operation: &'static Operation,
        arguments: Vec<Argument<'a>>,
    ) -> Result<Values, Error> {
        let mut call = Call {
            b: self,
            operation,
            arguments,
        };
        (operation.build)(&mut call)
    }
}

/// Binds arguments to the parameters of an operation.
///
/// # Errors
/// Too many arguments, an unknown name, or an argument that is passed twice. The operation itself reports missing
/// arguments.
pub fn bind<A>(
    operation: &'static Operation,
    positional: usize,
    names: &[String],
    mut take: impl FnMut(usize, &Param, usize) -> A,
    missing: impl Fn() -> A,
) -> Result<Vec<A>, (usize, Fault)> {
    let params = operation.params;
    if positional > params.len() {
        let what = What::TooMany {
            most: params.len(),
            came: positional + names.len(),
        };
        return Err((params.len(), Fault::call(what)));
    }
    let mut given: Vec<Option<usize>> = (0..params.len())
        .map(|i| (i < positional).then_some(i))
        .collect_vec();
    for (i, name) in names.iter().enumerate() {
        let argument = positional + i;
        let at = params.iter().find_index(|p| {
            p.name == name || (p.kind == ParamKind::Ints && p.name.strip_suffix('s') == Some(name))
        });
        let Some(at) = at else {
            let known = params[positional.min(params.len())..]
                .iter()
                .map(|p| p.name)
                .collect_vec();
            let what = What::NoSuchArgument {
                came: name.clone(),
                known,
            };
            return Err((argument, Fault::call(what)));
        };
        if given[at].replace(argument).is_some() {
            return Err((argument, Fault::call(What::GivenTwice(params[at].name))));
        }
    }
    Ok(given
        .into_iter()
        .enumerate()
        .map(|(at, argument)| match argument {
            Some(argument) => take(argument, &params[at], at),
            None => missing(),
        })
        .collect_vec())
}
