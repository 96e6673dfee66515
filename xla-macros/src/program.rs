//! `#[computation(program = Scores)]`: a type that stands for a computation.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{
    Error, FnArg, GenericArgument, ItemFn, Pat, PathArguments, Result, ReturnType, Token, Type,
};
use xla_hlo::{Channel, Function, Module, Tree, graphviz, passes, text};

use crate::computation::leaves;
use crate::definition::Types;
use crate::emit::{self, Target, element_tokens};
use crate::signature::{Mode, Param, Signature, is_open, output, outside};
use crate::size::Names;
use crate::types::parameters;

/// What stands in the parentheses of `#[computation(..)]`.
#[derive(Default)]
pub(crate) struct Attribute {
    /// The name of the type that stands for the computation.
    pub(crate) program: Option<Ident>,
}

impl Parse for Attribute {
    fn parse(input: ParseStream) -> Result<Attribute> {
        let what = "`#[computation]` takes `program = Name` only: the name of a type to make for the computation";
        if input.is_empty() {
            return Ok(Attribute::default());
        }
        let word: Ident = input.parse().map_err(|_| input.error(what))?;
        let fault = |_| Error::new(word.span(), what);
        if word != "program" {
            return Err(Error::new(word.span(), what));
        }
        input.parse::<Token![=]>().map_err(fault)?;
        let program = Some(input.parse().map_err(fault)?);
        input.parse::<Option<Token![,]>>()?;
        match input.is_empty() {
            true => Ok(Attribute { program }),
            false => Err(input.error(what)),
        }
    }
}

/// The type itself.
pub(crate) fn declaration(item: &ItemFn, program: &Ident) -> TokenStream {
    let (vis, name) = (&item.vis, &item.sig.ident);
    let doc =
        format!("[`{name}`] as a program: its text, its graph, and a call that allocates nothing.");
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, Default)]
        #vis struct #program;
    }
}

/// Why a computation cannot have one.
pub(crate) fn refused(item: &ItemFn, program: &Ident) -> Option<Error> {
    let generic = item.sig.generics.type_params().next()?;
    let why = format!("`{}` is generic in `{}`", item.sig.ident, generic.ident);
    Some(without_numbers(program, &why))
}

fn without_numbers(program: &Ident, why: &str) -> Error {
    let what = format!(
        "a program has numbers for its sizes, {why}\n  \
         help: write a computation that calls it with the sizes wanted, and make that one a program"
    );
    Error::new(program.span(), what)
}

/// What the type can do.
///
/// # Errors
/// A size that only a call knows, or one that leaves its range in a callee.
pub(crate) fn implementation(
    root: &TokenStream,
    item: &ItemFn,
    program: &Ident,
    signature: &Signature,
    callees: &Module,
    function: &Function,
    paths: &[(String, syn::Path)],
) -> Result<TokenStream> {
    let any = |param: &&Param| param.channel.as_ref().is_some_and(Channel::is_open);
    if let Some(param) = signature.params.iter().find(any) {
        let what = format!(
            "a program has numbers for its sizes: write one for `?` in the type of `{}`",
            param.name
        );
        return Err(Error::new(program.span(), what));
    }
    if !signature.unknowns.is_empty() || signature.result.as_ref().is_some_and(is_open) {
        let why = format!("only a call of `{}` knows all of them", item.sig.ident);
        return Err(without_numbers(program, &why));
    }
    let at = |fault: &dyn std::fmt::Display| Error::new(item.sig.ident.span(), fault);
    let mut module = callees.clone();
    module.functions.push(function.clone().into());
    let stablehlo = text::stablehlo(&module).map_err(|fault| at(&fault))?;
    let optimised = passes::optimise(callees, function).map_err(|fault| at(&fault.fault.what))?;
    let graph = graphviz::dot(&function.graph, &function.name);
    let optimised_graph = graphviz::dot(&optimised.graph, &function.name);
    let into = into(root, item, signature, &optimised, paths);
    let channels = signature.params.iter();
    let feeds = channels.filter(|p| p.channel.as_ref().is_some_and(|c| c.way.has_content()));
    let feeds = feeds.map(|param| param.name.to_string());
    let (name, vis) = (&function.name, &item.vis);
    let Interface {
        args,
        output,
        state,
        update,
    } = Interface::of(item);
    // Few programs that stay in one crate are asked for everything.
    Ok(quote! {
        #[allow(dead_code, clippy::all, clippy::pedantic)]
        impl #program {
            /// The computation as StableHLO text, with all that it calls.
            #[must_use]
            #vis fn stablehlo() -> &'static ::core::primitive::str {
                #stablehlo
            }

            /// The graph as it was written, as text in the DOT language, which Graphviz draws.
            #[must_use]
            #vis fn graph() -> &'static ::core::primitive::str {
                #graph
            }

            /// The graph that is run, as text in the DOT language, which Graphviz draws.
            #[must_use]
            #vis fn optimised_graph() -> &'static ::core::primitive::str {
                #optimised_graph
            }

            #into
        }

        impl #root::program::Program for #program {
            type Args<'a> = #args;
            type Output = #output;
            type State = #state;
            const NAME: &'static ::core::primitive::str = #name;
            const FEEDS: &'static [&'static ::core::primitive::str] = &[#(#feeds),*];

            fn stablehlo() -> &'static ::core::primitive::str {
                #program::stablehlo()
            }

            #update
        }
    })
}

/// What a program's trait wants to know.
struct Interface {
    /// The parameters' types with one lifetime.
    args: TokenStream,
    /// The result's type.
    output: TokenStream,
    /// The types of new states.
    state: TokenStream,
    /// The function that puts new states in their places.
    update: TokenStream,
}

impl Interface {
    fn of(item: &ItemFn) -> Interface {
        let local = |name: &str, i: usize| format_ident!("{name}{i}", span = Span::mixed_site());
        let (mut args, mut names) = (Vec::new(), Vec::new());
        let (mut states, mut news, mut writes) = (Vec::new(), Vec::new(), TokenStream::new());
        let inputs = item.sig.inputs.iter().filter(|arg| outside(arg).is_none());
        for (i, input) in inputs.enumerate() {
            let FnArg::Typed(input) = input else {
                continue;
            };
            let (arg, new) = (local("arg", i), local("new", i));
            let Type::Reference(reference) = &*input.ty else {
                let ty = &input.ty;
                args.push(quote!(#ty));
                names.push(quote!(_));
                continue;
            };
            let (mutability, ty) = (&reference.mutability, &reference.elem);
            args.push(quote!(&'a #mutability #ty));
            if mutability.is_none() {
                names.push(quote!(_));
                continue;
            }
            writes.extend(quote!(*#arg = #new;));
            names.push(quote!(#arg));
            states.push(quote!(#ty));
            news.push(new);
        }
        let alone = |items: &[TokenStream]| match items {
            [one] => one.clone(),
            many => quote!((#(#many,)*)),
        };
        let (args, names) = (alone(&args), alone(&names));
        Interface {
            args,
            output: match output(item) {
                Some(ty) => quote!(#ty),
                None => quote!(()),
            },
            state: quote!((#(#states,)*)),
            update: quote! {
                fn update(#names: Self::Args<'_>, (#(#news,)*): Self::State) {
                    #writes
                }
            },
        }
    }
}

/// The call whose results and workspace are given.
fn into(
    root: &TokenStream,
    item: &ItemFn,
    signature: &Signature,
    optimised: &passes::Optimised,
    paths: &[(String, syn::Path)],
) -> TokenStream {
    let local = |name: &str| Ident::new(name, Span::mixed_site());
    let (out, workspace) = (local("out"), local("workspace"));
    let (mut pieces, mut targets) = (TokenStream::new(), Vec::new());
    let mut given = TokenStream::new();
    if let (Some(ty), Some(result)) = (output(item), &signature.result) {
        let ty = outputs(root, ty, result, &quote!(#out), &mut pieces, &mut targets);
        given = quote!(#out: #ty,);
    }
    targets.extend(states(signature).map(Target::State));
    let leaves: Vec<emit::Leaf> = signature.params.iter().flat_map(leaves).collect();
    let graph = &optimised.graph;
    let from = emit::From {
        exec: signature.exec.as_ref(),
        workspace: Some(&workspace),
    };
    let driver = emit::driver(root, graph, &leaves, &targets, from, paths);
    let statements = driver.statements;
    let vis = &item.vis;
    let (generics, _, clause) = item.sig.generics.split_for_impl();
    let params = item.sig.inputs.iter().map(|arg| match arg {
        FnArg::Typed(arg) => {
            let mut arg = arg.clone();
            if let Pat::Ident(pat) = &mut *arg.pat {
                pat.mutability = None;
            }
            quote!(#arg)
        }
        FnArg::Receiver(receiver) => quote!(#receiver),
    });
    let gives = nothing_in_result(item);
    let end = gives
        .as_ref()
        .map(|_| quote!(::core::result::Result::Ok(())));
    let gives = gives.map(|ty| quote!(-> #ty));
    let doc = format!(
        "[`{}`] with its results written to `out` and what lies between in `workspace`, which grows once if it has to.",
        item.sig.ident
    );
    quote! {
        #[doc = #doc]
        #[allow(unused_variables)]
        #vis fn into #generics (#given #workspace: &mut #root::workspace::Workspace, #(#params),*) #gives #clause {
            #pieces
            #statements
            #end
        }
    }
}

/// The `Result` that a computation gives, of nothing: what stands in it is written elsewhere.
pub(crate) fn nothing_in_result(item: &ItemFn) -> Option<Type> {
    let (given, ReturnType::Type(_, ty)) = (output(item)?, &item.sig.output) else {
        return None;
    };
    let mut ty = (**ty).clone();
    let Type::Path(path) = &mut ty else {
        return None;
    };
    let PathArguments::AngleBracketed(arguments) = &mut path.path.segments.last_mut()?.arguments
    else {
        return None;
    };
    let mut arguments = arguments.args.iter_mut();
    let place =
        arguments.find(|argument| matches!(argument, GenericArgument::Type(ty) if ty == given))?;
    *place = GenericArgument::Type(syn::parse_quote!(()));
    Some(ty)
}

/// The leaves of the parameters that are state.
pub(crate) fn states(signature: &Signature) -> impl Iterator<Item = usize> {
    let state = signature.params.iter().flat_map(|param| {
        let count = param.types.as_ref().map_or(0, |types| types.leaves().len());
        std::iter::repeat_n(param.mode == Mode::Mut, count)
    });
    let states = state.enumerate().filter(|(_, state)| *state);
    states.map(|(leaf, _)| leaf)
}

/// The type that takes a result, and the places in it: of a tuple, a tuple of references. An array goes to a tensor, or to
/// memory elsewhere.
fn outputs(
    root: &TokenStream,
    ty: &Type,
    types: &Types,
    place: &TokenStream,
    pieces: &mut TokenStream,
    targets: &mut Vec<Target>,
) -> TokenStream {
    match (ty, types) {
        (Type::Tuple(tuple), Tree::Tuple(items)) => {
            let parts = tuple.elems.iter().zip(items).enumerate();
            let parts: Vec<TokenStream> = parts
                .map(|(i, (ty, item))| {
                    let i = syn::Index::from(i);
                    outputs(root, ty, item, &quote!(#place.#i), pieces, targets)
                })
                .collect();
            quote!((#(#parts,)*))
        }
        (_, Tree::Leaf(leaf)) if !leaf.plain => {
            let (shape, layout) = (&leaf.array.shape, &leaf.array.layout);
            let element = element_tokens(root, shape.element);
            let names = Names::default();
            let of = parameters(root, &element, &shape.dims, layout, &names, &mut Vec::new());
            let name = format_ident!("out{}", targets.len(), span = Span::mixed_site());
            pieces.extend(quote! {
                let #name = &mut #root::tensor::AsTensorMut::<#of>::as_tensor_mut(#place);
            });
            targets.push(Target::Into {
                plain: false,
                place: quote!(#name),
            });
            quote!(&mut impl #root::tensor::AsTensorMut<#of>)
        }
        _ => {
            places(types, &quote!((*#place)), pieces, targets);
            quote!(&mut #ty)
        }
    }
}

/// The places of the arrays in something that is borrowed as a whole.
fn places(types: &Types, place: &TokenStream, pieces: &mut TokenStream, targets: &mut Vec<Target>) {
    match types {
        Tree::Leaf(leaf) => {
            let name = format_ident!("out{}", targets.len(), span = Span::mixed_site());
            pieces.extend(quote!(let #name = &mut #place;));
            targets.push(Target::Into {
                plain: leaf.plain,
                place: quote!(#name),
            });
        }
        Tree::Tuple(items) => {
            for (i, item) in items.iter().enumerate() {
                let i = syn::Index::from(i);
                places(item, &quote!(#place.#i), pieces, targets);
            }
        }
        Tree::Record(_, fields) => {
            for (field, item) in fields {
                let field = crate::computation::member(field);
                places(item, &quote!(#place.#field), pieces, targets);
            }
        }
    }
}
