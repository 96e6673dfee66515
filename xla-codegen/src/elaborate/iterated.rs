//! Helps for loops over what Python and iterators loop over: `range(n)`, `enumerate(xs)`, `zip(a, b)`, `x.rows()`.

use xla_hlo::list::Items;

use super::{Elab, Val};
use crate::hir::{Expr, ForLoop, Kind, UnOp};
use crate::library;
use crate::message::source;

impl Elab<'_> {
    /// Returns the message about a loop over a function of Python, or over a method of an array that is no operation.
    pub(super) fn iterated(&self, repeated: &ForLoop) -> Option<String> {
        let expr = &repeated.expr;
        let (pat, found) = (source(&repeated.pat), source(expr));
        let what = format!("expected a range of integers, found `{found}`");
        let help = match &expr.kind {
            Kind::MethodCall(call) if self.foreign_module(&call.receiver).is_none() => {
                let name = call.method.to_string();
                let is_other = !library::is_operation(&name) && !is_of_parts(&name);
                let size = self.first_size(&call.receiver).filter(|_| is_other)?;
                let array = source(&call.receiver);
                format!("loop over the indices, `for i in 0..{size}`, and read `{array}[i]`")
            }
            _ => self.of_python(&pat, expr)?,
        };
        Some(format!("{what}\n  help: {help}"))
    }

    /// Returns the help for a call of a function of Python that returns numbers or pairs.
    fn of_python(&self, pat: &str, expr: &Expr) -> Option<String> {
        let (name, arguments) = self.function_of_python(expr)?;
        Some(match (name.as_str(), &arguments[..]) {
            ("reversed", [of]) => match self.range_of_python(of) {
                Some(range) => format!("write `for {pat} in {}.rev()`", in_parens(&range)),
                None => format!("write `for {pat} in {}.iter().rev()`", source(of)),
            },
            ("enumerate", [of]) => match self.first_size(of) {
                Some(size) => format!(
                    "loop over the indices, `for i in 0..{size}`, and read `{}[i]`",
                    source(of)
                ),
                None => format!("write `for {pat} in {}.iter().enumerate()`", source(of)),
            },
            ("zip", [first, second]) => {
                let [a, b] = [first, second].map(source);
                match self.first_size(first).or_else(|| self.first_size(second)) {
                    Some(size) => format!(
                        "loop over the indices, `for i in 0..{size}`, and read `{a}[i]` and `{b}[i]`"
                    ),
                    None => format!("write `for {pat} in {a}.iter().zip({b})`"),
                }
            }
            _ => format!("write `for {pat} in {}`", self.range_of_python(expr)?),
        })
    }

    /// Returns the name and the arguments of a call of a function that is not defined here.
    fn function_of_python<'e>(&self, expr: &'e Expr) -> Option<(String, Vec<&'e Expr>)> {
        match &expr.kind {
            Kind::Call(call) => {
                let path = call.func.path()?;
                let name = path.last()?.ident.to_string();
                let is_own = self.variable_of(path).is_some()
                    || self.cx.frame().definitions.of(path).is_some();
                (!is_own).then(|| (name, call.args.iter().collect_vec()))
            }
            Kind::MethodCall(call) => {
                self.foreign_module(&call.receiver)?;
                Some((call.method.to_string(), call.args.iter().collect_vec()))
            }
            _ => None,
        }
    }

    /// Returns the range for `range(n)`, `range(a, b)` and `range(a, b, step)`.
    fn range_of_python(&self, expr: &Expr) -> Option<String> {
        let (name, arguments) = self.function_of_python(expr)?;
        if !matches!(name.as_str(), "range" | "arange") {
            return None;
        }
        let (texts, step) = match &arguments[..] {
            [end] => (["0".to_string(), self.integer_text(end)], None),
            [start, end] => ([self.integer_text(start), self.integer_text(end)], None),
            [start, end, step] => (
                [self.integer_text(start), self.integer_text(end)],
                Some(*step),
            ),
            _ => return None,
        };
        let [start, end] = texts;
        let Some(step) = step else {
            return Some(format!("{start}..{end}"));
        };
        let by = |range: String, step: String| match step.as_str() {
            "1" => range,
            _ => format!("{}.step_by({step})", in_parens(&range)),
        };
        Some(match &step.kind {
            Kind::Unary(unary) if unary.op == UnOp::Neg => {
                // The numbers from `start` down to the one after `end`.
                let range = format!("({}..{}).rev()", one_more(&end), one_more(&start));
                by(range, self.integer_text(&unary.expr))
            }
            _ => by(format!("{start}..{end}"), self.integer_text(step)),
        })
    }

    /// Returns the text of an integer, in which `len(x)` is the number of parts or rows.
    fn integer_text(&self, expr: &Expr) -> String {
        match self.function_of_python(expr) {
            Some((name, arguments)) if name == "len" && arguments.len() == 1 => {
                let of = source(arguments[0]);
                match self.peek(arguments[0]) {
                    Some(Val::List(_)) => format!("{of}.len()"),
                    _ => format!("{of}.dims()[0]"),
                }
            }
            _ => source(expr),
        }
    }

    /// Returns the first size of an array as a loop states it.
    fn first_size(&self, expr: &Expr) -> Option<String> {
        let Some(Val::Array(value)) = self.peek(expr) else {
            return None;
        };
        let size = self.graph.shape(value).dims.first()?;
        Some(match size.known() {
            Some(size) => size.to_string(),
            None => format!("{}.dims()[0]", source(expr)),
        })
    }
}

/// Whether a method is one of a loop over an array of values.
fn is_of_parts(name: &str) -> bool {
    ["iter", "into_iter", "iter_mut", "rev", "enumerate", "zip"].contains(&name)
}

/// Returns a range in parentheses, or with its methods.
fn in_parens(range: &str) -> String {
    if range.starts_with('(') {
        range.to_string()
    } else {
        format!("({range})")
    }
}

/// Returns the text of the number after another one.
fn one_more(text: &str) -> String {
    match (text.parse::<i64>(), text.strip_suffix("- 1")) {
        (Ok(number), _) => (number + 1).to_string(),
        (_, Some(whole)) => whole.trim().to_string(),
        _ => format!("{text} + 1"),
    }
}
