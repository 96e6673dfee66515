//! The arrays in a parameter, and how each is passed.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use xla_hlo::Tree;

use crate::definition::Types;
use crate::emit::{self, Passing};
use crate::signature::{Mode, Param};

/// Returns the identifier of a field, raw if it is written `r#name`.
pub(crate) fn member(name: &str) -> Ident {
    match name.strip_prefix("r#") {
        Some(raw) => Ident::new_raw(raw, Span::call_site()),
        None => Ident::new(name, Span::call_site()),
    }
}

/// Returns the leaves of a parameter.
pub(crate) fn leaves(param: &Param) -> Vec<emit::Leaf> {
    fn walk(
        types: &Types,
        place: &TokenStream,
        mode: Mode,
        whole: bool,
        all: &mut Vec<emit::Leaf>,
    ) {
        match types {
            Tree::Leaf(leaf) => {
                let passing = match (leaf.plain, mode) {
                    (true, Mode::Ref) if whole => Passing::ValueRef,
                    (true, Mode::Mut) if whole => Passing::ValueState,
                    (true, _) => Passing::Value,
                    (false, Mode::Ref) => Passing::Borrowed,
                    (false, Mode::Mut) => Passing::State,
                    (false, Mode::Value) => Passing::Donated,
                };
                all.push(emit::Leaf {
                    place: place.clone(),
                    passing,
                    layout: leaf.array.layout.clone(),
                    items: Vec::new(),
                });
            }
            Tree::Tuple(items) => {
                for (i, item) in items.iter().enumerate() {
                    let i = syn::Index::from(i);
                    walk(item, &quote!(#place.#i), mode, false, all);
                }
            }
            Tree::Record(_, fields) => {
                for (field, item) in fields {
                    let field = member(field);
                    walk(item, &quote!(#place.#field), mode, false, all);
                }
            }
        }
    }
    let mut all = Vec::new();
    if let Some(types) = &param.types {
        walk(
            types,
            &param.name.to_token_stream(),
            param.mode,
            true,
            &mut all,
        );
    }
    all
}
