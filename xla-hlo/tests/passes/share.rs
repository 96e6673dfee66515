//! Common subexpressions and dead code.

use crate::text::{assert_prints, graph};
use xla_hlo::passes::dce;
use xla_hlo::passes::sweep::{SHARE, sweep};

#[test]
fn equal_instructions_are_made_once() {
    let before = graph(
        "(%0: f32[2, 3], %1: f32[2, 3])
        %2 = add %0, %1 : f32[2, 3]
        %3 = add %1, %0 : f32[2, 3]
        %4 = sub %0, %1 : f32[2, 3]
        %5 = sub %1, %0 : f32[2, 3]
        %6 = constant {value = -0.0} : f32[]
        %7 = reduce %2, %6 {dimensions = [0]} (add) : f32[3]
        %8 = constant {value = -0.0} : f32[]
        %9 = reduce %3, %8 {dimensions = [0]} (add) : f32[3]
        %10 = reduce %3, %8 {dimensions = [0]} (max) : f32[3]
        return %4, %5, %7, %9, %10",
    );
    let after = "(%0: f32[2, 3], %1: f32[2, 3])
        %2 = add %0, %1 : f32[2, 3]
        %3 = sub %0, %1 : f32[2, 3]
        %4 = sub %1, %0 : f32[2, 3]
        %5 = constant {value = -0.0} : f32[]
        %6 = reduce %2, %5 {dimensions = [0]} (add) : f32[3]
        %7 = reduce %2, %5 {dimensions = [0]} (max) : f32[3]
        return %3, %4, %6, %6, %7";
    assert_prints(
        &sweep(&before, SHARE).graph,
        after,
        "sums commute, differences do not",
    );
}

#[test]
fn zeros_of_both_signs_are_two_constants() {
    let text = "()
        %0 = constant {value = 0.0} : f32[]
        %1 = constant {value = -0.0} : f32[]
        return %0, %1";
    assert_prints(
        &sweep(&graph(text), SHARE).graph,
        text,
        "constants are compared by their bits",
    );
}

#[test]
fn what_nothing_reads_is_dropped_and_parameters_stay() {
    let before = graph(
        "(%0: f32[2], %1: f32[2])
        %2 = exp %0 : f32[2]
        %3 = tanh %2 : f32[2]
        %4 = neg %0 : f32[2]
        return %4",
    );
    let after = "(%0: f32[2], %1: f32[2])
        %2 = neg %0 : f32[2]
        return %2";
    assert_prints(&dce::run(&before), after, "dead code");
}
