//! Kernels of windows.

use xla_hlo::literal::Scalar;
use xla_hlo::operation::KernelArg;
use xla_hlo::{Instr, Module, Shape};

use super::super::{Array, indices, number, scalar};
use super::{Bool, apply, ints, numbers};

/// The windows over an array.
struct Windows {
    sizes: Vec<usize>,
    strides: Vec<i64>,
    low: Vec<i64>,
    dilations: [Vec<i64>; 2],
}

impl Windows {
    fn of(instr: &Instr, rank: usize) -> Windows {
        let or = |name, default: i64| match ints(instr, name) {
            list if list.is_empty() => vec![default; 2 * rank],
            list => list,
        };
        let sizes = ints(instr, "window_dimensions");
        Windows {
            sizes: sizes.iter().map(|&n| n as usize).collect(),
            strides: or("window_strides", 1),
            low: or("padding", 0).chunks(2).map(|pair| pair[0]).collect(),
            dilations: ["base_dilations", "window_dilations"].map(|name| or(name, 1)),
        }
    }

    /// Returns the indices of the array in the window at a position, in order.
    fn at(&self, array: &Array, position: &[usize]) -> Vec<Vec<usize>> {
        let inside = |window: Vec<usize>| {
            let index = window.iter().enumerate().map(|(d, &k)| {
                let [base, dilation] = self.dilations.each_ref().map(|list| list[d]);
                let at = position[d] as i64 * self.strides[d] + k as i64 * dilation - self.low[d];
                let index = usize::try_from(at / base).ok()?;
                (at >= 0 && at % base == 0 && index < array.dims[d]).then_some(index)
            });
            index.collect::<Option<Vec<usize>>>()
        };
        indices(&self.sizes).filter_map(inside).collect()
    }
}

pub(super) fn reduce(
    module: &Module,
    instr: &Instr,
    operands: &[Array],
    shapes: &[Shape],
) -> Vec<Array> {
    let (arrays, inits) = operands.split_at(shapes.len());
    let windows = Windows::of(instr, arrays[0].dims.len());
    let results = (0..shapes.len()).map(|result| {
        Array::of(
            &shapes[0].with_element(shapes[result].element),
            |position| {
                let mut all: Vec<Scalar> = inits.iter().map(|init| init.elements[0]).collect();
                for index in windows.at(&arrays[0], &position) {
                    all.extend(arrays.iter().map(|array| array.at(&index)));
                    all = apply(module, &instr.regions[0], &all);
                }
                all[result]
            },
        )
    });
    results.collect()
}

pub(super) fn select_and_scatter(module: &Module, instr: &Instr, operands: &[Array]) -> Vec<Array> {
    let [operand, source, init] = operands else {
        unreachable!("three operands");
    };
    let windows = Windows::of(instr, operand.dims.len());
    let mut out = operand.clone();
    out.elements.fill(init.elements[0]);
    for position in indices(&source.dims) {
        let selected = windows
            .at(operand, &position)
            .into_iter()
            .reduce(|selected, next| {
                let pair = [operand.at(&selected), operand.at(&next)];
                match apply(module, &instr.regions[0], &pair)[0] {
                    Bool(true) => selected,
                    _ => next,
                }
            });
        if let Some(index) = selected {
            let pair = [out.at(&index), source.at(&position)];
            out.set(&index, apply(module, &instr.regions[1], &pair)[0]);
        }
    }
    vec![out]
}

pub(super) fn convolution(argument: &KernelArg, operands: &[Array], shape: &Shape) -> Array {
    let roles = ["input", "kernel", "result"].map(|name| numbers(argument, name));
    let [input, kernel, result] =
        roles.map(|list| list.iter().map(|&d| d as usize).collect::<Vec<_>>());
    let [features, batches] =
        ["feature_groups", "batch_groups"].map(|name| numbers(argument, name)[0] as usize);
    let KernelArg::Struct(of) = argument else {
        unreachable!("the attributes are a struct");
    };
    let windows = &of
        .fields
        .iter()
        .find(|(name, _)| *name == "windows")
        .unwrap()
        .1;
    let window = ["stride", "low", "lhs_dilation", "rhs_dilation", "reversed"];
    let [stride, low, base, dilation, reversed] = window.map(|name| numbers(windows, name));
    let [lhs, rhs] = operands else {
        unreachable!("two operands");
    };
    let outputs = rhs.dims[kernel[0]];
    let of_group = rhs.dims[kernel[1]];
    let sizes: Vec<usize> = kernel[1..].iter().map(|&d| rhs.dims[d]).collect();
    let element = shape.element;
    Array::of(shape, |index| {
        let (batch, feature) = (index[result[0]], index[result[1]]);
        let group = feature / (outputs / batches);
        let mut sum = number(element, 0);
        for k in indices(&sizes) {
            let (mut from, mut with) = (vec![0; index.len()], vec![0; index.len()]);
            from[input[0]] = group * (lhs.dims[input[0]] / batches) + batch;
            from[input[1]] = feature / (outputs / features) * of_group + k[0];
            (with[kernel[0]], with[kernel[1]]) = (feature, k[0]);
            let is_inside = (0..stride.len()).all(|d| {
                let (at, k) = (index[result[d + 2]] as i64, k[d + 1]);
                let at = at * stride[d] + k as i64 * dilation[d] - low[d];
                let turned = rhs.dims[kernel[d + 2]] - 1 - k;
                with[kernel[d + 2]] = if reversed[d] == 1 { turned } else { k };
                from[input[d + 2]] = usize::try_from(at / base[d]).unwrap_or(usize::MAX);
                at >= 0 && at % base[d] == 0 && from[input[d + 2]] < lhs.dims[input[d + 2]]
            });
            if is_inside {
                let product = scalar("mul", element, element, &[lhs.at(&from), rhs.at(&with)]);
                sum = scalar("add", element, element, &[sum, product]);
            }
        }
        sum
    })
}
