//! Operations that move elements, and arrays that are created without operands.

use crate::number::ELEMENTS;
use xla_hlo::ElementType;

use super::{Arguments, literal, plain, shuffled};
use crate::bounds::Bounds;
use crate::generate::{Generator, size};
use crate::program::Argument::{Element, Int, Ints, Number, Value};
use crate::program::Array;

/// Adds a step that moves elements without changing them.
fn moved(
    g: &mut Generator,
    name: &str,
    arguments: Arguments,
    from: Array,
    dims: Vec<usize>,
) -> Option<()> {
    g.push(name, arguments, Array { dims, ..from }, 0.0)
}

pub(super) fn broadcast(g: &mut Generator) -> Option<()> {
    let operand = g.some(|_| true)?;
    let array = g.array(operand);
    let added: Vec<usize> = (0..=g.random.below(2))
        .map(|_| size(&mut g.random))
        .collect();
    let dims = [added.clone(), array.dims.clone()].concat();
    moved(
        g,
        "broadcast",
        plain([Value(operand), Ints(added)]),
        array,
        dims,
    )
}

pub(super) fn broadcast_in_dim(g: &mut Generator) -> Option<()> {
    let operand = g.some(|a| a.dims.len() < 3)?;
    let array = g.array(operand);
    let (mut sizes, mut dims) = (Vec::new(), Vec::new());
    for &own in &array.dims {
        if g.random.percent(50) {
            sizes.push(size(&mut g.random));
        }
        dims.push(sizes.len());
        sizes.push(if own == 1 { size(&mut g.random) } else { own });
    }
    if g.random.percent(50) {
        sizes.push(size(&mut g.random));
    }
    let mut arguments = plain([Value(operand), Ints(sizes.clone())]);
    arguments.push((Some("broadcast_dimensions"), Ints(dims)));
    moved(g, "broadcast_in_dim", arguments, array, sizes)
}

pub(super) fn reshape(g: &mut Generator) -> Option<()> {
    let operand = g.some(|_| true)?;
    let array = g.array(operand);
    let mut sizes = Vec::new();
    let mut rest: usize = array.dims.iter().product();
    for divisor in [2, 3, 1, 2] {
        if rest > 1 && rest.is_multiple_of(divisor) && g.random.percent(50) {
            sizes.push(divisor);
            rest /= divisor;
        }
    }
    sizes.insert(g.random.below(sizes.len() + 1), rest);
    let mut arguments = plain([Value(operand), Ints(sizes.clone())]);
    if g.random.percent(30) {
        let order = shuffled(g, array.dims.len());
        arguments.push((Some("dimensions"), Ints(order)));
    }
    moved(g, "reshape", arguments, array, sizes)
}

pub(super) fn collapse(g: &mut Generator) -> Option<()> {
    let operand = g.some(|a| a.dims.len() > 1)?;
    let array = g.array(operand);
    let first = g.random.below(array.dims.len() - 1);
    let last = g
        .random
        .between(first as i64 + 1, array.dims.len() as i64 - 1) as usize;
    let mut dims = array.dims[..first].to_vec();
    dims.push(array.dims[first..=last].iter().product());
    dims.extend_from_slice(&array.dims[last + 1..]);
    let run = Ints((first..=last).collect());
    moved(g, "collapse", plain([Value(operand), run]), array, dims)
}

pub(super) fn transpose(g: &mut Generator) -> Option<()> {
    let operand = g.some(|a| a.dims.len() > 1)?;
    let array = g.array(operand);
    let order = shuffled(g, array.dims.len());
    let dims = order.iter().map(|&d| array.dims[d]).collect();
    moved(
        g,
        "transpose",
        plain([Value(operand), Ints(order)]),
        array,
        dims,
    )
}

/// Picks an element type, preferably one that the program already has.
fn element(g: &mut Generator) -> Option<ElementType> {
    let some = g.some(|_| true)?;
    let own = g.array(some).element;
    Some(if g.random.percent(70) {
        own
    } else {
        g.random.pick(&ELEMENTS)
    })
}

pub(super) fn sizes(g: &mut Generator) -> Option<Vec<usize>> {
    let some = g.some(|_| true)?;
    Some(if g.random.percent(70) {
        g.array(some).dims
    } else {
        (0..g.random.below(3))
            .map(|_| size(&mut g.random))
            .collect()
    })
}

pub(super) fn iota(g: &mut Generator) -> Option<()> {
    let (element, dims) = (element(g)?, sizes(g)?);
    if element == ElementType::Bool || dims.is_empty() {
        return None;
    }
    let dimension = g.random.below(dims.len());
    let most = dims[dimension].saturating_sub(1) as f64;
    let mut arguments = plain([Element(element), Ints(dims.clone())]);
    arguments.push((Some("dimension"), Int(dimension)));
    let bounds = Bounds::exact(0.0, most, 0);
    g.push(
        "iota",
        arguments,
        Array {
            element,
            dims,
            bounds,
        },
        0.0,
    )
}

pub(super) fn full(g: &mut Generator) -> Option<()> {
    let (element, dims) = (element(g)?, sizes(g)?);
    let arguments = plain([Element(element), Ints(dims.clone())]);
    let constant = |value| Bounds::exact(f64::min(0.0, value), value, 0);
    let (name, arguments, bounds) = match g.random.below(3) {
        0 => ("zeros", arguments, constant(0.0)),
        1 => ("ones", arguments, constant(1.0)),
        _ => {
            let (text, bounds) = literal(g, element);
            ("full", [arguments, plain([Number(text)])].concat(), bounds)
        }
    };
    g.push(
        name,
        arguments,
        Array {
            element,
            dims,
            bounds,
        },
        0.0,
    )
}

pub(super) fn eye(g: &mut Generator) -> Option<()> {
    let element = element(g)?;
    let (rows, columns) = (size(&mut g.random), size(&mut g.random));
    let (sizes, dims) = if g.random.percent(50) {
        (Int(rows), vec![rows, rows])
    } else {
        (Ints(vec![rows, columns]), vec![rows, columns])
    };
    let bounds = Bounds::exact(0.0, 1.0, 0);
    g.push(
        "eye",
        plain([Element(element), sizes]),
        Array {
            element,
            dims,
            bounds,
        },
        0.0,
    )
}

/// Adds indicators of classes.
pub(super) fn one_hot(g: &mut Generator) -> Option<()> {
    let indices = g.some(|a| a.element.is_integer())?;
    let (mut dims, to) = (g.array(indices).dims, element(g)?);
    let classes = size(&mut g.random);
    let mut arguments = plain([Value(indices), Int(classes), Element(to)]);
    let at = g.random.below(dims.len() + 1);
    if at < dims.len() {
        arguments.push((Some("dimension"), Int(at)));
    }
    dims.insert(at, classes);
    let bounds = Bounds::exact(0.0, 1.0, 0);
    g.push(
        "one_hot",
        arguments,
        Array {
            element: to,
            dims,
            bounds,
        },
        0.0,
    )
}
