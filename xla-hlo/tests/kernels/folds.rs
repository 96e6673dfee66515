//! Reductions and windows.

use xla_hlo::Instr;
use xla_hlo::literal::Scalar;

use super::Call;
use super::array::{Array, indices};

pub(super) fn reduce(call: Call<'_>) -> Vec<Array> {
    let Call {
        instr, operands, ..
    } = call;
    let (arrays, inits) = operands.split_at(operands.len() / 2);
    let dims = instr.dims("dimensions");
    let kept: Vec<usize> = (0..arrays[0].dims.len())
        .filter(|d| !dims.contains(d))
        .collect();
    fold(call, arrays, inits, |index, visit| {
        let folded: Vec<usize> = dims.iter().map(|&d| arrays[0].dims[d]).collect();
        for inner in indices(&folded) {
            let mut at = vec![0; arrays[0].dims.len()];
            dims.iter().zip(&inner).for_each(|(&d, &i)| at[d] = i);
            kept.iter().zip(index).for_each(|(&d, &i)| at[d] = i);
            visit(&at);
        }
    })
}

/// Folds the elements that `each` visits for each index of the results.
fn fold(
    call: Call<'_>,
    arrays: &[&Array],
    inits: &[&Array],
    each: impl Fn(&[usize], &mut dyn FnMut(&[usize])),
) -> Vec<Array> {
    let mut out: Vec<Array> = (call.shapes.iter().zip(inits))
        .map(|(shape, init)| Array::new(shape, |_| init.elements[0]))
        .collect();
    for index in indices(&out[0].dims.clone()) {
        let mut all: Vec<Scalar> = inits.iter().map(|init| init.elements[0]).collect();
        each(&index, &mut |at| {
            let next = arrays.iter().map(|array| array.at(at));
            let elements: Vec<Scalar> = all.iter().copied().chain(next).collect();
            all = call.region(0, &elements);
        });
        for (out, element) in out.iter_mut().zip(all) {
            *out.at_mut(&index) = element;
        }
    }
    out
}

/// Calls a function with the indices of the elements in the window at an index.
fn window(instr: &Instr, dims: &[usize], index: &[usize], visit: &mut dyn FnMut(&[usize])) {
    let or = |name: &str, at: usize, default: i64| {
        let list = instr.ints(name);
        list.get(at).copied().unwrap_or(default)
    };
    let steps: Vec<[i64; 4]> = (0..dims.len())
        .map(|d| {
            [
                index[d] as i64 * or("window_strides", d, 1) - or("padding", 2 * d, 0),
                or("window_dilations", d, 1),
                or("base_dilations", d, 1),
                dims[d] as i64,
            ]
        })
        .collect();
    for inner in indices(&instr.dims("window_dimensions")) {
        let at: Option<Vec<usize>> = (0..dims.len())
            .map(|d| {
                let [start, dilation, base, size] = steps[d];
                let place = start + inner[d] as i64 * dilation;
                let inside = place >= 0 && place % base == 0 && place / base < size;
                inside.then_some((place / base) as usize)
            })
            .collect();
        if let Some(at) = at {
            visit(&at);
        }
    }
}

pub(super) fn reduce_window(call: Call<'_>) -> Vec<Array> {
    let Call {
        instr, operands, ..
    } = call;
    let (arrays, inits) = operands.split_at(operands.len() / 2);
    fold(call, arrays, inits, |index, visit| {
        window(instr, &arrays[0].dims, index, visit);
    })
}

pub(super) fn select_and_scatter(call: Call<'_>) -> Array {
    let Call {
        instr, operands, ..
    } = call;
    let (operand, source, init) = (operands[0], operands[1], operands[2].elements[0]);
    let mut out = Array::new(call.shapes[0], |_| init);
    for index in indices(&source.dims) {
        let mut selected: Option<Vec<usize>> = None;
        window(instr, &operand.dims, &index, &mut |at| {
            let keeps = selected.as_ref().is_some_and(|selected| {
                let pair = [operand.at(selected), operand.at(at)];
                call.region(0, &pair)[0] == Scalar::Bool(true)
            });
            if !keeps {
                selected = Some(at.to_vec());
            }
        });
        if let Some(selected) = selected {
            let pair = [out.at(&selected), source.at(&index)];
            *out.at_mut(&selected) = call.region(1, &pair)[0];
        }
    }
    out
}
