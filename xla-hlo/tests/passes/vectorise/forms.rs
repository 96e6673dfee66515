//! The instructions that regions become.

use std::rc::Rc;

use xla_hlo::graph::rewriter::{Rewriter, Rules};
use xla_hlo::graph::{Attr, Origin};
use xla_hlo::operation::MaybeBatched;
use xla_hlo::ops::{call, conditional, inline, replica_id, vectorise};
use xla_hlo::{Builder, ElementType, Graph, Module, Shape, Size};

use super::{cases, check_in, inlined, vectorised};
use crate::author::Dice;
use crate::text::plain;

fn case(name: &str) -> Graph {
    let case = cases().into_iter().find(|(case, _)| case == name);
    case.expect("a case of this name").1
}

/// Returns the names of a graph's instructions.
fn names(graph: &Graph) -> Vec<&'static str> {
    graph.instrs().map(|(_, instr)| instr.op.name).collect()
}

/// Returns the names of the instructions of a case with these batched parameters.
fn batched(name: &str, mask: usize) -> Vec<&'static str> {
    names(&vectorised(&case(name), mask, &[Size::from(3)]).0)
}

#[test]
fn an_unbatched_operand_of_a_product_is_not_broadcast() {
    for (name, lhs, rhs) in [
        ("dot_vectors", &["dot_general"][..], &["dot_general"][..]),
        ("dot_matrix_vector", &["dot_general"], &["dot_general"]),
        (
            "dot_matrices",
            &["dot_general"],
            &["dot_general", "transpose"],
        ),
        (
            "dot_batches",
            &["dot_general", "transpose"],
            &["dot_general", "transpose"],
        ),
        (
            "convolution",
            &["reshape", "convolution", "reshape"],
            &["reshape", "convolution", "reshape", "transpose"],
        ),
        (
            "triangular_solve",
            &["broadcast_in_dim", "triangular_solve"],
            &[
                "transpose",
                "reshape",
                "triangular_solve",
                "reshape",
                "transpose",
            ],
        ),
    ] {
        for (mask, expected) in [(1, lhs), (2, rhs)] {
            assert_eq!(batched(name, mask), expected, "{name} {mask}");
        }
    }
}

/// Returns the results of a case that are batched.
fn results(name: &str, mask: usize) -> Vec<bool> {
    vectorised(&case(name), mask, &[Size::from(3)]).1
}

#[test]
fn a_choice_on_an_unbatched_index_stays_one() {
    assert_eq!(batched("conditional", 0b010), ["conditional"]);
    // The second result is `y`.
    assert_eq!(results("conditional", 0b010), [true, false, true]);
    assert_eq!(results("conditional", 0b100), [true, true, false]);
    assert!(!batched("conditional", 0b001).contains(&"conditional"));
    // The second result is the same in both branches.
    assert_eq!(results("conditional", 0b001), [true, false, true]);
    assert!(!batched("case", 0b111).contains(&"case"));
}

#[test]
fn a_loop_carries_unbatched_parts_of_the_state_once() {
    // Parameters and results: the number of iterations, two parts that trade places, and one that stays as it is.
    let before = names(&case("while_loop"));
    assert_eq!(results("while_loop", 0b1000), [false, true, true, true]);
    assert_eq!(results("while_loop", 0b0001), [true, true, true, false]);
    assert_eq!(batched("while_loop", 0b0001).last(), Some(&"while"));
    let (graph, is_batched) = vectorised(&case("while_loop"), 0b0010, &[Size::from(3)]);
    assert_eq!(is_batched, [false, true, true, false]);
    let mut found = names(&graph);
    // The other part is batched before the loop.
    found.retain(|&name| name != "broadcast_in_dim");
    assert_eq!(found, before);
    let (_, repeat) = graph.instrs().last().unwrap();
    assert_eq!(names(&repeat.regions[0]), ["compare"]);
    assert!(!names(&repeat.regions[1]).contains(&"select"));
}

#[test]
fn a_side_effect_is_refused_where_it_is() {
    let module = Module::default();
    let shape = Shape::scalar(ElementType::F32);
    let branch = || {
        let mut b = Builder::new(&module);
        b.graph.add_param(shape.clone());
        b.origin = Origin {
            index: Some(7),
            ..Origin::default()
        };
        let value = b.add1(&replica_id::PRIMITIVE, &[], Vec::new()).unwrap();
        b.graph.results = vec![value];
        b.graph
    };
    let mut b = Builder::new(&module);
    let index = b.graph.add_param(Shape::scalar(ElementType::Bool));
    let x = b.graph.add_param(shape.clone());
    let branches = [branch(), branch()].map(|branch| (branch, vec![x]));
    b.graph.results = conditional::branch(&mut b, index, branches.into()).unwrap();
    let mut rw = Rewriter::new(Rules::NONE);
    let arguments = b
        .graph
        .param_shapes()
        .into_iter()
        .map(|shape| rw.param(shape));
    let arguments: Vec<_> = arguments.map(MaybeBatched::Unbatched).collect();
    let refused = vectorise::apply(&mut rw, &b.graph, &arguments, &[Size::from(3)]).unwrap_err();
    assert_eq!(
        refused.origin,
        Origin {
            index: Some(7),
            ..Origin::default()
        }
    );
    assert_eq!(
        refused.fault.what.to_string(),
        "`replica_id` has side effects and cannot be applied at all indices at once"
    );
}

#[test]
fn arrays_beyond_counting_are_refused() {
    let mut rw = Rewriter::new(Rules::NONE);
    let graph = case("sin");
    let sizes = [Size::from(1 << 40), Size::from(1 << 40)];
    let x = rw.param(Shape::new(
        ElementType::F32,
        [&sizes[..], &[Size::from(2)]].concat(),
    ));
    let refused = vectorise::apply(&mut rw, &graph, &[MaybeBatched::Batched(x)], &sizes);
    assert!(refused.is_err());
}

/// Every case with all parameters batched, at a generic number of indices.
#[test]
fn the_number_of_indices_may_be_generic() {
    let dice = &mut Dice(0x9e37_79b9_7f4a_7c15);
    for (name, graph) in cases() {
        for mask in 1..1 << graph.params.len() {
            let sizes = [Size::name("N")];
            let (all, is_batched) = vectorised(&graph, mask, &sizes);
            let module = Module {
                functions: vec![Rc::new(plain("all", all.clone()))],
            };
            let mut b = Builder::new(&module);
            let shapes = all.param_shapes().into_iter();
            let params = shapes.map(|mut shape| {
                let batch = shape.dims.iter_mut().filter(|size| size.known().is_none());
                batch.for_each(|size| *size = Size::from(3));
                b.graph.add_param(shape)
            });
            let params: Vec<_> = params.collect();
            let attrs = vec![("callee", Attr::Text("all".to_string()))];
            b.graph.results = b.add(&call::PRIMITIVE, &params, attrs, Vec::new()).unwrap();
            let main = plain("main", b.graph);
            let called = inline::inline(&module, &main, |_| false).unwrap();
            let all = (inlined(called), is_batched);
            check_in(&format!("{name} of N"), dice, &graph, &all, mask, &[3]);
        }
    }
}
