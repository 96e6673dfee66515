//! Values and derivatives of formulas beside mpmath's, at ordinary points, infinities, kinks and ties.
//!
//! Every formula that is not listed in `tests/ops/formulas.rs` has points in `formulas.txt`.

use xla_hlo::ElementType;
use xla_hlo::literal::Scalar;

use crate::eval::run;
use crate::modes::{Function, Mode, derivative, rows};
use crate::points::vector;

/// Functions, points, values and derivatives, by `scripts/formula_vectors.py`.
static VECTORS: &str = include_str!("formulas.txt");

/// The greatest errors of values and of first derivatives in units in the last place, in `f32` and in `f64`.
const BOUND: f64 = 8.0;

/// The greatest relative errors of second derivatives, whose formulas cancel, in `f32` and in `f64`.
const SECOND: [f64; 2] = [1e-4, 1e-12];

/// A function at a point.
struct Line {
    function: &'static str,
    point: Vec<f64>,
    value: f64,
    first: Vec<f64>,
    second: Vec<f64>,
}

fn lines() -> Vec<Line> {
    let numbers = |text: &str| -> Vec<f64> {
        let each = text.split(' ');
        each.map(|x| x.parse().expect("a number")).collect()
    };
    let line = |line: &'static str| {
        let columns: Vec<&'static str> = line.split(" | ").collect();
        let [function, point, value, first, second] = columns[..] else {
            panic!("expected five columns: {line}");
        };
        Line {
            function,
            point: numbers(point),
            value: numbers(value)[0],
            first: numbers(first),
            second: numbers(second),
        }
    };
    VECTORS.lines().skip(1).map(line).collect()
}

/// Whether single precision represents a point and what is expected there.
fn is_single(line: &Line) -> bool {
    let numbers = [
        line.point.as_slice(),
        &[line.value],
        &line.first,
        &line.second,
    ]
    .concat();
    let fits = |x: &f64| !x.is_finite() || *x == 0.0 || (1e-37..3e38).contains(&x.abs());
    numbers.iter().all(fits)
}

/// Returns the results of a graph at points.
fn results(graph: &xla_hlo::Graph, element: ElementType, lines: &[&Line]) -> Vec<f64> {
    let count = lines[0].point.len();
    let column = |i: usize| {
        let numbers: Vec<f64> = lines.iter().map(|line| line.point[i]).collect();
        vector(element, &numbers)
    };
    let arguments: Vec<_> = (0..count).map(column).collect();
    let results = run(graph, &arguments).swap_remove(0);
    let number = |x: &Scalar| match *x {
        Scalar::Float(x) => x,
        other => panic!("{other:?} is not a real number"),
    };
    results.elements.iter().map(number).collect()
}

/// Returns the distance of neighbouring numbers at a number, at least that of normal numbers.
fn unit(element: ElementType, x: f64) -> f64 {
    let (bits, least) = match element {
        ElementType::F64 => (52, f64::MIN_POSITIVE),
        _ => (23, f64::from(f32::MIN_POSITIVE)),
    };
    2f64.powi(x.abs().max(least).log2().floor() as i32 - bits)
}

/// Whether a number is as expected, with this bound of the error; zeros of other signs are equal.
fn is_close(found: f64, expected: f64, bound: f64) -> bool {
    found == expected
        || found.is_nan() && expected.is_nan()
        || expected.is_finite() && (found - expected).abs() <= bound
}

#[test]
fn formulas_have_the_values_and_derivatives_of_mpmath() {
    let lines = lines();
    let mut names: Vec<&str> = lines.iter().map(|line| line.function).collect();
    names.dedup();
    let mut wrong = Vec::new();
    for (element, second) in [ElementType::F32, ElementType::F64].into_iter().zip(SECOND) {
        let single = element == ElementType::F32;
        for name in &names {
            let own = lines.iter().filter(|line| line.function == *name);
            let own: Vec<&Line> = own.filter(|line| !single || is_single(line)).collect();
            let all = rows(element, |_| own.len());
            let function = all.iter().find(|function| function.name == *name);
            let function = function.unwrap_or_else(|| panic!("no row of {name}"));
            let mut check = |what: &str,
                             found: &[f64],
                             expected: &dyn Fn(&Line) -> f64,
                             of: &dyn Fn(f64) -> f64| {
                for (line, &found) in own.iter().zip(found) {
                    let expected = expected(line);
                    if !is_close(found, expected, of(expected)) {
                        let at = &line.point;
                        wrong.push(format!("{what} of {name} of {element} at {at:?}: {found:?}, expected {expected:?}"));
                    }
                }
            };
            let rounded = |expected: f64| BOUND * unit(element, expected);
            let values = results(&function.graph, element, &own);
            check("value", &values, &|line| line.value, &rounded);
            let sign = |x: f64| if x == 0.0 { 1f64.copysign(x) } else { 0.0 };
            let signs: Vec<f64> = values.iter().map(|&x| sign(x)).collect();
            check("sign", &signs, &|line| sign(line.value), &|_| 0.0);
            for by in 0..own[0].point.len() {
                for mode in [Mode::Forward, Mode::Reverse] {
                    let [first, again] = orders(function, by, mode);
                    let what = format!("{mode:?} derivative by operand {by}");
                    check(
                        &what,
                        &results(&first, element, &own),
                        &|line| line.first[by],
                        &rounded,
                    );
                    let what = format!("second {mode:?} derivative by operand {by}");
                    let bound = |expected: f64| second * expected.abs().max(1e-3);
                    check(
                        &what,
                        &results(&again, element, &own),
                        &|line| line.second[by],
                        &bound,
                    );
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} are wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// Returns the first and the second derivative of a function by an operand.
fn orders(function: &Function, by: usize, mode: Mode) -> [xla_hlo::Graph; 2] {
    let of = |graph: &xla_hlo::Graph| {
        let refused = |refused: xla_hlo::ops::inline::Refused| -> ! {
            panic!("{}: {:?}", function.name, refused.fault)
        };
        derivative(graph, by, mode).unwrap_or_else(|r| refused(r))
    };
    let first = of(&function.graph);
    let second = of(&first);
    [first, second]
}
