//! The cost of an element of a loop, and the levels that are worth compiling the loop for.
//!
//! Loops are compiled in the user's crate for the levels up to `V3` (`Generated`), and for `V4` too if they have much
//! arithmetic (`Every`).

use proc_macro2::Ident;
use xla_hlo::list::Items;
use xla_hlo::lower::{Expr, Fold, NodeId, Pass, Stage};

use super::Writer;
use crate::emit::span;
use xla_hlo::lower::thresholds::emission::{HEAVY, TRAFFIC};

impl Writer<'_> {
    /// Returns the approximate cost of an element, in tenths of a nanosecond.
    pub(super) fn cost(&self) -> usize {
        // Loops and calls of all passes, and once the memory traffic.
        let all = self.step.passes.iter().map(|pass| {
            let stages = stages(pass).iter().map(|stage| match stage {
                Stage::Map(stores) => self.of(&nodes(stores), true),
                Stage::Call { cost, .. } => *cost as usize,
            });
            self.of(&expressions(pass), true) + stages.sum::<usize>()
        });
        all.sum::<usize>() + TRAFFIC
    }

    /// Returns the name of the levels that the loop is compiled for: all, if one of its loops over an element is heavy.
    pub(super) fn levels(&self) -> Ident {
        let heavy = self.step.passes.iter().any(|pass| {
            let stages = stages(pass).iter().any(|stage| match stage {
                Stage::Map(stores) => self.of(&nodes(stores), false) >= HEAVY,
                Stage::Call { .. } => false,
            });
            stages || self.of(&expressions(pass), false) >= HEAVY
        });
        Ident::new(if heavy { "Every" } else { "Generated" }, span())
    }

    /// Returns the cost of expressions and of those in them, with or without the functions that are computed on slices
    /// elsewhere: these are long, and some of them have branches.
    fn of(&self, roots: &[NodeId], with_functions: bool) -> usize {
        // Nodes that several expressions share count once.
        let mut order = Vec::new();
        for &root in roots {
            self.collect(root, &mut order);
        }
        let apply = |node: &NodeId| match &self.step.nodes[node.0].expr {
            Expr::Apply { cost, sliced, .. } if with_functions || !sliced => *cost as usize,
            _ => 0,
        };
        order.iter().map(apply).sum()
    }
}

/// Returns the expressions that are stored.
fn nodes<P>(stores: &[(P, NodeId)]) -> Vec<NodeId> {
    stores.iter().map(|(_, node)| *node).collect_vec()
}

/// Returns the expressions that a pass stores or folds.
fn expressions(pass: &Pass) -> Vec<NodeId> {
    let mut all = match pass {
        Pass::Store(stores) => nodes(stores),
        _ => Vec::new(),
    };
    all.extend(pass.fold().iter().map(|fold: &&Fold| fold.operand));
    all
}

/// Returns the stages of a pass.
fn stages(pass: &Pass) -> &[Stage] {
    match pass {
        Pass::Staged(staged) => staged.stages.as_slice(),
        _ => &[],
    }
}
