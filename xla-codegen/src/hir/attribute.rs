//! Attributes. The ones that set lint levels are passed on.

use proc_macro2::TokenStream;
use quote::ToTokens;
use xla_hlo::list::Items;

/// An attribute.
#[derive(Clone)]
pub(crate) struct Attribute {
    tokens: TokenStream,
    /// The attribute as an outer one, if it sets lint levels.
    pub(crate) level: Option<TokenStream>,
}

impl ToTokens for Attribute {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.tokens.to_tokens(tokens);
    }
}

/// Returns the form of attributes.
pub(super) fn attributes(attrs: &[syn::Attribute]) -> Vec<Attribute> {
    let all = attrs.iter().map(|attr| Attribute {
        tokens: attr.to_token_stream(),
        level: crate::attributes::level(attr),
    });
    all.collect_vec()
}
