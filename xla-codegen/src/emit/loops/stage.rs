//! Passes in stages: they split a row into blocks, and call functions on slices of a block.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::list::{self, Items};
use xla_hlo::lower::{BLOCK, Combine, Expr, Fold, NodeId, Pass, Stage, StageTarget, Staged};

use super::super::{expr, ident, span};
use super::Writer;

impl Writer<'_> {
    /// Emits the memory of the temporaries, which are written before they are read.
    pub(super) fn temporaries(&self) -> TokenStream {
        let root = self.emitter.root;
        let block = Literal::usize_unsuffixed(BLOCK);
        let temps = self.step.temps.iter().enumerate().map(|(t, element)| {
            let (name, ty) = (ident("temp", t), self.emitter.element(*element));
            quote_spanned!(span()=>
                let mut #name = #root::rt::Aligned([<#ty as ::core::default::Default>::default(); #block]);
                let #name = &mut #name.0;
            )
        });
        TokenStream::from_iter(temps.collect_vec())
    }

    /// Returns the name of a place's slice.
    pub(super) fn place(&self, place: StageTarget) -> Ident {
        match place {
            StageTarget::Out(o) => ident("row", o),
            StageTarget::Temp(t) => ident("temp", t),
        }
    }

    /// Emits the value of a pass that folds.
    pub(super) fn value_of(
        &self,
        pass: &Pass,
        fold: &Fold,
        n: &TokenStream,
        first: &TokenStream,
    ) -> TokenStream {
        // Without stages, the pass is one fold.
        let Pass::Staged(staged) = pass else {
            return self.fold(fold, n, first, &self.node(fold.init));
        };
        let root = self.emitter.root;
        let rest = quote_spanned!(span()=> n);
        match &fold.with {
            Combine::Function {
                identity, rounds, ..
            } => {
                let identity = expr::scalar(root, fold.element, identity.bytes());
                let next = self.fold(fold, &rest, &at(first), &identity);
                // Up to three blocks are combined one after another by the cascade too, and any number if nothing is
                // rounded.
                let is_short = self.step.inner.known().is_some_and(|n| n <= 3 * BLOCK);
                if is_short || !rounds {
                    let combined = self.combined(fold);
                    let end = quote_spanned!(span()=> value = { let (a, b) = (value, #next); #combined };);
                    let blocks = self.blocks(staged, first, &end);
                    return quote_spanned!(span()=> { let n = #n; let mut value = #identity; #blocks value });
                }
                // Each block is folded by itself, and the cascade combines the blocks in pairs.
                let combine = self.combine(fold);
                let end = quote_spanned!(span()=> blocks.push(#next, #combine););
                let blocks = self.blocks(staged, first, &end);
                quote_spanned!(span()=> {
                    let n = #n;
                    let mut blocks = #root::rt::Cascade::new(#identity);
                    #blocks
                    blocks.total(#combine)
                })
            }
            // A computation that keeps its order continues with the value so far.
            Combine::Region(_) => {
                let start = self.node(fold.init);
                let next = self.fold(fold, &rest, &at(first), &quote_spanned!(span()=> value));
                let blocks = self.blocks(staged, first, &quote_spanned!(span()=> value = #next;));
                quote_spanned!(span()=> { let n = #n; let mut value = #start; #blocks value })
            }
        }
    }

    /// Emits a pass in stages that does not fold.
    pub(super) fn in_blocks(&self, pass: &Pass, first: &TokenStream) -> TokenStream {
        match pass {
            Pass::Staged(staged) => self.blocks(staged, first, &TokenStream::new()),
            _ => TokenStream::new(),
        }
    }

    /// Emits all stages over one block after the other, with `end` after each block.
    fn blocks(&self, staged: &Staged, first: &TokenStream, end: &TokenStream) -> TokenStream {
        let first = at(first);
        let stages = staged.stages.iter().map(|stage| match stage {
            Stage::Map(stores) => self.stores(stores, &first),
            Stage::Call {
                function,
                element,
                args,
                out,
                ..
            } => {
                let (root, ty) = (self.emitter.root, self.emitter.element(*element));
                let (function, out) = (Ident::new(function, span()), self.place(*out));
                let args = args.iter().map(|&arg| self.slice_of(arg));
                quote_spanned!(span()=> #root::rt::vector::#function::<#ty>(&mut *#out, #(#args),*);)
            }
        });
        let views = self.views(staged);
        let block = Literal::usize_unsuffixed(BLOCK);
        quote_spanned!(span()=>
            for at in ::core::iter::Iterator::step_by(0..n, #block) {
                // `n` is the number of elements of this block inside of it.
                let n = if n - at < #block { n - at } else { #block };
                #views
                #(#stages)*
                #end
            }
        )
    }

    /// Emits the slice that a call reads.
    pub(super) fn slice_of(&self, node: NodeId) -> TokenStream {
        match &self.step.nodes[node.0].expr {
            Expr::Source(s) => {
                let source = ident("s", *s);
                quote_spanned!(span()=> #source)
            }
            Expr::Stored(o) => {
                let row = ident("row", *o);
                quote_spanned!(span()=> &*#row)
            }
            Expr::Temp(t) => {
                let temp = ident("temp", *t);
                quote_spanned!(span()=> &*#temp)
            }
            expr => unreachable!("expected a source, a row or a temporary, found {expr:?}"),
        }
    }

    /// Emits the parts of sources, rows and temporaries for a block.
    fn views(&self, staged: &Staged) -> TokenStream {
        let root = self.emitter.root;
        // Collects what the statements of a block read and write.
        let (mut nodes, mut places) = (Vec::new(), Vec::new());
        for stage in &staged.stages {
            match stage {
                Stage::Map(stores) => {
                    for (place, node) in stores {
                        places.push(*place);
                        self.collect(*node, &mut nodes);
                    }
                }
                Stage::Call { args, out, .. } => {
                    places.push(*out);
                    nodes.extend(args);
                }
            }
        }
        if let Some(fold) = &staged.fold {
            self.collect(fold.operand, &mut nodes);
        }
        let mut sources = Vec::new();
        for node in nodes {
            match &self.step.nodes[node.0].expr {
                Expr::Source(s) => sources.push(*s),
                Expr::Stored(o) => places.push(StageTarget::Out(*o)),
                Expr::Temp(t) => places.push(StageTarget::Temp(*t)),
                _ => {}
            }
        }
        // Each slice is cut once, in an order that does not depend on hashing.
        let key = |place: &StageTarget| match place {
            StageTarget::Out(o) => (0, *o),
            StageTarget::Temp(t) => (1, *t),
        };
        list::sort_by(&mut places, &mut |a, b| key(a) < key(b));
        places.dedup();
        list::sort(&mut sources);
        sources.dedup();
        let sources = sources.into_iter().map(|s| {
            let name = ident("s", s);
            // A temporary begins with the block; sources and rows begin `at` elements further.
            if self.step.sources[s].inner.is(1) { quote_spanned!(span()=> let #name = &#name[at..][..n];) } else { quote_spanned!(span()=>
                let #name = #root::rt::Strided { slice: &#name.slice[at * #name.stride..], stride: #name.stride };
            ) }
        });
        let places = places.into_iter().map(|place| {
            let name = self.place(place);
            match place {
                StageTarget::Out(_) => quote_spanned!(span()=> let #name = &mut #name[at..][..n];),
                StageTarget::Temp(_) => quote_spanned!(span()=> let #name = &mut #name[..n];),
            }
        });
        quote_spanned!(span()=> #(#sources)* #(#places)*)
    }
}

/// Emits the index of the first element of a block.
fn at(first: &TokenStream) -> TokenStream {
    quote_spanned!(span()=> (#first + at))
}
