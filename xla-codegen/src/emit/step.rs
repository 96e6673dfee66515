//! Steps: a block for each, which requests its slices and passes them to a kernel or to its loop.
//!
//! Each kind of step has a module: calls are emitted here, and `loops`, `batch`, `control` and `register_block` beside
//! this one.

use proc_macro2::TokenStream;
use quote::quote_spanned;
use xla_hlo::Size;
use xla_hlo::list::Items;
use xla_hlo::lower::kernel::Array;
use xla_hlo::lower::{BufferId, Step};

use super::{Emitter, located, size, span};

mod contract;
mod custom_call;
mod inspect;
mod kernel;
mod slice_copy;
mod transpose;

impl Emitter<'_> {
    /// Whether a step writes no elements; a fold over no elements still writes its initial value.
    pub(super) fn is_idle(&self, writes: &[BufferId]) -> bool {
        let len = |buffer: &BufferId| &self.program.buffers[buffer.0].len;
        writes.iter().all(|buffer| len(buffer).is(0))
    }

    /// Emits a step as a block of statements.
    pub(super) fn step(&self, step: &Step) -> TokenStream {
        self.timed(step, self.untimed(step))
    }

    /// Emits a step without its measurement.
    pub(super) fn untimed(&self, step: &Step) -> TokenStream {
        let _place = self.at(&step.origins());
        // Control flow has no slices of its own. A call may fail or have effects, even if it writes nothing.
        match step {
            Step::While(step) => return self.repeated(step),
            Step::Branch(step) => return self.chosen(step),
            Step::Block(step) => return self.at_once(step),
            Step::Kernel(step) if step.kernel.can_fail() => {}
            Step::CustomCall(_) => {}
            leaf if self.is_idle(&leaf.writes()) => return TokenStream::new(),
            _ => {}
        }
        if let Some(call) = self.call_of(step) {
            return call;
        }
        // All slices of the step are requested at once: the arena checks that they do not overlap.
        let views = self.views(&step.writes(), &step.reads());
        let questions = self.questions(step);
        let run = match step {
            Step::While(_) | Step::Branch(_) | Step::Block(_) => return TokenStream::new(),
            Step::Loop(step) => self.run_loop(step),
            Step::Contract(step) => located::call(self.contract(step)),
            Step::Transpose(step) => located::call(self.transpose(step)),
            Step::SliceCopy(step) => self.slice_copy(step),
            Step::Batch(step) => self.batch(step),
            Step::Kernel(step) => {
                let call = located::call(self.kernel(step));
                quote_spanned!(span()=> #call #questions;)
            }
            Step::CustomCall(step) => {
                let call = located::call(self.custom_call(step));
                quote_spanned!(span()=> #call #questions;)
            }
        };
        quote_spanned!(span()=> { #views #run })
    }

    /// Emits a step that may fail as a closure.
    pub(super) fn fallible(&self, step: &Step) -> TokenStream {
        let _place = self.at(&step.origins());
        let call = located::call(match step {
            Step::Kernel(step) => self.kernel(step),
            Step::CustomCall(step) => self.custom_call(step),
            _ => unreachable!("nothing but a call fails by itself"),
        });
        let views = self.views(&step.writes(), &step.reads());
        let questions = self.questions(step);
        let code = quote_spanned!(span()=> (|| { #views #call })() #questions;);
        self.timed(step, code)
    }

    /// Emits a size.
    pub(super) fn size(&self, size: &Size) -> TokenStream {
        size::tokens(size, self.within)
    }

    /// Emits a slice of sizes.
    fn list(&self, sizes: &[Size]) -> TokenStream {
        let sizes = sizes.iter().map(|size| self.size(size)).collect_vec();
        self.within
            .reference(quote_spanned!(span()=> [#(#sizes),*]))
    }

    /// Emits the name of a kernel's function: the one that is inlined if the arrays are `small`.
    fn function(&self, small: bool) -> TokenStream {
        if self.inside && small {
            quote_spanned!(span()=> small::<__L, _>)
        } else {
            quote_spanned!(span()=> run)
        }
    }

    /// Emits the first argument of a kernel, with a comma: inlined functions take no executor.
    fn executor(&self, small: bool) -> Option<TokenStream> {
        let takes = !(self.inside && small);
        takes.then(|| quote_spanned!(span()=> &exec,))
    }

    /// Emits the arrays that a call writes, and those that it reads.
    fn arrays(&self, outs: &[Array], operands: &[Array]) -> (Vec<TokenStream>, Vec<TokenStream>) {
        let root = self.root;
        let dims = |array: &Array| self.list(&array.dims);
        let outs = outs.iter().map(|array| {
            let (elements, dims) = (self.write(array.buffer), dims(array));
            quote_spanned!(span()=> #root::rt::ArrayMut::new(#elements, #dims))
        });
        let operands = operands.iter().map(|array| {
            let (elements, dims) = (self.read(array.buffer), dims(array));
            quote_spanned!(span()=> #root::rt::Array::new(#elements, #dims))
        });
        (outs.collect_vec(), operands.collect_vec())
    }

    /// Returns a `?` for each `Result` that a call returns: the function's own, and the one of the comparison of its
    /// result's sizes.
    fn questions(&self, step: &Step) -> TokenStream {
        let count = match step {
            Step::CustomCall(step) => {
                let own = step.may_fail || self.returns_failure(step);
                usize::from(own) + usize::from(step.call.is_some())
            }
            step => usize::from(step.can_fail()),
        };
        TokenStream::from_iter((0..count).map(|_| quote_spanned!(span()=> ?)).collect_vec())
    }
}
