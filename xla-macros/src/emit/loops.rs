//! Fused loops: a struct of what is read, and its rows written out pass by pass.

use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use xla_hlo::Size;
use xla_hlo::lower::{Combine, Expr, Kind, Loop, Node, NodeId, Pass};

use super::size::{Within, tokens};
use super::{Emitter, expr, ident, span};

mod fold;
mod input;

/// The costs of the loads and stores of an element, beside its expressions.
const TRAFFIC: usize = 4;

/// One loop while it is written out.
struct Writer<'a> {
    emitter: &'a Emitter<'a>,
    step: &'a Loop,
}

impl Emitter<'_> {
    /// The loop's struct and its run.
    pub(super) fn run_loop(&self, number: usize, step: &Loop) -> TokenStream {
        let root = self.root;
        let writer = Writer {
            emitter: self,
            step,
        };
        let name = ident("Loop", number);
        let (item, value) = writer.item(&name);
        let cost = Literal::usize_suffixed(writer.cost());
        let count = |sizes: &[Size]| {
            let all = sizes
                .iter()
                .fold(Size::from(1), |all, size| all * size.clone());
            tokens(&all, Within::Driver)
        };
        let inner = tokens(&step.inner, Within::Driver);
        if step.kind == Kind::Whole {
            return self.run_whole(&writer, &item, &value, &cost);
        }
        let outs = step.outs.iter().map(|out| {
            let slice = self.write(out.buffer);
            let per_row = match (step.kind, out.full) {
                (Kind::Flat, _) | (_, false) => quote_spanned!(span()=> 1usize),
                _ => inner.clone(),
            };
            quote_spanned!(span()=> #root::rt::Out::new(#slice, #per_row))
        });
        let outs = quote_spanned!(span()=> (#(#outs,)*));
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
        quote_spanned!(span()=> #item exec.rows(&#value, #rows, #cost, #outs);)
    }

    /// A fold of a whole array: its value goes to the one element of each output.
    fn run_whole(
        &self,
        writer: &Writer<'_>,
        item: &TokenStream,
        value: &TokenStream,
        cost: &Literal,
    ) -> TokenStream {
        let root = self.root;
        let step = writer.step;
        let count = tokens(&step.inner, Within::Driver);
        let mut folds = step.passes.iter().filter_map(|pass| match pass {
            Pass::Fold(fold) => Some(fold),
            _ => None,
        });
        let fold = folds
            .next_back()
            .expect("a fold of a whole array has its fold");
        let init = match &step.nodes[fold.init.0].expr {
            Expr::Source(s) => {
                let slice = self.read(step.sources[*s].buffer);
                quote_spanned!(span()=> (#slice)[0])
            }
            Expr::Size(size) => {
                let size = tokens(size, Within::Driver);
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
        quote_spanned!(span()=>
            #item
            type L = #root::rt::Baseline;
            let folded = exec.fold(&#value, #count, #cost);
            let folded = #combined;
            #(#outs)*
        )
    }
}

impl Writer<'_> {
    fn cost(&self) -> usize {
        let apply = |node: &Node| match &node.expr {
            Expr::Apply { cost, .. } if !node.per_row => *cost as usize,
            _ => 0,
        };
        self.step.nodes.iter().map(apply).sum::<usize>() + TRAFFIC
    }

    /// The struct with its implementation, and an expression that makes one.
    fn item(&self, name: &proc_macro2::Ident) -> (TokenStream, TokenStream) {
        let step = self.step;
        let used = self.used_sources();
        let fields = used.iter().map(|&s| {
            let (field, source) = (ident("source", s), &step.sources[s]);
            let ty = self
                .emitter
                .element(self.emitter.program.buffers[source.buffer.0].element);
            quote_spanned!(span()=> #field: &'a [#ty])
        });
        let sizes: Vec<_> = self.emitter.sizes.fields().collect();
        let lifetime = (!used.is_empty()).then(|| quote_spanned!(span()=> <'a>));
        let elided = (!used.is_empty()).then(|| quote_spanned!(span()=> <'_>));
        let values = used.iter().map(|&s| {
            let field = ident("source", s);
            let slice = self.emitter.read(step.sources[s].buffer);
            quote_spanned!(span()=> #field: #slice)
        });
        let value = quote_spanned!(span()=> #name { #(#values,)* #(#sizes,)* });
        let implementation = match step.kind {
            Kind::Whole => self.whole(name, &elided),
            _ => self.rows(name, &elided),
        };
        let item = quote_spanned!(span()=>
            struct #name #lifetime { #(#fields,)* #(#sizes: ::core::primitive::usize,)* }
            #implementation
        );
        (item, value)
    }

    /// The sources that some expression still reads.
    fn used_sources(&self) -> Vec<usize> {
        let used = self.step.nodes.iter().filter_map(|node| match node.expr {
            Expr::Source(s) => Some(s),
            _ => None,
        });
        let mut used: Vec<usize> = used.collect();
        used.sort_unstable();
        used.dedup();
        used
    }

    fn rows(&self, name: &proc_macro2::Ident, elided: &Option<TokenStream>) -> TokenStream {
        let root = self.emitter.root;
        let step = self.step;
        let elements: Vec<_> = step
            .outs
            .iter()
            .map(|out| {
                self.emitter
                    .element(self.emitter.program.buffers[out.buffer.0].element)
            })
            .collect();
        let outs: Vec<_> = (0..step.outs.len()).map(|o| ident("out", o)).collect();
        let body = match step.kind {
            Kind::Flat => self.flat(),
            _ => self.each_row(),
        };
        quote_spanned!(span()=>
            impl #root::rt::Rows for #name #elided {
                type Outs<'o> = (#(&'o mut [#elements],)*);
                #[allow(unused_variables)]
                #[inline(always)]
                fn rows<L: #root::rt::Level>(
                    &self,
                    first: ::core::primitive::usize,
                    count: ::core::primitive::usize,
                    (#(#outs,)*): Self::Outs<'_>,
                ) {
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
            .filter(|(s, _)| self.used_sources().contains(s));
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

    /// A source's slice for a row that starts at `index` of its inner dimension.
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
            match out.full {
                true => quote_spanned!(span()=> let #row = &mut #all[r * n..][..n];),
                false => quote_spanned!(span()=> let #row = &mut #all[r];),
            }
        });
        let passes: Vec<TokenStream> = match step.kind {
            Kind::Columns => self.columns(),
            _ => step.passes.iter().map(|pass| self.pass(pass)).collect(),
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

    /// Where a source's row starts.
    fn offset(&self, s: usize) -> TokenStream {
        let source = &self.step.sources[s];
        let terms = source
            .outer
            .iter()
            .enumerate()
            .filter(|(_, stride)| !stride.is(0))
            .map(|(d, stride)| {
                let (index, stride) = (ident("index", d), tokens(stride, Within::Loop));
                quote_spanned!(span()=> #index * #stride)
            });
        let terms: Vec<_> = terms.collect();
        if terms.is_empty() {
            return quote_spanned!(span()=> 0usize);
        }
        quote_spanned!(span()=> #(#terms)+*)
    }

    fn pass(&self, pass: &Pass) -> TokenStream {
        let root = self.emitter.root;
        match pass {
            Pass::Row(nodes) => nodes.iter().map(|&node| self.statement(node)).collect(),
            Pass::StoreOne(o, node) => {
                let (row, value) = (ident("row", *o), self.node(*node));
                quote_spanned!(span()=> *#row = #value;)
            }
            Pass::Store(stores) => {
                let roots: Vec<NodeId> = stores.iter().map(|(_, node)| *node).collect();
                let own: Vec<usize> = stores.iter().map(|(o, _)| *o).collect();
                let inputs = self.inputs(&roots);
                let rows: Vec<_> = own.iter().map(|&o| ident("row", o)).collect();
                let old: Vec<_> = own.iter().map(|&o| ident("old", o)).collect();
                let values: Vec<_> = roots.iter().map(|&node| self.node(node)).collect();
                let updates = inputs.stored.iter().any(|o| own.contains(o));
                let (sources, patterns) = inputs.tokens(root, &own, &self.first());
                let body = &inputs.statements;
                let (rows, old, values) = match rows.as_slice() {
                    [row] => {
                        let (old, value) = (&old[0], &values[0]);
                        (
                            quote_spanned!(span()=> &mut *#row),
                            quote_spanned!(span()=> #old),
                            quote_spanned!(span()=> #value),
                        )
                    }
                    _ => (
                        quote_spanned!(span()=> (#(&mut *#rows,)*)),
                        quote_spanned!(span()=> (#(#old,)*)),
                        quote_spanned!(span()=> (#(#values,)*)),
                    ),
                };
                match updates {
                    true => quote_spanned!(span()=>
                        #root::rt::update::<L, _, _>(#rows, #sources, #[inline(always)] |#old, #patterns| { #body #values });
                    ),
                    false => quote_spanned!(span()=>
                        #root::rt::map::<L, _, _>(#rows, #sources, #[inline(always)] |#patterns| { #body #values });
                    ),
                }
            }
            Pass::Fold(fold) => {
                let value = self.fold(fold, &quote_spanned!(span()=> n), &self.first());
                let name = ident("fold", fold.number);
                let finished = self.with_init(fold, quote_spanned!(span()=> value));
                quote_spanned!(span()=> let value = #value; let #name = #finished;)
            }
        }
    }

    /// The index of the first element of a pass along the inner dimension.
    fn first(&self) -> TokenStream {
        match self.step.kind {
            Kind::Flat | Kind::Whole => quote_spanned!(span()=> first),
            _ => quote_spanned!(span()=> 0usize),
        }
    }

    fn whole(&self, name: &proc_macro2::Ident, elided: &Option<TokenStream>) -> TokenStream {
        let root = self.emitter.root;
        let mut folds = self.step.passes.iter().filter_map(|pass| match pass {
            Pass::Fold(fold) => Some(fold),
            _ => None,
        });
        let fold = folds
            .next_back()
            .expect("a fold of a whole array has its fold");
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
            Pass::Row(nodes) => Some(
                nodes
                    .iter()
                    .map(|&node| self.statement(node))
                    .collect::<TokenStream>(),
            ),
            _ => None,
        });
        let scalars = scalars.take(1);
        let value = self.fold(
            fold,
            &quote_spanned!(span()=> count),
            &quote_spanned!(span()=> first),
        );
        let Combine::Function { function, .. } = &fold.with else {
            unreachable!("a fold of a whole array may be cut anywhere");
        };
        let args = [quote_spanned!(span()=> a), quote_spanned!(span()=> b)];
        let combined = expr::call(root, function, &[fold.element], &args);
        quote_spanned!(span()=>
            impl #root::rt::Fold for #name #elided {
                type Acc = #element;
                #[inline(always)]
                fn fold<L: #root::rt::Level>(
                    &self,
                    first: ::core::primitive::usize,
                    count: ::core::primitive::usize,
                ) -> #element {
                    let n = count;
                    #(#sources)*
                    #(#scalars)*
                    #value
                }
                #[inline(always)]
                fn combine<L: #root::rt::Level>(&self, a: #element, b: #element) -> #element {
                    #combined
                }
            }
        )
    }
}
