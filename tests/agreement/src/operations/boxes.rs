//! Slices of arrays, and arrays that are assembled.

use super::places::{are_places, is_misread};
use super::{literal, plain};
use crate::generate::Generator;
use crate::program::Argument::{Element, Int, Ints, Number, Tuple, Value};
use crate::program::Array;

/// Draws the start, the limit and the stride of a slice of a dimension.
fn part(g: &mut Generator, size: usize) -> [usize; 3] {
    let start = g.random.below(size + 1);
    let limit = start + g.random.below(size - start + 1);
    [start, limit, 1 + g.random.below(2)]
}

pub(super) fn slice(g: &mut Generator) -> Option<()> {
    let operand = g.some(|_| true)?;
    let array = g.array(operand);
    let parts: Vec<[usize; 3]> = array.dims.iter().map(|&n| part(g, n)).collect();
    let list = |i: usize| Ints(parts.iter().map(|part| part[i]).collect());
    let mut arguments = plain([Value(operand), list(0), list(1)]);
    let strided = g.random.percent(50);
    if strided {
        arguments.push((Some("strides"), list(2)));
    }
    let length = |[start, limit, stride]: &[usize; 3]| {
        if strided {
            (limit - start).div_ceil(*stride)
        } else {
            limit - start
        }
    };
    let dims = parts.iter().map(length).collect();
    g.push("slice", arguments, Array { dims, ..array }, 0.0)
}

pub(super) fn index(g: &mut Generator) -> Option<()> {
    let operand = g.some(|a| !a.dims.contains(&0))?;
    let array = g.array(operand);
    let (mut starts, mut limits) = (Vec::new(), Vec::new());
    let (mut taken, mut dims) = (Vec::new(), Vec::new());
    for (d, &size) in array.dims.iter().enumerate() {
        let start = g.random.below(size);
        let one = g.random.percent(40);
        let limit = if one { start + 1 } else { size };
        starts.push(start);
        limits.push(limit);
        if one {
            taken.push(d);
        } else {
            dims.push(limit - start);
        }
    }
    let mut arguments = plain([Value(operand), Ints(starts), Ints(limits)]);
    arguments.push((Some("dimensions"), Ints(taken)));
    g.push("index", arguments, Array { dims, ..array }, 0.0)
}

pub(super) fn rev(g: &mut Generator) -> Option<()> {
    let operand = g.some(|_| true)?;
    let array = g.array(operand);
    let turned = (0..array.dims.len()).filter(|_| g.random.percent(50));
    let turned = Ints(turned.collect());
    g.push("rev", plain([Value(operand), turned]), array, 0.0)
}

pub(super) fn pad(g: &mut Generator) -> Option<()> {
    let operand = g.some(|_| true)?;
    let array = g.array(operand);
    let (value, other) = literal(g, array.element);
    let amounts: Vec<[usize; 3]> = (array.dims.iter())
        .map(|_| [0; 3].map(|_| g.random.below(3)))
        .collect();
    let list = |i: usize| Ints(amounts.iter().map(|amount| amount[i]).collect());
    let mut arguments = plain([Value(operand), Number(value), list(0), list(1)]);
    arguments.push((Some("interior_padding"), list(2)));
    let padded = |(&size, [low, high, between]): (&usize, &[usize; 3])| {
        low + size + size.saturating_sub(1) * between + high
    };
    let result = Array {
        dims: array.dims.iter().zip(&amounts).map(padded).collect(),
        bounds: array.bounds.or(other),
        ..array
    };
    g.push("pad", arguments, result, 0.0)
}

pub(super) fn concatenate(g: &mut Generator) -> Option<()> {
    let first = g.some(|a| !a.dims.is_empty())?;
    let array = g.array(first);
    let along = g.random.below(array.dims.len());
    let fits = |a: &Array| {
        a.element == array.element
            && a.dims.len() == array.dims.len()
            && (0..a.dims.len()).all(|d| d == along || a.dims[d] == array.dims[d])
    };
    let second = g.some(fits)?;
    let mut operands = vec![first, second];
    if g.random.percent(30) {
        operands.push(first);
    }
    // XLA aborts when it compiles an empty slice that starts where one of several operands ends and an empty one starts.
    let sizes: Vec<usize> = operands.iter().map(|&i| g.array(i).dims[along]).collect();
    if !sizes.is_sorted_by_key(|&size| size > 0) {
        return None;
    }
    let (mut dims, mut bounds) = (array.dims.clone(), array.bounds);
    dims[along] = 0;
    for &operand in &operands {
        let other = g.array(operand);
        dims[along] += other.dims[along];
        bounds = bounds.or(other.bounds);
    }
    let arguments = plain([Tuple(operands), Int(along)]);
    let result = Array {
        dims,
        bounds,
        ..array
    };
    g.push("concatenate", arguments, result, 0.0)
}

/// Picks the scalar start indices of a slice: integers of one type, of any value.
fn starts(g: &mut Generator, rank: usize) -> Option<Vec<usize>> {
    let is_start = |a: &Array| are_places(a) && a.dims.is_empty();
    let first = g.some(is_start)?;
    let element = g.array(first).element;
    let same = |a: &Array| is_start(a) && a.element == element;
    (0..rank).map(|_| g.some(same)).collect()
}

pub(super) fn dynamic_slice(g: &mut Generator) -> Option<()> {
    let operand = g.some(|a| !a.dims.is_empty())?;
    let array = g.array(operand);
    let starts = starts(g, array.dims.len())?;
    let dims: Vec<usize> = (array.dims.iter())
        .map(|&size| g.random.below(size + 1))
        .collect();
    let sizes = array.dims.iter().zip(&dims);
    let last = sizes.map(|(all, part)| all - part);
    let read: Vec<(usize, usize)> = starts.iter().copied().zip(last).collect();
    if is_misread(g, operand, &read) {
        return None;
    }
    let arguments = plain([Value(operand), Tuple(starts), Ints(dims.clone())]);
    g.push("dynamic_slice", arguments, Array { dims, ..array }, 0.0)
}

pub(super) fn dynamic_update_slice(g: &mut Generator) -> Option<()> {
    let update = g.some(|a| !a.dims.is_empty())?;
    let array = g.array(update);
    let larger = |a: &Array| {
        a.element == array.element
            && a.dims.len() == array.dims.len()
            && a.dims.iter().zip(&array.dims).all(|(a, b)| a >= b)
    };
    let operand = g.some(larger)?;
    let starts = starts(g, array.dims.len())?;
    let whole = g.array(operand);
    let bounds = whole.bounds.or(array.bounds);
    let arguments = plain([Value(operand), Value(update), Tuple(starts)]);
    g.push(
        "dynamic_update_slice",
        arguments,
        Array { bounds, ..whole },
        0.0,
    )
}

/// Adds an integer scalar, since few other operations return one: a start index of a slice.
pub(super) fn place(g: &mut Generator) -> Option<()> {
    let element = g.random.pick(&crate::number::ELEMENTS);
    let (number, bounds) = literal(g, element);
    let arguments = plain([Element(element), Ints(Vec::new()), Number(number)]);
    let result = Array {
        element,
        dims: Vec::new(),
        bounds,
    };
    if element.is_integer() {
        g.push("full", arguments, result, 0.0)
    } else {
        None
    }
}

pub(super) fn stack(g: &mut Generator) -> Option<()> {
    let first = g.some(|_| true)?;
    let array = g.array(first);
    let same = |a: &Array| a.element == array.element && a.dims == array.dims;
    let second = g.some(same)?;
    let along = g.random.below(array.dims.len() + 1);
    let mut dims = array.dims.clone();
    dims.insert(along, 2);
    let bounds = array.bounds.or(g.array(second).bounds);
    let arguments = plain([Tuple(vec![first, second]), Int(along)]);
    let result = Array {
        dims,
        bounds,
        ..array
    };
    g.push("stack", arguments, result, 0.0)
}
