//! Steps on whole arrays: kernels that move elements, and batch loops.

use xla_hlo::graph::Module;
use xla_hlo::lower::{BatchLoop, SliceCopy, kernel};
use xla_hlo::operation::KernelArg;

use super::{Machine, is_there, n, scalar};
use crate::eval;
use crate::kernels::array::{Array, index, indices};

impl Machine<'_> {
    /// Runs a kernel that moves elements.
    pub(super) fn moved(&mut self, step: &kernel::Call) {
        let array = |array: &kernel::Array| Array {
            element: self.program.buffers[array.buffer.0].element,
            dims: array.dims.iter().map(n).collect(),
            elements: self.memory[array.buffer.0].clone(),
        };
        let operands: Vec<Array> = step.operands.iter().map(array).collect();
        let mut out = array(&step.outs[0]);
        let list = |i: usize| -> Vec<i64> {
            match &step.kernel.arguments[i] {
                KernelArg::Sizes(sizes) => sizes.iter().map(|size| n(size) as i64).collect(),
                KernelArg::Ints(ints) => ints.iter().map(|int| int.known().unwrap()).collect(),
                KernelArg::Size(size) => vec![n(size) as i64],
                other => panic!("{other:?} in a kernel that moves elements"),
            }
        };
        match step.kernel.name {
            "slice" | "rev" => {
                for to in indices(&out.dims.clone()) {
                    let from = to.iter().enumerate().map(|(d, &i)| match step.kernel.name {
                        "slice" => list(0)[d] as usize + i * list(1)[d] as usize,
                        _ if list(0).contains(&(d as i64)) => out.dims[d] - 1 - i,
                        _ => i,
                    });
                    let from: Vec<usize> = from.collect();
                    *out.at_mut(&to) = operands[0].at(&from);
                }
            }
            "concatenate" => {
                let (along, mut before) = (list(0)[0] as usize, 0);
                for operand in &operands {
                    for from in indices(&operand.dims) {
                        let mut to = from.clone();
                        to[along] += before;
                        *out.at_mut(&to) = operand.at(&from);
                    }
                    before += operand.dims[along];
                }
            }
            "pad" => {
                out.elements.fill(operands[1].elements[0]);
                for from in indices(&operands[0].dims) {
                    let to = from.iter().enumerate();
                    let to: Vec<i64> = to
                        .map(|(d, &i)| list(0)[d] + i as i64 * (list(1)[d] + 1))
                        .collect();
                    let sizes = to.iter().zip(&out.dims);
                    let inside = sizes
                        .clone()
                        .all(|(&i, &size)| (0..size as i64).contains(&i));
                    if inside {
                        let to: Vec<usize> = to.iter().map(|&i| i as usize).collect();
                        *out.at_mut(&to) = operands[0].at(&from);
                    }
                }
            }
            "dynamic_update_slice" | "dynamic_update_slice::in_place" => {
                let (update, starts) = match step.kernel.name {
                    "dynamic_update_slice" => {
                        out.elements.clone_from(&operands[0].elements);
                        (&operands[1], &operands[2..])
                    }
                    _ => (&operands[0], &operands[1..]),
                };
                for from in indices(&update.dims) {
                    let to = from.iter().enumerate().map(|(d, &i)| {
                        let most = out.dims[d] - update.dims[d];
                        index(starts[d].elements[0]).clamp(0, most as i64) as usize + i
                    });
                    *out.at_mut(&to.collect::<Vec<_>>()) = update.at(&from);
                }
            }
            other => unreachable!("no test here makes a {other}"),
        }
        self.memory[step.outs[0].buffer.0] = out.elements;
    }

    /// Copies a box at a computed place.
    pub(super) fn slice_copy(&mut self, step: &SliceCopy) {
        let starts = step.starts.iter().map(|start| {
            let at = index(self.memory[start.index.0][0]);
            at.clamp(0, start.most as i64) as usize * start.stride
        });
        let (at, len) = (starts.sum::<usize>(), step.len);
        if step.put {
            let part = self.memory[step.part.0][..len].to_vec();
            self.memory[step.whole.0][at..][..len].copy_from_slice(&part);
        } else {
            let part = self.memory[step.whole.0][at..][..len].to_vec();
            self.memory[step.part.0][..len].copy_from_slice(&part);
        }
    }

    /// Runs a batch loop, index by index.
    pub(super) fn batch(&mut self, step: &BatchLoop) {
        let module = Module::default();
        for index in 0..n(&step.size) {
            let mut arguments = Vec::new();
            for array in &step.operands {
                let first = if array.batched {
                    index * array.elements
                } else {
                    0
                };
                let memory = &self.memory[array.buffer.0][first..][..array.elements];
                assert!(memory.iter().all(is_there), "reads what is not there");
                let element = self.program.buffers[array.buffer.0].element;
                arguments.extend(memory.iter().map(|&value| scalar(element, value)));
            }
            let mut values = eval::run(&module, &step.body, &arguments).into_iter();
            for array in &step.outs {
                for at in 0..array.elements {
                    let value = values.next().expect("a value for each element");
                    self.memory[array.buffer.0][index * array.elements + at] = value.elements[0];
                }
            }
        }
    }
}
