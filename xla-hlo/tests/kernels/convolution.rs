//! Convolutions.

use xla_hlo::ops::convolution::Convolution;

use super::array::{Array, indices, zero};
use super::{Call, wide};

pub(super) fn convolution(call: Call<'_>) -> Array {
    let Call {
        instr, operands, ..
    } = call;
    let shape = call.shapes[0];
    let of = Convolution::of(&instr.attrs).expect("the rule has read the dimension numbers");
    let [input, kernel, result] = &of.dimensions.roles;
    let (lhs, rhs) = (operands[0], operands[1]);
    let [feature_groups, batch_groups] = of.groups.map(|n| n as usize);
    let spatial: Vec<usize> = kernel[2..].iter().map(|&d| rhs.dims[d]).collect();
    let (outputs, channels) = (rhs.dims[kernel[0]], rhs.dims[kernel[1]]);
    let batches = lhs.dims[input[0]] / batch_groups;
    let wide = wide(shape.element);
    Array::new(shape, |index| {
        let feature = index[result[1]];
        let first = feature / (outputs / feature_groups) * channels;
        let batch = index[result[0]] + feature / (outputs / batch_groups) * batches;
        let mut sum = zero(wide);
        for at in indices(&spatial) {
            let mut from = vec![0; lhs.dims.len()];
            let mut place = vec![0; rhs.dims.len()];
            let inside = (0..spatial.len()).all(|d| {
                let window = of.window(d);
                let k = if window.reversed {
                    spatial[d] - 1 - at[d]
                } else {
                    at[d]
                };
                place[kernel[2 + d]] = k;
                let low = window.padding[0].known().expect("a number");
                let position = index[result[2 + d]] as i64 * window.stride - low
                    + at[d] as i64 * window.dilations[1];
                let step = window.dilations[0];
                from[input[2 + d]] = (position / step).max(0) as usize;
                position >= 0
                    && position % step == 0
                    && position / step < lhs.dims[input[2 + d]] as i64
            });
            if !inside {
                continue;
            }
            for channel in 0..channels {
                from[input[0]] = batch;
                from[input[1]] = first + channel;
                place[kernel[0]] = feature;
                place[kernel[1]] = channel;
                let term = call.apply("mul", wide, &[lhs.at(&from), rhs.at(&place)]);
                sum = call.apply("add", wide, &[sum, term]);
            }
        }
        call.rounded(sum)
    })
}
