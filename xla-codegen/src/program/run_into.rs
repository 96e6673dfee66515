//! The method of a program that writes its results to memory of the caller.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::Type;
use xla_hlo::list::Items;
use xla_hlo::{Function, Graph, Tree, passes};

use super::sizes;
use crate::analysis::Analysis;
use crate::definition::Types;
use crate::dynamic::{self, operands};
use crate::emit::{self, Target, element_tokens};
use crate::head::Written;
use crate::leaves::fields;
use crate::signature::{Signature, for_rustc, nothing_in_result, type_for_rustc};
use crate::size::Names;
use crate::types::parameters;

/// The optimised graph, and the one of a crate without debug assertions, if it differs.
pub(super) type Versions<'a> = (&'a passes::Optimised, Option<&'a passes::Optimised>);

/// Statements that write the results to memory of the caller.
pub(super) struct Body<'a> {
    /// The parameters that the statements read and write.
    pub(super) signature: &'a Signature,
    /// The name of a `&Exec`; `None` for the default.
    pub(super) exec: Option<&'a Ident>,
    /// The name of a `&mut Workspace`.
    pub(super) workspace: &'a Ident,
    /// The graphs.
    pub(super) versions: Versions<'a>,
    /// The statements that bind the places of the results to names.
    pub(super) pieces: TokenStream,
    /// The places of the results.
    pub(super) targets: Vec<Target>,
    /// The prepared arrays, which the graphs have as parameters after the others.
    pub(super) prepared: Vec<emit::Leaf>,
}

impl Body<'_> {
    /// Returns the statements, and the type in which they return errors: a `Result`, unless nothing can fail.
    pub(super) fn statements(
        self,
        root: &TokenStream,
        item: &Written,
        analysis: &Analysis,
        function: &Function,
    ) -> (TokenStream, Option<TokenStream>) {
        let Analysis {
            required,
            calls,
            functions,
            origins,
            callees,
            ..
        } = analysis;
        let Body {
            signature,
            pieces,
            mut targets,
            prepared,
            ..
        } = self;
        // A result with sizes `?` is compared with the caller's memory before anything is written.
        let places = sizes::of_results(root, signature, function, &targets);
        targets.extend(signature.states().map(Target::State));
        let mut leaves = operands(root, signature, &function.name, required);
        leaves.all.extend(prepared);
        let returned = nothing_in_result(item);
        let from = emit::From {
            exec: self.exec,
            workspace: Some(self.workspace),
            fallible: signature.fallible && !required.is_empty(),
            name: &function.name,
            returned: returned.as_ref(),
        };
        let custom_checks = calls.checks(root, signature, &function.name, required);
        let custom_calls = emit::CustomCalls {
            functions,
            checks: &custom_checks,
            wide: &[],
            origins,
        };
        let steps = |graph: &Graph| {
            emit::driver(root, graph, &leaves.all, &targets, from, custom_calls).statements
        };
        let (optimised, release) = self.versions;
        let mut statements = steps(&optimised.graph);
        if let Some(release) = release {
            statements = emit::debug::either(&statements, &steps(&release.graph));
        }
        let before = &leaves.before;
        let constraints = function.constraints(callees);
        let checks = dynamic::checks(root, signature, &function.name, required, constraints);
        // The memory may have other sizes than the result.
        let checked =
            (!places.is_empty()).then(|| quote!(::core::result::Result<(), #root::error::Error>));
        let output = returned.as_ref().map(ToTokens::to_token_stream);
        let statements = quote!(#checks #pieces #places #before #statements);
        (statements, output.or(checked))
    }
}

/// Returns the method that takes the results' memory and the workspace.
pub(super) fn method(
    root: &TokenStream,
    item: &Written,
    analysis: &Analysis,
    function: &Function,
    versions: Versions<'_>,
) -> TokenStream {
    let signature = &analysis.signature;
    let local = |name: &str| Ident::new(name, crate::deep::mixed_site());
    let (out, workspace) = (local("out"), local("workspace"));
    let (mut pieces, mut targets) = (TokenStream::new(), Vec::new());
    let mut out_param = TokenStream::new();
    if let (Some(ty), Some(result)) = (&item.head().output, &signature.result) {
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
    let body = Body {
        signature,
        exec: signature.exec.as_ref(),
        workspace: &workspace,
        versions,
        pieces,
        targets,
        prepared: Vec::new(),
    };
    let (statements, output) = body.statements(root, item, analysis, function);
    let vis = &item.vis;
    // Generic sizes are parameters of the type, so the method has lifetimes only.
    let lifetimes = item.sig.generics.lifetimes();
    let assertions = sizes::assertions(root, analysis, function);
    let mut sig = item.sig.clone();
    for_rustc(&mut sig);
    let params = &sig.inputs;
    let end = output
        .as_ref()
        .map(|_| quote!(::core::result::Result::Ok(())));
    let output = output.map(|ty| quote!(-> #ty));
    let doc = format!(
        "[`{}`] with its results written to `out` and intermediate values in `workspace`, which grows once if it is \
         too small.",
        item.sig.ident
    );
    quote! {
        #[doc = #doc]
        #[allow(unused_variables)]
        #vis fn run_into <#(#lifetimes),*> (#out_param #workspace: &mut #root::workspace::Workspace, #params) #output {
            #assertions
            #statements
            #end
        }
    }
}

/// Returns the type of a parameter that takes a result, and its places: for a tuple a tuple of references, for an array
/// a tensor or memory of the caller.
pub(super) fn outputs(
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
                .collect_vec();
            quote!((#(#parts,)*))
        }
        // Any memory of the caller that is a tensor of this type.
        (_, Tree::Leaf(leaf)) if !leaf.plain => {
            let (shape, layout) = (&leaf.array.shape, &leaf.array.layout);
            let element = element_tokens(root, shape.element);
            let names = Names::default();
            let of = parameters(root, &element, &shape.dims, layout, &names, &mut Vec::new());
            let name = format_ident!("out{}", targets.len(), span = crate::deep::mixed_site());
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
            places(types, &quote!((*#place)), 0, pieces, targets);
            let ty = type_for_rustc(ty);
            quote!(&mut #ty)
        }
    }
}

/// Adds the places of the arrays in a value that is borrowed as a whole; it is in `depth` arrays of values.
fn places(
    types: &Types,
    place: &TokenStream,
    depth: usize,
    pieces: &mut TokenStream,
    targets: &mut Vec<Target>,
) {
    match types {
        Tree::Leaf(leaf) => {
            let name = format_ident!("out{}", targets.len(), span = crate::deep::mixed_site());
            pieces.extend(quote!(let #name = &mut #place;));
            targets.push(Target::Into {
                plain: leaf.plain,
                place: quote!(#name),
            });
        }
        Tree::List(items) => {
            // The arrays that follow are numbered from here. The first part of an array in an array has the same number.
            let mut first = format!("out{}", targets.len());
            if depth > 0 {
                first = format!("{first}_in{depth}");
            }
            let names = (0..items.len())
                .map(|i| format_ident!("{first}_{i}", span = crate::deep::mixed_site()));
            let names = names.collect_vec();
            pieces.extend(quote!(let [#(#names),*] = &mut #place;));
            for (name, item) in names.iter().zip(items) {
                places(item, &quote!((*#name)), depth + 1, pieces, targets);
            }
        }
        Tree::Tuple(_) | Tree::Record(..) => {
            for (place, part) in fields(types, place) {
                places(part, &place, depth, pieces, targets);
            }
        }
    }
}
