//! Derivatives through functions that are applied at all indices at once, where a branch that an index does not take has
//! an infinite slope: they equal the derivatives of the function at each index.

use xla_hlo::literal::Scalar;
use xla_hlo::{ElementType, Shape, Size};

use crate::check::argument;
use crate::eval::run;
use crate::graphs::parsed;
use crate::kernels::array::Array;

/// The points. At some, roots and logarithms have no slope; at the first, their slopes are infinite.
const POINTS: [f64; 4] = [0.0, 4.0, -1.0, 0.25];

/// The other argument, which is the same at all points.
const WEIGHTS: [f64; 2] = [0.0, 3.0];

/// Functions of a number `x` and of weights `w`.
const FUNCTIONS: &[(&str, &str)] = &[
    ("a branch", "if x > 0.0 { sqrt(x) } else { 0.0 }"),
    (
        "both branches",
        "if x > 0.0 { log(x) } else { sqrt(2.0 - x) * x }",
    ),
    (
        "a match",
        "match convert(x, i32) { 0 => x * x, 4 => sqrt(x - 1.0), _ => 1.0 / x }",
    ),
    (
        "a case",
        "case(convert(x, i32), [|| sqrt(x + 0.5), || x, || x, || log(x), || log(x)])",
    ),
    (
        "weights",
        "if x > 0.0 { log(x) * w[1] + sqrt(x) / exp(w[0]) } else { w[0] * w[1] }",
    ),
    (
        "a product",
        "if x > 0.0 { dot(w, stack([log(x), 1.0 / x], 0)) } else { w[1] }",
    ),
    (
        "a matrix",
        "if x > 0.0 { sum(dot(outer(w, w), stack([log(x), 1.0 / x], 0))) } else { x }",
    ),
    (
        "an element",
        "if x > 0.0 { take(w, convert(x, i32), 0) * log(x) } else { x }",
    ),
    (
        "a system",
        "if x > 0.0 {
            let right = reshape(stack([log(x), 1.0 / x], 0), [2, 1]);
            sum(triangular_solve(eye(f64, 2) + outer(w, w), right, left_side = true, lower = true))
        } else { x }",
    ),
    (
        "a convolution",
        "if x > 0.0 {
            let input = reshape(stack([log(x), 1.0 / x, x], 0), [1, 1, 3]);
            sum(conv(input, reshape(w, [1, 1, 2])))
        } else { x }",
    ),
    (
        "a branch that no index takes",
        "if x > 9.0 { sqrt(w[0]) * x } else { x * w[1] }",
    ),
    (
        "branches in a branch",
        "if x > 0.0 { if x > 1.0 { sqrt(x - 1.0) * w[1] } else { sqrt(1.0 - x) } } else { w[0] }",
    ),
    (
        "a loop in a branch",
        "if x > 0.0 { let mut y = x; for _ in 0..3 { y = sqrt(y) * w[1]; } y } else { 0.0 }",
    ),
    (
        "a branch in a loop",
        "let mut y = x; for _ in 0..2 { y = if y > 0.0 { sqrt(y) * w[1] } else { y * y }; } y",
    ),
    (
        "loops in a branch",
        "if x > 0.0 {
            let mut y = x;
            for i in 0..2 { for _ in 0..2 { y = log(y + w[1]) + convert(i, f64) / x; } }
            y
        } else { x }",
    ),
    (
        "a scan",
        "let (last, _) = scan(|c, w| (if c > 0.0 { sqrt(c) * (w + 1.0) } else { c }, ()), x, w);
         last",
    ),
    (
        "a scan in a branch",
        "if x > 0.0 { scan(|c, w| (sqrt(c) * (w + 1.0), ()), x, w).0 } else { x }",
    ),
    (
        "a checkpoint",
        "if x > 0.0 { checkpoint(|x, w| sqrt(x) * w[1] + dot(w, stack([log(x), x], 0)))(x, w) } else { x }",
    ),
    (
        "a branch in a checkpoint",
        "checkpoint(|x, w| if x > 0.0 { sqrt(x) * w[1] } else { x })(x, w)",
    ),
    (
        "a function with a rule",
        "if x > 0.0 {
            let root = custom_jvp(|x| sqrt(x), |x, dx| (sqrt(x), 0.5 / sqrt(x) * dx));
            root(x) * w[1] + root(w[1])
        } else { x }",
    ),
];

/// Functions with loops whose rounds are not counted, which have tangents only.
const FORWARD: &[(&str, &str)] = &[
    (
        "a loop",
        "let mut y = x; while y > 0.5 { y = sqrt(y) - 0.5; } y",
    ),
    (
        "a loop in a branch",
        "if x > 0.0 { let mut y = x; while y > 0.5 { y = log(y) * w[1] / 4.0; } y } else { w[1] * x }",
    ),
    (
        "a branch in a loop",
        "let mut y = x; while y > 0.3 { y = if y > 1.0 { sqrt(y - 1.0) } else { y - sqrt(1.0 - y) }; } y",
    ),
];

fn floats(numbers: &[f64], dims: &[usize]) -> Array {
    let shape = Shape::new(
        ElementType::F64,
        dims.iter().copied().map(Size::from).collect::<Vec<_>>(),
    );
    argument(&shape, numbers.iter().copied().map(Scalar::Float).collect())
}

/// Returns the numbers of each result of a function with the body after the definition of `f`.
fn results(signature: &str, function: &str, body: &str, arguments: &[Array]) -> Vec<Vec<f64>> {
    let source = format!(
        "#[computation]
         fn all{signature} {{
            let f = |x: f64, w: f64![2]| {{ {function} }};
            {body}
        }}"
    );
    let graph = parsed(&source).unwrap_or_else(|refused| panic!("{source}: {:?}", refused.fault));
    let number = |x: &Scalar| match x {
        Scalar::Float(x) => *x,
        other => panic!("{other:?} is not a number"),
    };
    let results = run(&graph, arguments);
    let numbers = results
        .iter()
        .map(|array| array.elements.iter().map(number).collect());
    numbers.collect()
}

/// Returns the results at each point.
fn at_each(result: &str, function: &str, body: &str) -> Vec<Vec<Vec<f64>>> {
    let signature = format!("(x: f64, w: f64![2]) -> {result}");
    let each = POINTS.iter().map(|&x| {
        let arguments = [floats(&[x], &[]), floats(&WEIGHTS, &[2])];
        results(&signature, function, body, &arguments)
    });
    each.collect()
}

/// Returns the results at all points at once.
fn at_all(result: &str, function: &str, body: &str) -> Vec<Vec<f64>> {
    let signature = format!("(x: &f64![4], w: f64![2]) -> {result}");
    let arguments = [floats(&POINTS, &[4]), floats(&WEIGHTS, &[2])];
    results(&signature, function, body, &arguments)
}

/// Compares numbers but for rounding, and adds a message if they differ.
fn compare(wrong: &mut Vec<String>, what: &str, found: &[f64], expected: &[f64]) {
    let close = |(a, b): (&f64, &f64)| (a - b).abs() <= 1e-12 * (1.0 + b.abs());
    let equal = found.len() == expected.len() && found.iter().zip(expected).all(close);
    if !equal {
        wrong.push(format!("{what}: {found:?}, expected {expected:?}"));
    }
}

/// Returns the first results at each point, and the sums of the second ones.
fn gathered(each: &[Vec<Vec<f64>>]) -> [Vec<f64>; 2] {
    let first = each.iter().map(|all| all[0][0]).collect();
    let sum = |i: usize| each.iter().map(|all| all[1][i]).sum();
    [first, (0..WEIGHTS.len()).map(sum).collect()]
}

fn diagonal(numbers: &[f64]) -> Vec<f64> {
    let mut matrix = vec![0.0; numbers.len() * numbers.len()];
    for (i, &number) in numbers.iter().enumerate() {
        matrix[i * (numbers.len() + 1)] = number;
    }
    matrix
}

#[test]
fn a_branch_that_is_not_taken_has_no_cotangents() {
    let mut wrong = Vec::new();
    let pair = "(f64![4], f64![2])";
    for (name, function) in FUNCTIONS {
        let each = at_each(
            "(f64, f64![2])",
            function,
            "grad(f, argnums = [0, 1])(x, w)",
        );
        let expected = gathered(&each);
        let all = [
            ("vmap", "sum(vmap(f, in_dimensions = [0, None])(x, w))"),
            ("map", "sum(map(|x| f(x, w), x))"),
            (
                "vmap of vmap",
                "sum(vmap(vmap(f, in_dimensions = [0, None]), in_dimensions = [0, None])(reshape(x, [2, 2]), w))",
            ),
            (
                "vmap in a checkpoint",
                "sum(checkpoint(|x, w| vmap(f, in_dimensions = [0, None])(x, w))(x, w))",
            ),
            (
                "vmap in a scan",
                "sum(scan(|s, x| (s + sum(vmap(f, in_dimensions = [0, None])(x, w)), ()), 0.0f64, reshape(x, [2, 2])).0)",
            ),
        ];
        for (how, sum) in all {
            let body = format!("grad(|x, w| {sum}, argnums = [0, 1])(x, w)");
            let found = at_all(pair, function, &body);
            compare(
                &mut wrong,
                &format!("grad of {how} of {name}, by x"),
                &found[0],
                &expected[0],
            );
            compare(
                &mut wrong,
                &format!("grad of {how} of {name}, by w"),
                &found[1],
                &expected[1],
            );
        }
        let all = "|x| vmap(f, in_dimensions = [0, None])(x, w)";
        let rows = at_all("f64![4, 4]", function, &format!("jacrev({all})(x)"));
        compare(
            &mut wrong,
            &format!("jacrev of {name}"),
            &rows[0],
            &diagonal(&expected[0]),
        );
        let tangents = at_all(
            "f64![4]",
            function,
            &format!("jvp({all})(x, ones(f64, [4])).1"),
        );
        compare(
            &mut wrong,
            &format!("jvp of {name}"),
            &tangents[0],
            &expected[0],
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_branch_that_is_not_taken_has_no_second_derivatives() {
    let mut wrong = Vec::new();
    for (name, function) in FUNCTIONS {
        let slopes = |f: &str| {
            format!(
                "|x, w| {{ let (dx, dw) = grad({f}, argnums = [0, 1])(x, w); sum(dx) + sum(dw) }}"
            )
        };
        let body = |f: &str| format!("grad({}, argnums = [0, 1])(x, w)", slopes(f));
        let expected = gathered(&at_each("(f64, f64![2])", function, &body("f")));
        let all = "|x, w| sum(vmap(f, in_dimensions = [0, None])(x, w))";
        let found = at_all("(f64![4], f64![2])", function, &body(all));
        compare(
            &mut wrong,
            &format!("grad of grad of {name}, by x"),
            &found[0],
            &expected[0],
        );
        compare(
            &mut wrong,
            &format!("grad of grad of {name}, by w"),
            &found[1],
            &expected[1],
        );
        let each = at_each("f64", function, "grad(grad(|x| f(x, w)))(x)");
        let expected: Vec<f64> = each.iter().map(|all| all[0][0]).collect();
        let body = "hessian(|x| sum(vmap(f, in_dimensions = [0, None])(x, w)))(x)";
        let found = at_all("f64![4, 4]", function, body);
        compare(
            &mut wrong,
            &format!("hessian of {name}"),
            &found[0],
            &diagonal(&expected),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_index_that_is_done_has_no_tangent_of_further_rounds() {
    let mut wrong = Vec::new();
    for (name, function) in FORWARD {
        let each = at_each("f64", function, "jvp(|x| f(x, w))(x, 1.0).1");
        let expected: Vec<f64> = each.iter().map(|all| all[0][0]).collect();
        let all = "|x| vmap(f, in_dimensions = [0, None])(x, w)";
        let found = at_all(
            "f64![4]",
            function,
            &format!("jvp({all})(x, ones(f64, [4])).1"),
        );
        compare(&mut wrong, &format!("jvp of {name}"), &found[0], &expected);
        let found = at_all("f64![4, 4]", function, &format!("jacfwd({all})(x)"));
        compare(
            &mut wrong,
            &format!("jacfwd of {name}"),
            &found[0],
            &diagonal(&expected),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
