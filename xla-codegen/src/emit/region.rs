//! Computations of scalars: their statements, and the values that kernels apply.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote_spanned};
use xla_hlo::list::Items;
use xla_hlo::operation::{Form, Sides};
use xla_hlo::{Graph, Value};

use super::size::{Within, tokens};
use super::{Emitter, element_tokens, expr, ident, span};
use xla_hlo::lower::thresholds::emission::DECLARED;

/// Emits the statements of a computation of scalars, and returns its results; sizes are fields of `self`, and `__L` is
/// the SIMD level.
pub(super) fn scalars(
    root: &TokenStream,
    graph: &Graph,
    params: &[Ident],
) -> (TokenStream, Vec<Ident>) {
    // Parameters have the caller's names, results of instructions their own numbers.
    let name = |value: Value| match graph.params.iter().position(|&p| p == value) {
        Some(i) => params[i].clone(),
        None => ident("r", value.0 as usize),
    };
    // A long chain of `let`s is a deep nest of scopes in rustc. Names that are declared first keep it flat.
    let declared = graph.len() > DECLARED;
    let mut body = TokenStream::new();
    if declared {
        let names = graph.instrs().map(|(_, instr)| name(instr.results[0]));
        for names in names.collect_vec().chunks(DECLARED) {
            body.extend(quote_spanned!(span()=> let (#(#names,)*);));
        }
    }
    for (_, instr) in graph.instrs() {
        let result = instr.results[0];
        let element = graph.shape(result).element;
        let value = match (instr.op.form)(graph, instr) {
            Form::Map {
                function,
                generic_operand,
                generic_result,
                arguments,
                ..
            } => {
                let mut generics = vec![graph.shape(instr.operands[generic_operand]).element];
                generics.extend(generic_result.then_some(element));
                let args = instr.operands.iter().map(|&v| name(v));
                let args = args.map(|arg| quote_spanned!(span()=> #arg));
                let arguments = arguments.iter().map(|&n| {
                    let n = Literal::i32_suffixed(n);
                    quote_spanned!(span()=> #n)
                });
                let args: Vec<_> = args.chain_items(arguments).collect_vec();
                expr::call(root, function, &generics, &args)
            }
            Form::Constant(literal) => expr::scalar(root, element, literal.bytes()),
            Form::Size(size) => {
                let (ty, size) = (element_tokens(root, element), tokens(&size, Within::Loop));
                quote_spanned!(span()=> #root::rt::scalar::from_size::<#ty>(#size))
            }
            // Scalars have no dimensions to move.
            Form::Reshape | Form::Broadcast { .. } | Form::Transpose { .. } => {
                let operand = name(instr.operands[0]);
                quote_spanned!(span()=> #operand)
            }
            form => unreachable!("{form:?} in a computation of scalars"),
        };
        let name = name(result);
        body.extend(if declared {
            quote_spanned!(span()=> #name = #value;)
        } else {
            quote_spanned!(span()=> let #name = #value;)
        });
    }
    let results = graph.results.iter().map(|&v| name(v));
    (body, results.collect_vec())
}

/// Emits items as nested pairs: `(a, (b, ()))`.
pub(super) fn list<T: quote::ToTokens>(items: &[T]) -> TokenStream {
    items.iter().rev().fold(
        quote_spanned!(span()=> ()),
        |rest, item| quote_spanned!(span()=> (#item, #rest)),
    )
}

impl Emitter<'_> {
    /// Emits a computation of two lists as a value that a kernel applies.
    pub(super) fn applied(&self, graph: &Graph, sides: Sides) -> TokenStream {
        let root = self.root;
        // Parameters are named `a0, a1, .., b0, b1, ..` by side and place. `Halves` lists one side after the other,
        // `Pairs` alternates them.
        let half = graph.params.len() / 2;
        let params: Vec<Ident> = (0..graph.params.len())
            .map(|i| {
                let (side, place) = match sides {
                    Sides::Halves => (i / half.max(1), i % half.max(1)),
                    Sides::Pairs => (i % 2, i / 2),
                };
                format_ident!("{}{place}", ["a", "b"][side], span = span())
            })
            .collect_vec();
        // The indices of the parameters of a side, in the order of their places.
        let side = |name: &str| -> Vec<usize> {
            let of = |i: &usize| params[*i].to_string().starts_with(name);
            (0..params.len()).filter_items(of).collect_vec()
        };
        let element = |value: Value| self.element(graph.shape(value).element);
        let (a, b) = (side("a"), side("b"));
        let pattern = |side: &[usize]| list(&side.iter().map(|&i| &params[i]).collect_vec());
        let items: Vec<_> = a.iter().map(|&i| element(graph.params[i])).collect_vec();
        let results: Vec<_> = graph.results.iter().map(|&v| element(v)).collect_vec();
        let (items, output) = (list(&items), list(&results));
        let (first, second) = (pattern(&a), pattern(&b));
        let (body, results) = scalars(root, graph, &params);
        let results = list(&results);
        // A struct rather than a closure: it implements the runtime's trait for each SIMD level, and is `Copy`. Its
        // fields are the dynamic sizes that the computation reads.
        let sizes: Vec<_> = self.sizes.fields().collect_vec();
        quote_spanned!(span()=> {
            #[derive(Clone, Copy)]
            struct Region { #(#sizes: ::core::primitive::usize,)* }
            impl #root::rt::Function<#items> for Region {
                type Output = #output;
                #[allow(unused_variables)]
                #[inline(always)]
                fn call<__L: #root::rt::Level>(&self, #first: #items, #second: #items) -> Self::Output {
                    #body
                    #results
                }
            }
            Region { #(#sizes,)* }
        })
    }
}
