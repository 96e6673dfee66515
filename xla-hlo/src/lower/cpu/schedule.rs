//! Schedules the passes of a loop over a row: expressions are computed once, stored, or recomputed.

use crate::list::Items;
use crate::lower::program::{BufferId, Expr, Fold, Kind, Loop, Node, NodeId, Out, Pass};
use crate::lower::thresholds::rows::KEPT_BY_PASSES;
use crate::map::IdMap;
use crate::{ElementType, Size};

/// A pass before its expressions are emitted.
#[derive(Debug)]
struct Plan {
    stage: usize,
    stores: Vec<(usize, NodeId)>,
    one: Vec<(usize, NodeId)>,
    fold: Option<Fold>,
}

impl Plan {
    fn new(stage: usize) -> Plan {
        Plan {
            stage,
            stores: Vec::new(),
            one: Vec::new(),
            fold: None,
        }
    }

    fn roots(&self) -> impl Iterator<Item = NodeId> {
        let stores = self
            .stores
            .iter()
            .chain_items(&self.one)
            .map(|(_, node)| *node);
        stores.chain_items(self.fold.iter().map(|fold| fold.operand))
    }
}

/// Schedules the passes of a loop that computes the roots, one for each output.
pub(super) fn schedule(
    lowered: &mut Loop,
    roots: &[NodeId],
    folds: Vec<Fold>,
    in_place: &[bool],
    promote: &mut dyn FnMut(ElementType, Size) -> BufferId,
) {
    // Stage `k` can run once `k` folds in sequence have: softmax is a maximum (0), a sum of exponentials (1), a
    // quotient (2).
    let stages = stages(&lowered.nodes, &folds);
    let last = stages.iter().copied().max().unwrap_or(0);
    let mut plans: Vec<Plan> = Vec::new();
    for stage in 0..=last {
        // First full rows are stored, then single elements; folds come last and may read what was stored.
        let mut plan = Plan::new(stage);
        for (o, &root) in roots.iter().enumerate() {
            // An output that updates its memory in place is stored in the last stage: earlier ones may read the old
            // content.
            let at = if in_place[o] { last } else { stages[root.0] };
            if at == stage {
                if lowered.outs[o].full {
                    plan.stores.push((o, root));
                } else {
                    plan.one.push((o, root));
                }
            }
        }
        plans.push(plan);
        for fold in folds
            .iter()
            .filter_items(|fold| stages[fold.operand.0] == stage)
        {
            plans.push(Plan {
                fold: Some(fold.clone()),
                ..Plan::new(stage)
            });
        }
    }
    // Only a loop over rows traverses its row several times.
    let kept = if lowered.kind == Kind::Rows {
        keep(lowered, &stages, &mut plans, in_place, promote)
    } else {
        IdMap::new()
    };
    write_out(lowered, &stages, plans, &kept);
}

/// Returns the length of the longest chain of folds that each node depends on.
fn stages(nodes: &[Node], folds: &[Fold]) -> Vec<usize> {
    let mut stages: Vec<usize> = Vec::with_capacity(nodes.len());
    for node in nodes {
        let stage = match &node.expr {
            Expr::Apply { args, .. } => args.iter().map(|arg| stages[arg.0]).max().unwrap_or(0),
            Expr::Folded(number) => {
                let fold = &folds[*number];
                stages[fold.operand.0].max(stages[fold.init.0]) + 1
            }
            _ => 0,
        };
        stages.push(stage);
    }
    stages
}

/// Finds expensive expressions that several passes need, and an output's row to store each in.
///
/// Returns, for each of these nodes, the output and the number of the plan that stores it.
fn keep(
    lowered: &mut Loop,
    stages: &[usize],
    plans: &mut [Plan],
    in_place: &[bool],
    promote: &mut dyn FnMut(ElementType, Size) -> BufferId,
) -> IdMap<NodeId, (usize, usize)> {
    // Bit `p` of `needed[i]` is set if pass `p` reads node `i`. Operands precede their readers, so the loop below,
    // which goes from the last node to the first, knows all readers of a node when it reaches the node.
    let costs = costs(&lowered.nodes);
    // The first 127 passes have a bit each, all later ones share the last bit.
    let mut needed: Vec<u128> = vec![0; lowered.nodes.len()];
    for (p, plan) in plans.iter().enumerate() {
        for root in plan.roots() {
            needed[root.0] |= 1 << p.min(127);
        }
    }
    let mut kept = IdMap::new();
    let mut taken: Vec<usize> = Vec::new();
    for i in (0..lowered.nodes.len()).rev() {
        let node = &lowered.nodes[i];
        let Expr::Apply { args, .. } = &node.expr else {
            continue;
        };
        if node.per_row {
            continue;
        }
        let mut passes = needed[i];
        let args = args.clone();
        if passes.count_ones() > 1 && costs[i] >= KEPT_BY_PASSES {
            // The first pass of the node's stage stores it: in the output that has it as its result, in an output that
            // is written after all readers, or in a new array.
            let store = plans
                .iter()
                .position(|plan| plan.stage == stages[i])
                .expect("a pass computes each stage");
            let element = node.element;
            let own = plans[store]
                .stores
                .iter()
                .find(|(_, root)| root.0 == i)
                .map(|(o, _)| *o);
            let out = own.unwrap_or_else(|| {
                let free = scratch(lowered, plans, &taken, in_place, element, passes);
                let out = free.unwrap_or_else(|| {
                    let len = lowered
                        .outer
                        .iter()
                        .fold(lowered.inner.clone(), |all, d| all * d.clone());
                    lowered.outs.push(Out {
                        buffer: promote(element, len),
                        full: true,
                    });
                    lowered.outs.len() - 1
                });
                plans[store].stores.push((out, NodeId(i)));
                taken.push(out);
                out
            });
            // Other passes read the row, so only the storing pass needs the operands.
            kept.insert(NodeId(i), (out, store));
            passes = 1 << store.min(127);
        }
        for arg in args {
            needed[arg.0] |= passes;
        }
    }
    kept
}

/// Returns the cost of each expression, including its operands.
fn costs(nodes: &[Node]) -> Vec<u32> {
    let mut costs: Vec<u32> = Vec::with_capacity(nodes.len());
    for node in nodes {
        let cost = match &node.expr {
            // An argument that is the same for the row is computed once, before.
            Expr::Apply { args, cost, .. } => {
                let args = args
                    .iter()
                    .filter_items(|arg| !nodes[arg.0].per_row)
                    .map(|arg| costs[arg.0]);
                args.fold(*cost, u32::saturating_add)
            }
            _ => 0,
        };
        costs.push(cost);
    }
    costs
}

/// Returns an output of this element type whose own pass is no earlier than any of the given ones, so that its row is
/// free until then.
fn scratch(
    lowered: &Loop,
    plans: &[Plan],
    taken: &[usize],
    in_place: &[bool],
    element: ElementType,
    passes: u128,
) -> Option<usize> {
    plans.iter().enumerate().find_map(|(p, plan)| {
        // No pass after `p` reads the row: `2 << p` minus 1 has the bits of the passes up to `p`.
        let earlier = passes & !((2_u128 << p.min(126)) - 1) == 0;
        let mut outs = plan.stores.iter();
        let alone = plan.stores.len() == 1;
        outs.find(|(o, root)| {
            let fits = lowered.nodes[root.0].element == element && lowered.outs[*o].full;
            earlier
                && alone
                && fits
                && !in_place.get(*o).copied().unwrap_or(true)
                && !taken.contains(o)
        })
        .map(|(o, _)| *o)
    })
}

/// Emits the expressions of each pass, which read kept nodes from the rows in which other passes store them.
fn write_out(
    lowered: &mut Loop,
    stages: &[usize],
    plans: Vec<Plan>,
    kept: &IdMap<NodeId, (usize, usize)>,
) {
    let plain = lowered.nodes.len();
    let mut done = vec![false; plain];
    let mut stage = None;
    for (p, plan) in plans.into_iter().enumerate() {
        // Nodes are shared between passes; a pass that reads a row instead of computing has copies.
        let mut memo = IdMap::new();
        let mut rewrite = |lowered: &mut Loop, node| rewritten(lowered, node, p, kept, &mut memo);
        let stores: Vec<_> = plan
            .stores
            .iter()
            .map(|&(o, node)| (o, rewrite(lowered, node)))
            .collect_vec();
        let fold = plan.fold.map(|fold| Fold {
            operand: rewrite(lowered, fold.operand),
            ..fold
        });
        // The first pass of a stage follows the values of a row, not of its elements, that this stage makes known.
        if stage != Some(plan.stage) {
            stage = Some(plan.stage);
            let ready = (0..plain)
                .filter_items(|&i| lowered.nodes[i].per_row && stages[i] == plan.stage && !done[i]);
            let computed =
                |i: &usize| matches!(lowered.nodes[*i].expr, Expr::Apply { .. } | Expr::Source(_));
            let row: Vec<NodeId> = ready.filter_items(computed).map(NodeId).collect_vec();
            for node in &row {
                done[node.0] = true;
            }
            if !row.is_empty() {
                lowered.passes.push(Pass::Row(row));
            }
        }
        if !stores.is_empty() {
            lowered.passes.push(Pass::Store(stores));
        }
        for (o, node) in plan.one {
            lowered.passes.push(Pass::StoreOne(o, node));
        }
        if let Some(fold) = fold {
            lowered.passes.push(Pass::Fold(fold));
        }
    }
}

/// Returns the node as this pass computes it.
fn rewritten(
    lowered: &mut Loop,
    node: NodeId,
    pass: usize,
    kept: &IdMap<NodeId, (usize, usize)>,
    memo: &mut IdMap<NodeId, NodeId>,
) -> NodeId {
    if let Some(&done) = memo.get(&node) {
        return done;
    }
    let own = lowered.nodes[node.0].clone();
    let new = match (kept.get(&node), &own.expr) {
        // Another pass stores it: read the row.
        (Some(&(out, store)), _) if store != pass => {
            lowered.nodes.push(Node {
                expr: Expr::Stored(out),
                ..own
            });
            NodeId(lowered.nodes.len() - 1)
        }
        (
            _,
            Expr::Apply {
                function,
                generics,
                args,
                cost,
                sliced,
            },
        ) if !own.per_row => {
            let new: Vec<NodeId> = args
                .iter()
                .map(|&arg| rewritten(lowered, arg, pass, kept, memo))
                .collect_vec();
            if new == *args {
                node
            } else {
                let expr = Expr::Apply {
                    function,
                    generics: generics.clone(),
                    args: new,
                    cost: *cost,
                    sliced: *sliced,
                };
                lowered.nodes.push(Node { expr, ..own });
                NodeId(lowered.nodes.len() - 1)
            }
        }
        _ => node,
    };
    memo.insert(node, new);
    new
}
