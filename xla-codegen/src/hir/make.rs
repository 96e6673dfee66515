//! Expressions that are made from others: by `match`, by jumps, and for the receivers of methods.

use std::rc::Rc;

use proc_macro2::{Ident, Span};

use super::{
    Arm, BinOp, Binary, Block, Call, Expr, Field, If, Kind, Let, Lit, Local, Member, Name, Number,
    Pat, Path, Reference, Stmt, Tuple, Type, UnOp, Unary,
};

impl From<Ident> for Expr {
    fn from(name: Ident) -> Expr {
        let span = name.span();
        Expr::new(Kind::Path(Path::from(name)), span)
    }
}

impl Expr {
    /// Returns `&mut expr`.
    pub(crate) fn lent(expr: &Expr) -> Expr {
        let reference = Reference {
            mutable: true,
            expr: expr.clone(),
        };
        Expr::new(Kind::Reference(reference), Span::call_site())
    }

    /// Returns `()` at a span.
    pub(super) fn unit(span: Span) -> Expr {
        Expr::new(
            Kind::Tuple(Tuple {
                elems: Vec::new(),
                comma: false,
            }),
            span,
        )
    }

    /// Returns `true` or `false`.
    pub(super) fn truth(value: bool) -> Expr {
        Expr::new(Kind::Lit(Lit::truth_of(value)), Span::call_site())
    }

    /// Returns `Ok(value)`.
    pub(super) fn ok(value: Expr) -> Expr {
        let call = Call {
            func: Ident::new("Ok", Span::call_site()).into(),
            args: vec![value],
            comma: false,
            end: Span::call_site(),
        };
        Expr::new(Kind::Call(call), Span::call_site())
    }

    /// Returns `x` of `Ok(x)`.
    pub(super) fn inside_ok(&self) -> Option<&Expr> {
        match &self.kind {
            Kind::Call(Call { func, args, .. }) if func.path()?.is_ident("Ok") => match &args[..] {
                [value] => Some(value),
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns `(expr)`.
    pub(super) fn in_parens(mut self) -> Expr {
        self.parens.push(Span::call_site());
        self
    }

    /// Returns `!expr`.
    pub(crate) fn not(expr: Expr) -> Expr {
        let op = UnOp::Not;
        Expr::new(Kind::Unary(Unary { op, expr }), Span::call_site())
    }

    /// Returns `left op right`.
    pub(crate) fn binary(left: Expr, op: BinOp, right: Expr) -> Expr {
        let (at, start) = (Span::call_site(), left.start());
        let binary = Binary {
            left,
            op,
            at,
            right,
        };
        Expr::new(Kind::Binary(binary), start)
    }

    /// Returns `base.index`.
    pub(crate) fn part(&self, index: usize) -> Expr {
        let span = Span::call_site();
        let field = Field {
            base: self.clone(),
            member: Member::Unnamed(Number { index, span }),
        };
        Expr::new(Kind::Field(field), self.start())
    }

    /// Returns `{ stmts }` at a span.
    pub(crate) fn block(stmts: Vec<Stmt>, span: Span) -> Expr {
        Expr::new(Kind::Block(Block::new(stmts, span)), span)
    }

    /// Returns `if cond { then } else { other }` at a span.
    pub(crate) fn choice(cond: Expr, then: Block, other: Option<Expr>, span: Span) -> Expr {
        let choice = If {
            cond,
            then_branch: then,
            else_branch: other,
        };
        Expr::new(Kind::If(choice), span)
    }

    /// Returns the statements of a block, or the expression as the only one.
    pub(crate) fn to_block(&self, span: Span) -> Block {
        match &self.kind {
            Kind::Block(block) if !self.is_in_parens() => block.clone(),
            _ => Block::new(vec![self.clone().into()], span),
        }
    }
}

impl Block {
    pub(crate) fn new(stmts: Vec<Stmt>, span: Span) -> Block {
        Block {
            stmts: Rc::from(stmts),
            span,
        }
    }

    /// Moves the statements out of the block. The statements that it gets instead are a caller's to add.
    pub(super) fn take(&mut self) -> Vec<Stmt> {
        let stmts = std::mem::take(&mut self.stmts);
        stmts.to_vec()
    }
}

impl From<Expr> for Stmt {
    fn from(expr: Expr) -> Stmt {
        Stmt::Expr(expr, None)
    }
}

impl If {
    /// Returns the arms of `match value { pat => then, _ => other }` for `if let pat = value { then } else { other }`.
    pub(crate) fn arms(&self, condition: &Let, span: Span) -> [Arm; 2] {
        let then = self.then_branch.clone();
        let then = Expr::new(Kind::Block(then), span);
        let other = self.else_branch.clone();
        let other = other.unwrap_or_else(|| Expr::block(Vec::new(), span));
        let arm = |pat, body| Arm {
            pat,
            guard: None,
            body,
        };
        [
            arm(condition.pat.clone(), then),
            arm(Pat::wild(span), other),
        ]
    }
}

impl Stmt {
    /// Returns `let _ = name;`.
    pub(crate) fn used(name: &Name) -> Stmt {
        Stmt::binding(Pat::wild(Span::call_site()), name.read())
    }

    /// Whether it declares a name.
    pub(super) fn declares(&self) -> bool {
        matches!(self, Stmt::Local(_) | Stmt::Const(_) | Stmt::Item(_))
    }

    /// Returns `let pat = init;`.
    pub(crate) fn binding(pat: Pat, init: Expr) -> Stmt {
        Stmt::typed(pat, None, init)
    }

    /// Returns `let pat: ty = init;`.
    pub(super) fn typed(pat: Pat, ty: Option<Type>, init: Expr) -> Stmt {
        Stmt::Local(Box::new(Local {
            attrs: Vec::new(),
            pat,
            ty,
            init: Some(init),
            diverge: None,
            ends: [Span::call_site(); 2],
        }))
    }
}
