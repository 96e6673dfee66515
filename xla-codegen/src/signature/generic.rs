//! Generic structs: the types of their fields for the arguments of a path, `Linear<Size<784>, Size<10>>`.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{Error, Result};
use xla_hlo::list::Items;
use xla_hlo::operation::Int;
use xla_hlo::{ElementType, Size, Tree};

use super::Scope;
use crate::bindings::{Bindings, Bound};
use crate::definition::{StructTemplate, Types};
use crate::head::Kind;
use crate::hir::{ArgKind, BinOp, GenericArg, Path, Type};
use crate::message::source;
use crate::size;

impl StructTemplate {
    /// Returns the types of the fields for these bindings, as a record.
    ///
    /// # Errors
    /// A field's type does not exist for the bindings.
    pub(crate) fn types(&self, bindings: &Bindings) -> Result<Types> {
        let definitions = self.group.definitions();
        let scope = Scope {
            bindings,
            definitions: &definitions,
        };
        let fields = self.fields().iter();
        let fields: Result<Vec<(String, Types)>> = fields
            .map(|(name, ty)| Ok((name.clone(), scope.types(ty)?)))
            .collect_ok();
        Ok(Tree::Record(self.name().to_string(), fields?))
    }
}

impl Scope<'_> {
    /// Resolves a generic struct with the arguments of a path.
    ///
    /// # Errors
    /// The arguments do not match the struct.
    pub(super) fn instance(&self, path: &Path, generic: &StructTemplate) -> Result<Types> {
        let generics = &generic.generics().all;
        let arguments = path.generics().map_or(&[][..], |of| &of.args);
        let mut omitted = generics.iter().skip(arguments.len());
        if arguments.len() > generics.len() || omitted.any(|param| param.default.is_none()) {
            return Err(miscounted(path, generic, arguments));
        }
        // Arguments are resolved in the caller's scope, the fields in the struct's own.
        let mut bindings = Bindings::default();
        for (param, argument) in generics.iter().zip(arguments) {
            bindings.bind(
                &param.name.to_string(),
                self.argument(param.kind, argument)?,
            );
        }
        // A default is resolved in the struct's scope, where it may name the parameters before it.
        let definitions = generic.group.definitions();
        for param in generics.iter().skip(arguments.len()) {
            let scope = Scope {
                bindings: &bindings,
                definitions: &definitions,
            };
            if let Some(default) = &param.default {
                let bound = scope.argument(param.kind, default)?;
                bindings.bind(&param.name.to_string(), bound);
            }
        }
        let types = generic.types(&bindings);
        types.map_err(|error| Error::new_spanned(path, error.to_string()))
    }

    /// Resolves the argument for a generic parameter of this kind.
    ///
    /// # Errors
    /// It is not of this kind.
    pub(crate) fn argument(&self, kind: Kind, argument: &GenericArg) -> Result<Bound> {
        let expected = |what: &str| {
            let help = match argument.ty().and_then(constant) {
                Some(name) => format!("\n  help: write `{name}`: a constant is a size itself"),
                None => String::new(),
            };
            let what = format!("expected {what}, found `{}`{help}", text_of(argument));
            Err(Error::new_spanned(argument, what))
        };
        match (kind, &argument.kind) {
            (Kind::Size, ArgKind::Const(expr)) => {
                let names = size::names(|path| self.size(path));
                size::size(expr, &names).map(Bound::Size)
            }
            (Kind::Size, ArgKind::Type(ty)) if !is_element(ty) => match self.size_type(ty)? {
                Some(size) => Ok(Bound::Size(size)),
                None => expected("a size such as `Size<64>`"),
            },
            (Kind::Size, _) => expected("a size such as `Size<64>`"),
            (Kind::Count, _) => self.count(argument),
            (Kind::Element(family), _) => {
                let name = argument.ty().and_then(|ty| ty.ident());
                let element = name.and_then(|name| self.bindings.element(&name.to_string()));
                match element.filter(|element| family.admits(*element)) {
                    Some(element) => Ok(Bound::Element(element)),
                    None => expected(family.in_words()),
                }
            }
            (Kind::Type, ArgKind::Type(ty)) => self.types(ty).map(Bound::Type),
            (Kind::Type, _) => expected("a type of tensors"),
        }
    }

    /// Resolves the argument for `const L: usize`.
    fn count(&self, argument: &GenericArg) -> Result<Bound> {
        let size = match &argument.kind {
            ArgKind::Const(expr) => {
                let names = size::names(|path| self.size(path));
                Some(size::size(expr, &names)?)
            }
            ArgKind::Type(ty) if self.is_unknown(ty) => None,
            ArgKind::Type(ty) if !is_element(ty) => self.size_type(ty)?,
            _ => None,
        };
        let found = source(argument);
        let help = match &size {
            Some(size) if size.known().is_some() => return Ok(Bound::Size(size.clone())),
            Some(size) if size.as_name().is_some() => {
                format!("\n  help: declare `const {found}: usize` in place of `{found}: Dim`")
            }
            _ if argument.ty().is_some_and(|ty| self.is_unknown(ty)) => {
                "\n  help: mark the constant with `#[known]`".to_string()
            }
            _ => String::new(),
        };
        let what = format!("expected a number of values, such as `3`, found `{found}`{help}");
        Err(Error::new_spanned(argument, what))
    }

    /// Whether a type is a name without a definition, by Rust's convention a constant.
    fn is_unknown(&self, ty: &Type) -> bool {
        ty.ident().is_some_and(|name| {
            let text = name.to_string();
            self.bindings.get(&text).is_none()
                && self.definitions.named(&text).is_none()
                && !text.contains(char::is_lowercase)
        })
    }

    /// Returns the size that a type stands for: a name, `Size<784>`, `Dynamic`, or arithmetic on these; `None` if it is
    /// another type.
    pub(crate) fn size_type(&self, ty: &Type) -> Result<Option<Size>> {
        let Some((path, last)) = ty.path().and_then(|path| Some((path, path.last()?))) else {
            return Ok(None);
        };
        let arguments = path.generics().map_or(&[][..], |of| &of.args);
        let word = last.ident.to_string();
        let names = size::names(|path| self.size(path));
        if is_size(&word) {
            let mut number = 0usize;
            // `SizeK<784, 512>` is 784512: each argument is a group of three digits.
            for argument in arguments {
                let ArgKind::Const(group) = &argument.kind else {
                    return Ok(None);
                };
                let Some(group) = size::size(group, &names)?.known() else {
                    return Ok(None);
                };
                number = number.saturating_mul(1000).saturating_add(group);
            }
            return Ok(Some(Size::from(number)));
        }
        // Rust writes arithmetic on sizes as types of two arguments.
        if let (Some(operator), [a, b]) = (operator(&word), arguments)
            && let (Some(a), Some(b)) = (a.ty(), b.ty())
        {
            let (Some(a), Some(b)) = (self.size_type(a)?, self.size_type(b)?) else {
                return Ok(None);
            };
            let (a, b) = (Int::Size(a), Int::Size(b));
            return match size::combine(&a, operator, &b, ty)? {
                Int::Size(size) => Ok(Some(size)),
                Int::Negative(_) => Ok(None),
            };
        }
        if word == "Dynamic" && arguments.is_empty() {
            Ok(Some(Size::open()))
        } else {
            match self.size(path)? {
                Int::Size(size) => Ok(Some(size)),
                Int::Negative(_) => Ok(None),
            }
        }
    }
}

/// Returns the message about too few or too many arguments of a struct.
fn miscounted(path: &Path, generic: &StructTemplate, arguments: &[GenericArg]) -> Error {
    let params = &generic.generics().all;
    let needed = params
        .iter()
        .filter_items(|param| param.default.is_none())
        .count();
    let expected = match params.len() {
        all if needed == all => format!("the {all} parameters"),
        all if arguments.len() > all => format!("at most {all} parameters"),
        _ if needed == 1 => "at least the first parameter".to_string(),
        _ => format!("at least the first {needed} parameters"),
    };
    // The arguments that are written, then examples of those that have no defaults.
    let kinds = params.iter().map(|param| param.kind);
    let written = kinds.zip(arguments).map(|(kind, argument)| {
        let text = text_of(argument);
        // A number of values is one in a signature and outside.
        let number = text
            .strip_prefix("Size<")
            .and_then(|text| text.strip_suffix('>'));
        number
            .filter(|_| kind == Kind::Count)
            .map_or(text.clone(), str::to_string)
    });
    let examples = params.iter().take(needed).skip(arguments.len());
    let examples = examples.map(|param| match param.kind {
        Kind::Size => "Size<64>".to_string(),
        Kind::Element(_) => "f32".to_string(),
        Kind::Type => param.name.to_string(),
        Kind::Count => "3".to_string(),
    });
    let all = written.chain_items(examples).take(params.len());
    let what = format!(
        "expected {expected} of `{}`, found {}\n  help: write `{}<{}>`",
        generic.name(),
        arguments.len(),
        generic.ident,
        all.collect_vec().join(", ")
    );
    Error::new_spanned(path, what)
}

/// Returns an argument as it is usually written.
fn text_of(argument: &GenericArg) -> String {
    let text = source(argument).replace(" < ", "<").replace(" >", ">");
    // A number of a signature is a type, whose path the user has not written.
    let written = match argument.ty().and_then(Type::path).and_then(Path::last) {
        Some(last) if is_size(&last.ident.to_string()) => text.find(&last.ident.to_string()),
        _ => None,
    };
    match written {
        Some(at) => text[at..].to_string(),
        None => text,
    }
}

/// Returns the constant of `Size<FIRST>`, which is a size itself.
fn constant(ty: &Type) -> Option<&Ident> {
    let last = ty.path()?.last()?;
    match last.generics.as_ref()?.args.as_slice() {
        [argument] if is_size(&last.ident.to_string()) => argument.ty()?.ident(),
        _ => None,
    }
}

/// Whether a type is an element type by its name.
fn is_element(ty: &Type) -> bool {
    let name = ty.ident().map(ToString::to_string);
    name.is_some_and(|name| ElementType::from_name(&name).is_some())
}

/// Returns the bound that the type of an arithmetic result needs.
pub(super) fn bound(root: &TokenStream, path: &Path) -> Option<TokenStream> {
    let op = match path.last()?.ident.to_string().as_str() {
        "SizeSum" => quote!(DimAdd),
        "SizeDiff" => quote!(DimSub),
        "SizeProduct" => quote!(DimMul),
        "SizeQuotient" => quote!(DimDiv),
        _ => return None,
    };
    match &path.generics()?.args[..] {
        [a, b] => Some(quote!(#a: #root::size::#op<#b>)),
        _ => None,
    }
}

/// Whether this is the name of the type of a number.
pub(super) fn is_size(word: &str) -> bool {
    let names = ["Size", "SizeK", "SizeM", "SizeG", "SizeT", "SizeP"];
    names.contains(&word)
}

/// Returns the operator of the type of an arithmetic result.
pub(super) fn operator(word: &str) -> Option<BinOp> {
    Some(match word {
        "SizeSum" => BinOp::Add,
        "SizeDiff" => BinOp::Sub,
        "SizeProduct" => BinOp::Mul,
        "SizeQuotient" => BinOp::Div,
        _ => return None,
    })
}
