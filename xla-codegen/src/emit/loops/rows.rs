//! Loops over rows: the offsets of the sources in each row, and the rows of the outputs.

use proc_macro2::TokenStream;
use quote::quote_spanned;
use xla_hlo::Size;
use xla_hlo::list::Items;
use xla_hlo::lower::Kind;

use super::super::size::{Within, tokens};
use super::super::{ident, span, tuple};
use super::Writer;

impl Writer<'_> {
    pub(super) fn rows(
        &self,
        name: &proc_macro2::Ident,
        elided: &Option<TokenStream>,
    ) -> TokenStream {
        let root = self.emitter.root;
        let step = self.step;
        let slices = step.outs.iter().map(|out| {
            let element = self.emitter.program.buffers[out.buffer.0].element;
            let element = self.emitter.element(element);
            quote_spanned!(span()=> &'o mut [#element])
        });
        let slices = tuple(&slices.collect_vec());
        let outs = (0..step.outs.len()).map(|o| ident("out", o));
        let outs = tuple(&outs.collect_vec());
        // A flat loop has no rows: `first` and `count` are elements, and any split is possible.
        let body = match step.kind {
            Kind::Flat => self.flat(),
            _ => self.each_row(),
        };
        let (constants, temps, levels) = (self.constants(), self.temporaries(), self.levels());
        quote_spanned!(span()=>
            impl #root::rt::Rows for #name #elided {
                type Outs<'o> = #slices;
                type Levels = #root::rt::#levels;
                #[allow(unused_variables)]
                #[inline(always)]
                fn rows<__L: #root::rt::Level>(
                    &self,
                    first: ::core::primitive::usize,
                    count: ::core::primitive::usize,
                    #outs: Self::Outs<'_>,
                ) {
                    #constants
                    #temps
                    #body
                }
            }
        )
    }

    pub(super) fn flat(&self) -> TokenStream {
        let sources = self
            .step
            .sources
            .iter()
            .enumerate()
            .filter_items(|(s, _)| self.used_sources().contains(s));
        let sources = sources.map(|(s, source)| {
            let (name, field) = (ident("s", s), ident("source", s));
            self.slice(
                &name,
                &quote_spanned!(span()=> self.#field),
                &source.inner,
                &quote_spanned!(span()=> first),
                true,
            )
        });
        let rows = (0..self.step.outs.len()).map(|o| {
            let (row, out) = (ident("row", o), ident("out", o));
            quote_spanned!(span()=> let #row = #out;)
        });
        let passes = self.step.passes.iter().map(|pass| self.pass(pass));
        quote_spanned!(span()=> let n = count; #(#sources)* #(#rows)* #(#passes)*)
    }

    /// Emits a source's slice for a row that starts at `index` of its inner dimension.
    pub(super) fn slice(
        &self,
        name: &proc_macro2::Ident,
        field: &TokenStream,
        inner: &Size,
        index: &TokenStream,
        flat: bool,
    ) -> TokenStream {
        let root = self.emitter.root;
        // A source with stride 0 is one element, with stride 1 a slice, with any other a strided view.
        if inner.is(0) {
            let at = if flat {
                quote_spanned!(span()=> 0)
            } else {
                index.clone()
            };
            return quote_spanned!(span()=> let #name = #field[#at];);
        }
        if inner.is(1) {
            return quote_spanned!(span()=> let #name = &#field[#index..][..n];);
        }
        let stride = tokens(inner, Within::Loop);
        let index = if flat {
            quote_spanned!(span()=> #index * #stride)
        } else {
            index.clone()
        };
        quote_spanned!(span()=> let #name = #root::rt::Strided { slice: &#field[#index..], stride: #stride };)
    }

    pub(super) fn each_row(&self) -> TokenStream {
        let step = self.step;
        let inner = tokens(&step.inner, Within::Loop);
        let used = self.used_sources();
        let mut indices = TokenStream::new();
        // The row number is taken apart into an index along each outer dimension.
        if step.outer.len() > 1 {
            // The last outer dimension is the fastest.
            indices.extend(quote_spanned!(span()=> let rest = row;));
            for d in (1..step.outer.len()).rev() {
                let (index, size) = (ident("index", d), tokens(&step.outer[d], Within::Loop));
                indices.extend(
                    quote_spanned!(span()=> let #index = rest % #size; let rest = rest / #size;),
                );
            }
            indices.extend(quote_spanned!(span()=> let index0 = rest;));
        } else {
            indices.extend(quote_spanned!(span()=> let index0 = row;));
        }
        // Slices for this row. A fold of columns makes its own for each index of the middle dimension.
        let sources = used.iter().map(|&s| {
            let source = &step.sources[s];
            let offset = self.offset(s);
            let (name, field) = (ident("s", s), ident("source", s));
            match step.kind {
                Kind::Columns if !source.middle.is(0) => {
                    let base = ident("base", s);
                    quote_spanned!(span()=> let #base = #offset;)
                }
                _ => self.slice(
                    &name,
                    &quote_spanned!(span()=> self.#field),
                    &source.inner,
                    &offset,
                    false,
                ),
            }
        });
        let rows = step.outs.iter().enumerate().map(|(o, out)| {
            let (row, all) = (ident("row", o), ident("out", o));
            if out.full {
                quote_spanned!(span()=> let #row = &mut #all[r * n..][..n];)
            } else {
                quote_spanned!(span()=> let #row = &mut #all[r];)
            }
        });
        let passes: Vec<TokenStream> = match step.kind {
            Kind::Columns => self.columns(),
            _ => step.passes.iter().map(|pass| self.pass(pass)).collect_vec(),
        };
        quote_spanned!(span()=>
            let n = #inner;
            for r in 0..count {
                let row = first + r;
                #indices
                #(#sources)*
                #(#rows)*
                #(#passes)*
            }
        )
    }

    /// Emits the offset of a source's row.
    pub(super) fn offset(&self, s: usize) -> TokenStream {
        let source = &self.step.sources[s];
        // The dot product of the row's indices and the strides; a stride of 0 is a broadcast and has no term.
        let terms = source
            .outer
            .iter()
            .enumerate()
            .filter_items(|(_, stride)| !stride.is(0))
            .map(|(d, stride)| {
                let (index, stride) = (ident("index", d), tokens(stride, Within::Loop));
                quote_spanned!(span()=> #index * #stride)
            });
        let terms: Vec<_> = terms.collect_vec();
        if terms.is_empty() {
            return quote_spanned!(span()=> 0usize);
        }
        quote_spanned!(span()=> #(#terms)+*)
    }
}
