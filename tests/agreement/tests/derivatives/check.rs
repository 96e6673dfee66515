//! The checks of one graph: tangents against differences, cotangents against tangents, and second derivatives.

use agreement::random::Random;
use xla_hlo::element::Kind;
use xla_hlo::literal::Scalar;
use xla_hlo::ops::inline::Refused;
use xla_hlo::transform::{Split, check_linear, split, tangents, transpose};
use xla_hlo::{Builder, Graph, Module, Shape};

use crate::eval::run;
use crate::kernels::array::{Array, known};

/// The distance of the points of a difference.
const STEP: f64 = 1e-4;

/// A graph and its derivatives.
pub(crate) struct Derived {
    graph: Graph,
    /// The tangents of the results, and of the graph that computes them.
    tangents: [Graph; 2],
    /// The cotangents of the parameters, which the graph computes from parameters and cotangents of the results, and
    /// their tangents.
    cotangents: Result<[Graph; 2], Refused>,
}

pub(crate) fn is_active(shape: &Shape) -> bool {
    matches!(shape.element.kind(), Kind::Float | Kind::Complex)
}

/// Returns the graph of a graph's tangents, in all floating-point parameters and results.
fn differentiated(graph: &Graph) -> Result<Graph, Refused> {
    let active = |values: &[xla_hlo::Value]| -> Vec<bool> {
        let each = values.iter().map(|&v| is_active(graph.shape(v)));
        each.collect()
    };
    let made = tangents(graph, &active(&graph.params), &active(&graph.results))?;
    Ok(made.graph)
}

impl Derived {
    /// Differentiates a graph whose results are of floating-point numbers.
    pub(crate) fn of(graph: Graph) -> Result<Derived, Refused> {
        let first = differentiated(&graph)?;
        let second = differentiated(&first)?;
        let counts = [graph.params.len(), graph.results.len()];
        let cotangents = reversed(counts, &first);
        if cotangents.is_ok() {
            check_linear(&first, &linear(counts[0], &first), counts[1], "")?;
        }
        let cotangents = cotangents.and_then(|back| Ok([back.clone(), differentiated(&back)?]));
        Ok(Derived {
            graph,
            tangents: [first, second],
            cotangents,
        })
    }

    /// Returns the graph of the tangents.
    pub(crate) fn tangents(&self) -> &Graph {
        &self.tangents[0]
    }

    /// Returns the graph of the cotangents, if there are any.
    pub(crate) fn cotangents(&self) -> Option<&Graph> {
        self.cotangents.as_ref().ok().map(|[back, _]| back)
    }

    /// Returns why the graph has no cotangents.
    pub(crate) fn irreversible(&self) -> Option<&Refused> {
        self.cotangents.as_ref().err()
    }

    /// Checks the derivatives with these arguments.
    pub(crate) fn check(&self, arguments: &Arguments, random: &mut Random) -> Result<(), String> {
        let [first, second] = &self.tangents;
        difference(&self.graph, first, arguments, random).map_err(|e| format!("tangents: {e}"))?;
        difference(first, second, arguments, random)
            .map_err(|e| format!("tangents of tangents: {e}"))?;
        if let Ok([back, onward]) = &self.cotangents {
            let counts = [self.graph.params.len(), self.graph.results.len()];
            law(counts, first, back, arguments, random)?;
            difference(back, onward, arguments, random)
                .map_err(|e| format!("tangents of cotangents: {e}"))?;
        }
        Ok(())
    }
}

/// Returns whether each parameter of a graph of tangents is a tangent; the first tangent is at this index.
pub(crate) fn linear(first: usize, tangents: &Graph) -> Vec<bool> {
    (0..tangents.params.len()).map(|i| i >= first).collect()
}

/// Returns the graph of the cotangents, where tangents are the parameters and results from these indices on.
pub(crate) fn reversed([params, results]: [usize; 2], tangents: &Graph) -> Result<Graph, Refused> {
    let linear = linear(params, tangents);
    let of_results: Vec<bool> = (0..tangents.results.len()).map(|i| i >= results).collect();
    let Split { known, linear } = split(tangents, &linear, &of_results)?;
    let residuals = known.results.len() - results;
    let own = linear.params.len() - residuals;
    let is_linear: Vec<bool> = (0..linear.params.len()).map(|i| i < own).collect();
    let back = transpose(&linear, &is_linear, &vec![false; is_linear.len()])?;
    let module = Module::default();
    let mut b = Builder::new(&module);
    let mut add = |shapes: Vec<Shape>| -> Vec<xla_hlo::Value> {
        let each = shapes.into_iter().map(|shape| b.graph.add_param(shape));
        each.collect()
    };
    let values = add(tangents.param_shapes()[..params].to_vec());
    let seeds = add(tangents.result_shapes()[results..].to_vec());
    let made = b.paste(&known, &values);
    b.graph.results = b.paste(&back, &[&made[results..], &seeds].concat());
    Ok(b.graph)
}

/// Returns numbers for the floating-point parts of an array.
fn filled(shape: &Shape, mut number: impl FnMut() -> f64) -> Array {
    Array::new(shape, |_| match shape.element.kind() {
        Kind::Complex => Scalar::Complex(number(), number()),
        _ => Scalar::Float(number()),
    })
}

fn between(random: &mut Random, low: f64, high: f64) -> f64 {
    let unit = (random.bits() >> 11) as f64 / (1u64 << 53) as f64;
    low + (high - low) * unit
}

/// The ranges of numbers from which points are drawn.
const RANGES: [(f64, f64); 7] = [
    (-1.5, 1.5),
    (0.2, 1.8),
    (-0.9, 0.9),
    (0.1, 0.9),
    (0.9, 1.1),
    (1.5, 4.5),
    (-1.5, 1.5),
];

/// Arguments of a case.
pub(crate) struct Arguments {
    /// The arrays; only the integers are certain to be used.
    pub(crate) arrays: Vec<Array>,
    /// The number that is added to the numbers of each.
    pub(crate) offsets: Vec<f64>,
}

/// Returns arguments for a graph: integers as they are given, other numbers from a range.
fn point(
    graph: &Graph,
    arguments: &Arguments,
    range: Option<(f64, f64)>,
    random: &mut Random,
) -> Vec<Array> {
    let params = graph.params.iter().enumerate().map(|(i, &param)| {
        let shape = graph.shape(param);
        match (arguments.arrays.get(i), range) {
            (Some(argument), None) => argument.clone(),
            (Some(argument), _) if !is_active(shape) => argument.clone(),
            (Some(_), Some((low, high))) => {
                let offset = arguments.offsets.get(i).copied().unwrap_or(0.0);
                filled(shape, || offset + between(random, low, high))
            }
            (None, _) => filled(shape, || between(random, -1.0, 1.0)),
        }
    });
    params.collect()
}

/// Returns directions in the floating-point parameters of a graph.
fn directions(graph: &Graph, random: &mut Random) -> Vec<Array> {
    let shapes = graph.param_shapes();
    let active = shapes.iter().filter(|shape| is_active(shape));
    active
        .map(|shape| filled(shape, || between(random, -1.0, 1.0)))
        .collect()
}

/// Returns a point moved in a direction.
fn moved(point: &[Array], directions: &[Array], step: f64) -> Vec<Array> {
    let mut directions = directions.iter();
    let each = point.iter().map(|array| {
        let mut array = array.clone();
        if !matches!(array.element.kind(), Kind::Float | Kind::Complex) {
            return array;
        }
        let direction = directions.next().expect("each number has a direction");
        for (x, v) in array.elements.iter_mut().zip(&direction.elements) {
            *x = match (*x, *v) {
                (Scalar::Float(x), Scalar::Float(v)) => Scalar::Float(x + step * v),
                (Scalar::Complex(a, b), Scalar::Complex(v, w)) => {
                    Scalar::Complex(a + step * v, b + step * w)
                }
                other => panic!("{other:?} have no sum"),
            };
        }
        array
    });
    each.collect()
}

/// Returns the real numbers that arrays consist of.
fn numbers<'a>(arrays: impl IntoIterator<Item = &'a Array>) -> Vec<f64> {
    let mut all = Vec::new();
    for element in arrays.into_iter().flat_map(|array| &array.elements) {
        match *element {
            Scalar::Float(x) => all.push(x),
            Scalar::Complex(re, im) => all.extend([re, im]),
            _ => {}
        }
    }
    all
}

fn largest(numbers: &[f64]) -> f64 {
    numbers.iter().fold(0.0, |all: f64, x| all.max(x.abs()))
}

/// Compares tangents with differences at a point where differences of two sizes agree.
fn difference(
    graph: &Graph,
    tangents: &Graph,
    arguments: &Arguments,
    random: &mut Random,
) -> Result<(), String> {
    let ranges = RANGES.into_iter().map(Some);
    for range in ranges.chain([None]) {
        let at = point(graph, arguments, range, random);
        let along = directions(graph, random);
        let value = |step: f64| numbers(&run(graph, &moved(&at, &along, step)));
        let slope = |from: f64, to: f64| -> Vec<f64> {
            let ends = value(to).into_iter().zip(value(from));
            ends.map(|(b, a)| (b - a) / (to - from)).collect()
        };
        let here = value(0.0);
        let [whole, half] = [STEP, STEP / 2.0].map(|step| slope(-step, step));
        let [before, after] = [slope(-STEP, 0.0), slope(0.0, STEP)];
        // The error of the sixth power of the step is below the rounding error.
        let expected: Vec<f64> = (whole.iter().zip(&half))
            .map(|(whole, half)| (4.0 * half - whole) / 3.0)
            .collect();
        let all = here.iter().chain(&expected);
        if !all.copied().all(f64::is_finite) {
            continue;
        }
        // Differences of elements at a kink or a jump do not agree.
        let smooth: Vec<usize> = (0..expected.len())
            .filter(|&i| {
                let size = expected[i].abs() + 1e-2 * largest(&here);
                (whole[i] - half[i]).abs() <= 1e-5 * size
                    && (before[i] - after[i]).abs() <= 1e-2 * size
            })
            .collect();
        if 2 * smooth.len() < expected.len() {
            continue;
        }
        let slopes: Vec<f64> = smooth.iter().map(|&i| expected[i]).collect();
        let scale = largest(&slopes).max(1e-3 * largest(&here));
        let results = run(tangents, &[at.as_slice(), &along].concat());
        let found = numbers(&results[graph.results.len()..]);
        assert_eq!(found.len(), expected.len());
        let wrong = |&&i: &&usize| {
            let far = (found[i] - expected[i]).abs();
            far.is_nan() || far > 1e-7 * scale
        };
        return match smooth.iter().find(wrong) {
            None => Ok(()),
            Some(&i) => Err(format!(
                "number {i} is {}, expected {}",
                found[i], expected[i]
            )),
        };
    }
    Err(format!("no point of `RANGES` in {} is smooth", file!()))
}

/// Checks `<J v, w> = <v, J' w>`, without conjugates.
pub(crate) fn law(
    [params, results]: [usize; 2],
    tangents: &Graph,
    back: &Graph,
    arguments: &Arguments,
    random: &mut Random,
) -> Result<(), String> {
    for range in RANGES {
        let mut at = point(tangents, arguments, Some(range), random);
        let v = at.split_off(params);
        let seeds = tangents.result_shapes().split_off(results);
        let w: Vec<Array> = (seeds.iter())
            .map(|shape| filled(shape, || between(random, -1.0, 1.0)))
            .collect();
        let all = run(tangents, &[at.as_slice(), &v].concat());
        let forward = product(&all[results..], &w);
        let backward = product(&v, &run(back, &[at.as_slice(), &w].concat()));
        let far = (forward.0 - backward.0).abs();
        if !far.is_finite() {
            continue;
        }
        return if far <= 1e-11 * (forward.1 + backward.1) {
            Ok(())
        } else {
            Err(format!(
                "cotangents: <J v, w> is {}, but <v, J' w> is {}",
                forward.0, backward.0
            ))
        };
    }
    Err("cotangents: no point has finite numbers".to_owned())
}

/// Returns the real part of the sum of products of elements, and a bound of its terms.
fn product(a: &[Array], b: &[Array]) -> (f64, f64) {
    let (mut sum, mut bound) = (0.0, 0.0);
    assert_eq!(a.len(), b.len());
    for (a, b) in a.iter().zip(b) {
        assert_eq!(a.dims, b.dims);
        for pair in a.elements.iter().zip(&b.elements) {
            let term = match pair {
                (Scalar::Float(a), Scalar::Float(b)) => a * b,
                (Scalar::Complex(a, b), Scalar::Complex(c, d)) => a * c - b * d,
                other => panic!("{other:?} have no product"),
            };
            sum += term;
            bound += f64::abs(term);
        }
    }
    (sum, bound)
}

/// Returns the elements of a case's argument.
pub(crate) fn argument(shape: &Shape, elements: Vec<Scalar>) -> Array {
    Array {
        element: shape.element,
        dims: known(shape),
        elements,
    }
}
