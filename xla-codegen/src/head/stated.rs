//! `#[known]` parameters, whose values each call states: `#[known] dimension: i64`.

use syn::{Attribute, FnArg};
use xla_hlo::ElementType;

use super::{GenericParams, Kind, KnownKind, Mode, Param, ParamKind};
use crate::attributes::is_known;

/// Returns the attribute by which a parameter is `#[known]`.
pub(super) fn attribute(arg: &FnArg) -> Option<&Attribute> {
    match arg {
        FnArg::Typed(arg) => arg.attrs.iter().find(|attribute| is_known(attribute)),
        FnArg::Receiver(_) => None,
    }
}

/// Returns the kind of the value of a `#[known]` parameter.
///
/// # Errors
/// No value of its type is known while the macros run.
pub(super) fn kind(generics: &GenericParams, param: &Param) -> Result<KnownKind, String> {
    let name = param.ty.ident().map(ToString::to_string);
    let is_value = matches!(param.kind, ParamKind::Value) && param.mode == Mode::Value;
    let text = matches!(param.kind, ParamKind::Value) && param.mode == Mode::Ref;
    let kind = match name.as_deref() {
        Some("str") if text => Some(KnownKind::Text),
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
        _ => None,
    };
    kind.ok_or_else(|| {
        format!(
            "expected the type of a number, `bool` or `&str` for a `#[known]` parameter: `#[known] {}: i64`",
            param.name
        )
    })
}
