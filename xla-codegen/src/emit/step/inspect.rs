//! Steps that print or assert: calls with format strings of Rust.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{ToTokens, quote_spanned};
use xla_hlo::Tree;
use xla_hlo::graph::Place;
use xla_hlo::graph::inspect::{Action, Inspect};
use xla_hlo::list::Items;
use xla_hlo::lower::kernel::{Array, CustomCall};

use super::super::{Emitter, span};
use crate::deep;

impl Emitter<'_> {
    /// Emits an output, or an assertion: a `Result` if [`Emitter::returns_failure`], else a statement that may panic.
    pub(super) fn inspect(&self, step: &CustomCall, inspect: &Inspect) -> TokenStream {
        let root = self.root;
        let (_, arrays) = self.arrays(&[], &step.operands);
        let operands = arrays.iter().zip(&step.operands);
        let operands = operands.map(|(array, operand)| self.tensor(operand, array));
        // Operands are temporaries of the call, since they borrow their sizes.
        let operands = operands.collect_vec();
        let (before, leaves) = operands.split_at(inspect.action.before());
        let mut leaves = leaves.iter().cloned();
        let values = inspect.values.iter();
        let values = values.map(|value| self.formatted(value, &mut leaves));
        let values = values.collect_vec();
        let text = |format: &str| {
            let format = Literal::string(format);
            quote_spanned!(span()=> ::core::format_args!(#format #(, #values)*))
        };
        let done = match inspect.action {
            Action::Print => {
                let text = text(&inspect.format);
                quote_spanned!(span()=> #root::rt::print(#text))
            }
            Action::PrintError => {
                let text = text(&inspect.format);
                quote_spanned!(span()=> #root::rt::print_error(#text))
            }
            Action::Assert if self.may_lack_memory() => {
                self.failure(inspect, before, &text(&inspect.format))
            }
            Action::Assert => {
                let at = inspect
                    .origin
                    .and_then(|i| self.custom_calls.origins.get(i as usize));
                let at = at.copied().unwrap_or_else(span);
                let text = text(&located(inspect, at));
                // A panic is located at the first token of the macro, which is the user's.
                let panic = quote_spanned!(at=> ::core::panic!("{}", #text));
                quote_spanned!(span()=> if !(#(#before)*) { #panic })
            }
        };
        quote_spanned!(span()=> { #done })
    }

    /// Whether a failed assertion is an error of the function.
    pub(super) fn returns_failure(&self, step: &CustomCall) -> bool {
        step.asserts() && self.may_lack_memory()
    }

    /// Emits the check of an assertion, with the error converted to the one of the function.
    fn failure(&self, inspect: &Inspect, holds: &[TokenStream], text: &TokenStream) -> TokenStream {
        let (root, returned) = (self.root, self.from.returned);
        let place = Place::read(&inspect.place);
        let Place { file, line, column } =
            place.unwrap_or_else(|| Place::new(&inspect.place, 0, 0));
        // As for allocations, `OrPanic` panics where the error does not convert.
        quote_spanned!(span()=>
            #[allow(unused_imports)]
            use #root::rt::OrPanic as _;
            #root::rt::Failure::<<#returned as #root::rt::Returned>::Error>::of(
                #root::rt::assert(#(#holds,)* (#file, #line, #column), #text)
            )
        )
    }

    /// Emits an array as a scalar or a tensor.
    fn tensor(&self, operand: &Array, array: &TokenStream) -> TokenStream {
        let root = self.root;
        if operand.dims.is_empty() {
            return quote_spanned!(span()=> #array.item());
        }
        let element = self.element(self.program.buffers[operand.buffer.0].element);
        // The type of the sizes does not affect the text.
        let sizes = operand.dims.iter();
        let sizes = sizes.map(|_| quote_spanned!(span()=> #root::size::Dynamic));
        let sizes = sizes.collect_vec();
        quote_spanned!(span()=> #root::rt::viewed::<#element, (#(#sizes,)*)>(#array))
    }

    /// Emits a value that is formatted, from its leaves.
    fn formatted(
        &self,
        value: &Tree<()>,
        leaves: &mut dyn Iterator<Item = TokenStream>,
    ) -> TokenStream {
        let root = self.root;
        match value {
            Tree::Leaf(()) => leaves.next().to_token_stream(),
            Tree::Tuple(items) => {
                let items = items.iter().map(|item| self.formatted(item, leaves));
                let items = items.collect_vec();
                quote_spanned!(span()=> (#(&#items,)*))
            }
            Tree::List(items) => {
                let items = items.iter().map(|item| self.formatted(item, leaves));
                let items = items.collect_vec();
                quote_spanned!(span()=> [#(&#items),*])
            }
            Tree::Record(name, fields) => {
                let fields = fields.iter().map(|(field, item)| {
                    let item = self.formatted(item, leaves);
                    quote_spanned!(span()=> (#field, &#item))
                });
                let fields = fields.collect_vec();
                quote_spanned!(span()=> #root::rt::DebugRecord { name: #name, fields: &[#(#fields),*] })
            }
        }
    }
}

/// Returns the format of a panic at a span: with the place of the assertion, if that is in another function, which is
/// inlined here.
fn located(inspect: &Inspect, at: Span) -> String {
    if deep::place(at) == inspect.place {
        return inspect.format.clone();
    }
    let place = inspect.place.replace('{', "{{").replace('}', "}}");
    format!("{}\n  at {place}", inspect.format)
}
