//! `#[computation(vjp = rule)]` and `#[custom_call(vjp = rule)]`: a function with a rule for its derivative.
//!
//! The body becomes a `custom_jvp` or `custom_vjp` of a closure, in which state is a parameter `s: &'state mut T`.
//! `ops/custom_derivative.rs` in `xla-hlo` has the instruction: body and rule are its regions, and the body replaces
//! it unless it is differentiated before.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::parse::{Parse, ParseStream};
use syn::{Error, FnArg, ItemFn, Lifetime, PatType, Path, Result, ReturnType, Token, parse_quote};

use crate::gather;
use crate::head::{ParamKind, Written};
use crate::lexical;
use crate::message::{Spanned, source};
use crate::signature::without_mut;

/// The lifetime of the `&mut` parameters of a function with a rule, in the closure that its body becomes.
pub(crate) const STATE: &str = "state";

/// The rule for the derivative of a function.
pub(crate) struct Rule {
    pub(crate) kind: RuleKind,
    /// The computation that is the rule.
    pub(crate) path: Path,
}

/// The kind of derivative that a rule computes.
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

    /// Parses the path of a rule after this word of an attribute; `what` is what the attribute takes.
    ///
    /// # Errors
    /// There is another rule before, or no path.
    pub(crate) fn path(
        self,
        word: &Ident,
        input: ParseStream,
        before: Option<&Rule>,
        what: &str,
    ) -> Result<Path> {
        if before.is_some() {
            let what = "a function has one rule for its derivative, `jvp` or `vjp`";
            return Err(Error::new(word.span(), what));
        }
        let fault = |_| Error::new(word.span(), what);
        input.parse::<Token![=]>().map_err(fault)?;
        input.call(Path::parse_mod_style).map_err(fault)
    }
}

/// `vjp = path`.
impl Parse for Rule {
    fn parse(input: ParseStream) -> Result<Rule> {
        let word: Ident = input.parse()?;
        let what = "expected `jvp = rule` or `vjp = rule`";
        let kind = RuleKind::of(&word).ok_or_else(|| Error::new(word.span(), what))?;
        let path = kind.path(&word, input, None, what)?;
        Ok(Rule { kind, path })
    }
}

/// `vjp = path`, as [`Rule::parse`] reads it.
impl ToTokens for Rule {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let path = &self.path;
        tokens.extend(match self.kind {
            RuleKind::Jvp => quote!(jvp = #path),
            RuleKind::Vjp => quote!(vjp = #path),
        });
    }
}

/// Returns a computation whose body is a function with this rule.
///
/// # Errors
/// The computation has a parameter or a result that a function in a body cannot have, or the rule calls it.
pub(crate) fn apply(item: &Written, rule: &Rule) -> Result<ItemFn> {
    // The rule's definition would wait for the definition of this function, and this one for the rule's.
    if calls(&rule.path, &item.sig.ident) {
        let what = format!(
            "the rule `{}` calls `{own}`, the function that it is the rule of\n  \
             help: move what both compute to another computation, and call this one from the rule",
            source(&rule.path),
            own = item.sig.ident
        );
        return Err(Error::new_spanned(&rule.path, what));
    }
    // The body of `fn f(x: &T) -> T { body }` becomes `custom_jvp(|x: &T| -> T { body }, rule)(x)`.
    let mut names = Vec::with_capacity(item.sig.inputs.len());
    let mut params = Vec::with_capacity(item.sig.inputs.len());
    for (arg, input) in item.sig.inputs.iter().zip(&item.head().inputs) {
        let (FnArg::Typed(PatType { pat, .. }), ParamKind::Value) = (arg, &input.kind) else {
            if let ParamKind::Pattern(pattern) = &input.kind {
                let what = "expected a name for the parameter of a function with a rule for its derivative";
                return Err(Error::new_spanned(pattern, what));
            }
            let what = format!(
                "expected an operand of a function with a rule for its derivative, found `{}`",
                source(arg)
            );
            return Err(Error::new_spanned(arg, what));
        };
        names.push(&input.name);
        params.push(if input.is_state() {
            let state = Lifetime::new(&format!("'{STATE}"), pat.span());
            let elem = &input.ty;
            quote!(#pat: &#state mut #elem)
        } else {
            quote!(#pat)
        });
    }
    let output = &item.sig.output;
    let ReturnType::Type(_, ty) = output else {
        let what = "expected a result, of which the derivative is taken";
        return Err(Error::new_spanned(&item.sig.ident, what));
    };
    if item.head().fallible {
        let what = "a function with a rule for its derivative cannot return a `Result`";
        return Err(Error::new_spanned(ty, what));
    }
    let block = &item.block;
    let path = &rule.path;
    let by: TokenStream = match rule.kind {
        RuleKind::Jvp => quote_spanned!(path.span()=> custom_jvp),
        RuleKind::Vjp => quote_spanned!(path.span()=> custom_vjp),
    };
    let body = quote!({ #by(|#(#params),*| #output #block, #path)(#(#names),*) });
    let mut item = ItemFn {
        block: parse_quote!(#body),
        ..ItemFn::clone(item)
    };
    // `mut` belongs to the parameters of the closure: rustc would report it as unused on the function.
    without_mut(&mut item.sig);
    Ok(item)
}

/// Whether a rule in the same file names the function that it is the rule of.
fn calls(rule: &Path, own: &Ident) -> bool {
    let rule = rule.get_ident().and_then(lexical::function);
    let names = rule
        .map(|rule| gather::function(&rule.into()))
        .unwrap_or_default();
    names.iter().any(|name| name.is_ident(own))
}
