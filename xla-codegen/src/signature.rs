//! The signature of a computation: its parameters and results.

use crate::message::Spanned;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::visit::Visit;
use syn::{Error, FnArg, GenericParam, ItemFn, Pat, Result, ReturnType, TypeParamBound};
use xla_hlo::list::Items;
use xla_hlo::operation::Int;
use xla_hlo::{ArrayType, Channel, ElementType, Parameter, Shape, Size, SymbolicLayout, Tree};

use crate::definition::{Definition, Definitions, Faults, Known, Leaf, Types, plain_type};
use crate::message::source;
use crate::size;
use crate::types::{Body, WithElement};
use crate::walk::{Node, Search, Walk};

mod dynamic;
mod outside;
mod result;

pub(crate) use dynamic::{DynamicSize, Required, SizeOrigin, is_open};
use outside::{channel, executor, last_segment, type_arguments};
pub(crate) use outside::{is_executor, outside};
pub(crate) use result::{instead_in_result, nothing_in_result};

/// How a parameter is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// By value: a tensor is donated.
    Value,
    /// Borrowed.
    Ref,
    /// State: its content at the end is the new state.
    Mut,
}

/// One parameter.
pub(crate) struct Param {
    /// Its name.
    pub(crate) name: Ident,
    /// Whether it is declared `mut`.
    pub(crate) mutable: bool,
    /// Its type; `None` if it was refused.
    pub(crate) types: Option<Types>,
    /// How it is passed.
    pub(crate) mode: Mode,
    /// Its channel, if it is not a tensor; its type is a token then.
    pub(crate) channel: Option<Channel>,
}

/// The parameters and results of a computation.
pub(crate) struct Signature {
    /// The names of its generic sizes.
    pub(crate) sizes: Vec<String>,
    /// Its parameters.
    pub(crate) params: Vec<Param>,
    /// The dynamic sizes, in the order of the parameters.
    pub(crate) dynamic_sizes: Vec<DynamicSize>,
    /// The name of the executor parameter.
    pub(crate) exec: Option<Ident>,
    /// Its result; `None` if it was refused.
    pub(crate) result: Option<Types>,
    /// Whether it returns a `Result`.
    pub(crate) fallible: bool,
}

impl Signature {
    /// Returns the numbers of the leaves of the parameters that are state.
    pub(crate) fn states(&self) -> impl Iterator<Item = usize> {
        let state = self.params.iter().flat_map(|param| {
            let count = param.types.as_ref().map_or(0, |types| types.leaves().len());
            std::iter::repeat_n(param.mode == Mode::Mut, count)
        });
        let states = state.enumerate().filter(|(_, state)| *state);
        states.map(|(leaf, _)| leaf)
    }

    /// Reads a function's signature, and reports every mistake in it; refused parts are omitted.
    pub(crate) fn read(item: &ItemFn, definitions: &Definitions, faults: &mut Faults) -> Signature {
        let sizes = sizes(item, faults);
        let scope = Scope {
            sizes: &sizes,
            definitions,
        };
        let (execs, params): (Vec<&FnArg>, _) =
            item.sig.inputs.iter().partition(|arg| is_executor(arg));
        let exec = executor(&execs, faults);
        let params = params.into_iter();
        let mut params: Vec<Param> = params
            .flat_items(|arg| param(arg, &scope, faults))
            .collect_vec();
        let dynamic_sizes = dynamic::name(&mut params);
        let result = match output(item) {
            None => Some(Tree::Tuple(Vec::new())),
            Some(ty) => scope.types(ty).map_err(|fault| faults.push(fault)).ok(),
        };
        let fallible = match &item.sig.output {
            ReturnType::Type(_, ty) => ok_type(ty).is_some(),
            ReturnType::Default => false,
        };
        Signature {
            sizes,
            params,
            dynamic_sizes,
            exec,
            result,
            fallible,
        }
    }

    /// Returns the signature of the graph, or `None` if a part was refused. Dynamic sizes of the result are taken from
    /// `results`, the result shapes of the graph.
    pub(crate) fn to_hlo(&self, results: &[Shape]) -> Option<xla_hlo::Signature> {
        let param = |param: &Param| {
            let name = param.name.to_string();
            if let Some(channel) = &param.channel {
                return Some(Parameter::channel(name, channel.clone()));
            }
            Some(Parameter {
                state: param.mode == Mode::Mut,
                ..Parameter::new(name, plain_type(param.types.as_ref()?))
            })
        };
        Some(xla_hlo::Signature {
            sizes: [self.sizes.clone(), self.free()].concat(),
            params: self.params.iter().map(param).collect_some()?,
            result: dynamic::closed(&plain_type(self.result.as_ref()?), results),
            fallible: self.fallible,
        })
    }
}

/// Returns the type of a computation's result, inside a `Result` if there is one; `None` if no type is written.
pub(crate) fn output(item: &ItemFn) -> Option<&syn::Type> {
    match &item.sig.output {
        ReturnType::Default => None,
        ReturnType::Type(_, ty) => Some(ok_type(ty).unwrap_or(ty)),
    }
}

/// Returns `T` of `Result<T, Error>`.
pub(crate) fn ok_type(ty: &syn::Type) -> Option<&syn::Type> {
    let last = last_segment(ty).filter(|last| last.ident == "Result")?;
    type_arguments(last).into_iter().next()
}

/// Returns the names of the generic sizes, and reports what a signature must not contain.
fn sizes(item: &ItemFn, faults: &mut Faults) -> Vec<String> {
    let sig = &item.sig;
    let refused: [(Option<Span>, &str); 4] = [
        (
            sig.constness.map(|t| t.span()),
            "a computation cannot be a `const fn`",
        ),
        (
            sig.asyncness.map(|t| t.span()),
            "a computation cannot be an `async fn`",
        ),
        (
            sig.abi.as_ref().map(|t| t.span()),
            "a computation cannot have an ABI",
        ),
        (
            sig.variadic.as_ref().map(|t| t.span()),
            "a computation cannot be variadic",
        ),
    ];
    for (span, what) in refused {
        if let Some(span) = span {
            faults.push(Error::new(span, what));
        }
    }
    let mut sizes = Vec::new();
    for param in &sig.generics.params {
        match param {
            GenericParam::Type(param) if is_size(param) => sizes.push(param.ident.to_string()),
            GenericParam::Type(param) => faults.push(Error::new(
                param.ident.span(),
                format!(
                    "a computation can only be generic in sizes: write `{0}: Dim` if `{0}` is a size; a computation \
                     generic in its element type is not supported yet",
                    param.ident
                ),
            )),
            GenericParam::Const(param) => {
                let what = format!(
                    "a generic size is a type parameter with the bound `Dim`: write `{}: Dim`",
                    param.ident
                );
                faults.push(Error::new(param.ident.span(), what));
                sizes.push(param.ident.to_string());
            }
            GenericParam::Lifetime(_) => {}
        }
    }
    sizes
}

/// Whether a generic parameter is bounded by `Dim`.
fn is_size(param: &syn::TypeParam) -> bool {
    param.bounds.iter().any_item(|bound| match bound {
        TypeParamBound::Trait(bound) => bound
            .path
            .segments
            .last()
            .is_some_and(|last| last.ident == "Dim"),
        _ => false,
    })
}

/// Reads one parameter. If its type is refused, its name is kept; if it is a pattern, the names in it are.
fn param(arg: &FnArg, scope: &Scope, faults: &mut Faults) -> Vec<Param> {
    let arg = match arg {
        FnArg::Receiver(receiver) => {
            faults.push(Error::new_spanned(
                receiver,
                "a computation must be a free function: it has no `self`",
            ));
            return Vec::new();
        }
        FnArg::Typed(arg) => arg,
    };
    let Pat::Ident(pat) = &*arg.pat else {
        let what = "expected a name: destructure the parameter with `let` in the body";
        faults.push(Error::new_spanned(&arg.pat, what));
        let nothing = |name| Param {
            name,
            mutable: false,
            types: None,
            mode: Mode::Value,
            channel: None,
        };
        return names(arg.pat.to_token_stream())
            .into_iter()
            .map(nothing)
            .collect_vec();
    };
    if let Some(channel) = channel(&arg.ty, scope) {
        let channel = channel.map_err(|fault| faults.push(fault)).ok();
        let token = Leaf {
            array: array(ElementType::Token, Vec::new(), SymbolicLayout::row_major(0)),
            plain: true,
        };
        return vec![Param {
            name: pat.ident.clone(),
            mutable: false,
            types: channel.is_some().then_some(Tree::Leaf(token)),
            mode: Mode::Ref,
            channel,
        }];
    }
    let (mode, ty) = match &*arg.ty {
        syn::Type::Reference(reference) if reference.mutability.is_some() => {
            (Mode::Mut, &*reference.elem)
        }
        syn::Type::Reference(reference) => (Mode::Ref, &*reference.elem),
        ty => (Mode::Value, ty),
    };
    vec![Param {
        name: pat.ident.clone(),
        mutable: pat.mutability.is_some(),
        types: scope.types(ty).map_err(|fault| faults.push(fault)).ok(),
        mode,
        channel: None,
    }]
}

/// The definitions of the names in types.
#[derive(Clone, Copy)]
pub(crate) struct Scope<'a> {
    /// The generic sizes.
    pub(crate) sizes: &'a [String],
    /// All other definitions.
    pub(crate) definitions: &'a Definitions,
}

impl Scope<'_> {
    /// Returns the size of a name.
    ///
    /// # Errors
    /// The name is not a size.
    pub(crate) fn size(&self, path: &syn::Path) -> Result<Int> {
        if let Some(name) = path.get_ident().map(Ident::to_string)
            && self.sizes.contains(&name)
        {
            return Ok(Int::Size(Size::name(name)));
        }
        match self.definitions.get(path) {
            Some(Definition::Known(Known::Size(size))) => Ok(size.clone()),
            Some(Definition::Known(Known::Array(literal))) => Err(Error::new_spanned(
                path,
                match literal.shape() {
                    shape if shape.is_scalar() => {
                        format!(
                            "expected a size of type `usize`, found `{}` of type {}",
                            source(path),
                            shape.element
                        )
                    }
                    shape => format!(
                        "expected a size of type `usize`, found `{}` of type {shape}",
                        source(path)
                    ),
                },
            )),
            Some(Definition::Broken) => Err(reported()),
            Some(_) => Err(Error::new_spanned(
                path,
                format!("`{}` is not a size", source(path)),
            )),
            None => Err(Error::new_spanned(
                path,
                format!(
                    "cannot find size `{0}` in this scope\n  \
                     help: mark the constant with `#[known]`, or declare a generic size: `<{0}: Dim>`",
                    source(path)
                ),
            )),
        }
    }

    /// Resolves a type.
    ///
    /// # Errors
    /// It is not a type of tensors, or an expression in it is not a size.
    pub(crate) fn types(&self, ty: &syn::Type) -> Result<Types> {
        match ty {
            syn::Type::Paren(inner) => self.types(&inner.elem),
            syn::Type::Group(inner) => self.types(&inner.elem),
            syn::Type::Tuple(tuple) => {
                let items: Result<Vec<Types>> =
                    tuple.elems.iter().map(|ty| self.types(ty)).collect_ok();
                Ok(Tree::Tuple(items?))
            }
            syn::Type::Macro(ty) => self.tensor(&ty.mac),
            syn::Type::Path(ty) if ty.qself.is_none() => self.named(&ty.path),
            syn::Type::Reference(reference) => {
                let what = "a reference is only allowed around the whole type of a parameter";
                Err(Error::new(reference.and_token.span(), what))
            }
            other => Err(not_a_type(other)),
        }
    }

    fn named(&self, path: &syn::Path) -> Result<Types> {
        if let Some(element) = path
            .get_ident()
            .and_then(|name| ElementType::from_name(&name.to_string()))
        {
            return Ok(Tree::Leaf(Leaf {
                array: array(element, Vec::new(), SymbolicLayout::row_major(0)),
                plain: true,
            }));
        }
        match self.definitions.get(path) {
            Some(Definition::Type(types)) => Ok(types.clone()),
            Some(Definition::Broken) => Err(reported()),
            _ => Err(not_a_type(path)),
        }
    }

    fn tensor(&self, mac: &syn::Macro) -> Result<Types> {
        let name = mac
            .path
            .segments
            .last()
            .map(|last| last.ident.to_string())
            .unwrap_or_default();
        let (element, body) = match ElementType::from_name(&name) {
            Some(element) => (element, mac.parse_body::<Body>()?),
            None if name == "Tensor" => {
                let WithElement { element, body } = mac.parse_body()?;
                let known = match &element {
                    syn::Type::Path(path) => path
                        .path
                        .get_ident()
                        .and_then(|e| ElementType::from_name(&e.to_string())),
                    _ => None,
                };
                let Some(known) = known else {
                    let what = "a computation generic in its element type is not supported yet: \
                                write one for each element type, for example by a `macro_rules!`";
                    return Err(Error::new_spanned(&element, what));
                };
                (known, body)
            }
            None => return Err(not_a_type(mac)),
        };
        let names = size::names(|path| self.size(path));
        let shape = body.shape(element, &names)?;
        let layout = body.layout(&shape, &names)?;
        let array = ArrayType { shape, layout };
        Ok(Tree::Leaf(Leaf {
            array,
            plain: false,
        }))
    }
}

/// Returns an error without text, for a mistake that has been reported elsewhere.
fn reported() -> Error {
    Error::new(Span::call_site(), "")
}

fn array(element: ElementType, sizes: Vec<Size>, layout: SymbolicLayout) -> ArrayType {
    ArrayType {
        shape: Shape::new(element, sizes),
        layout,
    }
}

fn not_a_type(at: impl ToTokens) -> Error {
    let what = format!(
        "`{}` is not a type of the language: write `f32![2, 3]`, a scalar such as `f32`, a tuple of types, \
         a `#[known]` alias or a `#[derive(Tensors)]` struct",
        source(&at).replace(" < ", "<").replace(" >", ">")
    );
    Error::new_spanned(at, what)
}

/// Returns the bounds that arithmetic on generic sizes in a signature needs, each once.
pub(crate) fn bounds(root: &TokenStream, item: &ItemFn) -> Vec<TokenStream> {
    struct Types<'a> {
        root: &'a TokenStream,
        bounds: Vec<TokenStream>,
    }
    impl<'ast> Search<'ast> for Types<'_> {
        fn enters(&mut self, node: Node<'ast>) -> bool {
            let Node::Type(syn::Type::Macro(ty)) = node else {
                return true;
            };
            let body = ty
                .mac
                .parse_body::<Body>()
                .or_else(|_| ty.mac.parse_body().map(|with: WithElement| with.body));
            if let Ok((_, bounds)) =
                body.and_then(|body| body.tokens(self.root, &quote!(f32), None))
            {
                self.bounds.extend(bounds);
            }
            false
        }
    }
    let mut types = Types {
        root,
        bounds: Vec::new(),
    };
    Walk(&mut types).visit_signature(&item.sig);
    let generic: Vec<String> = item
        .sig
        .generics
        .type_params()
        .map(|param| param.ident.to_string())
        .collect_vec();
    let mut seen: Vec<String> = Vec::new();
    types.bounds.retain(|bound| {
        let text = bound.to_string();
        let kept = mentions(bound, &generic) && !seen.contains(&text);
        if kept {
            seen.push(text);
        }
        kept
    });
    types.bounds
}

/// Whether one of the names occurs in the tokens.
fn mentions(tokens: &TokenStream, names: &[String]) -> bool {
    tokens.clone().into_iter().any_item(|token| match token {
        proc_macro2::TokenTree::Ident(ident) => names.contains(&ident.to_string()),
        proc_macro2::TokenTree::Group(group) => mentions(&group.stream(), names),
        _ => false,
    })
}

/// Returns every identifier in a pattern; those of types in it do no harm.
pub(crate) fn names(pattern: TokenStream) -> Vec<Ident> {
    pattern
        .into_iter()
        .flat_items(|token| match token {
            proc_macro2::TokenTree::Ident(ident) => vec![ident],
            proc_macro2::TokenTree::Group(group) => names(group.stream()),
            _ => Vec::new(),
        })
        .collect_vec()
}
