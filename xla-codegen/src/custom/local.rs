//! The functions that plain Rust passes to a computation, as functions that take arrays.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::ItemFn;
use xla_hlo::list::Items;

use super::converted;
use crate::definition::Types;
use crate::emit::element_tokens;
use crate::emit::size::is_static;
use crate::head::Written;
use crate::signature::{Signature, Wide};

/// Returns closures that take arrays and call the parameters of a computation that are functions. Their names are added
/// to `functions`.
pub(crate) fn local_adapters(
    root: &TokenStream,
    item: &Written,
    signature: &Signature,
    functions: &mut Vec<(String, TokenStream)>,
) -> TokenStream {
    let mut adapters = TokenStream::new();
    for param in &item.head().params {
        let Some(function) = param.function() else {
            continue;
        };
        let mut params = signature.params.iter();
        let param = params.find(|known| known.name == param.name);
        let Some((name, types)) =
            param.and_then(|param| Some((&param.name, param.function.as_ref()?)))
        else {
            continue;
        };
        // A kernel call passes arrays as nested pairs, `(a, (b, ()))`: they become tensors of the types that the
        // function declares.
        let mut operands = Vec::new();
        let inputs = function.inputs.iter().zip(&types.inputs);
        let arguments =
            inputs.map(|(ty, types)| converted(root, ty.written(), types, &mut operands));
        let arguments = arguments.collect_vec();
        let (mut operand_types, mut pattern) = (quote!(()), quote!(()));
        for (operand, element) in operands.iter().rev() {
            operand_types = quote!((#root::rt::Array<'_, #element>, #operand_types));
            pattern = quote!((#operand, #pattern));
        }
        let outs = types.output.leaves().into_iter().rev();
        let outs = outs.fold(quote!(()), |rest, leaf| {
            let element = element_tokens(root, leaf.array.shape.element);
            quote!((#root::rt::ArrayMut<'_, #element>, #rest))
        });
        let filled = filled(root, item, name, &types.output, &signature.wide);
        let adapter = format_ident!("call_{name}", span = crate::deep::mixed_site());
        adapters.extend(quote! {
            let #adapter = |_: &#root::Exec, outs: #outs, #pattern: #operand_types| {
                let result = #name(#(#arguments),*);
                #filled
            };
        });
        functions.push((name.to_string(), quote!(#adapter)));
    }
    adapters
}

/// Returns the call that copies a function's result, whose sizes are compared first where they are dynamic.
fn filled(
    root: &TokenStream,
    item: &ItemFn,
    function: &Ident,
    output: &Types,
    wide: &Wide,
) -> TokenStream {
    let (computation, operand) = (item.sig.ident.to_string(), function.to_string());
    let (mut checks, mut names) = (Vec::new(), Vec::new());
    for (array, leaf) in output.leaves().into_iter().enumerate() {
        let shape = &leaf.array.shape;
        let reason = shape.to_string();
        let dims = shape.dims.iter().enumerate();
        for (dimension, size) in dims.filter_items(|(_, size)| wide.contains(size)) {
            names.push(is_static(root, size, &wide.names));
            checks.push(quote!(#root::rt::DynamicSizeCheck {
                computation: #computation,
                operand: #operand,
                array: #array,
                dimension: #dimension,
                reason: #reason,
            }));
        }
    }
    let plain = quote!(#root::rt::fill(outs, &result));
    match checks.as_slice() {
        // Static sizes are equal by their types, so only calls with dynamic sizes compare.
        [] => plain,
        _ => quote! {
            if #(#names)&&* {
                #plain
            } else {
                #root::rt::or_panic(#root::rt::fill_open(outs, &result, &[#(#checks),*]))
            }
        },
    }
}
