//! Modules that syn cannot parse: one mistake in a body is not reported as many, by all that is not found then.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::quote;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Block, Error, Ident, ItemMod, Result, Token, Visibility};

use super::with_advice;
use crate::message::source;

/// Returns the module that an item is, and the mistake if it cannot be parsed; `None` if the item is something else.
///
/// Bodies with mistakes are replaced; if that does not suffice, the module is empty.
pub(crate) fn module(item: &TokenStream) -> Option<(ItemMod, Option<Error>)> {
    let fault = match syn::parse2(item.clone()) {
        Ok(module) => return Some((module, None)),
        Err(fault) => fault,
    };
    let head = |input: ParseStream| -> Result<(Visibility, Ident)> {
        input.call(Attribute::parse_outer)?;
        let vis = input.parse()?;
        input.parse::<Token![mod]>()?;
        let name = input.parse()?;
        input.parse::<TokenStream>()?;
        Ok((vis, name))
    };
    let (vis, name) = head.parse2(item.clone()).ok()?;
    let healed = syn::parse2(healed(item.clone()));
    let module = healed.unwrap_or_else(|_| syn::parse_quote!(#vis mod #name {}));
    Some((module, with_advice(item, &fault)))
}

/// Whether the body of a function has been replaced.
pub(crate) fn is_replaced(block: &Block) -> bool {
    source(block) == source(replacement())
}

fn replacement() -> TokenStream {
    quote!({ ::core::unreachable!("the body contains an error") })
}

/// Replaces the bodies of functions that cannot be parsed.
fn healed(tokens: TokenStream) -> TokenStream {
    let mut in_function = false;
    let mut all: Vec<TokenTree> = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => {
                // A brace after `fn` and before a semicolon is a body; other braces contain items, and are searched.
                in_function |= ident == "fn";
                all.push(ident.into());
            }
            TokenTree::Punct(punct) => {
                in_function &= punct.as_char() != ';';
                all.push(punct.into());
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                // A body that parses by itself is kept, so only functions with mistakes lose theirs.
                let is_block = syn::parse2::<Block>(TokenTree::from(group.clone()).into()).is_ok();
                match (in_function, is_block) {
                    (true, true) => all.push(group.into()),
                    (true, false) => all.extend(replacement()),
                    (false, _) => {
                        let inside = healed(group.stream());
                        let mut new = Group::new(Delimiter::Brace, inside);
                        new.set_span(group.span());
                        all.push(new.into());
                    }
                }
                in_function = false;
            }
            other => all.push(other),
        }
    }
    TokenStream::from_iter(all)
}
