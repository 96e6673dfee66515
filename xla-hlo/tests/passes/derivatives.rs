//! Checks the derivatives of random graphs: tangents against differences, the parts of a split graph against the whole,
//! and transposes by the law `<J v, w> = <v, J^T w>`.

use xla_hlo::element::Kind;
use xla_hlo::literal::Scalar;
use xla_hlo::ops::inline;
use xla_hlo::transform::{Refused, Split, split, tangents, transpose};
use xla_hlo::{ElementType, Graph, Module, Shape, text};

use crate::author::{Dice, random_function};
use crate::eval;
use crate::kernels::array::{Array, known};

/// Returns a random graph without calls, whose floating-point numbers are all of 64 bits.
pub(crate) fn graph(seed: u64) -> Graph {
    let dice = &mut Dice(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
    let mut module = Module::default();
    random_function(dice, &mut module, "callee", 4);
    random_function(dice, &mut module, "main", 4 + (seed % 16) as usize);
    let text = text::print(&module).replace("f32", "f64");
    // Constants of 32 bits as bits of 64.
    let text = text
        .replace("0x7F800000", "0x7FF0000000000000")
        .replace("0xFF800000", "0xFFF0000000000000")
        .replace("0x7FC00000", "0x7FF8000000000000");
    let module = text::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    inline::inline(&module, module.entry().unwrap(), |_| false).unwrap()
}

pub(crate) fn is_float(shape: &Shape) -> bool {
    shape.element.kind() == Kind::Float
}

/// Returns numbers between 0.5 and 2, some of them negative, at which most functions are smooth.
pub(crate) fn smooth(dice: &mut Dice, shape: &Shape) -> Array {
    let dims = known(shape);
    let number = |dice: &mut Dice| {
        let size = 0.5 + dice.below(1_000_003) as f64 / 666_668.0;
        if dice.below(3) == 0 { -size } else { size }
    };
    let scalar = |dice: &mut Dice| match shape.element {
        ElementType::Bool => Scalar::Bool(dice.below(2) == 0),
        element if element.is_float() => Scalar::Float(number(dice)),
        _ => Scalar::Integer(dice.below(3) as i128),
    };
    let count = dims.iter().product();
    let elements = (0..count).map(|_| scalar(dice)).collect();
    Array {
        element: shape.element,
        dims,
        elements,
    }
}

pub(crate) fn run(graph: &Graph, arguments: &[Array]) -> Vec<Array> {
    eval::run(&Module::default(), graph, arguments)
}

fn floats(array: &Array) -> Vec<f64> {
    let float = |scalar: &Scalar| match scalar {
        Scalar::Float(x) => *x,
        other => panic!("{other:?} is not a floating-point number"),
    };
    array.elements.iter().map(float).collect()
}

pub(crate) fn is_finite(arrays: &[Array]) -> bool {
    arrays.iter().all(|array| {
        let mut elements = array.elements.iter();
        elements.all(|x| !matches!(x, Scalar::Float(x) if x.abs() >= 1e8 || !x.is_finite()))
    })
}

/// Returns the inner product, and the sum of the sizes of its terms.
fn product(a: &[Array], b: &[Array]) -> (f64, f64) {
    let (mut sum, mut size) = (0.0, 0.0);
    for (a, b) in a.iter().zip(b) {
        for (a, b) in floats(a).iter().zip(floats(b)) {
            sum += a * b;
            size += (a * b).abs();
        }
    }
    (sum, size)
}

/// The checks that a graph has passed.
#[derive(Debug, PartialEq, Eq, Clone, Copy)]
enum Checked {
    /// It has no floating-point parameter or result, or an operation without a derivative.
    Nothing,
    /// A value is too large or not a number.
    Shapes,
    /// The laws of linearity.
    Laws,
    /// These, and differences.
    All,
}

fn check(seed: u64) -> Result<Checked, Refused> {
    let graph = graph(seed);
    let dice = &mut Dice(seed.wrapping_mul(0x2545_f491_4f6c_dd1d) | 1);
    let active: Vec<bool> = graph.param_shapes().iter().map(is_float).collect();
    let wanted: Vec<bool> = graph.result_shapes().iter().map(is_float).collect();
    if !active.contains(&true) || !wanted.contains(&true) {
        return Ok(Checked::Nothing);
    }
    let whole = tangents(&graph, &active, &wanted)?.graph;
    let shapes = graph.param_shapes();
    let point: Vec<Array> = shapes.iter().map(|shape| smooth(dice, shape)).collect();
    let of_active = |all: &[Array]| -> Vec<Array> {
        let active = all.iter().zip(&active).filter(|(_, is)| **is);
        active.map(|(array, _)| array.clone()).collect()
    };
    let of_wanted = |all: &[Array]| -> Vec<Array> {
        let wanted = all.iter().zip(&wanted).filter(|(_, is)| **is);
        wanted.map(|(array, _)| array.clone()).collect()
    };
    let direction: Vec<Array> = shapes.iter().map(|shape| smooth(dice, shape)).collect();
    let direction = of_active(&direction);
    let mut results = run(&whole, &[&point[..], &direction].concat());
    let tangents = results.split_off(graph.results.len());
    let own = graph.params.len();
    let params: Vec<bool> = (0..whole.params.len()).map(|i| i >= own).collect();
    let linear: Vec<bool> = (0..whole.results.len())
        .map(|i| i >= graph.results.len())
        .collect();
    let parts = split(&whole, &params, &linear)?;
    let Split { known, linear } = &parts;
    let tangent_count = direction.len();
    let is_linear: Vec<bool> = (0..linear.params.len())
        .map(|i| i < tangent_count)
        .collect();
    let back = transpose(linear, &is_linear, &vec![false; is_linear.len()])?;
    let mut values = run(known, &point);
    let residuals = values.split_off(graph.results.len());
    let same = |a: &[Array], b: &[Array], what: &str| {
        for (a, b) in a.iter().zip(b) {
            let message = format!("seed {seed}, {what}: {a:?}\nis not {b:?}\n{graph}\n{whole}");
            assert!(eval::close(a, b), "{message}\n{known}\n{linear}");
        }
    };
    same(&values, &run(&graph, &point), "values");
    if !is_finite(&tangents) || !is_finite(&residuals) || !is_finite(&values) {
        return Ok(Checked::Shapes);
    }
    let again = run(linear, &[&direction[..], &residuals].concat());
    same(&again, &tangents, "tangents of the linear part");
    let cotangents: Vec<Array> = tangents
        .iter()
        .map(|array| smooth(dice, &shape(array)))
        .collect();
    let pulled = run(&back, &[&residuals[..], &cotangents].concat());
    let (forward, size) = product(&tangents, &cotangents);
    let (reverse, other) = product(&direction, &pulled);
    if !other.is_finite() {
        return Ok(Checked::Shapes);
    }
    assert!(
        (forward - reverse).abs() <= 1e-9 * (1.0 + size + other),
        "seed {seed}: {forward} is not {reverse}\n{graph}\n{linear}\n{back}"
    );
    // Differences at two distances agree where the function is smooth.
    let difference = |h: f64| -> Vec<Vec<f64>> {
        let at = |h: f64| {
            let mut moved = direction.iter();
            let arguments = point.iter().zip(&active).map(|(array, is)| {
                let mut array = array.clone();
                if *is {
                    let steps = floats(moved.next().unwrap());
                    for (x, step) in array.elements.iter_mut().zip(steps) {
                        if let Scalar::Float(x) = x {
                            *x += h * step;
                        }
                    }
                }
                array
            });
            of_wanted(&run(&graph, &arguments.collect::<Vec<_>>()))
        };
        let (above, below) = (at(h), at(-h));
        let pairs = above.iter().zip(&below);
        let each = |(a, b): (&Array, &Array)| {
            let pairs = floats(a).into_iter().zip(floats(b));
            pairs.map(|(a, b)| (a - b) / (2.0 * h)).collect()
        };
        pairs.map(each).collect()
    };
    let (wide, narrow) = (difference(1e-4), difference(1e-5));
    let mut checked = Checked::Laws;
    for ((tangent, wide), narrow) in tangents.iter().zip(&wide).zip(&narrow) {
        for ((tangent, wide), narrow) in floats(tangent).into_iter().zip(wide).zip(narrow) {
            let size = 1.0 + wide.abs() + tangent.abs();
            if (wide - narrow).abs() > 1e-5 * size {
                continue;
            }
            assert!(
                (tangent - narrow).abs() <= 1e-3 * size,
                "seed {seed}: the tangent {tangent} is not the difference {narrow}\n{graph}\n{whole}"
            );
            checked = Checked::All;
        }
    }
    Ok(checked)
}

fn shape(array: &Array) -> Shape {
    let dims = array.dims.iter().map(|&d| d.into()).collect::<Vec<_>>();
    Shape::new(array.element, dims)
}

#[test]
fn random_graphs_have_the_derivatives_of_differences() {
    let (mut all, mut refused) = (0, Vec::new());
    for seed in 1..=1000 {
        match check(seed) {
            Ok(Checked::All) => all += 1,
            Ok(Checked::Nothing | Checked::Shapes | Checked::Laws) => {}
            Err(error) => refused.push(format!("{seed}: {error:?}")),
        }
    }
    assert!(
        all >= 350,
        "only {all} graphs were compared with differences: {refused:?}"
    );
}
