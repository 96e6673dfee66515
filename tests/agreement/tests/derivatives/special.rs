//! Derivatives up to the third at special points: zeros, ones, integers and ties.
//!
//! Forward and reverse mode are composed in every order: `jvp` of `jvp`, `grad` of `jvp`, `jvp` of `grad`, which a Hessian
//! is, and `grad` of `grad`. Where tangents alone are finite, all orders agree. Each row of the tables of elementwise
//! operations and formulas is a function here; others are in [`FUNCTIONS`].

use xla_hlo::literal::Scalar;
use xla_hlo::ops::inline::Refused;
use xla_hlo::ops::{broadcast, elementwise, formulas};
use xla_hlo::passes::dce;
use xla_hlo::transform::{Split, split, tangents, transpose};
use xla_hlo::{Builder, ElementType, Graph, Module, Shape, Size, Value};

use crate::eval::run;
use crate::graphs::parsed;
use crate::kernels::array::Array;

/// The highest order of a derivative.
const ORDER: usize = 3;

/// The points of functions of one operand.
const POINTS: [f64; 17] = [
    0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 0.5, -0.5, 1.5, -1.5, 10.0, -10.0, 30.0, 170.5, -170.5,
    1e-9,
];

/// The numbers of which the points of functions of two operands are pairs.
const PAIRED: [f64; 6] = [0.0, -0.0, 1.0, -1.0, 2.0, -0.5];

/// Functions of which the modes differ by more than rounding at some points, with the reason.
const EXCEPTIONS: &[(&str, &str)] = &[(
    "bessel_i1e of f64",
    "its slope contains the difference of two functions, which cancels near 0",
)];

/// Functions of numbers `x` and `y` besides single elementwise operations.
const FUNCTIONS: &[(&str, &str)] = &[
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
        "reduce(stack([x, y, 2.0f64], 0), 1.0f64, mul)",
    ),
    ("powers", "sum(cumulative_product(stack([x, y, x], 0)))"),
    ("a maximum", "reduce_max(stack([x, y, 1.0f64], 0))"),
    ("a minimum", "reduce_min(stack([x, y, x * y], 0))"),
    ("maxima", "sum(cumulative_max(stack([x, y, 1.0f64], 0)))"),
    (
        "a window",
        "sum(reduce_window(stack([x, y, 1.0f64], 0), -f64::INFINITY, max, [2], [1]))",
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

/// A function, and numbers for its parameters, which are vectors of one length or numbers.
struct Function {
    name: String,
    graph: Graph,
    points: Vec<Vec<Array>>,
}

/// Returns real numbers as elements of an array.
fn array(shape: &Shape, numbers: &[f64]) -> Array {
    let number = |&x: &f64| match shape.element {
        ElementType::C128 => Scalar::Complex(x, 0.0),
        _ => Scalar::Float(x),
    };
    Array {
        element: shape.element,
        elements: numbers.iter().map(number).collect(),
        dims: shape.dims.iter().filter_map(Size::known).collect(),
    }
}

/// Returns the first and the second numbers of all pairs.
fn pairs() -> [Vec<f64>; 2] {
    let all = || {
        PAIRED
            .iter()
            .flat_map(|&x| PAIRED.iter().map(move |&y| [x, y]))
    };
    [0, 1].map(|i| all().map(|pair| pair[i]).collect())
}

/// Returns the rows of elementwise operations and formulas that take this element type and return it.
fn rows(element: ElementType) -> Vec<Function> {
    let rows = elementwise::ROWS.iter().chain(formulas::ROWS);
    let of_row = |row: &elementwise::Row| {
        let count = *row.primitive.operands.start();
        let numbers = match count {
            1 => vec![POINTS.to_vec()],
            _ => pairs().to_vec(),
        };
        let shape = Shape::new(element, vec![Size::from(numbers[0].len())]);
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
        let points = numbers.iter().map(|numbers| array(&shape, numbers));
        Some(Function {
            name: format!("{} of {element}", row.primitive.name),
            graph: b.graph,
            points: vec![points.collect()],
        })
    };
    rows.filter_map(of_row).collect()
}

/// Returns the functions of [`FUNCTIONS`].
fn functions() -> Vec<Function> {
    let number = Shape::scalar(ElementType::F64);
    let [x, y] = pairs();
    let points = x.iter().zip(&y);
    let points = points.map(|(&x, &y)| vec![array(&number, &[x]), array(&number, &[y])]);
    let points: Vec<_> = points.collect();
    let parse = |&(name, body): &(&str, &str)| {
        let source = format!("#[computation]\nfn f(x: f64, y: f64) -> f64 {{ {body} }}");
        let graph = parsed(&source);
        Function {
            name: name.to_owned(),
            graph: graph.unwrap_or_else(|refused| panic!("{name}: {:?}", refused.fault)),
            points: points.clone(),
        }
    };
    FUNCTIONS.iter().map(parse).collect()
}

/// How a derivative is taken.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Mode {
    Forward,
    Reverse,
}

/// Returns ones of a shape.
fn ones(b: &mut Builder<'_>, shape: &Shape) -> Value {
    let one = b.scalar(shape.element, 1.0);
    broadcast::in_dim(b, one, shape.dims.clone(), &[]).expect("ones of a shape")
}

/// Returns the derivative of a function by one of its parameters, at each index.
fn derivative(graph: &Graph, by: usize, mode: Mode) -> Result<Graph, Refused> {
    let count = graph.params.len();
    let active: Vec<bool> = (0..count).map(|i| i == by).collect();
    let with_tangents = tangents(graph, &active, &[true])?.graph;
    let module = Module::default();
    let mut b = Builder::new(&module);
    let shapes = graph.param_shapes();
    let params: Vec<Value> = shapes.into_iter().map(|s| b.graph.add_param(s)).collect();
    let seed = ones(&mut b, &graph.result_shapes()[0]);
    b.graph.results = match mode {
        Mode::Forward => {
            let made = b.paste(&with_tangents, &[params.as_slice(), &[seed]].concat());
            vec![made[1]]
        }
        Mode::Reverse => {
            let linear: Vec<bool> = (0..=count).map(|i| i == count).collect();
            let Split { known, linear } = split(&with_tangents, &linear, &[false, true])?;
            let is_linear: Vec<bool> = (0..linear.params.len()).map(|i| i == 0).collect();
            let back = transpose(&linear, &is_linear, &vec![false; is_linear.len()])?;
            let made = b.paste(&known, &params);
            b.paste(&back, &[&made[1..], &[seed]].concat())
        }
    };
    Ok(dce::run(&b.graph))
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

/// Returns the real numbers of the only result of a function.
fn numbers(graph: &Graph, at: &[Array]) -> Vec<f64> {
    let result = run(graph, at).swap_remove(0);
    let number = |x: &Scalar| match *x {
        Scalar::Float(x) => vec![x],
        Scalar::Complex(re, im) => vec![re, im],
        other => panic!("{other:?} is not a derivative"),
    };
    result.elements.iter().flat_map(number).collect()
}

/// Whether two numbers are equal but for rounding.
fn is_close(a: f64, b: f64) -> bool {
    a == b || (a - b).abs() <= 1e-9 * a.abs().max(b.abs())
}

/// Describes a point of a function with the number of one of its results.
fn described(at: &[Array], i: usize) -> String {
    let each = at
        .iter()
        .map(|array| match array.elements[i % array.elements.len()] {
            Scalar::Float(x) => format!("{x:?}"),
            other => format!("{other:?}"),
        });
    each.collect::<Vec<_>>().join(", ")
}

/// Returns where orders of modes disagree.
fn disagreements(function: &Function, all: &[Vec<Derivative>]) -> Vec<String> {
    let parts = match function.graph.result_shapes()[0].element {
        ElementType::C128 => 2,
        _ => 1,
    };
    let mut found = Vec::new();
    for of_order in &all[1..] {
        let first = of_order
            .iter()
            .filter(|of| !of.modes.contains(&Mode::Reverse));
        for first in first {
            let same = of_order.iter().filter(|of| of.by == first.by);
            for at in &function.points {
                let expected = numbers(&first.graph, at);
                for other in same.clone() {
                    let values = numbers(&other.graph, at);
                    let pairs = values.iter().zip(&expected).enumerate();
                    for (i, (a, b)) in
                        pairs.filter(|(_, (a, b))| b.is_finite() && !is_close(**a, **b))
                    {
                        found.push(format!(
                            "{} by {:?} at {}: {a} by {:?}, {b} by tangents",
                            function.name,
                            first.by,
                            described(at, i / parts),
                            other.modes
                        ));
                    }
                }
            }
        }
    }
    found
}

#[test]
fn modes_agree_where_tangents_are_finite() {
    let filter = std::env::var("CASE").unwrap_or_default();
    let mut wrong = Vec::new();
    let all = [rows(ElementType::F64), rows(ElementType::C128), functions()];
    let is_listed = |name: &str| EXCEPTIONS.iter().any(|(listed, _)| *listed == name);
    for function in all.iter().flatten().filter(|f| f.name.contains(&filter)) {
        if is_listed(&function.name) {
            continue;
        }
        let derived = derivatives(&function.graph);
        wrong.extend(disagreements(function, &derived));
    }
    let count = wrong.len();
    assert!(wrong.is_empty(), "{count} disagree:\n{}", wrong.join("\n"));
}
