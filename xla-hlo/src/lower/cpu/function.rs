//! The computations that kernels apply: those that are a scalar function are passed by its name.

use crate::Graph;
use crate::lower::program::kernel::Region;
use crate::operation::Form;

/// The scalar functions of `rt::function`, each with the function that computes the same from swapped operands.
const FUNCTIONS: &[(&str, &str)] = &[
    ("add", "add"),
    ("mul", "mul"),
    ("max", "max"),
    ("min", "min"),
    ("and", "and"),
    ("or", "or"),
    ("ge", "le"),
    ("gt", "lt"),
    ("le", "ge"),
    ("lt", "gt"),
    ("gt_total", "lt_total"),
    ("lt_total", "gt_total"),
];

/// Converts a computation that the passes have optimised.
pub(super) fn region(graph: &Graph) -> Region {
    let function = scalar_function(graph);
    function.map_or_else(|| Region::Body(graph.clone()), Region::Function)
}

/// Returns the scalar function of two parameters that a computation is, if it is one.
fn scalar_function(graph: &Graph) -> Option<&'static str> {
    let ([result], &[a, b]) = (graph.results.as_slice(), graph.params.as_slice()) else {
        return None;
    };
    if *result == b {
        return Some("second");
    }
    // One instruction of both parameters: `|a, b| b - a` is no function of the list, `|a, b| b > a` is `lt`.
    let maker = graph.maker(*result).filter(|_| graph.len() == 1)?;
    let Form::Map { function, .. } = (maker.op.form)(graph, maker) else {
        return None;
    };
    let (same, swapped) = FUNCTIONS.iter().find(|(name, _)| *name == function)?;
    match maker.operands.as_slice() {
        operands if operands == [a, b] => Some(same),
        operands if operands == [b, a] => Some(swapped),
        _ => None,
    }
}
