//! Literals of structs: `Params { w, b }`, `Params { b, ..p }`, `Pair(a, b)`, `NoState`.

use std::rc::Rc;

use quote::ToTokens;
use xla_hlo::list::Items;
use xla_hlo::tree::same_struct;
use xla_hlo::{Tree, Type, spelling};

use super::default::default_path;
use super::{Elab, Val};
use crate::bindings::Bindings;
use crate::definition::{Definition, StructTemplate, Types, plain_type};
use crate::hir::{Expr, FieldValue, Generics, Kind, Path, Struct as Literal};
use crate::message::source;

/// The fields of a struct, with their types.
type Fields = Vec<(String, Types)>;

/// The struct that a path names.
enum Struct {
    Plain(String, Fields),
    Generic(Rc<StructTemplate>),
}

/// A field of a literal: its name, its value, and its syntax.
type Supplied<'e> = Vec<(String, Val, &'e Expr)>;

/// Returns the message for a field that a struct does not have.
pub(super) fn no_field<'a>(
    field: &str,
    of: &str,
    known: impl Iterator<Item = &'a String>,
) -> String {
    let names = known.map(String::as_str).collect_vec();
    let known = names.iter().map(|field| format!("`{field}`")).collect_vec();
    if known.is_empty() {
        format!("no field `{field}` on `{of}`: it has no fields")
    } else {
        let near = spelling::argument(field, &names);
        let help = near.map_or_else(String::new, |near| {
            format!("\n  help: did you mean `{near}`?")
        });
        format!(
            "no field `{field}` on `{of}`: available fields are {}{help}",
            known.join(", ")
        )
    }
}

impl Elab<'_> {
    /// Elaborates `Params { w, b }`, perhaps with `..rest`. `want` is the expected type, if it is known.
    pub(super) fn record(&mut self, whole: &Expr, literal: &Literal, want: Option<&Type>) -> Val {
        let frame = self.cx.frame();
        if let Some(Definition::Broken) = frame.definitions.of(&literal.path) {
            return Val::Poison;
        }
        let Some(of) = self.struct_at(&literal.path) else {
            let what = format!(
                "`{}` is not a `#[derive(Tensors)]` struct",
                source(&literal.path)
            );
            return self.fault(&literal.path, what);
        };
        let (name, known) = of.fields();
        // The type of a default follows from the other fields.
        let default = literal.rest.as_ref().and_then(|rest| {
            let path = default_path(rest)?;
            path.owner()?.generics().is_none().then_some((rest, path))
        });
        let mut rest = match (&literal.rest, default) {
            (Some(rest), None) => Some((rest, self.expr(rest))),
            _ => None,
        };
        let mut supplied: Supplied = Vec::new();
        let want =
            want.filter(|want| matches!(want, Tree::Record(of, _) if same_struct(of, &name)));
        // The types of defaults in a generic struct follow from the other fields too.
        let is_open = matches!(of, Struct::Generic(_));
        let is_late = |field: &&FieldValue| is_open && has_default(&field.expr);
        let early = literal.fields.iter().filter_items(|field| !is_late(field));
        let early = early.collect_vec();
        let late = literal.fields.iter().filter_items(is_late);
        let (count, mut exact) = (early.len(), None);
        for (i, field) in early.into_iter().chain_items(late).enumerate() {
            if i == count {
                exact = self.type_by_fields(&of, &supplied, want);
            }
            let member = source(&field.member);
            let val = self.under(&field.attrs, |elab| {
                match exact.as_ref().and_then(|ty| field_of(ty, &member)) {
                    Some(ty) => elab.expr_for(&field.expr, Some(ty)),
                    None => elab.field(&of, &member, &field.expr),
                }
            });
            if supplied.iter().any(|(other, ..)| member == *other) {
                self.fault(&field.member, format!("field `{member}` is listed twice"));
                continue;
            }
            if known.iter().all(|known| member != *known) {
                let what = no_field(&member, &name, known.iter());
                self.fault(&field.member, what);
            }
            supplied.push((member, val, &field.expr));
        }
        if let Some((expr, path)) = default {
            let exact = self.type_by_fields(&of, &supplied, want);
            let val = self.default_of_path(expr, path, exact.as_ref());
            rest = Some((expr, val.unwrap_or_else(|| self.expr(expr))));
        }
        let rest_val = rest.as_ref().map(|(_, val)| val);
        match self.types_for(whole, &of, &supplied, rest_val, want) {
            Some(types) => self.assembled(whole, &name, &types, &supplied, rest),
            None => Val::Poison,
        }
    }

    /// Elaborates `Pair(a, b)`; `None` if the path is not a tuple struct.
    pub(super) fn constructed(
        &mut self,
        whole: &Expr,
        path: &Path,
        arguments: &[&Expr],
    ) -> Option<Val> {
        let of = self.struct_at(path)?;
        let (name, known) = of.fields();
        if known.iter().any(|field| !is_number(field)) {
            return None;
        }
        let fields = arguments.iter().enumerate();
        let fields = fields.map(|(i, expr)| {
            let field = i.to_string();
            let val = self.field(&of, &field, expr);
            (field, val, *expr)
        });
        let fields: Supplied = fields.collect_vec();
        if fields.len() != known.len() {
            let (expected, found) = (known.len(), fields.len());
            let what = format!("expected the {expected} fields of `{name}`, found {found}");
            return Some(self.fault(whole, what));
        }
        let types = self.types_for(whole, &of, &fields, None, None);
        Some(match types {
            Some(types) => self.assembled(whole, &name, &types, &fields, None),
            None => Val::Poison,
        })
    }

    /// Elaborates `NoState`; `None` if the path is not a struct without fields.
    pub(super) fn unit(&mut self, path: &Path) -> Option<Val> {
        let of = self.struct_at(path)?;
        let (name, known) = of.fields();
        if !known.is_empty() {
            return None;
        }
        let types = self.types_for(path, &of, &Vec::new(), None, None);
        Some(match types {
            Some(types) => self.assembled(path, &name, &types, &Vec::new(), None),
            None => Val::Poison,
        })
    }

    /// Returns the name of a struct, and the names of its fields.
    pub(super) fn struct_type(&self, path: &Path) -> Option<(String, Vec<String>)> {
        self.struct_at(path).map(|of| of.fields())
    }

    fn struct_at(&self, path: &Path) -> Option<Struct> {
        let frame = self.cx.frame();
        if let Some(generic) = frame.definitions.generic(path) {
            // `Self` and `Linear::<2, 3>` state the types of the fields.
            let is_known = path.is_ident("Self") && frame.bindings.get("Self").is_some();
            let types = if is_known || path.generics().is_some_and(Generics::are_stated) {
                frame.scope().types(&path.as_type()).ok()
            } else {
                None
            };
            return Some(match types {
                Some(Tree::Record(name, types)) => Struct::Plain(name, types),
                _ => Struct::Generic(generic),
            });
        }
        match frame.definitions.of(path)?.types() {
            Some(Tree::Record(name, types)) => Some(Struct::Plain(name.clone(), types.clone())),
            _ => None,
        }
    }

    /// Elaborates the value of a field.
    fn field(&mut self, of: &Struct, field: &str, expr: &Expr) -> Val {
        // A field of several arrays is elaborated with its type, so that `[a, b]` becomes an array of values. Literals
        // of one array wait for `assembled`.
        match of.structure(field) {
            // The sizes of a field of a generic struct are not known yet.
            Some(want) if matches!(of, Struct::Generic(_)) => self.expr_of_form(expr, &want),
            Some(want) if want.leaf().is_none() || default_path(expr).is_some() => {
                self.expr_for(expr, Some(&want))
            }
            _ => self.expr(expr),
        }
    }

    /// Returns the type of a struct, if the supplied fields determine it.
    fn type_by_fields(
        &mut self,
        of: &Struct,
        supplied: &Supplied,
        want: Option<&Type>,
    ) -> Option<Type> {
        match of {
            Struct::Plain(name, types) => {
                let fields = types
                    .iter()
                    .map(|(field, ty)| (field.clone(), plain_type(ty)));
                Some(Tree::Record(name.clone(), fields.collect_vec()))
            }
            Struct::Generic(generic) => {
                let vals = supplied.iter();
                let vals = vals.map(|(field, val, _)| (field.clone(), val.clone()));
                let mut bindings = self.bindings_of(generic, &vals.collect_vec());
                self.add_expected(generic, want, &mut bindings);
                let mut params = generic.generics().all.iter();
                let known = params.all(|param| bindings.get(&param.name.to_string()).is_some());
                known.then(|| {
                    generic
                        .types(&bindings)
                        .ok()
                        .map(|types| plain_type(&types))
                })?
            }
        }
    }

    /// Binds the parameters of a struct that its fields do not determine, by the type that is expected.
    fn add_expected(&mut self, of: &StructTemplate, want: Option<&Type>, bindings: &mut Bindings) {
        if let Some(want) = want {
            let by_type = self.with_value(want, |elab, val| match val {
                Val::Record(_, fields) => elab.bindings_of(of, fields),
                _ => Bindings::default(),
            });
            bindings.extend(&by_type);
        }
    }

    /// Returns the types of the fields of a struct with these values; `None` if they do not determine its parameters,
    /// which is reported.
    fn types_for(
        &mut self,
        literal: &dyn ToTokens,
        of: &Struct,
        supplied: &Supplied,
        rest: Option<&Val>,
        want: Option<&Type>,
    ) -> Option<Fields> {
        let generic = match of {
            Struct::Plain(_, types) => return Some(types.clone()),
            Struct::Generic(generic) => Rc::clone(generic),
        };
        let mut vals = supplied
            .iter()
            .map(|(field, val, _)| (field.clone(), val.clone()))
            .collect_vec();
        if let Some(Val::Record(_, fields)) = rest {
            vals.extend(fields.iter().cloned());
        }
        if vals.iter().any(|(_, val)| val.is_poisoned()) {
            return None;
        }
        // The fields determine the generic parameters, so all of them must be there: in the literal, or in the struct
        // after `..`.
        let missing = generic.fields().iter();
        let missing = missing.filter_items(|(name, _)| {
            rest.is_none() && vals.iter().all(|(known, _)| known != name)
        });
        let missing: Vec<String> = missing.map(|(name, _)| format!("`{name}`")).collect_vec();
        if !missing.is_empty() {
            let name = generic.name();
            self.fault(literal.to_token_stream(), without_fields(name, &missing));
            return None;
        }
        let mut bindings = self.bindings_of(&generic, &vals);
        self.add_expected(&generic, want, &mut bindings);
        let free = generic.generics().all.iter();
        let free = free.map(|param| param.name.to_string());
        if let Some(free) = free
            .filter_items(|name| bindings.get(name).is_none())
            .next()
        {
            let name = generic.name();
            let what = format!(
                "cannot infer `{free}` of `{name}` from the fields\n  help: give literals a type: `let x: f32![2] = [1.0, 2.0];`"
            );
            self.fault(literal.to_token_stream(), what);
            return None;
        }
        match generic.types(&bindings) {
            Ok(Tree::Record(_, fields)) => Some(fields),
            Ok(_) => None,
            Err(fault) => {
                self.fault(literal.to_token_stream(), fault);
                None
            }
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
        // In the order of the type: a field is supplied, or taken from the rest, `..p`, or missing. Missing fields are
        // collected into one message.
        for (field, ty) in types {
            let want = plain_type(ty);
            let what = format!("field `{field}` is");
            let found = supplied.iter().find(|(other, ..)| other == field);
            let val = match (found, &rest) {
                (Some((_, val, at)), _) => self.expect(&val.clone(), &want, *at, &what),
                (None, Some((at, Val::Record(other, vals)))) if same_struct(other, name) => {
                    let val = vals.iter().find(|(other, _)| other == field);
                    let val = val.map_or(Val::Poison, |(_, val)| val.clone());
                    self.expect(&val, &want, *at, &what)
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
            self.fault(literal.to_token_stream(), without_fields(name, &missing));
        }
        Val::Record(name.to_string(), fields)
    }
}

impl Struct {
    /// Returns the name, and the names of the fields.
    fn fields(&self) -> (String, Vec<String>) {
        match self {
            Struct::Plain(name, types) => {
                let fields = types.iter().map(|(field, _)| field.clone());
                (name.clone(), fields.collect_vec())
            }
            Struct::Generic(generic) => {
                let fields = generic.fields().iter().map(|(field, _)| field.clone());
                (generic.name().to_string(), fields.collect_vec())
            }
        }
    }

    /// Returns the type of a field, whose sizes may be any.
    fn structure(&self, field: &str) -> Option<Type> {
        let types = match self {
            Struct::Plain(_, types) => types.clone(),
            Struct::Generic(generic) => {
                let bindings = Bindings::any(generic.generics());
                match generic.types(&bindings).ok()? {
                    Tree::Record(_, fields) => fields,
                    _ => return None,
                }
            }
        };
        let types = types.iter().find(|(known, _)| known == field);
        types.map(|(_, types)| plain_type(types))
    }
}

/// Whether an expression is or contains a default, whose type follows from the expected type alone.
fn has_default(expr: &Expr) -> bool {
    match &expr.kind {
        Kind::Array(array) => array.elems.iter().any(has_default),
        Kind::Tuple(tuple) => tuple.elems.iter().any(has_default),
        Kind::Repeat(repeat) => has_default(&repeat.expr),
        _ => default_path(expr).is_some(),
    }
}

/// Returns the type of a field of a struct type.
fn field_of<'t>(ty: &'t Type, field: &str) -> Option<&'t Type> {
    let Tree::Record(_, fields) = ty else {
        return None;
    };
    let found = fields.iter().find(|(name, _)| name == field);
    found.map(|(_, ty)| ty)
}

/// Whether this is the name of a field of a tuple struct.
pub(super) fn is_number(field: &str) -> bool {
    field.starts_with(|c: char| c.is_ascii_digit())
}

/// Returns the message for a struct without some of its fields.
fn without_fields(of: &str, missing: &[String]) -> String {
    let names = missing.iter().map(|name| name.trim_matches('`'));
    let added = names.map(|name| format!("`{name}: ..`"));
    format!(
        "missing fields of `{of}`: {}\n  help: add {}, or the fields of another value, `..value`",
        missing.join(", "),
        added.collect_vec().join(" and ")
    )
}
