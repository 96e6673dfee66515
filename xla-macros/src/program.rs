//! `#[computation(program = Scores)]`: a type that stands for a computation.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Error, FnArg, ItemFn, Pat, Result, ReturnType, Token, Type};
use xla_hlo::{Function, Module, Tree, graphviz, passes, text};

use crate::computation::leaves;
use crate::definition::Types;
use crate::emit::{self, Target};
use crate::signature::{Mode, Signature};

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
        if word != "program" {
            return Err(Error::new(word.span(), what));
        }
        input.parse::<Token![=]>()?;
        let program = Some(input.parse()?);
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
    let what = format!(
        "a program has numbers for its sizes, `{}` is generic in `{}`\n  \
         help: write a computation that calls it with the sizes wanted, and make that one a program",
        item.sig.ident, generic.ident
    );
    Some(Error::new(program.span(), what))
}

/// What the type can do.
///
/// # Errors
/// A size leaves its range in a callee.
pub(crate) fn implementation(
    root: &TokenStream,
    item: &ItemFn,
    program: &Ident,
    signature: &Signature,
    callees: &Module,
    function: &Function,
) -> Result<TokenStream> {
    let at = |fault: &dyn std::fmt::Display| Error::new(item.sig.ident.span(), fault);
    let mut module = callees.clone();
    module.functions.push(function.clone().into());
    let stablehlo = text::stablehlo(&module).map_err(|fault| at(&fault))?;
    let optimised = passes::optimise(callees, function).map_err(|fault| at(&fault.fault.what))?;
    let graph = graphviz::dot(&function.graph, &function.name);
    let optimised_graph = graphviz::dot(&optimised.graph, &function.name);
    let into = into(root, item, signature, &optimised);
    let (name, vis) = (&function.name, &item.vis);
    let (args, output) = types(item);
    Ok(quote! {
        #[allow(clippy::all, clippy::pedantic)]
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
            type Args<'a> = (#(#args,)*);
            type Output = #output;
            const NAME: &'static ::core::primitive::str = #name;

            fn stablehlo() -> &'static ::core::primitive::str {
                #program::stablehlo()
            }
        }
    })
}

/// The parameters' types with one lifetime, and the type of everything that comes out.
fn types(item: &ItemFn) -> (Vec<TokenStream>, TokenStream) {
    let mut args = Vec::new();
    let mut outputs = Vec::new();
    if let ReturnType::Type(_, ty) = &item.sig.output {
        outputs.push(quote!(#ty));
    }
    let mut state = false;
    for input in &item.sig.inputs {
        let FnArg::Typed(input) = input else {
            continue;
        };
        args.push(match &*input.ty {
            Type::Reference(reference) => {
                let ty = &reference.elem;
                if reference.mutability.is_some() {
                    outputs.push(quote!(#ty));
                    state = true;
                }
                quote!(&'a #ty)
            }
            ty => quote!(#ty),
        });
    }
    let output = match (outputs.as_slice(), state) {
        ([], _) => quote!(()),
        ([one], false) => one.clone(),
        (all, _) => quote!((#(#all,)*)),
    };
    (args, output)
}

/// The call whose results and workspace are given.
fn into(
    root: &TokenStream,
    item: &ItemFn,
    signature: &Signature,
    optimised: &passes::Optimised,
) -> TokenStream {
    let local = |name: &str| Ident::new(name, Span::mixed_site());
    let (out, workspace) = (local("out"), local("workspace"));
    let (mut pieces, mut targets) = (TokenStream::new(), Vec::new());
    let mut given = TokenStream::new();
    if let (ReturnType::Type(_, ty), Some(result)) = (&item.sig.output, &signature.result) {
        let ty = outputs(ty, result, &quote!(#out), true, &mut pieces, &mut targets);
        given = quote!(#out: #ty,);
    }
    targets.extend(states(signature).map(Target::State));
    let leaves: Vec<emit::Leaf> = signature.params.iter().flat_map(leaves).collect();
    let graph = &optimised.graph;
    let driver = emit::driver(root, graph, &leaves, &targets, Some(&quote!(#workspace)));
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
    let doc = format!(
        "[`{}`] with its results written to `out` and what lies between in `workspace`, which grows once if it has to.",
        item.sig.ident
    );
    quote! {
        #[doc = #doc]
        #[allow(unused_variables)]
        #vis fn into #generics (#given #workspace: &mut #root::workspace::Workspace, #(#params),*) #clause {
            #pieces
            #statements
        }
    }
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

/// The type that takes a result, and the places in it: of a tuple, a tuple of references.
fn outputs(
    ty: &Type,
    types: &Types,
    place: &TokenStream,
    whole: bool,
    pieces: &mut TokenStream,
    targets: &mut Vec<Target>,
) -> TokenStream {
    if let (Type::Tuple(tuple), Tree::Tuple(items), true) = (ty, types, whole) {
        let parts = tuple.elems.iter().zip(items).enumerate();
        let parts: Vec<TokenStream> = parts
            .map(|(i, (ty, item))| {
                let i = syn::Index::from(i);
                outputs(ty, item, &quote!(#place.#i), true, pieces, targets)
            })
            .collect();
        return quote!((#(#parts,)*));
    }
    places(types, &quote!((*#place)), pieces, targets);
    quote!(&mut #ty)
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
