//! Folds of whole arrays, which the executor splits at fixed positions.

use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::lower::{Combine, Expr, Fold, Pass};

use super::super::{Emitter, expr, ident, located, span};
use super::Writer;

impl Emitter<'_> {
    /// Emits a fold of a whole array, whose value is written to the only element of each output.
    pub(super) fn run_whole(
        &self,
        writer: &Writer<'_>,
        value: &TokenStream,
        cost: &Literal,
    ) -> TokenStream {
        let root = self.root;
        let step = writer.step;
        let count = self.size(&step.inner);
        let (_, fold) = writer.last_fold();
        let init = match &step.nodes[fold.init.0].expr {
            Expr::Source(s) => {
                let slice = self.read(step.sources[*s].buffer);
                quote_spanned!(span()=> (#slice)[0])
            }
            Expr::Size(size) => {
                let size = self.size(size);
                let ty = self.element(fold.element);
                quote_spanned!(span()=> #root::rt::scalar::from_size::<#ty>(#size))
            }
            _ => writer.node(fold.init),
        };
        // The executor folds parts from the identity, so that their number does not matter; the initial value is
        // combined last.
        let combined = match &fold.with {
            Combine::Function { function, .. } => expr::call(
                root,
                function,
                &[fold.element],
                &[init, quote_spanned!(span()=> folded)],
            ),
            Combine::Region(_) => unreachable!(
                "expected a function with an identity for a fold of a whole array, found a region"
            ),
        };
        let outs = step.outs.iter().map(|out| {
            let slice = self.write(out.buffer);
            quote_spanned!(span()=> (#slice)[0] = folded;)
        });
        let folded = if self.inside {
            quote_spanned!(span()=> let folded = #root::rt::Fold::fold::<__L>(&#value, 0, #count);)
        } else {
            located::call(quote_spanned!(span()=>
                type __L = #root::rt::Baseline;
                let folded = (exec).fold(&#value, #count, #cost);
            ))
        };
        quote_spanned!(span()=> #folded let folded = #combined; #(#outs)*)
    }
}

impl Writer<'_> {
    /// Returns the last pass of a fold of a whole array.
    pub(super) fn last_fold(&self) -> (&Pass, &Fold) {
        let mut folds = self.step.passes.iter().rev();
        let fold = folds.find_map(|pass| Some((pass, pass.fold()?)));
        fold.expect("a fold of a whole array has its fold")
    }

    pub(super) fn whole(
        &self,
        name: &proc_macro2::Ident,
        elided: &Option<TokenStream>,
    ) -> TokenStream {
        let root = self.emitter.root;
        // The parts of a fold combine in any grouping: `fold` folds a part, `combine` adds the results of two.
        let (pass, fold) = self.last_fold();
        let element = self.emitter.element(fold.element);
        let sources = self.used_sources().into_iter().map(|s| {
            let (name, field) = (ident("s", s), ident("source", s));
            let inner = &self.step.sources[s].inner;
            self.slice(
                &name,
                &quote_spanned!(span()=> self.#field),
                inner,
                &quote_spanned!(span()=> first),
                true,
            )
        });
        let scalars = self.step.passes.iter().filter_map(|pass| match pass {
            Pass::Row(nodes) => Some(self.statements(nodes)),
            _ => None,
        });
        let scalars = scalars.take(1);
        let (count, first) = (
            quote_spanned!(span()=> count),
            quote_spanned!(span()=> first),
        );
        let value = self.value_of(pass, fold, &count, &first);
        let temps = self.temporaries();
        let Combine::Function { function, .. } = &fold.with else {
            unreachable!(
                "expected a function with an identity for a fold of a whole array, found a region"
            );
        };
        let args = [quote_spanned!(span()=> a), quote_spanned!(span()=> b)];
        let combined = expr::call(root, function, &[fold.element], &args);
        let (constants, levels) = (self.constants(), self.levels());
        quote_spanned!(span()=>
            impl #root::rt::Fold for #name #elided {
                type Acc = #element;
                type Levels = #root::rt::#levels;
                #[inline(always)]
                fn fold<__L: #root::rt::Level>(
                    &self,
                    first: ::core::primitive::usize,
                    count: ::core::primitive::usize,
                ) -> #element {
                    let n = count;
                    #constants
                    #temps
                    #(#sources)*
                    #(#scalars)*
                    #value
                }
                #[inline(always)]
                fn combine<__L: #root::rt::Level>(&self, a: #element, b: #element) -> #element {
                    #combined
                }
            }
        )
    }
}
