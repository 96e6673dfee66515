//! The functions of the steps that a long program repeats.
//!
//! Steps that differ in their buffers only, such as the layers of a network, are calls of one function. It takes
//! the places of the buffers in the arena, and the other buffers as slices. rustc checks such a call, which has no type
//! parameters, in less time than the statements of a step.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;
use xla_hlo::ElementType;
use xla_hlo::list::Items;
use xla_hlo::lower::{BufferId, Expr, Program, Step, Storage};

use super::{Emitter, chunks, ident, located, span};
use xla_hlo::lower::thresholds::emission::OFTEN;

/// A buffer of a step, as far as the function depends on it: its number in the step, whether it is in the
/// arena, and its type.
type Use = (usize, bool, ElementType, xla_hlo::Size);

/// Returns the steps of a long program, one for each function: the first of those that are equal up to their buffers.
pub(super) fn repeated(program: &Program) -> Vec<&Step> {
    if !chunks::is_long(program) {
        return Vec::new();
    }
    let mut steps = Vec::new();
    outside_blocks(&program.steps, &mut steps);
    // Groups of equal steps in the order of the program, each with its first step and the number of its steps.
    let mut groups: Vec<(&Step, Vec<Use>, usize)> = Vec::new();
    for step in steps {
        let uses = uses(program, step);
        let group = groups.iter_mut();
        match group
            .into_iter()
            .find(|(first, of, _)| is_same(first, step) && *of == uses)
        {
            Some((.., count)) => *count += 1,
            None => groups.push((step, uses, 1)),
        }
    }
    let groups = groups.into_iter();
    let often = groups.filter_items(|(.., count)| *count >= OFTEN);
    often.map(|(step, ..)| step).collect_vec()
}

/// Collects the loops and products that are steps of their own.
fn outside_blocks<'p>(steps: &'p [Step], all: &mut Vec<&'p Step>) {
    for step in steps {
        match step {
            Step::Loop(_) | Step::Contract(_) => all.push(step),
            // Its steps are compiled with the block.
            Step::Block(_) => {}
            _ => {
                for list in step.lists() {
                    outside_blocks(list, all);
                }
            }
        }
    }
}

/// Whether two steps are equal up to their buffers.
fn is_same(a: &Step, b: &Step) -> bool {
    match (a, b) {
        (Step::Loop(a), Step::Loop(b)) => {
            let sources = a.sources.iter().zip(&b.sources);
            let mut sources = sources.map(|(a, b)| {
                (a.outer == b.outer) && (a.middle == b.middle) && (a.inner == b.inner)
            });
            // The struct of a body serves both; strides and sizes are in the function's text.
            let mut outs = a.outs.iter().zip(&b.outs);
            (a.body, &a.constants) == (b.body, &b.constants)
                && (&a.outer, &a.middle, &a.inner) == (&b.outer, &b.middle, &b.inner)
                && sources.all(|same| same)
                && outs.all(|(a, b)| a.full == b.full)
        }
        (Step::Contract(a), Step::Contract(b)) => {
            (a.element, a.operands) == (b.element, b.operands)
                && a.sizes == b.sizes
                && (&a.lhs_strides, &a.rhs_strides) == (&b.lhs_strides, &b.rhs_strides)
        }
        _ => false,
    }
}

/// Returns the buffers that a step writes, and those that it reads. A loop does not read a slice that it updates in place.
fn accesses(program: &Program, step: &Step) -> [Vec<BufferId>; 2] {
    // A source whose reads have become reads of an output is no access, unless its view must be requested anyway.
    let mut reads = step.reads();
    if let Step::Loop(step) = step {
        let used = |s: usize| {
            let mut nodes = step.nodes.iter();
            nodes.any(|node| node.expr == Expr::Source(s))
        };
        let sources = step.sources.iter().enumerate();
        let sources = sources.filter_items(|(s, source)| {
            let storage = &program.buffers[source.buffer.0].storage;
            matches!(storage, Storage::Arena { .. }) || used(*s)
        });
        reads = sources.map(|(_, source)| source.buffer).collect_vec();
    }
    [step.writes(), reads]
}

/// Returns the buffers of a step, each once, and how many of them, the first ones, it writes.
fn buffers(program: &Program, step: &Step) -> (Vec<BufferId>, usize) {
    let mut all: Vec<BufferId> = Vec::new();
    let mut written = 0;
    for (list, writes) in accesses(program, step).into_iter().zip([1, 0]) {
        for buffer in list {
            if !all.contains(&buffer) {
                all.push(buffer);
                written += writes;
            }
        }
    }
    (all, written)
}

fn uses(program: &Program, step: &Step) -> Vec<Use> {
    let (all, _) = buffers(program, step);
    let each = accesses(program, step).into_iter().flatten();
    let each = each.map(|id| {
        // Two steps are alike only if the same operands share a buffer: `x * x` is another function than `x * y`.
        let number = all.iter().position(|other| *other == id);
        let number = number.expect("the buffers of a step are those that it accesses");
        let buffer = &program.buffers[id.0];
        let arena = matches!(buffer.storage, Storage::Arena { .. });
        (number, arena, buffer.element, buffer.len.clone())
    });
    each.collect_vec()
}

impl Emitter<'_> {
    /// Emits the functions of the steps that are repeated.
    pub(super) fn functions(&self) -> TokenStream {
        let steps = self.repeated.iter().enumerate();
        let functions = steps.map(|(number, step)| self.function_of(number, step));
        TokenStream::from_iter(functions.collect_vec())
    }

    fn function_of(&self, number: usize, step: &Step) -> TokenStream {
        let root = self.root;
        let (buffers, written) = buffers(self.program, step);
        let parameters = buffers.iter().enumerate().map(|(i, &id)| {
            let ty = self.element(self.program.buffers[id.0].element);
            let (place, array) = (ident("place", i), ident("array", i));
            // A buffer in the arena is passed by its place, since two mutable slices of one arena cannot be arguments.
            match (self.slots[id.0].is_some(), i < written) {
                (true, _) => quote_spanned!(span()=> #place: ::core::primitive::usize),
                (false, true) => quote_spanned!(span()=> #array: &mut [#ty]),
                (false, false) => quote_spanned!(span()=> #array: &[#ty]),
            }
        });
        let parameters = parameters.collect_vec();
        let name = ident("step", number);
        let inside = Emitter {
            repeated: Vec::new(),
            // Inside the function, buffers are its parameters instead of the places and names of the caller.
            arguments: buffers,
            sizes: self.sizes.clone(),
            slots: self.slots.clone(),
            offsets: None,
            swapped: Vec::new(),
            ..*self
        };
        let body = inside.untimed(step);
        quote_spanned!(span()=>
            #[allow(unused_variables)]
            fn #name(
                exec: &#root::rt::Exec,
                workspace: &mut #root::rt::Workspace,
                #(#parameters),*
            ) {
                #body
            }
        )
    }

    /// Emits the call of the function of a step, if it has one.
    pub(super) fn call_of(&self, step: &Step) -> Option<TokenStream> {
        if self.inside || self.repeated.is_empty() {
            return None;
        }
        let mut steps = self.repeated.iter();
        let uses = uses(self.program, step);
        // `uses` compares how the operands are shared, not which buffers they are.
        let number = steps
            .position(|first| is_same(first, step) && self::uses(self.program, first) == uses)?;
        let (buffers, written) = buffers(self.program, step);
        let arguments = buffers.iter().enumerate().map(|(i, &id)| {
            match (self.slots[id.0].is_some(), i < written) {
                (true, _) => self.place(id),
                (false, true) => self.write(id),
                (false, false) => self.read(id),
            }
        });
        let (name, arguments) = (ident("step", number), arguments.collect_vec());
        let workspace = match self.from.workspace {
            Some(_) => quote_spanned!(span()=> &mut *workspace),
            None => quote_spanned!(span()=> &mut workspace),
        };
        Some(located::call(
            quote_spanned!(span()=> (#name)(&exec, #workspace, #(#arguments),*);),
        ))
    }

    /// Returns the parameter that is the place of a buffer in the arena, in the function of a step.
    pub(super) fn passed_place(&self, buffer: BufferId) -> Option<Ident> {
        let number = self.arguments.iter().position(|id| *id == buffer)?;
        Some(ident("place", number))
    }

    /// Returns the parameter that has the elements of another buffer, in the function of a step.
    pub(super) fn passed_slice(&self, buffer: BufferId) -> Option<Ident> {
        if self.slots[buffer.0].is_some() {
            return None;
        }
        let number = self.arguments.iter().position(|id| *id == buffer)?;
        Some(ident("array", number))
    }
}
