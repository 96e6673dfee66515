//! Register loops: the steps of one are a single function, called once at the best SIMD level.
//!
//! In that function every buffer is a variable. Buffers that the loop writes are local arrays, and the bodies of its
//! fused loops are called without an executor, so that they are inlined.

use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::list::{self, Items};
use xla_hlo::lower::{BufferId, RegisterLoop, Storage, While};

use super::{Emitter, ident, span};

impl Emitter<'_> {
    /// Returns the variable of a buffer in the function of a register loop.
    pub(super) fn here(buffer: BufferId) -> proc_macro2::Ident {
        ident("here", buffer.0)
    }

    /// Emits a register loop: a struct of its inputs, the `impl` with its function, and the call.
    pub(super) fn at_once(&self, step: &While, small: &RegisterLoop) -> TokenStream {
        let root = self.root;
        let written = step.writes();
        let mut touched = step.reads();
        touched.extend(&written);
        list::sort(&mut touched);
        touched.dedup();
        let storage = |id: &BufferId| &self.program.buffers[id.0].storage;
        let (own, others): (Vec<BufferId>, Vec<BufferId>) = touched
            .into_iter()
            .filter_items(|id| !matches!(storage(id), Storage::Constant(_)))
            .partition(|id| *storage(id) == Storage::Local);
        let (changed, read): (Vec<BufferId>, Vec<BufferId>) =
            others.into_iter().partition(|id| written.contains(id));

        let swapped = step.all_swapped();

        let field = |id: BufferId| ident("buffer", id.0);
        let element = |id: BufferId| self.element(self.program.buffers[id.0].element);
        let len = |id: BufferId| {
            let len = self.program.buffers[id.0].len.known();
            Literal::usize_suffixed(len.expect("a register loop is of known sizes"))
        };
        let types = (changed.iter().map(|&id| (id, quote_spanned!(span()=> mut))))
            .chain_items(read.iter().map(|&id| (id, TokenStream::new())));
        let types = types.map(|(id, mutable)| {
            let (field, element) = (field(id), element(id));
            quote_spanned!(span()=> #field: &'a #mutable [#element])
        });
        let values = (changed.iter().map(|&id| (id, self.write(id))))
            .chain_items(read.iter().map(|&id| (id, self.read(id))));
        let values = values.map(|(id, slice)| {
            let field = field(id);
            quote_spanned!(span()=> #field: #slice)
        });
        let array = |id: BufferId| {
            let (here, element, len) = (Self::here(id), element(id), len(id));
            let zeros =
                quote_spanned!(span()=> [<#element as ::core::default::Default>::default(); #len]);
            match swapped.iter().any_item(|(a, b)| *a == id || *b == id) {
                // Swapping two references copies no elements.
                true => quote_spanned!(span()=> let mut #here = &mut #zeros;),
                false => quote_spanned!(span()=> let mut #here = #zeros;),
            }
        };
        let own = own.iter().map(|&id| array(id));
        let taken = changed.iter().map(|&id| {
            let (here, field) = (Self::here(id), field(id));
            match small.held.contains(&id) {
                true => {
                    let array = array(id);
                    quote_spanned!(span()=> #array #here.copy_from_slice(self.#field);)
                }
                false => {
                    let len = len(id);
                    quote_spanned!(span()=> let #here = &mut self.#field[..#len];)
                }
            }
        });
        let seen = read.iter().map(|&id| {
            let (here, field, len) = (Self::here(id), field(id), len(id));
            quote_spanned!(span()=> let #here = &self.#field[..#len];)
        });
        let put_back = small.held.iter().map(|&id| {
            let (here, field) = (Self::here(id), field(id));
            quote_spanned!(span()=> self.#field.copy_from_slice(&#here[..]);)
        });

        let inside = Emitter {
            inside: true,
            sizes: self.sizes.clone(),
            slots: self.slots.clone(),
            swapped: Vec::new(),
            ..*self
        };
        let run = inside.rounds(step);
        let views = self.views(&changed, &read);
        let sizes: Vec<_> = self.sizes.fields().collect_vec();
        let lifetime = (!changed.is_empty() || !read.is_empty())
            .then(|| (quote_spanned!(span()=> <'a>), quote_spanned!(span()=> <'_>)));
        let (lifetime, elided) = lifetime.unzip();
        quote_spanned!(span()=> {
            struct RegisterLoop #lifetime { exec: #root::rt::Exec, #(#types,)* #(#sizes: ::core::primitive::usize,)* }
            impl #root::rt::Kernel for RegisterLoop #elided {
                type Output = ();
                #[allow(unused_variables, unused_mut)]
                #[inline(always)]
                fn run<L: #root::rt::Level>(self) {
                    let exec = self.exec;
                    #(let #sizes = self.#sizes;)*
                    #(#own)*
                    #(#taken)*
                    #(#seen)*
                    #run
                    #(#put_back)*
                }
            }
            #views
            <#root::rt::Generated as #root::rt::Levels>::dispatch(
                RegisterLoop { exec, #(#values,)* #(#sizes,)* },
            );
        })
    }
}
