//! The procedural macros of the typed-xla tensor language as functions over tokens.
//!
//! `xla-macros` exports each function here as the macro of its name. This crate is an ordinary library, so that tests expand
//! computations in their own process, without rustc.
#![forbid(unsafe_code)]

mod attributes;
mod chain;
mod computation;
mod custom;
mod deep;
mod definition;
mod derive;
mod elaborate;
mod emit;
mod features;
mod gather;
mod known;
mod labels;
mod lexical;
mod literal;
mod message;
mod number;
mod program;
mod root;
mod signature;
mod size;
mod types;
mod unparsed;

use proc_macro2::TokenStream;

/// Expands `#[computation]`.
pub fn computation(attribute: TokenStream, item: TokenStream) -> TokenStream {
    deep::expand([attribute, item], |[attribute, item]| {
        computation::expand(attribute, item)
    })
}

/// Expands the call at the end of the chain of a computation's names, inside its body, to the code of the body.
pub fn body(input: TokenStream) -> TokenStream {
    deep::expand([input], |[input]| computation::body(input))
}

/// Expands the call at the end of the same chain beside the function, to the macro that announces the computation.
pub fn graph(input: TokenStream) -> TokenStream {
    deep::expand([input], |[input]| computation::beside(input))
}

/// Expands `#[custom_call]`.
pub fn custom_call(attribute: TokenStream, item: TokenStream) -> TokenStream {
    deep::expand([attribute, item], |[attribute, item]| {
        custom::expand(attribute, item)
    })
}

/// Expands the call at the end of the chain of the names in a custom call's signature.
pub fn custom(input: TokenStream) -> TokenStream {
    deep::expand([input], |[input]| custom::beside(input))
}

/// Expands `#[known]`.
pub fn known(attribute: TokenStream, item: TokenStream) -> TokenStream {
    deep::expand([attribute, item], |[attribute, item]| {
        known::expand(attribute, item)
    })
}

/// Expands the call at the end of the chain of the names in a `#[known]` item.
pub fn known_item(input: TokenStream) -> TokenStream {
    deep::expand([input], |[input]| known::beside(input))
}

/// Expands `#[derive(Tensors)]`.
pub fn tensors(input: TokenStream) -> TokenStream {
    deep::expand([input], |[input]| derive::expand(input))
}

/// Expands the call at the end of the chain of the names in a struct's fields.
pub fn tensors_item(input: TokenStream) -> TokenStream {
    deep::expand([input], |[input]| derive::beside(input))
}

/// Expands what a macro of a type, such as `f32![2, 3]` or `Tensor![E; N]`, passes on: the path of the facade, the macro's name and its input.
pub fn tensor_type(input: TokenStream) -> TokenStream {
    deep::expand([input], |[input]| types::of_macro(input))
}

/// Expands what `tensor![[1.0, 2.0]]` passes on, the path of the facade and a nest of literals, to a tensor.
pub fn tensor(input: TokenStream) -> TokenStream {
    deep::expand([input], |[input]| literal::of_macro(input))
}

/// Makes the text of a file known by the name that `Span::file` gives it: to a test, which expands without a compiler.
#[doc(hidden)]
pub fn remember_source(file: String, text: &str) {
    lexical::remember(file, text);
}

/// Takes a text for the manifest of the crate that is being compiled: to a test, whose own does not list the facade.
#[doc(hidden)]
pub fn remember_manifest(text: &str) {
    root::remember(text);
}

/// Expands something, and returns the text of every program that is lowered meanwhile: to a test, which compares both.
#[doc(hidden)]
pub fn with_lowered<R>(expand: impl FnOnce() -> R) -> (R, Vec<String>) {
    emit::with_lowered(expand)
}
