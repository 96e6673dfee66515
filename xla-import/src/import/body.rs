//! Imports the operations of a function, and of the regions in it.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use xla_hlo::dynamic::{fits, unequal};
use xla_hlo::error::Fault;
use xla_hlo::ops::constant;
use xla_hlo::{Builder, Graph, Module, Primitive, Shape, Size, Value, channel, ops};
use xla_shape::scan::ParseError;

use super::contents::{self, Contents, Element};
use super::devices::Devices;
use super::generator::{self, Drawing};
use super::narrow::Narrow;
use super::number::Number;
use super::quantized::Quantized;
use super::shape;
use super::sizes::Sizes;
use super::table::RETURN;
use super::targets::Target;
use crate::tree::{Function, Model, Op, Region, Type, ValueId};

/// All that does not change while a function is imported.
pub(super) struct Known<'a, 't> {
    /// The file.
    pub(super) model: &'a Model<'t>,
    /// The functions that are imported already.
    pub(super) module: &'a Module,
    /// The primitives by their names in StableHLO.
    pub(super) primitives: &'a HashMap<&'static str, &'static Primitive>,
    /// The functions of the file.
    pub(super) functions: &'a HashMap<&'a str, &'a Function<'t>>,
    /// The sizes of the arguments.
    pub(super) sizes: &'a Sizes,
    /// Whether types have sizes `?`: each call is then imported with the shapes of its operands.
    pub(super) is_dynamic: bool,
    /// The devices that the model runs on.
    pub(super) devices: Devices,
    /// The functions that communicate with other devices.
    pub(super) communicating: &'a HashSet<&'a str>,
    /// The functions that draw random numbers.
    pub(super) drawing: &'a HashSet<&'a str>,
    /// The targets of custom calls outside of the file; without it these are refused.
    pub(super) targets: Option<&'a RefCell<Vec<Target>>>,
}

/// A region that is being imported, or the function's body.
pub(super) struct Frame<'a> {
    pub(super) b: Builder<'a>,
    /// The values of the file that have a value in this graph.
    values: HashMap<ValueId, Value>,
    /// The values of the graph around that are parameters of this one, after its own.
    pub(super) captured: Vec<Value>,
    /// The elements of small arrays of integers.
    pub(super) contents: HashMap<Value, Rc<[Element]>>,
    /// The token of the device as a replica.
    replica: Option<Value>,
    /// The state of the generator of random numbers.
    pub(super) generator: Option<Value>,
}

impl Frame<'_> {
    /// Returns the elements of an array that is a constant or a function of sizes.
    pub(super) fn contents_of(&self, value: Value) -> Contents {
        let known = self.contents.get(&value).cloned();
        known.or_else(|| contents::of_literal(ops::constant::literal(&self.b.graph, value)?))
    }
}

/// The open regions, from the function's body to the innermost one.
pub(super) struct Body<'a, 't> {
    pub(super) known: &'a Known<'a, 't>,
    frames: Vec<Frame<'a>>,
    /// The element types of values that are quantised.
    pub(super) quantized: HashMap<ValueId, Quantized>,
    /// The element types of values that are integers of less than eight bits.
    narrow: HashMap<ValueId, Narrow>,
    /// The types of tuples, and the values in them.
    pub(super) tuples: HashMap<ValueId, (Rc<Type<'t>>, Box<[ValueId]>)>,
    /// The number of the last value that has none in the file: they are counted down.
    pub(super) unnumbered: u32,
}

/// Returns the graph of a function.
pub(super) fn graph<'t>(
    known: &Known<'_, 't>,
    function: &Function<'t>,
) -> Result<Graph, ParseError> {
    let mut shapes = Vec::new();
    for param in &function.params {
        shapes.push(shape(known.model, &param.ty, param.at)?);
    }
    let scalars = Vec::new();
    entry(known, function, &Parameters { shapes, scalars })
}

/// The parameters of a function.
pub(super) struct Parameters {
    pub(super) shapes: Vec<Shape>,
    /// The numbers of those that may be sizes, with the sizes.
    pub(super) scalars: Vec<(usize, Size)>,
}

/// Returns the graph of a function with these parameters. Those that are sizes are none of the graph.
pub(super) fn entry<'t>(
    known: &Known<'_, 't>,
    function: &Function<'t>,
    parameters: &Parameters,
) -> Result<Graph, ParseError> {
    let mut body = Body {
        known,
        frames: Vec::new(),
        quantized: HashMap::new(),
        narrow: HashMap::new(),
        tuples: HashMap::new(),
        unnumbered: u32::MAX,
    };
    body.open();
    for (i, (param, shape)) in function.params.iter().zip(&parameters.shapes).enumerate() {
        let size = parameters.scalars.iter().find(|(param, _)| *param == i);
        let is_size = known.sizes.is_size(param.name.trim_start_matches('%'));
        // Older versions of JAX pass sizes as integers: these become the size itself.
        let value = match size.filter(|_| is_size) {
            Some((_, size)) => constant::size(body.b(), shape.element, size.clone()),
            None => body.b().graph.add_param(shape.clone()),
        };
        if let Some((_, size)) = size {
            let number = Element::Number(Number::size(size));
            body.frame().contents.insert(value, [number].into());
        }
        body.frame().values.insert(param.value, value);
        body.record(param.value, &param.ty);
    }
    // The state of the generator and the token of the replicas follow the parameters of the file.
    let draws = known.drawing.contains(&*function.name);
    if draws {
        let state = body.b().graph.add_param(generator::state());
        body.frame().generator = Some(state);
    }
    if known.communicating.contains(&*function.name) {
        let token = body.b().graph.add_param(channel::token());
        body.frame().replica = Some(token);
    }
    let mut results = body.function(function)?;
    let mut frame = body.close();
    results.extend(frame.generator.filter(|_| draws));
    frame.b.graph.results = results;
    Ok(frame.b.graph)
}

impl<'a, 't> Body<'a, 't> {
    /// Returns the builder of the innermost graph.
    pub(super) fn b(&mut self) -> &mut Builder<'a> {
        &mut self.frame().b
    }

    pub(super) fn frame(&mut self) -> &mut Frame<'a> {
        let last = self.frames.last_mut();
        last.expect("a graph is open")
    }

    fn open(&mut self) {
        self.frames.push(Frame {
            b: Builder::new(self.known.module),
            values: HashMap::new(),
            captured: Vec::new(),
            contents: HashMap::new(),
            replica: None,
            generator: None,
        });
    }

    fn close(&mut self) -> Frame<'a> {
        let frame = self.frames.pop();
        frame.expect("a graph is open")
    }

    /// Imports the operations of a function whose parameters have values, and returns its results.
    fn function(&mut self, function: &Function<'t>) -> Result<Vec<Value>, ParseError> {
        let results = self.operations(&function.body, RETURN, function.at)?;
        let mut expected = Vec::new();
        for (ty, _) in &function.results {
            expected.push(self.shape(ty, function.at)?);
        }
        self.typed(&expected, &results, function.at)?;
        Ok(results)
    }

    /// Imports the operations of a function that is called with these operands, and returns its results.
    pub(super) fn called(
        &mut self,
        function: &Function<'t>,
        operands: &[Value],
        at: usize,
    ) -> Result<Vec<Value>, ParseError> {
        if function.params.len() != operands.len() {
            let (expected, found) = (function.params.len(), operands.len());
            let why = format!(
                "@{} has {expected} parameters, found {found}",
                function.name
            );
            return Err(self.refused(at, why));
        }
        let mut expected = Vec::new();
        for param in &function.params {
            expected.push(self.shape(&param.ty, param.at)?);
        }
        self.typed(&expected, operands, at)?;
        // The function sees none of its caller's values.
        let outside = std::mem::take(&mut self.frame().values);
        let quantized = std::mem::take(&mut self.quantized);
        let narrow = std::mem::take(&mut self.narrow);
        let tuples = std::mem::take(&mut self.tuples);
        for (param, &operand) in function.params.iter().zip(operands) {
            self.frame().values.insert(param.value, operand);
            self.record(param.value, &param.ty);
        }
        // The importer has refused functions that call themselves.
        let results = self.function(function);
        self.frame().values = outside;
        (self.quantized, self.narrow, self.tuples) = (quantized, narrow, tuples);
        results
    }

    /// Records the element type of a value that has another one in storage.
    fn record(&mut self, value: ValueId, ty: &Type<'_>) {
        if let Some(narrow) = Narrow::of(ty) {
            self.narrow.insert(value, narrow);
        }
        if let Some(quantized) = Quantized::of(ty) {
            self.quantized.insert(value, quantized);
        }
    }

    pub(super) fn shape_of(&mut self, value: Value) -> Shape {
        self.b().shape(value).clone()
    }

    /// Returns an error of an operation's rule. Where equal sizes would remove it, the function is imported again with
    /// those.
    pub(super) fn fault(&self, op: &Op<'t>, fault: Fault) -> ParseError {
        self.known.sizes.equate(&fault.what.unequal());
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
        drawing: Drawing,
        at: usize,
    ) -> Result<Frame<'a>, ParseError> {
        // The order of the parameters is the region's own, then the state of the generator, then captured values.
        self.open();
        for (id, shape) in params {
            let value = self.b().graph.add_param(shape.clone());
            self.frame().values.insert(*id, value);
        }
        if !matches!(drawing, Drawing::None) {
            let state = self.b().graph.add_param(generator::state());
            self.frame().generator = Some(state);
        }
        // A branch reads the state as its first captured value, whose parameter was just added. A loop carries it
        // instead.
        if let Drawing::Read(outer) = drawing {
            self.frame().captured.push(outer);
        }
        for (id, ty) in &region.params {
            self.record(*id, ty);
        }
        let results = self.operations(region, "stablehlo.return", at)?;
        let mut frame = self.close();
        frame.b.graph.results = results;
        Ok(frame)
    }

    /// Imports operations up to the one that returns, and returns its operands.
    fn operations(
        &mut self,
        region: &Region<'t>,
        last: &str,
        at: usize,
    ) -> Result<Vec<Value>, ParseError> {
        let Some((returned, ops)) = region.ops.split_last() else {
            return Err(self.refused(at, format!("expected {last} in each region")));
        };
        // MLIR accepts the terminator of regions at the end of a function too.
        let ends = returned.name == last || last == RETURN && returned.name == "stablehlo.return";
        if !ends {
            let why = format!("expected {last} at the end, found {}", returned.name);
            return Err(self.refused(returned.at, why));
        }
        for op in ops {
            self.op(op)?;
        }
        let results = self.operands(returned)?;
        self.declared(returned, &results)?;
        Ok(results)
    }

    /// Returns the values of an operation's operands.
    pub(super) fn operands(&mut self, op: &Op<'t>) -> Result<Vec<Value>, ParseError> {
        let mut values = Vec::with_capacity(op.operands.len());
        for &id in &op.operands {
            values.push(self.operand(id, op)?);
        }
        Ok(values)
    }

    /// Returns the value of an operand.
    pub(super) fn operand(&mut self, id: ValueId, op: &Op<'t>) -> Result<Value, ParseError> {
        let value = self.value(id, self.frames.len() - 1);
        value.ok_or_else(|| self.refused(op.at, "an operand is not an array"))
    }

    /// Records the value of the graph that a value of the file is.
    pub(super) fn name(&mut self, id: ValueId, value: Value, ty: &Type<'_>) {
        self.frame().values.insert(id, value);
        self.record(id, ty);
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
        let contents = self.frames[depth - 1].contents_of(outer);
        let frame = &mut self.frames[depth];
        let value = match constant {
            Some(literal) => frame.b.constant(literal),
            None => {
                frame.captured.push(outer);
                frame.b.graph.add_param(shape)
            }
        };
        frame.values.insert(id, value);
        if let Some(contents) = contents {
            frame.contents.insert(value, contents);
        }
        Some(value)
    }

    /// Returns the token of the device as a replica; a token of an outer graph becomes a parameter.
    pub(super) fn replica(&mut self) -> Option<Value> {
        self.replica_in(self.frames.len() - 1)
    }

    fn replica_in(&mut self, depth: usize) -> Option<Value> {
        if let Some(token) = self.frames[depth].replica {
            return Some(token);
        }
        // The reader bounds the depth.
        let outer = self.replica_in(depth.checked_sub(1)?)?;
        let frame = &mut self.frames[depth];
        frame.captured.push(outer);
        let token = frame.b.graph.add_param(channel::token());
        frame.replica = Some(token);
        Some(token)
    }

    /// Adds an operation.
    pub(super) fn op(&mut self, op: &Op<'t>) -> Result<(), ParseError> {
        if self.known.sizes.is_exceeded() {
            return Err(self.refused(
                op.at,
                "the functions that are called have too many operations",
            ));
        }
        if self.tuple(op)? {
            return Ok(());
        }
        let operands = self.operands(op)?;
        self.declared(op, &operands)?;
        for (value, ty) in op.results().zip(&op.result_types) {
            self.record(value, ty);
        }
        // Arrays of integers stand for quantised values and for integers of less than 8 bits; operations on them
        // differ.
        let of = |value| self.quantized.get(value).cloned();
        let types: Vec<Option<Quantized>> = op.operands.iter().map(of).collect();
        let narrow = op
            .operands
            .iter()
            .map(|value| self.narrow.get(value).copied());
        let narrow: Vec<Option<Narrow>> = narrow.collect();
        let results = || op.results();
        let values = if types.iter().any(Option::is_some)
            || results().any(|value| self.quantized.contains_key(&value))
        {
            self.quantized(op, &operands, &types)?
        } else if narrow.iter().any(Option::is_some)
            || results().any(|value| self.narrow.contains_key(&value))
        {
            self.narrow(op, &operands, &narrow)?
        } else {
            self.imported(op, &operands)?
        };
        self.follow(&values);
        // Rules infer the result types again: the types in the file have to be the same.
        let mut expected = Vec::with_capacity(op.result_types.len());
        for ty in &op.result_types {
            expected.push(self.shape(ty, op.at)?);
        }
        self.typed(&expected, &values, op.at)?;
        self.frame().values.extend(op.results().zip(values));
        Ok(())
    }

    /// Refuses types of operands that differ from the values.
    fn declared(&mut self, op: &Op<'t>, operands: &[Value]) -> Result<(), ParseError> {
        let Some(types) = &op.operand_types else {
            return Ok(());
        };
        let mut declared = Vec::with_capacity(types.len());
        for (ty, value) in types.iter().zip(&op.operands) {
            declared.push(self.shape(ty, op.at)?);
            if Narrow::of(ty).as_ref() != self.narrow.get(value) {
                return Err(self.refused(op.at, format!("an operand is not of type {ty}")));
            }
        }
        self.typed(&declared, operands, op.at)
    }

    /// Refuses values whose shapes differ from the file. If that makes a size of an argument a number, the
    /// function is imported again with it.
    pub(super) fn typed(
        &mut self,
        declared: &[Shape],
        values: &[Value],
        at: usize,
    ) -> Result<(), ParseError> {
        let found: Vec<Shape> = values.iter().map(|&v| self.shape_of(v)).collect();
        let pairs = || found.iter().zip(declared);
        if declared.len() == found.len() && pairs().all(|(found, declared)| fits(found, declared)) {
            return Ok(());
        }
        // A size `?` that the rule has made a number, or another size, is replaced in the next round, which discards
        // this error.
        let differ: Vec<_> = pairs().flat_map(|(found, d)| unequal(found, d)).collect();
        self.known.sizes.equate(&differ);
        let (declared, found) = (super::types(declared), super::types(&found));
        Err(self.refused(
            at,
            format!("expected the types ({found}), found ({declared})"),
        ))
    }
}
