//! The signature of a computation: its parameters and results.

use crate::message::Spanned;
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::visit::Visit;
use syn::{Error, FnArg};
use xla_hlo::list::Items;
use xla_hlo::{Channel, ElementType, Parameter, Shape, SymbolicLayout, Tree};

use crate::bindings::{Bindings, Bound, Given};
use crate::definition::{Definitions, Faults, Leaf, Types, plain_type};
use crate::head::{self, ParamKind, Written};
use crate::syntax::{Search, Syntax, Walk};
use crate::tokens::{mentions, names};
use crate::types::Body;

mod dynamic;
mod field;
pub(crate) mod generic;
mod instance;
mod list;
mod outside;
mod result;
mod rewrite;
mod scope;
mod stated;
mod wide;

pub(crate) use crate::head::Mode;
pub(crate) use dynamic::{DynamicSize, Required, SizeOrigin, Wide, is_open};
pub(crate) use instance::{for_rustc, type_for_rustc, with_declared_arguments, without_mut};
use outside::{channel, executor};
pub(crate) use result::{instead_in_result, nothing_in_result};
pub(crate) use rewrite::{rewrite, rewrite_type};
use scope::array;
pub(crate) use scope::{FunctionTypes, Scope, reported, split};
pub(crate) use stated::never_called;
pub(crate) use wide::{add_bounds, wide_bounds, widen};

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
    /// Its value, if it is `#[known]`; its own type is empty then.
    pub(crate) given: Option<Given>,
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
        item: &Written,
        definitions: &Definitions,
        bound: &Bindings,
        faults: &mut Faults,
    ) -> Signature {
        let head = item.head();
        refused(&item.sig, faults);
        for fault in &head.faults {
            faults.push(fault.clone());
        }
        let sizes = head.generics.sizes();
        let mut bindings = Bindings::of_sizes(&sizes);
        bindings.extend(bound);
        // The uses of other parameters are silent: functions, and those that have been reported.
        let known = head.generics.all.iter().map(|param| &param.name);
        for name in known.chain_items(&head.others) {
            bindings.bind(&name.to_string(), Bound::Refused);
        }
        let scope = Scope {
            bindings: &bindings,
            definitions,
        };
        let inputs = || item.sig.inputs.iter().zip(&head.inputs);
        let exec = executor(inputs(), faults);
        let mut params: Vec<Param> = inputs()
            .flat_items(|(arg, input)| param(arg, input, &scope, faults))
            .collect_vec();
        // Each `?` has a name from here on, by the argument that determines it.
        let (dynamic_sizes, wide) = dynamic::name(&mut params, item.wide().to_vec());
        let result = match &head.output {
            None => Some(Tree::Tuple(Vec::new())),
            // The value of the body determines the type.
            Some(_) if !head.result_ranks.is_empty() => None,
            Some(ty) => scope.types(ty).map_err(|fault| faults.push(fault)).ok(),
        };
        let fallible = head.fallible;
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
            // Generic sizes first, then the dynamic sizes that no equation has replaced.
            sizes: [self.sizes.clone(), self.free()].concat(),
            params: self.params.iter().map(param).collect_some()?,
            result: dynamic::closed(&plain_type(self.result.as_ref()?), results),
            fallible: self.fallible,
        })
    }
}

/// Reports what a signature must not contain.
fn refused(sig: &syn::Signature, faults: &mut Faults) {
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
            sig.abi.as_ref().map(Spanned::span),
            "a computation cannot have an ABI",
        ),
        (
            sig.variadic.as_ref().map(Spanned::span),
            "a computation cannot be variadic",
        ),
    ];
    for (span, what) in refused {
        if let Some(span) = span {
            faults.push(Error::new(span, what));
        }
    }
}

/// Resolves one parameter. If its type is refused, its name is kept; if it is a pattern, the names in it are.
fn param(arg: &FnArg, param: &head::Param, scope: &Scope, faults: &mut Faults) -> Vec<Param> {
    let new = |name| Param {
        name,
        mutable: param.mutable,
        types: None,
        mode: param.mode,
        channel: None,
        function: None,
        given: None,
    };
    let mut resolved = new(param.name.clone());
    match &param.kind {
        ParamKind::Executor => return Vec::new(),
        ParamKind::Receiver => match scope.bindings.get("Self") {
            Some(Bound::Type(types)) => resolved.types = Some(types.clone()),
            Some(_) => {}
            None => {
                let what = "a computation must be a free function: it has no `self`";
                faults.push(Error::new_spanned(arg, what));
                return Vec::new();
            }
        },
        // The names are declared without types, so that the body reports nothing about them.
        ParamKind::Pattern(pattern) => {
            if let Some(fault) = param.fault() {
                faults.push(fault);
            }
            return names(pattern.clone()).into_iter().map(new).collect_vec();
        }
        ParamKind::Channel(kind, content) => {
            let channel = channel(arg, param.mode, (*kind, content), scope);
            resolved.channel = channel.map_err(|fault| faults.push(fault)).ok();
            let token = Leaf {
                array: array(ElementType::Token, Vec::new(), SymbolicLayout::row_major(0)),
                plain: true,
            };
            resolved.types = resolved.channel.is_some().then_some(Tree::Leaf(token));
            (resolved.mutable, resolved.mode) = (false, Mode::Ref);
        }
        // A function has no arrays. It is called by its name, through an adapter.
        ParamKind::Function(function) => {
            let function = scope.function(function);
            resolved.function = function.map_err(|fault| faults.push(fault)).ok();
            resolved.types = resolved.function.is_some().then(|| Tree::Tuple(Vec::new()));
            (resolved.mutable, resolved.mode) = (false, Mode::Value);
        }
        ParamKind::Known(_) => {
            if let Some(Bound::Given(given)) = scope.bindings.get(&param.name.to_string()) {
                resolved.given = Some(given.clone());
                resolved.types = Some(Tree::Tuple(Vec::new()));
            }
            resolved.mode = Mode::Value;
        }
        ParamKind::Value => {
            let types = scope.types(&param.ty);
            resolved.types = types.map_err(|fault| faults.push(fault)).ok();
        }
    }
    vec![resolved]
}

/// Returns the bounds that arithmetic on generic sizes in a signature needs, each once.
pub(crate) fn bounds(root: &TokenStream, sig: &syn::Signature) -> Vec<TokenStream> {
    struct Types<'a> {
        root: &'a TokenStream,
        bounds: Vec<TokenStream>,
    }
    impl<'ast> Search<'ast> for Types<'_> {
        fn enters(&mut self, node: Syntax<'ast>) -> bool {
            if let Syntax::Type(syn::Type::Path(ty)) = node {
                self.bounds
                    .extend(generic::bound(self.root, &(&ty.path).into()));
            }
            let Syntax::Type(syn::Type::Macro(ty)) = node else {
                return true;
            };
            let body = Body::of(&ty.mac);
            let tokens = body.and_then(|body| body.tokens(self.root, &quote!(f32), None));
            if let Ok((_, bounds)) = tokens {
                self.bounds.extend(bounds);
            }
            false
        }
    }
    let mut types = Types {
        root,
        bounds: Vec::new(),
    };
    Walk(&mut types).visit_signature(sig);
    // A bound between numbers holds or fails at once, and needs no `where` clause.
    let generic: Vec<String> = sig
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
