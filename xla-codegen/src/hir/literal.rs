//! Literals, which are read once.

use proc_macro2::{Span, TokenTree};
use quote::ToTokens;
use xla_hlo::ElementType;
use xla_hlo::literal::{Number, NumberKind};

/// A literal.
#[derive(Clone)]
pub(crate) struct Lit {
    pub(crate) value: LitValue,
    token: TokenTree,
}

/// The value of a literal.
#[derive(Clone)]
pub(crate) enum LitValue {
    /// A number, `true` or `false`.
    Scalar(Scalar),
    Text(String),
    /// Any other literal.
    Other,
}

/// A literal's value, and its element type if it has a suffix.
#[derive(Clone)]
pub(crate) struct Scalar {
    /// The number.
    pub(crate) number: Number,
    /// The suffix.
    pub(crate) suffix: Option<String>,
    /// Whether it is written as a float.
    pub(crate) is_float: bool,
}

impl Lit {
    pub(super) fn of(lit: &syn::Lit) -> Lit {
        let value = match (scalar(lit), lit) {
            (Some(scalar), _) => LitValue::Scalar(scalar),
            (None, syn::Lit::Str(text)) => LitValue::Text(text.value()),
            (None, _) => LitValue::Other,
        };
        let token: TokenTree = match lit {
            syn::Lit::Str(of) => of.token().into(),
            syn::Lit::ByteStr(of) => of.token().into(),
            syn::Lit::CStr(of) => of.token().into(),
            syn::Lit::Byte(of) => of.token().into(),
            syn::Lit::Char(of) => of.token().into(),
            syn::Lit::Int(of) => of.token().into(),
            syn::Lit::Float(of) => of.token().into(),
            syn::Lit::Bool(of) => of.token().into(),
            syn::Lit::Verbatim(of) => of.clone().into(),
            other => {
                let token = other.to_token_stream().into_iter().next();
                token.unwrap_or_else(|| proc_macro2::Literal::string("").into())
            }
        };
        Lit { value, token }
    }

    /// Returns `true` or `false`.
    pub(super) fn truth_of(value: bool) -> Lit {
        Lit::of(&syn::Lit::Bool(syn::LitBool::new(value, Span::call_site())))
    }

    /// Returns the token.
    pub(super) fn token(&self) -> &TokenTree {
        &self.token
    }

    pub(crate) fn span(&self) -> Span {
        self.token.span()
    }

    /// Returns the number, `true` or `false` that it is.
    pub(crate) fn scalar(&self) -> Option<&Scalar> {
        match &self.value {
            LitValue::Scalar(scalar) => Some(scalar),
            _ => None,
        }
    }

    /// Returns the text, if it is one.
    pub(crate) fn text(&self) -> Option<&str> {
        match &self.value {
            LitValue::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns whether it is `true`, if it is that or `false`.
    pub(crate) fn truth(&self) -> Option<bool> {
        let number = &self.scalar()?.number;
        (number.kind == NumberKind::Bool).then(|| number.text == "true")
    }

    /// Returns the digits, if it is written as an integer.
    pub(crate) fn integer(&self) -> Option<&str> {
        let scalar = self.scalar()?;
        let is_integer = scalar.number.kind != NumberKind::Bool && !scalar.is_float;
        is_integer.then_some(&*scalar.number.text)
    }

    /// Whether it is written as a float.
    pub(crate) fn is_float(&self) -> bool {
        self.scalar().is_some_and(|scalar| scalar.is_float)
    }
}

/// Returns a literal as a number; `None` for a string or a character.
pub(crate) fn scalar(lit: &syn::Lit) -> Option<Scalar> {
    let of = |text: &str, kind, suffix: &str| {
        let suffix = (!suffix.is_empty()).then(|| suffix.to_string());
        // `2f32` is a float although it is written without a point.
        let float = suffix
            .as_deref()
            .and_then(ElementType::from_name)
            .is_some_and(|e| !e.is_integer());
        Some(Scalar {
            number: Number {
                text: text.to_string(),
                kind: if float { NumberKind::Float } else { kind },
            },
            suffix,
            is_float: kind == NumberKind::Float,
        })
    };
    match lit {
        syn::Lit::Int(n) => of(n.base10_digits(), NumberKind::Integer, n.suffix()),
        syn::Lit::Float(n) => of(n.base10_digits(), NumberKind::Float, n.suffix()),
        syn::Lit::Bool(b) => of(if b.value { "true" } else { "false" }, NumberKind::Bool, ""),
        _ => None,
    }
}
