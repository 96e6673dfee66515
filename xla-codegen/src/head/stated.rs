//! `#[known]` parameters, whose values each call states: `#[known] dimension: i64`; and the arguments of calls that omit
//! them, `#[known] #[default(-1)] dimension: i64`.

use syn::{Attribute, Error, Expr, FnArg, UnOp};
use xla_hlo::ElementType;

use super::{GenericParams, Kind, KnownKind, Mode, Param, ParamKind};
use crate::attributes::{is_default, is_known};
use crate::hir::{Type, TypeKind};

/// Returns the attribute by which a parameter is `#[known]`.
pub(super) fn attribute(arg: &FnArg) -> Option<&Attribute> {
    match arg {
        FnArg::Typed(arg) => arg.attrs.iter().find(|attribute| is_known(attribute)),
        FnArg::Receiver(_) => None,
    }
}

/// Whether a parameter is a padding, `#[padding]`: a string or a list of pairs, as its type states. The library has them.
pub(super) fn is_padding(arg: &FnArg) -> bool {
    match arg {
        FnArg::Typed(arg) => arg
            .attrs
            .iter()
            .any(|attribute| attribute.path().is_ident("padding")),
        FnArg::Receiver(_) => false,
    }
}

/// Returns the argument of calls that omit a parameter, if it has one.
///
/// # Errors
/// It is not a constant.
pub(super) fn default(arg: &FnArg) -> Option<syn::Result<Expr>> {
    let FnArg::Typed(arg) = arg else {
        return None;
    };
    let attribute = arg.attrs.iter().find(|attribute| is_default(attribute))?;
    let what = "expected a constant, as in `#[default(0.5)]`: a number, `true` or `false`, a string, a list of \
                integers, or `..` for all dimensions";
    let value = attribute.parse_args::<Expr>().ok();
    let value = value.filter(is_constant);
    Some(value.ok_or_else(|| Error::new_spanned(attribute, what)))
}

/// Whether an expression is one constant wherever it is elaborated.
fn is_constant(value: &Expr) -> bool {
    match value {
        Expr::Lit(_) => true,
        Expr::Unary(of) => matches!(of.op, UnOp::Neg(_)) && is_constant(&of.expr),
        Expr::Array(list) => list.elems.iter().all(is_constant),
        Expr::Range(all) => all.start.is_none() && all.end.is_none(),
        // `f64::INFINITY`
        Expr::Path(path) => {
            let first = path.path.segments.first();
            let first = first.and_then(|first| ElementType::from_name(&first.ident.to_string()));
            path.path.segments.len() > 1 && first.is_some()
        }
        _ => false,
    }
}

/// Returns the kind of the value of a `#[known]` parameter. `is_padding` is whether it is a padding.
///
/// # Errors
/// No value of its type is known while the macros run.
pub(super) fn kind(
    generics: &GenericParams,
    param: &Param,
    is_padding: bool,
) -> Result<KnownKind, String> {
    let name = param.ty.ident().map(ToString::to_string);
    let is_value = matches!(param.kind, ParamKind::Value) && param.mode == Mode::Value;
    let is_borrowed = matches!(param.kind, ParamKind::Value) && param.mode == Mode::Ref;
    let kind = match name.as_deref() {
        Some("str") if is_borrowed => Some(KnownKind::Text),
        Some("bool") if is_value => Some(KnownKind::Bool),
        Some("usize") if is_value => Some(KnownKind::Integer { signed: false }),
        Some("isize") if is_value => Some(KnownKind::Integer { signed: true }),
        Some(name) if is_value => match (generics.kind(name), ElementType::from_name(name)) {
            (Some(Kind::Element(_)), _) => Some(KnownKind::Number),
            (None, Some(element)) if element.is_float() => Some(KnownKind::Number),
            (None, Some(element)) if element.is_integer() => Some(KnownKind::Integer {
                signed: name.starts_with('i'),
            }),
            _ => None,
        },
        None if is_borrowed && is_integers(&param.ty) => Some(KnownKind::Integers),
        None if is_borrowed && is_pairs(&param.ty) => Some(KnownKind::Pairs { is_padding }),
        _ => None,
    };
    kind.ok_or_else(|| {
        format!(
            "expected the type of a number, `bool`, `&str`, `&[i64]` or `&[(i64, i64)]` for a `#[known]` parameter: `#[known] {}: i64`",
            param.name
        )
    })
}

/// Whether a type is `[i64]`.
fn is_integers(ty: &Type) -> bool {
    let TypeKind::Slice(of) = &ty.kind else {
        return false;
    };
    let name = of.ident().map(ToString::to_string);
    name.is_some_and(|name| name == "i64")
}

/// Whether a type is `[(i64, i64)]`.
fn is_pairs(ty: &Type) -> bool {
    let TypeKind::Slice(of) = &ty.kind else {
        return false;
    };
    let TypeKind::Tuple(pair) = &of.kind else {
        return false;
    };
    let is_int = |ty: &Type| ty.ident().is_some_and(|name| name == "i64");
    pair.len() == 2 && pair.iter().all(is_int)
}
