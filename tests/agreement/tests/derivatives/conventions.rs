//! Derivatives at special points. The numbers are JAX 0.10's, unless a comment names another reason.

use xla_hlo::literal::Scalar;
use xla_hlo::{ElementType, Shape, Size};

use crate::check::{Derived, argument};
use crate::eval::run;
use crate::graphs;
use crate::kernels::array::{Array, int};

fn array(element: ElementType, numbers: &[f64]) -> Array {
    let shape = Shape::new(element, vec![Size::from(numbers.len())]);
    let number = |&x: &f64| {
        if element.is_integer() {
            Scalar::Integer(x as i128)
        } else {
            Scalar::Float(x)
        }
    };
    argument(&shape, numbers.iter().map(number).collect())
}

fn floats(numbers: &[f64]) -> Array {
    array(ElementType::F64, numbers)
}

fn ints(numbers: &[f64]) -> Array {
    array(ElementType::I32, numbers)
}

fn numbers(array: &Array) -> Vec<f64> {
    let number = |element: &Scalar| match element {
        Scalar::Float(x) => *x,
        other => panic!("{other:?} is not a tangent"),
    };
    array.elements.iter().map(number).collect()
}

/// Checks the tangent of a function, `fn f(..) -> ..` with a body, and its cotangents, if there are any.
fn check(
    function: &str,
    arguments: &[Array],
    (directions, tangent): (&[&[f64]], &[f64]),
    (seed, cotangents): (&[f64], &[&[f64]]),
) {
    let source = format!("#[computation]\nfn {function}");
    let derived = Derived::of(graphs::parsed(&source).expect("it has a graph"));
    let derived = derived.unwrap_or_else(|refused| panic!("{function}: {:?}", refused.fault));
    let shaped = |numbers: &[f64], like: &Array| Array {
        dims: like.dims.clone(),
        ..floats(numbers)
    };
    let active = arguments.iter().filter(|a| a.element == ElementType::F64);
    let along = directions.iter().zip(active);
    let along: Vec<Array> = along.map(|(v, like)| shaped(v, like)).collect();
    let results = run(derived.tangents(), &[arguments, &along].concat());
    assert_eq!(numbers(&results[1]), tangent, "tangent of {function}");
    if seed.is_empty() {
        return;
    }
    let back = derived.cotangents().expect("it has cotangents");
    let results = run(back, &[arguments, &[shaped(seed, &results[1])]].concat());
    let found: Vec<Vec<f64>> = results.iter().map(numbers).collect();
    assert_eq!(found, cotangents, "cotangents of {function}");
}

const NONE: (&[f64], &[&[f64]]) = (&[], &[]);

#[test]
fn windows_of_a_gather_that_are_not_in_bounds_are_moved_inside() {
    // In mode "clip", which is XLA's.
    check(
        "f(x: &f64![5], i: &i32![4]) -> f64![4] { gather(x, i, [], [0], [0], 1, [1]) }",
        &[floats(&[1., 2., 3., 4., 5.]), ints(&[7., -3., 2., 2.])],
        (&[&[10., 20., 30., 40., 50.]], &[50., 10., 30., 30.]),
        (&[1., 2., 3., 4.], &[&[2., 0., 7., 0., 1.]]),
    );
}

#[test]
fn the_last_update_of_a_scatter_has_the_cotangent() {
    let arguments = [
        floats(&[1., 2., 3., 4., 5.]),
        ints(&[1., 1., 9., 2.]),
        floats(&[10., 20., 30., 40.]),
    ];
    check(
        "f(x: &f64![5], i: &i32![4], u: &f64![4]) -> f64![5] { scatter(|_, y| y, x, i, u, [], [0], [0], 1) }",
        &arguments,
        (
            &[&[1., 1., 1., 1., 1.], &[1., 2., 3., 4.]],
            &[1., 2., 4., 1., 1.],
        ),
        (
            &[1., 2., 3., 4., 5.],
            &[&[1., 0., 0., 4., 5.], &[0., 2., 0., 3.]],
        ),
    );
    check(
        "f(x: &f64![5], i: &i32![4], u: &f64![4]) -> f64![5] { scatter(add, x, i, u, [], [0], [0], 1) }",
        &arguments,
        (
            &[&[1., 1., 1., 1., 1.], &[1., 2., 3., 4.]],
            &[1., 4., 5., 1., 1.],
        ),
        (
            &[1., 2., 3., 4., 5.],
            &[&[1., 2., 3., 4., 5.], &[2., 2., 0., 3.]],
        ),
    );
}

#[test]
fn a_product_of_unique_updates_has_a_gradient() {
    check(
        "f(x: &f64![5], i: &i32![4], u: &f64![4]) -> f64![5] {
            scatter(mul, x, i, u, [], [0], [0], 1, unique_indices = true)
        }",
        &[
            floats(&[1., 2., 3., 4., 5.]),
            ints(&[1., 0., 9., 2.]),
            floats(&[10., 20., 30., 40.]),
        ],
        (
            &[&[1., 1., 1., 1., 1.], &[1., 2., 3., 4.]],
            &[22., 12., 52., 1., 1.],
        ),
        (
            &[1., 2., 3., 4., 5.],
            &[&[20., 20., 120., 4., 5.], &[4., 1., 0., 9.]],
        ),
    );
}

#[test]
fn equal_elements_share_the_tangent_of_a_scatter_of_extremes() {
    let arguments = [
        floats(&[1., 2., 3., 4., 5.]),
        ints(&[1., 1., 9., 2.]),
        floats(&[2., 20., 30., 3.]),
    ];
    check(
        "f(x: &f64![5], i: &i32![4], u: &f64![4]) -> f64![5] { scatter(max, x, i, u, [], [0], [0], 1) }",
        &arguments,
        (
            &[&[1., 1., 1., 1., 1.], &[1., 2., 3., 4.]],
            &[1., 2., 2.5, 1., 1.],
        ),
        (
            &[1., 2., 3., 4., 5.],
            &[&[1., 0., 1.5, 4., 5.], &[0., 2., 0., 1.5]],
        ),
    );
    check(
        "f(x: &f64![5], i: &i32![4], u: &f64![4]) -> f64![5] { scatter(min, x, i, u, [], [0], [0], 1) }",
        &arguments,
        (
            &[&[1., 1., 1., 1., 1.], &[1., 2., 3., 4.]],
            &[1., 1., 2.5, 1., 1.],
        ),
        (
            &[1., 2., 3., 4., 5.],
            &[&[1., 1., 1.5, 4., 5.], &[1., 0., 0., 1.5]],
        ),
    );
}

#[test]
fn equal_elements_keep_their_order() {
    let x = floats(&[2., 1., 2., 1.]);
    check(
        "f(x: &f64![4]) -> f64![4] { sort(x) }",
        std::slice::from_ref(&x),
        (&[&[1., 2., 3., 4.]], &[2., 4., 1., 3.]),
        (&[1., 2., 3., 4.], &[&[3., 1., 4., 2.]]),
    );
    check(
        "f(x: &f64![4], y: &f64![4]) -> f64![4] { sort((x, y), |a, b, _, _| a < b).1 }",
        &[x.clone(), x.clone()],
        (&[&[1., 2., 3., 4.], &[5., 6., 7., 8.]], &[6., 8., 5., 7.]),
        (&[1., 2., 3., 4.], &[&[0., 0., 0., 0.], &[3., 1., 4., 2.]]),
    );
    check(
        "f(x: &f64![4]) -> f64![2] { top_k(x, 2).0 }",
        &[x],
        (&[&[1., 2., 3., 4.]], &[1., 3.]),
        (&[1., 2.], &[&[1., 0., 2., 0.]]),
    );
}

const TIES: [f64; 7] = [2., 2., 1., 3., 3., 3., 0.];

#[test]
fn the_first_of_equal_elements_of_a_window_has_the_derivative() {
    let directions: &[&[f64]] = &[&[1., 2., 3., 4., 5., 6., 7.]];
    check(
        "f(x: &f64![7]) -> f64![4] { reduce_window(max, x, -f64::INFINITY, [3], [2], [(1, 1)]) }",
        &[floats(&TIES)],
        (directions, &[1., 4., 4., 6.]),
        (&[1., 2., 3., 4.], &[&[1., 0., 0., 5., 0., 4., 0.]]),
    );
    check(
        "f(x: &f64![7]) -> f64![4] { reduce_window(min, x, f64::INFINITY, [3], [2], [(1, 1)]) }",
        &[floats(&TIES)],
        (directions, &[1., 3., 4., 7.]),
        (&[1., 2., 3., 4.], &[&[1., 0., 2., 3., 0., 0., 4.]]),
    );
}

#[test]
fn equal_elements_of_a_reduction_share_the_tangent() {
    let third = 1. / 3.;
    check(
        "f(x: &f64![7]) -> f64 { reduce_max(x) }",
        &[floats(&TIES)],
        (&[&[1., 2., 3., 4., 5., 6., 7.]], &[5.]),
        (&[1.], &[&[0., 0., 0., third, third, third, 0.]]),
    );
    // An initial value beyond all elements is the result.
    check(
        "f(x: &f64![7]) -> f64 { reduce(max, x, 5.0) }",
        &[floats(&TIES)],
        (&[&[1., 2., 3., 4., 5., 6., 7.]], &[0.]),
        (&[1.], &[&[0.; 7]]),
    );
}

#[test]
fn factors_that_are_zero_have_derivatives() {
    check(
        "f(x: &f64![3]) -> f64 { product(x) }",
        &[floats(&[2., 0., 3.])],
        (&[&[1., 1., 1.]], &[6.]),
        (&[1.], &[&[0., 6., 0.]]),
    );
    check(
        "f(x: &f64![3]) -> f64 { product(x) }",
        &[floats(&[0., 0., 3.])],
        (&[&[1., 1., 1.]], &[0.]),
        (&[1.], &[&[0., 0., 0.]]),
    );
    let x = floats(&[1., 2., 2., 0., 3., 0.]);
    check(
        "f(x: &f64![6]) -> f64![6] { cumulative_product(x) }",
        &[x],
        (&[&[1., 2., 3., 4., 5., 6.]], &[1., 4., 14., 16., 48., 0.]),
        (&[1., 2., 3., 4., 5., 6.], &[&[17., 8., 6., 76., 0., 0.]]),
    );
}

#[test]
fn equal_elements_share_the_derivative_of_a_cumulative_maximum() {
    check(
        "f(x: &f64![6]) -> f64![6] { cumulative_max(x) }",
        &[floats(&[1., 2., 2., 0., 3., 0.])],
        (&[&[1., 2., 3., 4., 5., 6.]], &[1., 2., 2.5, 2.5, 5., 5.]),
        (&[1., 2., 3., 4., 5., 6.], &[&[1., 5.5, 3.5, 0., 11., 0.]]),
    );
    check(
        "f(x: &f64![5]) -> f64![5] { cumulative_min(x, reverse = true) }",
        &[floats(&[1.; 5])],
        (&[&[16., 8., 4., 2., 1.]], &[9.875, 3.75, 2.75, 1.5, 1.]),
        NONE,
    );
}

#[test]
fn a_window_that_selects_its_initial_value_has_no_cotangent() {
    check(
        "f(x: &f64![6], y: &f64![6]) -> f64![3] {
            let pick = |a, b, c, d| {
                let keeps = a >= c;
                (select(keeps, a, c), select(keeps, b, d))
            };
            reduce_window(pick, (x, y), (0.0f64, 5.0f64), [2], [2]).1
        }",
        &[
            floats(&[-1., -2., 3., 1., 0., -1.]),
            floats(&[1., 2., 3., 4., 5., 6.]),
        ],
        (&[&[0.; 6], &[1., 2., 3., 4., 5., 6.]], &[0., 3., 0.]),
        (&[7., 8., 9.], &[&[0.; 6], &[0., 0., 8., 0., 0., 0.]]),
    );
}

#[test]
fn a_reduction_of_pairs_has_tangents() {
    check(
        "f(x: &f64![7], y: &f64![7]) -> f64 {
            reduce(|a, b, c, d| (max(a, c), if a >= c { b } else { d }), (x, y), (-1.0f64, 0.0f64)).1
        }",
        &[floats(&TIES), floats(&TIES)],
        (
            &[&[0.; 7], &[1., 2., 3., 4., 5., 6., 7.]],
            &[4.],
        ),
        NONE,
    );
}

#[test]
fn collectives_are_transposed_as_in_jax() {
    let cases = [
        ("4", "4", "all_reduce(add, x, replica)?", "all_reduce"),
        (
            "4",
            "8",
            "all_gather(x, replica, 0, replicas = 2)?",
            "reduce_scatter",
        ),
        (
            "4",
            "2",
            "reduce_scatter(add, x, replica, 0, replicas = 2)?",
            "all_gather",
        ),
        (
            "4, 6",
            "2, 12",
            "all_to_all(x, replica, 0, 1, replicas = 2)?",
            "all_to_all",
        ),
        (
            "4",
            "4",
            "collective_permute(x, replica, [(0, 1), (1, 2)])?",
            "collective_permute",
        ),
    ];
    for (size, of_result, call, transposed) in cases {
        let source = format!(
            "#[computation]
             fn f(x: &f64![{size}], replica: &Replica) -> Result<f64![{of_result}], Error> {{ Ok({call}) }}"
        );
        let derived = Derived::of(graphs::parsed(&source).expect("it has a graph"));
        let derived = derived.unwrap_or_else(|refused| panic!("{call}: {:?}", refused.fault));
        let back = derived.cotangents().expect("it has cotangents");
        let collectives: Vec<_> = back.instrs().map(|(_, instr)| instr).collect();
        let [once, instr] = collectives[..] else {
            panic!("{call}: {collectives:?}");
        };
        assert_eq!(instr.op.name, transposed, "after {once:?}");
        assert_eq!(
            instr.operands[1..],
            once.operands[1..],
            "the replica is the same"
        );
        match transposed {
            "all_to_all" => {
                assert_eq!(int(instr, "split_dimension"), 1);
                assert_eq!(int(instr, "concat_dimension"), 0);
            }
            "collective_permute" => {
                let pairs = match instr.attr("source_target_pairs") {
                    Some(xla_hlo::attr::Attr::Literal(pairs)) => pairs.elements().collect(),
                    _ => Vec::new(),
                };
                assert_eq!(pairs, [1, 0, 2, 1].map(Scalar::Integer));
            }
            _ => {}
        }
    }
}

#[test]
fn generic_sizes_have_derivatives() {
    for function in [
        "f<N: Dim>(x: &f64![N]) -> f64![N] { cumulative_sum(x) }",
        "f<N: Dim>(x: &f64![N]) -> f64![N] { cumulative_sum(x, reverse = true) }",
        "f<N: Dim>(x: &f64![2, N]) -> f64![2, N] { cumulative_product(x) }",
        "f<N: Dim>(x: &f64![N, 3]) -> f64![N, 3] { cumulative_max(x, 0, reverse = true) }",
        "f<N: Dim, M: Dim>(x: &f64![N, 2, M]) -> f64![2] { product(x, dimensions = [0, 2]) }",
        "f<N: Dim>(x: &f64![N]) -> f64 { reduce_max(x) }",
        "f<N: Dim>(x: &f64![N, 3], i: &i32![4]) -> f64![4, 3] { take(x, i, 0) }",
        "f<N: Dim>(x: &f64![N, 3], i: &i32![4], u: &f64![4, 3]) -> f64![N, 3] {
            scatter(add, x, i, u, [1], [0], [0], 1)
        }",
        "f<N: Dim>(x: &f64![N, 3]) -> f64![N, 3] { sort(x, dimension = 0) }",
        "f<N: Dim>(x: &f64![N, 8]) -> f64![N, 2] { top_k(x, 2).0 }",
    ] {
        let graph = graphs::parsed(&format!("#[computation]\nfn {function}"));
        let derived = Derived::of(graph.expect("it has a graph"));
        let derived = derived.unwrap_or_else(|refused| panic!("{function}: {:?}", refused.fault));
        let why = derived.irreversible().map(|refused| &refused.fault);
        assert!(why.is_none(), "{function}: {why:?}");
    }
}

#[test]
fn the_cotangents_of_a_cumulative_sum_are_one() {
    let source = "#[computation]\nfn f<N: Dim>(x: &f64![3, N]) -> f64![3, N] { cumulative_sum(x) }";
    let derived = Derived::of(graphs::parsed(source).expect("it has a graph"));
    let derived = derived.expect("sums have derivatives");
    let back = derived.cotangents().expect("sums have cotangents");
    let windows: Vec<_> = back
        .instrs()
        .filter(|(_, instr)| instr.op.name == "reduce_window")
        .map(|(_, instr)| instr)
        .collect();
    let [onward, back] = windows[..] else {
        panic!("{windows:?}");
    };
    // Kernels take linear time for such a window: it is padded at one end by all but one of its elements.
    let padding = |instr: &xla_hlo::Instr| match instr.attr("padding") {
        Some(xla_hlo::attr::Attr::Numbers(all)) => all.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    };
    let [low, high]: [Vec<String>; 2] = [padding(onward), padding(back)];
    assert_eq!(low[2], high[3]);
    assert_eq!((low[3].as_str(), high[2].as_str()), ("0", "0"));
    assert_eq!(
        onward.attr("window_dimensions"),
        back.attr("window_dimensions")
    );
}
