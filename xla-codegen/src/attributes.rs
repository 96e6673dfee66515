//! Attributes in bodies of computations: rustc never sees them, so attributes that would change the meaning are
//! refused, and lint levels are passed on.

use quote::quote;
use syn::visit::{self, Visit};
use syn::{Attribute, Block, Error, Expr, Item, ItemFn, Pat};

use crate::message::source;
use crate::outside;

/// The attributes that set lint levels.
const LEVELS: [&str; 5] = ["allow", "warn", "deny", "forbid", "expect"];

/// Returns an error for every attribute in a function's signature and body that has no effect.
pub(crate) fn in_function(item: &ItemFn) -> Vec<Error> {
    let mut refused = Refused(Vec::new());
    refused.visit_signature(&item.sig);
    refused.visit_block(&item.block);
    refused.0
}

/// Returns an expression, if it has no such attributes.
///
/// # Errors
/// An error for each of them.
pub(crate) fn in_expression(expr: Expr) -> syn::Result<Expr> {
    let mut refused = Refused(Vec::new());
    refused.visit_expr(&expr);
    let all = refused.0.into_iter().reduce(|mut all, one| {
        all.combine(one);
        all
    });
    all.map_or(Ok(expr), Err)
}

/// Collects errors about attributes.
struct Refused(Vec<Error>);

impl<'ast> Visit<'ast> for Refused {
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if is_level(attribute) || attribute.path().is_ident("doc") {
            return;
        }
        let name = source(attribute.path());
        let what = outside::attribute(&name);
        self.0.push(Error::new_spanned(attribute, what));
    }

    /// Items are refused as a whole.
    fn visit_item(&mut self, _: &'ast Item) {}
}

fn is_level(attribute: &Attribute) -> bool {
    LEVELS.iter().any(|level| attribute.path().is_ident(level))
}

/// Returns the lint levels among attributes, as outer attributes.
pub(crate) fn levels(attributes: &[Attribute]) -> Vec<proc_macro2::TokenStream> {
    let levels = attributes.iter().filter(|attribute| is_level(attribute));
    let outer = |attribute: &Attribute| {
        let meta = &attribute.meta;
        quote!(#[#meta])
    };
    levels.map(outer).collect()
}

/// Returns the attributes of an expression, without those of its parts.
pub(crate) fn of_expression(expr: &Expr) -> Vec<Attribute> {
    let mut own = Own(Vec::new());
    visit::visit_expr(&mut own, expr);
    own.0
}

/// Returns the attributes of a closure's parameter, and the pattern without them, as it is written after `let`.
pub(crate) fn of_parameter(pat: &Pat) -> (Vec<Attribute>, Pat) {
    let mut own = Own(Vec::new());
    visit::visit_pat(&mut own, pat);
    let mut pat = pat.clone();
    match &mut pat {
        Pat::Ident(pat) => pat.attrs.clear(),
        Pat::Paren(pat) => pat.attrs.clear(),
        Pat::Tuple(pat) => pat.attrs.clear(),
        Pat::Type(pat) => pat.attrs.clear(),
        Pat::Wild(pat) => pat.attrs.clear(),
        _ => {}
    }
    (own.0, pat)
}

/// Collects the attributes of one node, without those of its children.
struct Own(Vec<Attribute>);

impl<'ast> Visit<'ast> for Own {
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        self.0.push(attribute.clone());
    }
    fn visit_expr(&mut self, _: &'ast Expr) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}
    fn visit_block(&mut self, _: &'ast Block) {}
    fn visit_arm(&mut self, _: &'ast syn::Arm) {}
    fn visit_field_value(&mut self, _: &'ast syn::FieldValue) {}
}
