//! `#[derive(Tensors)]`: structs whose fields are tensors.

use proc_macro2::{Delimiter, TokenStream};
use quote::quote;
use syn::ext::IdentExt;
use syn::{Data, DeriveInput, Error, Field, Fields, Member, Result};
use xla_hlo::Tree;
use xla_hlo::list::Items;

use crate::bindings::Bindings;
use crate::chain::{self, Request};
use crate::definition::{Definition, Definitions, Faults};
use crate::gather;
use crate::root::{self, OnlyCrate};
use crate::signature::Scope;

/// Expands `#[derive(Tensors)]`.
pub(crate) fn expand(item: TokenStream) -> TokenStream {
    let parsed = syn::parse2::<DeriveInput>(item.clone()).and_then(|input| {
        fields(&input)?;
        let root = root(&input)?;
        Ok((root, input))
    });
    let (root, input) = match parsed {
        Ok(parsed) => parsed,
        Err(fault) => return fault.to_compile_error(),
    };
    let Ok(fields) = fields(&input) else {
        return TokenStream::new();
    };
    let names = gather::types(fields.iter().map(|field| &field.ty));
    match names.as_slice() {
        [] => emitted(&root, &input, &fields, &Definitions::default()),
        names => chain::ask(&root, names, "__tensors", &item, Delimiter::Brace),
    }
}

/// Returns the items next to a struct whose definitions have been gathered.
pub(crate) fn beside(input: TokenStream) -> TokenStream {
    let emitted = syn::parse2(input).and_then(|request: Request| {
        let input: DeriveInput = syn::parse2(request.payload)?;
        let fields = fields(&input)?;
        Ok(emitted(
            &request.root,
            &input,
            &fields,
            &request.definitions,
        ))
    });
    emitted.unwrap_or_else(|fault| fault.to_compile_error())
}

/// Returns the path of the facade, from `#[tensors(crate = path)]` or the manifest.
fn root(input: &DeriveInput) -> Result<TokenStream> {
    let mut crate_path = None;
    for attr in input
        .attrs
        .iter()
        .filter_items(|attr| attr.path().is_ident("tensors"))
    {
        let OnlyCrate(path) = attr.parse_args()?;
        crate_path = path.or(crate_path);
    }
    root::of_attribute(crate_path.as_ref(), "#[tensors(crate = other::typed_xla)]")
}

/// Returns the fields; those of a tuple struct are named by their numbers.
fn fields(input: &DeriveInput) -> Result<Vec<&Field>> {
    if !input.generics.params.is_empty() {
        return Err(Error::new_spanned(
            &input.generics,
            "a struct of tensors cannot be generic: its sizes are numbers and `#[known]` constants",
        ));
    }
    let Data::Struct(data) = &input.data else {
        let what = "`#[derive(Tensors)]` is only allowed on a struct";
        return Err(Error::new(input.ident.span(), what));
    };
    match &data.fields {
        Fields::Unit => {
            let name = &input.ident;
            let what = format!(
                "a struct of tensors has fields\n  help: declare some, `struct {name} {{ w: f32![2] }}`"
            );
            Err(Error::new(input.ident.span(), what))
        }
        fields => Ok(fields.iter().collect_vec()),
    }
}

/// Returns a field's syntax after a dot.
fn member(number: usize, field: &Field) -> Member {
    match &field.ident {
        Some(ident) => Member::Named(ident.clone()),
        None => Member::Unnamed(number.into()),
    }
}

/// Returns the `impl`s of the traits; those of a struct with refused fields do nothing, since the mistakes are
/// reported.
fn implementations(
    root: &TokenStream,
    input: &DeriveInput,
    fields: &[&Field],
    whole: bool,
) -> TokenStream {
    let name = &input.ident;
    let tensors = quote!(#root::tensors);
    let (path, each, source) = (local("path"), local("each"), local("source"));
    let (mut inits, mut locals, mut types) = (Vec::new(), Vec::new(), Vec::new());
    let (mut specs, mut visit, mut visit_mut, mut assemble) =
        <(Vec<_>, Vec<_>, Vec<_>, Vec<_>)>::default();
    for (i, field) in fields.iter().enumerate().filter_items(|_| whole) {
        let member = member(i, field);
        let (ty, name) = (&field.ty, field_name(i, field));
        specs.push(quote!(<#ty as #tensors::Leaves>::specs(#path.field(#name), #each);));
        visit.push(quote!(#tensors::Leaves::visit(&self.#member, #path.field(#name), #each);));
        visit_mut.push(
            quote!(#tensors::Tensors::visit_mut(&mut self.#member, #path.field(#name), #each);),
        );
        assemble.push(quote!(#member: #tensors::Tensors::assemble(#path.field(#name), #source)?,));
        let ident = field.ident.clone();
        inits.push(match &ident {
            Some(ident) => quote!(#ident),
            None => {
                let local = local(&format!("field{i}"));
                quote!(#member: #local)
            }
        });
        locals.push(ident.unwrap_or_else(|| local(&format!("field{i}"))));
        types.push(ty);
    }
    let (assembled, made) = match whole {
        true => (
            quote!(::core::result::Result::Ok(Self { #(#assemble)* })),
            quote!(Self { #(#inits,)* }),
        ),
        false => (
            quote!(::core::unreachable!()),
            quote!(::core::unreachable!()),
        ),
    };
    quote! {
        #[automatically_derived]
        #[allow(unused_variables, clippy::all, clippy::pedantic)]
        impl #tensors::Leaves for #name {
            fn specs(#path: #tensors::Path<'_>, #each: &mut dyn ::core::ops::FnMut(#tensors::Spec<'_>)) {
                #(#specs)*
            }
            fn visit<'a>(
                &'a self,
                #path: #tensors::Path<'_>,
                #each: &mut dyn ::core::ops::FnMut(#tensors::Path<'_>, #tensors::Leaf<'a>),
            ) {
                #(#visit)*
            }
        }
        #[automatically_derived]
        #[allow(unused_variables, clippy::all, clippy::pedantic)]
        impl #tensors::Tensors for #name {
            fn visit_mut(
                &mut self,
                #path: #tensors::Path<'_>,
                #each: &mut dyn ::core::ops::FnMut(#tensors::Path<'_>, #tensors::LeafMut<'_>),
            ) {
                #(#visit_mut)*
            }
            fn assemble(
                #path: #tensors::Path<'_>,
                #source: &mut #tensors::Source<'_>,
            ) -> ::core::result::Result<Self, #root::error::Error> {
                #assembled
            }
        }
        #[automatically_derived]
        #[allow(clippy::all, clippy::pedantic)]
        impl #root::rt::Record<(#(#types,)*)> for #name {
            fn from_fields((#(#locals,)*): (#(#types,)*)) -> Self {
                #made
            }
        }
    }
}

/// Returns the name of a field in the path of its leaves.
fn field_name(number: usize, field: &Field) -> String {
    let ident = field.ident.as_ref();
    ident.map_or(number.to_string(), |ident| ident.unraw().to_string())
}

fn local(name: &str) -> proc_macro2::Ident {
    proc_macro2::Ident::new(name, crate::deep::mixed_site())
}

/// Returns the `impl`s of the struct and its definition macros.
fn emitted(
    root: &TokenStream,
    input: &DeriveInput,
    fields: &[&Field],
    definitions: &Definitions,
) -> TokenStream {
    let mut faults = Faults::default();
    let bindings = Bindings::default();
    let scope = Scope {
        bindings: &bindings,
        definitions,
    };
    let (mut all, mut whole) = (Vec::new(), true);
    for (i, field) in fields.iter().enumerate() {
        match scope.types(&field.ty) {
            Ok(types) => {
                let name = field
                    .ident
                    .as_ref()
                    .map_or(i.to_string(), ToString::to_string);
                all.push((name, types));
            }
            Err(fault) => {
                whole = false;
                faults.push(fault);
            }
        }
    }
    let name = &input.ident;
    let definition = match whole {
        true => Definition::Type(Tree::Record(name.to_string(), all)),
        false => Definition::Broken,
    };
    let instead = format!("`{name}` is a struct, not a macro");
    let macros = chain::announce(&input.vis, name, &definition, &instead);
    let faults = faults.tokens();
    let implementations = implementations(root, input, fields, whole);
    quote!(#faults #implementations #macros)
}
