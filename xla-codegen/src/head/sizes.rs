//! Generic sizes that may be dynamic in a call from plain Rust: `N` of `fn f<N: Dim>(x: &f32![N, 3])` is read from `x`.
//!
//! The signature alone decides this, since the function that rustc sees is emitted before the names in its body are
//! known.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::visit::Visit;
use syn::{ItemFn, Type};
use xla_hlo::list::Items;

use super::read::last_segment;
use super::{Head, Kind, ParamKind};
use crate::syntax::{Search, Syntax, Walk};
use crate::tokens::mentions;
use crate::types::Body;

/// The properties of generic sizes that depend on where the signature uses them.
pub(super) struct Sizes {
    /// The sizes that may be dynamic.
    pub(super) wide: Vec<String>,
    /// Whether no argument determines some size.
    pub(super) has_free: bool,
}

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
    fn enters(&mut self, node: Syntax<'ast>) -> bool {
        match node {
            Syntax::Type(Type::Macro(ty)) => {
                match Body::of(&ty.mac) {
                    Ok(body) if !body.has_widths() => {
                        // A size is read from an argument only if it is a whole dimension, `N` and not `N + 1`.
                        for expr in body.expressions().filter_items(|_| self.arguments) {
                            self.read.extend(expr.ident().map(Ident::to_string));
                        }
                    }
                    _ => self.fixed.push(ty.mac.tokens.clone()),
                }
                false
            }
            Syntax::Type(ty @ Type::Path(_))
                if last_segment(ty).is_none_or(|last| last.ident != "Result") =>
            {
                self.fixed.push(ty.to_token_stream());
                false
            }
            _ => true,
        }
    }
}

/// The names that the types of arguments determine: the sizes of dimensions, and the arguments of generic structs.
#[derive(Default)]
struct Determined(Vec<String>);

impl<'ast> Search<'ast> for Determined {
    fn enters(&mut self, node: Syntax<'ast>) -> bool {
        match node {
            Syntax::Type(Type::Macro(ty)) => {
                for expr in Body::of(&ty.mac).iter().flat_items(Body::expressions) {
                    self.0.extend(expr.ident().map(Ident::to_string));
                }
            }
            Syntax::Type(Type::Path(path)) => {
                self.0.extend(path.path.get_ident().map(Ident::to_string));
            }
            _ => {}
        }
        true
    }
}

impl Sizes {
    pub(super) fn read(item: &ItemFn, head: &Head) -> Sizes {
        let (mut uses, mut determined) = (Uses::default(), Determined::default());
        for param in &head.params {
            uses.arguments = param.function().is_none();
            if !matches!(param.kind, ParamKind::Receiver) {
                Walk(&mut uses).visit_type(param.ty.written());
                if uses.arguments {
                    Walk(&mut determined).visit_type(param.ty.written());
                }
            }
        }
        // No argument determines a free size.
        let sizes = head.generics.sizes();
        let has_free = sizes.iter().any(|name| !determined.0.contains(name));
        let mut params = head.generics.all.iter();
        if params.any(|param| matches!(param.kind, Kind::Type | Kind::Count)) {
            let wide = Vec::new();
            return Sizes { wide, has_free };
        }
        // A wide size is read from an argument, and no other type or bound fixes it.
        uses.arguments = false;
        Walk(&mut uses).visit_return_type(&item.sig.output);
        let generics = &item.sig.generics;
        for param in generics.type_params() {
            let bounds = &param.bounds;
            match head.generics.kind(&param.ident.to_string()) {
                // A bound beside `Dim` accepts static sizes only.
                Some(Kind::Size) if bounds.len() > 1 => {
                    let name = &param.ident;
                    uses.fixed.push(quote!(#name #bounds));
                }
                Some(_) => uses.fixed.push(quote!(#bounds)),
                // The types in the bound of a function are uses too.
                None => Walk(&mut uses).visit_type_param(param),
            }
        }
        uses.fixed.push(generics.where_clause.to_token_stream());
        let is_wide = |name: &String| {
            let fixed = |tokens: &TokenStream| mentions(tokens, std::slice::from_ref(name));
            uses.read.contains(name) && !uses.fixed.iter().any(fixed)
        };
        let wide = sizes.into_iter().filter_items(is_wide).collect_vec();
        Sizes { wide, has_free }
    }
}
