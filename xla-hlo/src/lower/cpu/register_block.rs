//! Finds register blocks: steps that run as one function, on local arrays.
//!
//! A step has an overhead of ten nanoseconds and more: it makes slices, decides on the number of threads, and
//! dispatches on the SIMD level. Where steps compute little, that is most of their time. A *register block* is a run
//! of small steps, with the loops and choices among them, that is emitted as one function. It is entered once, at one
//! SIMD level and on one thread. Its loops and small kernels are inlined, and local arrays hold the buffers that it
//! changes; the compiler keeps them in registers where they fit.
//!
//! Arrays from outside are parameters of the function, so that LLVM knows that they do not overlap. The block copies a
//! small array to a local one, so that a loop can keep it in registers from round to round. The limits of a
//! block are in `thresholds`, with their measurements.
//!
//! A kernel whose primitive has the trait `small` provides a function `small` too. A block inlines it within the
//! limits of that trait.
//!
//! Invariant: a block computes the same values as its steps would separately. It folds at most [`ELEMENTS`] elements,
//! which the executor does not split either.

use std::mem;

use crate::Size;
use crate::list::Items;

use super::condition::Conditions;
use crate::lower::program::kernel::Sizes;
use crate::lower::program::{
    self, Accesses, Buffer, BufferId, Program, RegisterBlock, Step, Storage,
};
use crate::lower::thresholds::Limits;
use crate::lower::thresholds::register_block::{
    ARRAYS, BYTES, BYTES_COPIED, BYTES_OF_ALL, BYTES_READ, ELEMENTS, ELEMENTS_ALONE, EXPRESSIONS,
    TINY, WEIGHTS,
};

/// Joins steps of a program to register blocks of at most `limits.block` steps.
pub(super) fn form(program: &mut Program, limits: Limits) {
    let steps = mem::take(&mut program.steps);
    let mut former = Former {
        touched: program::accesses(&steps, program.buffers.len()),
        buffers: &mut program.buffers,
        aliases: &program.aliases,
        limits,
    };
    let whole = steps.len() == 1;
    program.steps = former.list(steps, whole);
}

struct Former<'a> {
    /// The accesses to each buffer by the steps of the program.
    touched: Vec<Accesses>,
    buffers: &'a mut [Buffer],
    aliases: &'a [Option<usize>],
    limits: Limits,
}

/// The size of steps.
#[derive(Clone, Copy, Default)]
struct Weight {
    /// The sum of the [`WEIGHTS`] of the steps.
    steps: usize,
    expressions: usize,
}

impl Weight {
    fn and(self, other: Weight) -> Weight {
        Weight {
            steps: self.steps + other.steps,
            expressions: self.expressions + other.expressions,
        }
    }

    fn fits(self, limit: usize) -> bool {
        self.steps <= limit * WEIGHTS[1] && self.expressions <= EXPRESSIONS
    }
}

impl Former<'_> {
    /// Replaces runs of small steps by register blocks. `whole` is whether the list is one step, the whole program.
    fn list(&mut self, steps: Vec<Step>, whole: bool) -> Vec<Step> {
        let mut all = Vec::new();
        let mut run = Vec::new();
        for step in steps {
            // A run ends at the first step that is not small. Inside that step, its own lists are searched.
            let fits = |weight: &Weight| weight.fits(self.limits.block);
            match small(&step, false, self.limits).filter(fits) {
                Some(weight) => run.push((step, weight)),
                None => {
                    self.blocks(mem::take(&mut run), whole, &mut all);
                    all.push(self.inside(step));
                }
            }
        }
        self.blocks(run, whole, &mut all);
        all
    }

    /// Adds a run of small steps, as one block if it fits and as several otherwise.
    fn blocks(&mut self, run: Vec<(Step, Weight)>, whole: bool, all: &mut Vec<Step>) {
        let limit = self.limits.block;
        let sum = |sum: Weight, (_, weight): &(Step, Weight)| sum.and(*weight);
        // A run that exceeds the limit is cut greedily, from its first step on.
        let fits = run.iter().fold(Weight::default(), sum).fits(limit);
        let (mut part, mut weight) = (Vec::new(), Weight::default());
        for (step, more) in run {
            // A long loop is a block of its own: its neighbours would be in two blocks, with arrays between them.
            let alone = !fits && matches!(step, Step::While(_)) && !more.and(more).fits(limit);
            if alone || !weight.and(more).fits(limit) {
                self.close(&mut part, whole, all);
                weight = Weight::default();
            }
            weight = weight.and(more);
            part.push(step);
            if alone {
                self.close(&mut part, whole, all);
                weight = Weight::default();
            }
        }
        self.close(&mut part, whole, all);
    }

    /// Forms the register blocks inside a step that is not part of one.
    fn inside(&mut self, mut step: Step) -> Step {
        for list in step.lists_mut() {
            *list = self.list(mem::take(list), false);
        }
        step
    }

    /// Adds a run of small steps, as a register block if that pays off and is possible.
    fn close(&mut self, run: &mut Vec<Step>, whole: bool, all: &mut Vec<Step>) {
        let steps = mem::take(run);
        // A step by itself must repay the call; several steps always do.
        let (pays_off, elements) = match steps.as_slice() {
            [] => return,
            [step] => (pays_off_alone(step, whole, self.limits), ELEMENTS_ALONE),
            _ => (true, ELEMENTS),
        };
        match pays_off.then(|| self.arrays(&steps)).flatten() {
            Some(arrays) => {
                for buffer in arrays.own {
                    self.buffers[buffer.0].storage = Storage::Local;
                }
                let mut conditions = arrays.conditions;
                for step in steps.iter().flat_items(Step::leaves) {
                    conditions.step(step, elements);
                }
                all.push(Step::Block(RegisterBlock {
                    steps,
                    held: arrays.held,
                    copied: arrays.copied,
                    borrowed: arrays.borrowed,
                    conditions: conditions.0,
                    inlined: None,
                }));
            }
            // Parts of a run have fewer arrays, although some are between them.
            None if pays_off && steps.len() > 2 => {
                let mut first = steps;
                let mut second = first.split_off(first.len() / 2);
                self.close(&mut first, whole, all);
                self.close(&mut second, whole, all);
            }
            None => {
                for step in steps {
                    let step = self.inside(step);
                    all.push(step);
                }
            }
        }
    }

    /// Returns the arrays of a block of these steps; `None` if they are too many, or cannot be local.
    fn arrays(&self, steps: &[Step]) -> Option<Arrays> {
        // Loops write their state, which may stay in registers from round to round.
        // The buffers that decide below how much may be local: the ones that are written, the state of loops, and the
        // buffers of kernels.
        let written = steps.iter().flat_items(Step::writes).collect_vec();
        let loops = steps
            .iter()
            .filter_items(|step| matches!(step, Step::While(_)));
        let state = loops.flat_items(Step::writes).collect_vec();
        let repeats = steps.iter().any(repeats);
        let kernels = steps.iter().flat_items(Step::leaves);
        let kernels = kernels.filter_items(|step| matches!(step, Step::Kernel(_)));
        let by_kernels = kernels.flat_items(Step::writes).collect_vec();
        let mut arrays = Arrays::default();
        let (mut outside, mut all, mut generic) = (Vec::new(), 0, Size::from(0));
        // Each buffer becomes a local array of the block, a copy of outside memory, or a slice of that memory.
        let accesses = program::accesses(steps, self.buffers.len());
        for (number, here) in accesses.iter().enumerate() {
            if here.count == 0 {
                continue;
            }
            let (id, buffer) = (BufferId(number), &self.buffers[number]);
            let element = buffer.element.bytes();
            let bytes = match buffer.len.known() {
                Some(len) => len * element,
                None if !self.limits.small => return None,
                None => {
                    let conditions = &mut arrays.conditions;
                    conditions.at_most(buffer.len.clone(), BYTES / element);
                    let bytes = buffer.len.times(&Size::from(element)).ok()?;
                    generic = generic.plus(&bytes).ok()?;
                    0
                }
            };
            let list = match buffer.storage {
                Storage::Constant(_) => continue,
                // An arena buffer that no other step uses disappears. One that is too large for registers prevents the
                // block.
                Storage::Arena { .. } if self.touched[id.0].count == here.count => {
                    if bytes <= BYTES {
                        Some(&mut arrays.own)
                    } else {
                        return None;
                    }
                }
                _ => {
                    outside.push(id);
                    // The limit depends on what a local copy saves: in loops it stays in registers; an array that is
                    // only written outside of loops is written once either way.
                    let most = match repeats || self.is_aliased(id) {
                        true if state.contains(&id) => BYTES,
                        true => BYTES_COPIED,
                        false if by_kernels.contains(&id) => BYTES_COPIED,
                        false if written.contains(&id) => 0,
                        false => BYTES_READ,
                    };
                    let list = if written.contains(&id) {
                        &mut arrays.held
                    } else {
                        &mut arrays.copied
                    };
                    arrays.borrowed.push((id, most));
                    (most > 0 && bytes <= most).then_some(list)
                }
            };
            if let Some(list) = list {
                list.push(id);
                all += bytes;
            }
        }
        // A swap exchanges two references, so that both buffers have to be local.
        let held = |id: &BufferId| arrays.own.contains(id) || arrays.held.contains(id);
        let swapped = program::swapped(steps);
        let local = swapped.iter().all(|(a, b)| held(a) && held(b));
        // A function cannot take the same memory under two names if it writes through one of them: both are copied.
        let aliased = |id: &BufferId| {
            let mut written = outside.iter().filter_items(|other| written.contains(other));
            written.any(|other| program::is_same_memory(self.buffers, self.aliases, *id, *other))
        };
        let separate =
            |id: &BufferId| !aliased(id) || arrays.held.contains(id) || arrays.copied.contains(id);
        let fits = outside.len() <= ARRAYS && all <= BYTES_OF_ALL;
        if !fits || !local || !outside.iter().all(separate) {
            return None;
        }
        let swaps = |id: &BufferId| {
            let mut swapped = swapped.iter();
            swapped.any(|(a, b)| a == id || b == id)
        };
        // A generic size may exceed the limit of a copy: where the memory can be used itself, the emitted code
        // decides.
        let may_be_large = |id: &BufferId| {
            let generic = self.buffers[id.0].len.known().is_none();
            generic && !state.contains(id) && !swaps(id) && !aliased(id)
        };
        let copied = arrays.held.iter().chain_items(&arrays.copied).copied();
        let copied = copied.collect_vec();
        let borrowed = &mut arrays.borrowed;
        borrowed.retain(|(id, _)| copied.contains(id) && may_be_large(id));
        arrays.conditions.at_most(generic, BYTES_OF_ALL - all);
        Some(arrays)
    }

    /// Whether a buffer is a parameter that a result aliases, or that result.
    fn is_aliased(&self, id: BufferId) -> bool {
        let parameter = self.buffers[id.0].storage.parameter(self.aliases);
        parameter.is_some() && self.aliases.contains(&parameter)
    }
}

/// The buffers that local arrays of a block hold.
#[derive(Default)]
struct Arrays {
    /// Those that nothing else uses.
    own: Vec<BufferId>,
    /// Those from outside that it writes.
    held: Vec<BufferId>,
    /// Those from outside that it only reads.
    copied: Vec<BufferId>,
    /// Those from outside that are used in their own memory if they have more than this many bytes.
    borrowed: Vec<(BufferId, usize)>,
    /// The conditions under which the others fit the limits.
    conditions: Conditions,
}

/// Whether a small step is a block by itself. `whole` is whether it is the program: a loop between large steps takes a
/// small part of the time.
fn pays_off_alone(step: &Step, whole: bool, limits: Limits) -> bool {
    match step {
        Step::Loop(step) if whole => !limits.reaches(step.elements(), ELEMENTS_ALONE + 1),
        Step::Contract(step) => step.small,
        Step::Kernel(step) => step.small.is_some(),
        Step::While(_) | Step::Branch(_) => true,
        Step::Loop(_)
        | Step::Batch(_)
        | Step::Transpose(_)
        | Step::SliceCopy(_)
        | Step::CustomCall(_)
        | Step::Block(_) => false,
    }
}

/// Returns the weight of a step that does little work; `None` for any other. `repeated` is whether it is in a loop, in
/// which calls of kernels of any size may be.
fn small(step: &Step, repeated: bool, limits: Limits) -> Option<Weight> {
    // The weight of a step by the code that LLVM has to compile, in two classes.
    let one = |expressions| {
        let steps = WEIGHTS[usize::from(!is_tiny(step))];
        Some(Weight { steps, expressions })
    };
    let all = |steps: &mut dyn Iterator<Item = &Step>, repeated| {
        let mut weight = Weight::default();
        for step in steps {
            weight = weight.and(small(step, repeated, limits)?);
        }
        Some(weight)
    };
    let fits = |is_known: bool| is_known || limits.small;
    match step {
        Step::Loop(step) if limits.reaches(step.elements(), ELEMENTS + 1) => None,
        Step::Loop(step) => one(step.nodes.len()),
        Step::Batch(step) if limits.reaches(step.size.known(), ELEMENTS + 1) => None,
        // Scalars of one loop take LLVM less time than loops.
        Step::Batch(step) if step.lanes.is_some() => one(step.body.len() / 4),
        Step::Batch(step) => one(step.body.len()),
        Step::While(_) => all(&mut step.children(), true),
        Step::Branch(_) => all(&mut step.children(), repeated),
        Step::SliceCopy(_) => one(0),
        Step::Contract(step) if repeated || step.small && fits(step.is_known()) => one(0),
        Step::Transpose(step) if repeated || step.small && fits(step.is_known()) => one(0),
        Step::Kernel(step) if step.kernel.can_fail() => None,
        Step::Kernel(step) if repeated || step.small.is_some() && fits(step.is_known()) => one(0),
        Step::Contract(_)
        | Step::Transpose(_)
        | Step::Kernel(_)
        | Step::CustomCall(_)
        | Step::Block(_) => None,
    }
}

/// Whether a step computes few elements.
fn is_tiny(step: &Step) -> bool {
    let few = |count: Option<usize>| count.is_some_and(|count| count <= TINY);
    let product = |sizes: &mut dyn Iterator<Item = &Size>| {
        let sizes = sizes.map(Size::known);
        sizes
            .reduce(|all, size| all?.checked_mul(size?))
            .unwrap_or(Some(1))
    };
    match step {
        Step::Loop(step) => few(step.elements()),
        Step::Contract(step) => {
            let Sizes { batch, m, n, k } = &step.sizes;
            few(product(&mut [batch, m, n].into_iter())) && few(k.known())
        }
        Step::Transpose(step) => few(product(&mut step.dims.iter())),
        Step::SliceCopy(step) => few(Some(step.len)),
        Step::Kernel(step) => {
            let mut outs = step.outs.iter();
            outs.all(|array| few(product(&mut array.dims.iter())))
        }
        Step::Batch(_)
        | Step::While(_)
        | Step::Branch(_)
        | Step::CustomCall(_)
        | Step::Block(_) => false,
    }
}

/// Whether a step has rounds.
fn repeats(step: &Step) -> bool {
    matches!(step, Step::While(_)) || step.children().any(repeats)
}
