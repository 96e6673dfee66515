//! Graphs of instructions: the intermediate representation of a computation.

use std::cell::OnceCell;
use std::rc::Rc;

use crate::channel::{self, Channel};
use crate::demand::{self, Demand};
use crate::list::Items;
use crate::operation::{Int, OWN, Primitive};
use crate::{ArrayType, ElementType, Layout, Literal, Shape, Size, Tree, Type};

/// One array inside a graph, as an index into its values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Value(pub u32);

/// One instruction inside a graph, as an index into its instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Id(pub u32);

/// The origin of an instruction: an index into a table of the graph's builder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Origin(pub Option<u32>);

/// The definition of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The graph's parameter with this number.
    Parameter(usize),
    /// The result of an instruction with this index.
    Result(Id, usize),
}

/// An attribute of an instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Attr {
    /// A number.
    Int(i64),
    /// Numbers, such as dimensions.
    Ints(Vec<i64>),
    /// Numbers of which one is symbolic: [`Attr::numbers`] stores all others as [`Attr::Ints`].
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
    /// Returns the attribute of numbers of which any may be symbolic.
    pub fn numbers(numbers: Vec<Int>) -> Attr {
        let known: Option<Vec<i64>> = numbers.iter().map(Int::known).collect_some();
        known.map_or(Attr::Numbers(numbers), Attr::Ints)
    }
}

/// An instruction: an operation on values.
#[derive(Clone, Debug)]
pub struct Instr {
    /// The operation.
    pub op: &'static Primitive,
    /// The operands.
    pub operands: Vec<Value>,
    /// The attributes, in the primitive's order.
    pub attrs: Vec<(&'static str, Attr)>,
    /// The regions.
    pub regions: Vec<Graph>,
    /// The results.
    pub results: Vec<Value>,
    /// The part of the user's source that it comes from.
    pub origin: Origin,
}

impl Instr {
    /// Returns the attribute with this name.
    pub fn attr(&self, name: &str) -> Option<&Attr> {
        find(&self.attrs, name)
    }

    /// Returns the list of numbers under this name; empty if there is none.
    pub fn ints(&self, name: &str) -> &[i64] {
        ints(&self.attrs, name)
    }

    /// Returns the number of the instruction's own operands; the others are captured by its regions.
    pub fn own(&self) -> usize {
        own(&self.attrs, self.operands.len())
    }

    /// Whether the instruction, or one in its regions, has a side effect.
    pub fn has_effect(&self) -> bool {
        let inside = |region: &Graph| region.instrs.iter().any_item(Instr::has_effect);
        self.op.laws.effect || self.regions.iter().any_item(inside)
    }

    /// Returns the list of dimension numbers under this name, which are already checked to be non-negative.
    pub fn dims(&self, name: &str) -> Vec<usize> {
        self.ints(name).iter().map(|&d| d as usize).collect_vec()
    }
}

/// Returns the attribute with this name.
pub fn find<'a>(attrs: &'a [(&'static str, Attr)], name: &str) -> Option<&'a Attr> {
    attrs.iter().find_item(|(n, _)| *n == name).map(|(_, a)| a)
}

/// Returns how many of an instruction's operands are its own, not captured by its regions.
pub fn own(attrs: &[(&'static str, Attr)], operands: usize) -> usize {
    match find(attrs, OWN) {
        Some(Attr::Int(own)) => (*own as usize).min(operands),
        _ => operands,
    }
}

/// Returns the list of numbers under this name; empty if there is none.
pub fn ints<'a>(attrs: &'a [(&'static str, Attr)], name: &str) -> &'a [i64] {
    match find(attrs, name) {
        Some(Attr::Ints(list)) => list,
        _ => &[],
    }
}

/// A sequence of instructions in which every operand is defined before its use.
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
    /// Returns an empty graph.
    pub fn new() -> Graph {
        Graph::default()
    }

    /// Adds a parameter.
    pub fn add_param(&mut self, shape: Shape) -> Value {
        let value = self.add_value(shape, Source::Parameter(self.params.len()));
        self.params.push(value);
        value
    }

    /// Adds an instruction whose result shapes are already inferred.
    ///
    /// [`crate::Builder`] infers and checks them.
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
            .collect_vec();
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

    /// Returns a value's shape.
    pub fn shape(&self, value: Value) -> &Shape {
        &self.values[value.0 as usize].0
    }

    /// Returns the definition of a value.
    pub fn source(&self, value: Value) -> Source {
        self.values[value.0 as usize].1
    }

    /// Returns the instruction that defines a value; `None` for a parameter.
    pub fn maker(&self, value: Value) -> Option<&Instr> {
        match self.source(value) {
            Source::Parameter(_) => None,
            Source::Result(id, _) => Some(self.instr(id)),
        }
    }

    /// Returns an instruction.
    pub fn instr(&self, id: Id) -> &Instr {
        &self.instrs[id.0 as usize]
    }

    /// Returns the instructions in order.
    pub fn instrs(&self) -> impl DoubleEndedIterator<Item = (Id, &Instr)> {
        self.instrs
            .iter()
            .enumerate()
            .map(|(i, instr)| (Id(i as u32), instr))
    }

    /// Returns the number of values, including parameters; the index of every [`Value`] is below it.
    pub fn value_count(&self) -> usize {
        self.values.len()
    }

    /// Returns the number of instructions.
    pub fn len(&self) -> usize {
        self.instrs.len()
    }

    /// Whether the graph has no instructions.
    pub fn is_empty(&self) -> bool {
        self.instrs.is_empty()
    }

    /// Returns the shapes of the parameters.
    pub fn param_shapes(&self) -> Vec<Shape> {
        self.params
            .iter()
            .map(|&v| self.shape(v).clone())
            .collect_vec()
    }

    /// Returns the shapes of the results.
    pub fn result_shapes(&self) -> Vec<Shape> {
        self.results
            .iter()
            .map(|&v| self.shape(v).clone())
            .collect_vec()
    }

    /// Returns the graph with parameters of these shapes; the new parameter `places[i]` replaces parameter `i`.
    #[must_use]
    pub fn with_params(&self, shapes: &[Shape], places: &[usize]) -> Graph {
        let mut out = Graph::new();
        let params: Vec<Value> = shapes
            .iter()
            .map(|s| out.add_param(s.clone()))
            .collect_vec();
        let arguments: Vec<Value> = places.iter().map(|&place| params[place]).collect_vec();
        out.results = out.paste(self, &arguments);
        out
    }

    /// Inlines the instructions of another graph with these values as its parameters, and returns its results.
    pub fn paste(&mut self, other: &Graph, arguments: &[Value]) -> Vec<Value> {
        let mut new = vec![Value(0); other.values.len()];
        for (param, &argument) in other.params.iter().zip_items(arguments) {
            new[param.0 as usize] = argument;
        }
        for instr in &other.instrs {
            let operands = instr
                .operands
                .iter()
                .map(|v| new[v.0 as usize])
                .collect_vec();
            let shapes = instr.results.iter().map(|&v| other.shape(v).clone());
            let Instr { attrs, regions, .. } = instr.clone();
            let id = self.add_instr(
                instr.op,
                operands,
                attrs,
                regions,
                shapes.collect_vec(),
                instr.origin,
            );
            for (old, &value) in instr.results.iter().zip_items(&self.instr(id).results) {
                new[old.0 as usize] = value;
            }
        }
        other
            .results
            .iter()
            .map(|v| new[v.0 as usize])
            .collect_vec()
    }

    /// Counts the uses of each value, as an operand or as a result of the graph.
    pub fn use_counts(&self) -> Vec<u32> {
        let mut counts = vec![0; self.values.len()];
        let operands = self.instrs.iter().flat_items(|instr| &instr.operands);
        for value in operands.chain_items(&self.results) {
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
    /// Whether the parameter is state: its final value is a result of the graph, after the function's own results.
    pub state: bool,
    /// The channel, if the parameter is not an array; its type is then a token.
    pub channel: Option<Channel>,
}

impl Parameter {
    /// Returns a parameter that is only read.
    pub fn new(name: impl Into<String>, ty: Type) -> Parameter {
        Parameter {
            name: name.into(),
            ty,
            state: false,
            channel: None,
        }
    }

    /// Returns a parameter that is a channel.
    pub fn channel(name: impl Into<String>, channel: Channel) -> Parameter {
        Parameter {
            name: name.into(),
            ty: Type::array(channel::token()),
            state: channel.way.moves(),
            channel: Some(channel),
        }
    }

    /// Returns the parameter's type in the user's notation.
    pub fn taken(&self) -> String {
        match &self.channel {
            Some(channel) => format!("&{channel}"),
            None => self.ty.to_string(),
        }
    }
}

/// The parameter and result types of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The names of the generic sizes, in the order of their declaration.
    pub sizes: Vec<String>,
    /// The parameters, in order.
    pub params: Vec<Parameter>,
    /// The result type.
    pub result: Type,
    /// Whether the function may fail at run time.
    pub fallible: bool,
}

impl Signature {
    /// Returns the signature of an infallible function without generic sizes.
    pub fn new(params: Vec<Parameter>, result: Type) -> Signature {
        Signature {
            sizes: Vec::new(),
            params,
            result,
            fallible: false,
        }
    }

    /// Returns the layouts of the graph's parameters, which are the leaves of the signature's parameters, depth first.
    pub fn param_layouts(&self) -> Vec<&Layout> {
        let leaves = self.params.iter().flat_items(|p| p.ty.leaves());
        leaves.map(|leaf| &leaf.layout).collect_vec()
    }

    /// Returns the types of the graph's results: the function's own, then the final value of each state parameter.
    pub fn graph_results(&self) -> Vec<&ArrayType> {
        let state = self.params.iter().filter_items(|param| param.state);
        let all = std::iter::once(&self.result).chain_items(state.map(|param| &param.ty));
        all.flat_items(Tree::leaves).collect_vec()
    }

    /// Returns the layouts of the graph's results.
    pub fn result_layouts(&self) -> Vec<&Layout> {
        let leaves = self.graph_results().into_iter();
        leaves.map(|leaf| &leaf.layout).collect_vec()
    }
}

/// A computation: its signature and its graph.
///
/// The graph's parameters are the leaves of the signature's parameters, depth first; its results are the leaves of the
/// result, followed by the leaves of each state parameter.
#[derive(Clone, Debug)]
pub struct Function {
    /// The name, unique in the module.
    pub name: String,
    /// The signature.
    pub signature: Signature,
    /// The body.
    pub graph: Graph,
    /// The size constraints, computed on first use.
    demands: OnceCell<Vec<Demand>>,
}

impl Function {
    /// Creates a computation.
    pub fn new(name: impl Into<String>, signature: Signature, graph: Graph) -> Function {
        Function {
            name: name.into(),
            signature,
            graph,
            demands: OnceCell::new(),
        }
    }

    /// Returns the name in the user's source, without the suffix after the last dot that makes it unique.
    pub fn written(&self) -> &str {
        let before = self.name.rsplit_once('.');
        before.map_or(&self.name, |(name, _)| name)
    }

    /// Returns the constraints on the function's sizes; `module` holds its callees.
    pub fn demands(&self, module: &Module) -> &[Demand] {
        self.demands
            .get_or_init(|| demand::of_graph(module, &self.graph))
    }
}

/// A computation and all functions that it calls, each once, callees before callers; the last one is the entry.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The functions.
    pub functions: Vec<Rc<Function>>,
}

impl Module {
    /// Returns the function with this name.
    pub fn function(&self, name: &str) -> Option<&Rc<Function>> {
        self.functions.iter().find_item(|f| f.name == name)
    }

    /// Returns the entry function, which is the last one.
    pub fn entry(&self) -> Option<&Rc<Function>> {
        self.functions.last()
    }

    /// Adds the functions of another module whose names this one does not have.
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
