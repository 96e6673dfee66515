//! Literals of structs: `Params { w, b }`, `Params { b, ..p }`, `Pair(a, b)`.

use quote::ToTokens;
use syn::{Expr, ExprStruct, Path};
use xla_hlo::Tree;
use xla_hlo::list::Items;

use super::{Elab, Val};
use crate::definition::{Definition, Types, plain_type};
use crate::message::source;

/// The fields of a struct, with their types.
type Fields = Vec<(String, Types)>;

/// A field of a literal: its name, its value, and its syntax.
type Supplied<'e> = Vec<(String, Val, &'e Expr)>;

impl Elab<'_> {
    /// Elaborates `Params { w, b }`, perhaps with `..rest`.
    pub(super) fn record(&mut self, literal: &ExprStruct) -> Val {
        let frame = self.cx.frame();
        if let Some(Definition::Broken) = frame.definitions.get(&literal.path) {
            return Val::Poison;
        }
        let Some((name, types)) = self.struct_type(&literal.path) else {
            let what = format!(
                "`{}` is not a `#[derive(Tensors)]` struct",
                source(&literal.path)
            );
            return self.fault(&literal.path, what);
        };
        let rest = literal.rest.as_ref().map(|rest| (&**rest, self.expr(rest)));
        let mut supplied: Supplied = Vec::new();
        for field in &literal.fields {
            let member = source(&field.member);
            let val = self.under(&field.attrs, |elab| {
                elab.field(&types, &member, &field.expr)
            });
            if supplied.iter().any_item(|(other, ..)| member == *other) {
                self.fault(&field.member, format!("field `{member}` is listed twice"));
                continue;
            }
            if types.iter().all_items(|(known, _)| member != *known) {
                let known = types.iter().map(|(field, _)| format!("`{field}`"));
                let known: Vec<String> = known.collect_vec();
                let what = format!(
                    "no field `{member}` on `{name}`: available fields are {}",
                    known.join(", ")
                );
                self.fault(&field.member, what);
            }
            supplied.push((member, val, &field.expr));
        }
        self.assembled(literal, &name, &types, &supplied, rest)
    }

    /// Elaborates `Pair(a, b)`; `None` if the path is not a tuple struct.
    pub(super) fn constructed(
        &mut self,
        whole: &Expr,
        path: &Path,
        arguments: &[&Expr],
    ) -> Option<Val> {
        let (name, types) = self.struct_type(path)?;
        if types.iter().any_item(|(field, _)| !is_number(field)) {
            return None;
        }
        let fields = arguments.iter().enumerate();
        let fields = fields.map(|(i, expr)| {
            let field = i.to_string();
            let val = self.field(&types, &field, expr);
            (field, val, *expr)
        });
        let fields: Supplied = fields.collect_vec();
        if fields.len() != types.len() {
            let (expected, found) = (types.len(), fields.len());
            let what = format!("expected the {expected} fields of `{name}`, found {found}");
            return Some(self.fault(whole, what));
        }
        Some(self.assembled(whole, &name, &types, &fields, None))
    }

    /// Returns the name and the fields of a struct.
    pub(super) fn struct_type(&self, path: &Path) -> Option<(String, Fields)> {
        match self.cx.frame().definitions.get(path) {
            Some(Definition::Type(Tree::Record(name, types))) => {
                Some((name.clone(), types.clone()))
            }
            _ => None,
        }
    }

    /// Elaborates the value of a field.
    fn field(&mut self, types: &Fields, field: &str, expr: &Expr) -> Val {
        let types = types.iter().find_item(|(known, _)| known == field);
        match types.map(|(_, types)| plain_type(types)) {
            Some(want) if want.leaf().is_none() => self.expr_for(expr, Some(&want)),
            _ => self.expr(expr),
        }
    }

    /// Returns a struct of the supplied fields, which have been checked to exist.
    fn assembled(
        &mut self,
        literal: &dyn ToTokens,
        name: &str,
        types: &Fields,
        supplied: &Supplied,
        rest: Option<(&Expr, Val)>,
    ) -> Val {
        let mut fields = Vec::new();
        let mut missing = Vec::new();
        for (field, ty) in types {
            let want = plain_type(ty);
            let what = format!("field `{field}` is");
            let found = supplied.iter().find_item(|(other, ..)| other == field);
            let val = match (found, &rest) {
                (Some((_, val, at)), _) => self.expect(&val.clone(), &want, *at, &what),
                (None, Some((at, Val::Record(other, vals)))) if *other == name => {
                    let val = vals.iter().find_item(|(other, _)| other == field);
                    let val = val.map_or(Val::Poison, |(_, val)| val.clone());
                    self.expect(&val, &want, at, &what)
                }
                (None, Some((_, Val::Poison))) => Val::Poison,
                (None, Some((at, other))) => {
                    let found = self.type_text(other);
                    let what =
                        format!("expected a `{name}` as the rest of a `{name}`, found {found}");
                    self.fault(at, what)
                }
                (None, None) => {
                    missing.push(format!("`{field}`"));
                    Val::Poison
                }
            };
            fields.push((field.clone(), val));
        }
        if !missing.is_empty() {
            let what = format!("missing fields of `{name}`: {}", missing.join(", "));
            self.fault(literal.to_token_stream(), what);
        }
        Val::Record(name.to_string(), fields)
    }
}

/// Whether this is the name of a field of a tuple struct.
pub(super) fn is_number(field: &str) -> bool {
    field.starts_with(|c: char| c.is_ascii_digit())
}
