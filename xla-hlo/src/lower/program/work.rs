//! The work of a step: the bytes that it reads and writes, and its floating-point operations.

use super::visit::Access;
use super::{BufferId, Expr, Loop, Pass, Program, Step, Storage};
use crate::list::Items;
use crate::operation::Form;
use crate::{Graph, Size};

/// The work of one run of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Work {
    /// The bytes of the arrays that it reads.
    pub read: Size,
    /// The bytes of the arrays that it writes.
    pub written: Size,
    /// The floating-point operations: two for each term of a product, one for each function of an element and for each
    /// element of a fold.
    pub flop: Size,
    /// Whether these are all: those of some kernels are not known.
    pub is_exact: bool,
}

impl Program {
    /// Returns the work of one run of a step, without the steps in a loop or choice.
    pub fn work(&self, step: &Step) -> Work {
        let steps = match step {
            Step::Block(block) => block.steps.iter().flat_items(Step::leaves).collect_vec(),
            step => vec![step],
        };
        let mut work = Work {
            read: Size::from(0),
            written: Size::from(0),
            flop: Size::from(0),
            is_exact: true,
        };
        for step in steps {
            let bytes = |access| self.bytes_of(step, access);
            work.read = work.read + bytes(Access::Read);
            work.written = work.written + bytes(Access::Write);
            match flop(step) {
                Some(more) => work.flop = work.flop + more,
                None => work.is_exact = false,
            }
        }
        work
    }

    /// Returns the bytes of the arrays that a step reads or writes, each once. Local arrays are registers.
    fn bytes_of(&self, step: &Step, access: Access) -> Size {
        let bytes =
            |buffer: BufferId, len: Size| len * Size::from(self.buffers[buffer.0].element.bytes());
        let mut buffers = match access {
            Access::Read => step.reads(),
            Access::Write => step.writes(),
        };
        crate::list::sort(&mut buffers);
        buffers.dedup();
        let part = match step {
            Step::SliceCopy(step) => Some((step.whole, Size::from(step.len))),
            // A kernel that moves a box out of an array or into it does not visit the rest of the array.
            Step::Kernel(call) => call.moved.as_ref().map(|moved| {
                let whole = if call.outs.iter().any(|out| out.buffer == moved.buffer) {
                    call.operands.first()
                } else {
                    call.outs.first()
                };
                let whole = whole.map_or(moved.buffer, |whole| whole.buffer);
                let dims = moved.dims.iter();
                (
                    whole,
                    dims.fold(Size::from(1), |all, size| all * size.clone()),
                )
            }),
            _ => None,
        };
        let mut all = Size::from(0);
        for buffer in buffers {
            if self.buffers[buffer.0].storage == Storage::Local {
                continue;
            }
            let len = match &part {
                Some((whole, len)) if *whole == buffer => len.clone(),
                _ => self.buffers[buffer.0].len.clone(),
            };
            all = all + bytes(buffer, len);
        }
        all
    }
}

/// Returns the floating-point operations of a step.
fn flop(step: &Step) -> Option<Size> {
    Some(match step {
        Step::Loop(step) => of_loop(step),
        Step::Contract(step) => {
            let sizes = &step.sizes;
            // A product of complex numbers and its addition are eight operations.
            let each = match (step.element.is_complex(), step.element.is_float()) {
                (true, _) => 8,
                (_, true) => 2,
                _ => 0,
            };
            let [batch, m, n, k] = [&sizes.batch, &sizes.m, &sizes.n, &sizes.k];
            Size::from(each) * batch.clone() * m.clone() * n.clone() * k.clone()
        }
        Step::Batch(step) => step.size.clone() * Size::from(of_graph(&step.body)),
        Step::Transpose(_) | Step::SliceCopy(_) | Step::While(_) | Step::Branch(_) => Size::from(0),
        Step::Kernel(call) => return call.flop.clone(),
        Step::CustomCall(_) | Step::Block(_) => return None,
    })
}

fn of_loop(step: &Loop) -> Size {
    let outer = step
        .outer
        .iter()
        .fold(Size::from(1), |all, size| all * size.clone());
    let middle = step.middle.clone().unwrap_or(Size::from(1));
    let elements = outer.clone() * middle * step.inner.clone();
    let is_number = |element: crate::ElementType| element.is_float() || element.is_complex();
    let mut all = Size::from(0);
    for node in &step.nodes {
        if matches!(node.expr, Expr::Apply { .. }) && is_number(node.element) {
            all = all
                + if node.per_row {
                    outer.clone()
                } else {
                    elements.clone()
                };
        }
    }
    for fold in step.passes.iter().filter_map(Pass::fold) {
        if is_number(fold.element) {
            all = all + elements.clone();
        }
    }
    all
}

/// Returns the number of functions of numbers in a computation of scalars.
fn of_graph(body: &Graph) -> usize {
    let functions = body.instrs().filter_items(|(_, instr)| {
        let element = body.shape(instr.results[0]).element;
        matches!((instr.op.form)(body, instr), Form::Map { .. })
            && (element.is_float() || element.is_complex())
    });
    functions.count()
}
