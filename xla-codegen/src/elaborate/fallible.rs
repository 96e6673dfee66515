//! Fallible calls and computations: `?` after a call, `Ok(..)` at the end of the body.

use super::{Elab, Val};
use crate::hir::{Expr, Function, Kind, Try};
use crate::message::source;
use crate::outside;

impl Elab<'_> {
    /// Elaborates `expr?`.
    pub(super) fn try_(&mut self, whole: &Expr, tried: &Try) -> Val {
        let inner = &tried.expr.bare();
        if !matches!(inner.kind, Kind::Call(_) | Kind::MethodCall(_)) {
            self.expr(inner);
            return self.fault(whole, outside::TRY);
        }
        let val = self.expr_like(inner, self.like);
        if self.closed { Val::Poison } else { val }
    }

    /// Checks that a `?` follows the call of `name` exactly if it can fail, and reports the mistake otherwise.
    pub(super) fn tries(&self, whole: &Expr, name: &str, can_fail: bool) {
        match (whole.is_tried, can_fail) {
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
                     help: declare `{}` as `-> Result<.., typed_xla::Error>` and end its body with `Ok(..)`",
                    self.cx.frame().own
                );
                self.fault(whole, what);
            }
            _ => {}
        }
    }

    /// Reports a function that returns a `Result` and does not end with `Ok(..)`.
    pub(super) fn expect_ok(&mut self, body: &Function) {
        let frame = self.cx.frame();
        if let Some(at) = body.needs_ok.as_ref().filter(|_| frame.fallible) {
            // The mistakes of the expression itself are reported too.
            let what = format!(
                "`{}` returns a `Result`: end its body with `Ok(..)`",
                frame.own
            );
            self.fault(at, what);
        }
    }
}
