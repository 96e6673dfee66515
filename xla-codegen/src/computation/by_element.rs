//! Computations that are generic in an element type, for plain Rust: a hidden trait has the code for each element type.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{FnArg, ItemFn, ReceiverKind, Signature, Type};
use xla_hlo::list::Items;

use super::{Body, compile};
use crate::analysis::analyse_bound;
use crate::bindings::{Bindings, Bound};
use crate::definition::Definitions;
use crate::emit::element_tokens;
use crate::head::{Family, Written};
use crate::lexical;
use crate::signature::{add_bounds, for_rustc, wide_bounds, widen};

/// The name of the receiver of a method where it is a function of the trait.
const RECEIVER: &str = "__self";

/// A function that is generic in an element type.
pub(crate) struct ByElement<'a> {
    pub(crate) root: &'a TokenStream,
    /// The function; for a method, the function that [`free`] returns.
    pub(crate) item: &'a Written,
    /// The name of the trait.
    pub(crate) name: &'a Ident,
    pub(crate) definitions: &'a Definitions,
    pub(crate) element: &'a Ident,
    pub(crate) family: Family,
    /// Binds `Self`, given what the parameter stands for.
    pub(crate) own: &'a dyn Fn(&mut Bindings),
    /// The functions through which callers call custom functions: the trait is the adapter of a function too, as the
    /// implementation for `()`.
    pub(crate) forwarders: &'a [TokenStream],
}

impl ByElement<'_> {
    /// Returns the trait through which the function finds the code for an element type, and its implementations.
    ///
    /// After a mistake, which is reported elsewhere, every element type has the code that does nothing.
    pub(crate) fn items(&self, whole: bool) -> TokenStream {
        let (root, item, name) = (self.root, self.item, self.name);
        let mut implementations = TokenStream::new();
        let mut shows = true;
        for ty in self.family.elements() {
            let mut bound = Bindings::default();
            bound.bind(&self.element.to_string(), Bound::Element(ty));
            (self.own)(&mut bound);
            let body = if whole {
                let mut analysis = analyse_bound(root, item, self.definitions, &bound);
                // An editor shows one of the types, and rustc needs the uses of names once.
                if !shows {
                    analysis.hover = TokenStream::new();
                }
                match compile(root, item, analysis) {
                    Ok(Some(body)) => body,
                    Ok(None) | Err(_) => continue,
                }
            } else {
                quote!(::core::unreachable!()).into()
            };
            shows = false;
            let ty = element_tokens(root, ty);
            let Body { statements, inline } = body;
            let body = replaced(statements, self.element, &ty);
            let method = self.method(&ty, &quote!({ #body }), None);
            implementations.extend(quote! {
                #[allow(clippy::all, clippy::pedantic, unused)]
                impl #name for #ty { #inline #method }
            });
        }
        // Types in the signature may need the bound of the parameter.
        let family = Ident::new(self.family.name(), Span::call_site());
        let (vis, function) = (&item.vis, &item.sig.ident);
        let bound = quote!(#root::element::#family);
        let (supertrait, declared) = match self.forwarders {
            [] => (
                quote!(: #bound),
                self.method(&quote!(Self), &quote!(;), None),
            ),
            _ => {
                let body = quote!({ ::core::unreachable!() });
                (
                    TokenStream::new(),
                    self.method(&quote!(Self), &body, Some(bound)),
                )
            }
        };
        let forwarders = self.forwarders;
        let adapter = (!forwarders.is_empty()).then(|| quote!(impl #name for () {}));
        let message = format!("`{function}` cannot be compiled for elements of type `{{Self}}`");
        // Without the prelude, rustc does not find the attribute either.
        let message = lexical::has_prelude(function)
            .then(|| quote!(#[diagnostic::on_unimplemented(message = #message)]));
        quote! {
            #[doc(hidden)]
            #[allow(non_camel_case_types, unused, unreachable_pub, missing_docs, clippy::all, clippy::pedantic)]
            #message
            #vis trait #name #supertrait { #declared #(#forwarders)* }
            #implementations
            #adapter
        }
    }

    /// Returns the function of the trait for an element type, which may need a bound.
    fn method(
        &self,
        ty: &TokenStream,
        body: &TokenStream,
        bound: Option<TokenStream>,
    ) -> TokenStream {
        let (root, item, element) = (self.root, self.item, self.element);
        let mut signature = item.sig.clone();
        let params = std::mem::take(&mut signature.generics.params);
        // The element type implements the trait, so it is not a parameter of the function.
        let others = params.into_iter().filter_items(
            |param| !matches!(param, syn::GenericParam::Type(param) if param.ident == *element),
        );
        signature.generics.params = others.collect();
        widen(root, item.wide(), &mut signature);
        let bound = bound.map(|bound| quote!(#element: #bound)).into_iter();
        add_bounds(&mut signature, bound.chain(wide_bounds(root, item)));
        signature.ident = Ident::new("__call", signature.ident.span());
        for_rustc(&mut signature);
        let signature = replaced(signature.to_token_stream(), element, ty);
        quote!(#signature #body)
    }
}

/// Adds the trait to the bounds of the element type.
pub(crate) fn bound(sig: &mut Signature, element: &Ident, name: &Ident) {
    add_bounds(sig, [quote!(#element: #name)]);
}

/// Returns the call of the code for the element type.
pub(crate) fn call(
    item: &Written,
    element: &Ident,
    name: &Ident,
    arguments: &[&Ident],
) -> TokenStream {
    let params = item.sig.generics.type_params();
    let others = params.map(|param| &param.ident);
    let others = others.filter_items(|name| **name != *element).collect_vec();
    let others = (!others.is_empty()).then(|| quote!(::<#(#others),*>));
    quote!(<#element as #name>::__call #others (#(#arguments),*))
}

/// Returns a method as a function that is not one: its receiver is a parameter, and `Self` in its signature the type.
pub(crate) fn free(method: &ItemFn, self_ty: &Type) -> ItemFn {
    let [receiver, name] = ["self", RECEIVER].map(|name| Ident::new(name, Span::call_site()));
    let mut item = method.clone();
    item.attrs.clear();
    if let Some(FnArg::Receiver(receiver)) = item.sig.inputs.first() {
        let reference = match &receiver.kind {
            ReceiverKind::Reference(and, lifetime, mutability) => {
                quote!(#and #lifetime #mutability)
            }
            _ => TokenStream::new(),
        };
        item.sig.inputs[0] = syn::parse_quote!(#name: #reference #self_ty);
    }
    // `Self` and `self` have no meaning outside of the `impl`.
    let own = Ident::new("Self", Span::call_site());
    let sig = replaced(item.sig.to_token_stream(), &own, &self_ty.to_token_stream());
    let block = replaced(
        item.block.to_token_stream(),
        &receiver,
        &name.to_token_stream(),
    );
    let vis = &item.vis;
    syn::parse_quote!(#vis #sig #block)
}

/// Replaces an identifier.
fn replaced(tokens: TokenStream, name: &Ident, by: &TokenStream) -> TokenStream {
    let token = |token: TokenTree| match token {
        TokenTree::Ident(ident) if ident == *name => by.clone(),
        TokenTree::Group(group) => {
            let inside = replaced(group.stream(), name, by);
            let mut new = Group::new(group.delimiter(), inside);
            new.set_span(group.span());
            TokenTree::Group(new).into()
        }
        other => other.into(),
    };
    TokenStream::from_iter(tokens.into_iter().map(token).collect_vec())
}
