//! `#[custom_call]`: functions that are not computations, which computations call.
//!
//! An adapter that takes arrays has the function's name in the namespace of types, so emitted code reaches it by the
//! path that the user wrote. Callers of a computation that makes custom calls reach them through `forwarded`.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::{Error, FnArg, ForeignItem, Item, ItemFn, ItemForeignMod, Pat, Result, ReturnType};
use xla_hlo::list::Items;

use crate::bindings::Bindings;
use crate::chain::{self, Request};
use crate::definition::{Definition, Definitions, Faults, Types};
use crate::emit::element_tokens;
use crate::gather;
use crate::head::{Written, ok_type};
use crate::message::source;
use crate::root;
use crate::rule::{self, Rule};
use crate::signature::{
    Mode, Param, Signature, instead_in_result, is_open, rewrite, with_declared_arguments,
};

mod local;
mod ruled;

pub(crate) use local::local_adapters;
use ruled::{Attribute, Subject};
pub(crate) use ruled::{all_forwarders, forwarders};

/// Expands `#[custom_call]`.
pub(crate) fn expand(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let read = syn::parse2(attribute).and_then(|Attribute { crate_path, rule }| {
        let example = "#[custom_call(crate = other::typed_xla)]";
        Ok((root::of_attribute(crate_path.as_ref(), example)?, rule))
    });
    let (root, rule) = match &read {
        Ok((root, rule)) => (root, rule.as_ref()),
        Err(fault) => {
            let fault = fault.to_compile_error();
            return quote!(#fault #item);
        }
    };
    match syn::parse2(item.clone()) {
        Ok(Item::Fn(mut function)) => {
            rewrite(root, &mut function.sig);
            let beside = announced(root, &function, rule);
            with_declared_arguments(&mut function.sig);
            quote!(#function #beside)
        }
        Ok(Item::ForeignMod(block)) => match extern_functions(root, &block, rule) {
            Ok(functions) => {
                let beside = functions
                    .iter()
                    .map(|function| announced(root, function, None));
                let beside = TokenStream::from_iter(beside.collect_vec());
                quote!(#(#functions)* #beside)
            }
            Err(fault) => fault.to_compile_error(),
        },
        Ok(other) => {
            let what = "expected a function, or `unsafe extern \"C\" { .. }`";
            let fault = Error::new_spanned(other, what).to_compile_error();
            quote!(#fault #item)
        }
        Err(fault) => {
            let fault = fault.to_compile_error();
            quote!(#fault #item)
        }
    }
}

/// Returns the items next to a function whose definitions have been gathered.
pub(crate) fn beside(input: TokenStream) -> TokenStream {
    let request = syn::parse2(input).and_then(|request: Request| {
        let subject: Subject = syn::parse2(request.payload)?;
        Ok((request.root, subject, request.definitions))
    });
    match request {
        Ok((root, Subject { item, rule }, definitions)) => {
            emitted(&root, &item, rule.as_ref(), &definitions)
        }
        Err(fault) => fault.to_compile_error(),
    }
}

fn announced(root: &TokenStream, item: &ItemFn, rule: Option<&Rule>) -> TokenStream {
    // The body is Rust, so its names need no definitions.
    let mut signature = item.clone();
    signature.block.stmts.clear();
    let signature = Written::from(signature);
    let applied = rule.map(|rule| rule::apply(&signature, rule));
    let (named, fault) = match applied.transpose() {
        Ok(named) => (named.map(Written::from), None),
        Err(fault) => (None, Some(fault)),
    };
    let rule = rule.filter(|_| fault.is_none());
    let fault = fault.map(|fault| fault.to_compile_error());
    let beside = match gather::function(named.as_ref().unwrap_or(&signature)).as_slice() {
        [] => emitted(root, &signature, rule, &Definitions::default()),
        names => {
            let payload = quote!([#rule] #signature);
            chain::request(root, names, "__custom", &payload, Delimiter::Brace)
        }
    };
    quote!(#fault #beside)
}

fn emitted(
    root: &TokenStream,
    item: &Written,
    rule: Option<&Rule>,
    definitions: &Definitions,
) -> TokenStream {
    let mut faults = Faults::default();
    let signature = Signature::read(item, definitions, &Bindings::default(), &mut faults);
    let hlo = signature
        .to_hlo(&[])
        .filter(|_| faults.is_empty() && !definitions.any_broken());
    let arguments = item.sig.inputs.iter().zip(&item.head().inputs);
    let arguments = arguments.filter_items(|(_, input)| !input.is_executor());
    for (param, (arg, _)) in signature.params.iter().zip(arguments) {
        let what = match (param.mode, &param.channel) {
            (Mode::Mut, _) => {
                "a custom function cannot have `&mut` parameters: return the new value"
            }
            (_, Some(_)) => "a custom function takes only tensors and scalars",
            _ => continue,
        };
        faults.push(Error::new_spanned(arg, what));
    }
    if let Some(exec) = &signature.exec {
        let what = "a custom function runs on one thread and takes no `&Exec`";
        faults.push(Error::new(exec.span(), what));
    }
    // Callers see one instruction `custom_call`, inside a function with the rule for its derivative if there is one.
    let (definition, forwarders) = match hlo.filter(|_| faults.is_empty()) {
        Some(hlo) => {
            let plain = Definition::opaque(&item.sig.ident.to_string(), hlo);
            match rule {
                Some(rule) => ruled::definition(root, item, rule, definitions, plain, &mut faults),
                None => (plain, Vec::new()),
            }
        }
        None => (Definition::Broken, Vec::new()),
    };
    let instead = format!("`{0}` is a function: call it without `!`", item.sig.ident);
    let macros = chain::announce(&item.vis, &item.sig.ident, &definition, &instead);
    let adapter = match definition {
        Definition::Broken => TokenStream::new(),
        _ => {
            let open = signature.result.as_ref().is_some_and(is_open);
            adapter(item, call(root, item, &signature, open), &forwarders)
        }
    };
    let faults = faults.tokens();
    quote!(#faults #macros #adapter)
}

/// Returns the adapter of a function: a type of its name, with functions that take arrays.
pub(crate) fn adapter(item: &ItemFn, call: TokenStream, forwarders: &[TokenStream]) -> TokenStream {
    let (vis, name) = (&item.vis, &item.sig.ident);
    quote! {
        #[doc(hidden)]
        #[allow(non_camel_case_types, dead_code, unreachable_pub, missing_docs, clippy::all, clippy::pedantic)]
        #vis enum #name {}
        #[doc(hidden)]
        #[allow(dead_code, unused_variables, unreachable_pub, missing_docs, clippy::all, clippy::pedantic)]
        impl #name {
            #call
            #(pub #forwarders)*
        }
    }
}

/// Returns the function `__call` of an adapter, which calls the function of its name.
///
/// Returns nothing if arrays cannot be converted to some parameter; no computation can call the function then.
/// If the result is `open`, its dynamic sizes are compared with the arrays it is written to.
pub(crate) fn call(
    root: &TokenStream,
    item: &Written,
    signature: &Signature,
    open: bool,
) -> TokenStream {
    let mut params = signature.params.iter();
    let mut operands = Vec::new();
    // Each parameter of the user's function is built from the arrays of its leaves.
    let arguments: Option<Vec<TokenStream>> = (item.sig.inputs.iter().zip(&item.head().inputs))
        .map(|(arg, input)| {
            if input.is_executor() {
                Some(quote!(exec))
            } else {
                argument(root, params.next()?, arg, &mut operands)
            }
        })
        .collect_some();
    let (Some(arguments), Some(_)) = (arguments, &signature.result) else {
        return TokenStream::new();
    };
    let name = &item.sig.ident;
    let mut types = quote!(());
    let mut pattern = quote!(());
    // The runtime passes the arrays as nested pairs, `(a, (b, ()))`.
    for (operand, element) in operands.iter().rev() {
        types = quote!((#root::rt::Array<'_, #element>, #types));
        pattern = quote!((#operand, #pattern));
    }
    let sizes: Vec<Ident> = (signature.sizes.iter())
        .map(|size| Ident::new(size, Span::call_site()))
        .collect_vec();
    let generics = (!sizes.is_empty()).then(|| quote!(<#(#sizes: #root::Dim),*>));
    let turbofish = (!sizes.is_empty()).then(|| quote!(::<#(#sizes),*>));
    let bounds: Vec<TokenStream> = crate::signature::bounds(root, &item.sig);
    let clause = (!bounds.is_empty()).then(|| quote!(where #(#bounds),*));
    let call = quote!(#name #turbofish (#(#arguments),*));
    // A result with dynamic sizes is compared with the memory that the caller has planned for it.
    let (sizes, filled) = if open {
        (
            Some(quote!(, sizes: &[#root::rt::DynamicSizeCheck])),
            quote!(#root::rt::fill_open(outs, &result, sizes)),
        )
    } else {
        (None, quote!(#root::rt::fill(outs, &result)))
    };
    // The return type of `__call` on success: whether the sizes match, or `()`.
    let result_type: syn::Type = if open {
        syn::parse_quote!(::core::result::Result<(), #root::error::Error>)
    } else {
        syn::parse_quote!(())
    };
    let (output, body) = match instead_in_result(item, &result_type) {
        Some(ty) => (
            quote!(#ty),
            quote!(let result = #call?; ::core::result::Result::Ok(#filled)),
        ),
        None => (quote!(#result_type), quote!(let result = #call; #filled)),
    };
    quote! {
        pub fn __call #generics (exec: &#root::Exec, outs: impl #root::rt::Outs, #pattern: #types #sizes) -> #output #clause {
            #body
        }
    }
}

/// Returns the argument for a parameter, built from arrays that are added to `arrays`; `None` if that is impossible.
fn argument(
    root: &TokenStream,
    param: &Param,
    arg: &FnArg,
    arrays: &mut Vec<(Ident, TokenStream)>,
) -> Option<TokenStream> {
    let types: &Types = param.types.as_ref()?;
    let FnArg::Typed(arg) = arg else {
        return None;
    };
    if param.channel.is_some() || param.mode == Mode::Mut {
        return None;
    }
    Some(converted(root, &arg.ty, types, arrays))
}

/// Returns an argument of a Rust type, built from arrays that are added to `arrays`.
fn converted(
    root: &TokenStream,
    ty: &syn::Type,
    types: &Types,
    arrays: &mut Vec<(Ident, TokenStream)>,
) -> TokenStream {
    let first = arrays.len();
    for leaf in types.leaves() {
        let name = format_ident!("operand{}", arrays.len(), span = crate::deep::mixed_site());
        arrays.push((name, element_tokens(root, leaf.array.shape.element)));
    }
    let own = arrays[first..].iter().map(|(name, _)| name);
    let (borrow, ty) = match ty {
        syn::Type::Reference(reference) => (Some(quote!(&)), &*reference.elem),
        ty => (None, ty),
    };
    // A borrowed tensor in the default layout is a view of the array, without a copy.
    if let Some(leaf) = types.leaf() {
        let array = &arrays[first].0;
        if leaf.plain {
            return quote!(#borrow #array.item());
        }
        if borrow.is_some() && leaf.array.layout.is_default() {
            return quote!(&#root::rt::viewed(#array));
        }
    }
    // Tuples, structs, other layouts and donated tensors are built by copying.
    let list = own
        .rev()
        .fold(quote!(()), |rest, array| quote!((#array, #rest)));
    quote!(#borrow #root::rt::assembled::<#ty>(#list))
}

/// Returns the functions of an `extern` block as safe Rust functions.
fn extern_functions(
    root: &TokenStream,
    block: &ItemForeignMod,
    rule: Option<&Rule>,
) -> Result<Vec<ItemFn>> {
    if let Some(rule) = rule {
        let what = format!(
            "expected a Rust function with a rule for its derivative, found a block of C functions\n  \
             help: mark a computation that calls one of them with `#[computation({})]`",
            source(rule)
        );
        return Err(Error::new_spanned(&rule.path, what));
    }
    let abi = block.abi.name.as_ref().map(syn::LitStr::value);
    if block.unsafety.is_none() || abi.as_deref().is_some_and(|abi| abi != "C") {
        let what = "write `unsafe extern \"C\" { .. }`: the compiler cannot check what these functions access";
        return Err(Error::new_spanned(&block.abi, what));
    }
    let mut functions = Vec::new();
    for item in &block.items {
        let ForeignItem::Fn(function) = item else {
            return Err(Error::new_spanned(
                item,
                "expected only functions in this block",
            ));
        };
        functions.push(safe(root, block, function)?);
    }
    Ok(functions)
}

/// Whether a type is written with a dynamic size.
fn leaves_open(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Tuple(tuple) => tuple.elems.iter().any(leaves_open),
        syn::Type::Array(array) => leaves_open(&array.elem),
        syn::Type::Macro(ty) => {
            let is_open = |token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == '?');
            ty.mac.tokens.clone().into_iter().any(is_open)
        }
        _ => false,
    }
}

/// Returns the text of a `#[link_name = ".."]`.
fn link_name(attr: &syn::Attribute) -> Result<String> {
    let value = &attr.meta.require_name_value()?.value;
    let text: syn::LitStr = syn::parse2(quote!(#value))?;
    Ok(text.value())
}

fn safe(
    root: &TokenStream,
    block: &ItemForeignMod,
    function: &syn::ForeignItemFn,
) -> Result<ItemFn> {
    let (attrs, vis, sig) = (&function.attrs, &function.vis, &function.sig);
    if let Some(generic) = sig.generics.params.first() {
        let what = "a C function cannot be generic: its sizes are numbers, or `?`, which are passed after its operands";
        return Err(Error::new_spanned(generic, what));
    }
    let mut inputs = Vec::new();
    for arg in &sig.inputs {
        let FnArg::Typed(arg) = arg else {
            return Err(Error::new_spanned(arg, "a C function has no `self`"));
        };
        let Pat::Ident(name) = &*arg.pat else {
            return Err(Error::new_spanned(
                &arg.pat,
                "expected a name for the parameter",
            ));
        };
        let name = &name.ident;
        // C sees one pointer for each array, so a tuple has no representation.
        let is_tuple = |ty: &syn::Type| matches!(ty, syn::Type::Tuple(_) | syn::Type::Array(_));
        let inner = match &*arg.ty {
            syn::Type::Reference(reference) => &*reference.elem,
            ty => ty,
        };
        if is_tuple(inner) {
            let what =
                "a C function takes only arrays and scalars: pass the parts as separate parameters";
            return Err(Error::new_spanned(&arg.ty, what));
        }
        inputs.push(match &*arg.ty {
            syn::Type::Reference(_) => quote!(.with(#name)),
            _ => quote!(.with(&#name)),
        });
    }
    let named = |attr: &&syn::Attribute| attr.path().is_ident("link_name");
    let link = match attrs.iter().find(named) {
        Some(attr) => link_name(attr)?,
        None => sig.ident.unraw().to_string(),
    };
    let attrs = attrs.iter().filter_items(|attr| !named(attr));
    // The `unsafe` of the declaration is the user's.
    let (unsafety, abi) = (&block.unsafety, &block.abi);
    let raw = format_ident!("__raw", span = crate::deep::mixed_site());
    let ReturnType::Type(_, ty) = &sig.output else {
        return Err(Error::new_spanned(
            sig,
            "a C function must declare its result type: `-> f32![2]`",
        ));
    };
    let name = &sig.ident;
    let operands = quote!(#root::rt::ffi::Operands::default() #(#inputs)*);
    let declared = |raw: &Ident, link: &str| {
        quote! {
            #[link_name = #link]
            safe fn #raw(out: *mut ::core::ffi::c_void, inputs: *mut *mut ::core::ffi::c_void);
        }
    };
    let function = declared(&raw, &link);
    // A result with sizes `?` needs a second C function, `NAME_sizes`, which reports them before the call.
    let (more, result, must_use) = match ok_type(ty) {
        Some(inside) if leaves_open(inside) => {
            let (sizes, text) = (
                format_ident!("__sizes", span = crate::deep::mixed_site()),
                name.to_string(),
            );
            // `?` converts the error to the user's error type.
            let result = format_ident!("__result", span = crate::deep::mixed_site());
            let result = quote! {
                let #result = #operands.call_open::<#inside>(#text, #raw, #sizes)?;
                ::core::result::Result::Ok(#result)
            };
            (
                Some(declared(&sizes, &format!("{link}_sizes"))),
                result,
                None,
            )
        }
        Some(inside) => {
            let what = format!(
                "a C function returns a `Result` only if its result has `?` sizes: write `-> {}`",
                source(inside)
            );
            return Err(Error::new_spanned(ty, what));
        }
        None if leaves_open(ty) => {
            let what = format!(
                "the sizes that a C function reports may be invalid: write `-> Result<{}, Error>`",
                source(ty)
            );
            return Err(Error::new_spanned(ty, what));
        }
        None => (
            None,
            quote!(#operands.call::<#ty>(#raw)),
            Some(quote!(#[must_use])),
        ),
    };
    let body = quote!({
        #unsafety #abi {
            #function
            #more
        }
        #result
    });
    let params = &sig.inputs;
    syn::parse2(quote! {
        #(#attrs)*
        #must_use
        #vis fn #name(#params) -> #ty #body
    })
}
