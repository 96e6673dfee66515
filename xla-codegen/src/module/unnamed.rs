//! Private methods that only computations call: they are elaborated where they are called, and need no code of their own.

use std::collections::HashSet;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, ImplItem, Item, Visibility, parse_quote};
use xla_hlo::ElementType;
use xla_hlo::list::Items;

use super::{Group, is_mark};

/// Macros of the standard library, and of tensors, besides those for their types.
const KNOWN_MACROS: &str = "assert assert_eq assert_ne debug_assert debug_assert_eq debug_assert_ne eprintln format \
                            matches panic print println todo unimplemented unreachable vec write writeln \
                            Tensor tensor";

/// Whether the expansion of a macro names no method that its input does not. The type of a tensor is a macro with the
/// name of its element type.
fn is_known_macro(name: &str) -> bool {
    ElementType::from_name(name).is_some()
        || KNOWN_MACROS.split_whitespace().any(|known| known == name)
}

/// The identifiers of plain Rust in a module.
#[derive(Default)]
struct Plain {
    names: HashSet<String>,
    /// Whether it calls a macro that may name a method.
    has_macro: bool,
}

impl Plain {
    fn read(&mut self, tokens: TokenStream) {
        let mut before = None;
        for token in tokens {
            match token {
                TokenTree::Ident(ident) => {
                    let name = ident.to_string();
                    self.names.insert(name.clone());
                    before = Some(name);
                    continue;
                }
                TokenTree::Punct(punct) if punct.as_char() == '!' => {
                    // A macro may name any method, which the tokens do not show.
                    self.has_macro |= before.as_ref().is_some_and(|name| !is_known_macro(name));
                }
                TokenTree::Group(group) => self.read(group.stream()),
                _ => {}
            }
            before = None;
        }
    }
}

/// Whether an attribute marks such a method.
pub(super) fn is_unnamed(attribute: &Attribute) -> bool {
    attribute.path().is_ident("__unnamed")
}

/// Marks the private methods that no plain Rust in the module names. A module in its own file may name any.
pub(super) fn mark(group: &mut Group, others: &[Item]) {
    let elsewhere = |item: &Item| matches!(item, Item::Mod(item) if item.content.is_none());
    if others.iter().any(elsewhere) {
        return;
    }
    let mut plain = Plain::default();
    for item in others {
        plain.read(item.to_token_stream());
    }
    let parts = group.impls.iter().flat_items(|item| &item.items);
    for part in parts.filter_items(|part| !is_computation(part)) {
        plain.read(part.to_token_stream());
    }
    // A macro may expand to any name.
    if plain.has_macro {
        return;
    }
    for part in group.impls.iter_mut().flat_map(|item| &mut item.items) {
        if let ImplItem::Fn(method) = part
            && method.attrs.iter().any(is_mark)
            && matches!(method.vis, Visibility::Inherited)
            && !plain.names.contains(&method.sig.ident.to_string())
        {
            method.attrs.push(parse_quote!(#[__unnamed]));
        }
    }
}

fn is_computation(part: &ImplItem) -> bool {
    matches!(part, ImplItem::Fn(method) if method.attrs.iter().any(is_mark))
}
