//! Operations that move elements.

use std::cmp::Ordering;

use xla_hlo::literal::Scalar;
use xla_hlo::{Instr, Shape};

use crate::eval::{Array, index, indices, int, region, sizes};

pub(crate) fn pad(instr: &Instr, operands: &[&Array], shape: &Shape) -> Array {
    let low = instr.ints("edge_padding_low");
    let interior = instr.ints("interior_padding");
    let mut out = Array::new(shape, |_| operands[1].elements[0]);
    for from in indices(&operands[0].dims) {
        let dims = from.iter().enumerate();
        let to: Vec<i64> = dims
            .map(|(d, &i)| low[d] + i as i64 * (interior[d] + 1))
            .collect();
        if let Some(to) = out.inside(&to) {
            *out.at_mut(&to) = operands[0].at(&from);
        }
    }
    out
}

pub(crate) fn slice(instr: &Instr, operands: &[&Array], shape: &Shape) -> Array {
    let starts = sizes(instr, "start_indices");
    let strides = sizes(instr, "strides");
    Array::new(shape, |to| {
        let dims = to.iter().enumerate();
        let from: Vec<usize> = dims.map(|(d, &i)| starts[d] + i * strides[d]).collect();
        operands[0].at(&from)
    })
}

/// Returns the start of a window of these sizes, clamped to an array.
fn starts(array: &Array, window: &[usize], operands: &[&Array]) -> Vec<usize> {
    let dims = array.dims.iter().zip(window).zip(operands);
    dims.map(|((&size, &window), start)| {
        index(start.elements[0]).clamp(0, (size - window) as i64) as usize
    })
    .collect()
}

fn moved(index: &[usize], by: &[usize]) -> Vec<usize> {
    index.iter().zip(by).map(|(i, by)| i + by).collect()
}

pub(crate) fn dynamic_slice(operands: &[&Array], shape: &Shape) -> Array {
    let window = shape.known_dims().expect("a case has known sizes");
    let starts = starts(operands[0], &window, &operands[1..]);
    Array::new(shape, |to| operands[0].at(&moved(&to, &starts)))
}

pub(crate) fn dynamic_update_slice(operands: &[&Array]) -> Array {
    let (mut out, update) = (operands[0].clone(), operands[1]);
    let starts = starts(&out, &update.dims, &operands[2..]);
    for from in indices(&update.dims) {
        *out.at_mut(&moved(&from, &starts)) = update.at(&from);
    }
    out
}

pub(crate) fn concatenate(instr: &Instr, operands: &[&Array], shape: &Shape) -> Array {
    let d = int(instr, "dimension") as usize;
    Array::new(shape, |mut index| {
        for operand in operands {
            match index[d].checked_sub(operand.dims[d]) {
                None => return operand.at(&index),
                Some(rest) => index[d] = rest,
            }
        }
        panic!("the parts are shorter than the whole")
    })
}

pub(crate) fn rev(instr: &Instr, operands: &[&Array], shape: &Shape) -> Array {
    let dims = instr.dims("dimensions");
    Array::new(shape, |mut index| {
        for &d in &dims {
            index[d] = operands[0].dims[d] - 1 - index[d];
        }
        operands[0].at(&index)
    })
}

/// Calls a function with the indices of each row along a dimension.
fn rows(dims: &[usize], d: usize, mut each: impl FnMut(&[Vec<usize>])) {
    let mut others = dims.to_vec();
    others[d] = 1;
    for first in indices(&others) {
        let row = (0..dims[d]).map(|i| {
            let mut index = first.clone();
            index[d] = i;
            index
        });
        each(&row.collect::<Vec<_>>());
    }
}

pub(crate) fn sort(instr: &Instr, operands: &[&Array]) -> Vec<Array> {
    let mut out: Vec<Array> = operands.iter().map(|&array| array.clone()).collect();
    let rank = operands[0].dims.len() as i64;
    let d = int(instr, "dimension").rem_euclid(rank) as usize;
    rows(&operands[0].dims, d, |row| {
        let mut order = row.to_vec();
        let before = |a: &[usize], b: &[usize]| {
            let pairs = operands
                .iter()
                .flat_map(|operand| [operand.at(a), operand.at(b)]);
            region(&instr.regions[0], &pairs.collect::<Vec<_>>())[0] == Scalar::Bool(true)
        };
        order.sort_by(|a, b| match (before(a, b), before(b, a)) {
            (true, _) => Ordering::Less,
            (_, true) => Ordering::Greater,
            _ => Ordering::Equal,
        });
        for (out, operand) in out.iter_mut().zip(operands) {
            for (to, from) in row.iter().zip(&order) {
                *out.at_mut(to) = operand.at(from);
            }
        }
    });
    out
}

pub(crate) fn top_k(operands: &[&Array], shapes: &[&Shape]) -> Vec<Array> {
    let last = operands[0].dims.len() - 1;
    let mut values = Array::new(shapes[0], |_| operands[0].elements[0]);
    let mut places = Array::new(shapes[1], |_| Scalar::Integer(0));
    let count = values.dims[last];
    rows(&operands[0].dims, last, |row| {
        let mut order = row.to_vec();
        order.sort_by(|a, b| match (operands[0].at(a), operands[0].at(b)) {
            (Scalar::Float(a), Scalar::Float(b)) => b.total_cmp(&a),
            (Scalar::Integer(a), Scalar::Integer(b)) => b.cmp(&a),
            _ => Ordering::Equal,
        });
        for (to, from) in row.iter().zip(&order).take(count) {
            *values.at_mut(to) = operands[0].at(from);
            *places.at_mut(to) = Scalar::Integer(from[last] as i128);
        }
    });
    vec![values, places]
}
