//! `#[computation(vjp = rule)]`: a computation with a rule for its derivative.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::{Error, FnArg, ItemFn, Pat, Path, ReturnType, Type, parse_quote};
use xla_hlo::list::Items;

use crate::message::{Spanned, source};

/// The rule for the derivative of a computation.
pub(crate) struct Rule {
    pub(crate) kind: RuleKind,
    /// The computation that is the rule.
    pub(crate) path: Path,
}

/// What a rule computes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum RuleKind {
    /// The result and its tangent, from the arguments and their tangents.
    Jvp,
    /// The cotangents of the arguments, from the arguments and the cotangent of the result.
    Vjp,
}

impl RuleKind {
    /// Returns the kind that a word of the attribute names.
    pub(crate) fn of(word: &Ident) -> Option<RuleKind> {
        match word.to_string().as_str() {
            "jvp" => Some(RuleKind::Jvp),
            "vjp" => Some(RuleKind::Vjp),
            _ => None,
        }
    }
}

/// Makes the body of a computation a function with this rule.
///
/// # Errors
/// The computation has a parameter or a result that a function in a body cannot have.
pub(crate) fn apply(item: &mut ItemFn, rule: &Rule) -> Result<(), Error> {
    let mut names = Vec::with_capacity(item.sig.inputs.len());
    let mut pats = Vec::with_capacity(item.sig.inputs.len());
    for input in &item.sig.inputs {
        let typed = match input {
            FnArg::Typed(typed) if is_value(typed) => typed,
            other => {
                let what = format!(
                    "expected an operand of a computation with a rule for its derivative, found `{}`",
                    source(other)
                );
                return Err(Error::new_spanned(other, what));
            }
        };
        let Pat::Ident(pat) = &*typed.pat else {
            let what =
                "expected a name for the parameter of a computation with a rule for its derivative";
            return Err(Error::new_spanned(&typed.pat, what));
        };
        names.push(pat.ident.clone());
        pats.push(pat.clone());
    }
    let output = &item.sig.output;
    let ReturnType::Type(_, ty) = output else {
        let what = "expected a result, of which the derivative is taken";
        return Err(Error::new_spanned(&item.sig.ident, what));
    };
    if matches!(&**ty, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Result"))
    {
        let what = "a computation with a rule for its derivative cannot return a `Result`";
        return Err(Error::new_spanned(ty, what));
    }
    let block = &item.block;
    let path = &rule.path;
    let by: TokenStream = match rule.kind {
        RuleKind::Jvp => quote_spanned!(path.span()=> custom_jvp),
        RuleKind::Vjp => quote_spanned!(path.span()=> custom_vjp),
    };
    let body = quote!({ #by(|#(#pats),*| #output #block, #path)(#(#names),*) });
    item.block = parse_quote!(#body);
    for input in &mut item.sig.inputs {
        if let FnArg::Typed(typed) = input
            && let Pat::Ident(pat) = &mut *typed.pat
        {
            pat.mutability = None;
        }
    }
    Ok(())
}

/// Whether a parameter is a value that is only read.
fn is_value(typed: &syn::PatType) -> bool {
    let (mutable, ty) = match &*typed.ty {
        Type::Reference(reference) => (reference.mutability.is_some(), &*reference.elem),
        ty => (false, ty),
    };
    let outside = ["Infeed", "Outfeed", "Replica", "Exec"];
    match ty {
        _ if mutable => false,
        Type::ImplTrait(_) => false,
        Type::Path(path) => {
            let last = path.path.segments.last();
            !last.is_some_and(|last| outside.iter().any_item(|name| last.ident == name))
        }
        _ => true,
    }
}
