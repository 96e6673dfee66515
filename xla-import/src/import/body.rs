//! Imports the operations of a function, and of the regions in it.

use std::collections::HashMap;

use xla_hlo::error::Fault;
use xla_hlo::{Builder, Graph, Module, Primitive, Shape, Value, ops};
use xla_shape::scan::ParseError;

use super::shape;
use crate::tree::{Function, Model, Op, Region, Type, ValueId};

/// All that does not change while a function is imported.
pub(super) struct Known<'a, 't> {
    /// The file.
    pub(super) model: &'a Model<'t>,
    /// The functions that are imported already.
    pub(super) module: &'a Module,
    /// The primitives by their names in StableHLO.
    pub(super) primitives: &'a HashMap<&'static str, &'static Primitive>,
}

/// A region that is being imported, or the function's body.
pub(super) struct Frame<'a> {
    pub(super) b: Builder<'a>,
    /// The values of the file that have a value in this graph.
    values: HashMap<ValueId, Value>,
    /// The values of the graph around that are parameters of this one, after its own.
    pub(super) captured: Vec<Value>,
}

/// The open regions, from the function's body to the innermost one.
pub(super) struct Body<'a, 't> {
    pub(super) known: &'a Known<'a, 't>,
    frames: Vec<Frame<'a>>,
}

/// Returns the graph of a function.
pub(super) fn graph(known: &Known<'_, '_>, function: &Function<'_>) -> Result<Graph, ParseError> {
    let mut body = Body {
        known,
        frames: Vec::new(),
    };
    let mut params = Vec::new();
    for param in &function.params {
        params.push((param.value, shape(known.model, &param.ty, param.at)?));
    }
    let frame = body.inside(&function.body, &params, "func.return", function.at)?;
    let mut expected = Vec::new();
    for (ty, _) in &function.results {
        expected.push(shape(known.model, ty, function.at)?);
    }
    body.agree(&expected, &frame.b.graph.result_shapes(), function.at)?;
    Ok(frame.b.graph)
}

impl<'a, 't> Body<'a, 't> {
    /// Returns the builder of the innermost graph.
    pub(super) fn b(&mut self) -> &mut Builder<'a> {
        let last = self.frames.last_mut();
        &mut last.unwrap_or_else(|| unreachable!("a graph is open")).b
    }

    pub(super) fn shape_of(&mut self, value: Value) -> Shape {
        self.b().shape(value).clone()
    }

    /// Returns an error of an operation's rule.
    pub(super) fn fault(&self, op: &Op<'t>, fault: Fault) -> ParseError {
        self.known
            .model
            .refused(op.at, fault.of(&op.name).to_string())
    }

    pub(super) fn refused(&self, at: usize, why: impl Into<String>) -> ParseError {
        self.known.model.refused(at, why)
    }

    /// Returns the shape of a type of the file.
    pub(super) fn shape(&self, ty: &Type<'t>, at: usize) -> Result<Shape, ParseError> {
        shape(self.known.model, ty, at)
    }

    /// Imports operations up to the one that returns.
    pub(super) fn inside(
        &mut self,
        region: &Region<'t>,
        params: &[(ValueId, Shape)],
        last: &str,
        at: usize,
    ) -> Result<Frame<'a>, ParseError> {
        let mut frame = Frame {
            b: Builder::new(self.known.module),
            values: HashMap::new(),
            captured: Vec::new(),
        };
        for (id, shape) in params {
            let value = frame.b.graph.add_param(shape.clone());
            frame.values.insert(*id, value);
        }
        self.frames.push(frame);
        let Some((returned, ops)) = region.ops.split_last() else {
            return Err(self.refused(at, format!("expected {last} in each region")));
        };
        if returned.name != last {
            let why = format!("expected {last} at the end, found {}", returned.name);
            return Err(self.refused(returned.at, why));
        }
        for op in ops {
            self.op(op)?;
        }
        let results = self.operands(returned)?;
        self.declared(returned, &results)?;
        let frame = self.frames.pop();
        let mut frame = frame.unwrap_or_else(|| unreachable!("it was pushed above"));
        frame.b.graph.results = results;
        Ok(frame)
    }

    /// Returns the values of an operation's operands.
    pub(super) fn operands(&mut self, op: &Op<'t>) -> Result<Vec<Value>, ParseError> {
        let innermost = self.frames.len() - 1;
        let mut values = Vec::with_capacity(op.operands.len());
        for &id in &op.operands {
            match self.value(id, innermost) {
                Some(value) => values.push(value),
                None => return Err(self.refused(op.at, "an operand is not an array")),
            }
        }
        Ok(values)
    }

    /// Returns a value in the graph of a frame; a value of the graphs around becomes a parameter, a scalar constant
    /// is copied.
    fn value(&mut self, id: ValueId, depth: usize) -> Option<Value> {
        if let Some(&value) = self.frames[depth].values.get(&id) {
            return Some(value);
        }
        // The reader bounds the depth.
        let outer = self.value(id, depth.checked_sub(1)?)?;
        let around = &self.frames[depth - 1].b.graph;
        let shape = around.shape(outer).clone();
        let constant = ops::constant::literal(around, outer).filter(|_| shape.is_scalar());
        let constant = constant.cloned();
        let frame = &mut self.frames[depth];
        let value = match constant {
            Some(literal) => frame.b.constant(literal),
            None => {
                frame.captured.push(outer);
                frame.b.graph.add_param(shape)
            }
        };
        frame.values.insert(id, value);
        Some(value)
    }

    /// Adds an operation.
    fn op(&mut self, op: &Op<'t>) -> Result<(), ParseError> {
        let operands = self.operands(op)?;
        self.declared(op, &operands)?;
        let values = self.imported(op, &operands)?;
        let mut expected = Vec::with_capacity(op.result_types.len());
        for ty in &op.result_types {
            expected.push(self.shape(ty, op.at)?);
        }
        let found: Vec<Shape> = values.iter().map(|&v| self.shape_of(v)).collect();
        self.agree(&expected, &found, op.at)?;
        let frame = self.frames.last_mut();
        let frame = frame.unwrap_or_else(|| unreachable!("a graph is open"));
        frame.values.extend(op.results().zip(values));
        Ok(())
    }

    /// Refuses types of operands that are not those of the values.
    fn declared(&mut self, op: &Op<'t>, operands: &[Value]) -> Result<(), ParseError> {
        let Some(types) = &op.operand_types else {
            return Ok(());
        };
        let mut declared = Vec::with_capacity(types.len());
        for ty in types {
            declared.push(self.shape(ty, op.at)?);
        }
        let found: Vec<Shape> = operands.iter().map(|&v| self.shape_of(v)).collect();
        self.agree(&declared, &found, op.at)
    }

    /// Refuses shapes that differ from those of the file.
    fn agree(&self, declared: &[Shape], found: &[Shape], at: usize) -> Result<(), ParseError> {
        if declared == found {
            return Ok(());
        }
        let (declared, found) = (super::types(declared), super::types(found));
        Err(self.refused(
            at,
            format!("expected the types ({found}), found ({declared})"),
        ))
    }
}
