//! The form of a function's body that is elaborated: owned and untyped. Its expressions, patterns and statements are free
//! of `syn`, and so are types and generic arguments, except that they keep their syntax to print it.
//!
//! `build` makes it from the parsed body once for each function or template. It is elaborated once for each binding of
//! sizes and types, so what elaboration needs again and again is decided here:
//!
//! - Jumps are gone: `jumps` has replaced `loop`, `break`, `continue`, labels of loops and `return`.
//! - Parentheses are a property of an expression, groups of macros are no syntax, and attributes are where they mean
//!   something.
//! - A literal is read ([`Lit`]), an operator is an enum, and a named argument, `f(x, axis = 0)`, is not an assignment.
//! - Names of variables are resolved (`resolve`): a use has the number of its declaration.
//! - The variables that a loop or a branch assigns to ([`Node::assigned`]) and those that an expression names
//!   ([`Node::variables`]) are found once.
//!
//! Expressions are shared ([`Expr`] is a handle), so that an elaborated closure or call keeps its syntax without a copy.
//! They print themselves with the spans of the user's tokens (`print`), which messages and editors need.

use std::cell::OnceCell;
use std::ops::Deref;
use std::rc::Rc;

use proc_macro2::{Ident, Span, TokenStream};

mod assigned;
mod attribute;
mod build;
mod control;
mod function;
mod inspect;
mod jumps;
mod labels;
mod literal;
mod make;
mod operator;
mod path;
mod pattern;
mod place;
mod print;
mod resolve;
mod ty;
mod variable;
mod walk;

pub(crate) use assigned::Assignment;
pub(crate) use attribute::Attribute;
use control::Word;
pub(crate) use control::{Arm, Ended, ForLoop, If, Jump, Loop, Match, While};
pub(crate) use function::Function;
pub(crate) use inspect::{Count, Format, Inspect, Piece, Spec, each_expression};
pub(crate) use jumps::is_internal;
pub(crate) use labels::{Labelled, texts};
pub(crate) use literal::{Lit, Scalar, scalar};
pub(crate) use operator::{BinOp, UnOp};
pub(crate) use path::{arguments, constant};
pub(crate) use pattern::{Name, Pat, PatKind};
pub(crate) use place::{Place, Step};
pub(crate) use ty::{ArgKind, GenericArg, Generics, Path, Type, TypeKind, TypeMacro};
pub(crate) use variable::VarId;
pub(crate) use walk::Part;

/// An expression. Clones share its parts.
#[derive(Clone)]
pub(crate) struct Expr {
    /// The parentheses around it, the innermost first.
    parens: Vec<Span>,
    node: Rc<Node>,
}

impl Deref for Expr {
    type Target = Node;

    fn deref(&self) -> &Node {
        &self.node
    }
}

/// An expression without the parentheses around it.
pub(crate) struct Node {
    pub(crate) kind: Kind,
    /// The attributes before it.
    pub(crate) attrs: Vec<Attribute>,
    /// The span of its first token.
    span: Span,
    /// Whether a `?` follows it.
    pub(crate) is_tried: bool,
    /// Whether it looks like an array with labels, `a("i,j")`, or like a sum or product of some. Each expression asks
    /// for it, so it is decided from the operands' own answers.
    may_have_labels: bool,
    /// The variables that it names, once they are needed.
    variables: OnceCell<Vec<VarId>>,
    /// The assignments in it, once they are needed.
    assigned: OnceCell<Vec<Assignment>>,
}

/// The kinds of expressions.
pub(crate) enum Kind {
    Array(Array),
    Assign(Assign),
    Binary(Binary),
    Block(Block),
    Call(Call),
    Cast(Cast),
    Closure(Closure),
    Field(Field),
    ForLoop(ForLoop),
    If(If),
    Index(Index),
    /// `_`, to which any value may be assigned.
    Infer,
    /// A macro that prints or asserts.
    Inspect(Inspect),
    /// `break`, `continue` or `return`.
    Jump(Jump),
    /// The assignment of a jump's value to its variable.
    Leave(Leave),
    /// The condition of `if let`.
    Let(Let),
    Lit(Lit),
    /// A `loop`.
    Loop(Loop),
    Match(Match),
    MethodCall(MethodCall),
    /// An argument after its name.
    Named(Named),
    /// The value of syntax that has jumped.
    Never,
    Path(Path),
    Range(Range),
    Reference(Reference),
    /// A jump that is not possible, or a wrong macro: the message about it, and its tokens.
    Refused(String, TokenStream),
    Repeat(Repeat),
    Struct(Struct),
    Try(Try),
    Tuple(Tuple),
    Unary(Unary),
    /// Rust that the language does not support: the message about it, and its tokens.
    Unsupported(&'static str, TokenStream),
    While(While),
}

/// `[a, b]`.
pub(crate) struct Array {
    pub(crate) elems: Vec<Expr>,
    /// Whether a comma follows the last item.
    comma: bool,
}

/// `(a, b)`.
pub(crate) struct Tuple {
    pub(crate) elems: Vec<Expr>,
    /// Whether a comma follows the last item.
    comma: bool,
}

/// `left = right`, or `left += right` with that operator.
pub(crate) struct Assign {
    pub(crate) left: Expr,
    pub(crate) op: Option<BinOp>,
    pub(crate) right: Expr,
}

/// `left + right`.
pub(crate) struct Binary {
    pub(crate) left: Expr,
    pub(crate) op: BinOp,
    /// The span of the operator.
    pub(crate) at: Span,
    pub(crate) right: Expr,
}

/// `func(args)`.
pub(crate) struct Call {
    pub(crate) func: Expr,
    pub(crate) args: Vec<Expr>,
    /// Whether a comma follows the last argument.
    comma: bool,
    /// The span of the parentheses.
    end: Span,
}

/// `receiver.method(args)`.
pub(crate) struct MethodCall {
    pub(crate) receiver: Expr,
    pub(crate) method: Ident,
    pub(crate) turbofish: Option<Generics>,
    pub(crate) args: Vec<Expr>,
    /// Whether a comma follows the last argument.
    comma: bool,
    /// The span of the parentheses.
    end: Span,
}

/// `name = value` among arguments.
pub(crate) struct Named {
    pub(crate) name: Ident,
    pub(crate) value: Expr,
}

/// `expr as ty`.
pub(crate) struct Cast {
    pub(crate) expr: Expr,
    pub(crate) ty: Type,
}

/// `|inputs| body`.
pub(crate) struct Closure {
    pub(crate) inputs: Vec<ClosureInput>,
    pub(crate) output: Option<Type>,
    pub(crate) body: Expr,
    /// The tokens before the parameters, such as `move`.
    before: TokenStream,
    /// The spans of the bars around the parameters.
    bars: [Span; 2],
}

/// A parameter of a closure.
pub(crate) struct ClosureInput {
    pub(crate) attrs: Vec<Attribute>,
    pub(crate) pat: Pat,
    pub(crate) ty: Option<Type>,
}

/// `base.member`.
pub(crate) struct Field {
    pub(crate) base: Expr,
    pub(crate) member: Member,
}

/// The name or the number of a field.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Member {
    Named(Ident),
    Unnamed(Number),
}

/// The number of a field. All spans are equal.
#[derive(Clone)]
pub(crate) struct Number {
    pub(crate) index: usize,
    span: Span,
}

impl PartialEq for Number {
    fn eq(&self, other: &Number) -> bool {
        self.index == other.index
    }
}

impl Eq for Number {}

/// `expr[index]`.
pub(crate) struct Index {
    pub(crate) expr: Expr,
    pub(crate) index: Expr,
    /// The span of the brackets.
    end: Span,
}

/// The value of a jump.
pub(crate) struct Leave {
    /// The variable of the jump.
    pub(crate) name: Path,
    pub(crate) value: Expr,
}

/// `let pat = expr` in a condition.
pub(crate) struct Let {
    pub(crate) pat: Pat,
    pub(crate) expr: Expr,
}

/// `start..end`.
pub(crate) struct Range {
    pub(crate) start: Option<Expr>,
    pub(crate) end: Option<Expr>,
    /// Whether the end belongs to it, `..=`.
    pub(crate) closed: bool,
    /// The span of the dots.
    at: Span,
}

/// `&expr`, or `&mut expr`.
pub(crate) struct Reference {
    pub(crate) mutable: bool,
    pub(crate) expr: Expr,
}

/// `[expr; len]`.
pub(crate) struct Repeat {
    pub(crate) expr: Expr,
    pub(crate) len: Expr,
}

/// `path { fields, ..rest }`.
pub(crate) struct Struct {
    pub(crate) path: Path,
    pub(crate) fields: Vec<FieldValue>,
    /// Whether it has `..`.
    pub(crate) open: bool,
    pub(crate) rest: Option<Expr>,
    /// The span of the braces.
    end: Span,
}

/// `member: expr`.
pub(crate) struct FieldValue {
    pub(crate) attrs: Vec<Attribute>,
    pub(crate) member: Member,
    pub(crate) expr: Expr,
    /// Whether the name of the field is the expression too.
    short: bool,
}

/// `expr?`.
pub(crate) struct Try {
    pub(crate) expr: Expr,
    /// The span of the `?`.
    at: Span,
}

/// `-expr`.
pub(crate) struct Unary {
    pub(crate) op: UnOp,
    pub(crate) expr: Expr,
}

/// `{ stmts }`.
#[derive(Clone)]
pub(crate) struct Block {
    pub(crate) stmts: Rc<[Stmt]>,
    /// The span of the braces.
    span: Span,
}

/// A statement.
#[derive(Clone)]
pub(crate) enum Stmt {
    Local(Box<Local>),
    /// An expression, and the span of the `;` after it.
    Expr(Expr, Option<Span>),
    /// A constant, whose value is among the definitions: its tokens for editors.
    Const(TokenStream),
    /// An item that is not supported.
    Item(TokenStream),
    /// The declaration of a variable for the value of jumps, and whether it is a function's.
    Unset(Box<Name>, bool),
}

/// `let pat: ty = init else { .. };`.
#[derive(Clone)]
pub(crate) struct Local {
    pub(crate) attrs: Vec<Attribute>,
    pub(crate) pat: Pat,
    pub(crate) ty: Option<Type>,
    pub(crate) init: Option<Expr>,
    /// The block after `else`.
    pub(crate) diverge: Option<TokenStream>,
    /// The spans of `let` and `;`.
    ends: [Span; 2],
}

impl Expr {
    /// Returns an expression of this kind whose first token has this span.
    fn new(kind: Kind, span: Span) -> Expr {
        Expr::with_attributes(kind, span, Vec::new())
    }

    fn with_attributes(kind: Kind, span: Span, attrs: Vec<Attribute>) -> Expr {
        let may_have_labels = labels::may_have(&kind);
        Expr {
            parens: Vec::new(),
            node: Rc::new(Node {
                kind,
                attrs,
                span,
                is_tried: false,
                may_have_labels,
                variables: OnceCell::new(),
                assigned: OnceCell::new(),
            }),
        }
    }

    /// Returns the expression for changes while the form is built, when nothing shares it.
    fn node_mut(&mut self) -> &mut Node {
        Rc::get_mut(&mut self.node)
            .expect("expected an expression with one handle, found a shared one")
    }

    /// Whether it is in parentheses.
    pub(crate) fn is_in_parens(&self) -> bool {
        !self.parens.is_empty()
    }

    /// Returns the expression without the parentheses around it.
    pub(crate) fn bare(&self) -> Expr {
        Expr {
            parens: Vec::new(),
            node: Rc::clone(&self.node),
        }
    }

    /// Returns its text, in parentheses if an operator beside it might bind more tightly than its own.
    pub(crate) fn grouped(&self) -> String {
        let text = crate::message::source(self);
        match self.kind {
            _ if self.is_in_parens() => text,
            Kind::Binary(_) | Kind::Unary(_) | Kind::Cast(_) | Kind::Range(_) => {
                format!("({text})")
            }
            _ => text,
        }
    }

    /// Returns the span of the first token.
    pub(crate) fn start(&self) -> Span {
        self.parens.last().copied().unwrap_or(self.span)
    }

    /// Returns the path, if it is one.
    pub(crate) fn path(&self) -> Option<&Path> {
        match &self.kind {
            Kind::Path(path) => Some(path),
            _ => None,
        }
    }

    /// Returns the name, if it is one.
    pub(crate) fn ident(&self) -> Option<&Ident> {
        self.path()?.ident()
    }

    /// Returns the function that it calls, as the user wrote it, or itself.
    pub(crate) fn callee(&self) -> &Expr {
        match &self.kind {
            Kind::Call(call) => &call.func,
            _ => self,
        }
    }
}

impl Node {
    /// Returns the assignments of a loop, of the branches of an `if`, or of a closure.
    pub(crate) fn assigned(&self) -> &[Assignment] {
        self.assigned.get_or_init(|| assigned::in_node(self))
    }

    /// Whether it looks like an array with labels, or like a sum or product of some. The definitions of the names
    /// decide.
    pub(crate) fn may_have_labels(&self) -> bool {
        self.may_have_labels
    }

    /// Returns the message about it where it is not supported.
    pub(crate) fn why(&self) -> &'static str {
        match &self.kind {
            Kind::Range(_) => "a range is only allowed as an index: `x[(1..3, ..)]`",
            Kind::Closure(_) => {
                "a closure is only allowed where a computation is expected, and in `let f = |x| ..;`"
            }
            Kind::Assign(Assign { op: Some(_), .. }) => {
                "an assignment is only allowed as a statement\n  help: write it in a block: `{ .. }`"
            }
            Kind::Assign(_) | Kind::Named(_) => {
                "an assignment is only allowed as a statement, or to name an attribute in a call"
            }
            Kind::Let(_) => "`let` is not supported in a condition: expected a bool",
            Kind::Reference(_) => {
                "references are not supported here: assign to a `&mut` parameter, `*p = ..`"
            }
            Kind::Unsupported(what, _) => what,
            _ => crate::outside::OTHER,
        }
    }
}
