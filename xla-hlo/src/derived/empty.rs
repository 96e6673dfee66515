//! Tests of operations on arrays of generic sizes, which may be 0.

use crate::graph::Function;
use crate::testing::graph;
use crate::{Module, Signature, Tree};

/// Returns the size constraints of a call.
fn constraints(call: &str) -> Vec<String> {
    let signature = Signature::new(Vec::new(), Tree::Tuple(Vec::new()));
    let function = Function::new("f", signature, graph(call));
    let all = function.constraints(&Module::default()).iter();
    all.map(|constraint| format!("{}: {}", constraint.operation, constraint.fault.what))
        .collect()
}

#[test]
fn most_operations_accept_arrays_without_elements() {
    for call in [
        "cholesky(f32[N, N])",
        "cross_entropy(f32[2, N], i32[2])",
        "cumulative_sum(f32[N])",
        "det(f32[N, N])",
        "global_norm(f32[N])",
        "inverse(f32[N, N])",
        "layer_norm(f32[2, N])",
        "logsumexp(f32[N])",
        "lu(f32[N, N])",
        "mean(f32[N])",
        "outer(f32[N], f32[N])",
        "qr(f32[N, N])",
        "reduce_max(f32[N])",
        "scan(f32[2], f32[N, 2], pair)",
        "slogdet(f32[N, N])",
        "softmax(f32[N])",
        "solve(f32[N, N], f32[N])",
        "sort(f32[N])",
        "take_along_axis(f32[N, 3], i32[N, 3], 0)",
        "trace(f32[N, N])",
        "variance(f32[N])",
    ] {
        assert_eq!(constraints(call), [""; 0], "{call}");
    }
}

#[test]
fn an_operation_that_selects_an_element_requires_one() {
    for (call, expected) in [
        (
            "argmax(f32[N])",
            "argmax: expected at least 1 (elements along dimension 0), found N",
        ),
        (
            "argmin(f32[2, N], 1)",
            "argmin: expected at least 1 (elements along dimension 1), found N",
        ),
        (
            "rng_categorical(u64[2], f32[2, N])",
            "rng_categorical: expected at least 1 (elements along dimension 1), found N",
        ),
        (
            "top_k(f32[N], 2)",
            "top_k: expected at most N (the size of the last dimension of f32[N]), found 2",
        ),
    ] {
        assert_eq!(constraints(call), [expected], "{call}");
    }
}
