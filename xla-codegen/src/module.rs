//! `#[computation]` on a module: the methods of its structs become computations.
//!
//! A macro's name does not pass through a type, so an `impl` elsewhere could not define what `x.forward(y)` is. In the
//! module the structs and their methods are read together, as a `StructGroup`: the definition of a struct's name
//! contains its group, in which methods are templates.
//!
//! For plain Rust a method is a function too, unless it is private and only computations of the module name it
//! (`module/unnamed.rs`).

use std::rc::Rc;

use proc_macro2::{Delimiter, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::{
    Attribute as SynAttribute, DeriveInput, Error, ImplItem, ImplItemFn, Item, ItemFn, ItemImpl,
    ItemMod, ItemStruct, Result, Type,
};
use xla_hlo::list::Items;

use crate::bindings::{Bindings, Bound};
use crate::chain::{self, Request};
use crate::computation::{self, Rust};
use crate::counters::{self, Phase};
use crate::custom;
use crate::definition::{Definitions, Faults, Method, StructGroup, StructTemplate, Types};
use crate::derive;
use crate::forwarded;
use crate::head::{self, Kind, Written};
use crate::program::Attribute;
use crate::root;
use crate::signature::{Scope, add_bounds, rewrite, wide_bounds};
use crate::unparsed::is_replaced;

mod checks;
mod names;
mod unnamed;

use names::names;

/// The structs of a module with the `impl`s of their methods.
struct Group {
    structs: Vec<ItemStruct>,
    impls: Vec<ItemImpl>,
}

impl Group {
    /// Whether the body of a computation contained a syntax error: nothing else is reported then.
    fn is_broken(&self) -> bool {
        let mut parts = self.impls.iter().flat_items(|item| &item.items);
        parts.any(|part| matches!(part, ImplItem::Fn(method) if is_replaced(&method.block)))
    }
}

impl Parse for Group {
    fn parse(input: ParseStream) -> Result<Group> {
        let (mut structs, mut impls) = (Vec::new(), Vec::new());
        while !input.is_empty() {
            match input.parse()? {
                Item::Struct(item) => structs.push(item),
                Item::Impl(item) => impls.push(item),
                other => return Err(Error::new_spanned(other, "expected a struct or an `impl`")),
            }
        }
        Ok(Group { structs, impls })
    }
}

impl ToTokens for Group {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (structs, impls) = (&self.structs, &self.impls);
        tokens.extend(quote!(#(#structs)* #(#impls)*));
    }
}

/// Expands `#[computation]` on a module.
pub(crate) fn expand(attribute: TokenStream, item: ItemMod, fault: Option<Error>) -> TokenStream {
    let mut faults = Faults::default();
    if let Some(fault) = fault {
        faults.push(fault);
    }
    let attribute: Attribute = syn::parse2(attribute).unwrap_or_else(|fault| {
        faults.push(fault);
        Attribute::default()
    });
    if let Some(program) = &attribute.program {
        let what = "a module has no program: specify it at a computation";
        faults.push(Error::new(program.name.span(), what));
    }
    let example = "#[computation(crate = other::typed_xla)]";
    let root = match root::of_attribute(attribute.crate_path.as_ref(), example) {
        Ok(root) => root,
        Err(fault) => {
            let fault = fault.to_compile_error();
            return quote!(#fault #item);
        }
    };
    let (attrs, vis, unsafety, name) = (&item.attrs, &item.vis, &item.unsafety, &item.ident);
    let Some((_, content)) = item.content else {
        let what = format!("expected the items of the module here: `mod {name} {{ .. }}`");
        let fault = Error::new(name.span(), what).to_compile_error();
        return quote!(#fault #(#attrs)* #vis mod #name;);
    };
    // Structs and their methods are expanded together; all other items stay as they are.
    let (mut group, mut others) = grouped(content);
    unnamed::mark(&mut group, &others);
    let foreign = group
        .impls
        .extract_if(.., |item| owner(&group.structs, item).is_none());
    for item in foreign {
        let what = "the struct of these computations must be declared in this module, with `#[derive(Tensors)]`";
        faults.push(Error::new_spanned(&item.self_ty, what));
    }
    let mistakes = group.structs.iter().filter_map(checks::derives);
    mistakes.for_each(|fault| faults.push(fault));
    if let Some(fault) = checks::unmarked(&group, &others) {
        faults.push(fault);
        checks::without_bodies(&group, &mut others);
    }
    // The definitions that the methods name are gathered as for a function.
    let names = names(&group);
    let inside = match names.as_slice() {
        [] => emitted(&root, group, Definitions::default()),
        names => chain::request(&root, names, "__module", &quote!(#group), Delimiter::Brace),
    };
    let faults = faults.tokens();
    quote!(#faults #(#attrs)* #vis #unsafety mod #name { #(#others)* #inside })
}

/// Returns the items of a module whose definitions have been gathered.
pub(crate) fn inside(input: TokenStream) -> TokenStream {
    let read = counters::phase(Phase::Read, || syn::parse2(input));
    let emitted = read.and_then(|request: Request| {
        let group: Group = syn::parse2(request.payload)?;
        Ok(emitted(&request.root, group, request.definitions))
    });
    emitted.unwrap_or_else(|fault| fault.to_compile_error())
}

/// Whether an attribute is `#[computation]`.
fn is_mark(attribute: &SynAttribute) -> bool {
    let last = attribute.path().segments.last();
    last.is_some_and(|last| last.ident == "computation")
}

/// Whether an attribute is `#[derive(.., Tensors)]`.
fn derives(attribute: &SynAttribute) -> bool {
    attribute.path().is_ident("derive") && {
        let mut words = attribute.to_token_stream().to_string();
        words.retain(|c| !c.is_whitespace());
        words
            .split(|c: char| !c.is_alphanumeric() && c != '_')
            .any(|word| word == "Tensors")
    }
}

/// Returns the structs of tensors with the `impl`s that have computations, and the other items.
fn grouped(items: Vec<Item>) -> (Group, Vec<Item>) {
    let (mut structs, mut impls, mut others) = (Vec::new(), Vec::new(), Vec::new());
    for item in items {
        match item {
            Item::Struct(item) if item.attrs.iter().any(derives) => structs.push(item),
            Item::Impl(item)
                if item.items.iter().any(
                    |item| matches!(item, ImplItem::Fn(item) if item.attrs.iter().any(is_mark)),
                ) =>
            {
                impls.push(item);
            }
            other => others.push(other),
        }
    }
    (Group { structs, impls }, others)
}

/// Returns the index of the struct of an `impl`.
fn owner(structs: &[ItemStruct], item: &ItemImpl) -> Option<usize> {
    let Type::Path(ty) = &*item.self_ty else {
        return None;
    };
    let name = &ty.path.segments.last()?.ident;
    let mut structs = structs.iter();
    structs.position(|item| item.ident == *name)
}

/// Returns a method as a function with the generic parameters of the `impl`, then its own.
fn function(item: &ItemImpl, method: &ImplItemFn) -> ItemFn {
    let mut sig = method.sig.clone();
    let own = std::mem::take(&mut sig.generics.params);
    sig.generics.params = item.generics.params.iter().cloned().collect();
    sig.generics.params.extend(own);
    let (vis, block) = (&method.vis, &method.block);
    syn::parse_quote!(#vis #sig #block)
}

/// Returns an associated constant as an item.
fn plain(constant: &syn::ImplItemConst) -> syn::ItemConst {
    let (name, ty, expr) = (&constant.ident, &constant.ty, &constant.expr);
    syn::parse_quote!(const #name: #ty = #expr;)
}

/// Returns the structs and the `impl`s with their code, and the definition macros of the structs.
fn emitted(root: &TokenStream, mut group: Group, definitions: Definitions) -> TokenStream {
    for item in &mut group.impls {
        for part in &mut item.items {
            if let ImplItem::Fn(method) = part
                && method.attrs.iter().any(is_mark)
            {
                rewrite(root, &mut method.sig);
            }
        }
    }
    let mut faults = Faults::default();
    let mut methods = Vec::new();
    let mut constants = Vec::new();
    for item in &group.impls {
        // Another one has been reported.
        let Some(owner) = owner(&group.structs, item) else {
            continue;
        };
        for part in &item.items {
            match part {
                ImplItem::Fn(method) if method.attrs.iter().any(is_mark) => {
                    methods.push(Method {
                        owner,
                        item: Rc::new(Written::method(function(item, method), &item.self_ty)),
                        impl_generics: head::names(&item.generics).count(),
                    });
                }
                ImplItem::Const(constant) => constants.push((owner, plain(constant))),
                _ => {}
            }
        }
    }
    let inputs = group.structs.iter();
    let inputs = inputs.map(|item| syn::parse2::<DeriveInput>(item.to_token_stream()));
    let inputs: Result<Vec<DeriveInput>> = inputs.collect_ok();
    let inputs = match inputs {
        Ok(inputs) => inputs,
        Err(fault) => return fault.to_compile_error(),
    };
    let unparsed = group.is_broken();
    let broken = definitions.any_broken() || unparsed;
    let known = Rc::new(StructGroup {
        structs: inputs
            .iter()
            .map(|input| derive::plain(input).into())
            .collect_vec(),
        methods,
        constants,
        definitions: Rc::new(definitions),
    });
    let mut code = TokenStream::new();
    let all = known.all().collect_vec();
    for item in &group.impls {
        if let Some(index) = owner(&group.structs, item) {
            code.extend(implementation(root, item, &all[index], &mut faults));
        }
    }
    faults.retain_direct();
    if unparsed {
        faults = Faults::default();
    }
    let whole = faults.is_empty() && !broken;
    let forwarders = if whole {
        custom::all_forwarders(root, &known.definitions)
    } else {
        Vec::new()
    };
    for ((item, input), of) in group.structs.iter().zip(&inputs).zip(&all) {
        let implementations = derive::in_group(root, input, of, whole);
        let adapter = adapter(root, of, &forwarders);
        let item = without_derive(item);
        code.extend(quote!(#item #implementations #adapter));
    }
    let (faults, uses) = (faults.tokens(), known.definitions.use_constants());
    quote!(#faults #uses #code)
}

/// Returns the functions of a struct through which callers of its methods call custom functions.
fn adapter(root: &TokenStream, of: &StructTemplate, forwarders: &[TokenStream]) -> TokenStream {
    if forwarders.is_empty() {
        return TokenStream::new();
    }
    // Their own generic parameters may have the names of the struct's.
    let name = &of.ident;
    let arguments = forwarded::arguments(root, of);
    quote! {
        #[doc(hidden)]
        #[allow(dead_code, unreachable_pub, missing_docs, clippy::all, clippy::pedantic)]
        impl #name #arguments { #(pub #forwarders)* }
    }
}

/// Returns a struct without `Tensors` among its derives and the attributes of this derive, and without the derives that
/// rustc refuses.
fn without_derive(item: &ItemStruct) -> ItemStruct {
    let mut plain = item.clone();
    let fields = plain.fields.iter_mut().map(|field| &mut field.attrs);
    for attrs in std::iter::once(&mut plain.attrs).chain_items(fields) {
        attrs.retain(|attr| !attr.path().is_ident("tensors"));
    }
    let derives = plain.attrs.iter_mut();
    for attr in derives.filter(|attr| attr.path().is_ident("derive")) {
        // A list that cannot be parsed has been reported.
        let all = checks::derived(attr).unwrap_or_default().into_iter();
        let others = all.filter_items(|path| {
            let last = path.segments.last();
            last.is_some_and(|last| last.ident != "Tensors") && checks::is_kept(item, path)
        });
        let others = others.collect_vec();
        *attr = syn::parse_quote!(#[derive(#(#others),*)]);
    }
    plain
}

/// Returns an `impl` with the code of its computations, and reports the mistakes in them.
fn implementation(
    root: &TokenStream,
    item: &ItemImpl,
    of: &StructTemplate,
    faults: &mut Faults,
) -> TokenStream {
    let definitions = of.definitions_inside();
    let mut emitted = item.clone();
    emitted.items.clear();
    let (mut parts, mut items) = (TokenStream::new(), TokenStream::new());
    for part in &item.items {
        match part {
            // Computations that are elaborated where they are called leave no use behind.
            ImplItem::Fn(method) if method.attrs.iter().any(is_mark) => {
                let method = compiled(root, item, method, &definitions, faults, &mut items);
                parts.extend(quote!(#[allow(dead_code)] #method));
            }
            ImplItem::Const(constant) => parts.extend(quote!(#[allow(dead_code)] #constant)),
            other => parts.extend(quote!(#other)),
        }
    }
    let (attrs, generics, self_ty) = (&emitted.attrs, &emitted.generics, &emitted.self_ty);
    let (params, _, clause) = generics.split_for_impl();
    // Methods of a trait are computations too: templates over the trait find them by the struct.
    let of_trait = item.trait_.as_ref().map(|(of, word)| quote!(#of #word));
    quote!(#(#attrs)* impl #params #of_trait #self_ty #clause { #parts } #items)
}

/// Returns the bounds of type parameters, for a `where` clause.
fn declared(generics: &syn::Generics) -> impl Iterator<Item = TokenStream> {
    generics.type_params().map(|param| {
        let (name, bounds) = (&param.ident, &param.bounds);
        quote!(#name: #bounds)
    })
}

/// Returns a method with its code, and adds to the items that are beside the `impl`.
fn compiled(
    root: &TokenStream,
    item: &ItemImpl,
    method: &ImplItemFn,
    definitions: &Definitions,
    faults: &mut Faults,
    items: &mut TokenStream,
) -> TokenStream {
    let mut merged = function(item, method);
    // The struct's type states its sizes.
    add_bounds(&mut merged.sig, declared(&item.generics));
    let merged = Written::from(merged);
    let mut own = ItemFn {
        attrs: method.attrs.clone(),
        sig: method.sig.clone(),
        ..ItemFn::clone(&merged)
    };
    // Where the struct has types as parameters, its methods have code for static sizes.
    let of_impl = head::names(&item.generics).count();
    let mut of_impl = merged.head().generics.all.iter().take(of_impl);
    if of_impl.any(|param| param.kind == Kind::Type) {
        add_bounds(&mut own.sig, declared(&method.sig.generics));
    }
    let is_unnamed = own.attrs.iter().any(unnamed::is_unnamed);
    own.attrs
        .retain(|attr| !is_mark(attr) && !unnamed::is_unnamed(attr));
    add_bounds(&mut own.sig, wide_bounds(root, &merged));
    let mark = method.attrs.iter().find(|attr| is_mark(attr));
    if let Some(mark) = mark.filter(|mark| !matches!(mark.meta, syn::Meta::Path(_))) {
        let what = "a method has no program: declare a computation that calls it";
        faults.push(Error::new_spanned(mark, what));
    }
    let own = Written::from(own);
    let samples = match own_types(item, &merged, definitions) {
        Ok(samples) => samples,
        Err(fault) => {
            faults.push(fault);
            return computation::shell(root, &own, &computation::without_code(&own));
        }
    };
    let own_type = |bindings: &mut Bindings| {
        // A type that is refused has been reported.
        if let Ok(types) = self_type(&merged, item, bindings, definitions) {
            bindings.bind("Self", Bound::Type(types));
        }
    };
    // The code of a function that is not generic would fail where it is defined.
    let has_types = |generics: &syn::Generics| head::names(generics).next().is_some();
    let owner = has_types(&item.generics).then(|| quote!(Self));
    if is_unnamed && (owner.is_some() || has_types(&own.sig.generics)) {
        let mistakes = computation::common(root, &merged, definitions, &samples);
        let body = if mistakes.is_empty() {
            computation::never(&own, owner, "only computations name it")
        } else {
            computation::without_code(&own)
        };
        faults.extend(mistakes);
        return computation::shell(root, &own, &body);
    }
    let self_ty = &*item.self_ty;
    let body = computation::rust(root, &merged, self_ty, definitions, &samples, &own_type);
    match body {
        Rust::Code(body) => computation::with_body(root, &own, &body),
        Rust::ByElement {
            element,
            name,
            items: more,
            body,
        } => {
            items.extend(more);
            let mut own = ItemFn::clone(&own);
            computation::bound(&mut own.sig, &element, &name);
            computation::shell(root, &own.into(), &body)
        }
        Rust::Never(why) => {
            let body = computation::never(&own, Some(quote!(Self)), &why);
            computation::shell(root, &own, &body)
        }
        Rust::Faults(more) => {
            faults.extend(more);
            computation::shell(root, &own, &computation::without_code(&own))
        }
    }
}

/// Returns what the generic parameters other than sizes may stand for, each time with `Self`.
fn own_types(
    item: &ItemImpl,
    merged: &Written,
    definitions: &Definitions,
) -> Result<Vec<Bindings>> {
    let mut samples = computation::samples(merged);
    for bindings in &mut samples {
        let types = self_type(merged, item, bindings, definitions)?;
        bindings.bind("Self", Bound::Type(types));
    }
    Ok(samples)
}

/// Returns what `Self` stands for in an `impl`.
fn self_type(
    merged: &Written,
    item: &ItemImpl,
    bindings: &Bindings,
    definitions: &Definitions,
) -> Result<Types> {
    let mut all = Bindings::of_sizes(&merged.head().generics.sizes());
    all.extend(bindings);
    let scope = Scope {
        bindings: &all,
        definitions,
    };
    scope.types(&(&*item.self_ty).into())
}

#[cfg(test)]
mod tests;
