//! The state of the random numbers that an imported function draws: a parameter `rng: &mut Rng`.

use syn::Ident;
use xla_hlo::list::Items;
use xla_hlo::{ElementType, Graph, Shape, Size, Value, Values};

use super::compare::{Misfit, Place};
use crate::elaborate::{Elab, Val};
use crate::imported::Imported;

/// A parameter that is a mutable reference.
pub(super) struct Lent {
    param: usize,
    name: String,
    values: Values,
}

impl Lent {
    pub(super) fn of(param: usize, name: &Ident, values: Values) -> Lent {
        Lent {
            param,
            name: name.to_string(),
            values,
        }
    }
}

/// Returns the state if the model draws random numbers, and reports other parameters that are mutable references.
pub(super) fn state(
    model: &Imported,
    graph: &Graph,
    lent: &[Lent],
    misfits: &mut Vec<Misfit>,
) -> Option<Value> {
    if lent.is_empty() && model.draws {
        let what = "\n  there is no parameter `&mut Rng`, by which the model draws random numbers";
        misfits.push(Place::All.misfit(what.to_string()));
    }
    let expected = Shape::new(ElementType::U64, vec![Size::from(2)]);
    let mut state = None;
    for (number, lent) in lent.iter().enumerate() {
        let found = match lent.values.leaves().as_slice() {
            [value] if *graph.shape(**value) == expected => Some(**value),
            _ => None,
        };
        let what = match (found, model.draws, number) {
            (Some(value), true, 0) => {
                state = Some(value);
                continue;
            }
            (_, false, _) => "a mutable reference, and a model changes none of its arguments",
            (_, true, 0) => "not an `&mut Rng`, by which the model draws random numbers",
            (_, true, _) => "a mutable reference, and the model changes one only",
        };
        let text = format!("\n  `{}` is {what}", lent.name);
        misfits.push(Place::Param(lent.param).misfit(text));
    }
    state
}

impl Elab<'_> {
    /// Assigns the new state to the parameter.
    pub(super) fn drawn(&mut self, lent: &[Lent], state: Option<&Value>) {
        let (Some(lent), Some(&state)) = (lent.first(), state) else {
            return;
        };
        let new = lent.values.map(&mut |_| state);
        let mut vars = self.scopes[0].iter_mut();
        if let Some(var) = vars.find_item(|var| var.name == lent.name) {
            var.val = Val::of(&new);
        }
    }
}
