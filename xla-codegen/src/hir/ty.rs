//! Types, which the signature's scope resolves: the elaboration only passes them on.

use std::ops::Deref;
use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::GenericArgument;

use super::path::{GenericArg, Path};

/// A type as it is written.
#[derive(Clone)]
pub(crate) struct Type(Rc<syn::Type>);

impl From<&syn::Type> for Type {
    fn from(ty: &syn::Type) -> Type {
        Type(Rc::new(ty.clone()))
    }
}

impl Deref for Type {
    type Target = syn::Type;

    fn deref(&self) -> &syn::Type {
        &self.0
    }
}

impl ToTokens for Type {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.0.to_tokens(tokens);
    }
}

/// The form of a type.
pub(crate) enum TypeForm {
    Tuple(Vec<Type>),
    /// An array of values of one type.
    List(Type),
    Path(Path),
    /// A macro, such as `f32![2]`.
    Macro,
    Other,
}

impl Type {
    /// Returns `bool`.
    pub(super) fn bool() -> Type {
        Type(Rc::new(syn::parse_quote!(bool)))
    }

    /// Returns the type without references and parentheses around it.
    pub(crate) fn inner(&self) -> &syn::Type {
        let mut ty = &*self.0;
        loop {
            ty = match ty {
                syn::Type::Reference(inner) => &inner.elem,
                syn::Type::Paren(inner) => &inner.elem,
                syn::Type::Group(inner) => &inner.elem,
                _ => return ty,
            }
        }
    }

    /// Returns the form of the type, without references and parentheses around it.
    pub(crate) fn form(&self) -> TypeForm {
        match self.inner() {
            syn::Type::Tuple(tuple) => {
                TypeForm::Tuple(tuple.elems.iter().map(Type::from).collect())
            }
            syn::Type::Array(list) => TypeForm::List(Type::from(&*list.elem)),
            syn::Type::Path(path) => TypeForm::Path(Path::from(&path.path)),
            syn::Type::Macro(_) => TypeForm::Macro,
            _ => TypeForm::Other,
        }
    }

    /// Returns the name that the type is.
    pub(crate) fn ident(&self) -> Option<&Ident> {
        match &*self.0 {
            syn::Type::Path(path) => path.path.get_ident(),
            _ => None,
        }
    }

    /// Returns the last name of the path that the type is.
    pub(crate) fn last(&self) -> Option<&Ident> {
        match &*self.0 {
            syn::Type::Path(path) => path.path.segments.last().map(|last| &last.ident),
            _ => None,
        }
    }

    /// Returns the type behind a reference, or the type.
    pub(crate) fn referred(&self) -> Type {
        match &*self.0 {
            syn::Type::Reference(reference) => Type::from(&*reference.elem),
            _ => self.clone(),
        }
    }

    /// Returns the type behind `&'lifetime mut`.
    pub(crate) fn behind_state(&self, lifetime: &str) -> Option<Type> {
        match &*self.0 {
            syn::Type::Reference(reference) => {
                let own = reference.lifetime.as_ref();
                let is_it = own.is_some_and(|own| own.ident == lifetime);
                is_it.then(|| Type::from(&*reference.elem))
            }
            _ => None,
        }
    }
}

impl GenericArg {
    /// Returns the type that it is.
    pub(crate) fn ty(&self) -> Option<Type> {
        match &**self {
            GenericArgument::Type(ty) => Some(Type::from(ty)),
            _ => None,
        }
    }
}
