//! Operations that move elements.

use std::cmp::Ordering;

use xla_hlo::literal::Scalar;

use super::Call;
use super::array::{Array, index, indices, int, known, sizes};

pub(super) fn pad(call: Call<'_>) -> Array {
    let Call {
        instr, operands, ..
    } = call;
    let low = instr.ints("edge_padding_low");
    let interior = instr.ints("interior_padding");
    let mut out = Array::new(call.shapes[0], |_| operands[1].elements[0]);
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

pub(super) fn slice(call: Call<'_>) -> Array {
    let Call {
        instr, operands, ..
    } = call;
    let starts = sizes(instr, "start_indices");
    let strides = sizes(instr, "strides");
    Array::new(call.shapes[0], |to| {
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

pub(super) fn dynamic_slice(call: Call<'_>) -> Array {
    let operands = call.operands;
    let window = known(call.shapes[0]);
    let starts = starts(operands[0], &window, &operands[1..]);
    Array::new(call.shapes[0], |to| operands[0].at(&moved(&to, &starts)))
}

pub(super) fn dynamic_update_slice(call: Call<'_>) -> Array {
    let operands = call.operands;
    let (mut out, update) = (operands[0].clone(), operands[1]);
    let starts = starts(&out, &update.dims, &operands[2..]);
    for from in indices(&update.dims) {
        *out.at_mut(&moved(&from, &starts)) = update.at(&from);
    }
    out
}

pub(super) fn concatenate(call: Call<'_>) -> Array {
    let Call {
        instr, operands, ..
    } = call;
    let d = int(instr, "dimension") as usize;
    Array::new(call.shapes[0], |mut index| {
        for operand in operands {
            match index[d].checked_sub(operand.dims[d]) {
                None => return operand.at(&index),
                Some(rest) => index[d] = rest,
            }
        }
        panic!("the parts are shorter than the whole")
    })
}

pub(super) fn rev(call: Call<'_>) -> Array {
    let Call {
        instr, operands, ..
    } = call;
    let dims = instr.dims("dimensions");
    Array::new(call.shapes[0], |mut index| {
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

pub(super) fn sort(call: Call<'_>) -> Vec<Array> {
    let Call {
        instr, operands, ..
    } = call;
    let mut out: Vec<Array> = operands.iter().map(|&array| array.clone()).collect();
    let rank = operands[0].dims.len() as i64;
    let d = int(instr, "dimension").rem_euclid(rank) as usize;
    rows(&operands[0].dims, d, |row| {
        let mut order = row.to_vec();
        let before = |a: &[usize], b: &[usize]| {
            let pairs = operands
                .iter()
                .flat_map(|operand| [operand.at(a), operand.at(b)]);
            call.region(0, &pairs.collect::<Vec<_>>())[0] == Scalar::Bool(true)
        };
        merge_sort(&mut order, &|a, b| before(a, b));
        for (out, operand) in out.iter_mut().zip(operands) {
            for (to, from) in row.iter().zip(&order) {
                *out.at_mut(to) = operand.at(from);
            }
        }
    });
    out
}

/// Sorts stably by a comparison that need not be an order.
fn merge_sort(items: &mut Vec<Vec<usize>>, before: &dyn Fn(&[usize], &[usize]) -> bool) {
    if items.len() < 2 {
        return;
    }
    let mut second = items.split_off(items.len() / 2);
    merge_sort(items, before);
    merge_sort(&mut second, before);
    let mut first = std::mem::take(items).into_iter().peekable();
    let mut second = second.into_iter().peekable();
    while let (Some(a), Some(b)) = (first.peek(), second.peek()) {
        let next = if before(b, a) {
            second.next()
        } else {
            first.next()
        };
        items.extend(next);
    }
    items.extend(first.chain(second));
}

pub(super) fn top_k(call: Call<'_>) -> Vec<Array> {
    let operands = call.operands;
    let last = operands[0].dims.len() - 1;
    let mut values = Array::new(call.shapes[0], |_| operands[0].elements[0]);
    let mut places = Array::new(call.shapes[1], |_| Scalar::Integer(0));
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
