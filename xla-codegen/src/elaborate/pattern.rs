//! Patterns: a name, `_`, or a tuple, an array or a struct of patterns, with `..` for parts that are not named. They stand after
//! `let` and in closures; an assignment has expressions of the same form.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use xla_hlo::list::Items;
use xla_hlo::tree::same_struct;

use super::record::is_number;
use super::{Access, Elab, Val, Var};
use crate::definition::Definition;
use crate::hir::{Expr, Kind, Member, Name, Pat, PatKind, Path};
use crate::message::source;
use crate::outside;

impl Elab<'_> {
    /// Binds the names of a pattern to the parts of a value.
    pub(super) fn bind(&mut self, pat: &Pat, val: Val) {
        match &pat.kind {
            PatKind::Ident(ident) if ident.subpat.is_none() && !ident.by_ref => {
                let access = if ident.mutable {
                    Access::Mutable
                } else {
                    Access::Fixed
                };
                self.bind_name(ident, val, access);
            }
            PatKind::Wild => {}
            PatKind::Type(typed) => {
                let (pat, ty) = &**typed;
                self.fault(ty, "the type is written once, after the whole pattern");
                self.bind(pat, val);
            }
            PatKind::Tuple(elems) => {
                for (pat, val) in self.tuple_parts(pat, elems, &Pat::is_rest, val) {
                    self.bind(pat, val);
                }
            }
            PatKind::Struct(record) => {
                let fields = record.fields.iter();
                let fields = fields.map(|field| (&field.member, &field.pat));
                let fields = fields.collect_vec();
                let parts = self.fields(pat, &record.path, &fields, record.open, val);
                for (pat, val) in parts {
                    self.bind(pat, val);
                }
            }
            PatKind::TupleStruct(record) => {
                let parts = self.numbered(pat, &record.path, &record.elems, &Pat::is_rest, val);
                for (pat, val) in parts {
                    self.bind(pat, val);
                }
            }
            PatKind::Slice(elems) => {
                for (pat, val) in self.list_parts(pat, elems, &Pat::is_rest, val) {
                    self.bind(pat, val);
                }
            }
            _ => {
                self.fault(pat, outside::PATTERN);
                // The names are bound to poison, so that their uses report nothing.
                for name in pat.names() {
                    self.bind_name(name, Val::Poison, Access::Mutable);
                }
            }
        }
    }

    /// Binds the variable of a name in a pattern.
    pub(super) fn bind_name(&mut self, name: &Name, val: Val, access: Access) {
        self.vars.bind(Var {
            id: name.id,
            name: name.ident.clone(),
            val,
            access,
            param: false,
            lent: false,
            labelled: false,
            channel: None,
        });
    }

    /// Assigns the parts of a value to the places of a tuple or a struct, `(a, b) = (b, a)`. Returns whether the
    /// expression is one.
    pub(super) fn assign_parts(&mut self, left: &Expr, val: &Val, right: &Expr) -> bool {
        match &left.kind {
            Kind::Tuple(tuple) => {
                let parts = self.tuple_parts(left, &tuple.elems, &is_rest, val.clone());
                // With a tuple on both sides, each part's fault shows its own right side, otherwise the whole.
                let rights: Vec<&Expr> = match &right.kind {
                    Kind::Tuple(right) => right.elems.iter().collect_vec(),
                    _ => Vec::new(),
                };
                let matched = rights.len() == parts.len() && rights.len() == tuple.elems.len();
                for (i, (left, val)) in parts.into_iter().enumerate() {
                    self.assign(left, val, if matched { rights[i] } else { right });
                }
                true
            }
            Kind::Array(list) => {
                let parts = self.list_parts(left, &list.elems, &is_rest, val.clone());
                for (left, val) in parts {
                    self.assign(left, val, right);
                }
                true
            }
            Kind::Call(call)
                if let Some(path) = call.func.path()
                    && self.struct_type(path).is_some() =>
            {
                let val = val.clone();
                for (left, val) in self.numbered(left, path, &call.args, &is_rest, val) {
                    self.assign(left, val, right);
                }
                true
            }
            Kind::Struct(record) => {
                // As in Rust, `..` in an assignment omits fields, and `..rest` has no meaning.
                if let Some(rest) = &record.rest {
                    self.fault(rest, "`..` has no value here: it omits the other fields");
                }
                let fields = record.fields.iter();
                let fields = fields.map(|field| (&field.member, &field.expr));
                let fields = fields.collect_vec();
                let parts = self.fields(left, &record.path, &fields, record.open, val.clone());
                for (left, val) in parts {
                    self.assign(left, val, right);
                }
                true
            }
            _ => false,
        }
    }

    /// Returns each part of a tuple struct's pattern that is not `..`, with its value.
    fn numbered<'p, T: ToTokens>(
        &mut self,
        whole: &dyn ToTokens,
        path: &Path,
        parts: &'p [T],
        is_rest: &dyn Fn(&T) -> bool,
        val: Val,
    ) -> Vec<(&'p T, Val)> {
        let val = match (self.struct_of(path), val) {
            (None, _) | (_, Val::Poison) => Val::Poison,
            (Some((name, fields)), Val::Record(other, vals)) if name == other => {
                let numbered = fields.iter().all(|field| is_number(field));
                let (expected, found) = (parts.len(), vals.len());
                let what = if !numbered {
                    let field = &fields[0];
                    format!(
                        "the fields of `{name}` have names\n  help: write `{name} {{ {field}, .. }}`"
                    )
                } else if expected != found && !parts.iter().any(is_rest) {
                    format!(
                        "expected the {found} fields of `{name}`, found a pattern of {expected}\n  \
                         help: name them all, or end the pattern with `..`"
                    )
                } else {
                    let vals = vals.into_iter().map(|(_, val)| val);
                    return self.tuple_parts(whole, parts, is_rest, Val::Tuple(vals.collect_vec()));
                };
                self.fault(whole.to_token_stream(), what)
            }
            (Some((name, _)), other) => {
                let what = format!("expected `{name}`, found {}", self.type_text(&other));
                self.fault(whole.to_token_stream(), what)
            }
        };
        self.tuple_parts(whole, parts, is_rest, val)
    }

    /// Returns each part of an array's pattern that is not `..`, with its value.
    fn list_parts<'p, T: ToTokens>(
        &mut self,
        whole: &dyn ToTokens,
        parts: &'p [T],
        is_rest: &dyn Fn(&T) -> bool,
        val: Val,
    ) -> Vec<(&'p T, Val)> {
        let val = match val {
            Val::List(items) if items.len() == parts.len() || parts.iter().any(is_rest) => {
                Val::Tuple(items)
            }
            Val::List(items) => {
                let (count, found) = (parts.len(), self.type_text(&Val::List(items)));
                let what = format!(
                    "expected an array of {count} parts, found {found}\n  \
                     help: name them all, or end the pattern with `..`"
                );
                self.fault(whole.to_token_stream(), what)
            }
            Val::Poison => Val::Poison,
            other => {
                let found = self.type_text(&other);
                let help = match other {
                    Val::Array(_) => "\n  help: take elements by their index: `x[0]`",
                    _ => "",
                };
                let what = format!("expected an array of tensors, found {found}{help}");
                self.fault(whole.to_token_stream(), what)
            }
        };
        self.tuple_parts(whole, parts, is_rest, val)
    }

    /// Returns each part of a tuple's pattern that is not `..`, with its value.
    fn tuple_parts<'p, T: ToTokens>(
        &mut self,
        whole: &dyn ToTokens,
        parts: &'p [T],
        is_rest: &dyn Fn(&T) -> bool,
        val: Val,
    ) -> Vec<(&'p T, Val)> {
        let parts: Vec<&T> = parts.iter().collect_vec();
        // With `..`, the parts before it are counted from the first value, those after it from the last.
        let rest = parts.iter().position(|part| is_rest(part));
        let named = parts
            .iter()
            .filter_items(|part| !is_rest(part))
            .collect_vec();
        // After a mistake the names are bound all the same, so that their uses are not reported.
        let poison = || named.iter().map(|part| (**part, Val::Poison)).collect_vec();
        if rest.is_some() && named.len() + 1 < parts.len() {
            self.fault(whole.to_token_stream(), "`..` is listed twice");
            return poison();
        }
        match val {
            Val::Tuple(vals)
                if vals.len() == named.len() || rest.is_some() && vals.len() > named.len() =>
            {
                let omitted = vals.len() - named.len();
                let at = |i: usize| match rest {
                    Some(rest) if i >= rest => i + omitted,
                    _ => i,
                };
                let pairs = named.iter().enumerate();
                pairs
                    .map(|(i, part)| (**part, vals[at(i)].clone()))
                    .collect_vec()
            }
            Val::Poison => poison(),
            other => {
                let (count, found) = (named.len(), self.type_text(&other));
                let least = if rest.is_some() { "at least " } else { "" };
                let what = format!("expected a tuple of {least}{count}, found {found}");
                self.fault(whole.to_token_stream(), what);
                poison()
            }
        }
    }

    /// Returns the parts of a struct's pattern, each with the value of its field.
    fn fields<'p, T>(
        &mut self,
        whole: &dyn ToTokens,
        path: &Path,
        parts: &[(&Member, &'p T)],
        open: bool,
        val: Val,
    ) -> Vec<(&'p T, Val)> {
        let poison = || {
            parts
                .iter()
                .map(|(_, part)| (*part, Val::Poison))
                .collect_vec()
        };
        let Some((name, known)) = self.struct_of(path) else {
            return poison();
        };
        match &val {
            Val::Record(other, _) if same_struct(other, &name) => {}
            Val::Poison => return poison(),
            other => {
                let what = format!("expected `{name}`, found {}", self.type_text(other));
                self.fault(whole.to_token_stream(), what);
                return poison();
            }
        }
        // A field that is listed twice is reported, and bound to poison.
        let mut found: Vec<&Member> = Vec::new();
        let mut all = Vec::new();
        for (member, part) in parts {
            let val = if found.contains(member) {
                self.fault(
                    member,
                    format!("field `{}` is listed twice", source(member)),
                )
            } else {
                self.member(&val, member, None)
            };
            found.push(member);
            all.push((*part, val));
        }
        let missing = known.into_iter().filter_items(|field| {
            !found
                .iter()
                .any(|member| matches!(member, Member::Named(name) if name == field))
        });
        let missing: Vec<String> = missing.map(|field| format!("`{field}`")).collect_vec();
        if !open && !missing.is_empty() {
            let missing = missing.join(", ");
            let what = format!(
                "the pattern of `{name}` omits {missing}\n  help: name them, or end it with `..`"
            );
            self.fault(whole.to_token_stream(), what);
        }
        all
    }

    /// Returns the name and the fields of a struct; `None` after a mistake.
    fn struct_of(&mut self, path: &Path) -> Option<(String, Vec<String>)> {
        if let Some(found) = self.struct_type(path) {
            return Some(found);
        }
        if !matches!(
            self.cx.frame().definitions.of(path),
            Some(Definition::Broken)
        ) {
            let what = format!(
                "`{}` is not a struct with `#[derive(Tensors)]`",
                source(path)
            );
            self.fault(path, what);
        }
        None
    }

    /// Returns the Rust type of a value that a pattern takes apart, with `_` for a struct, which its own pattern names.
    pub(super) fn type_in(&self, pat: &Pat, val: &Val) -> TokenStream {
        match (&pat.kind, val) {
            (PatKind::Struct(_) | PatKind::TupleStruct(_), _) => quote!(_),
            (PatKind::Slice(elems), Val::List(vals)) => {
                let types = elems.iter().map(|pat| match &pat.kind {
                    PatKind::Rest => TokenStream::new(),
                    _ => vals
                        .first()
                        .map_or_else(TokenStream::new, |val| self.type_in(pat, val)),
                });
                let named = types.filter_items(|ty| !ty.is_empty()).collect_vec();
                // A struct's own pattern names its type.
                let open = named.iter().find(|ty| ty.to_string().contains('_'));
                let first = open.or(named.first()).cloned();
                let first = first.unwrap_or_else(|| quote!(()));
                let count = vals.len();
                quote!([#first; #count])
            }
            (PatKind::Tuple(elems), Val::Tuple(vals)) => {
                let rest = elems.iter().position(Pat::is_rest);
                let named = elems.len() - usize::from(rest.is_some());
                let omitted = vals.len().saturating_sub(named);
                let types = vals.iter().enumerate().map(|(i, val)| {
                    let pat = match rest {
                        Some(rest) if (rest..rest + omitted).contains(&i) => None,
                        Some(rest) if i >= rest => elems.get(i + 1 - omitted),
                        _ => elems.get(i),
                    };
                    pat.map_or_else(|| self.rust_type(val), |pat| self.type_in(pat, val))
                });
                quote!((#(#types,)*))
            }
            (_, val) => self.rust_type(val),
        }
    }
}

/// Whether an expression is `..`, which omits parts in an assignment.
fn is_rest(expr: &Expr) -> bool {
    matches!(&expr.kind, Kind::Range(range)
        if range.start.is_none() && range.end.is_none() && !range.closed)
}
