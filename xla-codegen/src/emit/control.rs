//! Loops and conditionals among steps: Rust's `loop`, `if` and `match` around the blocks of the steps.

use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::ElementType;
use xla_hlo::list::Items;
use xla_hlo::lower::{Branch, BufferId, Step, While};

use super::{Emitter, chunks, span};

impl Emitter<'_> {
    /// Emits steps in order.
    pub(super) fn steps(&self, steps: &[Step]) -> TokenStream {
        if self.inside {
            // A register block is one function. A part of it would be a function for the baseline, whose `mul_add` is a
            // call, and would keep the local arrays in memory.
            let steps = steps.iter().map(|step| self.step(step));
            return TokenStream::from_iter(steps.collect_vec());
        }
        let count = chunks::count(steps);
        chunks::written(
            self.root,
            steps
                .iter()
                .map(|step| self.part(step, count))
                .collect_vec(),
        )
    }

    /// Emits the only element of a buffer.
    fn one(&self, buffer: BufferId) -> TokenStream {
        let views = self.views(&[], &[buffer]);
        let slice = self.read(buffer);
        quote_spanned!(span()=> { #views (#slice)[0] })
    }

    /// Emits a loop.
    pub(super) fn repeated(&self, step: &While) -> TokenStream {
        let (condition, body) = (self.steps(&step.condition), self.steps(&step.body));
        // The condition is computed by steps of its own, into a buffer of one `bool`.
        let go = self.one(step.go);
        let swapped = step.swapped.iter().map(|&pair| self.exchange(pair));
        quote_spanned!(span()=> loop {
            #condition
            let go = #go;
            if !go {
                break;
            }
            #body
            #(#swapped)*
        })
    }

    /// Emits a conditional.
    pub(super) fn chosen(&self, step: &Branch) -> TokenStream {
        let index = self.one(step.index);
        let mut branches: Vec<_> = step
            .branches
            .iter()
            .map(|steps| self.steps(steps))
            .collect_vec();
        // A bool is true for the first branch, an index out of range selects the last one.
        if self.program.buffers[step.index.0].element == ElementType::Bool {
            let [yes, no] = branches.as_slice() else {
                unreachable!("a bool chooses between two");
            };
            return quote_spanned!(span()=> let first = #index; if first { #yes } else { #no });
        }
        let last = branches.pop();
        let numbers = (0..branches.len()).map(Literal::usize_unsuffixed);
        quote_spanned!(span()=>
            let index = #index;
            match index {
                #(#numbers => { #branches })*
                _ => { #last }
            }
        )
    }
}
