//! Memory: the buffers stored in the arena, their lifetimes, and allocations that may fail.

use std::rc::Rc;

use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::Size;
use xla_hlo::list::{self, Items};
use xla_hlo::lower::{BY_SIZE_CONST, BufferId, Program, Step, Storage};

use super::size::{self, Within};
use super::{Emitter, PARTS, chunks, ident, span, tuple};

/// The first and last step that access a buffer, and its size in bytes.
pub(super) struct Lifetime {
    birth: usize,
    death: usize,
    bytes: Size,
}

/// Numbers the buffers that are stored in the arena, and returns their lifetimes.
pub(super) fn slots(program: &Program) -> (Vec<Option<usize>>, Vec<Lifetime>) {
    let mut plan = Vec::new();
    // The plan counts only these buffers; a slot is the position in it.
    let slots = program.buffers.iter().map(|buffer| match buffer.storage {
        Storage::Arena { birth, death } => {
            plan.push(Lifetime {
                birth,
                death,
                bytes: buffer.len.clone() * Size::from(buffer.element.bytes()),
            });
            Some(plan.len() - 1)
        }
        _ => None,
    });
    let slots = slots.collect_vec();
    (slots, plan)
}

/// Returns the offset of each buffer of the arena and the size of the arena, if they are known and emitted code depends on
/// them: it is long, or a step may request many buffers.
pub(super) fn offsets(program: &Program, buffers: usize) -> Option<Rc<(Vec<usize>, usize)>> {
    let needed = chunks::is_long(program) || buffers > PARTS.min(BY_SIZE_CONST);
    needed.then(|| program.arena_plan()).flatten().map(Rc::new)
}

impl Emitter<'_> {
    /// Whether a failed allocation may be an error of the function.
    pub(super) fn may_lack_memory(&self) -> bool {
        self.from.returned.is_some()
    }

    /// Returns the result of an allocation, after the function has returned its error.
    pub(super) fn allocated(&self, allocation: TokenStream) -> TokenStream {
        // A function that fails for another reason has an error type that the library's error converts to, so `?` is
        // enough.
        let fails = |step: &&Step| matches!(step, Step::Kernel(call) if call.kernel.can_fail());
        if self.from.fallible || self.program.leaves().iter().any(fails) {
            return quote_spanned!(span()=> #allocation?);
        }
        // Only rustc knows whether the library's error converts to the function's error.
        let (root, returned) = (self.root, self.from.returned);
        // `OrPanic` is the fallback of a method lookup: `Failure::of` converts the error where a conversion exists, and
        // panics otherwise.
        quote_spanned!(span()=> {
            #[allow(unused_imports)]
            use #root::rt::OrPanic as _;
            #root::rt::Failure::<<#returned as #root::rt::Returned>::Error>::of(#allocation)?
        })
    }

    /// Emits the plan of the arena and the arena itself, or nothing if no buffer is stored in it.
    pub(super) fn arena(&self, plan: &[Lifetime]) -> TokenStream {
        if plan.is_empty() {
            return TokenStream::new();
        }
        let root = self.root;
        let count = Literal::usize_unsuffixed(plan.len());
        let planned = self.planned_offsets(plan);
        let plan = match self.sizes.are_known() {
            // Unoptimised code copies a whole constant wherever it reads an element, so a long plan is a static.
            true if chunks::is_long(self.program) => quote_spanned!(span()=>
                #[allow(long_running_const_eval)]
                static PLAN: ([::core::primitive::usize; #count], ::core::primitive::usize) = #planned;
            ),
            true => quote_spanned!(span()=>
                const PLAN: ([::core::primitive::usize; #count], ::core::primitive::usize) = #planned;
            ),
            // The plan depends on the sizes of this call, so it is an array on the stack.
            false => quote_spanned!(span()=> #[allow(non_snake_case)] let PLAN = #planned;),
        };
        // The caller's workspace is grown, or an arena is taken from the pool; either may be an error of the function.
        let room = match (self.from.workspace, self.may_lack_memory()) {
            (Some(_), true) => {
                self.allocated(quote_spanned!(span()=> workspace.try_reserve(PLAN.1)))
            }
            (Some(_), false) => quote_spanned!(span()=> workspace.reserve(PLAN.1)),
            (None, true) => {
                self.allocated(quote_spanned!(span()=> #root::rt::Workspace::try_take(PLAN.1)))
            }
            (None, false) => quote_spanned!(span()=> #root::rt::Workspace::take(PLAN.1)),
        };
        let workspace = match self.from.workspace {
            Some(supplied) => quote_spanned!(span()=>
                let workspace: &mut #root::rt::Workspace = #supplied;
                #room;
            ),
            None => quote_spanned!(span()=> let mut workspace = #room;),
        };
        // Swapped buffers have no fixed offset, so their offsets are variables.
        let places = self.swapped.iter().map(|&buffer| {
            let (place, planned) = (ident("place", buffer.0), self.planned(buffer));
            quote_spanned!(span()=> let mut #place = #planned;)
        });
        quote_spanned!(span()=> #plan #workspace #(#places)*)
    }

    /// Emits the offsets of all buffers and the size of the arena: as numbers in a program without generic sizes that is
    /// long or has many buffers, since rustc takes long to evaluate the plan.
    fn planned_offsets(&self, plan: &[Lifetime]) -> TokenStream {
        let root = self.root;
        if (chunks::is_long(self.program) || plan.len() > BY_SIZE_CONST)
            && let Some(planned) = &self.offsets
        {
            let (offsets, bytes) = &**planned;
            let offsets = offsets.iter().copied().map(Literal::usize_unsuffixed);
            let bytes = Literal::usize_unsuffixed(*bytes);
            return quote_spanned!(span()=> ([#(#offsets),*], #bytes));
        }
        let lifetimes = plan.iter().map(|lifetime| {
            let [birth, death] =
                list::both([lifetime.birth, lifetime.death], Literal::usize_unsuffixed);
            let bytes = size::tokens(&lifetime.bytes, Within::Driver);
            quote_spanned!(span()=> (#birth, #death, #bytes))
        });
        let count = Literal::usize_unsuffixed(plan.len());
        quote_spanned!(span()=> #root::rt::plan_const::<#count>([#(#lifetimes),*]))
    }

    /// Emits the planned offset of a buffer.
    fn planned(&self, buffer: BufferId) -> TokenStream {
        let slot = self.slots[buffer.0].expect("a buffer of the arena has a slot");
        let slot = Literal::usize_unsuffixed(slot);
        quote_spanned!(span()=> PLAN.0[#slot])
    }

    /// Emits the offset of a buffer: a variable if the buffer is swapped with another, or a parameter.
    pub(super) fn place(&self, buffer: BufferId) -> TokenStream {
        if let Some(place) = self.passed_place(buffer) {
            return quote_spanned!(span()=> #place);
        }
        if self.swapped.contains(&buffer) {
            let place = ident("place", buffer.0);
            quote_spanned!(span()=> #place)
        } else {
            self.planned(buffer)
        }
    }

    /// Emits the swap of two buffers.
    pub(super) fn exchange(&self, (a, b): (BufferId, BufferId)) -> TokenStream {
        let [a, b] = list::both([a, b], |buffer| {
            if self.inside {
                Self::here(buffer)
            } else {
                ident("place", buffer.0)
            }
        });
        quote_spanned!(span()=> ::core::mem::swap(&mut #a, &mut #b);)
    }

    /// Emits the request for the arena's buffers that a step accesses, bound to a name for each buffer.
    pub(super) fn views(&self, writes: &[BufferId], reads: &[BufferId]) -> TokenStream {
        if self.inside {
            return TokenStream::new();
        }
        let (mut writes, mut reads) = (writes.to_vec(), reads.to_vec());
        for list in [&mut writes, &mut reads] {
            xla_hlo::list::sort(list);
            list.dedup();
            list.retain(|buffer| self.slots[buffer.0].is_some());
        }
        // One slice cannot be requested twice in one step.
        // A buffer that is written in place is read through the same slice.
        reads.retain(|buffer| !writes.contains(buffer));
        let root = self.root;
        let request = |buffer: &BufferId, kind: &str| {
            let kind = proc_macro2::Ident::new(kind, span());
            let place = self.place(*buffer);
            let buffer = &self.program.buffers[buffer.0];
            let (element, len) = (
                self.element(buffer.element),
                size::tokens(&buffer.len, Within::Driver),
            );
            quote_spanned!(span()=> #root::rt::#kind::<#element>::new(#place, #len))
        };
        let writes = writes.into_iter().map(|buffer| (buffer, "Write"));
        let reads = reads.into_iter().map(|buffer| (buffer, "Read"));
        let mut requests = writes.chain_items(reads).collect_vec();
        if requests.is_empty() {
            return TokenStream::new();
        }
        if let (true, Some(planned)) = (requests.len() > PARTS, &self.offsets) {
            // The arena checks many requests in this order.
            let offset = |(buffer, _): &(BufferId, &str)| {
                self.slots[buffer.0].map_or(0, |slot| planned.0[slot])
            };
            list::sort_by(&mut requests, &mut |a, b| offset(a) < offset(b));
        }
        let names = requests.iter().map(|(buffer, _)| ident("view", buffer.0));
        let names = names.collect_vec();
        let requests = requests.iter().map(|(buffer, kind)| request(buffer, kind));
        let (names, requests) = (tuple(&names), tuple(&requests.collect_vec()));
        quote_spanned!(span()=> let #names = workspace.step(#requests);)
    }
}
