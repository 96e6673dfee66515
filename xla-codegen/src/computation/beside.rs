//! The items next to a computation: its errors, its definition macro, its adapter and its program.

use std::rc::Rc;

use proc_macro2::TokenStream;
use quote::quote;
use xla_hlo::ops::custom_call::{self, calls};

use super::subject::{Subject, requested};
use super::{memo, template};
use crate::analysis::{Analysis, analyse};
use crate::chain;
use crate::custom;
use crate::definition::{Definition, Definitions, Template};
use crate::forwarded::forwarded;
use crate::head::Written;
use crate::imported;
use crate::program::{self, Declared};

/// Returns the items next to a function whose definitions have been gathered.
pub(crate) fn beside(input: TokenStream) -> TokenStream {
    let key = memo::key(&input);
    let Ok((root, Subject { program, item }, definitions)) = requested(input) else {
        return TokenStream::new();
    };
    // The macro in the body has made the definition already.
    if let Some(definition) = memo::take(&key) {
        return announced(&item, &definition);
    }
    if item.head().is_template() {
        return template::emitted(&root, &item, definitions);
    }
    let analysis = analyse(&root, &item, &definitions);
    emitted(&root, &item, program.as_ref(), definitions, &analysis)
}

/// Returns the items next to a computation: its errors, its definition macros, its adapter and its program.
///
/// An error between items keeps rustc from reporting its own about wrong names in the signature.
pub(super) fn emitted(
    root: &TokenStream,
    item: &Rc<Written>,
    program: Option<&Declared>,
    definitions: Definitions,
    analysis: &Analysis,
) -> TokenStream {
    let faults = analysis.faults.tokens();
    let signature = &analysis.signature;
    let adapter = analysis.function.as_ref().and_then(|function| {
        let named = custom_call::is_in(&function.graph);
        named.then(|| {
            let (callees, functions) = (&analysis.callees, &analysis.functions);
            // The order of the functions must be the one that callers number them by.
            let targets = if is_elaborated_by_callers(item, analysis) {
                forwarded(&definitions)
            } else {
                calls::targets(function)
            };
            let forwarders = custom::forwarders(root, &targets, callees, functions);
            let call = if calls::is_whole(function) {
                custom::call(root, item, signature, false)
            } else {
                TokenStream::new()
            };
            custom::adapter(item, call, &forwarders)
        })
    });
    let macros = announced(item, &definition(item, definitions, analysis));
    let program = program.map(|program| match &analysis.function {
        Some(function) => program::implementation(root, item, program, analysis, function)
            .unwrap_or_else(|fault| {
                let fault = fault.to_compile_error();
                let stand_in = program::stand_in(root, item, program);
                quote!(#fault #stand_in)
            }),
        None => program::stand_in(root, item, program),
    });
    // A method is in an `impl`, which cannot hold these items.
    match item.sig.receiver() {
        Some(_) => faults,
        None => quote!(#faults #macros #adapter #program),
    }
}

/// Returns the definition macro of a computation, which is a method if it has a receiver: it has none.
fn announced(item: &Written, definition: &Definition) -> TokenStream {
    if item.sig.receiver().is_some() {
        return TokenStream::new();
    }
    let instead = format!(
        "`{0}` is a computation: call it without `!`, as a function",
        item.sig.ident
    );
    chain::announce(&item.vis, &item.sig.ident, definition, &instead)
}

/// Returns the definition of a computation's name.
fn definition(item: &Rc<Written>, definitions: Definitions, analysis: &Analysis) -> Definition {
    let Some(function) = &analysis.function else {
        return Definition::Broken;
    };
    if is_elaborated_by_callers(item, analysis) {
        // Only the code of the function converts the errors of a model's custom calls, so callers call it as a whole.
        if !item.has_free_sizes() && custom_call::is_fallible(&function.graph) {
            return Definition::opaque(&function.name, function.signature.clone());
        }
        return Definition::Template(Rc::new(Template {
            item: Rc::clone(item),
            definitions: Rc::new(definitions),
            of_library: false,
        }));
    }
    Definition::of(function, &analysis.callees)
}

/// Whether callers elaborate a computation again: the arguments of a call do not determine all sizes, the body is in a
/// file, or the graph lacks rules.
pub(super) fn is_elaborated_by_callers(item: &Written, analysis: &Analysis) -> bool {
    item.has_free_sizes() || imported::reference(item).is_some() || analysis.omits_rules
}
