//! Attributes in bodies of computations: rustc never sees them, so attributes that would change the meaning are
//! refused, and lint levels are passed on.

use quote::quote;
use syn::parse::ParseStream;
use syn::visit::Visit;
use syn::{Attribute, Error, Expr, FnArg, ItemFn, Signature, Token};

use crate::message::source;
use crate::outside;
use crate::syntax::{Search, Syntax, Walk};

/// The attributes that set lint levels.
const LEVELS: [&str; 5] = ["allow", "warn", "deny", "forbid", "expect"];

/// Returns an error for every attribute in a function's signature and body that has no effect.
pub(crate) fn in_function(item: &ItemFn) -> Vec<Error> {
    let mut refused = Refused::default();
    let sig = without_known(&item.sig);
    Walk(&mut refused).visit_signature(&sig);
    Walk(&mut refused).visit_block(&item.block);
    refused.errors
}

/// Whether an attribute of a parameter is `#[known]`.
pub(crate) fn is_known(attribute: &Attribute) -> bool {
    let last = attribute.path().segments.last();
    last.is_some_and(|last| last.ident == "known")
}

/// Whether an attribute of a parameter is `#[default(..)]`.
pub(crate) fn is_default(attribute: &Attribute) -> bool {
    attribute.path().is_ident("default")
}

/// Whether an attribute of a parameter has a meaning here.
pub(crate) fn is_of_parameter(attribute: &Attribute) -> bool {
    is_known(attribute) || is_default(attribute)
}

/// Returns a signature without the attributes of `#[known]` parameters.
fn without_known(sig: &Signature) -> Signature {
    let mut sig = sig.clone();
    for arg in &mut sig.inputs {
        if let FnArg::Typed(arg) = arg
            && arg.attrs.iter().any(is_known)
        {
            arg.attrs.retain(|attribute| !is_of_parameter(attribute));
        }
    }
    sig
}

/// Returns an expression, if it has no such attributes.
///
/// # Errors
/// An error for each of them.
pub(crate) fn in_expression(expr: Expr) -> syn::Result<Expr> {
    let mut refused = Refused::default();
    Walk(&mut refused).visit_expr(&expr);
    let all = refused.errors.into_iter().reduce(|mut all, one| {
        all.combine(one);
        all
    });
    all.map_or(Ok(expr), Err)
}

/// Collects errors about attributes.
#[derive(Default)]
struct Refused<'ast> {
    errors: Vec<Error>,
    /// The attributes of loops whose rounds may have a bound.
    of_loops: Vec<&'ast Attribute>,
}

impl<'ast> Search<'ast> for Refused<'ast> {
    fn enters(&mut self, node: Syntax<'ast>) -> bool {
        match node {
            Syntax::Expr(
                Expr::While(syn::ExprWhile { attrs, .. }) | Expr::Loop(syn::ExprLoop { attrs, .. }),
            ) => {
                self.of_loops.extend(attrs);
                true
            }
            Syntax::Attribute(attribute) if attribute.path().is_ident(ROUNDS) => {
                let mut of_loops = self.of_loops.iter();
                if !of_loops.any(|of| std::ptr::eq(*of, attribute)) {
                    self.errors.push(Error::new_spanned(attribute, NO_LOOP));
                } else if let Some(Err(error)) = max_rounds(attribute) {
                    self.errors.push(error);
                }
                false
            }
            Syntax::Attribute(attribute) if is_default(attribute) => {
                self.errors.push(Error::new_spanned(attribute, NO_DEFAULT));
                false
            }
            Syntax::Attribute(attribute) => {
                if !is_level(attribute) && !attribute.path().is_ident("doc") {
                    let name = source(attribute.path());
                    let what = outside::attribute(&name);
                    self.errors.push(Error::new_spanned(attribute, what));
                }
                false
            }
            // Items are refused as a whole.
            Syntax::Item(_) => false,
            _ => true,
        }
    }
}

/// The message for the default of a parameter that is not `#[known]`.
const NO_DEFAULT: &str = "`#[default(..)]` is for a `#[known]` parameter, which calls in computations may omit\n  \
     help: write `#[known]` before it, or remove it";

/// The attribute that bounds the rounds of a loop.
const ROUNDS: &str = "rounds";

/// The message for this attribute elsewhere.
const NO_LOOP: &str = "`#[rounds(max = ..)]` bounds the rounds of a `while` or a `loop`\n  \
     help: write it before the loop; a `for` has as many rounds as its range";

/// Returns the bound of `#[rounds(max = n)]`, if the attribute is one.
pub(crate) fn max_rounds(attribute: &Attribute) -> Option<syn::Result<Expr>> {
    if !attribute.path().is_ident(ROUNDS) {
        return None;
    }
    let bound = |input: ParseStream<'_>| {
        let name: syn::Ident = input.parse()?;
        input.parse::<Token![=]>()?;
        let bound = input.parse()?;
        if name == "max" && input.is_empty() {
            Ok(bound)
        } else {
            Err(input.error("another argument"))
        }
    };
    let what = "expected a number as the most rounds of the loop, as in `#[rounds(max = 100)]`";
    Some(
        attribute
            .parse_args_with(bound)
            .map_err(|_| Error::new_spanned(attribute, what)),
    )
}

fn is_level(attribute: &Attribute) -> bool {
    LEVELS.iter().any(|level| attribute.path().is_ident(level))
}

/// Returns an attribute that sets lint levels as an outer one.
pub(crate) fn level(attribute: &Attribute) -> Option<proc_macro2::TokenStream> {
    let meta = &attribute.meta;
    is_level(attribute).then(|| quote!(#[#meta]))
}
