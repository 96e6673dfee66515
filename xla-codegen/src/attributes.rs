//! Attributes in bodies of computations: rustc never sees them, so attributes that would change the meaning are
//! refused, and lint levels are passed on.

use quote::quote;
use syn::visit::{self, Visit};
use syn::{Attribute, Error, Expr, ItemFn, Pat};
use xla_hlo::list::Items;

use crate::message::source;
use crate::outside;
use crate::walk::{Node, Search, Walk};

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
    fn enters(&mut self, node: Node<'ast>) -> bool {
        match node {
            Node::Attribute(attribute) => {
                if !is_level(attribute) && !attribute.path().is_ident("doc") {
                    let name = source(attribute.path());
                    let what = outside::attribute(&name);
                    self.0.push(Error::new_spanned(attribute, what));
                }
                false
            }
            // Items are refused as a whole.
            Node::Item(_) => false,
            _ => true,
        }
    }
}

fn is_level(attribute: &Attribute) -> bool {
    LEVELS
        .iter()
        .any_item(|level| attribute.path().is_ident(level))
}

/// Returns the lint levels among attributes, as outer attributes.
pub(crate) fn levels(attributes: &[Attribute]) -> Vec<proc_macro2::TokenStream> {
    let levels = attributes
        .iter()
        .filter_items(|attribute| is_level(attribute));
    let outer = |attribute: &Attribute| {
        let meta = &attribute.meta;
        quote!(#[#meta])
    };
    levels.map(outer).collect_vec()
}

/// Returns the attributes of an expression, without its parts.
pub(crate) fn of_expression(expr: &Expr) -> Vec<Attribute> {
    let mut own = Own(Vec::new());
    visit::visit_expr(&mut Walk(&mut own), expr);
    own.0
}

/// Returns the attributes of a closure's parameter, and the pattern without them, as it is written after `let`.
pub(crate) fn of_parameter(pat: &Pat) -> (Vec<Attribute>, Pat) {
    let mut own = Own(Vec::new());
    visit::visit_pat(&mut Walk(&mut own), pat);
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

/// Collects the attributes of one node, without its children.
struct Own(Vec<Attribute>);

impl<'ast> Search<'ast> for Own {
    fn enters(&mut self, node: Node<'ast>) -> bool {
        match node {
            Node::Attribute(attribute) => {
                self.0.push(attribute.clone());
                false
            }
            Node::Expr(_) | Node::Pat(_) | Node::Block(_) | Node::Arm(_) | Node::FieldValue => {
                false
            }
            _ => true,
        }
    }
}
