//! The signature of a computation: its parameters and results.

use crate::message::Spanned;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::visit::Visit;
use syn::{Error, FnArg, GenericParam, ItemFn, Pat, ReturnType};
use xla_hlo::list::Items;
use xla_hlo::{Channel, ElementType, Parameter, Shape, SymbolicLayout, Tree};

use crate::bindings::{Bindings, Bound};
use crate::definition::{Definitions, Faults, Leaf, Types, plain_type};
use crate::template::{self, function_type, is_executor, is_function};
use crate::types::{Body, WithElement};
use crate::walk::{Node, Search, Walk};

mod dynamic;
pub(crate) mod generic;
mod list;
mod outside;
mod result;
mod rewrite;
mod scope;
mod wide;

pub(crate) use dynamic::{DynamicSize, Required, SizeOrigin, Wide, is_open};
pub(crate) use outside::outside;
use outside::{channel, executor, last_segment, type_arguments};
pub(crate) use result::{instead_in_result, nothing_in_result};
pub(crate) use rewrite::{rewrite, rewrite_type, without_numbers};
use scope::array;
pub(crate) use scope::{FunctionTypes, Scope, reported};
pub(crate) use wide::{wide, wide_bounds, widen};

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
    /// Its parameters and result, if it is a function; its own type is empty then.
    pub(crate) function: Option<FunctionTypes>,
}

/// The parameters and results of a computation.
pub(crate) struct Signature {
    /// The names of its generic sizes.
    pub(crate) sizes: Vec<String>,
    /// The generic sizes that may be dynamic.
    pub(crate) wide: Wide,
    /// The meanings of its generic parameters.
    pub(crate) bindings: Bindings,
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
        let state = self.params.iter().flat_items(|param| {
            let count = param.types.as_ref().map_or(0, |types| types.leaves().len());
            std::iter::repeat_n(param.mode == Mode::Mut, count)
        });
        let states = state.enumerate().filter_items(|(_, state)| *state);
        states.map(|(leaf, _)| leaf)
    }

    /// Reads a function's signature, and reports every mistake in it; refused parts are omitted. `bound` says what the
    /// parameters of a template stand for other than its sizes.
    pub(crate) fn read(
        item: &ItemFn,
        definitions: &Definitions,
        bound: &Bindings,
        faults: &mut Faults,
    ) -> Signature {
        let sizes = sizes(item, bound, faults);
        let mut bindings = Bindings::of_sizes(&sizes);
        bindings.extend(bound);
        // A parameter that is neither a size nor bound has been reported: its uses are silent.
        for param in item.sig.generics.type_params() {
            bindings.bind(&param.ident.to_string(), Bound::Refused);
        }
        let scope = Scope {
            bindings: &bindings,
            definitions,
        };
        let (execs, params): (Vec<&FnArg>, _) =
            item.sig.inputs.iter().partition(|arg| is_executor(arg));
        let exec = executor(&execs, faults);
        let params = params.into_iter();
        let mut params: Vec<Param> = params
            .flat_items(|arg| param(item, arg, &scope, faults))
            .collect_vec();
        // Each `?` has a name from here on, by the argument that determines it.
        let (dynamic_sizes, wide) = dynamic::name(&mut params, wide::wide(item));
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
            wide,
            bindings,
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
fn sizes(item: &ItemFn, bound: &Bindings, faults: &mut Faults) -> Vec<String> {
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
            sig.abi.as_ref().map(super::message::Spanned::span),
            "a computation cannot have an ABI",
        ),
        (
            sig.variadic.as_ref().map(super::message::Spanned::span),
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
            GenericParam::Type(param)
                if bound.get(&param.ident.to_string()).is_some() || is_function(param) => {}
            GenericParam::Type(param) => faults.push(Error::new(
                param.ident.span(),
                format!(
                    "expected a bound of `{0}` that says what it stands for: `{0}: Dim` for a size, `{0}: Float` for \
                     an element type, `{0}: Tensors` for any type of tensors",
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
pub(crate) fn is_size(param: &syn::TypeParam) -> bool {
    template::kind(param) == Some(template::Kind::Size)
}

/// Reads one parameter. If its type is refused, its name is kept; if it is a pattern, the names in it are.
fn param(item: &ItemFn, arg: &FnArg, scope: &Scope, faults: &mut Faults) -> Vec<Param> {
    let arg = match arg {
        FnArg::Receiver(receiver) if let Some(own) = scope.bindings.get("Self") => {
            let types = match own {
                Bound::Type(types) => Some(types.clone()),
                _ => None,
            };
            let mode = match &receiver.kind {
                syn::ReceiverKind::Reference(_, _, Some(_)) => Mode::Mut,
                syn::ReceiverKind::Reference(..) => Mode::Ref,
                _ => Mode::Value,
            };
            return vec![Param {
                name: Ident::new("self", receiver.self_token.span),
                mutable: receiver.mutability.is_some(),
                types,
                mode,
                channel: None,
                function: None,
            }];
        }
        FnArg::Receiver(receiver) => {
            faults.push(Error::new_spanned(
                receiver,
                "a computation must be a free function: it has no `self`",
            ));
            return Vec::new();
        }
        FnArg::Typed(arg) => arg,
    };
    // A pattern: its names are declared without types, so that the body reports nothing about them.
    let Pat::Ident(pat) = &*arg.pat else {
        let what = "expected a name: destructure the parameter with `let` in the body";
        faults.push(Error::new_spanned(&arg.pat, what));
        let nothing = |name| Param {
            name,
            mutable: false,
            types: None,
            mode: Mode::Value,
            channel: None,
            function: None,
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
            function: None,
        }];
    }
    // A function has no arrays. It is called by its name, through an adapter.
    if let Some(function) = function_type(item, &arg.ty) {
        let function = scope.function(&function);
        let function = function.map_err(|fault| faults.push(fault)).ok();
        return vec![Param {
            name: pat.ident.clone(),
            mutable: false,
            types: function.is_some().then(|| Tree::Tuple(Vec::new())),
            mode: Mode::Value,
            channel: None,
            function,
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
        function: None,
    }]
}

/// Returns the bounds that arithmetic on generic sizes in a signature needs, each once.
pub(crate) fn bounds(root: &TokenStream, item: &ItemFn) -> Vec<TokenStream> {
    struct Types<'a> {
        root: &'a TokenStream,
        bounds: Vec<TokenStream>,
    }
    impl<'ast> Search<'ast> for Types<'_> {
        fn enters(&mut self, node: Node<'ast>) -> bool {
            if let Node::Type(syn::Type::Path(ty)) = node {
                self.bounds.extend(generic::bound(self.root, &ty.path));
            }
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
pub(crate) fn mentions(tokens: &TokenStream, names: &[String]) -> bool {
    tokens.clone().into_iter().any_item(|token| match token {
        proc_macro2::TokenTree::Ident(ident) => names.contains(&ident.to_string()),
        proc_macro2::TokenTree::Group(group) => mentions(&group.stream(), names),
        _ => false,
    })
}

/// Returns every identifier in a pattern; names of types among them do no harm.
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
