//! `#[custom_call(vjp = rule)]`: a custom function with a rule for its derivative.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::{Error, FnArg, ItemFn, Pat, Result, Token, bracketed, parse_quote};
use xla_hlo::list::Items;
use xla_hlo::ops::custom_call;

use crate::analysis::analyse;
use crate::definition::{Definition, Definitions, Faults};
use crate::message::source;
use crate::root::Crate;
use crate::rule::{self, Rule, RuleKind};

/// The arguments of `#[custom_call(..)]`.
#[derive(Default)]
pub(super) struct Attribute {
    /// The path of the facade.
    pub(super) crate_path: Option<Crate>,
    /// The rule for the derivative of the function.
    pub(super) rule: Option<Rule>,
}

impl Parse for Attribute {
    fn parse(input: ParseStream) -> Result<Attribute> {
        let what = "expected `jvp = rule` or `vjp = rule`, the computation of the function's derivative, or \
                    `crate = path`, the path of this library";
        let mut attribute = Attribute::default();
        while !input.is_empty() {
            if attribute.crate_path.is_none() && Crate::is_next(input) {
                attribute.crate_path = Some(input.parse()?);
            } else {
                let word: Ident = input.parse().map_err(|_| input.error(what))?;
                let kind = RuleKind::of(&word).ok_or_else(|| Error::new(word.span(), what))?;
                let path = kind.path(&word, input, attribute.rule.as_ref(), what)?;
                attribute.rule = Some(Rule { kind, path });
            }
            if !input.is_empty() {
                input.parse::<Token![,]>().map_err(|_| input.error(what))?;
            }
        }
        Ok(attribute)
    }
}

/// A function whose definitions have been gathered, and its rule.
pub(super) struct Subject {
    pub(super) rule: Option<Rule>,
    pub(super) item: ItemFn,
}

impl Parse for Subject {
    fn parse(input: ParseStream) -> Result<Subject> {
        let rule;
        bracketed!(rule in input);
        Ok(Subject {
            rule: match rule.is_empty() {
                true => None,
                false => Some(rule.parse()?),
            },
            item: input.parse()?,
        })
    }
}

/// Returns the definition of a custom function with a rule: that of a computation that calls it. `plain` is the
/// definition without the rule.
pub(super) fn definition(
    root: &TokenStream,
    item: &ItemFn,
    rule: &Rule,
    definitions: &Definitions,
    plain: Definition,
    faults: &mut Faults,
) -> Definition {
    let mut item = item.clone();
    let names = item.sig.inputs.iter().filter_map(|arg| match arg {
        FnArg::Typed(arg) => match &*arg.pat {
            Pat::Ident(pat) => Some(pat.ident.clone()),
            _ => None,
        },
        FnArg::Receiver(_) => None,
    });
    let (name, names) = (&item.sig.ident, names.collect_vec());
    // A path of one segment would be a recursive call.
    let path: syn::Path = parse_quote!(self::#name);
    let call = quote!({ #path(#(#names),*) });
    item.block = parse_quote!(#call);
    if let Err(fault) = rule::apply(&mut item, rule) {
        faults.push(fault);
        return Definition::Broken;
    }
    let mut definitions = definitions.clone();
    definitions.add(&path, plain);
    let analysis = analyse(root, &item, &definitions);
    let Some(function) = analysis.function else {
        faults.extend(analysis.faults);
        return Definition::Broken;
    };
    let mut regions = function
        .graph
        .instrs()
        .filter_map(|(_, instr)| instr.regions.get(1));
    if regions.any_item(custom_call::is_in) {
        let what = format!(
            "the rule `{}` makes a custom call, which is not possible in the rule of a custom function\n  \
             help: write the rule with operations",
            source(&rule.path)
        );
        faults.push(Error::new_spanned(&rule.path, what));
        return Definition::Broken;
    }
    Definition::of(&function, &analysis.callees)
}
