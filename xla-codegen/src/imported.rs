//! `#[computation(stablehlo = "net.mlir")] pub fn net(x: &f32![2]) -> f32![2];`: a computation whose body is a model.
//!
//! The expansion refers to the file by its path and the hash of its content: the body is `__stablehlo!(path, absolute
//! path, entry, hash)`, which `elaborate/imported.rs` replaces by the graph of the model, with the model's sizes bound
//! to the parameters and its targets to the functions of `custom_calls(..)`, which follow the hash. So is the
//! definition, a template that callers elaborate: they read the file too.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::{
    Error, Expr, FnArg, ForeignItemFn, ItemFn, LitInt, LitStr, Result, ReturnType, Stmt, Token,
};
use xla_hlo::list::Items;
use xla_hlo::{Graph, Shape, Size, SizeConstraint};

use crate::chain;
use crate::definition::Definition;
use crate::head::{Written, ok_type};
use crate::message::source as text_of;
use crate::root;
use crate::unparsed::without_body;

pub(crate) mod custom_calls;
mod declared;
#[cfg(feature = "import")]
mod load;
#[cfg(not(feature = "import"))]
#[path = "imported/unselected.rs"]
mod load;

use custom_calls::{Bound, Target};
use declared::Declared;

/// The name of the macro in the body of an imported function.
const MARK: &str = "__stablehlo";

/// The file and the function in the arguments of an attribute.
#[derive(Clone)]
pub(crate) struct Source {
    /// The path as it is written, relative to the manifest.
    pub(crate) path: LitStr,
    /// The name of the function, `main` if it is not written.
    pub(crate) entry: Option<LitStr>,
    /// The functions that its custom calls call.
    pub(crate) custom_calls: Vec<Bound>,
}

/// A reference to a model in the body of a function.
pub(crate) struct Reference {
    /// The path as it is written.
    pub(crate) written: LitStr,
    /// The absolute path.
    path: PathBuf,
    /// The name of the function in the model.
    pub(crate) entry: String,
    hash: u64,
    /// The functions that the model's custom calls call.
    pub(crate) custom_calls: Vec<Bound>,
    /// The function that refers to it.
    pub(crate) function: Declared,
}

impl Parse for Reference {
    fn parse(input: ParseStream) -> Result<Reference> {
        let written: LitStr = input.parse()?;
        input.parse::<Token![,]>()?;
        let path: LitStr = input.parse()?;
        input.parse::<Token![,]>()?;
        let entry: LitStr = input.parse()?;
        input.parse::<Token![,]>()?;
        let hash: LitInt = input.parse()?;
        Ok(Reference {
            written,
            path: path.value().into(),
            entry: entry.value(),
            hash: hash.base10_parse()?,
            custom_calls: custom_calls::rest(input)?,
            function: Declared::default(),
        })
    }
}

/// The file of a model, and the one with its large constants.
#[cfg_attr(not(feature = "import"), allow(dead_code))]
struct File {
    /// The absolute path.
    path: PathBuf,
    bytes: Vec<u8>,
    /// The path and the content of the file with the constants, if it is there.
    constants: Option<(PathBuf, Vec<u8>)>,
    /// The hash of both contents.
    hash: u64,
}

/// The reason why a model is not imported.
#[cfg_attr(not(feature = "import"), allow(dead_code))]
enum Refused {
    /// The file has other functions, which are named.
    Entry(String),
    /// A mistake in the file, to be written after the path: it begins with a colon and the position.
    File(String),
}

/// A function of a model.
pub(crate) struct Imported {
    /// Its graph, without calls.
    pub(crate) graph: Graph,
    /// The conditions on its sizes.
    pub(crate) constraints: Vec<SizeConstraint>,
    /// Its parameters.
    pub(crate) params: Vec<ImportedParam>,
    /// Whether it draws random numbers: the graph's parameter after the parameters of the model is the state, and so is
    /// the last result.
    pub(crate) draws: bool,
    /// Whether it communicates with other replicas: the last parameter of the graph is their token.
    pub(crate) communicates: bool,
    /// The targets of its custom calls.
    pub(crate) targets: Vec<Target>,
    /// The shapes of its results.
    pub(crate) results: Vec<Shape>,
    /// The name of the field of each result, if the model's source has all of them in structs, dictionaries or tuples.
    pub(crate) result_fields: Option<Vec<String>>,
    /// Its declaration in Rust, with `_` as the name.
    pub(crate) declaration: String,
    /// The parameters in the declaration that are structs, with the names of these.
    pub(crate) structs: Vec<(String, String)>,
    /// The fields of the struct with the arguments of each name.
    pub(crate) groups: Vec<(String, Vec<ImportedField>)>,
}

/// A field of a struct with arguments of a model.
pub(crate) struct ImportedField {
    /// The name in Rust.
    pub(crate) name: String,
    /// The keys in the source of the model, with dots between: `Dense_0.kernel`.
    pub(crate) keys: String,
    /// The type in Rust.
    pub(crate) ty: String,
}

/// A parameter of a function of a model.
pub(crate) struct ImportedParam {
    /// The name, with `%`, and that in the source of the model.
    pub(crate) name: String,
    /// The name of the field, if the model's source has the argument in a struct or a dictionary.
    pub(crate) field: Option<String>,
    /// The keys in the model's source, as they are written there, joined as the name of the field is.
    pub(crate) keys: String,
    /// The name of the parameter in the model's source, if it is one array.
    pub(crate) parameter: Option<String>,
    /// The shape.
    pub(crate) shape: Shape,
}

/// Returns a shape of a model as messages show it: with `?` for each size that is no number.
pub(crate) fn shown(shape: &Shape) -> Shape {
    let size = |size: &Size| match size.known() {
        Some(_) => size.clone(),
        None => Size::open(),
    };
    Shape::new(shape.element, shape.dims.iter().map(size).collect_vec())
}

/// Returns the model that a function refers to.
pub(crate) fn reference(item: &Written) -> Option<Reference> {
    let [Stmt::Expr(body, None)] = item.block.stmts.as_slice() else {
        return None;
    };
    // The body of a function that returns a `Result` is `Ok(..)`.
    let inner = match body {
        Expr::Call(call) => call.args.first()?,
        body => body,
    };
    let Expr::Paren(inner) = inner else {
        return None;
    };
    let Expr::Macro(mac) = &*inner.expr else {
        return None;
    };
    if !mac.mac.path.is_ident(MARK) {
        return None;
    }
    let reference: Reference = mac.mac.parse_body().ok()?;
    Some(Reference {
        function: Declared::of(item),
        ..reference
    })
}

/// Reads the model of a reference.
///
/// # Errors
/// The file cannot be read or imported, or it is not the one that was compiled.
pub(crate) fn model(reference: &Reference) -> Result<Rc<Imported>> {
    let file = File::read(&reference.path, &reference.written)?;
    if file.hash != reference.hash {
        let what = format!(
            "{} has changed since it was compiled",
            reference.path.display()
        );
        return Err(Error::new(reference.written.span(), what));
    }
    let loaded = load::model(&file, &reference.entry);
    loaded.map_err(|refused| refused.located(&reference.written, &reference.entry, None))
}

impl Refused {
    /// Returns the error at the path, or where the function is named.
    fn located(&self, path: &LitStr, name: &str, entry: Option<&LitStr>) -> Error {
        let file = path.value();
        match self {
            Refused::Entry(names) => Error::new(
                entry.unwrap_or(path).span(),
                format!("expected a function of `{file}`, found @{name}\n  help: it has {names}"),
            ),
            Refused::File(what) => Error::new(path.span(), format!("{file}{what}")),
        }
    }
}

impl File {
    /// Reads a file, and the file of its constants, if there is one.
    fn read(path: &Path, written: &LitStr) -> Result<File> {
        let bytes = std::fs::read(path).map_err(|error| {
            let what = format!(
                "cannot read `{}`: {error}\n  help: the path is relative to the folder of Cargo.toml",
                written.value()
            );
            Error::new(written.span(), what)
        })?;
        let beside = load::constants_path(path);
        let constants = if beside.is_file() && beside != path {
            std::fs::read(&beside).ok().map(|bytes| (beside, bytes))
        } else {
            None
        };
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        if let Some((_, constants)) = &constants {
            constants.hash(&mut hasher);
        }
        Ok(File {
            path: path.to_path_buf(),
            bytes,
            constants,
            hash: hasher.finish(),
        })
    }

    /// Emits an item by which the build notices changes of the files: a function without callers, since a constant would be in
    /// the metadata of the crate, several times.
    fn tracked(&self) -> TokenStream {
        let beside = self.constants.iter().map(|(path, _)| path);
        let paths = std::iter::once(&self.path).chain(beside);
        let paths = paths.map(|path| path.to_string_lossy().into_owned());
        quote!(
            const _: () = {
                #[allow(dead_code)]
                fn tracked() {
                    #(let _ = ::core::include_bytes!(#paths);)*
                }
            };
        )
    }
}

/// Returns the absolute path of a file.
fn absolute(path: &str) -> PathBuf {
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    Path::new(&manifest).join(path)
}

/// Returns the function of a model with a reference to it as its body, and the item by which the build notices a change
/// of the file.
///
/// # Errors
/// The items to emit instead, with the mistake.
pub(crate) fn function(
    source: &Source,
    item: &TokenStream,
) -> core::result::Result<(ItemFn, TokenStream), TokenStream> {
    let ForeignItemFn {
        attrs, vis, sig, ..
    } = match syn::parse2::<ForeignItemFn>(item.clone()) {
        Ok(function) => function,
        Err(fault) => {
            let fault = match syn::parse2::<ItemFn>(item.clone()) {
                Ok(function) => {
                    let what =
                        "the body of this computation is a model: expected `;` instead of a body";
                    Error::new_spanned(&function.block, what)
                }
                Err(_) => fault,
            };
            return Err(without_body(item, &fault.to_compile_error()));
        }
    };
    // After a mistake, the function is still declared, and broken to its callers, which are then silent.
    let refused = |fault: &Error| {
        let fault = fault.to_compile_error();
        let instead = format!("computation `{}` contains an error", sig.ident);
        let emitted = chain::announce(&vis, &sig.ident, &Definition::Broken, &instead);
        quote!(#fault #[allow(unused)] #(#attrs)* #vis #sig { ::core::unreachable!() } #emitted)
    };
    let path = absolute(&source.path.value());
    let entry = source.entry.as_ref().map(LitStr::value);
    let entry = entry.unwrap_or_else(|| "main".to_string());
    let loaded = File::read(&path, &source.path).and_then(|file| {
        let loaded = load::model(&file, &entry);
        let model = loaded
            .map_err(|refused| refused.located(&source.path, &entry, source.entry.as_ref()))?;
        for input in &sig.inputs {
            if let FnArg::Typed(arg) = input
                && text_of(&arg.ty).starts_with("&mut")
                && !model.draws
            {
                let what = "a model changes none of its arguments: write `&` and the type";
                return Err(Error::new_spanned(&arg.ty, what));
            }
        }
        custom_calls::compare(&model, &source.custom_calls, &source.path)?;
        Ok(file)
    });
    let file = match loaded {
        Ok(file) => file,
        Err(fault) => return Err(refused(&fault)),
    };
    // The body is a mark with the path of the model, its entry and a hash of the file. Elaboration finds the graph by
    // it, and the hash makes the expansion differ when the file does.
    let hash = file.hash;
    let (path, written) = (path.to_string_lossy(), &source.path);
    let mark = Ident::new(MARK, written.span());
    let bound = &source.custom_calls;
    let body = quote!((#mark!(#written, #path, #entry, #hash #(, #bound)*)));
    let block = match &sig.output {
        ReturnType::Type(_, ty) if ok_type(ty).is_some() => quote!({ Ok(#body) }),
        _ => quote!({ #body }),
    };
    let function = syn::parse2(quote!(#(#attrs)* #vis #sig #block));
    let function = function.map_err(|fault| refused(&fault))?;
    Ok((function, file.tracked()))
}

/// Expands `#[tensors(stablehlo = "net.mlir")] pub struct Params;` to a struct of the arguments of the model.
pub(crate) fn tensors(attribute: TokenStream, item: TokenStream) -> TokenStream {
    match structure(attribute, &item) {
        Ok(expanded) => expanded,
        Err(fault) => {
            let (fault, item) = (fault.to_compile_error(), using_its_parameters(item));
            quote!(#fault #item)
        }
    }
}

/// Returns a struct without fields as one that uses its parameters, which rustc would otherwise report as unused.
fn using_its_parameters(item: TokenStream) -> TokenStream {
    let Ok(mut unit) = syn::parse2::<syn::ItemStruct>(item.clone()) else {
        return item;
    };
    if !matches!(unit.fields, syn::Fields::Unit) || unit.generics.params.is_empty() {
        return item;
    }
    let types = unit
        .generics
        .type_params()
        .map(|parameter| &parameter.ident);
    let lifetimes = unit
        .generics
        .lifetimes()
        .map(|parameter| &parameter.lifetime);
    let uses = quote!((::core::marker::PhantomData<(#(&#lifetimes (),)* #(#types,)*)>));
    unit.fields = syn::Fields::Unnamed(syn::parse_quote!(#uses));
    unit.into_token_stream()
}

/// The arguments of `#[tensors(..)]`.
struct Options {
    source: Source,
    argument: Option<LitStr>,
}

impl Parse for Options {
    fn parse(input: ParseStream) -> Result<Options> {
        let what = "expected `stablehlo = \"model.mlir\"`, and `entry = \"name\"` or `argument = \"name\"`";
        let (mut path, mut entry, mut argument) = (None, None, None);
        while !input.is_empty() {
            let word: Ident = input.parse().map_err(|_| input.error(what))?;
            input.parse::<Token![=]>()?;
            let value: LitStr = input.parse()?;
            match word.to_string().as_str() {
                "stablehlo" => path = Some(value),
                "entry" => entry = Some(value),
                "argument" => argument = Some(value),
                _ => return Err(Error::new(word.span(), what)),
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        let path = path.ok_or_else(|| input.error(what))?;
        Ok(Options {
            source: Source {
                path,
                entry,
                custom_calls: Vec::new(),
            },
            argument,
        })
    }
}

fn structure(attribute: TokenStream, item: &TokenStream) -> Result<TokenStream> {
    let Options { source, argument } = syn::parse2(attribute)?;
    let item: syn::ItemStruct = syn::parse2(item.clone())?;
    if !matches!(item.fields, syn::Fields::Unit) {
        let what = "the fields of this struct are the arguments of a model: expected `;` instead of fields";
        return Err(Error::new_spanned(&item.fields, what));
    }
    let path = absolute(&source.path.value());
    if !item.generics.params.is_empty() {
        let what = "the arrays of a model have known sizes: this struct has no parameters";
        return Err(Error::new_spanned(&item.generics, what));
    }
    let name = source.entry.as_ref();
    let entry = name.map_or_else(|| "main".to_string(), LitStr::value);
    let file = File::read(&path, &source.path)?;
    let loaded = load::model(&file, &entry);
    let model = loaded.map_err(|refused| refused.located(&source.path, &entry, name))?;
    let wanted = argument.as_ref().map(LitStr::value);
    let names: Vec<&str> = model.groups.iter().map(|(name, _)| name.as_str()).collect();
    let group = match (&wanted, model.groups.as_slice()) {
        (None, [one]) => Some(one),
        (Some(wanted), groups) => groups.iter().find(|(name, _)| name == wanted),
        _ => None,
    };
    let Some((_, fields)) = group else {
        let at = argument.as_ref().unwrap_or(&source.path);
        let what = match names.as_slice() {
            [] if model.params.iter().any(|param| param.parameter.is_some()) => {
                "no argument of the model has named parts: each is one array\n  help: write them as parameters of the \
                 computation"
                    .to_string()
            }
            [] => "no argument of the model has named parts\n  help: print the model with its locations, by \
                   `as_text(debug_info=True)` in jax"
                .to_string(),
            names => format!(
                "expected one of the arguments {}: `argument = \"{}\"`",
                names.join(", "),
                names[0]
            ),
        };
        return Err(Error::new(at.span(), what));
    };
    let mut seen = HashSet::new();
    if let Some(twice) = fields.iter().find(|field| !seen.insert(&field.name)) {
        let at = argument.as_ref().unwrap_or(&source.path);
        let what = format!(
            "two parts of the argument are called `{}` in Rust\n  help: rename one of them in the model",
            twice.name
        );
        return Err(Error::new(at.span(), what));
    }
    let root = root::of_attribute(None, "#[tensors(crate = other::typed_xla)]")?;
    let (attrs, vis, name) = (&item.attrs, &item.vis, &item.ident);
    let fields = fields.iter().map(
        |ImportedField {
             name: field,
             keys,
             ty,
         }| {
            let doc = format!("The part `{keys}` of the argument.");
            let field = match syn::parse_str::<Ident>(field) {
                Ok(_) => Ident::new(field, name.span()),
                Err(_) => Ident::new_raw(field, name.span()),
            };
            // `f32![2]`, by the facade's own macro.
            let ty = ty.parse::<TokenStream>();
            let ty = ty.expect("an array type is written as tokens");
            let ty = quote!(#root::#ty);
            quote!(#[doc = #doc] #[tensors(name = #keys)] pub #field: #ty)
        },
    );
    let tracked = file.tracked();
    Ok(quote! {
        #(#attrs)*
        #[derive(#root::Tensors)]
        #vis struct #name { #(#fields),* }
        #tracked
    })
}
