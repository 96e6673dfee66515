//! The arrays in a parameter, and how each is passed.
//!
//! An array of values, `[Block; 12]`, is a `Tree::List`. Its parts are bound to names first, since mutable borrows by
//! index overlap.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{Index, Member};
use xla_hlo::Tree;
use xla_hlo::list::Items;

use crate::deep::mixed_at;
use crate::definition::Types;
use crate::emit::{self, Passing};
use crate::message::Spanned;
use crate::signature::{Mode, Param};

/// Returns a field, raw if it is written `r#name`; a number for a field of a tuple struct.
fn member(name: &str, span: Span) -> Member {
    match (name.strip_prefix("r#"), name.parse::<usize>()) {
        (Some(raw), _) => Member::Named(Ident::new_raw(raw, span)),
        (None, Ok(number)) => Member::Unnamed(Index {
            span,
            ..Index::from(number)
        }),
        (None, Err(_)) => Member::Named(Ident::new(name, span)),
    }
}

/// Returns the places of the parts of a tuple or a struct, each with its type.
///
/// rustc reports a private field where the variable is declared.
pub(crate) fn fields<'t>(types: &'t Types, place: &TokenStream) -> Vec<(TokenStream, &'t Types)> {
    // The member has the hygiene of the macro and the position of the variable.
    let span = mixed_at(place.span());
    let place = |(i, part): (usize, &'t Types)| {
        let member = match types {
            Tree::Record(_, fields) => member(&fields[i].0, span),
            _ => Member::Unnamed(Index::from(i)),
        };
        (quote!(#place.#member), part)
    };
    types
        .parts()
        .into_iter()
        .enumerate()
        .map(place)
        .collect_vec()
}

/// The leaves of a parameter, with the statements before their places.
pub(crate) struct Leaves {
    /// Statements that bind the parts of arrays to names: Rust does not split a borrow by indices.
    pub(crate) before: TokenStream,
    /// The leaves.
    pub(crate) all: Vec<emit::Leaf>,
}

/// Returns the leaves of the parameter with this number.
pub(crate) fn leaves(number: usize, param: &Param) -> Leaves {
    let mut walk = Parts {
        number,
        mode: param.mode,
        count: 0,
        leaves: Leaves {
            before: TokenStream::new(),
            all: Vec::new(),
        },
    };
    if let Some(types) = &param.types {
        walk.visit(types, &param.name.to_token_stream(), true);
    }
    walk.leaves
}

/// Returns the places of the leaves of a parameter, with indices for the parts of arrays: they can be read before the
/// statements of [`leaves`].
pub(crate) fn read(param: &Param) -> Vec<TokenStream> {
    fn visit(types: &Types, place: TokenStream, all: &mut Vec<TokenStream>) {
        match types {
            Tree::Leaf(_) => all.push(place),
            Tree::List(items) => {
                for (i, item) in items.iter().enumerate() {
                    visit(item, quote!(#place[#i]), all);
                }
            }
            Tree::Tuple(_) | Tree::Record(..) => {
                for (place, part) in fields(types, &place) {
                    visit(part, place, all);
                }
            }
        }
    }
    let mut all = Vec::new();
    if let Some(types) = &param.types {
        visit(types, param.name.to_token_stream(), &mut all);
    }
    all
}

/// The state of a walk over the parts of a parameter.
struct Parts {
    number: usize,
    mode: Mode,
    /// The number of parts of arrays that have names.
    count: usize,
    leaves: Leaves,
}

impl Parts {
    /// Adds the leaves of a part; `whole` is whether its place is a variable, with the reference if there is one.
    fn visit(&mut self, types: &Types, place: &TokenStream, whole: bool) {
        match types {
            Tree::Leaf(leaf) => {
                let passing = match (leaf.plain, self.mode) {
                    (true, Mode::Ref) if whole => Passing::ValueRef,
                    (true, Mode::Mut) if whole => Passing::ValueState,
                    (true, _) => Passing::Value,
                    (false, Mode::Ref) => Passing::Borrowed,
                    (false, Mode::Mut) => Passing::State,
                    (false, Mode::Value) => Passing::Donated,
                };
                self.leaves.all.push(emit::Leaf {
                    place: place.clone(),
                    passing,
                    layout: leaf.array.layout.clone(),
                    items: Vec::new(),
                });
            }
            // An array of parts is taken apart by a pattern, `let [part0_0, part0_1] = &p.blocks;`: indices would
            // borrow the whole array mutably for each part.
            Tree::List(items) => {
                let borrow = match self.mode {
                    _ if whole => TokenStream::new(),
                    Mode::Value => TokenStream::new(),
                    Mode::Ref => quote!(&),
                    Mode::Mut => quote!(&mut),
                };
                let first = self.count;
                self.count += items.len();
                let names: Vec<TokenStream> = (first..self.count)
                    .map(|i| {
                        let span = crate::deep::mixed_site();
                        format_ident!("part{}_{i}", self.number, span = span).to_token_stream()
                    })
                    .collect_vec();
                self.leaves.before.extend(quote! {
                    #[allow(unused_variables)]
                    let [#(#names),*] = #borrow #place;
                });
                for (name, item) in names.iter().zip(items) {
                    self.visit(item, name, true);
                }
            }
            Tree::Tuple(_) | Tree::Record(..) => {
                for (place, part) in fields(types, place) {
                    self.visit(part, &place, false);
                }
            }
        }
    }
}
