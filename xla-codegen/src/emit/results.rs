//! Results: where each is declared, and when the memory of donated parameters is freed.

use proc_macro2::TokenStream;
use quote::quote_spanned;
use xla_hlo::list::Items;
use xla_hlo::lower::{BufferId, Storage};

use super::size::{self, Within};
use super::{Emitter, Passing, Target, ident, span};

impl Emitter<'_> {
    /// Returns the declaration of a returned result, or its assignment.
    pub(super) fn result(&self, j: usize) -> TokenStream {
        let (Target::Return { plain, ty, sizes }, out) = (&self.targets[j], ident("result", j))
        else {
            unreachable!("expected a returned result to declare, found result {j}");
        };
        let sizes = sizes.as_ref().map(|sizes| {
            let sizes = sizes.iter().map(|size| size::tokens(size, Within::Driver));
            quote_spanned!(span()=> [#(#sizes),*])
        });
        // A result in the memory of a donated parameter takes the parameter over.
        if let Some(leaf) = self.program.aliases[j] {
            let place = &self.leaves[leaf].place;
            let recycled = match sizes {
                Some(sizes) => quote_spanned!(span()=> recycle_sized(#sizes)),
                None => quote_spanned!(span()=> recycle()),
            };
            let mutable = self.mutable(j);
            let declared = (!self.declared).then(|| quote_spanned!(span()=> let #mutable));
            let ty = (!self.declared).then(|| quote_spanned!(span()=> : #ty));
            return quote_spanned!(span()=> #declared #out #ty = #place.#recycled;);
        }
        // Sizes of the type are known, or passed; a plain scalar needs no allocation.
        let fresh = match (sizes, plain, self.may_lack_memory()) {
            (Some(sizes), _, true) => {
                self.allocated(quote_spanned!(span()=> <#ty>::try_alloc_sized(#sizes)))
            }
            (Some(sizes), _, false) => quote_spanned!(span()=> <#ty>::alloc_sized(#sizes)),
            (None, true, _) => {
                quote_spanned!(span()=> <#ty as ::core::default::Default>::default())
            }
            (None, false, true) => self.allocated(quote_spanned!(span()=> <#ty>::try_alloc())),
            (None, false, false) => quote_spanned!(span()=> <#ty>::alloc()),
        };
        let declared = (!self.declared).then(|| quote_spanned!(span()=> let mut));
        quote_spanned!(span()=> #declared #out = #fresh;)
    }

    /// Emits `mut`, unless a result is its donated parameter unchanged, which is never written.
    pub(super) fn mutable(&self, j: usize) -> Option<TokenStream> {
        let written = self.program.aliases[j].is_none() || self.buffer_of(j).is_some();
        written.then(|| quote_spanned!(span()=> mut))
    }

    fn buffer_of(&self, result: usize) -> Option<BufferId> {
        let mut buffers = self.program.buffers.iter();
        let at = buffers.position(|buffer| buffer.storage == Storage::Output(result));
        at.map(BufferId)
    }

    /// Returns for each result the step before which it is declared. A result in a donated parameter is declared first,
    /// and so are all results if an allocation can fail and there is state, which then must not have changed.
    pub(super) fn first_writes(&self) -> Vec<usize> {
        // A result that no step writes is declared at the end.
        let mut first = vec![self.program.steps.len(); self.targets.len()];
        let accesses = self.program.accesses();
        for (buffer, accesses) in self.program.buffers.iter().zip(accesses) {
            if let (Storage::Output(j), Some(step)) = (&buffer.storage, accesses.first_write) {
                first[*j] = step;
            }
        }
        let state = |target: &Target| matches!(target, Target::State(_));
        let early = self.may_lack_memory() && self.targets.iter().any(state);
        let aliases = self.program.aliases.iter();
        aliases
            .zip(first)
            .map(|(alias, first)| if alias.is_some() || early { 0 } else { first })
            .collect_vec()
    }

    /// Returns the donated parameters that no result reuses, each with the number of steps up to its last read.
    pub(super) fn last_reads(&self) -> Vec<(usize, usize)> {
        // A parameter that no step reads is dropped at once.
        let mut after = vec![0; self.leaves.len()];
        let accesses = self.program.accesses();
        for (buffer, accesses) in self.program.buffers.iter().zip(accesses) {
            if let (Storage::Param(leaf), Some(step)) = (&buffer.storage, accesses.last_read) {
                after[*leaf] = step + 1;
            }
        }
        let donated = after.into_iter().enumerate();
        let donated =
            donated.filter_items(|(leaf, _)| self.leaves[*leaf].passing == Passing::Donated);
        donated
            .filter_items(|(leaf, _)| !self.program.aliases.contains(&Some(*leaf)))
            .collect_vec()
    }
}
