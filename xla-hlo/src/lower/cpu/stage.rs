//! Splits passes into stages: expensive functions are called once for each block of elements, between loops over
//! cheap expressions.
//!
//! The expressions of a loop are compiled with the loop, once for each SIMD level; a function that has a version for
//! slices is compiled only once. Its argument is written to a temporary first, unless it already is a slice in memory.
//! A block is short enough for all temporaries to stay in the L1 cache.

use crate::list::Items;
use crate::map::IdMap;
use std::mem;

use crate::lower::program::{
    Combine, Expr, Fold, Kind, Loop, Node, NodeId, Pass, Stage, StageTarget, Staged,
};
use crate::lower::thresholds::Limits;
use crate::lower::thresholds::rows::{KEPT_BY_STAGES, STAGE_ARRAYS};

/// Splits the passes over rows of at least `limits.staged` elements into stages where they contain expensive functions,
/// and marks the folds that are calls.
pub(super) fn stage(lowered: &mut Loop, limits: Limits) {
    let long = limits.reaches(lowered.inner.known(), limits.staged);
    if !long || lowered.kind == Kind::Columns {
        return;
    }
    // `exp(x * 2)` of long rows: a loop stores `x * 2` in a temporary, a call computes `exp` of it, and the next loop
    // reads that.
    for pass in mem::take(&mut lowered.passes) {
        let staged = match &pass {
            Pass::Store(stores) => staged(lowered, stores, None),
            Pass::Fold(fold) => staged(lowered, &[], Some(fold)),
            _ => None,
        };
        let mut pass = staged.map_or(pass, Pass::Staged);
        let fold = match &mut pass {
            Pass::Fold(fold) => Some(fold),
            Pass::Staged(staged) => staged.fold.as_mut(),
            _ => None,
        };
        if let Some(fold) = fold {
            // A fold of a slice with a known function is one call, which combines in blocks.
            let any_order = matches!(fold.with, Combine::Function { .. });
            fold.sliced = any_order && is_slice(lowered, fold.operand);
        }
        lowered.passes.push(pass);
    }
}

/// Returns the pass in stages if it contains an expensive function and no stage needs more than [`STAGE_ARRAYS`].
fn staged(lowered: &mut Loop, stores: &[(usize, NodeId)], fold: Option<&Fold>) -> Option<Staged> {
    let mut plan = Plan::new(lowered, stores, fold);
    if plan.calls.is_empty() {
        return None;
    }
    plan.finals = stores.to_vec();
    plan.arguments(lowered);
    // Nodes that `share` keeps may be results too: they get their homes afterwards.
    plan.at_home(lowered);
    plan.share(lowered);
    plan.at_home(lowered);
    let (nodes, temps) = (lowered.nodes.len(), lowered.temps.len());
    let staged = plan.write_out(lowered);
    let fits = staged.stages.iter().all(|stage| match stage {
        Stage::Map(stores) => {
            let roots = stores.iter().map(|(_, node)| *node);
            stores.len() <= STAGE_ARRAYS && reads(lowered, roots) <= STAGE_ARRAYS
        }
        Stage::Call { .. } => true,
    });
    let roots = staged.fold.iter().map(|fold| fold.operand);
    if fits && reads(lowered, roots) <= STAGE_ARRAYS {
        return Some(staged);
    }
    // The pass stays as it was: the nodes and temporaries of the attempt are dropped.
    lowered.nodes.truncate(nodes);
    lowered.temps.truncate(temps);
    None
}

/// Counts the arrays that expressions read, including the index.
fn reads(lowered: &Loop, roots: impl Iterator<Item = NodeId>) -> usize {
    let mut open: Vec<NodeId> = roots.collect_vec();
    let (mut seen, mut leaves) = (IdMap::new(), 0);
    while let Some(node) = open.pop() {
        if lowered.nodes[node.0].per_row || seen.insert(node, ()).is_some() {
            continue;
        }
        let args = args(lowered, node);
        leaves += usize::from(args.is_empty());
        open.extend_from_slice(args);
    }
    leaves
}

/// The stages before temporaries are allocated.
///
/// Level `k` is a loop, then calls that read what it wrote; nodes that read the result of a call are on the next level.
struct Plan<'a> {
    /// The nodes with a value for each element, operands first, with their levels.
    levels: IdMap<NodeId, usize>,
    calls: Vec<NodeId>,
    /// The nodes that the loop of a level stores, besides `finals`, with the level.
    kept: IdMap<NodeId, usize>,
    /// The nodes that are stored directly in an output, with the output.
    homes: IdMap<NodeId, usize>,
    /// The results that the last loop stores, with their outputs.
    finals: Vec<(usize, NodeId)>,
    fold: Option<&'a Fold>,
    last: usize,
}

impl<'a> Plan<'a> {
    fn new(lowered: &Loop, stores: &[(usize, NodeId)], fold: Option<&'a Fold>) -> Plan<'a> {
        let mut plan = Plan {
            levels: IdMap::new(),
            calls: Vec::new(),
            kept: IdMap::new(),
            homes: IdMap::new(),
            finals: Vec::new(),
            fold,
            last: 0,
        };
        let roots = stores.iter().map(|(_, node)| *node);
        for root in roots.chain_items(fold.map(|fold| fold.operand)) {
            let level = plan.visit(lowered, root);
            plan.last = plan.last.max(level);
        }
        plan
    }

    /// Returns the level on which a node can be read.
    fn visit(&mut self, lowered: &Loop, node: NodeId) -> usize {
        if lowered.nodes[node.0].per_row {
            return 0;
        }
        let called = is_call(lowered, node);
        // The level of a call is the level on which its arguments can be read; its result can be read on the next one.
        let level = match self.levels.get(&node) {
            Some(&level) => level,
            None => {
                let args = args(lowered, node).iter();
                let level = args.map(|&arg| self.visit(lowered, arg)).max().unwrap_or(0);
                self.levels.insert(node, level);
                if called {
                    self.calls.push(node);
                }
                level
            }
        };
        level + usize::from(called)
    }

    /// Keeps the arguments of calls that are not slices yet.
    // A call reads a slice: an argument that is an expression is stored by the loop of the call's level.
    fn arguments(&mut self, lowered: &Loop) {
        for &call in &self.calls {
            let level = self.levels[&call];
            for &arg in args(lowered, call) {
                if !is_call(lowered, arg) && !is_slice(lowered, arg) {
                    let kept = self.kept.get(&arg).copied().unwrap_or(level);
                    self.kept.insert(arg, level.min(kept));
                }
            }
        }
    }

    /// Stores results that are kept anyway, or computed by a call, directly in their outputs, unless the old content of
    /// the output is read.
    fn at_home(&mut self, lowered: &Loop) {
        for (o, root) in mem::take(&mut self.finals) {
            let read = |(node, _): (NodeId, &usize)| lowered.nodes[node.0].expr == Expr::Stored(o);
            let made = self.kept.contains_key(&root) || is_call(lowered, root);
            if made && !self.homes.contains_key(&root) && !self.levels.iter().any(read) {
                self.homes.insert(root, o);
            } else {
                self.finals.push((o, root));
            }
        }
    }

    /// Returns the nodes that the loop of a level computes.
    fn roots(&self, level: usize) -> Vec<NodeId> {
        let kept = self.kept.iter().filter_items(|(_, at)| **at == level);
        let mut roots: Vec<NodeId> = kept.map(|(node, _)| node).collect_vec();
        if level == self.last {
            for (_, node) in &self.finals {
                roots.push(*node);
            }
            if let Some(fold) = self.fold {
                roots.push(fold.operand);
            }
        }
        roots
    }

    /// Keeps nodes that the loops of several levels would compute, if recomputing them costs more than reading them.
    fn share(&mut self, lowered: &Loop) {
        // The cost of computing a node again, with its operands that are not slices.
        let mut costs: IdMap<NodeId, u32> = IdMap::new();
        // `levels` has operands first, so their costs are known.
        for (node, _) in self.levels.iter() {
            let cost = match &lowered.nodes[node.0].expr {
                Expr::Apply { args, cost, .. } if !is_call(lowered, node) => {
                    let args = args.iter().filter_map(|arg| costs.get(arg));
                    args.fold(*cost, |all, cost| all.saturating_add(*cost))
                }
                _ => 0,
            };
            costs.insert(node, cost);
        }
        // The first level on which a loop computes each node; a later loop reads it or computes it again.
        let mut computed: IdMap<NodeId, usize> = IdMap::new();
        for level in 0..=self.last {
            // Walk down from what the loop stores; values of earlier levels end the walk.
            let mut open = self.roots(level);
            while let Some(node) = open.pop() {
                let made = self.kept.get(&node).is_some_and(|at| *at < level);
                if made || lowered.nodes[node.0].per_row || is_call(lowered, node) {
                    continue;
                }
                match computed.get(&node) {
                    Some(&before) if before < level && costs[&node] >= KEPT_BY_STAGES => {
                        self.kept.insert(node, before);
                        continue;
                    }
                    Some(&before) if before == level => continue,
                    Some(_) => {}
                    None => {
                        computed.insert(node, level);
                    }
                }
                open.extend_from_slice(args(lowered, node));
            }
        }
    }

    /// Emits the stages and allocates their temporaries.
    fn write_out(&self, lowered: &mut Loop) -> Staged {
        // The nodes that each stage computes; the fold follows the last stage.
        let mut made: Vec<Vec<NodeId>> = Vec::new();
        let mut born: IdMap<NodeId, usize> = IdMap::new();
        let mut levels: Vec<usize> = Vec::new();
        for level in 0..=self.last {
            let kept = self.kept.iter().filter_items(|(_, at)| **at == level);
            let kept: Vec<NodeId> = kept.map(|(node, _)| node).collect_vec();
            let finals = level == self.last && !self.finals.is_empty();
            // A level without anything to store has no loop.
            if !kept.is_empty() || finals {
                made.push(kept);
                levels.push(level);
            }
            for &call in self
                .calls
                .iter()
                .filter_items(|call| self.levels[call] == level)
            {
                made.push(vec![call]);
                levels.push(level);
            }
        }
        for (at, nodes) in made.iter().enumerate() {
            for &node in nodes {
                born.insert(node, at);
            }
        }
        let count = made.len();
        // Final results are stored by the loop of the last level, after all calls.
        let is_last = |at: usize| levels[at] == self.last && !self.is_stage_of_call(&made[at]);
        let mut writer = Writer {
            lowered,
            born,
            places: IdMap::new(),
            dies: IdMap::new(),
        };
        // The last stage that reads each node.
        for (at, nodes) in made.iter().enumerate() {
            let finals = self.finals.iter().filter_items(|_| is_last(at));
            for node in nodes.iter().chain_items(finals.map(|(_, node)| node)) {
                writer.read(*node, at);
            }
        }
        if let Some(fold) = self.fold {
            writer.read(fold.operand, count);
        }
        // A temporary is free again after the last stage that reads it.
        let mut free: Vec<bool> = vec![true; writer.lowered.temps.len()];
        let mut stages = Vec::new();
        for (at, nodes) in made.iter().enumerate() {
            let places: Vec<StageTarget> = (nodes.iter())
                .map(|node| match self.homes.get(node) {
                    Some(&o) => StageTarget::Out(o),
                    None => writer.temporary(*node, &mut free),
                })
                .collect_vec();
            // Places are allocated before temporaries of this stage are free: a stage never writes what it reads.
            let mut memo = IdMap::new();
            stages.push(match nodes.as_slice() {
                // A call is its own stage.
                &[call] if self.calls.contains(&call) => writer.call(call, places[0], at),
                _ => {
                    let stores = places.iter().copied().zip(nodes.iter().copied());
                    let finals = self.finals.iter().filter_items(|_| is_last(at));
                    let finals = finals.map(|&(o, node)| (StageTarget::Out(o), node));
                    let stores: Vec<_> = stores.chain_items(finals).collect_vec();
                    let stores = stores.into_iter();
                    let stores = stores.map(|(o, node)| (o, writer.rewritten(node, at, &mut memo)));
                    Stage::Map(stores.collect_vec())
                }
            });
            for (node, place) in nodes.iter().zip(places) {
                writer.places.insert(*node, place);
            }
            for (node, place) in writer.places.iter() {
                if let StageTarget::Temp(t) = place
                    && writer.dies.get(&node) == Some(&at)
                {
                    free[*t] = true;
                }
            }
        }
        let fold = self.fold.map(|fold| Fold {
            operand: writer.rewritten(fold.operand, count, &mut IdMap::new()),
            ..fold.clone()
        });
        Staged { stages, fold }
    }

    fn is_stage_of_call(&self, nodes: &[NodeId]) -> bool {
        nodes.first().is_some_and(|node| self.calls.contains(node))
    }
}

/// Allocates temporaries, and rewrites expressions to read them.
struct Writer<'a> {
    lowered: &'a mut Loop,
    /// The stage that stores each node.
    born: IdMap<NodeId, usize>,
    places: IdMap<NodeId, StageTarget>,
    /// The last stage that reads each of them.
    dies: IdMap<NodeId, usize>,
}

impl Writer<'_> {
    /// Records the stored nodes that a stage reads to compute a node.
    fn read(&mut self, node: NodeId, at: usize) {
        let mut open = vec![node];
        let mut seen = IdMap::new();
        while let Some(node) = open.pop() {
            if seen.insert(node, ()).is_some() {
                continue;
            }
            match self.born.get(&node) {
                Some(&born) if born < at => {
                    self.dies.insert(node, at);
                }
                _ => open.extend_from_slice(args(self.lowered, node)),
            }
        }
    }

    fn temporary(&mut self, node: NodeId, free: &mut Vec<bool>) -> StageTarget {
        let element = self.lowered.nodes[node.0].element;
        let fits = |t: &usize| free[*t] && self.lowered.temps[*t] == element;
        let t = (0..free.len()).find(fits).unwrap_or_else(|| {
            self.lowered.temps.push(element);
            free.push(true);
            free.len() - 1
        });
        free[t] = false;
        StageTarget::Temp(t)
    }

    fn call(&mut self, node: NodeId, out: StageTarget, at: usize) -> Stage {
        let Expr::Apply {
            function,
            args,
            cost,
            ..
        } = self.lowered.nodes[node.0].expr.clone()
        else {
            unreachable!("a call is of a function");
        };
        Stage::Call {
            function,
            element: self.lowered.nodes[args[0].0].element,
            args: args.iter().map(|&arg| self.slice(arg, at)).collect_vec(),
            out,
            cost,
        }
    }

    /// Returns the argument that a call reads: a node that an earlier stage stored, or one that is in memory anyway.
    fn slice(&mut self, node: NodeId, at: usize) -> NodeId {
        match self.born.get(&node) {
            Some(&born) if born < at => self.made(node),
            _ => node,
        }
    }

    fn made(&mut self, node: NodeId) -> NodeId {
        let expr = match self.places[&node] {
            StageTarget::Temp(t) => Expr::Temp(t),
            StageTarget::Out(o) => Expr::Stored(o),
        };
        let element = self.lowered.nodes[node.0].element;
        self.push(Node {
            expr,
            element,
            per_row: false,
        })
    }

    fn push(&mut self, node: Node) -> NodeId {
        self.lowered.nodes.push(node);
        NodeId(self.lowered.nodes.len() - 1)
    }

    /// Returns the node as a stage computes it: it reads the nodes that earlier stages stored.
    fn rewritten(&mut self, node: NodeId, at: usize, memo: &mut IdMap<NodeId, NodeId>) -> NodeId {
        if let Some(&done) = memo.get(&node) {
            return done;
        }
        let own = self.lowered.nodes[node.0].clone();
        let new = match own.expr {
            _ if own.per_row => node,
            _ if self.born.get(&node).is_some_and(|born| *born < at) => self.made(node),
            Expr::Apply {
                function,
                generics,
                args,
                cost,
                sliced,
            } => {
                let new: Vec<NodeId> = args
                    .iter()
                    .map(|&arg| self.rewritten(arg, at, memo))
                    .collect_vec();
                if new == args {
                    node
                } else {
                    let expr = Expr::Apply {
                        function,
                        generics,
                        args: new,
                        cost,
                        sliced,
                    };
                    self.push(Node { expr, ..own })
                }
            }
            _ => node,
        };
        memo.insert(node, new);
        new
    }
}

fn args(lowered: &Loop, node: NodeId) -> &[NodeId] {
    match &lowered.nodes[node.0].expr {
        Expr::Apply { args, .. } => args,
        _ => &[],
    }
}

/// Whether a node is a function of whole slices.
fn is_call(lowered: &Loop, node: NodeId) -> bool {
    let node = &lowered.nodes[node.0];
    !node.per_row && matches!(node.expr, Expr::Apply { sliced: true, .. })
}

/// Whether a node is a slice in memory.
fn is_slice(lowered: &Loop, node: NodeId) -> bool {
    match &lowered.nodes[node.0].expr {
        Expr::Source(s) => lowered.sources[*s].inner.is(1),
        Expr::Stored(_) | Expr::Temp(_) => true,
        _ => false,
    }
}
