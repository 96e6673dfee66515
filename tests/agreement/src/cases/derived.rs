//! Operations that are composed of others, each written out by its formula; half-precision types compute in `f32`, as
//! the operations do.

use xla_hlo::ElementType;

use super::arrays::{classes, numbers, written};
use super::text::{Text, Value};
use super::tolerance::within;
use super::{Case, Spec, attention, elementwise};
use crate::number::{ELEMENTS, push_float};

/// An operation that folds or works along dimensions: the function that writes its formula, and whether it admits
/// complex elements.
struct Row {
    operation: &'static str,
    rust: &'static str,
    write: fn(&mut Text, &Value, &[usize]) -> Value,
    /// An upper bound of the results for elements from -2 to 2.
    most: f64,
    complex: bool,
    /// Whether rows with infinities, NaN and huge elements are compared too.
    special: bool,
}

const ROWS: &[Row] = &[
    Row {
        operation: "softmax",
        rust: "",
        write: softmax,
        most: 1.0,
        complex: false,
        special: true,
    },
    Row {
        operation: "log_softmax",
        rust: "",
        write: log_softmax,
        most: 8.0,
        complex: false,
        special: true,
    },
    Row {
        operation: "logsumexp",
        rust: "",
        write: logsumexp,
        most: 8.0,
        complex: false,
        special: true,
    },
    Row {
        operation: "mean",
        rust: "",
        write: mean,
        most: 2.0,
        complex: true,
        special: true,
    },
    Row {
        operation: "variance",
        rust: "",
        write: variance,
        most: 4.0,
        complex: false,
        special: false,
    },
    Row {
        operation: "variance",
        rust: ", correction = 1",
        write: sample_variance,
        most: 8.0,
        complex: false,
        special: false,
    },
    Row {
        operation: "layer_norm",
        rust: "",
        write: normalised,
        most: 4.0,
        complex: false,
        special: false,
    },
];

/// The sizes, and the dimensions to work along.
const SHAPES: [(&[usize], &[usize]); 4] = [
    (&[4, 6], &[1]),
    (&[4, 6], &[0]),
    (&[3, 5, 2], &[0, 2]),
    (&[7], &[0]),
];

pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for element in ELEMENTS {
        for (at, row) in ROWS.iter().enumerate() {
            let own = |other: &&Row| other.operation == row.operation;
            let number = ROWS[..at].iter().filter(own).count();
            if element.is_float() || row.complex && element.is_complex() {
                cases.extend(SHAPES.map(|(dims, over)| folding(number, row, element, dims, over)));
                if row.special && element.is_float() {
                    cases.push(special(row, element));
                }
            }
        }
        if element.is_float() {
            cases.extend(gelus(element));
            cases.push(scaled(element));
            cases.push(norm(element));
            cases.extend(losses(element));
            cases.extend(attention::cases(element));
            cases.extend(extremes(element));
        }
    }
    cases
}

/// Converts the operand to the element type in which sums are computed.
pub(super) fn wide(t: &mut Text, x: &Value) -> Value {
    match x.spec.element {
        ElementType::F16 | ElementType::Bf16 => t.convert(x, ElementType::F32),
        _ => x.clone(),
    }
}

/// Returns the case of a row, which is the `number`-th one of its operation.
fn folding(number: usize, row: &Row, element: ElementType, dims: &[usize], over: &[usize]) -> Case {
    let (operation, ending) = (row.operation, row.rust);
    let digits: String = over.iter().map(usize::to_string).collect();
    let name = format!("{operation}{number}_{digits}_of{}", dims.len());
    let rust = format!("{operation}(a, dimensions = {over:?}{ending})");
    let parameters = vec![Spec::new(element, dims)];
    let mut case = written(operation, &name, parameters, element, &rust, |t, x| {
        let x = wide(t, &x[0]);
        (row.write)(t, &x, over)
    });
    case.fill_mildly();
    case.tolerance = within(operation, element, row.most);
    case
}

/// Returns a case with rows of special elements: infinities, NaN, only `-inf`, very different numbers.
fn special(row: &Row, element: ElementType) -> Case {
    let inf = f64::INFINITY;
    let rows: [[f64; 3]; 7] = [
        [inf, 1.0, 2.0],
        [-inf, 1.0, 2.0],
        [-inf, -inf, -inf],
        [inf, inf, -1.0],
        [f64::NAN, 0.0, 1.0],
        [60.0, -60.0, 0.0],
        [-0.0, 0.0, -0.0],
    ];
    let mut case = folding(0, row, element, &[7, 3], &[1]);
    case.name = format!("{}_special_{element}", row.operation);
    let mut bytes = Vec::new();
    rows.iter()
        .flatten()
        .for_each(|&x| push_float(element, x, &mut bytes));
    case.arguments = vec![bytes];
    case.tolerance = within(row.operation, element, 128.0);
    case
}

/// Broadcasts the result of a fold along the dimensions that it removed.
fn back(t: &mut Text, folded: &Value, dims: &[usize], over: &[usize]) -> Value {
    let kept: Vec<usize> = (0..dims.len()).filter(|d| !over.contains(d)).collect();
    t.spread(folded, dims, &kept)
}

/// Returns the operand minus its largest element.
fn shifted(t: &mut Text, x: &Value, over: &[usize]) -> Value {
    let most = t.most(x, over);
    let most = back(t, &most, &x.spec.dims, over);
    t.same("subtract", &[x, &most])
}

pub(super) fn softmax(t: &mut Text, x: &Value, over: &[usize]) -> Value {
    let shifted = shifted(t, x, over);
    let exponentials = t.same("exponential", &[&shifted]);
    let total = t.sum(&exponentials, over);
    let total = back(t, &total, &x.spec.dims, over);
    t.same("divide", &[&exponentials, &total])
}

fn log_softmax(t: &mut Text, x: &Value, over: &[usize]) -> Value {
    let shifted = shifted(t, x, over);
    let exponentials = t.same("exponential", &[&shifted]);
    let total = t.sum(&exponentials, over);
    let log = t.same("log", &[&total]);
    let log = back(t, &log, &x.spec.dims, over);
    t.same("subtract", &[&shifted, &log])
}

fn logsumexp(t: &mut Text, x: &Value, over: &[usize]) -> Value {
    let most = t.most(x, over);
    let finite = t.test("is_finite", &[&most]);
    let zero = t.number(&most, 0.0);
    let most = t.select(&finite, &most, &zero);
    let everywhere = back(t, &most, &x.spec.dims, over);
    let shifted = t.same("subtract", &[x, &everywhere]);
    let exponentials = t.same("exponential", &[&shifted]);
    let total = t.sum(&exponentials, over);
    let log = t.same("log", &[&total]);
    t.same("add", &[&log, &most])
}

fn divided(t: &mut Text, x: &Value, by: f64) -> Value {
    let by = t.number(x, by);
    t.same("divide", &[x, &by])
}

/// Returns how many elements are folded to one.
fn count(x: &Value, over: &[usize]) -> f64 {
    over.iter().map(|&d| x.spec.dims[d]).product::<usize>() as f64
}

fn mean(t: &mut Text, x: &Value, over: &[usize]) -> Value {
    let total = t.sum(x, over);
    divided(t, &total, count(x, over))
}

/// Returns the operand minus its mean, and the sum of the squares of that.
fn centred(t: &mut Text, x: &Value, over: &[usize]) -> (Value, Value) {
    let mean = mean(t, x, over);
    let mean = back(t, &mean, &x.spec.dims, over);
    let centred = t.same("subtract", &[x, &mean]);
    let squares = t.same("multiply", &[&centred, &centred]);
    let total = t.sum(&squares, over);
    (centred, total)
}

fn variance(t: &mut Text, x: &Value, over: &[usize]) -> Value {
    let (_, total) = centred(t, x, over);
    divided(t, &total, count(x, over))
}

fn sample_variance(t: &mut Text, x: &Value, over: &[usize]) -> Value {
    let (_, total) = centred(t, x, over);
    divided(t, &total, count(x, over) - 1.0)
}

fn normalised(t: &mut Text, x: &Value, over: &[usize]) -> Value {
    let (centred, total) = centred(t, x, over);
    let variance = divided(t, &total, count(x, over));
    let epsilon = t.number(&variance, 1e-5);
    let sum = t.same("add", &[&variance, &epsilon]);
    let scale = t.same("rsqrt", &[&sum]);
    let scale = back(t, &scale, &x.spec.dims, over);
    t.same("multiply", &[&centred, &scale])
}

/// Returns a case of layer normalisation with scale and bias.
fn scaled(element: ElementType) -> Case {
    let parameters = [&[4, 6][..], &[6], &[6]].map(|dims| Spec::new(element, dims));
    let (operation, rust) = ("layer_norm", "layer_norm(a, b, c)");
    let mut case = written(
        operation,
        "layer_norm_scaled",
        parameters.to_vec(),
        element,
        rust,
        |t, x| {
            let [x, scale, bias] = [0, 1, 2].map(|i| wide(t, &x[i]));
            let normalised = normalised(t, &x, &[1]);
            let [scale, bias] = [scale, bias].map(|v| t.spread(&v, &[4, 6], &[1]));
            let scaled = t.same("multiply", &[&normalised, &scale]);
            t.same("add", &[&scaled, &bias])
        },
    );
    case.fill_mildly();
    case.tolerance = within(operation, element, 8.0);
    case
}

/// Returns a case of the norm of two arrays.
fn norm(element: ElementType) -> Case {
    let parameters = [&[4, 6][..], &[5]].map(|dims| Spec::new(element, dims));
    let (operation, rust) = ("global_norm", "global_norm((a, b))");
    let parameters = parameters.to_vec();
    let mut case = written(operation, operation, parameters, element, rust, |t, x| {
        let [a, b] = [(0, &[0, 1][..]), (1, &[0])].map(|(i, over)| {
            let x = wide(t, &x[i]);
            let squares = t.same("multiply", &[&x, &x]);
            t.sum(&squares, over)
        });
        let total = t.same("add", &[&a, &b]);
        t.same("sqrt", &[&total])
    });
    case.fill_mildly();
    case.tolerance = within(operation, element, 11.0);
    case
}

/// Returns cases of losses against class numbers (one is out of range) and against probabilities.
fn losses(element: ElementType) -> Vec<Case> {
    let mut cases = Vec::new();
    for dimension in 0..2 {
        let (dims, rows) = ([5, 6], [5, 6][1 - dimension]);
        let rust = format!("cross_entropy(a, b, dimension = {dimension})");
        let logits = Spec::new(element, &dims);
        for index in [ElementType::I32, ElementType::U8, ElementType::I64] {
            let parameters = vec![logits.clone(), Spec::new(index, &[rows])];
            let name = format!("cross_entropy_{dimension}_{index}");
            let mut case = written(
                "cross_entropy",
                &name,
                parameters,
                element,
                &rust,
                |t, x| {
                    let logits = wide(t, &x[0]);
                    let logs = log_softmax(t, &logits, &[dimension]);
                    let hit = classes(t, &x[1], &dims, dimension);
                    let zero = t.number(&logs, 0.0);
                    let terms = t.select(&hit, &logs, &zero);
                    let total = t.sum(&terms, &[dimension]);
                    t.same("negate", &[&total])
                },
            );
            case.fill_mildly();
            case.arguments[1] = numbers(index, &[0, 4, 2, 100, 1, 3][..rows]);
            cases.push(case);
        }
        let name = format!("cross_entropy_{dimension}_weighted");
        let mut case = written(
            "cross_entropy",
            &name,
            vec![logits; 2],
            element,
            &rust,
            |t, x| {
                let [logits, weights] = [0, 1].map(|i| wide(t, &x[i]));
                let logs = log_softmax(t, &logits, &[dimension]);
                let terms = t.same("multiply", &[&weights, &logs]);
                let total = t.sum(&terms, &[dimension]);
                t.same("negate", &[&total])
            },
        );
        case.fill_mildly();
        cases.push(case);
    }
    for case in &mut cases {
        case.tolerance = within("cross_entropy", element, 48.0);
    }
    cases
}

/// Returns cases of both forms, at special and random elements.
fn gelus(element: ElementType) -> [Case; 2] {
    [
        ("gelu_erf", "gelu(a)", false),
        ("gelu_tanh", "gelu(a, approximate = \"tanh\")", true),
    ]
    .map(|(name, rust, by_tanh)| {
        let mut case = elementwise::case(name, "gelu", &[element], element, |operands, _| {
            let mut t = Text::default();
            let x = Value::parameter("a", &operands[0]);
            let x = wide(&mut t, &x);
            let scaled = |t: &mut Text, x: &Value, by: f64| {
                let by = t.number(x, by);
                t.same("multiply", &[x, &by])
            };
            let odd = if by_tanh {
                let square = t.same("multiply", &[&x, &x]);
                let cube = t.same("multiply", &[&square, &x]);
                let bent = scaled(&mut t, &cube, 0.044_715);
                let bent = t.same("add", &[&x, &bent]);
                let bent = scaled(&mut t, &bent, (2.0 / std::f64::consts::PI).sqrt());
                t.same("tanh", &[&bent])
            } else {
                let scaled = scaled(&mut t, &x, std::f64::consts::FRAC_1_SQRT_2);
                t.erf(&scaled)
            };
            let one = t.number(&odd, 1.0);
            let weight = t.same("add", &[&odd, &one]);
            let half = scaled(&mut t, &x, 0.5);
            let value = t.same("multiply", &[&half, &weight]);
            t.give(&value, element)
        });
        case.rust = rust.to_owned();
        case.tolerance = within("gelu", element, 64.0);
        case
    })
}

/// Returns cases of the largest and the smallest element of rows with infinities and NaN.
fn extremes(element: ElementType) -> [Case; 2] {
    let inf = f64::INFINITY;
    let rows: [[f64; 3]; 5] = [
        [inf, 1.0, 2.0],
        [-inf, -inf, -inf],
        [f64::NAN, 0.0, 1.0],
        [0.0, f64::NAN, inf],
        [3.0, -1.5, 2.5],
    ];
    let mut bytes = Vec::new();
    rows.iter()
        .flatten()
        .for_each(|&x| push_float(element, x, &mut bytes));
    let spec = Spec::new(element, &[5, 3]);
    [("reduce_max", false), ("reduce_min", true)].map(|(operation, least)| {
        let name = format!("{operation}_special");
        let rust = format!("{operation}(a, dimensions = [1])");
        let mut case = written(
            operation,
            &name,
            vec![spec.clone()],
            element,
            &rust,
            |t, x| {
                let wide = t.convert(&x[0], ElementType::F64);
                if !least {
                    return t.most(&wide, &[1]);
                }
                let negated = t.same("negate", &[&wide]);
                let most = t.most(&negated, &[1]);
                t.same("negate", &[&most])
            },
        );
        case.arguments = vec![bytes.clone()];
        case
    })
}
