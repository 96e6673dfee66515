//! `#[derive(Tensors)]`: structs whose fields are tensors.

use std::rc::Rc;

use proc_macro2::{Delimiter, Ident, TokenStream};
use quote::quote;
use syn::{
    Data, DeriveInput, Error, Field, GenericArgument, GenericParam, Generics, ItemStruct, Member,
    Result, Type,
};
use xla_hlo::Tree;
use xla_hlo::list::Items;

use crate::bindings::Bindings;
use crate::chain::{self, Request};
use crate::definition::{Definition, Definitions, Faults, StructTemplate, Types};
use crate::gather;
use crate::head::{self, Kind, WrittenStruct, count, kind};
use crate::hir;
use crate::root;
use crate::signature::Scope;

mod leaf_name;
pub(crate) mod standard;

use leaf_name::leaf_names;
use standard::Options;

/// Expands `#[derive(Tensors)]`.
pub(crate) fn expand(item: TokenStream) -> TokenStream {
    let parsed = syn::parse2::<DeriveInput>(item.clone()).and_then(|input| {
        leaf_names(&fields(&input)?)?;
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
    if let Some(fault) = standard::refused(&input, &fields) {
        return fault.to_compile_error();
    }
    let generics = head::names(&input.generics);
    let generics = generics.map(ToString::to_string).collect_vec();
    let types = fields.iter().map(|field| &field.ty);
    let types = types.chain_items(head::defaults(&input.generics));
    let names = gather::types(types, generics);
    match names.as_slice() {
        [] => emitted(&root, &input, &fields, &Definitions::default()),
        names => chain::request(&root, names, "__tensors", &item, Delimiter::Brace),
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

/// Returns the arguments of all `#[tensors(..)]` on a struct.
fn options(input: &DeriveInput) -> Result<Options> {
    let mut all = Options::default();
    for attr in input
        .attrs
        .iter()
        .filter_items(|attr| attr.path().is_ident("tensors"))
    {
        let options: Options = attr.parse_args()?;
        all.crate_path = options.crate_path.or(all.crate_path);
        all.traits.extend(options.traits);
    }
    Ok(all)
}

/// Returns the path of the facade, from `#[tensors(crate = path)]` or the manifest.
fn root(input: &DeriveInput) -> Result<TokenStream> {
    let Options { crate_path, .. } = options(input)?;
    root::of_attribute(crate_path.as_ref(), "#[tensors(crate = other::typed_xla)]")
}

/// Returns the fields; numbers are the names in a tuple struct.
fn fields(input: &DeriveInput) -> Result<Vec<&Field>> {
    for param in &input.generics.params {
        let what = match param {
            GenericParam::Type(param) if kind(param).is_some() => continue,
            GenericParam::Type(param) => format!(
                "expected a bound of `{0}` that says what it stands for: `{0}: Dim` for a size, `{0}: Float` for an \
                 element type, `{0}: Tensors` for any type of tensors",
                param.ident
            ),
            GenericParam::Const(_) => continue,
            GenericParam::Lifetime(_) => {
                "a struct of tensors owns them: it has no lifetimes".to_string()
            }
        };
        return Err(Error::new_spanned(param, what));
    }
    let Data::Struct(data) = &input.data else {
        let what = "`#[derive(Tensors)]` is only allowed on a struct";
        return Err(Error::new(input.ident.span(), what));
    };
    let fields = data.fields.iter().collect_vec();
    match count::in_field(&input.generics, &fields) {
        Some(fault) => Err(fault),
        None => Ok(fields),
    }
}

/// Returns a field's syntax after a dot.
fn member(number: usize, field: &Field) -> Member {
    match &field.ident {
        Some(ident) => Member::Named(ident.clone()),
        None => Member::Unnamed(number.into()),
    }
}

/// Returns the `impl`s of the traits; for a struct with refused fields they do nothing, since the mistakes are
/// reported.
fn implementations(
    root: &TokenStream,
    input: &DeriveInput,
    fields: &[&Field],
    scalars: &[&Type],
    whole: bool,
) -> TokenStream {
    let name = &input.ident;
    let generics = with_scalars(root, input, scalars);
    let (params, arguments, clause) = generics.split_for_impl();
    let tensors = quote!(#root::tensors);
    let (path, each, source) = (local("path"), local("each"), local("source"));
    let (mut inits, mut locals, mut types) = (Vec::new(), Vec::new(), Vec::new());
    let mut elements = Vec::new();
    let (mut specs, mut visit, mut visit_mut, mut assemble) =
        <(Vec<_>, Vec<_>, Vec<_>, Vec<_>)>::default();
    // Mistakes are reported with the struct.
    let names = leaf_names(fields).unwrap_or_default();
    let whole = whole && names.len() == fields.len();
    // All traits visit the fields in their order: files, graphs and `assemble` agree on it.
    for (i, field) in fields.iter().enumerate().filter_items(|_| whole) {
        let member = member(i, field);
        let (ty, name) = (&field.ty, &names[i]);
        elements.push(quote!(.and(<#ty as #tensors::Leaves>::ELEMENTS)));
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
    let (assembled, made) = if whole {
        (
            quote!(::core::result::Result::Ok(Self { #(#assemble)* })),
            quote!(Self { #(#inits,)* }),
        )
    } else {
        (
            quote!(::core::unreachable!()),
            quote!(::core::unreachable!()),
        )
    };
    quote! {
        #[automatically_derived]
        #[allow(unused_variables, clippy::all, clippy::pedantic)]
        impl #params #tensors::Leaves for #name #arguments #clause {
            const ELEMENTS: #tensors::Elements = #tensors::Elements::NONE #(#elements)*;
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
        impl #params #tensors::Tensors for #name #arguments #clause {
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
        // A variable has the name of its field.
        #[allow(non_snake_case, clippy::all, clippy::pedantic)]
        impl #params #root::rt::Record<(#(#types,)*)> for #name #arguments #clause {
            fn from_fields((#(#locals,)*): (#(#types,)*)) -> Self {
                #made
            }
        }
    }
}

/// Returns the generic parameters with bounds for the fields that contain scalars, if those may be of a generic element type:
/// the traits of element types do not imply that a number is a leaf.
fn with_scalars(root: &TokenStream, input: &DeriveInput, scalars: &[&Type]) -> Generics {
    let mut generics = input.generics.clone();
    let params = input.generics.type_params();
    let elements = params.filter_items(|param| matches!(kind(param), Some(Kind::Element(_))));
    let elements = elements.map(|param| &param.ident).collect_vec();
    // The bound is on the field's type, `E: Leaves + Tensors`, as rustc requires it where `E` is used.
    for ty in scalars
        .iter()
        .filter_items(|ty| names_element(ty, &elements))
    {
        let clause = generics.make_where_clause();
        let bound = syn::parse_quote!(#ty: #root::tensors::Leaves + #root::tensors::Tensors);
        clause.predicates.push(bound);
    }
    generics
}

/// Whether a type names an element type outside of the macros of types.
fn names_element(ty: &Type, elements: &[&Ident]) -> bool {
    match ty {
        Type::Path(ty) => {
            // `f32![E; N]` needs no bound: the macros of types expand to tensors, which are leaves for all elements.
            let is_own = |name| elements.contains(&name);
            ty.path.get_ident().is_some_and(is_own)
                || hir::arguments(&ty.path)
                    .iter()
                    .any(|argument| match argument {
                        GenericArgument::Type(ty) => names_element(ty, elements),
                        _ => false,
                    })
        }
        Type::Tuple(ty) => ty.elems.iter().any(|ty| names_element(ty, elements)),
        Type::Array(ty) => names_element(&ty.elem, elements),
        _ => false,
    }
}

fn local(name: &str) -> proc_macro2::Ident {
    proc_macro2::Ident::new(name, crate::deep::mixed_site())
}

/// Returns a struct as its definition holds it.
pub(crate) fn plain(input: &DeriveInput) -> ItemStruct {
    match fields(input) {
        Ok(fields) => without_attributes(input, &fields),
        // The mistake is reported with the code of the struct.
        Err(_) => {
            let name = &input.ident;
            syn::parse_quote!(struct #name;)
        }
    }
}

/// Returns the `impl`s of a struct in a module with its methods, and its definition macros. Its definition is broken if
/// the module contains mistakes.
pub(crate) fn in_group(
    root: &TokenStream,
    input: &DeriveInput,
    of: &Rc<StructTemplate>,
    whole: bool,
) -> TokenStream {
    let checked = fields(input).and_then(|fields| {
        leaf_names(&fields)?;
        Ok(fields)
    });
    match checked {
        Ok(fields) => {
            let definition = if whole {
                Definition::Struct(Rc::clone(of))
            } else {
                Definition::Broken
            };
            let definitions = of.group.definitions();
            emitted_as(root, input, &fields, &definitions, Some(definition))
        }
        Err(fault) => fault.to_compile_error(),
    }
}

/// Returns the `impl`s of the struct and its definition macros.
fn emitted(
    root: &TokenStream,
    input: &DeriveInput,
    fields: &[&Field],
    definitions: &Definitions,
) -> TokenStream {
    emitted_as(root, input, fields, definitions, None)
}

fn emitted_as(
    root: &TokenStream,
    input: &DeriveInput,
    fields: &[&Field],
    definitions: &Definitions,
    known: Option<Definition>,
) -> TokenStream {
    let mut faults = Faults::default();
    let item = WrittenStruct::from(without_attributes(input, fields));
    let bindings = Bindings::any(item.generics());
    let scope = Scope {
        bindings: &bindings,
        definitions,
    };
    let (mut all, mut scalars) = (Vec::new(), Vec::new());
    for (i, field) in fields.iter().enumerate() {
        let types = scope.types(&(&field.ty).into()).and_then(|types| {
            plain_sizes(field, &types)?;
            scope.sizes_are_types(&field.ty)?;
            Ok(types)
        });
        match types {
            Ok(types) => {
                if types.leaves().iter().any(|leaf| leaf.plain) {
                    scalars.push(&field.ty);
                }
                let name = field.ident.as_ref();
                let name = name.map_or(i.to_string(), ToString::to_string);
                all.push((name, types));
            }
            Err(fault) => faults.push(fault),
        }
    }
    let name = &input.ident;
    let whole = all.len() == fields.len();
    // The methods of its fields are found by their types, which the text of a type does not name.
    let flat = item.generics().all.is_empty() && !definitions.have_methods();
    // Generic structs, those whose fields have methods, and those whose default may have other numbers than zeros are
    // templates of tokens; others are a text of types.
    let definition = match (whole, flat) {
        (true, _) if let Some(known) = known => known,
        (true, true) if !standard::has_default(input) => {
            Definition::Type(Tree::Record(name.to_string(), all))
        }
        (true, true) if definitions.are_zero_by_default() => {
            Definition::WithDefault(Tree::Record(name.to_string(), all))
        }
        (true, _) => {
            let alone = StructTemplate::alone(item, definitions.clone());
            Definition::Struct(Rc::new(alone))
        }
        (false, _) => Definition::Broken,
    };
    let instead = format!("`{name}` is a struct, not a macro");
    let mut params = input.generics.params.iter().peekable();
    let mut parameters = Vec::new();
    while let Some(param) = params.next() {
        let has_default =
            |param: &&GenericParam| matches!(param, GenericParam::Type(ty) if ty.default.is_some());
        parameters.push(chain::Parameter {
            is_number: matches!(param, GenericParam::Const(_)),
            is_last: params.peek().is_none_or(has_default),
        });
    }
    let macros = chain::announce_struct(&input.vis, name, &definition, &instead, &parameters);
    let faults = faults.tokens();
    let implementations = implementations(root, input, fields, &scalars, whole);
    let traits = options(input).map(|options| options.traits);
    let standard = standard::implementations(input, fields, &traits.unwrap_or_default());
    quote!(#faults #implementations #standard #macros)
}

/// Returns the struct as its definition holds it: without attributes, but for the one that says that it has a default.
fn without_attributes(input: &DeriveInput, fields: &[&Field]) -> ItemStruct {
    let (name, generics) = (&input.ident, &input.generics);
    let all = fields.iter().map(|field| {
        let (ident, ty) = (field.ident.as_ref(), &field.ty);
        let ident = ident.map(|ident| quote!(#ident:));
        quote!(#ident #ty)
    });
    let tuple = fields.iter().any(|field| field.ident.is_none());
    let default = standard::has_default(input).then(|| quote!(#[tensors(Default)]));
    if tuple {
        syn::parse_quote!(#default struct #name #generics (#(#all),*);)
    } else {
        syn::parse_quote!(#default struct #name #generics { #(#all),* })
    }
}

/// Checks that no field has a computed size, since rustc checks its bound at each use of the struct.
fn plain_sizes(field: &Field, types: &Types) -> Result<()> {
    let leaves = types.leaves();
    let mut sizes = leaves.iter().flat_items(|leaf| &leaf.array.shape.dims);
    let computed = |size: &&xla_hlo::Size| !size.names().is_empty() && size.as_name().is_none();
    match sizes.find(computed) {
        Some(size) => {
            let what = format!(
                "the sizes of a generic struct are its parameters and numbers, found `{size}`\n  \
                 help: add a parameter for this size, such as `M: Dim`"
            );
            Err(Error::new_spanned(&field.ty, what))
        }
        None => Ok(()),
    }
}
