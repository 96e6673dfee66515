//! Batch loops: a closure over the elements at one index, which are scalars.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::list::Items;
use xla_hlo::lower::{BatchArray, BatchLoop};

use super::{Emitter, ident, region, span, tuple};

impl Emitter<'_> {
    /// Emits a batch loop: a struct of the arrays that it reads, its `impl`, and the run.
    pub(super) fn batch(&self, step: &BatchLoop) -> TokenStream {
        let root = self.root;
        let element = |array: &BatchArray| {
            let element = self.program.buffers[array.buffer.0].element;
            self.element(element)
        };
        let count = |array: &BatchArray| Literal::usize_unsuffixed(array.elements);
        let operands = || step.operands.iter().enumerate();
        let fields = operands().map(|(i, array)| {
            let (field, element) = (ident("operand", i), element(array));
            quote_spanned!(span()=> #field: &'a [#element])
        });
        let values = operands().map(|(i, array)| {
            let (field, slice) = (ident("operand", i), self.read(array.buffer));
            quote_spanned!(span()=> #field: #slice)
        });
        let values = values.collect_vec();
        let batched = || operands().filter_items(|(_, array)| array.batched);
        let rows = batched().map(|(i, array)| {
            let (rows, field, count) = (ident("rows", i), ident("operand", i), count(array));
            quote_spanned!(span()=> let #rows = &self.#field.as_chunks::<#count>().0[first..];)
        });
        let (sources, patterns): (Vec<Ident>, Vec<Ident>) = batched()
            .map(|(i, _)| (ident("rows", i), ident("row", i)))
            .unzip();
        // The parameters of the body, which are elements of rows, or of arrays that all indices read.
        let params = (0..step.body.params.len()).map(|p| ident("p", p));
        let params = params.collect_vec();
        let mut names = params.iter();
        let (mut shared, mut own) = (TokenStream::new(), TokenStream::new());
        for (i, array) in operands() {
            let names = names.by_ref().take(array.elements).collect_vec();
            match array.batched {
                true => {
                    let row = ident("row", i);
                    own.extend(quote_spanned!(span()=> let [#(#names),*] = #row;));
                }
                false => {
                    let field = ident("operand", i);
                    let places = (0..array.elements).map(Literal::usize_unsuffixed);
                    let places = places.collect_vec();
                    shared.extend(
                        quote_spanned!(span()=> let (#(#names,)*) = (#(self.#field[#places],)*);),
                    );
                }
            }
        }
        let (body, results) = region::scalars(root, &step.body, &params);
        let mut results = results.into_iter();
        let items = step.outs.iter().map(|array| {
            let items = results.by_ref().take(array.elements).collect_vec();
            quote_spanned!(span()=> [#(#items),*])
        });
        let items = tuple(&items.collect_vec());
        let outs = || step.outs.iter().enumerate();
        let slices = outs().map(|(_, array)| {
            let element = element(array);
            quote_spanned!(span()=> &'o mut [#element])
        });
        let slices = tuple(&slices.collect_vec());
        let names = tuple(&outs().map(|(o, _)| ident("out", o)).collect_vec());
        let chunks = outs().map(|(o, array)| {
            let (out, count) = (ident("out", o), count(array));
            quote_spanned!(span()=> #out.as_chunks_mut::<#count>().0)
        });
        let chunks = tuple(&chunks.collect_vec());
        let (sources, patterns) = (tuple(&sources), tuple(&patterns));
        let borrows = !step.operands.is_empty();
        let lifetime = borrows.then(|| quote_spanned!(span()=> <'a>));
        let elided = borrows.then(|| quote_spanned!(span()=> <'_>));
        let value = quote_spanned!(span()=> BatchLoop { #(#values),* });
        let size = self.size(&step.size);
        let run = match self.inside {
            true => {
                let slices = step.outs.iter().map(|array| self.write(array.buffer));
                let slices = tuple(&slices.collect_vec());
                quote_spanned!(span()=> #root::rt::Rows::rows::<__L>(&#value, 0, #size, #slices);)
            }
            false => {
                let parts = step.outs.iter().map(|array| {
                    let (slice, count) = (self.write(array.buffer), count(array));
                    quote_spanned!(span()=> #root::rt::Out::new(#slice, #count))
                });
                let (parts, cost) = (
                    tuple(&parts.collect_vec()),
                    Literal::usize_unsuffixed(step.cost()),
                );
                quote_spanned!(span()=> exec.rows(&#value, #size, #cost, #parts);)
            }
        };
        quote_spanned!(span()=>
            struct BatchLoop #lifetime { #(#fields),* }
            impl #root::rt::Rows for BatchLoop #elided {
                type Outs<'o> = #slices;
                type Levels = #root::rt::Generated;
                #[allow(unused_variables)]
                #[inline(always)]
                fn rows<__L: #root::rt::Level>(
                    &self,
                    first: ::core::primitive::usize,
                    count: ::core::primitive::usize,
                    #names: Self::Outs<'_>,
                ) {
                    #(#rows)*
                    #shared
                    #root::rt::map::<__L, _, _>(#chunks, #sources, #[inline(always)] |#patterns| {
                        #own
                        #body
                        #items
                    });
                }
            }
            #run
        )
    }
}
