//! Token streams as flat lists, which can be sent to another thread and back.

use proc_macro2::{
    Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree, token_stream,
};

/// A token, or the end of a group, with a mark of its origin.
pub(super) enum Flat<M> {
    Open(Delimiter, M),
    Close,
    Ident(String, M),
    Punct(char, Spacing, M),
    Literal(String, M),
}

/// Returns all tokens in order.
pub(super) fn flatten<M>(
    tokens: TokenStream,
    mark: &mut dyn FnMut(&TokenTree) -> M,
) -> Vec<Flat<M>> {
    let mut all = Vec::new();
    // An explicit stack: recursion is what this module avoids.
    let mut open: Vec<token_stream::IntoIter> = vec![tokens.into_iter()];
    while let Some(tokens) = open.last_mut() {
        let Some(token) = tokens.next() else {
            open.pop();
            if !open.is_empty() {
                all.push(Flat::Close);
            }
            continue;
        };
        let mark = mark(&token);
        all.push(match token {
            TokenTree::Group(group) => {
                open.push(group.stream().into_iter());
                Flat::Open(group.delimiter(), mark)
            }
            TokenTree::Ident(ident) => Flat::Ident(ident.to_string(), mark),
            TokenTree::Punct(punct) => Flat::Punct(punct.as_char(), punct.spacing(), mark),
            TokenTree::Literal(literal) => Flat::Literal(literal.to_string(), mark),
        });
    }
    all
}

/// Rebuilds the tokens; `finish` converts each by its mark.
pub(super) fn rebuild<M>(
    all: &[Flat<M>],
    finish: &mut dyn FnMut(&M, TokenTree) -> TokenTree,
) -> TokenStream {
    type Start<'m, M> = Option<(Delimiter, &'m M)>;
    let mut open: Vec<(Start<'_, M>, Vec<TokenTree>)> = vec![(None, Vec::new())];
    for token in all {
        let (token, mark): (TokenTree, &M) = match token {
            Flat::Open(delimiter, mark) => {
                open.push((Some((*delimiter, mark)), Vec::new()));
                continue;
            }
            Flat::Close => match open.pop() {
                Some((Some((delimiter, mark)), tokens)) => {
                    let group = Group::new(delimiter, TokenStream::from_iter(tokens));
                    (group.into(), mark)
                }
                _ => unreachable!("expected an open group to close, found none"),
            },
            Flat::Ident(text, mark) => (ident(text).into(), mark),
            Flat::Punct(c, spacing, mark) => (Punct::new(*c, *spacing).into(), mark),
            Flat::Literal(text, mark) => {
                let literal: Literal = text.parse().expect("the text of a literal");
                (literal.into(), mark)
            }
        };
        if let Some((_, tokens)) = open.last_mut() {
            tokens.push(finish(mark, token));
        }
    }
    let tokens = open.pop().map(|(_, tokens)| tokens);
    TokenStream::from_iter(tokens.unwrap_or_default())
}

/// Returns an identifier; `$crate` of a macro cannot be constructed, so it is `crate` until it is sent back.
fn ident(text: &str) -> Ident {
    match text.strip_prefix("r#") {
        Some(raw) => Ident::new_raw(raw, Span::call_site()),
        None => Ident::new(text.trim_start_matches('$'), Span::call_site()),
    }
}
