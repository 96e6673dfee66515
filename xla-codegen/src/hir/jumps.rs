//! Replaces `loop`, `break`, `continue`, labels of loops and `return` by `while`, `for`, `if` and variables.
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
//! The body of a function is desugared once, when it has been built and before anything shares its expressions. `value`
//! has no type until a jump assigns to it: where no jump does, it is filled with zeros that nothing reads
//! (`elaborate/unset.rs`). The elaboration of a `for` reads the guard by [`ForLoop::rounds`](super::ForLoop::rounds): a
//! loop that counts ends early, while its derivative keeps the guard in each round.
//!
//! A jump that is not possible becomes [`Kind::Refused`], which is reported where it is elaborated, with the calls
//! around it.

use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;

use super::{Block, Closure, Expr, Jump, Kind, Node, Part, Stmt, Word};

mod flag;
mod loops;
mod rest;
mod returns;

pub(super) use flag::NEVER;
pub(crate) use flag::is_internal;
use flag::{Flag, Role};
use rest::{diverges, moved, one_goes_on};
pub(super) use returns::inside_block;

/// Replaces the jumps in the body of a function. One that returns a `Result` returns `Ok(..)`.
pub(super) fn desugar(body: &mut Block, name: &Ident, is_fallible: bool) {
    if !has_jump(Part::Block(body)) {
        return;
    }
    let mut jumps = Jumps::default();
    let fallible = is_fallible.then(|| name.to_string());
    let stmts = jumps.function(body.take(), Place::Function { fallible }, name.span());
    body.stmts = stmts.into();
}

/// Whether syntax contains a jump or a `loop`.
fn has_jump(part: Part) -> bool {
    finds(part, &|kind| match kind {
        Kind::Jump(_) | Kind::Loop(_) => Some(true),
        _ => None,
    })
}

/// Whether a statement contains a `return` that leaves the function.
fn has_return(stmt: &Stmt) -> bool {
    let found = |part| {
        finds(part, &|kind| match kind {
            Kind::Jump(jump) if jump.word == Word::Return => Some(true),
            Kind::Closure(_) => Some(false),
            _ => None,
        })
    };
    stmt.part().is_some_and(found)
}

/// Searches syntax for an expression of a kind. The parts of an expression without an answer are searched.
fn finds(part: Part, is_it: &dyn Fn(&Kind) -> Option<bool>) -> bool {
    let mut found = false;
    part.search(&mut |part| {
        let answer = match part {
            Part::Expr(expr) => is_it(&expr.kind),
            _ => None,
        };
        found |= answer == Some(true);
        !found && answer.is_none()
    });
    found
}

/// Syntax that jumps may or may not leave.
enum Place {
    /// The body of a function, with its name if it returns a `Result`.
    Function { fallible: Option<String> },
    /// The body of a closure.
    Closure,
    /// The body of a `loop`: its `break`s have the value of the loop.
    Loop(Option<Ident>),
    /// The body of a `while` or `for`.
    Counted(Option<Ident>),
    /// An operand: the rest of its expression would run after a jump.
    Operand,
}

/// A place that is being desugared.
struct Target {
    place: Place,
    number: usize,
    span: Span,
}

impl Target {
    /// Returns a variable of the place.
    fn flag(&self, role: Role) -> Flag {
        Flag {
            role,
            number: self.number,
            span: self.span,
        }
    }
}

/// The flags that syntax may set, without duplicates.
type Leaves = Vec<Flag>;

/// The desugaring of one function.
#[derive(Default)]
struct Jumps {
    /// The places around the current syntax, outermost first.
    targets: Vec<Target>,
    /// The number of flags so far.
    count: usize,
    /// Whether the last `loop` has no `break` of its own.
    endless: bool,
    /// The last jump that is not possible, in the current loop: the message about it, and its tokens.
    refused: Option<(String, TokenStream)>,
}

impl Jumps {
    /// Desugars syntax inside a place. Returns the place too.
    fn within<T>(
        &mut self,
        place: Place,
        span: Span,
        desugar: impl FnOnce(&mut Self) -> T,
    ) -> (Option<Target>, T) {
        self.count += 1;
        let number = self.count;
        self.targets.push(Target {
            place,
            number,
            span,
        });
        let done = desugar(self);
        (self.targets.pop(), done)
    }

    /// Desugars an operand, which no jump may leave.
    fn operand(&mut self, expr: &mut Expr) {
        if has_jump(Part::Expr(expr)) {
            let span = expr.start();
            self.within(Place::Operand, span, |jumps| jumps.expr(expr));
        }
    }

    /// Desugars a block.
    fn block(&mut self, block: &mut Block) -> Leaves {
        let (stmts, leaves) = self.stmts(block.take());
        block.stmts = stmts.into();
        leaves
    }

    /// Desugars statements. Those after a statement that may jump run only if it did not.
    fn stmts(&mut self, stmts: Vec<Stmt>) -> (Vec<Stmt>, Leaves) {
        let mut done = Vec::with_capacity(stmts.len());
        let mut rest = stmts.into_iter();
        while let Some(mut stmt) = rest.next() {
            // `if c { .. break; } rest` is `if c { .. break } else { rest }`, without a flag between them.
            if rest.len() > 0
                && let Stmt::Expr(expr, semi) = &mut stmt
                && let Kind::If(choice) = &mut expr.node_mut().kind
                && one_goes_on(choice)
            {
                moved(choice, rest.by_ref().collect());
                *semi = None;
            }
            let is_last = rest.len() == 0;
            // As in Rust, a block that ends in a jump has a value of any type.
            if is_last
                && diverges(&stmt)
                && let Stmt::Expr(_, semi) = &mut stmt
            {
                *semi = None;
            }
            let (stmts, mut leaves) = self.stmt(stmt);
            done.extend(stmts);
            if leaves.is_empty() {
                continue;
            }
            // `match x { .. break .. } rest` is `match x { .. } if !broke { rest } else { never }`.
            if !is_last {
                let (rest, more) = self.stmts(rest.collect());
                done.push(flag::unless(&leaves, rest));
                union(&mut leaves, more);
            }
            return (done, leaves);
        }
        (done, Vec::new())
    }

    /// Desugars a statement.
    fn stmt(&mut self, mut stmt: Stmt) -> (Vec<Stmt>, Leaves) {
        let leaves = match &mut stmt {
            Stmt::Local(local) => match &mut local.init {
                Some(init) => self.expr(init),
                None => Vec::new(),
            },
            Stmt::Expr(expr, _) => {
                // An assignment of a value that jumped must not happen: `x = if c { break } else { y };` is
                // `let new = if c { .. } else { y }; if !broke { x = new; } else { never }`.
                if let Kind::Assign(assign) = &mut expr.node_mut().kind {
                    self.operand(&mut assign.left);
                    let leaves = self.expr(&mut assign.right);
                    if leaves.is_empty() {
                        return (vec![stmt], leaves);
                    }
                    let new = self.new_value(assign.left.start());
                    let value = std::mem::replace(&mut assign.right, new.read());
                    let assigns = flag::unless(&leaves, vec![stmt]);
                    return (vec![new.bound_to(value), assigns], leaves);
                }
                self.expr(expr)
            }
            _ => Vec::new(),
        };
        (vec![stmt], leaves)
    }

    /// Returns a variable for a value before it is used.
    fn new_value(&mut self, span: Span) -> Flag {
        self.count += 1;
        Flag {
            role: Role::New,
            number: self.count,
            span,
        }
    }

    /// Desugars an expression, and returns the flags of the jumps that leave it.
    fn expr(&mut self, expr: &mut Expr) -> Leaves {
        match &mut expr.node_mut().kind {
            Kind::Jump(_) => self.jump(expr),
            Kind::Loop(_) | Kind::While(_) | Kind::ForLoop(_) => self.repeated(expr),
            Kind::Block(block) => self.block(block),
            Kind::If(choice) => {
                self.operand(&mut choice.cond);
                let mut leaves = self.block(&mut choice.then_branch);
                if let Some(other) = &mut choice.else_branch {
                    union(&mut leaves, self.expr(other));
                }
                leaves
            }
            Kind::Match(choice) => {
                self.operand(&mut choice.expr);
                let mut leaves = Vec::new();
                for arm in &mut choice.arms {
                    arm.guard.iter_mut().for_each(|guard| self.operand(guard));
                    union(&mut leaves, self.expr(&mut arm.body));
                }
                leaves
            }
            Kind::Closure(closure) => {
                self.closure(closure);
                Vec::new()
            }
            other => {
                other.operands_mut(&mut |operand| self.operand(operand));
                Vec::new()
            }
        }
    }

    /// Desugars the body of a closure, which its `return`s leave.
    fn closure(&mut self, closure: &mut Closure) {
        if has_jump(Part::Expr(&closure.body)) {
            let span = closure.body.start();
            let stmts = statements(&mut closure.body);
            closure.body = flag::block(self.function(stmts, Place::Closure, span));
        }
    }

    /// Replaces a jump by assignments of its value and of its flag: `break v` by `{ value = v; broke = true; never }`.
    fn jump(&mut self, expr: &mut Expr) -> Leaves {
        let Kind::Jump(jump) = &expr.kind else {
            return Vec::new();
        };
        let target = match self.target(jump) {
            Ok(target) => &self.targets[target],
            Err(what) => {
                let at = Node::to_token_stream(expr);
                self.refused = Some((what.clone(), at.clone()));
                *expr = refused(what, at);
                return Vec::new();
            }
        };
        let left = target.flag(match (jump.word, &target.place) {
            (Word::Continue, _) => Role::Skipped,
            (Word::Break, _) => Role::Broke,
            (Word::Return, Place::Closure) => Role::Ended,
            (Word::Return, _) => Role::Returned,
        });
        // The value of a function that returns a `Result` is in `Ok(..)`.
        let value = match &target.place {
            Place::Function {
                fallible: Some(of), ..
            } => {
                let Some(value) = jump.value.as_ref().and_then(|value| value.inside_ok()) else {
                    let what = format!("`{of}` returns a `Result`: write `return Ok(..)`");
                    *expr = refused(what, Node::to_token_stream(expr));
                    return vec![left];
                };
                Some(value.clone())
            }
            _ => jump.value.clone(),
        };
        let has_value = match target.place {
            Place::Function { .. } | Place::Closure => true,
            Place::Loop(_) => jump.word == Word::Break,
            Place::Counted(_) | Place::Operand => false,
        };
        let at = expr.span;
        // From here on, the value has one handle.
        *expr = flag::never();
        let mut stmts = Vec::new();
        if has_value {
            let mut value = value.unwrap_or_else(|| Expr::unit(at));
            self.operand(&mut value);
            stmts.push(left.value().leave(value));
        }
        stmts.extend([left.set(), flag::never().into()]);
        *expr = flag::block(stmts);
        vec![left]
    }

    /// Returns the index of the place that a jump leaves.
    ///
    /// # Errors
    /// The message about a jump that is not possible.
    fn target(&self, jump: &Jump) -> Result<usize, String> {
        let (name, label) = (jump.word.text(), jump.label.as_ref());
        let mut in_operand = false;
        for (i, target) in self.targets.iter().enumerate().rev() {
            let is_return = jump.word == Word::Return;
            // Whether the jump leaves this place, one around it, or none.
            let is_left = match &target.place {
                Place::Operand => {
                    in_operand = true;
                    false
                }
                Place::Function { .. } | Place::Closure if !is_return => break,
                Place::Function { .. } | Place::Closure => true,
                Place::Loop(own) | Place::Counted(own) => {
                    !is_return && (label.is_none() || label == own.as_ref())
                }
            };
            if !is_left {
                continue;
            }
            if in_operand {
                return Err(format!(
                    "`{name}` is not supported in an operand, a condition or an argument\n  \
                     help: bind the value first: `let x = if c {{ {name} }} else {{ y }};`"
                ));
            }
            if jump.value.is_some() && matches!(target.place, Place::Counted(_)) {
                return Err(
                    "`break` with a value is only allowed in a `loop`: other loops may end without it\n  \
                     help: assign the value to a `let mut` variable, and write `break;`"
                        .to_string(),
                );
            }
            return Ok(i);
        }
        Err(match label {
            Some(label) => format!("no loop around this `{name}` has the label `'{label}`"),
            None => format!("`{name}` is only allowed in a loop of the same function or closure"),
        })
    }
}

/// Returns the expression for a jump that is not possible.
fn refused(what: String, at: TokenStream) -> Expr {
    let span = crate::message::Spanned::span(&at);
    Expr::new(Kind::Refused(what, at), span)
}

/// Moves the statements out of the block that an expression is, or the expression as the only one.
fn statements(expr: &mut Expr) -> Vec<Stmt> {
    let whole = std::mem::replace(expr, flag::never());
    whole.to_block(Span::call_site()).take()
}

/// Adds flags that are not there yet.
fn union(all: &mut Leaves, more: Leaves) {
    for flag in more {
        if !all.contains(&flag) {
            all.push(flag);
        }
    }
}
