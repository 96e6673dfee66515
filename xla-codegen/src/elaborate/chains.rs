//! Helps for chains of methods of other languages: Rust's iterators, `x.iter().map(|v| v * 2.0).sum()`, and JAX's updates,
//! `x.at[i].add(y)`.

use xla_hlo::Operation;
use xla_hlo::aliases::words;
use xla_hlo::list::Items;
use xla_hlo::operation::ParamKind;

use super::habits::is_number;
use super::{Elab, Val};
use crate::advice;
use crate::hir::{Closure, Expr, Kind, Member, MethodCall};
use crate::message::source;

impl Elab<'_> {
    /// Reports a chain whose last method is this call; `None` for a call of another kind.
    pub(super) fn chain(&mut self, call: &MethodCall) -> Option<Val> {
        if let Some((at, what)) = self.update_of_jax(call) {
            return Some(self.fault(at, what));
        }
        let (iter, steps) = steps(call)?;
        // Structs in an array have an iterator, and a list of integers.
        if !matches!(self.peek(&iter.receiver), Some(Val::Array(_))) {
            return None;
        }
        let code = iterated(source(&iter.receiver), &steps)?;
        let what = format!(
            "cannot find operation `{}`\n  help: write `{code}`",
            iter.method
        );
        Some(self.fault(&iter.method, what))
    }

    /// Reports a method of PyTorch with the dimension before the indices, `x.gather(1, index)`.
    pub(super) fn dimension_first(
        &mut self,
        operation: &'static Operation,
        ordered: &[&Expr],
    ) -> Option<Val> {
        let [_, at, _] = ordered else {
            return None;
        };
        let second = operation.params.get(1)?;
        if second.kind != ParamKind::Array || !is_number(at) {
            return None;
        }
        let texts = ordered.iter().map(source).collect_vec();
        let help = advice::of_count(&format!("Tensor.{}", operation.name), &texts)?;
        self.look_at(ordered);
        let found = source(at);
        let what = format!(
            "{}: expected an array, found `{found}`\n  help: {help}",
            operation.name
        );
        Some(self.fault(at, what))
    }

    /// Reports a size of -1, which other libraries compute: `x.reshape(-1)`, `reshape(x, [8, -1])`.
    pub(super) fn open_size(
        &mut self,
        operation: &'static Operation,
        ordered: &[&Expr],
    ) -> Option<Val> {
        let sizes = operation.params.get(1)?;
        let at = *ordered.get(1)?;
        let texts = ordered[1..].iter().map(source).collect_vec().join(", ");
        let is_open = texts
            .split([',', '[', ']', '(', ')'])
            .any(|size| size.trim() == "-1");
        let takes_sizes = sizes.kind == ParamKind::Sizes || sizes.name == "sizes";
        if !takes_sizes || !is_open {
            return None;
        }
        let help = self.reshaped("view", None, ordered)?;
        let what = format!("{}: expected sizes, found `-1`", operation.name);
        Some(self.fault(at, format!("{what}\n  help: {help}")))
    }

    /// Returns the message for JAX's `x.at[i].set(y)`.
    fn update_of_jax(&self, call: &MethodCall) -> Option<(proc_macro2::Ident, String)> {
        let Kind::Index(index) = &call.receiver.kind else {
            return None;
        };
        let Kind::Field(field) = &index.expr.kind else {
            return None;
        };
        let Member::Named(at) = &field.member else {
            return None;
        };
        if at != "at" {
            return None;
        }
        let at = at.clone();
        let Some(Val::Array(_)) = self.peek(&field.base) else {
            return None;
        };
        let (x, i) = (source(&field.base), source(&index.index));
        let value = call.args.first().map(source).unwrap_or_default();
        let is_vector = match self.peek(&index.index) {
            Some(Val::Array(at)) => self.graph.shape(at).rank() > 0,
            _ => false,
        };
        let method = call.method.to_string();
        let place = format!("new[{i}]");
        let change = match method.as_str() {
            "get" => return Some((at, read_of_jax(&x, &i))),
            words::ADD | "subtract" if is_vector => {
                let sign = if method == words::ADD { "" } else { "-" };
                let what = format!(
                    "no field `at` on `{x}`\n  help: write `index_add({x}, {i}, {sign}{value})`"
                );
                return Some((at, what));
            }
            "set" => format!("{place} = {value}"),
            words::ADD => format!("{place} += {value}"),
            "subtract" => format!("{place} -= {value}"),
            "multiply" | words::MUL => format!("{place} *= {value}"),
            "divide" => format!("{place} /= {value}"),
            words::MIN | "max" => format!("{place} = {method}({place}, {value})"),
            _ => return None,
        };
        let what = format!(
            "no field `at` on `{x}`\n  help: write `let mut new = {x}; {change};`, and use `new`"
        );
        Some((at, what))
    }
}

fn read_of_jax(x: &str, i: &str) -> String {
    format!("no field `at` on `{x}`\n  help: write `{x}[{i}]`")
}

/// Returns the call of `iter` at the beginning of a chain, and the calls after it.
fn steps(last: &MethodCall) -> Option<(&MethodCall, Vec<&MethodCall>)> {
    let mut steps = vec![last];
    let mut receiver = &last.receiver;
    loop {
        let Kind::MethodCall(call) = &receiver.kind else {
            return None;
        };
        let is_start = matches!(&*call.method.to_string(), "iter" | "into_iter" | "iter_mut");
        if is_start && call.args.is_empty() {
            steps.reverse();
            return Some((call, steps));
        }
        steps.push(call);
        receiver = &call.receiver;
    }
}

/// Returns the operations that compute the same as a chain of an iterator's methods.
fn iterated(first: String, steps: &[&MethodCall]) -> Option<String> {
    // The arrays whose elements the iterator has, and the condition on an element.
    let mut arrays = vec![first];
    let mut kept: Option<String> = None;
    for (i, step) in steps.iter().enumerate() {
        let is_last = i + 1 == steps.len();
        let (name, argument) = (step.method.to_string(), step.args.first());
        let closure = argument.and_then(|expr| match &expr.kind {
            Kind::Closure(closure) => Some(plain(closure)),
            _ => None,
        });
        let all = match arrays.as_slice() {
            [one] => one.clone(),
            many => format!("({})", many.join(", ")),
        };
        arrays = match (name.as_str(), argument) {
            ("copied" | "cloned" | "collect", None) => continue,
            ("zip", Some(other)) => {
                let other = match &other.kind {
                    Kind::MethodCall(call) if call.method == "iter" => source(&call.receiver),
                    Kind::Reference(of) => source(&of.expr),
                    _ => source(other),
                };
                arrays.push(other);
                continue;
            }
            ("map", Some(_)) => vec![format!("map({}, {all})", closure?)],
            ("filter", Some(_)) if kept.is_none() && arrays.len() == 1 => {
                kept = Some(format!("map({}, {all})", closure?));
                continue;
            }
            (words::ANY | words::ALL, Some(_)) => {
                vec![format!("{name}(map({}, {all}))", closure?)]
            }
            ("rev", None) if arrays.len() == 1 => vec![format!("rev({all}, [0])")],
            (words::TAKE | "skip", Some(count)) if arrays.len() == 1 => {
                let count = source(count);
                let range = if name == words::TAKE {
                    format!("..{count}")
                } else {
                    format!("{count}..")
                };
                vec![format!("{all}[{range}]")]
            }
            (words::SUM | "product", None) if arrays.len() == 1 => match kept.take() {
                Some(kept) => {
                    let other = if name == words::SUM { "0.0" } else { "1.0" };
                    vec![format!("{name}(select({kept}, {all}, {other}))")]
                }
                None => vec![format!("{name}({all})")],
            },
            ("count", None) if arrays.len() == 1 => match kept.take() {
                Some(kept) => vec![format!("sum({kept} as i32)")],
                None => vec![format!("{all}.dims()[0]")],
            },
            ("fold", Some(init)) if arrays.len() == 1 => {
                let function = step.args.get(1)?;
                let Kind::Closure(function) = &function.kind else {
                    return None;
                };
                vec![format!(
                    "reduce({}, {all}, {})",
                    plain(function),
                    source(init)
                )]
            }
            (words::MIN | "max", None) if arrays.len() == 1 => {
                vec![format!("reduce_{name}({all})")]
            }
            _ => return None,
        };
        // A condition is left only for a sum or a number.
        if kept.is_some() && is_last {
            return None;
        }
    }
    match (arrays.as_slice(), kept) {
        ([one], None) => Some(one.clone()),
        _ => None,
    }
}

/// Returns a closure over elements, without the references of an iterator: `|v| v > 0.0` for `|&v| v > 0.0`.
fn plain(closure: &Closure) -> String {
    let patterns = closure.inputs.iter().map(|input| source(&input.pat));
    let patterns = patterns.map(|text| text.replace(['&', '(', ')'], ""));
    let patterns = patterns.collect_vec().join(", ");
    let mut body = source(&closure.body);
    for name in patterns.split(", ") {
        for stars in ["**", "*"] {
            body = without(&body, stars, name);
        }
    }
    format!("|{patterns}| {body}")
}

/// Returns code without these signs before a name, unless they are a product: `a * b`.
fn without(code: &str, stars: &str, name: &str) -> String {
    let pattern = format!("{stars}{name}");
    let mut text = String::new();
    let mut rest = code;
    while let Some(at) = rest.find(&pattern) {
        let (before, after) = rest.split_at(at);
        let end = after[pattern.len()..].chars().next();
        let is_whole = end.is_none_or(|c| !c.is_alphanumeric() && c != '_');
        text.push_str(before);
        text.push_str(if is_whole { name } else { &pattern });
        rest = &after[pattern.len()..];
    }
    text + rest
}
