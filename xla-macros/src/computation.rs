//! `#[computation]`: from a function to its code.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{Error, FnArg, ItemFn, Pat, ReturnType};
use xla_hlo::{Function, Module, Tree, foreign, lookup, passes};

use crate::definition::{Definitions, Faults, Types};
use crate::elaborate::{self, Context};
use crate::emit::{self, Driver, Passing, Target, element_tokens};
use crate::message::source;
use crate::signature::{Mode, Param, Scope, Signature, bounds};
use crate::size::Written;
use crate::types::{Body, tensor};

/// A computation that has been understood, or what is wrong with it.
pub(crate) struct Compiled {
    /// Every mistake.
    pub(crate) faults: Faults,
    /// What runs, as the statements of a block.
    pub(crate) body: TokenStream,
}

/// Understands a function and writes its code.
pub(crate) fn compile(root: &TokenStream, item: &ItemFn, definitions: &Definitions) -> Compiled {
    let mut faults = Faults::default();
    let name = item.sig.ident.to_string();
    if lookup(&name).is_some() {
        let what = format!("`{name}` is an operation: give the computation another name");
        faults.push(Error::new(item.sig.ident.span(), what));
    }
    let signature = Signature::read(item, definitions, &mut faults);
    let bounds: Vec<String> = bounds(root, item).iter().map(ToString::to_string).collect();
    let mut module = Module::default();
    for callee in definitions.modules() {
        module.merge(callee);
    }
    let cx = Context {
        root,
        module: &module,
        scope: Scope {
            sizes: &signature.sizes,
            definitions,
        },
        own: name.clone(),
        bounds: &bounds,
        faults: faults.into(),
    };
    let body = elaborate::function(item, &signature, &cx);
    let mut faults = cx.faults.into_inner();
    let mut tokens = TokenStream::new();
    if let (true, Some(hlo)) = (faults.is_empty(), signature.to_hlo()) {
        let function = Function {
            name,
            signature: hlo,
            graph: body.graph,
        };
        match write(root, item, &signature, &module, &function) {
            Ok(statements) => {
                let hover = body.hover;
                tokens = quote!(if false { #hover } #statements);
            }
            Err(fault) => faults.push(fault),
        }
    }
    Compiled {
        faults,
        body: tokens,
    }
}

/// The statements and the value at the end.
fn write(
    root: &TokenStream,
    item: &ItemFn,
    signature: &Signature,
    module: &Module,
    function: &Function,
) -> Result<TokenStream, Error> {
    let optimised = passes::optimise(module, function)
        .map_err(|refused| Error::new(item.sig.ident.span(), format!("{refused:?}")))?;
    let leaves: Vec<emit::Leaf> = signature.params.iter().flat_map(leaves).collect();
    let output = match &item.sig.output {
        ReturnType::Default => None,
        ReturnType::Type(_, ty) => Some(&**ty),
    };
    let nothing = Tree::Tuple(Vec::new());
    let result = signature.result.as_ref().unwrap_or(&nothing);
    let mut targets = Vec::new();
    results(root, output, result, &mut targets);
    let state = signature.params.iter().flat_map(|param| {
        let count = param.types.as_ref().map_or(0, |types| types.leaves().len());
        std::iter::repeat_n(param.mode == Mode::Mut, count)
    });
    let state = state.enumerate().filter(|(_, state)| *state);
    targets.extend(state.map(|(leaf, _)| Target::State(leaf)));
    let Driver {
        statements,
        results,
    } = emit::driver(root, &optimised.graph, &leaves, &targets, None);
    let value = value(output, result, &mut results.into_iter());
    Ok(quote!(#statements #value))
}

/// The places of a parameter's arrays.
fn leaves(param: &Param) -> Vec<emit::Leaf> {
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
                    permuted: !leaf.array.layout.is_row_major(),
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
                    let field = Ident::new(field, Span::call_site());
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

/// Where the arrays of a result go.
fn results(root: &TokenStream, ty: Option<&syn::Type>, types: &Types, all: &mut Vec<Target>) {
    match types {
        Tree::Leaf(leaf) => {
            let shape = &leaf.array.shape;
            let element = element_tokens(root, shape.element);
            let ty = match ty {
                // As the user wrote it, so that rustc sees one type on both sides.
                Some(syn::Type::Macro(ty)) => {
                    let body = ty.mac.parse_body::<Body>();
                    body.and_then(|body| body.tokens(root, &element))
                        .ok()
                        .map(|(ty, _)| ty)
                }
                Some(syn::Type::Path(ty)) if !leaf.plain => Some(ty.to_token_stream()),
                _ => None,
            };
            let ty = ty.unwrap_or_else(|| match leaf.plain {
                true => element.clone(),
                false => tensor(
                    root,
                    &element,
                    &shape.dims,
                    &leaf.array.layout,
                    &Written::default(),
                    &mut Vec::new(),
                ),
            });
            all.push(Target::Return {
                plain: leaf.plain,
                ty,
            });
        }
        Tree::Tuple(items) => {
            let parts: Vec<Option<&syn::Type>> = match ty {
                Some(syn::Type::Tuple(tuple)) => tuple.elems.iter().map(Some).collect(),
                _ => vec![None; items.len()],
            };
            for (ty, item) in parts.into_iter().zip(items) {
                results(root, ty, item, all);
            }
        }
        Tree::Record(_, fields) => fields
            .iter()
            .for_each(|(_, item)| results(root, None, item, all)),
    }
}

/// The result put together.
fn value(
    ty: Option<&syn::Type>,
    types: &Types,
    results: &mut dyn Iterator<Item = Ident>,
) -> TokenStream {
    match types {
        Tree::Leaf(_) => results.next().to_token_stream(),
        Tree::Tuple(items) => {
            let parts: Vec<Option<&syn::Type>> = match ty {
                Some(syn::Type::Tuple(tuple)) => tuple.elems.iter().map(Some).collect(),
                _ => vec![None; items.len()],
            };
            let items: Vec<TokenStream> = parts
                .into_iter()
                .zip(items)
                .map(|(ty, item)| value(ty, item, results))
                .collect();
            quote!((#(#items,)*))
        }
        Tree::Record(name, fields) => {
            let name = Ident::new(name, Span::call_site());
            let path = ty.map_or_else(|| name.to_token_stream(), ToTokens::to_token_stream);
            let fields: Vec<TokenStream> = fields
                .iter()
                .map(|(field, item)| {
                    let field = Ident::new(field, Span::call_site());
                    let item = value(None, item, results);
                    quote!(#field: #item)
                })
                .collect();
            quote!(#path { #(#fields,)* })
        }
    }
}

/// The function as rustc sees it, around a body.
pub(crate) fn shell(
    root: &TokenStream,
    item: &ItemFn,
    body: &TokenStream,
    broken: bool,
) -> TokenStream {
    let (attrs, vis, mut sig) = (&item.attrs, &item.vis, item.sig.clone());
    for bound in bounds(root, item) {
        if let Ok(bound) = syn::parse2(bound) {
            sig.generics.make_where_clause().predicates.push(bound);
        }
    }
    let mut pure = !matches!(sig.output, ReturnType::Default);
    for arg in &mut sig.inputs {
        if let FnArg::Typed(arg) = arg {
            // Assignments in the body are the language's, not Rust's.
            if let Pat::Ident(pat) = &mut *arg.pat {
                pat.mutability = None;
            }
            pure &= !source(&arg.ty).starts_with("&mut");
        }
    }
    let pure = pure && !attrs.iter().any(|attr| attr.path().is_ident("must_use"));
    let must_use = pure.then(|| quote!(#[must_use]));
    let unused = broken.then(|| quote!(#[allow(unused)]));
    quote! {
        #(#attrs)*
        #must_use
        #unused
        #[allow(clippy::all, clippy::pedantic)]
        #vis #sig { #body }
    }
}

/// What cannot be parsed, as far as it can: a function without its body is still there for those who call it.
fn unparsed(item: TokenStream, fault: &Error) -> TokenStream {
    let head = |input: syn::parse::ParseStream| {
        let attrs = input.call(syn::Attribute::parse_outer)?;
        let (vis, sig): (syn::Visibility, syn::Signature) = (input.parse()?, input.parse()?);
        let _: proc_macro2::Group = input.parse()?;
        Ok(quote!(#[allow(unused)] #(#attrs)* #vis #sig { ::core::unreachable!() }))
    };
    let advice = foreign_name(item.clone(), fault.span())
        .map(|advice| Error::new(fault.span(), format!("{fault}\n  help: {advice}")));
    let fault = advice.as_ref().unwrap_or(fault).to_compile_error();
    match syn::parse::Parser::parse2(head, item.clone()) {
        Ok(function) => quote!(#fault #function),
        Err(_) => quote!(#fault #item),
    }
}

/// The advice for a name of another library that stands there, such as the keyword `where`.
fn foreign_name(tokens: TokenStream, at: Span) -> Option<&'static str> {
    tokens.into_iter().find_map(|token| match token {
        TokenTree::Group(group) => foreign_name(group.stream(), at),
        TokenTree::Ident(ident) if format!("{:?}", ident.span()) == format!("{at:?}") => {
            foreign::lookup(&ident.to_string())
        }
        _ => None,
    })
}

/// What `#[computation]` expands to.
pub(crate) fn expand(root: &TokenStream, attribute: TokenStream, item: TokenStream) -> TokenStream {
    let item: ItemFn = match syn::parse2(item.clone()) {
        Ok(item) => item,
        Err(fault) => return unparsed(item, &fault),
    };
    let Compiled { mut faults, body } = compile(root, &item, &Definitions::default());
    if !attribute.is_empty() {
        faults.push(Error::new_spanned(
            attribute,
            "`#[computation]` takes no arguments",
        ));
    }
    if faults.is_empty() {
        return shell(root, &item, &body, false);
    }
    let function = shell(root, &item, &quote!(::core::unreachable!()), true);
    let faults = faults.tokens();
    quote!(#faults #function)
}

#[cfg(test)]
mod tests;
