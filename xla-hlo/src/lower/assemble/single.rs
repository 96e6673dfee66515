//! Steps that compute one instruction: products, transposes, copies of contiguous boxes, and calls.

use super::Assembler;
use crate::graph::{Id, Value};
use crate::list::{self, Items};
use crate::lower::kernel::{self, Contract, Sizes, Transpose};
use crate::lower::{BufferId, SliceCopy, Step};
use crate::operation::{Contraction, Form, Kernel};
use crate::{Instr, Shape, Size};

impl Assembler<'_> {
    /// Adds the steps of an instruction that is not part of a fused loop.
    pub(super) fn single(&mut self, id: Id) {
        let instr = self.graph.instr(id);
        let form = (instr.op.form)(self.graph, instr);
        match form {
            Form::While => return self.repeated(id),
            Form::Branch => return self.chosen(id),
            // Its results are stored where its operands are.
            Form::Barrier => return,
            _ => {}
        }
        let outs: Vec<BufferId> = instr.results.iter().map(|&v| self.target(v)).collect_vec();
        let in_place = instr
            .op
            .traits
            .in_place
            .filter(|_| self.is_there(instr.operands[0], outs[0]));
        let graph = self.graph;
        let place = &mut |value| self.place(value);
        if let Some(&out) = outs.first()
            && let Some(slice_copy) = SliceCopy::of(graph, instr, in_place.is_some(), out, place)
        {
            self.steps.push(Step::SliceCopy(slice_copy));
            return;
        }
        let operands: Vec<BufferId> = instr.operands.iter().map(|&v| self.place(v)).collect_vec();
        match form {
            Form::Kernel(kernel) => {
                let call = self.call(instr, kernel, in_place, operands, outs);
                self.steps.push(Step::Kernel(call));
                return;
            }
            Form::CustomCall {
                function,
                may_fail,
                sizes,
                call,
            } => {
                let call = kernel::CustomCall {
                    function,
                    may_fail,
                    sizes,
                    call,
                    operands: self.arrays(&instr.operands, operands),
                    outs: self.arrays(&instr.results, outs),
                };
                self.steps.push(Step::CustomCall(call));
                return;
            }
            _ => {}
        }
        let (out, shape) = (outs[0], self.graph.shape(instr.results[0]).clone());
        let step = match form {
            Form::Contract(dims) => self.product(instr, &dims, &operands, out),
            Form::Transpose { permutation } => Step::Transpose(Transpose {
                element: shape.element,
                operand: operands[0],
                out,
                dims: self.graph.shape(instr.operands[0]).dims.clone(),
                permutation,
            }),
            form => unreachable!("{form:?} is no kernel's"),
        };
        self.steps.push(step);
    }

    /// Returns a matrix product, after the transposes of its operands.
    fn product(
        &mut self,
        instr: &Instr,
        dims: &Contraction,
        operands: &[BufferId],
        out: BufferId,
    ) -> Step {
        let element = self.graph.shape(instr.results[0]).element;
        let shapes = list::both([0, 1], |i| self.graph.shape(instr.operands[i]).clone());
        let sides = kernel::sides(dims, &shapes[0], &shapes[1]);
        let [lhs, rhs] = list::both([0, 1], |i| self.side(operands[i], &shapes[i], &sides[i]));
        let size = |i: usize, group| sides[i].size(&shapes[i], group);
        let [batch, free, contracting] = rhs.1;
        Step::Contract(Contract {
            element,
            lhs: lhs.0,
            rhs: rhs.0,
            out,
            sizes: Sizes {
                batch: size(0, 0),
                m: size(0, 1),
                n: size(1, 1),
                k: size(0, 2),
            },
            lhs_strides: lhs.1,
            rhs_strides: [batch, contracting, free],
        })
    }

    /// Returns the call of a kernel, or of its in-place version `in_place`, which updates the first operand.
    fn call(
        &self,
        instr: &Instr,
        mut kernel: Kernel,
        in_place: Option<&'static str>,
        mut operands: Vec<BufferId>,
        outs: Vec<BufferId>,
    ) -> kernel::Call {
        let mut values = instr.operands.as_slice();
        if let Some(name) = in_place {
            (values, kernel.name) = (&values[1..], name);
            operands.remove(0);
            kernel.list = kernel.list.map(|first| first - 1);
        }
        let (operands, outs) = (
            self.arrays(values, operands),
            self.arrays(&instr.results, outs),
        );
        let mut arrays = operands.iter().chain_items(&outs);
        let small = arrays.all_items(|array| kernel::is_small(&array.dims));
        kernel::Call {
            small: small && in_place.is_none() && instr.op.traits.small,
            kernel,
            operands,
            outs,
            regions: instr.regions.iter().map(kernel::Region::of).collect_vec(),
        }
    }

    /// Returns the buffers of values with their sizes.
    fn arrays(&self, values: &[Value], buffers: Vec<BufferId>) -> Vec<kernel::Array> {
        let pairs = values.iter().zip_items(buffers);
        let array = |(&value, buffer)| kernel::Array {
            buffer,
            dims: self.graph.shape(value).dims.clone(),
        };
        pairs.map(array).collect_vec()
    }

    /// Returns an operand of a product with its strides; transposes it first if an index cannot walk along a group.
    fn side(
        &mut self,
        operand: BufferId,
        shape: &Shape,
        side: &kernel::Side,
    ) -> (BufferId, [Size; 3]) {
        if let Some(strides) = &side.strides {
            return (operand, strides.clone());
        }
        let out = self.arena(shape.element, shape.len());
        self.steps.push(Step::Transpose(Transpose {
            element: shape.element,
            operand,
            out,
            dims: shape.dims.clone(),
            permutation: side.permutation(),
        }));
        let [free, contracting] = list::both([1, 2], |group| side.size(shape, group));
        (
            out,
            [free * contracting.clone(), contracting, Size::from(1)],
        )
    }
}
