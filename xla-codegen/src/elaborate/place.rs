//! Places: the targets of assignments, and the definitions of variables.

use quote::ToTokens;
use syn::{BinOp, Expr, Ident, Member, UnOp};
use xla_hlo::aliases;
use xla_hlo::list::Items;

use super::{Access, Elab, Val, Var};
use crate::deep;
use crate::message;

/// The message for an assignment to anything else.
const PLACE: &str = "cannot assign to this expression: expected a variable, a field or elements of one, or `*p` for a `&mut` parameter";

/// Returns the operator in `+=` and other compound assignments.
pub(super) fn compound(op: &BinOp) -> Option<&'static str> {
    Some(match op {
        BinOp::AddAssign(_) => "+",
        BinOp::SubAssign(_) => "-",
        BinOp::MulAssign(_) => "*",
        BinOp::DivAssign(_) => "/",
        BinOp::RemAssign(_) => "%",
        BinOp::BitXorAssign(_) => "^",
        BinOp::BitAndAssign(_) => "&",
        BinOp::BitOrAssign(_) => "|",
        BinOp::ShlAssign(_) => "<<",
        BinOp::ShrAssign(_) => ">>",
        _ => return None,
    })
}

/// A variable or fields of it, perhaps after a `*`.
pub(super) struct Place<'e> {
    root: &'e Ident,
    members: Vec<&'e Member>,
    deref: bool,
}

pub(super) fn place(expr: &Expr) -> Option<Place<'_>> {
    match expr {
        Expr::Path(path) => Some(Place {
            root: path.path.get_ident()?,
            members: Vec::new(),
            deref: false,
        }),
        Expr::Field(field) => {
            let mut place = place(&field.base)?;
            place.members.push(&field.member);
            Some(place)
        }
        Expr::Unary(unary) if matches!(unary.op, UnOp::Deref(_)) => {
            let place = place(&unary.expr)?;
            Some(Place {
                deref: true,
                ..place
            })
        }
        Expr::Paren(inner) => place(&inner.expr),
        Expr::Group(inner) => place(&inner.expr),
        _ => None,
    }
}

/// Returns the variable of an expression that is a place.
pub(super) fn root(expr: &Expr) -> Option<&Ident> {
    place(expr).map(|place| place.root)
}

impl Place<'_> {
    /// Returns the variable.
    pub(super) fn root(&self) -> &Ident {
        self.root
    }

    /// Whether it is dereferenced by `*`.
    pub(super) fn is_read(&self) -> bool {
        self.deref
    }

    /// Whether it is a variable without fields or `*`.
    pub(super) fn is_whole(&self) -> bool {
        self.members.is_empty() && !self.deref
    }

    /// Whether one place contains the other.
    pub(super) fn meets(&self, other: &Place) -> bool {
        let mut members = self.members.iter().zip_items(&other.members);
        self.root == other.root && members.all_items(|(a, b)| a == b)
    }
}

impl Elab<'_> {
    /// Elaborates `left = value`; a wrong type is reported at `right`.
    pub(super) fn assign(&mut self, left: &Expr, val: Val, right: &Expr) {
        if matches!(left, Expr::Infer(_)) {
            return;
        }
        if self.assign_parts(left, &val, right) {
            return;
        }
        if let Expr::Index(index) = left {
            return self.assign_index(index, val, right);
        }
        let Some(place) = place(left) else {
            self.fault(left, PLACE);
            return;
        };
        let Some(access) = self.access(left, &place) else {
            return;
        };
        let name = place.root;
        match access {
            Access::State if place.members.is_empty() && !place.deref => {
                let what = format!("`{name}` is a `&mut` parameter: assign to `*{name}`");
                self.fault(left, what);
                return;
            }
            Access::Mutable if place.deref => {
                let what = format!("`{name}` is not a reference: write `{name} = ..`");
                self.fault(left, what);
                return;
            }
            _ => {}
        }
        let Some(part) = self.part_at(&place) else {
            return;
        };
        let val = match self.type_of(&part) {
            Some(expected) => {
                let what = format!("`{}` is", message::source(left));
                self.expect(&val, &expected, right, &what)
            }
            None => val,
        };
        self.change(&place, val);
    }

    /// Returns the place of an array whose elements are assigned to, and its value; `None` after a mistake.
    pub(super) fn indexed_place<'e>(&mut self, array: &'e Expr) -> Option<(Place<'e>, Val)> {
        let Some(place) = place(array) else {
            self.fault(array, PLACE);
            return None;
        };
        if self.access(array, &place)? == Access::Mutable && place.deref {
            let name = place.root;
            self.fault(
                array,
                format!("`{name}` is not a reference: write `{name}[..] = ..`"),
            );
            return None;
        }
        let val = self.part_at(&place)?;
        Some((place, val))
    }

    /// Reports a mistake if an expression cannot be assigned to.
    pub(super) fn assignable(&mut self, expr: &Expr) {
        if let Some(place) = place(expr) {
            self.access(expr, &place);
        }
    }

    /// Elaborates an argument for a `&mut` parameter: `&mut x`, or a `&mut` parameter itself. Its place is added to
    /// `lent`.
    pub(super) fn lend<'e>(
        &mut self,
        callee: &str,
        param: &str,
        argument: &'e Expr,
        lent: &mut Vec<Place<'e>>,
    ) -> Val {
        let (inner, marked) = match argument {
            Expr::Reference(reference) if reference.mutability.is_some() => {
                (&*reference.expr, true)
            }
            other => (other, false),
        };
        let Some(place) = place(inner) else {
            let what =
                format!("{callee}: parameter `{param}` is `&mut`: pass a variable, `&mut x`");
            return self.fault(argument, what);
        };
        let Some(access) = self.access(inner, &place) else {
            return Val::Poison;
        };
        let name = place.root;
        if !marked && (access != Access::State || place.deref || !place.members.is_empty()) {
            let inner = message::source(inner);
            let what = format!("{callee}: parameter `{param}` is `&mut`: write `&mut {inner}`");
            return self.fault(argument, what);
        }
        if access == Access::Mutable && place.deref {
            let what = format!("`{name}` is not a reference: write `&mut {name}`");
            return self.fault(argument, what);
        }
        if lent.iter().any_item(|other| other.meets(&place)) {
            let inner = message::source(inner);
            let what = format!("{callee}: cannot pass `{inner}` as `&mut` more than once");
            return self.fault(argument, what);
        }
        let part = self.part_at(&place).unwrap_or(Val::Poison);
        lent.push(place);
        part
    }

    /// Returns how the place of an expression may be assigned to; `None` if it may not, which is reported.
    fn access(&mut self, expr: &Expr, place: &Place) -> Option<Access> {
        let name = place.root.to_string();
        let Some((scope, index)) = self.find(&name) else {
            if self.outer_variable(&name).is_some() {
                let what =
                    format!("cannot assign to `{name}` of the enclosing function in a closure");
                self.fault(place.root, what);
            } else {
                self.unknown_variable(place.root);
            }
            return None;
        };
        let var = &self.scopes[scope][index];
        match var.access {
            Access::Fixed | Access::CapturedState => {
                let at = deep::place(var.place);
                let help = match var.param {
                    true => format!(
                        "declare the parameter as `{name}: &mut ..`, or copy it: `let mut {name} = {name};`"
                    ),
                    false => format!("declare it with `let mut {name}`, at {at}"),
                };
                self.fault(
                    expr,
                    format!("cannot assign to `{name}`, which is not mutable\n  help: {help}"),
                );
                None
            }
            Access::Executor | Access::Channel => {
                self.path(&place.root.clone().into());
                None
            }
            access => Some(access),
        }
    }

    /// Returns the current value of a place; `None` if a field does not exist, which is reported.
    fn part_at(&mut self, place: &Place) -> Option<Val> {
        let (scope, index) = self.find(&place.root.to_string())?;
        let val = self.scopes[scope][index].val.clone();
        self.part_of(&val, &place.members)
    }

    /// Assigns a value to a place.
    pub(super) fn change(&mut self, place: &Place, val: Val) {
        if let Some((scope, index)) = self.find(&place.root.to_string()) {
            let var = &mut self.scopes[scope][index];
            // rustc sees parameters without `mut`.
            let mutable = var.access == Access::Mutable && !var.param;
            replace(&mut var.val, &place.members, val);
            self.hover_assign(place.root, mutable);
        }
    }

    /// Returns the variable with this name, here or in the function that encloses a closure.
    pub(super) fn enclosing_variable(&self, name: &str) -> Option<&Var> {
        self.variable(name).or_else(|| self.outer_variable(name))
    }

    /// Returns the variable that this name refers to in the enclosing function: the last one declared in the innermost
    /// scope.
    pub(super) fn outer_variable(&self, name: &str) -> Option<&Var> {
        let scopes = self.outer.iter().rev();
        let mut found = scopes.map(|scope| scope.iter().rfind(|var| var.name == name));
        found.find_map(|var| var)
    }

    /// Returns the value of a place, here or in the enclosing function, without reporting mistakes.
    pub(super) fn peek(&self, expr: &Expr) -> Option<Val> {
        let place = place(expr)?;
        let name = place.root.to_string();
        let var = self.enclosing_variable(&name)?;
        let mut parts = place.members.iter();
        let val = parts.try_fold(&var.val, |val, member| match (val, member) {
            (Val::Record(_, fields), Member::Named(field)) => fields
                .iter()
                .find_item(|(other, _)| field == other)
                .map(|(_, val)| val),
            (Val::Tuple(items), Member::Unnamed(index)) => items.get(index.index as usize),
            _ => None,
        });
        val.cloned()
    }

    /// Returns the part of a value by its fields; `None` if a field does not exist, which is reported.
    fn part_of(&mut self, val: &Val, members: &[&Member]) -> Option<Val> {
        let mut part = val.clone();
        for member in members {
            part = self.member(&part, member);
        }
        Some(part)
    }

    /// Returns one field of a tuple or a struct.
    pub(super) fn member(&mut self, val: &Val, member: &Member) -> Val {
        match (val, member) {
            (Val::Poison, _) => Val::Poison,
            (Val::Record(name, fields), Member::Named(field)) => {
                match fields.iter().find_item(|(other, _)| field == other) {
                    Some((_, val)) => val.clone(),
                    None => {
                        let known: Vec<String> = fields
                            .iter()
                            .map(|(field, _)| format!("`{field}`"))
                            .collect_vec();
                        let what = format!(
                            "no field `{field}` on `{name}`: available fields are {}",
                            known.join(", ")
                        );
                        self.fault(member, what)
                    }
                }
            }
            (Val::Tuple(items), Member::Unnamed(index)) => match items.get(index.index as usize) {
                Some(val) => val.clone(),
                None => {
                    let what = format!(
                        "the tuple has {} elements: there is no `.{}`",
                        items.len(),
                        index.index
                    );
                    self.fault(member, what)
                }
            },
            (other, _) => {
                let found = self.type_text(other);
                let field = member.to_token_stream().to_string();
                let help = aliases::lookup(&field).map(|advice| format!("\n  help: {advice}"));
                let help = help.unwrap_or_default();
                self.fault(member, format!("no field `{field}` on {found}{help}"))
            }
        }
    }

    /// Returns the position of the definition of an expression's variable.
    pub(super) fn place_of(&self, expr: &Expr) -> Option<String> {
        let place = place(expr)?;
        let name = place.root.to_string();
        self.variable(&name).map(|var| deep::place(var.place))
    }
}

/// Replaces a part of a value.
fn replace(val: &mut Val, members: &[&Member], new: Val) {
    let Some((first, rest)) = members.split_first() else {
        *val = new;
        return;
    };
    let part = match (val, first) {
        (Val::Record(_, fields), Member::Named(field)) => fields
            .iter_mut()
            .find_item(|(other, _)| field == other)
            .map(|(_, val)| val),
        (Val::Tuple(items), Member::Unnamed(index)) => items.get_mut(index.index as usize),
        _ => None,
    };
    if let Some(part) = part {
        replace(part, rest, new);
    }
}
