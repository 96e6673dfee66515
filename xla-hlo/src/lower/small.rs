//! Which loops of steps are small: all of such a loop is one function.
//!
//! Around what a step computes it costs ten nanoseconds and more: its slices, the decision on how many threads it runs, the
//! choice of the processor's level. Where a round of a loop does little, that is most of its time. Such a loop is entered
//! once, at one level and on one thread, its fused loops are written out in it, and what it changes lies in local arrays,
//! which the compiler keeps in registers where they fit.

use std::collections::BTreeMap;

use super::{Buffer, BufferId, Home, Program, Small, Step, While};

/// The most elements that a fused loop of it goes over. Up to so many a fold is not cut, so that it has the same order of
/// its terms inside of such a function.
const ELEMENTS: usize = 1024;

/// The most bytes of a local array. A larger one would not stay near anyway, and is changed where it lies.
const BYTES: usize = 4096;

/// The most arrays that it has from outside, and the most local ones.
const ARRAYS: usize = 12;

/// The most steps. So many compile sooner in one function than each by itself; more would hold more than registers do, and
/// what lies around a step is little beside what all of them do.
const STEPS: usize = 12;

/// The most expressions in these steps.
const EXPRESSIONS: usize = 128;

/// Finds the loops that are small.
pub(super) fn mark(program: &mut Program) {
    let Program {
        buffers,
        steps,
        over,
    } = program;
    let touched = mentions(
        steps
            .iter()
            .flat_map(|step| [step.reads(), step.writes()].concat()),
    );
    for step in steps {
        visit(step, buffers, over, &touched);
    }
}

/// Marks a loop, or where it is not small, those in it.
fn visit(
    step: &mut Step,
    buffers: &mut [Buffer],
    over: &[Option<usize>],
    touched: &BTreeMap<BufferId, usize>,
) {
    let inner: Vec<&mut Step> = match step {
        Step::While(all) => match small(all, buffers, over, touched) {
            Some((small, own)) => {
                for buffer in own {
                    buffers[buffer.0].home = Home::Local;
                }
                all.small = Some(small);
                return;
            }
            None => all.condition.iter_mut().chain(&mut all.body).collect(),
        },
        Step::Branch(choice) => choice.branches.iter_mut().flatten().collect(),
        _ => return,
    };
    for step in inner {
        visit(step, buffers, over, touched);
    }
}

/// How a loop is one function, and which buffers nothing else touches; none where it is not small.
fn small(
    all: &While,
    buffers: &[Buffer],
    over: &[Option<usize>],
    touched: &BTreeMap<BufferId, usize>,
) -> Option<(Small, Vec<BufferId>)> {
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
    let mentions = mentions(all.reads().into_iter().chain(written.iter().copied()));
    let (mut own, mut outside, mut held) = (Vec::new(), Vec::new(), Vec::new());
    for (&id, times) in &mentions {
        let buffer = &buffers[id.0];
        let bytes = buffer.len.known()? * buffer.element.bytes();
        match buffer.home {
            Home::Constant(_) => {}
            Home::Arena { .. } if touched[&id] == *times => match bytes <= BYTES {
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
            .all(|id| own.contains(id) || held.contains(id))
    };
    if !all.all_exchanged().iter().all(local) {
        return None;
    }
    // A function cannot be given the same memory under two names, one of which changes it.
    let twice = |id: &BufferId| match buffers[id.0].home {
        Home::Param(leaf) => outside.iter().any(|other| match buffers[other.0].home {
            Home::Output(result) => over.get(result) == Some(&Some(leaf)),
            _ => false,
        }),
        _ => false,
    };
    let fits = outside.len() <= ARRAYS && own.len() + held.len() <= ARRAYS;
    (fits && !outside.iter().any(twice)).then_some((Small { held }, own))
}

/// Whether a step does little; adds to the number of steps and to that of their expressions.
fn is_small(step: &Step, count: &mut usize, expressions: &mut usize) -> bool {
    match step {
        Step::Loop(step) => {
            *count += 1;
            *expressions += step.nodes.len();
            let sizes = step.outer.iter().chain(&step.middle).chain([&step.inner]);
            let known = sizes.map(|size| size.known());
            let elements = known.reduce(|all, size| all?.checked_mul(size?));
            elements.flatten().is_some_and(|n| n <= ELEMENTS)
        }
        Step::While(step) => (step.steps()).all(|step| is_small(step, count, expressions)),
        Step::Branch(step) => {
            (step.branches.iter().flatten()).all(|step| is_small(step, count, expressions))
        }
        Step::Piece(_) => {
            *count += 1;
            true
        }
        // A call stays one, with slices of the local arrays.
        Step::Contract(_) | Step::Transpose(_) => {
            *count += 1;
            true
        }
        Step::Kernel(call) => {
            *count += 1;
            !call.kernel.can_fail()
        }
        Step::Foreign(_) => false,
    }
}

/// How often each buffer is read or written.
fn mentions(buffers: impl Iterator<Item = BufferId>) -> BTreeMap<BufferId, usize> {
    let mut all = BTreeMap::new();
    for buffer in buffers {
        *all.entry(buffer).or_default() += 1;
    }
    all
}
