//! The result: the targets of its arrays, and the expression that assembles it.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use xla_hlo::list::Items;
use xla_hlo::{ArrayType, Tree};

use crate::definition::Types;
use crate::emit::{Target, element_tokens};
use crate::signature::Wide;
use crate::size::Names;
use crate::types::{Body, tensor};

/// Adds the targets of a result's arrays. `declared` are the types of the arrays, in which all sizes have names or
/// numbers; those in `wide` may be dynamic.
pub(crate) fn results(
    root: &TokenStream,
    ty: Option<&syn::Type>,
    types: &Types,
    wide: &Wide,
    declared: &mut dyn Iterator<Item = &ArrayType>,
    all: &mut Vec<Target>,
) {
    match types {
        Tree::Leaf(leaf) => {
            let dims = &leaf.array.shape.dims;
            let open = dims
                .iter()
                .any(|size| size.is_open() || wide.contains(size));
            let sizes = declared.next().filter(|_| open);
            let shape = &leaf.array.shape;
            let element = element_tokens(root, shape.element);
            // The user's own tokens where there are any, since an alias or a constant in them is what rustc shows.
            let ty = match ty {
                // The sizes are as the user wrote them, so that rustc sees the same type on both sides.
                Some(syn::Type::Macro(ty)) => {
                    let body = ty.mac.parse_body::<Body>();
                    body.and_then(|body| body.tokens(root, &element, Some(shape.element)))
                        .ok()
                        .map(|(ty, _)| ty)
                }
                Some(syn::Type::Path(ty)) if !leaf.plain => Some(ty.to_token_stream()),
                _ => None,
            };
            let ty = ty.unwrap_or_else(|| {
                if leaf.plain {
                    element.clone()
                } else {
                    tensor(
                        root,
                        &element,
                        &shape.dims,
                        &leaf.array.layout,
                        &Names::default(),
                        &mut Vec::new(),
                    )
                }
            });
            all.push(Target::Return {
                plain: leaf.plain,
                ty,
                sizes: sizes.map(|declared| declared.shape.dims.clone()),
            });
        }
        Tree::Tuple(items) => {
            let parts: Vec<Option<&syn::Type>> = match ty {
                Some(syn::Type::Tuple(tuple)) => tuple.elems.iter().map(Some).collect_vec(),
                _ => vec![None; items.len()],
            };
            for (ty, item) in parts.into_iter().zip(items) {
                results(root, ty, item, wide, declared, all);
            }
        }
        Tree::List(items) => {
            for item in items {
                results(root, item_of(ty), item, wide, declared, all);
            }
        }
        Tree::Record(_, fields) => {
            for (_, item) in fields {
                results(root, None, item, wide, declared, all);
            }
        }
    }
}

/// Returns the type of the parts of an array.
fn item_of(ty: Option<&syn::Type>) -> Option<&syn::Type> {
    match ty {
        Some(syn::Type::Array(array)) => Some(&array.elem),
        _ => None,
    }
}

/// Returns the expression that assembles the result.
pub(crate) fn value(
    root: &TokenStream,
    ty: Option<&syn::Type>,
    types: &Types,
    results: &mut dyn Iterator<Item = Ident>,
) -> TokenStream {
    match types {
        Tree::Leaf(_) => results.next().to_token_stream(),
        Tree::Tuple(items) => {
            let parts: Vec<Option<&syn::Type>> = match ty {
                Some(syn::Type::Tuple(tuple)) => tuple.elems.iter().map(Some).collect_vec(),
                _ => vec![None; items.len()],
            };
            let items: Vec<TokenStream> = parts
                .into_iter()
                .zip(items)
                .map(|(ty, item)| value(root, ty, item, results))
                .collect_vec();
            quote!((#(#items,)*))
        }
        Tree::List(items) => {
            let items = items
                .iter()
                .map(|item| value(root, item_of(ty), item, results));
            let items = items.collect_vec();
            quote!([#(#items),*])
        }
        Tree::Record(_, fields) => {
            // The struct may have no name here; its type is inferred from the function's result.
            let fields: Vec<TokenStream> = fields
                .iter()
                .map(|(_, item)| value(root, None, item, results))
                .collect_vec();
            quote!(#root::rt::Record::from_fields((#(#fields,)*)))
        }
    }
}
