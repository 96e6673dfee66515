//! Layouts of signatures, and how their transposes vanish.

use crate::text::{assert_prints, graph, optimised};
use xla_hlo::passes::layout;
use xla_hlo::shape::ArrayType;
use xla_hlo::{Function, Graph, Layout, Parameter, Shape, Signature, Tree, Type};

/// A function whose parameters and results have the layouts given for them, and the default layout otherwise.
fn function(graph: Graph, params: &[&[usize]], results: &[&[usize]]) -> Function {
    let ty = |shape: Shape, layout: Option<&&[usize]>| match layout {
        None => Type::array(shape),
        Some(order) => Tree::Leaf(ArrayType {
            shape,
            layout: Layout {
                minor_to_major: order.to_vec(),
            },
        }),
    };
    let leaves = |shapes: Vec<Shape>, layouts: &[&[usize]]| -> Vec<Type> {
        shapes
            .into_iter()
            .enumerate()
            .map(|(i, shape)| ty(shape, layouts.get(i)))
            .collect()
    };
    let inputs = leaves(graph.param_shapes(), params).into_iter();
    let inputs = inputs.map(|ty| Parameter::new("x", ty));
    let signature = Signature::new(
        inputs.collect(),
        Tree::Tuple(leaves(graph.result_shapes(), results)),
    );
    Function::new("f".to_string(), signature, graph)
}

#[test]
fn a_layout_is_an_order_of_dimensions_and_a_transpose() {
    let f = function(
        graph("(%0: f32[2, 3], %1: f32[2, 3, 4])\n%2 = exp %1 : f32[2, 3, 4]\nreturn %0, %2"),
        &[&[0, 1], &[1, 0, 2]],
        &[&[1, 0], &[0, 2, 1]],
    );
    let after = "(%0: f32[3, 2], %1: f32[4, 2, 3])
        %2 = transpose %0 {permutation = [1, 0]} : f32[2, 3]
        %3 = transpose %1 {permutation = [1, 2, 0]} : f32[2, 3, 4]
        %4 = exp %3 : f32[2, 3, 4]
        %5 = transpose %4 {permutation = [1, 2, 0]} : f32[3, 4, 2]
        return %2, %5";
    assert_prints(&layout::physical(&f.signature, &f.graph), after, "physical");
}

#[test]
fn a_computation_in_one_layout_moves_nothing() {
    let f = function(
        graph(
            "(%0: f32[2, 3], %1: f32[2, 3])
            %2 = logistic %0 : f32[2, 3]
            %3 = mul %0, %2 : f32[2, 3]
            %4 = add %3, %1 : f32[2, 3]
            return %4",
        ),
        &[&[0, 1], &[0, 1]],
        &[&[0, 1]],
    );
    let after = "(%0: f32[3, 2], %1: f32[3, 2])
        %2 = logistic %0 : f32[3, 2]
        %3 = mul %0, %2 : f32[3, 2]
        %4 = add %3, %1 : f32[3, 2]
        return %4";
    assert_prints(
        &optimised(f).graph,
        after,
        "a value that is read twice, in and out by columns",
    );
}

#[test]
fn transposes_are_not_multiplied() {
    let f = function(
        graph(
            "(%0: f32[2, 3])
            %1 = exp %0 : f32[2, 3]
            %2 = tanh %0 : f32[2, 3]
            return %1, %2",
        ),
        &[&[0, 1]],
        &[],
    );
    let after = "(%0: f32[3, 2])
        %1 = transpose %0 {permutation = [1, 0]} : f32[2, 3]
        %2 = exp %1 : f32[2, 3]
        %3 = tanh %1 : f32[2, 3]
        return %2, %3";
    assert_prints(&optimised(f).graph, after, "one transpose for two results");
}

#[test]
fn a_weight_by_columns_costs_a_product_nothing() {
    let f = function(
        graph(
            "(%0: f32[32, 64], %1: f32[64, 10])
            %2 = dot_general %0, %1 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]} : f32[32, 10]
            return %2",
        ),
        &[&[1, 0], &[0, 1]],
        &[&[0, 1]],
    );
    let after = "(%0: f32[32, 64], %1: f32[10, 64])
        %2 = dot_general %1, %0 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]} : f32[10, 32]
        return %2";
    assert_prints(&optimised(f).graph, after, "weights and result by columns");
}

#[test]
fn state_ends_in_the_layout_in_which_it_began() {
    let mut f = function(
        graph(
            "(%0: f32[2, 3], %1: f32[2, 3])
            %2 = add %0, %1 : f32[2, 3]
            return %2",
        ),
        &[&[0, 1], &[0, 1]],
        &[],
    );
    f.signature.params[0].state = true;
    f.signature.result = Tree::Tuple(Vec::new());
    let after = "(%0: f32[3, 2], %1: f32[3, 2])
        %2 = add %0, %1 : f32[3, 2]
        return %2";
    assert_prints(&optimised(f).graph, after, "an update by columns");
}
