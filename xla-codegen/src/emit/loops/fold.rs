//! Folds along a row and down columns.

use proc_macro2::TokenStream;
use quote::quote_spanned;
use xla_hlo::Size;
use xla_hlo::list::{self, Items};
use xla_hlo::lower::{Combine, Expr, Fold, NodeId, Pass};

use super::super::size::{Within, tokens};
use super::super::{expr, ident, region, span};
use super::Writer;

impl Writer<'_> {
    /// Emits the fold of a pass, from the identity, or from `init` for a computation that keeps its order.
    pub(super) fn fold(
        &self,
        fold: &Fold,
        n: &TokenStream,
        first: &TokenStream,
        init: &TokenStream,
    ) -> TokenStream {
        let root = self.emitter.root;
        // A slice in memory with a known function is a call that is compiled once, in the runtime.
        if let (
            true,
            Combine::Function {
                function, identity, ..
            },
        ) = (fold.sliced, &fold.with)
        {
            let (function, ty) = (
                proc_macro2::Ident::new(function, span()),
                self.emitter.element(fold.element),
            );
            let identity = expr::scalar(root, fold.element, identity.bytes());
            let slice = self.slice_of(fold.operand);
            return quote_spanned!(span()=> #root::rt::reduce::#function::<#ty>(#identity, #slice));
        }
        let inputs = self.inputs(&[fold.operand]);
        let (sources, patterns) = inputs.tokens(root, &[], first);
        let (body, value) = (&inputs.statements, self.node(fold.operand));
        let combine = self.combine(fold);
        let each = quote_spanned!(span()=> #[inline(always)] |#patterns| { #body #value });
        // A known function folds in lanes and combines these; any other computation keeps its order, and begins with
        // the initial value.
        match &fold.with {
            Combine::Function {
                identity, rounds, ..
            } => {
                let identity = expr::scalar(root, fold.element, identity.bytes());
                let name = if *rounds { "fold" } else { "fold_exact" };
                let name = proc_macro2::Ident::new(name, span());
                quote_spanned!(span()=> #root::rt::#name::<__L, _, _>(#n, #sources, #identity, #each, #combine))
            }
            Combine::Region(_) => {
                quote_spanned!(span()=> #root::rt::fold_in_order::<__L, _, _>(#n, #sources, #init, #each, #combine))
            }
        }
    }

    /// Emits the closure that combines two values.
    pub(super) fn combine(&self, fold: &Fold) -> TokenStream {
        let body = self.combined(fold);
        quote_spanned!(span()=> #[inline(always)] |a, b| #body)
    }

    /// Emits the combination of the values `a` and `b`.
    pub(super) fn combined(&self, fold: &Fold) -> TokenStream {
        match &fold.with {
            Combine::Function { function, .. } => {
                let args = list::both(["a", "b"], |name| {
                    let name = proc_macro2::Ident::new(name, span());
                    quote_spanned!(span()=> #name)
                });
                expr::call(self.emitter.root, function, &[fold.element], &args)
            }
            Combine::Region(graph) => {
                let params = list::both(["a", "b"], |name| proc_macro2::Ident::new(name, span()));
                let (body, results) = region::scalars(self.emitter.root, graph, &params);
                quote_spanned!(span()=> { #body #(#results)* })
            }
        }
    }

    /// Combines the initial value with the folded value, unless it is the identity.
    // An order-free fold has begun with the identity.
    pub(super) fn with_init(&self, fold: &Fold, value: TokenStream) -> TokenStream {
        match &fold.with {
            Combine::Function {
                function, identity, ..
            } => match &self.step.nodes[fold.init.0].expr {
                Expr::Literal(init) if init == identity => value,
                _ => {
                    let init = self.node(fold.init);
                    expr::call(self.emitter.root, function, &[fold.element], &[init, value])
                }
            },
            Combine::Region(_) => value,
        }
    }

    /// Emits a loop over the middle dimension into the row of the first output, and then those that read it there.
    pub(super) fn columns(&self) -> Vec<TokenStream> {
        let step = self.step;
        let mut statements = Vec::new();
        for pass in &step.passes {
            match pass {
                Pass::Row(nodes) => {
                    for &node in nodes {
                        statements.push(self.statement(node));
                    }
                }
                Pass::Fold(fold) => statements.push(self.column_fold(fold)),
                Pass::Store(stores) => {
                    let is_fold = |&(_, node): &(usize, NodeId)| {
                        matches!(step.nodes[node.0].expr, Expr::Folded(_))
                    };
                    if !stores.iter().any(is_fold) {
                        statements.push(self.pass(pass));
                        continue;
                    }
                    // The first row already holds the folded values, and the other outputs hold the same.
                    for &(o, _) in stores.iter().filter_items(|(o, _)| *o > 0) {
                        let (row, first) = (ident("row", o), ident("row", 0));
                        statements.push(quote_spanned!(span()=> #row.copy_from_slice(#first);));
                    }
                }
                Pass::StoreOne(..) | Pass::Staged(_) => {}
            }
        }
        statements
    }

    /// Emits a fold over the middle dimension into the row of the first output.
    pub(super) fn column_fold(&self, fold: &Fold) -> TokenStream {
        let root = self.emitter.root;
        let step = self.step;
        let start = self.node(fold.init);
        let combine = self.combine(fold);
        let grouping = match &fold.with {
            Combine::Function {
                identity,
                rounds: true,
                ..
            } => {
                let identity = expr::scalar(root, fold.element, identity.bytes());
                quote_spanned!(span()=> #root::rt::Grouping::Rounded(#identity))
            }
            Combine::Function { .. } => quote_spanned!(span()=> #root::rt::Grouping::Exact),
            Combine::Region(_) => quote_spanned!(span()=> #root::rt::Grouping::InOrder),
        };
        let inputs = self.inputs(&[fold.operand]);
        let middle = tokens(step.middle.as_ref().unwrap_or(&Size::from(1)), Within::Loop);
        // The sources that move with the middle dimension: their slices differ for each of its indices.
        let moving: Vec<usize> = self
            .used_sources()
            .into_iter()
            .filter_items(|&s| !step.sources[s].middle.is(0))
            .collect_vec();
        let (body, value) = (&inputs.statements, self.node(fold.operand));
        // Contiguous rows are combined several at a time.
        let dense = inputs
            .sources
            .iter()
            .all(|&s| step.sources[s].inner.is(1) && step.sources[s].middle == step.inner);
        let still = moving.iter().all(|s| inputs.sources.contains(s));
        // All rows are one slice, and nothing depends on the index of a row.
        if dense && still && !inputs.index && !self.reads_middle() {
            let slices = inputs.sources.iter().map(|&s| {
                let (field, base) = (ident("source", s), ident("base", s));
                let (x, all) = (ident("s", s), quote_spanned!(span()=> middle * n));
                quote_spanned!(span()=> let #x = &self.#field[#base..][..#all];)
            });
            let (sources, patterns) = inputs.tokens(root, &[], &quote_spanned!(span()=> 0usize));
            return quote_spanned!(span()=>
                let middle = #middle;
                #(#slices)*
                #root::rt::fold_rows::<__L, _, _>(&mut *row0, middle, #sources, #start, #grouping, #[inline(always)] |#patterns| { #body #value }, #combine);
            );
        }
        // Otherwise each row makes its slices and its scalars, for the index `m`.
        let slices = moving.iter().map(|&s| {
            let (name, field, base) = (ident("s", s), ident("source", s), ident("base", s));
            let step_by = tokens(&step.sources[s].middle, Within::Loop);
            self.slice(
                &name,
                &quote_spanned!(span()=> self.#field),
                &step.sources[s].inner,
                &quote_spanned!(span()=> #base + m * #step_by),
                false,
            )
        });
        let moving_scalars = self.middle_statements(fold.operand);
        let (sources, patterns) = inputs.tokens(root, &[], &quote_spanned!(span()=> 0usize));
        quote_spanned!(span()=>
            #root::rt::fold_rows_by::<__L, _, _, _>(&mut *row0, #middle, #start, #grouping, #[inline(always)] |m| {
                #(#slices)*
                #moving_scalars
                (#sources, #[inline(always)] move |#patterns| { #body #value })
            }, #combine);
        )
    }

    pub(super) fn reads_middle(&self) -> bool {
        self.step
            .nodes
            .iter()
            .any(|node| node.expr == Expr::MiddleIndex)
    }

    /// Emits the scalars that vary along the middle dimension only.
    pub(super) fn middle_statements(&self, root: NodeId) -> TokenStream {
        let mut order = Vec::new();
        self.collect(root, &mut order);
        let scalars = order
            .into_iter()
            .filter_items(|&node| self.is_middle_scalar(node));
        TokenStream::from_iter(scalars.map(|node| self.statement(node)).collect_vec())
    }

    pub(super) fn is_middle_scalar(&self, node: NodeId) -> bool {
        match &self.step.nodes[node.0].expr {
            Expr::Source(s) => {
                let source = &self.step.sources[*s];
                source.inner.is(0) && !source.middle.is(0)
            }
            Expr::MiddleIndex => true,
            _ => false,
        }
    }
}
