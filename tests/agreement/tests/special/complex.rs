//! Derivatives of functions of complex numbers beside those that mpmath computes: at 0, on branch cuts, and at numbers whose
//! squares overflow or underflow.
//!
//! In both modes, since a derivative maps a tangent to a tangent, and a cotangent to a cotangent.

use std::collections::HashMap;

use xla_hlo::ElementType;
use xla_hlo::literal::Scalar;

use crate::eval::run;
use crate::graphs::parsed;
use crate::kernels::array::Array;
use crate::modes::{cotangent, tangent};

/// Parts of numbers, and derivatives at all of their pairs, by `scripts/complex_vectors.py --slopes`.
static VECTORS: &str = include_str!("complex.txt");

/// The exceptions, with the reasons.
static EXCEPTIONS: &str = include_str!("complex_exceptions.txt");

/// The functions of the table by other expressions than their names with an operand. `ZEROS` are real ones.
const EXPRESSIONS: &[(&str, &str)] = &[
    ("reciprocal", "1.0 / z"),
    ("square", "z * z"),
    ("power_3", "pow(z, 3.0)"),
    ("power_1", "pow(z, 1.0)"),
    ("power_2", "pow(z, 2.0)"),
    ("power_1.5", "pow(z, 1.5)"),
    ("power_0.5", "pow(z, 0.5)"),
    ("power_-0.5", "pow(z, -0.5)"),
    ("power_-1", "pow(z, -1.0)"),
    ("power_-2", "pow(z, -2.0)"),
    ("power_of_2", "pow(2.0, z)"),
    ("power_of_0.5", "pow(0.5, z)"),
    ("abs", "complex(abs(z), ZEROS)"),
];

/// Functions that have the values above their branch cuts on the real axis for both zeros, as in XLA.
const ABOVE: [&str; 4] = ["sqrt", "asin", "acos", "acosh"];

/// A complex number.
type Complex = [f64; 2];

/// The derivatives of a function at all numbers, by a direction.
type Slopes = Vec<Option<Complex>>;

/// The table of an element type.
struct Table {
    element: ElementType,
    numbers: Vec<Complex>,
    /// The functions in their order, and their derivatives by the real part. Those by the imaginary part are `i` times as
    /// large, but for a function that is not analytic.
    functions: Vec<(&'static str, Slopes)>,
    /// The derivatives by the imaginary part, of functions that are not analytic.
    by_imaginary: HashMap<&'static str, Slopes>,
}

/// Reads the table of an element type, and adds the conjugates: a function of a conjugate is the conjugate of the result.
fn table(element: ElementType) -> Table {
    let name = element.to_string();
    let number = |text: &str| -> f64 { text.parse().expect("a number") };
    let mut table = Table {
        element,
        numbers: Vec::new(),
        functions: Vec::new(),
        by_imaginary: HashMap::new(),
    };
    for line in VECTORS.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let (of, rest) = (words[..2].to_vec(), &words[2..]);
        if of == ["parts", &name] {
            let parts: Vec<f64> = rest.iter().copied().map(number).collect();
            let signed = parts.iter().flat_map(|&re| [re, -re]);
            let above = signed.flat_map(|re| parts.iter().map(move |&im| [re, im]));
            table.numbers = with_conjugates(above.collect(), |[re, im]| [re, -im]);
        } else if of[0] == name {
            let pair = |word: &&str| {
                let (re, im) = word.split_once(',')?;
                Some([number(re), number(im)])
            };
            let (function, slopes) = (of[1], rest.iter().map(pair).collect());
            match function.strip_suffix("_i") {
                Some(function) => {
                    let opposite = |slope: Option<Complex>| slope.map(|[re, im]| [-re, im]);
                    let slopes = with_conjugates(slopes, opposite);
                    table.by_imaginary.insert(function, slopes);
                }
                None => {
                    let conjugate = |slope: Option<Complex>| slope.map(|[re, im]| [re, -im]);
                    let slopes = with_conjugates(slopes, conjugate);
                    table.functions.push((function, slopes));
                }
            }
        }
    }
    table
}

/// Returns elements, followed by one for each of them.
fn with_conjugates<T: Copy>(mut all: Vec<T>, conjugate: impl Fn(T) -> T) -> Vec<T> {
    all.extend_from_within(..);
    let half = all.len() / 2;
    all[half..].iter_mut().for_each(|x| *x = conjugate(*x));
    all
}

fn times(a: Complex, b: Complex) -> Complex {
    [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]]
}

/// Returns the results of a function of a vector of complex numbers and another one, of equal elements.
fn results(graph: &xla_hlo::Graph, table: &Table, direction: Complex) -> Vec<Complex> {
    let vector = |numbers: &mut dyn Iterator<Item = Complex>| Array {
        element: table.element,
        dims: vec![table.numbers.len()],
        elements: numbers.map(|[re, im]| Scalar::Complex(re, im)).collect(),
    };
    let at = vector(&mut table.numbers.iter().copied());
    let direction = vector(&mut table.numbers.iter().map(|_| direction));
    let results = run(graph, &[at, direction]).swap_remove(0).elements;
    let number = |x: &Scalar| match *x {
        Scalar::Complex(re, im) => [re, im],
        other => panic!("{other:?} is not complex"),
    };
    results.iter().map(number).collect()
}

/// Whether a derivative is the exact one but for rounding. Both may overflow in either part, and numbers below the least normal
/// one have few digits.
fn is_close(element: ElementType, found: Complex, exact: Complex) -> bool {
    let (precision, least) = match element {
        ElementType::C64 => (1e-5, f64::from(f32::MIN_POSITIVE)),
        _ => (1e-12, f64::MIN_POSITIVE),
    };
    let is_finite = |z: Complex| z.iter().all(|x| x.is_finite());
    match (is_finite(found), is_finite(exact)) {
        (true, true) => {
            let size = exact[0].abs().max(exact[1].abs());
            let difference = (found[0] - exact[0]).abs().max((found[1] - exact[1]).abs());
            difference <= precision * size + 4.0 * least
        }
        (a, b) => a == b,
    }
}

/// Returns the line of a number of a function that is an exception.
fn listed(element: ElementType, function: &str, [re, im]: Complex) -> Option<&'static str> {
    let (number, name) = (format!("{re:e},{im:e}"), element.to_string());
    let mut lines = EXCEPTIONS.lines().filter(|line| !line.starts_with('#'));
    lines.find(|line| {
        let columns: Vec<&str> = line.split(" | ").collect();
        let has = |column: usize, word: &str| columns[column].split(' ').any(|x| x == word);
        has(0, &name) && has(1, function) && has(2, &number)
    })
}

#[test]
fn derivatives_of_complex_numbers_are_exact() {
    let filter = std::env::var("CASE").unwrap_or_default();
    let mut wrong = Vec::new();
    let mut unused: Vec<&str> = EXCEPTIONS
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect();
    for table in [table(ElementType::C64), table(ElementType::C128)] {
        let (name, count) = (table.element.to_string(), table.numbers.len());
        for (function, by_real) in &table.functions {
            if !function.contains(&filter) {
                continue;
            }
            let expression = EXPRESSIONS.iter().find(|(of, _)| of == function);
            let usual = format!("{function}(z)");
            let expression = expression.map_or(usual.as_str(), |(_, expression)| expression);
            let real = table.element.real();
            let expression = expression.replace("ZEROS", &format!("zeros({real}, [{count}])"));
            let source = format!(
                "#[computation]\nfn f(z: &{name}![{count}]) -> {name}![{count}] {{ {expression} }}"
            );
            let refused = |refused: xla_hlo::ops::inline::Refused| -> ! {
                panic!("{expression}: {:?}", refused.fault)
            };
            let graph = parsed(&source).unwrap_or_else(|r| refused(r));
            let forward = tangent(&graph).unwrap_or_else(|r| refused(r));
            let reverse = cotangent(&graph, 0).unwrap_or_else(|r| refused(r));
            for direction in [[1.0, 0.0], [0.0, 1.0]] {
                let tangents = results(&forward, &table, direction);
                let cotangents = results(&reverse, &table, direction);
                for (i, &at) in table.numbers.iter().enumerate() {
                    let (tangent, cotangent) = (tangents[i], cotangents[i]);
                    // The conjugates follow the numbers.
                    let is_above = at[1] == 0.0 && ABOVE.contains(function);
                    let i = if is_above { i % (count / 2) } else { i };
                    let Some(by_real) = by_real[i] else { continue };
                    let by_imaginary = match table.by_imaginary.get(function) {
                        Some(slopes) => slopes[i].expect("as by the real part"),
                        None => times(by_real, [0.0, 1.0]),
                    };
                    // The real part of the product of a cotangent and a tangent is the same before and after the function.
                    let expected = [
                        if direction[0] == 1.0 {
                            by_real
                        } else {
                            by_imaginary
                        },
                        [
                            times(direction, by_real)[0],
                            -times(direction, by_imaginary)[0],
                        ],
                    ];
                    for (mode, found, exact) in [
                        ("tangent", tangent, expected[0]),
                        ("cotangent", cotangent, expected[1]),
                    ] {
                        // An infinite number has no product with 0.
                        if exact.iter().any(|x| x.is_nan()) {
                            continue;
                        }
                        let is_wrong = !is_close(table.element, found, exact);
                        let listed = listed(table.element, function, at);
                        unused.retain(|line| !is_wrong || Some(*line) != listed);
                        if is_wrong && listed.is_none() {
                            wrong.push(format!(
                                "{mode} {direction:?} of {function} of {name} at {:e},{:e}: {found:?}, expected {exact:?}",
                                at[0], at[1]
                            ));
                        }
                    }
                }
            }
        }
    }
    assert!(
        !filter.is_empty() || unused.is_empty(),
        "no exceptions: {unused:?}"
    );
    let count = wrong.len();
    assert!(wrong.is_empty(), "{count} are wrong:\n{}", wrong.join("\n"));
}
