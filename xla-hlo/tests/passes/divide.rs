//! Reductions of several arrays, divided.

use crate::text::{assert_prints, graph};
use xla_hlo::passes::dce;
use xla_hlo::passes::sweep::{SIMPLIFY, sweep};

/// The rule that a graph shows, the graph, and the graph after the pass.
const GRAPHS: &[(&str, &str, &str)] = &[
    (
        "arrays that one operation folds each are reduced apart",
        "(%0: f32[2, 3], %1: f32[2, 3], %2: f32[], %3: f32[])
        %4, %5 = reduce %0, %1, %2, %3 {dimensions = [1]} ((%0: f32[], %1: f32[], %2: f32[], %3: f32[]); %4 = add %0, %2 : f32[]; %5 = max %3, %1 : f32[]; return %4, %5) : f32[2], f32[2]
        return %4, %5",
        "(%0: f32[2, 3], %1: f32[2, 3], %2: f32[], %3: f32[])
        %4 = reduce %0, %2 {dimensions = [1]} (add) : f32[2]
        %5 = reduce %1, %3 {dimensions = [1]} (max) : f32[2]
        return %4, %5",
    ),
    (
        "arrays that are compared are reduced together, beside a sum",
        "(%0: f32[2, 3], %1: i32[2, 3], %2: f32[], %3: i32[])
        %4, %5, %6 = reduce %0, %0, %1, %2, %2, %3 {dimensions = [1]} ((%0: f32[], %1: f32[], %2: i32[], %3: f32[], %4: f32[], %5: i32[]); %6 = add %0, %3 : f32[]; %7 = max %1, %4 : f32[]; %8 = compare %1, %4 {comparison_direction = GE} : bool[]; %9 = select %8, %2, %5 : i32[]; return %6, %7, %9) : f32[2], f32[2], i32[2]
        return %4, %5, %6",
        "(%0: f32[2, 3], %1: i32[2, 3], %2: f32[], %3: i32[])
        %4 = reduce %0, %2 {dimensions = [1]} (add) : f32[2]
        %5, %6 = reduce %0, %1, %2, %3 {dimensions = [1]} ((%0: f32[], %1: i32[], %2: f32[], %3: i32[]); %4 = max %0, %2 : f32[]; %5 = compare %0, %2 {comparison_direction = GE} : bool[]; %6 = select %5, %1, %3 : i32[]; return %4, %6) : f32[2], i32[2]
        return %4, %5, %6",
    ),
    (
        "a computation that moves values between arrays stays whole",
        "(%0: f32[2, 3], %1: f32[2, 3], %2: f32[], %3: f32[])
        %4, %5 = reduce %0, %1, %2, %3 {dimensions = [1]} ((%0: f32[], %1: f32[], %2: f32[], %3: f32[]); %4 = add %1, %2 : f32[]; %5 = add %0, %3 : f32[]; return %4, %5) : f32[2], f32[2]
        return %4, %5",
        "(%0: f32[2, 3], %1: f32[2, 3], %2: f32[], %3: f32[])
        %4, %5 = reduce %0, %1, %2, %3 {dimensions = [1]} ((%0: f32[], %1: f32[], %2: f32[], %3: f32[]); %4 = add %1, %2 : f32[]; %5 = add %0, %3 : f32[]; return %4, %5) : f32[2], f32[2]
        return %4, %5",
    ),
    (
        "windows of several arrays are divided, too",
        "(%0: f32[4], %1: i32[4], %2: f32[], %3: i32[])
        %4, %5 = reduce_window %0, %1, %2, %3 {window_dimensions = [2], window_strides = [2]} ((%0: f32[], %1: i32[], %2: f32[], %3: i32[]); %4 = add %0, %2 : f32[]; %5 = mul %1, %3 : i32[]; return %4, %5) : f32[2], i32[2]
        return %4, %5",
        "(%0: f32[4], %1: i32[4], %2: f32[], %3: i32[])
        %4 = reduce_window %0, %2 {window_dimensions = [2], window_strides = [2]} (add) : f32[2]
        %5 = reduce_window %1, %3 {window_dimensions = [2], window_strides = [2]} (mul) : i32[2]
        return %4, %5",
    ),
];

#[test]
fn graphs_before_and_after() {
    for (what, before, after) in GRAPHS {
        let found = dce::run(&sweep(&dce::run(&graph(before)), SIMPLIFY).graph);
        assert_prints(&found, after, what);
    }
}
