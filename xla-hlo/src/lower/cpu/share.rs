//! Shares one body between loops that differ only in buffers and constants: equal layers are compiled once.

use core::fmt::Write;
use std::collections::HashMap;

use crate::list::Items;
use crate::lower::program::{Expr, Loop, NodeId, Pass, Program};

/// The loops of one form, by their numbers in the order of the program.
struct Group {
    steps: Vec<usize>,
    /// The constant nodes, which may differ from loop to loop.
    constants: Vec<NodeId>,
}

/// Numbers the bodies of all loops; a constant in which loops of one body differ becomes an [`Expr::SharedConstant`].
pub(super) fn share(program: &mut Program) {
    let mut groups: Vec<Group> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    // Loops are equal if their texts without buffers and constants are.
    for (i, step) in program.loops().into_iter().enumerate() {
        let constants = constants(step);
        let group = *known
            .entry(form(program, step, &constants))
            .or_insert_with(|| {
                groups.push(Group {
                    steps: Vec::new(),
                    constants,
                });
                groups.len() - 1
            });
        groups[group].steps.push(i);
    }
    let mut loops = program.loops_mut();
    // Only constants that differ become parameters: others stay literals, which LLVM folds.
    for (number, group) in groups.iter().enumerate() {
        let differs = |node: &&NodeId| {
            let first = &loops[group.steps[0]].nodes[node.0].expr;
            (group.steps.iter()).any(|&step| loops[step].nodes[node.0].expr != *first)
        };
        let constants: Vec<NodeId> = group
            .constants
            .iter()
            .filter_items(differs)
            .copied()
            .collect_vec();
        for &step in &group.steps {
            let step = &mut *loops[step];
            step.body = number;
            for (k, node) in constants.iter().enumerate() {
                let old = core::mem::replace(&mut step.nodes[node.0].expr, Expr::SharedConstant(k));
                if let Expr::Literal(literal) = old {
                    step.constants.push(literal);
                }
            }
        }
    }
}

/// Returns the constants of a loop except the initial values of folds, on which the code emitted for a fold depends.
fn constants(step: &Loop) -> Vec<NodeId> {
    let folds = step.passes.iter().filter_map(Pass::fold);
    let starts: Vec<NodeId> = folds.map(|fold| fold.init).collect_vec();
    let nodes = step.nodes.iter().enumerate();
    let literals = nodes.filter_items(|(_, node)| matches!(node.expr, Expr::Literal(_)));
    let literals = literals.map(|(i, _)| NodeId(i));
    literals
        .filter_items(|node| !starts.contains(node))
        .collect_vec()
}

/// Formats everything in a loop that the body depends on: all but its buffers and constants.
fn form(program: &Program, step: &Loop, constants: &[NodeId]) -> String {
    let element = |buffer: crate::lower::program::BufferId| program.buffers[buffer.0].element;
    let mut text = format!(
        "{:?}{:?}{:?}{:?}{:?}",
        step.kind, step.outer, step.middle, step.inner, step.passes
    );
    for source in &step.sources {
        let strides = (&source.outer, &source.middle, &source.inner);
        let _ = write!(text, "{}{strides:?}", element(source.buffer));
    }
    for out in &step.outs {
        let _ = write!(text, "{}{}", element(out.buffer), out.full);
    }
    for (i, node) in step.nodes.iter().enumerate() {
        let _ = match constants.binary_search(&NodeId(i)) {
            Ok(_) => write!(text, "{}", node.element),
            Err(_) => write!(text, "{node:?}"),
        };
    }
    text
}
