//! The signature of a function whose body is a model, as messages show it.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::ReturnType;
use xla_hlo::list::Items;

use crate::head::Written;

/// The signature of a function whose body is a model, for messages.
#[derive(Default)]
pub(crate) struct Declared {
    /// The names and the tokens of the parameters that are values.
    pub(crate) params: Vec<(String, TokenStream)>,
    /// The tokens of all parameters, or the name if there are none.
    pub(crate) inputs: TokenStream,
    /// The tokens of the result, or the name if there is none.
    pub(crate) output: TokenStream,
}

impl Declared {
    pub(super) fn of(item: &Written) -> Declared {
        let inputs = item.sig.inputs.iter().zip(&item.head().inputs);
        let values = inputs.filter_items(|(_, input)| input.is_named() && !input.is_executor());
        let params = values.map(|(arg, input)| (input.name.to_string(), arg.to_token_stream()));
        let name = || item.sig.ident.to_token_stream();
        Declared {
            params: params.collect_vec(),
            inputs: if item.sig.inputs.is_empty() {
                name()
            } else {
                item.sig.inputs.to_token_stream()
            },
            output: match &item.sig.output {
                ReturnType::Type(_, ty) => ty.to_token_stream(),
                ReturnType::Default => name(),
            },
        }
    }
}
