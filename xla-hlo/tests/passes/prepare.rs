//! Splits graphs, and compares both parts as text.

use xla_hlo::passes::prepare::split;

use crate::text::{assert_prints, graph};

/// Splits a graph whose first parameters are prepared, and compares the parts.
fn check(text: &str, prepared: usize, prepare: &str, run: &str) {
    let whole = graph(text);
    let is_prepared = (0..whole.params.len()).map(|i| i < prepared);
    let parts = split(&whole, &is_prepared.collect::<Vec<_>>());
    assert_prints(&parts.prepare, prepare, "prepare");
    assert_prints(&parts.run, run, "run");
}

#[test]
fn values_of_prepared_parameters_alone_are_prepared_at_the_last_of_them() {
    check(
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
}

#[test]
fn broadcasts_and_reshapes_stay() {
    check(
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
fn products_of_several_rows_read_small_matrices_by_rows() {
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

const NO_BATCH: &str = "lhs_batching_dimensions = [], rhs_batching_dimensions = []";

#[test]
fn right_operands_are_packed_once_for_all_products_that_contract_the_same_dimensions() {
    let dims = |lhs: usize, rhs: usize| {
        format!(
            "{{{NO_BATCH}, lhs_contracting_dimensions = [{lhs}], rhs_contracting_dimensions = [{rhs}]}}"
        )
    };
    check(
        &format!(
            "(%0: f32[64, 64], %1: f32[3, 64])
             %2 = dot_general %1, %0 {} : f32[3, 64]
             %3 = tanh %2 : f32[3, 64]
             %4 = dot_general %3, %0 {} : f32[3, 64]
             %5 = dot_general %4, %0 {} : f32[3, 64]
             return %5",
            dims(1, 0),
            dims(1, 0),
            dims(1, 1)
        ),
        1,
        "(%0: f32[64, 64])
         %1 = pack %0 {contracting_dimensions = [0]} : f32[4096]
         %2 = pack %0 {contracting_dimensions = [1]} : f32[4096]
         return %1, %2",
        "(%0: f32[64, 64], %1: f32[3, 64], %2: f32[4096], %3: f32[4096])
         %4 = packed_dot %1, %2 {contracting_dimensions = [1], columns = [64]} : f32[3, 64]
         %5 = tanh %4 : f32[3, 64]
         %6 = packed_dot %5, %2 {contracting_dimensions = [1], columns = [64]} : f32[3, 64]
         %7 = packed_dot %6, %3 {contracting_dimensions = [1], columns = [64]} : f32[3, 64]
         return %7",
    );
}

#[test]
fn operands_of_several_dimensions_are_packed_as_matrices() {
    check(
        &format!(
            "(%0: f32[4, 16, 10, 5], %1: f32[2, 3, 4, 16])
             %2 = dot_general %1, %0 {{{NO_BATCH}, lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 1]}} : f32[2, 3, 10, 5]
             return %2"
        ),
        1,
        "(%0: f32[4, 16, 10, 5])
         %1 = pack %0 {contracting_dimensions = [0, 1]} : f32[4096]
         return %1",
        "(%0: f32[4, 16, 10, 5], %1: f32[2, 3, 4, 16], %2: f32[4096])
         %3 = packed_dot %1, %2 {contracting_dimensions = [2, 3], columns = [10, 5]} : f32[2, 3, 10, 5]
         return %3",
    );
}

/// A product of one row, of columns, of a batch, of other dimensions in between, of few columns, and of integers.
#[test]
fn other_products_read_operands_as_they_are() {
    for (lhs, rhs, dims, result) in [
        ("f32[1, 64]", "f32[64, 64]", [1, 0], "f32[1, 64]"),
        ("f32[64, 3]", "f32[64, 20]", [0, 0], "f32[3, 20]"),
        ("f32[N, 64]", "f32[64, 64]", [1, 1], "f32[N, 64]"),
        ("f32[3, 64]", "f32[8, 64, 8]", [1, 1], "f32[3, 8, 8]"),
        ("f32[3, 64, 2]", "f32[64, 64]", [1, 0], "f32[3, 2, 64]"),
        ("f32[3, 64]", "f32[64, M]", [1, 0], "f32[3, M]"),
        ("i32[3, 64]", "i32[64, 64]", [1, 0], "i32[3, 64]"),
    ] {
        let product = |operand: usize| {
            let [of_lhs, of_rhs] = dims;
            format!(
                "%3 = dot_general %1, %{operand} {{{NO_BATCH}, lhs_contracting_dimensions = [{of_lhs}], \
                 rhs_contracting_dimensions = [{of_rhs}]}} : {result}"
            )
        };
        check(
            &format!(
                "(%0: {rhs}, %1: {lhs})\n{}\nreturn %2",
                product(0).replace("%3", "%2")
            ),
            1,
            &format!("(%0: {rhs})\nreturn %0"),
            &format!(
                "(%0: {rhs}, %1: {lhs}, %2: {rhs})\n{}\nreturn %3",
                product(2)
            ),
        );
    }
}
