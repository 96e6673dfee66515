//! Calls of operations that the language itself defines.
//!
//! A definition is a template, which is parsed when it is first called. Beyond those of users it may compute half
//! precision in `f32`, and give the elements of an array that a call omits.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use xla_hlo::list::Items;
use xla_hlo::literal::{NumberKind, Numbers};
use xla_hlo::ops::{broadcast, convert};
use xla_hlo::{ElementType, Literal, Shape, Type, Value};

use super::literal::{as_int, compared, order};
use super::{Elab, Val};
use crate::definition::Template;
use crate::head::Family;
use crate::hir::{Expr, Inspect, Kind, Piece};
use crate::library;

/// The definitions that the computation which is expanded calls, each parsed once.
#[derive(Clone, Default)]
pub(crate) struct Library(Rc<RefCell<HashMap<String, Rc<Template>>>>);

impl Library {
    /// Returns the operation of a path that the language defines. Within the library it may be a part of others.
    pub(super) fn template(&self, path: &str, is_within: bool) -> Option<Rc<Template>> {
        let found = library::definition(path)?;
        if !found.is_operation && !is_within {
            return None;
        }
        let mut known = self.0.borrow_mut();
        let template = known
            .entry(path.to_string())
            .or_insert_with(|| Rc::new(Template::in_library(found.name, found.text)));
        Some(Rc::clone(template))
    }
}

impl Elab<'_> {
    /// Converts short floating-point arguments to `f32` for a definition that computes in it, and numbers of 8 bits for
    /// every one. Returns their element type, which its results have.
    ///
    /// Arguments of several floating-point types are left: they are a mistake, which is reported with their own types.
    pub(super) fn widened(&mut self, template: &Template, vals: &mut [Val]) -> Option<ElementType> {
        if !template.of_library {
            return None;
        }
        let mut short: Vec<(usize, Value)> = Vec::new();
        let mut narrow = None;
        let params = &template.item.head().params;
        for (i, (val, param)) in vals.iter().zip(params).enumerate() {
            let Val::Array(value) = val else {
                continue;
            };
            // A known number has no element type of its own.
            if param.known().is_some() {
                continue;
            }
            let element = self.graph.shape(*value).element;
            if !element.is_float() {
                continue;
            }
            if !element.is_short() || narrow.is_some_and(|narrow| narrow != element) {
                return None;
            }
            narrow = Some(element);
            short.push((i, *value));
        }
        narrow.filter(|narrow| template.is_wide() || narrow.is_quarter())?;
        for (i, value) in short {
            vals[i] = Val::Array(self.converted_to(value, ElementType::F32));
        }
        narrow
    }

    /// Rounds the results of a definition that has computed in `f32`.
    pub(super) fn narrowed(&mut self, val: Val, element: ElementType) -> Val {
        match val {
            Val::Array(value) if self.graph.shape(value).element == ElementType::F32 => {
                Val::Array(self.converted_to(value, element))
            }
            Val::Tuple(items) => {
                let items = items.into_iter().map(|item| self.narrowed(item, element));
                Val::Tuple(items.collect_vec())
            }
            val => val,
        }
    }

    /// Elaborates an assertion in a definition: its message is the mistake of a call for which the condition is known to be
    /// false. What depends on generic or dynamic sizes is a constraint of the operations in the body.
    pub(super) fn require(&mut self, whole: &Expr, of: &Inspect) -> Val {
        if self.required(&of.leading[0]) != Some(false) {
            return Val::Tuple(Vec::new());
        }
        let values = of.args.iter().map(|arg| {
            let val = self.expr(arg);
            match (&val, as_int(&val)) {
                (Val::Text(text), _) => text.text.clone(),
                (_, Some(int)) => int.to_string(),
                _ => self.type_text(&val),
            }
        });
        let values = values.collect_vec();
        let pieces = of.format.iter().flat_items(|format| &format.pieces);
        let pieces = pieces.map(|piece| match piece {
            Piece::Text(text) => text.as_str(),
            Piece::Value(number, _) => &values[*number],
        });
        let what = pieces.collect_vec().concat();
        self.fault(whole, what)
    }

    /// Returns the truth of a condition; `None` if it depends on generic or dynamic sizes.
    fn required(&mut self, condition: &Expr) -> Option<bool> {
        let Kind::Binary(binary) = &condition.bare().kind else {
            let val = self.expr(condition);
            return self.decided(&val);
        };
        let sides = [&binary.left, &binary.right];
        match binary.op.text() {
            "&&" | "||" => {
                let sides = sides.map(|side| self.required(side));
                let is_or = binary.op.text() == "||";
                if sides.contains(&Some(is_or)) {
                    return Some(is_or);
                }
                sides.iter().all(Option::is_some).then_some(!is_or)
            }
            _ => {
                let [left, right] = sides.map(|side| self.expr(side));
                match (as_int(&left), as_int(&right)) {
                    (Some(a), Some(b)) => compared(binary.op, order(&a, &b)?),
                    _ => {
                        let val = self.decided_by(binary.op, &left, &right)?;
                        self.decided(&val)
                    }
                }
            }
        }
    }

    fn converted_to(&mut self, value: Value, element: ElementType) -> Value {
        let converted = self.with_builder(|b| convert::convert(b, value, element));
        converted.expect("one floating-point type becomes another")
    }

    /// Returns the help for an array whose elements an operation does not accept, if a conversion makes them numbers that
    /// it does.
    pub(super) fn as_float(&self, family: Family, found: ElementType, argument: &Expr) -> String {
        if family.admits(ElementType::F32) && !found.is_complex() {
            format!(
                "\n  help: convert it first: `{} as f32`",
                argument.grouped()
            )
        } else {
            String::new()
        }
    }

    /// Returns the message about an array with another number of dimensions than an operation expects.
    pub(super) fn other_dimensions(
        param: &str,
        least: usize,
        is_open: bool,
        found: &str,
    ) -> String {
        let at_least = if is_open { "at least " } else { "" };
        let s = if least == 1 { "" } else { "s" };
        format!("expected {at_least}{least} dimension{s} for parameter `{param}`, found {found}")
    }

    /// Returns the array of an array parameter's type whose elements are the default of the parameter.
    pub(super) fn each_element(&mut self, numbers: &Numbers, want: &Type) -> Option<Val> {
        let shape = &want.leaf()?.shape;
        // `0` is a number of every type.
        let mut numbers = numbers.clone();
        for number in &mut numbers.numbers {
            if number.kind == NumberKind::Integer {
                number.kind = NumberKind::Whole;
            }
        }
        let literal = Literal::from_numbers(shape.element, &numbers).ok()?;
        let literal = literal.shape().is_scalar().then_some(literal)?;
        let sizes = Shape::clone(shape).dims;
        let value = self.with_builder(|b| {
            let scalar = b.constant(literal);
            broadcast::in_dim(b, scalar, sizes, &[])
        });
        value.ok().map(Val::Array)
    }
}
