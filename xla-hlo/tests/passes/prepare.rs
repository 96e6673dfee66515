//! Splits graphs, and compares both parts as text.

use xla_hlo::passes::prepare::{Split, split};

use crate::text::{assert_prints, graph};

/// Splits a graph whose first parameters are prepared, and compares the parts.
fn check(text: &str, prepared: usize, prepare: &str, run: &str) -> Split {
    let whole = graph(text);
    let is_prepared = (0..whole.params.len()).map(|i| i < prepared);
    let parts = split(&whole, &is_prepared.collect::<Vec<_>>());
    assert_prints(&parts.prepare, prepare, "prepare");
    assert_prints(&parts.run, run, "run");
    parts
}

#[test]
fn values_of_prepared_parameters_alone_are_prepared_at_the_last_of_them() {
    let parts = check(
        "(%0: f32[4, 8], %1: f32[3, 4])
         %2 = exp %0 : f32[4, 8]
         %3 = tanh %2 : f32[4, 8]
         %4 = dot_general %1, %3 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]} : f32[3, 8]
         return %4",
        1,
        "(%0: f32[4, 8])
         %1 = exp %0 : f32[4, 8]
         %2 = tanh %1 : f32[4, 8]
         return %2",
        "(%0: f32[4, 8], %1: f32[3, 4], %2: f32[4, 8])
         %3 = dot_general %1, %2 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]} : f32[3, 8]
         return %3",
    );
    assert!(parts.computes);
}

#[test]
fn broadcasts_and_reshapes_stay() {
    let parts = check(
        "(%0: f32[8], %1: f32[3, 8])
         %2 = broadcast_in_dim %0 {broadcast_dimensions = [1]} : f32[3, 8]
         %3 = add %1, %2 : f32[3, 8]
         return %3",
        1,
        "(%0: f32[8])
         return %0",
        "(%0: f32[8], %1: f32[3, 8], %2: f32[8])
         %3 = broadcast_in_dim %2 {broadcast_dimensions = [1]} : f32[3, 8]
         %4 = add %1, %3 : f32[3, 8]
         return %4",
    );
    assert!(!parts.computes);
}

#[test]
fn cheap_operations_on_few_bytes_stay_where_loops_read_them() {
    check(
        "(%0: i8[64], %1: f32[64])
         %2 = convert %0 : f32[64]
         %3 = mul %2, %1 : f32[64]
         return %3",
        1,
        "(%0: i8[64])
         return %0",
        "(%0: i8[64], %1: f32[64], %2: i8[64])
         %3 = convert %2 : f32[64]
         %4 = mul %3, %1 : f32[64]
         return %4",
    );
}

#[test]
fn a_result_of_prepared_parameters_alone_is_prepared() {
    check(
        "(%0: f32[8], %1: f32[8])
         %2 = exp %0 : f32[8]
         %3 = add %2, %1 : f32[8]
         return %2, %3",
        1,
        "(%0: f32[8])
         %1 = exp %0 : f32[8]
         return %1",
        "(%0: f32[8], %1: f32[8], %2: f32[8])
         %3 = add %2, %1 : f32[8]
         return %2, %3",
    );
}

#[test]
fn products_of_several_rows_read_matrices_by_rows() {
    const BY: &str = "lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1]";
    let product = |rows: usize| {
        format!(
            "(%0: f32[40, 50], %1: f32[{rows}, 50])
             %2 = dot_general %1, %0 {{{BY}, rhs_contracting_dimensions = [1]}} : f32[{rows}, 40]
             return %2"
        )
    };
    check(
        &product(2),
        1,
        "(%0: f32[40, 50])
         %1 = transpose %0 {permutation = [1, 0]} : f32[50, 40]
         return %1",
        &format!(
            "(%0: f32[40, 50], %1: f32[2, 50], %2: f32[50, 40])
             %3 = dot_general %1, %2 {{{BY}, rhs_contracting_dimensions = [0]}} : f32[2, 40]
             return %3"
        ),
    );
    check(
        &product(1),
        1,
        "(%0: f32[40, 50])
         return %0",
        &format!(
            "(%0: f32[40, 50], %1: f32[1, 50], %2: f32[40, 50])
             %3 = dot_general %1, %2 {{{BY}, rhs_contracting_dimensions = [1]}} : f32[1, 40]
             return %3"
        ),
    );
}
