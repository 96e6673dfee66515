//! First and second derivatives beside differences: of every elementwise operation of one or two real numbers, and of
//! [`FUNCTIONS`](crate::modes::FUNCTIONS).

use xla_hlo::literal::Scalar;
use xla_hlo::{ElementType, Graph};

use crate::eval::run;
use crate::kernels::array::Array;
use crate::modes::{Function, Mode, derivative, functions, rows};
use crate::points::{scalar, vector};

/// Points of functions of one number; none is a kink or a jump.
const POINTS: [f64; 12] = [
    -3.3, -1.7, -1.2, -0.7, -0.3, 0.2, 0.4, 0.85, 1.2, 2.4, 3.3, 5.7,
];

/// First and second numbers of the points of functions of two numbers. Some first ones are orders of `polygamma`.
const PAIRED: [[f64; 6]; 2] = [
    [-1.7, -0.6, 0.3, 1.0, 2.0, 2.9],
    [-2.2, -0.8, 0.45, 1.35, 1.9, 3.1],
];

/// Operations without a derivative by an operand, with the reason.
const NONE: &[(&str, usize, &str)] = &[
    (
        "next_after",
        0,
        "it steps by the distance of neighbouring numbers",
    ),
    (
        "next_after",
        1,
        "it steps by the distance of neighbouring numbers",
    ),
    ("polygamma", 0, "an order is a whole number"),
    ("zeta", 0, "no formula is known"),
];

/// Kinks and jumps, at which the derivative is between the differences on both sides.
const KINKS: &[(&str, &[f64])] = &[
    ("abs", &[0.0]),
    ("sign", &[0.0]),
    ("floor", &[1.0]),
    ("ceil", &[1.0]),
    ("round_nearest_even", &[0.5]),
    ("round_nearest_afz", &[0.5]),
    ("max", &[2.0, 2.0]),
    ("min", &[2.0, 2.0]),
    ("clamp", &[0.0, 0.0]),
    ("clamp", &[1.0, 0.5]),
    ("a difference", &[2.0, 2.0]),
    ("a maximum", &[1.0, 1.0]),
    ("a minimum", &[1.0, 1.0]),
    ("relu", &[0.0, 1.0]),
];

/// Whether a point is one of some.
type Holds = fn(&[f64]) -> bool;

/// Functions with points at which differences are not derivatives, with the reason.
const IRREGULAR: &[(&str, Holds, &str)] = &[
    (
        "clamp",
        |point| point[0] >= 1.0,
        "the lower bound is above the upper one, and has a derivative as in JAX",
    ),
    ("a maximum", has_one, TIE),
    ("a minimum", has_one, TIE),
    ("maxima", has_one, TIE),
    ("a window", has_one, TIE),
    ("a sort", has_one, TIE),
    ("a selection", has_one, TIE),
];

const TIE: &str = "elements of the array are equal";

/// Whether a number is 1, with which these functions compare others, or by which they multiply them.
fn has_one(point: &[f64]) -> bool {
    point.contains(&1.0)
}

/// The distance of the points of a difference.
const STEP: f64 = 1e-3;

/// Returns the values of a function of numbers, or of vectors, at points.
fn values(graph: &Graph, points: &[Vec<f64>]) -> Vec<f64> {
    let element = ElementType::F64;
    let number = |x: &Scalar| match *x {
        Scalar::Float(x) => x,
        other => panic!("{other:?} is not a number"),
    };
    let results: Vec<Scalar> = match graph.param_shapes()[0].rank() {
        0 => {
            let each = points.iter().map(|point| {
                let at: Vec<Array> = point.iter().map(|&x| scalar(element, x)).collect();
                run(graph, &at)[0].elements[0]
            });
            each.collect()
        }
        _ => {
            let of_param = |i: usize| {
                let numbers: Vec<f64> = points.iter().map(|point| point[i]).collect();
                vector(element, &numbers)
            };
            let at: Vec<Array> = (0..graph.params.len()).map(of_param).collect();
            run(graph, &at).swap_remove(0).elements
        }
    };
    results.iter().map(number).collect()
}

/// Returns points whose parameter `by` is moved by a multiple of the step.
fn moved(points: &[Vec<f64>], by: usize, steps: f64) -> Vec<Vec<f64>> {
    let each = points.iter().map(|point| {
        let mut point = point.clone();
        point[by] += steps * STEP;
        point
    });
    each.collect()
}

/// Returns central differences of a function, with an error of the fourth power of the step.
fn differences(graph: &Graph, by: usize, points: &[Vec<f64>]) -> Vec<f64> {
    let at = |steps: f64| values(graph, &moved(points, by, steps));
    let [near, far] = [1.0, 2.0].map(|steps| {
        let ends = at(steps).into_iter().zip(at(-steps));
        let each = ends.map(|(after, before)| (after - before) / (2.0 * steps * STEP));
        each.collect::<Vec<f64>>()
    });
    let both = near.iter().zip(&far);
    both.map(|(near, far)| (4.0 * near - far) / 3.0).collect()
}

/// Returns the points of a function of one or two numbers.
fn points(count: usize) -> Vec<Vec<f64>> {
    match count {
        1 => POINTS.iter().map(|&x| vec![x]).collect(),
        _ => {
            let [first, second] = PAIRED;
            let pairs = first.iter().flat_map(|&x| second.map(|y| vec![x, y]));
            pairs.collect()
        }
    }
}

/// Compares the derivatives of a function with its differences at points where both are finite, and returns how many
/// there are.
fn compare(name: &str, graph: &Graph, slope: &Graph, by: usize, wrong: &mut Vec<String>) -> usize {
    let points = points(graph.params.len());
    let expected = differences(graph, by, &points);
    let found = values(slope, &points);
    let sizes = values(graph, &points);
    let mut count = 0;
    for (((point, expected), found), size) in points.iter().zip(expected).zip(found).zip(sizes) {
        let irregular =
            |(listed, is, _): &&(&str, Holds, &str)| name.ends_with(listed) && is(point);
        if !expected.is_finite() || IRREGULAR.iter().find(irregular).is_some() {
            continue;
        }
        count += 1;
        let close = (found - expected).abs() <= 1e-7 * (1.0 + expected.abs() + size.abs());
        if !close {
            wrong.push(format!(
                "{name} by {by} at {point:?} is {found}, expected {expected}"
            ));
        }
    }
    count
}

fn all() -> Vec<Function> {
    // Vectors have a number for each point.
    let mut all = rows(ElementType::F64, |count| points(count).len());
    all.extend(functions());
    all
}

#[test]
fn derivatives_are_the_limits_of_differences() {
    let mut wrong = Vec::new();
    for function in all() {
        let graph = &function.graph;
        for by in 0..graph.params.len() {
            let listed = NONE
                .iter()
                .any(|(name, operand, _)| (*name, *operand) == (function.name, by));
            let Ok(first) = derivative(graph, by, Mode::Forward) else {
                assert!(listed, "{} has no derivative by {by}", function.name);
                continue;
            };
            assert!(!listed, "{} has a derivative by {by}", function.name);
            let mut count = compare(function.name, graph, &first, by, &mut wrong);
            for next in 0..graph.params.len() {
                if let Ok(second) = derivative(&first, next, Mode::Reverse) {
                    let name = format!("the derivative by {by} of {}", function.name);
                    count = count.min(compare(&name, &first, &second, next, &mut wrong));
                }
            }
            if count < 3 {
                wrong.push(format!(
                    "{} by {by} has {count} regular points",
                    function.name
                ));
            }
        }
    }
    let count = wrong.len();
    assert!(wrong.is_empty(), "{count} are wrong:\n{}", wrong.join("\n"));
}

#[test]
fn derivatives_at_kinks_are_between_those_of_both_sides() {
    let all = all();
    for &(name, point) in KINKS {
        let function = all
            .iter()
            .find(|f| f.name == name && f.graph.params.len() == point.len());
        let function = function.unwrap_or_else(|| panic!("no function is {name}"));
        // A row has a number for each regular point: here, all are the same.
        let at = vec![point.to_vec(); points(point.len()).len()];
        for by in 0..point.len() {
            let [before, after] = [-1.0, 1.0].map(|steps| {
                // A jump is between the point and its neighbours.
                let near = values(&function.graph, &moved(&at, by, steps))[0];
                let far = values(&function.graph, &moved(&at, by, 2.0 * steps))[0];
                (far - near) / (steps * STEP)
            });
            for mode in [Mode::Forward, Mode::Reverse] {
                let slope = derivative(&function.graph, by, mode);
                let slope = slope.unwrap_or_else(|refused| panic!("{name}: {:?}", refused.fault));
                let found = values(&slope, &at)[0];
                let (low, high) = (before.min(after) - 1e-9, before.max(after) + 1e-9);
                assert!(
                    (low..=high).contains(&found),
                    "{mode:?} of {name} by {by} at {point:?} is {found}, between {low} and {high}"
                );
            }
        }
    }
}
