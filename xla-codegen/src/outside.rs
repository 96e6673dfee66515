//! Messages for Rust syntax that the language does not support, with alternatives.

use quote::ToTokens;
use syn::Expr;

use crate::message::source;

/// Returns the message for an attribute on a statement, an expression or a part of one.
pub(crate) fn attribute(name: &str) -> String {
    match name {
        "cfg" | "cfg_attr" => format!(
            "`#[{name}]` is only supported on whole items\n  \
             help: write the item once for each configuration, with `#[{name}(..)]` before each"
        ),
        _ => format!(
            "attribute `#[{name}]` is not supported here: only doc comments and lint levels such as `#[allow(unused)]` are\n  \
             help: remove it"
        ),
    }
}

/// Returns the message for `*` on anything but a `&mut` parameter.
pub(crate) fn deref(inner: impl ToTokens, help: &str) -> String {
    format!(
        "cannot dereference `{}`: expected a `&mut` parameter or a field of one\n  help: {help}",
        source(inner)
    )
}

/// The message for items in a body.
pub(crate) const ITEM: &str = "items other than constants are not supported in the body of a computation\n  \
    help: move the item out of the function";

/// Returns the message for a macro in a body that neither prints nor asserts.
pub(crate) fn other_macro(mac: &syn::Macro) -> String {
    let name = source(&mac.path);
    let help = match name.as_str() {
        "vec" => format!("write `[{}]`", source(&mac.tokens)),
        "tensor" => format!("write `[{}]`, in a `let` with a type", source(&mac.tokens)),
        "panic" | "unreachable" | "todo" | "unimplemented" => {
            "write `assert!(condition, \"message\")`".to_string()
        }
        "write" | "writeln" | "format" => "write `println!(\"{x}\")`".to_string(),
        _ => {
            "call it outside of the computation, or in a function with `#[custom_call]`".to_string()
        }
    };
    format!("`{name}!` is not supported in a computation\n  help: {help}")
}

/// The message for other patterns.
pub(crate) const PATTERN: &str =
    "expected a name, `_`, or a tuple, an array or a struct of patterns";

/// The message for a loop over anything but a range.
pub(crate) const RANGE: &str = "expected a range of integers: `0..n`, `0..=n`, `(0..n).rev()` or `(0..n).step_by(k)`\n  \
    help: a loop has a number of rounds: `for i in 0..n { .. }`";

/// Returns the help for a loop over a struct whose arrays have a common first dimension.
pub(crate) fn stacked(of: &str) -> String {
    format!(
        "iterate over the slices of its arrays with `scan(|carry, slice| (carry, ()), init, {of})`"
    )
}

/// The message for `?` on anything but a fallible call.
pub(crate) const TRY: &str =
    "`?` is only allowed after a call that may fail, such as `infeed(feed)?`";

/// The message for other expressions.
pub(crate) const OTHER: &str = "this expression is not supported: a body consists of `let`s, operators, and calls of operations and \
    computations";

/// Returns the message for an expression that has no form of its own.
pub(crate) fn why(expr: &Expr) -> &'static str {
    match expr {
        Expr::Unsafe(_) | Expr::RawAddr(_) => "unsafe code is not supported in a computation",
        Expr::Async(_) | Expr::Await(_) => "`async` is not supported in a computation",
        _ => OTHER,
    }
}
