//! Fallible calls and computations: `?` after a call, `Ok(..)` at the end of the body.

use quote::ToTokens;
use syn::{Block, Expr, ExprTry, ItemFn, Stmt};

use super::{Elab, Val};
use crate::message::source;
use crate::outside;

impl Elab<'_> {
    /// Elaborates `expr?`.
    pub(super) fn try_(&mut self, whole: &ExprTry) -> Val {
        let mut inner = &*whole.expr;
        while let Expr::Paren(paren) = inner {
            inner = &paren.expr;
        }
        if !matches!(inner, Expr::Call(_) | Expr::MethodCall(_)) {
            self.expr(inner);
            return self.fault(whole, outside::TRY);
        }
        self.tried = true;
        let val = self.expr_like(inner, self.like);
        self.tried = false;
        if self.closed { Val::Poison } else { val }
    }

    /// Checks that a `?` follows the call of `name` exactly if it can fail, and reports the mistake otherwise.
    pub(super) fn tries(&mut self, whole: &Expr, name: &str, can_fail: bool) {
        match (std::mem::take(&mut self.tried), can_fail) {
            (false, true) => {
                let call = source(whole);
                let what = format!("{name}: may fail: write `{call}?`");
                self.fault(whole, what);
            }
            (true, false) => {
                let what = format!("{name}: cannot fail: remove the `?`");
                self.fault(whole, what);
            }
            (true, true) if self.closed => {
                let what = "`?` cannot be used in this closure, which computes elements\n  \
                            help: call before the closure and capture the result, or loop with `for i in 0..n { .. }`";
                self.fault(whole, what);
            }
            (true, true) if !self.cx.frame().fallible => {
                let what = format!(
                    "a call that may fail is only allowed in a computation that returns a `Result`\n  \
                     help: declare `{}` as `-> Result<.., Error>` and end its body with `Ok(..)`",
                    self.cx.frame().own
                );
                self.fault(whole, what);
            }
            _ => {}
        }
    }

    /// Replaces `Ok(x)` at the end of a function that returns a `Result` by `x`.
    pub(super) fn without_ok(&mut self, item: &ItemFn) -> Option<ItemFn> {
        if !self.cx.frame().fallible {
            return None;
        }
        let mut item = item.clone();
        let end = match item.block.stmts.last_mut() {
            Some(Stmt::Expr(Expr::Return(ret), _)) => ret.expr.as_deref_mut(),
            Some(Stmt::Expr(end, None)) => Some(end),
            _ => None,
        };
        if let Some(end) = end {
            if let Some(inside) = inside_ok(end) {
                *end = inside;
                return Some(item);
            }
            // The mistakes of the expression itself are reported too.
            let at = end.to_token_stream();
            self.needs_ok(at);
            return None;
        }
        let last = item.block.stmts.last();
        let at = last.map_or_else(|| item.block.to_token_stream(), ToTokens::to_token_stream);
        self.needs_ok(at);
        None
    }

    fn needs_ok(&mut self, at: proc_macro2::TokenStream) {
        let what = format!(
            "`{}` returns a `Result`: end its body with `Ok(..)`",
            self.cx.frame().own
        );
        self.fault(at, what);
    }
}

/// Returns `x` of `Ok(x)`, or an `if` with the values of all its branches.
fn inside_ok(expr: &Expr) -> Option<Expr> {
    match expr {
        Expr::Call(call) => {
            let named = matches!(&*call.func, Expr::Path(path) if path.path.is_ident("Ok"));
            match (named, call.args.len()) {
                (true, 1) => call.args.first().cloned(),
                _ => None,
            }
        }
        Expr::If(choice) => {
            let mut choice = choice.clone();
            let (_, other) = choice.else_branch.as_mut()?;
            **other = inside_ok(other)?;
            inside_block(&mut choice.then_branch)?;
            Some(Expr::If(choice))
        }
        Expr::Block(block) => {
            let mut block = block.clone();
            inside_block(&mut block.block)?;
            Some(Expr::Block(block))
        }
        _ => None,
    }
}

fn inside_block(block: &mut Block) -> Option<()> {
    let Some(Stmt::Expr(end, None)) = block.stmts.last_mut() else {
        return None;
    };
    *end = inside_ok(end)?;
    Some(())
}
