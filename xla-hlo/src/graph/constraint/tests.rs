use crate::testing::graph;
use crate::{Builder, ops};
use crate::{Function, Module, Parameter, Signature, Tree, Type};

/// Returns the size constraints of a call: "N - 3: slice: needs ..".
fn constraints(call: &str) -> Vec<String> {
    let constraints = super::of_graph(&Module::default(), &graph(call));
    let text = |constraint: &super::SizeConstraint| {
        let (size, operation) = (&constraint.size, &constraint.operation);
        format!("{size}: {operation}: {}", constraint.fault.what)
    };
    constraints.iter().map(text).collect()
}

#[test]
fn a_rule_records_what_only_numbers_decide() {
    let cases: &[(&str, &[&str])] = &[
        (
            "slice(f32[N], [0], [3])",
            &["N - 3: slice: expected at most N (the size of dimension 0), found 3"],
        ),
        (
            "slice(f32[N], [M], [N])",
            &["N - M: slice: expected at most N (the limit of dimension 0), found M"],
        ),
        (
            "top_k(f32[2, N], 4)",
            &[
                "N - 4: top_k: expected at most N (the size of the last dimension of f32[2, N]), found 4",
            ],
        ),
        (
            "dynamic_slice(f32[N], i32[1], [M])",
            &["N - M: dynamic_slice: expected at most N (the size of dimension 0), found M"],
        ),
        (
            "dynamic_update_slice(f32[N], f32[2], i32[1])",
            &["N - 2: dynamic_update_slice: expected at most N (the size of dimension 0), found 2"],
        ),
        (
            "pad(f32[N], 0.0, [-2], [0])",
            &["N - 2: pad: the size N - 2 is negative"],
        ),
        (
            "slice(f32[N], [1], [N], [2])",
            &["N - 1: slice: expected at most N (the limit of dimension 0), found 1"],
        ),
        (
            "reduce_window(add, f32[N], 0.0, [3], [2])",
            &["N - 3: reduce_window: the size N - 3 is negative"],
        ),
        // A condition that always holds is not a constraint.
        ("slice(f32[N + 3], [0], [3])", &[]),
        ("slice(f32[N], [0], [N])", &[]),
        ("top_k(f32[4], 4)", &[]),
        ("pad(f32[N], 0.0, [2], [0])", &[]),
    ];
    for (call, expected) in cases {
        assert_eq!(constraints(call), *expected, "{call}");
    }
}

/// Returns a function that takes one array and applies an operation to it, or calls another function.
fn function(name: &str, param: &str, graph: crate::Graph) -> Function {
    let shape = graph.shape(graph.params[0]).clone();
    let sizes = shape.dims.iter().flat_map(crate::Size::names);
    let signature = Signature {
        sizes: sizes.map(str::to_string).collect(),
        ..Signature::new(
            vec![Parameter::new(param, Type::array(shape))],
            Tree::Tuple(Vec::new()),
        )
    };
    Function::new(name, signature, graph)
}

#[test]
fn a_call_checks_or_inherits_the_constraints_of_its_callee() {
    let inner = function("inner.1", "x", graph("slice(f32[N], [0], [3])"));
    let mut module = Module::default();
    module.functions.push(inner.into());
    let outer = |size: &str| {
        let mut b = Builder::new(&module);
        let size = size.parse().expect("a size");
        let shape = crate::Shape::new(crate::ElementType::F32, vec![size]);
        let x = b.graph.add_param(shape);
        ops::call::call(&mut b, &module.functions[0], &[Tree::Leaf(x)]).map(|_| b.graph)
    };
    assert!(outer("3").is_ok());
    let refused = outer("2").expect_err("2 is too small");
    assert_eq!(
        refused.what.to_string(),
        "N = 2 does not satisfy `slice`: expected at most 2 (the size of dimension 0), found 3"
    );
    let handed = super::of_graph(&module, &outer("1 + M").expect("M may be enough"));
    let [constraint] = handed.as_slice() else {
        panic!("{handed:?}");
    };
    assert_eq!(constraint.size.to_string(), "M - 2");
    assert_eq!(constraint.operation, "inner");
    assert_eq!(
        constraint.fault.what.to_string(),
        "N = 1 + M does not satisfy `slice`: expected at most 1 + M (the size of dimension 0), found 3"
    );
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
        "scan(pair, f32[2], f32[N, 2])",
        "slogdet(f32[N, N])",
        "softmax(f32[N])",
        "solve(f32[N, N], f32[N])",
        "sort(f32[N])",
        "take_along_dimension(f32[N, 3], i32[N, 3], 0)",
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
            "N - 1: argmax: expected at least 1 (elements along dimension 0), found N",
        ),
        (
            "argmin(f32[2, N], 1)",
            "N - 1: argmin: expected at least 1 (elements along dimension 1), found N",
        ),
        (
            "rng_categorical(u64[2], f32[2, N])",
            "N - 1: rng_categorical: expected at least 1 (elements along dimension 1), found N",
        ),
        (
            "top_k(f32[N], 2)",
            "N - 2: top_k: expected at most N (the size of the last dimension of f32[N]), found 2",
        ),
    ] {
        assert_eq!(constraints(call), [expected], "{call}");
    }
}
