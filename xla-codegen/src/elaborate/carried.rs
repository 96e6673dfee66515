//! The variables that loops and branches change: parameters and results of their regions.

use xla_hlo::Tree;
use xla_hlo::list::Items;
use xla_hlo::literal::{Number, NumberKind};
use xla_hlo::ops::control::Region;
use xla_hlo::{Type, Value};

use super::capture::Captures;
use super::{Access, Elab, Val, Var};
use crate::hir::Assigned;

/// A variable that a loop or a branch assigns to: its scope and index, and its type, which stays the same.
pub(super) struct Carried {
    pub(super) at: (usize, usize),
    pub(super) ty: Type,
}

/// The variables that a loop or a branch assigns to.
#[derive(Default)]
pub(super) struct Changed {
    /// Those with a value.
    pub(super) vars: Vec<Carried>,
    /// The scopes and indices of those without a value so far.
    pub(super) unset: Vec<(usize, usize)>,
}

impl Elab<'_> {
    /// Returns the outer variables that the parts assign to; `None` if one of them cannot be assigned to.
    pub(super) fn carried(&mut self, assigned: &Assigned) -> Option<Changed> {
        let mut carried: Vec<Carried> = Vec::new();
        let mut unset: Vec<(usize, usize)> = Vec::new();
        let mut whole = true;
        for (ident, target) in &assigned.names {
            let Some(at) = self.find(&ident.to_string()) else {
                continue;
            };
            let var = &self.scopes[at.0][at.1];
            let moves = var.channel.as_ref().is_some_and(|c| c.kind.moves());
            // A name without an assignment may change all the same: a `&mut` parameter or a channel that is passed on.
            let only_read = target.is_none() && var.access != Access::State && !moves;
            if only_read || carried.iter().any(|other| other.at == at) {
                continue;
            }
            if !matches!(var.access, Access::Mutable | Access::State) && !moves {
                // Reports why it cannot be assigned to.
                if let Some(target) = target {
                    self.assignable(target);
                }
                whole = false;
                continue;
            }
            if let Val::Unset(_) = var.val {
                if !unset.contains(&at) {
                    unset.push(at);
                }
                continue;
            }
            // The type must be known here, since it is the type of a parameter of the region.
            let val = var.val.clone();
            let val = self.settled(val);
            self.scopes[at.0][at.1].val = val.clone();
            match self.type_of(&val) {
                Some(ty) => carried.push(Carried { at, ty }),
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
                    let name = ident.to_string();
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
        })
    }

    /// Returns the leaves of the variables.
    pub(super) fn leaves(&self, carried: &Changed) -> Vec<Value> {
        let vals = self.values_at(carried).into_iter();
        let trees: Vec<_> = vals.filter_map(|val| val.values()).collect_vec();
        trees.iter().flat_items(Tree::leaves).copied().collect_vec()
    }

    fn values_at(&self, carried: &Changed) -> Vec<Val> {
        let vals = carried.vars.iter();
        vals.map(|variable| self.scopes[variable.at.0][variable.at.1].val.clone())
            .collect_vec()
    }

    /// Returns the elaborator of a loop's body, whose parameters have the types `before`, then those of the carried
    /// variables.
    pub(super) fn inside<'s>(&'s self, carried: &Changed, before: &[Type]) -> Elab<'s> {
        let mut elab = self.nested();
        for ty in before {
            ty.map(&mut |leaf| elab.graph.add_param(leaf.shape.clone()));
        }
        for variable in &carried.vars {
            let values = variable
                .ty
                .map(&mut |leaf| elab.graph.add_param(leaf.shape.clone()));
            elab.enter(self.variable_at(variable.at), Val::of(&values));
        }
        self.enter_unset(&mut elab, carried);
        elab
    }

    /// Returns the elaborator of a branch, in which carried variables start with their captured values.
    pub(super) fn branch<'s>(&'s self, carried: &Changed) -> Elab<'s> {
        let mut elab = self.nested();
        for variable in &carried.vars {
            let var = self.variable_at(variable.at);
            let val = elab.capture(&var.val).unwrap_or(Val::Poison);
            elab.enter(var, val);
        }
        self.enter_unset(&mut elab, carried);
        elab
    }

    /// Adds the variables without a value to a region, after the others.
    fn enter_unset(&self, elab: &mut Elab<'_>, carried: &Changed) {
        for at in &carried.unset {
            let var = self.variable_at(*at);
            elab.enter(var, var.val.clone());
        }
    }

    fn variable_at(&self, (scope, index): (usize, usize)) -> &Var {
        &self.scopes[scope][index]
    }

    fn nested(&self) -> Elab<'_> {
        Elab {
            outer: &self.scopes,
            captures: Some(Captures::new(&self.graph)),
            closed: self.closed,
            ..Elab::new(self.cx)
        }
    }

    fn enter(&mut self, var: &Var, val: Val) {
        let var = var.clone();
        self.scopes[0].push(Var { val, ..var });
    }

    /// Returns the last values of the carried variables.
    pub(super) fn values(&self, carried: &Changed) -> Vec<Val> {
        let end = self.scopes[0].len() - carried.unset.len();
        let vars = self.scopes[0][end - carried.vars.len()..end].iter();
        vars.map(|var| var.val.clone()).collect_vec()
    }

    /// Returns the last values of the variables that had none, some of which still have none.
    pub(super) fn last_of_unset(&self, carried: &Changed) -> Vec<Val> {
        let vars = &self.scopes[0];
        let vars = vars[vars.len() - carried.unset.len()..].iter();
        vars.map(|var| var.val.clone()).collect_vec()
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
