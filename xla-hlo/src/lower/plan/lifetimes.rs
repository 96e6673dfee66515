//! The lifetimes of buffers: the steps between which a part of the arena is in use.

use std::mem;

use crate::list;
use crate::lower::program::{Branch, BufferId, Program, Step, Storage, While};

/// The first and last step that uses each buffer; `None` if no step does.
type Lifetimes = Vec<Option<(usize, usize)>>;

/// Returns the program with the lifetimes of its buffers in the arena.
pub(in crate::lower) fn placed(mut program: Program) -> Program {
    // Swapped buffers hold each other's content in turn, so both live as long as either.
    let lifetimes = joined(lifetimes(&program), &program.swapped());
    for (buffer, lifetime) in program.buffers.iter_mut().zip(lifetimes) {
        if let (Storage::Arena { .. }, Some((birth, death))) = (&buffer.storage, lifetime) {
            buffer.storage = Storage::Arena { birth, death };
        }
    }
    program
}

/// Returns the first and last step that uses each buffer, in the order of [`Program::leaves`].
///
/// A buffer that carries content from one round of a loop to the next is live in all steps of the loop.
fn lifetimes(program: &Program) -> Lifetimes {
    let mut spans = Spans {
        of: vec![None; program.buffers.len()],
        now: 0,
    };
    for step in &program.steps {
        spans.step(step);
    }
    spans.of
}

/// The lifetimes of buffers up to the current step.
struct Spans {
    of: Lifetimes,
    now: usize,
}

impl Spans {
    fn step(&mut self, step: &Step) {
        match step {
            Step::While(While {
                condition,
                go,
                body,
                swapped: _,
                origins: _,
            }) => {
                // Buffers that were used before the loop and in it hold content for the next round.
                let outside = self.of.clone();
                let first = self.now;
                for step in condition {
                    self.step(step);
                }
                self.touch(*go);
                self.now += 1;
                for step in body {
                    self.step(step);
                }
                let last = self.now;
                self.now += 1;
                // Content from before the loop may be read in every round, and content of one round in the next.
                for (span, before) in self.of.iter_mut().zip(outside) {
                    if let (Some(span), Some(_)) = (span, before)
                        && span.1 >= first
                    {
                        span.1 = last;
                    }
                }
            }
            Step::Branch(Branch {
                index,
                branches,
                origins: _,
            }) => {
                // The branches are numbered one after the other: two arrays of different branches do not overlap in
                // time.
                self.touch(*index);
                self.now += 1;
                for step in branches.iter().flatten() {
                    self.step(step);
                }
            }
            // A block uses all its buffers at once.
            leaf => {
                leaf.visit(&mut |_, buffer| self.touch(buffer));
                self.now += 1;
            }
        }
    }

    fn touch(&mut self, buffer: BufferId) {
        let span = self.of[buffer.0].get_or_insert((self.now, self.now));
        span.1 = self.now;
    }
}

/// Extends the lifetimes of the buffers in each of `pairs` until they are equal.
fn joined(mut lifetimes: Lifetimes, pairs: &[(BufferId, BufferId)]) -> Lifetimes {
    // A buffer may be in several pairs, so this repeats until nothing changes.
    let mut changed = true;
    while mem::take(&mut changed) {
        for (a, b) in pairs {
            let [Some(a_span), Some(b_span)] = list::both([a, b], |id| lifetimes[id.0]) else {
                unreachable!("the body of a loop uses the buffers that it swaps");
            };
            let both = (a_span.0.min(b_span.0), a_span.1.max(b_span.1));
            for id in [a, b] {
                changed |= lifetimes[id.0].replace(both) != Some(both);
            }
        }
    }
    lifetimes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lower::program::kernel::Transpose;
    use crate::lower::program::{Buffer, Origins};
    use crate::{ElementType, Size};

    #[test]
    fn a_buffer_of_the_arena_lives_from_its_first_step_to_its_last() {
        let storages = [
            Storage::Param(0),
            Storage::ARENA,
            Storage::ARENA,
            Storage::Output(0),
        ];
        let buffers = storages.map(|storage| Buffer {
            element: ElementType::F32,
            len: Size::from(4),
            storage,
        });
        let copies = [(0, 1), (0, 2), (1, 2), (2, 3)];
        let copies = copies.map(|(operand, out)| {
            Step::Transpose(Transpose {
                element: ElementType::F32,
                operand: BufferId(operand),
                out: BufferId(out),
                dims: vec![Size::from(4)],
                permutation: vec![0],
                small: false,
                origins: Origins::default(),
            })
        });
        let program = placed(Program {
            buffers: buffers.to_vec(),
            steps: copies.to_vec(),
            aliases: Vec::new(),
        });
        let found = program.buffers.into_iter().map(|buffer| buffer.storage);
        let expected = [
            Storage::Param(0),
            Storage::Arena { birth: 0, death: 2 },
            Storage::Arena { birth: 1, death: 3 },
            Storage::Output(0),
        ];
        assert_eq!(found.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn swapped_buffers_live_equally_long() {
        let lifetimes = vec![Some((0, 2)), Some((1, 4)), None, Some((5, 5)), Some((3, 6))];
        let pairs = [(0, 1), (4, 1)].map(|(a, b)| (BufferId(a), BufferId(b)));
        let all = Some((0, 6));
        assert_eq!(joined(lifetimes.clone(), &[]), lifetimes);
        assert_eq!(
            joined(lifetimes, &pairs),
            [all, all, None, Some((5, 5)), all]
        );
    }
}
