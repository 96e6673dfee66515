//! Patterns of tokens.

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::quote;

/// Returns the name after the first keyword of an item, which may be at the end of a chain's input.
pub(crate) fn item_name(tokens: TokenStream) -> Option<String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let named = |pair: &[TokenTree]| match pair {
        [TokenTree::Ident(keyword), TokenTree::Ident(name)] => {
            let keywords = ["fn", "struct", "const", "type"];
            let is_keyword = keywords.iter().any(|word| keyword == word);
            is_keyword.then(|| name.to_string())
        }
        _ => None,
    };
    let inside = || match tokens.last() {
        Some(TokenTree::Group(group)) => item_name(group.stream()),
        _ => None,
    };
    tokens.windows(2).find_map(named).or_else(inside)
}

/// Returns the tokens after `$this` in the first parentheses that contain only these: the announcement of a macro.
pub(crate) fn announcement(token: &TokenTree, depth: usize) -> Option<TokenStream> {
    let TokenTree::Group(group) = token else {
        return None;
    };
    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
    match &inner[..] {
        [dollar, TokenTree::Ident(this), kind, text] if punct(dollar, '$') && this == "this" => {
            Some(quote!(#kind #text))
        }
        _ if depth < 5 => (inner.iter()).find_map(|token| announcement(token, depth + 1)),
        _ => None,
    }
}

/// Returns the parts of `path ! group` at the beginning of tokens.
pub(crate) fn invoked(tokens: &[TokenTree]) -> Option<(Vec<TokenTree>, Group)> {
    let path = path(tokens)?;
    match &tokens[path.len()..] {
        [mark, TokenTree::Group(group), ..] if punct(mark, '!') => Some((path, group.clone())),
        _ => None,
    }
}

/// Returns the path at the beginning of tokens, including its colons.
pub(crate) fn path(tokens: &[TokenTree]) -> Option<Vec<TokenTree>> {
    let colons = |at: usize| {
        let both = tokens.get(at).zip(tokens.get(at + 1));
        both.is_some_and(|(one, other)| punct(one, ':') && punct(other, ':'))
    };
    let mut end = if colons(0) { 2 } else { 0 };
    loop {
        let TokenTree::Ident(_) = tokens.get(end)? else {
            return None;
        };
        end += 1;
        if !colons(end) || !matches!(tokens.get(end + 2), Some(TokenTree::Ident(_))) {
            return Some(tokens[..end].to_vec());
        }
        end += 2;
    }
}

/// Returns the names in a path.
pub(crate) fn segments(path: &[TokenTree]) -> Vec<String> {
    let names = path.iter().filter_map(|token| match token {
        TokenTree::Ident(name) => Some(plain(&name.to_string())),
        _ => None,
    });
    names.collect()
}

pub(crate) fn plain(name: &str) -> String {
    name.trim_start_matches("r#").to_string()
}

pub(crate) fn is(path: &[TokenTree], word: &str) -> bool {
    matches!(path, [TokenTree::Ident(only)] if only == word)
}

/// Whether this is a macro of the standard library that expands its arguments in place.
pub(crate) fn is_std(path: &[TokenTree]) -> bool {
    const STD: [&str; 8] = [
        "assert",
        "assert_eq",
        "assert_ne",
        "println",
        "format",
        "vec",
        "matches",
        "panic",
    ];
    segments(path)
        .last()
        .is_some_and(|name| STD.contains(&name.as_str()))
}

pub(crate) fn punct(token: &TokenTree, c: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == c)
}

/// Returns the file of an attribute such as `#[path = "../ekf/belief.rs"]` at the start of these tokens.
pub(crate) fn path_attribute(tokens: &[TokenTree]) -> Option<String> {
    let [sharp, TokenTree::Group(group), ..] = tokens else {
        return None;
    };
    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
    match inner.as_slice() {
        [TokenTree::Ident(name), equals, TokenTree::Literal(file)]
            if punct(sharp, '#') && name == "path" && punct(equals, '=') =>
        {
            Some(file.to_string().trim_matches('"').to_string())
        }
        _ => None,
    }
}
