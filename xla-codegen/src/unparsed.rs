//! Functions and modules that syn cannot parse.

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::quote;
use syn::{Error, ForeignItemFn, ItemImpl, Token};
use xla_hlo::list::Items;

use crate::advice;
use crate::chain;
use crate::definition::Definition;
use crate::message::source;

mod module;
mod python;

pub(crate) use module::{is_replaced, module};

/// Returns the parseable part of a function that cannot be parsed, with its mistake; `attribute` is the mistake in its
/// attribute.
pub(crate) fn unparsed(item: TokenStream, fault: &Error, attribute: Option<Error>) -> TokenStream {
    if let Ok(function) = syn::parse2::<ForeignItemFn>(item.clone()) {
        // The attribute would have named the model.
        let fault = attribute.unwrap_or_else(|| {
            let what = "a computation has a body\n  help: write one, or name a model that is the body, \
                        `#[computation(stablehlo = \"model.mlir\")]`";
            Error::new(function.semi_token.span, what)
        });
        return without_body(&item, &fault.to_compile_error());
    }
    if let Ok(methods) = syn::parse2::<ItemImpl>(item.clone()) {
        let what = "expected a function or a module, found an `impl`\n  help: put the struct and its `impl` in a module, \
                    `#[computation] mod name { .. }`, and mark each method with `#[computation]`";
        let fault = Error::new(methods.impl_token.span, what);
        return without_body(&item, &fault.to_compile_error());
    }
    let fault = with_advice(&item, fault).map(|fault| fault.to_compile_error());
    let attribute = attribute.map(|fault| fault.to_compile_error());
    without_body(&item, &quote!(#attribute #fault))
}

/// Returns the mistake for which an item cannot be parsed, with advice; `None` if rustc's own message says all.
fn with_advice(item: &TokenStream, fault: &Error) -> Option<Error> {
    if let Some(foreign) = python::foreign(item, fault.span()) {
        let written = source(&foreign.written);
        let what = format!("expected Rust, found `{written}`\n  help: {}", foreign.help);
        return Some(Error::new_spanned(foreign.written, what));
    }
    match alias_at(item.clone(), fault.span()) {
        Some(advice) => {
            let what = format!("{fault}\n  help: {advice}");
            Some(Error::new(fault.span(), what))
        }
        None => (!is_of_rustc(fault)).then(|| fault.clone()),
    }
}

/// Whether rustc refuses the tokens at a mistake too, whatever its version: expressions without anything between them, and
/// two comparisons.
fn is_of_rustc(fault: &Error) -> bool {
    let text = fault.to_string();
    [
        "expected `;`",
        "expected `,`",
        "comparison operators cannot be chained",
    ]
    .contains(&text.as_str())
}

/// Returns the mistake and the function without its body, so that its callers report no further errors.
pub(crate) fn without_body(item: &TokenStream, fault: &TokenStream) -> TokenStream {
    let head = |input: syn::parse::ParseStream| {
        let attrs = input.call(syn::Attribute::parse_outer)?;
        let (vis, sig): (syn::Visibility, syn::Signature) = (input.parse()?, input.parse()?);
        // The body is one group of tokens, whatever is in it.
        if !input.peek(Token![;]) {
            let _: proc_macro2::Group = input.parse()?;
        }
        let _: Option<Token![;]> = input.parse()?;
        // A body about which only rustc reports a mistake must not be built, should another rustc accept it. The constant
        // is evaluated when code is generated, which rustc does not come to after a mistake, so that it adds no message.
        let body = if fault.is_empty() {
            quote! {
                const fn unsupported<const ALWAYS: bool>() -> ! {
                    const { ::core::assert!(!ALWAYS, "this syntax is not supported in a computation") };
                    ::core::unreachable!()
                }
                unsupported::<true>()
            }
        } else {
            quote!(::core::unreachable!())
        };
        let instead = format!("computation `{}` contains an error", sig.ident);
        let emitted = chain::announce(&vis, &sig.ident, &Definition::Broken, &instead);
        Ok(quote!(#[allow(unused)] #(#attrs)* #vis #sig { #body } #emitted))
    };
    match syn::parse::Parser::parse2(head, item.clone()) {
        Ok(function) => quote!(#fault #function),
        Err(_) => quote!(#fault #item),
    }
}

/// Returns the advice for a name of another library at a span, such as the keyword `where`.
fn alias_at(tokens: TokenStream, at: Span) -> Option<String> {
    let mut rest = tokens.into_iter().peekable();
    while let Some(token) = rest.next() {
        let found = match token {
            TokenTree::Group(group) => alias_at(group.stream(), at),
            TokenTree::Ident(ident) if format!("{:?}", ident.span()) == format!("{at:?}") => {
                let arguments = rest.peek().map_or_else(Vec::new, arguments);
                advice::of_call(&ident.to_string(), &arguments, true)
            }
            _ => None,
        };
        if found.is_some() {
            return found;
        }
    }
    None
}

/// Returns the texts of the arguments in parentheses.
fn arguments(group: &TokenTree) -> Vec<String> {
    let TokenTree::Group(group) = group else {
        return Vec::new();
    };
    let mut all = vec![TokenStream::new()];
    for token in group.stream() {
        match (&token, all.last_mut()) {
            (TokenTree::Punct(mark), _) if mark.as_char() == ',' => all.push(TokenStream::new()),
            (_, Some(last)) => last.extend([token]),
            (_, None) => {}
        }
    }
    let texts = all.into_iter().map(source);
    texts.filter_items(|text| !text.is_empty()).collect_vec()
}
