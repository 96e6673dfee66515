//! Each public name of JAX and Optax has an answer: an operation, or advice in `xla-hlo/src/aliases/names.txt`.

use std::collections::BTreeSet;

use xla_codegen::library;
use xla_hlo::{aliases, spelling, transform};

/// The names, which `scripts/names.py` writes.
static NAMES: &str = include_str!("jax_names.txt");

/// Returns the names with the modules that contain them.
fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = NAMES.lines().filter_map(|line| line.split_once(": "));
    let lines = lines.filter(|(module, _)| !module.starts_with('#'));
    lines.flat_map(|(module, names)| names.split(' ').map(move |name| (module, name)))
}

/// Returns the answer to a name: a path of an operation, or advice.
fn answer(module: &str, name: &str) -> Option<String> {
    let (_, parent) = module.rsplit_once('.').unwrap_or(("", module));
    let own = format!("{parent}.{name}");
    // `jax.random.gamma` is an operation of the module `random`, `jax.scipy.stats.norm.pdf` is `stats::norm_pdf`.
    let paths = library::paths_to(name).into_iter();
    let of_module = paths.chain(library::paths_to(&own.replace('.', "_")));
    let paths: Vec<String> = of_module.collect();
    let exact = paths.iter().find(|path| path.replace("::", ".") == own);
    let advice = || aliases::row(&format!("{module}.{name}")).map(|row| row.advice.to_string());
    let in_train = || aliases::import(name);
    exact
        .cloned()
        .or_else(advice)
        .or_else(|| paths.first().cloned())
        .or_else(|| transform::lookup(name).map(|of| of.name.to_string()))
        .or_else(in_train)
        .or_else(|| aliases::row(name).map(|row| row.advice.to_string()))
}

#[test]
fn each_name_of_jax_and_optax_has_an_answer() {
    let open = names().filter(|(module, name)| answer(module, name).is_none());
    let open: Vec<String> = open
        .map(|(module, name)| format!("{module}.{name}"))
        .collect();
    assert!(names().count() > 1200);
    assert!(
        open.is_empty(),
        "{} names without a row in xla-hlo/src/aliases/names.txt: {}",
        open.len(),
        open.join(" ")
    );
}

/// A row that is left after its name became an operation would hide the operation from who comes with the name.
#[test]
fn no_row_is_about_an_operation() {
    let mut left = Vec::new();
    for row in aliases::rows() {
        for name in row.names() {
            let path = name.replace('.', "::");
            let is_of_train = || path == name && aliases::import(name).is_some();
            if library::is_operation(&path) || transform::lookup(&path).is_some() || is_of_train() {
                left.push(name);
            }
            // `norm.logpdf` is `stats::norm_logpdf`.
            let mut parts: Vec<&str> = name.rsplitn(3, '.').take(2).collect();
            parts.reverse();
            if parts.len() == 2 && !library::paths_to(&parts.join("_")).is_empty() {
                left.push(name);
            }
            // A plain name may be a word of several modules: its advice names the operation.
            let paths = library::paths_to(name).into_iter();
            let mut in_modules = paths.filter(|path| path.contains("::"));
            if in_modules.any(|path| !row.advice.contains(&format!("{path}("))) {
                left.push(name);
            }
        }
    }
    assert!(
        left.is_empty(),
        "delete in xla-hlo/src/aliases/names.txt: {}",
        left.join(", ")
    );
}

#[test]
fn names_of_arguments_elsewhere_stand_for_parameters_of_the_library() {
    let calls: Vec<String> = library::operations()
        .iter()
        .map(library::Definition::call)
        .collect();
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let known: BTreeSet<&str> = calls
        .iter()
        .flat_map(|call| call.split(|c| !is_name(c)))
        .collect();
    let unknown: Vec<&str> = spelling::of_library()
        .filter(|name| !known.contains(name))
        .collect();
    assert!(unknown.is_empty(), "no parameter {}", unknown.join(", "));
}

#[test]
fn no_name_has_two_rows() {
    let (mut seen, mut twice) = (BTreeSet::new(), Vec::new());
    for row in aliases::rows() {
        for name in row.names() {
            if !seen.insert(name) {
                twice.push(name);
            }
            let is_name = !name.is_empty() && name.trim() == name;
            assert!(is_name, "expected names before ` -> `: {}", row.advice);
        }
    }
    assert!(twice.is_empty(), "listed twice: {}", twice.join(", "));
}

/// Returns the paths before a parenthesis in code between backticks, except before labels.
fn called(advice: &str) -> Vec<&str> {
    let code = advice.split('`').skip(1).step_by(2);
    code.flat_map(|code| {
        let calls = code.match_indices('(');
        let calls = calls.filter(|(at, _)| !code[at + 1..].starts_with('"'));
        calls.map(|(at, _)| {
            let head = &code[..at];
            let start = head.rfind(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
            &head[start.map_or(0, |start| start + 1)..]
        })
    })
    .filter(|name| !name.is_empty())
    .collect()
}

#[test]
fn advice_calls_only_operations_that_exist() {
    // Computations of the user, methods of arrays, lists and layers, and functions outside of computations.
    let others = [
        "Rng::new",
        "Tensor::from_vec",
        "derive",
        "dims",
        "f",
        "forward",
        "iter",
        "len",
        "loss",
        "padded",
        "product",
        "train",
        "typed_xla::npz::load",
    ];
    let mut wrong = Vec::new();
    for row in aliases::rows() {
        for name in called(row.advice) {
            let of_train = row.advice.contains("typed_xla::train");
            let known = library::is_operation(name)
                || transform::lookup(name).is_some()
                || others.contains(&name)
                || of_train && aliases::import(name).is_some();
            if !known {
                wrong.push(format!("no operation `{name}`: {}", row.advice));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
