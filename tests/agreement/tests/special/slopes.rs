//! Slopes of functions beside those that mpmath computes, in units in the last place.

use xla_hlo::ElementType;
use xla_hlo::literal::Scalar;

use crate::eval::run;
use crate::modes::{Mode, derivative, rows};
use crate::points::vector;

/// The functions with their numbers, by `scripts/slope_vectors.py`.
static VECTORS: &str = include_str!("slopes.txt");

/// The greatest errors in `f32` and in `f64`, in ULP.
const BOUNDS: &[(&str, [f64; 2])] = &[
    ("log1p", [2.0, 2.0]),
    ("expm1", [2.0, 2.0]),
    ("exp", [2.0, 2.0]),
    ("log", [2.0, 2.0]),
    ("sqrt", [2.0, 2.0]),
    ("logistic", [4.0, 4.0]),
    ("erf", [5.0, 5.0]),
    ("erfc", [5.0, 5.0]),
    ("erf_inv", [4.0, 10.0]),
    ("lgamma", [4.0, 3.0]),
    ("digamma", [3.0, 4.0]),
    ("bessel_i1e", [7.0, 5.0]),
    ("sinc", [4.0, 4.0]),
    ("asin", [2.0, 2.0]),
    ("acos", [2.0, 2.0]),
    ("atan", [2.0, 2.0]),
    ("asinh", [2.0, 2.0]),
    ("acosh", [2.0, 2.0]),
    ("atanh", [2.0, 2.0]),
];

/// Returns the numbers of a function, and its slopes there.
fn vectors(name: &str) -> (Vec<f64>, Vec<f64>) {
    let mut lines = VECTORS.lines();
    let header = lines.find(|line| line.strip_prefix("# ") == Some(name));
    assert!(header.is_some(), "slopes.txt lacks {name}");
    let own = lines.take_while(|line| !line.starts_with('#'));
    let numbers = own.map(|line| {
        let (x, slope) = line.split_once(' ').expect("a line has two numbers");
        let parse = |number: &str| number.parse::<f64>().expect("it is a number");
        (parse(x), parse(slope))
    });
    numbers.unzip()
}

/// Returns the distance of neighbouring numbers of an element type at a number.
fn unit(element: ElementType, x: f64) -> f64 {
    match element {
        ElementType::F64 => x.abs().next_up() - x.abs(),
        _ => {
            let x = x.abs() as f32;
            f64::from(x.next_up()) - f64::from(x)
        }
    }
}

#[test]
fn slopes_are_accurate() {
    let names = VECTORS
        .lines()
        .skip(1)
        .filter_map(|line| line.strip_prefix("# "));
    let bounded = BOUNDS.iter().map(|(name, _)| *name);
    assert!(
        names.eq(bounded),
        "`BOUNDS` has the functions of slopes.txt"
    );
    let mut wrong = Vec::new();
    for (name, bounds) in BOUNDS {
        let (numbers, expected) = vectors(name);
        for (element, bound) in [ElementType::F32, ElementType::F64].into_iter().zip(bounds) {
            let found = slopes(name, element, &numbers);
            let errors = found
                .iter()
                .zip(&expected)
                .map(|(a, b)| (a - b).abs() / unit(element, *b));
            let greatest = errors.zip(&numbers).max_by(|(a, _), (b, _)| a.total_cmp(b));
            let (error, at) = greatest.expect("there are numbers");
            println!("{name} of {element}: {error:.2} ULP at {at}");
            // NaN is not within the bound either.
            if error > *bound || error.is_nan() {
                wrong.push(format!(
                    "{name} of {element}: {error:.2} ULP at {at}, expected {bound}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the slopes of an operation at numbers.
fn slopes(name: &str, element: ElementType, numbers: &[f64]) -> Vec<f64> {
    let function = rows(element, |_| numbers.len())
        .into_iter()
        .find(|f| f.name == name);
    let function = function.unwrap_or_else(|| panic!("no row of {name}"));
    let graph = derivative(&function.graph, 0, Mode::Forward);
    let graph = graph.unwrap_or_else(|refused| panic!("{name}: {:?}", refused.fault));
    let results = run(&graph, &[vector(element, numbers)]).swap_remove(0);
    let number = |x: &Scalar| match *x {
        Scalar::Float(x) => x,
        other => panic!("{other:?} is not a slope"),
    };
    results.elements.iter().map(number).collect()
}
