//! The path of the facade in the crate that is being compiled.
//!
//! Macros such as `f32![..]` receive it: a `macro_rules!` of the facade passes its `$crate`. An attribute has no
//! `$crate`. It uses the path of `crate = path`, or the name under which the crate's manifest lists the facade.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Error, Result, Token};

mod manifest;

use manifest::Found;

/// The argument `crate = path` of an attribute.
pub(crate) struct Crate(syn::Path);

impl Crate {
    /// Whether the argument comes next.
    pub(crate) fn is_next(input: ParseStream) -> bool {
        input.peek(Token![crate])
    }
}

impl Parse for Crate {
    fn parse(input: ParseStream) -> Result<Crate> {
        let word: Token![crate] = input.parse()?;
        let path = input.parse::<Token![=]>().and_then(|_| {
            let path = input.call(syn::Path::parse_mod_style)?;
            Ok(Crate(path))
        });
        path.map_err(|_| {
            let what = "expected the path of this library: `crate = other::typed_xla`";
            Error::new_spanned(word, what)
        })
    }
}

/// The arguments of an attribute that takes `crate = path` only.
pub(crate) struct OnlyCrate(pub(crate) Option<Crate>);

impl Parse for OnlyCrate {
    fn parse(input: ParseStream) -> Result<OnlyCrate> {
        if input.is_empty() {
            return Ok(OnlyCrate(None));
        }
        if !Crate::is_next(input) {
            return Err(input.error("expected `crate = path`, the path of this library"));
        }
        let crate_path = input.parse()?;
        input.parse::<Option<Token![,]>>()?;
        if input.is_empty() {
            Ok(OnlyCrate(Some(crate_path)))
        } else {
            Err(input.error("unexpected token after the path of this library"))
        }
    }
}

/// Returns the path of the facade for an attribute; `example` shows the attribute with a path, for the message.
///
/// # Errors
/// The manifest of the crate does not list the facade, and the attribute does not name a path.
pub(crate) fn of_attribute(crate_path: Option<&Crate>, example: &str) -> Result<TokenStream> {
    match crate_path {
        Some(Crate(path)) => Ok(path.to_token_stream()),
        None => listed(found(), example),
    }
}

/// Returns the path of the facade as the manifest lists it.
fn listed(found: Found, example: &str) -> Result<TokenStream> {
    let name = match found {
        Found::Named(name) => name,
        // The facade calls itself `typed_xla`; without a manifest that name is assumed.
        Found::Itself | Found::Unreadable => "typed_xla".to_string(),
        Found::Missing => {
            let what = format!(
                "the `Cargo.toml` of this crate does not list `typed-xla`\n  \
                 help: run `cargo add typed-xla`, or specify the path under which another crate re-exports it: `{example}`"
            );
            return Err(Error::new(Span::call_site(), what));
        }
    };
    let ident = syn::parse_str(&name).or_else(|_| syn::parse_str(&format!("r#{name}")));
    let name: Ident = ident?;
    Ok(quote!(::#name))
}

/// The manifest that was read last: its folder and its entry for the facade.
static LAST: Mutex<Option<(PathBuf, Found)>> = Mutex::new(None);

/// Uses a text as the manifest of the crate that is being compiled.
pub(crate) fn remember(manifest: &str) {
    let folder = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    if let (Some(folder), Ok(mut last)) = (folder, LAST.lock()) {
        *last = Some((folder, manifest::found(manifest, &|_| None)));
    }
}

/// Returns the facade's entry in the manifest of the crate that is being compiled, which is read once.
fn found() -> Found {
    let Some(folder) = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from) else {
        return Found::Unreadable;
    };
    // A poisoned lock is ignored: the manifest is read again.
    let Ok(mut last) = LAST.lock() else {
        return read(&folder);
    };
    if let Some((of, found)) = &*last
        && *of == folder
    {
        return found.clone();
    }
    let found = read(&folder);
    *last = Some((folder, found.clone()));
    found
}

/// Returns the facade's entry in the manifest of a folder.
fn read(folder: &Path) -> Found {
    let text = |folder: &Path| std::fs::read_to_string(folder.join("Cargo.toml")).ok();
    let Some(own) = text(folder) else {
        return Found::Unreadable;
    };
    manifest::found(&own, &|root| match root {
        Some(root) => text(&folder.join(root)),
        None => {
            let mut folders = folder.ancestors();
            folders.find_map(|folder| text(folder).filter(|text| manifest::is_workspace(text)))
        }
    })
}

/// Splits the input of a macro into the path of the facade, which its `macro_rules!` passes first as `[$crate]`, and
/// the rest.
///
/// # Errors
/// The path is missing: the macro was not called by the facade.
pub(crate) fn of_macro(input: TokenStream) -> Result<(TokenStream, TokenStream)> {
    let mut input = input.into_iter();
    match input.next() {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Bracket => {
            Ok((group.stream(), input.collect()))
        }
        _ => Err(Error::new(
            Span::call_site(),
            "this macro is internal to the library",
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::source;

    #[test]
    fn a_manifest_that_does_not_list_the_facade_is_refused() {
        let listed = |found| match listed(found, "#[known(crate = other::typed_xla)]") {
            Ok(path) => source(path),
            Err(fault) => fault.to_string(),
        };
        assert_eq!(listed(Found::Itself), "::typed_xla");
        assert_eq!(listed(Found::Unreadable), "::typed_xla");
        assert_eq!(listed(Found::Named("tensors".to_string())), "::tensors");
        assert_eq!(listed(Found::Named("type".to_string())), "::r#type");
        assert_eq!(
            listed(Found::Missing),
            "the `Cargo.toml` of this crate does not list `typed-xla`\n  \
             help: run `cargo add typed-xla`, or specify the path under which another crate re-exports it: `#[known(crate = other::typed_xla)]`"
        );
    }

    #[test]
    fn an_attribute_names_one_path() {
        let parsed = |text: &str| match syn::parse_str::<OnlyCrate>(text) {
            Ok(OnlyCrate(crate_path)) => {
                crate_path.map_or_else(String::new, |Crate(path)| source(path))
            }
            Err(fault) => fault.to_string(),
        };
        let cases = [
            ("", ""),
            ("crate = other::typed_xla", "other::typed_xla"),
            ("crate = ::other::x,", "::other::x"),
            ("crate = crate::x", "crate::x"),
            (
                "crate",
                "expected the path of this library: `crate = other::typed_xla`",
            ),
            (
                "crate = 2",
                "expected the path of this library: `crate = other::typed_xla`",
            ),
            (
                "crate = a, b",
                "unexpected token after the path of this library",
            ),
            ("size", "expected `crate = path`, the path of this library"),
        ];
        for (text, expected) in cases {
            assert_eq!(parsed(text), expected, "{text}");
        }
    }
}
