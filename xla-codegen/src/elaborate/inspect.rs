//! Macros that print or assert: `println!("{x:.3}")`, `dbg!(x)`, `assert!(c, "{x}")`.
//!
//! The format string is resolved here: its arguments become operands or numbers of the graph. The emitted code formats
//! them by the same string at run time.

use quote::ToTokens;
use xla_hlo::graph::inspect::Action;
use xla_hlo::list::Items;
use xla_hlo::literal::{NumberKind, Numbers, Scalar};
use xla_hlo::ops::constant;
use xla_hlo::ops::inspect::macros::MacroKind;
use xla_hlo::ops::inspect::{self, Made};
use xla_hlo::{ElementType, Literal, Shape, Tree, Value, Values};

use super::{Elab, Source, Val};
use crate::hir::{Count, Expr, Format, Inspect, Piece, Spec};
use crate::message::source;

/// A format string for the emitted code, and the values that it formats.
#[derive(Default)]
struct Text {
    format: String,
    values: Vec<Values>,
}

impl Text {
    /// Adds text, in which braces are no arguments.
    fn push(&mut self, text: &str) {
        self.format += &text.replace('{', "{{").replace('}', "}}");
    }

    /// Adds a value, formatted by what follows the `:` in braces.
    fn value(&mut self, value: Values, spec: &str) {
        self.format += &format!("{{{}{spec}}}", self.values.len());
        self.values.push(value);
    }
}

impl Elab<'_> {
    /// Elaborates a macro that prints or asserts; the value is the argument of `dbg!`, or `()`.
    pub(super) fn inspect(&mut self, whole: &Expr, of: &Inspect) -> Val {
        match of.of.kind {
            MacroKind::Print(action, ends) => {
                if let Some(mut text) = self.text(of) {
                    if ends {
                        text.push("\n");
                    }
                    self.add_inspect(whole, of, action, None, text);
                }
                Val::Tuple(Vec::new())
            }
            MacroKind::Show => self.show(whole, of),
            MacroKind::Assert => {
                if let Some(val) = self.multiple(whole, of) {
                    return val;
                }
                if self.cx.frame().of_library {
                    return self.require(whole, of);
                }
                let condition = self.condition(of);
                let text = self.text(of);
                if let (Some(condition), Some(mut text)) = (condition, text) {
                    if of.format.is_none() {
                        text.push(&format!("assertion failed: {}", source(&of.leading[0])));
                    }
                    self.assert(whole, of, condition, text);
                }
                Val::Tuple(Vec::new())
            }
            MacroKind::AssertEqual(equal) => {
                self.assert_equal(whole, of, equal);
                Val::Tuple(Vec::new())
            }
        }
    }

    /// Adds the instruction.
    fn add_inspect(
        &mut self,
        whole: &Expr,
        of: &Inspect,
        action: Action,
        condition: Option<Value>,
        text: Text,
    ) {
        let origin = self.cx.origin(whole.start());
        let place = self.cx.source(origin).and_then(Source::place);
        let made = Made {
            action,
            format: text.format,
            values: text.values,
            place: place.unwrap_or_default(),
            debug: of.of.debug,
        };
        let added = self.with_builder(|b| {
            b.origin = origin;
            inspect::add(b, condition, made)
        });
        if let Err(fault) = added {
            self.fault(whole, fault.of(of.of.name).message(&[]));
        }
    }

    /// Adds an assertion, unless its condition is known to hold.
    fn assert(&mut self, whole: &Expr, of: &Inspect, condition: Condition, text: Text) {
        match condition {
            Condition::Known(true) => {}
            // A branch or a loop that ends with `assert!(false)` may never be executed.
            Condition::Known(false) if self.outer.is_some() => {
                let never = Literal::scalar(ElementType::Bool, Scalar::Bool(false));
                let value = self.with_builder(|b| b.constant(never));
                self.add_inspect(whole, of, Action::Assert, Some(value), text);
            }
            Condition::Known(false) => {
                let what = format!("`{}!` fails: its condition is false", of.of.name);
                self.fault(whole, what);
            }
            Condition::Value(value) => {
                self.add_inspect(whole, of, Action::Assert, Some(value), text);
            }
        }
    }

    /// Elaborates the condition of an assertion.
    fn condition(&mut self, of: &Inspect) -> Option<Condition> {
        let expr = &of.leading[0];
        match self.expr(expr) {
            val if val.is_poisoned() => None,
            Val::Array(value) if *self.graph.shape(value) == Shape::scalar(ElementType::Bool) => {
                Some(Condition::Value(value))
            }
            Val::Numbers(numbers) if truth(&numbers).is_some() => {
                truth(&numbers).map(Condition::Known)
            }
            val => {
                let shape = match &val {
                    Val::Array(value) => Some(self.graph.shape(*value).clone()),
                    _ => None,
                };
                let found = self.type_text(&val);
                let what = inspect::not_a_condition(of.of, &source(expr), &found, shape.as_ref());
                self.fault(expr, what);
                None
            }
        }
    }

    /// Elaborates `assert_eq!` and `assert_ne!`.
    fn assert_equal(&mut self, whole: &Expr, of: &Inspect, equal: bool) {
        let (left, right) = (&of.leading[0], &of.leading[1]);
        let (a, b) = self.beside(left, right);
        let message = self.text(of);
        let (Some(a), Some(b), Some(message)) =
            (self.shown(left, &a), self.shown(right, &b), message)
        else {
            return;
        };
        let alike = self.with_builder_at(whole, |builder| inspect::all_equal(builder, &a, &b));
        let mut condition = match alike {
            Ok(condition) => condition,
            Err(fault) => {
                let values = [Val::of(&a), Val::of(&b)].map(|val| self.type_text(&val));
                let what = format!(
                    "{}: expected two values of the same type, found {} and {}",
                    of.of.name, values[0], values[1]
                );
                let known = fault.help.map(|help| format!("\n  help: {help}"));
                self.fault(whole, what + &known.unwrap_or_default());
                return;
            }
        };
        if !equal {
            condition = self.with_builder_at(whole, |builder| inspect::not(builder, condition));
        }
        let mut text = Text::default();
        let operator = if equal { "==" } else { "!=" };
        text.push(&format!("assertion `left {operator} right` failed"));
        if of.format.is_some() {
            // The values of the message come first.
            text.push(": ");
            text.format += &message.format;
            text.values = message.values;
        }
        text.push("\n  left: ");
        text.value(a, ":?");
        text.push("\n right: ");
        text.value(b, ":?");
        self.assert(whole, of, Condition::Value(condition), text);
    }

    /// Elaborates two values, of which a literal takes the element type of the other.
    fn beside(&mut self, left: &Expr, right: &Expr) -> (Val, Val) {
        let (mut a, mut b) = if self.is_bare(left) {
            let b = self.expr(right);
            (self.expr_beside(left, &b), b)
        } else {
            let a = self.expr(left);
            let b = self.expr_beside(right, &a);
            (a, b)
        };
        let others = [b.clone(), a.clone()];
        let vals = [(&mut a, left), (&mut b, right)].into_iter();
        for ((val, at), other) in vals.zip(&others) {
            if matches!(val, Val::Numbers(_) | Val::Size(_))
                && let Some(expected) = self.type_of(other)
            {
                *val = self.expect(val, &expected, at, "the other value is");
            }
        }
        (a, b)
    }

    /// Elaborates `dbg!`: prints each argument with its source text, and returns them.
    fn show(&mut self, whole: &Expr, of: &Inspect) -> Val {
        let origin = self.cx.origin(whole.start());
        let place = self
            .cx
            .source(origin)
            .and_then(Source::place)
            .unwrap_or_default();
        if of.leading.is_empty() {
            let mut text = Text::default();
            text.push(&format!("[{place}]\n"));
            self.add_inspect(whole, of, Action::PrintError, None, text);
            return Val::Tuple(Vec::new());
        }
        let like = self.like;
        let exprs = of.leading.iter();
        let mut vals = exprs
            .map(|expr| {
                let val = self.expr_like(expr, like);
                if let Some(value) = self.shown(expr, &val) {
                    let mut text = Text::default();
                    text.push(&format!("[{place}] {} = ", source(expr)));
                    text.value(value, ":#?");
                    text.push("\n");
                    self.add_inspect(whole, of, Action::PrintError, None, text);
                }
                val
            })
            .collect_vec();
        match vals.len() {
            1 => vals.swap_remove(0),
            _ => Val::Tuple(vals),
        }
    }

    /// Elaborates the format string of a macro and its arguments; an empty text if it has none.
    fn text(&mut self, of: &Inspect) -> Option<Text> {
        let vals = of.args.iter().map(|expr| self.expr(expr)).collect_vec();
        let mut text = Text::default();
        let Some(Format { pieces }) = &of.format else {
            return Some(text);
        };
        let mut is_whole = true;
        for piece in pieces {
            match piece {
                Piece::Text(piece) => text.push(piece),
                Piece::Value(argument, spec) => {
                    let (expr, val) = (&of.args[*argument], &vals[*argument]);
                    let shown = self.shown(expr, val);
                    let spec = self.spec(spec, of, &vals);
                    let (Some(value), Some(written)) = (shown, spec) else {
                        is_whole = false;
                        continue;
                    };
                    is_whole &= self.can_format(expr, &value, &written);
                    text.value(value, &written);
                }
            }
        }
        is_whole.then_some(text)
    }

    /// Returns a value as arrays; numbers and sizes that are known while compiling become constants. Reports what cannot
    /// be printed.
    fn shown(&mut self, expr: &Expr, val: &Val) -> Option<Values> {
        if val.is_poisoned() {
            return None;
        }
        let found = match val {
            Val::Array(value) => return Some(Tree::Leaf(*value)),
            Val::Numbers(numbers) => return self.constant_of(expr, numbers),
            Val::Size(size) => {
                let size = size.clone();
                let value = self.with_builder(|b| constant::size(b, ElementType::I64, size));
                return Some(Tree::Leaf(value));
            }
            Val::Tuple(items) => {
                let items = items.iter().map(|item| self.shown(expr, item));
                return items.collect_some().map(Tree::Tuple);
            }
            Val::List(items) => {
                let items = items.iter().map(|item| self.shown(expr, item));
                return items.collect_some().map(Tree::List);
            }
            Val::Record(name, fields) => {
                let fields = fields.iter();
                let fields =
                    fields.map(|(field, item)| Some((field.clone(), self.shown(expr, item)?)));
                let fields = fields.collect_some()?;
                return Some(Tree::Record(name.clone(), fields));
            }
            Val::Function(function) => function.in_words(),
            Val::Text(_) => self.type_text(val),
            // A variable that no jump has assigned to is read by no code that runs. An open one is printed when the body is
            // elaborated again: to print a value does not determine its type.
            Val::Unset(_) | Val::Open(_) | Val::Poison => return None,
        };
        let what = format!(
            "expected a value that can be printed, found {found}\n  help: print the result of a call"
        );
        self.fault(expr, what);
        None
    }

    /// Returns numbers without an element type as a constant of the widest one.
    fn constant_of(&mut self, expr: &Expr, numbers: &Numbers) -> Option<Values> {
        let has = |kind| numbers.numbers.iter().any(|number| number.kind == kind);
        let element = if has(NumberKind::Float) {
            ElementType::F64
        } else if has(NumberKind::Bool) {
            ElementType::Bool
        } else {
            ElementType::I64
        };
        match Literal::from_numbers(element, numbers) {
            Ok(literal) => {
                let value = self.with_builder(|b| b.constant(literal));
                Some(Tree::Leaf(value))
            }
            Err((i, _)) => {
                let text = &numbers.numbers[i].text;
                self.fault(expr, format!("`{text}` is out of range for {element}"));
                None
            }
        }
    }

    /// Returns the text of a format after the number of its argument, with numbers for widths and precisions.
    fn spec(&self, spec: &Spec, of: &Inspect, vals: &[Val]) -> Option<String> {
        let mut written = spec.flags.clone();
        for (before, count) in [("", spec.width), (".", spec.precision)] {
            let number = match count {
                None => continue,
                Some(Count::Number(number)) => number.to_string(),
                Some(Count::Argument(argument)) => {
                    self.known_count(&of.args[argument], &vals[argument])?
                }
            };
            written += before;
            written += &number;
        }
        written += &spec.kind;
        if written.is_empty() {
            return Some(written);
        }
        Some(format!(":{written}"))
    }

    /// Returns the text of a width or a precision, which the compiler knows.
    fn known_count(&self, expr: &Expr, val: &Val) -> Option<String> {
        match val {
            Val::Poison => return None,
            Val::Numbers(numbers) if numbers.dims.is_empty() => {
                let number = &numbers.numbers[0];
                let digits = number.text.bytes().all(|byte| byte.is_ascii_digit());
                if number.kind != NumberKind::Float && digits {
                    return Some(number.text.clone());
                }
            }
            Val::Size(size) => {
                if let Some(size) = size.known() {
                    return Some(size.to_string());
                }
            }
            _ => {}
        }
        let what = format!(
            "expected a width or a precision that is known while compiling, found {}",
            self.type_text(val)
        );
        self.fault(expr, what);
        None
    }

    /// Reports a value that has no format of this kind.
    fn can_format(&self, expr: &Expr, value: &Values, spec: &str) -> bool {
        let kind = spec.trim_start_matches(|c: char| !matches!(c, '?' | 'a'..='z' | 'A'..='Z'));
        let shape = match value {
            Tree::Leaf(value) => Some(self.graph.shape(*value)),
            _ => None,
        };
        let element = shape
            .filter(|shape| shape.rank() == 0)
            .map(|shape| shape.element);
        let is_debug = spec.ends_with('?');
        let fits = match (shape, element) {
            // Tuples, arrays of values and structs have no `Display`.
            (None, _) => is_debug,
            (Some(_), None) => is_debug || kind.is_empty(),
            (Some(_), Some(element)) => match kind {
                "e" | "E" => element.is_float() || element.is_integer(),
                "x" | "X" | "o" | "b" => element.is_integer() && element != ElementType::Bool,
                _ => true,
            },
        };
        if !fits {
            let text = source(expr);
            let what = format!(
                "expected `{{:?}}` for {}, found `{{{spec}}}`\n  help: write `{{:?}}` for `{text}`{}",
                self.type_text(&Val::of(value)),
                if shape.is_none() {
                    ", or print its parts"
                } else {
                    ""
                },
            );
            self.fault(expr.to_token_stream(), what);
        }
        fits
    }
}

/// The condition of an assertion.
enum Condition {
    /// It is known while compiling.
    Known(bool),
    Value(Value),
}

/// Returns the truth value that is known.
fn truth(numbers: &Numbers) -> Option<bool> {
    let number = numbers
        .numbers
        .first()
        .filter(|_| numbers.dims.is_empty())?;
    (number.kind == NumberKind::Bool).then(|| number.text == "true")
}
