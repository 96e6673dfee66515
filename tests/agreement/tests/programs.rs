//! Generated programs are well formed, the same each time, and use the whole language.

use std::collections::BTreeSet;

use agreement::program::{Argument, Closure, Form, Program};
use agreement::{generate, program};
use xla_hlo::builder::bind;
use xla_hlo::error::Fault;
use xla_hlo::literal::{Number, NumberKind, Numbers};
use xla_hlo::operation::{self, Computation, Int, Param, ParamKind};
use xla_hlo::{Builder, ElementType, Graph, Module, Shape, Size, Tree, Value, lookup};

const SEEDS: std::ops::Range<u64> = 0..2000;

fn sizes(list: &[usize]) -> Vec<Size> {
    list.iter().copied().map(Size::from).collect()
}

/// A closure of a program, as the operations that it stands for.
struct Region(&'static Closure);

impl Computation for Region {
    fn graph(&self, params: &[Shape]) -> Result<Graph, Fault> {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let params = params.iter().map(|shape| b.graph.add_param(shape.clone()));
        let mut values: Vec<Value> = params.collect();
        assert_eq!(values.len(), self.0.params);
        for (name, operands) in self.0.steps {
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
}

/// Builds a program's graph, and compares the shape that each step has with the one its program says.
fn check(program: &Program) {
    let module = Module::default();
    let closures: Vec<Region> = (program.steps.iter())
        .flat_map(|step| &step.arguments)
        .filter_map(|(_, argument)| match argument {
            Argument::Closure(closure) => Some(Region(closure)),
            _ => None,
        })
        .collect();
    let mut closures = closures.iter();
    let mut b = Builder::new(&module);
    let shape = |array: &program::Array| Shape::new(array.element, sizes(&array.dims));
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
            if let Argument::Closure(_) = argument {
                return operation::Argument::Computation(closures.next().expect("a closure"));
            }
            given(&mut b, param.kind, argument, &values)
        };
        let missing = || operation::Argument::Missing;
        let bound = bind(step.operation, positional, &names, take, missing);
        let arguments =
            bound.unwrap_or_else(|(_, fault)| panic!("{fault:?} in\n{}", program.source()));
        let result = b.apply(step.operation, arguments);
        let result = result.unwrap_or_else(|error| panic!("{error:?} in\n{}", program.source()));
        let value = *result.leaf().expect("an array");
        assert_eq!(
            *b.shape(value),
            shape(array),
            "v{} in\n{}",
            values.len(),
            program.source()
        );
        values.push(value);
    }
}

fn given(
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
        Argument::On => operation::Argument::Bool(true),
        Argument::Closure(_) => unreachable!("{kind} is taken before"),
    }
}

#[test]
fn every_step_is_accepted_and_has_the_shape_that_was_foreseen() {
    for seed in SEEDS {
        check(&generate(seed));
    }
}

#[test]
fn programs_are_neither_empty_nor_wide() {
    for seed in SEEDS {
        let program = generate(seed);
        assert!(!program.steps.is_empty(), "{seed}");
        assert!((1..=4).contains(&program.results.len()), "{seed}");
        assert_eq!(program.arrays.len(), program.params + program.steps.len());
    }
}

#[test]
fn one_seed_gives_one_program_and_one_set_of_inputs() {
    for seed in [0, 1, 17, 1999] {
        let (a, b) = (generate(seed), generate(seed));
        assert_eq!(a.source(), b.source());
        let numbers = |p: &Program| {
            p.inputs()
                .into_iter()
                .map(|i| i.numbers)
                .collect::<Vec<_>>()
        };
        assert_eq!(numbers(&a), numbers(&b));
    }
}

#[test]
fn inputs_lie_within_their_bounds_and_have_their_number() {
    for seed in SEEDS {
        let program = generate(seed);
        for (input, array) in program.inputs().iter().zip(&program.arrays) {
            let parts = if array.element.is_complex() { 2 } else { 1 };
            assert_eq!(
                input.numbers.len(),
                array.dims.iter().product::<usize>() * parts
            );
            let within = |n: &f64| (array.bounds.low..=array.bounds.high).contains(n);
            assert!(input.numbers.iter().all(within), "{seed}");
        }
    }
}

#[test]
fn together_they_use_every_element_type_form_and_kind_of_size() {
    let programs: Vec<Program> = SEEDS.map(generate).collect();
    let steps = || programs.iter().flat_map(|p| &p.steps);
    let arrays = || programs.iter().flat_map(|p| &p.arrays);
    for element in ElementType::ALL {
        let count = arrays().filter(|a| a.element == element).count();
        assert!(count > 100, "{element}: {count}");
    }
    for form in [Form::Function, Form::Method, Form::Operator] {
        assert!(steps().any(|step| step.form == form), "{form:?}");
    }
    for size in [0, 1] {
        assert!(arrays().any(|a| a.dims.contains(&size)), "{size}");
    }
    let used: BTreeSet<&str> = steps().map(|step| step.operation.name).collect();
    // These have no result that is one array, are another's spelling, or are compared by tests of their own.
    let apart = [
        "along",
        "cross_entropy",
        "gelu",
        "get_tuple_element",
        "layer_norm",
        "logsumexp",
        "tuple",
        "variance",
    ];
    for operation in xla_hlo::operations() {
        let name = operation.name;
        assert_ne!(used.contains(name), apart.contains(&name), "{name}");
    }
}

#[test]
fn most_results_are_exact_and_the_others_close() {
    let programs = SEEDS.map(generate);
    let results: Vec<_> = programs.flat_map(|p| p.outputs()).collect();
    let exact = results.iter().filter(|r| r.tolerance == 0.0).count();
    assert!(exact * 2 > results.len(), "{exact} of {}", results.len());
    let single = results.iter().filter(|r| r.element == ElementType::F32);
    let mut tolerances: Vec<f64> = single.map(|r| r.tolerance).filter(|t| *t > 0.0).collect();
    tolerances.sort_by(f64::total_cmp);
    assert!(tolerances[tolerances.len() / 2] < 1e-3, "{tolerances:?}");
}
