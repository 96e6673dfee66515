//! `#[tensors(Clone, PartialEq)]`: traits of the standard library for generic structs, whose own derives refuse fields
//! with type macros.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::visit::Visit;
use syn::{DeriveInput, Error, Field, Result, Token, Type};
use xla_hlo::list::Items;

use super::{local, member};
use crate::head::{Kind, kind};
use crate::lexical;
use crate::root::Crate;
use crate::syntax::{Search, Syntax, Walk};

/// The traits that can be derived.
pub(crate) const TRAITS: [&str; 4] = ["Clone", "Debug", "Default", "PartialEq"];

/// The arguments of `#[tensors(..)]`.
#[derive(Default)]
pub(super) struct Options {
    pub(super) crate_path: Option<Crate>,
    pub(super) traits: Vec<Ident>,
}

impl Parse for Options {
    fn parse(input: ParseStream) -> Result<Options> {
        let mut options = Options::default();
        while !input.is_empty() {
            if Crate::is_next(input) {
                options.crate_path = Some(input.parse()?);
            } else {
                let what = "expected `crate = path`, or traits among `Clone`, `Debug`, `Default` and `PartialEq`";
                let word: Ident = input.parse().map_err(|_| input.error(what))?;
                if TRAITS.iter().all(|known| word != known) {
                    return Err(Error::new(word.span(), what));
                }
                options.traits.push(word);
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(options)
    }
}

/// Whether a type has a type macro, as `f32![N]` has.
struct HasMacro(bool);

impl<'ast> Search<'ast> for HasMacro {
    fn enters(&mut self, node: Syntax<'ast>) -> bool {
        self.0 |= matches!(node, Syntax::Type(Type::Macro(_)));
        !self.0
    }
}

/// Returns the mistake of a generic struct with type macros that rustc is asked to derive traits for: rustc says no more
/// than that `derive` cannot be used.
pub(super) fn refused(input: &DeriveInput, fields: &[&Field]) -> Option<Error> {
    input.generics.type_params().next()?;
    let mut macros = HasMacro(false);
    for field in fields {
        Walk(&mut macros).visit_type(&field.ty);
    }
    if !macros.0 {
        return None;
    }
    let derived = lexical::derived(&input.ident);
    let known = derived
        .iter()
        .filter_items(|name| TRAITS.contains(&name.as_str()));
    let known: Vec<&str> = known.map(String::as_str).collect_vec();
    let traits = known.join(", ");
    (!known.is_empty()).then(|| {
        let what = format!(
            "rustc cannot derive `{traits}` for a generic struct with tensors\n  \
             help: write `#[derive(Tensors)]` and `#[tensors({traits})]`"
        );
        Error::new(input.ident.span(), what)
    })
}

/// Whether a struct derives `Default`, by rustc or by `#[tensors(..)]`.
pub(crate) fn has_default(input: &DeriveInput) -> bool {
    let of_tensors = super::options(input).is_ok_and(|options| {
        let mut traits = options.traits.iter();
        traits.any(|name| name == "Default")
    });
    // The input of a derive has no list of derives: the file shows it.
    of_tensors
        || lexical::derived(&input.ident)
            .iter()
            .any(|name| name == "Default")
}

/// Returns the `impl`s of the traits that the attribute of a struct names.
pub(super) fn implementations(
    input: &DeriveInput,
    fields: &[&Field],
    traits: &[Ident],
) -> TokenStream {
    let traits = traits.iter();
    let all = traits.map(|name| implementation(input, fields, name));
    TokenStream::from_iter(all.collect_vec())
}

/// Returns the default value of a field. Arrays of more than 32 parts, or of any number, have none of their own.
fn default(ty: &Type) -> TokenStream {
    match ty {
        Type::Array(list) => {
            let part = default(&list.elem);
            quote!(::core::array::from_fn(|_| #part))
        }
        _ => quote!(::core::default::Default::default()),
    }
}

fn implementation(input: &DeriveInput, fields: &[&Field], of: &Ident) -> TokenStream {
    let members = fields.iter().enumerate();
    let members = members.map(|(i, field)| member(i, field)).collect_vec();
    let name = &input.ident;
    let (path, body) = match of.to_string().as_str() {
        "Clone" => (
            quote!(::core::clone::Clone),
            quote! {
                fn clone(&self) -> Self {
                    Self { #(#members: ::core::clone::Clone::clone(&self.#members)),* }
                }
            },
        ),
        "Default" => {
            let values = fields.iter().map(|field| default(&field.ty));
            let values = values.collect_vec();
            (
                quote!(::core::default::Default),
                quote! {
                    fn default() -> Self {
                        Self { #(#members: #values),* }
                    }
                },
            )
        }
        "PartialEq" => (
            quote!(::core::cmp::PartialEq),
            quote! {
                fn eq(&self, other: &Self) -> ::core::primitive::bool {
                    true #(&& self.#members == other.#members)*
                }
            },
        ),
        _ => {
            let (text, f) = (name.to_string(), local("f"));
            let add = fields.iter().enumerate().map(|(i, field)| {
                let member = member(i, field);
                match &field.ident {
                    Some(ident) => {
                        let ident = ident.to_string();
                        quote!(.field(#ident, &self.#member))
                    }
                    None => quote!(.field(&self.#member)),
                }
            });
            let begin = match fields.first() {
                Some(field) if field.ident.is_none() => quote!(debug_tuple),
                _ => quote!(debug_struct),
            };
            (
                quote!(::core::fmt::Debug),
                quote! {
                    fn fmt(&self, #f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                        #f.#begin(#text) #(#add)* .finish()
                    }
                },
            )
        }
    };
    // A bound for each parameter `T: Tensors`. Sizes and element types need none: tensors implement the traits for all.
    let mut generics = input.generics.clone();
    for param in input.generics.type_params() {
        if kind(param) == Some(Kind::Type) {
            let param = &param.ident;
            let bound = syn::parse_quote!(#param: #path);
            generics.make_where_clause().predicates.push(bound);
        }
    }
    let (params, arguments, clause) = generics.split_for_impl();
    quote! {
        #[automatically_derived]
        #[allow(clippy::all, clippy::pedantic)]
        impl #params #path for #name #arguments #clause {
            #body
        }
    }
}
