//! Definition macros: a `macro_rules!` under an item's name that passes the item's definition on to the next macro.
//!
//! An attribute sees tokens only. To resolve the names it refers to, a computation expands to a call of the first name
//! as a macro, which calls the second, and so on; the last one calls a procedural macro with all definitions.
//! `Params!(@typed_xla [] [] [Params] [::typed_xla::__body] { .. })` is such a call: the names that are left, the
//! definitions so far, this name, the last macro, and the computation.
//!
//! There are two chains: one in the body, whose last macro expands to the code, and one beside the function, whose
//! last macro expands to the function's own definition macro. Both need the graph, which is made once
//! (`computation/memo.rs`).
//!
//! These macros need no path of this library, since the path of the procedural macro is an argument.

use proc_macro2::{Delimiter, Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Result, Visibility, bracketed, parenthesized};

use crate::definition::{Definition, Definitions};
use crate::invocation;

/// Returns the macro that holds the definition of an item.
///
/// The macro's name is unique; it is imported under the item's name, with the item's visibility.
pub(crate) fn announce(
    vis: &Visibility,
    name: &Ident,
    definition: &Definition,
    instead: &str,
) -> TokenStream {
    announced(vis, name, definition, instead, &TokenStream::new())
}

/// A generic parameter of a struct.
pub(crate) struct Parameter {
    /// Whether it is `const L: usize`.
    pub(crate) is_number: bool,
    /// Whether its argument may be the last one: it is the last parameter, or the next one has a default.
    pub(crate) is_last: bool,
}

/// Returns the macro that holds the definition of a struct; `parameters` are its generic parameters.
///
/// The macro also expands to the type with arguments of which each is written as a number and as a type,
/// `Net!(@of [Net <] [>] ([3] [Size<3>]) ([64] [Size<64>]))`, for the function that rustc sees (`signature/instance.rs`).
pub(crate) fn announce_struct(
    vis: &Visibility,
    name: &Ident,
    definition: &Definition,
    instead: &str,
    parameters: &[Parameter],
) -> TokenStream {
    let (mut pairs, mut arguments) = (Vec::new(), Vec::new());
    // Types may omit the last arguments, so that each number of arguments has a rule.
    let mut rules = TokenStream::new();
    for (i, Parameter { is_number, is_last }) in parameters.iter().enumerate() {
        let [number, ty] = ["number", "ty"].map(|of| format_ident!("{of}{i}"));
        pairs.push(quote!(([$($#number:tt)*] [$($#ty:tt)*])));
        let name = if *is_number { number } else { ty };
        arguments.push(quote!($($#name)*));
        if *is_last {
            rules.extend(quote! {
                (@of [$($path:tt)*] [$end:tt] #(#pairs)*) => { $($path)* #(#arguments),* $end };
            });
        }
    }
    // Another number of arguments is a mistake, which is reported with the computation: rustc sees a type that it does
    // not report again.
    if !parameters.is_empty() {
        rules.extend(quote!((@of $($other:tt)*) => { () };));
    }
    announced(vis, name, definition, instead, &rules)
}

fn announced(
    vis: &Visibility,
    name: &Ident,
    definition: &Definition,
    instead: &str,
    rules: &TokenStream,
) -> TokenStream {
    let count = invocation::count();
    let within = std::env::var("CARGO_CRATE_NAME").unwrap_or_default();
    let plain = name.to_string();
    let plain = plain.trim_start_matches("r#");
    let unique = format_ident!(
        "__typed_xla_{plain}_{within}_{count}",
        span = Span::call_site()
    );
    let export = matches!(vis, Visibility::Public(_)).then(|| quote!(#[macro_export]));
    // The first rule is for the last name: it calls the macro at the end. The second one appends this definition and
    // calls the macro of the next name. The third one is for users who write `name!(..)`.
    let (kind, text) = definition.write();
    quote! {
        #[doc(hidden)]
        #[allow(unused_macros, unused_macro_rules, clippy::all, clippy::pedantic)]
        #export
        macro_rules! #unique {
            (@typed_xla [] [$($defs:tt)*] $this:tt [$($end:tt)*] $payload:tt) => {
                $($end)* ! { [$($defs)* ($this #kind #text)] $payload }
            };
            (@typed_xla [[$($next:tt)*] $($rest:tt)*] [$($defs:tt)*] $this:tt $end:tt $payload:tt) => {
                $($next)* ! { @typed_xla [$($rest)*] [$($defs)* ($this #kind #text)] [$($next)*] $end $payload }
            };
            #rules
            ($($other:tt)*) => { ::core::compile_error!(#instead) };
        }
        #[doc(hidden)]
        #[allow(unused_imports, clippy::all, clippy::pedantic)]
        #vis use #unique as #name;
    }
}

/// Returns the nested calls of the names' macros, which end in the procedural macro `end` of the facade.
pub(crate) fn request(
    root: &TokenStream,
    names: &[syn::Path],
    end: &str,
    payload: &TokenStream,
    delimiter: Delimiter,
) -> TokenStream {
    let end = Ident::new(end, Span::call_site());
    let end = quote!(#root::#end);
    // Without names the procedural macro is called at once, in the form in which the last definition macro would call
    // it.
    let inside = match names {
        [] => quote!([] { (#root) #payload }),
        [first, rest @ ..] => {
            quote!(@typed_xla [#([#rest])*] [] [#first] [#end] { (#root) #payload })
        }
    };
    let first = names
        .first()
        .map_or_else(|| end.clone(), |first| quote!(#first));
    let inside = proc_macro2::Group::new(delimiter, inside);
    quote!(#first ! #inside)
}

/// The input of the procedural macro at the end: the definitions, and the payload.
pub(crate) struct Request {
    /// The path of the facade.
    pub(crate) root: TokenStream,
    /// The definitions of the names.
    pub(crate) definitions: Definitions,
    /// The payload of the first call.
    pub(crate) payload: TokenStream,
}

impl Parse for Request {
    fn parse(input: ParseStream) -> Result<Request> {
        let collected;
        bracketed!(collected in input);
        let mut definitions = Definitions::default();
        // `(kind content) [path]` for each definition, in the order of the chain.
        while !collected.is_empty() {
            let (one, path);
            parenthesized!(one in collected);
            bracketed!(path in one);
            let path = path.call(syn::Path::parse_mod_style)?;
            let kind: Ident = one.parse()?;
            definitions.add(&path, Definition::read(&path, &kind, &one)?);
        }
        let (payload, root);
        syn::braced!(payload in input);
        parenthesized!(root in payload);
        Ok(Request {
            root: root.parse()?,
            definitions,
            payload: payload.parse()?,
        })
    }
}
