//! `return` at the end of branches: `if done { return a; } b` is `if done { a } else { b }`.

use syn::{Block, Expr, ExprBlock, ExprIf, ItemFn, Stmt, Token};
use xla_hlo::list::Items;

/// Returns the function with the value of every branch at its end instead of a `return`, if it has such branches.
///
/// Statements after an `if` move into the one branch that does not return. A `return` elsewhere stays, and is reported
/// when it is elaborated.
pub(crate) fn flattened(item: &ItemFn) -> Option<ItemFn> {
    if !item.block.stmts.iter().any_item(returns_in_branch) {
        return None;
    }
    let mut item = item.clone();
    item.block.stmts = ended(item.block.stmts.clone());
    Some(item)
}

/// Whether a statement is an `if` with a branch that ends in `return`.
fn returns_in_branch(stmt: &Stmt) -> bool {
    matches!(stmt, Stmt::Expr(Expr::If(choice), _) if any_returns(choice))
}

fn any_returns(choice: &ExprIf) -> bool {
    returns(&choice.then_branch)
        || match choice.else_branch.as_ref().map(|(_, other)| &**other) {
            Some(Expr::If(other)) => any_returns(other),
            Some(Expr::Block(other)) => returns(&other.block),
            _ => false,
        }
}

/// Whether a block ends in `return`, or in an `if` all of whose branches do.
fn returns(block: &Block) -> bool {
    match block.stmts.last() {
        Some(Stmt::Expr(Expr::Return(_), _)) => true,
        Some(Stmt::Expr(Expr::If(choice), _)) => going_on(choice) == 0,
        _ => false,
    }
}

/// Returns the number of branches that do not return, with the `else` that an `if` does not have.
fn going_on(choice: &ExprIf) -> usize {
    let other = match choice.else_branch.as_ref().map(|(_, other)| &**other) {
        Some(Expr::If(other)) => going_on(other),
        Some(Expr::Block(other)) => usize::from(!returns(&other.block)),
        _ => 1,
    };
    other + usize::from(!returns(&choice.then_branch))
}

/// Whether a statement declares a name.
fn declares(stmt: &Stmt) -> bool {
    matches!(stmt, Stmt::Local(_) | Stmt::Item(_))
}

/// Replaces the `return`s of statements at the end of the function.
fn ended(mut stmts: Vec<Stmt>) -> Vec<Stmt> {
    let Some(at) = stmts.iter().find_index(returns_in_branch) else {
        if let Some(Stmt::Expr(Expr::Return(end), _)) = stmts.last() {
            let value = end.expr.as_deref().cloned();
            stmts.pop();
            stmts.extend(value.map(|value| Stmt::Expr(value, None)));
        }
        return stmts;
    };
    let rest = stmts.split_off(at + 1);
    let Some(Stmt::Expr(Expr::If(mut choice), semi)) = stmts.pop() else {
        return stmts;
    };
    if rest.is_empty() || going_on(&choice) == 1 {
        moved(&mut choice, &rest);
        stmts.push(Stmt::Expr(Expr::If(choice), None));
    } else {
        // Statements that never run, or that run after several branches: the `return` is reported.
        stmts.push(Stmt::Expr(Expr::If(choice), semi));
        stmts.extend(rest);
    }
    stmts
}

/// Replaces the `return`s of all branches; the branch that does not return goes on with these statements.
fn moved(choice: &mut ExprIf, rest: &[Stmt]) {
    let branch = |block: &mut Block| {
        if !returns(block) && !rest.is_empty() {
            // The statements must not see the variables of the branch.
            if block.stmts.iter().any_item(declares) {
                let own = Expr::Block(ExprBlock {
                    attrs: Vec::new(),
                    label: None,
                    block: block.clone(),
                });
                block.stmts = vec![Stmt::Expr(own, None)];
            }
            // A statement without a semicolon is a value at the end of a block only.
            if let Some(Stmt::Expr(_, semi @ None)) = block.stmts.last_mut() {
                *semi = Some(Token![;](proc_macro2::Span::call_site()));
            }
            block.stmts.extend_from_slice(rest);
        }
        block.stmts = ended(std::mem::take(&mut block.stmts));
    };
    branch(&mut choice.then_branch);
    match choice.else_branch.as_mut().map(|(_, other)| &mut **other) {
        Some(Expr::If(other)) => moved(other, rest),
        Some(Expr::Block(other)) => branch(&mut other.block),
        _ => {
            let block = Block {
                brace_token: choice.then_branch.brace_token,
                stmts: ended(rest.to_vec()),
            };
            let block = Expr::Block(ExprBlock {
                attrs: Vec::new(),
                label: None,
                block,
            });
            choice.else_branch = Some((Token![else](choice.if_token.span), Box::new(block)));
        }
    }
}
