//! The end of a function or a closure, where a `return` is the value.

use proc_macro2::Span;
use quote::ToTokens;
use xla_hlo::list::Items;

use super::super::{If, Word};
use super::flag::{self, Flag, Role};
use super::{
    Block, Expr, Jumps, Kind, Place, Stmt, has_return, moved, one_goes_on, refused, statements,
};

/// The end of a function.
struct End {
    /// The flag of its `return`s.
    left: Flag,
    /// Whether its value is in `Ok(..)`.
    is_fallible: bool,
    /// Whether a `return` sets the flag.
    is_left: bool,
}

impl Jumps {
    /// Desugars the body of a function or of a closure. If a `return` sets its flag, the body begins with
    /// `let value; let mut returned = false;`.
    pub(super) fn function(&mut self, stmts: Vec<Stmt>, place: Place, span: Span) -> Vec<Stmt> {
        let is_fallible = matches!(place, Place::Function { fallible: Some(_) });
        let role = match place {
            Place::Closure => Role::Ended,
            _ => Role::Returned,
        };
        let (_, (mut stmts, end)) = self.within(place, span, |jumps| {
            let number = jumps.count;
            let mut end = End {
                left: Flag { role, number, span },
                is_fallible,
                is_left: false,
            };
            (jumps.end(stmts, &mut end), end)
        });
        if end.is_left {
            let declared = [end.left.value().declared_unset(), end.left.declared()];
            stmts.splice(0..0, declared);
        }
        stmts
    }

    /// Desugars the last statements of a function: a `return` at their end is their value, and one in the middle sets a
    /// flag.
    fn end(&mut self, mut stmts: Vec<Stmt>, end: &mut End) -> Vec<Stmt> {
        // The first statement with a `return` decides what becomes of it and of the statements after it.
        let Some(at) = stmts.iter().position(has_return) else {
            return self.stmts(stmts).0;
        };
        let rest = stmts.split_off(at + 1);
        let last = stmts.pop();
        let (mut done, _) = self.stmts(stmts);
        let (mut expr, semi) = match last {
            Some(Stmt::Expr(expr, semi)) => (expr, semi),
            Some(stmt) => {
                self.returned(&mut done, stmt, rest, end);
                return done;
            }
            None => return done,
        };
        let is_end = rest.is_empty();
        match &mut expr.node_mut().kind {
            // `return v;` is `v`.
            Kind::Jump(jump) if is_end && jump.word == Word::Return => {
                done.push(match jump.value.take() {
                    Some(mut value) => {
                        self.operand(&mut value);
                        value.into()
                    }
                    None => Stmt::Expr(Expr::unit(expr.span), semi),
                });
                return done;
            }
            // `if c { return v; } rest` is `if c { v } else { rest }`.
            Kind::If(choice) if is_end || one_goes_on(choice) => {
                moved(choice, rest);
                self.branches(choice, end);
            }
            Kind::Match(choice) if is_end => {
                self.operand(&mut choice.expr);
                for arm in &mut choice.arms {
                    self.end_of(&mut arm.body, end);
                }
            }
            Kind::Block(_) if is_end => self.end_of(&mut expr, end),
            _ => {
                self.returned(&mut done, Stmt::Expr(expr, semi), rest, end);
                return done;
            }
        }
        done.push(expr.into());
        done
    }

    /// Desugars the branches at the end of a function.
    fn branches(&mut self, choice: &mut If, end: &mut End) {
        self.operand(&mut choice.cond);
        let stmts = choice.then_branch.take();
        choice.then_branch.stmts = self.end(stmts, end).into();
        if let Some(other) = &mut choice.else_branch {
            match &mut other.node_mut().kind {
                Kind::If(other) => self.branches(other, end),
                _ => self.end_of(other, end),
            }
        }
    }

    /// Desugars an expression at the end of a function.
    fn end_of(&mut self, expr: &mut Expr, end: &mut End) {
        let is_block = matches!(expr.kind, Kind::Block(_));
        let mut stmts = self.end(statements(expr), end);
        *expr = match stmts.pop() {
            Some(Stmt::Expr(only, None)) if stmts.is_empty() && !is_block => only,
            last => {
                stmts.extend(last);
                flag::block(stmts)
            }
        };
    }

    /// Desugars a statement with a `return` that is not at its end, and the statements after it.
    ///
    /// `while a { if b { return v; } } rest` becomes
    /// `while !returned && a { if b { value = v; returned = true; } } if !returned { rest } else { value }`.
    fn returned(&mut self, done: &mut Vec<Stmt>, stmt: Stmt, rest: Vec<Stmt>, end: &mut End) {
        end.is_left = true;
        let is_loop = matches!(&stmt, Stmt::Expr(expr, _) if matches!(expr.kind, Kind::Loop(_)));
        let (stmts, _) = self.stmt(stmt);
        done.extend(stmts);
        let value = end.left.value().read();
        let value = if end.is_fallible {
            Expr::ok(value)
        } else {
            value
        };

        // Only a `return` leaves this `loop`, so the statements after it never run.
        if is_loop && self.endless {
            if let Some(Stmt::Expr(_, semi)) = done.last_mut() {
                *semi = Some(Span::call_site());
            }
            done.push(value.into());
            return;
        }

        // A statement at the end may be the value, which is used only if it did not jump: `match a { .. }` becomes
        // `let new = match a { .. }; if !returned { new } else { value }`.
        let other = match done.pop() {
            Some(Stmt::Expr(last, None)) if rest.is_empty() && is_valued(&last) => {
                let new = self.new_value(end.left.span);
                done.push(new.bound_to(last));
                vec![new.read().into()]
            }
            last => {
                done.extend(last);
                self.end(rest, end)
            }
        };
        let test = flag::none_of(&[end.left]);
        done.push(flag::choice(test, other, Some(value)).into());
    }
}

/// Whether an expression at the end of a block may have a value.
fn is_valued(expr: &Expr) -> bool {
    !matches!(
        expr.kind,
        Kind::While(_) | Kind::ForLoop(_) | Kind::Assign(_)
    )
}

/// The message for an error that the body makes itself.
const ERR: &str = "a computation does not construct an `Err(..)`\n  \
    help: state what must hold before: `assert!(condition, \"message\")` makes the computation return an error";

/// Returns `x` of `Ok(x)`, or an `if` with the values of all its branches.
///
/// Jumps have been desugared, so each `return Ok(v)` that is at the end of the function is the value of a branch.
fn inside_ok(expr: &Expr) -> Option<Expr> {
    match &expr.kind {
        Kind::Call(call) if call.func.path().is_some_and(|path| path.is_ident("Err")) => {
            Some(refused(ERR.to_string(), call.func.to_token_stream()))
        }
        Kind::Call(_) => expr.inside_ok().cloned(),
        Kind::If(choice) => {
            let choice = If {
                cond: choice.cond.clone(),
                then_branch: inside_block(&choice.then_branch)?,
                else_branch: Some(inside_ok(choice.else_branch.as_ref()?)?),
            };
            Some(Expr::new(Kind::If(choice), expr.start()))
        }
        Kind::Block(block) => {
            let block = inside_block(block)?;
            Some(Expr::new(Kind::Block(block), expr.start()))
        }
        _ => None,
    }
}

/// Returns a block without the `Ok(..)` around its value; `None` if a branch lacks it.
pub(in crate::hir) fn inside_block(block: &Block) -> Option<Block> {
    let (Stmt::Expr(end, None), before) = block.stmts.split_last()? else {
        return None;
    };
    let end = inside_ok(end)?.into();
    Some(Block {
        stmts: before.iter().cloned().chain_items([end]).collect(),
        span: block.span,
    })
}
