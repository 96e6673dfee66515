//! The inputs of a loop's closure, and the values it computes.

use proc_macro2::TokenStream;
use quote::quote_spanned;
use xla_hlo::list::{self, Items};
use xla_hlo::lower::{Expr, NodeId};

use super::super::size::{Within, tokens};
use super::super::{expr, ident, span, tuple};
use super::Writer;

impl Writer<'_> {
    /// Returns the inputs of a pass's expressions, and the statements that compute them.
    pub(super) fn inputs(&self, roots: &[NodeId]) -> Inputs {
        let mut order = Vec::new();
        // Operands precede users, so each `let` finds its operands.
        for &root in roots {
            self.collect(root, &mut order);
        }
        let mut inputs = Inputs::default();
        for node in order {
            // Scalars that vary only along the middle dimension are computed outside of the closure.
            match &self.step.nodes[node.0].expr {
                _ if self.is_middle_scalar(node) => {}
                Expr::Source(s) => inputs.add_source(*s),
                Expr::Stored(o) => {
                    if !inputs.stored.contains(o) {
                        inputs.stored.push(*o);
                    }
                }
                Expr::Temp(t) => {
                    if !inputs.temps.contains(t) {
                        inputs.temps.push(*t);
                    }
                }
                Expr::InnerIndex => {
                    inputs.index = true;
                    inputs.statements.extend(self.statement(node));
                }
                _ => inputs.statements.extend(self.statement(node)),
            }
        }
        inputs
    }

    /// Collects the nodes that a pass computes for each element, operands first.
    pub(super) fn collect(&self, node: NodeId, order: &mut Vec<NodeId>) {
        let inner = &self.step.nodes[node.0];
        if inner.per_row || order.contains(&node) {
            return;
        }
        if let Expr::Apply { args, .. } = &inner.expr {
            for &arg in args {
                self.collect(arg, order);
            }
        }
        order.push(node);
    }

    /// Emits the `let` of a node that is bound to a name, or nothing.
    pub(super) fn statement(&self, node: NodeId) -> TokenStream {
        let root = self.emitter.root;
        let name = ident("v", node.0);
        let inner = &self.step.nodes[node.0];
        let ty = self.emitter.element(inner.element);
        let index = |index: TokenStream| quote_spanned!(span()=> #root::rt::scalar::from_size::<#ty>(#index));
        let value = match &inner.expr {
            Expr::Apply {
                function,
                generics,
                args,
                ..
            } => {
                let args: Vec<_> = args.iter().map(|&arg| self.node(arg)).collect_vec();
                expr::call(root, function, generics, &args)
            }
            Expr::Source(s) => {
                let source = ident("s", *s);
                quote_spanned!(span()=> #source)
            }
            Expr::InnerIndex => index(quote_spanned!(span()=> i)),
            Expr::MiddleIndex => index(quote_spanned!(span()=> m)),
            _ => return TokenStream::new(),
        };
        quote_spanned!(span()=> let #name: #ty = #value;)
    }

    /// Emits a use of a node: its name, or its expression if it is not bound to a name.
    pub(super) fn node(&self, node: NodeId) -> TokenStream {
        let root = self.emitter.root;
        let inner = &self.step.nodes[node.0];
        let ty = self.emitter.element(inner.element);
        // `x0` is the element of a source, `old0` of an output, `v3` a computed node, `fold0` the result of a fold.
        match &inner.expr {
            Expr::Literal(literal) => expr::scalar(root, inner.element, literal.bytes()),
            Expr::SharedConstant(k) => {
                let name = ident("shared", *k);
                quote_spanned!(span()=> #name)
            }
            Expr::Size(size) => {
                let size = tokens(size, Within::Loop);
                quote_spanned!(span()=> #root::rt::scalar::from_size::<#ty>(#size))
            }
            Expr::OuterIndex(d) => {
                let index = ident("index", *d);
                quote_spanned!(span()=> #root::rt::scalar::from_size::<#ty>(#index))
            }
            Expr::Folded(number) => {
                let name = ident("fold", *number);
                quote_spanned!(span()=> #name)
            }
            Expr::Temp(t) => {
                let name = ident("old_temp", *t);
                quote_spanned!(span()=> #name)
            }
            Expr::Stored(o) => {
                let name = ident("old", *o);
                quote_spanned!(span()=> #name)
            }
            // An element of the closure's input; a source that is constant in the row is bound once, as `v3`.
            Expr::Source(s) if !inner.per_row && !self.is_middle_scalar(node) => {
                let name = ident("x", *s);
                quote_spanned!(span()=> #name)
            }
            Expr::Source(_) | Expr::Apply { .. } | Expr::InnerIndex | Expr::MiddleIndex => {
                let name = ident("v", node.0);
                quote_spanned!(span()=> #name)
            }
        }
    }
}

/// The inputs that a pass reads element by element.
#[derive(Default)]
pub(super) struct Inputs {
    pub(super) sources: Vec<usize>,
    /// Outputs whose rows an earlier pass has stored.
    pub(super) stored: Vec<usize>,
    /// Temporaries that an earlier stage has written.
    pub(super) temps: Vec<usize>,
    /// Whether the index along the inner dimension is read.
    pub(super) index: bool,
    pub(super) statements: TokenStream,
}

impl Inputs {
    pub(super) fn add_source(&mut self, s: usize) {
        if !self.sources.contains(&s) {
            self.sources.push(s);
        }
    }

    /// Returns the tuple of sources and the pattern that matches it; the loop itself passes the rows in `own`.
    pub(super) fn tokens(
        &self,
        root: &TokenStream,
        own: &[usize],
        first: &TokenStream,
    ) -> (TokenStream, TokenStream) {
        // Sources, rows of outputs, temporaries, index: both tuples have this order.
        let (mut sources, mut patterns) = (Vec::new(), Vec::new());
        for s in sorted(&self.sources) {
            let (slice, x) = (ident("s", s), ident("x", s));
            sources.push(quote_spanned!(span()=> #slice));
            patterns.push(quote_spanned!(span()=> #x));
        }
        for o in sorted(&self.stored) {
            // The loop passes the old elements of the rows that it writes.
            if own.contains(&o) {
                continue;
            }
            let (row, old) = (ident("row", o), ident("old", o));
            sources.push(quote_spanned!(span()=> &*#row));
            patterns.push(quote_spanned!(span()=> #old));
        }
        for t in sorted(&self.temps) {
            let (temp, old) = (ident("temp", t), ident("old_temp", t));
            sources.push(quote_spanned!(span()=> &*#temp));
            patterns.push(quote_spanned!(span()=> #old));
        }
        if self.index {
            sources.push(quote_spanned!(span()=> #root::rt::Count { start: #first }));
            patterns.push(quote_spanned!(span()=> i));
        }
        (tuple(&sources), tuple(&patterns))
    }
}

fn sorted(numbers: &[usize]) -> Vec<usize> {
    let mut numbers = numbers.to_vec();
    list::sort(&mut numbers);
    numbers
}
