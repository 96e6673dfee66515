//! Bodies for `cargo check`, which need no steps.
//!
//! rustc checks a body against the user's code where they meet: the places of the parameters, which move or borrow
//! fields and count as their uses, and the types of the results. It does not run what lies between them.

use proc_macro2::TokenStream;
use quote::quote_spanned;
use xla_hlo::list::Items;
use xla_hlo::ops::custom_call;
use xla_hlo::{ElementType, Graph};

use super::{Driver, From, Leaf, Passing, Target, ident, returns, span};

/// Whether the steps of a graph name nothing of the user: no function that is called by its path, no channel, and no
/// error type to which errors of the library are converted.
pub(super) fn is_closed(graph: &Graph, from: From<'_>) -> bool {
    let mut params = graph.params.iter();
    from.returned.is_none()
        && !from.fallible
        && !custom_call::is_in(graph)
        && !params.any(|&param| graph.shape(param).element == ElementType::Token)
}

/// Returns a body that uses its parameters and has results of their types, but never runs.
pub(super) fn driver(leaves: &[Leaf], targets: &[Target], from: From<'_>) -> Driver {
    let mut statements = TokenStream::new();
    // Each place is mentioned as the real body would use it, so that rustc's errors about moves and unused variables
    // are the same.
    for name in from.exec.into_iter().chain_items(from.workspace) {
        statements.extend(quote_spanned!(span()=> let _ = &#name;));
    }
    for Leaf { place, passing, .. } in leaves {
        statements.extend(match passing {
            Passing::Donated => quote_spanned!(span()=> ::core::mem::drop(#place);),
            _ => quote_spanned!(span()=> let _ = &#place;),
        });
    }
    for (j, target) in targets.iter().enumerate() {
        let out = ident("result", j);
        statements.extend(match target {
            // Unlike `unreachable!()`, it does not make rustc skip the analysis of what follows.
            Target::Return { ty, .. } => {
                quote_spanned!(span()=> let #out = ::core::option::Option::<#ty>::None.unwrap();)
            }
            Target::Into { place, .. } => quote_spanned!(span()=> let _ = &#place;),
            Target::State(_) => TokenStream::new(),
        });
    }
    let results = (0..targets.len()).filter_items(|&j| returns(&targets[j]));
    Driver {
        statements,
        results: results.map(|j| ident("result", j)).collect_vec(),
        inline: TokenStream::new(),
    }
}
