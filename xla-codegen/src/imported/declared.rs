//! The signature of a function whose body is a model, as messages show it.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{FnArg, ItemFn, Pat, ReturnType};
use xla_hlo::list::Items;

use crate::template::is_executor;

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
    pub(super) fn of(item: &ItemFn) -> Declared {
        let inputs = item.sig.inputs.iter().filter_items(|arg| !is_executor(arg));
        let params = inputs.filter_map(|arg| match arg {
            FnArg::Typed(arg) => match &*arg.pat {
                Pat::Ident(pat) => Some((pat.ident.to_string(), arg.to_token_stream())),
                _ => None,
            },
            FnArg::Receiver(_) => None,
        });
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
