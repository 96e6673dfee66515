//! Derivatives up to the third by all orders of modes.
//!
//! Forward and reverse mode are composed in every order: `jvp` of `jvp`, `grad` of `jvp`, `jvp` of `grad`, which a Hessian
//! is, and `grad` of `grad`. All agree, but for the [`exceptions`]. Each row of the tables of elementwise operations
//! and formulas is a function here; others are in [`FUNCTIONS`].

use std::collections::BTreeSet;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use xla_hlo::literal::Scalar;
use xla_hlo::ops::inline::{self, Refused};
use xla_hlo::ops::{broadcast, elementwise, formulas};
use xla_hlo::passes::dce;
use xla_hlo::transform::{Split, split, tangents, transpose};
use xla_hlo::{Builder, ElementType, Graph, Module, Shape, Size, Value};

use crate::eval::run;
use crate::exceptions::exceptions;
use crate::graphs::parsed;
use crate::kernels::array::Array;
use crate::points::{Named, named, points, scalar, vector};

/// The number of threads that functions are divided between.
const THREADS: usize = 2;

/// The highest order of a derivative.
const ORDER: usize = 3;

/// Functions of numbers `x` and `y` besides single elementwise operations.
pub(crate) const FUNCTIONS: &[(&str, &str)] = &[
    ("x^0", "pow(x, 0.0) * y"),
    ("x^1", "pow(x, 1.0) * y"),
    ("x^2", "pow(x, 2.0) * y"),
    ("x^3", "pow(x, 3.0) * y"),
    ("clamp", "clamp(y, x, 1.0f64)"),
    ("relu", "relu(x * y)"),
    ("gelu", "gelu(x) * y"),
    ("a difference", "abs(x - y)"),
    ("a norm", "sqrt(x * x + y * y)"),
    ("a product", "product(stack([x, y, x], 0))"),
    (
        "a reduction",
        "reduce(mul, stack([x, y, 2.0f64], 0), 1.0f64)",
    ),
    ("powers", "sum(cumulative_product(stack([x, y, x], 0)))"),
    ("a maximum", "reduce_max(stack([x, y, 1.0f64], 0))"),
    ("a minimum", "reduce_min(stack([x, y, x * y], 0))"),
    ("maxima", "sum(cumulative_max(stack([x, y, 1.0f64], 0)))"),
    (
        "a window",
        "sum(reduce_window(max, stack([x, y, 1.0f64], 0), -f64::INFINITY, [2], [1]))",
    ),
    ("a sort", "sort(stack([x, y, x * y], 0))[1]"),
    ("a selection", "top_k(stack([x, y, x * y], 0), 2).0[1]"),
    ("a sum of exponentials", "logsumexp(stack([x, y], 0))"),
    ("softmax", "softmax(stack([x, y], 0))[0]"),
    ("log_softmax", "log_softmax(stack([x, y], 0))[0]"),
    ("a variance", "variance(stack([x, y, 1.0f64], 0))"),
    (
        "a determinant",
        "det(reshape(stack([x, y, y, 1.0f64], 0), [2, 2]))",
    ),
    ("a branch", "if x > 0.0 { sqrt(x) * y } else { x * y }"),
    ("a loop", "let mut s = y; for _ in 0..3 { s = s * x; } s"),
];

/// A function of numbers of one element type, or of vectors that have a number for each point.
pub(crate) struct Function {
    pub(crate) name: &'static str,
    element: ElementType,
    pub(crate) graph: Graph,
}

impl Function {
    /// Returns the points, and the arguments of the calls that compute results at all of them, in their order.
    fn points(&self) -> (Vec<Vec<Named>>, Vec<Vec<Array>>) {
        let count = self.graph.params.len();
        let all = points(self.element, count);
        let calls = match self.graph.param_shapes()[0].rank() {
            0 => {
                let each = all.iter();
                each.map(|point| {
                    point
                        .iter()
                        .map(|&(_, x)| scalar(self.element, x))
                        .collect()
                })
                .collect()
            }
            _ => {
                let of_param = |i: usize| {
                    let numbers: Vec<f64> = all.iter().map(|point| point[i].1).collect();
                    vector(self.element, &numbers)
                };
                vec![(0..count).map(of_param).collect()]
            }
        };
        (all, calls)
    }
}

/// Returns the rows of elementwise operations and formulas that take this element type and return it, as functions of
/// vectors of a length that follows from the number of parameters.
pub(crate) fn rows(element: ElementType, length: impl Fn(usize) -> usize) -> Vec<Function> {
    let rows = elementwise::ROWS.iter().chain(formulas::ROWS);
    let of_row = |row: &elementwise::Row| {
        let count = *row.primitive.operands.start();
        let shape = Shape::new(element, vec![Size::from(length(count))]);
        let module = Module::default();
        let mut b = Builder::new(&module);
        let params: Vec<Value> = (0..count)
            .map(|_| b.graph.add_param(shape.clone()))
            .collect();
        let result = b.add1(row.primitive, &params, Vec::new()).ok()?;
        if *b.shape(result) != shape {
            return None;
        }
        b.graph.results = vec![result];
        // As in a program, the instructions of a formula without a rule of its own are differentiated.
        let graph = inline::flat_with_rules(&module, &b.graph);
        Some(Function {
            name: row.primitive.name,
            element,
            graph: graph.expect("formulas are expanded"),
        })
    };
    rows.filter_map(of_row).collect()
}

/// Returns the functions of [`FUNCTIONS`].
pub(crate) fn functions() -> Vec<Function> {
    let parse = |&(name, body): &(&'static str, &str)| {
        let source = format!("#[computation]\nfn f(x: f64, y: f64) -> f64 {{ {body} }}");
        let graph = parsed(&source);
        Function {
            name,
            element: ElementType::F64,
            graph: graph.unwrap_or_else(|refused| panic!("{name}: {:?}", refused.fault)),
        }
    };
    FUNCTIONS.iter().map(parse).collect()
}

/// How a derivative is taken.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Mode {
    Forward,
    Reverse,
}

/// Returns ones of a shape.
fn ones(b: &mut Builder<'_>, shape: &Shape) -> Value {
    let one = b.scalar(shape.element, 1.0);
    broadcast::in_dim(b, one, shape.dims.clone(), &[]).expect("ones of a shape")
}

/// Returns a function with the tangent of one of its parameters as another parameter, whose results are the result and its
/// tangent.
fn with_tangent(graph: &Graph, by: usize) -> Result<Graph, Refused> {
    let active: Vec<bool> = (0..graph.params.len()).map(|i| i == by).collect();
    Ok(tangents(graph, &active, &[true])?.graph)
}

/// Returns the cotangent of one of the parameters of a function, whose only result has its cotangent as another parameter.
pub(crate) fn cotangent(graph: &Graph, by: usize) -> Result<Graph, Refused> {
    let count = graph.params.len();
    let linear: Vec<bool> = (0..=count).map(|i| i == count).collect();
    let Split { known, linear } = split(&with_tangent(graph, by)?, &linear, &[false, true])?;
    let is_linear: Vec<bool> = (0..linear.params.len()).map(|i| i == 0).collect();
    let back = transpose(&linear, &is_linear, &vec![false; is_linear.len()])?;
    let module = Module::default();
    let mut b = Builder::new(&module);
    let shapes = graph.param_shapes();
    let params: Vec<Value> = shapes.into_iter().map(|s| b.graph.add_param(s)).collect();
    let seed = b.graph.add_param(graph.result_shapes()[0].clone());
    let made = b.paste(&known, &params);
    b.graph.results = b.paste(&back, &[&made[1..], &[seed]].concat());
    Ok(b.graph)
}

/// Returns the derivative of a function by one of its parameters, at each index.
pub(crate) fn derivative(graph: &Graph, by: usize, mode: Mode) -> Result<Graph, Refused> {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let shapes = graph.param_shapes();
    let params: Vec<Value> = shapes.into_iter().map(|s| b.graph.add_param(s)).collect();
    let seed = ones(&mut b, &graph.result_shapes()[0]);
    let arguments = [params.as_slice(), &[seed]].concat();
    let made = match mode {
        Mode::Forward => b.paste(&with_tangent(graph, by)?, &arguments).split_off(1),
        Mode::Reverse => b.paste(&cotangent(graph, by)?, &arguments),
    };
    b.graph.results = made;
    Ok(dce::run(&b.graph))
}

/// Returns the tangent of the only result of a function of one parameter, with the tangent of that as a second parameter.
pub(crate) fn tangent(graph: &Graph) -> Result<Graph, Refused> {
    let mut graph = tangents(graph, &[true], &[true])?.graph;
    graph.results.remove(0);
    Ok(dce::run(&graph))
}

/// A derivative that was taken in one order of modes.
struct Derivative {
    modes: Vec<Mode>,
    by: Vec<usize>,
    graph: Graph,
}

/// Returns the derivatives of each order; none by parameters without derivatives.
fn derivatives(graph: &Graph) -> Vec<Vec<Derivative>> {
    let mut all = vec![vec![Derivative {
        modes: Vec::new(),
        by: Vec::new(),
        graph: graph.clone(),
    }]];
    for _ in 0..ORDER {
        let mut next = Vec::new();
        for before in all.last().expect("the function is the first") {
            for by in 0..graph.params.len() {
                for mode in [Mode::Forward, Mode::Reverse] {
                    if let Ok(graph) = derivative(&before.graph, by, mode) {
                        next.push(Derivative {
                            modes: [before.modes.as_slice(), &[mode]].concat(),
                            by: [before.by.as_slice(), &[by]].concat(),
                            graph,
                        });
                    }
                }
            }
        }
        all.push(next);
    }
    all
}

/// Returns the results of a function at all points.
fn results(graph: &Graph, calls: &[Vec<Array>]) -> Vec<Scalar> {
    let results = calls.iter();
    results
        .flat_map(|at| run(graph, at).swap_remove(0).elements)
        .collect()
}

/// Whether two numbers are equal but for rounding, or neither is a number.
fn is_close(a: f64, b: f64, precision: f64) -> bool {
    a == b || a.is_nan() && b.is_nan() || (a - b).abs() <= precision * a.abs().max(b.abs())
}

/// Whether two derivatives agree: of complex numbers, both may be infinite or not numbers, since parts of a product of
/// infinite numbers depend on the order of its factors.
fn agree(a: Scalar, b: Scalar, precision: f64) -> bool {
    match (a, b) {
        (Scalar::Float(a), Scalar::Float(b)) => is_close(a, b, precision),
        (Scalar::Complex(a, c), Scalar::Complex(b, d)) => {
            let [one, other] = [[a, c], [b, d]].map(|parts| parts.iter().all(|x| x.is_finite()));
            if one && other {
                let size = a.hypot(c).max(b.hypot(d));
                a == b && c == d || (a - b).hypot(c - d) <= precision * size
            } else {
                one == other
            }
        }
        other => panic!("{other:?} are not derivatives"),
    }
}

/// A point where two orders of modes disagree.
struct Disagreement {
    order: usize,
    point: String,
    message: String,
}

/// Returns where orders of modes disagree.
fn disagreements(function: &Function, all: &[Vec<Derivative>]) -> Vec<Disagreement> {
    let precision = match function.element {
        ElementType::F32 | ElementType::C64 => 1e-4,
        _ => 1e-9,
    };
    let (points, calls) = function.points();
    let mut found = Vec::new();
    for (order, of_order) in all.iter().enumerate().skip(1) {
        let is_forward = |of: &&Derivative| !of.modes.contains(&Mode::Reverse);
        for first in of_order.iter().filter(is_forward) {
            let expected = results(&first.graph, &calls);
            let same = (of_order.iter()).filter(|of| of.by == first.by && of.modes != first.modes);
            for other in same {
                let values = results(&other.graph, &calls);
                for (point, (&value, &expected)) in points.iter().zip(values.iter().zip(&expected))
                {
                    if agree(value, expected, precision) {
                        continue;
                    }
                    let point = named(point);
                    let message = format!(
                        "{} of {} by {:?} at {point}: {value:?} by {:?}, {expected:?} by tangents",
                        function.name, function.element, first.by, other.modes
                    );
                    found.push(Disagreement {
                        order,
                        point,
                        message,
                    });
                }
            }
        }
    }
    found
}

/// Returns the disagreements of each function, which are divided between threads.
fn each(functions: &[Function]) -> Vec<Vec<Disagreement>> {
    let found: Vec<OnceLock<Vec<Disagreement>>> =
        functions.iter().map(|_| OnceLock::new()).collect();
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                while let Some(function) = functions.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let found_here = disagreements(function, &derivatives(&function.graph));
                    let place = functions.iter().position(|f| std::ptr::eq(f, function));
                    let place = &found[place.expect("it is one of them")];
                    assert!(place.set(found_here).is_ok(), "each has one thread");
                }
            });
        }
    });
    let found = found.into_iter().map(std::sync::OnceLock::into_inner);
    found
        .map(|found| found.expect("each was examined"))
        .collect()
}

#[test]
fn modes_agree() {
    use ElementType::{C128, F32, F64};
    let filter = std::env::var("CASE").unwrap_or_default();
    let mut all: Vec<Function> = [F32, F64, C128]
        .into_iter()
        .flat_map(|element| rows(element, |count| points(element, count).len()))
        .collect();
    all.extend(functions());
    all.retain(|function| function.name.contains(&filter));
    let exceptions = exceptions();
    let mut wrong = Vec::new();
    let mut used = BTreeSet::new();
    for (function, found) in all.iter().zip(each(&all)) {
        for found in found {
            let of = (function.name, function.element);
            let listed = exceptions.iter().enumerate().find_map(|(i, exception)| {
                let pattern = exception.pattern(of, found.order, &found.point)?;
                Some((i, pattern, function.element.to_string(), found.order))
            });
            match listed {
                Some(listed) => {
                    used.insert(listed);
                }
                None => wrong.push(found.message),
            }
        }
    }
    for (i, exception) in exceptions.iter().enumerate() {
        for (number, pattern) in exception.points.iter().enumerate() {
            for element in &exception.elements {
                for &order in &exception.orders {
                    let listed = (i, number, element.to_string(), order);
                    if exception.function.contains(&filter) && !used.contains(&listed) {
                        wrong.push(format!(
                            "{} of {element}, order {order}, at {pattern}: the modes agree, so that it is no exception",
                            exception.function
                        ));
                    }
                }
            }
        }
    }
    let count = wrong.len();
    assert!(wrong.is_empty(), "{count} disagree:\n{}", wrong.join("\n"));
}
