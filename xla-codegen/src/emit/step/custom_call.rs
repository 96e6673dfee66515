//! Calls of functions of the user that take arrays.

use proc_macro2::TokenStream;
use quote::quote_spanned;
use xla_hlo::list::Items;
use xla_hlo::lower::kernel::CustomCall;
use xla_hlo::operation::CallTarget;

use super::super::{Emitter, region, size, span};
use crate::size::{Names, contains, type_of};

impl Emitter<'_> {
    /// Emits a call of a function that takes arrays, or a step that prints or asserts.
    pub(super) fn custom_call(&self, step: &CustomCall) -> TokenStream {
        match &step.target {
            CallTarget::Function(name) => self.call_function(step, name),
            CallTarget::Inspect(inspect) => self.inspect(step, inspect),
        }
    }

    fn call_function(&self, step: &CustomCall, name: &str) -> TokenStream {
        let root = self.root;
        let mut functions = self.custom_calls.functions.iter();
        let Some((_, function)) = functions.find(|(known, _)| known == name) else {
            unreachable!("expected a custom function of the body, found `{name}`");
        };
        let (outs, operands) = self.arrays(&step.outs, &step.operands);
        let (outs, operands) = (region::list(&outs), region::list(&operands));
        let (names, wide) = (Names::default(), self.custom_calls.wide);
        let sizes = step.sizes.iter();
        let sizes: Vec<_> = sizes
            // Sizes are passed as types, since the function is generic over them.
            .map(|size| {
                let ty = type_of(root, size, &names, &mut Vec::new());
                if contains(wide, size) {
                    quote_spanned!(span()=> <#ty as #root::size::Extent>::Static)
                } else {
                    ty
                }
            })
            .collect_vec();
        let sizes = (!sizes.is_empty()).then(|| quote_spanned!(span()=> ::<#(#sizes),*>));
        // A custom function is compiled for static sizes only, which is known where the caller is instantiated.
        let refused = step.sizes.iter().filter_items(|size| contains(wide, size));
        // The name in the user's source has no suffix.
        let before = name.rsplit_once('.');
        let written = before.map_or(name, |(name, _)| name);
        let refused = refused.map(|size| {
            let what = format!(
                "`{written}` is a custom function or calls one, which needs a static `{size}`\n  \
                 help: pass tensors of static sizes, or declare the parameters of the custom function with `?`"
            );
            let is_static = size::is_static(root, size, wide);
            quote_spanned!(span()=> const { ::core::assert!(#is_static, #what) };)
        });
        let refused = refused.collect_vec();
        let exec = match refused.as_slice() {
            [] => quote_spanned!(span()=> &exec),
            _ => quote_spanned!(span()=> { #(#refused)* &exec }),
        };
        let checks = step.call.map(|call| &self.custom_calls.checks[call]);
        let checks = checks.map(|checks| quote_spanned!(span()=> , #checks));
        quote_spanned!(span()=> (#function #sizes)(#exec, #outs, #operands #checks))
    }
}
