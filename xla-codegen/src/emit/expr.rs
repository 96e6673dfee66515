//! Constants and scalar expressions.

use proc_macro2::{Ident, Literal as Token, TokenStream};
use quote::quote_spanned;
use xla_hlo::element::Kind;
use xla_hlo::list::{self, Items};
use xla_hlo::{ElementType, Literal};

use super::{element_tokens, span};
use xla_hlo::lower::thresholds::emission::BYTES;

/// Emits a scalar constant, as a bit pattern if a decimal might be inexact.
pub(super) fn scalar(root: &TokenStream, element: ElementType, bytes: &[u8]) -> TokenStream {
    // All elements but complex ones fit 8 bytes, little-endian.
    let mut wide = [0; 8];
    wide[..bytes.len().min(8)].copy_from_slice(&bytes[..bytes.len().min(8)]);
    let bits = u64::from_le_bytes(wide);
    let ty = element_tokens(root, element);
    match element.kind() {
        Kind::Bool => {
            let value = Ident::new(if bits == 0 { "false" } else { "true" }, span());
            quote_spanned!(span()=> #value)
        }
        Kind::Signed => {
            // Sign extension of the low bits.
            let shift = 64 - 8 * element.bytes() as u32;
            let value = ((bits << shift) as i64) >> shift;
            let magnitude = Token::u64_unsuffixed(value.unsigned_abs());
            let signed = if value < 0 {
                quote_spanned!(span()=> -#magnitude)
            } else {
                quote_spanned!(span()=> #magnitude)
            };
            // With its sign, the least value is a valid literal of its type, although its magnitude is not.
            quote_spanned!(span()=> { const VALUE: #ty = #signed; VALUE })
        }
        Kind::Unsigned => {
            let value = Token::u64_unsuffixed(bits);
            quote_spanned!(span()=> { const VALUE: #ty = #value; VALUE })
        }
        Kind::Float => {
            let token = match element.bytes() {
                1 => Token::u8_suffixed(bits as u8),
                2 => Token::u16_suffixed(bits as u16),
                4 => Token::u32_suffixed(bits as u32),
                _ => Token::u64_suffixed(bits),
            };
            if element.is_short() {
                quote_spanned!(span()=> #ty::from_bits(#token))
            } else {
                quote_spanned!(span()=> <#ty>::from_bits(#token))
            }
        }
        Kind::Complex => {
            let half = bytes.len() / 2;
            let [re, im] = list::both([&bytes[..half], &bytes[half..]], |part| {
                scalar(root, element.real(), part)
            });
            quote_spanned!(span()=> #ty::new(#re, #im))
        }
        Kind::Token => unreachable!("expected an element type of arrays, found {element}"),
    }
}

/// Emits a constant array as a slice of a static, whose bytes may be in a file at a position.
pub(super) fn array(
    root: &TokenStream,
    literal: &Literal,
    included: Option<(&Ident, usize)>,
) -> TokenStream {
    let element = literal.shape().element;
    let ty = element_tokens(root, element);
    // A long array is a byte string: one token instead of one for each element.
    if literal.elements().len() >= BYTES {
        let len = Token::usize_unsuffixed(literal.bytes().len());
        let bytes = match included {
            Some((file, offset)) => {
                let offset = Token::usize_unsuffixed(offset);
                quote_spanned!(span()=> #root::rt::file_part(#file(), #offset))
            }
            None => {
                let bytes = Token::byte_string(literal.bytes());
                quote_spanned!(span()=> *#bytes)
            }
        };
        // Not every byte is a `bool`.
        return if element == ElementType::Bool {
            quote_spanned!(span()=> {
                static ARRAY: #root::rt::ConstantBools<#len> = #root::rt::ConstantBools::new(#bytes);
                ARRAY.elements()
            })
        } else {
            quote_spanned!(span()=> {
                static ARRAY: #root::rt::ConstantBytes<#len> = #root::rt::ConstantBytes(#bytes);
                #root::rt::constant::<#ty>(&ARRAY.0)
            })
        };
    }
    let items: Vec<TokenStream> = literal
        .element_bytes()
        .map(|bytes| scalar(root, element, bytes))
        .collect_vec();
    let len = Token::usize_unsuffixed(items.len());
    quote_spanned!(span()=> {
        static ARRAY: [#ty; #len] = [#(#items),*];
        &ARRAY[..]
    })
}

/// Emits a call of a scalar function at the SIMD level of the enclosing loop.
pub(super) fn call(
    root: &TokenStream,
    function: &str,
    generics: &[ElementType],
    args: &[TokenStream],
) -> TokenStream {
    let function = Ident::new(function, span());
    let generics = generics
        .iter()
        .map(|element| element_tokens(root, *element));
    quote_spanned!(span()=> #root::rt::scalar::#function::<__L, #(#generics),*>(#(#args),*))
}
