//! Array literals, `[[c, -s], [s, c]]` and `[x; 3]`. Literals alone stay untyped numbers. With a value among the
//! elements, the others take its element type, and an operation stacks them.

use xla_hlo::list::Items;
use xla_hlo::literal::Numbers;
use xla_hlo::operation::{Argument, Int};
use xla_hlo::ops::constant;
use xla_hlo::{ElementType, Literal, Shape, Size, Type, by_operator};

use super::apply::{ArgumentValue, BoundArgument};
use super::coerce::Mismatch;
use super::{Elab, Val};
use crate::hir::{Expr, Kind, Repeat};

/// The greatest length of `[0.0; 1000]`, whose numbers are written out in the emitted code.
const MOST: usize = 1 << 20;

impl Elab<'_> {
    /// Elaborates nested array literals.
    pub(super) fn array(&mut self, whole: &Expr, elems: &[Expr]) -> Val {
        let rows = self.elements(elems);
        if let Some(list) = self.list(elems, &rows) {
            return list;
        }
        if let Some(typed) = self.typed_array(whole, elems, &rows) {
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
                    let what = format!(
                        "expected a number in an array literal, found {found}\n  help: declare its element type on the \
                         `let`: `let x: f32![2] = [1.0, 2.0];`"
                    );
                    return self.fault(elem, what);
                }
            }
        }
        let mut all = vec![rows.len()];
        all.extend(dims.unwrap_or_default());
        Val::Numbers(Numbers { dims: all, numbers })
    }

    /// Elaborates the elements of a literal or the operands of a list. Those that are literals only come last, since
    /// they take their element type from the others.
    pub(super) fn elements(&mut self, elems: &[Expr]) -> Vec<Val> {
        let like = self.like;
        let mut vals = vec![Val::Poison; elems.len()];
        let bare = elems.iter().map(|elem| self.is_bare(elem)).collect_vec();
        for (i, elem) in elems.iter().enumerate() {
            if !bare[i] {
                vals[i] = self.expr_like(elem, like);
            }
        }
        let like = vals.iter().find_map(|val| self.element_of(val)).or(like);
        for (i, elem) in elems.iter().enumerate() {
            if bare[i] {
                vals[i] = self.expr_like(elem, like);
            }
        }
        vals
    }

    /// Elaborates an array literal with typed elements, `[x, 2.0]` or `[0.0, f32::INFINITY]`; `None` if no element is
    /// typed.
    fn typed_array(&mut self, whole: &Expr, elems: &[Expr], rows: &[Val]) -> Option<Val> {
        let first = rows.iter().find_map(|row| match row {
            Val::Array(value) => Some(self.graph.shape(*value).clone()),
            _ => None,
        })?;
        let expected = Type::array(first.clone());
        let mut values = Vec::with_capacity(rows.len());
        for (elem, row) in elems.iter().zip(rows) {
            let more = match self.coerce(row, &expected) {
                Ok(coerced) => {
                    values.extend(coerced.leaf().copied());
                    continue;
                }
                Err(Mismatch::Poisoned) => return Some(Val::Poison),
                Err(Mismatch::Type(found)) => format!(", found {found}"),
                Err(Mismatch::Literal(message)) => format!(": {message}"),
            };
            let what = format!("expected {first} like the other elements{more}");
            return Some(self.fault(elem, what));
        }
        // Numbers that are known while compiling stay one constant.
        let known = values
            .iter()
            .map(|value| constant::literal(&self.graph, *value).map(Literal::bytes));
        if let Some(known) = known.collect_some() {
            let sizes = std::iter::once(Size::from(rows.len())).chain_items(first.dims);
            let shape = Shape::new(first.element, sizes.collect_vec());
            let literal = Literal::from_bytes(shape, known.concat())?;
            return Some(Val::Array(self.with_builder(|b| b.constant(literal))));
        }
        let parts = Val::Tuple(values.into_iter().map(Val::Array).collect_vec());
        let Some(operation) = by_operator("[x, y]") else {
            return Some(self.fault(whole, whole.why()));
        };
        let arguments = vec![(whole, ArgumentValue::Val(parts))];
        Some(self.apply(operation, whole, BoundArgument::list(operation, arguments)))
    }

    /// Elaborates `[0.0; 3]`, or `[x; 3]`.
    pub(super) fn repeat(&mut self, whole: &Expr, repeat: &Repeat) -> Val {
        let row = self.expr_like(&repeat.expr, self.like);
        if row.is_tree() {
            return self.repeated(repeat, row);
        }
        if row.is_poisoned() {
            return Val::Poison;
        }
        // `[0.0; N]` of a generic `N` is a broadcast; a literal needs a number.
        let size = match self.int(&repeat.len) {
            Some(Int::Size(size)) => Some(size),
            Some(Int::Negative(_)) => None,
            None => return Val::Poison,
        };
        let count = size.as_ref().and_then(Size::known);
        match (row, size) {
            // Numbers stay numbers, so that the literal can still take its element type from its use.
            (Val::Numbers(row), _) if let Some(count) = count.filter(|&n| n <= MOST) => {
                if row.numbers.len().saturating_mul(count) > MOST {
                    let what = format!("an array literal has at most {MOST} numbers");
                    return self.fault(whole, what);
                }
                let mut dims = vec![count];
                dims.extend(row.dims);
                let numbers = std::iter::repeat_n(row.numbers, count)
                    .flatten()
                    .collect_vec();
                Val::Numbers(Numbers { dims, numbers })
            }
            (Val::Array(value), Some(size)) => {
                let Some(operation) = by_operator("[x; n]") else {
                    return self.fault(whole, whole.why());
                };
                let sizes = Argument::Ints(vec![Int::Size(size)]);
                let arguments = vec![
                    (&repeat.expr, ArgumentValue::Val(Val::Array(value))),
                    (&repeat.len, sizes.into()),
                ];
                self.apply(operation, whole, BoundArgument::list(operation, arguments))
            }
            (Val::Numbers(_) | Val::Array(_), _) => {
                let what = format!("expected a known number of repetitions, at most {MOST}");
                self.fault(&repeat.len, what)
            }
            (other, _) => {
                let found = self.type_text(&other);
                self.fault(
                    &repeat.expr,
                    format!("expected a number in an array literal, found {found}"),
                )
            }
        }
    }

    /// Types the literals among the operands of a list, `([0.0], y)`, by the first operand that has a type.
    pub(super) fn typed_operands(&mut self, val: Val, expr: Option<&Expr>) -> Val {
        let (Val::Tuple(items) | Val::List(items)) = &val else {
            return val;
        };
        let typed = items.iter().find_map(|item| self.element_of(item));
        let Some(element) = typed.or(self.like) else {
            return val;
        };
        let elems: &[Expr] = match expr.map(|expr| &expr.kind) {
            Some(Kind::Tuple(tuple)) => &tuple.elems,
            Some(Kind::Array(list)) => &list.elems,
            _ => &[],
        };
        let mut typed = Vec::with_capacity(items.len());
        for (i, item) in items.iter().enumerate() {
            let Some(expected) = literal_type(item, element) else {
                typed.push(item.clone());
                continue;
            };
            match (elems.get(i).or(expr), self.coerce(item, &expected)) {
                (_, Ok(values)) => typed.push(Val::of(&values)),
                (Some(at), Err(Mismatch::Literal(message))) => return self.fault(at, message),
                (_, Err(_)) => return Val::Poison,
            }
        }
        Val::Tuple(typed)
    }
}

/// Returns the type of a literal or a size with this element type; `None` for anything else.
fn literal_type(val: &Val, element: ElementType) -> Option<Type> {
    let sizes = match val {
        Val::Numbers(numbers) => numbers.dims.iter().map(|&size| size.into()).collect_vec(),
        Val::Size(_) => Vec::new(),
        _ => return None,
    };
    Some(Type::array(Shape::new(element, sizes)))
}

/// Returns the number of elements of a row in words.
fn count(dims: &[usize]) -> String {
    match dims {
        [] => "a number".to_string(),
        [1] => "one number".to_string(),
        [n] => format!("{n} numbers"),
        many => format!("an array of sizes {many:?}"),
    }
}
