//! Reads signatures from syntax: the kind of each parameter and the parts of its type.

use std::rc::Rc;

use proc_macro2::{Ident, Span};
use quote::ToTokens;
use syn::{
    FnArg, GenericArgument, GenericParam, ItemFn, Pat, PathArguments, PathSegment, ReceiverKind,
    ReturnType, TypeParamBound,
};
use xla_hlo::ChannelKind;
use xla_hlo::list::Items;

use super::kind::{kind, model, trait_of};
use super::{
    FunctionType, Generic, GenericParams, Head, Kind, KnownKind, Mode, Param, ParamKind, count,
    ranks, stated,
};
use crate::hir::{self, Type};
use crate::message::Error;

impl GenericParams {
    /// Reads the generic parameters of a function or a struct, and adds mistakes to `faults`. Type parameters that are
    /// functions, or without one of the bounds, are added to `others`.
    pub(super) fn read(
        generics: &syn::Generics,
        self_ty: Option<&Type>,
        others: &mut Vec<Ident>,
        faults: &mut Vec<Error>,
    ) -> GenericParams {
        let mut all = Vec::new();
        for param in &generics.params {
            let (mut of_user, mut default) = (None, None);
            let (name, kind) = match param {
                GenericParam::Type(param) => match kind(param) {
                    Some(kind) => {
                        of_user = model(param).filter(|_| kind == Kind::Type);
                        default = param.default.as_ref();
                        (&param.ident, kind)
                    }
                    None if model(param).is_some() => {
                        of_user = model(param);
                        (&param.ident, Kind::Type)
                    }
                    // Functions are parameters of the template, and are bound by each call.
                    None => {
                        if function_bound(param.bounds.iter()).is_none() {
                            let what = format!(
                                "expected a bound of `{0}` that says what it stands for: `{0}: Dim` for a size, \
                                 `{0}: Float` for an element type, `{0}: Tensors` for any type of tensors",
                                param.ident
                            );
                            faults.push(Error::new(param.ident.span(), what));
                        }
                        others.push(param.ident.clone());
                        continue;
                    }
                },
                GenericParam::Const(param) => {
                    faults.extend(count::refused(param));
                    (&param.ident, Kind::Count)
                }
                GenericParam::Lifetime(_) => continue,
            };
            let name = name.clone();
            let model = of_user.cloned();
            let default = default.map(|(_, ty)| GenericArgument::Type(ty.clone()));
            let default = default.as_ref().map(hir::GenericArg::from);
            all.push(Generic {
                name,
                kind,
                model,
                default,
            });
        }
        GenericParams {
            all,
            ranks: Vec::new(),
            self_ty: self_ty.cloned(),
        }
    }
}

impl Head {
    /// Reads the signature of a function.
    pub(super) fn read(item: &ItemFn, self_ty: Option<&Type>) -> Head {
        let (mut others, mut faults) = (Vec::new(), Vec::new());
        let mut generics =
            GenericParams::read(&item.sig.generics, self_ty, &mut others, &mut faults);
        let inputs = item.sig.inputs.iter().map(|arg| {
            let mut param = param(&item.sig.generics, arg, self_ty);
            if let Some(attribute) = stated::attribute(arg) {
                // After a mistake it is a number, about whose type nothing else is reported.
                let kind = stated::kind(&generics, &param, stated::is_padding(arg)).unwrap_or_else(
                    |what| {
                        faults.push(Error::new_spanned(attribute, what));
                        KnownKind::Integer { signed: true }
                    },
                );
                param.kind = ParamKind::Known(kind);
            }
            match stated::default(arg) {
                Some(Ok(value)) => param.default = Some(hir::Expr::from(&value)),
                Some(Err(fault)) => faults.push(fault),
                None => {}
            }
            Rc::new(param)
        });
        let inputs = inputs.collect_vec();
        faults.extend(count::misused(&item.sig, self_ty));
        generics.ranks = ranks::declared(&generics, &inputs, &mut faults);
        let params = inputs.iter();
        let params = params.filter_items(|param| !param.is_executor());
        let params = params.cloned().collect_vec();
        let written = match &item.sig.output {
            ReturnType::Default => None,
            ReturnType::Type(_, ty) => Some(&**ty),
        };
        // `Result<T, E>`, or an alias of one type argument such as `io::Result<T>`: the name decides.
        let result = written.and_then(last_segment);
        let output = written.map(|ty| Type::from(ok_type(ty).unwrap_or(ty)));
        let result_ranks = match &output {
            Some(output) => ranks::of_result(&generics, output, &mut faults),
            None => Vec::new(),
        };
        Head {
            generics,
            others,
            result_ranks,
            inputs,
            params,
            output,
            fallible: result.is_some_and(|last| last.ident == "Result"),
            faults,
        }
    }
}

/// Reads one parameter.
fn param(generics: &syn::Generics, arg: &FnArg, self_ty: Option<&Type>) -> Param {
    let arg = match arg {
        FnArg::Typed(arg) => arg,
        FnArg::Receiver(receiver) => {
            return Param {
                name: Ident::new("self", receiver.self_token.span),
                mutable: receiver.mutability.is_some(),
                mode: match &receiver.kind {
                    ReceiverKind::Reference(_, _, Some(_)) => Mode::Mut,
                    ReceiverKind::Reference(..) => Mode::Ref,
                    _ => Mode::Value,
                },
                ty: self_ty
                    .cloned()
                    .unwrap_or_else(|| Type::from(&syn::parse_quote!(Self))),
                kind: ParamKind::Receiver,
                default: None,
            };
        }
    };
    // How it is passed, and its type without the reference.
    let (mode, ty) = match &*arg.ty {
        syn::Type::Reference(reference) if reference.mutability.is_some() => {
            (Mode::Mut, &*reference.elem)
        }
        syn::Type::Reference(reference) => (Mode::Ref, &*reference.elem),
        ty => (Mode::Value, ty),
    };
    let (name, mutable, pattern) = match &*arg.pat {
        Pat::Ident(pat) => (pat.ident.clone(), pat.mutability.is_some(), None),
        pat => (Ident::new("_", Span::call_site()), false, Some(pat)),
    };
    // The last name of the type tells executors and channels from values, and bounds tell functions.
    let last = last_segment(ty);
    let channel = last.and_then(|last| {
        let mut kinds = ChannelKind::ALL.into_iter();
        kinds.find(|kind| last.ident == kind.name())
    });
    let kind = if last.is_some_and(|last| last.ident == "Exec") {
        ParamKind::Executor
    } else if let Some(pattern) = pattern {
        ParamKind::Pattern(pattern.to_token_stream())
    } else if let (Some(kind), Some(last)) = (channel, last) {
        let content = type_arguments(last).into_iter().map(Type::from);
        ParamKind::Channel(kind, content.collect_vec())
    } else if let Some(function) = function_type(generics, ty) {
        ParamKind::Function(function)
    } else {
        ParamKind::Value
    };
    Param {
        name,
        mutable,
        mode,
        ty: ty.into(),
        kind,
        default: None,
    }
}

/// Returns the type of a parameter that is a function: `impl Fn(..) -> ..`, or a generic parameter with such a bound.
fn function_type(generics: &syn::Generics, ty: &syn::Type) -> Option<FunctionType> {
    match ty {
        syn::Type::Reference(reference) => function_type(generics, &reference.elem),
        syn::Type::Paren(inner) => function_type(generics, &inner.elem),
        syn::Type::ImplTrait(bounds) => function_bound(bounds.bounds.iter()),
        syn::Type::Path(path) => {
            let name = path.path.get_ident()?;
            let mut params = generics.type_params();
            let param = params.find(|param| param.ident == *name)?;
            function_bound(param.bounds.iter())
        }
        _ => None,
    }
}

/// Returns the function type among bounds.
fn function_bound<'a>(
    mut bounds: impl Iterator<Item = &'a TypeParamBound>,
) -> Option<FunctionType> {
    let bound = bounds.find_map(|bound| {
        let last = trait_of(bound)?;
        (last.ident == "Fn").then_some(&last.arguments)
    })?;
    let PathArguments::Parenthesized(signature) = bound else {
        return None;
    };
    let output = match &signature.output {
        ReturnType::Default => None,
        ReturnType::Type(_, ty) => Some(Type::from(&**ty)),
    };
    let inputs = signature.inputs.iter();
    Some(FunctionType {
        inputs: inputs.map(|input| (&input.ty).into()).collect_vec(),
        output,
    })
}

/// Returns the last part of the path that a type is.
pub(super) fn last_segment(ty: &syn::Type) -> Option<&PathSegment> {
    match ty {
        syn::Type::Path(ty) if ty.qself.is_none() => ty.path.segments.last(),
        _ => None,
    }
}

fn type_arguments(segment: &PathSegment) -> Vec<&syn::Type> {
    let PathArguments::AngleBracketed(arguments) = &segment.arguments else {
        return Vec::new();
    };
    let types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    types.collect_vec()
}

/// Returns the types in `Result<T, Error>`; `None` for another type.
fn in_result(ty: &syn::Type) -> Option<Vec<&syn::Type>> {
    let last = last_segment(ty).filter(|last| last.ident == "Result")?;
    Some(type_arguments(last))
}

/// Returns `T` of `Result<T, Error>`.
pub(crate) fn ok_type(ty: &syn::Type) -> Option<&syn::Type> {
    in_result(ty)?.into_iter().next()
}

/// Returns `Error` of `Result<T, Error>`.
pub(crate) fn error_type(item: &ItemFn) -> Option<&syn::Type> {
    match &item.sig.output {
        ReturnType::Type(_, ty) => in_result(ty)?.get(1).copied(),
        ReturnType::Default => None,
    }
}
