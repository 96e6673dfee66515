//! Generated code as text: the same in each run, and formatted for readers.

use std::io::Write;
use std::process::{Command, Stdio};

use proc_macro2::{Delimiter, Group, Ident, Literal, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use crate::tokens::punct;

/// Returns tokens that are the same in each run: without documentation, and without the numbers of files and macros,
/// which depend on the order in which they were expanded.
pub(crate) fn stable(tokens: TokenStream) -> TokenStream {
    let mut tokens = tokens.into_iter().peekable();
    let mut out = TokenStream::new();
    while let Some(token) = tokens.next() {
        if punct(&token, '#') && tokens.next_if(is_doc).is_some() {
            continue;
        }
        out.extend([match token {
            TokenTree::Group(group) => Group::new(group.delimiter(), stable(group.stream())).into(),
            TokenTree::Ident(name) => numberless(name).into(),
            TokenTree::Literal(literal) => without_file(literal).into(),
            TokenTree::Punct(_) => token,
        }]);
    }
    out
}

/// Returns the number of tokens, in groups too.
pub(crate) fn count(tokens: TokenStream) -> usize {
    let of = |token: TokenTree| match token {
        TokenTree::Group(group) => 2 + count(group.stream()),
        _ => 1,
    };
    tokens.into_iter().map(of).sum()
}

/// Returns the number that FNV-1a computes of a text.
pub(crate) fn digest(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

/// Returns the generated code of a macro as rustfmt formats it, with short paths, and without the macros that announce.
pub(crate) fn readable(of: &str, tokens: TokenStream) -> String {
    let mut tokens = short(stable(tokens));
    // The end of a chain expands to the body.
    if let Some(name) = of.strip_prefix("__body ") {
        let name = Ident::new(&format!("body_of_{name}"), proc_macro2::Span::call_site());
        tokens = quote!(fn #name() { #tokens });
    }
    let mut file: syn::File = syn::parse2(tokens).unwrap_or_else(|error| panic!("{of}: {error}"));
    let announces = |item: &syn::Item| {
        let tokens = item.to_token_stream().to_string();
        tokens.contains("macro_rules !") || tokens.contains("use __typed_xla_")
    };
    file.items.retain(|item| !announces(item));
    formatted(&file.into_token_stream().to_string())
}

/// Returns code as rustfmt formats it.
fn formatted(code: &str) -> String {
    let mut rustfmt = Command::new("rustfmt")
        .args(["--edition", "2024", "--config", "max_width=120"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("rustfmt, which `rustup component add rustfmt` installs");
    let mut input = rustfmt.stdin.take().unwrap();
    input.write_all(code.as_bytes()).unwrap();
    drop(input);
    let output = rustfmt.wait_with_output().unwrap();
    assert!(output.status.success(), "rustfmt refuses\n{code}");
    String::from_utf8(output.stdout).unwrap()
}

/// Returns tokens without the paths that generated code spells out, and without suffixes of `usize`.
fn short(tokens: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut rest = tokens.as_slice();
    let mut out = TokenStream::new();
    while let [token, after @ ..] = rest {
        rest = after;
        let path = ["::typed_xla::", "::core::primitive::"];
        if let Some(after) = path
            .iter()
            .find_map(|path| without(tokens_of(path), token, after))
        {
            rest = after;
            continue;
        }
        out.extend([match token {
            TokenTree::Group(group) => Group::new(group.delimiter(), short(group.stream())).into(),
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                let digits = text
                    .strip_suffix("usize")
                    .and_then(|text| text.parse().ok());
                digits.map_or_else(
                    || token.clone(),
                    |number| Literal::usize_unsuffixed(number).into(),
                )
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => token.clone(),
        }]);
    }
    out
}

fn tokens_of(path: &str) -> Vec<String> {
    let tokens: TokenStream = path.parse().unwrap();
    tokens.into_iter().map(|token| token.to_string()).collect()
}

/// Returns the tokens after a path, if the others begin with it.
fn without<'a>(
    path: Vec<String>,
    token: &TokenTree,
    after: &'a [TokenTree],
) -> Option<&'a [TokenTree]> {
    let (begin, rest) = after.split_at_checked(path.len() - 1)?;
    let all = std::iter::once(token).chain(begin);
    all.map(ToString::to_string).eq(path).then_some(rest)
}

/// Whether this is the body of a `#[doc]` attribute, which is not code.
fn is_doc(token: &TokenTree) -> bool {
    let TokenTree::Group(group) = token else {
        return false;
    };
    let mut inside = group.stream().into_iter();
    let name = inside.next().map(|name| name.to_string());
    let is = inside.next().is_some_and(|token| punct(&token, '='));
    group.delimiter() == Delimiter::Bracket && is && name.as_deref() == Some("doc")
}

/// Returns the name of a macro that announces, without the number that makes it unique in a process.
fn numberless(name: Ident) -> Ident {
    let text = name.to_string();
    match text.strip_prefix("__typed_xla_") {
        Some(_) => Ident::new(
            text.trim_end_matches(|c: char| c.is_ascii_digit()),
            name.span(),
        ),
        None => name,
    }
}

/// Returns a literal without the numbers of the parsed texts that it names.
fn without_file(literal: Literal) -> Literal {
    const FILE: &str = "<parsed string ";
    let text = literal.to_string();
    let mut parts = text.split(FILE);
    let first = parts.next().unwrap_or_default().to_owned();
    let add = |text: String, part: &str| {
        text + FILE + part.trim_start_matches(|c: char| c.is_ascii_digit())
    };
    parts.fold(first, add).parse().unwrap()
}
