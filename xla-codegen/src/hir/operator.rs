//! Operators.

use quote::ToTokens;

/// A binary operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BinOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    BitXor,
    BitAnd,
    BitOr,
    Shl,
    Shr,
    Eq,
    Lt,
    Le,
    Ne,
    Ge,
    Gt,
}

/// The texts of the binary operators.
const TEXTS: [(BinOp, &str); 18] = [
    (BinOp::Add, "+"),
    (BinOp::Sub, "-"),
    (BinOp::Mul, "*"),
    (BinOp::Div, "/"),
    (BinOp::Rem, "%"),
    (BinOp::And, "&&"),
    (BinOp::Or, "||"),
    (BinOp::BitXor, "^"),
    (BinOp::BitAnd, "&"),
    (BinOp::BitOr, "|"),
    (BinOp::Shl, "<<"),
    (BinOp::Shr, ">>"),
    (BinOp::Eq, "=="),
    (BinOp::Lt, "<"),
    (BinOp::Le, "<="),
    (BinOp::Ne, "!="),
    (BinOp::Ge, ">="),
    (BinOp::Gt, ">"),
];

impl BinOp {
    /// Returns the operator, and whether it assigns.
    pub(super) fn of(op: &syn::BinOp) -> Option<(BinOp, bool)> {
        let text = op.to_token_stream().to_string();
        let of = |text: &str| TEXTS.iter().find(|(_, known)| *known == text);
        if let Some((op, _)) = of(&text) {
            return Some((*op, false));
        }
        let (op, _) = of(text.strip_suffix('=')?)?;
        Some((*op, true))
    }

    /// Returns its text.
    pub(crate) fn text(self) -> &'static str {
        let found = TEXTS.iter().find(|(op, _)| *op == self);
        found.map_or("", |(_, text)| text)
    }
}

/// A prefix operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum UnOp {
    Deref,
    Not,
    Neg,
}

impl UnOp {
    /// Returns its text.
    pub(crate) fn text(self) -> &'static str {
        match self {
            UnOp::Deref => "*",
            UnOp::Not => "!",
            UnOp::Neg => "-",
        }
    }
}
