//! Builds the form from parsed syntax, with its jumps.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use xla_hlo::list::Items;

use super::attribute::attributes;
use super::{
    Arm, Array, Assign, BinOp, Binary, Block, Call, Cast, Closure, ClosureInput, Expr, Field,
    FieldValue, ForLoop, Generics, If, Index, Jump, Kind, Let, Lit, Local, Loop, Match, Member,
    MethodCall, Named, Number, Path, Range, Reference, Repeat, Stmt, Struct, Try, Tuple, Type,
    UnOp, Unary, While, Word,
};
use crate::outside;

fn exprs<'e>(all: impl IntoIterator<Item = &'e syn::Expr>) -> Vec<Expr> {
    all.into_iter().map(Expr::from).collect_vec()
}

fn option(expr: Option<&syn::Expr>) -> Option<Expr> {
    expr.map(Expr::from)
}

impl From<&syn::Expr> for Expr {
    fn from(expr: &syn::Expr) -> Expr {
        let (kind, attrs, span) = match expr {
            // Parentheses are a property of what they enclose, and groups of macros are nothing.
            syn::Expr::Paren(of) => {
                let inner = Expr::from(&*of.expr);
                let mut expr = inner.under(&of.attrs);
                expr.parens.push(of.paren_token.span.join());
                return expr;
            }
            syn::Expr::Group(of) => return Expr::from(&*of.expr).under(&of.attrs),
            // Lists, literals, names and blocks.
            syn::Expr::Array(of) => {
                let (elems, comma) = (exprs(&of.elems), of.elems.trailing_punct());
                let span = of.bracket_token.span.join();
                (Kind::Array(Array { elems, comma }), &of.attrs, span)
            }
            syn::Expr::Tuple(of) => {
                let (elems, comma) = (exprs(&of.elems), of.elems.trailing_punct());
                let span = of.paren_token.span.join();
                (Kind::Tuple(Tuple { elems, comma }), &of.attrs, span)
            }
            syn::Expr::Lit(of) => {
                let lit = Lit::of(&of.lit);
                let span = lit.span();
                (Kind::Lit(lit), &of.attrs, span)
            }
            syn::Expr::Path(of) if of.qself.is_none() => {
                let path = Path::from(&of.path);
                let span = path.span();
                (Kind::Path(path), &of.attrs, span)
            }
            syn::Expr::Block(of) if of.label.is_none() => {
                let block = Block::from(&of.block);
                let span = block.span;
                (Kind::Block(block), &of.attrs, span)
            }
            // Operators and assignments: `x += 1` is one of syn's binary operators.
            syn::Expr::Reference(of) => {
                let reference = Reference {
                    mutable: of.mutability.is_some(),
                    expr: Expr::from(&*of.expr),
                };
                (Kind::Reference(reference), &of.attrs, of.and_token.span)
            }
            syn::Expr::Unary(of) => {
                let (op, span) = match of.op {
                    syn::UnOp::Deref(token) => (UnOp::Deref, token.span),
                    syn::UnOp::Not(token) => (UnOp::Not, token.span),
                    syn::UnOp::Neg(token) => (UnOp::Neg, token.span),
                    _ => return unsupported(expr),
                };
                let expr = Expr::from(&*of.expr);
                (Kind::Unary(Unary { op, expr }), &of.attrs, span)
            }
            syn::Expr::Assign(of) => return assign(of),
            syn::Expr::Binary(of) => {
                let Some((op, assigns)) = BinOp::of(&of.op) else {
                    return unsupported(expr);
                };
                let (left, right) = (Expr::from(&*of.left), Expr::from(&*of.right));
                let (span, at) = (left.start(), first(&of.op));
                if assigns {
                    // The parser attaches attributes before `x += ..;` to `x`.
                    let attrs = [attributes(&of.attrs), left.attrs.clone()].concat();
                    let op = Some(op);
                    let assign = Assign { left, op, right };
                    return Expr::with_attributes(Kind::Assign(assign), span, attrs);
                }
                let binary = Binary {
                    left,
                    op,
                    at,
                    right,
                };
                (Kind::Binary(binary), &of.attrs, span)
            }
            syn::Expr::Cast(of) => {
                let inner = Expr::from(&*of.expr);
                let (span, ty) = (inner.start(), Type::from(&*of.ty));
                (Kind::Cast(Cast { expr: inner, ty }), &of.attrs, span)
            }
            // Calls, structs and parts of values.
            syn::Expr::Call(of) => {
                let func = Expr::from(&*of.func);
                let span = func.start();
                let call = Call {
                    func,
                    args: of.args.iter().map(argument).collect_vec(),
                    comma: of.args.trailing_punct(),
                    end: of.paren_token.span.join(),
                };
                (Kind::Call(call), &of.attrs, span)
            }
            syn::Expr::MethodCall(of) => {
                let receiver = Expr::from(&*of.receiver);
                let span = receiver.start();
                let call = MethodCall {
                    receiver,
                    method: of.method.clone(),
                    turbofish: of.turbofish.clone().map(Generics::from),
                    args: of.args.iter().map(argument).collect_vec(),
                    comma: of.args.trailing_punct(),
                    end: of.paren_token.span.join(),
                };
                (Kind::MethodCall(call), &of.attrs, span)
            }
            syn::Expr::Field(of) => {
                let base = Expr::from(&*of.base);
                let (span, member) = (base.start(), Member::from(&of.member));
                (Kind::Field(Field { base, member }), &of.attrs, span)
            }
            syn::Expr::Struct(of) => {
                let path = Path::from(&of.path);
                let span = path.span();
                let fields = of.fields.iter().map(|field| FieldValue {
                    attrs: attributes(&field.attrs),
                    member: Member::from(&field.member),
                    expr: Expr::from(&field.expr),
                    short: field.colon_token.is_none(),
                });
                let record = Struct {
                    path,
                    fields: fields.collect_vec(),
                    open: of.dot2_token.is_some(),
                    rest: option(of.rest.as_deref()),
                    end: of.brace_token.span.join(),
                };
                (Kind::Struct(record), &of.attrs, span)
            }
            syn::Expr::Repeat(of) => {
                let repeat = Repeat {
                    expr: Expr::from(&*of.expr),
                    len: Expr::from(&*of.len),
                };
                let span = of.bracket_token.span.join();
                (Kind::Repeat(repeat), &of.attrs, span)
            }
            syn::Expr::Index(of) => {
                let array = Expr::from(&*of.expr);
                let span = array.start();
                let index = Index {
                    expr: array,
                    index: Expr::from(&*of.index),
                    end: of.bracket_token.span.join(),
                };
                (Kind::Index(index), &of.attrs, span)
            }
            syn::Expr::Range(of) => {
                let range = Range::from(of);
                let start = range.start.as_ref().map(Expr::start);
                let span = start.unwrap_or(range.at);
                (Kind::Range(range), &of.attrs, span)
            }
            syn::Expr::Try(of) => {
                let mut inner = Expr::from(&*of.expr);
                inner.node_mut().is_tried = true;
                let (span, at) = (inner.start(), of.question_token.span);
                (Kind::Try(Try { expr: inner, at }), &of.attrs, span)
            }
            // Branches and loops, with the labels and the jumps that `jumps` replaces afterwards.
            syn::Expr::If(of) => {
                let choice = If {
                    cond: Expr::from(&*of.cond),
                    then_branch: Block::from(&of.then_branch),
                    else_branch: option(of.else_branch.as_ref().map(|(_, other)| &**other)),
                };
                (Kind::If(choice), &of.attrs, of.if_token.span)
            }
            syn::Expr::Let(of) => {
                let (pat, value) = (super::Pat::from(&*of.pat), Expr::from(&*of.expr));
                let condition = Let { pat, expr: value };
                (Kind::Let(condition), &of.attrs, of.let_token.span)
            }
            syn::Expr::Match(of) => {
                let choice = Match {
                    expr: Expr::from(&*of.expr),
                    arms: of.arms.iter().map(Arm::from).collect_vec(),
                    end: of.brace_token.span.join(),
                };
                (Kind::Match(choice), &of.attrs, of.match_token.span)
            }
            syn::Expr::Loop(of) => {
                let repeated = Loop {
                    label: label(&of.label),
                    most: max_rounds(&of.attrs),
                    body: Block::from(&of.body),
                };
                (Kind::Loop(repeated), &of.attrs, of.loop_token.span)
            }
            syn::Expr::While(of) => {
                let repeated = While {
                    label: label(&of.label),
                    cond: Expr::from(&*of.cond),
                    ended: None,
                    most: max_rounds(&of.attrs),
                    body: Block::from(&of.body),
                };
                (Kind::While(repeated), &of.attrs, of.while_token.span)
            }
            syn::Expr::ForLoop(of) => {
                let counted = ForLoop {
                    label: label(&of.label),
                    pat: super::Pat::from(&*of.pat),
                    expr: Expr::from(&*of.expr),
                    body: Block::from(&of.body),
                    is_guarded: false,
                };
                (Kind::ForLoop(counted), &of.attrs, of.for_token.span)
            }
            syn::Expr::Closure(of) => {
                let (asynchronous, constant) = (&of.asyncness, &of.constness);
                let (lifetimes, capture) = (&of.lifetimes, &of.capture);
                let before = quote!(#lifetimes #constant #asynchronous #capture);
                let output = match &of.output {
                    syn::ReturnType::Type(_, ty) => Some(Type::from(&**ty)),
                    syn::ReturnType::Default => None,
                };
                let span = if before.is_empty() {
                    of.inputs_begin.span
                } else {
                    first(&before)
                };
                let closure = Closure {
                    inputs: of.inputs.iter().map(input).collect_vec(),
                    output,
                    body: Expr::from(&*of.body),
                    before,
                    bars: [of.inputs_begin.span, of.inputs_end.span],
                };
                (Kind::Closure(closure), &of.attrs, span)
            }
            syn::Expr::Break(of) => {
                let name = of.label.as_ref().map(|label| label.ident.clone());
                let jump = jump(Word::Break, name, of.expr.as_deref());
                (jump, &of.attrs, of.break_token.span)
            }
            syn::Expr::Continue(of) => {
                let name = of.label.as_ref().map(|label| label.ident.clone());
                let jump = jump(Word::Continue, name, None);
                (jump, &of.attrs, of.continue_token.span)
            }
            syn::Expr::Return(of) => {
                let jump = jump(Word::Return, None, of.expr.as_deref());
                (jump, &of.attrs, of.return_token.span)
            }
            syn::Expr::Macro(of) => return Expr::from(&of.mac).under(&of.attrs),
            syn::Expr::Infer(of) => (Kind::Infer, &of.attrs, of.underscore_token.span),
            other => return unsupported(other),
        };
        // Attributes come first, so the first token is theirs.
        let written = attrs.first().map(|attr| attr.pound_token.span);
        Expr::with_attributes(kind, written.unwrap_or(span), attributes(attrs))
    }
}

impl Parse for Expr {
    fn parse(input: ParseStream) -> syn::Result<Expr> {
        let expr: syn::Expr = input.parse()?;
        Ok(Expr::from(&expr))
    }
}

impl Expr {
    /// Parses an expression.
    pub(crate) fn read(tokens: TokenStream) -> Option<Expr> {
        syn::parse2(tokens).ok()
    }

    /// Returns the expression with these attributes too.
    fn under(self, attrs: &[syn::Attribute]) -> Expr {
        if attrs.is_empty() {
            return self;
        }
        let mut expr = self;
        expr.node_mut().attrs.splice(0..0, attributes(attrs));
        expr
    }
}

fn unsupported(expr: &syn::Expr) -> Expr {
    let tokens = expr.to_token_stream();
    let span = first(&tokens);
    Expr::new(Kind::Unsupported(outside::why(expr), tokens), span)
}

/// Returns the span of the first token.
fn first(of: &impl ToTokens) -> Span {
    crate::message::Spanned::span(of)
}

fn label(of: &Option<syn::Label>) -> Option<Ident> {
    of.as_ref().map(|label| label.name.ident.clone())
}

fn jump(word: Word, label: Option<Ident>, value: Option<&syn::Expr>) -> Kind {
    let value = option(value);
    Kind::Jump(Jump { word, label, value })
}

fn assign(of: &syn::ExprAssign) -> Expr {
    let (left, right) = (Expr::from(&*of.left), Expr::from(&*of.right));
    let span = left.start();
    // The parser attaches attributes before `x = ..;` to `x`.
    let attrs = [attributes(&of.attrs), left.attrs.clone()].concat();
    let op = None;
    Expr::with_attributes(Kind::Assign(Assign { left, op, right }), span, attrs)
}

/// Returns an argument, which may be named.
fn argument(expr: &syn::Expr) -> Expr {
    if let syn::Expr::Assign(of) = expr
        && let syn::Expr::Path(path) = &*of.left
        && let Some(name) = path.path.get_ident()
    {
        let named = Named {
            name: name.clone(),
            value: Expr::from(&*of.right),
        };
        return Expr::new(Kind::Named(named), name.span());
    }
    Expr::from(expr)
}

/// Returns the most rounds that the attributes of a loop state.
fn max_rounds(attrs: &[syn::Attribute]) -> Option<Expr> {
    let bounds = attrs.iter().filter_map(crate::attributes::max_rounds);
    let mut bounds = bounds.filter_map(Result::ok);
    bounds.next().map(|bound| Expr::from(&bound))
}

/// Returns a parameter of a closure, whose attributes and type are those of its whole pattern.
fn input(pat: &syn::Pat) -> ClosureInput {
    let (pat, ty, attrs) = match pat {
        syn::Pat::Type(of) => (
            super::Pat::from(&*of.pat),
            Some(&*of.ty),
            of.attrs.as_slice(),
        ),
        other => (super::Pat::from(other), None, [].as_slice()),
    };
    let mut pat = pat;
    let own = match ty {
        Some(_) => attributes(attrs),
        None => std::mem::take(&mut pat.attrs),
    };
    ClosureInput {
        attrs: own,
        pat,
        ty: ty.map(Type::from),
    }
}

impl From<&syn::ExprRange> for Range {
    fn from(of: &syn::ExprRange) -> Range {
        let (closed, at) = match of.limits {
            syn::RangeLimits::HalfOpen(dots) => (false, dots.spans[0]),
            syn::RangeLimits::Closed(dots) => (true, dots.spans[0]),
        };
        Range {
            start: option(of.start.as_deref()),
            end: option(of.end.as_deref()),
            closed,
            at,
        }
    }
}

impl From<&syn::Member> for Member {
    fn from(member: &syn::Member) -> Member {
        match member {
            syn::Member::Named(name) => Member::Named(name.clone()),
            syn::Member::Unnamed(number) => Member::Unnamed(Number {
                index: number.index as usize,
                span: number.span,
            }),
        }
    }
}

impl From<&syn::Arm> for Arm {
    fn from(arm: &syn::Arm) -> Arm {
        let (pat, guard) = match &arm.pat {
            syn::Pat::Guard(guarded) => (&*guarded.pat, Some(&*guarded.guard)),
            pat => (pat, None),
        };
        Arm {
            pat: super::Pat::from(pat),
            guard: option(guard),
            body: Expr::from(&*arm.body),
        }
    }
}

impl From<&syn::Block> for Block {
    fn from(block: &syn::Block) -> Block {
        let stmts = block.stmts.iter().map(Stmt::from);
        Block::new(stmts.collect_vec(), block.brace_token.span.join())
    }
}

impl From<&syn::Stmt> for Stmt {
    fn from(stmt: &syn::Stmt) -> Stmt {
        match stmt {
            syn::Stmt::Local(local) => Stmt::Local(Box::new(Local::from(local))),
            syn::Stmt::Expr(expr, semi) => Stmt::Expr(expr.into(), semi.map(|semi| semi.span)),
            // rustc has no constants that are tensors.
            syn::Stmt::Item(syn::Item::Const(item)) => {
                let (name, value) = (&item.ident, &item.expr);
                Stmt::Const(match &*item.ty {
                    syn::Type::Macro(_) => {
                        quote!(#[allow(non_snake_case)] let #name = #value; let _ = &#name;)
                    }
                    _ => quote!(#item let _ = #name;),
                })
            }
            syn::Stmt::Item(item) => Stmt::Item(item.to_token_stream()),
            syn::Stmt::Macro(of) => {
                let expr = Expr::from(&of.mac).under(&of.attrs);
                Stmt::Expr(expr, of.semi_token.map(|semi| semi.span))
            }
        }
    }
}

impl From<&syn::Local> for Local {
    fn from(local: &syn::Local) -> Local {
        let (pat, ty) = match &local.pat {
            syn::Pat::Type(typed) => (&*typed.pat, Some(Type::from(&*typed.ty))),
            pat => (pat, None),
        };
        let init = local.init.as_ref();
        let diverge = init.and_then(|init| init.diverge.as_ref());
        Local {
            attrs: attributes(&local.attrs),
            pat: super::Pat::from(pat),
            ty,
            init: init.map(|init| Expr::from(&*init.expr)),
            diverge: diverge.map(|(_, block)| block.to_token_stream()),
            ends: [local.let_token.span, local.semi_token.span],
        }
    }
}
