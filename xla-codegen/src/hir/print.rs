//! Prints the form as the user wrote it, for messages and for editors.
//!
//! Each first and last token has its original span, which the carets of a message show, and so has each name.

use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, Span, TokenStream};
use quote::{ToTokens, TokenStreamExt};

use super::pattern::FieldPat;
use super::{
    Arm, Block, Closure, ClosureInput, Expr, FieldValue, Kind, Lit, Local, Member, Node, Pat,
    PatKind, Path, Range, Stmt,
};

/// Appends punctuation with this span.
fn punct(text: &str, span: Span, tokens: &mut TokenStream) {
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let spacing = match rest.peek() {
            Some(_) => Spacing::Joint,
            None => Spacing::Alone,
        };
        let mut punct = Punct::new(c, spacing);
        punct.set_span(span);
        tokens.append(punct);
    }
}

/// Appends punctuation without a place.
fn sign(text: &str, tokens: &mut TokenStream) {
    punct(text, Span::call_site(), tokens);
}

/// Appends a keyword with this span.
fn word(text: &str, span: Span, tokens: &mut TokenStream) {
    tokens.append(Ident::new(text, span));
}

/// Appends a group with this span.
fn group(
    delimiter: Delimiter,
    span: Span,
    tokens: &mut TokenStream,
    inside: impl FnOnce(&mut TokenStream),
) {
    let mut stream = TokenStream::new();
    inside(&mut stream);
    let mut group = Group::new(delimiter, stream);
    group.set_span(span);
    tokens.append(group);
}

/// Appends a list with commas between its items.
fn list<T: ToTokens>(items: &[T], tokens: &mut TokenStream) {
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            sign(",", tokens);
        }
        item.to_tokens(tokens);
    }
}

/// Appends a list, and perhaps a comma after it.
fn ended<T: ToTokens>(items: &[T], comma: bool, tokens: &mut TokenStream) {
    list(items, tokens);
    if comma && !items.is_empty() {
        sign(",", tokens);
    }
}

/// Appends tokens in parentheses, the innermost first.
fn in_parens(parens: &[Span], inner: &dyn ToTokens, tokens: &mut TokenStream) {
    match parens.split_last() {
        None => inner.to_tokens(tokens),
        Some((last, rest)) => group(Delimiter::Parenthesis, *last, tokens, |tokens| {
            in_parens(rest, inner, tokens);
        }),
    }
}

impl ToTokens for Expr {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        in_parens(&self.parens, &*self.node, tokens);
    }
}

impl ToTokens for Lit {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.append(self.token().clone());
    }
}

impl ToTokens for Member {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Member::Named(name) => name.to_tokens(tokens),
            Member::Unnamed(number) => {
                let mut literal = proc_macro2::Literal::usize_unsuffixed(number.index);
                literal.set_span(number.span);
                tokens.append(literal);
            }
        }
    }
}

impl ToTokens for Path {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let colons = |span, tokens: &mut _| punct("::", span, tokens);
        if let Some(span) = self.leading {
            colons(span, tokens);
        }
        for (i, part) in self.segments.iter().enumerate() {
            if i > 0 {
                colons(part.ident.span(), tokens);
            }
            part.ident.to_tokens(tokens);
            part.generics.to_tokens(tokens);
        }
    }
}

impl ToTokens for Node {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let span = self.span;
        if !matches!(self.kind, Kind::Assign(_)) {
            tokens.append_all(&self.attrs);
        }
        // Tokens have the span of the node where they are its first, their own where messages point to their end, and
        // none elsewhere.
        match &self.kind {
            Kind::Array(of) => group(Delimiter::Bracket, span, tokens, |tokens| {
                ended(&of.elems, of.comma, tokens);
            }),
            Kind::Tuple(of) => group(Delimiter::Parenthesis, span, tokens, |tokens| {
                ended(&of.elems, of.comma, tokens);
            }),
            Kind::Assign(of) => {
                of.left.to_tokens(tokens);
                sign(&format!("{}=", of.op.map_or("", |op| op.text())), tokens);
                of.right.to_tokens(tokens);
            }
            Kind::Binary(of) => {
                of.left.to_tokens(tokens);
                punct(of.op.text(), of.at, tokens);
                of.right.to_tokens(tokens);
            }
            Kind::Block(block) => block.to_tokens(tokens),
            Kind::Call(of) => {
                of.func.to_tokens(tokens);
                group(Delimiter::Parenthesis, of.end, tokens, |tokens| {
                    ended(&of.args, of.comma, tokens);
                });
            }
            Kind::MethodCall(of) => {
                of.receiver.to_tokens(tokens);
                sign(".", tokens);
                of.method.to_tokens(tokens);
                of.turbofish.to_tokens(tokens);
                group(Delimiter::Parenthesis, of.end, tokens, |tokens| {
                    ended(&of.args, of.comma, tokens);
                });
            }
            Kind::Named(of) => {
                of.name.to_tokens(tokens);
                sign("=", tokens);
                of.value.to_tokens(tokens);
            }
            Kind::Leave(of) => {
                of.name.to_tokens(tokens);
                sign("=", tokens);
                of.value.to_tokens(tokens);
            }
            Kind::Cast(of) => {
                of.expr.to_tokens(tokens);
                word("as", Span::call_site(), tokens);
                of.ty.to_tokens(tokens);
            }
            Kind::Closure(of) => closure(of, tokens),
            Kind::Field(of) => {
                of.base.to_tokens(tokens);
                sign(".", tokens);
                of.member.to_tokens(tokens);
            }
            Kind::ForLoop(of) => {
                word("for", span, tokens);
                of.pat.to_tokens(tokens);
                word("in", Span::call_site(), tokens);
                of.expr.to_tokens(tokens);
                of.body.to_tokens(tokens);
            }
            Kind::While(of) => {
                word("while", span, tokens);
                of.cond.to_tokens(tokens);
                of.body.to_tokens(tokens);
            }
            Kind::If(of) => {
                word("if", span, tokens);
                of.cond.to_tokens(tokens);
                of.then_branch.to_tokens(tokens);
                if let Some(other) = &of.else_branch {
                    word("else", Span::call_site(), tokens);
                    other.to_tokens(tokens);
                }
            }
            Kind::Index(of) => {
                of.expr.to_tokens(tokens);
                group(Delimiter::Bracket, of.end, tokens, |tokens| {
                    of.index.to_tokens(tokens);
                });
            }
            Kind::Infer => word("_", span, tokens),
            Kind::Inspect(of) => of.tokens.to_tokens(tokens),
            Kind::Jump(of) => {
                word(of.word.text(), span, tokens);
                if let Some(name) = &of.label {
                    let mut quote = Punct::new('\'', Spacing::Joint);
                    quote.set_span(name.span());
                    tokens.append(quote);
                    name.to_tokens(tokens);
                }
                of.value.to_tokens(tokens);
            }
            Kind::Loop(of) => {
                word("loop", span, tokens);
                of.body.to_tokens(tokens);
            }
            Kind::Let(of) => {
                word("let", span, tokens);
                of.pat.to_tokens(tokens);
                sign("=", tokens);
                of.expr.to_tokens(tokens);
            }
            Kind::Lit(lit) => lit.to_tokens(tokens),
            Kind::Match(of) => {
                word("match", span, tokens);
                of.expr.to_tokens(tokens);
                group(Delimiter::Brace, of.end, tokens, |tokens| {
                    tokens.append_all(&of.arms);
                });
            }
            Kind::Never => word(super::jumps::NEVER, span, tokens),
            Kind::Path(path) => path.to_tokens(tokens),
            Kind::Range(range) => range.to_tokens(tokens),
            Kind::Reference(of) => {
                punct("&", span, tokens);
                if of.mutable {
                    word("mut", Span::call_site(), tokens);
                }
                of.expr.to_tokens(tokens);
            }
            Kind::Refused(_, at) | Kind::Unsupported(_, at) => at.to_tokens(tokens),
            Kind::Repeat(of) => group(Delimiter::Bracket, span, tokens, |tokens| {
                of.expr.to_tokens(tokens);
                sign(";", tokens);
                of.len.to_tokens(tokens);
            }),
            Kind::Struct(of) => {
                of.path.to_tokens(tokens);
                group(Delimiter::Brace, of.end, tokens, |tokens| {
                    list(&of.fields, tokens);
                    if of.open || of.rest.is_some() {
                        if !of.fields.is_empty() {
                            sign(",", tokens);
                        }
                        sign("..", tokens);
                        of.rest.to_tokens(tokens);
                    }
                });
            }
            Kind::Try(of) => {
                of.expr.to_tokens(tokens);
                punct("?", of.at, tokens);
            }
            Kind::Unary(of) => {
                punct(of.op.text(), span, tokens);
                of.expr.to_tokens(tokens);
            }
        }
    }
}

fn closure(of: &Closure, tokens: &mut TokenStream) {
    of.before.to_tokens(tokens);
    punct("|", of.bars[0], tokens);
    of.parameters().to_tokens(tokens);
    punct("|", of.bars[1], tokens);
    if let Some(output) = &of.output {
        sign("->", tokens);
        output.to_tokens(tokens);
    }
    of.body.to_tokens(tokens);
}

impl Closure {
    /// Returns the tokens of the parameters.
    pub(crate) fn parameters(&self) -> TokenStream {
        let mut tokens = TokenStream::new();
        list(&self.inputs, &mut tokens);
        tokens
    }
}

impl ToTokens for ClosureInput {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.append_all(&self.attrs);
        self.pat.to_tokens(tokens);
        if let Some(ty) = &self.ty {
            sign(":", tokens);
            ty.to_tokens(tokens);
        }
    }
}

impl ToTokens for FieldValue {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.append_all(&self.attrs);
        self.member.to_tokens(tokens);
        if !self.short {
            sign(":", tokens);
            self.expr.to_tokens(tokens);
        }
    }
}

impl ToTokens for Range {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.start.to_tokens(tokens);
        punct(if self.closed { "..=" } else { ".." }, self.at, tokens);
        self.end.to_tokens(tokens);
    }
}

impl ToTokens for Arm {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.pat.to_tokens(tokens);
        if let Some(guard) = &self.guard {
            word("if", Span::call_site(), tokens);
            guard.to_tokens(tokens);
        }
        sign("=>", tokens);
        self.body.to_tokens(tokens);
        sign(",", tokens);
    }
}

impl ToTokens for Block {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        group(Delimiter::Brace, self.span, tokens, |tokens| {
            tokens.append_all(self.stmts.iter());
        });
    }
}

impl ToTokens for Stmt {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Stmt::Local(local) => local.to_tokens(tokens),
            Stmt::Expr(expr, semi) => {
                expr.to_tokens(tokens);
                if let Some(span) = semi {
                    punct(";", *span, tokens);
                }
            }
            Stmt::Const(of) | Stmt::Item(of) => of.to_tokens(tokens),
            Stmt::Unset(name, _) => {
                word("let", Span::call_site(), tokens);
                name.ident.to_tokens(tokens);
                sign(";", tokens);
            }
        }
    }
}

impl ToTokens for Local {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.append_all(&self.attrs);
        word("let", self.ends[0], tokens);
        self.pat.to_tokens(tokens);
        if let Some(ty) = &self.ty {
            sign(":", tokens);
            ty.to_tokens(tokens);
        }
        if let Some(init) = &self.init {
            sign("=", tokens);
            init.to_tokens(tokens);
        }
        if let Some(diverge) = &self.diverge {
            word("else", Span::call_site(), tokens);
            diverge.to_tokens(tokens);
        }
        punct(";", self.ends[1], tokens);
    }
}

impl ToTokens for Pat {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        in_parens(&self.parens, &Inner(self), tokens);
    }
}

/// A pattern without the parentheses around it.
struct Inner<'p>(&'p Pat);

impl ToTokens for Inner<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Inner(pat) = self;
        tokens.append_all(&pat.attrs);
        match &pat.kind {
            PatKind::Ident(name) => {
                if name.by_ref {
                    word("ref", pat.span, tokens);
                }
                if name.mutable {
                    word("mut", pat.span, tokens);
                }
                name.ident.to_tokens(tokens);
                if let Some(inner) = &name.subpat {
                    sign("@", tokens);
                    inner.to_tokens(tokens);
                }
            }
            PatKind::Or(cases) => {
                for (i, case) in cases.iter().enumerate() {
                    if i > 0 {
                        sign("|", tokens);
                    }
                    case.to_tokens(tokens);
                }
            }
            PatKind::Range(range) => range.to_tokens(tokens),
            PatKind::Rest => punct("..", pat.span, tokens),
            PatKind::Slice(elems) => group(Delimiter::Bracket, pat.span, tokens, |tokens| {
                list(elems, tokens);
            }),
            PatKind::Struct(of) => {
                of.path.to_tokens(tokens);
                group(Delimiter::Brace, of.end, tokens, |tokens| {
                    list(&of.fields, tokens);
                    if of.open {
                        if !of.fields.is_empty() {
                            sign(",", tokens);
                        }
                        sign("..", tokens);
                    }
                });
            }
            PatKind::Tuple(elems) => group(Delimiter::Parenthesis, pat.span, tokens, |tokens| {
                // `(a,)` is a tuple, `(a)` is `a` in parentheses; `(..)` needs no comma.
                let single = matches!(elems.as_slice(), [one] if !one.is_rest());
                ended(elems, single, tokens);
            }),
            PatKind::TupleStruct(of) => {
                of.path.to_tokens(tokens);
                group(Delimiter::Parenthesis, of.end, tokens, |tokens| {
                    list(&of.elems, tokens);
                });
            }
            PatKind::Type(typed) => {
                typed.0.to_tokens(tokens);
                sign(":", tokens);
                typed.1.to_tokens(tokens);
            }
            PatKind::Value(value) => value.to_tokens(tokens),
            PatKind::Wild => word("_", pat.span, tokens),
            PatKind::Other(of, _) => of.to_tokens(tokens),
        }
    }
}

impl ToTokens for FieldPat {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        if !self.short {
            self.member.to_tokens(tokens);
            sign(":", tokens);
        }
        self.pat.to_tokens(tokens);
    }
}
