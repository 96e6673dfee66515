//! The variables that loops and branches change: parameters and results of their regions.

use xla_hlo::Tree;
use xla_hlo::list::Items;
use xla_hlo::literal::{Number, NumberKind};
use xla_hlo::ops::control::Region;
use xla_hlo::{Type, Value};

use proc_macro2::Ident;

use super::capture::Captures;
use super::{Access, Elab, Val, Var};
use crate::hir::{Assignment, Expr, VarId};

/// A variable that a loop or a branch assigns to, and its type, which stays the same.
pub(super) struct Carried {
    pub(super) id: VarId,
    pub(super) ty: Type,
}

/// The variables that a loop or a branch assigns to.
#[derive(Default)]
pub(super) struct Changed {
    /// Those with a value.
    pub(super) vars: Vec<Carried>,
    /// Those without a value so far.
    pub(super) unset: Vec<VarId>,
    /// Those whose types are not known yet.
    pub(super) open: Vec<VarId>,
}

/// How a part of a loop or a branch may change a variable.
enum Change<'e> {
    /// It assigns to this place.
    At(&'e Expr),
    /// It passes the variable on by its name.
    Perhaps,
    /// It calls a function that captures the variable and changes it.
    Captured,
}

impl Elab<'_> {
    /// Returns the outer variables that the parts assign to; `None` if one of them cannot be assigned to.
    pub(super) fn carried(&mut self, assigned: &[Assignment]) -> Option<Changed> {
        let mut carried: Vec<Carried> = Vec::new();
        let mut unset: Vec<VarId> = Vec::new();
        let mut open: Vec<VarId> = Vec::new();
        let mut whole = true;
        // All mistakes are reported before the result is `None`: each is at another variable.
        for (id, ident, place) in self.changing(assigned) {
            let (var, ident) = (self.carried_var(id), &ident);
            // The token of a channel that orders its uses is a value of the loop, though nothing assigns to it.
            let moves = var.channel.as_ref().is_some_and(|c| c.kind.moves());
            // A name without an assignment may change all the same: a `&mut` parameter or a channel that is passed on.
            let only_read =
                matches!(place, Change::Perhaps) && var.access != Access::State && !moves;
            if only_read || carried.iter().any(|other| other.id == id) {
                continue;
            }
            if !matches!(var.access, Access::Mutable | Access::State) && !moves {
                // Reports why it cannot be assigned to.
                if let Change::At(place) = place {
                    self.assignable(place);
                }
                whole = false;
                continue;
            }
            // A variable for the value of jumps has no type before the first jump: `first_set` adds it afterwards.
            if let Val::Unset(_) = var.val {
                if !unset.contains(&id) {
                    unset.push(id);
                }
                continue;
            }
            // The type must be known here, since it is the type of a parameter of the region.
            let val = var.val.clone();
            let val = self.settled(val);
            self.set(id, val.clone());
            match self.type_of(&val) {
                None if let Some(val) = self.opened(id, &val) => {
                    self.set(id, val);
                    if !open.contains(&id) {
                        open.push(id);
                    }
                }
                Some(ty) => carried.push(Carried { id, ty }),
                None if val.is_poisoned() => whole = false,
                None if val.has_function() => {
                    let is = matches!(val, Val::Function(_));
                    let is = if is { "is" } else { "contains" };
                    let what = format!(
                        "`{ident}` {is} a function, which a loop cannot change\n  help: call it in the round that \
                         computes it, and keep what it returns"
                    );
                    self.fault(ident, what);
                    whole = false;
                }
                None => {
                    let name = ident;
                    let example = match &val {
                        Val::Numbers(numbers) if numbers.dims.is_empty() => {
                            let Number { text, kind } = &numbers.numbers[0];
                            let float = *kind == NumberKind::Float;
                            let element = if float { "f32" } else { "i32" };
                            format!("`let mut {name} = {text}{element};`")
                        }
                        _ => format!("`let mut {name}: f32![..] = ..;`"),
                    };
                    let what = format!(
                        "cannot infer the element type of `{name}`, which changes here\n  help: declare it with an \
                         element type: {example}"
                    );
                    self.fault(ident, what);
                    whole = false;
                }
            }
        }
        whole.then_some(Changed {
            vars: carried,
            unset,
            open,
        })
    }

    /// Returns the variables that are bound here and may change, also by functions that are called.
    fn changing<'e>(&self, assigned: &'e [Assignment]) -> Vec<(VarId, Ident, Change<'e>)> {
        let mut all = Vec::new();
        for Assignment { name, place } in assigned {
            // The parts declare a variable themselves if it is not bound yet.
            let Some(var) = self.variable(name) else {
                continue;
            };
            match (&var.val, place) {
                (Val::Function(function), None) => {
                    for captured in function.changed_captures() {
                        if let Some(var) = self.vars.get(Some(captured.id)) {
                            all.push((var.id, name.name().clone(), Change::Captured));
                        }
                    }
                }
                (_, None) => all.push((var.id, name.name().clone(), Change::Perhaps)),
                (_, Some(place)) => all.push((var.id, name.name().clone(), Change::At(place))),
            }
        }
        all
    }

    /// Returns the leaves of the variables.
    pub(super) fn leaves(&self, carried: &Changed) -> Vec<Value> {
        let vals = self.values(carried).into_iter();
        let trees: Vec<_> = vals.filter_map(|val| val.values()).collect_vec();
        trees.iter().flat_items(Tree::leaves).copied().collect_vec()
    }

    /// Returns the current values of the carried variables: here, or at the end of a region.
    pub(super) fn values(&self, carried: &Changed) -> Vec<Val> {
        let vals = carried.vars.iter();
        vals.map(|variable| self.carried_var(variable.id).val.clone())
            .collect_vec()
    }

    /// Whether a loop assigns to a variable that it declares.
    pub(super) fn assigns_own(&self, whole: &Expr) -> bool {
        let assigned = whole.assigned().iter();
        let mut ids = assigned.filter_map(|of| of.place.as_ref().and(of.name.id()));
        ids.any(|id| self.enclosing_variable(Some(id)).is_none())
    }

    /// Assigns a value to a variable that is bound.
    pub(super) fn set(&mut self, id: VarId, val: Val) {
        if let Some(var) = self.vars.get_mut(Some(id)) {
            var.val = val;
        }
    }

    /// Returns the elaborator of a loop's body, whose parameters have the types `before`, then those of the carried
    /// variables.
    pub(super) fn inside<'s>(&'s self, carried: &Changed, before: &[Type]) -> Elab<'s> {
        let mut elab = self.nested();
        for ty in before {
            ty.map(&mut |leaf| elab.graph.add_param(leaf.shape.clone()));
        }
        self.enter_open(&mut elab, carried);
        for variable in &carried.vars {
            let values = variable
                .ty
                .map(&mut |leaf| elab.graph.add_param(leaf.shape.clone()));
            elab.enter(self.carried_var(variable.id), Val::of(&values));
        }
        self.enter_unset(&mut elab, carried);
        elab
    }

    /// Returns the elaborator of a branch, in which carried variables start with their captured values.
    pub(super) fn branch<'s>(&'s self, carried: &Changed) -> Elab<'s> {
        let mut elab = self.nested();
        self.enter_open(&mut elab, carried);
        for variable in &carried.vars {
            let var = self.carried_var(variable.id);
            let val = elab.capture(&var.val).unwrap_or(Val::Poison);
            elab.enter(var, val);
        }
        self.enter_unset(&mut elab, carried);
        elab
    }

    /// Adds the variables without a value to a region, after the others.
    fn enter_unset(&self, elab: &mut Elab<'_>, carried: &Changed) {
        for id in &carried.unset {
            let var = self.carried_var(*id);
            elab.enter(var, var.val.clone());
        }
    }

    /// Returns a carried variable, which is bound here and in the regions of the loop or the branch.
    pub(super) fn carried_var(&self, id: VarId) -> &Var {
        let var = self.vars.get(Some(id));
        var.unwrap_or_else(|| panic!("expected a bound variable, found {id:?}"))
    }

    fn nested(&self) -> Elab<'_> {
        Elab {
            outer: Some(&self.vars),
            captures: Some(Captures::new(&self.graph)),
            closed: self.closed,
            ..Elab::new(self.cx)
        }
    }

    pub(super) fn enter(&mut self, var: &Var, val: Val) {
        let var = var.clone();
        self.vars.bind(Var { val, ..var });
    }

    /// Returns the last values of the variables that had none, some of which still have none.
    pub(super) fn last_of_unset(&self, carried: &Changed) -> Vec<Val> {
        let unset = carried.unset.iter();
        unset
            .map(|id| self.carried_var(*id).val.clone())
            .collect_vec()
    }

    /// Returns the graph with these results, and the typed copies of the variables.
    pub(super) fn finished(
        mut self,
        results: &[Val],
    ) -> (Option<Region>, proc_macro2::TokenStream) {
        let hover = std::mem::take(&mut self.hover);
        let seen = self.captures.as_ref().map(Captures::values);
        let values: Option<Vec<_>> = results.iter().map(Val::values).collect_some();
        let region = values.map(|values| {
            let leaves = values.iter().flat_items(Tree::leaves);
            self.graph.results = leaves.copied().collect_vec();
            (self.graph, seen.unwrap_or_default())
        });
        (region, hover)
    }
}

pub(super) fn is_unit(val: &Val) -> bool {
    matches!(val, Val::Tuple(items) if items.is_empty())
}
