//! Examples of what calls state: `#[known]` values and the sizes of `..S`.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use xla_hlo::list::Items;
use xla_hlo::{ElementType, Size, Tree};

use crate::bindings::{Bindings, Bound, Given};
use crate::definition::Definitions;
use crate::head::Written;
use crate::signature::Scope;

/// The numbers of dimensions of `..S` in the examples, the most usual ones first.
const RANKS: [usize; 4] = [2, 3, 1, 0];

/// Returns the bindings for each example of the ranks and `#[known]` values of a function.
///
/// Ranks and values change together: a product of all of them would be elaborated too often.
pub(super) fn stated(item: &Written, bound: &Bindings) -> Vec<Bindings> {
    let head = item.head();
    let mut texts = Vec::new();
    add_texts(item.block.to_token_stream(), &mut texts);
    let definitions = Definitions::default();
    let element = |ty: &_| {
        let scope = Scope {
            bindings: bound,
            definitions: &definitions,
        };
        match scope.types(ty) {
            Ok(Tree::Leaf(leaf)) => leaf.array.shape.element,
            _ => ElementType::F32,
        }
    };
    let examples = Given::examples(head, &texts, &element);
    let all = examples.into_iter().enumerate().map(|(round, values)| {
        let mut bindings = bound.clone();
        for name in &head.generics.ranks {
            let rank = RANKS[round % RANKS.len()];
            let sizes = (0..rank).map(|i| Size::name(format!("{name}.{i}")));
            bindings.bind_rank(&name.to_string(), sizes.collect_vec());
        }
        for (name, value) in values {
            bindings.bind(&name, Bound::Given(value));
        }
        bindings
    });
    all.collect_vec()
}

/// Adds the strings in the tokens of a body, each once.
fn add_texts(tokens: TokenStream, texts: &mut Vec<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => add_texts(group.stream(), texts),
            TokenTree::Literal(literal) => {
                if let syn::Lit::Str(text) = syn::Lit::new(literal) {
                    let text = text.value();
                    if !texts.contains(&text) {
                        texts.push(text);
                    }
                }
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}
