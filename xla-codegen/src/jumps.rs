//! `loop`, `break`, `continue`, loop labels and `return`, written with `while`, `for`, `if` and variables.
//!
//! A region of a graph has one exit, so nothing can leave a loop in the middle. A jump therefore sets a flag; the
//! statements after it run only if no flag is set, and a loop ends once one of its flags is set.
//!
//! - `loop { a; if c { break v; } b; }` is `while !broke { a; if c { value = v; broke = true; } else { b; } }`, and its
//!   value is `value`.
//! - `while c { .. break; .. }` is `while !broke && c { .. }`.
//! - `for i in 0..n { .. break; .. }` is `for i in 0..n { if !broke { .. } }`.
//! - `if c { continue; } a` in a loop is `if c { skipped = true; } else { a }`.
//! - `if c { return v; } a` at the end of a function is `if c { v } else { a }`.
//! - Any other `return v` is `value = v; returned = true;`, and the function ends in
//!   `if !returned { .. } else { value }`.
//!
//! A function is rewritten once, before it is elaborated. `value` has no type until a jump assigns to it: where no jump
//! does, it is filled with zeros that nothing reads (`elaborate/unset.rs`). The elaboration of a `for` recognises the
//! guard ([`is_guarded`]): a loop that counts ends early, while its derivative keeps the guard in each round.
//!
//! A jump that is not possible becomes [`refused`], which is reported where it is elaborated, with the calls around it.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{
    Block, Expr, ExprClosure, ExprIf, ItemFn, Lifetime, Stmt, Token, parse_quote,
    parse_quote_spanned,
};
use xla_hlo::list::Items;

use crate::assignment::compound;
use crate::message::Spanned;

mod flag;
mod last;
mod parts;
mod rest;

use flag::{Flag, Kind};
pub(crate) use flag::{
    NEVER, is_guarded, is_internal, is_value, only_if_going_on, refusal, tested, unset,
};
use parts::{has_jump, operands, statements};
use rest::{diverges, going_on, jumps_in_branch, moved};

/// Returns the function without jumps, if it has any but a `return` at its end.
pub(crate) fn rewritten(item: &ItemFn) -> Option<ItemFn> {
    let (last, before) = item.block.stmts.split_last()?;
    let only_last = match last {
        Stmt::Expr(Expr::Return(end), _) => !end.expr.as_deref().is_some_and(has_jump),
        _ => !parts::in_stmt(last),
    };
    if only_last && !before.iter().any_item(parts::in_stmt) {
        return None;
    }
    let mut item = item.clone();
    let mut jumps = Jumps {
        targets: Vec::new(),
        count: 0,
        endless: false,
        refused: None,
    };
    let is_fallible = is_result(&item);
    let name = item.sig.ident.to_string();
    let stmts = std::mem::take(&mut item.block.stmts);
    let fallible = is_fallible.then_some(name);
    item.block.stmts = jumps.function(stmts, Place::Function { fallible }, item.sig.ident.span());
    Some(item)
}

/// Whether a function returns a `Result`.
pub(crate) fn is_result(item: &ItemFn) -> bool {
    match &item.sig.output {
        syn::ReturnType::Type(_, ty) => match &**ty {
            syn::Type::Path(ty) => {
                let last = ty.path.segments.last();
                last.is_some_and(|last| last.ident == "Result")
            }
            _ => false,
        },
        syn::ReturnType::Default => false,
    }
}

/// Syntax that jumps may or may not leave.
enum Place {
    /// The body of a function, with its name if it returns a `Result`.
    Function { fallible: Option<String> },
    /// The body of a closure.
    Closure,
    /// The body of a `loop`, whose value is that of its `break`s.
    Loop(Option<Lifetime>),
    /// The body of a `while` or `for`.
    Counted(Option<Lifetime>),
    /// An operand: the rest of its expression would run after a jump.
    Operand,
}

/// A place that is being rewritten.
struct Target {
    place: Place,
    number: usize,
    span: Span,
}

/// The flags that syntax may set, without duplicates.
type Leaves = Vec<Flag>;

/// The rewriting of one function.
struct Jumps {
    /// The places around the current syntax, outermost first.
    targets: Vec<Target>,
    /// The number of flags so far.
    count: usize,
    /// Whether the last `loop` has no `break` of its own.
    endless: bool,
    /// The last jump that is not possible, in the current loop.
    refused: Option<Expr>,
}

impl Jumps {
    /// Rewrites syntax inside a place. Returns the number of its flags too.
    fn within<T>(
        &mut self,
        place: Place,
        span: Span,
        rewrite: impl FnOnce(&mut Self) -> T,
    ) -> (usize, T) {
        self.count += 1;
        let number = self.count;
        self.targets.push(Target {
            place,
            number,
            span,
        });
        let done = rewrite(self);
        self.targets.pop();
        (number, done)
    }

    /// Rewrites an operand, which no jump may leave.
    fn operand(&mut self, expr: &mut Expr) {
        if has_jump(expr) {
            let span = expr.span();
            self.within(Place::Operand, span, |jumps| jumps.expr(expr));
        }
    }

    /// Rewrites a block.
    fn block(&mut self, block: &mut Block) -> Leaves {
        let (stmts, leaves) = self.stmts(std::mem::take(&mut block.stmts));
        block.stmts = stmts;
        leaves
    }

    /// Rewrites statements. Those after a statement that may jump run only if it did not.
    fn stmts(&mut self, stmts: Vec<Stmt>) -> (Vec<Stmt>, Leaves) {
        let mut done = Vec::with_capacity(stmts.len());
        let mut rest = stmts.into_iter();
        while let Some(mut stmt) = rest.next() {
            let is_last = rest.len() == 0;
            // `if c { .. break; } rest` is `if c { .. break } else { rest }`, without a flag between them.
            if let Stmt::Expr(Expr::If(choice), semi) = &mut stmt
                && !is_last
                && jumps_in_branch(choice)
                && going_on(choice) == 1
            {
                let rest: Vec<Stmt> = rest.collect();
                moved(choice, &rest);
                *semi = None;
                let (stmts, leaves) = self.stmt(stmt);
                done.extend(stmts);
                return (done, leaves);
            }
            // As in Rust, a block that ends in a jump has a value of any type.
            if is_last
                && diverges(&stmt)
                && let Stmt::Expr(_, semi) = &mut stmt
            {
                *semi = None;
            }
            let (stmts, mut leaves) = self.stmt(stmt);
            done.extend(stmts);
            if !leaves.is_empty() && !is_last {
                let (rest, more) = self.stmts(rest.collect());
                done.push(flag::unless(&leaves, rest));
                union(&mut leaves, more);
                return (done, leaves);
            }
            if !leaves.is_empty() {
                return (done, leaves);
            }
        }
        (done, Vec::new())
    }

    /// Rewrites a statement.
    fn stmt(&mut self, mut stmt: Stmt) -> (Vec<Stmt>, Leaves) {
        let leaves = match &mut stmt {
            Stmt::Local(local) => match &mut local.init {
                Some(init) => self.expr(&mut init.expr),
                None => Vec::new(),
            },
            Stmt::Expr(expr, _) => {
                // An assignment of a value that jumped must not happen.
                if let Some((left, right)) = assigned(expr) {
                    self.operand(left);
                    let leaves = self.expr(right);
                    if leaves.is_empty() {
                        return (vec![stmt], leaves);
                    }
                    self.count += 1;
                    let new = Flag::new(Kind::New, self.count, left.span()).ident();
                    let value = std::mem::replace(right, parse_quote!(#new));
                    let bound = parse_quote!(let #new = #value;);
                    return (vec![bound, flag::unless(&leaves, vec![stmt])], leaves);
                }
                self.expr(expr)
            }
            Stmt::Item(_) | Stmt::Macro(_) => Vec::new(),
        };
        (vec![stmt], leaves)
    }

    /// Rewrites an expression, and returns the flags of the jumps that leave it.
    fn expr(&mut self, expr: &mut Expr) -> Leaves {
        match expr {
            Expr::Break(_) | Expr::Continue(_) | Expr::Return(_) => self.jump(expr),
            Expr::Paren(inner) => self.expr(&mut inner.expr),
            Expr::Group(inner) => self.expr(&mut inner.expr),
            Expr::Block(block) if block.label.is_none() => self.block(&mut block.block),
            Expr::If(choice) => {
                self.operand(&mut choice.cond);
                let mut leaves = self.block(&mut choice.then_branch);
                if let Some((_, other)) = &mut choice.else_branch {
                    union(&mut leaves, self.expr(other));
                }
                leaves
            }
            Expr::Match(choice) => {
                self.operand(&mut choice.expr);
                let mut leaves = Vec::new();
                for arm in &mut choice.arms {
                    union(&mut leaves, self.expr(&mut arm.body));
                }
                leaves
            }
            Expr::Loop(_) | Expr::While(_) | Expr::ForLoop(_) => self.repeated(expr),
            Expr::Closure(closure) => {
                self.closure(closure);
                Vec::new()
            }
            other => {
                for operand in operands(other) {
                    self.operand(operand);
                }
                Vec::new()
            }
        }
    }

    /// Rewrites the body of a closure, which its `return`s leave.
    fn closure(&mut self, closure: &mut ExprClosure) {
        if !has_jump(&closure.body) {
            return;
        }
        let span = closure.body.span();
        let body = std::mem::replace(&mut *closure.body, Expr::Verbatim(TokenStream::new()));
        let stmts = self.function(statements(body), Place::Closure, span);
        *closure.body = flag::block(stmts);
    }

    /// Rewrites a `break`, a `continue` or a `return` to assignments of its value and of its flag.
    fn jump(&mut self, expr: &mut Expr) -> Leaves {
        let (label, value, name) = match expr {
            Expr::Break(jump) => (jump.label.take(), jump.expr.take(), "break"),
            Expr::Continue(jump) => (jump.label.take(), None, "continue"),
            Expr::Return(jump) => (None, jump.expr.take(), "return"),
            _ => return Vec::new(),
        };
        let at = expr.span();
        let found = self.target(name, label.as_ref(), value.as_deref());
        let (target, value) = match found {
            Ok(target) => (target, value),
            Err(what) => {
                let label = label.map(|label| quote!(#label));
                *expr = flag::refused(&what, written(expr, label, value.as_deref()));
                self.refused = Some(expr.clone());
                return Vec::new();
            }
        };
        let Target {
            place,
            number,
            span,
        } = &self.targets[target];
        let kind = match name {
            "continue" => Kind::Skipped,
            "break" => Kind::Broke,
            _ if matches!(place, Place::Closure) => Kind::Ended,
            _ => Kind::Returned,
        };
        let (number, span) = (*number, *span);
        let left = Flag::new(kind, number, span);
        let mut value = value.map(|value| *value);
        if let Place::Function {
            fallible: Some(of), ..
        } = place
        {
            let what = format!("`{of}` returns a `Result`: write `return Ok(..)`");
            match value.take() {
                Some(Expr::Call(mut call))
                    if call.args.len() == 1
                        && matches!(&*call.func, Expr::Path(path) if path.path.is_ident("Ok")) =>
                {
                    value = std::mem::take(&mut call.args).into_iter().next();
                }
                other => {
                    *expr = flag::refused(&what, written(expr, None, other.as_ref()));
                    return vec![left];
                }
            }
        }
        let has_value = match place {
            Place::Function { .. } | Place::Closure => true,
            Place::Loop(_) => name == "break",
            Place::Counted(_) | Place::Operand => false,
        };
        let mut stmts = Vec::new();
        if has_value {
            let kind = left.value();
            let mut value = value.unwrap_or_else(|| parse_quote_spanned!(at=> ()));
            self.operand(&mut value);
            stmts.push(flag::assign(&kind.ident(), value));
        }
        stmts.push(flag::assign(&left.ident(), parse_quote!(true)));
        stmts.push(Stmt::Expr(flag::never(), None));
        *expr = flag::block(stmts);
        vec![left]
    }

    /// Returns the index of the place that a jump leaves.
    ///
    /// # Errors
    /// The message about a jump that is not possible.
    fn target(
        &self,
        name: &str,
        label: Option<&Lifetime>,
        value: Option<&Expr>,
    ) -> Result<usize, String> {
        let mut in_operand = false;
        for (i, target) in self.targets.iter().enumerate().rev() {
            let own = match &target.place {
                Place::Operand => {
                    in_operand = true;
                    continue;
                }
                Place::Function { .. } | Place::Closure if name == "return" => {
                    return if in_operand {
                        Err(flag::in_operand(name))
                    } else {
                        Ok(i)
                    };
                }
                Place::Function { .. } | Place::Closure => break,
                Place::Loop(_) | Place::Counted(_) if name == "return" => continue,
                Place::Loop(own) | Place::Counted(own) => own,
            };
            if label.is_some() && label != own.as_ref() {
                continue;
            }
            if in_operand {
                return Err(flag::in_operand(name));
            }
            if value.is_some() && matches!(target.place, Place::Counted(_)) {
                return Err(
                    "`break` with a value is only allowed in a `loop`: other loops may end without it\n  \
                     help: assign the value to a `let mut` variable, and write `break;`"
                        .to_string(),
                );
            }
            return Ok(i);
        }
        Err(match label {
            Some(label) => format!("no loop around this `{name}` has the label `{label}`"),
            None => format!("`{name}` is only allowed in a loop of the same function or closure"),
        })
    }
}

/// Returns the tokens of a jump whose parts have been taken.
fn written(jump: &Expr, label: Option<TokenStream>, value: Option<&Expr>) -> TokenStream {
    let mut tokens = jump.to_token_stream();
    tokens.extend(label);
    tokens.extend(value.map(ToTokens::to_token_stream));
    tokens
}

/// Returns both sides of an assignment.
fn assigned(expr: &mut Expr) -> Option<(&mut Expr, &mut Expr)> {
    match expr {
        Expr::Assign(assign) => Some((&mut assign.left, &mut assign.right)),
        Expr::Binary(binary) if compound(&binary.op).is_some() => {
            Some((&mut binary.left, &mut binary.right))
        }
        _ => None,
    }
}

/// Adds flags that are not there yet.
fn union(all: &mut Leaves, more: Leaves) {
    for flag in more {
        if !all.contains(&flag) {
            all.push(flag);
        }
    }
}

/// Returns the branches of an `if` without `else`, for statements that are its `else`.
fn with_else(choice: &mut ExprIf, stmts: Vec<Stmt>) {
    let token = Token![else](choice.if_token.span);
    choice.else_branch = Some((token, Box::new(flag::block(stmts))));
}
