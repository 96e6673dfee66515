//! The functions that emitted code calls, of the adapters beside custom functions and beside computations that
//! call them.
//!
//! No definition has the path of a custom function, since it has none where it is private. So a computation, a
//! template and a struct with methods have functions through which callers reach the custom functions, numbered in an
//! order that both sides know.
//!
//! A computation is inlined into its callers, and its custom calls with it. It is called as a whole, by `__call` of
//! its adapter, if a custom function may fail or its result has dynamic sizes: `custom_call/calls.rs` in `xla-hlo`
//! decides it.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use xla_hlo::list::Items;
use xla_hlo::ops::custom_call::{self, calls};
use xla_hlo::{Function, Module};

use crate::deep::mixed_site;
use crate::definition::{Definition, Definitions, StructTemplate};
use crate::head::Kind;

/// Returns the name of the function in an adapter that calls the custom function with this number.
pub(crate) fn forwarder(number: usize) -> Ident {
    format_ident!("__call_{number}", span = mixed_site())
}

/// Returns each computation's name in the graph, and the function that is called for it; also of the custom functions that
/// callers of computations, templates and methods call.
pub(crate) fn callees(root: &TokenStream, definitions: &Definitions) -> Vec<(String, TokenStream)> {
    let mut all = Vec::new();
    for (path, definition) in definitions.iter() {
        let (owner, targets) = match definition {
            Definition::Computation(module) => {
                let Some(entry) = module.entry() else {
                    continue;
                };
                // Called as a whole, by `__call`; others are inlined, and only their custom calls need functions.
                if calls::is_whole(entry) {
                    all.push((entry.name.clone(), quote!(<#path>::__call)));
                }
                (quote!(#path), calls::targets(entry))
            }
            Definition::Template(template) => {
                let owner = match template.item.head().by_element() {
                    // The name is the name of the trait with the code for each element type.
                    Some(_) => quote!(() as #path),
                    None => quote!(#path),
                };
                (owner, forwarded(&template.definitions))
            }
            Definition::Struct(of) => {
                let arguments = arguments(root, of);
                let targets = forwarded(&of.group.definitions);
                (quote!(#path #arguments), targets)
            }
            _ => continue,
        };
        for (number, target) in targets.into_iter().enumerate() {
            let function = forwarder(number);
            all.push((target, quote!(<#owner>::#function)));
        }
    }
    all
}

/// Returns the names in the graph of the custom functions that callers of a template or a method reach, in the order of
/// their numbers. One that may fail is not among them: only the `?` of a body converts its error.
pub(crate) fn forwarded(definitions: &Definitions) -> Vec<String> {
    let mut module = Module::default();
    definitions.add_modules(&mut module);
    let mut all: Vec<String> = Vec::new();
    // Names do not depend on the path of the facade.
    for (name, _) in callees(&TokenStream::new(), definitions) {
        let known = module.function(&name);
        if known.is_some_and(|callee| !may_fail(callee)) && !all.contains(&name) {
            all.push(name);
        }
    }
    all
}

/// Whether a call of a function may fail, or its result has sizes `?`.
pub(crate) fn may_fail(callee: &Function) -> bool {
    callee.signature.fallible || custom_call::is_fallible(&callee.graph)
}

/// Returns the generic arguments of a struct for which it has an adapter: any, since its functions do not depend on them.
pub(crate) fn arguments(root: &TokenStream, of: &StructTemplate) -> Option<TokenStream> {
    // Any argument serves, since the adapter's functions do not depend on them.
    let arguments = of.generics().all.iter().map(|param| match param.kind {
        Kind::Size => quote!(#root::size::Size<1>),
        Kind::Element(family) => {
            let element = family
                .elements()
                .first()
                .map_or("f32", |element| element.name());
            let element = Ident::new(element, mixed_site());
            quote!(::core::primitive::#element)
        }
        Kind::Type => quote!(::core::primitive::f32),
        Kind::Count => quote!(1),
    });
    let arguments = arguments.collect_vec();
    (!arguments.is_empty()).then(|| quote!(::<#(#arguments),*>))
}
