//! The variables that are bound where the elaboration is.

use std::collections::HashMap;

use super::Var;
use crate::hir::VarId;

/// The bound variables of a body. A variable is bound from its declaration to the end of its block; no other one has
/// its number, so nothing here depends on names or on the order of blocks, except suggestions for unknown names.
#[derive(Clone)]
pub(super) struct Variables {
    /// The variables of each open block, the outermost first. The first block of a region also has those that the
    /// region captures.
    blocks: Vec<Vec<VarId>>,
    bound: HashMap<VarId, Var>,
}

impl Default for Variables {
    fn default() -> Variables {
        Variables {
            blocks: vec![Vec::new()],
            bound: HashMap::new(),
        }
    }
}

impl Variables {
    /// Begins a block.
    pub(super) fn open(&mut self) {
        self.blocks.push(Vec::new());
    }

    /// Ends a block, and returns its variables.
    pub(super) fn close(&mut self) -> Vec<Var> {
        let ended = self.blocks.pop().unwrap_or_default();
        let vars = ended.iter().filter_map(|id| self.bound.remove(id));
        vars.collect()
    }

    /// Binds a variable in the current block.
    pub(super) fn bind(&mut self, var: Var) {
        let block = self.blocks.last_mut().expect("expected an open block");
        block.push(var.id);
        self.bound.insert(var.id, var);
    }

    /// Binds a variable of the enclosing function, until the region ends.
    pub(super) fn bind_captured(&mut self, var: Var) {
        self.blocks[0].insert(0, var.id);
        self.bound.insert(var.id, var);
    }

    /// Returns a variable, if it is bound.
    pub(super) fn get(&self, id: Option<VarId>) -> Option<&Var> {
        self.bound.get(&id?)
    }

    /// Returns a variable to assign to, if it is bound.
    pub(super) fn get_mut(&mut self, id: Option<VarId>) -> Option<&mut Var> {
        self.bound.get_mut(&id?)
    }

    /// Returns the number of open blocks.
    pub(super) fn depth(&self) -> usize {
        self.blocks.len()
    }

    /// Returns the number of blocks around a variable.
    pub(super) fn depth_of(&self, id: VarId) -> Option<usize> {
        self.blocks.iter().position(|block| block.contains(&id))
    }

    /// Returns all variables, the innermost block first.
    pub(super) fn all(&self) -> impl Iterator<Item = &Var> {
        let ids = self.blocks.iter().rev().flatten();
        ids.filter_map(|id| self.bound.get(id))
    }

    /// Returns all variables to assign to, in any order.
    pub(super) fn all_mut(&mut self) -> impl Iterator<Item = &mut Var> {
        self.bound.values_mut()
    }

    /// Returns the variables of the first block: the parameters, and those that a region captures.
    pub(super) fn first(&self) -> impl Iterator<Item = &Var> {
        self.blocks[0].iter().filter_map(|id| self.bound.get(id))
    }
}

impl FromIterator<Var> for Variables {
    fn from_iter<I: IntoIterator<Item = Var>>(vars: I) -> Variables {
        let mut all = Variables::default();
        vars.into_iter().for_each(|var| all.bind(var));
        all
    }
}
