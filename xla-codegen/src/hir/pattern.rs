//! Patterns.

use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;
use xla_hlo::list::Items;

use super::attribute::attributes;
use super::{Attribute, Expr, Kind, Lit, Member, Path, Range, Type, VarId};
use crate::message::Spanned;
use crate::tokens::names;

/// A pattern.
#[derive(Clone)]
pub(crate) struct Pat {
    pub(crate) kind: PatKind,
    pub(super) attrs: Vec<Attribute>,
    /// The parentheses around it, the innermost first.
    pub(super) parens: Vec<Span>,
    /// The span of its first token, or of its brackets.
    pub(super) span: Span,
}

/// The kinds of patterns.
#[derive(Clone)]
pub(crate) enum PatKind {
    Ident(Box<Name>),
    Or(Vec<Pat>),
    Range(std::rc::Rc<Range>),
    /// `..`.
    Rest,
    Slice(Vec<Pat>),
    Struct(StructPat),
    Tuple(Vec<Pat>),
    TupleStruct(TupleStructPat),
    Type(Box<(Pat, Type)>),
    /// A literal, or the path of a constant.
    Value(Expr),
    Wild,
    /// A pattern that is not supported, and the names in it.
    Other(TokenStream, Vec<Name>),
}

/// A name in a pattern.
#[derive(Clone)]
pub(crate) struct Name {
    pub(crate) by_ref: bool,
    pub(crate) mutable: bool,
    pub(crate) ident: Ident,
    /// The variable that it declares.
    pub(crate) id: VarId,
    pub(crate) subpat: Option<Pat>,
}

/// `path { fields, .. }`.
#[derive(Clone)]
pub(crate) struct StructPat {
    pub(crate) path: Path,
    pub(crate) fields: Vec<FieldPat>,
    /// Whether it ends with `..`.
    pub(crate) open: bool,
    /// The span of the braces.
    pub(super) end: Span,
}

/// `member: pat`.
#[derive(Clone)]
pub(crate) struct FieldPat {
    pub(crate) member: Member,
    pub(crate) pat: Pat,
    /// Whether the name of the field is the pattern too.
    pub(super) short: bool,
}

/// `path(elems)`.
#[derive(Clone)]
pub(crate) struct TupleStructPat {
    pub(crate) path: Path,
    pub(crate) elems: Vec<Pat>,
    /// The variable that it declares, if it is an array with labels.
    pub(crate) id: VarId,
    /// The span of the parentheses.
    pub(super) end: Span,
}

impl From<&syn::Pat> for Pat {
    fn from(pat: &syn::Pat) -> Pat {
        let pats = |all: &mut dyn Iterator<Item = &syn::Pat>| all.map(Pat::from).collect_vec();
        let (kind, attrs, span) = match pat {
            syn::Pat::Paren(of) => {
                let mut pat = Pat::from(&*of.pat);
                pat.attrs.splice(0..0, attributes(&of.attrs));
                pat.parens.push(of.paren_token.span.join());
                return pat;
            }
            syn::Pat::Ident(of) => {
                let name = Name {
                    by_ref: of.by_ref.is_some(),
                    mutable: of.mutability.is_some(),
                    ident: of.ident.clone(),
                    id: VarId::fresh(),
                    subpat: of.subpat.as_ref().map(|(_, pat)| Pat::from(&**pat)),
                };
                let span = match (of.by_ref, of.mutability) {
                    (Some(by_ref), _) => by_ref.span,
                    (None, Some(mutable)) => mutable.span,
                    (None, None) => of.ident.span(),
                };
                (PatKind::Ident(Box::new(name)), &of.attrs, span)
            }
            syn::Pat::Wild(of) => (PatKind::Wild, &of.attrs, of.underscore_token.span),
            syn::Pat::Rest(of) => (PatKind::Rest, &of.attrs, of.dot2_token.spans[0]),
            syn::Pat::Type(of) => {
                let typed = Box::new((Pat::from(&*of.pat), Type::from(&*of.ty)));
                let span = typed.0.span;
                (PatKind::Type(typed), &of.attrs, span)
            }
            syn::Pat::Tuple(of) => {
                let elems = pats(&mut of.elems.iter());
                let span = of.paren_token.span.join();
                (PatKind::Tuple(elems), &of.attrs, span)
            }
            syn::Pat::Slice(of) => {
                let elems = pats(&mut of.elems.iter());
                let span = of.bracket_token.span.join();
                (PatKind::Slice(elems), &of.attrs, span)
            }
            syn::Pat::Or(of) => {
                let cases = pats(&mut of.cases.iter());
                (PatKind::Or(cases), &of.attrs, pat.span())
            }
            syn::Pat::Struct(of) => {
                let fields = of.fields.iter().map(|field| FieldPat {
                    member: Member::from(&field.member),
                    pat: Pat::from(&*field.pat),
                    short: field.colon_token.is_none(),
                });
                let record = StructPat {
                    path: Path::from(&of.path),
                    fields: fields.collect_vec(),
                    open: of.rest.is_some(),
                    end: of.brace_token.span.join(),
                };
                let span = record.path.span();
                (PatKind::Struct(record), &of.attrs, span)
            }
            syn::Pat::TupleStruct(of) if of.qself.is_none() => {
                let record = TupleStructPat {
                    path: Path::from(&of.path),
                    elems: pats(&mut of.elems.iter()),
                    id: VarId::fresh(),
                    end: of.paren_token.span.join(),
                };
                let span = record.path.span();
                (PatKind::TupleStruct(record), &of.attrs, span)
            }
            syn::Pat::Lit(of) => {
                let lit = Lit::of(&of.lit);
                let span = lit.span();
                let value = Expr::new(Kind::Lit(lit), span);
                (PatKind::Value(value), &of.attrs, span)
            }
            syn::Pat::Path(of) if of.qself.is_none() => {
                let path = Path::from(&of.path);
                let span = path.span();
                let value = Expr::new(Kind::Path(path), span);
                (PatKind::Value(value), &of.attrs, span)
            }
            syn::Pat::Range(of) => {
                let range = Range::from(of);
                (PatKind::Range(range.into()), &of.attrs, pat.span())
            }
            other => {
                let tokens = other.to_token_stream();
                let span = tokens.span();
                // The names are variables with a mistake, so that their uses report nothing.
                let names = names(tokens.clone()).into_iter().map(Name::from);
                let names = names.collect_vec();
                return Pat::of(PatKind::Other(tokens, names), span);
            }
        };
        let mut pat = Pat::of(kind, span);
        pat.attrs = attributes(attrs);
        pat
    }
}

impl From<Ident> for Name {
    fn from(ident: Ident) -> Name {
        Name {
            by_ref: false,
            mutable: false,
            ident,
            id: VarId::fresh(),
            subpat: None,
        }
    }
}

impl Name {
    /// Returns an expression that reads the variable.
    pub(crate) fn read(&self) -> Expr {
        let path = Path::from(self.ident.clone());
        path.refer_to(Some(self.id));
        Expr::new(Kind::Path(path), self.ident.span())
    }
}

impl Pat {
    fn of(kind: PatKind, span: Span) -> Pat {
        Pat {
            kind,
            attrs: Vec::new(),
            parens: Vec::new(),
            span,
        }
    }

    /// Returns `_`.
    pub(super) fn wild(span: Span) -> Pat {
        Pat::of(PatKind::Wild, span)
    }

    /// Returns a name, perhaps after `mut`.
    pub(super) fn name(ident: Ident, mutable: bool) -> Pat {
        let span = ident.span();
        let name = Name {
            mutable,
            ..Name::from(ident)
        };
        Pat::of(PatKind::Ident(Box::new(name)), span)
    }

    /// Whether it is `..`.
    pub(crate) fn is_rest(&self) -> bool {
        matches!(self.kind, PatKind::Rest)
    }

    /// Returns the names that it binds.
    pub(crate) fn names(&self) -> Vec<&Name> {
        let mut names = Vec::new();
        self.visit(&mut |pat| match &pat.kind {
            PatKind::Ident(name) => names.push(&**name),
            PatKind::Other(_, other) => names.extend(other),
            _ => {}
        });
        names
    }

    /// Returns the paths of the structs in it.
    pub(crate) fn structs(&self) -> Vec<&Path> {
        let mut structs = Vec::new();
        self.visit(&mut |pat| match &pat.kind {
            PatKind::Struct(record) => structs.push(&record.path),
            PatKind::TupleStruct(record) => structs.push(&record.path),
            _ => {}
        });
        structs
    }

    /// Calls a function with the pattern and all its parts.
    pub(super) fn visit<'p>(&'p self, f: &mut dyn FnMut(&'p Pat)) {
        f(self);
        match &self.kind {
            PatKind::Ident(name) => name.subpat.iter().for_each(|pat| pat.visit(f)),
            PatKind::Or(all) | PatKind::Slice(all) | PatKind::Tuple(all) => {
                for pat in all {
                    pat.visit(f);
                }
            }
            PatKind::Struct(record) => record.fields.iter().for_each(|field| field.pat.visit(f)),
            PatKind::TupleStruct(record) => record.elems.iter().for_each(|pat| pat.visit(f)),
            PatKind::Type(typed) => typed.0.visit(f),
            PatKind::Range(_)
            | PatKind::Rest
            | PatKind::Value(_)
            | PatKind::Wild
            | PatKind::Other(..) => {}
        }
    }

    /// Returns the name and the labels of a pattern `c("i,k")`; several texts are a mistake.
    pub(crate) fn labels(&self) -> Option<(Name, Vec<&super::Lit>)> {
        let PatKind::TupleStruct(record) = &self.kind else {
            return None;
        };
        let values = record.elems.iter().map(|elem| match &elem.kind {
            PatKind::Value(value) => Some(value),
            _ => None,
        });
        let values: Option<Vec<&Expr>> = values.collect();
        let name = Name {
            id: record.id,
            ..Name::from(record.path.ident()?.clone())
        };
        Some((name, super::texts(values?)?))
    }
}
