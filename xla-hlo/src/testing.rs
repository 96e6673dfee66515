//! Calls of operations written as text, so that a rule's tests are a table of calls and their outcomes.

use crate::channel::{self, Channel};
use crate::error::{At, Error, Fault, FaultKind};
use crate::graph::Values;
use crate::literal::{Number, NumberKind, Numbers};
use crate::operation::bind;
use crate::operation::{Argument, CapturingGraph, Computation, Expected, Int, Param, ParamKind};
use crate::ops::call::type_of;
use crate::{
    Builder, ElementType, Graph, Module, Operation, Shape, Size, Tree, Type, Value, lookup,
};

/// Returns the outcome of a call such as `softmax(f32[2, N], dimension = 1)`, in which an operand is written as its
/// type.
///
/// The outcome is the type of the result, or the error as [`reported`] formats it.
pub(crate) fn outcome(call: &str) -> String {
    match build(call).1 {
        Ok(ty) => ty,
        Err(error) => reported(error),
    }
}

/// Formats an error as the argument at fault, the message, and the advice after a bar.
pub(crate) fn reported(error: Error) -> String {
    let Fault { at, what, help } = error.fault;
    let at = match at {
        At::Call => "call".to_string(),
        At::Operand(number) => format!("operand {number}"),
        At::Named(name, None) => name.to_string(),
        At::Named(name, Some(item)) => format!("{name}[{item}]"),
    };
    let help = help.map(|help| format!(" | {help}"));
    format!("{at}: {what}{}", help.unwrap_or_default())
}

/// Returns the primitives that a call adds, in order.
pub(crate) fn primitives(call: &str) -> Vec<&'static str> {
    graph(call)
        .instrs()
        .map(|(_, instr)| instr.op.name)
        .collect()
}

/// Returns the graph of a call; its parameters are the call's operands.
pub(crate) fn graph(call: &str) -> Graph {
    build(call).0
}

fn build(call: &str) -> (Graph, Result<String, Error>) {
    let (name, arguments) = call.split_once('(').expect("a call");
    let operation = lookup(name).expect("an operation");
    let arguments = items(arguments.strip_suffix(')').expect("a closing parenthesis"));
    let named = |argument: &&str| argument.contains(" = ");
    let positional = arguments.iter().take_while(|a| !named(a)).count();
    let names: Vec<String> = arguments[positional..]
        .iter()
        .map(|a| a.split_once(" = ").expect("a name").0.to_string())
        .collect();
    let module = Module::default();
    let mut b = Builder::new(&module);
    let take = |at: usize, param: &Param, _| {
        let text = arguments[at];
        argument(
            &mut b,
            param.kind,
            text.split_once(" = ").map_or(text, |(_, t)| t),
        )
    };
    let bound = bind(operation, positional, false, &names, take, || {
        Argument::Missing
    });
    let result = match bound {
        Ok(arguments) => b.apply(operation, arguments),
        Err((_, fault)) => Err(fault.of(name)),
    };
    let result = result.map(|values| type_of(&b, &values).to_string());
    (b.graph, result)
}

/// An operation on scalars as a computation.
struct Named(&'static Operation);

impl Computation for Named {
    fn graph(&self, params: &[Shape]) -> Result<Graph, Fault> {
        let expected = params.len();
        let operands = self.0.params.iter();
        let found = operands.filter(|p| p.kind == ParamKind::Array).count();
        if found != expected {
            return Err(Fault::call(FaultKind::ComputationParameters {
                expected,
                found,
            }));
        }
        let module = Module::default();
        let mut b = Builder::new(&module);
        let mut arguments = Vec::new();
        for shape in params {
            let param = b.graph.add_param(shape.clone());
            arguments.push(Argument::Value(Tree::Leaf(param)));
        }
        arguments.resize_with(self.0.params.len(), || Argument::Missing);
        let result = b.apply(self.0, arguments).map_err(|error| error.fault)?;
        b.graph.results = result.leaves().into_iter().copied().collect();
        Ok(b.graph)
    }

    fn with_captures(
        &self,
        params: &[Type],
        _: Option<Expected<'_>>,
        _: &Graph,
    ) -> Result<CapturingGraph, Fault> {
        let graph = self.graph(&shapes(params))?;
        let result = Type::array(graph.result_shapes()[0].clone());
        Ok(seen(graph, result))
    }
}

/// Returns the graph of an operation, or of a [`Whole`], as a [`CapturingGraph`] that captures nothing.
fn seen(graph: Graph, result: Type) -> CapturingGraph {
    CapturingGraph {
        graph,
        result,
        values: Vec::new(),
        replaced: Vec::new(),
    }
}

/// Returns the leaves of parameters, for computations whose parameters cannot be tuples.
fn shapes(params: &[Type]) -> Vec<Shape> {
    let leaves = params.iter().flat_map(Tree::leaves);
    leaves.map(|leaf| leaf.shape.clone()).collect()
}

/// A computation on whole states.
#[derive(Clone, Copy)]
enum Whole {
    /// The state itself.
    Same,
    /// A tuple of all parameters.
    Pair,
    /// A tuple of the leaves in reverse order.
    Swapped,
    /// The constant `false`.
    Stop,
    /// Whether all elements of the first leaf are finite.
    AllFinite,
}

impl Computation for Whole {
    fn graph(&self, params: &[Shape]) -> Result<Graph, Fault> {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let params = params.iter().map(|shape| b.graph.add_param(shape.clone()));
        let mut values: Vec<Value> = params.collect();
        match self {
            Whole::Same | Whole::Pair => {}
            Whole::Swapped => values.reverse(),
            Whole::Stop => values = vec![b.scalar(ElementType::Bool, 0.0)],
            Whole::AllFinite => {
                for name in ["is_finite", "all"] {
                    let operation = lookup(name).expect("an operation");
                    let mut arguments = vec![Argument::Value(Tree::Leaf(values[0]))];
                    arguments.resize_with(operation.params.len(), || Argument::Missing);
                    let result = b.apply(operation, arguments).map_err(|error| error.fault)?;
                    values = result.leaves().into_iter().copied().collect();
                }
            }
        }
        b.graph.results = values;
        Ok(b.graph)
    }

    fn with_captures(
        &self,
        params: &[Type],
        _: Option<Expected<'_>>,
        _: &Graph,
    ) -> Result<CapturingGraph, Fault> {
        let graph = self.graph(&shapes(params))?;
        let mut results = graph.result_shapes().into_iter().map(Type::array);
        let result = match self {
            Whole::Same => params[0].clone(),
            Whole::Pair => Tree::Tuple(params.to_vec()),
            Whole::Swapped => Tree::Tuple(results.collect()),
            Whole::Stop | Whole::AllFinite => results.next().expect("one result"),
        };
        Ok(seen(graph, result))
    }
}

/// A computation that returns the first half of its parameters.
struct Both;

impl Computation for Both {
    fn graph(&self, params: &[Shape]) -> Result<Graph, Fault> {
        let mut graph = Graph::new();
        let values = params.iter().map(|shape| graph.add_param(shape.clone()));
        let values: Vec<_> = values.collect();
        graph.results = values[..params.len() / 2].to_vec();
        Ok(graph)
    }

    fn with_captures(
        &self,
        params: &[Type],
        _: Option<Expected<'_>>,
        _: &Graph,
    ) -> Result<CapturingGraph, Fault> {
        let graph = self.graph(&shapes(params))?;
        let result = Type::array(graph.result_shapes()[0].clone());
        Ok(seen(graph, result))
    }
}

/// Splits a text at the commas outside brackets.
fn items(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    let mut is_quoted = false;
    for (at, c) in text.char_indices() {
        match c {
            '"' => is_quoted = !is_quoted,
            '[' | '(' => depth += 1,
            ']' | ')' => depth -= 1,
            ',' if depth == 0 && !is_quoted => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

fn argument(b: &mut Builder<'_>, kind: ParamKind, text: &str) -> Argument<'static> {
    match kind {
        ParamKind::Array
        | ParamKind::Arrays
        | ParamKind::Value
        | ParamKind::State
        | ParamKind::Operand => match values(b, text) {
            Some(values) => Argument::Value(values),
            None => Argument::Numbers(number(text)),
        },
        ParamKind::Channel(kind) => {
            let content = Type::array(Shape::new(ElementType::F32, [2, 3].map(Size::from)));
            let token = b.graph.add_param(channel::token());
            Argument::Channel(token, Channel { kind, content })
        }
        ParamKind::Int | ParamKind::Ints | ParamKind::Sizes => Argument::Ints(ints(text)),
        ParamKind::Pairs => Argument::Ints(ints(&text.replace(['(', ')'], ""))),
        ParamKind::Lists => {
            let inside = text.strip_prefix('[').and_then(|t| t.strip_suffix(']'));
            let lists = items(inside.expect("a list")).into_iter().map(ints);
            Argument::Lists(lists.collect())
        }
        ParamKind::Bools => Argument::Ints(ints(&text.replace("true", "1").replace("false", "0"))),
        ParamKind::Bool => Argument::Bool(text == "true"),
        ParamKind::Element => Argument::Element(ElementType::from_name(text).expect("a type")),
        ParamKind::Padding if !text.starts_with('"') => argument(b, ParamKind::Pairs, text),
        ParamKind::Word | ParamKind::Text | ParamKind::Padding => {
            Argument::Word(text.trim_matches('"').to_string())
        }
        ParamKind::Computation | ParamKind::Function => Argument::Computation(computation(text)),
        ParamKind::Computations => {
            let list = text.trim_start_matches('[').trim_end_matches(']');
            Argument::Computations(items(list).into_iter().map(computation).collect())
        }
    }
}

/// Returns one of the computations above, or an operation on scalars.
fn computation(text: &str) -> &'static dyn Computation {
    match text {
        "both" => &Both,
        "same" => &Whole::Same,
        "pair" => &Whole::Pair,
        "swapped" => &Whole::Swapped,
        "stop" => &Whole::Stop,
        "all_finite" => &Whole::AllFinite,
        _ => Box::leak(Box::new(Named(lookup(text).expect("an operation")))),
    }
}

/// Adds an array, or a tuple of arrays in parentheses, as parameters of the graph.
pub(crate) fn values(b: &mut Builder<'_>, text: &str) -> Option<Values> {
    if let Some(inside) = text.strip_prefix('(') {
        let parts = items(inside.strip_suffix(')')?);
        let parts: Option<Vec<Values>> = parts.into_iter().map(|part| values(b, part)).collect();
        return parts.map(Tree::Tuple);
    }
    let (element, sizes) = text.split_once('[')?;
    let element = ElementType::from_name(element)?;
    let sizes = items(sizes.strip_suffix(']')?);
    let sizes: Vec<Size> = sizes.into_iter().map(size).collect();
    Some(Tree::Leaf(b.graph.add_param(Shape::new(element, sizes))))
}

fn size(text: &str) -> Size {
    text.parse().expect("a size")
}

fn ints(text: &str) -> Vec<Int> {
    let inside = text.strip_prefix('[').and_then(|t| t.strip_suffix(']'));
    items(inside.unwrap_or(text))
        .into_iter()
        .map(|item| match item.parse::<i64>() {
            Ok(n) if n < 0 => Int::Negative(n),
            _ => Int::Size(size(item)),
        })
        .collect()
}

pub(crate) fn number(text: &str) -> Numbers {
    let kind = match text {
        "true" | "false" => NumberKind::Bool,
        _ if text.contains(['.', 'e']) => NumberKind::Float,
        _ => NumberKind::Integer,
    };
    let text = text.to_string();
    Numbers {
        dims: Vec::new(),
        numbers: vec![Number { text, kind }],
    }
}

/// Compares the outcome of each call with the expected one.
pub(crate) fn check(cases: &[(&str, &str)]) {
    for (call, expected) in cases {
        assert_eq!(outcome(call), *expected, "{call}");
    }
}

/// A pseudorandom number generator with a fixed seed, for random cases.
pub(crate) struct Dice(u64);

impl Dice {
    /// Creates a generator; the seed must not be 0.
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Returns a number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}
