//! Loops, which end once one of the flags is set that a jump in them sets.

use quote::ToTokens;
use xla_hlo::list::Items;

use super::super::{BinOp, Ended, Node, While};
use super::flag::{self, Role};
use super::{Expr, Jumps, Kind, Leaves, Place, Stmt, refused};

/// The message for a `loop` without an end.
const ENDLESS: &str = "this `loop` never ends: leave it by `break` or `return`";

impl Jumps {
    /// Desugars a loop, and returns the flags of the jumps that leave it.
    ///
    /// `loop { if c { break v; } b; }` becomes
    /// `{ let value; let mut broke = false; while !broke { if c { value = v; broke = true; } else { b; } } value }`.
    pub(super) fn repeated(&mut self, expr: &mut Expr) -> Leaves {
        // The body: a jump in it may leave the loop, or end its round.
        let span = expr.span;
        let (place, body) = match &mut expr.node_mut().kind {
            Kind::Loop(of) => (Place::Loop(of.label.take()), &mut of.body),
            Kind::While(of) => {
                self.operand(&mut of.cond);
                (Place::Counted(of.label.take()), &mut of.body)
            }
            Kind::ForLoop(of) => {
                self.operand(&mut of.expr);
                (Place::Counted(of.label.take()), &mut of.body)
            }
            _ => return Vec::new(),
        };
        let outer = self.refused.take();
        let (target, mut ends) = self.within(place, span, |jumps| jumps.block(body));
        let refusal = self.refused.take();
        self.refused = refusal.clone().or(outer);
        let Some(target) = target else {
            return ends;
        };
        let (skipped, broke) = (target.flag(Role::Skipped), target.flag(Role::Broke));

        // `skipped` ends at the end of the round. The flags that end the loop are its own, and the flags of the
        // places around it, which leave it too.
        if ends.contains(&skipped) {
            let stmts = std::iter::once(skipped.declared()).chain(body.take());
            body.stmts = stmts.collect();
            ends.retain(|flag| *flag != skipped);
        }
        let leaves: Leaves = ends
            .iter()
            .copied()
            .filter_items(|flag| *flag != broke)
            .collect_vec();
        let breaks = leaves.len() < ends.len();
        self.endless = !breaks;
        if ends.is_empty() {
            // A jump with a mistake may be the one that ends the loop: then only that mistake is reported.
            if let Kind::Loop(_) = &expr.kind {
                let endless = || (ENDLESS.to_string(), Node::to_token_stream(expr));
                let (what, at) = refusal.unwrap_or_else(endless);
                *expr = refused(what, at);
            }
            return leaves;
        }

        // The loop ends by its condition, and a `for` by the guard in its body.
        let test = flag::none_of(&ends);
        let node = expr.node_mut();
        let mut value = None;
        match std::mem::replace(&mut node.kind, Kind::Never) {
            Kind::Loop(of) => {
                value = Some(if breaks {
                    broke.value().read()
                } else {
                    flag::never()
                });
                node.kind = Kind::While(While {
                    label: None,
                    cond: test,
                    ended: None,
                    most: of.most,
                    body: of.body,
                });
            }
            Kind::While(mut of) => {
                let written = of.cond;
                let stopped = Some(Expr::truth(false));
                of.cond = Expr::binary(test.clone(), BinOp::And, written.clone());
                let lazy = flag::choice(test, vec![written.clone().into()], stopped);
                of.ended = Some(Ended { written, lazy });
                node.kind = Kind::While(of);
            }
            Kind::ForLoop(mut of) => {
                let guarded = flag::choice(test, of.body.take(), None);
                of.body.stmts = [guarded.into()].into();
                of.is_guarded = true;
                node.kind = Kind::ForLoop(of);
            }
            other => node.kind = other,
        }

        // The variables of its `break`s are declared before it, and its value follows it.
        let mut stmts: Vec<Stmt> = Vec::new();
        if breaks {
            stmts.extend(value.is_some().then(|| broke.value().declared_unset()));
            stmts.push(broke.declared());
        }
        stmts.push(flag::ended(std::mem::replace(expr, flag::never())));
        stmts.extend(value.map(Stmt::from));
        *expr = flag::block(stmts);
        leaves
    }
}
