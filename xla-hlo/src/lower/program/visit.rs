//! Walks over the steps of a program: the steps in other steps, and the buffers that each step accesses.
//!
//! [`Step::lists`] and [`Step::visit`] are all that depends on the kinds of steps. Whoever only looks for steps or buffers
//! uses them, so that a new kind of step has its operands listed in one place.

use super::{Buffer, BufferId, Loop, Program, RegisterBlock, Step};
use crate::list::Items;

/// How a step accesses a buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// It reads elements.
    Read,
    /// It writes elements, or swaps the buffer with another.
    Write,
}

impl Step {
    /// Returns the lists of steps in this one, in the order in which they run; a leaf has none.
    pub fn lists(&self) -> Vec<&[Step]> {
        match self {
            Step::While(step) => vec![&step.condition, &step.body],
            Step::Branch(step) => step.branches.iter().map(Vec::as_slice).collect_vec(),
            Step::Block(step) => vec![&step.steps],
            Step::Loop(_)
            | Step::Contract(_)
            | Step::Transpose(_)
            | Step::SliceCopy(_)
            | Step::Kernel(_)
            | Step::Batch(_)
            | Step::CustomCall(_) => Vec::new(),
        }
    }

    /// Returns the lists of steps in this one, to replace them.
    pub(in crate::lower) fn lists_mut(&mut self) -> Vec<&mut Vec<Step>> {
        match self {
            Step::While(step) => vec![&mut step.condition, &mut step.body],
            Step::Branch(step) => step.branches.iter_mut().collect_vec(),
            Step::Block(step) => vec![&mut step.steps],
            Step::Loop(_)
            | Step::Contract(_)
            | Step::Transpose(_)
            | Step::SliceCopy(_)
            | Step::Kernel(_)
            | Step::Batch(_)
            | Step::CustomCall(_) => Vec::new(),
        }
    }

    /// Returns the steps in this one, one level down.
    pub fn children(&self) -> impl Iterator<Item = &Step> {
        self.lists().into_iter().flatten()
    }

    /// Calls `visit` with each buffer that the step accesses: first buffers of the steps in it, then its own. A buffer
    /// that is an operand twice is visited twice.
    pub fn visit(&self, visit: &mut dyn FnMut(Access, BufferId)) {
        for step in self.children() {
            step.visit(visit);
        }
        self.visit_own(visit);
    }

    /// Calls `visit` with the buffers that the step accesses itself, not in the steps inside it.
    fn visit_own(&self, visit: &mut dyn FnMut(Access, BufferId)) {
        use Access::{Read, Write};
        // Operands first, then results, as a step accesses them.
        match self {
            Step::Loop(step) => {
                for source in &step.sources {
                    visit(Read, source.buffer);
                }
                for out in &step.outs {
                    visit(Write, out.buffer);
                }
            }
            Step::Contract(step) => {
                visit(Read, step.lhs);
                visit(Read, step.rhs);
                visit(Write, step.out);
            }
            Step::Transpose(step) => {
                visit(Read, step.operand);
                visit(Write, step.out);
            }
            // A copy of a part reads the whole; with `put` it writes into the whole.
            Step::SliceCopy(step) => {
                let (from, to) = if step.put {
                    (step.part, step.whole)
                } else {
                    (step.whole, step.part)
                };
                for start in &step.starts {
                    visit(Read, start.index);
                }
                visit(Read, from);
                visit(Write, to);
            }
            Step::Kernel(step) => arrays(&step.operands, &step.outs, |a| a.buffer, visit),
            Step::Batch(step) => arrays(&step.operands, &step.outs, |a| a.buffer, visit),
            Step::CustomCall(step) => arrays(&step.operands, &step.outs, |a| a.buffer, visit),
            // The steps of the condition and the body are visited as children. Here: the flag is read after each
            // condition, and a swap exchanges two buffers at the end of each round.
            Step::While(step) => {
                visit(Read, step.go);
                for &(a, b) in &step.swapped {
                    visit(Write, a);
                    visit(Write, b);
                }
            }
            Step::Branch(step) => visit(Read, step.index),
            Step::Block(_) => {}
        }
    }

    /// Returns the buffers that the step reads.
    pub fn reads(&self) -> Vec<BufferId> {
        self.accessed(Access::Read)
    }

    /// Returns the buffers that the step writes or swaps.
    pub fn writes(&self) -> Vec<BufferId> {
        self.accessed(Access::Write)
    }

    fn accessed(&self, access: Access) -> Vec<BufferId> {
        let mut all = Vec::new();
        self.visit(&mut |how, buffer| {
            if how == access {
                all.push(buffer);
            }
        });
        all
    }

    /// Returns the steps that contain no others.
    pub fn leaves(&self) -> Vec<&Step> {
        let mut all = Vec::new();
        self.collect(&mut all);
        all
    }

    fn collect<'p>(&'p self, all: &mut Vec<&'p Step>) {
        let lists = self.lists();
        if lists.is_empty() {
            all.push(self);
        }
        for step in lists.into_iter().flatten() {
            step.collect(all);
        }
    }

    /// Whether it may end the program with an error.
    pub fn can_fail(&self) -> bool {
        self.leaves().into_iter().any(|step| match step {
            Step::Kernel(call) => call.kernel.can_fail(),
            Step::CustomCall(step) => step.can_fail(),
            _ => false,
        })
    }

    /// Whether the step runs on the program's threads. `inside` is whether it is in a register block.
    fn takes_threads(&self, inside: bool) -> bool {
        match self {
            Step::Loop(_) | Step::Batch(_) | Step::SliceCopy(_) => !inside,
            Step::Contract(step) => !(inside && step.small),
            Step::Transpose(step) => !(inside && step.small),
            Step::Kernel(step) => !(inside && step.small.is_some()),
            Step::CustomCall(_) => true,
            Step::Block(block) => block.takes_threads(),
            Step::While(_) | Step::Branch(_) => {
                self.children().any(|step| step.takes_threads(inside))
            }
        }
    }
}

/// Visits the arrays of a call.
fn arrays<T>(
    operands: &[T],
    outs: &[T],
    buffer: impl Fn(&T) -> BufferId,
    visit: &mut dyn FnMut(Access, BufferId),
) {
    for array in operands {
        visit(Access::Read, buffer(array));
    }
    for array in outs {
        visit(Access::Write, buffer(array));
    }
}

/// The accesses to a buffer by the steps of a list, which are numbered in order.
#[derive(Clone, Copy, Default, Debug)]
pub struct Accesses {
    /// The number of accesses.
    pub count: usize,
    /// The first step that writes it.
    pub first_write: Option<usize>,
    /// The last step that reads it.
    pub last_read: Option<usize>,
}

/// Returns the accesses to each buffer of a program by some of its steps.
pub(in crate::lower) fn accesses(steps: &[Step], buffers: usize) -> Vec<Accesses> {
    let mut all = vec![Accesses::default(); buffers];
    for (number, step) in steps.iter().enumerate() {
        step.visit(&mut |access, buffer| {
            let of = &mut all[buffer.0];
            of.count += 1;
            match access {
                Access::Read => of.last_read = Some(number),
                Access::Write => of.first_write = of.first_write.or(Some(number)),
            }
        });
    }
    all
}

impl Program {
    /// Whether a step runs on the program's threads.
    pub fn takes_threads(&self) -> bool {
        self.steps.iter().any(|step| step.takes_threads(false))
    }

    /// Returns the accesses to each buffer by the steps of the program, without those inside them.
    pub fn accesses(&self) -> Vec<Accesses> {
        accesses(&self.steps, self.buffers.len())
    }

    /// Returns the steps that contain no others, in order.
    pub fn leaves(&self) -> Vec<&Step> {
        self.steps.iter().flat_items(Step::leaves).collect_vec()
    }

    /// Returns the fused loops, in order.
    pub fn loops(&self) -> Vec<&Loop> {
        let loops = self.leaves().into_iter().filter_map(|step| match step {
            Step::Loop(step) => Some(step),
            _ => None,
        });
        loops.collect_vec()
    }

    /// Returns the fused loops, in order.
    pub(in crate::lower) fn loops_mut(&mut self) -> Vec<&mut Loop> {
        fn collect<'p>(steps: &'p mut [Step], all: &mut Vec<&'p mut Loop>) {
            for step in steps {
                match step {
                    Step::Loop(step) => all.push(step),
                    step => {
                        for list in step.lists_mut() {
                            collect(list, all);
                        }
                    }
                }
            }
        }
        let mut all = Vec::new();
        collect(&mut self.steps, &mut all);
        all
    }

    /// Returns the pairs of arena buffers that are swapped.
    pub fn swapped(&self) -> Vec<(BufferId, BufferId)> {
        swapped(&self.steps)
    }

    /// Whether two buffers are a parameter and the result that aliases it.
    pub fn is_same_memory(&self, a: BufferId, b: BufferId) -> bool {
        is_same_memory(&self.buffers, &self.aliases, a, b)
    }
}

impl RegisterBlock {
    /// Whether a step of the block runs on the program's threads: an inlined step does not.
    pub fn takes_threads(&self) -> bool {
        self.steps.iter().any(|step| step.takes_threads(true))
    }

    /// Returns the pairs of buffers that are swapped in its loops.
    pub fn all_swapped(&self) -> Vec<(BufferId, BufferId)> {
        swapped(&self.steps)
    }
}

/// Returns the pairs of buffers that are swapped in some steps, except in register blocks, which swap their local arrays.
pub(in crate::lower) fn swapped(steps: &[Step]) -> Vec<(BufferId, BufferId)> {
    let mut all = Vec::new();
    for step in steps
        .iter()
        .filter_items(|step| !matches!(step, Step::Block(_)))
    {
        for list in step.lists() {
            all.extend(swapped(list));
        }
        if let Step::While(step) = step {
            all.extend(&step.swapped);
        }
    }
    all
}

/// Whether two different buffers are the same memory: one is a parameter, and the other the result that aliases it.
pub(in crate::lower) fn is_same_memory(
    buffers: &[Buffer],
    aliases: &[Option<usize>],
    a: BufferId,
    b: BufferId,
) -> bool {
    let memory = |id: BufferId| buffers[id.0].storage.parameter(aliases);
    a != b && memory(a).is_some() && memory(a) == memory(b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lower::program::kernel::Transpose;
    use crate::lower::{Origins, Storage, While};
    use crate::{ElementType, Size};

    fn copy(operand: usize, out: usize) -> Step {
        Step::Transpose(Transpose {
            element: ElementType::F32,
            operand: BufferId(operand),
            out: BufferId(out),
            dims: vec![Size::from(4)],
            permutation: vec![0],
            small: false,
            origins: Origins::default(),
        })
    }

    #[test]
    fn a_step_accesses_the_buffers_of_its_steps_and_then_its_own() {
        let repeated = Step::While(While {
            condition: vec![copy(0, 1)],
            go: BufferId(1),
            body: vec![copy(2, 3)],
            swapped: vec![(BufferId(2), BufferId(3))],
            origins: Origins::default(),
        });
        assert_eq!(repeated.reads(), [0, 2, 1].map(BufferId));
        assert_eq!(repeated.writes(), [1, 3, 2, 3].map(BufferId));
        let steps = [copy(4, 0), repeated];
        let found = accesses(&steps, 5);
        let found = found
            .iter()
            .map(|of| (of.count, of.first_write, of.last_read));
        let expected = [
            (2, Some(0), Some(1)),
            (2, Some(1), Some(1)),
            (2, Some(1), Some(1)),
            (2, Some(1), None),
            (1, None, Some(0)),
        ];
        assert_eq!(found.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_first_write_and_the_last_read_of_a_buffer_are_kept() {
        // Each buffer that is written is written again, and each that is read is read again.
        let steps = [copy(0, 1), copy(1, 2), copy(0, 1), copy(1, 2)];
        let found = accesses(&steps, 3);
        let found = found.iter().map(|of| (of.first_write, of.last_read));
        let expected = [(None, Some(2)), (Some(0), Some(3)), (Some(1), None)];
        assert_eq!(found.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_parameter_and_the_result_that_aliases_it_are_the_same_memory() {
        let storages = [
            Storage::Param(0),
            Storage::Param(1),
            Storage::Output(0),
            Storage::Output(1),
        ];
        let buffers = storages.map(|storage| Buffer {
            element: ElementType::F32,
            len: Size::from(4),
            storage,
        });
        let same = |a: usize, b: usize| {
            is_same_memory(&buffers, &[Some(1), None], BufferId(a), BufferId(b))
        };
        for (a, b) in [(0, 1), (0, 2), (1, 1), (1, 2), (1, 3), (2, 3)] {
            assert_eq!(same(a, b), (a, b) == (1, 2), "{a} and {b}");
            assert_eq!(same(a, b), same(b, a), "{a} and {b}");
        }
    }
}
