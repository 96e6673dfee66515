//! Types, which the signature's scope resolves, with the paths and generic arguments in them.

use std::cell::Cell;
use std::ops::Deref;
use std::rc::Rc;

use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;
use syn::parse::{Parse, ParseStream};
use syn::{AngleBracketedGenericArguments, GenericArgument};

use super::{Expr, VarId};

/// A type as it is written. Clones share its parts.
#[derive(Clone)]
pub(crate) struct Type(Rc<Node>);

/// The form of a type, and its syntax, which only prints it.
pub(crate) struct Node {
    pub(crate) kind: TypeKind,
    written: syn::Type,
}

/// The kinds of types.
pub(crate) enum TypeKind {
    Tuple(Vec<Type>),
    /// An array of values of one type, and its length.
    List(Type, Expr),
    /// `[T]`.
    Slice(Type),
    Path(Path),
    /// A macro, such as `f32![2]`.
    Macro(TypeMacro),
    Reference(TypeReference),
    /// A type in parentheses, or in a group of a macro.
    Inside(Type),
    /// `fn(..)`, `dyn ..` or `impl ..`.
    Function,
    /// `_`.
    Infer,
    Other,
}

/// A type macro, such as `f32![2]`.
pub(crate) struct TypeMacro(syn::Macro);

/// `&'lifetime mut of`.
pub(crate) struct TypeReference {
    pub(crate) of: Type,
    /// The span of the `&`.
    pub(crate) at: Span,
    /// The span of the `mut`.
    pub(crate) mutable: Option<Span>,
    lifetime: Option<Ident>,
}

/// A path.
#[derive(Clone)]
pub(crate) struct Path {
    pub(super) segments: Vec<Segment>,
    /// The span of the colons before the first part.
    pub(super) leading: Option<Span>,
    /// The text by which its definition is found.
    pub(super) key: String,
    /// The variable that it names, once `resolve` has found it. A cell, as parts of a loop's condition are shared.
    pub(super) id: Cell<Option<VarId>>,
}

/// A part of a path.
#[derive(Clone)]
pub(crate) struct Segment {
    pub(crate) ident: Ident,
    pub(crate) generics: Option<Generics>,
}

/// Generic arguments in angle brackets.
#[derive(Clone)]
pub(crate) struct Generics {
    pub(crate) args: Vec<GenericArg>,
    pub(super) written: Rc<AngleBracketedGenericArguments>,
}

/// A generic argument, and its syntax, which only prints it.
#[derive(Clone)]
pub(crate) struct GenericArg {
    pub(crate) kind: ArgKind,
    pub(super) written: Rc<GenericArgument>,
}

/// The kinds of generic arguments.
#[derive(Clone)]
pub(crate) enum ArgKind {
    Type(Type),
    /// A constant, `784` or `{ 2 * N }`.
    Const(Expr),
    Other,
}

impl From<&syn::Type> for Type {
    fn from(ty: &syn::Type) -> Type {
        let kind = match ty {
            syn::Type::Tuple(tuple) => {
                TypeKind::Tuple(tuple.elems.iter().map(Type::from).collect())
            }
            syn::Type::Array(list) => {
                TypeKind::List(Type::from(&*list.elem), Expr::from(&list.len))
            }
            syn::Type::Slice(of) => TypeKind::Slice(Type::from(&*of.elem)),
            syn::Type::Path(path) if path.qself.is_none() => TypeKind::Path(Path::from(&path.path)),
            syn::Type::Macro(of) => TypeKind::Macro(TypeMacro(of.mac.clone())),
            syn::Type::Reference(of) => TypeKind::Reference(TypeReference {
                of: Type::from(&*of.elem),
                at: of.and_token.span,
                mutable: of.mutability.as_ref().map(|mutable| mutable.span),
                lifetime: of.lifetime.as_ref().map(|lifetime| lifetime.ident.clone()),
            }),
            syn::Type::Paren(of) => TypeKind::Inside(Type::from(&*of.elem)),
            syn::Type::Group(of) => TypeKind::Inside(Type::from(&*of.elem)),
            syn::Type::FnPtr(_) | syn::Type::TraitObject(_) | syn::Type::ImplTrait(_) => {
                TypeKind::Function
            }
            syn::Type::Infer(_) => TypeKind::Infer,
            _ => TypeKind::Other,
        };
        let written = ty.clone();
        Type(Rc::new(Node { kind, written }))
    }
}

impl Parse for Type {
    fn parse(input: ParseStream) -> syn::Result<Type> {
        let ty: syn::Type = input.parse()?;
        Ok(Type::from(&ty))
    }
}

impl Deref for Type {
    type Target = Node;

    fn deref(&self) -> &Node {
        &self.0
    }
}

impl ToTokens for Type {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.written.to_tokens(tokens);
    }
}

impl Type {
    /// Returns `bool`.
    pub(super) fn bool() -> Type {
        Type::from(&syn::parse_quote!(bool))
    }

    /// Returns its syntax, for emission and searches of parsed syntax.
    pub(crate) fn written(&self) -> &syn::Type {
        &self.written
    }

    /// Returns the type without references and parentheses around it.
    pub(crate) fn inner(&self) -> &Type {
        match &self.kind {
            TypeKind::Inside(inner) | TypeKind::Reference(TypeReference { of: inner, .. }) => {
                inner.inner()
            }
            _ => self,
        }
    }

    /// Returns the path that the type is.
    pub(crate) fn path(&self) -> Option<&Path> {
        match &self.kind {
            TypeKind::Path(path) => Some(path),
            _ => None,
        }
    }

    /// Returns the name that the type is.
    pub(crate) fn ident(&self) -> Option<&Ident> {
        self.path()?.ident()
    }

    /// Returns the type behind a reference, or the type.
    pub(crate) fn referred(&self) -> &Type {
        match &self.kind {
            TypeKind::Reference(reference) => &reference.of,
            _ => self,
        }
    }

    /// Returns the type behind `&'lifetime mut`.
    pub(crate) fn behind_state(&self, lifetime: &str) -> Option<&Type> {
        match &self.kind {
            TypeKind::Reference(TypeReference {
                of,
                lifetime: Some(own),
                ..
            }) if own == lifetime => Some(of),
            _ => None,
        }
    }
}

impl TypeMacro {
    /// Returns the last name of the macro's path.
    pub(crate) fn name(&self) -> Option<&Ident> {
        self.0.path.segments.last().map(|last| &last.ident)
    }

    /// Parses the content of the brackets.
    ///
    /// # Errors
    /// The mistake, in the brackets or at their end.
    pub(crate) fn parse<T: Parse>(&self) -> syn::Result<T> {
        self.0.parse_body()
    }
}

impl ToTokens for TypeMacro {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.0.to_tokens(tokens);
    }
}
