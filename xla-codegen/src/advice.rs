//! Help for calls of names of other libraries, with all their arguments: each is written with the name that it has here,
//! and the help says which ones it leaves out.

use xla_hlo::aliases::words;
use xla_hlo::list::Items;
use xla_hlo::{aliases, lookup, spelling};

use crate::library;

mod composed;
mod written;

pub(crate) use written::{argument, written_of};

/// Arguments that state nothing about values: all values are differentiable, and the compiler places them.
const MEANINGLESS: [&str; 9] = [
    "copy",
    "device",
    "inplace",
    "memory_format",
    "non_blocking",
    "out",
    "pin_memory",
    "precision",
    "requires_grad",
];

/// Returns the help for a name of another library, with the texts of its arguments. Beside floating-point arrays, numbers
/// have a point.
pub(crate) fn of_call(name: &str, arguments: &[String], is_float: bool) -> Option<String> {
    let advice = || aliases::advice(name, arguments);
    composed::of_call(name, arguments)
        .or_else(|| advice().map(|advice| completed(advice, arguments, is_float)))
}

/// Returns the help for a name with this number of arguments.
pub(crate) fn of_count(name: &str, arguments: &[String]) -> Option<String> {
    let advice = aliases::advice_of_count(name, arguments);
    advice.map(|advice| completed(advice, arguments, true))
}

/// Returns the text of advice with the arguments that its row does not have.
fn completed(advice: aliases::Advice, arguments: &[String], is_float: bool) -> String {
    let point = if is_float { ".0" } else { "" };
    let mut text = advice.text.replace(aliases::POINT, point);
    if !["write ", "take "]
        .iter()
        .any(|start| text.starts_with(start))
    {
        return text.replace(aliases::REST, "");
    }
    let mut left = advice
        .left
        .iter()
        .map(|&i| arguments[i].as_str())
        .collect_vec();
    if text.contains(aliases::REST) {
        let floats = called(first_code(&text).0).map_or_else(Vec::new, library::floats);
        let plain = advice
            .left
            .iter()
            .filter_items(|i| named(&arguments[**i]).is_none());
        let rest = plain.map(|&i| format!(", {}", number_here(&arguments[i], floats.get(i))));
        text = text.replace(aliases::REST, &rest.collect_vec().concat());
        left.retain(|text| named(text).is_some());
    }
    let mut omitted = Vec::new();
    for argument in left {
        match named(argument) {
            _ if is_meaningless(argument) => {}
            Some(("reduction", value)) if first_code(&text).0.starts_with("mean(") => {
                let (code, start) = first_code(&text);
                let reduced = match (value.trim_matches('"'), code.strip_prefix("mean(")) {
                    (words::SUM, Some(rest)) => format!("sum({rest}"),
                    ("none", Some(rest)) => rest.strip_suffix(')').unwrap_or(rest).to_string(),
                    _ => code.to_string(),
                };
                text = replaced(&text, start, code, &reduced);
            }
            Some((name, value)) => match with_argument(&text, name, value) {
                Some(new) => text = new,
                None => omitted.push(argument),
            },
            None => match with_dimension(&text, argument) {
                Some(new) => text = new,
                // The reader fills the places with two points.
                None if first_code(&text).0.contains("..") => {}
                None => omitted.push(argument),
            },
        }
    }
    // An argument that the advice has in its own text is not left out.
    omitted.retain(|argument| {
        let is_there = |end: char| text.contains(&format!(", {argument}{end}"));
        !is_there(',') && !is_there(')')
    });
    text + &left_out(&omitted)
}

/// Returns what a help says about arguments that it leaves out.
pub(crate) fn left_out(arguments: &[&str]) -> String {
    let all = arguments.iter().map(|text| format!("`{text}`"));
    match all.collect_vec().as_slice() {
        [] => String::new(),
        all => format!("; this leaves out {}", all.join(" and ")),
    }
}

/// Whether an argument states nothing about values, or nothing at all.
pub(crate) fn is_meaningless(text: &str) -> bool {
    named(text).is_some_and(|(name, value)| MEANINGLESS.contains(&name) || value == "None")
}

/// Returns the name and the value of a named argument.
pub(crate) fn named(text: &str) -> Option<(&str, &str)> {
    let is_word = |text: &str| text.chars().all(|c| c.is_alphanumeric() || c == '_');
    text.split_once(" = ").filter(|(name, _)| is_word(name))
}

/// Returns the first code between backticks, and where it starts.
fn first_code(text: &str) -> (&str, usize) {
    let start = text.find('`').map_or(text.len(), |at| at + 1);
    let code = text[start..].split('`').next().unwrap_or_default();
    (code, start)
}

/// Returns the path of the operation that code calls, if it begins with a call.
fn called(code: &str) -> Option<&str> {
    let (path, _) = code.split_once('(')?;
    library::is_operation(path).then_some(path)
}

/// Returns the names of an operation's parameters.
pub(crate) fn parameters(path: &str) -> Vec<String> {
    if let Some(operation) = lookup(path) {
        let params = operation.params.iter();
        return params.map(|param| param.name.to_string()).collect_vec();
    }
    let form = library::definition(path).map(|of| of.call());
    let form = form.as_deref().and_then(|form| form.split_once('('));
    let params = form.map_or("", |(_, params)| params);
    let names = params.split(|c: char| !c.is_alphanumeric() && c != '_');
    let names = names.filter_items(|name| !name.is_empty());
    names.map(str::to_string).collect_vec()
}

/// Returns help whose first call has one more argument, by the name that it has here.
fn with_argument(text: &str, name: &str, value: &str) -> Option<String> {
    let (code, start) = first_code(text);
    let known = parameters(called(code)?);
    let known = known.iter().map(String::as_str).collect_vec();
    let meant = spelling::argument(name, &known)?;
    let at = known.iter().position(|name| *name == meant)?;
    let floats = library::floats(called(code)?);
    let value = number_here(value, floats.get(at));
    // A list that the row leaves open.
    if code.contains("[..]") && ["dimensions", "permutation", "sizes"].contains(&meant) {
        let list = if value.starts_with('[') {
            value
        } else {
            format!("[{value}]")
        };
        let filled = code.replacen("[..]", &list, 1);
        return Some(replaced(text, start, code, &filled));
    }
    let singular = meant.strip_suffix('s').unwrap_or(meant);
    for own in [meant, singular] {
        let open = format!("{own} = ..");
        if code.contains(&open) {
            let filled = code.replacen(&open, &format!("{own} = {value}"), 1);
            return Some(replaced(text, start, code, &filled));
        }
        if code.contains(&format!("{own} = ")) {
            return None;
        }
    }
    let end = end_of_call(code)?;
    let before = &code[..end];
    let (before, comma) = match before.strip_suffix("..") {
        Some(before) => (before, ""),
        None if before.ends_with('(') => (before, ""),
        None => (before, ", "),
    };
    let filled = format!("{before}{comma}{meant} = {value}{}", &code[end..]);
    Some(replaced(text, start, code, &filled))
}

/// Returns help with a number for the dimension that it leaves open.
fn with_dimension(text: &str, value: &str) -> Option<String> {
    value.parse::<i64>().ok()?;
    ["dimension = ..", "dimensions = .."]
        .iter()
        .find_map(|open| {
            let (code, start) = first_code(text);
            code.contains(open).then(|| {
                let filled = code.replacen(open, &open.replace("..", value), 1);
                replaced(text, start, code, &filled)
            })
        })
}

fn replaced(text: &str, start: usize, code: &str, filled: &str) -> String {
    format!("{}{filled}{}", &text[..start], &text[start + code.len()..])
}

/// Returns the place of the parenthesis that ends the call at the start of code.
fn end_of_call(code: &str) -> Option<usize> {
    let mut depth = 0;
    code.char_indices().find_map(|(at, c)| {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        (c == ')' && depth == 0).then_some(at)
    })
}

/// Returns a value where a floating-point number may be expected: `2.0` for 2.
pub(crate) fn number_here(text: &str, is_float: Option<&bool>) -> String {
    let is_integer = text.trim_start_matches('-').parse::<u64>().is_ok();
    match is_float {
        Some(true) if is_integer => format!("{text}.0"),
        _ => value_here(text),
    }
}

/// Returns a value as it is written here, and a tuple as a list: `[None, 0]` for `(None, 0)`.
pub(crate) fn listed(value: &str) -> String {
    let inner = value.strip_prefix('(');
    match inner.and_then(|value| value.strip_suffix(')')) {
        Some(inner) => format!("[{}]", inner.trim_end_matches([',', ' '])),
        None => value_here(value),
    }
}

/// Returns a value as it is written here: `[0, 1]` for a tuple of numbers, `true` for `True`.
pub(crate) fn value_here(value: &str) -> String {
    match value {
        "True" => return "true".to_string(),
        "False" => return "false".to_string(),
        _ => {}
    }
    let inner = value.strip_prefix('(');
    let inner = inner.and_then(|value| value.strip_suffix(')'));
    let is_number = |c: char| c.is_ascii_digit() || ", -".contains(c);
    match inner.filter(|inner| inner.chars().all(is_number)) {
        Some(inner) => format!("[{}]", inner.trim_end_matches([',', ' '])),
        None => value.to_string(),
    }
}
