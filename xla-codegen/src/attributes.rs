//! Attributes in bodies of computations: rustc never sees them, so attributes that would change the meaning are
//! refused, and lint levels are passed on.

use quote::quote;
use syn::visit::Visit;
use syn::{Attribute, Error, Expr, ItemFn};

use crate::message::source;
use crate::outside;
use crate::syntax::{Search, Syntax, Walk};

/// The attributes that set lint levels.
const LEVELS: [&str; 5] = ["allow", "warn", "deny", "forbid", "expect"];

/// Returns an error for every attribute in a function's signature and body that has no effect.
pub(crate) fn in_function(item: &ItemFn) -> Vec<Error> {
    let mut refused = Refused(Vec::new());
    Walk(&mut refused).visit_signature(&item.sig);
    Walk(&mut refused).visit_block(&item.block);
    refused.0
}

/// Returns an expression, if it has no such attributes.
///
/// # Errors
/// An error for each of them.
pub(crate) fn in_expression(expr: Expr) -> syn::Result<Expr> {
    let mut refused = Refused(Vec::new());
    Walk(&mut refused).visit_expr(&expr);
    let all = refused.0.into_iter().reduce(|mut all, one| {
        all.combine(one);
        all
    });
    all.map_or(Ok(expr), Err)
}

/// Collects errors about attributes.
struct Refused(Vec<Error>);

impl<'ast> Search<'ast> for Refused {
    fn enters(&mut self, node: Syntax<'ast>) -> bool {
        match node {
            Syntax::Attribute(attribute) => {
                if !is_level(attribute) && !attribute.path().is_ident("doc") {
                    let name = source(attribute.path());
                    let what = outside::attribute(&name);
                    self.0.push(Error::new_spanned(attribute, what));
                }
                false
            }
            // Items are refused as a whole.
            Syntax::Item(_) => false,
            _ => true,
        }
    }
}

fn is_level(attribute: &Attribute) -> bool {
    LEVELS.iter().any(|level| attribute.path().is_ident(level))
}

/// Returns an attribute that sets lint levels as an outer one.
pub(crate) fn level(attribute: &Attribute) -> Option<proc_macro2::TokenStream> {
    let meta = &attribute.meta;
    is_level(attribute).then(|| quote!(#[#meta]))
}
