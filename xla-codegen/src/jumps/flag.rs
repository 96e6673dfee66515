//! The names and the syntax that the rewriting of jumps adds.

use proc_macro2::{Ident, Span, TokenStream};
use syn::{Block, Expr, ExprBlock, ExprIf, ExprMacro, Local, Pat, Stmt, Token, UnOp, parse_quote};
use xla_hlo::list::Items;

use crate::deep;

/// The beginning of every name that the rewriting adds.
const PREFIX: &str = "__typed_xla_jump_";

/// The name of the value of syntax that has jumped.
pub(crate) const NEVER: &str = "__typed_xla_jump_never";

/// The macro that stands for a jump that is not possible: its message, then its tokens.
const REFUSED: &str = "__typed_xla_jump_refused";

/// The meaning of a variable that the rewriting adds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
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
    /// A value before it is assigned.
    New,
}

/// A variable that the rewriting adds.
#[derive(Clone, Copy)]
pub(super) struct Flag {
    kind: Kind,
    number: usize,
    span: Span,
}

impl PartialEq for Flag {
    fn eq(&self, other: &Flag) -> bool {
        (self.kind, self.number) == (other.kind, other.number)
    }
}

impl Flag {
    pub(super) fn new(kind: Kind, number: usize, span: Span) -> Flag {
        Flag { kind, number, span }
    }

    /// Returns the variable for the value of the jump that sets this flag.
    pub(super) fn value(self) -> Flag {
        let kind = match self.kind {
            Kind::Returned => Kind::Result,
            _ => Kind::Value,
        };
        Flag { kind, ..self }
    }

    pub(super) fn span(self) -> Span {
        self.span
    }

    pub(super) fn ident(self) -> Ident {
        let kind = match self.kind {
            Kind::Broke => "broke",
            Kind::Skipped => "skipped",
            Kind::Returned => "returned",
            Kind::Ended => "ended",
            Kind::Value => "value",
            Kind::Result => "result",
            Kind::New => "new",
        };
        let name = format!("{PREFIX}{kind}{}", self.number);
        Ident::new(&name, deep::mixed_at(self.span))
    }

    /// Returns `let mut flag: bool = false;`.
    pub(super) fn declared(self) -> Stmt {
        let name = self.ident();
        parse_quote!(let mut #name: bool = false;)
    }

    /// Returns `let value;`.
    pub(super) fn declared_unset(self) -> Stmt {
        let name = self.ident();
        parse_quote!(let #name;)
    }
}

/// Whether a name is one that the rewriting adds.
pub(crate) fn is_internal(name: &str) -> bool {
    name.starts_with(PREFIX)
}

/// Whether an expression is the variable for the value of jumps.
pub(crate) fn is_value(expr: &Expr) -> Option<&Ident> {
    match expr {
        Expr::Path(path) => {
            let name = path.path.get_ident()?;
            of_function(name).map(|_| name)
        }
        _ => None,
    }
}

/// Whether the variable for the value of jumps is a function's; `None` for other names.
fn of_function(name: &Ident) -> Option<bool> {
    let name = name.to_string();
    let kind = name.strip_prefix(PREFIX)?;
    let is_result = kind.starts_with("result");
    (is_result || kind.starts_with("value")).then_some(is_result)
}

/// Returns the variable for the value of jumps that a statement declares, and whether it is a function's.
pub(crate) fn unset(local: &Local) -> Option<(&Ident, bool)> {
    match (&local.pat, &local.init) {
        (Pat::Ident(name), None) => Some((&name.ident, of_function(&name.ident)?)),
        _ => None,
    }
}

/// Returns the test that none of these flags is set: `!(a | b)`.
pub(super) fn none_of(flags: &[Flag]) -> Expr {
    let names = flags.iter().map(|flag| flag.ident()).collect_vec();
    match names.as_slice() {
        [one] => parse_quote!(!#one),
        many => parse_quote!(!(#(#many)|*)),
    }
}

/// Returns `if !(a | b) { stmts } else { never }`.
pub(super) fn unless(flags: &[Flag], stmts: Vec<Stmt>) -> Stmt {
    let mut choice = choice(none_of(flags), stmts);
    let never = vec![Stmt::Expr(never(), None)];
    super::with_else(&mut choice, never);
    Stmt::Expr(Expr::If(choice), None)
}

/// Returns `if condition { stmts }`.
pub(super) fn choice(condition: Expr, stmts: Vec<Stmt>) -> ExprIf {
    ExprIf {
        attrs: Vec::new(),
        if_token: Token![if](Span::call_site()),
        cond: Box::new(condition),
        then_branch: Block {
            brace_token: syn::token::Brace::default(),
            stmts,
        },
        else_branch: None,
    }
}

/// Returns `{ stmts }`.
pub(super) fn block(stmts: Vec<Stmt>) -> Expr {
    Expr::Block(ExprBlock {
        attrs: Vec::new(),
        label: None,
        block: Block {
            brace_token: syn::token::Brace::default(),
            stmts,
        },
    })
}

/// Returns `name = value;`.
pub(super) fn assign(name: &Ident, value: Expr) -> Stmt {
    let left = parse_quote!(#name);
    Stmt::Expr(
        Expr::Assign(syn::ExprAssign {
            attrs: Vec::new(),
            left: Box::new(left),
            eq_token: Token![=](Span::call_site()),
            right: Box::new(value),
        }),
        Some(Token![;](Span::call_site())),
    )
}

/// Returns the value of syntax that has jumped.
pub(super) fn never() -> Expr {
    let name = Ident::new(NEVER, deep::mixed_site());
    parse_quote!(#name)
}

/// Returns the expression for a jump that is not possible.
pub(super) fn refused(what: &str, at: TokenStream) -> Expr {
    let name = Ident::new(REFUSED, deep::mixed_site());
    parse_quote!(#name!(#what #at))
}

/// Returns the message and the tokens of a jump that is not possible.
pub(crate) fn refusal(of: &ExprMacro) -> Option<(String, TokenStream)> {
    if !of.mac.path.is_ident(REFUSED) {
        return None;
    }
    let mut tokens = of.mac.tokens.clone().into_iter();
    let what: syn::LitStr = syn::parse2(tokens.next()?.into()).ok()?;
    Some((what.value(), tokens.collect()))
}

/// Returns the message for a jump in an operand.
pub(super) fn in_operand(name: &str) -> String {
    format!(
        "`{name}` is not supported in an operand, a condition or an argument\n  \
         help: bind the value first: `let x = if c {{ {name} }} else {{ y }};`"
    )
}

/// Returns the test of a loop's flags, if a condition begins with one, and the condition that the user wrote.
pub(crate) fn tested(condition: &Expr) -> Option<(&Expr, Option<&Expr>)> {
    match condition {
        Expr::Binary(both) if matches!(both.op, syn::BinOp::And(_)) => {
            is_test(&both.left).then_some((&*both.left, Some(&*both.right)))
        }
        other => is_test(other).then_some((other, None)),
    }
}

/// Whether the body of a loop is guarded by the test of its flags.
pub(crate) fn is_guarded(body: &Block) -> bool {
    match body.stmts.as_slice() {
        [Stmt::Expr(Expr::If(choice), _)] => choice.else_branch.is_none() && is_test(&choice.cond),
        _ => false,
    }
}

/// Whether an expression tests flags.
fn is_test(expr: &Expr) -> bool {
    let Expr::Unary(not) = expr else {
        return false;
    };
    let mut of = &*not.expr;
    loop {
        of = match of {
            Expr::Paren(inner) => &inner.expr,
            Expr::Binary(both) => &both.left,
            Expr::Path(path) => {
                let name = path.path.get_ident().map(ToString::to_string);
                let name = name.filter(|_| matches!(not.op, UnOp::Not(_)));
                return name.is_some_and(|name| {
                    let kind = name.strip_prefix(PREFIX).unwrap_or_default();
                    let mut ends = ["broke", "returned", "ended"].iter();
                    ends.any_item(|end| kind.starts_with(end))
                });
            }
            _ => return false,
        };
    }
}

/// Returns `test && condition`.
pub(super) fn and(test: Expr, condition: Expr) -> Expr {
    Expr::Binary(syn::ExprBinary {
        attrs: Vec::new(),
        left: Box::new(test),
        op: syn::BinOp::And(Token![&&](Span::call_site())),
        right: Box::new(condition),
    })
}

/// Returns `if test { condition } else { false }` for a condition `test && condition`.
pub(crate) fn only_if_going_on(condition: &Expr) -> Option<Expr> {
    let (test, Some(written)) = tested(condition)? else {
        return None;
    };
    let mut lazy = choice(test.clone(), vec![Stmt::Expr(written.clone(), None)]);
    let stopped = vec![Stmt::Expr(parse_quote!(false), None)];
    super::with_else(&mut lazy, stopped);
    Some(Expr::If(lazy))
}
