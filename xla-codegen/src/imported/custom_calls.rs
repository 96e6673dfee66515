//! `#[computation(stablehlo = "net.mlir", custom_calls(Foo = foo))]`: the functions that a model's custom calls call.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Error, LitStr, Path, Result, Token};
use xla_hlo::list::Items;

use super::Imported;

/// A target of custom calls, and the function that it is bound to: `Foo = foo`, or `"my.foo" = foo`.
#[derive(Clone)]
pub(crate) struct Bound {
    /// The name of the target in the model.
    pub(crate) target: LitStr,
    /// The custom function or the computation.
    pub(crate) function: Path,
}

/// A target of custom calls in a model that no operation corresponds to.
pub(crate) struct Target {
    /// The name of the target.
    pub(crate) name: String,
    /// The binding to a function, `Foo = foo`, and the declaration of the function.
    pub(crate) binding: String,
    pub(crate) declaration: String,
    /// The error of a model whose target is not bound, to be written after the path: it begins with a colon and the
    /// position of the first call.
    pub(crate) unbound: String,
}

impl Parse for Bound {
    fn parse(input: ParseStream) -> Result<Bound> {
        let target = if input.peek(LitStr) {
            input.parse()?
        } else {
            let name: Ident = input.parse()?;
            LitStr::new(&name.to_string(), name.span())
        };
        input.parse::<Token![=]>()?;
        let function = input.call(Path::parse_mod_style)?;
        Ok(Bound { target, function })
    }
}

/// `"Foo" = foo`, as [`Bound::parse`] reads it.
impl ToTokens for Bound {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Bound { target, function } = self;
        tokens.extend(quote!(#target = #function));
    }
}

/// Parses `(Foo = foo, Bar = bar)`.
///
/// # Errors
/// A target is bound twice, or something else is written.
pub(crate) fn parse(input: ParseStream) -> Result<Vec<Bound>> {
    let content;
    syn::parenthesized!(content in input);
    let mut all: Vec<Bound> = Vec::new();
    while !content.is_empty() {
        let what = "expected `Foo = foo`, a target in the model and a function with `#[custom_call]` or `#[computation]`";
        let at = content.span();
        let bound: Bound = content.parse().map_err(|_| Error::new(at, what))?;
        let is_it = |other: &Bound| other.target.value() == bound.target.value();
        if all.iter().any(is_it) {
            let what = format!("@{} is bound twice", bound.target.value());
            return Err(Error::new(bound.target.span(), what));
        }
        all.push(bound);
        if !content.is_empty() {
            content
                .parse::<Token![,]>()
                .map_err(|_| content.error(what))?;
        }
    }
    Ok(all)
}

/// Parses the rest of a reference to a model: `, "Foo" = foo, "Bar" = bar`.
pub(super) fn rest(input: ParseStream) -> Result<Vec<Bound>> {
    let mut all = Vec::new();
    while !input.is_empty() {
        input.parse::<Token![,]>()?;
        all.push(input.parse()?);
    }
    Ok(all)
}

/// Compares the targets of a model with those that are bound.
///
/// # Errors
/// A target is not bound, or one is bound that the model does not call.
pub(super) fn compare(model: &Imported, bound: &[Bound], path: &LitStr) -> Result<()> {
    let file = path.value();
    let is_bound = |target: &Target| bound.iter().any(|one| one.target.value() == target.name);
    let mut unbound = model
        .targets
        .iter()
        .filter_items(|target| !is_bound(target));
    if let Some(target) = unbound.next() {
        let what = format!("{file}{}\n  help: {}", target.unbound, help(&model.targets));
        return Err(Error::new(path.span(), what));
    }
    let is_called = |one: &Bound| {
        let mut targets = model.targets.iter();
        targets.any(|target| target.name == one.target.value())
    };
    let Some(unused) = bound.iter().find(|one| !is_called(one)) else {
        return Ok(());
    };
    let names = model
        .targets
        .iter()
        .map(|target| format!("@{}", target.name));
    let names = names.collect_vec();
    let help = match names.as_slice() {
        [] => "remove it: all operations of the model are known".to_string(),
        names => format!("it calls {}", names.join(", ")),
    };
    let what = format!(
        "`{file}` has no custom call of @{} that needs a function\n  help: {help}",
        unused.target.value()
    );
    Err(Error::new(unused.target.span(), what))
}

/// Returns the advice to bind the targets of a model to functions.
fn help(targets: &[Target]) -> String {
    let declared = targets.iter().map(|target| {
        let declaration = &target.declaration;
        format!("`#[custom_call] {declaration} {{ .. }}`")
    });
    let bound = targets.iter().map(|target| target.binding.clone());
    let (declared, bound) = (declared.collect_vec(), bound.collect_vec());
    format!(
        "bind it to a function of yours, {}: `custom_calls({})`",
        declared.join(" and "),
        bound.join(", ")
    )
}
