//! The statements after an `if` with branches that jump: they move into the branch that does not.

use proc_macro2::Span;

use super::super::If;
use super::{Block, Expr, Kind, Stmt, flag};

/// Whether the statements after a block never run: it ends in a jump, or in an `if` all of whose branches do.
fn ends_in_jump(block: &Block) -> bool {
    block.stmts.last().is_some_and(diverges)
}

/// Whether the statements after a statement never run.
pub(super) fn diverges(stmt: &Stmt) -> bool {
    match stmt {
        Stmt::Expr(expr, _) => match &expr.kind {
            Kind::Jump(_) => true,
            Kind::If(choice) => going_on(choice) == 0,
            _ => false,
        },
        _ => false,
    }
}

/// Returns the number of branches that do not jump, with the `else` that an `if` does not have.
fn going_on(choice: &If) -> usize {
    let other = match choice.else_branch.as_ref().map(|other| &other.kind) {
        Some(Kind::If(other)) => going_on(other),
        Some(Kind::Block(other)) => usize::from(!ends_in_jump(other)),
        _ => 1,
    };
    other + usize::from(!ends_in_jump(&choice.then_branch))
}

/// Whether all branches but one jump, so that the statements after the `if` belong to that one.
pub(super) fn one_goes_on(choice: &If) -> bool {
    going_on(choice) == 1
}

/// Moves statements into the only branch that does not jump: `if a { break } else if b { c } rest` becomes
/// `if a { break } else if b { c; rest } else { .. }`.
///
/// At the end of a function there are none, and all branches may have values. An `if` gets the `else` that it lacks.
pub(super) fn moved(choice: &mut If, rest: Vec<Stmt>) {
    if !rest.is_empty() && !ends_in_jump(&choice.then_branch) {
        return append(&mut choice.then_branch, rest);
    }
    match &mut choice.else_branch {
        None => choice.else_branch = Some(flag::block(rest)),
        Some(other) => match &mut other.node_mut().kind {
            Kind::If(other) => moved(other, rest),
            Kind::Block(other) if !rest.is_empty() => append(other, rest),
            _ => {}
        },
    }
}

/// Adds statements to a branch.
fn append(block: &mut Block, rest: Vec<Stmt>) {
    let mut stmts = block.take();
    // They must not see the variables of the branch.
    if stmts.iter().any(Stmt::declares) {
        stmts = vec![Expr::block(stmts, Span::call_site()).into()];
    }
    // A statement without a semicolon is a value at the end of a block only.
    if let Some(Stmt::Expr(_, semi @ None)) = stmts.last_mut() {
        *semi = Some(Span::call_site());
    }
    stmts.extend(rest);
    block.stmts = stmts.into();
}
