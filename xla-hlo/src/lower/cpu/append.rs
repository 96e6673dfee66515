//! Appends a loop to the fold of columns before it, whose results it reads: the sum of a bias's gradient and the update
//! of the bias are one step.

use crate::Size;
use crate::list::Items;
use crate::lower::program::{
    self, Buffer, BufferId, Expr, Kind, Loop, LoopInput, Node, NodeId, Out, Pass, Step,
};
use crate::lower::thresholds::rows::{APPENDED, APPENDED_ARRAYS};

/// Adds a loop to the steps: as a part of the last step, if that is a fold of columns that the loop may follow.
pub(super) fn add(
    steps: &mut Vec<Step>,
    next: Loop,
    buffers: &[Buffer],
    aliases: &[Option<usize>],
) {
    let is_same_memory = |a, b| a == b || program::is_same_memory(buffers, aliases, a, b);
    match steps.last_mut() {
        Some(Step::Loop(columns)) if may_follow(columns, &next, &is_same_memory) => {
            join(columns, &next);
        }
        _ => steps.push(Step::Loop(next)),
    }
}

/// Whether a loop can be appended to a fold of columns.
fn may_follow(
    columns: &Loop,
    next: &Loop,
    is_same_memory: &dyn Fn(BufferId, BufferId) -> bool,
) -> bool {
    let [folded] = columns.outs.as_slice() else {
        return false;
    };
    // Both loops run once over one short row, so the appended one costs no further pass over memory.
    let plain = columns.kind == Kind::Columns && columns.outer.is_empty();
    let same = next.kind == Kind::Flat && next.inner == columns.inner;
    let short = next.inner.known().is_some_and(|len| len <= APPENDED);
    let few = columns.sources.len() + next.sources.len() <= APPENDED_ARRAYS
        && next.outs.len() < APPENDED_ARRAYS;
    if !(plain && same && short && few) {
        return false;
    }
    let reads = |source: &LoopInput| source.buffer == folded.buffer && source.inner.is(1);
    let others = |source: &LoopInput| source.buffer != folded.buffer || reads(source);
    // Loops that call functions on whole slices have blocks of a row.
    let simple = |node: &Node| !matches!(node.expr, Expr::Apply { sliced: true, .. });
    // All columns are read before the appended loop writes, but as one borrow.
    let apart = |out: &Out| {
        let mut sources = columns.sources.iter();
        out.buffer != folded.buffer
            && !sources.any(|source| is_same_memory(source.buffer, out.buffer))
    };
    next.sources.iter().any(reads)
        && next.sources.iter().all(others)
        && next.nodes.iter().all(simple)
        && next.outs.iter().all(apart)
}

/// Appends a loop, which reads the folded values from the row where they are.
fn join(columns: &mut Loop, next: &Loop) {
    columns.origins.join(&next.origins);
    let folded = columns.outs[0].buffer;
    let first_node = columns.nodes.len();
    let outer = vec![Size::from(0); columns.outer.len()];
    // `places[s]` replaces a read of source `s` of `next`. The folded buffer is output 0, whose row holds the values;
    // any other buffer becomes a source of the joined loop.
    let mut places: Vec<Expr> = Vec::with_capacity(next.sources.len());
    for source in &next.sources {
        if source.buffer == folded {
            places.push(Expr::Stored(0));
            continue;
        }
        places.push(Expr::Source(columns.sources.len()));
        columns.sources.push(LoopInput {
            outer: outer.clone(),
            middle: Size::from(0),
            ..source.clone()
        });
    }
    // Nodes and outputs of `next` follow the nodes and outputs of `columns`: the numbers of nodes grow by `first_node`,
    // of outputs by 1.
    let moved = |node: &NodeId| NodeId(node.0 + first_node);
    for node in &next.nodes {
        let expr = match &node.expr {
            Expr::Source(s) => places[*s].clone(),
            Expr::Stored(o) => Expr::Stored(o + 1),
            Expr::Apply {
                function,
                generics,
                args,
                cost,
                sliced,
            } => Expr::Apply {
                function,
                generics: generics.clone(),
                args: args.iter().map(moved).collect_vec(),
                cost: *cost,
                sliced: *sliced,
            },
            other => other.clone(),
        };
        columns.nodes.push(Node {
            expr,
            ..node.clone()
        });
    }
    columns.outs.extend_from_slice(&next.outs);
    for pass in &next.passes {
        columns.passes.push(match pass {
            Pass::Row(nodes) => Pass::Row(nodes.iter().map(moved).collect_vec()),
            Pass::Store(stores) => {
                let stores = stores.iter().map(|(o, node)| (o + 1, moved(node)));
                Pass::Store(stores.collect_vec())
            }
            Pass::StoreOne(..) | Pass::Fold(_) | Pass::Staged(_) => {
                unreachable!("a flat loop stores all its elements, and is not staged yet")
            }
        });
    }
}
