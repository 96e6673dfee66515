//! Expressions.

use xla_hlo::list::Items;
use xla_hlo::literal::{Number, NumberKind, Numbers};
use xla_hlo::operation::Argument;
use xla_hlo::{ElementType, Shape, Size, Type, aliases, by_operator};

use super::apply::{ArgumentValue, BoundArgument};
use super::literal::{as_bool, truth};
use super::{Elab, Val};
use crate::hir::{BinOp, Cast, Expr, Kind, Part, UnOp};
use crate::message::source;

impl Elab<'_> {
    /// Elaborates an expression.
    pub(super) fn expr(&mut self, expr: &Expr) -> Val {
        self.expr_like(expr, None)
    }

    /// Elaborates an expression whose literals default to the element type `like`.
    pub(super) fn expr_like(&mut self, expr: &Expr, like: Option<ElementType>) -> Val {
        let outer = std::mem::replace(&mut self.like, like);
        let val = if expr.attrs.is_empty() {
            self.expression(expr)
        } else {
            self.under(&expr.attrs, |elab| elab.expression(expr))
        };
        self.like = outer;
        val
    }

    /// Elaborates an expression whose literals default to the element type of another operand.
    pub(super) fn expr_beside(&mut self, expr: &Expr, other: &Val) -> Val {
        let like = self.element_of(other).or(self.like);
        let poisoned = self.like_poison || other.is_poisoned();
        let outer = std::mem::replace(&mut self.like_poison, poisoned);
        let val = self.expr_like(expr, like);
        self.like_poison = outer;
        val
    }

    fn expression(&mut self, expr: &Expr) -> Val {
        // Messages about an expression mark it without the parentheses around it.
        if expr.is_in_parens() {
            return self.expression(&expr.bare());
        }
        let want = self.want.take();
        if let Some(val) = self.labelled_value(expr) {
            return val;
        }
        match &expr.kind {
            Kind::Lit(lit) => self.literal(expr, lit),
            Kind::Path(path) => self.path(path),
            Kind::Block(block) => self.block(block),
            Kind::Reference(reference) if !reference.mutable => {
                self.want = want;
                self.expr(&reference.expr)
            }
            Kind::Unary(unary) => match unary.op {
                UnOp::Deref => self.deref(expr, &unary.expr),
                UnOp::Neg => self.prefix("-x", expr, &unary.expr),
                UnOp::Not => self.prefix("!x", expr, &unary.expr),
            },
            Kind::Binary(binary) => self.operator(binary.op, expr, &binary.left, &binary.right),
            Kind::Cast(cast) => self.cast(expr, cast),
            Kind::Call(call) => self.call(expr, call, want.as_ref()),
            Kind::MethodCall(call) => self.method(expr, call),
            Kind::Field(field) => {
                if let Some(val) = self.field_of_module(expr, field) {
                    return val;
                }
                let base = self.expr(&field.base);
                self.member(&base, &field.member, Some(&field.base))
            }
            Kind::Tuple(tuple) => {
                Val::Tuple(tuple.elems.iter().map(|elem| self.expr(elem)).collect_vec())
            }
            Kind::Struct(literal) => self.record(expr, literal, want.as_ref()),
            Kind::Array(array) => self.array(expr, &array.elems),
            Kind::Repeat(repeat) => self.repeat(expr, repeat),
            Kind::Index(index) => self.index(expr, index),
            Kind::Try(tried) => self.try_(expr, tried),
            Kind::If(choice) => match &choice.cond.kind {
                Kind::Let(condition) => self.if_let(expr, choice, condition),
                _ => self.if_else(expr, choice),
            },
            Kind::Match(choice) => self.match_value(expr, choice),
            Kind::While(repeated) => self.repeat_while(expr, repeated),
            Kind::ForLoop(counted) => self.for_loop(expr, counted),
            Kind::Inspect(inspect) => self.inspect(expr, inspect),
            Kind::Never => Val::never(),
            Kind::Refused(what, at) => self.fault(at, what),
            _ => self.fault(expr, expr.why()),
        }
    }

    fn prefix(&mut self, operator: &str, whole: &Expr, operand: &Expr) -> Val {
        let val = self.expression(operand);
        // The sign belongs to the literal: `-128i8` is in range, though 128 is not.
        if operator == "-x"
            && let Val::Numbers(numbers) = &val
            && let Some(numbers) = numbers.numbers.iter().map(negated).collect_some()
        {
            let Val::Numbers(Numbers { dims, .. }) = val else {
                return Val::Poison;
            };
            return Val::Numbers(Numbers { dims, numbers });
        }
        if operator == "!x"
            && let Some(val) = self.decided_not(&val)
        {
            return val;
        }
        if let ("!x", Some(holds)) = (operator, as_bool(&val)) {
            return truth(!holds);
        }
        let Some(operation) = by_operator(operator) else {
            return self.fault(whole, whole.why());
        };
        let arguments = BoundArgument::list(operation, vec![(operand, ArgumentValue::Val(val))]);
        self.apply(operation, whole, arguments)
    }

    /// Applies an operator to two operands, also for `a += b`.
    pub(super) fn operator(&mut self, op: BinOp, whole: &Expr, left: &Expr, right: &Expr) -> Val {
        let (like, operator) = (self.like, op.text());
        if let Some(val) = self.cast_in_comparison(operator, left, right) {
            return val;
        }
        // Rust parses `x ** 2` as `x * (*2)`. Such a product is refused, with a help for powers.
        if let (BinOp::Mul, Some(exponent)) = (op, self.exponent(right)) {
            return self.power(whole, left, exponent);
        }
        // A bare literal takes its element type from the other operand, which is therefore elaborated first.
        let (a, b) = if self.is_bare(left) {
            let b = self.expr_like(right, like);
            (self.expr_beside(left, &b), b)
        } else {
            let a = self.expr_like(left, like);
            // The mistake of a text in a variable has been reported.
            if let (Val::Poison, Kind::Lit(lit)) = (&a, &right.kind)
                && lit.text().is_some()
            {
                return Val::Poison;
            }
            let b = self.expr_beside(right, &a);
            (a, b)
        };
        // Numbers that are known while compiling are folded to a number.
        if !matches!(whole.kind, Kind::Assign(_))
            && let Some(val) = self.fold(op, &a, &b, whole)
        {
            return val;
        }
        let logical = || by_operator(self.logical(operator, &a, &b, right)?);
        let Some(operation) = by_operator(operator).or_else(logical) else {
            // The mistake of an operand has been reported: the operator may be right for its type.
            if a.is_poisoned() || b.is_poisoned() {
                return Val::Poison;
            }
            let texts = [left, right].map(Expr::grouped);
            let help = match aliases::lookup(operator, &texts) {
                Some(advice) => format!("\n  help: {advice}"),
                None if operator == "&&" || operator == "||" => {
                    let [left, right] = texts;
                    format!("\n  help: write `{left} {} {right}`", &operator[..1])
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

    /// Reports `x > 0.0 as i32`, in which the cast belongs to the literal alone.
    fn cast_in_comparison(&mut self, operator: &str, left: &Expr, right: &Expr) -> Option<Val> {
        let Kind::Cast(cast) = &right.kind else {
            return None;
        };
        let is_comparison = matches!(operator, "<" | "<=" | ">" | ">=" | "==" | "!=");
        let is_literal = matches!(cast.expr.kind, Kind::Lit(_));
        if !is_comparison || !is_literal || right.is_in_parens() {
            return None;
        }
        let found = self.peek(left).and_then(|val| self.element_of(&val))?;
        let name = cast.ty.ident().map(ToString::to_string);
        let to = name.and_then(|name| self.cx.frame().bindings.element(&name));
        if to.is_none_or(|to| to == found) {
            return None;
        }
        let (left, literal, to) = (source(left), source(&cast.expr), source(&cast.ty));
        let what = format!(
            "`as` binds more tightly than `{operator}`: it converts `{literal}` only\n  \
             help: write `({left} {operator} {literal}) as {to}`"
        );
        Some(self.fault(right, what))
    }

    /// Returns the operator that replaces `&&` or `||` between two `bool`s, if the right one can always be computed.
    fn logical(&self, operator: &str, a: &Val, b: &Val, right: &Expr) -> Option<&'static str> {
        // Rust evaluates the right side only if it is needed, which shows only where it may fail.
        let mut fails = false;
        Part::Expr(right).search(&mut |part| {
            fails |= matches!(part, Part::Expr(expr) if matches!(expr.kind, Kind::Try(_)));
            !fails
        });
        let is_truth = |val: &Val| match val {
            Val::Array(value) => *self.graph.shape(*value) == Shape::scalar(ElementType::Bool),
            // `while true` with a `break`, and the comparison of a number of an unrolled loop, beside one at run time.
            _ => as_bool(val).is_some(),
        };
        let plain = is_truth(a) && is_truth(b) && !fails;
        match operator {
            "&&" if plain => Some("&"),
            "||" if plain => Some("|"),
            _ => None,
        }
    }

    /// Whether an expression consists of literals and sizes only.
    pub(super) fn is_bare(&self, expr: &Expr) -> bool {
        match &expr.kind {
            Kind::Lit(_) => true,
            Kind::Path(path) => self.variable(path).is_none(),
            Kind::Unary(unary) => self.is_bare(&unary.expr),
            Kind::Binary(binary) => self.is_bare(&binary.left) && self.is_bare(&binary.right),
            Kind::Call(call) => {
                // A call with a list has a type of its own, as `iota(f32, [4])` has.
                let is_bare = |arg: &Expr| !matches!(arg.kind, Kind::Array(_)) && self.is_bare(arg);
                call.func.path().is_some() && call.args.iter().all(is_bare)
            }
            Kind::MethodCall(call) => {
                self.is_bare(&call.receiver) && call.args.iter().all(|arg| self.is_bare(arg))
            }
            Kind::Array(list) => list.elems.iter().all(|elem| self.is_bare(elem)),
            Kind::Repeat(repeat) => self.is_bare(&repeat.expr),
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
    fn cast(&mut self, whole: &Expr, cast: &Cast) -> Val {
        let val = self.expr(&cast.expr);
        let name = cast.ty.ident().map(ToString::to_string);
        let element = name.and_then(|name| self.cx.frame().bindings.element(&name));
        let Some(element) = element else {
            let text = source(&cast.ty);
            let what = format!(
                "expected an element type such as `f32` after `as`, found `{text}`: sizes do not change"
            );
            let (array, name) = (
                cast.expr.grouped(),
                text.split('!').next().unwrap_or_default(),
            );
            let is_array = text.contains('!') && ElementType::from_name(name).is_some();
            let help = format!("\n  help: write `{array} as {name}`");
            let of_index = format!("\n  help: write `{array}`, an index of any integer type");
            let help = match text.as_str() {
                "usize" | "isize" if self.element_of(&val).is_some_and(ElementType::is_integer) => {
                    &of_index
                }
                _ if is_array => &help,
                _ => "",
            };
            let what = what + help;
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
            return self.expect(&val, &expected, &cast.expr, "the literal is converted to");
        }
        let Some(operation) = by_operator("as") else {
            return self.fault(whole, whole.why());
        };
        let arguments = vec![
            (&cast.expr, ArgumentValue::Val(val)),
            (whole, Argument::Element(element).into()),
        ];
        self.apply(operation, whole, BoundArgument::list(operation, arguments))
    }
}

/// Returns the negated number; `None` for `true` and `false`.
fn negated(number: &Number) -> Option<Number> {
    let text = match (number.kind, number.text.strip_prefix('-')) {
        (NumberKind::Bool, _) => return None,
        (_, Some(positive)) => positive.to_string(),
        (_, None) => format!("-{}", number.text),
    };
    Some(Number {
        text,
        kind: number.kind,
    })
}
