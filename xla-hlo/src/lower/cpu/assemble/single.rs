//! Steps that compute one instruction: products, transposes, copies of contiguous boxes, and calls.

use super::Assembler;
use crate::graph::{Id, Value};
use crate::list::{self, Items};
use crate::lower::cpu::sides::{self, Side, Strided};
use crate::lower::cpu::{batch, function, slice_copy, small};
use crate::lower::plan::view::{self, Access};
use crate::lower::program::kernel::{self, Contract, Sizes, Transpose};
use crate::lower::program::{BufferId, Origins, Step};
use crate::operation::{Contraction, Copies, Form, Kernel};
use crate::{ElementType, Instr, Shape, Size};

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
        // An update in place reads and writes one buffer, if `assign` has put the operand there.
        let in_place = instr
            .op
            .traits
            .in_place
            .filter(|_| self.is_there(instr.operands[0], outs[0]));
        let graph = self.graph;
        let place = &mut |value| self.place(value);
        // A contiguous box is copied without a kernel, whichever instruction moves it.
        if let Some(&out) = outs.first()
            && let Some(slice_copy) = slice_copy::of(graph, instr, in_place.is_some(), out, place)
        {
            self.push(Step::SliceCopy(slice_copy));
            return;
        }
        if let Form::Contract(dims) = form {
            let step = self.product(instr, &dims, outs[0]);
            self.push(step);
            return;
        }
        // Everything else reads dense arrays: operands that are broadcasts or constants get a buffer here.
        let operands: Vec<BufferId> = instr.operands.iter().map(|&v| self.place(v)).collect_vec();
        match form {
            Form::Kernel(kernel) => {
                let call = self.call(instr, kernel, in_place, operands, outs);
                self.push(Step::Kernel(call));
                return;
            }
            Form::Batch => {
                let step = batch::lowered(graph, instr, &operands, &outs);
                self.push(Step::Batch(step));
                return;
            }
            Form::CustomCall {
                target,
                may_fail,
                sizes,
                call,
            } => {
                let call = kernel::CustomCall {
                    target,
                    may_fail,
                    sizes,
                    call,
                    operands: self.arrays(&instr.operands, operands),
                    outs: self.arrays(&instr.results, outs),
                    origins: Origins::default(),
                };
                self.push(Step::CustomCall(call));
                return;
            }
            _ => {}
        }
        let (out, shape) = (outs[0], self.graph.shape(instr.results[0]).clone());
        let step = match form {
            Form::Transpose { permutation } => {
                let dims = &self.graph.shape(instr.operands[0]).dims;
                transpose(shape.element, operands[0], out, dims, permutation)
            }
            form => unreachable!("{form:?} is no kernel's"),
        };
        self.push(step);
    }

    /// Returns a matrix product, after the transposes of its operands.
    fn product(&mut self, instr: &Instr, dims: &Contraction, out: BufferId) -> Step {
        let element = self.graph.shape(instr.results[0]).element;
        let shapes = list::both([0, 1], |i| self.graph.shape(instr.operands[i]).clone());
        let [left, right] = [&dims.lhs_batch, &dims.rhs_batch];
        let (from, left) = self.strided(instr.operands[0], left);
        let (other, right) = self.strided(instr.operands[1], right);
        let from = [from, other];
        // Each operand is a matrix for each index of the batch, with three strides: its dimensions of one kind are one
        // index.
        let sides = sides::sides(dims, &left, &right);
        let [lhs, rhs] = list::both([0, 1], |i| {
            self.side(i, [instr.operands[i], from[i]], &shapes[i], &sides[i])
        });
        let size = |i: usize, group| sides[i].size(&shapes[i], group);
        let [batch, free, contracting] = rhs.1;
        let sizes = Sizes {
            batch: size(0, 0),
            m: size(0, 1),
            n: size(1, 1),
            k: size(0, 2),
        };
        let operands = shapes.each_ref().map(|shape| shape.element);
        let small = operands == [element; 2] && small::product_is_small(element, &sizes);
        Step::Contract(Contract {
            element,
            operands,
            lhs: lhs.0,
            rhs: rhs.0,
            out,
            small,
            sizes,
            lhs_strides: lhs.1,
            rhs_strides: [batch, contracting, free],
            origins: Origins::default(),
        })
    }

    /// Returns the value whose memory holds an operand of a product, with the strides of the operand there: a product reads
    /// a broadcast along batch dimensions where it is.
    fn strided(&self, value: Value, batch: &[usize]) -> (Value, Strided) {
        let graph = self.graph;
        let shape = graph.shape(value);
        let of = |value: Value, access: &Access| {
            let along = view::identity(shape);
            let strides = view::strides(graph.shape(value), access, view::domain(shape).len());
            let strides = along
                .iter()
                .map(|d| d.map_or(Size::from(0), |d| strides[d].clone()));
            strides.collect_vec()
        };
        let dims = shape.dims.clone();
        // The operand may be a transpose or a broadcast of another array: then its strides in that array are looked at.
        let (source, access) = view::resolve(graph, value, view::identity(shape));
        let strides = of(source, &access);
        let repeated = |d: usize| strides[d].is(0) && !dims[d].is(1);
        if (0..dims.len()).all(|d| batch.contains(&d) || !repeated(d)) {
            return (source, Strided { dims, strides });
        }
        // Repeated along another dimension, the kernel would read elements again and again: the operand is laid out
        // first.
        let strides = of(value, &view::identity(shape));
        (value, Strided { dims, strides })
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
        // The in-place version has the result as its first argument, which holds the operand on entry.
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
        let traits = &instr.op.traits;
        // A copy out of an array or into it visits the elements of the box alone.
        let moved = match traits.copies {
            Some(Copies::Out) => outs.first().cloned(),
            Some(Copies::In) if in_place.is_some() => operands.first().cloned(),
            _ => None,
        };
        let call = kernel::Call {
            kernel,
            operands,
            outs,
            regions: instr.regions.iter().map(function::region).collect_vec(),
            moved,
            small: None,
            flop: match traits.flop {
                Some(flop) => Some(flop(self.graph, instr)),
                // A kernel that only moves elements computes nothing.
                None => (traits.origin.is_some() || traits.copies.is_some()).then(|| Size::from(0)),
            },
            origins: Origins::default(),
        };
        kernel::Call {
            small: traits
                .small
                .filter(|&small| small::call_is_small(&call, small)),
            ..call
        }
    }

    /// Returns the buffers of values with their sizes.
    fn arrays(&self, values: &[Value], buffers: Vec<BufferId>) -> Vec<kernel::Array> {
        let pairs = values.iter().zip(buffers);
        let array = |(&value, buffer)| kernel::Array {
            buffer,
            dims: self.graph.shape(value).dims.clone(),
        };
        pairs.map(array).collect_vec()
    }

    /// Returns operand `i` of a product, which `source` holds, with its strides; transposes it first if an index cannot walk along a group.
    fn side(
        &mut self,
        i: usize,
        [value, source]: [Value; 2],
        shape: &Shape,
        side: &Side,
    ) -> (BufferId, [Size; 3]) {
        // One index can walk along each group: the operand is read where it is.
        if let Some(strides) = &side.strides {
            return (self.place(source), strides.clone());
        }
        let operand = self.place(value);
        let out = self.arena(shape.element, shape.len());
        let (permutation, strides) = side.copied(shape, i == 1);
        let step = transpose(shape.element, operand, out, &shape.dims, permutation);
        self.push(step);
        (out, strides)
    }
}

/// Returns the transpose of a buffer of these sizes.
fn transpose(
    element: ElementType,
    operand: BufferId,
    out: BufferId,
    dims: &[Size],
    permutation: Vec<usize>,
) -> Step {
    Step::Transpose(Transpose {
        element,
        operand,
        out,
        dims: dims.to_vec(),
        permutation,
        small: small::transpose_is_small(dims),
        origins: Origins::default(),
    })
}

#[cfg(test)]
mod tests {
    use crate::graph::Module;
    use crate::lower::{Limits, Memory, lower_from};
    use crate::ops::{broadcast, dot_general};
    use crate::{Builder, ElementType, Shape, Size};

    /// Lowers the product of 6 matrices of 3 by 4, read from an array that has only the dimensions `dims`, and 6 of 4
    /// by 5.
    fn product(dims: &[usize], along: &[usize]) -> String {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let sizes = |dims: &[usize]| dims.iter().map(|&d| Size::from(d)).collect::<Vec<_>>();
        let mut param =
            |dims: &[usize]| b.graph.add_param(Shape::new(ElementType::F32, sizes(dims)));
        let (x, y) = (param(dims), param(&[6, 4, 5]));
        let x = broadcast::in_dim(&mut b, x, sizes(&[6, 3, 4]), along).unwrap();
        let dims = [vec![0], vec![0], vec![2], vec![1]];
        b.graph.results = vec![dot_general::dot_general(&mut b, x, y, dims).unwrap()];
        lower_from(&b.graph, &Memory::default(), Limits::SEPARATE).to_string()
    }

    #[test]
    fn a_product_reads_what_is_repeated_along_batch_dimensions_where_it_is() {
        for (dims, along) in [(vec![3, 4], vec![1, 2]), (vec![4, 3], vec![2, 1])] {
            let text = product(&dims, &along);
            assert!(
                text.contains("contract param0 ") && !text.contains("loop"),
                "{text}"
            );
        }
    }

    #[test]
    fn a_right_operand_that_is_copied_keeps_its_last_dimension_unless_that_is_contracted() {
        let lowered = |is_right: bool, contracted: Vec<usize>| {
            let module = Module::default();
            let mut b = Builder::new(&module);
            let mut param = |dims: &[usize]| {
                let dims: Vec<Size> = dims.iter().map(|&d| Size::from(d)).collect();
                b.graph.add_param(Shape::new(ElementType::F32, dims))
            };
            let (gate, state) = (param(&[4, 2, 3]), param(&[5, 2, 6, 3, 7, 3]));
            let (lhs, rhs, dims) = if is_right {
                (gate, state, [vec![], vec![], vec![1, 2], contracted])
            } else {
                (state, gate, [vec![], vec![], contracted, vec![1, 2]])
            };
            b.graph.results = vec![dot_general::dot_general(&mut b, lhs, rhs, dims).unwrap()];
            lower_from(&b.graph, &Memory::default(), Limits::SEPARATE).to_string()
        };
        let text = lowered(true, vec![1, 3]);
        assert!(
            text.contains("[5, 2, 6, 3, 7, 3]: [1, 3, 0, 2, 4, 5]")
                && text.contains("n 630 k 6, strides [0, 6, 1] [3780, 630, 1]"),
            "{text}"
        );
        let text = lowered(true, vec![1, 5]);
        assert!(
            text.contains("[5, 2, 6, 3, 7, 3]: [0, 2, 3, 4, 1, 5]")
                && text.contains("n 630 k 6, strides [0, 6, 1] [3780, 1, 6]"),
            "{text}"
        );
        let text = lowered(false, vec![1, 3]);
        assert!(
            text.contains("[5, 2, 6, 3, 7, 3]: [0, 2, 4, 5, 1, 3]")
                && text.contains("m 630 n 4 k 6, strides [3780, 6, 1] [0, 1, 6]"),
            "{text}"
        );
    }

    #[test]
    fn a_product_copies_what_is_repeated_along_other_dimensions() {
        for (dims, along) in [(vec![6, 4], vec![0, 2]), (vec![3], vec![1])] {
            let text = product(&dims, &along);
            assert!(
                !text.contains("contract param0 ") && text.contains("= param0<"),
                "{text}"
            );
        }
    }
}
