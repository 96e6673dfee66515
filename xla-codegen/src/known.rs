//! `#[known]`: constants and aliases that computations may name.

use std::rc::Rc;

use proc_macro2::{Delimiter, Ident, TokenStream};
use quote::quote;
use syn::{Error, Expr, Item, ItemConst, ItemType, Result, Type, Visibility};
use xla_hlo::list::Items;
use xla_hlo::operation::Int;
use xla_hlo::{ArrayType, ElementType, Literal, Shape, Size, SymbolicLayout, Tree};

use crate::bindings::Bindings;
use crate::chain::{self, Request};
use crate::definition::{Alias, Definition, Definitions, Known, Types};
use crate::message::{self, source};
use crate::root::{self, OnlyCrate};
use crate::signature::{Scope, rewrite_type, type_for_rustc};
use crate::size;
use crate::{gather, literal, number};

/// The greatest number of elements of a constant, whose bytes the text of its definition contains.
const MOST: usize = 1 << 20;

/// An item that `#[known]` accepts.
enum Subject {
    Const(ItemConst),
    Alias(ItemType),
}

/// Expands `#[known]`.
pub(crate) fn expand(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let crate_path = syn::parse2(attribute).and_then(|OnlyCrate(crate_path)| {
        let root = root::of_attribute(crate_path.as_ref(), "#[known(crate = other::typed_xla)]")?;
        Ok((root, subject(item.clone())?))
    });
    let (root, mut subject) = match crate_path {
        Ok(parsed) => parsed,
        Err(fault) => {
            let fault = fault.to_compile_error();
            return quote!(#fault #item);
        }
    };
    let item = match &mut subject {
        Subject::Alias(alias) => {
            rewrite_type(&root, &mut alias.ty);
            quote!(#alias)
        }
        Subject::Const(_) => item,
    };
    // A tensor cannot be a `const` in Rust, since it allocates: it becomes a lazy static.
    let own = match &subject {
        Subject::Const(constant) if is_tensor(constant) => TokenStream::new(),
        Subject::Alias(alias) => {
            let mut alias = alias.clone();
            *alias.ty = type_for_rustc(&alias.ty);
            quote!(#alias)
        }
        Subject::Const(_) => item.clone(),
    };
    let (root, subject) = (&root, &subject);
    let names = match subject {
        Subject::Const(constant) => gather::constant(constant),
        Subject::Alias(alias) => gather::types(std::iter::once(&*alias.ty), Vec::new()),
    };
    let beside = match names.as_slice() {
        [] => emitted(root, subject, &Definitions::default()),
        names => chain::request(root, names, "__known", &item, Delimiter::Brace),
    };
    quote!(#own #beside)
}

/// Whether a constant is a tensor, for which rustc has no constants.
fn is_tensor(constant: &ItemConst) -> bool {
    matches!(kind(&constant.ty), Ok(Kind::Tensor))
}

/// Returns the item that a tensor is in plain Rust: a static that is initialised by its first use.
fn lazy(root: &TokenStream, constant: &ItemConst, is_broken: bool) -> TokenStream {
    let ItemConst {
        attrs,
        vis,
        ident,
        expr,
        ..
    } = constant;
    let mut ty = constant.ty.clone();
    rewrite_type(root, &mut ty);
    // Mistakes in the value are reported, and other code still finds a static of its type.
    let value = if is_broken {
        quote!(::core::unreachable!())
    } else {
        quote!(#expr)
    };
    quote! {
        #(#attrs)*
        #[allow(dead_code)]
        #vis static #ident: #root::rt::LazyLock<#ty> = #root::rt::LazyLock::new(|| #value);
    }
}

/// Returns the items next to an item whose definitions have been gathered.
pub(crate) fn beside(input: TokenStream) -> TokenStream {
    let request = syn::parse2(input).and_then(|request: Request| {
        let subject = subject(request.payload)?;
        Ok((request.root, subject, request.definitions))
    });
    match request {
        Ok((root, subject, definitions)) => emitted(&root, &subject, &definitions),
        Err(fault) => fault.to_compile_error(),
    }
}

fn subject(item: TokenStream) -> Result<Subject> {
    match syn::parse2(item)? {
        Item::Const(constant) => {
            kind(&constant.ty)?;
            Ok(Subject::Const(constant))
        }
        Item::Type(alias) if alias.generics.params.is_empty() => Ok(Subject::Alias(alias)),
        Item::Type(alias) => Err(Error::new_spanned(
            alias.generics,
            "a `#[known]` alias cannot be generic",
        )),
        Item::Struct(item) => Err(Error::new_spanned(
            item.ident,
            "a struct of tensors is known by `#[derive(Tensors)]`",
        )),
        other => Err(Error::new_spanned(
            other,
            "`#[known]` is only allowed on a `const`, or on a `type` that names a tensor",
        )),
    }
}

/// The kind of a constant, by its type.
enum Kind<'t> {
    /// A size: `usize`.
    Size,
    /// Numbers: `f32`, or an array of them with these lengths.
    Numbers(ElementType, Vec<&'t Expr>),
    /// A tensor: `f32![2, 3]`.
    Tensor,
}

/// Returns the kind of a constant.
///
/// # Errors
/// The type is not `usize`, an element type that is a primitive type of Rust, an array of these, or a tensor.
fn kind(ty: &Type) -> Result<Kind<'_>> {
    // `[[f32; 3]; 2]` has the lengths 2 and 3, from the outside in.
    let (mut lengths, mut inner) = (Vec::new(), ty);
    while let Type::Array(array) = inner {
        lengths.push(&array.len);
        inner = &array.elem;
    }
    let name = source(inner);
    if let (Type::Macro(_), true) = (inner, lengths.is_empty()) {
        return Ok(Kind::Tensor);
    }
    if name == "usize" && lengths.is_empty() {
        return Ok(Kind::Size);
    }
    let what = "a constant of a computation is a size, `usize`, a number of an element type such as `f32`, \
                an array of numbers, `[f32; 3]`, or a tensor, `f32![3]`";
    ElementType::from_name(&name)
        .filter(|element| number::Number::zero(*element).is_some())
        .map(|element| Kind::Numbers(element, lengths))
        .ok_or_else(|| Error::new_spanned(ty, what))
}

/// Returns the type of a size under the name of the constant, or nothing for other constants.
fn size_type(root: &TokenStream, constant: &ItemConst, definition: &Definition) -> TokenStream {
    let (vis, name) = (&constant.vis, &constant.ident);
    let (number, used) = match definition {
        Definition::Known(Known::Size(Int::Size(size))) => (
            size.known().unwrap_or_default(),
            // The assertion uses the constant, which may otherwise occur in types only.
            quote!(
                const _: () = ::core::assert!(#name == <#name as #root::Dim>::SIZE);
            ),
        ),
        // The mistake has been reported; the name still has to be a type.
        Definition::Broken if source(&constant.ty) == "usize" => (1, TokenStream::new()),
        _ => return TokenStream::new(),
    };
    let ty = size::number(root, number);
    quote! {
        #[doc(hidden)]
        #[allow(non_camel_case_types, dead_code, clippy::all, clippy::pedantic)]
        #vis type #name = #ty;
        #used
    }
}

/// Returns the items next to a constant or an alias: its errors, its type if it is a size, and its definition macros.
fn emitted(root: &TokenStream, subject: &Subject, definitions: &Definitions) -> TokenStream {
    let (vis, name, definition): (&Visibility, &Ident, _) = match subject {
        Subject::Const(constant) => {
            let definition = value(constant, definitions).map(Definition::Known);
            (&constant.vis, &constant.ident, definition)
        }
        Subject::Alias(alias) => {
            let bindings = Bindings::default();
            let scope = Scope {
                bindings: &bindings,
                definitions,
            };
            let definition = scope.types(&(&*alias.ty).into()).map(|types| {
                // An alias of a struct with methods keeps its definitions, by which methods are found.
                if definitions.have_methods() {
                    Definition::Alias(Rc::new(Alias {
                        types,
                        definitions: Rc::new(definitions.clone()),
                    }))
                } else {
                    Definition::Type(types)
                }
            });
            (&alias.vis, &alias.ident, definition)
        }
    };
    let (definition, fault) = match definition {
        Ok(definition) => (definition, None),
        Err(fault) => {
            // An error without text has been reported elsewhere.
            let faults = fault
                .into_iter()
                .filter_items(|one| !one.to_string().is_empty());
            let faults = faults.map(|one| one.to_compile_error()).collect_vec();
            (Definition::Broken, Some(TokenStream::from_iter(faults)))
        }
    };
    let instead = format!("`{name}` is a `#[known]` item, not a macro");
    let macros = chain::announce(vis, name, &definition, &instead);
    let size = match subject {
        Subject::Const(constant) if is_tensor(constant) => {
            lazy(root, constant, matches!(definition, Definition::Broken))
        }
        Subject::Const(constant) => size_type(root, constant, &definition),
        Subject::Alias(_) => TokenStream::new(),
    };
    quote!(#fault #size #macros)
}

/// Returns the shape of a tensor that may be a constant.
///
/// # Errors
/// Its sizes are not known, its layout is not the default, or its elements are not of a primitive type of Rust.
fn tensor(ty: &Type, types: Types) -> Result<Shape> {
    let what = "a tensor that is a constant has known sizes, the default layout, and elements of a primitive type of \
                Rust";
    let fault = || Error::new_spanned(ty, what);
    let Tree::Leaf(leaf) = types else {
        return Err(fault());
    };
    let ArrayType { shape, layout } = leaf.array;
    let is_known = shape.dims.iter().all(|size| size.known().is_some());
    let is_plain = number::Number::zero(shape.element).is_some();
    if is_known && is_plain && layout == SymbolicLayout::row_major(shape.rank()) {
        Ok(shape)
    } else {
        Err(fault())
    }
}

/// Evaluates a constant.
///
/// # Errors
/// Its value is not known, or does not have its type.
pub(crate) fn value(constant: &ItemConst, definitions: &Definitions) -> Result<Known> {
    let bindings = Bindings::default();
    let scope = Scope {
        bindings: &bindings,
        definitions,
    };
    // The type determines the kind: a size, an array of numbers, or a tensor with its shape.
    let size = |expr: &Expr| size::size(&expr.into(), &size::names(|path| scope.size(path)));
    let (element, dims): (ElementType, Vec<Size>) = match kind(&constant.ty)? {
        Kind::Size => return Ok(Known::Size(Int::Size(size(&constant.expr)?))),
        Kind::Numbers(element, lengths) => (element, lengths.into_iter().map(size).collect_ok()?),
        Kind::Tensor => {
            let shape = tensor(&constant.ty, scope.types(&(&*constant.ty).into())?)?;
            (shape.element, shape.dims)
        }
    };
    // `tensor![1.0, 2.0]` becomes the list inside. A plain array for a tensor is a mistake.
    let list = match (literal::listed(&constant.expr), is_tensor(constant)) {
        (Some(list), true) => Some(list?),
        (None, true) => {
            let value = &constant.expr;
            let help = match (&**value, message::short(value)) {
                (Expr::Array(_), Some(text)) => format!("\n  help: write `tensor!{text}`"),
                _ => String::new(),
            };
            let shape = Shape::new(element, dims);
            let what = format!("expected `tensor![..]` for a constant of type {shape}{help}");
            return Err(Error::new_spanned(value, what));
        }
        (_, false) => None,
    };
    let expr = list.as_ref().unwrap_or(&constant.expr);
    // The product of the sizes is checked before the elements are read: they are stored in the program.
    let mut sizes = dims.iter().map(Size::known);
    let count = sizes.try_fold(1usize, |count, size| count.checked_mul(size?));
    if count.is_none_or(|count| count > MOST) {
        let what = format!("expected an array of at most {MOST} numbers");
        return Err(Error::new_spanned(&constant.ty, what));
    }
    let mut bytes = Vec::new();
    number::elements(expr, element, &dims, definitions, &mut bytes)?;
    let literal = Literal::from_bytes(Shape::new(element, dims), bytes);
    let fault = || Error::new_spanned(&constant.ty, "the array has too many elements");
    literal.map(Known::Array).ok_or_else(fault)
}
