//! Fused loops: a struct of the inputs, and the code of a row, pass by pass.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote_spanned};
use xla_hlo::Size;
use xla_hlo::list::Items;
use xla_hlo::lower::{Combine, Expr, Fold, Kind, Loop, NodeId, Pass, StageTarget};

use super::size::{Within, tokens};
use super::{Emitter, expr, ident, span, tuple};

mod cost;
mod fold;
mod input;
mod item;
mod stage;

/// The state of the emission of one loop.
struct Writer<'a> {
    emitter: &'a Emitter<'a>,
    step: &'a Loop,
}

impl Emitter<'_> {
    /// Emits the struct of a loop's body and its `impl`.
    pub(super) fn body_of(&self, step: &Loop) -> TokenStream {
        let writer = Writer {
            emitter: self,
            step,
        };
        writer.item()
    }

    /// Emits the run of a loop.
    pub(super) fn run_loop(&self, step: &Loop) -> TokenStream {
        let root = self.root;
        let writer = Writer {
            emitter: self,
            step,
        };
        let value = writer.value();
        let cost = Literal::usize_suffixed(writer.cost());
        let count = |sizes: &[Size]| {
            let all = sizes
                .iter()
                .fold(Size::from(1), |all, size| all * size.clone());
            self.size(&all)
        };
        let inner = self.size(&step.inner);
        if step.kind == Kind::Whole {
            return self.run_whole(&writer, &value, &cost);
        }
        let slices = step.outs.iter().map(|out| self.write(out.buffer));
        if self.inside {
            let rows = match step.kind {
                Kind::Flat => inner,
                _ => count(&step.outer),
            };
            let slices = tuple(&slices.collect_vec());
            return quote_spanned!(span()=> #root::rt::Rows::rows::<__L>(&#value, 0, #rows, #slices););
        }
        let outs = step.outs.iter().zip_items(slices).map(|(out, slice)| {
            let per_row = match (step.kind, out.full) {
                (Kind::Flat, _) | (_, false) => quote_spanned!(span()=> 1usize),
                _ => inner.clone(),
            };
            quote_spanned!(span()=> #root::rt::Out::new(#slice, #per_row))
        });
        let outs = tuple(&outs.collect_vec());
        let (rows, cost) = match step.kind {
            Kind::Flat => (inner, quote_spanned!(span()=> #cost)),
            _ => {
                let middle = step.middle.clone().unwrap_or(Size::from(1));
                let elements = count(&[middle, step.inner.clone()]);
                (
                    count(&step.outer),
                    quote_spanned!(span()=> #cost * #elements),
                )
            }
        };
        quote_spanned!(span()=> exec.rows(&#value, #rows, #cost, #outs);)
    }

    /// Emits a fold of a whole array, whose value is written to the only element of each output.
    fn run_whole(&self, writer: &Writer<'_>, value: &TokenStream, cost: &Literal) -> TokenStream {
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
        let combined = match &fold.with {
            Combine::Function { function, .. } => expr::call(
                root,
                function,
                &[fold.element],
                &[init, quote_spanned!(span()=> folded)],
            ),
            Combine::Region(_) => unreachable!("a fold of a whole array may be cut anywhere"),
        };
        let outs = step.outs.iter().map(|out| {
            let slice = self.write(out.buffer);
            quote_spanned!(span()=> (#slice)[0] = folded;)
        });
        let folded = if self.inside {
            quote_spanned!(span()=> let folded = #root::rt::Fold::fold::<__L>(&#value, 0, #count);)
        } else {
            quote_spanned!(span()=>
                type __L = #root::rt::Baseline;
                let folded = exec.fold(&#value, #count, #cost);
            )
        };
        quote_spanned!(span()=> #folded let folded = #combined; #(#outs)*)
    }
}

impl Writer<'_> {
    /// Returns the last pass of a fold of a whole array.
    fn last_fold(&self) -> (&Pass, &Fold) {
        let mut folds = self.step.passes.iter().rev();
        let fold = folds.find_map(|pass| Some((pass, pass.fold()?)));
        fold.expect("a fold of a whole array has its fold")
    }

    fn rows(&self, name: &proc_macro2::Ident, elided: &Option<TokenStream>) -> TokenStream {
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

    fn flat(&self) -> TokenStream {
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
    fn slice(
        &self,
        name: &proc_macro2::Ident,
        field: &TokenStream,
        inner: &Size,
        index: &TokenStream,
        flat: bool,
    ) -> TokenStream {
        let root = self.emitter.root;
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

    fn each_row(&self) -> TokenStream {
        let step = self.step;
        let inner = tokens(&step.inner, Within::Loop);
        let used = self.used_sources();
        let mut indices = TokenStream::new();
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
    fn offset(&self, s: usize) -> TokenStream {
        let source = &self.step.sources[s];
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

    fn statements(&self, nodes: &[NodeId]) -> TokenStream {
        let nodes = nodes.iter().map(|&node| self.statement(node));
        TokenStream::from_iter(nodes.collect_vec())
    }

    pub(super) fn pass(&self, pass: &Pass) -> TokenStream {
        match pass {
            Pass::Row(nodes) => self.statements(nodes),
            Pass::StoreOne(o, node) => {
                let (row, value) = (ident("row", *o), self.node(*node));
                quote_spanned!(span()=> *#row = #value;)
            }
            Pass::Store(stores) => {
                let stores = stores.iter().map(|&(o, node)| (StageTarget::Out(o), node));
                self.stores(&stores.collect_vec(), &self.first())
            }
            Pass::Fold(_) | Pass::Staged(_) => {
                let (first, n) = (self.first(), quote_spanned!(span()=> n));
                let Some(fold) = pass.fold() else {
                    return self.in_blocks(pass, &first);
                };
                let value = self.value_of(pass, fold, &n, &first);
                let name = ident("fold", fold.number);
                let finished = self.with_init(fold, quote_spanned!(span()=> value));
                quote_spanned!(span()=> let value = #value; let #name = #finished;)
            }
        }
    }

    /// Emits one loop that stores expressions.
    fn stores(&self, stores: &[(StageTarget, NodeId)], first: &TokenStream) -> TokenStream {
        let root = self.emitter.root;
        let roots: Vec<NodeId> = stores.iter().map(|(_, node)| *node).collect_vec();
        let own: Vec<usize> = (stores.iter())
            .filter_map(|(place, _)| match place {
                StageTarget::Out(o) => Some(*o),
                StageTarget::Temp(_) => None,
            })
            .collect_vec();
        let inputs = self.inputs(&roots);
        let rows = stores.iter().map(|(place, _)| {
            let row = self.place(*place);
            quote_spanned!(span()=> &mut *#row)
        });
        let rows: Vec<_> = rows.collect_vec();
        let old = stores.iter().map(|(place, _)| match place {
            StageTarget::Out(o) => ident("old", *o).to_token_stream(),
            StageTarget::Temp(t) => ident("old_temp", *t).to_token_stream(),
        });
        let old: Vec<_> = old.collect_vec();
        let values: Vec<_> = roots.iter().map(|&node| self.node(node)).collect_vec();
        let updates = inputs.stored.iter().any_item(|o| own.contains(o));
        let (sources, patterns) = inputs.tokens(root, &own, first);
        let body = &inputs.statements;
        let one_or_tuple = |parts: &[TokenStream]| match parts {
            [part] => part.clone(),
            parts => tuple(parts),
        };
        let (rows, old) = (one_or_tuple(&rows), one_or_tuple(&old));
        let values = one_or_tuple(&values);
        if updates {
            quote_spanned!(span()=>
                #root::rt::update::<__L, _, _>(#rows, #sources, #[inline(always)] |#old, #patterns| { #body #values });
            )
        } else {
            quote_spanned!(span()=>
                #root::rt::map::<__L, _, _>(#rows, #sources, #[inline(always)] |#patterns| { #body #values });
            )
        }
    }

    /// Emits the index of the first element of a pass along the inner dimension.
    fn first(&self) -> TokenStream {
        match self.step.kind {
            Kind::Flat | Kind::Whole => quote_spanned!(span()=> first),
            _ => quote_spanned!(span()=> 0usize),
        }
    }

    fn whole(&self, name: &proc_macro2::Ident, elided: &Option<TokenStream>) -> TokenStream {
        let root = self.emitter.root;
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
            unreachable!("a fold of a whole array may be cut anywhere");
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
