//! `#[computation(program = Scores)]`: a type that represents a computation.

use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{Error, GenericParam, Generics, ItemFn, Result, WherePredicate};
use xla_hlo::dynamic::is_dynamic;
use xla_hlo::list::Items;
use xla_hlo::ops::inspect;
use xla_hlo::{Function, graphviz, passes, text};

use crate::analysis::Analysis;
use crate::counters::{self, Phase};
use crate::emit;
use crate::explain::Explanation;
use crate::features;
use crate::head::{Mode, Param, ParamKind, Written};
use crate::invocation;
use crate::signature::{bounds, nothing_in_result, type_for_rustc};

mod attribute;
mod export;
mod header;
mod prepared;
mod python;
mod run_into;
mod sizes;

pub(crate) use attribute::{Attribute, Declared};

/// Returns the declaration of the type.
pub(crate) fn declaration(item: &ItemFn, program: &Ident) -> TokenStream {
    let (vis, name) = (&item.vis, &item.sig.ident);
    let doc =
        format!("[`{name}`] as a program: its text, its graph, and a call that allocates nothing.");
    let generics = generics(item);
    let fields = (!generics.params.is_empty()).then(|| {
        let sizes = generics.type_params().map(|param| &param.ident);
        quote!((::core::marker::PhantomData<(#(#sizes,)*)>))
    });
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, Default)]
        #vis struct #program #generics #fields;
    }
}

/// Returns the parameters of a program's type: the generic sizes of the computation.
fn generics(item: &ItemFn) -> Generics {
    let params = item.sig.generics.params.iter();
    let sizes = params.filter_items(|param| !matches!(param, GenericParam::Lifetime(_)));
    Generics {
        params: sizes.cloned().collect(),
        ..Generics::default()
    }
}

/// Returns the `impl`s of the type.
///
/// # Errors
/// A size that leaves its range in a callee.
pub(crate) fn implementation(
    root: &TokenStream,
    item: &Written,
    program: &Declared,
    analysis: &Analysis,
    function: &Function,
) -> Result<TokenStream> {
    let Analysis {
        signature, callees, ..
    } = analysis;
    let at = |fault: &dyn std::fmt::Display| Error::new(item.sig.ident.span(), fault);
    // Before a generic program asks for the feature that its text needs: a C function has no use for it.
    if let Some(name) = &program.export {
        export::refused(item, signature, name)?;
    }
    let mut module = callees.clone();
    module.functions.push(function.clone().into());
    let names = &function.signature.sizes;
    let text = match names.as_slice() {
        [] => text::stablehlo(&module).map_err(|fault| at(&fault))?,
        // Dynamic and generic sizes are names in the text.
        _ => text::print(&module),
    };
    let assertions = sizes::assertions(root, analysis, function);
    // With dynamic sizes the generic sizes stay names too.
    let stablehlo = match names.iter().any(|name| is_dynamic(name)) {
        // Substituting generic sizes parses the text, which needs the compiler; only this feature includes it.
        // The calls of a prepared program need no text.
        false
            if !names.is_empty() && !features::selected("pjrt") && !program.prepared.is_empty() =>
        {
            let what = format!(
                "`{}` is generic in sizes: its text needs the feature `pjrt` of typed-xla",
                function.name
            );
            quote!(#assertions ::core::panic!("{}", #what))
        }
        false if !names.is_empty() && !features::selected("pjrt") => {
            let fault = features::fault("pjrt");
            return Err(at(&fault
                .of("a program that is generic in sizes")
                .message(&[])));
        }
        false if !names.is_empty() => quote! {
            #assertions
            #root::program::text_of_sizes(#text, <Self as #root::program::Program>::GENERICS)
        },
        _ => quote!(#assertions #text),
    };
    let inspects = inspect::first(&function.graph).map(|of| of.in_words());
    let stablehlo = match &inspects {
        Some(what) => {
            let what = format!(
                "`{}` {what}, which StableHLO cannot express: remove it from a program for XLA",
                function.name
            );
            quote!(::core::panic!("{}", #what))
        }
        None => stablehlo,
    };
    let optimise = || passes::optimise(callees, function, features::selected);
    let refused = |fault: passes::Refused| at(&fault.fault.what);
    let optimised = counters::phase(Phase::Optimise, optimise).map_err(refused)?;
    let release = inspect::is_debug_in(&function.graph)
        .then(|| passes::optimise(callees, &inspect::release(function), features::selected));
    let release = release.transpose().map_err(refused)?;
    let graph = graphviz::dot(&function.graph, &function.name);
    let optimised_graph = graphviz::dot(&optimised.graph, &function.name);
    let versions = (&optimised, release.as_ref());
    let method = || -> Result<(TokenStream, TokenStream)> {
        if program.prepared.is_empty() {
            let method = run_into::method(root, item, analysis, function, versions);
            return Ok((method, TokenStream::new()));
        }
        if release.is_some() {
            let what = format!(
                "`{}` differs between builds with and without debug assertions, so it cannot be prepared\n  \
                 help: write `assert!` in place of `debug_assert!`",
                function.name
            );
            return Err(at(&what));
        }
        let prepared = prepared::prepared(root, item, program, analysis, function, &optimised)?;
        Ok((prepared.methods, prepared.declaration))
    };
    // A check does not lower, and never calls the function that returns the text.
    let explanation = (!invocation::is_check()).then(|| Explanation::of(item));
    let (methods, recorded) = emit::recorded(explanation, method);
    let (run_into, declaration) = methods?;
    let lowered = if invocation::is_check() {
        String::new()
    } else {
        recorded.lowered.join("\n")
    };
    let explanation = recorded.explanation.map(Explanation::text);
    let exported = match &program.export {
        Some(name) => export::exported(
            root,
            item,
            analysis,
            function,
            versions,
            (&program.name, name),
        )?,
        None => export::Exported::default(),
    };
    let sizes = sizes::constants(root, analysis, function);
    let channels = signature.params.iter();
    let feeds = channels.filter_items(|p| p.channel.as_ref().is_some_and(|c| c.kind.has_content()));
    let feeds = feeds.map(|param| param.name.to_string());
    let parts = ProgramParts {
        name: function.name.clone(),
        stablehlo,
        graphs: [graph, optimised_graph],
        lowered,
        explanation: explanation.unwrap_or_default(),
        feeds: feeds.collect_vec(),
        inspects,
        run_into,
        declaration,
        exported,
        sizes,
    };
    Ok(parts.of(root, item, &program.name))
}

/// Returns placeholder `impl`s for a computation with mistakes, so that uses of the type cause no further errors.
pub(crate) fn stand_in(root: &TokenStream, item: &Written, program: &Declared) -> TokenStream {
    let vis = &item.vis;
    let takes = usize::from(item.head().output.is_some()) + 1 + item.sig.inputs.len();
    let takes = (0..takes).map(|_| quote!(_: impl ::core::marker::Sized));
    let output = nothing_in_result(item).map(|ty| quote!(-> #ty));
    let (run_into, declaration) = if program.prepared.is_empty() {
        let method = quote!(#vis fn run_into(#(#takes),*) #output { ::core::unreachable!() });
        (method, TokenStream::new())
    } else {
        let prepared = prepared::stand_in(root, item, program);
        (prepared.methods, prepared.declaration)
    };
    let parts = ProgramParts {
        name: item.sig.ident.to_string(),
        stablehlo: quote!(""),
        run_into,
        declaration,
        exported: program
            .export
            .as_ref()
            .map_or_else(Default::default, |_| export::stand_in()),
        ..ProgramParts::default()
    };
    parts.of(root, item, &program.name)
}

/// The parts in which the types of programs differ.
#[derive(Default)]
struct ProgramParts {
    name: String,
    /// StableHLO, as an expression.
    stablehlo: TokenStream,
    /// The graphs before and after optimisation.
    graphs: [String; 2],
    /// The lowered program as text; empty in a check.
    lowered: String,
    /// The text of the explanation; empty in a check.
    explanation: String,
    feeds: Vec<String>,
    /// The first output or assertion of the program, and its place.
    inspects: Option<String>,
    /// The method that writes the results to memory of the caller; of a prepared program, all methods that compute.
    run_into: TokenStream,
    /// The declaration of the type of a prepared program; nothing for another one, which is declared with its function.
    declaration: TokenStream,
    /// The C function.
    exported: export::Exported,
    /// The items of the trait that concern sizes.
    sizes: TokenStream,
}

impl ProgramParts {
    fn of(self, root: &TokenStream, item: &Written, program: &Ident) -> TokenStream {
        let ProgramParts {
            name,
            stablehlo,
            graphs: [graph, optimised_graph],
            lowered,
            explanation,
            feeds,
            inspects,
            run_into,
            declaration,
            exported: export::Exported { methods, items },
            sizes,
        } = self;
        let inspects = inspects.map(|what| {
            quote! {
                const INSPECTS: ::core::option::Option<&'static ::core::primitive::str> =
                    ::core::option::Option::Some(#what);
            }
        });
        let vis = &item.vis;
        let Interface {
            args,
            output,
            state,
            update,
        } = Interface::of(item);
        let mut generics = generics(item);
        if !generics.params.is_empty() {
            let clauses = item.sig.generics.where_clause.iter();
            let clauses = clauses.flat_items(|clause| clause.predicates.iter().cloned());
            let bounds = bounds(root, &item.sig).into_iter();
            let bounds = bounds.filter_map(|bound| syn::parse2(bound).ok());
            let all: Vec<WherePredicate> = clauses.chain_items(bounds).collect_vec();
            generics.make_where_clause().predicates.extend(all);
        }
        let (params, arguments, clause) = generics.split_for_impl();
        // A program that is private to a crate rarely uses every method.
        quote! {
            #declaration

            #[allow(dead_code, clippy::all, clippy::pedantic)]
            impl #params #program #arguments #clause {
                /// The computation as StableHLO text, with all that it calls. Sizes that only a run knows have their names in it, and
                /// beside them generic sizes too.
                #[must_use]
                #vis fn stablehlo() -> &'static ::core::primitive::str {
                    #stablehlo
                }

                /// The graph as it was written, as text in the DOT language, which Graphviz draws.
                #[must_use]
                #vis fn graphviz() -> &'static ::core::primitive::str {
                    #graph
                }

                /// The graph that is run, as text in the DOT language, which Graphviz draws.
                #[must_use]
                #vis fn optimised_graphviz() -> &'static ::core::primitive::str {
                    #optimised_graph
                }

                /// The program that is run, as text: its buffers, loops and kernel calls, and the memory that they use.
                #[must_use]
                #vis fn lowered() -> &'static ::core::primitive::str {
                    #lowered
                }

                /// The source of the computation beside the loops and kernel calls that it became, with the memory that they
                /// use: `println!("{}", ..)` writes it as text, and its method `html` as a page.
                #[must_use]
                #vis fn explain() -> #root::program::Explanation {
                    #root::program::Explanation::read(::core::module_path!(), #explanation)
                }

                #run_into

                #methods
            }

            #items

            impl #params #root::program::Program for #program #arguments #clause {
                type Args<'a> = #args;
                type Output = #output;
                type State = #state;
                const NAME: &'static ::core::primitive::str = #name;
                const FEEDS: &'static [&'static ::core::primitive::str] = &[#(#feeds),*];
                #inspects

                fn stablehlo() -> &'static ::core::primitive::str {
                    Self::stablehlo()
                }

                #sizes

                #update
            }
        }
    }
}

/// The associated types and functions of a program's trait.
struct Interface {
    /// The types of the parameters, all references with one lifetime.
    args: TokenStream,
    /// The type of the result.
    output: TokenStream,
    /// The types of new states.
    state: TokenStream,
    /// The function that writes the new states to the parameters.
    update: TokenStream,
}

impl Interface {
    fn of(item: &Written) -> Interface {
        let local =
            |name: &str, i: usize| format_ident!("{name}{i}", span = crate::deep::mixed_site());
        let (mut args, mut names) = (Vec::new(), Vec::new());
        let (mut states, mut news, mut writes) = (Vec::new(), Vec::new(), TokenStream::new());
        let inputs = item.head().params.iter();
        let is_array = |param: &&Rc<Param>| !matches!(param.kind, ParamKind::Channel(..));
        for (i, input) in inputs.filter_items(is_array).enumerate() {
            let (arg, new) = (local("arg", i), local("new", i));
            let ty = type_for_rustc(input.ty.written());
            args.push(match input.mode {
                Mode::Value => quote!(#ty),
                Mode::Ref => quote!(&'a #ty),
                Mode::Mut => quote!(&'a mut #ty),
            });
            if input.mode != Mode::Mut {
                names.push(quote!(_));
                continue;
            }
            // Only a `&mut` parameter is named in `update`, and has a new state.
            writes.extend(quote!(*#arg = #new;));
            names.push(quote!(#arg));
            states.push(quote!(#ty));
            news.push(new);
        }
        // One argument is passed as it is, several as a tuple.
        let alone = |items: &[TokenStream]| match items {
            [one] => one.clone(),
            many => quote!((#(#many,)*)),
        };
        let (args, names) = (alone(&args), alone(&names));
        Interface {
            args,
            output: match &item.head().output {
                Some(ty) => type_for_rustc(ty.written()).to_token_stream(),
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
