//! The dynamic sizes of a program.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;
use xla_hlo::list::Items;
use xla_hlo::{Function, Size};

use crate::analysis::Analysis;
use crate::dynamic;
use crate::emit::{Target, assertions as assertions_of};
use crate::signature::{DynamicSize, Signature};

/// Returns the assertions about generic sizes at the beginning of a call.
pub(super) fn assertions(
    root: &TokenStream,
    analysis: &Analysis,
    function: &Function,
) -> TokenStream {
    let constraints = function.constraints(&analysis.callees);
    assertions_of(root, constraints, &analysis.origins, &[])
}

/// Returns the checks at the beginning of a call.
pub(super) fn checks(root: &TokenStream, analysis: &Analysis, function: &Function) -> TokenStream {
    let Analysis {
        signature,
        callees,
        required,
        ..
    } = analysis;
    let constraints = function.constraints(callees);
    dynamic::checks(root, signature, &function.name, required, constraints)
}

/// Returns the items of the program's trait for dynamic sizes: their names, and their values for given arguments.
/// Returns nothing if the types determine all sizes.
pub(super) fn constants(
    root: &TokenStream,
    analysis: &Analysis,
    function: &Function,
) -> TokenStream {
    let signature = &analysis.signature;
    let numbers = signature.sizes.iter().map(|name| {
        let size = Ident::new(name, Span::call_site());
        quote!((#name, <#size as #root::Dim>::SIZE))
    });
    let generics = (!signature.sizes.is_empty()).then(|| {
        quote! {
            const GENERICS: &'static [(&'static ::core::primitive::str, ::core::primitive::usize)] = &[#(#numbers),*];
        }
    });
    if signature.dynamic_sizes.is_empty() {
        return generics.unwrap_or_default();
    }
    // A size that equals another one by a constraint is no size of the graph, and has no number of its own.
    let free = function.signature.sizes.iter();
    let free = free.filter_map(|name| Some(&signature.dynamic_sizes[signature.number(name)?]));
    let free: Vec<&DynamicSize> = free.collect_vec();
    // Each size by the argument and dimension from which it is read.
    let sizes = free.iter().map(|unknown| {
        let (operand, dimension) = (
            &unknown.operand,
            Literal::usize_unsuffixed(unknown.dimension),
        );
        quote!((#operand, #dimension))
    });
    let numbers = free.iter().map(|free| dynamic::value(signature, free));
    let arrays = signature
        .params
        .iter()
        .filter_items(|p| p.channel.is_none());
    let names: Vec<&Ident> = arrays.map(|param| &param.name).collect_vec();
    let pattern = match names.as_slice() {
        [one] => quote!(#one),
        all => quote!((#(#all,)*)),
    };
    let args = Ident::new("args", crate::deep::mixed_site());
    let checks = checks(root, analysis, function);
    quote! {
        #generics

        const SIZES: &'static [(&'static ::core::primitive::str, ::core::primitive::usize)] = &[#(#sizes),*];

        #[allow(unused_variables)]
        fn sizes(
            #args: &Self::Args<'_>,
        ) -> ::core::result::Result<#root::rt::Vec<::core::primitive::usize>, #root::error::Error> {
            let #pattern = #args;
            #checks
            ::core::result::Result::Ok(#root::rt::vec![#(#numbers),*])
        }
    }
}

/// Returns the checks of the arrays that results are written to, for dynamic sizes in their types.
pub(super) fn of_results(
    root: &TokenStream,
    signature: &Signature,
    function: &Function,
    targets: &[Target],
) -> TokenStream {
    let declared = signature.result.as_ref().map(|types| types.leaves());
    let made = function.signature.result.leaves();
    let leaves = declared.unwrap_or_default().into_iter().zip(made);
    let one = |(index, (target, (declared, made))): (usize, (&Target, _))| {
        let (declared, made): (&crate::definition::Leaf, &xla_hlo::ArrayType) = (declared, made);
        let Target::Into { place, .. } = target else {
            return None;
        };
        if !declared.array.shape.dims.iter().any(Size::is_open) {
            return None;
        }
        let (name, index) = (&function.name, Literal::usize_unsuffixed(index));
        let sizes = made.shape.dims.iter();
        let sizes = sizes.map(|size| dynamic::written(root, signature, size));
        Some(quote! {
            #root::rt::check_result(#name, #index, &[#(#sizes),*], &#place.dims())?;
        })
    };
    let targets = targets.iter().zip(leaves).enumerate();
    TokenStream::from_iter(targets.filter_map(one).collect_vec())
}
