//! Loops and branches, over every element type, nested, and with captured values.

use xla_hlo::attr::Direction;
use xla_hlo::graph::Value;
use xla_hlo::ops::control::Region;
use xla_hlo::ops::{compare, elementwise};
use xla_hlo::ops::{conditional, while_loop};
use xla_hlo::{Builder, ElementType, Literal, Module, Shape, text};

use ElementType::{Bool, F32, I32};

use crate::modules::{function, module, param, shape};

/// Returns a computation that takes arrays of these shapes, then captures values of the enclosing graph.
fn region(
    around: &Builder<'_>,
    takes: &[Shape],
    sees: &[Value],
    build: impl FnOnce(&mut Builder<'_>, &[Value]) -> Vec<Value>,
) -> Region {
    let none = Module::default();
    let mut b = Builder::new(&none);
    let seen = sees.iter().map(|&v| around.shape(v).clone());
    let params = takes.iter().cloned().chain(seen);
    let params: Vec<Value> = params.map(|shape| b.graph.add_param(shape)).collect();
    b.graph.results = build(&mut b, &params);
    (b.graph, sees.to_vec())
}

fn number(b: &mut Builder<'_>, n: f64) -> Value {
    b.constant(Literal::from_f64(I32, n))
}

fn less(b: &mut Builder<'_>, x: Value, y: Value) -> Value {
    let direction = vec![("comparison_direction", Direction::Lt.into())];
    b.add1(&compare::PRIMITIVE, &[x, y], direction).unwrap()
}

fn next(b: &mut Builder<'_>, x: Value) -> Value {
    let one = number(b, 1.0);
    b.add1(&elementwise::add, &[x, one], Vec::new()).unwrap()
}

/// Adds a loop over a counter and an array: `limit` iterations that add `by`; both are captured.
fn counted(b: &mut Builder<'_>, x: Value, by: Value, limit: Value) -> Vec<Value> {
    let state = [shape(I32, &[]), b.shape(x).clone()];
    let condition = region(b, &state, &[limit], |b, all| vec![less(b, all[0], all[2])]);
    let body = region(b, &state, &[by], |b, all| {
        let sum = b.add1(&elementwise::add, &[all[1], all[2]], Vec::new());
        vec![next(b, all[0]), sum.unwrap()]
    });
    let zero = number(b, 0.0);
    while_loop::repeat(b, &[zero, x], condition, body).unwrap()
}

pub(crate) fn controlled() -> Module {
    let entry = function("controlled", |b| {
        let mut results = Vec::new();
        let [limit, pred] = [I32, Bool].map(|element| param(b, element, &[]));
        for element in ElementType::ALL {
            let (x, by) = (param(b, element, &[2, 3]), param(b, element, &[2, 3]));
            results.extend(counted(b, x, by, limit));
            let first = region(b, &[], &[x], |_, all| all.to_vec());
            let second = region(b, &[], &[by, x], |b, all| {
                b.add(&elementwise::mul, all, Vec::new(), Vec::new())
                    .unwrap()
            });
            results.extend(conditional::branch(b, pred, vec![first, second]).unwrap());
        }
        // A loop with a nested loop and a branch; captured values are from outside both.
        let (x, y) = (param(b, F32, &[4]), param(b, F32, &[4]));
        let state = [b.shape(x).clone()];
        let condition = region(b, &state, &[pred], |_, all| vec![all[1]]);
        let body = region(b, &state, &[y, limit, pred], |b, all| {
            let inner = counted(b, all[0], all[1], all[2])[1];
            let first = region(b, &[], &[inner, all[1]], |b, all| {
                b.add(&elementwise::sub, all, Vec::new(), Vec::new())
                    .unwrap()
            });
            let second = region(b, &[], &[inner], |_, all| all.to_vec());
            conditional::branch(b, all[3], vec![first, second]).unwrap()
        });
        results.extend(while_loop::repeat(b, &[x], condition, body).unwrap());
        // Any number of branches and of results.
        for count in [1, 3] {
            let branches = (0..count).map(|i| {
                region(b, &[], &[x, y], |b, all| {
                    let mut results = vec![all[i % 2]];
                    results.push(number(b, i as f64));
                    results
                })
            });
            let branches = branches.collect();
            results.extend(conditional::branch(b, limit, branches).unwrap());
        }
        results
    });
    module(vec![entry])
}

/// Parses the text in a function with some parameters, and prints it again.
fn read(body: &str, result: &str) -> String {
    let text = format!(
        "func.func @main(%x: tensor<4xf32>, %n: tensor<i32>, %p: tensor<i1>) -> {result} {{\n{body}\nreturn %0 : {result}\n}}"
    );
    match text::parse(&text) {
        Ok(module) => module.entry().unwrap().graph.to_string(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_loop_reads_from_its_short_form_as_from_its_own() {
    let short = "%0 = stablehlo.while(%i = %n) : tensor<i32>
        cond {
          %1 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %1 : tensor<i1>
        } do {
          %1 = stablehlo.add %i, %n : tensor<i32>
          stablehlo.return %1 : tensor<i32>
        }";
    let own = "%0 = \"stablehlo.while\"(%n) ({
        ^bb0(%i: tensor<i32>):
          %1 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %1 : tensor<i1>
        }, {
        ^bb0(%i: tensor<i32>):
          %1 = stablehlo.add %i, %n : tensor<i32>
          stablehlo.return %1 : tensor<i32>
        }) : (tensor<i32>) -> tensor<i32>";
    let graph = read(short, "tensor<i32>");
    assert_eq!(graph, read(own, "tensor<i32>"));
    assert!(graph.contains("while %1, %1 {own = 1}"), "{graph}");
}

#[test]
fn mistakes_in_loops_and_choices_are_reported() {
    let cases = [
        (
            "%0 = stablehlo.while(%i = %n) : tensor<i32> cond { stablehlo.return %p : tensor<i1> } do { stablehlo.return %x : tensor<4xf32> }",
            "2:6: while: expected the computation to return i32[] for the state, found f32[4]",
        ),
        (
            "%0 = stablehlo.while(%i = %n) : tensor<i32> cond { stablehlo.return %n : tensor<i32> } do { stablehlo.return %n : tensor<i32> }",
            "2:6: while: expected the computation to return bool[] for the condition, found i32[]",
        ),
        (
            "%0 = stablehlo.while(%i = %n) : tensor<i32> do { stablehlo.return %n : tensor<i32> }",
            "2:45: expected `cond`, found do",
        ),
        (
            "%0 = stablehlo.while(%x = %n) : tensor<i32> cond { stablehlo.return %p : tensor<i1> } do { stablehlo.return %n : tensor<i32> }",
            "2:22: expected a name that no value above has, found %x",
        ),
        (
            "%0 = \"stablehlo.while\"(%n) ({ stablehlo.return %p : tensor<i1> }, { stablehlo.return %n : tensor<i32> }) : (tensor<i32>) -> tensor<i32>",
            "2:6: while: expected a computation with 1 parameter, found one with 0",
        ),
        (
            "%0 = \"stablehlo.if\"(%p) ({ stablehlo.return %n : tensor<i32> }) : (tensor<i1>) -> tensor<i32>",
            "2:6: expected 2 regions of stablehlo.if, found 1",
        ),
        (
            "%0 = \"stablehlo.if\"(%n) ({ stablehlo.return %n : tensor<i32> }, { stablehlo.return %n : tensor<i32> }) : (tensor<i32>) -> tensor<i32>",
            "2:6: conditional: expected bool[], found i32[]",
        ),
        (
            "%0 = \"stablehlo.if\"(%p, %p) ({ stablehlo.return %n : tensor<i32> }, { stablehlo.return %n : tensor<i32> }) : (tensor<i1>, tensor<i1>) -> tensor<i32>",
            "2:6: conditional: expected 1 operand, found 2",
        ),
        (
            "%0 = \"stablehlo.case\"(%n) ({ stablehlo.return %n : tensor<i32> }, { stablehlo.return %x : tensor<4xf32> }) : (tensor<i32>) -> tensor<i32>",
            "2:6: case: expected the computation to return i32[] for the result of the first branch, found f32[4]",
        ),
        (
            "%0 = \"stablehlo.case\"(%n) : (tensor<i32>) -> tensor<i32>",
            "2:6: expected 1 or more regions of stablehlo.case, found 0",
        ),
    ];
    for (body, expected) in cases {
        assert_eq!(read(body, "tensor<i32>"), expected);
    }
}
