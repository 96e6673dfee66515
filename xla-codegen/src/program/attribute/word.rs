//! Helps for arguments of `#[computation(..)]` that are misspelt, or written in another form.

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::Error;
use syn::parse::ParseStream;
use xla_hlo::list::Items;
use xla_hlo::spelling;

use crate::message::source;

/// The arguments, with their forms.
const FORMS: [(&str, &str); 9] = [
    ("program", "program = Name"),
    ("prepared", "prepared(p)"),
    ("export", "export = \"name\""),
    ("jvp", "jvp = rule"),
    ("vjp", "vjp = rule"),
    ("stablehlo", "stablehlo = \"model.mlir\""),
    ("entry", "entry = \"name\""),
    ("custom_calls", "custom_calls(Foo = foo)"),
    ("crate", "crate = path"),
];

/// Arguments of functions in other libraries, and the arguments that replace them here.
const OTHERS: [(&[&str], &str); 5] = [
    (
        &[
            "devices",
            "device",
            "mesh",
            "in_shardings",
            "out_shardings",
            "sharding",
            "in_specs",
            "out_specs",
            "axis_name",
        ],
        "remove it: replicas are a parameter of the computation, `replica: &Replica`",
    ),
    (
        &["static", "static_argnums", "static_argnames", "constexpr"],
        "remove it: `#[known]` before a parameter makes its value known while compiling",
    ),
    (
        &["donate", "donate_argnums", "donate_argnames"],
        "remove it: a parameter without `&` is donated",
    ),
    (
        &["parallel", "threads", "num_threads", "executor", "exec"],
        "remove it: the executor is a parameter of the computation, `exec: &Exec`",
    ),
    (
        &[
            "backend",
            "cache",
            "debug",
            "dynamic",
            "fullgraph",
            "inline",
            "jit",
            "mode",
            "name",
            "no_std",
            "optimize",
        ],
        "remove it",
    ),
];

/// Returns the error for an argument that does not exist, which the input follows.
pub(super) fn unknown(word: &Ident, input: ParseStream) -> Error {
    let name = word.to_string();
    let known = FORMS.map(|(name, _)| name);
    let what = format!("`#[computation(..)]` has no argument `{name}`");
    let other = OTHERS
        .iter()
        .find(|(names, _)| names.contains(&name.as_str()));
    let help = match (other, spelling::argument(&name, &known)) {
        (Some((_, help)), _) => (*help).to_string(),
        (None, Some(meant)) => format!("write `{}`", written(meant, input)),
        (None, None) => {
            let forms = FORMS.iter().map(|(_, form)| format!("`{form}`"));
            format!("write one of {}", forms.collect_vec().join(", "))
        }
    };
    Error::new(word.span(), format!("{what}\n  help: {help}"))
}

/// Returns the error for an argument in another form, which the input follows.
pub(super) fn malformed(word: &Ident, input: ParseStream) -> Error {
    let name = word.to_string();
    let form = FORMS.iter().find(|(own, _)| *own == name);
    let form = form.map_or("", |(_, form)| form);
    let found = source(argument(input));
    let is_mark = |c: char| c == '=' || c == ':';
    let space = if found.starts_with(is_mark) { " " } else { "" };
    let help = written(&name, input);
    let what = format!("expected `{form}`, found `{name}{space}{found}`\n  help: write `{help}`");
    Error::new(word.span(), what)
}

/// Returns the error for an argument that is listed twice.
pub(super) fn repeated(word: &Ident) -> Error {
    let what = format!("`{word}` is listed twice\n  help: remove one of them");
    Error::new(word.span(), what)
}

/// Whether a word is an argument.
pub(super) fn is_known(word: &Ident) -> bool {
    FORMS.iter().any(|(name, _)| word == name)
}

/// Returns the tokens up to the next comma.
fn argument(input: ParseStream) -> TokenStream {
    let rest: TokenStream = input.fork().parse().unwrap_or_default();
    let is_inside =
        |token: &TokenTree| !matches!(token, TokenTree::Punct(of) if of.as_char() == ',');
    rest.into_iter().take_while(is_inside).collect()
}

/// Returns an argument in its form, with the names that are written after it.
fn written(meant: &str, input: ParseStream) -> String {
    let names = names(argument(input));
    let first = |default: &str| {
        names
            .first()
            .cloned()
            .unwrap_or_else(|| default.to_string())
    };
    match meant {
        "program" => format!("program = {}", camel(&first("Name"))),
        "prepared" if names.is_empty() => "prepared(p)".to_string(),
        "prepared" => format!("prepared({})", names.join(", ")),
        "export" => format!("export = \"{}\"", first("name")),
        "stablehlo" => format!("stablehlo = \"{}\"", first("model.mlir")),
        "entry" => format!("entry = \"{}\"", first("main")),
        "custom_calls" => match names.as_slice() {
            [target, function, ..] => format!("custom_calls({target} = {function})"),
            _ => "custom_calls(Foo = foo)".to_string(),
        },
        rule => format!("{rule} = {}", first("rule")),
    }
}

/// Returns the names and the texts in an argument, without the types after colons: `w` of `(&mut w: &Weights)`.
fn names(tokens: TokenStream) -> Vec<String> {
    let mut names = Vec::new();
    let mut is_type = false;
    for token in tokens {
        match token {
            TokenTree::Group(group) => names.extend(self::names(group.stream())),
            TokenTree::Ident(word) if word != "mut" && word != "ref" && !is_type => {
                names.push(word.to_string());
            }
            TokenTree::Literal(text) => {
                let text = text.to_string();
                names.push(text.trim_matches('"').to_string());
            }
            TokenTree::Punct(mark) if mark.as_char() == ':' => is_type = !names.is_empty(),
            TokenTree::Punct(mark) if mark.as_char() == ',' => is_type = false,
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
    names
}

/// Returns the name of a type: `Scores` of `scores`.
fn camel(name: &str) -> String {
    let parts = name.split('_').filter_items(|part| !part.is_empty());
    let parts = parts.map(|part| {
        let (first, rest) = part.split_at(part.chars().next().map_or(0, char::len_utf8));
        first.to_uppercase() + rest
    });
    parts.collect_vec().concat()
}
