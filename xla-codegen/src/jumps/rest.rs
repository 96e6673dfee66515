//! The statements after an `if` with branches that jump: they move into the branch that does not.

use syn::{Block, Expr, ExprIf, Stmt, Token};

use super::parts::declares;
use super::{flag, with_else};

/// Whether a branch of an `if` ends in a jump.
pub(super) fn jumps_in_branch(choice: &ExprIf) -> bool {
    ends_in_jump(&choice.then_branch)
        || match choice.else_branch.as_ref().map(|(_, other)| &**other) {
            Some(Expr::If(other)) => jumps_in_branch(other),
            Some(Expr::Block(other)) => ends_in_jump(&other.block),
            _ => false,
        }
}

/// Whether what follows a block never runs: it ends in a jump, or in an `if` all of whose branches do.
fn ends_in_jump(block: &Block) -> bool {
    block.stmts.last().is_some_and(diverges)
}

/// Whether what follows a statement never runs.
pub(super) fn diverges(stmt: &Stmt) -> bool {
    match stmt {
        Stmt::Expr(Expr::Return(_) | Expr::Break(_) | Expr::Continue(_), _) => true,
        Stmt::Expr(Expr::If(choice), _) => going_on(choice) == 0,
        _ => false,
    }
}

/// Returns the number of branches that do not jump, with the `else` that an `if` does not have.
pub(super) fn going_on(choice: &ExprIf) -> usize {
    let other = match choice.else_branch.as_ref().map(|(_, other)| &**other) {
        Some(Expr::If(other)) => going_on(other),
        Some(Expr::Block(other)) => usize::from(!ends_in_jump(&other.block)),
        _ => 1,
    };
    other + usize::from(!ends_in_jump(&choice.then_branch))
}

/// Moves statements into the branches that do not jump.
pub(super) fn moved(choice: &mut ExprIf, rest: &[Stmt]) {
    let branch = |block: &mut Block| {
        if ends_in_jump(block) || rest.is_empty() {
            return;
        }
        // The statements must not see the variables of the branch.
        if declares(block) {
            block.stmts = vec![Stmt::Expr(
                flag::block(std::mem::take(&mut block.stmts)),
                None,
            )];
        }
        // A statement without a semicolon is a value at the end of a block only.
        if let Some(Stmt::Expr(_, semi @ None)) = block.stmts.last_mut() {
            *semi = Some(Token![;](proc_macro2::Span::call_site()));
        }
        block.stmts.extend_from_slice(rest);
    };
    branch(&mut choice.then_branch);
    match choice.else_branch.as_mut().map(|(_, other)| &mut **other) {
        Some(Expr::If(other)) => moved(other, rest),
        Some(Expr::Block(other)) => branch(&mut other.block),
        _ => with_else(choice, rest.to_vec()),
    }
}
