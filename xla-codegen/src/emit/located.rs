//! The user's lines in emitted code, for panics, backtraces, debuggers and profilers.
//!
//! The tokens of a step have the place of the instruction that computes its result. Inside an emitted function this is
//! enough, but in the user's function rustc replaces the place of a macro's own tokens by the place of the macro. A
//! call there is located by its first token and its arguments, which therefore have the user's span ([`call`]); all
//! names keep the macro's.

use std::cell::Cell;

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use xla_hlo::list::Items;
use xla_hlo::lower::Origins;

use super::Emitter;
use crate::deep;

thread_local! {
    /// The user's span of the step that is being emitted, and the macro's own span there.
    static AT: Cell<Option<(Span, Span)>> = const { Cell::new(None) };
}

/// Restores the place of the enclosing step.
pub(super) struct Located(Option<(Span, Span)>);

impl Drop for Located {
    fn drop(&mut self) {
        AT.set(self.0);
    }
}

/// Returns the span of local names, which resolve in the macro, at the current step.
pub(super) fn span() -> Span {
    AT.get().map_or_else(deep::mixed_site, |(_, own)| own)
}

/// Returns a statement that is a call, with the span of the user where rustc looks for the place of the call.
pub(super) fn call(statement: TokenStream) -> TokenStream {
    let Some((user, _)) = AT.get() else {
        return statement;
    };
    let tokens = statement.into_iter().map(|mut token| {
        // A name would be looked up in the user's function, so a statement begins with `::`, `<` or parentheses.
        let marks = match &token {
            TokenTree::Punct(_) => true,
            TokenTree::Group(group) => group.delimiter() == Delimiter::Parenthesis,
            TokenTree::Ident(_) | TokenTree::Literal(_) => false,
        };
        if marks {
            token.set_span(user);
        }
        token
    });
    TokenStream::from_iter(tokens.collect_vec())
}

impl Emitter<'_> {
    /// Locates what is emitted from now on at a step with these instructions, until the result is dropped.
    pub(super) fn at(&self, origins: &Origins) -> Located {
        let outer = AT.get();
        let origin = origins.last().and_then(|origin| origin.index);
        let user = origin.and_then(|index| self.custom_calls.origins.get(index as usize));
        if let Some(&user) = user {
            AT.set(Some((user, deep::mixed_at(user))));
        }
        Located(outer)
    }
}
