//! Fused loops: a struct of the inputs, and the code of a row, pass by pass.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote_spanned};
use xla_hlo::Size;
use xla_hlo::list::Items;
use xla_hlo::lower::{Kind, Loop, NodeId, Pass, StageTarget};

use super::{Emitter, ident, located, span, tuple};

mod cost;
mod fold;
mod input;
mod item;
mod rows;
mod stage;
mod whole;

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
        // A loop in a register block has the level and the thread of the block, and is a plain call.
        let slices = step.outs.iter().map(|out| self.write(out.buffer));
        if self.inside {
            let rows = match step.kind {
                Kind::Flat => inner,
                _ => count(&step.outer),
            };
            let slices = tuple(&slices.collect_vec());
            return quote_spanned!(span()=> #root::rt::Rows::rows::<__L>(&#value, 0, #rows, #slices););
        }
        // A flat loop is divided at any element, so an element is a row. In other loops a row has the inner size, or
        // one element for an output of one per row.
        let outs = step.outs.iter().zip(slices).map(|(out, slice)| {
            let per_row = match (step.kind, out.full) {
                (Kind::Flat, _) | (_, false) => quote_spanned!(span()=> 1usize),
                _ => inner.clone(),
            };
            quote_spanned!(span()=> #root::rt::Out::new(#slice, #per_row))
        });
        let outs = tuple(&outs.collect_vec());
        // The executor multiplies the cost of a row by the number of rows.
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
        located::call(quote_spanned!(span()=> (exec).rows(&#value, #rows, #cost, #outs);))
    }
}

impl Writer<'_> {
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
            // A fold returns a value to later passes; a staged pass without a fold only writes.
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
        // An output that an expression reads is updated through the same slice, as `old`.
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
        // `update` passes the old element of each row to the closure, `map` does not read it.
        let updates = inputs.stored.iter().any(|o| own.contains(o));
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
}
