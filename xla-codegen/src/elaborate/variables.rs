//! The variables of a block, found by their names.

use std::collections::HashMap;
use std::ops::{Deref, DerefMut};

use super::Var;

/// The variables of a block in the order of their definitions. A variable hides those before it that have its name.
#[derive(Clone, Default)]
pub(super) struct Variables {
    vars: Vec<Var>,
    /// The index of the last variable of each name. A body may define thousands.
    last: HashMap<String, usize>,
}

impl Variables {
    /// Adds a variable.
    pub(super) fn push(&mut self, var: Var) {
        self.last.insert(var.name.clone(), self.vars.len());
        self.vars.push(var);
    }

    /// Adds a variable before all others, which hide it if they have its name.
    pub(super) fn push_first(&mut self, var: Var) {
        self.last.values_mut().for_each(|index| *index += 1);
        self.last.entry(var.name.clone()).or_insert(0);
        self.vars.insert(0, var);
    }

    /// Returns the index of the variable with this name.
    pub(super) fn index(&self, name: &str) -> Option<usize> {
        self.last.get(name).copied()
    }

    /// Returns the variable with this name.
    pub(super) fn find(&self, name: &str) -> Option<&Var> {
        self.index(name).map(|index| &self.vars[index])
    }
}

impl FromIterator<Var> for Variables {
    fn from_iter<I: IntoIterator<Item = Var>>(vars: I) -> Variables {
        let mut scope = Variables::default();
        vars.into_iter().for_each(|var| scope.push(var));
        scope
    }
}

impl Deref for Variables {
    type Target = [Var];

    fn deref(&self) -> &[Var] {
        &self.vars
    }
}

impl DerefMut for Variables {
    fn deref_mut(&mut self) -> &mut [Var] {
        &mut self.vars
    }
}
