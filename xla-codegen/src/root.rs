//! What the facade is called in the crate that is being compiled.

use proc_macro_crate::{FoundCrate, crate_name};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

/// The path of the facade, under the name that the user's manifest gives it.
///
/// In the facade itself, its examples and its tests it is `::typed_xla` too: the facade names itself.
pub(crate) fn root() -> TokenStream {
    let name = match crate_name("typed-xla") {
        Ok(FoundCrate::Name(name)) => name,
        Ok(FoundCrate::Itself) | Err(_) => "typed_xla".to_string(),
    };
    let name = Ident::new(&name, Span::call_site());
    quote!(::#name)
}
