//! The struct of a loop's body, and the value of it that each run constructs.

use proc_macro2::TokenStream;
use quote::quote_spanned;
use xla_hlo::list::{self, Items};
use xla_hlo::lower::{Expr, Kind};

use super::super::{expr, ident, span};
use super::Writer;

impl Writer<'_> {
    pub(super) fn name(&self) -> proc_macro2::Ident {
        ident("Loop", self.step.body)
    }

    /// Emits the struct and its `impl`.
    pub(super) fn item(&self) -> TokenStream {
        let (step, name) = (self.step, self.name());
        let used = self.used_sources();
        // Only sources that expressions still read are fields: scheduling may have replaced a read by one of an output.
        let fields = used.iter().map(|&s| {
            let (field, source) = (ident("source", s), &step.sources[s]);
            let ty = self
                .emitter
                .element(self.emitter.program.buffers[source.buffer.0].element);
            quote_spanned!(span()=> #field: &'a [#ty])
        });
        let constants = step.constants.iter().enumerate().map(|(k, literal)| {
            let (field, ty) = (
                ident("shared", k),
                self.emitter.element(literal.shape().element),
            );
            quote_spanned!(span()=> #field: #ty)
        });
        let sizes = self.emitter.sizes.fields();
        let lifetime = (!used.is_empty()).then(|| quote_spanned!(span()=> <'a>));
        let elided = (!used.is_empty()).then(|| quote_spanned!(span()=> <'_>));
        let implementation = match step.kind {
            Kind::Whole => self.whole(&name, &elided),
            _ => self.rows(&name, &elided),
        };
        quote_spanned!(span()=>
            struct #name #lifetime { #(#fields,)* #(#constants,)* #(#sizes: ::core::primitive::usize,)* }
            #implementation
        )
    }

    /// Emits an expression that constructs one.
    pub(super) fn value(&self) -> TokenStream {
        let (step, name) = (self.step, self.name());
        let sources = self.used_sources().into_iter().map(|s| {
            let field = ident("source", s);
            let slice = self.emitter.read(step.sources[s].buffer);
            quote_spanned!(span()=> #field: #slice)
        });
        let constants = step.constants.iter().enumerate().map(|(k, literal)| {
            let field = ident("shared", k);
            let value = expr::scalar(self.emitter.root, literal.shape().element, literal.bytes());
            quote_spanned!(span()=> #field: #value)
        });
        let sizes = self.emitter.sizes.fields();
        quote_spanned!(span()=> #name { #(#sources,)* #(#constants,)* #(#sizes,)* })
    }

    /// Emits the shared constants as local values, which no store of the loop can alias.
    pub(super) fn constants(&self) -> TokenStream {
        let constants = (0..self.step.constants.len()).map(|k| {
            let name = ident("shared", k);
            quote_spanned!(span()=> let #name = self.#name;)
        });
        TokenStream::from_iter(constants.collect_vec())
    }

    /// Returns the sources that some expression still reads.
    pub(super) fn used_sources(&self) -> Vec<usize> {
        let used = self.step.nodes.iter().filter_map(|node| match node.expr {
            Expr::Source(s) => Some(s),
            _ => None,
        });
        let mut used: Vec<usize> = used.collect_vec();
        list::sort(&mut used);
        used.dedup();
        used
    }
}
