//! Operations that StableHLO lacks, at all indices of an array at once: the other operations have a case in
//! `xla-hlo/tests/passes/vectorise/cases.mlir`.

use std::collections::BTreeSet;

use agreement::cases::{self, Case};
use xla_hlo::graph::rewriter::{Rewriter, Rules};
use xla_hlo::literal::Scalar;
use xla_hlo::operation::MaybeBatched;
use xla_hlo::ops::{formulas, vectorise};
use xla_hlo::{Graph, Literal, Shape, Size};

use crate::eval::{is_lacking, run};
use crate::graphs;
use crate::kernels::array::Array;

/// The number of indices.
const COUNT: usize = 2;

fn contains(graph: &Graph, name: &str) -> bool {
    let mut instrs = graph.instrs();
    instrs.any(|(_, i)| i.op.name == name || i.regions.iter().any(|region| contains(region, name)))
}

/// Returns the arguments at each index: the case's arguments, and the same numbers in reverse order.
fn arguments(case: &Case) -> [Vec<Array>; COUNT] {
    let given = case.parameters.iter().zip(&case.arguments);
    let given: Vec<Array> = given
        .map(|(spec, bytes)| {
            let dims: Vec<Size> = spec.dims.iter().map(|&size| Size::from(size)).collect();
            let literal = Literal::from_bytes(Shape::new(spec.element, dims), bytes.clone());
            let literal = literal.expect("an argument has the bytes of its shape");
            Array {
                element: spec.element,
                elements: literal.elements().collect(),
                dims: spec.dims.clone(),
            }
        })
        .collect();
    let mut reversed = given.clone();
    for array in &mut reversed {
        array.elements.reverse();
    }
    [given, reversed]
}

/// Returns the graph at all indices, where the parameters of `mask` differ, and whether each result differs.
fn at_all(graph: &Graph, mask: usize) -> (Graph, Vec<bool>) {
    let sizes = [Size::from(COUNT)];
    let mut rw = Rewriter::new(Rules::NONE);
    let params = graph.param_shapes().into_iter().enumerate();
    let params: Vec<MaybeBatched> = params
        .map(|(i, shape)| match mask >> i & 1 {
            0 => MaybeBatched::Unbatched(rw.param(shape)),
            _ => {
                let dims = [&sizes[..], &shape.dims].concat();
                MaybeBatched::Batched(rw.param(Shape::new(shape.element, dims)))
            }
        })
        .collect();
    let results = vectorise::apply(&mut rw, graph, &params, &sizes);
    let results = results.unwrap_or_else(|refused| panic!("{}", refused.fault.what));
    let differ = results.iter().map(|result| result.is_batched()).collect();
    let results = results.into_iter().map(MaybeBatched::any).collect();
    (rw.finish(results).graph, differ)
}

/// Whether two numbers are equal, but for rounding.
fn is_close(a: &Scalar, b: &Scalar) -> bool {
    let close = |a: f64, b: f64| {
        a == b || (a - b).abs() <= 1e-9 * (1.0 + a.abs().max(b.abs())) || a.is_nan() && b.is_nan()
    };
    match (a, b) {
        (&Scalar::Float(a), &Scalar::Float(b)) => close(a, b),
        (&Scalar::Complex(a, b), &Scalar::Complex(c, d)) => close(a, c) && close(b, d),
        _ => a == b,
    }
}

/// Compares a case at all indices at once with the case at each of them.
fn check(case: &Case, graph: &Graph) {
    let arguments = arguments(case);
    for mask in 1..1usize << graph.params.len() {
        let differs = |i: usize| mask >> i & 1 == 1;
        let (all, batched) = at_all(graph, mask);
        let together = (0..graph.params.len()).map(|i| {
            let mut array = arguments[0][i].clone();
            if differs(i) {
                array.elements.extend_from_slice(&arguments[1][i].elements);
                array.dims.insert(0, COUNT);
            }
            array
        });
        let found = run(&all, &together.collect::<Vec<_>>());
        for (index, own) in arguments.iter().enumerate() {
            let parts = (0..own.len()).map(|i| {
                if differs(i) {
                    &own[i]
                } else {
                    &arguments[0][i]
                }
            });
            let expected = run(graph, &parts.cloned().collect::<Vec<_>>());
            for ((found, &batched), expected) in found.iter().zip(&batched).zip(expected) {
                let start = if batched {
                    index * expected.elements.len()
                } else {
                    0
                };
                let part = &found.elements[start..start + expected.elements.len()];
                assert!(
                    part.iter()
                        .zip(&expected.elements)
                        .all(|(a, b)| is_close(a, b)),
                    "{}, parameters {mask:b}, index {index}: {part:?}\nis not {:?}",
                    case.name,
                    expected.elements
                );
            }
        }
    }
}

#[test]
fn operations_that_stablehlo_lacks_are_the_same_at_all_indices_at_once() {
    let all = xla_hlo::ops::primitives();
    // A formula without a derivative of its own is its instructions already when calls are inlined.
    let is_formula = |name: &str| formulas::ROWS.iter().any(|row| row.operation.name == name);
    let lacking = all.filter(|primitive| is_lacking(primitive) && !is_formula(primitive.name));
    let mut without: BTreeSet<&str> = lacking.map(|primitive| primitive.name).collect();
    for case in cases::all() {
        let plain = case.parameters.iter().chain([&case.result]);
        if without.is_empty() || plain.clone().any(|spec| spec.layout.is_some()) {
            continue;
        }
        let Ok(graph) = graphs::of(&case) else {
            continue;
        };
        let names: Vec<&str> = without.iter().copied().collect();
        let names: Vec<&str> = names
            .into_iter()
            .filter(|name| contains(&graph, name))
            .collect();
        if !names.is_empty() {
            check(&case, &graph);
        }
        for name in names {
            without.remove(name);
        }
    }
    assert!(
        without.is_empty(),
        "no case of {without:?}: add one in tests/agreement/src/cases"
    );
}
