//! Matrix products beside transposes.

use crate::text::{assert_prints, graph};
use xla_hlo::passes::dce;
use xla_hlo::passes::sweep::{SIMPLIFY, sweep};

/// Graphs, and the same simplified.
const GRAPHS: &[(&str, &str, &str)] = &[
    (
        "a product takes its operands as they lie",
        "(%0: f32[64, 32], %1: f32[10, 64])
        %2 = transpose %0 {permutation = [1, 0]} : f32[32, 64]
        %3 = transpose %1 {permutation = [1, 0]} : f32[64, 10]
        %4 = dot_general %2, %3 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]} : f32[32, 10]
        return %4",
        "(%0: f32[64, 32], %1: f32[10, 64])
        %2 = dot_general %0, %1 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]} : f32[32, 10]
        return %2",
    ),
    (
        "a transposed product is the product of the operands swapped",
        "(%0: f32[5, 2, 3], %1: f32[3, 5, 4])
        %2 = dot_general %0, %1 {lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]} : f32[5, 2, 4]
        %3 = transpose %2 {permutation = [0, 2, 1]} : f32[5, 4, 2]
        return %3",
        "(%0: f32[5, 2, 3], %1: f32[3, 5, 4])
        %2 = dot_general %1, %0 {lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [2]} : f32[5, 4, 2]
        return %2",
    ),
    (
        "a product whose free dimensions would change places keeps its transpose",
        "(%0: f32[2, 3, 4], %1: f32[4])
        %2 = transpose %0 {permutation = [1, 0, 2]} : f32[3, 2, 4]
        %3 = dot_general %2, %1 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]} : f32[3, 2]
        return %3",
        "(%0: f32[2, 3, 4], %1: f32[4])
        %2 = transpose %0 {permutation = [1, 0, 2]} : f32[3, 2, 4]
        %3 = dot_general %2, %1 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]} : f32[3, 2]
        return %3",
    ),
    (
        "a small matrix whose rows become a middle dimension is repeated in a batch of products",
        "(%0: f32[2, 3], %1: f32[8, 3, 5])
        %2 = dot_general %0, %1 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]} : f32[2, 8, 5]
        %3 = transpose %2 {permutation = [1, 0, 2]} : f32[8, 2, 5]
        return %3",
        "(%0: f32[2, 3], %1: f32[8, 3, 5])
        %2 = broadcast_in_dim %0 {broadcast_dimensions = [1, 2]} : f32[8, 2, 3]
        %3 = dot_general %2, %1 {lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]} : f32[8, 2, 5]
        return %3",
    ),
    (
        "a small matrix on the right, with several dimensions, is repeated too",
        "(%0: f32[7, 8, 2, 2, N], %1: f32[2, 2, 4])
        %2 = dot_general %0, %1 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 1]} : f32[7, 8, N, 4]
        %3 = transpose %2 {permutation = [0, 1, 3, 2]} : f32[7, 8, 4, N]
        return %3",
        "(%0: f32[7, 8, 2, 2, N], %1: f32[2, 2, 4])
        %2 = broadcast_in_dim %1 {broadcast_dimensions = [3, 4, 2]} : f32[7, 8, 4, 2, 2]
        %3 = dot_general %2, %0 {lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [2, 3]} : f32[7, 8, 4, N]
        return %3",
    ),
    (
        "a matrix whose contracted dimensions are apart keeps the transpose of its product",
        "(%0: f32[8, 4, 5], %1: f32[2, 3, 2])
        %2 = reshape %0 : f32[8, 2, 2, 5]
        %3 = dot_general %1, %2 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0, 2], rhs_contracting_dimensions = [1, 2]} : f32[3, 8, 5]
        %4 = transpose %3 {permutation = [1, 0, 2]} : f32[8, 3, 5]
        return %4",
        "(%0: f32[8, 4, 5], %1: f32[2, 3, 2])
        %2 = reshape %0 : f32[8, 2, 2, 5]
        %3 = dot_general %1, %2 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0, 2], rhs_contracting_dimensions = [1, 2]} : f32[3, 8, 5]
        %4 = transpose %3 {permutation = [1, 0, 2]} : f32[8, 3, 5]
        return %4",
    ),
    (
        "a larger matrix keeps the transpose of its product",
        "(%0: f32[2, 9], %1: f32[8, 9, 5])
        %2 = dot_general %0, %1 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]} : f32[2, 8, 5]
        %3 = transpose %2 {permutation = [1, 0, 2]} : f32[8, 2, 5]
        return %3",
        "(%0: f32[2, 9], %1: f32[8, 9, 5])
        %2 = dot_general %0, %1 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]} : f32[2, 8, 5]
        %3 = transpose %2 {permutation = [1, 0, 2]} : f32[8, 2, 5]
        return %3",
    ),
];

#[test]
fn graphs_of_products_before_and_after() {
    for (what, before, after) in GRAPHS {
        let found = dce::run(&sweep(&dce::run(&graph(before)), SIMPLIFY).graph);
        assert_prints(&found, after, what);
    }
}
