//! Closures that change variables of the enclosing function, as in `grad(|p| loss(p, &mut rng))(p)`.
//!
//! Such a variable is a further `&mut` parameter of the closure, after those that it declares. A call passes its current
//! value, and assigns the new one:
//!
//!     grad(|p| loss(p, &mut rng))(p)
//!     grad(|p, rng: &mut Rng| loss(p, rng))(p, &mut rng)

use std::rc::Rc;

use xla_hlo::list::Items;
use xla_hlo::transform::{Axes, OptionKind, States, Transformation};

use super::function::{FunctionBody, FunctionValue, StateParam, Transformed};
use super::{Access, Elab, Val, Var};
use crate::hir::{Expr, VarId};

impl Access {
    /// Whether a closure that sees such a variable changes it.
    fn is_changed(self) -> bool {
        matches!(self, Access::State | Access::Mutable)
    }

    /// Returns how a closure uses a variable that it only reads.
    pub(super) fn reading(self) -> Access {
        match self {
            Access::State | Access::CapturedState => Access::CapturedState,
            Access::Mutable | Access::Fixed => Access::Captured,
            access => access,
        }
    }
}

impl FunctionValue {
    /// Returns the variables of the enclosing function that it changes.
    pub(super) fn changed_captures(&self) -> Vec<&Var> {
        match &self.body {
            FunctionBody::Transformed(of) => of.function.changed_captures(),
            _ => {
                let env = self.env.iter();
                env.filter_items(|var| var.access.is_changed())
                    .collect_vec()
            }
        }
    }

    /// Returns the function for a caller that drops the new values of captured variables: it only reads them.
    pub(super) fn reading(&self) -> FunctionValue {
        let env = self.env.iter().map(|var| Var {
            access: var.access.reading(),
            ..var.clone()
        });
        let body = match &self.body {
            FunctionBody::Transformed(of) => {
                let function = Rc::new(of.function.reading());
                FunctionBody::Transformed(Rc::new(of.with(function, of.others.clone())))
            }
            body => body.clone(),
        };
        FunctionValue {
            env: env.collect_vec(),
            body,
            ..self.clone()
        }
    }
}

/// Returns the variables that a closure with this number of declared parameters changes, as further parameters.
pub(super) fn states_of_captures(function: &FunctionValue, declared: usize) -> Vec<StateParam> {
    let changed = function.changed_captures().into_iter().enumerate();
    let states = changed.map(|(i, var)| StateParam {
        index: declared + i,
        name: var.name.to_string(),
        of: "the closure".to_string(),
        captured: Some(var.id),
    });
    states.collect_vec()
}

/// Whether a transformation assigns the new values of variables that its function captures.
///
/// A rule or a solver that belongs to the function has its parameters, so it would take these values too.
pub(super) fn assigns_captures(by: &Transformation) -> bool {
    by.states == States::Assigned && by.functions.is_empty()
}

impl Elab<'_> {
    /// Returns the variables of enclosing functions that the text of a closure assigns to.
    pub(super) fn changes_of(&self, closure: &Expr) -> Vec<VarId> {
        let assigned = closure.assigned().iter();
        // A parameter that is `&mut` may be passed on by its name.
        let is_changed = |id: VarId, is_place: bool| {
            let var = self.vars.get(Some(id));
            var.is_some_and(|var| match var.access {
                Access::State => true,
                Access::Mutable => is_place,
                _ => false,
            })
        };
        let ids = assigned.filter_map(|of| Some((of.name.id()?, of.place.is_some())));
        let ids = ids.filter_items(|(id, is_place)| is_changed(*id, *is_place));
        ids.map(|(id, _)| id).collect_vec()
    }

    /// Returns the current values of the captured variables that a function changes; `None` after a mistake.
    pub(super) fn values_of_captures(
        &mut self,
        whole: &Expr,
        states: &[StateParam],
    ) -> Option<Vec<Val>> {
        let mut vals = Vec::new();
        for state in states {
            let Some(id) = state.captured else {
                continue;
            };
            match self.vars.get(Some(id)) {
                Some(var) if var.access.is_changed() => vals.push(var.val.clone()),
                _ => {
                    let name = &state.name;
                    let what = format!(
                        "cannot assign to `{name}` of the enclosing function in a closure\n  \
                         help: a closure that an operation applies only reads what it captures: change `{name}` before \
                         it, or in a loop"
                    );
                    self.fault(whole, what);
                    return None;
                }
            }
        }
        Some(vals)
    }

    /// Assigns the new value of a captured variable.
    pub(super) fn change_capture(&mut self, id: VarId, val: Val) {
        self.set(id, val);
        if let Some(var) = self.vars.get(Some(id)) {
            // rustc sees parameters without `mut`.
            let mutable = var.access == Access::Mutable && !var.param;
            let name = var.name.clone();
            self.hover_assign(&name, mutable);
        }
    }
}

impl Transformed {
    /// Returns the axes of arguments that are mapped over: a captured value is the same at each index. `own` is the number
    /// of arguments, the last `captured` of which are captured values.
    pub(super) fn axes_with_captures(&self, own: usize, captured: usize) -> Option<Axes> {
        let axes = self.options.in_dimensions.clone();
        let maps = self.by.options.iter();
        let maps = maps.filter_items(|option| option.kind == OptionKind::InAxes);
        if captured == 0 || maps.count() == 0 {
            return axes;
        }
        let none = vec![Axes::All(None); captured];
        Some(match axes {
            None => Axes::Parts([vec![Axes::All(Some(0)); own - captured], none].concat()),
            Some(Axes::Parts(parts)) => Axes::Parts([parts, none].concat()),
            Some(all) => Axes::Parts([vec![all; own - captured], none].concat()),
        })
    }
}
