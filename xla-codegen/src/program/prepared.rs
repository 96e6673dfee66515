//! `#[computation(program = Scores, prepared(p))]`: a program that owns what it computes from some parameters.
//!
//! The pass `xla_hlo::passes::prepare` splits the optimised graph. `prepare` lowers the first graph, and returns the type,
//! whose fields are the results; `run` and `run_into` lower the second one, in which the fields are parameters after all
//! others. A prepared parameter with dynamic sizes leaves its sizes in a field.

mod chosen;
mod flat;
mod stored;

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{FnArg, Result, Signature as RustSignature, parse_quote};
use xla_hlo::dynamic::is_dynamic;
use xla_hlo::list::Items;
use xla_hlo::passes::{Optimised, prepare};
use xla_hlo::{Function, Size, Tree};

use super::attribute::Declared;
use super::run_into::{Body, outputs};
use super::sizes;
use crate::analysis::Analysis;
use crate::dynamic;
use crate::emit::{self, Target};
use crate::head::Written;
use crate::leaves::{self, Leaves};
use crate::result::{results, value};
use crate::signature::{Required, for_rustc, instead_in_result, nothing_in_result};
use chosen::chosen;
use flat::{flat, unread_leaf};
use stored::{Stored, declaration, local};

/// A prepared program: the declaration of its type, and its methods.
pub(super) struct Prepared {
    /// The declaration, with the traits that the type implements.
    pub(super) declaration: TokenStream,
    /// The methods.
    pub(super) methods: TokenStream,
}

/// Returns a prepared program.
///
/// # Errors
/// A parameter that cannot be prepared.
pub(super) fn prepared(
    root: &TokenStream,
    item: &Written,
    program: &Declared,
    analysis: &Analysis,
    function: &Function,
    optimised: &Optimised,
) -> Result<Prepared> {
    let signature = &analysis.signature;
    let chosen = chosen(item, program, signature)?;
    let counts = signature.params.iter();
    let counts = counts.map(|param| param.types.as_ref().map_or(0, |types| types.leaves().len()));
    let each = counts
        .zip(&chosen)
        .flat_items(|(count, &is)| std::iter::repeat_n(is, count));
    let split = prepare::split(&optimised.graph, &each.collect_vec());
    let stored = Stored::new(root, signature, &chosen, &split);
    let build = Build {
        root,
        item,
        program,
        analysis,
        function,
        chosen: &chosen,
        stored: &stored,
    };
    let prepare = build.prepare(&split);
    let run = build.run(&split);
    let run_into = build.run_into(&split);
    Ok(Prepared {
        declaration: declaration(root, item, &program.name, &stored),
        methods: quote!(#prepare #run #run_into),
    })
}

/// Returns the type and its methods for a computation with mistakes.
pub(super) fn stand_in(root: &TokenStream, item: &Written, program: &Declared) -> Prepared {
    let vis = &item.vis;
    let is_prepared = |arg: &&FnArg| is_in(program, arg);
    let count = item.sig.inputs.iter().filter_items(is_prepared).count();
    let takes = |count: usize| {
        let all = (0..count).map(|_| quote!(_: impl ::core::marker::Sized));
        quote!(#(#all),*)
    };
    let (first, rest) = (takes(count), item.sig.inputs.len() - count);
    let into = takes(usize::from(item.head().output.is_some()) + 1 + rest);
    let rest = takes(rest);
    let returned = returned(item);
    let output = &item.sig.output;
    let nothing = nothing_in_result(item).map(|ty| quote!(-> #ty));
    Prepared {
        declaration: declaration(root, item, &program.name, &Stored::default()),
        methods: quote! {
            #vis fn prepare(#first) -> #returned { ::core::unreachable!() }
            #vis fn run(&self, #rest) #output { ::core::unreachable!() }
            #vis fn run_into(&self, #into) #nothing { ::core::unreachable!() }
        },
    }
}

/// Whether an argument of the function is prepared.
fn is_in(program: &Declared, arg: &FnArg) -> bool {
    match arg {
        FnArg::Typed(arg) => match &*arg.pat {
            syn::Pat::Ident(pat) => program.prepared.contains(&pat.ident),
            _ => false,
        },
        FnArg::Receiver(_) => false,
    }
}

/// Returns the type that `prepare` returns: the program, in a `Result` if the computation returns one.
fn returned(item: &Written) -> TokenStream {
    match instead_in_result(item, &parse_quote!(Self)) {
        Some(ty) => quote!(#ty),
        None => quote!(Self),
    }
}

/// The parts from which the methods are built.
struct Build<'a> {
    root: &'a TokenStream,
    item: &'a Written,
    program: &'a Declared,
    analysis: &'a Analysis,
    function: &'a Function,
    chosen: &'a [bool],
    stored: &'a Stored,
}

impl Build<'_> {
    /// Returns the parameters of the function that rustc sees, those that are prepared or the others.
    fn params(&self, prepared: bool) -> RustSignature {
        let mut sig = self.item.sig.clone();
        let inputs = sig.inputs.into_iter();
        let inputs = inputs.filter_items(|arg| is_in(self.program, arg) == prepared);
        sig.inputs = inputs.collect();
        for_rustc(&mut sig);
        sig
    }

    /// Returns `prepare`.
    fn prepare(&self, split: &prepare::Split) -> TokenStream {
        let Build {
            root,
            item,
            analysis,
            function,
            stored,
            ..
        } = self;
        let Analysis {
            signature,
            callees,
            required,
            ..
        } = analysis;
        let mut leaves = Leaves {
            before: TokenStream::new(),
            all: Vec::new(),
        };
        for (number, param) in signature.params.iter().enumerate() {
            if self.chosen[number] {
                let of = leaves::leaves(number, param);
                leaves.before.extend(of.before);
                leaves.all.extend(of.all);
            }
        }
        let target = |(_, ty, dims): &(Ident, TokenStream, Vec<Size>)| Target::Return {
            plain: false,
            ty: ty.clone(),
            sizes: (!dims.is_empty()).then(|| dims.clone()),
        };
        let targets = stored.arrays.iter().map(target).collect_vec();
        // The checks that need no other argument; the others precede each call.
        let known = |name: &str| {
            let number = signature.number(name);
            number.is_some_and(|number| {
                let size = &signature.dynamic_sizes[number];
                !size.source.is_later() && self.chosen[size.param]
            })
        };
        let are_known = |size: &Size| {
            let names = size.names().into_iter();
            names.filter_items(|name| is_dynamic(name)).all(&known)
        };
        let own = required.iter();
        let own = own.filter_items(|required| {
            known(&required.equation.name) && are_known(&required.equation.size)
        });
        let own = own.map(|required| Required {
            equation: required.equation.clone(),
            reason: required.reason.clone(),
            at: required.at.clone(),
        });
        let own = own.collect_vec();
        let constraints = function.constraints(callees).iter();
        let constraints = constraints.filter_items(|constraint| are_known(&constraint.size));
        let constraints = constraints.cloned().collect_vec();
        let checks = dynamic::checks(root, signature, &function.name, &own, &constraints);
        let returned_nothing = nothing_in_result(item);
        let from = emit::From {
            exec: None,
            workspace: None,
            fallible: signature.fallible && !own.is_empty(),
            name: &function.name,
            returned: returned_nothing.as_ref(),
        };
        let driver = emit::driver(
            root,
            &split.prepare,
            &leaves.all,
            &targets,
            from,
            self.custom_calls(&[]),
        );
        let sizes = stored.sizes.iter().map(|(name, _, place)| {
            let local = local(name);
            quote!(let #local = #root::program::Sizes::new(#place.dims());)
        });
        let sizes = sizes.collect_vec();
        let names = stored.sizes.iter().map(|(name, ..)| name);
        let locals = stored.sizes.iter().map(|(name, ..)| local(name));
        let fields = stored.arrays.iter().map(|(name, ..)| name);
        let results = &driver.results;
        let statements = &driver.statements;
        let before = &leaves.before;
        let mut value = quote! {
            Self {
                #(#fields: #results,)*
                #(#names: #locals,)*
                marker: ::core::marker::PhantomData,
            }
        };
        if signature.fallible {
            value = quote!(::core::result::Result::Ok(#value));
        }
        let returned = returned(item);
        let sig = self.params(true);
        let (params, lifetimes) = (&sig.inputs, item.sig.generics.lifetimes());
        let vis = &item.vis;
        let assertions = sizes::assertions(root, analysis, function);
        let doc = format!(
            "Computes what [`{}`] needs of these parameters alone.",
            item.sig.ident
        );
        quote! {
            #[doc = #doc]
            #[allow(unused_variables)]
            #vis fn prepare<#(#lifetimes),*>(#params) -> #returned {
                #assertions
                #checks
                #(#sizes)*
                #before
                #statements
                #value
            }
        }
    }

    /// Returns the functions that the graphs call.
    fn custom_calls<'c>(&'c self, checks: &'c [TokenStream]) -> emit::CustomCalls<'c> {
        emit::CustomCalls {
            functions: &self.analysis.functions,
            checks,
            wide: &[],
            origins: &self.analysis.origins,
        }
    }

    /// Returns `run`.
    fn run(&self, split: &prepare::Split) -> TokenStream {
        let Build {
            root,
            item,
            analysis,
            function,
            stored,
            ..
        } = self;
        let Analysis {
            callees,
            required,
            calls,
            ..
        } = analysis;
        let flat = flat(&analysis.signature, self.chosen, stored);
        let mut leaves = dynamic::operands(root, &flat, &function.name, required);
        leaves.all.extend(stored.leaves());
        let output = item.head().output.as_ref().map(crate::hir::Type::written);
        let nothing = Tree::Tuple(Vec::new());
        let result = flat.result.as_ref().unwrap_or(&nothing);
        let mut targets = Vec::new();
        let declared = function.signature.result.leaves();
        results(
            root,
            output,
            result,
            &flat.wide,
            &mut declared.into_iter(),
            &mut targets,
        );
        targets.extend(flat.states().map(Target::State));
        let returned = nothing_in_result(item);
        let from = emit::From {
            exec: flat.exec.as_ref(),
            workspace: None,
            fallible: flat.fallible && !required.is_empty(),
            name: &function.name,
            returned: returned.as_ref(),
        };
        let custom_checks = calls.checks(root, &flat, &function.name, required);
        let driver = emit::driver(
            root,
            &split.run,
            &leaves.all,
            &targets,
            from,
            self.custom_calls(&custom_checks),
        );
        let mut value = value(root, output, result, &mut driver.results.into_iter());
        if flat.fallible {
            value = quote!(::core::result::Result::Ok(#value));
        }
        let constraints = function.constraints(callees);
        let checks = dynamic::checks(root, &flat, &function.name, required, constraints);
        let (before, statements) = (&leaves.before, &driver.statements);
        let bound = self.bound();
        let sig = self.params(false);
        let (params, output) = (&sig.inputs, &sig.output);
        let (vis, lifetimes) = (&item.vis, item.sig.generics.lifetimes());
        let doc = format!("[`{}`] with the prepared parameters.", item.sig.ident);
        quote! {
            #[doc = #doc]
            #[allow(unused_variables)]
            #vis fn run<#(#lifetimes),*>(&self, #params) #output {
                #bound
                #checks
                #before
                #statements
                #value
            }
        }
    }

    /// Returns `run_into`.
    fn run_into(&self, split: &prepare::Split) -> TokenStream {
        let Build {
            root,
            item,
            analysis,
            function,
            stored,
            ..
        } = self;
        let flat = flat(&analysis.signature, self.chosen, stored);
        let mixed = |name: &str| Ident::new(name, crate::deep::mixed_site());
        let (out, workspace) = (mixed("out"), mixed("workspace"));
        let (mut pieces, mut targets) = (TokenStream::new(), Vec::new());
        let mut out_param = TokenStream::new();
        if let (Some(ty), Some(result)) = (&item.head().output, &flat.result) {
            let ty = outputs(
                root,
                ty.written(),
                result,
                &quote!(#out),
                &mut pieces,
                &mut targets,
            );
            out_param = quote!(#out: #ty,);
        }
        let graph = Optimised {
            graph: split.run.clone(),
            visits: 0,
        };
        let body = Body {
            signature: &flat,
            exec: flat.exec.as_ref(),
            workspace: &workspace,
            versions: (&graph, None),
            pieces,
            targets,
            prepared: stored.leaves(),
        };
        let (statements, output) = body.statements(root, item, analysis, function);
        let bound = self.bound();
        let sig = self.params(false);
        let params = &sig.inputs;
        let (vis, lifetimes) = (&item.vis, item.sig.generics.lifetimes());
        let end = output
            .as_ref()
            .map(|_| quote!(::core::result::Result::Ok(())));
        let output = output.map(|ty| quote!(-> #ty));
        let doc = format!(
            "[`{}`] with the prepared parameters, its results written to `out` and intermediate values in `workspace`, \
             which grows once if it is too small.",
            item.sig.ident
        );
        quote! {
            #[doc = #doc]
            #[allow(unused_variables)]
            #vis fn run_into<#(#lifetimes),*>(&self, #out_param #workspace: &mut #root::workspace::Workspace, #params) #output {
                #bound
                #statements
                #end
            }
        }
    }

    /// Returns the statements that name what a call reads of the program.
    fn bound(&self) -> TokenStream {
        let fields = self.stored.fields();
        // The graph does not read a prepared parameter, but has a place for it.
        let unread =
            (self.stored.sized.iter().enumerate()).filter_items(|(_, sized)| sized.is_none());
        let unread = unread.map(|(i, _)| unread_leaf(i));
        quote!(#fields #(let #unread = ();)*)
    }
}
