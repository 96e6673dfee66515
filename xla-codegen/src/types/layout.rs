//! Layouts in types: `{0, 1}`, `{0, 1}, padded = [3, 5], value = 0`, `{1, 0}, tile = [2, 2]`.

use crate::message::Spanned;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Error, LitInt, Result, Token, braced, bracketed, token};
use xla_hlo::error::{LayoutFault, below};
use xla_hlo::list::Items;
use xla_hlo::padding::PaddingValue;
use xla_hlo::{Packing, Shape};

use crate::hir::Expr;
use crate::message::source;
use crate::size::{self, Lookup, Names};

/// A layout in the syntax of a type.
pub(super) struct LayoutSyntax {
    brace: token::Brace,
    /// The dimensions, the fastest-varying one first.
    order: Vec<LitInt>,
    padded: Option<List<Expr>>,
    value: Option<(PaddingValue, Span)>,
    tile: Option<List<LitInt>>,
}

/// An argument that is a list: `padded = [3, 5]`, `tile = [2, 2]`.
struct List<T> {
    word: Ident,
    bracket: token::Bracket,
    items: Vec<T>,
}

impl<T: Parse> List<T> {
    /// Parses the list after the word.
    fn after(word: Ident, input: ParseStream) -> Result<List<T>> {
        let list;
        let bracket = bracketed!(list in input);
        let items = Punctuated::<T, Token![,]>::parse_terminated(&list)?;
        Ok(List {
            word,
            bracket,
            items: items.into_iter().collect_vec(),
        })
    }
}

impl Parse for LayoutSyntax {
    fn parse(input: ParseStream) -> Result<LayoutSyntax> {
        if !input.peek(token::Brace) {
            let mut what = "expected the dimensions in braces, the fastest-varying first: `f32![2, 3; {0, 1}]`".to_string();
            if input.peek(syn::LitInt) {
                what += "\n  help: commas separate sizes, `f32![2, 3]`";
            }
            return Err(input.error(what));
        }
        let list;
        let brace = braced!(list in input);
        let order: Punctuated<LitInt, Token![,]> = Punctuated::parse_terminated(&list)?;
        let mut layout = LayoutSyntax {
            brace,
            order: order.into_iter().collect_vec(),
            padded: None,
            value: None,
            tile: None,
        };
        // Properties follow the order in any sequence, separated by commas.
        while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
            layout.further(input)?;
        }
        if let (Some((_, at)), None) = (&layout.value, &layout.padded) {
            let what = "`value` requires `padded`: `padded = [3, 5], value = 0`";
            return Err(Error::new(*at, what));
        }
        Ok(layout)
    }
}

impl LayoutSyntax {
    /// Whether there is padding or a tile.
    pub(super) fn has_widths(&self) -> bool {
        self.padded.is_some() || self.tile.is_some()
    }

    /// Parses one of the arguments that follow the order.
    fn further(&mut self, input: ParseStream) -> Result<()> {
        const WORDS: &str = "`padded = [3, 5]`, `value = 0` or `tile = [8, 128]`";
        if !input.peek(syn::Ident) {
            return Err(input.error(format!("expected {WORDS} after the order of dimensions")));
        }
        let word: Ident = input.parse()?;
        let known = ["padded", "value", "tile"];
        if !known.iter().any(|known| word == known) {
            let what = format!("unknown property `{word}` of a layout: expected {WORDS}");
            return Err(Error::new(word.span(), what));
        }
        // Each property is specified once, and padding excludes tiles, which pad themselves.
        let twice = (word == "padded" && self.padded.is_some())
            || (word == "value" && self.value.is_some())
            || (word == "tile" && self.tile.is_some());
        if twice {
            let what = format!("`{word}` is specified more than once");
            return Err(Error::new(word.span(), what));
        }
        let both =
            (word == "padded" && self.tile.is_some()) || (word == "tile" && self.padded.is_some());
        if both {
            let what = "a type has padding or a tile, not both: a tile that does not divide a size pads it";
            return Err(Error::new(word.span(), what));
        }
        input.parse::<Token![=]>()?;
        if word == "value" {
            let value: Expr = input.parse()?;
            let text = source(&value);
            let known = PaddingValue::from_written(&text).ok_or_else(|| {
                let what = format!(
                    "expected `0`, `1`, `lowest`, `highest` or `unknown` as the padding value of padding, found `{text}`"
                );
                Error::new_spanned(&value, what)
            })?;
            self.value = Some((known, value.span()));
        } else if word == "tile" {
            self.tile = Some(List::after(word, input)?);
        } else {
            self.padded = Some(List::after(word, input)?);
        }
        Ok(())
    }

    /// Returns the expressions of the widths.
    pub(super) fn expressions(&self) -> impl Iterator<Item = &Expr> {
        self.padded.iter().flat_items(|padded| &padded.items)
    }

    /// Returns the layout of an array of this shape, with names looked up in `names`.
    ///
    /// # Errors
    /// The layout does not fit the shape.
    pub(super) fn of(&self, shape: &Shape, names: &Lookup) -> Result<xla_hlo::SymbolicLayout> {
        let layout = xla_hlo::SymbolicLayout {
            minor_to_major: self.order(shape.rank())?,
            packing: self.packing(names)?,
        };
        match layout.check(shape) {
            Ok(()) => Ok(layout),
            Err(fault) => Err(Error::new(self.place_of(&fault), fault)),
        }
    }

    fn order(&self, rank: usize) -> Result<Vec<usize>> {
        if self.order.len() != rank {
            let what = format!(
                "a layout lists every dimension once: expected {rank}, found {}",
                self.order.len()
            );
            return Err(Error::new(self.brace.span.join(), what));
        }
        let mut minor_to_major: Vec<usize> = Vec::with_capacity(rank);
        for dim in &self.order {
            let d = dim.base10_parse()?;
            if d >= rank {
                let what = format!("expected {}, found {d}", below("dimension", rank));
                return Err(Error::new(dim.span(), what));
            }
            if minor_to_major.contains(&d) {
                return Err(Error::new(
                    dim.span(),
                    format!("dimension {d} is listed twice"),
                ));
            }
            minor_to_major.push(d);
        }
        Ok(minor_to_major)
    }

    fn packing(&self, names: &Lookup) -> Result<Packing> {
        if let Some(tile) = &self.tile {
            let size = |size: &LitInt| match size.base10_parse()? {
                n if n < size::LIMIT => Ok(n),
                n => {
                    let what = format!("a size must be below {}, found {n}", size::LIMIT);
                    Err(Error::new(size.span(), what))
                }
            };
            return tile.items.iter().map(size).collect_ok().map(Packing::Tiled);
        }
        let Some(padded) = &self.padded else {
            return Ok(Packing::Dense);
        };
        let widths = padded.items.iter().map(|width| size::size(width, names));
        Ok(Packing::Padded {
            widths: widths.collect_ok()?,
            value: self.value.map_or(PaddingValue::Unknown, |(value, _)| value),
        })
    }

    /// Returns the span at which a mistake is reported.
    fn place_of(&self, fault: &LayoutFault) -> Span {
        use LayoutFault as F;
        // The number at fault if it can be told, or the brackets with the list, or the order.
        let place = match (fault, &self.padded, &self.tile) {
            (F::Open, Some(padded), _) => Some(padded.word.span()),
            (F::Open, _, Some(tile)) => Some(tile.word.span()),
            (F::Below { dimension, .. } | F::Uncertain { dimension, .. }, Some(padded), _) => {
                padded.items.get(*dimension).map(Spanned::span)
            }
            (F::Value { .. }, ..) => self.value.map(|(_, at)| at),
            (F::ZeroTile { at }, _, Some(tile)) => tile.items.get(*at).map(LitInt::span),
            (_, Some(padded), _) => Some(padded.bracket.span.join()),
            (_, _, Some(tile)) => Some(tile.bracket.span.join()),
            _ => None,
        };
        place.unwrap_or_else(|| self.brace.span.join())
    }
}

/// Returns the Rust type of a layout.
pub(super) fn type_of(
    root: &TokenStream,
    layout: &xla_hlo::SymbolicLayout,
    names: &Names,
    bounds: &mut Vec<TokenStream>,
) -> TokenStream {
    let order = if layout.is_row_major() {
        quote!(#root::shape::RowMajor)
    } else {
        let order = layout.minor_to_major.iter().map(|&d| size::number(root, d));
        quote!(#root::shape::MinorToMajor<(#(#order,)*)>)
    };
    match &layout.packing {
        Packing::Dense => order,
        Packing::Padded { widths, value } => {
            let widths: Vec<TokenStream> = (widths.iter())
                .map(|width| size::type_of(root, width, names, bounds))
                .collect_vec();
            let value = format_ident!("{value:?}");
            quote!(#root::shape::Padded<#order, (#(#widths,)*), #root::shape::padding::#value>)
        }
        Packing::Tiled(tile) => {
            let tile = tile.iter().map(|&size| size::number(root, size));
            quote!(#root::shape::Tiled<#order, (#(#tile,)*)>)
        }
    }
}
