//! The computations that kernels and folds apply: those that are a scalar function are passed by its name.

use crate::lower::program::Combine;
use crate::lower::program::kernel::Region;
use crate::operation::Form;
use crate::ops::reduce;
use crate::{ElementType, Graph};

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

/// Returns how the computation of a reduction combines two values.
pub(super) fn combine(region: &Graph, element: ElementType) -> Combine {
    if let Some(op) = reduce::recognised(region)
        && let Some(identity) = reduce::identity(op, element)
        && let Some(maker) = region.maker(region.results[0])
        && let Form::Map { function, .. } = (op.form)(region, maker)
    {
        let rounds = reduce::rounds(op, element);
        return Combine::Function {
            function,
            identity,
            rounds,
        };
    }
    Combine::Region(region.clone())
}
