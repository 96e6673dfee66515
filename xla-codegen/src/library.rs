//! Operations that are defined in the language itself, by the texts in `xla-codegen/library`.
//!
//! A call of one elaborates its definition, as a call of a template does (`elaborate/library.rs`). A definition is parsed
//! when a computation calls it, so that an operation costs nothing where it is not used. It may have attributes that
//! functions of users cannot have:
//!
//! - `#[wide]`: `f16` and `bf16` are computed in `f32`, and the results are rounded once, as those of numbers of 8 bits
//!   always are;
//! - `#[default(1.0)]` on an array: a call may omit it, and the number is each of its elements;
//! - `#[padding]` on a `#[known]` list of pairs: a call may pass `"SAME"` or `"VALID"` instead.
//!
//! A function that is not `pub` is a part of others, and no operation.

use std::collections::HashMap;

use xla_hlo::list::Items;
use xla_hlo::lookup;

use crate::attributes::is_default;
use crate::message::source;

/// A text of the library.
pub struct Family {
    /// Its file, without the folder and the extension.
    pub name: &'static str,
    /// The path before the names of its operations; empty if there is none.
    pub module: &'static str,
    /// The functions, after a comment about all of them.
    pub text: &'static str,
}

/// The text of a file, whose operations have no path or the path of a module.
macro_rules! family {
    ($name:literal) => {
        family!($name in "")
    };
    ($name:literal in $module:literal) => {
        Family {
            name: $name,
            module: $module,
            text: include_str!(concat!("../library/", $name, ".rs")),
        }
    };
}

/// All texts.
pub static FAMILIES: &[Family] = &[
    family!("images"),
    family!("layers"),
    family!("making"),
    family!("missing"),
    family!("recurrent"),
    family!("sequences"),
    family!("statistics"),
    family!("linalg" in "linalg"),
    family!("random" in "random"),
    family!("random_keys" in "random"),
    family!("signal" in "signal"),
    family!("special" in "special"),
    family!("special_betainc" in "special"),
    family!("special_gamma" in "special"),
    family!("special_gammainc" in "special"),
    family!("special_integrals" in "special"),
    family!("stats" in "stats"),
    family!("stats_further" in "stats"),
    family!("stats_tails" in "stats"),
];

/// The definition of an operation, or of a part of others.
#[derive(Clone, Copy)]
pub struct Definition {
    /// The name of the function.
    pub name: &'static str,
    /// The text that contains it.
    pub family: &'static Family,
    /// The function, with its comment and its attributes.
    pub text: &'static str,
    /// Whether it is an operation.
    pub is_operation: bool,
}

impl Definition {
    /// Returns the path by which calls name it.
    pub fn path(&self) -> String {
        match self.family.module {
            module if module.is_empty() || !self.is_operation => self.name.to_string(),
            module => format!("{module}::{}", self.name),
        }
    }

    /// Returns the comment, without the slashes.
    pub fn comment(&self) -> String {
        comment(self.text, "///")
    }

    /// Returns whether each parameter is a floating-point number or array, by their order.
    fn floats(&self) -> Vec<bool> {
        let item: syn::ItemFn = syn::parse_str(self.text).expect(self.name);
        let params = item.sig.generics.type_params();
        let is_float = |param: &&syn::TypeParam| {
            source(&param.bounds)
                .split(" + ")
                .any(|bound| bound == "Float")
        };
        let floats = params
            .filter_items(is_float)
            .map(|param| param.ident.to_string());
        let mut floats = floats.collect_vec();
        floats.extend(["f32", "f64"].map(str::to_string));
        let inputs = item.sig.inputs.iter().map(|arg| match arg {
            syn::FnArg::Typed(arg) => {
                let ty = source(&arg.ty);
                let of_array = ty
                    .strip_prefix("&Tensor![")
                    .and_then(|ty| ty.split_once(';'));
                floats.contains(&ty)
                    || of_array.is_some_and(|(element, _)| floats.iter().any(|of| of == element))
            }
            syn::FnArg::Receiver(_) => false,
        });
        inputs.collect_vec()
    }

    /// Returns the form of a call: `rms_norm(x[, scale][, epsilon])`.
    pub fn call(&self) -> String {
        let item: syn::ItemFn = syn::parse_str(self.text).expect(self.name);
        let params = item.sig.inputs.iter().enumerate().map(|(i, arg)| {
            let syn::FnArg::Typed(arg) = arg else {
                return "self".to_string();
            };
            let name = source(&arg.pat);
            let comma = if i > 0 { ", " } else { "" };
            if arg.attrs.iter().any(is_default) {
                format!("[{comma}{name}]")
            } else {
                format!("{comma}{name}")
            }
        });
        format!("{}({})", self.path(), params.collect_vec().concat())
    }
}

impl Family {
    /// Returns the comment about all functions, without the slashes.
    pub fn comment(&self) -> String {
        comment(self.text, "//!")
    }

    /// Returns the operations in their order.
    pub fn operations(&'static self) -> Vec<Definition> {
        let all = definitions(self).into_iter();
        all.filter_items(|definition| definition.is_operation)
            .collect_vec()
    }
}

/// Returns the comment at the beginning of a text.
fn comment(text: &str, slashes: &str) -> String {
    let lines = text.lines();
    let lines = lines.map_while(|line| line.strip_prefix(slashes));
    let lines = lines.map(|line| line.strip_prefix(' ').unwrap_or(line));
    lines.collect_vec().join("\n")
}

thread_local! {
    /// The definitions by their paths.
    static INDEX: HashMap<String, Definition> = {
        let all = FAMILIES.iter().flat_items(definitions);
        all.map(|definition| (definition.path(), definition)).collect()
    };
}

/// Returns all operations that the language defines, in no order.
pub fn operations() -> Vec<Definition> {
    INDEX.with(|index| {
        let all = index.values().copied();
        all.filter_items(|definition| definition.is_operation)
            .collect_vec()
    })
}

/// Whether a name is an operation, or a part of one.
pub(crate) fn is_name(name: &str) -> bool {
    lookup(name).is_some() || definition(name).is_some()
}

/// Returns at most three names of operations and transformations similar to a misspelt name, the most similar first.
pub(crate) fn suggest(name: &str) -> Vec<&'static str> {
    let defined = operations().into_iter();
    let defined = defined.filter_items(|of| of.family.module.is_empty());
    let mut defined = defined.map(|of| of.name).collect_vec();
    defined.sort_unstable();
    xla_hlo::suggest(name, &defined)
}

/// Whether this is the path before the names of operations, `stats`.
pub(crate) fn is_module(name: &str) -> bool {
    !name.is_empty() && FAMILIES.iter().any(|family| family.module == name)
}

/// Returns the help for a path of which only the name is wrong: `stats::norm_pfd`.
pub(crate) fn misspelt(path: &str) -> Option<String> {
    let (module, name) = path.split_once("::")?;
    let (module, name) = (module.trim(), name.trim());
    let defined = operations().into_iter();
    let defined = defined.filter_items(|of| of.family.module == module);
    let mut defined = defined.map(|of| of.name).collect_vec();
    defined.sort_unstable();
    let similar = xla_hlo::suggest(name, &defined);
    let first = similar.first().filter(|_| is_module(module))?;
    Some(format!("did you mean `{module}::{first}`?"))
}

/// Returns the paths of the operations of a name, of which all but one have a module.
pub fn paths_to(name: &str) -> Vec<String> {
    let all = operations().into_iter();
    let all = all.filter_items(|of| of.name == name);
    let mut paths = all.map(|of| of.path()).collect_vec();
    paths.extend(lookup(name).map(|of| of.name.to_string()));
    paths.sort_unstable();
    paths
}

/// Returns the help for a path that is wrong, if operations have its last part as their name, or the last two:
/// `stats::norm::logpdf` is `stats::norm_logpdf`.
pub(crate) fn of_name(path: &str) -> Option<String> {
    let mut parts = path.rsplit("::").map(str::trim);
    let (last, before) = (parts.next()?, parts.next());
    let joined = before.map(|before| paths_to(&format!("{before}_{last}")));
    let mut paths = joined.unwrap_or_default();
    if paths.is_empty() {
        paths = paths_to(last);
    }
    let paths = paths.into_iter().map(|path| format!("`{path}(..)`"));
    let paths = paths.collect_vec();
    (!paths.is_empty()).then(|| format!("the operation is {}", paths.join(" or ")))
}

/// Returns whether each parameter of an operation is a floating-point number or array.
pub(crate) fn floats(path: &str) -> Vec<bool> {
    definition(path).map_or_else(Vec::new, |of| of.floats())
}

/// Returns the definition of a path.
pub(crate) fn definition(path: &str) -> Option<Definition> {
    INDEX.with(|index| index.get(path).copied())
}

/// Whether a path is an operation, of the compiler or of the texts.
pub fn is_operation(path: &str) -> bool {
    lookup(path).is_some() || definition(path).is_some_and(|definition| definition.is_operation)
}

/// Splits a text into definitions. Each ends with the first brace that begins a line, and an empty line precedes it.
fn definitions(family: &'static Family) -> Vec<Definition> {
    let mut all = Vec::new();
    let mut rest = family.text;
    while let Some(end) = rest.find("\n}\n") {
        let (one, after) = rest.split_at(end + "\n}\n".len());
        rest = after;
        let is_head = |line: &&str| line.starts_with("fn ") || line.starts_with("pub fn ");
        let Some(head) = one.lines().find(is_head) else {
            continue;
        };
        let before = &one[..one.find(head).unwrap_or_default()];
        let start = before.rfind("\n\n").map_or(0, |at| at + "\n\n".len());
        let (is_operation, name) = match head.strip_prefix("pub fn ") {
            Some(name) => (true, name),
            None => (false, &head["fn ".len()..]),
        };
        all.push(Definition {
            name: name.split(['<', '(']).next().unwrap_or_default(),
            family,
            text: one[start..].trim_start(),
            is_operation,
        });
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    static FAMILY: Family = Family {
        name: "layers",
        module: "",
        text: "//! Layers.\n\n/// Doubles.\n///\n/// fn is a word.\n#[wide]\npub fn twice<E: Float>(x: E) -> E {\n    half(x)\n}\n\n\
               fn half(x: f32) -> f32 {\n    if true {\n    }\n}\n",
    };

    #[test]
    fn a_text_is_split_at_its_functions() {
        let found = definitions(&FAMILY);
        let names = found.iter().map(|one| (one.name, one.is_operation));
        assert_eq!(names.collect_vec(), [("twice", true), ("half", false)]);
        assert_eq!(found[0].comment(), "Doubles.\n\nfn is a word.");
        assert_eq!(found[0].call(), "twice(x)");
        assert_eq!(FAMILY.comment(), "Layers.");
        assert!(
            found[0].text.starts_with("/// Doubles."),
            "{}",
            found[0].text
        );
    }

    #[test]
    fn each_definition_is_a_function_of_its_name() {
        for family in FAMILIES {
            let functions = syn::parse_file(family.text).expect(family.name).items;
            let names = functions.iter().map(|item| match item {
                syn::Item::Fn(item) => item.sig.ident.to_string(),
                _ => panic!("{}: expected functions only", family.name),
            });
            let found = definitions(family);
            let found = found.iter().map(|one| one.name.to_string()).collect_vec();
            assert_eq!(found, names.collect_vec(), "{}", family.name);
        }
    }

    #[test]
    fn no_definition_has_the_name_of_another_operation() {
        let mut all = FAMILIES.iter().flat_items(definitions).collect_vec();
        all.sort_by_key(Definition::path);
        for pair in all.windows(2) {
            assert_ne!(pair[0].path(), pair[1].path());
        }
        for definition in all {
            assert!(
                lookup(&definition.path()).is_none(),
                "{}",
                definition.path()
            );
        }
    }
}
