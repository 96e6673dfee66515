//! Expressions.

use syn::visit::Visit;
use syn::{BinOp, Expr, ExprCast, UnOp};
use xla_hlo::list::Items;
use xla_hlo::literal::{Number, NumberKind, Numbers};
use xla_hlo::operation::Argument;
use xla_hlo::{ElementType, Shape, Size, Type, aliases, by_operator};

use super::apply::{ArgumentValue, BoundArgument};
use super::{Elab, Val};
use crate::attributes::of_expression;
use crate::jumps::refusal;
use crate::message::source;
use crate::number::literal::negated;
use crate::outside;
use crate::walk::{Node, Search, Walk};

impl Elab<'_> {
    /// Elaborates an expression.
    pub(super) fn expr(&mut self, expr: &Expr) -> Val {
        self.expr_like(expr, None)
    }

    /// Elaborates an expression whose literals default to the element type `like`.
    pub(super) fn expr_like(&mut self, expr: &Expr, like: Option<ElementType>) -> Val {
        let outer = std::mem::replace(&mut self.like, like);
        let attrs = of_expression(expr);
        let val = if attrs.is_empty() {
            self.expression(expr)
        } else {
            self.under(&attrs, |elab| elab.expression(expr))
        };
        self.like = outer;
        val
    }

    /// Elaborates an expression whose literals default to the element type of another operand.
    fn expr_beside(&mut self, expr: &Expr, other: &Val) -> Val {
        let like = self.element_of(other).or(self.like);
        let poisoned = self.like_poison || other.is_poisoned();
        let outer = std::mem::replace(&mut self.like_poison, poisoned);
        let val = self.expr_like(expr, like);
        self.like_poison = outer;
        val
    }

    fn expression(&mut self, expr: &Expr) -> Val {
        if let Some(val) = self.labelled_value(expr) {
            return val;
        }
        match expr {
            Expr::Lit(lit) => self.literal(expr, &lit.lit),
            Expr::Path(path) if path.qself.is_none() => self.path(&path.path),
            Expr::Paren(inner) => self.expression(&inner.expr),
            Expr::Group(inner) => self.expression(&inner.expr),
            Expr::Block(block) if block.label.is_none() => self.block(&block.block.stmts),
            Expr::Reference(reference) if reference.mutability.is_none() => {
                self.expr(&reference.expr)
            }
            Expr::Unary(unary) => match unary.op {
                UnOp::Deref(_) => self.deref(expr, &unary.expr),
                UnOp::Neg(_) => self.prefix("-x", expr, &unary.expr),
                _ => self.prefix("!x", expr, &unary.expr),
            },
            Expr::Binary(binary) => match infix(&binary.op) {
                Some(operator) => self.operator(operator, expr, &binary.left, &binary.right),
                None => self.fault(expr, "an assignment is only allowed as a statement"),
            },
            Expr::Cast(cast) => self.cast(expr, cast),
            Expr::Call(call) => self.call(expr, call),
            Expr::MethodCall(call) => self.method(expr, call),
            Expr::Field(field) => {
                let base = self.expr(&field.base);
                self.member(&base, &field.member)
            }
            Expr::Tuple(tuple) => {
                Val::Tuple(tuple.elems.iter().map(|elem| self.expr(elem)).collect_vec())
            }
            Expr::Struct(literal) => self.record(literal),
            Expr::Array(array) => self.array(array),
            Expr::Repeat(repeat) => self.repeat(repeat),
            Expr::Index(index) => self.index(expr, index),
            Expr::Try(tried) => self.try_(tried),
            Expr::If(choice) => match &*choice.cond {
                Expr::Let(condition) => self.if_let(choice, condition),
                _ => self.if_else(choice),
            },
            Expr::Match(choice) => self.match_value(choice),
            Expr::While(repeated) => self.repeat_while(repeated),
            Expr::ForLoop(counted) => self.for_loop(counted),
            Expr::Macro(of) if let Some((what, at)) = refusal(of) => self.fault(at, what),
            other => self.fault(other, outside::why(other)),
        }
    }

    fn prefix(&mut self, operator: &str, whole: &Expr, operand: &Expr) -> Val {
        let val = self.expression(operand);
        if operator == "-x"
            && let Val::Numbers(numbers) = &val
            && let Some(numbers) = numbers.numbers.iter().map(negated).collect_some()
        {
            let Val::Numbers(Numbers { dims, .. }) = val else {
                return Val::Poison;
            };
            return Val::Numbers(Numbers { dims, numbers });
        }
        let Some(operation) = by_operator(operator) else {
            return self.fault(whole, outside::why(whole));
        };
        let arguments = BoundArgument::list(operation, vec![(operand, ArgumentValue::Val(val))]);
        self.apply(operation, whole, arguments)
    }

    /// Applies an operator to two operands, also for `a += b`.
    pub(super) fn operator(
        &mut self,
        operator: &str,
        whole: &Expr,
        left: &Expr,
        right: &Expr,
    ) -> Val {
        let like = self.like;
        if let ("*", Some(exponent)) = (operator, self.exponent(right)) {
            return self.power(whole, left, exponent);
        }
        let (a, b) = if self.is_bare(left) {
            let b = self.expr_like(right, like);
            (self.expr_beside(left, &b), b)
        } else {
            let a = self.expr_like(left, like);
            let b = self.expr_beside(right, &a);
            (a, b)
        };
        if let Expr::Binary(binary) = whole
            && let Some(val) = self.fold(&binary.op, &a, &b, whole)
        {
            return val;
        }
        let logical = || by_operator(self.logical(operator, &a, &b, right)?);
        let Some(operation) = by_operator(operator).or_else(logical) else {
            let help = match aliases::lookup(operator) {
                Some(advice) => format!("\n  help: {advice}"),
                None if operator == "&&" || operator == "||" => {
                    format!("\n  help: write `{}`", &operator[..1])
                }
                None => String::new(),
            };
            return self.fault(
                whole,
                format!("operator `{operator}` is not supported{help}"),
            );
        };
        let arguments = BoundArgument::list(
            operation,
            vec![
                (left, ArgumentValue::Val(a)),
                (right, ArgumentValue::Val(b)),
            ],
        );
        self.apply(operation, whole, arguments)
    }

    /// Returns the operator that replaces `&&` or `||` between two `bool`s, if the right one can always be computed.
    fn logical(&self, operator: &str, a: &Val, b: &Val, right: &Expr) -> Option<&'static str> {
        struct Fails(bool);
        impl<'ast> Search<'ast> for Fails {
            fn enters(&mut self, node: Node<'ast>) -> bool {
                self.0 |= matches!(node, Node::Expr(Expr::Try(_)));
                !self.0
            }
        }
        let mut fails = Fails(false);
        Walk(&mut fails).visit_expr(right);
        let is_truth = |val: &Val| match val {
            Val::Array(value) => *self.graph.shape(*value) == Shape::scalar(ElementType::Bool),
            _ => false,
        };
        let plain = is_truth(a) && is_truth(b) && !fails.0;
        match operator {
            "&&" if plain => Some("&"),
            "||" if plain => Some("|"),
            _ => None,
        }
    }

    /// Whether an expression consists of literals and sizes only.
    pub(super) fn is_bare(&self, expr: &Expr) -> bool {
        match expr {
            Expr::Lit(_) => true,
            Expr::Path(path) => {
                let name = path.path.get_ident().map(ToString::to_string);
                name.is_none_or(|name| self.variable(&name).is_none())
            }
            Expr::Paren(inner) => self.is_bare(&inner.expr),
            Expr::Group(inner) => self.is_bare(&inner.expr),
            Expr::Unary(unary) => self.is_bare(&unary.expr),
            Expr::Binary(binary) => self.is_bare(&binary.left) && self.is_bare(&binary.right),
            Expr::Call(call) => {
                matches!(*call.func, Expr::Path(_))
                    && call.args.iter().all_items(|arg| self.is_bare(arg))
            }
            Expr::MethodCall(call) => {
                self.is_bare(&call.receiver) && call.args.iter().all_items(|arg| self.is_bare(arg))
            }
            _ => false,
        }
    }

    pub(super) fn element_of(&self, val: &Val) -> Option<ElementType> {
        match val {
            Val::Array(value) => Some(self.graph.shape(*value).element),
            _ => None,
        }
    }

    /// Elaborates `x as f32`.
    fn cast(&mut self, whole: &Expr, cast: &ExprCast) -> Val {
        let val = self.expr(&cast.expr);
        let element = match &*cast.ty {
            syn::Type::Path(path) => path
                .path
                .get_ident()
                .and_then(|name| self.cx.frame().bindings.element(&name.to_string())),
            _ => None,
        };
        let Some(element) = element else {
            let text = source(&cast.ty);
            let what = format!(
                "expected an element type such as `f32` after `as`, found `{text}`: sizes do not change"
            );
            return self.fault(&cast.ty, what);
        };
        if let Val::Numbers(Numbers { dims, mut numbers }) = val {
            let sizes: Vec<Size> = dims.iter().map(|&d| Size::from(d)).collect_vec();
            let expected = Type::array(Shape::new(element, sizes));
            let whole = |number: &&mut Number| {
                matches!(number.kind, NumberKind::Integer | NumberKind::Whole)
            };
            if !element.is_integer() && element != ElementType::Bool {
                for number in numbers.iter_mut().filter_items(whole) {
                    number.kind = NumberKind::Float;
                }
            }
            let val = Val::Numbers(Numbers { dims, numbers });
            return self.expect(&val, &expected, &*cast.expr, "the literal is converted to");
        }
        let Some(operation) = by_operator("as") else {
            return self.fault(whole, outside::why(whole));
        };
        let arguments = vec![
            (&*cast.expr, ArgumentValue::Val(val)),
            (whole, Argument::Element(element).into()),
        ];
        self.apply(operation, whole, BoundArgument::list(operation, arguments))
    }
}

/// Returns the text of a binary operator; `None` for an assignment.
fn infix(op: &BinOp) -> Option<&'static str> {
    Some(match op {
        BinOp::Add(_) => "+",
        BinOp::Sub(_) => "-",
        BinOp::Mul(_) => "*",
        BinOp::Div(_) => "/",
        BinOp::Rem(_) => "%",
        BinOp::And(_) => "&&",
        BinOp::Or(_) => "||",
        BinOp::BitXor(_) => "^",
        BinOp::BitAnd(_) => "&",
        BinOp::BitOr(_) => "|",
        BinOp::Shl(_) => "<<",
        BinOp::Shr(_) => ">>",
        BinOp::Eq(_) => "==",
        BinOp::Lt(_) => "<",
        BinOp::Le(_) => "<=",
        BinOp::Ne(_) => "!=",
        BinOp::Ge(_) => ">=",
        BinOp::Gt(_) => ">",
        _ => return None,
    })
}
