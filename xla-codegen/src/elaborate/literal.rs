//! Literals: numbers whose element type is inferred from another operand or a `let`.

use std::cmp::Ordering;

use xla_hlo::list::Items;
use xla_hlo::literal::{Number, NumberKind, Numbers};
use xla_hlo::operation::Int;
use xla_hlo::{ElementType, Literal, Size};

use super::{Elab, Val};
use crate::hir::{BinOp, Expr, Lit, Scalar};
use crate::message::source;
use crate::size;

impl Elab<'_> {
    /// Returns a literal with a suffix, in quotes, as an example for one whose element type is not known. The parameters
    /// suggest it.
    pub(super) fn suffixed(&self) -> String {
        let shapes = self.graph.param_shapes();
        let mut elements = shapes.iter().map(|shape| shape.element);
        let float = elements.find(|element| element.is_float());
        format!("`2.0{}`", float.map_or("f32", |float| float.name()))
    }

    /// Returns a literal with the element type of the parameters. A complex type has no suffix.
    pub(super) fn suffixed_literal(&self, literal: &Expr) -> String {
        let text = source(literal);
        let shapes = self.graph.param_shapes();
        let mut elements = shapes.iter().map(|shape| shape.element);
        let is_integer = !text.contains('.') && !text.contains('e');
        let fits = |element: &ElementType| {
            if is_integer {
                element.is_integer()
            } else {
                element.is_float() || element.is_complex()
            }
        };
        match elements.find(fits) {
            Some(complex) if complex.is_complex() => {
                format!("`{text}{} as {complex}`", complex.real())
            }
            Some(element) => format!("`{text}{element}`"),
            None if is_integer => format!("`{text}i32`"),
            None => format!("`{text}f32`"),
        }
    }

    pub(super) fn literal(&mut self, expr: &Expr, lit: &Lit) -> Val {
        if let Some(text) = lit.text().filter(|_| self.cx.frame().bindings.decide()) {
            return Val::Text(text.into());
        }
        let Some(Scalar {
            mut number, suffix, ..
        }) = lit.scalar().cloned()
        else {
            let what = match lit.text() {
                Some(_) => "expected a number, `true` or `false`, found a text",
                None => "expected a number, `true` or `false`",
            };
            return self.fault(expr, what);
        };
        // In a function that is generic over the element type, `2` may become a float.
        if number.kind == NumberKind::Integer && self.cx.frame().bindings.has_element() {
            number.kind = NumberKind::Whole;
        }
        let numbers = Numbers {
            dims: Vec::new(),
            numbers: vec![number],
        };
        let Some(suffix) = suffix else {
            return Val::Numbers(numbers);
        };
        let Some(element) = ElementType::from_name(&suffix) else {
            let what = format!("`{suffix}` is not an element type; a size needs no suffix");
            return self.fault(expr, what);
        };
        match Literal::from_numbers(element, &numbers) {
            Ok(literal) => Val::Array(self.with_builder(|b| b.constant(literal))),
            Err(_) => self.fault(
                expr,
                format!(
                    "`{}` is out of range for {element}",
                    numbers.numbers[0].text
                ),
            ),
        }
    }

    /// Gives `true` and `false` their only element type, alone, in arrays and in tuples, where a value needs one.
    pub(super) fn settled(&mut self, val: Val) -> Val {
        match val {
            Val::Numbers(numbers) if !numbers.numbers.is_empty() => {
                match Literal::from_numbers(ElementType::Bool, &numbers) {
                    Ok(literal) => Val::Array(self.with_builder(|b| b.constant(literal))),
                    Err(_) => Val::Numbers(numbers),
                }
            }
            Val::Tuple(items) => Val::Tuple(
                items
                    .into_iter()
                    .map(|item| self.settled(item))
                    .collect_vec(),
            ),
            Val::List(items) => {
                let items = items.into_iter().map(|item| self.settled(item));
                Val::List(items.collect_vec())
            }
            Val::Record(name, fields) => {
                let fields = fields.into_iter();
                let fields = fields.map(|(field, item)| (field, self.settled(item)));
                Val::Record(name, fields.collect_vec())
            }
            other => other,
        }
    }

    /// Computes arithmetic on untyped numbers and sizes; `None` if an operand is an array.
    pub(super) fn fold(&mut self, op: BinOp, left: &Val, right: &Val, at: &Expr) -> Option<Val> {
        if let Some(val) = self.decided_by(op, left, right) {
            return Some(val);
        }
        // Two such comparisons: `i % 2 == 1 && i > 2`.
        if let (Some(a), Some(b)) = (as_bool(left), as_bool(right)) {
            match op.text() {
                "&&" => return Some(truth(a && b)),
                "||" => return Some(truth(a || b)),
                _ => {}
            }
        }
        if let (Some(a), Some(b)) = (as_int(left), as_int(right)) {
            // A comparison with a known size is decided here: `if N > 2`.
            if let Some(order) = order(&a, &b)
                && (matches!(left, Val::Size(_)) || matches!(right, Val::Size(_)))
                && let Some(holds) = compared(op, order)
            {
                return Some(truth(holds));
            }
            // A size stays a size; literals stay a literal, whose element type is still open.
            let size = matches!(left, Val::Size(_)) || matches!(right, Val::Size(_));
            // Numbers of an unrolled loop have remainders: `if i % 2 == 1`. Those of generic sizes are not known here.
            let has_remainder = size && op == BinOp::Rem && order(&a, &b).is_some();
            let is_arithmetic = matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div);
            if !is_arithmetic && !has_remainder {
                return None;
            }
            return Some(match size::combine(&a, op, &b, at) {
                Ok(Int::Size(n)) if size => Val::Size(n),
                Ok(int) => Val::Numbers(integer(&int)),
                Err(fault) => {
                    self.cx.fault(fault);
                    Val::Poison
                }
            });
        }
        // A size is a float if the other operand is one: `2.0 / N`.
        let size = |val: &Val| match val {
            Val::Size(size) => size.known().map(|n| n as f64),
            _ => None,
        };
        let (a, b) = match (as_float(left), as_float(right)) {
            (Some(a), b) => (a, b.or_else(|| size(right))?),
            (None, b) => (size(left)?, b?),
        };
        let value = match op {
            BinOp::Add => a + b,
            BinOp::Sub => a - b,
            BinOp::Mul => a * b,
            BinOp::Div => a / b,
            _ => return None,
        };
        // An infinite value or a NaN has no literal; the operation itself then reports that it needs a type.
        value.is_finite().then(|| {
            Val::Numbers(Numbers {
                dims: Vec::new(),
                numbers: vec![Number {
                    text: format!("{value:?}"),
                    kind: NumberKind::Float,
                }],
            })
        })
    }
}

/// Compares two numbers that are known while compiling.
pub(super) fn order(a: &Int, b: &Int) -> Option<Ordering> {
    let number = |int: &Int| match int {
        Int::Size(size) => size.known().and_then(|n| i128::try_from(n).ok()),
        Int::Negative(n) => Some(i128::from(*n)),
    };
    Some(number(a)?.cmp(&number(b)?))
}

/// Returns the result of a comparison.
pub(super) fn compared(op: BinOp, order: Ordering) -> Option<bool> {
    Some(match op {
        BinOp::Eq => order.is_eq(),
        BinOp::Ne => order.is_ne(),
        BinOp::Lt => order.is_lt(),
        BinOp::Le => order.is_le(),
        BinOp::Gt => order.is_gt(),
        BinOp::Ge => order.is_ge(),
        _ => return None,
    })
}

/// Returns the number of an untyped scalar.
fn single(val: &Val) -> Option<&Number> {
    match val {
        Val::Numbers(numbers) if numbers.dims.is_empty() => numbers.numbers.first(),
        _ => None,
    }
}

/// Returns `true` or `false`.
pub(super) fn truth(value: bool) -> Val {
    Val::Numbers(Numbers {
        dims: Vec::new(),
        numbers: vec![Number {
            text: value.to_string(),
            kind: NumberKind::Bool,
        }],
    })
}

/// Returns a condition that is known at compile time.
pub(super) fn as_bool(val: &Val) -> Option<bool> {
    let number = single(val).filter(|number| number.kind == NumberKind::Bool)?;
    Some(number.text == "true")
}

fn as_float(val: &Val) -> Option<f64> {
    single(val)
        .filter(|number| number.kind == NumberKind::Float)?
        .text
        .parse()
        .ok()
}

/// Returns a size or an integer literal as an integer known at compile time.
pub(super) fn as_int(val: &Val) -> Option<Int> {
    match val {
        Val::Size(size) => Some(Int::Size(size.clone())),
        _ => {
            let number = single(val)
                .filter(|number| matches!(number.kind, NumberKind::Integer | NumberKind::Whole))?;
            let number: i64 = number.text.parse().ok()?;
            Some(match usize::try_from(number) {
                Ok(n) => Int::Size(Size::from(n)),
                Err(_) => Int::Negative(number),
            })
        }
    }
}

fn integer(int: &Int) -> Numbers {
    Numbers {
        dims: Vec::new(),
        numbers: vec![Number {
            text: int.to_string(),
            kind: NumberKind::Integer,
        }],
    }
}
