//! Places: what an assignment changes, and where a value was defined.

use quote::ToTokens;
use syn::{BinOp, Expr, Ident, Member, UnOp};

use super::{Access, Elab, Val};
use crate::message;

/// The operator in `+=` and its like.
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

/// A variable, fields of it, and whether a `*` stands before.
struct Place<'e> {
    root: &'e Ident,
    members: Vec<&'e Member>,
    deref: bool,
}

fn place(expr: &Expr) -> Option<Place<'_>> {
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

impl Elab<'_> {
    /// `left = value`; `right` is what a wrong type is reported at.
    pub(super) fn assign(&mut self, left: &Expr, val: Val, right: &Expr) {
        if matches!(left, Expr::Infer(_)) {
            return;
        }
        let Some(place) = place(left) else {
            self.fault(
                left,
                "only a variable, a field of one, or `*p` of a `&mut` parameter is assigned to",
            );
            return;
        };
        let name = place.root.to_string();
        let Some((scope, index)) = self.find(&name) else {
            self.unknown_variable(place.root);
            return;
        };
        let access = self.scopes[scope][index].access;
        let whole = place.members.is_empty();
        match access {
            Access::Fixed => {
                let at = message::place(self.scopes[scope][index].place);
                let help = match scope {
                    0 if self.outer.is_empty() => format!(
                        "take it as `{name}: &mut ..`, or copy it: `let mut {name} = {name};`"
                    ),
                    _ => format!("declare it with `let mut {name}`, at {at}"),
                };
                self.fault(left, format!("`{name}` does not change\n  help: {help}"));
                return;
            }
            Access::State if whole && !place.deref => {
                self.fault(
                    left,
                    format!("`{name}` is a `&mut` parameter: assign to `*{name}`"),
                );
                return;
            }
            Access::Mutable if place.deref => {
                self.fault(
                    left,
                    format!("`{name}` is no reference: write `{name} = ..`"),
                );
                return;
            }
            Access::State | Access::Mutable => {}
        }
        let old = self.scopes[scope][index].val.clone();
        let Some(part) = self.part_of(&old, &place.members) else {
            return;
        };
        let val = match self.type_of(&part) {
            Some(want) => {
                let what = format!("`{}` is", message::source(left));
                self.expect(&val, &want, right, &what)
            }
            None => val,
        };
        self.hover_assign(place.root, access == Access::Mutable);
        replace(&mut self.scopes[scope][index].val, &place.members, val);
    }

    /// A part of a value by its fields; a field that is not there has been reported.
    fn part_of(&mut self, val: &Val, members: &[&Member]) -> Option<Val> {
        let mut part = val.clone();
        for member in members {
            part = self.member(&part, member);
        }
        Some(part)
    }

    /// One field of a tuple or a struct.
    pub(super) fn member(&mut self, val: &Val, member: &Member) -> Val {
        match (val, member) {
            (Val::Poison, _) => Val::Poison,
            (Val::Record(name, fields), Member::Named(field)) => {
                match fields.iter().find(|(other, _)| field == other) {
                    Some((_, val)) => val.clone(),
                    None => {
                        let known: Vec<String> = fields
                            .iter()
                            .map(|(field, _)| format!("`{field}`"))
                            .collect();
                        let what = format!(
                            "`{name}` has no field `{field}`: it has {}",
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
                        "the tuple has {} parts: there is no `.{}`",
                        items.len(),
                        index.index
                    );
                    self.fault(member, what)
                }
            },
            (other, _) => {
                let came = self.type_text(other);
                self.fault(
                    member,
                    format!("{came} has no field `{}`", member.to_token_stream()),
                )
            }
        }
    }

    /// Where the variable was defined that an expression is, or is a part of.
    pub(super) fn place_of(&self, expr: &Expr) -> Option<String> {
        let place = place(expr)?;
        let name = place.root.to_string();
        self.variable(&name).map(|var| message::place(var.place))
    }
}

/// Puts a value in the place of a part.
fn replace(val: &mut Val, members: &[&Member], new: Val) {
    let Some((first, rest)) = members.split_first() else {
        *val = new;
        return;
    };
    let part = match (val, first) {
        (Val::Record(_, fields), Member::Named(field)) => fields
            .iter_mut()
            .find(|(other, _)| field == other)
            .map(|(_, val)| val),
        (Val::Tuple(items), Member::Unnamed(index)) => items.get_mut(index.index as usize),
        _ => None,
    };
    if let Some(part) = part {
        replace(part, rest, new);
    }
}
