//! The procedural macros of the typed-xla tensor language as functions over tokens.
//!
//! `xla-macros` exports each function here as the macro of its name. This crate is an ordinary library, so that tests
//! expand computations in their own process, without rustc.
//!
//! [`computation()`] is the entry point. Its expansion ends in two further macros, [`body()`] and [`graph()`], once
//! the definitions of all names are gathered (`chain`). Both call `analysis`, whose heart is `elaborate`, and then
//! `emit` for the body, or `computation::beside` for the definition.
//!
//! This crate names no operation: `xla_hlo::catalogue` finds an operation by its name, and the operation's own
//! function adds the instructions.
#![forbid(unsafe_code)]

mod advice;
mod analysis;
mod attributes;
mod bindings;
mod calls;
mod chain;
mod computation;
mod constants;
mod counters;
mod custom;
mod deep;
mod definition;
mod derive;
mod dynamic;
mod elaborate;
mod emit;
mod explain;
mod features;
mod forwarded;
mod gather;
mod head;
mod hir;
mod imported;
mod included;
mod invocation;
mod known;
mod labels;
mod leaves;
mod lexical;
#[doc(hidden)]
pub mod library;
mod literal;
mod message;
mod module;
mod multiples;
mod number;
mod outside;
mod program;
mod result;
mod root;
mod rule;
mod signature;
mod size;
mod syntax;
mod tokens;
mod types;
mod unparsed;
mod wide;

use proc_macro2::TokenStream;

/// Expands inputs of the macro of this name.
fn expand<const N: usize>(
    name: &str,
    inputs: [TokenStream; N],
    f: impl Fn([TokenStream; N]) -> TokenStream + Sync,
) -> TokenStream {
    counters::expansion(name, inputs, |inputs| deep::expand(inputs, f))
}

/// Expands `#[computation]`.
pub fn computation(attribute: TokenStream, item: TokenStream) -> TokenStream {
    expand(
        "computation",
        [attribute, item],
        |[attribute, item]| match unparsed::module(&item) {
            Some((module, fault)) => module::expand(attribute, module, fault),
            None => computation::expand(attribute, item),
        },
    )
}

/// Expands the call at the end of the chain of the names in a module of structs with methods, to its items.
pub fn module(input: TokenStream) -> TokenStream {
    expand("module", [input], |[input]| module::inside(input))
}

/// Expands the call at the end of the chain of a computation's names, in its body, to the code of the body.
pub fn body(input: TokenStream) -> TokenStream {
    expand("body", [input], |[input]| computation::body(input))
}

/// Expands the call at the end of the same chain next to the function, to the items next to the computation, such as
/// its definition macro.
pub fn graph(input: TokenStream) -> TokenStream {
    expand("graph", [input], |[input]| computation::beside(input))
}

/// Expands `#[custom_call]`.
pub fn custom_call(attribute: TokenStream, item: TokenStream) -> TokenStream {
    expand("custom_call", [attribute, item], |[attribute, item]| {
        custom::expand(attribute, item)
    })
}

/// Expands the call at the end of the chain of the names in a custom call's signature.
pub fn custom(input: TokenStream) -> TokenStream {
    expand("custom", [input], |[input]| custom::beside(input))
}

/// Expands `#[known]`.
pub fn known(attribute: TokenStream, item: TokenStream) -> TokenStream {
    expand("known", [attribute, item], |[attribute, item]| {
        known::expand(attribute, item)
    })
}

/// Expands the call at the end of the chain of the names in a `#[known]` item.
pub fn known_item(input: TokenStream) -> TokenStream {
    expand("known_item", [input], |[input]| known::beside(input))
}

/// Expands `#[derive(Tensors)]`.
pub fn tensors(input: TokenStream) -> TokenStream {
    expand("tensors", [input], |[input]| derive::expand(input))
}

/// Expands `#[tensors(stablehlo = "model.mlir")]`.
pub fn tensors_of_model(attribute: TokenStream, item: TokenStream) -> TokenStream {
    expand(
        "tensors_of_model",
        [attribute, item],
        |[attribute, item]| imported::tensors(attribute, item),
    )
}

/// Expands the call at the end of the chain of the names in a struct's fields.
pub fn tensors_item(input: TokenStream) -> TokenStream {
    expand("tensors_item", [input], |[input]| derive::beside(input))
}

/// Expands the input that a type macro such as `f32![2, 3]` or `Tensor![E; N]` passes on: the path of the facade, the
/// name of the macro and its input.
pub fn tensor_type(input: TokenStream) -> TokenStream {
    expand("tensor_type", [input], |[input]| types::of_macro(input))
}

/// Expands the input that `tensor![[1.0, 2.0]]` passes on, the path of the facade and nested literals, to a tensor.
pub fn tensor(input: TokenStream) -> TokenStream {
    expand("tensor", [input], |[input]| literal::of_macro(input))
}

/// Stores the text of a file under its name in `Span::file`, for tests, which expand without a compiler.
#[doc(hidden)]
pub fn remember_source(file: String, text: &str) {
    lexical::remember(file, text);
}

/// Uses a text as the manifest of the crate that is being compiled, for tests, whose own manifest does not list the
/// facade.
#[doc(hidden)]
pub fn remember_manifest(text: &str) {
    root::remember(text);
}

/// Calls `expand`, and returns its result and the text of every program that it lowers, for tests.
#[doc(hidden)]
pub fn with_lowered<R>(expand: impl FnOnce() -> R) -> (R, Vec<String>) {
    let (result, recorded) = emit::recorded(None, expand);
    (result, recorded.lowered)
}
