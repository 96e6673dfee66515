//! `*p` reads a `&mut` parameter, and `x ** 2.0` is not a power: Rust parses it as `x * (*2.0)`.

use xla_hlo::ElementType;
use xla_hlo::list;

use super::{Access, Elab, Val};
use crate::hir::{Expr, Kind, Labelled, Lit, UnOp};
use crate::message::source;
use crate::outside;

impl Elab<'_> {
    /// Elaborates `*inner`.
    pub(super) fn deref(&mut self, whole: &Expr, inner: &Expr) -> Val {
        let val = self.expr(inner);
        if val.is_poisoned() || self.is_state(inner) {
            return val;
        }
        let help = format!("write `{}`", source(inner));
        self.fault(whole, outside::deref(inner, &help))
    }

    /// Returns the operand of the second `*` of `x ** 2.0`; `None` if that `*` reads a `&mut` parameter.
    pub(super) fn exponent<'e>(&self, right: &'e Expr) -> Option<&'e Expr> {
        match &right.kind {
            Kind::Unary(unary) if unary.op == UnOp::Deref && !right.is_in_parens() => {
                let written = Labelled::of(&unary.expr);
                let array = written
                    .as_ref()
                    .map_or(&unary.expr, |labelled| &labelled.array);
                (!self.is_state(array)).then_some(&unary.expr)
            }
            _ => None,
        }
    }

    /// Refuses `left ** exponent`.
    pub(super) fn power(&mut self, whole: &Expr, left: &Expr, exponent: &Expr) -> Val {
        let mut base = left;
        // `a * -x ** 2.0` ends with the power of `x`.
        while let Some(last) = last_factor(base) {
            base = last;
        }
        let labelled = Labelled::of(base).filter(|_| self.has_labels(base));
        let array = labelled.as_ref().map_or(base, |labelled| &labelled.array);
        let [a, b] = list::both([array, exponent], |operand| self.expr(operand));
        if a.is_poisoned() || b.is_poisoned() {
            return Val::Poison;
        }
        let elements = [self.element_of(&a), self.element_of(&b)];
        // The help shows `2` as `2.0` beside an array of floats.
        let [first, second] = match elements {
            [None, None] => [source(array), source(exponent)],
            [of, beside] => {
                let element = of.or(beside);
                [literal_of(array, element), literal_of(exponent, element)]
            }
        };
        // Integers have no power with a float: the help converts them.
        let is_float = |expr: &Expr| bare(expr).is_some_and(Lit::is_float);
        let whole_number = |element: ElementType| element.is_integer();
        let first = match elements {
            [Some(element), None] if whole_number(element) && is_float(exponent) => {
                format!("{first} as f32")
            }
            _ => first,
        };
        let second = match elements {
            [None, Some(element)] if whole_number(element) && is_float(array) => {
                format!("{second} as f32")
            }
            _ => second,
        };
        let labels = labelled
            .map(|labelled| format!("(\"{}\")", labelled.labels.text().unwrap_or_default()));
        let labels = labels.unwrap_or_default();
        let product = format!("`{first}{labels} * {second}` for a product");
        let help = match elements {
            [None, None] => format!("write {product}"),
            _ => {
                let [first, second] = list::both([&first, &second], |operand| inside(operand));
                format!("write `pow({first}, {second}){labels}` for a power, {product}")
            }
        };
        self.fault(whole, outside::deref(exponent, &help))
    }

    /// Whether an expression is a `&mut` parameter of this function or the enclosing one, or a part of it.
    fn is_state(&self, expr: &Expr) -> bool {
        let Some(place) = expr.place().filter(|place| !place.deref) else {
            return false;
        };
        let var = self.variable_of(place.root);
        var.is_some_and(|var| matches!(var.access, Access::State | Access::CapturedState))
    }
}

/// Returns the text without parentheses around the whole.
fn inside(text: &str) -> String {
    let expr = text.parse().ok().and_then(Expr::read);
    match expr.filter(Expr::is_in_parens) {
        Some(expr) => source(expr.bare()),
        None => text.to_string(),
    }
}

/// Returns the operand to which a `**` after the expression applies, if that is only a part of it.
fn last_factor(expr: &Expr) -> Option<&Expr> {
    match &expr.kind {
        Kind::Binary(binary) => Some(&binary.right),
        Kind::Unary(unary) => Some(&unary.expr),
        _ => None,
    }
}

/// Returns the literal of an expression that is one, perhaps with a sign.
fn bare(expr: &Expr) -> Option<&Lit> {
    match &expr.kind {
        Kind::Lit(lit) => Some(lit),
        Kind::Unary(unary) if unary.op == UnOp::Neg => bare(&unary.expr),
        _ => None,
    }
}

/// Returns the text of an expression; a literal is written as one of this element type.
fn literal_of(expr: &Expr, element: Option<ElementType>) -> String {
    let text = source(expr);
    let float = element.is_some_and(|element| !element.is_integer());
    let is_plain = |lit: &Lit| {
        let scalar = lit.scalar().filter(|scalar| scalar.suffix.is_none());
        scalar.is_some() && lit.integer().is_some()
    };
    if float && bare(expr).is_some_and(is_plain) && !text.ends_with(')') {
        format!("{text}.0")
    } else {
        text
    }
}
