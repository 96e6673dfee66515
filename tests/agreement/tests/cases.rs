//! Checks that the cases cover every operation on everything that it admits.

use std::collections::BTreeSet;

use agreement::cases::{self, expansion::expansion};
use agreement::number::ELEMENTS;
use xla_hlo::operation::{Argument, Form, OpTraits, ParamKind};
use xla_hlo::{Builder, ElementType, Module, Operation, Primitive, Shape, Size, Tree};

#[test]
fn every_operation_has_a_case_that_calls_it() {
    let cases = cases::all();
    let judged = xla_hlo::operations().filter(|operation| !operation.reaches_outside());
    for operation in judged {
        let own: Vec<_> = cases
            .iter()
            .filter(|c| c.operation == operation.name)
            .collect();
        assert!(
            !own.is_empty(),
            "`{}` has no case: add one to a file of tests/agreement/src/cases",
            operation.name
        );
        for case in own {
            let (name, rust) = (&case.name, &case.rust);
            assert!(
                calls(operation, rust),
                "the case `{name}` does not call its operation: {rust}"
            );
        }
    }
    for case in &cases {
        let (name, operation) = (&case.name, case.operation);
        assert!(
            xla_hlo::lookup(operation).is_some(),
            "`{operation}` of the case `{name}` is not an operation"
        );
    }
}

/// Whether the text calls the operation by its name, or uses its operator.
fn calls(operation: &Operation, text: &str) -> bool {
    let operator = operation
        .operator
        .map(|o| o.trim_start_matches('x').trim_end_matches('x'));
    let as_word = operation.name == "convert" && text.contains(" as ");
    let in_brackets = operation.name == "index" && text.contains('[');
    let assigned = operation.name == "index_update" && text.contains("] = ");
    as_word
        || in_brackets
        || assigned
        || text.contains(&format!("{}(", operation.name))
        || operator.is_some_and(|operator| text.contains(operator))
}

#[test]
fn every_operation_of_arrays_has_a_case_of_each_element_type_that_its_rule_admits() {
    let cases = cases::all();
    let mut missing = Vec::new();
    for operation in xla_hlo::operations() {
        let needed = operation.params.iter().filter(|param| !param.optional);
        if !needed
            .clone()
            .all(|param| matches!(param.kind, ParamKind::Array))
        {
            continue;
        }
        for element in ELEMENTS {
            let there = cases.iter().any(|case| {
                let of = |spec: &cases::Spec| spec.element == element;
                case.operation == operation.name && case.parameters.iter().any(of)
            });
            if admits(operation, element) && !there {
                missing.push(format!("{} of {element}", operation.name));
            }
        }
    }
    assert!(
        missing.is_empty(),
        "tests/agreement/src/cases has no cases of {missing:?}, which the rules accept"
    );
}

/// Whether the operation takes operands that are all vectors of this element type.
fn admits(operation: &'static Operation, element: ElementType) -> bool {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let vector = Shape::new(element, vec![Size::from(2)]);
    let arguments = operation.params.iter().map(|param| {
        if param.optional {
            Argument::Missing
        } else {
            Argument::Value(Tree::Leaf(b.graph.add_param(vector.clone())))
        }
    });
    let arguments = arguments.collect();
    b.apply(operation, arguments).is_ok()
}

#[test]
fn names_are_different() {
    let cases = cases::all();
    let names: BTreeSet<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    assert_eq!(names.len(), cases.len());
}

#[test]
fn structural_operations_have_cases_in_other_layouts() {
    let cases = cases::all();
    let laid = |name: &str| {
        let of = |c: &&cases::Case| c.operation == name;
        let has = |c: &cases::Case| {
            c.parameters
                .iter()
                .chain([&c.result])
                .any(|s| s.layout.is_some())
        };
        cases.iter().filter(of).any(has)
    };
    for operation in xla_hlo::operations() {
        let several = cases.iter().any(|c| {
            let mut specs = c.parameters.iter().chain([&c.result]);
            c.operation == operation.name && specs.any(|spec| spec.dims.len() > 1)
        });
        assert!(
            !several || laid(operation.name),
            "tests/agreement/src/cases/layouts.rs lays out no case of `{}`: add one of bool, bf16, f32, c128 or i32",
            operation.name
        );
    }
}

/// An operation that StableHLO lacks, with the formula of the tangent.
static LACKING: Primitive = Primitive {
    name: "lacking",
    text: "typed_xla.lacking",
    operands: 1..=1,
    regions: 0,
    attributes: &[],
    syntax: &[],
    infer: |infer| Ok(vec![infer.operands[0].clone()]),
    form: |_, _| Form::Expanded,
    commutative: false,
    traits: OpTraits {
        expand: Some(|b, _, operands| b.formula_list(operands, |x| vec![x[0].sin() / x[0].cos()])),
        ..OpTraits::NONE
    },
};

#[test]
fn an_operation_that_stablehlo_lacks_is_its_formula_for_xla() {
    let operand = cases::Spec::new(ElementType::F32, &[3]);
    let body = expansion(&LACKING, std::slice::from_ref(&operand));
    let ty = operand.stablehlo();
    let text = format!("func.func @main(%a: {ty}) -> {ty} {{\n{body}\nreturn %out : {ty}\n}}");
    let module = xla_hlo::text::parse(&text);
    let module = module.unwrap_or_else(|error| panic!("{error}\n{text}"));
    let graph = &module.entry().expect("one function").graph;
    let names: Vec<_> = graph.instrs().map(|(_, instr)| instr.op.name).collect();
    assert_eq!(names, ["sin", "cos", "div", "reshape"], "{text}");
}
