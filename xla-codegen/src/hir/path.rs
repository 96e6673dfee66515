//! Paths: names, perhaps with modules before them and generic arguments.

use std::borrow::Cow;
use std::cell::Cell;
use std::ops::Deref;
use std::rc::Rc;

use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;
use syn::{AngleBracketedGenericArguments, GenericArgument, PathArguments};

use super::VarId;
use crate::message::source;

/// A path.
#[derive(Clone)]
pub(crate) struct Path {
    pub(super) segments: Vec<Segment>,
    /// The span of the colons before the first part.
    pub(super) leading: Option<Span>,
    /// The text by which its definition is found.
    key: String,
    /// The variable that it names, once `resolve` has found it. A cell, as parts of a loop's condition are shared.
    id: Cell<Option<VarId>>,
}

/// A part of a path.
#[derive(Clone)]
pub(crate) struct Segment {
    pub(crate) ident: Ident,
    pub(crate) generics: Option<Generics>,
}

impl From<Ident> for Path {
    fn from(ident: Ident) -> Path {
        let key = ident.to_string();
        let generics = None;
        Path {
            segments: vec![Segment { ident, generics }],
            leading: None,
            key,
            id: Cell::default(),
        }
    }
}

impl From<&syn::Path> for Path {
    fn from(path: &syn::Path) -> Path {
        let segments = path.segments.iter().map(|part| Segment {
            ident: part.ident.clone(),
            generics: Generics::of(&part.arguments),
        });
        let leading = path.leading_colon.map(|colons| colons.spans[0]);
        Path::new(segments.collect(), leading)
    }
}

impl Path {
    fn new(segments: Vec<Segment>, leading: Option<Span>) -> Path {
        let mut path = Path {
            segments,
            leading,
            key: String::new(),
            id: Cell::default(),
        };
        path.key = path.text();
        path
    }

    /// Returns the text by which its definition is found.
    fn text(&self) -> String {
        let plain = |part: &Segment| part.generics.is_none();
        if self.leading.is_some() || !self.segments.iter().all(plain) {
            return source(self);
        }
        let names = self.segments.iter().map(|part| part.ident.to_string());
        names.collect::<Vec<_>>().join("::")
    }

    /// Returns the text by which its definition is found.
    pub(crate) fn key(&self) -> &str {
        &self.key
    }

    /// Returns the variable that it names, if it names one.
    pub(crate) fn id(&self) -> Option<VarId> {
        self.id.get()
    }

    /// Makes it the name of a variable.
    pub(super) fn refer_to(&self, id: Option<VarId>) {
        self.id.set(id);
    }

    /// Returns the first name, the only one of a variable.
    pub(crate) fn name(&self) -> &Ident {
        &self.segments[0].ident
    }

    /// Returns the name, if it is one.
    pub(crate) fn ident(&self) -> Option<&Ident> {
        match &self.segments[..] {
            [only] if self.leading.is_none() && only.generics.is_none() => Some(&only.ident),
            _ => None,
        }
    }

    /// Whether it is this name.
    pub(crate) fn is_ident(&self, name: &str) -> bool {
        self.ident().is_some_and(|ident| ident == name)
    }

    /// Returns the last part.
    pub(crate) fn last(&self) -> Option<&Segment> {
        self.segments.last()
    }

    /// Returns the generic arguments of the last part.
    pub(crate) fn generics(&self) -> Option<&Generics> {
        self.last()?.generics.as_ref()
    }

    /// Returns the path without the generic arguments of its last part.
    pub(crate) fn plain(&self) -> Cow<'_, Path> {
        if self.generics().is_none() {
            return Cow::Borrowed(self);
        }
        let mut segments = self.segments.clone();
        if let Some(last) = segments.last_mut() {
            last.generics = None;
        }
        Cow::Owned(Path::new(segments, self.leading))
    }

    /// Returns the path without its last part, unless it has no other.
    pub(crate) fn owner(&self) -> Option<Path> {
        let (_, owner) = self.segments.split_last()?;
        (!owner.is_empty()).then(|| Path::new(owner.to_vec(), self.leading))
    }

    /// Returns the path as it is parsed.
    pub(crate) fn parsed(&self) -> syn::Path {
        syn::parse_quote!(#self)
    }

    /// Returns the span of its first token.
    pub(super) fn span(&self) -> Span {
        let first = || self.segments.first().map(|first| first.ident.span());
        self.leading.or_else(first).unwrap_or_else(Span::call_site)
    }
}

/// Generic arguments in angle brackets.
#[derive(Clone)]
pub(crate) struct Generics {
    pub(crate) args: Vec<GenericArg>,
    written: Rc<AngleBracketedGenericArguments>,
}

impl Generics {
    pub(super) fn of(arguments: &PathArguments) -> Option<Generics> {
        match arguments {
            PathArguments::AngleBracketed(of) => Some(of.clone().into()),
            _ => None,
        }
    }

    /// Returns these arguments, after `::`.
    pub(crate) fn new(args: &[GenericArg]) -> Generics {
        let written: AngleBracketedGenericArguments = syn::parse_quote!(::<#(#args),*>);
        written.into()
    }
}

impl From<AngleBracketedGenericArguments> for Generics {
    fn from(written: AngleBracketedGenericArguments) -> Generics {
        let args = written.args.iter();
        let args = args.map(|of| GenericArg(Rc::new(of.clone())));
        Generics {
            args: args.collect(),
            written: Rc::new(written),
        }
    }
}

impl ToTokens for Generics {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.written.to_tokens(tokens);
    }
}

/// A generic argument.
#[derive(Clone)]
pub(crate) struct GenericArg(Rc<GenericArgument>);

impl Deref for GenericArg {
    type Target = GenericArgument;

    fn deref(&self) -> &GenericArgument {
        &self.0
    }
}

impl ToTokens for GenericArg {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.0.to_tokens(tokens);
    }
}

impl GenericArg {
    /// Returns `_`.
    pub(crate) fn inferred() -> GenericArg {
        GenericArg(Rc::new(syn::parse_quote!(_)))
    }

    /// Whether it is `_`.
    pub(crate) fn is_inferred(&self) -> bool {
        matches!(&*self.0, GenericArgument::Type(syn::Type::Infer(_)))
    }
}
