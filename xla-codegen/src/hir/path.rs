//! Paths: names, perhaps with modules before them and generic arguments.

use std::borrow::Cow;
use std::cell::Cell;
use std::rc::Rc;

use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;
use syn::{AngleBracketedGenericArguments, GenericArgument, PathArguments};

use super::VarId;
use super::ty::{ArgKind, GenericArg, Generics, Path, Segment, Type, TypeKind};
use crate::message::source;

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

    /// Returns the type with this path.
    pub(crate) fn as_type(&self) -> super::Type {
        (&syn::Type::Path(syn::parse_quote!(#self))).into()
    }

    /// Returns the span of its first token.
    pub(super) fn span(&self) -> Span {
        let first = || self.segments.first().map(|first| first.ident.span());
        self.leading.or_else(first).unwrap_or_else(Span::call_site)
    }
}

impl Generics {
    pub(super) fn of(arguments: &PathArguments) -> Option<Generics> {
        match arguments {
            PathArguments::AngleBracketed(of) => Some(of.clone().into()),
            _ => None,
        }
    }

    /// Whether no argument is `_`.
    pub(crate) fn are_stated(&self) -> bool {
        !self.args.iter().any(GenericArg::is_inferred)
    }

    /// Returns these arguments, after `::`.
    pub(crate) fn new(args: &[GenericArg]) -> Generics {
        let written: AngleBracketedGenericArguments = syn::parse_quote!(::<#(#args),*>);
        written.into()
    }
}

impl From<AngleBracketedGenericArguments> for Generics {
    fn from(written: AngleBracketedGenericArguments) -> Generics {
        let args = written.args.iter().map(GenericArg::from);
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

impl From<&GenericArgument> for GenericArg {
    fn from(argument: &GenericArgument) -> GenericArg {
        let kind = match (argument, constant(argument)) {
            (GenericArgument::Type(ty), _) => ArgKind::Type(ty.into()),
            (_, Some(expr)) => ArgKind::Const(expr.into()),
            (_, None) => ArgKind::Other,
        };
        let written = Rc::new(argument.clone());
        GenericArg { kind, written }
    }
}

impl ToTokens for GenericArg {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.written.to_tokens(tokens);
    }
}

impl GenericArg {
    /// Returns `_`.
    pub(crate) fn inferred() -> GenericArg {
        GenericArg::from(&syn::parse_quote!(_))
    }

    /// Whether it is `_`.
    pub(crate) fn is_inferred(&self) -> bool {
        self.ty()
            .is_some_and(|ty| matches!(ty.kind, TypeKind::Infer))
    }

    /// Returns the type that it is.
    pub(crate) fn ty(&self) -> Option<&Type> {
        match &self.kind {
            ArgKind::Type(ty) => Some(ty),
            _ => None,
        }
    }
}

/// Returns the arguments of a parsed path's last segment.
pub(crate) fn arguments(path: &syn::Path) -> Vec<&GenericArgument> {
    match path.segments.last().map(|last| &last.arguments) {
        Some(PathArguments::AngleBracketed(arguments)) => arguments.args.iter().collect(),
        _ => Vec::new(),
    }
}

/// Returns the expression of a constant argument, `784` or `{ 2 * N }`.
pub(crate) fn constant(argument: &GenericArgument) -> Option<&syn::Expr> {
    match argument {
        GenericArgument::Const(syn::Expr::Block(block)) => match &block.block.stmts[..] {
            [syn::Stmt::Expr(expr, None)] => Some(expr),
            _ => None,
        },
        GenericArgument::Const(expr) => Some(expr),
        _ => None,
    }
}
