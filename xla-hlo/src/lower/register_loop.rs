//! Finds register loops: loops over steps that run as one function.
//!
//! A step has an overhead of ten nanoseconds and more: it makes slices, decides on the number of threads, and
//! dispatches on the SIMD level. Where a round of a loop computes little, that is most of its time. A register loop is
//! entered once, at one SIMD level and on one thread. Its fused loops are emitted inside it, and local arrays hold the
//! buffers that it changes; the compiler keeps them in registers where they fit.

use crate::list::{self, Items};
use crate::map::IdMap;

use super::{Buffer, BufferId, Program, RegisterLoop, Step, Storage, While};

/// The most elements of a fused loop in a register loop. A fold of at most this many is never split, so that it has the
/// same order of terms inside a register loop as outside.
const ELEMENTS: usize = 1024;

/// The most bytes of a local array. A larger outside buffer is updated in its own memory; a larger buffer that only the
/// loop uses keeps the loop from being a register loop.
const BYTES: usize = 4096;

/// The most outside arrays of a register loop, and the most local arrays.
const ARRAYS: usize = 12;

/// The most steps. Up to this many compile faster in one function than separately; more would spill registers, and the
/// overhead of a step is small beside the work of all of them.
const STEPS: usize = 12;

/// The most expressions in these steps.
const EXPRESSIONS: usize = 128;

/// Marks the register loops of a program.
pub(super) fn mark(program: &mut Program) {
    let Program {
        buffers,
        steps,
        aliases,
    } = program;
    let touched = mentions(
        steps
            .iter()
            .flat_items(|step| list::concat(&[step.reads(), step.writes()])),
    );
    for step in steps {
        visit(step, buffers, aliases, &touched);
    }
}

/// Marks a loop if it is a register loop, else the register loops inside it.
fn visit(
    step: &mut Step,
    buffers: &mut [Buffer],
    aliases: &[Option<usize>],
    touched: &IdMap<BufferId, usize>,
) {
    let inner: Vec<&mut Step> = match step {
        Step::While(all) => match small(all, buffers, aliases, touched) {
            Some((small, own)) => {
                for buffer in own {
                    buffers[buffer.0].storage = Storage::Local;
                }
                all.register_loop = Some(small);
                return;
            }
            None => all
                .condition
                .iter_mut()
                .chain_items(&mut all.body)
                .collect_vec(),
        },
        Step::Branch(choice) => choice.branches.iter_mut().flatten().collect_vec(),
        _ => return,
    };
    for step in inner {
        visit(step, buffers, aliases, touched);
    }
}

/// Returns how a loop runs as one function and the buffers that nothing else uses; `None` if it is not a register loop.
fn small(
    all: &While,
    buffers: &[Buffer],
    aliases: &[Option<usize>],
    touched: &IdMap<BufferId, usize>,
) -> Option<(RegisterLoop, Vec<BufferId>)> {
    let (mut count, mut expressions) = (0, 0);
    for step in all.steps() {
        if !is_small(step, &mut count, &mut expressions) {
            return None;
        }
    }
    if count > STEPS || expressions > EXPRESSIONS {
        return None;
    }
    let written = all.writes();
    let mentions = mentions(all.reads().into_iter().chain_items(written.iter().copied()));
    let (mut own, mut outside, mut held) = (Vec::new(), Vec::new(), Vec::new());
    for (id, times) in mentions.iter() {
        let buffer = &buffers[id.0];
        let bytes = buffer.len.known()? * buffer.element.bytes();
        match buffer.storage {
            Storage::Constant(_) => {}
            Storage::Arena { .. } if touched[&id] == *times => match bytes <= BYTES {
                true => own.push(id),
                false => return None,
            },
            _ => {
                outside.push(id);
                if written.contains(&id) && bytes <= BYTES {
                    held.push(id);
                }
            }
        }
    }
    let local = |(a, b): &(BufferId, BufferId)| {
        [a, b]
            .iter()
            .all_items(|id| own.contains(id) || held.contains(id))
    };
    if !all.all_swapped().iter().all_items(local) {
        return None;
    }
    // A function cannot take the same memory under two names if it writes through one of them.
    let twice = |id: &BufferId| match buffers[id.0].storage {
        Storage::Param(leaf) => outside
            .iter()
            .any_item(|other| match buffers[other.0].storage {
                Storage::Output(result) => aliases.get(result) == Some(&Some(leaf)),
                _ => false,
            }),
        _ => false,
    };
    let fits = outside.len() <= ARRAYS && own.len() + held.len() <= ARRAYS;
    (fits && !outside.iter().any_item(twice)).then_some((RegisterLoop { held }, own))
}

/// Whether a step does little work; adds its steps and their expressions to the counts.
fn is_small(step: &Step, count: &mut usize, expressions: &mut usize) -> bool {
    match step {
        Step::Loop(step) => {
            *count += 1;
            *expressions += step.nodes.len();
            let sizes = step
                .outer
                .iter()
                .chain_items(&step.middle)
                .chain_items([&step.inner]);
            let known = sizes.map(|size| size.known());
            let elements = known.reduce(|all, size| all?.checked_mul(size?));
            elements.flatten().is_some_and(|n| n <= ELEMENTS)
        }
        Step::While(step) => (step.steps()).all_items(|step| is_small(step, count, expressions)),
        Step::Branch(step) => {
            (step.branches.iter().flatten()).all_items(|step| is_small(step, count, expressions))
        }
        Step::SliceCopy(_) => {
            *count += 1;
            true
        }
        // The register loop calls the kernel on slices of its local arrays.
        Step::Contract(_) | Step::Transpose(_) => {
            *count += 1;
            true
        }
        Step::Kernel(call) => {
            *count += 1;
            !call.kernel.can_fail()
        }
        Step::CustomCall(_) => false,
    }
}

/// Counts how often each buffer is read or written.
fn mentions(buffers: impl Iterator<Item = BufferId>) -> IdMap<BufferId, usize> {
    let mut all = IdMap::new();
    for buffer in buffers {
        *all.or_default(buffer) += 1;
    }
    all
}
