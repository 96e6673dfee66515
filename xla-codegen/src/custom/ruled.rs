//! `#[custom_call(vjp = rule)]`: a custom function with a rule for its derivative.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::{Error, ItemFn, Result, Token, bracketed, parse_quote, parse_quote_spanned};
use xla_hlo::dynamic::is_dynamic;
use xla_hlo::list::Items;
use xla_hlo::ops::custom_call::{self, calls};
use xla_hlo::{Function, Module, Signature};

use crate::analysis::analyse_callee;
use crate::definition::{Definition, Definitions, Faults};
use crate::emit::element_tokens;
use crate::forwarded::{self, forwarder};
use crate::head::Written;
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
    pub(super) item: Written,
}

impl Parse for Subject {
    fn parse(input: ParseStream) -> Result<Subject> {
        let rule;
        bracketed!(rule in input);
        Ok(Subject {
            rule: if rule.is_empty() {
                None
            } else {
                Some(rule.parse()?)
            },
            item: input.parse()?,
        })
    }
}

/// Returns the definition of a custom function with a rule (a computation that calls it), and the functions of its
/// adapter for callers. `plain` is the definition without the rule.
pub(super) fn definition(
    root: &TokenStream,
    item: &Written,
    rule: &Rule,
    definitions: &Definitions,
    plain: Definition,
    faults: &mut Faults,
) -> (Definition, Vec<TokenStream>) {
    let broken = (Definition::Broken, Vec::new());
    let (name, names) = (&item.sig.ident, item.head().names());
    // A path of one segment would be a recursive call.
    let path: syn::Path = parse_quote_spanned!(name.span()=> self::#name);
    let call = quote!({ #path(#(#names),*) });
    let calling = ItemFn {
        block: parse_quote!(#call),
        ..ItemFn::clone(item)
    };
    let calling = match rule::apply(&calling.into(), rule) {
        Ok(calling) => calling.into(),
        Err(fault) => {
            faults.push(fault);
            return broken;
        }
    };
    let own = match &plain {
        Definition::Computation(module) => module.entry().map(|entry| entry.name.clone()),
        _ => None,
    };
    let mut definitions = definitions.clone();
    // The computation that carries the rule calls the function by this path, whose definition has no rule.
    definitions.add(&path, plain);
    let analysis = analyse_callee(root, &calling, &definitions);
    let Some(function) = analysis.function else {
        faults.extend(analysis.faults);
        return broken;
    };
    // A region is run without a `?`, so its calls must not fail.
    let mut regions = function
        .graph
        .instrs()
        .filter_map(|(_, instr)| instr.regions.get(1));
    if regions.any(custom_call::is_fallible) {
        let what = format!(
            "the rule `{}` calls a custom function that may fail, or whose result has sizes `?`\n  \
             help: declare its sizes as numbers or generic sizes, and panic or return NaN instead of an error",
            source(&rule.path)
        );
        faults.push(Error::new_spanned(&rule.path, what));
        return broken;
    }
    let callees = &analysis.callees;
    let mut functions = analysis.functions;
    for (name, function) in &mut functions {
        // In the body of a function, the path above names nothing.
        if Some(&*name) == own.as_ref() {
            *function = quote!(Self::__call);
        }
    }
    let forwarders = forwarders(root, &calls::targets(&function), callees, &functions);
    (Definition::of(&function, callees), forwarders)
}

/// Returns the functions of an adapter through which callers call custom functions, the `targets`, without `pub`.
///
/// `functions` are the functions that take arrays, by their names in the graph.
pub(crate) fn forwarders(
    root: &TokenStream,
    targets: &[String],
    callees: &Module,
    functions: &[(String, TokenStream)],
) -> Vec<TokenStream> {
    let mut all = Vec::new();
    for (number, target) in targets.iter().enumerate() {
        let path = functions.iter().find(|(name, _)| name == target);
        if let (Some((_, path)), Some(callee)) = (path, callees.function(target)) {
            all.push(forwarder_of(root, number, callee, path));
        }
    }
    all
}

/// Returns the functions of the adapter of a template with these definitions, or of structs with methods: callers reach all
/// custom functions through them.
pub(crate) fn all_forwarders(root: &TokenStream, definitions: &Definitions) -> Vec<TokenStream> {
    let mut callees = Module::default();
    definitions.add_modules(&mut callees);
    let functions = forwarded::callees(root, definitions);
    forwarders(
        root,
        &forwarded::forwarded(definitions),
        &callees,
        &functions,
    )
}

/// Returns the bounds that arithmetic on the generic sizes of a signature needs.
fn bounds(root: &TokenStream, signature: &Signature) -> Vec<TokenStream> {
    let params = signature
        .params
        .iter()
        .flat_items(|param| param.ty.leaves());
    let leaves = params.chain_items(signature.result.leaves());
    let types = leaves.filter_map(|leaf| syn::parse_str::<syn::Type>(&leaf.to_string()).ok());
    let types = types.collect_vec();
    crate::signature::bounds(root, &parse_quote!(fn leaves(#(_: #types),*)))
}

fn forwarder_of(
    root: &TokenStream,
    number: usize,
    callee: &Function,
    path: &TokenStream,
) -> TokenStream {
    let signature = &callee.signature;
    let leaves = signature
        .params
        .iter()
        .flat_items(|param| param.ty.leaves());
    let mut types = quote!(());
    for leaf in leaves.collect_vec().into_iter().rev() {
        let element = element_tokens(root, leaf.shape.element);
        types = quote!((#root::rt::Array<'_, #element>, #types));
    }
    let sizes = signature
        .sizes
        .iter()
        .filter_items(|size| !is_dynamic(size));
    let sizes = sizes.map(|size| Ident::new(size, Span::call_site()));
    let sizes = sizes.collect_vec();
    let generics = (!sizes.is_empty()).then(|| quote!(<#(#sizes: #root::Dim),*>));
    let turbofish = (!sizes.is_empty()).then(|| quote!(::<#(#sizes),*>));
    let bounds = bounds(root, signature);
    let clause = (!bounds.is_empty()).then(|| quote!(where #(#bounds),*));
    let name = forwarder(number);
    quote! {
        fn #name #generics (exec: &#root::Exec, outs: impl #root::rt::Outs, arrays: #types) #clause {
            #path #turbofish (exec, outs, arrays)
        }
    }
}
