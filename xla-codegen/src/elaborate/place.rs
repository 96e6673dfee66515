//! Places: the targets of assignments, and the definitions of variables.

use quote::ToTokens;
use xla_hlo::aliases;
use xla_hlo::operation::Int;
use xla_hlo::transform::lookup as transformation;
use xla_hlo::tree::defined;

use super::record::no_field;
use super::{Access, Elab, Val};
use crate::deep;
use crate::hir::{Expr, Kind, Member, Path, Place, Step};
use crate::lexical;
use crate::message;

/// The message for an assignment to anything else.
const PLACE: &str = "cannot assign to this expression: expected a variable, a field or elements of one, or `*p` for a `&mut` parameter";

/// A part of a value: a field by its name, or a part by its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Field(String),
    At(usize),
}

impl Elab<'_> {
    /// Elaborates `left = value`; a wrong type is reported at `right`.
    pub(super) fn assign(&mut self, left: &Expr, val: Val, right: &Expr) {
        if matches!(left.kind, Kind::Infer) {
            return;
        }
        if self.assign_parts(left, &val, right) {
            return;
        }
        // `x[1..3] = y` updates an array; an index of a list of values is a step of a place.
        if let Kind::Index(index) = &left.kind
            && !matches!(self.peek(&index.expr), Some(Val::List(_)))
        {
            return self.assign_index(left, index, val, right);
        }
        let Some(place) = left.place() else {
            self.fault(left, PLACE);
            return;
        };
        let Some(access) = self.access(left, &place) else {
            return;
        };
        // As in Rust, `*` assigns to what a reference refers to, and a variable is assigned without it.
        let name = place.name();
        match access {
            Access::State if place.steps.is_empty() && !place.deref => {
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
        // A variable of an untyped literal, `let mut n = 0;`, takes any value.
        let val = match self.type_of(&part) {
            Some(expected) => {
                let what = format!("`{}` is", message::source(left));
                match self.grown(left, &val, &expected, right) {
                    Some(help) => self.fault(right, format!("{what} {help}")),
                    None => self.expect(&val, &expected, right, &what),
                }
            }
            None => self.assigned(&part, val),
        };
        self.change(&place, val);
    }

    /// Assigns a value of another type to a variable outside of a loop over a tuple, each round of which is elaborated on
    /// its own. Returns whether it did.
    pub(super) fn retype(&mut self, left: &Expr, val: &Val) -> bool {
        let Some(place) = left.place().filter(Place::is_whole) else {
            return false;
        };
        // The first block of a loop's body or a branch has the variables whose values it returns.
        let first = usize::from(self.captures.is_some());
        let depth = place.id().and_then(|id| self.vars.depth_of(id));
        let may_change = depth.is_some_and(|depth| (first..self.retyped).contains(&depth));
        let Some(var) = self.variable(place.root).filter(|_| may_change) else {
            return false;
        };
        let (is_mutable, old) = (var.access == Access::Mutable, var.val.clone());
        let (Some(old), Some(new)) = (self.type_of(&old), self.type_of(val)) else {
            return false;
        };
        let is_other = is_mutable && new != old && !val.is_poisoned();
        if is_other {
            self.change(&place, val.clone());
        }
        is_other
    }

    /// Returns the place of an array whose elements are assigned to, and its value; `None` after a mistake.
    pub(super) fn indexed_place<'e>(&mut self, array: &'e Expr) -> Option<(Place<'e>, Val)> {
        let Some(place) = array.place() else {
            self.fault(array, PLACE);
            return None;
        };
        if self.access(array, &place)? == Access::Mutable && place.deref {
            let name = place.name();
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
        if let Some(place) = expr.place() {
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
        let (inner, marked) = match &argument.kind {
            Kind::Reference(reference) if reference.mutable => (&reference.expr, true),
            _ => (argument, false),
        };
        // Parts of an array of values are places; elements of an array are none.
        let of_array = matches!(&inner.kind, Kind::Index(index) if matches!(self.peek(&index.expr), Some(Val::Array(_))));
        let Some(place) = inner.place().filter(|_| !of_array) else {
            let found = message::source(argument);
            let what = format!(
                "{callee}: parameter `{param}` is `&mut`: expected a variable, as in `&mut {param}`, found `{found}`"
            );
            return self.fault(argument, what);
        };
        let Some(access) = self.access(inner, &place) else {
            return Val::Poison;
        };
        let name = place.name();
        // As in Rust, a `&mut` parameter is passed on by its name.
        if !marked && (access != Access::State || place.deref || !place.steps.is_empty()) {
            let inner = message::source(inner);
            let what = format!("{callee}: parameter `{param}` is `&mut`: write `&mut {inner}`");
            return self.fault(argument, what);
        }
        if access == Access::Mutable && place.deref {
            let what = format!("`{name}` is not a reference: write `&mut {name}`");
            return self.fault(argument, what);
        }
        // rustc's borrow checker never sees these borrows, so two of them that overlap are refused here.
        if lent.iter().any(|other| self.meet(other, &place)) {
            let inner = message::source(inner);
            let what = format!("{callee}: cannot pass `{inner}` as `&mut` more than once");
            return self.fault(argument, what);
        }
        let part = self.part_at(&place).unwrap_or(Val::Poison);
        lent.push(place);
        part
    }

    /// Returns how the place of an expression may be assigned to; `None` if it may not, which is reported.
    pub(super) fn access(&mut self, expr: &Expr, place: &Place) -> Option<Access> {
        let name = place.name();
        // A variable of an enclosing function is not bound in the closure.
        let Some(var) = self.variable(place.root) else {
            if self.outer_variable(place.id()).is_some() {
                let what = format!(
                    "cannot assign to `{name}` of the enclosing function in a closure\n  \
                     help: a closure only reads what it captures: change `{name}` before it, or in a loop"
                );
                self.fault(name, what);
            } else {
                self.unknown_variable(name);
            }
            return None;
        };
        // Each way in which a variable is bound has its own help.
        match var.access {
            Access::Captured => {
                let what = format!(
                    "cannot assign to `{name}` of the enclosing function in a closure\n  \
                     help: a closure only reads what it captures: change `{name}` before it, or in a loop"
                );
                self.fault(name, what);
                None
            }
            Access::CapturedState => {
                let what = format!(
                    "cannot assign to `{name}` of the enclosing function in a closure\n  \
                     help: assign to it before the closure; of a computation with a parameter `{name}: &mut ..`, the gradient \
                     is `grad(f)(x, {name})`"
                );
                self.fault(name, what);
                None
            }
            Access::Fixed => {
                let help = match var.param {
                    true if name == "self" => "declare the receiver as `&mut self`".to_string(),
                    true => format!(
                        "declare the parameter as `{name}: &mut ..`, or copy it: `let mut {name} = {name};`"
                    ),
                    false if var.labelled => format!("copy it: `let mut {name} = {name};`"),
                    false => match deep::stated(var.name.span()) {
                        Some(at) => format!("declare it as `mut {name}`, at {at}"),
                        None => format!("declare it as `mut {name}`"),
                    },
                };
                self.fault(
                    expr,
                    format!("cannot assign to `{name}`, which is not mutable\n  help: {help}"),
                );
                None
            }
            // Reading an executor or a channel as a value reports its own mistake.
            Access::Executor | Access::Channel => {
                self.path(place.root);
                None
            }
            access => Some(access),
        }
    }

    /// Returns the current value of a place; `None` after a mistake.
    pub(super) fn part_at(&mut self, place: &Place) -> Option<Val> {
        let mut part = self.variable(place.root)?.val.clone();
        for step in &place.steps {
            part = match (step, &part) {
                (Step::Member(member), _) => self.member(&part, member, None),
                (Step::Index(index), Val::List(parts)) => {
                    let at = self.position(parts, index)?;
                    parts[at].clone()
                }
                (_, Val::Poison) => Val::Poison,
                (Step::Index(index), other) => {
                    let found = self.type_text(other);
                    self.fault(
                        index,
                        format!("expected an array of tensors, found {found}"),
                    )
                }
            };
        }
        Some(part)
    }

    /// Assigns a value to a place.
    pub(super) fn change(&mut self, place: &Place, val: Val) {
        let parts = self.parts(place);
        self.change_part(place.root, &parts, val);
    }

    /// Assigns a value to a part of a variable.
    pub(super) fn change_part(&mut self, root: &Path, parts: &[Part], val: Val) {
        if let Some(var) = self.vars.get_mut(root.id()) {
            // rustc sees parameters without `mut`.
            let mutable = var.access == Access::Mutable && !var.param;
            if let Some(part) = parts
                .iter()
                .try_fold(&mut var.val, |val, part| part_mut(val, part))
            {
                *part = val;
            }
            self.hover_assign(root.name(), mutable);
        }
    }

    /// Returns the parts that lead to a place, up to an index that is not known.
    pub(super) fn parts(&self, place: &Place) -> Vec<Part> {
        let part = |step: &Step, of: Option<&Val>| match step {
            Step::Member(Member::Named(field)) => Some(Part::Field(field.to_string())),
            Step::Member(Member::Unnamed(index)) => Some(Part::At(index.index)),
            Step::Index(index) => match (self.known_index(index)?, &index.kind, of) {
                (Int::Size(size), ..) => size.known().map(Part::At),
                // A minus that is written in the index counts from the end.
                (Int::Negative(n), Kind::Unary(_), Some(Val::List(items))) => {
                    let back = usize::try_from(n.unsigned_abs()).ok()?;
                    items.len().checked_sub(back).map(Part::At)
                }
                (Int::Negative(_), ..) => None,
            },
        };
        let mut parts = Vec::new();
        let root = self.variable_of(place.root);
        let mut val = root.map(|var| &var.val);
        for step in &place.steps {
            match part(step, val) {
                Some(part) => {
                    val = val.and_then(|val| part_of(val, &part));
                    parts.push(part);
                }
                None => break,
            }
        }
        parts
    }

    /// Whether one place contains the other.
    pub(super) fn meet(&self, one: &Place, other: &Place) -> bool {
        let (a, b) = (self.parts(one), self.parts(other));
        // One path is the beginning of the other. `parts` ends before an unknown index, which may be any.
        one.id() == other.id() && a.iter().zip(&b).all(|(a, b)| a == b)
    }

    /// Returns the value of a place, here or in the enclosing function, without reporting mistakes.
    pub(super) fn peek(&self, expr: &Expr) -> Option<Val> {
        let place = expr.place()?;
        let var = self.variable_of(place.root)?;
        let parts = self.parts(&place);
        if parts.len() < place.steps.len() {
            return None;
        }
        parts.iter().try_fold(&var.val, part_of).cloned()
    }

    /// Returns one field of a tuple or a struct, which is the value of `base` if it is an expression.
    pub(super) fn member(&mut self, val: &Val, member: &Member, base: Option<&Expr>) -> Val {
        match (val, member) {
            (Val::Poison, _) => Val::Poison,
            (Val::Record(name, fields), _) => {
                let field = message::source(member);
                match fields.iter().find(|(other, _)| field == *other) {
                    Some((_, val)) => val.clone(),
                    None => {
                        let known = fields.iter().map(|(field, _)| field);
                        self.fault(member, no_field(&field, defined(name), known))
                    }
                }
            }
            (Val::Tuple(items), Member::Unnamed(index)) => match items.get(index.index) {
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
                let shaped = base.and_then(|base| self.reshaped(&field, Some(other), &[base]));
                let base = base.map(message::source);
                let coordinate = ["x", "y", "z", "w"].iter().position(|name| field == *name);
                let help = match (coordinate, &base, other) {
                    (Some(i), Some(base), Val::Array(_)) => Some(format!("write `{base}[{i}]`")),
                    // PyTorch's gradient of a leaf.
                    (None, Some(base), Val::Array(_)) if transformation(&field).is_some() => Some(
                        format!("write the loss as a function, `{field}(|{base}| ..)({base})`"),
                    ),
                    (_, _, Val::Array(_)) if let Some(help) = shaped => Some(help),
                    _ => aliases::lookup(&field, base.as_slice()),
                };
                let help = help.map_or_else(String::new, |help| format!("\n  help: {help}"));
                self.fault(member, format!("no field `{field}` on {found}{help}"))
            }
        }
    }

    /// Returns the position of the definition of an expression's variable.
    pub(super) fn place_of(&self, expr: &Expr) -> Option<String> {
        // The user does not see the variables of an operation's definition.
        if self.cx.frame().of_library {
            return None;
        }
        let place = expr.place()?;
        let indexed = place
            .steps
            .iter()
            .any(|step| matches!(step, Step::Index(_)));
        if indexed && self.peek(expr).is_none() {
            return None;
        }
        let var = self.variable(place.root)?;
        lexical::own_place(var.name.span())
    }
}

/// Returns a part of a value.
fn part_of<'v>(val: &'v Val, part: &Part) -> Option<&'v Val> {
    match (val, part) {
        (Val::Record(_, fields), part) => {
            let field = fields.iter().find(|(name, _)| part.is(name));
            field.map(|(_, val)| val)
        }
        (Val::Tuple(items) | Val::List(items), Part::At(at)) => items.get(*at),
        _ => None,
    }
}

/// Returns a part of a value to assign to.
fn part_mut<'v>(val: &'v mut Val, part: &Part) -> Option<&'v mut Val> {
    match (val, part) {
        (Val::Record(_, fields), part) => {
            let field = fields.iter_mut().find(|(name, _)| part.is(name));
            field.map(|(_, val)| val)
        }
        (Val::Tuple(items) | Val::List(items), Part::At(at)) => items.get_mut(*at),
        _ => None,
    }
}

impl Part {
    /// Whether it is the field with this name, which is a number in a tuple struct.
    fn is(&self, name: &str) -> bool {
        match self {
            Part::Field(field) => field == name,
            Part::At(at) => at.to_string() == name,
        }
    }
}
