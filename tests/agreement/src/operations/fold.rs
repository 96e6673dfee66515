//! Reductions, and operations composed of them.

use xla_hlo::ElementType;
use xla_hlo::element::Kind;
use xla_hlo::literal::integer_range;

use super::{Arguments, is_float, is_integer, is_number, is_ordered, plain, shuffled, unary};
use crate::bounds::{Bounds, epsilon};
use crate::generate::Generator;
use crate::program::Argument::{self, Int, Ints, Number, On, Tuple, Value};
use crate::program::{Array, Closure};

/// A computation that folds, the equivalent derived operation, and the text of its initial value.
pub(super) struct Fold {
    pub(super) closure: &'static Closure,
    pub(super) derived: &'static str,
    pub(super) of: fn(Bounds, usize, ElementType) -> Bounds,
}

macro_rules! folds {
    ($($operation:literal $derived:literal $text:literal $of:expr;)*) => {
        &[$(Fold {
            closure: &Closure { text: $text, params: 2, steps: &[($operation, &[0, 1])] },
            derived: $derived,
            of: $of,
        }),*]
    };
}

pub(super) static FOLDS: &[Fold] = folds! {
    "add" "sum" "|a, b| a + b" |x, n, element| x.summed(n, element);
    "mul" "product" "|a, b| a * b" |x, n, element| {
        let one = Bounds::exact(1.0, 1.0, 0);
        (0..n).fold(one, |all, _| all.times(x, element.is_complex()))
    };
    "max" "reduce_max" "|a, b| max(a, b)" |x, _, _| x;
    "min" "reduce_min" "|a, b| a.min(b)" |x, _, _| x;
    "and" "all" "|a, b| a & b" |x, _, _| x;
    "or" "any" "|a, b| a | b" |x, _, _| x;
};

/// Whether a fold admits the elements, and the derived operation too if `derived`.
pub(super) fn admits(fold: &Fold, array: &Array, derived: bool) -> bool {
    match fold.derived {
        "sum" | "product" => is_number(array) || !derived,
        "reduce_max" | "reduce_min" => is_ordered(array),
        _ => !is_number(array) || is_integer(array) && !derived,
    }
}

/// Draws the dimensions to reduce, and returns how many elements fold to one, and the sizes of the result with or
/// without `keep`.
fn dimensions(g: &mut Generator, array: &Array, keep: bool) -> (Vec<usize>, usize, Vec<usize>) {
    let rank = array.dims.len();
    let mut gone = shuffled(g, rank);
    gone.truncate(g.random.below(rank + 1).max(1));
    let count = gone.iter().map(|&d| array.dims[d]).product();
    let sizes = (0..rank).filter(|d| keep || !gone.contains(d));
    let dims = sizes.map(|d| if gone.contains(&d) { 1 } else { array.dims[d] });
    let dims = dims.collect();
    (gone, count, dims)
}

/// Returns the dimensions as an argument: named or positional, as a list or a number, or omitted if all are reduced.
fn dimensions_argument(g: &mut Generator, gone: Vec<usize>, rank: usize) -> Arguments {
    if gone.len() == rank && g.random.percent(50) {
        return Vec::new();
    }
    match (gone.as_slice(), g.random.below(3)) {
        ([one], 0) => vec![(Some("dimension"), Int(*one))],
        ([one], 1) => plain([Int(*one)]),
        (_, 2) => plain([Ints(gone)]),
        _ => vec![(Some("dimensions"), Ints(gone))],
    }
}

/// Returns the initial value of a fold: its identity, or for the extremes a number beyond every element.
pub(super) fn initial(
    fold: &Fold,
    element: ElementType,
    bounds: Bounds,
) -> Option<(String, Bounds)> {
    let number = match (fold.derived, element.kind()) {
        ("sum" | "any", Kind::Bool) => return Some(("false".to_string(), bounds)),
        ("product" | "all", Kind::Bool) => return Some(("true".to_string(), bounds)),
        ("reduce_max", Kind::Bool) => return Some(("false".to_string(), bounds)),
        ("reduce_min", Kind::Bool) => return Some(("true".to_string(), bounds)),
        ("any", _) => 0.0,
        ("all", Kind::Unsigned) => return Some((integer_range(element).1.to_string(), bounds)),
        ("all", _) => -1.0,
        ("sum", _) => 0.0,
        ("product", _) => 1.0,
        ("reduce_max", _) => bounds.low.floor(),
        _ => bounds.high.ceil(),
    };
    let bounds = match fold.derived {
        "reduce_max" | "reduce_min" => bounds.or(Bounds::exact(number, number, 0)),
        _ => bounds,
    };
    if element.is_integer() {
        let (low, high) = integer_range(element);
        return Some(((number as i128).clamp(low, high).to_string(), bounds));
    }
    Some((format!("{number:?}"), bounds))
}

/// Adds a `reduce` with one of the recognised computations, or the equivalent derived operation.
pub(super) fn reduce(g: &mut Generator) -> Option<()> {
    let fold = &FOLDS[g.random.below(FOLDS.len())];
    let derived = g.random.percent(40);
    let operand = g.some(|a| !a.dims.is_empty() && admits(fold, a, derived))?;
    let array = g.array(operand);
    let keep = g.random.percent(30);
    let (gone, count, dims) = dimensions(g, &array, keep);
    let element = array.element;
    let whole = element.is_integer() && matches!(fold.derived, "any" | "all");
    let (initial, of_elements) = initial(fold, element, array.bounds)?;
    // The derived operation has its own initial value, which is the result if nothing is folded.
    if derived && count == 0 {
        return None;
    }
    let mut bounds = (fold.of)(of_elements, count, element);
    if whole || !is_number(&array) {
        bounds = Bounds::whole(element);
    }
    let rank = array.dims.len();
    let operand = Value(operand);
    let mut arguments = if derived {
        plain([operand])
    } else {
        plain([Argument::Closure(fold.closure), operand, Number(initial)])
    };
    arguments.extend(dimensions_argument(g, gone, rank));
    if keep {
        arguments.push((Some("keep"), On));
    }
    let name = if derived { fold.derived } else { "reduce" };
    let roundings = count as f64;
    g.push(
        name,
        arguments,
        Array {
            element,
            dims,
            bounds,
        },
        roundings,
    )
}

/// An associative computation that is not a single operation.
static GROWTH: Closure = Closure {
    text: "|a, b| a + b + a * b",
    params: 2,
    steps: &[("add", &[0, 1]), ("mul", &[0, 1]), ("add", &[2, 3])],
};
/// The largest of non-negative numbers: XLA assumes that the initial value, 0, changes nothing.
static MAGNITUDE: Closure = Closure {
    text: "|a, b| max(abs(a), abs(b))",
    params: 2,
    steps: &[("abs", &[0]), ("abs", &[1]), ("max", &[2, 3])],
};

/// Adds a `reduce` with a computation that is not recognised.
pub(super) fn reduce_by_closure(g: &mut Generator) -> Option<()> {
    let operand = g.some(|a| !a.dims.is_empty() && (is_integer(a) || is_float(a)))?;
    let array = g.array(operand);
    let (gone, _, dims) = dimensions(g, &array, false);
    let element = array.element;
    let (closure, bounds) = match element.kind() {
        Kind::Float if array.bounds.low < 0.0 => return None,
        Kind::Float => (&MAGNITUDE, array.bounds),
        _ => (&GROWTH, Bounds::whole(element)),
    };
    let zero = if element.is_float() { "0.0" } else { "0" };
    let arguments = plain([
        Argument::Closure(closure),
        Value(operand),
        Number(zero.to_string()),
        Ints(gone),
    ]);
    let bounds = bounds.or(Bounds::exact(0.0, 0.0, 0));
    g.push(
        "reduce",
        arguments,
        Array {
            element,
            dims,
            bounds,
        },
        0.0,
    )
}

pub(super) fn mean(g: &mut Generator) -> Option<()> {
    let operand = g.some(|a| !a.dims.is_empty() && (is_float(a) || a.element.is_complex()))?;
    let array = g.array(operand);
    let (gone, count, dims) = dimensions(g, &array, false);
    if count == 0 {
        return None;
    }
    let element = array.element;
    let x = array.bounds;
    let error = x.summed(count, element).error / count as f64;
    let bounds = Bounds::about(x.low, x.high, error);
    let rank = array.dims.len();
    let dimensions = dimensions_argument(g, gone, rank);
    let arguments = [plain([Value(operand)]), dimensions].concat();
    g.push(
        "mean",
        arguments,
        Array {
            element,
            dims,
            bounds,
        },
        4.0,
    )
}

pub(super) fn softmax(g: &mut Generator) -> Option<()> {
    let operand = g.some(|a| !a.dims.is_empty() && is_float(a))?;
    let array = g.array(operand);
    let (gone, count, _) = dimensions(g, &array, true);
    if array.bounds.high - array.bounds.low > 20.0 {
        return None;
    }
    let error = 2.0 * array.bounds.error + count as f64 * epsilon(array.element);
    let name = g.random.pick(&["softmax", "log_softmax"]);
    let bounds = match name {
        "softmax" => Bounds::about(0.0, 1.0, error),
        _ => {
            let spread = array.bounds.high - array.bounds.low + (count as f64).ln().max(0.0);
            Bounds::about(-spread, 0.0, 2.0 * error)
        }
    };
    let arguments = plain([Value(operand), Ints(gone)]);
    g.push(name, arguments, Array { bounds, ..array }, 32.0)
}

pub(super) fn relu(g: &mut Generator) -> Option<()> {
    let suits = |a: &Array| is_float(a) || is_integer(a);
    let of = |_: ElementType, x: Bounds| {
        Some(Bounds {
            low: x.low.max(0.0),
            high: x.high.max(0.0),
            ..x
        })
    };
    unary(g, suits, "relu", of, 0.0)
}

static SQUARE: Closure = Closure {
    text: "|e| e * e + e",
    params: 1,
    steps: &[("mul", &[0, 0]), ("add", &[1, 0])],
};
static BLEND: Closure = Closure {
    text: "|a, b| a * b - a",
    params: 2,
    steps: &[("mul", &[0, 1]), ("sub", &[2, 0])],
};

/// Adds a `map` of a computation over one array or two.
pub(super) fn map(g: &mut Generator) -> Option<()> {
    let first = g.some(is_number)?;
    let array = g.array(first);
    let (x, complex) = (array.bounds, array.element.is_complex());
    let (operands, closure, bounds) = if g.random.percent(50) {
        (Value(first), &SQUARE, x.times(x, complex).plus(x))
    } else {
        let same = |a: &Array| a.element == array.element && a.dims == array.dims;
        let second = g.some(same)?;
        let y = g.array(second).bounds;
        let bounds = x.times(y, complex).plus(x.negated());
        (Tuple(vec![first, second]), &BLEND, bounds)
    };
    let arguments = plain([Argument::Closure(closure), operands]);
    g.push("map", arguments, Array { bounds, ..array }, 4.0)
}

static LINE: Closure = Closure {
    text: "|e| e * {} + {}",
    params: 2,
    steps: &[("mul", &[0, 1]), ("add", &[2, 1])],
};
static WEIGHED: Closure = Closure {
    text: "|e| sum({} * e)",
    params: 2,
    steps: &[("mul", &[1, 0]), ("sum", &[2])],
};

/// Adds a `map` of a computation that captures a scalar or an array of the enclosing function.
pub(super) fn map_captured(g: &mut Generator) -> Option<()> {
    let operand = g.some(is_number)?;
    let array = g.array(operand);
    let captured = g.some(|a| a.element == array.element)?;
    let other = g.array(captured);
    let products = array.bounds.times(other.bounds, array.element.is_complex());
    let (closure, bounds, roundings) = if other.dims.is_empty() {
        (&LINE, products.plus(other.bounds), 4.0)
    } else {
        let n = other.dims.iter().product::<usize>();
        (&WEIGHED, products.summed(n, array.element), n as f64 + 4.0)
    };
    let arguments = plain([Argument::Capturing(closure, captured), Value(operand)]);
    g.push("map", arguments, Array { bounds, ..array }, roundings)
}
