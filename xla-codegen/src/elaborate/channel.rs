//! Channels as arguments of operations and computations.

use std::rc::Rc;

use proc_macro2::Ident;
use xla_hlo::list::Items;
use xla_hlo::operation::ParamKind;
use xla_hlo::{Channel, ChannelKind, Function, Shape, Value, ops};

use super::{Elab, Val, Var};
use crate::hir::{Expr, Place};

impl Elab<'_> {
    /// Returns the token and the channel of an argument. If the use replaces the token, its place is added to `lent`.
    ///
    /// Returns `None` if the argument is not a channel, which is reported with a message that begins with `what`.
    pub(super) fn reach<'e>(
        &mut self,
        what: &str,
        kind: ChannelKind,
        argument: &'e Expr,
        lent: &mut Vec<Place<'e>>,
    ) -> Option<(Value, Rc<Channel>)> {
        let expected = ParamKind::Channel(kind);
        let place = argument.place().filter(Place::is_whole);
        let found = place.as_ref();
        let found = found.and_then(|place| self.variable_of(place.root).cloned());
        let (Some(place), Some(var)) = (place, found) else {
            // An unknown or misspelt name has been reported by `expr`.
            if !self.expr(argument).is_poisoned() {
                self.fault(argument, format!("{what} must be {expected}"));
            }
            return None;
        };
        let Some(channel) = var.channel.clone().filter(|channel| channel.kind == kind) else {
            if var.val.is_poisoned() && var.channel.is_none() {
                return None;
            }
            let found = match &var.channel {
                Some(channel) => format!("&{channel}"),
                None => self.type_text(&var.val),
            };
            self.fault(
                argument,
                format!("{what} must be {expected}, found {found}"),
            );
            return None;
        };
        self.hover_use(place.name());
        let val = match self.variable(place.root) {
            Some(var) => var.val.clone(),
            // This closure replaces the token, which becomes a variable of the closure.
            None => match self.capture(&var.val) {
                Some(val) => {
                    let here = Var {
                        val: val.clone(),
                        ..var
                    };
                    self.vars.bind_captured(here);
                    val
                }
                None => Val::Poison,
            },
        };
        let Val::Array(token) = val else {
            return None;
        };
        if kind.moves() {
            if lent.iter().any(|other| self.meet(other, &place)) {
                let name = place.name();
                self.fault(argument, format!("{what}: `{name}` is passed twice"));
                return None;
            }
            lent.push(place);
        }
        Some((token, channel))
    }

    /// Returns the token of a template's argument that is a replica.
    pub(super) fn replica_argument(&mut self, name: &str, param: &Ident, argument: &Expr) -> Val {
        let what = format!("{name}: parameter `{param}`");
        let reached = self.reach(&what, ChannelKind::Replica, argument, &mut Vec::new());
        reached.map_or(Val::Poison, |(token, _)| Val::Array(token))
    }

    /// Returns the outer tokens that this closure has replaced, each with its new value.
    pub(super) fn moved(&self) -> Vec<(Value, Value)> {
        let moving = |var: &&Var| var.channel.as_ref().is_some_and(|c| c.kind.moves());
        let moved = self.vars.first().filter_items(moving).filter_map(|var| {
            let (Val::Array(now), Val::Array(before)) =
                (&var.val, &self.outer_variable(Some(var.id))?.val)
            else {
                return None;
            };
            let param = self.captures.as_ref()?.param(*before)?;
            (*now != param).then_some((*before, *now))
        });
        moved.collect_vec()
    }

    /// Replaces the tokens that closures have replaced.
    pub(super) fn move_on(&mut self, moved: &[(Value, Value)]) {
        if moved.is_empty() {
            return;
        }
        for var in self.vars.all_mut() {
            let Val::Array(token) = &mut var.val else {
                continue;
            };
            let new = moved.iter().find(|(old, _)| old == token);
            if let (Some((_, new)), Some(_)) = (new, &var.channel) {
                *token = *new;
            }
        }
    }

    /// Passes channels to a callee.
    pub(super) fn hand_on<'e>(
        &mut self,
        callee: &Function,
        param: &str,
        expected: &Channel,
        argument: &'e Expr,
        lent: &mut Vec<Place<'e>>,
    ) -> Option<(Value, Rc<Channel>)> {
        let what = format!("{}: parameter `{param}`", callee.written());
        let (token, found) = self.reach(&what, expected.kind, argument, lent)?;
        if found.unequal(expected).is_none() {
            let help = if expected.is_open() {
                format!(
                    "\n  help: `{}` sends items of any size: pass a feed that accepts them, &{expected}",
                    callee.written()
                )
            } else {
                String::new()
            };
            let what = format!(
                "{}: expected &{expected} for parameter `{param}`, found &{found}{help}",
                callee.written()
            );
            self.fault(argument, what);
            return None;
        }
        Some((token, found))
    }

    /// Whether the items of a feed have the sizes that a callee expects, with its generic sizes bound by the other
    /// arguments.
    pub(super) fn carries(
        &mut self,
        whole: &Expr,
        callee: &Function,
        operands: &[Shape],
        (number, found): (usize, &Channel),
        argument: &Expr,
    ) -> bool {
        let param = &callee.signature.params[number];
        let Some(expected) = &param.channel else {
            return true;
        };
        // If the arguments do not fit, that mistake is reported instead.
        let Ok(binding) = ops::call::bind(callee, &operands.iter().collect_vec()) else {
            return true;
        };
        let here = expected.substitute(&binding);
        let unequal = here.as_ref().and_then(|here| found.unequal(here));
        if unequal.as_ref().is_some_and(Vec::is_empty) {
            return true;
        }
        let unequal = unequal.unwrap_or_default();
        // A generic size that no other argument binds is unknown here and in the callee.
        let names = expected.names();
        let unbound = names.iter().find(|name| !binding.contains_key(**name));
        if unbound.is_some() || !self.cx.equate(&unequal, whole) {
            let here = match here.filter(|here| here != expected) {
                Some(here) => format!("&{here} (declared as &{expected})"),
                None => format!("&{expected}"),
            };
            let name = callee.written();
            let help = match unbound {
                Some(size) => format!(
                    "\n  help: `{size}` can only be inferred from the feed: add another parameter of that size to \
                     `{name}`"
                ),
                None => String::new(),
            };
            let what = format!(
                "{name}: expected {here} for parameter `{}`, found &{found}{}{help}",
                param.name,
                self.cx.reasons(&unequal)
            );
            self.fault(argument, what);
        }
        false
    }
}
