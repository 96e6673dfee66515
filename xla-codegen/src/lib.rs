//! The procedural macros of the typed-xla tensor language as functions over tokens.
//!
//! `xla-macros` exports each function here as the macro of its name. This crate is an ordinary library, so that tests expand
//! computations in their own process, without rustc.
#![forbid(unsafe_code)]

mod chain;
mod computation;
mod custom;
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
pub use xla_hlo::ElementType;

use root::root;

/// Expands `#[computation]`.
pub fn computation(attribute: TokenStream, item: TokenStream) -> TokenStream {
    computation::expand(&root(), attribute, item)
}

/// Expands the call at the end of the chain of a computation's names, inside its body, to the code of the body.
pub fn body(input: TokenStream) -> TokenStream {
    computation::body(&root(), input)
}

/// Expands the call at the end of the same chain beside the function, to the macro that announces the computation.
pub fn graph(input: TokenStream) -> TokenStream {
    computation::beside(&root(), input)
}

/// Expands `#[custom_call]`.
pub fn custom_call(attribute: TokenStream, item: TokenStream) -> TokenStream {
    custom::expand(&root(), attribute, item)
}

/// Expands the call at the end of the chain of the names in a custom call's signature.
pub fn custom(input: TokenStream) -> TokenStream {
    custom::beside(&root(), input)
}

/// Expands `#[known]`.
pub fn known(attribute: TokenStream, item: TokenStream) -> TokenStream {
    known::expand(&root(), attribute, item)
}

/// Expands the call at the end of the chain of the names in a `#[known]` item.
pub fn known_item(input: TokenStream) -> TokenStream {
    known::beside(&root(), input)
}

/// Expands `#[derive(Tensors)]`.
pub fn tensors(input: TokenStream) -> TokenStream {
    derive::expand(&root(), input)
}

/// Expands the call at the end of the chain of the names in a struct's fields.
pub fn tensors_item(input: TokenStream) -> TokenStream {
    derive::beside(&root(), input)
}

/// Expands the type of a tensor whose element type is known, `f32![2, 3]`.
pub fn tensor_type(element: ElementType, input: TokenStream) -> TokenStream {
    types::expand(&root(), element, input)
}

/// Expands the type of a tensor whose element type is a parameter, `Tensor![E; N, 784]`.
pub fn generic_tensor_type(input: TokenStream) -> TokenStream {
    types::expand_with_element(&root(), input)
}

/// Expands a nest of literals, `tensor![[1.0, 2.0]]`, to a tensor.
pub fn tensor(input: TokenStream) -> TokenStream {
    literal::expand(&root(), input)
}
