//! Parameters that stand for something outside, handed to an operation or a computation.

use std::rc::Rc;

use syn::Expr;
use xla_hlo::operation::ParamKind;
use xla_hlo::{Channel, Value, Way};

use super::place::{Place, place};
use super::{Elab, Val};

impl Elab<'_> {
    /// The token of what is outside, and what that is. Where it moves on, where it stands is kept in `lent`.
    ///
    /// Nothing where something else stands there, which has been reported after `what`.
    pub(super) fn reach<'e>(
        &mut self,
        what: &str,
        way: Way,
        argument: &'e Expr,
        lent: &mut Vec<Place<'e>>,
    ) -> Option<(Value, Rc<Channel>)> {
        let wanted = ParamKind::Channel(way);
        let place = place(argument).filter(Place::is_whole);
        let found = place.as_ref().and_then(|place| {
            let name = place.root().to_string();
            let own = self.variable(&name);
            let outer = self.outer.iter().rev().flatten().rev();
            own.or_else(|| outer.clone().find(|var| var.name == name))
                .cloned()
        });
        let (Some(place), Some(var)) = (place, found) else {
            // What is unknown or misspelt is told as such.
            if !self.expr(argument).is_poisoned() {
                self.fault(argument, format!("{what} is {wanted}"));
            }
            return None;
        };
        let Some(channel) = var.channel.clone().filter(|channel| channel.way == way) else {
            if var.val.is_poisoned() && var.channel.is_none() {
                return None;
            }
            let came = match &var.channel {
                Some(channel) => format!("&{channel}"),
                None => self.type_text(&var.val),
            };
            self.fault(argument, format!("{what} is {wanted}; this is {came}"));
            return None;
        };
        let name = place.root().to_string();
        self.hover_use(place.root());
        let val = match self.variable(&name) {
            Some(var) => var.val.clone(),
            None => self.capture(&var.val).unwrap_or(Val::Poison),
        };
        let Val::Array(token) = val else {
            return None;
        };
        if way.moves() {
            if lent.iter().any(|other| other.meets(&place)) {
                self.fault(argument, format!("{what}: `{name}` is handed over twice"));
                return None;
            }
            lent.push(place);
        }
        Some((token, channel))
    }
}
