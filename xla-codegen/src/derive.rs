//! `#[derive(Tensors)]`: structs whose fields are tensors.

use proc_macro2::{Delimiter, TokenStream};
use quote::quote;
use syn::ext::IdentExt;
use syn::{Data, DeriveInput, Error, Fields, FieldsNamed, Result};
use xla_hlo::Tree;
use xla_hlo::list::Items;

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
    let names = gather::types(fields.named.iter().map(|field| &field.ty));
    match names.as_slice() {
        [] => emitted(&root, &input, fields, &Definitions::default()),
        names => chain::request(&root, names, "__tensors", &item, Delimiter::Brace),
    }
}

/// Returns the items next to a struct whose definitions have been gathered.
pub(crate) fn beside(input: TokenStream) -> TokenStream {
    let emitted = syn::parse2(input).and_then(|request: Request| {
        let input: DeriveInput = syn::parse2(request.payload)?;
        let fields = fields(&input)?;
        Ok(emitted(&request.root, &input, fields, &request.definitions))
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

fn fields(input: &DeriveInput) -> Result<&FieldsNamed> {
    if !input.generics.params.is_empty() {
        return Err(Error::new_spanned(
            &input.generics,
            "a struct of tensors cannot be generic: its sizes are numbers and `#[known]` constants",
        ));
    }
    match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => Ok(fields),
            _ => Err(Error::new(
                input.ident.span(),
                "the fields of a struct of tensors must be named: they are saved under their names",
            )),
        },
        _ => Err(Error::new(
            input.ident.span(),
            "`#[derive(Tensors)]` is only allowed on a struct",
        )),
    }
}

/// Returns the `impl`s of the traits; those of a struct with refused fields do nothing, since the mistakes are
/// reported.
fn implementations(
    root: &TokenStream,
    input: &DeriveInput,
    fields: &FieldsNamed,
    whole: bool,
) -> TokenStream {
    let name = &input.ident;
    let tensors = quote!(#root::tensors);
    let (path, each, source) = (local("path"), local("each"), local("source"));
    let (mut idents, mut types) = (Vec::new(), Vec::new());
    let (mut specs, mut visit, mut visit_mut, mut assemble) =
        <(Vec<_>, Vec<_>, Vec<_>, Vec<_>)>::default();
    for field in &fields.named {
        let Some(ident) = field.ident.as_ref().filter(|_| whole) else {
            continue;
        };
        let (ty, name) = (&field.ty, ident.unraw().to_string());
        specs.push(quote!(<#ty as #tensors::Leaves>::specs(#path.field(#name), #each);));
        visit.push(quote!(#tensors::Leaves::visit(&self.#ident, #path.field(#name), #each);));
        visit_mut.push(
            quote!(#tensors::Tensors::visit_mut(&mut self.#ident, #path.field(#name), #each);),
        );
        assemble.push(quote!(#ident: #tensors::Tensors::assemble(#path.field(#name), #source)?,));
        idents.push(ident);
        types.push(ty);
    }
    let (assembled, made) = match whole {
        true => (
            quote!(::core::result::Result::Ok(Self { #(#assemble)* })),
            quote!(Self { #(#idents,)* }),
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
            fn from_fields((#(#idents,)*): (#(#types,)*)) -> Self {
                #made
            }
        }
    }
}

fn local(name: &str) -> proc_macro2::Ident {
    proc_macro2::Ident::new(name, crate::deep::mixed_site())
}

/// Returns the `impl`s of the struct and its definition macros.
fn emitted(
    root: &TokenStream,
    input: &DeriveInput,
    fields: &FieldsNamed,
    definitions: &Definitions,
) -> TokenStream {
    let mut faults = Faults::default();
    let sizes = [];
    let scope = Scope {
        sizes: &sizes,
        definitions,
    };
    let (mut all, mut whole) = (Vec::new(), true);
    for field in &fields.named {
        match (&field.ident, scope.types(&field.ty)) {
            (Some(ident), Ok(types)) => all.push((ident.to_string(), types)),
            (_, Err(fault)) => {
                whole = false;
                faults.push(fault);
            }
            (None, Ok(_)) => {}
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
