//! `#[computation]`: expands a function to its code.

use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use proc_macro2::{Delimiter, Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{AttrStyle, Error, FnArg, ItemFn, Pat, ReturnType};
use xla_hlo::list::Items;
use xla_hlo::unknown::Equation;
use xla_hlo::{Function, Module, Tree, lookup, passes, text};

use crate::attributes;
use crate::chain;
use crate::custom;
use crate::deep;
use crate::definition::{Definition, Definitions, Faults, Types};
use crate::elaborate::{self, Context};
use crate::emit::{self, Driver, Passing, Target};
use crate::gather;
use crate::lexical;
use crate::message::source;
use crate::program::{self, Attribute};
use crate::root;
use crate::signature::{Mode, Param, Required, Scope, Signature, Source, bounds, names, output};
use crate::unparsed::{unparsed, without_body};

pub(crate) mod calls;
mod result;
mod subject;
pub(crate) mod unknown;

use calls::Calls;
use result::{results, value};
use subject::{Subject, asked};

/// An analysed computation, or the mistakes in it.
pub(crate) struct Understood {
    /// Every mistake.
    pub(crate) faults: Faults,
    /// The parameters and results, without those that were refused.
    pub(crate) signature: Signature,
    /// The computations it calls.
    pub(crate) callees: Module,
    /// The graph; `None` where there are mistakes, in the computation itself or in a definition it refers to.
    pub(crate) function: Option<Function>,
    /// The source spans of the instructions, indexed by their origins.
    pub(crate) origins: Vec<Span>,
    /// The constraints on dynamic sizes.
    pub(crate) required: Vec<Required>,
    /// The calls whose results have dynamic sizes.
    pub(crate) calls: Calls,
    /// The paths of the definitions it names.
    pub(crate) paths: Vec<(String, syn::Path)>,
    hover: TokenStream,
}

/// Analyses a function.
pub(crate) fn understand(
    root: &TokenStream,
    item: &ItemFn,
    definitions: &Definitions,
) -> Understood {
    let mut faults = Faults::default();
    let name = item.sig.ident.to_string();
    if lookup(&name).is_some() {
        let what = format!("`{name}` is an operation: give the computation another name");
        faults.push(Error::new(item.sig.ident.span(), what));
    }
    for fault in attributes::in_function(item) {
        faults.push(fault);
    }
    let mut signature = Signature::read(item, definitions, &mut faults);
    let bounds = bounds(root, item);
    let bounds: Vec<String> = bounds.iter().map(ToString::to_string).collect_vec();
    let mut callees = Module::default();
    for callee in definitions.modules() {
        callees.merge(callee);
    }
    let mut required: Vec<Required> = Vec::new();
    let mut calls = Calls::default();
    // A body that constrains a dynamic size is elaborated again with the size replaced; each round removes at least
    // one.
    let (body, found, origins) = loop {
        let settled = unknown::settled(&signature, &required);
        let cx = Context {
            root,
            module: &callees,
            scope: Scope {
                sizes: &signature.sizes,
                definitions,
            },
            own: name.clone(),
            fallible: signature.fallible,
            unknowns: RefCell::new(signature.unknowns.clone()),
            calls: RefCell::new(calls),
            required: RefCell::default(),
            settled: &settled,
            bounds: &bounds,
            faults: RefCell::default(),
            origins: RefCell::default(),
        };
        let body = elaborate::function(item, &signature, &cx);
        let found = cx.required.into_inner();
        calls = cx.calls.into_inner();
        let unknowns = cx.unknowns.into_inner();
        let (more, origins) = (cx.faults.into_inner(), cx.origins.into_inner());
        signature.unknowns = unknowns;
        if found.is_empty() {
            break (body, more, origins);
        }
        let equations: Vec<Equation> = found.iter().map(|r| r.equation.clone()).collect_vec();
        signature.replace(&equations);
        calls.replace(&equations);
        unknown::require(&mut required, found, &equations);
    };
    faults.extend(found);
    unknown::undetermined(item, &signature, &mut faults);
    if calls.are_repeated(item) {
        deep::expand_again();
    }
    calls.undetermined(&signature, &mut faults);
    let whole = faults.is_empty() && !definitions.any_broken();
    let results = body.graph.result_shapes();
    let hlo = signature.to_hlo(&results).filter(|_| whole);
    let mut function = hlo.map(|hlo| Function::new(name, hlo, body.graph));
    if let Some(known) = &function {
        let demands = known.demands(&callees);
        unknown::infallible(&signature, known, &required, demands, &origins, &mut faults);
    }
    function = function.filter(|_| faults.is_empty());
    let (constants, hover) = (definitions.constants(), body.hover);
    Understood {
        faults,
        origins,
        required,
        calls,
        paths: definitions.paths(),
        signature,
        callees,
        function,
        // `#[known]` constants are not read at run time, but they must count as used.
        hover: quote!(#(let _ = #constants;)* #hover),
    }
}

/// Returns the statements of the emitted body, or the mistakes; `None` where the mistakes are in a definition it refers
/// to.
pub(crate) fn compile(
    root: &TokenStream,
    item: &ItemFn,
    understood: Understood,
) -> Result<Option<TokenStream>, Faults> {
    let Understood {
        mut faults,
        signature,
        callees,
        function,
        origins,
        required,
        calls,
        paths,
        hover,
    } = understood;
    let Some(function) = function else {
        return if faults.is_empty() {
            Ok(None)
        } else {
            Err(faults)
        };
    };
    let checks = calls.checks(root, &signature, &function.name, &required);
    let foreign = emit::Foreign {
        paths: &paths,
        checks: &checks,
    };
    match write(
        root, item, &signature, &callees, &function, &required, foreign,
    ) {
        Ok(statements) => {
            let demands = function.demands(&callees);
            let assertions = emit::assertions(root, demands, &origins);
            let checks = unknown::checks(root, &signature, &function.name, &required, demands);
            Ok(Some(
                quote!(if false { #hover } #assertions #checks #statements),
            ))
        }
        Err(fault) => {
            faults.push(fault);
            Err(faults)
        }
    }
}

/// Returns the definition of a computation's name.
fn definition(understood: &Understood) -> Definition {
    let Some(function) = &understood.function else {
        return Definition::Broken;
    };
    defined(function, &understood.callees)
}

/// Returns the definition of a function's name: a module of the function and its callees.
pub(crate) fn defined(function: &Function, callees: &Module) -> Definition {
    // The hash of the text distinguishes computations of the same name; equal ones may share a name.
    let mut hasher = DefaultHasher::new();
    text::print_function(function).hash(&mut hasher);
    let mut function = function.clone();
    function.name = format!("{}.{:016x}", function.name, hasher.finish());
    let mut module = callees.clone();
    module.functions.push(Rc::new(function));
    Definition::Computation(Rc::new(module))
}

/// Optimises the graph, and emits its statements and the value at the end.
fn write(
    root: &TokenStream,
    item: &ItemFn,
    signature: &Signature,
    module: &Module,
    function: &Function,
    required: &[Required],
    foreign: emit::Foreign<'_>,
) -> Result<TokenStream, Error> {
    let optimised = passes::optimise(module, function)
        .map_err(|refused| Error::new(item.sig.ident.span(), refused.fault.what))?;
    let leaves = operands(root, signature, &function.name, required);
    let output = output(item);
    let nothing = Tree::Tuple(Vec::new());
    let result = signature.result.as_ref().unwrap_or(&nothing);
    let mut targets = Vec::new();
    let given = function.signature.result.leaves();
    results(root, output, result, &mut given.into_iter(), &mut targets);
    let from = emit::From {
        exec: signature.exec.as_ref(),
        workspace: None,
        fallible: signature.fallible && !required.is_empty(),
    };
    targets.extend(program::states(signature).map(Target::State));
    let Driver {
        statements,
        results,
    } = emit::driver(root, &optimised.graph, &leaves, &targets, from, foreign);
    let mut value = value(root, output, result, &mut results.into_iter());
    if signature.fallible {
        value = quote!(::core::result::Result::Ok(#value));
    }
    Ok(quote!(#statements #value))
}

/// Returns the identifier of a field, raw if it is written `r#name`.
pub(crate) fn member(name: &str) -> Ident {
    match name.strip_prefix("r#") {
        Some(raw) => Ident::new_raw(raw, Span::call_site()),
        None => Ident::new(name, Span::call_site()),
    }
}

/// Returns the leaves of all parameters; those of a feed hold the expressions for the dynamic sizes of its items.
pub(crate) fn operands(
    root: &TokenStream,
    signature: &Signature,
    computation: &str,
    required: &[Required],
) -> Vec<emit::Leaf> {
    let mut places: Vec<Vec<emit::Leaf>> = signature.params.iter().map(leaves).collect_vec();
    let items = unknown::later(root, signature, computation, required, Source::Item);
    for (param, item) in items {
        for leaf in &mut places[param] {
            leaf.items.push(item.clone());
        }
    }
    places.concat()
}

/// Returns the leaves of a parameter.
pub(crate) fn leaves(param: &Param) -> Vec<emit::Leaf> {
    fn walk(
        types: &Types,
        place: &TokenStream,
        mode: Mode,
        whole: bool,
        all: &mut Vec<emit::Leaf>,
    ) {
        match types {
            Tree::Leaf(leaf) => {
                let passing = match (leaf.plain, mode) {
                    (true, Mode::Ref) if whole => Passing::ValueRef,
                    (true, Mode::Mut) if whole => Passing::ValueState,
                    (true, _) => Passing::Value,
                    (false, Mode::Ref) => Passing::Borrowed,
                    (false, Mode::Mut) => Passing::State,
                    (false, Mode::Value) => Passing::Donated,
                };
                all.push(emit::Leaf {
                    place: place.clone(),
                    passing,
                    layout: leaf.array.layout.clone(),
                    items: Vec::new(),
                });
            }
            Tree::Tuple(items) => {
                for (i, item) in items.iter().enumerate() {
                    let i = syn::Index::from(i);
                    walk(item, &quote!(#place.#i), mode, false, all);
                }
            }
            Tree::Record(_, fields) => {
                for (field, item) in fields {
                    let field = member(field);
                    walk(item, &quote!(#place.#field), mode, false, all);
                }
            }
        }
    }
    let mut all = Vec::new();
    if let Some(types) = &param.types {
        walk(
            types,
            &param.name.to_token_stream(),
            param.mode,
            true,
            &mut all,
        );
    }
    all
}

/// Returns the function that rustc sees, with the emitted body.
pub(crate) fn shell(root: &TokenStream, item: &ItemFn, body: &TokenStream) -> TokenStream {
    // Inner attributes become outer ones, since the body is replaced.
    let outer = |attr: &syn::Attribute| syn::Attribute {
        style: AttrStyle::Outer,
        ..attr.clone()
    };
    let attrs: Vec<syn::Attribute> = item.attrs.iter().map(outer).collect_vec();
    let (vis, mut sig) = (&item.vis, item.sig.clone());
    for bound in bounds(root, item) {
        if let Ok(bound) = syn::parse2(bound) {
            sig.generics.make_where_clause().predicates.push(bound);
        }
    }
    let mut pure = !matches!(sig.output, ReturnType::Default);
    for arg in &mut sig.inputs {
        if let FnArg::Typed(arg) = arg {
            // Assignments become part of the graph, so the emitted body does not need `mut`.
            if let Pat::Ident(pat) = &mut *arg.pat {
                pat.mutability = None;
            }
            pure &= !source(&arg.ty).starts_with("&mut");
        }
    }
    let pure = pure && !(attrs.iter()).any_item(|attr| attr.path().is_ident("must_use"));
    let must_use = pure.then(|| quote!(#[must_use]));
    quote! {
        #(#attrs)*
        #must_use
        #[allow(clippy::all, clippy::pedantic)]
        #vis #sig { #body }
    }
}

/// Expands `#[computation]`.
pub(crate) fn expand(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let item: ItemFn = match syn::parse2(item.clone()) {
        Ok(item) => item,
        Err(fault) => return unparsed(item, &fault),
    };
    let mut faults = Faults::default();
    let Attribute { program, given } = syn::parse2(attribute).unwrap_or_else(|fault| {
        faults.push(fault);
        Attribute::default()
    });
    let root = match root::of_attribute(given.as_ref(), "#[computation(crate = other::typed_xla)]")
    {
        Ok(root) => root,
        Err(fault) => return without_body(&quote!(#item), &fault.to_compile_error()),
    };
    let root = &root;
    if lexical::is_method(&item.sig.ident) {
        let what = format!(
            "a computation is a free function: move `{}` out of the `impl`",
            item.sig.ident
        );
        let fault = Error::new(item.sig.ident.span(), what).to_compile_error();
        let function = shell(root, &item, &quote!(#fault ::core::unreachable!()));
        return quote!(#[allow(unused)] #function);
    }
    let declared = program
        .as_ref()
        .map(|name| program::declaration(&item, name));
    let faults = faults.tokens();
    let names = gather::function(&item);
    let (body, beside) = match names.as_slice() {
        [] => {
            let understood = understand(root, &item, &Definitions::default());
            let beside = said(root, &item, program.as_ref(), &understood);
            (block(root, &item, understood), beside)
        }
        names => {
            let ask =
                |end, delimiter| chain::ask(root, names, end, &quote!([#program] #item), delimiter);
            (
                ask("__body", Delimiter::Parenthesis),
                ask("__graph", Delimiter::Brace),
            )
        }
    };
    let function = shell(root, &item, &body);
    quote!(#faults #function #declared #beside)
}

/// Returns the body of a computation, as statements with a value at the end.
///
/// Mistakes found during analysis are reported by [`said`], not here.
fn block(root: &TokenStream, item: &ItemFn, understood: Understood) -> TokenStream {
    let told = !understood.faults.is_empty();
    let faults = match compile(root, item, understood) {
        Ok(Some(body)) => return body,
        Err(faults) if !told => faults.tokens(),
        Ok(None) | Err(_) => TokenStream::new(),
    };
    // Uses of the parameters avoid lints about the body that a mistake replaced.
    let params = item.sig.inputs.iter().flat_items(|arg| match arg {
        FnArg::Typed(arg) => match &*arg.pat {
            Pat::Ident(pat) => vec![pat.ident.clone()],
            Pat::Tuple(tuple) => names(tuple.to_token_stream()),
            _ => Vec::new(),
        },
        FnArg::Receiver(_) => Vec::new(),
    });
    quote!(#faults #(let _ = &#params;)* ::core::unreachable!())
}

/// Returns the items next to a computation: its errors, its definition macros, its adapter and its program.
///
/// An error between items keeps rustc from reporting its own about wrong names in the signature.
fn said(
    root: &TokenStream,
    item: &ItemFn,
    program: Option<&Ident>,
    understood: &Understood,
) -> TokenStream {
    let faults = understood.faults.tokens();
    let instead = format!(
        "`{0}` is a computation: call it without `!`, as a function",
        item.sig.ident
    );
    let macros = chain::announce(
        &item.vis,
        &item.sig.ident,
        &definition(understood),
        &instead,
    );
    let signature = &understood.signature;
    let adapter = understood.function.as_ref().and_then(|function| {
        let named = xla_hlo::ops::custom_call::is_in(&function.graph);
        named.then(|| custom::adapter(root, item, signature, false))
    });
    let program = program.map(|name| match &understood.function {
        Some(function) => program::implementation(root, item, name, understood, function)
            .unwrap_or_else(|fault| fault.to_compile_error()),
        None => program::stand_in(root, item, name),
    });
    // A method is in an `impl`, which cannot hold these items.
    match item.sig.receiver() {
        Some(_) => faults,
        None => quote!(#faults #macros #adapter #program),
    }
}

/// Returns the body of a function whose definitions have been gathered.
pub(crate) fn body(input: TokenStream) -> TokenStream {
    match asked(input) {
        Ok((root, Subject { item, .. }, definitions)) => {
            let understood = understand(&root, &item, &definitions);
            let block = block(&root, &item, understood);
            quote!({ #block })
        }
        Err(fault) => {
            let fault = fault.to_compile_error();
            quote!({ #fault ::core::unreachable!() })
        }
    }
}

/// Returns the items next to a function whose definitions have been gathered.
pub(crate) fn beside(input: TokenStream) -> TokenStream {
    let Ok((root, Subject { program, item }, definitions)) = asked(input) else {
        return TokenStream::new();
    };
    let understood = understand(&root, &item, &definitions);
    said(&root, &item, program.as_ref(), &understood)
}

#[cfg(test)]
mod tests;
