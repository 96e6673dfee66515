//! The names that NumPy, JAX, PyTorch and crates of Rust use for operations with another name here.
//!
//! The table is a text that is searched when a program contains an unknown name, so that it costs programs without
//! mistakes nothing.

use crate::error::{Operand, named};
use crate::list::Items;

mod train;

pub use train::{import, imported};

static TEXT: &str = include_str!("aliases/names.txt");

/// The modules of other libraries in paths, such as `jnp::where_`. Advice for a name is advice for its paths too.
static MODULES: &[&str] = &[
    "F",
    "fft",
    "functional",
    "jax",
    "jnp",
    "lax",
    "linalg",
    "nn",
    "np",
    "numpy",
    "optax",
    "random",
    "scipy",
    "signal",
    "special",
    "stats",
    "torch",
];

/// Whether this is the name of a module of another library, as programs import it.
pub fn is_module(name: &str) -> bool {
    MODULES.contains(&name)
}

/// The names by which programs of Python import other libraries, which are not likely to be modules of Rust.
static LIBRARIES: &[&str] = &[
    "jax", "jnp", "lax", "np", "numpy", "optax", "scipy", "torch",
];

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
    first.is_some_and(|first| LIBRARIES.contains(&first))
}

/// Advice for one or more names of other libraries.
#[derive(Clone, Copy)]
pub struct Row {
    /// The group that the row is in.
    pub heading: &'static str,
    names: &'static str,
    /// The advice, in which `{x}` is the text of the first argument. The arguments follow in their order.
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
        if !MODULES.contains(&module) {
            return None;
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
    let row = row(&name.replace("::", "."))?;
    let mut operands: Vec<Operand> = Vec::new();
    for (at, _) in row.advice.match_indices('{') {
        let Some((parameter, _)) = row.advice[at + 1..].split_once('}') else {
            continue;
        };
        let is_name = !parameter.is_empty() && parameter.chars().all(char::is_alphanumeric);
        if is_name && operands.iter().all(|known| known.parameter != parameter) {
            operands.push(Operand {
                parameter: parameter.to_string(),
                text: arguments.get(operands.len()).cloned(),
                ty: String::new(),
                place: None,
            });
        }
    }
    Some(named(row.advice, &operands))
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
        let names = row.names().map(|name| format!("`{name}`")).collect_vec();
        let advice = named(row.advice, &[]);
        let advice = advice.strip_prefix("write ").unwrap_or(&advice);
        let advice = advice.replace('|', "\\|");
        page += &format!("| {} | {advice} |\n", names.join(", "));
    }
    page
}
