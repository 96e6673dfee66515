//! Operations that apply computations of scalars to whole arrays.

use xla_hlo::ElementType;

use super::{is_ordered, plain};
use crate::bounds::Bounds;
use crate::generate::Generator;
use crate::program::Argument::{self, Int, On, Value};
use crate::program::{Array, Closure};

static ASCENDING: Closure = Closure {
    text: "|a, b| a < b",
    params: 2,
    steps: &[("lt", &[0, 1])],
};
static DESCENDING: Closure = Closure {
    text: "|a, b| b < a",
    params: 2,
    steps: &[("lt", &[1, 0])],
};

/// Sorts an array; no element moves further from its exact value than its error bound.
pub(super) fn sort(g: &mut Generator) -> Option<()> {
    let operand = g.some(|a| !a.dims.is_empty() && is_ordered(a))?;
    let array = g.array(operand);
    let mut arguments = plain([Value(operand)]);
    match g.random.below(3) {
        0 => {}
        1 => arguments.extend(plain([Argument::Closure(&ASCENDING)])),
        _ => arguments.extend(plain([Argument::Closure(&DESCENDING)])),
    }
    if g.random.percent(60) {
        let dimension = g.random.below(array.dims.len());
        arguments.push((Some("dimension"), Int(dimension)));
    }
    if g.random.percent(30) {
        arguments.push((Some("is_stable"), On));
    }
    g.push("sort", arguments, array, 0.0)
}

/// Finds the index of an extreme of exact elements.
pub(super) fn argmax(g: &mut Generator) -> Option<()> {
    let suits = |a: &Array| {
        is_ordered(a) && a.bounds.is_exact() && !a.dims.is_empty() && !a.dims.contains(&0)
    };
    let operand = g.some(suits)?;
    let array = g.array(operand);
    let dimension = g.random.below(array.dims.len());
    let (mut dims, mut arguments) = (array.dims.clone(), plain([Value(operand)]));
    arguments.push((Some("dimension"), Int(dimension)));
    let size = dims.remove(dimension);
    if g.random.percent(30) {
        dims.insert(dimension, 1);
        arguments.push((Some("keep"), On));
    }
    let name = g.random.pick(&["argmax", "argmin"]);
    let result = Array {
        element: ElementType::I32,
        dims,
        bounds: Bounds::exact(0.0, (size - 1) as f64, 0),
    };
    g.push(name, arguments, result, 0.0)
}
