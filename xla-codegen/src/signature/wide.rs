//! Generic sizes that may be dynamic in a call from plain Rust: `N` of `fn f<N: Dim>(x: &f32![N, 3])` is read from `x`.
//!
//! The bound of such a size is widened from `Dim` to `Extent`. The signature alone decides this, since the function that
//! rustc sees is emitted before the names in its body are known.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::visit::Visit;
use syn::{FnArg, GenericParam, ItemFn, Type};
use xla_hlo::list::Items;

use super::{bounds, is_size, last_segment, mentions};
use crate::template::{self, function_type, is_function};
use crate::types::{Body, WithElement};
use crate::walk::{Node, Search, Walk};

/// The uses of sizes in the types of a signature.
#[derive(Default)]
struct Uses {
    /// Whether the types are types of arguments.
    arguments: bool,
    /// The sizes of dimensions of arguments.
    read: Vec<String>,
    /// The types and bounds that accept static sizes only.
    fixed: Vec<TokenStream>,
}

impl<'ast> Search<'ast> for Uses {
    fn enters(&mut self, node: Node<'ast>) -> bool {
        match node {
            Node::Type(Type::Macro(ty)) => {
                let body = ty.mac.parse_body::<Body>();
                let body = body.or_else(|_| ty.mac.parse_body().map(|with: WithElement| with.body));
                match body {
                    Ok(body) if !body.has_widths() => {
                        for expr in body.expressions().filter_items(|_| self.arguments) {
                            self.read.extend(expr.ident().map(Ident::to_string));
                        }
                    }
                    _ => self.fixed.push(ty.mac.tokens.clone()),
                }
                false
            }
            Node::Type(ty @ Type::Path(_))
                if last_segment(ty).is_none_or(|last| last.ident != "Result") =>
            {
                self.fixed.push(ty.to_token_stream());
                false
            }
            _ => true,
        }
    }
}

/// Returns the names of the generic sizes that may be dynamic: each is the size of a dimension of an argument, and all
/// its uses are sizes of tensors without padding and tiles.
///
/// A function over any struct has code for static sizes only.
pub(crate) fn wide(item: &ItemFn) -> Vec<String> {
    let mut params = item.sig.generics.type_params();
    if params.any_item(|param| template::kind(param) == Some(template::Kind::Type)) {
        return Vec::new();
    }
    let mut uses = Uses::default();
    for arg in &item.sig.inputs {
        if let FnArg::Typed(arg) = arg {
            uses.arguments = function_type(item, &arg.ty).is_none();
            Walk(&mut uses).visit_type(&arg.ty);
        }
    }
    uses.arguments = false;
    Walk(&mut uses).visit_return_type(&item.sig.output);
    let generics = &item.sig.generics;
    for param in generics.type_params() {
        if is_function(param) {
            Walk(&mut uses).visit_type_param(param);
        } else {
            let bounds = &param.bounds;
            uses.fixed.push(quote!(#bounds));
        }
    }
    let clause = generics.where_clause.to_token_stream();
    uses.fixed.push(clause);
    let params = generics.type_params();
    let params = params.filter_items(|param| is_size(param) && param.bounds.len() == 1);
    let names = params.map(|param| param.ident.to_string());
    let is_wide = |name: &String| {
        let fixed = |tokens: &TokenStream| mentions(tokens, std::slice::from_ref(name));
        uses.read.contains(name) && !uses.fixed.iter().any_item(fixed)
    };
    names.filter_items(is_wide).collect_vec()
}

/// Replaces the bound `Dim` of the sizes that may be dynamic.
pub(crate) fn widen(root: &TokenStream, wide: &[String], sig: &mut syn::Signature) {
    for param in &mut sig.generics.params {
        if let GenericParam::Type(param) = param
            && wide.contains(&param.ident.to_string())
        {
            param.bounds = syn::parse_quote!(#root::size::Extent);
        }
    }
}

/// Returns the bounds that arithmetic on generic sizes needs, where some sizes may be dynamic.
pub(crate) fn wide_bounds(root: &TokenStream, item: &ItemFn) -> Vec<TokenStream> {
    let wide = wide(item);
    let one = |bound: TokenStream| {
        if mentions(&bound, &wide) {
            widened(bound)
        } else {
            bound
        }
    };
    bounds(root, item).into_iter().map(one).collect_vec()
}

/// Replaces the trait of a bound on arithmetic.
fn widened(bound: TokenStream) -> TokenStream {
    let names = [
        ("DimAdd", "ExtentAdd"),
        ("DimSub", "ExtentSub"),
        ("DimMul", "ExtentMul"),
        ("DimDiv", "ExtentDiv"),
    ];
    let one = |token| match &token {
        proc_macro2::TokenTree::Ident(ident) => {
            let found = names.iter().find_item(|(dim, _)| ident == dim);
            let found = found.map(|(_, extent)| Ident::new(extent, ident.span()));
            found.map_or(token, Into::into)
        }
        _ => token,
    };
    bound.into_iter().map(one).collect()
}
