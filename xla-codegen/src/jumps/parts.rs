//! Finds jumps in syntax, and the operands of expressions.

use syn::visit::Visit;
use syn::{Block, Expr, Stmt};

use crate::walk::{Node, Search, Walk};

/// Whether an expression contains a jump, a `loop` or a label.
pub(super) fn has_jump(expr: &Expr) -> bool {
    let mut found = Jumps::default();
    Walk(&mut found).visit_expr(expr);
    found.any
}

/// Whether a statement contains a jump, a `loop` or a label.
pub(super) fn in_stmt(stmt: &Stmt) -> bool {
    let mut found = Jumps::default();
    Walk(&mut found).visit_stmt(stmt);
    found.any
}

/// Whether a statement contains a `return` that leaves the function.
pub(super) fn has_return(stmt: &Stmt) -> bool {
    let mut found = Jumps {
        only_returns: true,
        any: false,
    };
    Walk(&mut found).visit_stmt(stmt);
    found.any
}

/// The search for jumps.
#[derive(Default)]
struct Jumps {
    /// Whether it searches for `return`s that leave the function only.
    only_returns: bool,
    any: bool,
}

impl<'ast> Search<'ast> for Jumps {
    fn enters(&mut self, node: Node<'ast>) -> bool {
        match node {
            Node::Expr(Expr::Closure(_)) | Node::Item(_) => !self.only_returns,
            Node::Expr(expr) => {
                self.any |= match expr {
                    Expr::Return(_) => true,
                    Expr::Break(_) | Expr::Continue(_) | Expr::Loop(_) => !self.only_returns,
                    Expr::While(repeated) => repeated.label.is_some() && !self.only_returns,
                    Expr::ForLoop(counted) => counted.label.is_some() && !self.only_returns,
                    _ => false,
                };
                !self.any
            }
            _ => !self.any,
        }
    }
}

/// Returns the operands of an expression: the parts that are evaluated before it.
pub(super) fn operands(expr: &mut Expr) -> Vec<&mut Expr> {
    match expr {
        Expr::Array(array) => array.elems.iter_mut().collect(),
        Expr::Assign(assign) => vec![&mut assign.left, &mut assign.right],
        Expr::Binary(binary) => vec![&mut binary.left, &mut binary.right],
        Expr::Call(call) => {
            let first: &mut Expr = &mut call.func;
            std::iter::once(first).chain(&mut call.args).collect()
        }
        Expr::Cast(cast) => vec![&mut cast.expr],
        Expr::Field(field) => vec![&mut field.base],
        Expr::Index(index) => vec![&mut index.expr, &mut index.index],
        Expr::Let(condition) => vec![&mut condition.expr],
        Expr::MethodCall(call) => {
            let first: &mut Expr = &mut call.receiver;
            std::iter::once(first).chain(&mut call.args).collect()
        }
        Expr::Range(range) => {
            let ends = [&mut range.start, &mut range.end];
            ends.into_iter().flatten().map(|end| &mut **end).collect()
        }
        Expr::Reference(reference) => vec![&mut reference.expr],
        Expr::Repeat(repeat) => vec![&mut repeat.expr, &mut repeat.len],
        Expr::Struct(record) => {
            let fields = record.fields.iter_mut().map(|field| &mut field.expr);
            let rest = record.rest.as_deref_mut();
            fields.chain(rest).collect()
        }
        Expr::Try(tried) => vec![&mut tried.expr],
        Expr::Tuple(tuple) => tuple.elems.iter_mut().collect(),
        Expr::Unary(unary) => vec![&mut unary.expr],
        _ => Vec::new(),
    }
}

/// Returns the statements of a block that an expression is, or the expression as the only one.
pub(super) fn statements(expr: Expr) -> Vec<Stmt> {
    match expr {
        Expr::Block(block) if block.label.is_none() => block.block.stmts,
        other => vec![Stmt::Expr(other, None)],
    }
}

/// Whether a block declares a name.
pub(super) fn declares(block: &Block) -> bool {
    let mut stmts = block.stmts.iter();
    stmts.any(|stmt| matches!(stmt, Stmt::Local(_) | Stmt::Item(_)))
}
