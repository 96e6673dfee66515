//! The state of the random numbers that an imported function draws: a parameter `rng: &mut Rng`.
use xla_hlo::{ElementType, Graph, Shape, Size, Value, Values};

use super::compare::{Misfit, Place};
use crate::elaborate::{Elab, Val};
use crate::hir::VarId;
use crate::imported::Imported;

/// A parameter that is a mutable reference.
pub(super) struct Lent {
    param: usize,
    name: String,
    /// Its variable.
    id: VarId,
    values: Values,
}

impl Lent {
    pub(super) fn of(param: usize, (name, id): (&str, VarId), values: Values) -> Lent {
        Lent {
            param,
            name: name.to_string(),
            id,
            values,
        }
    }
}

/// Returns the parameter that is the state, and the state, if the model draws random numbers; reports other parameters that are
/// mutable references.
pub(super) fn state<'a>(
    model: &Imported,
    graph: &Graph,
    lent: &'a [Lent],
    misfits: &mut Vec<Misfit>,
) -> Option<(&'a Lent, Value)> {
    let expected = Shape::new(ElementType::U64, vec![Size::from(2)]);
    let is_state = |lent: &Lent| match lent.values.leaves().as_slice() {
        [value] => *graph.shape(**value) == expected,
        _ => false,
    };
    let state = lent.iter().position(|lent| model.draws && is_state(lent));
    if state.is_none() && model.draws {
        let what = "\n  there is no parameter `&mut Rng`, by which the model draws random numbers";
        misfits.push(Place::All.misfit(what.to_string()));
    }
    for (number, lent) in lent.iter().enumerate() {
        if Some(number) != state {
            let what = if model.draws {
                "and a model changes nothing but the state of random numbers"
            } else {
                "and a model changes none of its arguments"
            };
            let text = format!("\n  `{}` is a mutable reference, {what}", lent.name);
            misfits.push(Place::Param(lent.param).misfit(text));
        }
    }
    let lent = &lent[state?];
    let value = lent.values.leaves().first().map(|&&value| value)?;
    Some((lent, value))
}

impl Elab<'_> {
    /// Assigns the new state to the parameter.
    pub(super) fn drawn(&mut self, lent: &Lent, state: Value) {
        let new = lent.values.map(&mut |_| state);
        if let Some(var) = self.vars.get_mut(Some(lent.id)) {
            var.val = Val::of(&new);
        }
    }
}
