//! Register blocks: the steps of one are a single function, called once at the best SIMD level.
//!
//! In that function every buffer is a variable. Buffers that the block changes, and small ones that it reads, are local
//! arrays. The bodies of its fused loops are called without an executor, and small kernels by their function `small`,
//! so that they are inlined.

use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::list::{self, Items};
use xla_hlo::lower::{BufferId, RegisterBlock, Storage};

use super::{Emitter, ident, span};

impl Emitter<'_> {
    /// Returns the variable of a buffer in the function of a register block.
    pub(super) fn here(buffer: BufferId) -> proc_macro2::Ident {
        ident("here", buffer.0)
    }

    /// Emits a register block: a struct of its inputs, the `impl` with its function, and the call.
    pub(super) fn at_once(&self, block: &RegisterBlock) -> TokenStream {
        let root = self.root;
        let sorted = |mut buffers: Vec<BufferId>| {
            list::sort(&mut buffers);
            buffers.dedup();
            buffers
        };
        let steps = block.steps.iter();
        let written = sorted(steps.clone().flat_items(|step| step.writes()).collect_vec());
        let mut touched = steps.flat_items(|step| step.reads()).collect_vec();
        touched.extend(&written);
        let storage = |id: &BufferId| &self.program.buffers[id.0].storage;
        let (own, others): (Vec<BufferId>, Vec<BufferId>) = sorted(touched)
            .into_iter()
            .filter_items(|id| !matches!(storage(id), Storage::Constant(_)))
            .partition(|id| *storage(id) == Storage::Local);
        let (changed, read): (Vec<BufferId>, Vec<BufferId>) =
            others.into_iter().partition(|id| written.contains(id));
        // A parameter that a result aliases is read from the memory of the result.
        let memory = |id: BufferId| {
            let mut results = changed.iter();
            let same = results.find_item(|result| self.is_same_memory(id, **result));
            *same.unwrap_or(&id)
        };

        let swapped = block.all_swapped();
        let field = |id: BufferId| ident("buffer", id.0);
        let element = |id: BufferId| self.element(self.program.buffers[id.0].element);
        let len = |id: BufferId| {
            let len = self.program.buffers[id.0].len.known();
            Literal::usize_suffixed(len.expect("a register block is of known sizes"))
        };
        let alone = read.iter().copied().filter_items(|&id| memory(id) == id);
        let alone = alone.collect_vec();
        let types = (changed.iter().map(|&id| (id, quote_spanned!(span()=> mut))))
            .chain_items(alone.iter().map(|&id| (id, TokenStream::new())));
        let types = types.map(|(id, mutable)| {
            let (field, element) = (field(id), element(id));
            quote_spanned!(span()=> #field: &'a #mutable [#element])
        });
        let values = (changed.iter().map(|&id| (id, self.write(id))))
            .chain_items(alone.iter().map(|&id| (id, self.read(id))));
        let values = values.map(|(id, slice)| {
            let field = field(id);
            quote_spanned!(span()=> #field: #slice)
        });
        let array = |id: BufferId, value: TokenStream| {
            let here = Self::here(id);
            match swapped.iter().any_item(|(a, b)| *a == id || *b == id) {
                // Swapping two references copies no elements.
                true => quote_spanned!(span()=> let mut #here = &mut #value;),
                false => quote_spanned!(span()=> let mut #here = #value;),
            }
        };
        let zeros = |id: BufferId| {
            let (element, len) = (element(id), len(id));
            array(
                id,
                quote_spanned!(span()=> #root::rt::zeros::<#element, #len>()),
            )
        };
        let copy = |id: BufferId| {
            let (field, element, len) = (field(memory(id)), element(id), len(id));
            array(
                id,
                quote_spanned!(span()=> #root::rt::copied::<#element, #len>(self.#field)),
            )
        };
        let own = own.iter().map(|&id| zeros(id));
        let seen = read.iter().map(|&id| match block.copied.contains(&id) {
            true => copy(id),
            false => {
                let (here, field, len) = (Self::here(id), field(id), len(id));
                quote_spanned!(span()=> let #here = &self.#field[..#len];)
            }
        });
        let taken = changed.iter().map(|&id| match block.held.contains(&id) {
            true => copy(id),
            false => {
                let (here, field, len) = (Self::here(id), field(id), len(id));
                quote_spanned!(span()=> let #here = &mut self.#field[..#len];)
            }
        });
        let put_back = block.held.iter().map(|&id| {
            let (here, field, len) = (Self::here(id), field(id), len(id));
            quote_spanned!(span()=> self.#field[..#len].copy_from_slice(&#here[..]);)
        });

        let inside = Emitter {
            inside: true,
            sizes: self.sizes.clone(),
            slots: self.slots.clone(),
            swapped: Vec::new(),
            ..*self
        };
        let run = inside.steps(&block.steps);
        let views = self.views(&changed, &alone);
        let sizes: Vec<_> = self.sizes.fields().collect_vec();
        let (exec_type, exec, own_exec) = match block.takes_threads() {
            true => (
                quote_spanned!(span()=> exec: #root::rt::Exec,),
                quote_spanned!(span()=> exec,),
                quote_spanned!(span()=> let exec = self.exec;),
            ),
            false => Default::default(),
        };
        let lifetime = (!changed.is_empty() || !alone.is_empty())
            .then(|| (quote_spanned!(span()=> <'a>), quote_spanned!(span()=> <'_>)));
        let (lifetime, elided) = lifetime.unzip();
        let levels = match block.inlined {
            true => quote_spanned!(span()=> Base),
            false => quote_spanned!(span()=> Generated),
        };
        quote_spanned!(span()=> {
            struct RegisterBlock #lifetime { #exec_type #(#types,)* #(#sizes: ::core::primitive::usize,)* }
            impl #root::rt::Kernel for RegisterBlock #elided {
                type Output = ();
                #[allow(unused_variables, unused_mut)]
                #[inline(always)]
                fn run<L: #root::rt::Level>(self) {
                    #own_exec
                    #(let #sizes = self.#sizes;)*
                    #(#own)*
                    #(#seen)*
                    #(#taken)*
                    #run
                    #(#put_back)*
                }
            }
            #views
            <#root::rt::#levels as #root::rt::Levels>::dispatch(
                RegisterBlock { #exec #(#values,)* #(#sizes,)* },
            );
        })
    }

    /// Whether one buffer is a parameter, and the other one the result that aliases it.
    fn is_same_memory(&self, param: BufferId, result: BufferId) -> bool {
        let storage = |id: BufferId| &self.program.buffers[id.0].storage;
        match (storage(param), storage(result)) {
            (Storage::Param(leaf), Storage::Output(j)) => self.program.aliases[*j] == Some(*leaf),
            _ => false,
        }
    }
}
