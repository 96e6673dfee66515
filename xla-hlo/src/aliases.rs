//! The names that NumPy, JAX, PyTorch and crates of Rust use for operations with another name here.
//!
//! The table is a text that is searched when a program contains an unknown name, so that it costs programs without
//! mistakes nothing.

use crate::error::{Operand, named};
use crate::list::Items;
use crate::spelling;

mod train;
pub mod words;

pub use train::{import, imported};

static TEXT: &str = include_str!("aliases/names.txt");

/// The modules of other libraries in paths, such as `jnp::where_`: advice for a name is advice for its paths too. `true`
/// is of a name by which programs of Python import a library, and which is not likely to be a module of Rust.
static MODULES: &[(&str, bool)] = &[
    ("F", false),
    ("fft", false),
    ("functional", false),
    ("jax", true),
    ("jnp", true),
    ("lax", true),
    ("linalg", false),
    ("math", false),
    ("nn", false),
    ("np", true),
    ("numpy", true),
    ("optax", true),
    ("random", false),
    ("scipy", true),
    ("signal", false),
    ("special", false),
    ("stats", false),
    ("torch", true),
    ("utils", false),
];

/// Whether this is the name of a module of another library, as programs import it.
pub fn is_module(name: &str) -> bool {
    MODULES.iter().any(|(module, _)| *module == name)
}

/// Whether a path begins with the name of another library: `jnp::isnan`, `jax::nn::gelu`.
///
/// ```
/// use xla_hlo::aliases::is_of_library;
///
/// assert!(is_of_library("jax::nn::gelu"));
/// assert!(!is_of_library("jnp") && !is_of_library("nn::gelu"));
/// ```
pub fn is_of_library(path: &str) -> bool {
    let first = path.split_once("::").map(|(first, _)| first.trim());
    first.is_some_and(|first| MODULES.contains(&(first, true)))
}

/// Advice for one or more names of other libraries.
#[derive(Clone, Copy)]
pub struct Row {
    /// The group that the row is in.
    pub heading: &'static str,
    /// `max/1` is `max` with one argument, `to/type` is `to` with an element type.
    names: &'static str,
    /// The advice, in which `{x}` is the text of the first argument. The arguments follow in their order, and `{..}` is the
    /// list of the integers after them.
    pub advice: &'static str,
}

impl Row {
    /// Returns the names, some of which have modules before them: `linalg.cond`.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.names.split(", ")
    }
}

/// Returns all rows in the order of the text.
pub fn rows() -> impl Iterator<Item = Row> {
    let mut heading = "";
    TEXT.lines().filter_map(move |line| {
        if let Some(own) = line.strip_prefix("# ") {
            heading = own;
        }
        let (names, advice) = line.split_once(" -> ").filter(|_| !heading.is_empty())?;
        Some(Row {
            heading,
            names,
            advice,
        })
    })
}

/// Returns the row of a name, or of a path whose parts are separated by points: the one with the most modules.
///
/// ```
/// use xla_hlo::aliases::row;
///
/// assert_eq!(row("jax.nn.identity").unwrap().names().next(), Some("nn.identity"));
/// assert_eq!(row("jax.numpy.identity").unwrap().names().next(), Some("identity"));
/// ```
pub fn row(path: &str) -> Option<Row> {
    let mut own = path;
    loop {
        let is_own = |name: &str| name.replace("::", ".") == own;
        if let Some(row) = rows().find(|row| row.names().any(is_own)) {
            return Some(row);
        }
        let (module, rest) = own.split_once('.')?;
        if !is_module(module) {
            return None;
        }
        // `np.max` and `jnp.max` are `numpy.max`.
        let numpy = format!("numpy.{rest}");
        let is_numpy = matches!(module, "np" | "jnp");
        if let Some(row) = rows().find(|row| is_numpy && row.names().any(|name| name == numpy)) {
            return Some(row);
        }
        own = rest;
    }
}

/// Returns advice for a name or a path of another library that has another name here, with the texts of its arguments.
///
/// ```
/// use xla_hlo::aliases::lookup;
///
/// let advice = lookup("astype", &["a + b".to_string()]).unwrap();
/// assert_eq!(advice, "write `(a + b) as f32`, or `convert(a + b, f32)`");
/// assert_eq!(lookup("reciprocal", &[]).unwrap(), "write `1.0 / x`");
/// assert_eq!(lookup("jnp::reciprocal", &[]), lookup("reciprocal", &[]));
/// assert!(lookup("transpose", &[]).is_none());
/// ```
pub fn lookup(name: &str, arguments: &[String]) -> Option<String> {
    advice(name, arguments).map(Advice::into_text)
}

/// Returns the advice of [`lookup`], and which arguments it does not contain.
///
/// ```
/// use xla_hlo::aliases::advice;
///
/// let arguments = ["x".to_string(), "0".to_string(), "reduction = 1".to_string()];
/// assert_eq!(advice("abs2", &arguments).unwrap().left, [1, 2]);
/// ```
pub fn advice(name: &str, arguments: &[String]) -> Option<Advice> {
    let advice = || row(&name.replace("::", ".")).map(|row| row.written(arguments));
    advice_of_count(name, arguments).or_else(advice)
}

/// Returns advice for a name with this number of arguments, or with an element type among them, which is another operation
/// in other libraries: `max(x)` is `reduce_max(x)`.
///
/// ```
/// use xla_hlo::aliases::of_count;
///
/// let x = "x".to_string();
/// assert!(of_count("max", &[x.clone()]).unwrap().contains("`reduce_max(x)`"));
/// assert!(of_count("max", &[x.clone(), x.clone()]).is_none());
/// // A row `to/type` is for a call with an element type.
/// let advice = of_count("to", &[x, "torch.float64".to_string()]);
/// assert_eq!(advice.unwrap(), "write `x as f64`, or `convert(x, f64)`");
/// ```
pub fn of_count(name: &str, arguments: &[String]) -> Option<String> {
    advice_of_count(name, arguments).map(Advice::into_text)
}

/// Returns the advice of [`of_count`], and which arguments it does not contain.
pub fn advice_of_count(name: &str, arguments: &[String]) -> Option<Advice> {
    let name = name.replace("::", ".");
    let of_type = stated_element(arguments).and_then(|_| row(&format!("{name}/type")));
    let row = of_type.or_else(|| row(&format!("{name}/{}", arguments.len())));
    row.map(|row| row.written(arguments))
}

/// Advice for a call.
pub struct Advice {
    /// The text, in which [`REST`] is the place for further arguments.
    pub text: String,
    /// The arguments that the text does not contain, by their numbers. Advice without a parameter is about any arguments,
    /// so that none is left.
    pub left: Vec<usize>,
}

impl Advice {
    /// Returns the text without further arguments.
    fn into_text(self) -> String {
        self.text.replace(REST, "").replace(POINT, "")
    }
}

/// The sign in a row after a parameter whose integers have a point beside floating-point arrays.
const MARK: &str = "~";

/// The place in advice where an integer has a point beside floating-point arrays.
pub const POINT: &str = "\u{1}";

/// The place in a row for all further arguments, which have the order of the operation's parameters.
pub const REST: &str = "{*}";

/// Returns the element type that an argument after the first is, or that a named argument states.
fn stated_element(arguments: &[String]) -> Option<String> {
    let mut all = arguments.iter().enumerate();
    all.find_map(|(i, text)| match text.split_once(" = ") {
        Some((name, value)) if is_word(name) => spelling::element(value),
        _ if i == 0 => None,
        _ => spelling::element(text),
    })
}

/// Returns advice with another element type instead of `f32`.
fn of_element(advice: &str, element: &str) -> String {
    let is_letter = |c: char| c.is_alphabetic() || c == '_';
    let mut text = String::new();
    for (i, part) in advice.split("f32").enumerate() {
        if i > 0 {
            let is_word = !text.ends_with(is_letter) && !part.starts_with(char::is_alphanumeric);
            text += if is_word { element } else { "f32" };
        }
        text += part;
    }
    text
}

impl Row {
    /// Returns the advice with the texts of arguments.
    fn written(self, arguments: &[String]) -> Advice {
        let element = stated_element(arguments);
        let advice = match &element {
            Some(element) => of_element(self.advice, element),
            None => self.advice.to_string(),
        };
        let has_parameters = advice.contains('{');
        // A dimension, the size 1 of a reduced one and an element type are not one of the operands, wherever they are.
        let operands = (0..arguments.len())
            .filter_items(|&i| option(&arguments[i]).is_none())
            .collect_vec();
        let (advice, listed) = with_rest(&advice, arguments, &operands);
        let mut used = listed;
        let marked = marked(&advice);
        let (mut advice, places) = numbered(&advice.replace(MARK, ""));
        let mut named_operands: Vec<Operand> = Vec::new();
        let parameters = parameters(&advice);
        for parameter in parameters {
            let stated = places.iter().find(|(name, _)| *name == parameter);
            let place = stated.map_or(named_operands.len(), |(_, place)| *place);
            let by_name =
                || (0..arguments.len()).find(|&i| option(&arguments[i]) == Some("dimensions"));
            let at = match parameter.as_str() {
                "d" | "dimension" => by_name().or_else(|| operands.get(place).copied()),
                _ => operands.get(place).copied(),
            };
            let text = match (parameter.as_str(), &element) {
                ("type", Some(element)) => Some(element.clone()),
                _ => at.map(|at| value(&arguments[at]).to_string()),
            };
            let text = match text {
                Some(text) if parameter == "sizes" => Some(in_brackets(text)),
                text => text,
            };
            used.extend(at.filter(|_| parameter != "type"));
            let is_integer = text
                .as_ref()
                .is_some_and(|text| text.parse::<i64>().is_ok());
            let text = match text {
                Some(text) if is_integer && marked.contains(&parameter) => Some(text + POINT),
                text => text,
            };
            // `{n}.0` is a number with a point: `2.0` for 2, and `n as f32` for a variable.
            let number = format!("{{{parameter}}}.0");
            let is_number = text
                .as_ref()
                .is_some_and(|text| text.parse::<f64>().is_ok());
            if is_number && !is_integer {
                advice = advice.replace(&number, &format!("{{{parameter}}}"));
            } else if !is_integer {
                advice = advice.replace(&number, &format!("{{{parameter}}} as f32"));
            }
            named_operands.push(Operand {
                parameter,
                text,
                ty: String::new(),
                place: None,
            });
        }
        let is_left = |i: &usize| {
            let is_element = stated_element(&arguments[*i..=*i]).is_some()
                || *i > 0 && spelling::element(&arguments[*i]).is_some();
            let is_stated = is_element && element.is_some() && self.has_element();
            !(used.contains(i) || is_stated)
        };
        let left = if has_parameters {
            (0..arguments.len()).filter_items(is_left).collect_vec()
        } else {
            Vec::new()
        };
        Advice {
            text: named(&advice, &named_operands),
            left,
        }
    }

    /// Whether the advice contains an element type, which the call may state.
    fn has_element(self) -> bool {
        self.advice.contains("{type") || of_element(self.advice, "f64") != self.advice
    }
}

/// Returns sizes as a list: `[3, 4]` for `(3, 4)`.
fn in_brackets(sizes: String) -> String {
    let inner = sizes.strip_prefix('(');
    match inner.and_then(|sizes| sizes.strip_suffix(')')) {
        Some(inner) => format!("[{}]", inner.trim_end_matches([',', ' '])),
        None => sizes,
    }
}

/// Returns the names of the parameters of advice, in their order.
fn parameters(advice: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for (at, _) in advice.match_indices('{') {
        let Some((parameter, _)) = advice[at + 1..].split_once('}') else {
            continue;
        };
        let is_name = !parameter.is_empty() && parameter.chars().all(char::is_alphanumeric);
        if is_name && all.iter().all(|known| known != parameter) {
            all.push(parameter.to_string());
        }
    }
    all
}

/// Returns the parameters whose integers have a point beside floating-point arrays.
fn marked(advice: &str) -> Vec<String> {
    let before = advice.split(MARK);
    let names = before.map(|text| text.rsplit('{').next().unwrap_or_default().to_string());
    names.collect_vec()
}

/// Returns the text of an argument without its name, which may be another one here.
fn value(text: &str) -> &str {
    match text.split_once(" = ") {
        Some((name, value)) if is_word(name) => value,
        _ => text,
    }
}

/// Returns the parameter that a named argument means, if it is one that most operations of a library have: `axis = 1`.
fn option(text: &str) -> Option<&'static str> {
    let (name, _) = text.split_once(" = ").filter(|(name, _)| is_word(name))?;
    let names = ["dimensions", "keep", "element_type"];
    spelling::translated(name, &names).or_else(|| names.into_iter().find(|own| *own == name))
}

/// Returns advice with a list of the integers among the operands in the place of `{..}`, after those with names, and the
/// numbers of the arguments in the list.
fn with_rest(advice: &str, arguments: &[String], operands: &[usize]) -> (String, Vec<usize>) {
    let Some((before, _)) = advice.split_once("{..}") else {
        return (advice.to_string(), Vec::new());
    };
    let named = before.matches('{').count();
    let rest = operands.get(named..).unwrap_or_default();
    let values = rest.iter().map(|&i| value(&arguments[i])).collect_vec();
    let listed = match values.as_slice() {
        [list] => list
            .strip_prefix(['(', '['])
            .and_then(|list| list.strip_suffix([')', ']'])),
        _ => None,
    };
    let texts = match listed {
        Some(list) => list.split(',').map(str::trim).collect_vec(),
        None => values,
    };
    let texts = texts.iter().filter_items(|text| !text.is_empty());
    let texts = texts.copied().collect_vec();
    let is_size = |text: &&str| text.chars().all(|c| c.is_alphanumeric() || c == '_');
    if !texts.is_empty() && texts.iter().all(is_size) {
        (advice.replace("{..}", &texts.join(", ")), rest.to_vec())
    } else {
        (advice.replace("{..}", ".."), Vec::new())
    }
}

/// Returns advice for an argument by name of an operation that has no parameter of this name.
///
/// ```
/// use xla_hlo::aliases::of_argument;
///
/// let x = "x".to_string();
/// assert!(of_argument("sort", "descending", &[x]).unwrap().contains("`rev(sort(x), [0])`"));
/// ```
pub fn of_argument(operation: &str, name: &str, arguments: &[String]) -> Option<String> {
    let row = row(&format!("{operation}({name})"))?;
    Some(row.written(arguments).into_text())
}

/// Whether a text is a name of Rust.
fn is_word(text: &str) -> bool {
    text.chars().all(|c| c.is_alphanumeric() || c == '_')
}

/// Returns advice without the numbers of arguments, and the numbers of names from 0: `{x@2}` is the second one.
fn numbered(advice: &str) -> (String, Vec<(String, usize)>) {
    let mut parts = advice.split('@');
    let mut text = parts.next().unwrap_or_default().to_string();
    let mut places = Vec::new();
    for part in parts {
        let digits = part.chars().take_while(char::is_ascii_digit).count();
        let name = text.rsplit('{').next().unwrap_or_default().to_string();
        if let Ok(place) = part[..digits].parse::<usize>() {
            places.push((name, place - 1));
        }
        text.push_str(&part[digits..]);
    }
    (text, places)
}

/// Returns the tables of all names in Markdown, one for each group.
///
/// ```
/// let tables = xla_hlo::aliases::markdown();
/// assert!(tables.contains("\n| `vdot`, `inner` | `dot(a, b)` |\n"));
/// ```
pub fn markdown() -> String {
    let (mut page, mut heading) = (String::new(), "");
    for row in rows() {
        if heading != row.heading {
            heading = row.heading;
            page += &format!("\n### {heading}\n\n| there | here |\n|---|---|\n");
        }
        let names = row.names().map(|name| match name.split_once('/') {
            Some((name, count)) => format!("`{name}` of {count}"),
            None => format!("`{name}`"),
        });
        let names = names.collect_vec();
        let (advice, _) = with_rest(row.advice, &[], &[]);
        let advice = advice
            .replace("}.0", "} as f32")
            .replace(REST, "")
            .replace(MARK, "");
        let advice = named(&numbered(&advice).0, &[]);
        let advice = advice.strip_prefix("write ").unwrap_or(&advice);
        let advice = advice.replace('|', "\\|");
        page += &format!("| {} | {advice} |\n", names.join(", "));
    }
    page
}
