//! Calls of another library's functions, as calls of the operations of the same names: each argument by the name that its
//! parameter has here.

use xla_hlo::list::Items;
use xla_hlo::operation::ParamKind;
use xla_hlo::{ElementType, aliases, lookup, spelling};

use super::{is_meaningless, left_out, listed, named, number_here, parameters, value_here};
use crate::library::{floats, paths_to};

/// Returns the help for a call by the path of another library, if one operation has its last part as its name:
/// `jnp::sin(x)` is `sin(x)`.
pub(crate) fn written_of(path: &str, arguments: &[String]) -> Option<String> {
    let (modules, last) = path.rsplit_once("::")?;
    let last = last.trim();
    let mut modules = modules.split("::").map(str::trim);
    // Rust's `f32::max(x, y)`.
    let is_element = ElementType::from_name(modules.clone().next().unwrap_or_default()).is_some();
    if !is_element && !aliases::is_of_library(path) && !modules.all(aliases::is_module) {
        return None;
    }
    let mut paths = paths_to(last);
    // `jax.random.split` is `random::split`, not `split`.
    if let Some(exact) = paths.iter().find(|own| path.ends_with(&format!("::{own}"))) {
        let longest = paths.iter().filter_items(|own| own.len() > exact.len());
        let longest = longest.filter_items(|own| path.ends_with(&format!("::{own}")));
        let exact = longest.max_by_key(|own| own.len()).unwrap_or(exact);
        paths = vec![exact.clone()];
    }
    match paths.as_slice() {
        [one] => {
            // Python's functions of numbers return floats.
            let is_float = if path.starts_with("math") {
                Some(&true)
            } else {
                None
            };
            let arguments = arguments.iter().map(|text| number_here(text, is_float));
            let (texts, omitted) = translated(one, &arguments.collect_vec());
            let omitted = omitted.iter().map(String::as_str).collect_vec();
            let omitted = left_out(&omitted);
            Some(format!("write `{one}({})`{omitted}", texts.join(", ")))
        }
        _ => None,
    }
}

/// Returns the texts of arguments with the element type first, which other libraries state last or not at all:
/// `f64, [2, 3]` for `(2, 3), dtype = float64`.
fn with_element(operation: &xla_hlo::Operation, arguments: &[String]) -> Option<Vec<String>> {
    let (first, rest) = operation.params.split_first()?;
    if first.kind != ParamKind::Element {
        return None;
    }
    let value = |text: &String| {
        let named = text.split_once(" = ");
        named.map_or_else(|| text.clone(), |(_, value)| value.to_string())
    };
    let mut element = "f32".to_string();
    let mut texts: Vec<String> = Vec::new();
    for text in arguments {
        if is_meaningless(text) {
            continue;
        }
        let named = text.split_once(" = ").map(|(name, _)| name);
        let is_element = match named {
            Some(name) => spelling::argument(name, &[first.name]).is_some(),
            None => spelling::element(text).is_some(),
        };
        match spelling::element(&value(text)).filter(|_| is_element) {
            Some(stated) => element = stated,
            // PyTorch lists the sizes without brackets: `ones(5, 5)`.
            None if named.is_none()
                && texts.len() == 1
                && rest.len() == 1
                && rest[0].kind == ParamKind::Sizes
                && is_size(text)
                && is_size(texts[0].trim_matches(['[', ']'])) =>
            {
                texts[0] = format!("[{}, {text}]", texts[0].trim_matches(['[', ']']));
            }
            None if texts.is_empty()
                && rest.first().is_some_and(|of| of.kind == ParamKind::Sizes) =>
            {
                texts.push(listed(&value(text)));
            }
            None => texts.push(text.clone()),
        }
    }
    texts.insert(0, element);
    Some(texts)
}

/// Whether a text is a size, or some with commas between.
fn is_size(text: &str) -> bool {
    text.chars()
        .all(|c| c.is_alphanumeric() || "_, ".contains(c))
}

/// Returns the texts of arguments with the names of an operation's parameters, and with functions first if it takes them;
/// and the arguments for which it has no parameter.
fn translated(path: &str, arguments: &[String]) -> (Vec<String>, Vec<String>) {
    let operation = lookup(path);
    if let Some(texts) = operation.and_then(|operation| with_element(operation, arguments)) {
        return (texts, Vec::new());
    }
    let known = parameters(path);
    let known = known.iter().map(String::as_str).collect_vec();
    let floats = floats(path);
    let (mut texts, mut omitted) = (Vec::new(), Vec::new());
    for (i, text) in arguments.iter().enumerate() {
        match (argument(text, &known), is_meaningless(text)) {
            (_, true) => {}
            (Some(named), false) if named != *text => texts.push(named),
            (Some(_), false) => texts.push(number_here(text, floats.get(i))),
            (None, false) => omitted.push(text.clone()),
        }
    }
    // Functions of NumPy whose first dimension is the default.
    let needs =
        operation.is_some_and(|of| of.params.len() == 2 && of.params[1].name == "dimension");
    if needs && texts.len() == 1 && operation.is_some_and(|of| !of.params[1].optional) {
        texts.push("0".to_string());
    }
    // PyTorch's list of operands after a text.
    if let [first, list] = texts.as_slice()
        && first.starts_with('"')
        && let Some(inner) = list
            .strip_prefix('[')
            .and_then(|list| list.strip_suffix(']'))
    {
        texts = vec![first.clone(), inner.to_string()];
    }
    let functions = operation.map_or(0, xla_hlo::Operation::functions);
    let is_function = |text: &String| text.starts_with('|');
    if functions > 0 && texts.iter().skip(functions).any(is_function) {
        let operands = texts.iter().filter_items(|text| !is_function(text));
        let ordered = texts.iter().filter_items(|text| is_function(text));
        texts = ordered.chain_items(operands).cloned().collect_vec();
    }
    (texts, omitted)
}

/// Returns the text of an argument with the name that a parameter has here, and with a tuple of numbers as a list; `None`
/// for a name that no parameter has.
pub(crate) fn argument(text: &str, known: &[&str]) -> Option<String> {
    let Some((name, value)) = named(text) else {
        return Some(text.to_string());
    };
    // PyTorch's word for the correction of a variance.
    if name == "unbiased" && known.contains(&"correction") {
        let correction = u8::from(value.eq_ignore_ascii_case("true"));
        return Some(format!("correction = {correction}"));
    }
    let own = |known: &&&str| **known == name || known.strip_suffix('s') == Some(name);
    let meant = if known.iter().any(|known| own(&known)) {
        name
    } else {
        spelling::argument(name, known)?
    };
    let element = spelling::element(value).filter(|_| meant == "element_type");
    let value = element.unwrap_or_else(|| value_here(value));
    Some(format!("{meant} = {value}"))
}
