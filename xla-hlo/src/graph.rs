//! Graphs of instructions: what a computation is between its text and its code.

use std::cell::OnceCell;
use std::rc::Rc;

use crate::channel::{self, Channel};
use crate::demand::{self, Demand};
use crate::operation::{Int, OWN, Primitive};
use crate::{ArrayType, ElementType, Layout, Literal, Shape, Size, Tree, Type};

/// One array inside a graph, as an index into its values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Value(pub u32);

/// One instruction inside a graph, as an index into its instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Id(pub u32);

/// Where an instruction comes from: an index into a table that whoever built the graph keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Origin(pub Option<u32>);

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The graph's parameter with this number.
    Parameter(usize),
    /// A result, by its number, of an instruction.
    Result(Id, usize),
}

/// An attribute of an instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Attr {
    /// A number.
    Int(i64),
    /// Numbers, such as dimensions.
    Ints(Vec<i64>),
    /// Numbers of which one is symbolic: [`Attr::numbers`] makes [`Attr::Ints`] of others.
    Numbers(Vec<Int>),
    /// Sizes, which may be symbolic.
    Sizes(Vec<Size>),
    /// Shapes, whose sizes may be symbolic.
    Shapes(Vec<Shape>),
    /// An element type.
    Element(ElementType),
    /// A constant.
    Literal(Literal),
    /// A name.
    Text(String),
}

impl Attr {
    /// Numbers, of which any may be symbolic.
    pub fn numbers(numbers: Vec<Int>) -> Attr {
        let known: Option<Vec<i64>> = numbers.iter().map(Int::known).collect();
        known.map_or(Attr::Numbers(numbers), Attr::Ints)
    }
}

/// An instruction: an operation on values.
#[derive(Clone, Debug)]
pub struct Instr {
    /// What it does.
    pub op: &'static Primitive,
    /// What it reads.
    pub operands: Vec<Value>,
    /// Its attributes, in the order the primitive lists them.
    pub attrs: Vec<(&'static str, Attr)>,
    /// The computations it applies.
    pub regions: Vec<Graph>,
    /// What it makes.
    pub results: Vec<Value>,
    /// The part of the user's text it comes from.
    pub origin: Origin,
}

impl Instr {
    /// The attribute with this name.
    pub fn attr(&self, name: &str) -> Option<&Attr> {
        find(&self.attrs, name)
    }

    /// The list of numbers under this name; empty when there is none.
    pub fn ints(&self, name: &str) -> &[i64] {
        ints(&self.attrs, name)
    }

    /// How many operands are its own; the others are values that its computations see.
    pub fn own(&self) -> usize {
        own(&self.attrs, self.operands.len())
    }

    /// Whether it, or an instruction of its computations, does more than make results.
    pub fn has_effect(&self) -> bool {
        let inside = |region: &Graph| region.instrs.iter().any(Instr::has_effect);
        self.op.laws.effect || self.regions.iter().any(inside)
    }

    /// The list of dimension numbers under this name, already checked to be none below zero.
    pub fn dims(&self, name: &str) -> Vec<usize> {
        self.ints(name).iter().map(|&d| d as usize).collect()
    }
}

/// The attribute with this name.
pub fn find<'a>(attrs: &'a [(&'static str, Attr)], name: &str) -> Option<&'a Attr> {
    attrs.iter().find(|(n, _)| *n == name).map(|(_, a)| a)
}

/// How many of so many operands are an instruction's own.
pub fn own(attrs: &[(&'static str, Attr)], operands: usize) -> usize {
    match find(attrs, OWN) {
        Some(Attr::Int(own)) => (*own as usize).min(operands),
        _ => operands,
    }
}

/// The list of numbers under this name; empty when there is none.
pub fn ints<'a>(attrs: &'a [(&'static str, Attr)], name: &str) -> &'a [i64] {
    match find(attrs, name) {
        Some(Attr::Ints(list)) => list,
        _ => &[],
    }
}

/// A straight line of instructions in an order in which every operand is made before it is read.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    values: Vec<(Shape, Source)>,
    instrs: Vec<Instr>,
    /// The parameters, in order.
    pub params: Vec<Value>,
    /// The results, in order.
    pub results: Vec<Value>,
}

impl Graph {
    /// A graph with nothing in it.
    pub fn new() -> Graph {
        Graph::default()
    }

    /// Adds a parameter.
    pub fn add_param(&mut self, shape: Shape) -> Value {
        let value = self.add_value(shape, Source::Parameter(self.params.len()));
        self.params.push(value);
        value
    }

    /// Adds an instruction whose results' shapes are already inferred.
    ///
    /// To have them inferred and checked use [`crate::Builder`].
    pub fn add_instr(
        &mut self,
        op: &'static Primitive,
        operands: Vec<Value>,
        attrs: Vec<(&'static str, Attr)>,
        regions: Vec<Graph>,
        shapes: Vec<Shape>,
        origin: Origin,
    ) -> Id {
        let id = Id(self.instrs.len() as u32);
        let results = shapes
            .into_iter()
            .enumerate()
            .map(|(i, shape)| self.add_value(shape, Source::Result(id, i)))
            .collect();
        self.instrs.push(Instr {
            op,
            operands,
            attrs,
            regions,
            results,
            origin,
        });
        id
    }

    fn add_value(&mut self, shape: Shape, source: Source) -> Value {
        let value = Value(self.values.len() as u32);
        self.values.push((shape, source));
        value
    }

    /// A value's shape.
    pub fn shape(&self, value: Value) -> &Shape {
        &self.values[value.0 as usize].0
    }

    /// Where a value comes from.
    pub fn source(&self, value: Value) -> Source {
        self.values[value.0 as usize].1
    }

    /// The instruction that makes a value; `None` for a parameter.
    pub fn maker(&self, value: Value) -> Option<&Instr> {
        match self.source(value) {
            Source::Parameter(_) => None,
            Source::Result(id, _) => Some(self.instr(id)),
        }
    }

    /// An instruction.
    pub fn instr(&self, id: Id) -> &Instr {
        &self.instrs[id.0 as usize]
    }

    /// The instructions in order.
    pub fn instrs(&self) -> impl DoubleEndedIterator<Item = (Id, &Instr)> {
        self.instrs
            .iter()
            .enumerate()
            .map(|(i, instr)| (Id(i as u32), instr))
    }

    /// The number of values, parameters included; every [`Value`] is below it.
    pub fn value_count(&self) -> usize {
        self.values.len()
    }

    /// The number of instructions.
    pub fn len(&self) -> usize {
        self.instrs.len()
    }

    /// Whether there is no instruction.
    pub fn is_empty(&self) -> bool {
        self.instrs.is_empty()
    }

    /// The shapes of the parameters.
    pub fn param_shapes(&self) -> Vec<Shape> {
        self.params.iter().map(|&v| self.shape(v).clone()).collect()
    }

    /// The shapes of the results.
    pub fn result_shapes(&self) -> Vec<Shape> {
        self.results
            .iter()
            .map(|&v| self.shape(v).clone())
            .collect()
    }

    /// The same with other parameters: of these shapes, parameter `i` being the new one at `places[i]`.
    #[must_use]
    pub fn with_params(&self, shapes: &[Shape], places: &[usize]) -> Graph {
        let mut out = Graph::new();
        let params: Vec<Value> = shapes.iter().map(|s| out.add_param(s.clone())).collect();
        let arguments: Vec<Value> = places.iter().map(|&place| params[place]).collect();
        out.results = out.paste(self, &arguments);
        out
    }

    /// Adds the instructions of another graph with these values as its parameters; its results.
    pub fn paste(&mut self, other: &Graph, arguments: &[Value]) -> Vec<Value> {
        let mut new = vec![Value(0); other.values.len()];
        for (param, &argument) in other.params.iter().zip(arguments) {
            new[param.0 as usize] = argument;
        }
        for instr in &other.instrs {
            let operands = instr.operands.iter().map(|v| new[v.0 as usize]).collect();
            let shapes = instr.results.iter().map(|&v| other.shape(v).clone());
            let Instr { attrs, regions, .. } = instr.clone();
            let id = self.add_instr(
                instr.op,
                operands,
                attrs,
                regions,
                shapes.collect(),
                instr.origin,
            );
            for (old, &value) in instr.results.iter().zip(&self.instr(id).results) {
                new[old.0 as usize] = value;
            }
        }
        other.results.iter().map(|v| new[v.0 as usize]).collect()
    }

    /// How often each value is read, as an operand or as a result of the graph.
    pub fn use_counts(&self) -> Vec<u32> {
        let mut counts = vec![0; self.values.len()];
        let operands = self.instrs.iter().flat_map(|instr| &instr.operands);
        for value in operands.chain(&self.results) {
            counts[value.0 as usize] += 1;
        }
        counts
    }
}

/// A parameter of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// Whether it is state: what it holds at the end is a result of the graph, after the function's own.
    pub state: bool,
    /// What it stands for outside, where it is no array; its type is a token then.
    pub channel: Option<Channel>,
}

impl Parameter {
    /// A parameter that is handed over to be read.
    pub fn new(name: impl Into<String>, ty: Type) -> Parameter {
        Parameter {
            name: name.into(),
            ty,
            state: false,
            channel: None,
        }
    }

    /// A parameter that stands for something outside.
    pub fn channel(name: impl Into<String>, channel: Channel) -> Parameter {
        Parameter {
            name: name.into(),
            ty: Type::array(channel::token()),
            state: channel.way.moves(),
            channel: Some(channel),
        }
    }

    /// What it takes, as a user reads it.
    pub fn taken(&self) -> String {
        match &self.channel {
            Some(channel) => format!("&{channel}"),
            None => self.ty.to_string(),
        }
    }
}

/// What a function takes and gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The names of its sizes, in the order of their declaration.
    pub sizes: Vec<String>,
    /// Its parameters, in order.
    pub params: Vec<Parameter>,
    /// The type of its result.
    pub result: Type,
    /// Whether it may fail while it runs.
    pub fallible: bool,
}

impl Signature {
    /// Of a function that is generic in nothing and cannot fail.
    pub fn new(params: Vec<Parameter>, result: Type) -> Signature {
        Signature {
            sizes: Vec::new(),
            params,
            result,
            fallible: false,
        }
    }

    /// The layouts of the graph's parameters: of the leaves, depth first.
    pub fn param_layouts(&self) -> Vec<&Layout> {
        let leaves = self.params.iter().flat_map(|p| p.ty.leaves());
        leaves.map(|leaf| &leaf.layout).collect()
    }

    /// The types of the graph's results: of the function's own, then of what each state holds at the end.
    pub fn graph_results(&self) -> Vec<&ArrayType> {
        let state = self.params.iter().filter(|param| param.state);
        let all = std::iter::once(&self.result).chain(state.map(|param| &param.ty));
        all.flat_map(Tree::leaves).collect()
    }

    /// The layouts of the graph's results.
    pub fn result_layouts(&self) -> Vec<&Layout> {
        let leaves = self.graph_results().into_iter();
        leaves.map(|leaf| &leaf.layout).collect()
    }
}

/// A computation: its signature and its graph.
///
/// The graph's parameters are the leaves of the signature's parameters, depth first; its results likewise, and after them the
/// leaves of each parameter that is state.
#[derive(Clone, Debug)]
pub struct Function {
    /// A name that no other function of the module has.
    pub name: String,
    /// What it takes and gives.
    pub signature: Signature,
    /// What it does.
    pub graph: Graph,
    /// What it demands of its sizes, found when it is first asked for.
    demands: OnceCell<Vec<Demand>>,
}

impl Function {
    /// A computation of these parts.
    pub fn new(name: impl Into<String>, signature: Signature, graph: Graph) -> Function {
        Function {
            name: name.into(),
            signature,
            graph,
            demands: OnceCell::new(),
        }
    }

    /// The name as its user wrote it: without what tells it from others after a dot.
    pub fn written(&self) -> &str {
        let before = self.name.rsplit_once('.');
        before.map_or(&self.name, |(name, _)| name)
    }

    /// What it demands of numbers for its sizes; the module holds its callees.
    pub fn demands(&self, module: &Module) -> &[Demand] {
        self.demands
            .get_or_init(|| demand::of_graph(module, &self.graph))
    }
}

/// A computation and all that it calls, each once, callees before their callers; the last one is the entry.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The functions.
    pub functions: Vec<Rc<Function>>,
}

impl Module {
    /// The function with this name.
    pub fn function(&self, name: &str) -> Option<&Rc<Function>> {
        self.functions.iter().find(|f| f.name == name)
    }

    /// The function that the module is about.
    pub fn entry(&self) -> Option<&Rc<Function>> {
        self.functions.last()
    }

    /// Adds what another module holds and this one does not.
    pub fn merge(&mut self, other: &Module) {
        for function in &other.functions {
            if self.function(&function.name).is_none() {
                self.functions.push(Rc::clone(function));
            }
        }
    }
}

/// A value of a program: an array, a tuple or a record of them.
pub type Values = Tree<Value>;
