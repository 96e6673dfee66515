//! Loops of a few iterations, and branches.

use xla_hlo::ElementType;

use super::plain;
use crate::generate::Generator;
use crate::program::Argument::{self, Closures, Number, Tuple, Value};
use crate::program::{Array, Closure};

static GOES: Closure = Closure {
    text: "|p, _, _, _| p & p",
    params: 4,
    steps: &[("and", &[0, 0])],
};
static SWAPS: Closure = Closure {
    text: "|_, q, x, y| (q, q ^ q, y, x)",
    params: 4,
    steps: &[("xor", &[1, 1]), ("tuple", &[1, 4, 3, 2])],
};
static SAME: Closure = Closure {
    text: "|x| x",
    params: 1,
    steps: &[],
};
static BRANCHES: [&Closure; 3] = [&SAME; 3];
static SHIFTS: Closure = Closure {
    text: "|carry, x| (x, carry)",
    params: 2,
    steps: &[("tuple", &[1, 0])],
};

/// Picks another array of the same element type and these sizes.
fn like(g: &mut Generator, element: ElementType, dims: &[usize]) -> Option<usize> {
    g.some(|a| a.element == element && a.dims == dims)
}

/// Picks a predicate, preferably a computed one.
fn truth(g: &mut Generator) -> Option<usize> {
    like(g, ElementType::Bool, &[])
}

/// Adds a loop that swaps two arrays once or twice, or not at all.
pub(super) fn while_loop(g: &mut Generator) -> Option<()> {
    let (p, q) = (truth(g)?, truth(g)?);
    let x = g.some(|_| true)?;
    let array = g.array(x);
    let y = like(g, array.element, &array.dims)?;
    let bounds = array.bounds.or(g.array(y).bounds);
    let arguments = plain([
        Argument::Closure(&GOES),
        Argument::Closure(&SWAPS),
        Tuple(vec![p, q, x, y]),
    ]);
    g.push_part(
        "while_loop",
        arguments,
        Some(2),
        Array { bounds, ..array },
        0.0,
    )
}

/// Adds a choice of one of two arrays.
pub(super) fn conditional(g: &mut Generator) -> Option<()> {
    let pred = match truth(g) {
        Some(pred) => Value(pred),
        None => Number(["true", "false"][g.random.below(2)].to_string()),
    };
    let x = g.some(|_| true)?;
    let array = g.array(x);
    let y = like(g, array.element, &array.dims)?;
    let bounds = array.bounds.or(g.array(y).bounds);
    let same = || Argument::Closure(&SAME);
    let arguments = plain([pred, Value(x), same(), Value(y), same()]);
    g.push("conditional", arguments, Array { bounds, ..array }, 0.0)
}

/// Adds a choice of one of several arrays.
pub(super) fn case(g: &mut Generator) -> Option<()> {
    let index = match like(g, ElementType::I32, &[]) {
        Some(index) => Value(index),
        None => Number(g.random.below(4).to_string()),
    };
    let x = g.some(|_| true)?;
    let array = g.array(x);
    let y = like(g, array.element, &array.dims)?;
    let bounds = array.bounds.or(g.array(y).bounds);
    let arguments = plain([index, Closures(&BRANCHES), Tuple(vec![x, y, x])]);
    g.push("case", arguments, Array { bounds, ..array }, 0.0)
}

/// Adds a scan that moves each row of an array one step later.
pub(super) fn scan(g: &mut Generator) -> Option<()> {
    let xs = g.some(|a| !a.dims.is_empty())?;
    let array = g.array(xs);
    let first = like(g, array.element, &array.dims[1..])?;
    let bounds = array.bounds.or(g.array(first).bounds);
    let arguments = plain([Argument::Closure(&SHIFTS), Value(first), Value(xs)]);
    g.push_part("scan", arguments, Some(1), Array { bounds, ..array }, 0.0)
}
