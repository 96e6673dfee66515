//! Layouts of signatures, and the elimination of their transposes.

use std::slice;

use crate::text::{assert_prints, graph, optimised};
use xla_hlo::padding::PaddingValue;
use xla_hlo::passes::layout;
use xla_hlo::shape::ArrayType;
use xla_hlo::{
    Function, Graph, Packing, Parameter, Shape, Signature, Size, SymbolicLayout, Tree, Type,
};

/// Returns a function whose parameters and results have these orders of dimensions, or the default order.
fn function(graph: Graph, params: &[&[usize]], results: &[&[usize]]) -> Function {
    let dense = |orders: &[&[usize]]| -> Vec<SymbolicLayout> {
        let layout = |order: &&[usize]| SymbolicLayout::dense(order.to_vec());
        orders.iter().map(layout).collect()
    };
    laid(graph, &dense(params), &dense(results))
}

/// Returns a function whose parameters and results have these layouts.
fn laid(graph: Graph, params: &[SymbolicLayout], results: &[SymbolicLayout]) -> Function {
    let ty = |shape: Shape, layout: Option<&SymbolicLayout>| match layout.cloned() {
        None => Type::array(shape),
        Some(layout) => Tree::Leaf(ArrayType { shape, layout }),
    };
    let leaves = |shapes: Vec<Shape>, layouts: &[SymbolicLayout]| -> Vec<Type> {
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

fn padded(order: [usize; 2], widths: [usize; 2], value: PaddingValue) -> SymbolicLayout {
    SymbolicLayout {
        packing: Packing::Padded {
            widths: widths.map(Size::from).to_vec(),
            value,
        },
        ..SymbolicLayout::dense(order.to_vec())
    }
}

fn tiled(order: &[usize], tile: &[usize]) -> SymbolicLayout {
    SymbolicLayout {
        packing: Packing::Tiled(tile.to_vec()),
        ..SymbolicLayout::dense(order.to_vec())
    }
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

#[test]
fn padding_is_sliced_off_and_padded_again() {
    let f = laid(
        graph("(%0: f32[2, 3])\n%1 = exp %0 : f32[2, 3]\nreturn %1"),
        &[padded([0, 1], [3, 5], PaddingValue::Unknown)],
        &[padded([1, 0], [2, 4], PaddingValue::Highest)],
    );
    let after = "(%0: f32[5, 3])
        %1 = slice %0 {start_indices = [0, 0], limit_indices = [3, 2], strides = [1, 1]} : f32[3, 2]
        %2 = transpose %1 {permutation = [1, 0]} : f32[2, 3]
        %3 = exp %2 : f32[2, 3]
        %4 = constant {value = inf} : f32[]
        %5 = pad %3, %4 {edge_padding_low = [0, 0], edge_padding_high = [0, 1], interior_padding = [0, 0]} : f32[2, 4]
        return %5";
    assert_prints(&layout::physical(&f.signature, &f.graph), after, "physical");
}

#[test]
fn tiles_are_dimensions() {
    let f = laid(
        graph("(%0: f32[3, 5], %1: i8[2, 4, 6])\nreturn %0, %1"),
        &[tiled(&[1, 0], &[2, 2]), tiled(&[0, 2, 1], &[2])],
        &[tiled(&[1, 0], &[4]), tiled(&[2, 1, 0], &[2, 3])],
    );
    let after = "(%0: f32[2, 3, 2, 2], %1: i8[4, 6, 1, 2])
        %2 = transpose %0 {permutation = [0, 2, 1, 3]} : f32[2, 2, 3, 2]
        %3 = reshape %2 : f32[4, 6]
        %4 = slice %3 {start_indices = [0, 0], limit_indices = [3, 5], strides = [1, 1]} : f32[3, 5]
        %5 = reshape %1 : i8[4, 6, 2]
        %6 = transpose %5 {permutation = [2, 0, 1]} : i8[2, 4, 6]
        %7 = constant {value = 0.0} : f32[]
        %8 = pad %4, %7 {edge_padding_low = [0, 0], edge_padding_high = [0, 3], interior_padding = [0, 0]} : f32[3, 8]
        %9 = reshape %8 : f32[3, 2, 4]
        %10 = reshape %6 : i8[2, 2, 2, 2, 3]
        %11 = transpose %10 {permutation = [0, 1, 3, 2, 4]} : i8[2, 2, 2, 2, 3]
        return %9, %11";
    assert_prints(&layout::physical(&f.signature, &f.graph), after, "physical");
}

#[test]
fn a_result_equal_to_a_parameter_is_not_copied_unless_its_padding_is_stated() {
    let unknown = padded([1, 0], [3, 5], PaddingValue::Unknown);
    let zero = padded([1, 0], [3, 5], PaddingValue::Zero);
    let through = || graph("(%0: f32[2, 3])\nreturn %0");
    for (layout, instructions) in [(tiled(&[1, 0], &[2, 2]), 0), (unknown, 0), (zero, 3)] {
        let f = laid(
            through(),
            slice::from_ref(&layout),
            slice::from_ref(&layout),
        );
        let after = layout::physical(&f.signature, &f.graph);
        let results: Vec<bool> = after
            .results
            .iter()
            .map(|v| after.params.contains(v))
            .collect();
        assert_eq!(results, [instructions == 0], "{after}");
        assert_eq!(optimised(f).graph.len(), instructions);
    }
}
