//! A generated program as a graph, which the macro must obtain from the text.

use std::cell::Cell;
use std::rc::Rc;

use xla_hlo::error::Fault;
use xla_hlo::graph::Parameter;
use xla_hlo::literal::{Number, NumberKind, Numbers};
use xla_hlo::operation::bind;
use xla_hlo::operation::{self, Computation, Int, Param, ParamKind};
use xla_hlo::shape::Type;
use xla_hlo::{Builder, Function, Graph, Module, Shape, Signature, Size, Tree, Value, lookup};

use crate::program::{Argument, Array, Closure, Program};

fn sizes(list: &[usize]) -> Vec<Size> {
    list.iter().copied().map(Size::from).collect()
}

/// Returns the shape of an array.
pub(crate) fn shape(array: &Array) -> Shape {
    Shape::new(array.element, sizes(&array.dims))
}

/// A closure of a program, as its operations, and the value that it captures from the enclosing graph.
struct Region(&'static Closure, Cell<Option<Value>>);

impl Computation for Region {
    fn graph(&self, params: &[Shape]) -> Result<Graph, Fault> {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let params = params.iter().map(|shape| b.graph.add_param(shape.clone()));
        let mut values: Vec<Value> = params.collect();
        assert_eq!(values.len(), self.0.params);
        for (name, operands) in self.0.steps {
            if *name == "tuple" {
                b.graph.results = operands.iter().map(|&i| values[i]).collect();
                return Ok(b.graph);
            }
            let operation = lookup(name).expect("an operation");
            let mut arguments: Vec<_> = (operands.iter())
                .map(|&i| operation::Argument::Value(Tree::Leaf(values[i])))
                .collect();
            arguments.resize_with(operation.params.len(), || operation::Argument::Missing);
            let result = b.apply(operation, arguments).map_err(|error| error.fault)?;
            values.extend(result.leaf());
        }
        b.graph.results = values.last().copied().into_iter().collect();
        Ok(b.graph)
    }

    fn capturing(&self, params: &[Shape], around: &Graph) -> Result<(Graph, Vec<Value>), Fault> {
        let captured = Vec::from_iter(self.1.get());
        let shapes = captured.iter().map(|&value| around.shape(value).clone());
        let params: Vec<Shape> = params.iter().cloned().chain(shapes).collect();
        Ok((self.graph(&params)?, captured))
    }

    fn with_captures(
        &self,
        params: &[Type],
        _: Option<operation::Expected<'_>>,
        around: &Graph,
    ) -> Result<operation::CapturingGraph, Fault> {
        let leaves = params.iter().flat_map(Tree::leaves);
        let shapes: Vec<Shape> = leaves.map(|leaf| leaf.shape.clone()).collect();
        let (graph, values) = self.capturing(&shapes, around)?;
        let mut results = graph.result_shapes().into_iter().map(Type::array);
        let result = match results.len() {
            1 => results.next().expect("one result"),
            _ => Tree::Tuple(results.collect()),
        };
        Ok(operation::CapturingGraph {
            graph,
            result,
            values,
            replaced: Vec::new(),
        })
    }
}

/// Returns the program as a module of one function.
///
/// # Panics
/// Panics if an operation rejects its operands, or returns another shape than the program expects: the generator is
/// wrong.
pub fn module(program: &Program) -> Module {
    let module = Module::default();
    let closures: Vec<Region> = (program.steps.iter())
        .flat_map(|step| &step.arguments)
        .flat_map(|(_, argument)| match argument {
            Argument::Closure(closure) | Argument::Capturing(closure, _) => vec![*closure],
            Argument::Closures(closures) => closures.to_vec(),
            _ => Vec::new(),
        })
        .map(|closure| Region(closure, Cell::default()))
        .collect();
    let mut closures = closures.iter();
    let mut b = Builder::new(&module);
    let params = program.arrays[..program.params].iter();
    let mut values: Vec<Value> = params.map(|a| b.graph.add_param(shape(a))).collect();
    for (step, array) in program.steps.iter().zip(&program.arrays[program.params..]) {
        let positional = step
            .arguments
            .iter()
            .filter(|(name, _)| name.is_none())
            .count();
        let names: Vec<String> = (step.arguments.iter())
            .filter_map(|(name, _)| name.map(str::to_string))
            .collect();
        let take = |at: usize, param: &Param, _| {
            let argument = &step.arguments[at].1;
            if let Argument::Closure(_) | Argument::Capturing(..) = argument {
                let region = closures.next().expect("a closure");
                if let Argument::Capturing(_, number) = argument {
                    region.1.set(Some(values[*number]));
                }
                return operation::Argument::Computation(region);
            }
            if let Argument::Closures(all) = argument {
                let regions = closures.by_ref().take(all.len());
                let regions = regions.map(|region| region as &dyn Computation);
                return operation::Argument::Computations(regions.collect());
            }
            converted(&mut b, param.kind, argument, &values)
        };
        let missing = || operation::Argument::Missing;
        let bound = bind(step.operation, positional, false, &names, take, missing);
        let arguments =
            bound.unwrap_or_else(|(_, fault)| panic!("{fault:?} in\n{}", program.source()));
        let result = b.apply(step.operation, arguments);
        let result = result.unwrap_or_else(|error| panic!("{error:?} in\n{}", program.source()));
        let value = *result.leaves()[step.part.unwrap_or(0)];
        assert_eq!(
            *b.shape(value),
            shape(array),
            "v{} in\n{}",
            values.len(),
            program.source()
        );
        values.push(value);
    }
    b.graph.results = program
        .results
        .iter()
        .map(|&result| values[result])
        .collect();
    let graph = b.graph;
    let signature = signature(program, &graph);
    let function = Function::new(program.function(), signature, graph);
    Module {
        functions: vec![Rc::new(function)],
    }
}

/// Converts an argument of a step to one of an operation.
fn converted(
    b: &mut Builder<'_>,
    kind: ParamKind,
    argument: &Argument,
    values: &[Value],
) -> operation::Argument<'static> {
    let ints = |list: &[usize]| sizes(list).into_iter().map(Int::Size).collect();
    match argument {
        Argument::Value(number) => operation::Argument::Value(Tree::Leaf(values[*number])),
        Argument::Tuple(numbers) => {
            let items = numbers.iter().map(|&n| Tree::Leaf(values[n])).collect();
            operation::Argument::Value(Tree::Tuple(items))
        }
        Argument::Along(number, dims) => {
            let along = lookup("along").expect("an operation");
            let operand = operation::Argument::Value(Tree::Leaf(values[*number]));
            let arguments = vec![operand, operation::Argument::Ints(ints(dims))];
            operation::Argument::Value(b.apply(along, arguments).expect("increasing dimensions"))
        }
        Argument::Number(text) => operation::Argument::Numbers(Numbers {
            dims: Vec::new(),
            numbers: vec![Number {
                text: text.clone(),
                kind: match text.as_str() {
                    "true" | "false" => NumberKind::Bool,
                    text if text.contains('.') => NumberKind::Float,
                    _ => NumberKind::Integer,
                },
            }],
        }),
        Argument::Ints(list) => operation::Argument::Ints(ints(list)),
        Argument::Int(number) => operation::Argument::Ints(ints(&[*number])),
        Argument::Element(element) => operation::Argument::Element(*element),
        Argument::Word(word) => operation::Argument::Word(word.clone()),
        Argument::Pairs(pairs) => {
            let list: Vec<usize> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
            operation::Argument::Ints(ints(&list))
        }
        Argument::On => operation::Argument::Bool(true),
        Argument::Closure(_) | Argument::Closures(_) | Argument::Capturing(..) => {
            unreachable!("{kind} is taken before")
        }
    }
}

/// Returns the signature of a function with the parameters of a program.
pub(crate) fn signature(program: &Program, graph: &Graph) -> Signature {
    let params = graph.param_shapes().into_iter().enumerate();
    let params =
        params.map(|(number, shape)| Parameter::new(format!("a{number}"), Type::array(shape)));
    let mut results: Vec<Type> = graph.result_shapes().into_iter().map(Type::array).collect();
    let result = match results.len() {
        1 => results.remove(0),
        _ => Tree::Tuple(results),
    };
    Signature::new(params.take(program.params).collect(), result)
}
