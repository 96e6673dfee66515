//! The fields of a prepared program.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use xla_hlo::dynamic::is_dynamic;
use xla_hlo::list::Items;
use xla_hlo::passes::prepare;
use xla_hlo::{Size, SymbolicLayout};

use crate::emit::{self, Passing, element_tokens};
use crate::head::Written;
use crate::leaves;
use crate::program::generics;
use crate::signature::Signature;
use crate::size::Names;
use crate::types::tensor;

/// The arrays and sizes that a prepared program owns.
#[derive(Default)]
pub(super) struct Stored {
    /// The arrays: the name and the type of each field, and the place of the array in a call of `run`.
    pub(super) arrays: Vec<(Ident, TokenStream, Vec<Size>)>,
    /// The sizes of the prepared parameters with dynamic sizes: the field, the rank, and the array in `prepare`.
    pub(super) sizes: Vec<(Ident, usize, TokenStream)>,
    /// For each array of the prepared parameters, its field of sizes if it has one.
    pub(super) sized: Vec<Option<Ident>>,
}

impl Stored {
    pub(super) fn new(
        root: &TokenStream,
        signature: &Signature,
        chosen: &[bool],
        split: &prepare::Split,
    ) -> Stored {
        let mut stored = Stored::default();
        for (i, &result) in split.prepare.results.iter().enumerate() {
            let shape = split.prepare.shape(result);
            let element = element_tokens(root, shape.element);
            let rank = shape.dims.len();
            let open = vec![Size::open(); rank];
            let layout = SymbolicLayout::row_major(rank);
            let ty = tensor(
                root,
                &element,
                &open,
                &layout,
                &Names::default(),
                &mut Vec::new(),
            );
            stored
                .arrays
                .push((format_ident!("prepared{i}"), ty, shape.dims.clone()));
        }
        let params = signature.params.iter().zip(chosen);
        for (param, _) in params.filter_items(|(_, is_chosen)| **is_chosen) {
            let Some(types) = &param.types else { continue };
            for (leaf, place) in types.leaves().into_iter().zip(leaves::read(param)) {
                let dims = &leaf.array.shape.dims;
                let names = dims.iter().flat_items(Size::names);
                if !names.into_iter().any(is_dynamic) {
                    stored.sized.push(None);
                    continue;
                }
                let name = format_ident!("sizes{}", stored.sizes.len());
                stored.sized.push(Some(name.clone()));
                stored.sizes.push((name, dims.len(), place));
            }
        }
        stored
    }

    /// Returns the statements of a call that name the fields.
    pub(super) fn fields(&self) -> TokenStream {
        let arrays = self.arrays.iter().map(|(name, ..)| name);
        let sizes = self.sizes.iter().map(|(name, ..)| name);
        let all = arrays.chain_items(sizes).collect_vec();
        let local = all.iter().map(|name| local(name));
        quote!(#(let #local = &self.#all;)*)
    }

    /// Returns the arrays as parameters of a call.
    pub(super) fn leaves(&self) -> Vec<emit::Leaf> {
        let leaf = |(name, _, dims): &(Ident, TokenStream, Vec<Size>)| emit::Leaf {
            place: local(name).to_token_stream(),
            passing: Passing::Borrowed,
            layout: SymbolicLayout::row_major(dims.len()),
            items: Vec::new(),
        };
        self.arrays.iter().map(leaf).collect_vec()
    }
}

/// Returns the local variable for a field.
pub(super) fn local(name: &Ident) -> Ident {
    Ident::new(&name.to_string(), crate::deep::mixed_site())
}

/// Returns the declaration of the type.
pub(super) fn declaration(
    root: &TokenStream,
    item: &Written,
    program: &Ident,
    stored: &Stored,
) -> TokenStream {
    let (vis, name) = (&item.vis, &item.sig.ident);
    let doc = format!(
        "[`{name}`] with what it computes from some of its parameters alone, for any number of calls."
    );
    let generics = generics(item);
    let (params, arguments, clause) = generics.split_for_impl();
    let types = generics.type_params().map(|param| &param.ident);
    let marker = quote!(::core::marker::PhantomData<(#(#types,)*)>);
    let fields = stored.arrays.iter().map(|(name, ty, _)| quote!(#name: #ty));
    let fields = fields.collect_vec();
    let sizes = stored.sizes.iter();
    let sizes = sizes.map(|(name, rank, _)| quote!(#name: #root::program::Sizes<#rank>));
    let names = stored.arrays.iter().map(|(name, ..)| name);
    let text = program.to_string();
    quote! {
        #[doc = #doc]
        #[derive(Clone)]
        #vis struct #program #generics {
            #(#fields,)*
            #(#sizes,)*
            marker: #marker,
        }

        #[allow(dead_code)]
        impl #params #program #arguments #clause {
            /// Returns the bytes of the arrays that it owns.
            #[must_use]
            #vis fn bytes(&self) -> ::core::primitive::usize {
                0 #(+ ::core::mem::size_of_val(self.#names.as_slice()))*
            }
        }

        impl #params ::core::fmt::Debug for #program #arguments #clause {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_struct(#text).field("bytes", &self.bytes()).finish_non_exhaustive()
            }
        }
    }
}
