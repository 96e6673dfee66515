//! Literals: numbers whose element type is inferred from another operand or a `let`.

use std::cmp::Ordering;

use xla_hlo::list::Items;
use xla_hlo::literal::{Number, NumberKind, Numbers};
use xla_hlo::operation::Int;
use xla_hlo::ops::constant;
use xla_hlo::{ElementType, Literal, Shape, Size};

use super::{Elab, Val};
use crate::hir::{BinOp, Expr, Lit, Repeat, Scalar};
use crate::size;

/// The greatest length of `[0.0; 1000]`, whose numbers are written out in the emitted code.
const MOST: usize = 1 << 20;

impl Elab<'_> {
    /// Returns a literal with a suffix, in quotes, as an example for one whose element type is not known. The parameters
    /// suggest it.
    pub(super) fn suffixed(&self) -> String {
        let shapes = self.graph.param_shapes();
        let mut elements = shapes.iter().map(|shape| shape.element);
        let float = elements.find(|element| element.is_float());
        format!("`2.0{}`", float.map_or("f32", |float| float.name()))
    }

    pub(super) fn literal(&mut self, expr: &Expr, lit: &Lit) -> Val {
        let Some(Scalar {
            mut number, suffix, ..
        }) = lit.scalar().cloned()
        else {
            return self.fault(expr, "expected a number, `true` or `false`");
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

    /// Elaborates nested array literals.
    pub(super) fn array(&mut self, elems: &[Expr]) -> Val {
        let rows: Vec<Val> = elems.iter().map(|elem| self.expr(elem)).collect_vec();
        if let Some(list) = self.list(elems, &rows) {
            return list;
        }
        if let Some(typed) = self.typed_array(elems, &rows) {
            return typed;
        }
        // Untyped numbers are collected in row-major order; the first row decides the sizes that the others must have.
        let mut dims: Option<Vec<usize>> = None;
        let mut numbers = Vec::new();
        for (elem, row) in elems.iter().zip(&rows) {
            match row {
                Val::Numbers(row) => {
                    let first = dims.get_or_insert_with(|| row.dims.clone());
                    if *first != row.dims {
                        let count = |dims: &[usize]| match dims {
                            [] => "a number".to_string(),
                            [1] => "one number".to_string(),
                            [n] => format!("{n} numbers"),
                            many => format!("an array of sizes {many:?}"),
                        };
                        let what = format!(
                            "rows differ in size: the first is {}, this one is {}",
                            count(first),
                            count(&row.dims)
                        );
                        return self.fault(elem, what);
                    }
                    numbers.extend(row.numbers.iter().cloned());
                }
                Val::Poison => return Val::Poison,
                other => {
                    let found = self.type_text(other);
                    let help = match other {
                        Val::Array(value) if self.graph.shape(*value).rank() > 0 => {
                            "an array of tensors needs a type: `let parts: [f32![2]; 3] = [a, b, c];`"
                        }
                        Val::Array(_) => {
                            "an array of values needs a type: `let parts: [f32; 3] = [a, b, c];`"
                        }
                        _ => {
                            "declare its element type on the `let`: `let x: f32![2] = [1.0, 2.0];`"
                        }
                    };
                    let what = format!(
                        "expected a number in an array literal, found {found}\n  help: {help}"
                    );
                    return self.fault(elem, what);
                }
            }
        }
        let mut all = vec![rows.len()];
        all.extend(dims.unwrap_or_default());
        Val::Numbers(Numbers { dims: all, numbers })
    }

    /// Elaborates an array literal with typed elements, `[1i32, 2]` or `[0.0, f32::INFINITY]`; `None` if no element is
    /// typed, or if an element is not known while compiling.
    fn typed_array(&mut self, elems: &[Expr], rows: &[Val]) -> Option<Val> {
        let known = |graph, row: &Val| match row {
            Val::Array(value) => constant::literal(graph, *value).cloned(),
            _ => None,
        };
        let first = rows.iter().find_map(|row| known(&self.graph, row))?;
        let (element, dims) = (first.shape().element, &first.shape().dims);
        let mut bytes = Vec::new();
        for (elem, row) in elems.iter().zip(rows) {
            let literal = match row {
                Val::Numbers(numbers) => Literal::from_numbers(element, numbers).ok(),
                Val::Poison => return Some(Val::Poison),
                other => Some(known(&self.graph, other)?),
            };
            let fits = |literal: &Literal| {
                literal.shape().element == element && literal.shape().dims == *dims
            };
            let Some(literal) = literal.filter(fits) else {
                let (other, found) = (first.shape(), self.type_text(row));
                let what = format!("expected {other} like the other elements, found {found}");
                return Some(self.fault(elem, what));
            };
            bytes.extend_from_slice(literal.bytes());
        }
        let mut all = vec![Size::from(rows.len())];
        all.extend(dims.iter().cloned());
        let literal = Literal::from_bytes(Shape::new(element, all), bytes)?;
        Some(Val::Array(self.with_builder(|b| b.constant(literal))))
    }

    /// Elaborates `[0.0; 3]`.
    pub(super) fn repeat(&mut self, whole: &Expr, repeat: &Repeat) -> Val {
        let row = self.expr(&repeat.expr);
        if row.is_tree() {
            return self.repeated(repeat, row);
        }
        let count = match self.int(&repeat.len) {
            Some(Int::Size(size)) => size.known().filter(|&n| n <= MOST),
            Some(Int::Negative(_)) => None,
            None => return Val::Poison,
        };
        let Some(count) = count else {
            let what = format!("expected a known number of repetitions, at most {MOST}");
            return self.fault(&repeat.len, what);
        };
        match row {
            Val::Numbers(row) if row.numbers.len().saturating_mul(count) > MOST => {
                let what = format!("an array literal has at most {MOST} numbers");
                self.fault(whole, what)
            }
            Val::Numbers(row) => {
                let mut dims = vec![count];
                dims.extend(row.dims);
                let numbers = std::iter::repeat_n(row.numbers, count)
                    .flatten()
                    .collect_vec();
                Val::Numbers(Numbers { dims, numbers })
            }
            Val::Poison => Val::Poison,
            other => {
                let found = self.type_text(&other);
                self.fault(
                    &repeat.expr,
                    format!("expected a number in an array literal, found {found}"),
                )
            }
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
        if let (Some(a), Some(b)) = (as_int(left), as_int(right)) {
            // A comparison with a known size is decided here: `if N > 2`.
            if let Some(order) = order(&a, &b)
                && (matches!(left, Val::Size(_)) || matches!(right, Val::Size(_)))
                && let Some(truth) = compared(op, order)
            {
                return Some(Val::Numbers(Numbers {
                    dims: Vec::new(),
                    numbers: vec![Number {
                        text: truth.to_string(),
                        kind: NumberKind::Bool,
                    }],
                }));
            }
            if !matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div) {
                return None;
            }
            // A size stays a size; literals stay a literal, whose element type is still open.
            let size = matches!(left, Val::Size(_)) || matches!(right, Val::Size(_));
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
fn order(a: &Int, b: &Int) -> Option<Ordering> {
    let number = |int: &Int| match int {
        Int::Size(size) => size.known().and_then(|n| i128::try_from(n).ok()),
        Int::Negative(n) => Some(i128::from(*n)),
    };
    Some(number(a)?.cmp(&number(b)?))
}

/// Returns the result of a comparison.
fn compared(op: BinOp, order: Ordering) -> Option<bool> {
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
