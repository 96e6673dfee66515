//! Derivatives where a function has none, or several: at ties, kinks, jumps, ends and poles, beside JAX's.
//!
//! `UPDATE=1 cargo test -p xla-agreement --test special conventions` writes `docs/DERIVATIVES.md`.

use std::fmt::Write;
use std::path::Path;

use xla_hlo::ElementType;
use xla_hlo::literal::Scalar;

use crate::eval::run;
use crate::graphs::parsed;
use crate::modes::{Mode, derivative, tangent};
use crate::points::vector;

/// Functions of a vector, points and JAX's gradients, by `scripts/convention_vectors.py`.
static VECTORS: &str = include_str!("conventions.txt");

/// The page with the table.
const PAGE: &str = "docs/DERIVATIVES.md";

/// The functions and points at which the gradient is not JAX's, with the gradient and the reason.
const DIFFERENT: &[(&str, &str, &str, &str)] = &[
    (
        "pow(x[0], x[1])",
        "0.0 0.0",
        "0.0 0.0",
        "the power 0 is constant",
    ),
    ("pow(x[0], 0.0)", "0.0", "0.0", "the power 0 is constant"),
    (
        "atan2(x[0], x[1])",
        "0.0 inf",
        "0.0 0.0",
        "squares do not overflow",
    ),
    (
        "logaddexp(x[0], x[1])",
        "inf inf",
        "0.5 0.5",
        "equal operands share the slope",
    ),
    (
        "logaddexp(x[0], x[1])",
        "-inf -inf",
        "0.5 0.5",
        "equal operands share the slope",
    ),
    (
        "hypot(x[0], x[1])",
        "inf 1.0",
        "1.0 0.0",
        "the slope of the limit",
    ),
];

/// A function of a vector at a point.
struct Convention {
    function: &'static str,
    point: &'static str,
    jax: &'static str,
}

impl Convention {
    /// Reads all lines of the file.
    fn all() -> impl Iterator<Item = Convention> {
        let lines = VECTORS.lines().skip(1);
        lines.map(|line| {
            let mut parts = line.rsplitn(3, " | ");
            let [jax, point, function] = [(); 3].map(|()| parts.next().expect("three columns"));
            Convention {
                function,
                point,
                jax,
            }
        })
    }

    /// Returns the expected gradient, and the reason why it is not JAX's.
    fn expected(&self) -> (&'static str, Option<&'static str>) {
        let own = DIFFERENT
            .iter()
            .find(|(function, point, ..)| (*function, *point) == (self.function, self.point));
        own.map_or((self.jax, None), |(_, _, own, why)| (own, Some(why)))
    }

    /// Returns the gradient in reverse mode, and that in forward mode.
    fn gradients(&self) -> [String; 2] {
        let point = numbers(self.point);
        let (function, n) = (self.function, point.len());
        let source = format!("#[computation]\nfn f(x: &f64![{n}]) -> f64 {{ {function} }}");
        let graph = parsed(&source);
        let graph = graph.unwrap_or_else(|refused| panic!("{function}: {:?}", refused.fault));
        let refused = |refused: xla_hlo::ops::inline::Refused| -> ! {
            panic!("{function}: {:?}", refused.fault)
        };
        let at = vector(ElementType::F64, &point);
        let back = derivative(&graph, 0, Mode::Reverse).unwrap_or_else(|r| refused(r));
        let back = written(&run(&back, std::slice::from_ref(&at))[0].elements);
        let forward = tangent(&graph).unwrap_or_else(|r| refused(r));
        let each = (0..n).map(|i| {
            let mut direction = vec![0.0; n];
            direction[i] = 1.0;
            run(
                &forward,
                &[at.clone(), vector(ElementType::F64, &direction)],
            )[0]
            .elements[0]
        });
        [back, written(&each.collect::<Vec<_>>())]
    }
}

/// Reads numbers.
fn numbers(text: &str) -> Vec<f64> {
    let numbers = text.split(' ').map(|x| x.parse().expect("a number"));
    numbers.collect()
}

/// Writes numbers; zeros have no sign.
fn written(numbers: &[Scalar]) -> String {
    let each = numbers.iter().map(|x| match *x {
        Scalar::Float(x) => format!("{:?}", x + 0.0),
        other => panic!("{other:?} is not a derivative"),
    });
    each.collect::<Vec<_>>().join(" ")
}

#[test]
fn conventions_are_those_of_jax_but_for_the_listed_ones() {
    let mut wrong = Vec::new();
    for convention in Convention::all() {
        let (expected, _) = convention.expected();
        let [reverse, forward] = convention.gradients();
        for (found, mode) in [(&reverse, "grad"), (&forward, "jvp")] {
            let listed = MODES
                .iter()
                .any(|(function, _)| *function == convention.function);
            if found != expected && !(mode == "jvp" && listed) {
                wrong.push(format!(
                    "{mode} of {} at {} is {found}, expected {expected}",
                    convention.function, convention.point
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Functions whose tangents are not their cotangents, with the reason.
const MODES: &[(&str, &str)] = &[
    ("pow(x[0], x[1])", OTHER),
    ("x[0] / x[1]", OTHER),
    ("select(x[0] > 0.0, sqrt(x[0]), 0.0)", SELECTED),
    ("select(x[0] == 0.0, 0.0, x[0] * log(x[1]))", SELECTED),
];

const OTHER: &str = "`jvp`: NaN where the tangent 0 of the other operand meets an infinite slope";
const SELECTED: &str = "`jvp`: 0, as it does not read the tangent that is not selected";

#[test]
fn the_page_lists_every_convention() {
    let mut page = String::from(HEAD);
    for convention in Convention::all() {
        let (expected, why) = convention.expected();
        let note = why.map_or(String::new(), |why| {
            format!("JAX: {}; {why}", convention.jax)
        });
        let function = convention.function.replace('|', "\\|");
        let expected: Vec<String> = numbers(expected).iter().map(short).collect();
        let expected = expected.join(" ");
        writeln!(
            page,
            "| `{function}` | {} | {expected} | {note} |",
            convention.point
        )
        .unwrap();
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(PAGE);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&file, &page).unwrap();
    }
    assert!(
        std::fs::read_to_string(&file).unwrap() == page,
        "{PAGE} is out of date: UPDATE=1 cargo test -p xla-agreement --test special conventions"
    );
}

/// Writes a number with at most three digits after the point.
fn short(x: &f64) -> String {
    if x.is_finite() {
        format!("{}", (x * 1000.0).round() / 1000.0)
    } else {
        format!("{x:?}")
    }
}

/// The beginning of the page.
const HEAD: &str = "\
# Derivatives at special points

Where a function has no derivative or several, `grad` and `jvp` return what JAX returns, but for rows with a note.
Equal operands share the derivative of a maximum, but the first of equal elements of a window or a sort has all of it.
A test computes each row in both modes and compares it with JAX.

On the branch cut of a function of complex numbers, the derivative is the one of the side that the value is on.
`sqrt`, `asin`, `acos` and `acosh` have the values above their cuts on the real axis for imaginary parts of 0 and -0.
JAX has the same values, but the derivative below the cut for `asin` and `acos` above 1, and for `acosh` below -1.

A branch that is not taken has no derivatives, but `select` computes both of its operands.
Where one of them has an infinite slope, its cotangent 0 times infinity is NaN, as the rows with `select` and `sqrt` or
`log` show.
Pass an operand at which the slope is finite instead, by a second `select` before the function, or use `if`.

| function | `x` | gradient | |
|---|---|---|---|
";
