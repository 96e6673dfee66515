//! Batch loops: a closure over the elements at one index, which are scalars.
//!
//! A short batch is a loop over lanes: the rows are transposed to local arrays of a constant number of lanes
//! (`lower/cpu/batch.rs` in `xla-hlo` has the reason).

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::list::Items;
use xla_hlo::lower::{BatchArray, BatchLoop};

use super::{Emitter, ident, located, region, span, tuple};
use xla_hlo::lower::thresholds::emission::WIDE;

impl Emitter<'_> {
    /// Whether the lanes of a batch loop fill a register of 64 bytes, and it computes much.
    pub(super) fn is_wide(&self, step: &BatchLoop) -> bool {
        let element = |array: &BatchArray| self.program.buffers[array.buffer.0].element.bytes();
        let bytes = step.outs.first().map_or(0, element);
        step.cost() >= WIDE && step.lanes.is_some_and(|lanes| lanes * bytes >= 64)
    }

    /// Emits a batch loop: a struct of the arrays that it reads, its `impl`, and the run.
    pub(super) fn batch(&self, step: &BatchLoop) -> TokenStream {
        let root = self.root;
        let Inputs {
            fields,
            values,
            rows,
        } = self.batch_inputs(step);
        let Elements {
            params,
            shared,
            own,
        } = elements(step);
        // The scalars of the body are named by its parameters; arrays are taken apart by patterns around it.
        let (body, results) = region::scalars(root, &step.body, &params);
        let outs = step.outs.iter().enumerate();
        let outs = outs.map(|(o, array)| (ident("out", o), array, self.element_of(array)));
        // Each array that is written takes the next results.
        let outs = outs.collect_vec();
        // The results of the body are divided among the arrays that are written.
        let mut left = results.into_iter();
        let items = step.outs.iter();
        let items = items.map(|array| left.by_ref().take(array.elements).collect_vec());
        let chunk = Chunk {
            root,
            lanes: step.lanes.unwrap_or(1),
            sources: batched(step)
                .map(|(i, array)| (ident("rows", i), array, self.element_of(array)))
                .collect_vec(),
            patterns: batched(step).map(|(i, _)| ident("row", i)).collect_vec(),
            outs,
            items: items.collect_vec(),
        };
        let run_rows = match step.lanes {
            Some(_) => chunk.emit(&own, &body),
            None => chunk.over_rows(&own, &body),
        };
        let slices = chunk.outs.iter();
        let slices = slices.map(|(.., element)| quote_spanned!(span()=> &'o mut [#element]));
        let slices = tuple(&slices.collect_vec());
        let names = chunk.outs.iter().map(|(out, ..)| out);
        let names = tuple(&names.collect_vec());
        let borrows = !step.operands.is_empty();
        let lifetime = borrows.then(|| quote_spanned!(span()=> <'a>));
        let elided = borrows.then(|| quote_spanned!(span()=> <'_>));
        // A level with registers of 64 bytes is worth compiling only if all lanes fill one.
        let levels = if self.is_wide(step) {
            Ident::new("Every", span())
        } else {
            Ident::new("Generated", span())
        };
        let run = self.run_batch(step, &quote_spanned!(span()=> BatchLoop { #(#values),* }));
        quote_spanned!(span()=>
            struct BatchLoop #lifetime { #(#fields),* }
            impl #root::rt::Rows for BatchLoop #elided {
                type Outs<'o> = #slices;
                type Levels = #root::rt::#levels;
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
                    #run_rows
                }
            }
            #run
        )
    }

    fn element_of(&self, array: &BatchArray) -> TokenStream {
        let element = self.program.buffers[array.buffer.0].element;
        self.element(element)
    }

    /// Returns the struct's fields, which borrow the arrays that the loop reads, and the rows of the batched ones.
    fn batch_inputs(&self, step: &BatchLoop) -> Inputs {
        let (mut fields, mut values) = (Vec::new(), Vec::new());
        for (i, array) in step.operands.iter().enumerate() {
            let (field, element) = (ident("operand", i), self.element_of(array));
            let slice = self.read(array.buffer);
            fields.push(quote_spanned!(span()=> #field: &'a [#element]));
            values.push(quote_spanned!(span()=> #field: #slice));
        }
        let rows = batched(step).map(|(i, array)| {
            let (rows, field, count) = (ident("rows", i), ident("operand", i), count(array));
            // `as_chunks` makes the elements of an index an array of constant length, which a pattern takes apart.
            quote_spanned!(span()=> let #rows = &self.#field.as_chunks::<#count>().0[first..];)
        });
        Inputs {
            fields,
            values,
            rows: rows.collect_vec(),
        }
    }

    /// Emits the run of the loop. One in a register block has the level and the thread of the block; any other is split
    /// among threads.
    fn run_batch(&self, step: &BatchLoop, value: &TokenStream) -> TokenStream {
        let (root, size) = (self.root, self.size(&step.size));
        if self.inside {
            let slices = step.outs.iter().map(|array| self.write(array.buffer));
            let slices = tuple(&slices.collect_vec());
            return quote_spanned!(span()=> #root::rt::Rows::rows::<__L>(&#value, 0, #size, #slices););
        }
        let parts = step.outs.iter().map(|array| {
            let (slice, count) = (self.write(array.buffer), count(array));
            quote_spanned!(span()=> #root::rt::Out::new(#slice, #count))
        });
        let parts = tuple(&parts.collect_vec());
        let cost = Literal::usize_unsuffixed(step.cost());
        located::call(quote_spanned!(span()=> (exec).rows(&#value, #size, #cost, #parts);))
    }
}

/// The arrays that a batch loop reads.
struct Inputs {
    fields: Vec<TokenStream>,
    /// Each field with its slice.
    values: Vec<TokenStream>,
    /// The statements that declare the rows of the batched arrays.
    rows: Vec<TokenStream>,
}

/// The parameters of the body of a batch loop.
struct Elements {
    params: Vec<Ident>,
    /// The statements that declare the elements of arrays that all indices read.
    shared: TokenStream,
    /// The statements that declare the elements of rows.
    own: TokenStream,
}

fn elements(step: &BatchLoop) -> Elements {
    let params = (0..step.body.params.len()).map(|p| ident("p", p));
    let params = params.collect_vec();
    let mut names = params.iter();
    let (mut shared, mut own) = (TokenStream::new(), TokenStream::new());
    // Parameters are numbered over all arrays, in the order of the operands.
    for (i, array) in step.operands.iter().enumerate() {
        let names = names.by_ref().take(array.elements).collect_vec();
        if array.batched {
            let row = ident("row", i);
            own.extend(quote_spanned!(span()=> let [#(#names),*] = #row;));
        } else {
            let field = ident("operand", i);
            let places = (0..array.elements).map(Literal::usize_unsuffixed);
            let places = places.collect_vec();
            shared
                .extend(quote_spanned!(span()=> let (#(#names,)*) = (#(self.#field[#places],)*);));
        }
    }
    Elements {
        params,
        shared,
        own,
    }
}

/// Returns the arrays with elements for each index, each with its number among the operands.
fn batched(step: &BatchLoop) -> impl Iterator<Item = (usize, &BatchArray)> {
    let operands = step.operands.iter().enumerate();
    operands.filter_items(|(_, array)| array.batched)
}

/// Returns the number of elements of an array at one index.
fn count(array: &BatchArray) -> Literal {
    Literal::usize_unsuffixed(array.elements)
}

/// The loop over the indices of a batch, or over the lanes of a short one.
struct Chunk<'a> {
    root: &'a TokenStream,
    /// The number of lanes; 1 if the batch is not short.
    lanes: usize,
    /// The rows of each batched operand.
    sources: Vec<(Ident, &'a BatchArray, TokenStream)>,
    /// The name of one row of each, an array of its elements.
    patterns: Vec<Ident>,
    /// The elements of each array that is written.
    outs: Vec<(Ident, &'a BatchArray, TokenStream)>,
    /// The values of one row of each.
    items: Vec<Vec<Ident>>,
}

impl Chunk<'_> {
    /// Emits the loop over the rows of a batch that is not short.
    fn over_rows(&self, own: &TokenStream, body: &TokenStream) -> TokenStream {
        let root = self.root;
        // `as_chunks_mut::<N>` yields arrays of constant length, so LLVM needs no bounds checks.
        let chunks = self.outs.iter().map(|(out, array, _)| {
            let count = count(array);
            quote_spanned!(span()=> #out.as_chunks_mut::<#count>().0)
        });
        let chunks = tuple(&chunks.collect_vec());
        let sources = self.sources.iter().map(|(rows, ..)| rows);
        let (sources, patterns) = (tuple(&sources.collect_vec()), tuple(&self.patterns));
        let items = self.items.iter();
        let items = items.map(|items| quote_spanned!(span()=> [#(#items),*]));
        let items = tuple(&items.collect_vec());
        quote_spanned!(span()=>
            #root::rt::map::<__L, _, _>(#chunks, #sources, #[inline(always)] |#patterns| {
                #own
                #body
                #items
            });
        )
    }

    /// Emits the loop around the statements `own`, which read the rows, and `body`.
    ///
    /// The rows are transposed to local arrays, in which the elements of all lanes are adjacent. LLVM vectorises a loop of so
    /// few rounds only if vectors divide their number, and does not if the elements are apart.
    fn emit(&self, own: &TokenStream, body: &TokenStream) -> TokenStream {
        let root = self.root;
        let lanes = Literal::usize_unsuffixed(self.lanes);
        let array = |name: &Ident, array: &BatchArray, element: &TokenStream| {
            let len = Literal::usize_unsuffixed(array.elements * self.lanes);
            quote_spanned!(span()=> let mut #name = #root::rt::zeros::<#element, #len>();)
        };
        let at = |name: &Ident, e: usize| {
            let first = Literal::usize_unsuffixed(e * self.lanes);
            quote_spanned!(span()=> #name[#first + lane])
        };
        // `before` reads rows into lanes, `rows` and `own` name the elements of one lane, `stores` and `after` are the
        // way back.
        let mut before = TokenStream::new();
        let mut rows = TokenStream::new();
        for (i, (source, operand, element)) in self.sources.iter().enumerate() {
            let (name, row, size) = (ident("lanes", i), &self.patterns[i], count(operand));
            before.extend(array(&name, operand, element));
            before.extend(quote_spanned!(span()=>
                #root::rt::to_lanes::<_, #size, #lanes>(&mut #name, &#source[..count]);
            ));
            let elements = (0..operand.elements).map(|e| at(&name, e));
            let elements = elements.collect_vec();
            rows.extend(quote_spanned!(span()=> let #row = [#(#elements),*];));
        }
        // Results are collected by lanes too, and transposed to rows after the loop.
        let (mut stores, mut after) = (TokenStream::new(), TokenStream::new());
        for (o, (out, written, element)) in self.outs.iter().enumerate() {
            let (name, size) = (ident("made", o), count(written));
            before.extend(array(&name, written, element));
            for (e, item) in self.items[o].iter().enumerate() {
                let place = at(&name, e);
                stores.extend(quote_spanned!(span()=> #place = #item;));
            }
            after.extend(quote_spanned!(span()=>
                #root::rt::from_lanes::<_, #size, #lanes>(#out.as_chunks_mut::<#size>().0, &#name);
            ));
        }
        quote_spanned!(span()=>
            #before
            for lane in 0..#lanes {
                #rows
                #own
                #body
                #stores
            }
            #after
        )
    }
}
