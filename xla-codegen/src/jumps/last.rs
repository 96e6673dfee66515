//! Loops, and the end of functions, where a `return` is the value.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::{Expr, ExprWhile, Stmt, Token, parse_quote};
use xla_hlo::list::Items;

use super::flag::{self, Flag, Kind};
use super::parts::{has_return, statements};
use super::{Jumps, Leaves, Place, going_on, jumps_in_branch, moved};

/// The message for a `loop` without an end.
const ENDLESS: &str = "this `loop` never ends: leave it by `break` or `return`";

impl Jumps {
    /// Rewrites a loop, and returns the flags of the jumps that leave it.
    pub(super) fn repeated(&mut self, expr: &mut Expr) -> Leaves {
        let (place, span, body) = match expr {
            Expr::Loop(of) => {
                let label = of.label.take().map(|label| label.name);
                (Place::Loop(label), of.loop_token.span, &mut of.body)
            }
            Expr::While(of) => {
                self.operand(&mut of.cond);
                let label = of.label.take().map(|label| label.name);
                (Place::Counted(label), of.while_token.span, &mut of.body)
            }
            Expr::ForLoop(of) => {
                self.operand(&mut of.expr);
                let label = of.label.take().map(|label| label.name);
                (Place::Counted(label), of.for_token.span, &mut of.body)
            }
            _ => return Vec::new(),
        };
        let outer = self.refused.take();
        let (number, leaves) = self.within(place, span, |jumps| jumps.block(body));
        let refused = self.refused.take();
        self.refused = refused.clone().or(outer);
        let skipped = Flag::new(Kind::Skipped, number, span);
        let broke = Flag::new(Kind::Broke, number, span);
        if leaves.contains(&skipped) {
            body.stmts.insert(0, skipped.declared());
        }
        // The flags that end this loop: its own, and those of the places around it.
        let ends: Leaves = leaves
            .iter()
            .copied()
            .filter_items(|f| *f != skipped)
            .collect_vec();
        let leaves: Leaves = ends
            .iter()
            .copied()
            .filter_items(|f| *f != broke)
            .collect_vec();
        let breaks = ends.contains(&broke);
        self.endless = !breaks;
        if ends.is_empty() {
            // A jump with a mistake may be the one that ends the loop: then only that mistake is reported.
            if let Expr::Loop(_) = expr {
                let endless = || flag::refused(ENDLESS, expr.to_token_stream());
                *expr = refused.unwrap_or_else(endless);
            }
            return leaves;
        }
        let test = flag::none_of(&ends);
        let whole = std::mem::replace(expr, Expr::Verbatim(TokenStream::new()));
        let (whole, value) = match whole {
            Expr::Loop(of) => {
                let whole = Expr::While(ExprWhile {
                    attrs: of.attrs,
                    label: None,
                    while_token: Token![while](of.loop_token.span),
                    cond: Box::new(test),
                    body: of.body,
                });
                let value = if breaks {
                    broke.value().ident().into_token_stream()
                } else {
                    flag::never().into_token_stream()
                };
                (whole, Some(parse_quote!(#value)))
            }
            Expr::While(mut of) => {
                of.cond = Box::new(flag::and(test, *of.cond));
                (Expr::While(of), None)
            }
            Expr::ForLoop(mut of) => {
                let stmts = std::mem::take(&mut of.body.stmts);
                let guarded = flag::choice(test, stmts);
                of.body.stmts = vec![Stmt::Expr(Expr::If(guarded), None)];
                (Expr::ForLoop(of), None)
            }
            other => (other, None),
        };
        let mut stmts = Vec::new();
        if breaks {
            if value.is_some() {
                stmts.push(broke.value().declared_unset());
            }
            stmts.push(broke.declared());
        }
        let semi = Token![;](Span::call_site());
        stmts.push(Stmt::Expr(whole, Some(semi)));
        stmts.extend(value.map(|value| Stmt::Expr(value, None)));
        *expr = flag::block(stmts);
        leaves
    }

    /// Rewrites the body of a function or of a closure.
    pub(super) fn function(&mut self, stmts: Vec<Stmt>, place: Place, span: Span) -> Vec<Stmt> {
        let is_fallible = matches!(place, Place::Function { fallible: Some(_) });
        let kind = match place {
            Place::Closure => Kind::Ended,
            _ => Kind::Returned,
        };
        let (number, (mut stmts, is_left)) = self.within(place, span, |jumps| {
            let number = jumps.count;
            let left = Flag::new(kind, number, span);
            let mut is_left = false;
            let end = End {
                left,
                is_fallible,
                is_left: &mut is_left,
            };
            (jumps.end(stmts, end), is_left)
        });
        if is_left {
            let left = Flag::new(kind, number, span);
            let declared = [left.value().declared_unset(), left.declared()];
            stmts.splice(0..0, declared);
        }
        stmts
    }

    /// Rewrites the last statements of a function: a `return` at their end is their value, and one in the middle sets a
    /// flag.
    fn end(&mut self, mut stmts: Vec<Stmt>, mut end: End<'_>) -> Vec<Stmt> {
        let Some(at) = stmts.iter().find_index(has_return) else {
            return self.stmts(stmts).0;
        };
        let rest = stmts.split_off(at + 1);
        let last = stmts.pop();
        let (mut done, _) = self.stmts(stmts);
        match last {
            Some(Stmt::Expr(Expr::Return(of), _)) if rest.is_empty() => {
                done.extend(of.expr.map(|mut value| {
                    self.operand(&mut value);
                    Stmt::Expr(*value, None)
                }));
            }
            Some(Stmt::Expr(Expr::If(mut choice), _))
                if rest.is_empty() || jumps_in_branch(&choice) && going_on(&choice) == 1 =>
            {
                moved(&mut choice, &rest);
                self.branches(&mut choice, end);
                done.push(Stmt::Expr(Expr::If(choice), None));
            }
            Some(Stmt::Expr(Expr::Match(mut choice), _)) if rest.is_empty() => {
                self.operand(&mut choice.expr);
                for arm in &mut choice.arms {
                    self.end_of(&mut arm.body, end.again());
                }
                done.push(Stmt::Expr(Expr::Match(choice), None));
            }
            Some(Stmt::Expr(mut block @ Expr::Block(_), _)) if rest.is_empty() => {
                self.end_of(&mut block, end);
                done.push(Stmt::Expr(block, None));
            }
            Some(stmt) => self.returned(&mut done, stmt, rest, end),
            None => {}
        }
        done
    }

    /// Rewrites the branches at the end of a function.
    fn branches(&mut self, choice: &mut syn::ExprIf, mut end: End<'_>) {
        self.operand(&mut choice.cond);
        let stmts = std::mem::take(&mut choice.then_branch.stmts);
        choice.then_branch.stmts = self.end(stmts, end.again());
        match choice.else_branch.as_mut().map(|(_, other)| &mut **other) {
            Some(Expr::If(other)) => self.branches(other, end),
            Some(other) => self.end_of(other, end),
            None => {}
        }
    }

    /// Rewrites an expression at the end of a function.
    fn end_of(&mut self, expr: &mut Expr, end: End<'_>) {
        let whole = std::mem::replace(expr, Expr::Verbatim(TokenStream::new()));
        let block = match whole {
            Expr::Block(_) => None,
            _ => Some(()),
        };
        let mut stmts = self.end(statements(whole), end);
        *expr = match (block, stmts.pop()) {
            (Some(()), Some(Stmt::Expr(only, None))) if stmts.is_empty() => only,
            (_, last) => {
                stmts.extend(last);
                flag::block(stmts)
            }
        };
    }

    /// Rewrites a statement with a `return` that is not at its end, and the statements after it.
    fn returned(&mut self, done: &mut Vec<Stmt>, stmt: Stmt, rest: Vec<Stmt>, mut end: End<'_>) {
        *end.is_left = true;
        let is_loop = matches!(stmt, Stmt::Expr(Expr::Loop(_), _));
        let (stmts, _) = self.stmt(stmt);
        done.extend(stmts);
        let value = end.left.value().ident();
        let value: Expr = if end.is_fallible {
            parse_quote!(Ok(#value))
        } else {
            parse_quote!(#value)
        };
        if is_loop && self.endless {
            // Only a `return` leaves this `loop`, so the statements after it never run.
            if let Some(Stmt::Expr(_, semi)) = done.last_mut() {
                *semi = Some(Token![;](Span::call_site()));
            }
            done.push(Stmt::Expr(value, None));
            return;
        }
        let other = match (rest.is_empty(), done.pop()) {
            (true, Some(Stmt::Expr(last, None))) if is_valued(&last) => {
                self.count += 1;
                let new = Flag::new(Kind::New, self.count, end.left_span()).ident();
                done.push(parse_quote!(let #new = #last;));
                vec![Stmt::Expr(parse_quote!(#new), None)]
            }
            (true, last) => {
                done.extend(last);
                Vec::new()
            }
            (false, last) => {
                done.extend(last);
                self.end(rest, end.again())
            }
        };
        let mut choice = flag::choice(flag::none_of(&[end.left]), other);
        super::with_else(&mut choice, vec![Stmt::Expr(value, None)]);
        done.push(Stmt::Expr(Expr::If(choice), None));
    }
}

/// Whether an expression at the end of a block may have a value.
fn is_valued(expr: &Expr) -> bool {
    !matches!(expr, Expr::While(_) | Expr::ForLoop(_) | Expr::Assign(_))
}

/// The end of a function.
struct End<'a> {
    /// The flag of its `return`s.
    left: Flag,
    is_fallible: bool,
    /// Whether a `return` sets the flag.
    is_left: &'a mut bool,
}

impl End<'_> {
    fn again(&mut self) -> End<'_> {
        End {
            left: self.left,
            is_fallible: self.is_fallible,
            is_left: self.is_left,
        }
    }

    fn left_span(&self) -> Span {
        self.left.span()
    }
}
