//! The variables that the desugaring of jumps adds, and the syntax with them. All of it is at the call site.

use proc_macro2::{Ident, Span};

use super::super::{Assign, BinOp, Leave, Pat, Type};
use super::{Block, Expr, Kind, Stmt};
use crate::deep;

/// The beginning of every name that the desugaring adds.
const PREFIX: &str = "__typed_xla_jump_";

/// The name under which the value of syntax that has jumped is printed.
pub(in crate::hir) const NEVER: &str = "__typed_xla_jump_never";

/// The meaning of a variable that the desugaring adds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// Whether a `break` has ended the loop.
    Broke,
    /// Whether a `continue` has ended the round.
    Skipped,
    /// Whether a `return` has ended the function.
    Returned,
    /// Whether a `return` has ended the closure.
    Ended,
    /// The value of a `break`, or of a `return` in a closure.
    Value,
    /// The value of a `return` in a function.
    Result,
    /// A value before it is used.
    New,
}

/// A variable that the desugaring adds.
#[derive(Clone, Copy)]
pub(super) struct Flag {
    pub(super) role: Role,
    pub(super) number: usize,
    pub(super) span: Span,
}

impl PartialEq for Flag {
    fn eq(&self, other: &Flag) -> bool {
        (self.role, self.number) == (other.role, other.number)
    }
}

impl Flag {
    /// Returns the variable for the value of the jump that sets this flag.
    pub(super) fn value(self) -> Flag {
        let role = match self.role {
            Role::Returned => Role::Result,
            _ => Role::Value,
        };
        Flag { role, ..self }
    }

    fn ident(self) -> Ident {
        let role = match self.role {
            Role::Broke => "broke",
            Role::Skipped => "skipped",
            Role::Returned => "returned",
            Role::Ended => "ended",
            Role::Value => "value",
            Role::Result => "result",
            Role::New => "new",
        };
        let name = format!("{PREFIX}{role}{}", self.number);
        Ident::new(&name, deep::mixed_at(self.span))
    }

    /// Returns `flag`.
    pub(super) fn read(self) -> Expr {
        self.ident().into()
    }

    /// Returns `let mut flag: bool = false;`.
    pub(super) fn declared(self) -> Stmt {
        let pat = Pat::name(self.ident(), true);
        Stmt::typed(pat, Some(Type::bool()), Expr::truth(false))
    }

    /// Returns `let value;`.
    pub(super) fn declared_unset(self) -> Stmt {
        let name = Box::new(self.ident().into());
        Stmt::Unset(name, self.role == Role::Result)
    }

    /// Returns `let new = value;`.
    pub(super) fn bound_to(self, value: Expr) -> Stmt {
        Stmt::binding(Pat::name(self.ident(), false), value)
    }

    /// Returns `flag = true;`.
    pub(super) fn set(self) -> Stmt {
        let left = self.read();
        let span = left.start();
        let assign = Assign {
            left,
            op: None,
            right: Expr::truth(true),
        };
        ended(Expr::new(Kind::Assign(assign), span))
    }

    /// Returns `value = right;`.
    pub(super) fn leave(self, right: Expr) -> Stmt {
        let (span, name) = (self.ident().span(), self.ident().into());
        let value = right;
        ended(Expr::new(Kind::Leave(Leave { name, value }), span))
    }
}

/// Whether a name is one that the desugaring adds.
pub(crate) fn is_internal(name: &str) -> bool {
    name.starts_with(PREFIX)
}

/// Returns the test that none of these flags is set: `!(a | b)`.
pub(super) fn none_of(flags: &[Flag]) -> Expr {
    let either = |left, right| Expr::binary(left, BinOp::BitOr, right);
    let any = flags.iter().map(|flag| flag.read()).reduce(either);
    match (any, flags) {
        (Some(any), [_]) => Expr::not(any),
        (Some(any), _) => Expr::not(any.in_parens()),
        (None, _) => Expr::truth(true),
    }
}

/// Returns `if !(a | b) { stmts } else { never }`.
pub(super) fn unless(flags: &[Flag], stmts: Vec<Stmt>) -> Stmt {
    choice(none_of(flags), stmts, Some(never())).into()
}

/// Returns `if condition { stmts } else { other }`.
pub(super) fn choice(condition: Expr, stmts: Vec<Stmt>, other: Option<Expr>) -> Expr {
    let span = Span::call_site();
    let other = other.map(|other| block(vec![other.into()]));
    Expr::choice(condition, Block::new(stmts, span), other, span)
}

/// Returns `{ stmts }`.
pub(super) fn block(stmts: Vec<Stmt>) -> Expr {
    Expr::block(stmts, Span::call_site())
}

/// Returns `expr;`.
pub(super) fn ended(expr: Expr) -> Stmt {
    Stmt::Expr(expr, Some(Span::call_site()))
}

/// Returns the value of syntax that has jumped.
pub(super) fn never() -> Expr {
    Expr::new(Kind::Never, deep::mixed_site())
}
