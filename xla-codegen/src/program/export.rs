//! `export = "scores"`: a C function that runs a computation on memory of its caller.
//!
//! The function has a parameter for each array, whatever structs and tuples it is in, and for each size `?`. So the body
//! is emitted again for a signature of arrays: `p: &Params` becomes `p_w1: &f32![64, 128]`, `p_b1: &f32![128]`.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::ext::IdentExt;
use syn::{Error, LitStr, Result};
use xla_hlo::list::Items;
use xla_hlo::{Function, Packing, Tree};

use super::header::{self, Array, Passed, Role};
use super::python;
use super::run_into::{Body, Versions};
use super::sizes;
use crate::analysis::Analysis;
use crate::bindings::Bindings;
use crate::definition::{Leaf, Types};
use crate::emit::{Target, element_tokens};
use crate::head::{Mode, Written};
use crate::signature::{DynamicSize, Param, Signature, Wide};
use crate::size::Names;
use crate::types::parameters;

/// The additions of `export` to a program.
#[derive(Default)]
pub(super) struct Exported {
    /// The methods of the type.
    pub(super) methods: TokenStream,
    /// The C functions.
    pub(super) items: TokenStream,
}

/// Returns placeholders for a computation with mistakes, so that uses of the header cause no further errors.
pub(super) fn stand_in() -> Exported {
    methods("", "")
}

/// Returns the methods with the texts.
fn methods(header: &str, python: &str) -> Exported {
    let methods = quote! {
        /// The header of the C functions, to be written to a file.
        #[must_use]
        pub fn c_header() -> &'static ::core::primitive::str {
            #header
        }

        /// A Python module, to be written to a file: a class that loads the library and calls the computation with arrays of
        /// NumPy, without a copy.
        #[must_use]
        pub fn python() -> &'static ::core::primitive::str {
            #python
        }
    };
    Exported {
        methods,
        items: TokenStream::new(),
    }
}

/// Returns the C functions of a computation: the call, and those that make and free a context, and return its message.
///
/// # Errors
/// A computation whose parameters C cannot pass.
pub(super) fn exported(
    root: &TokenStream,
    item: &Written,
    analysis: &Analysis,
    function: &Function,
    versions: Versions<'_>,
    (program, name): (&Ident, &LitStr),
) -> Result<Exported> {
    let flat = Flat::of(&analysis.signature);
    let c_name = name.value();
    let arrays = header::named(&flat.arrays).map_err(|what| Error::new(name.span(), what))?;
    let local = |name: &str| Ident::new(name, crate::deep::mixed_site());
    let (workspace, exec, context) = (local("workspace"), local("exec"), local("context"));
    let (mut params, mut targets) = (Vec::new(), Vec::new());
    let mut bound = TokenStream::new();
    for (array, ident) in arrays.iter().zip(&flat.idents) {
        let place = Place::of(root, array, ident);
        params.extend(place.params);
        bound.extend(place.bound);
        if array.role == Role::Result {
            let plain = array.passed != Passed::Array;
            targets.push(Target::Into {
                plain,
                place: ident.to_token_stream(),
            });
        }
    }
    let body = Body {
        signature: &flat.signature,
        exec: Some(&exec),
        workspace: &workspace,
        versions,
        pieces: TokenStream::new(),
        targets,
        prepared: Vec::new(),
    };
    let (statements, output) = body.statements(root, item, analysis, function);
    let run = match output {
        Some(ty) => quote! {
            #root::rt::export::outcome::<_>((|| -> #ty {
                #statements
                ::core::result::Result::Ok(())
            })())
        },
        None => quote!({ #statements ::core::result::Result::Ok(()) }),
    };
    let assertions = sizes::assertions(root, analysis, function);
    let [new, free, message] = ["new", "free", "message"].map(|what| format!("{c_name}_{what}"));
    let header = header::text(item, &c_name, &arrays);
    let python = flat.python((&program.to_string(), &c_name), item, &arrays, function);
    let items = quote! {
        #root::rt::export::c_function! {
            #new, #free, #message, #c_name;
            (#context, #workspace, #exec)
            (#(#params),*)
            { #assertions }
            { #bound #run }
        }
    };
    Ok(Exported {
        items,
        ..methods(&header, &python)
    })
}

/// Refuses what a C function cannot pass.
pub(super) fn refused(item: &Written, signature: &Signature, name: &LitStr) -> Result<()> {
    let function = &item.sig.ident;
    if !signature.sizes.is_empty() {
        let sizes = signature.sizes.join("`, `");
        let what = format!(
            "a C function has no generic sizes, found `{sizes}`\n  \
             help: export a computation of known or dynamic sizes that calls `{function}`"
        );
        return Err(Error::new(name.span(), what));
    }
    let outside = signature
        .params
        .iter()
        .find(|param| param.channel.is_some() || param.function.is_some());
    let Some(param) = outside else {
        let types = signature
            .params
            .iter()
            .filter_map(|param| param.types.as_ref());
        let mut leaves = types
            .chain_items(&signature.result)
            .flat_items(Tree::leaves);
        if leaves.all(|leaf| leaf.array.layout.packing == Packing::Dense) {
            return Ok(());
        }
        let what = format!(
            "a C function passes arrays without padding and tiles\n  \
             help: export a computation of other layouts that calls `{function}`"
        );
        return Err(Error::new(name.span(), what));
    };
    let what = format!(
        "a C function passes numbers and arrays, and `{}` is neither\n  \
         help: export a computation without it",
        param.name
    );
    Err(Error::new(param.name.span(), what))
}

/// A signature whose parameters and results are arrays and scalars.
struct Flat<'s> {
    /// Its parameters, one for each array, have the names of `idents`.
    signature: Signature,
    /// The arrays, parameters first.
    arrays: Vec<(Vec<String>, &'s Leaf, Role)>,
    /// The local variable of each array.
    idents: Vec<Ident>,
}

impl<'s> Flat<'s> {
    fn of(signature: &'s Signature) -> Flat<'s> {
        let mut arrays = Vec::new();
        // The number of the first array of each parameter.
        let mut first = Vec::new();
        for param in &signature.params {
            first.push(arrays.len());
            let role = if param.mode == Mode::Mut {
                Role::State
            } else {
                Role::Argument
            };
            let path = vec![param.name.unraw().to_string()];
            if let Some(types) = &param.types {
                walk(types, &path, role, &mut arrays);
            }
        }
        let count = arrays.len();
        if let Some(types) = &signature.result {
            walk(types, &["result".to_string()], Role::Result, &mut arrays);
        }
        let ident = |number| format_ident!("array{number}", span = crate::deep::mixed_site());
        let idents: Vec<Ident> = (0..arrays.len()).map(ident).collect_vec();
        let params = idents.iter().zip(&arrays).take(count);
        let params = params.map(|(ident, (_, leaf, role))| Param {
            name: ident.clone(),
            mutable: false,
            types: Some(Tree::Leaf((*leaf).clone())),
            mode: match role {
                Role::State => Mode::Mut,
                _ if leaf.plain => Mode::Value,
                _ => Mode::Ref,
            },
            channel: None,
            function: None,
            given: None,
        });
        let dynamic_sizes = signature.dynamic_sizes.iter().map(|size| {
            // The sizes of a custom call's result count calls, not parameters.
            if size.source.is_later() {
                return size.clone();
            }
            DynamicSize {
                param: first[size.param] + size.leaf,
                leaf: 0,
                ..size.clone()
            }
        });
        Flat {
            signature: Signature {
                sizes: Vec::new(),
                wide: Wide::default(),
                bindings: Bindings::default(),
                params: params.collect_vec(),
                dynamic_sizes: dynamic_sizes.collect_vec(),
                exec: None,
                result: signature.result.clone(),
                fallible: signature.fallible,
            },
            arrays,
            idents,
        }
    }
}

impl Flat<'_> {
    /// Returns the Python module.
    fn python(
        &self,
        names: (&str, &str),
        item: &Written,
        arrays: &[Array<'_>],
        function: &Function,
    ) -> String {
        let mut about = header::documentation(item);
        about.push(String::new());
        about.extend(arrays.iter().map(Array::line));
        let results = function.signature.result.leaves();
        let results = results.into_iter().map(|array| &array.shape.dims[..]);
        // The sizes of results are those of arguments: `Calls::undetermined` refuses others.
        let origin = |name: &str| {
            let mut sizes = self.signature.dynamic_sizes.iter();
            let size = sizes.find(|size| size.name == name && !size.source.is_later());
            let size = size.unwrap_or_else(|| {
                panic!("expected the size of a result to be one of an argument, found `{name}`")
            });
            (&arrays[size.param], size.dimension)
        };
        let result = python::Returned {
            types: self.signature.result.as_ref(),
            sizes: results.collect_vec(),
        };
        python::module(names, &about, arrays, &result, &origin)
    }
}

/// Adds the arrays of a type, each with the names that lead to it.
fn walk<'s>(
    types: &'s Types,
    path: &[String],
    role: Role,
    arrays: &mut Vec<(Vec<String>, &'s Leaf, Role)>,
) {
    if let Tree::Leaf(leaf) = types {
        arrays.push((path.to_vec(), leaf, role));
        return;
    }
    for (i, part) in types.parts().into_iter().enumerate() {
        let name = match types {
            Tree::Record(_, fields) => fields[i].0.trim_start_matches("r#").to_string(),
            _ => i.to_string(),
        };
        walk(part, &[path, &[name]].concat(), role, arrays);
    }
}

/// The parameters of the C function for an array, and the statement that binds its name to the array.
struct Place {
    params: Vec<TokenStream>,
    bound: TokenStream,
}

impl Place {
    fn of(root: &TokenStream, array: &Array<'_>, ident: &Ident) -> Place {
        let shape = &array.leaf.array.shape;
        let element = element_tokens(root, shape.element);
        let name = &array.name;
        let export = quote!(#root::rt::export);
        match (array.passed, array.role) {
            (Passed::Value, _) => Place {
                params: vec![quote!(#ident: #element)],
                bound: TokenStream::new(),
            },
            (Passed::Pointer, Role::Argument) => Place {
                params: vec![quote!(#ident: *const #element)],
                bound: quote!(let #ident: #element = #export::scalar(#name, #ident)?;),
            },
            (Passed::Pointer, role) => {
                let function = if role == Role::State {
                    quote!(scalar_mut)
                } else {
                    quote!(scalar_out)
                };
                Place {
                    params: vec![quote!(#ident: *mut #element)],
                    bound: quote!(let #ident = #export::#function::<#element>(#name, #ident)?;),
                }
            }
            (Passed::Array, role) => {
                let mut params = Vec::new();
                let (pointer, function) = match role {
                    Role::Argument => (quote!(*const #element), quote!(view)),
                    Role::State => (quote!(*mut #element), quote!(view_mut)),
                    Role::Result => (quote!(*mut #element), quote!(out)),
                };
                params.push(quote!(#ident: #pointer));
                let mut sizes = Vec::new();
                for (i, size) in shape.dims.iter().enumerate() {
                    sizes.push(match size.known() {
                        Some(size) => quote!(#size),
                        None => {
                            let variable = format_ident!("{ident}_size{i}");
                            params.push(quote!(#variable: ::core::primitive::usize));
                            quote!(#variable)
                        }
                    });
                }
                let of = parameters(
                    root,
                    &element,
                    &shape.dims,
                    &array.leaf.array.layout,
                    &Names::default(),
                    &mut Vec::new(),
                );
                let view = if role == Role::Argument {
                    quote!(TensorView<'_, #of>)
                } else {
                    quote!(TensorMut<'_, #of>)
                };
                Place {
                    params,
                    bound: quote! {
                        let mut #ident: #root::tensor::#view = #export::#function(#name, [#(#sizes),*], #ident)?;
                    },
                }
            }
        }
    }
}
