//! Branches, loops, and the jumps that leave loops and functions.

use proc_macro2::{Ident, Span};

use super::{Block, Expr, Kind, Pat, Stmt};

/// `'label: for pat in expr { body }`.
pub(crate) struct ForLoop {
    pub(super) label: Option<Ident>,
    pub(crate) pat: Pat,
    pub(crate) expr: Expr,
    /// The body, which is a single `if` with the test that no jump has ended the loop, if one may.
    pub(crate) body: Block,
    /// Whether a jump may end the loop.
    pub(super) is_guarded: bool,
}

impl ForLoop {
    /// Returns the test that no jump has ended the loop, if one may, and the body that runs then.
    pub(crate) fn rounds(&self) -> (Option<&Expr>, &Block) {
        if self.is_guarded
            && let [Stmt::Expr(guard, _)] = &*self.body.stmts
            && let Kind::If(guard) = &guard.kind
        {
            return (Some(&guard.cond), &guard.then_branch);
        }
        (None, &self.body)
    }
}

/// `'label: while cond { body }`.
pub(crate) struct While {
    pub(super) label: Option<Ident>,
    /// The condition, after the test that no jump has ended the loop if one may.
    pub(crate) cond: Expr,
    /// The forms of the user's condition, if a jump may end the loop and it was not a `loop`.
    pub(crate) ended: Option<Ended>,
    /// The most rounds that the user states.
    pub(crate) most: Option<Expr>,
    pub(crate) body: Block,
}

/// The condition of a `while` that a jump may end.
pub(crate) struct Ended {
    /// The condition that the user wrote.
    pub(crate) written: Expr,
    /// `if test { written } else { false }`, which does not evaluate the user's part after a jump.
    pub(crate) lazy: Expr,
}

/// `'label: loop { body }`.
pub(crate) struct Loop {
    pub(super) label: Option<Ident>,
    /// The most rounds that the user states.
    pub(super) most: Option<Expr>,
    pub(super) body: Block,
}

/// `break 'label value`, `continue 'label` or `return value`.
pub(crate) struct Jump {
    pub(super) word: Word,
    pub(super) label: Option<Ident>,
    pub(super) value: Option<Expr>,
}

/// The keyword of a jump.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    Break,
    Continue,
    Return,
}

/// `if cond { then_branch } else { else_branch }`.
pub(crate) struct If {
    pub(crate) cond: Expr,
    pub(crate) then_branch: Block,
    pub(crate) else_branch: Option<Expr>,
}

/// `match expr { arms }`.
pub(crate) struct Match {
    pub(crate) expr: Expr,
    pub(crate) arms: Vec<Arm>,
    /// The span of the braces.
    pub(super) end: Span,
}

/// `pat if guard => body`.
#[derive(Clone)]
pub(crate) struct Arm {
    pub(crate) pat: Pat,
    pub(crate) guard: Option<Expr>,
    pub(crate) body: Expr,
}

impl Word {
    /// Returns the keyword.
    pub(super) fn text(self) -> &'static str {
        match self {
            Word::Break => "break",
            Word::Continue => "continue",
            Word::Return => "return",
        }
    }
}
